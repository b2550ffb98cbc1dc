//! Types that were made of schemas, and what decides acceptance.

use mcp_codegen::FileSet;
use proc_macro2::TokenStream;
use quote::quote;

use super::{HEADER, name, support, turns};
use crate::project::plan::{Plan, TypePlan};

/// `types.rs` and what it needs.
pub fn files(plan: &Plan<'_>, files: &mut FileSet) -> Result<(), String> {
    // In literals these characters are escaped already: what is left of them is in comments.
    let code = plan.types.replace(turns, " ");
    files.insert("types.rs", format!("{HEADER}{code}"));
    for (name, text) in crate::types::support(plan.has_patterns) {
        files.insert(format!("schema/{name}"), support(&text));
    }
    Ok(())
}

/// The type as Rust.
pub fn path(plan: &TypePlan) -> TokenStream {
    let root = name(&plan.converted.root);
    quote! { crate::generated::types::#root }
}

/// The function that decides acceptance.
pub fn validate(plan: &TypePlan) -> TokenStream {
    let function = name(&plan.converted.check);
    quote! { crate::generated::types::#function }
}
