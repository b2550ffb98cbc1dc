//! From types to Rust.

mod enums;
mod structs;

use std::collections::{BTreeSet, HashMap, HashSet};

use mcp_codegen::naming::ident;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::quote;

use super::document::Documents;
use super::model::{Field, Presence, Shape, Ty, Type, TypeId, Width};
use super::names::{IMPORTS, Names};
use super::rules::Rules;

/// What the output of types is made from.
pub(super) struct Rendering<'r, 'a> {
    pub(super) types: &'r [Type],
    pub(super) documents: &'r mut Documents<'a>,
    pub(super) names: &'r Names,
    pub(super) rules: &'r mut Rules,
    /// The types that a value of each type holds, however deep but not by way of a list or a map.
    pub(super) holds: HashMap<TypeId, HashSet<TypeId>>,
}

impl Rendering<'_, '_> {
    /// The items of one type.
    pub(super) fn items(&mut self, id: TypeId) -> TokenStream {
        let types = self.types;
        let ty = &types[id.0];
        match &ty.shape {
            Shape::Pending => TokenStream::new(),
            Shape::Struct(shape) => self.structure(id, ty, shape),
            Shape::Choice(choices) => enums::choice(ty, choices),
            Shape::Union(variants) => self.union(id, ty, variants),
            Shape::Tuple(items) => self.tuple(id, ty, items, false),
            Shape::Wrapper(inner) => self.tuple(id, ty, std::slice::from_ref(inner), true),
        }
    }

    fn tuple(&self, id: TypeId, ty: &Type, items: &[Ty], transparent: bool) -> TokenStream {
        let (docs, name) = (attributes(&ty.docs), ident(&ty.name));
        let fields = items.iter().map(|item| {
            let with = item.has_integers().then(|| quote!(#[serde(with = "schema::integers")]));
            let item = self.tokens(item, self.is_boxed(id, item));
            quote!(#with pub #item)
        });
        let transparent = transparent.then(|| quote!(#[serde(transparent)]));
        quote! {
            #docs
            #[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
            #transparent
            pub struct #name(#(#fields),*);
        }
    }

    /// Whether a value of this type inside of a type would lead back to that without end.
    pub(super) fn is_boxed(&self, owner: TypeId, ty: &Ty) -> bool {
        ty.direct().is_some_and(|id| {
            id == owner || self.holds.get(&id).is_some_and(|held| held.contains(&owner))
        })
    }

    pub(super) fn tokens(&self, ty: &Ty, boxed: bool) -> TokenStream {
        match ty {
            Ty::Any => quote!(Value),
            Ty::Null => quote!(()),
            Ty::Bool => quote!(bool),
            Ty::Integer(Width::I64) => quote!(i64),
            Ty::Integer(Width::U64) => quote!(u64),
            Ty::Integer(Width::I128) => quote!(i128),
            Ty::Number => quote!(f64),
            Ty::String => quote!(String),
            Ty::List(inner) => {
                let inner = self.tokens(inner, false);
                quote!(Vec<#inner>)
            }
            Ty::Map(inner) => self.map(inner),
            Ty::Nullable(inner) => {
                let inner = self.tokens(inner, boxed);
                quote!(Option<#inner>)
            }
            Ty::Named(id) => {
                let name = ident(&self.types[id.0].name);
                if boxed { quote!(Box<#name>) } else { quote!(#name) }
            }
        }
    }

    fn map(&self, inner: &Ty) -> TokenStream {
        let value = self.tokens(inner, false);
        if *inner == Ty::Any {
            quote!(Map<String, Value>)
        } else {
            quote!(BTreeMap<String, #value>)
        }
    }
}

/// The types that are met from some of them, in the order in which they were.
pub(super) fn reachable(types: &[Type], roots: &[TypeId]) -> BTreeSet<TypeId> {
    let mut reached = BTreeSet::new();
    let mut next = roots.to_vec();
    while let Some(id) = next.pop() {
        if reached.insert(id) {
            for ty in parts(&types[id.0].shape) {
                named(ty, &mut next);
            }
        }
    }
    reached
}

fn named(ty: &Ty, found: &mut Vec<TypeId>) {
    match ty {
        Ty::Named(id) => found.push(*id),
        Ty::List(inner) | Ty::Map(inner) | Ty::Nullable(inner) => named(inner, found),
        _ => {}
    }
}

/// For each type those that a value of it holds directly, or through others.
pub(super) fn holds(types: &[Type]) -> HashMap<TypeId, HashSet<TypeId>> {
    let ids = (0..types.len()).map(TypeId);
    ids.map(|id| {
        let mut held = HashSet::new();
        let mut next = vec![id];
        while let Some(id) = next.pop() {
            let targets = parts(&types[id.0].shape).into_iter().filter_map(Ty::direct);
            next.extend(targets.filter(|target| held.insert(*target)));
        }
        (id, held)
    })
    .collect()
}

fn parts(shape: &Shape) -> Vec<&Ty> {
    match shape {
        Shape::Struct(shape) => {
            shape.fields.iter().map(|field| &field.ty).chain(&shape.extra).collect()
        }
        Shape::Union(variants) => variants.iter().map(|variant| &variant.ty).collect(),
        Shape::Tuple(items) => items.iter().collect(),
        Shape::Wrapper(ty) => vec![ty],
        Shape::Choice(_) | Shape::Pending => Vec::new(),
    }
}

/// Doc attributes.
fn attributes(lines: &[String]) -> TokenStream {
    let lines =
        lines.iter().map(|line| if line.is_empty() { String::new() } else { format!(" {line}") });
    quote!(#(#[doc = #lines])*)
}

/// The type of a field: an option where it may be absent.
fn is_option(field: &Field) -> bool {
    field.presence == Presence::Optional
}

/// The `use` lines for what occurs in some items.
pub(super) fn imports(items: &TokenStream, support: &str) -> TokenStream {
    let mut names = HashSet::new();
    collect(items.clone(), &mut names);
    let pick = |candidates: &[&str]| -> Vec<proc_macro2::Ident> {
        let used = candidates.iter().filter(|name| names.contains(**name));
        used.filter(|name| IMPORTS.contains(name)).map(|name| ident(name)).collect()
    };
    let serde = pick(&["Deserialize", "Deserializer", "Serialize", "Serializer"]);
    let json = pick(&["Map", "Value"]);
    let rules = pick(&["Condition", "Contains", "Json", "Pattern", "Schema", "Type", "Violations"]);
    let path: TokenStream = support.parse().unwrap_or_default();
    // Attributes name the module inside of strings.
    let text = items.to_string();
    let module = text.contains("schema ::") || text.contains("\"schema::");
    let own = support.ends_with("::schema");
    let mut from_support: Vec<TokenStream> = rules.iter().map(|name| quote!(#name)).collect();
    if module && own {
        from_support.insert(0, quote!(self));
    }
    let renamed = (module && !own).then(|| quote!(use #path as schema;));
    let tree = names.contains("BTreeMap").then(|| {
        quote!(
            use std::collections::BTreeMap;
        )
    });
    let list = |from: TokenStream, names: &[proc_macro2::Ident]| match names {
        [] => TokenStream::new(),
        [one] => quote!(use #from::#one;),
        names => quote!(use #from::{#(#names),*};),
    };
    let (serde, json) = (list(quote!(serde), &serde), list(quote!(serde_json), &json));
    let rules = match from_support.as_slice() {
        [] => TokenStream::new(),
        [_] if module && own && rules.is_empty() => quote!(use #path;),
        [one] => quote!(use #path::#one;),
        names => quote!(use #path::{#(#names),*};),
    };
    quote!(#tree #serde #json #renamed #rules)
}

/// The names in some items that may be imported: not those that are a step of a path, and not those
/// of variants.
fn collect(tokens: TokenStream, names: &mut HashSet<String>) {
    let (mut in_path, mut is_enum) = (0, false);
    for token in tokens {
        match token {
            TokenTree::Group(group) => {
                let is_body = is_enum && group.delimiter() == Delimiter::Brace;
                is_enum &= !is_body;
                if is_body {
                    collect_variants(group.stream(), names);
                } else {
                    collect(group.stream(), names);
                }
                in_path = 0;
            }
            TokenTree::Ident(ident) => {
                is_enum |= ident == "enum";
                if in_path < 2 {
                    names.insert(ident.to_string());
                }
                in_path = 0;
            }
            TokenTree::Punct(punct) => {
                in_path = if punct.as_char() == ':' { in_path + 1 } else { 0 }
            }
            TokenTree::Literal(_) => in_path = 0,
        }
    }
}

fn collect_variants(tokens: TokenStream, names: &mut HashSet<String>) {
    for token in tokens {
        if let TokenTree::Group(group) = token {
            collect(group.stream(), names);
        }
    }
}
