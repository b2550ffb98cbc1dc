//! One file: its head, its imports, and tokens as text.

use proc_macro2::TokenStream;
use quote::quote;

use super::context::{Context, Imports};
use crate::naming::ident;
use crate::problem::{Error, Problem};

/// The text of a file.
///
/// # Errors
/// If `tokens` are not Rust.
pub fn text(command: &str, path: &str, tokens: TokenStream) -> Result<String, Error> {
    let file = syn::parse2(tokens.clone()).map_err(|error| {
        let text = tokens.to_string();
        let message = format!("the generator wrote something that is not Rust: {error}\n{text}");
        Error::from(Problem::new(path, "", message))
    })?;
    let code = spaced(&prettyplease::unparse(&file));
    Ok(format!(
        "// Written by `{command}`. Do not edit: change the schema or the generator.\n\n{code}"
    ))
}

/// The code with an empty line between its items, as people write it.
fn spaced(code: &str) -> String {
    let mut spaced = String::new();
    let mut previous = "";
    for line in code.lines() {
        let indent = line.len() - line.trim_start().len();
        let begins = starts_item(line.trim_start());
        let follows_end = previous.trim_start() == "}" && previous.len() - 1 == indent;
        let first = previous.is_empty() || previous.ends_with('{');
        let is_import =
            |line: &str| ["use ", "pub use ", "mod "].iter().any(|s| line.starts_with(s));
        let after_import = is_import(previous) || previous == "};";
        let same = is_import(line) && line.starts_with("mod ") == previous.starts_with("mod ");
        let after_head = previous.starts_with("//!") && !line.starts_with("//!");
        let group = after_head || indent == 0 && after_import && begins && !same;
        if !first && (begins && follows_end || group) {
            spaced.push('\n');
        }
        spaced.push_str(line);
        spaced.push('\n');
        previous = line;
    }
    spaced
}

fn starts_item(line: &str) -> bool {
    ["///", "#[", "pub ", "impl", "fn ", "mod ", "const ", "static ", "async fn", "type "]
        .iter()
        .any(|start| line.starts_with(start))
}

/// The imports of a file of a version module.
pub fn imports(
    context: &Context<'_>,
    imports: &Imports,
    defined: &dyn Fn(&str) -> bool,
) -> TokenStream {
    let root = context.root();
    let mut uses = TokenStream::new();
    let mut from = |path: TokenStream, names: Vec<&str>| {
        let names = names.into_iter().map(ident);
        uses.extend(quote!(use #path::{#(#names),*};));
    };
    let has = |name: &str| imports.support.contains(&("", name));
    let group = |names: &[&'static str]| -> Vec<&'static str> {
        names.iter().copied().filter(|name| has(name)).collect()
    };
    for (path, names) in [
        (quote!(std::future), group(&["Future", "ready"])),
        (quote!(std::marker), group(&["PhantomData"])),
    ] {
        if !names.is_empty() {
            from(path, names);
        }
    }
    let de = group(&["DeserializeOwned", "Error", "MapAccess", "SeqAccess"]);
    if !de.is_empty() {
        from(quote!(serde::de), de);
    }
    let serde = group(&["Deserialize", "Deserializer", "Serialize", "Serializer"]);
    if !serde.is_empty() {
        from(quote!(serde), serde);
    }
    if has("RawValue") {
        from(quote!(serde_json::value), vec!["RawValue"]);
    }
    let names: Vec<&str> =
        imports.types.iter().map(String::as_str).filter(|name| !defined(name)).collect();
    if !names.is_empty() {
        from(quote!(super), names);
    }
    let mut modules: Vec<&str> = imports.support.iter().map(|(module, _)| *module).collect();
    modules.dedup();
    for module in modules.into_iter().filter(|module| !module.is_empty()) {
        let names = imports.support.iter().filter(|(other, _)| *other == module);
        let module = ident(module);
        from(quote!(#root::#module), names.map(|(_, name)| *name).collect());
    }
    let modules = group(&["convert", "wire"]);
    if !modules.is_empty() {
        from(root, modules);
    }
    uses
}
