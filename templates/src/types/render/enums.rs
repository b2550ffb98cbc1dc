//! Strings of an `enum`, and unions.

use mcp_codegen::naming::ident;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::super::model::{Choice, Presence, Shape, Told, Ty, Type, TypeId, Variant};
use super::{Rendering, attributes};

pub(super) fn choice(ty: &Type, choices: &[Choice]) -> TokenStream {
    let (docs, name) = (attributes(&ty.docs), ident(&ty.name));
    let names: Vec<_> = choices.iter().map(|choice| ident(&choice.name)).collect();
    let wires: Vec<_> = choices.iter().map(|choice| &choice.wire).collect();
    let variants = choices.iter().zip(&names).map(|(choice, name)| {
        let (docs, wire) = (attributes(&choice.docs), &choice.wire);
        quote!(#docs #[serde(rename = #wire)] #name)
    });
    quote! {
        #docs
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
        pub enum #name { #(#variants),* }
        impl #name {
            /// The string that it is in JSON.
            pub fn as_str(self) -> &'static str {
                match self { #(Self::#names => #wires),* }
            }
        }
    }
}

impl Rendering<'_, '_> {
    pub(super) fn union(&mut self, id: TypeId, ty: &Type, variants: &[Variant]) -> TokenStream {
        let (docs, name) = (attributes(&ty.docs), ident(&ty.name));
        let declared = variants.iter().map(|variant| {
            let name = ident(&variant.name);
            let ty = self.tokens(&variant.ty, self.is_boxed(id, &variant.ty));
            quote!(#name(#ty))
        });
        let large =
            variants.len() > 1 && variants.iter().any(|variant| variant.ty.direct().is_some());
        let large = large.then(|| quote!(#[allow(clippy::large_enum_variant)]));
        let declared = quote! {
            #docs
            #large
            #[derive(Clone, Debug, PartialEq)]
            pub enum #name { #(#declared),* }
        };
        let (read, write) = (self.read(ty, variants), write(ty, variants));
        quote!(#declared #read #write)
    }

    /// Alternatives are told apart by what their schemas accept; those that ask for more come first,
    /// so that what they ask for is not taken for an unknown member.
    fn read(&mut self, ty: &Type, variants: &[Variant]) -> TokenStream {
        let (name, text) = (ident(&ty.name), &ty.name);
        let mut order: Vec<&Variant> = variants.iter().collect();
        order.sort_by_key(|variant| std::cmp::Reverse(self.members(&variant.ty)));
        let (mut by_type, mut tables, mut by_schema) = (Vec::new(), Vec::new(), Vec::new());
        for variant in order {
            let name = ident(&variant.name);
            let read = match variant.ty.has_integers() {
                true => quote!(schema::read_integers(value)),
                false => quote!(schema::read(value)),
            };
            match &variant.told {
                Told::Type(kind) => {
                    let kind = is_kind(kind);
                    by_type.push(quote!(if value.#kind() { return #read.map(Self::#name); }));
                }
                Told::Schema(place) => {
                    let table = self.rules.table(self.documents, self.names, *place);
                    let number = Literal::usize_unsuffixed(tables.len());
                    tables.push(quote!(&#table));
                    by_schema.push(quote!(Some(#number) => #read.map(Self::#name)));
                }
            }
        }
        let none = quote!(Err(schema::no_alternative(#text)));
        let rest = match tables.is_empty() {
            true => none,
            false => quote! {
                match schema::meant(&[#(#tables),*], &value) {
                    #(#by_schema,)*
                    _ => #none,
                }
            },
        };
        quote! {
            impl<'de> Deserialize<'de> for #name {
                fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                    let value = Value::deserialize(deserializer)?;
                    #(#by_type)*
                    #rest
                }
            }
        }
    }

    /// How many members a type requires, and how many it knows.
    fn members(&self, ty: &Ty) -> (usize, usize) {
        let shape = match ty {
            Ty::Named(id) => &self.types[id.0].shape,
            _ => return (0, 0),
        };
        let Shape::Struct(shape) = shape else { return (0, 0) };
        let required = shape.fields.iter().filter(|field| field.presence == Presence::Required);
        (required.count(), shape.fields.len())
    }
}

/// What says whether a value is of a type of JSON.
fn is_kind(kind: &str) -> Ident {
    ident(match kind {
        "Boolean" => "is_boolean",
        "Number" => "is_number",
        "String" => "is_string",
        "Array" => "is_array",
        _ => "is_object",
    })
}

fn write(ty: &Type, variants: &[Variant]) -> TokenStream {
    let name = ident(&ty.name);
    let arms = variants.iter().map(|variant| {
        let name = ident(&variant.name);
        if variant.ty.has_integers() {
            quote!(Self::#name(value) => schema::Integers::write(value, serializer))
        } else {
            quote!(Self::#name(value) => value.serialize(serializer))
        }
    });
    quote! {
        impl Serialize for #name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match self { #(#arms),* }
            }
        }
    }
}
