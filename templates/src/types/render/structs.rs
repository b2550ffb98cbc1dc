//! Objects as structs.

use mcp_codegen::naming::ident;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use serde_json::Value;

use super::super::literals;
use super::super::model::{Field, Presence, Shape, Struct, Ty, Type, TypeId};
use super::{Rendering, attributes, is_option};

impl Rendering<'_, '_> {
    pub(super) fn structure(&self, id: TypeId, ty: &Type, shape: &Struct) -> TokenStream {
        let (docs, name) = (attributes(&ty.docs), ident(&ty.name));
        let fields = shape.fields.iter().map(|field| self.field(id, ty, field));
        let extra = shape.extra.as_ref().map(|extra| self.extra(ty, shape, extra));
        let functions = self.functions(id, ty, shape);
        quote! {
            #docs
            #[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
            pub struct #name { #(#fields,)* #extra }
            #functions
        }
    }

    fn field(&self, id: TypeId, owner: &Type, field: &Field) -> TokenStream {
        let (docs, name) = (attributes(&field.docs), ident(&field.name));
        let wire = &field.wire;
        let rename = (*wire != field.name).then(|| quote!(rename = #wire));
        let absence = match &field.presence {
            Presence::Required => None,
            Presence::Optional | Presence::Default(Value::Null) => {
                Some(quote!(default, skip_serializing_if = "Option::is_none"))
            }
            Presence::Default(_) => {
                let path = format!("{}::default_{}", owner.name, field.name);
                Some(quote!(default = #path))
            }
        };
        let present = is_option(field) && accepts_null(self.types, &field.ty);
        let with = match (present, field.ty.has_integers()) {
            (true, true) => Some(quote!(with = "schema::present_integers")),
            (true, false) => Some(quote!(with = "schema::present")),
            (false, true) => Some(quote!(with = "schema::integers")),
            (false, false) => None,
        };
        let attributes: Vec<_> = rename.into_iter().chain(absence).chain(with).collect();
        let serde = (!attributes.is_empty()).then(|| quote!(#[serde(#(#attributes),*)]));
        let ty = self.field_type(id, field);
        quote!(#docs #serde pub #name: #ty)
    }

    fn field_type(&self, id: TypeId, field: &Field) -> TokenStream {
        let ty = self.tokens(&field.ty, self.is_boxed(id, &field.ty));
        if is_option(field) { quote!(Option<#ty>) } else { ty }
    }

    fn extra(&self, owner: &Type, shape: &Struct, extra: &Ty) -> TokenStream {
        let ty = self.map(extra);
        let write = (!shape.fields.is_empty() || extra.has_integers()).then(|| {
            let path = format!("{}::write_extra", owner.name);
            quote!(, serialize_with = #path)
        });
        let read = extra
            .has_integers()
            .then(|| quote!(, deserialize_with = "schema::integers::deserialize"));
        quote! {
            #[doc = " The members that the schema does not name."]
            #[serde(flatten #write #read)]
            pub extra: #ty
        }
    }

    fn functions(&self, id: TypeId, ty: &Type, shape: &Struct) -> TokenStream {
        let name = ident(&ty.name);
        let (new, arguments) = self.new_function(id, shape);
        let defaults = shape.fields.iter().filter_map(|field| self.default_function(id, field));
        let write = shape.extra.as_ref().and_then(|extra| self.write_extra(shape, extra));
        let default = (arguments == 0).then(|| {
            quote! {
                impl Default for #name {
                    fn default() -> Self {
                        Self::new()
                    }
                }
            }
        });
        quote! {
            impl #name {
                #new
                #(#defaults)*
                #write
            }
            #default
        }
    }

    /// The function that takes what is required; constants and defaults are filled in.
    fn new_function(&self, id: TypeId, shape: &Struct) -> (TokenStream, usize) {
        let (mut arguments, mut fields) = (Vec::new(), Vec::new());
        for field in &shape.fields {
            let name = ident(&field.name);
            let value = match &field.presence {
                Presence::Required => match self.constant(&field.ty) {
                    Some(constant) => constant,
                    None => {
                        let ty = self.field_type(id, field);
                        let text = field.ty == Ty::String;
                        let ty = if text { quote!(impl Into<String>) } else { ty };
                        arguments.push(quote!(#name: #ty));
                        if text { quote!(#name.into()) } else { quote!(#name) }
                    }
                },
                Presence::Optional | Presence::Default(Value::Null) => quote!(None),
                Presence::Default(_) => {
                    let function = format_ident!("default_{}", field.name);
                    quote!(Self::#function())
                }
            };
            let same = name == value.to_string();
            fields.push(if same { quote!(#name) } else { quote!(#name: #value) });
        }
        if let Some(extra) = &shape.extra {
            let map = if *extra == Ty::Any { quote!(Map) } else { quote!(BTreeMap) };
            fields.push(quote!(extra: #map::new()));
        }
        let many = (arguments.len() > 7).then(|| quote!(#[allow(clippy::too_many_arguments)]));
        let doc = if arguments.is_empty() {
            " With nothing but defaults."
        } else {
            " With what is required."
        };
        let new = quote! {
            #[doc = #doc]
            #many
            pub fn new(#(#arguments),*) -> Self {
                Self { #(#fields),* }
            }
        };
        (new, arguments.len())
    }

    /// The only value of a type that has one.
    fn constant(&self, ty: &Ty) -> Option<TokenStream> {
        let Ty::Named(id) = ty else { return None };
        let ty = &self.types[id.0];
        match &ty.shape {
            Shape::Choice(choices) if choices.len() == 1 => {
                let (name, only) = (ident(&ty.name), ident(&choices[0].name));
                Some(quote!(#name::#only))
            }
            _ => None,
        }
    }

    fn default_function(&self, id: TypeId, field: &Field) -> Option<TokenStream> {
        let Presence::Default(value) = &field.presence else { return None };
        if value.is_null() && matches!(field.ty, Ty::Nullable(_)) {
            return None;
        }
        let function = format_ident!("default_{}", field.name);
        let boxed = self.is_boxed(id, &field.ty);
        let value = literals::literal(self.types, &field.ty, value, boxed)?;
        let ty = self.field_type(id, field);
        Some(quote!(fn #function() -> #ty { #value }))
    }

    fn write_extra(&self, shape: &Struct, extra: &Ty) -> Option<TokenStream> {
        if shape.fields.is_empty() && !extra.has_integers() {
            return None;
        }
        let ty = self.map(extra);
        let wires = shape.fields.iter().map(|field| &field.wire);
        let members = if extra.has_integers() {
            quote!(extra.iter().map(|(name, value)| (name, schema::Lent(value))))
        } else {
            quote!(extra)
        };
        Some(quote! {
            fn write_extra<S: Serializer>(extra: &#ty, serializer: S) -> Result<S::Ok, S::Error> {
                schema::write_extra(#members, &[#(#wires),*], serializer)
            }
        })
    }
}

/// Whether `null` is a value of a type, which must be told from absence.
fn accepts_null(types: &[Type], ty: &Ty) -> bool {
    // Wrappers and unions may lead back to themselves; what has been looked at says nothing new.
    fn look(types: &[Type], ty: &Ty, seen: &mut Vec<TypeId>) -> bool {
        match ty {
            Ty::Any | Ty::Null | Ty::Nullable(_) => true,
            Ty::Named(id) if !seen.contains(id) => {
                seen.push(*id);
                match &types[id.0].shape {
                    Shape::Wrapper(inner) => look(types, inner, seen),
                    Shape::Union(variants) => {
                        variants.iter().any(|variant| look(types, &variant.ty, seen))
                    }
                    _ => false,
                }
            }
            _ => false,
        }
    }
    look(types, ty, &mut Vec::new())
}
