//! String types: one of several strings, or another one.

use proc_macro2::TokenStream;
use quote::quote;

use super::context::Imports;
use super::{docs, objects};
use crate::model::{StringValue, Type};
use crate::naming::ident;

/// The enum and its conversions.
pub fn definition(ty: &Type, values: &[StringValue]) -> TokenStream {
    let name = ident(&ty.name);
    let docs = docs::attributes(&ty.doc, &[]);
    let variants: Vec<_> = values.iter().map(|value| ident(&value.name)).collect();
    let texts: Vec<_> = values.iter().map(|value| value.text.as_str()).collect();
    let variant_docs = values.iter().map(|value| docs::code("The text", &value.text));
    quote! {
        #docs
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum #name {
            #(#variant_docs #variants,)*
            /// A text that this version of the protocol does not name.
            Other(String),
        }
        impl #name {
            /// The text on the wire.
            pub fn as_str(&self) -> &str {
                match self {
                    #(Self::#variants => #texts,)*
                    Self::Other(text) => text,
                }
            }
            fn named(text: &str) -> Option<Self> {
                Some(match text {
                    #(#texts => Self::#variants,)*
                    _ => return None,
                })
            }
        }
        impl From<&str> for #name {
            fn from(text: &str) -> Self {
                Self::named(text).unwrap_or_else(|| Self::Other(text.to_owned()))
            }
        }
        impl From<String> for #name {
            fn from(text: String) -> Self {
                Self::named(&text).unwrap_or(Self::Other(text))
            }
        }
        impl std::fmt::Display for #name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }
    }
}

/// How it is read and written.
pub fn wire(ty: &Type, imports: &mut Imports) -> TokenStream {
    let name = ident(&ty.name);
    imports.types.insert(ty.name.clone());
    let read = objects::read_impl(&ty.name, &quote!(wire::read_string(input)));
    quote! {
        #read
        impl Serialize for #name {
            fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
                output.serialize_str(self.as_str())
            }
        }
    }
}
