//! Types that were made of schemas, and what decides acceptance.

use mcp_codegen::FileSet;
use proc_macro2::TokenStream;
use quote::quote;

use super::{HEADER, module_docs, name, support, turns};
use crate::project::listing;
use crate::project::plan::{Plan, TypePlan};
use crate::types::{SUPPORT, Validation};

/// `types.rs` and what it needs.
pub fn files(plan: &Plan<'_>, files: &mut FileSet) -> Result<(), String> {
    // In literals these characters are escaped already: what is left of them is in comments.
    let code = plan.types.replace(turns, " ");
    files.insert("types.rs", format!("{HEADER}{code}"));
    files.insert("schema.rs", support(SUPPORT));
    if plan.needs_validator() {
        files.insert("validator.rs", support(include_str!("../../support/validator.rs")));
        files.insert("validators.rs", super::print(validators(plan))?);
        for ty in validated(plan) {
            files.insert(format!("schemas/{}.json", ty.name), listing::text(&ty.schema));
        }
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
    match &plan.converted.validate {
        Validation::Generated(function) => {
            let function = name(function);
            quote! { crate::generated::types::#function }
        }
        Validation::Validator => {
            let function = name(&plan.function());
            quote! { crate::generated::validators::#function }
        }
    }
}

/// The types whose schemas the `jsonschema` crate checks.
fn validated<'a>(plan: &'a Plan<'_>) -> impl Iterator<Item = &'a TypePlan> {
    plan.all_types().filter(|ty| ty.converted.validate == Validation::Validator)
}

fn validators(plan: &Plan<'_>) -> TokenStream {
    let head = module_docs("What decides acceptance where only the `jsonschema` crate can.");
    let functions = validated(plan).map(|ty| {
        let (function, file) = (name(&ty.function()), format!("schemas/{}.json", ty.name));
        quote! {
            pub(super) fn #function(value: &Value) -> Result<(), String> {
                static VALIDATOR: LazyLock<Result<Validator, String>> =
                    LazyLock::new(|| validator(include_str!(#file)));
                check(&VALIDATOR, value)
            }
        }
    });
    quote! {
        #head

        use std::sync::LazyLock;

        use jsonschema::Validator;
        use serde_json::Value;

        use super::validator::{check, validator};

        #(#functions)*
    }
}
