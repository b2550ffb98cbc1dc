//! Objects that are carried as text, of which only constants are looked at.

use proc_macro2::TokenStream;
use quote::quote;

use super::context::Imports;
use super::{docs, objects};
use crate::markdown::code;
use crate::model::{Constant, Type};
use crate::naming::ident;

/// The type and its conversions.
pub fn definition(ty: &Type, constants: &[Constant], imports: &mut Imports) -> TokenStream {
    let name = ident(&ty.name);
    imports.support("json", "JsonObject");
    imports.support("json", "Json");
    imports.support("", "Serialize");
    if constants.iter().any(|constant| constant.text.is_some()) {
        imports.support("", "wire");
    }
    let docs = docs::attributes(&ty.doc, &[]);
    let checks: Vec<_> = checks(constants).collect();
    let rules = constants.iter().map(|c| format!("{} is {}", code(&c.wire), code(&c.json)));
    let rules: Vec<_> = rules.collect();
    let errors = match rules.is_empty() {
        true => "If it is not an object.".to_owned(),
        false => format!("If it is not an object in which {}.", rules.join(" and ")),
    };
    let errors = docs::own(&errors);
    quote! {
        #docs
        #[derive(Clone, Debug, PartialEq)]
        pub struct #name(JsonObject);
        impl #name {
            /// The object that `value` serializes to.
            ///
            /// # Errors
            #errors
            pub fn new<T: Serialize + ?Sized>(value: &T) -> Result<Self, serde_json::Error> {
                Self::try_from(JsonObject::new(value)?)
            }
            /// Takes `text` as it is.
            ///
            /// # Errors
            #errors
            pub fn from_text(text: impl Into<String>) -> Result<Self, serde_json::Error> {
                Self::try_from(JsonObject::from_text(text)?)
            }
            /// The object.
            pub fn as_object(&self) -> &JsonObject {
                &self.0
            }
            /// Turns it into the object.
            pub fn into_object(self) -> JsonObject {
                self.0
            }
        }
        impl TryFrom<JsonObject> for #name {
            type Error = serde_json::Error;
            fn try_from(object: JsonObject) -> Result<Self, Self::Error> {
                #(#checks)*
                Ok(Self(object))
            }
        }
        impl TryFrom<serde_json::Value> for #name {
            type Error = serde_json::Error;
            fn try_from(value: serde_json::Value) -> Result<Self, Self::Error> {
                Self::try_from(JsonObject::from_json(Json::from(value))?)
            }
        }
    }
}

fn checks(constants: &[Constant]) -> impl Iterator<Item = TokenStream> {
    constants.iter().filter_map(|constant| {
        let wire = &constant.wire;
        let text = constant.text.as_ref()?;
        Some(quote!(wire::check_constant::<serde_json::Error>(&object, #wire, #text)?;))
    })
}

/// How it is read and written.
pub fn wire(ty: &Type, imports: &mut Imports) -> TokenStream {
    let name = ident(&ty.name);
    imports.types.insert(ty.name.clone());
    imports.support("json", "JsonObject");
    imports.support("", "Error");
    let body = quote! {
        let object = JsonObject::deserialize(input)?;
        Self::try_from(object).map_err(D::Error::custom)
    };
    let read = objects::read_impl(&ty.name, &body);
    quote! {
        #read
        impl Serialize for #name {
            fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
                self.as_object().serialize(output)
            }
        }
    }
}
