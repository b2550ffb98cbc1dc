//! The files of one protocol version.

use std::path::PathBuf;

use proc_macro2::TokenStream;
use quote::quote;

use super::context::{Context, Imports};
use super::{conversions, docs, file, handlers, messages, objects, opaque, strings, unions};
use crate::fileset::FileSet;
use crate::model::{Shape, Type};
use crate::naming::{ident, module_name};
use crate::problem::Error;

/// Renders all files of a version.
pub fn render(context: &Context<'_>, files: &mut FileSet) -> Result<(), Error> {
    let mut modules = Vec::new();
    for concern in concerns(context) {
        let types: Vec<&Type> =
            context.own_types().filter(|ty| ty.concern == concern.module).collect();
        if types.is_empty() {
            continue;
        }
        let (tokens, imports) = definitions(context, &types);
        write(context, files, &concern.module, &concern.doc, tokens, &imports, &types)?;
        let (tokens, imports) = wires(context, &types);
        if !tokens.is_empty() {
            let module = format!("{}_wire", concern.module);
            let doc = format!("How the types of `{}` are read and written.", concern.module);
            write(context, files, &module, &doc, tokens, &imports, &[])?;
            modules.push((module, false));
        }
        modules.push((concern.module.clone(), true));
    }
    let [upgrades, downgrades] = conversions::render(context);
    for (module, doc, (tokens, imports)) in [
        ("messages", "Every message of this version by type.", messages::render(context)),
        (
            "sides",
            "What each side sends and how it answers, as enums to match on.",
            messages::sides(context),
        ),
        ("handlers", "Who answers: a trait for each capability.", handlers::render(context)),
        ("upgrades", "Conversions from the version before this one.", upgrades),
        ("downgrades", "Conversions to the version before this one.", downgrades),
    ] {
        if !tokens.is_empty() {
            write(context, files, module, doc, tokens, &imports, &[])?;
            let public = matches!(module, "sides" | "handlers");
            modules.push((module.to_owned(), public));
        }
    }
    modules.sort();
    let path = path(context, "mod");
    let text = file::text(&context.input.layout.command, "mod.rs", module(context, &modules))?;
    files.insert(path, text);
    Ok(())
}

struct Concern {
    module: String,
    doc: String,
}

fn concerns(context: &Context<'_>) -> Vec<Concern> {
    let concerns = &context.input.facts.concerns.concern;
    if concerns.is_empty() {
        let doc = "The types of the schema.".to_owned();
        return vec![Concern { module: "types".to_owned(), doc }];
    }
    let concern =
        |c: &crate::facts::Concern| Concern { module: c.module.clone(), doc: c.doc.clone() };
    concerns.iter().map(concern).collect()
}

fn path(context: &Context<'_>, module: &str) -> PathBuf {
    PathBuf::from(module_name(&context.protocol.version)).join(format!("{module}.rs"))
}

fn write(
    context: &Context<'_>,
    files: &mut FileSet,
    module: &str,
    doc: &str,
    tokens: TokenStream,
    imports: &Imports,
    types: &[&Type],
) -> Result<(), Error> {
    let defined = |name: &str| types.iter().any(|ty| ty.name == name);
    let uses = file::imports(context, imports, &defined);
    let doc = format!(" {doc}");
    let path = path(context, module);
    let label = path.display().to_string();
    let tokens = quote!(#![doc = #doc] #uses #tokens);
    files.insert(path, file::text(&context.input.layout.command, &label, tokens)?);
    Ok(())
}

fn definitions(context: &Context<'_>, types: &[&Type]) -> (TokenStream, Imports) {
    let mut imports = Imports::default();
    let mut tokens = TokenStream::new();
    for ty in types {
        let name = ident(&ty.name);
        tokens.extend(match &ty.shape {
            Shape::Object(object) => objects::definition(context, ty, object, &mut imports),
            Shape::Union(union) => unions::definition(context, ty, union, &mut imports),
            Shape::Strings(values) => strings::definition(ty, values),
            Shape::Opaque(constants) => opaque::definition(ty, constants, &mut imports),
            Shape::Alias(target) => {
                imports.value(target);
                let docs = docs::attributes(&ty.doc, &[]);
                let target = context.ty(target);
                quote!(#docs pub type #name = #target;)
            }
            Shape::Native(native) => {
                let (root, native) = (context.root(), ident(native));
                quote!(pub use #root::rpc::#native;)
            }
        });
    }
    (tokens, imports)
}

fn wires(context: &Context<'_>, types: &[&Type]) -> (TokenStream, Imports) {
    let mut imports = Imports::default();
    let mut tokens = TokenStream::new();
    for ty in types {
        tokens.extend(match &ty.shape {
            Shape::Object(object) => objects::wire(context, ty, object, &mut imports),
            Shape::Union(union) => unions::wire(context, ty, union, &mut imports),
            Shape::Strings(_) => strings::wire(ty, &mut imports),
            Shape::Opaque(_) => opaque::wire(ty, &mut imports),
            Shape::Alias(_) | Shape::Native(_) => continue,
        });
    }
    if !tokens.is_empty() {
        imports.support("", "wire");
        for name in ["Deserialize", "Deserializer", "Serialize", "Serializer"] {
            imports.support("", name);
        }
    }
    (tokens, imports)
}

/// `mod.rs`: the modules, and the types of earlier versions that did not change.
fn module(context: &Context<'_>, modules: &[(String, bool)]) -> TokenStream {
    let declarations = modules.iter().map(|(module, _)| {
        // The name of a schema may happen to be that of one of its files.
        let same = *module == module_name(&context.protocol.version);
        let allow = same.then(|| quote!(#[allow(clippy::module_inception)]));
        let module = ident(module);
        quote!(#allow mod #module;)
    });
    let public = modules.iter().filter(|(_, public)| *public).map(|(module, _)| {
        let module = ident(module);
        quote!(pub use #module::*;)
    });
    let mut shared = TokenStream::new();
    for owner in 0..context.index {
        let names = context
            .protocol
            .types
            .iter()
            .filter(|ty| context.owners.owner(context.index, &ty.name) == owner);
        let names: Vec<_> = names.map(|ty| ident(&ty.name)).collect();
        if !names.is_empty() {
            let path = context.module_of(owner);
            shared.extend(quote!(pub use #path::{#(#names),*};));
        }
    }
    let version = &context.protocol.version;
    let source = context.input.extension_of(context.index);
    let doc = match source {
        Some(identifier) => format!(" The extension `{identifier}`."),
        None if context.input.layout.is_crate() => format!(" Protocol version {version}."),
        None => format!(" Bindings of `{version}`."),
    };
    let mut head = vec![doc];
    if !shared.is_empty() {
        head.push(String::new());
        head.push(
            " Types that are as they were in an earlier version are that version's.".to_owned(),
        );
    }
    quote! {
        #(#![doc = #head])*
        #(#declarations)*
        #(#public)*
        #shared
    }
}
