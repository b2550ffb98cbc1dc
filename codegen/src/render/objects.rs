//! Objects: the struct with its constructor and setters, and how it is read and written.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::context::{Context, Imports};
use super::docs;
use crate::markdown::code;
use crate::model::{Constant, Field, Literal, Object, Presence, Ref, Shape, Type};
use crate::naming::{self, ident};

/// The struct, its constructor and its setters.
pub fn definition(
    context: &Context<'_>,
    ty: &Type,
    object: &Object,
    imports: &mut Imports,
) -> TokenStream {
    let name = ident(&ty.name);
    imports.support("map", "Map");
    imports.support("json", "Json");
    for field in &object.fields {
        imports.value(&field.value);
        // An argument is written as what an alias stands for.
        match context.protocol.resolved(&field.value) {
            Ref::List(inner) | Ref::Map(inner) | Ref::Nullable(inner) => imports.value(inner),
            _ => {}
        }
    }
    let mut extra_docs = Vec::new();
    if ty.name != ty.definition {
        extra_docs.push(format!("Called {} by the specification.", code(&ty.definition)));
    }
    let docs = docs::attributes(&ty.doc, &extra_docs);
    let alias = (ty.name != ty.definition && is_word(&ty.definition)).then(|| {
        let alias = &ty.definition;
        quote!(#[doc(alias = #alias)])
    });
    let default = object.may_be_empty().then(|| quote!(, Default));
    let fields = object.fields.iter().map(|field| struct_field(context, field));
    let implementation = methods(context, ty, object, imports);
    quote! {
        #docs
        #alias
        #[derive(Clone, Debug, PartialEq #default)]
        #[non_exhaustive]
        pub struct #name {
            #(#fields)*
            /// Members that the protocol does not define, as they were read.
            pub extra: Map<Json>,
        }
        #implementation
    }
}

/// Whether rustdoc takes a text as another name for its search.
fn is_word(text: &str) -> bool {
    text.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '-' | '.' | '/' | ':' | '$'))
}

fn struct_field(context: &Context<'_>, field: &Field) -> TokenStream {
    let mut extra = Vec::new();
    if let Presence::Default(literal) | Presence::Filled(literal) = &field.presence {
        let value = match literal {
            Literal::Integer(value) => value.to_string(),
            Literal::Bool(value) => value.to_string(),
            Literal::Text(text) => text.clone(),
        };
        extra.push(format!("{} where it is absent.", code(&value)));
    }
    if naming::field_names([field.wire.as_str()])[0] != field.name {
        extra.push(format!("{} on the wire.", code(&field.wire)));
    }
    let nullable = matches!(context.protocol.resolved(&field.value), Ref::Nullable(_));
    if nullable && field.presence == Presence::Optional {
        extra.push("`Some(None)` is `null`, and `None` is absence.".to_owned());
    }
    let docs = docs::attributes(&field.doc, &extra);
    let name = ident(&field.name);
    let ty = field_type(context, field);
    quote!(#docs pub #name: #ty,)
}

fn held_type(context: &Context<'_>, field: &Field) -> TokenStream {
    let ty = context.ty(&field.value);
    if field.boxed { quote!(Box<#ty>) } else { ty }
}

fn field_type(context: &Context<'_>, field: &Field) -> TokenStream {
    let ty = held_type(context, field);
    if field.presence.is_option() { quote!(Option<#ty>) } else { ty }
}

/// The fields that a constructor asks for, the most important first.
fn arguments<'a>(context: &Context<'_>, object: &'a Object) -> Vec<&'a Field> {
    let first = &context.input.facts.names.first;
    let rank =
        |field: &&Field| first.iter().position(|name| *name == field.wire).unwrap_or(first.len());
    let mut fields: Vec<&Field> =
        object.fields.iter().filter(|field| field.presence == Presence::Required).collect();
    fields.sort_by_key(rank);
    fields
}

fn methods(
    context: &Context<'_>,
    ty: &Type,
    object: &Object,
    imports: &mut Imports,
) -> TokenStream {
    let name = ident(&ty.name);
    let constructor = constructor(context, object);
    let setters: Vec<_> =
        object.fields.iter().filter_map(|field| setter(context, field, imports)).collect();
    let readers: Vec<_> =
        object.fields.iter().filter_map(|field| typed_reader(context, field, imports)).collect();
    let code = object.constants.iter().find_map(code_constant);
    let needs_default = arguments(context, object).is_empty() && !object.may_be_empty();
    let default = needs_default.then(|| {
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
            #code
            #constructor
            #(#setters)*
            #(#readers)*
        }
        #default
    }
}

/// The code of an error that always has the same one.
fn code_constant(constant: &Constant) -> Option<TokenStream> {
    let value: i64 = constant.json.parse().ok()?;
    let literal = proc_macro2::Literal::i64_unsuffixed(value);
    let name = ident(&naming::field_names([constant.wire.as_str()])[0].to_uppercase());
    let text = format!(" The value of {} in every such object.", code(&constant.wire));
    Some(quote! {
        #[doc = #text]
        pub const #name: i64 = #literal;
    })
}

fn constructor(context: &Context<'_>, object: &Object) -> TokenStream {
    let arguments = arguments(context, object);
    let made: Vec<_> = arguments
        .iter()
        .map(|field| context.argument(&field.name, &field.value, field.boxed))
        .collect();
    let parameters = made.iter().map(|(parameter, _)| parameter);
    let docs = match arguments.is_empty() {
        true => docs::own("The object with nothing but what must be there."),
        false => docs::own("The object with the members that must be there."),
    };
    if object.may_be_empty() {
        return quote! {
            #docs
            pub fn new() -> Self {
                Self::default()
            }
        };
    }
    let fields = object.fields.iter().map(|field| {
        let name = ident(&field.name);
        let given = arguments.iter().position(|argument| argument.name == field.name);
        match (given, &field.presence) {
            (Some(index), _) => {
                let value = &made[index].1;
                // `Self { name }` where nothing is converted.
                let plain = name == value.to_string();
                if plain { quote!(#name) } else { quote!(#name: #value) }
            }
            (None, Presence::Default(literal)) => {
                let value = default_value(context, &field.value, literal);
                quote!(#name: #value)
            }
            (None, Presence::Filled(literal)) => {
                let value = default_value(context, &field.value, literal);
                quote!(#name: Some(#value))
            }
            (None, _) => quote!(#name: None),
        }
    });
    let allow = (arguments.len() > 7).then(|| quote!(#[allow(clippy::too_many_arguments)]));
    quote! {
        #docs
        #allow
        pub fn new(#(#parameters),*) -> Self {
            Self { #(#fields,)* extra: Map::new() }
        }
    }
}

/// The value that stands for an absent member.
pub fn default_value(context: &Context<'_>, value: &Ref, literal: &Literal) -> TokenStream {
    match literal {
        Literal::Integer(number) => {
            let number = proc_macro2::Literal::i64_unsuffixed(*number);
            quote!(#number)
        }
        Literal::Bool(value) => quote!(#value),
        Literal::Text(text) => match value {
            Ref::Named(name) => {
                let strings = context.protocol.get(name).map(|ty| &ty.shape);
                let variant = match strings {
                    Some(Shape::Strings(values)) => values.iter().find(|v| v.text == *text),
                    _ => None,
                };
                let name = ident(name);
                match variant {
                    Some(variant) => {
                        let variant = ident(&variant.name);
                        quote!(#name::#variant)
                    }
                    None => quote!(#name::from(#text)),
                }
            }
            _ => quote!(#text.to_owned()),
        },
    }
}

fn setter(context: &Context<'_>, field: &Field, imports: &mut Imports) -> Option<TokenStream> {
    if field.presence == Presence::Required {
        return None;
    }
    let optional = field.presence.is_option();
    let field_name = ident(&field.name);
    let setter = format_ident!("with_{}", field.name.trim_end_matches('_'));
    let text = format!("Sets the member {}.", code(&field.wire));
    let docs = docs::own(&text);
    let held = context.protocol.resolved(&field.value);
    if let Ref::Json | Ref::JsonObject = held {
        imports.support("", "Serialize");
        let ty = context.ty(&field.value);
        let what = if *held == Ref::Json { "JSON" } else { "a JSON object" };
        let errors = format!("If `value` cannot be written as {what}.");
        let errors = docs::own(&errors);
        return Some(quote! {
            #docs
            ///
            /// # Errors
            #errors
            pub fn #setter<T: Serialize + ?Sized>(mut self, value: &T) -> Result<Self, serde_json::Error> {
                self.#field_name = Some(#ty::new(value)?);
                Ok(self)
            }
        });
    }
    let (parameter, value) = context.argument(&field.name, &field.value, field.boxed);
    let value = if optional { quote!(Some(#value)) } else { value };
    Some(quote! {
        #docs
        #[must_use]
        pub fn #setter(mut self, #parameter) -> Self {
            self.#field_name = #value;
            self
        }
    })
}

/// For JSON that belongs to the user: a method that reads it into a type of the user's.
fn typed_reader(
    context: &Context<'_>,
    field: &Field,
    imports: &mut Imports,
) -> Option<TokenStream> {
    let held = context.protocol.resolved(&field.value);
    if !matches!(held, Ref::Json | Ref::JsonObject) {
        return None;
    }
    imports.support("error", "DecodeError");
    imports.support("", "DeserializeOwned");
    let name = ident(&field.name);
    let reader = format_ident!("{}_as", field.name.trim_end_matches('_'));
    let wire = &field.wire;
    let held_type = context.ty(&field.value);
    let optional = field.presence.is_option();
    let (output, body, what) = match (held, optional) {
        (_, false) => (
            quote!(T),
            quote!(self.#name.decode().map_err(|error| error.within(#wire))),
            format!("The member {} as a type of the caller's.", code(wire)),
        ),
        (Ref::JsonObject, true) => (
            quote!(T),
            quote!(#held_type::decode_or_empty(self.#name.as_ref()).map_err(|error| error.within(#wire))),
            format!(
                "The member {} as a type of the caller's; absence is an object without members.",
                code(wire)
            ),
        ),
        (_, true) => (
            quote!(Option<T>),
            quote! {
                self.#name.as_ref().map(#held_type::decode).transpose().map_err(|error| error.within(#wire))
            },
            format!("The member {} as a type of the caller's.", code(wire)),
        ),
    };
    let docs = docs::own(&what);
    Some(quote! {
        #docs
        ///
        /// # Errors
        /// If it does not have the shape of `T`.
        pub fn #reader<T: DeserializeOwned>(&self) -> Result<#output, DecodeError> {
            #body
        }
    })
}

/// How the object is read and written.
pub fn wire(
    context: &Context<'_>,
    ty: &Type,
    object: &Object,
    imports: &mut Imports,
) -> TokenStream {
    let name = ident(&ty.name);
    let label = &ty.name;
    imports.types.insert(ty.name.clone());
    imports.support("", "MapAccess");
    imports.support("wire", "Members");
    let members = members_function(context, object, imports);
    let written = written_members(object);
    let names = object.constants.iter().map(|constant| &constant.wire);
    let names = names.chain(object.fields.iter().map(|field| &field.wire));
    let read = read_impl(&ty.name, &quote!(wire::read_object(input)));
    quote! {
        impl wire::Object for #name {
            const NAME: &'static str = #label;
            #members
        }
        #read
        impl Serialize for #name {
            fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
                let mut out = wire::Writer::new(output)?;
                #(#written)*
                out.finish(&self.extra, &[#(#names),*])
            }
        }
    }
}

/// The two impls by which a type is read.
pub fn read_impl(name: &str, body: &TokenStream) -> TokenStream {
    let name = ident(name);
    quote! {
        impl wire::Read for #name {
            fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
                #body
            }
        }
        impl<'de> Deserialize<'de> for #name {
            fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
                wire::Read::read(input)
            }
        }
    }
}

fn members_function(context: &Context<'_>, object: &Object, imports: &mut Imports) -> TokenStream {
    let slots = object.fields.iter().map(|field| {
        let slot = slot_name(field);
        quote!(let mut #slot = None;)
    });
    let seen = object.constants.iter().map(|constant| {
        let seen = seen_name(constant);
        quote!(let mut #seen = false;)
    });
    let constants = object.constants.iter().map(constant_arm);
    let fields = object.fields.iter().map(|field| field_arm(context, field));
    let checks = object.constants.iter().map(|constant| {
        let (wire, seen) = (&constant.wire, seen_name(constant));
        quote!(members.constant_present(#wire, #seen)?;)
    });
    let values = object.fields.iter().map(|field| {
        let (name, slot, wire) = (ident(&field.name), slot_name(field), &field.wire);
        match &field.presence {
            Presence::Required | Presence::Nullable => {
                quote!(#name: members.present(#wire, #slot)?)
            }
            Presence::Optional | Presence::Filled(_) if slot == name => quote!(#name),
            Presence::Optional | Presence::Filled(_) => quote!(#name: #slot),
            Presence::Default(literal) => {
                if let Ref::Named(name) = &field.value {
                    imports.types.insert(name.clone());
                }
                let value = default_value(context, &field.value, literal);
                match literal {
                    Literal::Integer(0) | Literal::Bool(false) => {
                        quote!(#name: #slot.unwrap_or_default())
                    }
                    _ => quote!(#name: #slot.unwrap_or(#value)),
                }
            }
        }
    });
    quote! {
        fn members<'de, A: MapAccess<'de>>(mut members: Members<'de, A>) -> Result<Self, A::Error> {
            #(#slots)*
            #(#seen)*
            while let Some(key) = members.next_name()? {
                match &*key {
                    #(#constants)*
                    #(#fields)*
                    _ => members.keep(key)?,
                }
            }
            #(#checks)*
            Ok(Self { #(#values,)* extra: members.into_extra() })
        }
    }
}

/// The variable that holds a member while the object is read.
fn slot_name(field: &Field) -> proc_macro2::Ident {
    match field.name.as_str() {
        "members" | "key" => format_ident!("{}_slot", field.name),
        name if name.starts_with("has_") => format_ident!("{name}_slot"),
        name => ident(name),
    }
}

fn seen_name(constant: &Constant) -> proc_macro2::Ident {
    format_ident!("has_{}", naming::field_names([constant.wire.as_str()])[0])
}

fn constant_arm(constant: &Constant) -> TokenStream {
    let (wire, seen) = (&constant.wire, seen_name(constant));
    match &constant.text {
        Some(text) => quote!(#wire => members.constant(#wire, #text, &mut #seen)?,),
        None => {
            let json = &constant.json;
            quote!(#wire => members.constant_json(#wire, #json, &mut #seen)?,)
        }
    }
}

fn field_arm(context: &Context<'_>, field: &Field) -> TokenStream {
    let (name, wire) = (slot_name(field), &field.wire);
    // Where the schema allows it `null` is a value like others.
    let any = matches!(context.protocol.resolved(&field.value), Ref::Json | Ref::Nullable(_));
    match field.presence {
        Presence::Optional | Presence::Default(_) | Presence::Filled(_) if !any => {
            quote!(#wire => members.optional(#wire, &mut #name)?,)
        }
        _ => quote!(#wire => members.required(#wire, &mut #name)?,),
    }
}

fn written_members(object: &Object) -> Vec<TokenStream> {
    let constants = object.constants.iter().map(|constant| {
        let wire = &constant.wire;
        let value: TokenStream = match &constant.text {
            Some(text) => quote!(#text),
            None => constant_value(&constant.json),
        };
        quote!(out.member(#wire, #value)?;)
    });
    let fields = object.fields.iter().map(|field| {
        let (name, wire) = (ident(&field.name), &field.wire);
        match field.presence {
            Presence::Optional | Presence::Filled(_) => quote!(out.optional(#wire, &self.#name)?;),
            _ => quote!(out.member(#wire, &self.#name)?;),
        }
    });
    constants.chain(fields).collect()
}

/// A constant that is no string, as an expression.
fn constant_value(json: &str) -> TokenStream {
    match json {
        "null" => quote!(&()),
        "true" => quote!(&true),
        "false" => quote!(&false),
        _ => match json.parse::<i64>() {
            Ok(number) => {
                let number = proc_macro2::Literal::i64_suffixed(number);
                quote!(&#number)
            }
            Err(_) => quote!(&wire::constant_json(#json)),
        },
    }
}
