//! Types that were made of schemas, each in a module of its own.

use mcp_codegen::FileSet;
use proc_macro2::TokenStream;
use quote::quote;

use super::name;
use crate::project::listing::schema_text;
use crate::project::plan::{Plan, TypePlan};
use crate::types::Validation;

/// The items of a type's module: the type under the name of the project, what belongs to it, and
/// `validate`.
pub fn items(plan: &TypePlan) -> Result<TokenStream, String> {
    let file: syn::File = syn::parse_str(&plan.converted.code)
        .map_err(|error| format!("the types of `{}` are not Rust: {error}", plan.name))?;
    let items = file.items;
    let alias = (plan.converted.root != plan.name).then(|| {
        let root: syn::Type = syn::parse_str(&plan.converted.root)
            .map_err(|error| format!("`{}` is no type: {error}", plan.converted.root))?;
        let alias = name(&plan.name);
        Ok::<_, String>(quote! {
            /// The type of the schema.
            pub type #alias = #root;
        })
    });
    let alias = alias.transpose()?;
    let validate = match plan.converted.validate {
        Validation::Generated(_) => TokenStream::new(),
        Validation::Validator => validator(plan),
    };
    Ok(quote! { #(#items)* #alias #validate })
}

/// The function that decides acceptance, inside of the module.
pub fn validate(plan: &TypePlan) -> proc_macro2::Ident {
    match &plan.converted.validate {
        Validation::Generated(function) => name(function),
        Validation::Validator => name("validate"),
    }
}

fn validator(plan: &TypePlan) -> TokenStream {
    let file = format!("../schemas/{}.json", plan.name);
    quote! {
        /// Whether a value is what the schema says.
        ///
        /// # Errors
        /// With what is wrong first.
        pub fn validate(value: &::serde_json::Value) -> ::std::result::Result<(), ::std::string::String> {
            static VALIDATOR: ::std::sync::LazyLock<
                ::std::result::Result<::jsonschema::Validator, ::std::string::String>,
            > = ::std::sync::LazyLock::new(|| crate::generated::schema::validator(include_str!(#file)));
            crate::generated::schema::check(&VALIDATOR, value)
        }
    }
}

/// The schemas that the `jsonschema` crate needs.
pub fn schemas(plan: &Plan<'_>, files: &mut FileSet) {
    let tools = plan.tools.iter();
    let types = tools.flat_map(|tool| std::iter::once(&tool.arguments).chain(&tool.output));
    for ty in types.chain(plan.templates.iter().map(|template| &template.variables)) {
        if matches!(ty.converted.validate, Validation::Validator) {
            files.insert(format!("schemas/{}.json", ty.name), schema_text(&ty.schema));
        }
    }
}
