//! Messages by type, and what each side sends as enums.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::context::{Context, Imports};
use super::docs;
use crate::model::{Kind, Message, Ref, Side, StringValue, Type};
use crate::naming::ident;

/// `impl Request` and `impl Notification` for every message that is defined here.
pub fn render(context: &Context<'_>) -> (TokenStream, Imports) {
    let mut imports = Imports::default();
    let mut tokens = TokenStream::new();
    for message in context.protocol.messages.iter().filter(|m| context.owns(&m.name)) {
        let name = ident(&message.name);
        imports.types.insert(message.name.clone());
        imports.value(&message.params.value);
        imports.support("message", "Direction");
        let (method, required) = (&message.method, message.params.required);
        let direction = match (message.client_sends, message.server_sends) {
            (true, true) => quote!(Direction::Both),
            (true, false) => quote!(Direction::ClientToServer),
            (false, _) => quote!(Direction::ServerToClient),
        };
        let params = context.ty(&message.params.value);
        let (traits, result) = match &message.result {
            Some(result) => {
                imports.support("message", "Request");
                imports.value(result);
                let result = context.ty(result);
                (quote!(Request), quote!(type Result = #result;))
            }
            None => {
                imports.support("message", "Notification");
                (quote!(Notification), TokenStream::new())
            }
        };
        tokens.extend(quote! {
            impl #traits for #name {
                const METHOD: &'static str = #method;
                const DIRECTION: Direction = #direction;
                const PARAMS_REQUIRED: bool = #required;
                type Params = #params;
                #result
            }
        });
    }
    (tokens, imports)
}

/// The enums of what each side sends, and how it answers.
pub fn sides(context: &Context<'_>) -> (TokenStream, Imports) {
    let mut imports = Imports::default();
    let mut tokens = methods(context);
    for (side, name) in [(Side::Client, "Client"), (Side::Server, "Server")] {
        for kind in [Kind::Request, Kind::Notification] {
            let messages: Vec<&Message> = context.protocol.sent(kind, side).collect();
            if !messages.is_empty() {
                tokens.extend(sent(context, name, kind, &messages, &mut imports));
            }
        }
        let other = if side == Side::Client { Side::Server } else { Side::Client };
        let requests: Vec<&Message> = context.protocol.sent(Kind::Request, other).collect();
        if !requests.is_empty() {
            tokens.extend(results(context, name, &requests, &mut imports));
        }
    }
    (tokens, imports)
}

/// The enum of all methods.
fn methods(context: &Context<'_>) -> TokenStream {
    let values: Vec<StringValue> = context
        .protocol
        .messages
        .iter()
        .map(|message| StringValue { text: message.method.clone(), name: message.short.clone() })
        .collect();
    if values.is_empty() {
        return TokenStream::new();
    }
    let ty = Type {
        name: "Method".to_owned(),
        definition: "Method".to_owned(),
        pointer: String::new(),
        doc: crate::model::Doc {
            text: "The methods of all requests and notifications.".to_owned(),
            ..Default::default()
        },
        concern: String::new(),
        shape: crate::model::Shape::Strings(values.clone()),
    };
    super::strings::definition(&ty, &values)
}

/// A variant for each message: as it is declared, and how it is made of what it holds.
fn variants(
    context: &Context<'_>,
    what: &str,
    messages: &[&Message],
    held: impl Fn(&Message) -> Ref,
    imports: &mut Imports,
) -> (Vec<TokenStream>, Vec<TokenStream>) {
    let variant = |message: &&Message| {
        let value = held(message);
        imports.value(&value);
        imports.types.insert(message.name.clone());
        let docs = docs::code(what, &message.method);
        let (name, ty) = (ident(&message.short), context.ty(&value));
        match crate::lower::is_large(context.protocol, &value) {
            true => (quote!(#docs #name(Box<#ty>),), quote!(.map(Box::new).map(Self::#name))),
            false => (quote!(#docs #name(#ty),), quote!(.map(Self::#name))),
        }
    };
    messages.iter().map(variant).unzip()
}

fn sent(
    context: &Context<'_>,
    side: &str,
    kind: Kind,
    messages: &[&Message],
    imports: &mut Imports,
) -> TokenStream {
    let (kind_name, incoming, what) = match kind {
        Kind::Request => ("Request", "IncomingRequest", "requests"),
        Kind::Notification => ("Notification", "IncomingNotification", "notifications"),
    };
    let name = format_ident!("{side}{kind_name}");
    let incoming = format_ident!("{incoming}");
    for needed in ["MessageError", "Payload", kind_name] {
        imports.support("message", needed);
    }
    imports.support(
        "rpc",
        if kind == Kind::Request { "IncomingRequest" } else { "IncomingNotification" },
    );
    for needed in ["RawValue", "Serialize", "Serializer"] {
        imports.support("", needed);
    }
    imports.support("message", "write_payload");
    let params = |message: &Message| message.params.value.clone();
    let (variants, made) = variants(context, "The parameters of", messages, params, imports);
    let shorts: Vec<_> = messages.iter().map(|message| ident(&message.short)).collect();
    let types: Vec<_> = messages.iter().map(|message| ident(&message.name)).collect();
    let trait_name = format_ident!("{kind_name}");
    let doc = docs::own(&format!(
        "The {what} that a {} sends, told apart by method.",
        side.to_lowercase()
    ));
    quote! {
        #doc
        #[derive(Clone, Debug, PartialEq)]
        #[non_exhaustive]
        pub enum #name {
            #(#variants)*
        }
        impl #name {
            /// Reads the parameters by what the method says they are.
            ///
            /// # Errors
            /// If the method is not one of these, or the parameters are not its own.
            #[inline]
            pub fn from_incoming(incoming: &#incoming<'_>) -> Result<Self, MessageError> {
                Self::read(&incoming.method, incoming.params)
            }
            /// Reads the parameters of `method`.
            ///
            /// # Errors
            /// If the method is not one of these, or the parameters are not its own.
            #[inline]
            pub fn read(method: &str, params: Option<&RawValue>) -> Result<Self, MessageError> {
                match method {
                    #(<#types as #trait_name>::METHOD => #types::read_params(params)#made,)*
                    _ => return Err(MessageError::UnknownMethod(method.to_owned())),
                }
                .map_err(MessageError::InvalidParams)
            }
        }
        impl Payload for #name {
            #[inline]
            fn method(&self) -> &'static str {
                match self {
                    #(Self::#shorts(_) => <#types as #trait_name>::METHOD,)*
                }
            }
            fn write_params<M: serde::ser::SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
                match self {
                    #(Self::#shorts(params) => {
                        write_payload(map, params, <#types as #trait_name>::PARAMS_REQUIRED)
                    })*
                }
            }
        }
        impl Serialize for #name {
            fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
                self.write_bare(output)
            }
        }
    }
}

fn results(
    context: &Context<'_>,
    side: &str,
    requests: &[&Message],
    imports: &mut Imports,
) -> TokenStream {
    let name = format_ident!("{side}Result");
    for needed in ["MessageError", "Request"] {
        imports.support("message", needed);
    }
    for needed in ["RawValue", "Serialize", "Serializer"] {
        imports.support("", needed);
    }
    let result = |message: &Message| message.result.clone().unwrap_or(Ref::Json);
    let (variants, made) = variants(context, "The result of", requests, result, imports);
    let shorts: Vec<_> = requests.iter().map(|message| ident(&message.short)).collect();
    let types: Vec<_> = requests.iter().map(|message| ident(&message.name)).collect();
    let doc = docs::own(&format!(
        "The results that a {} answers with. Only the request tells which one it is.",
        side.to_lowercase()
    ));
    quote! {
        #doc
        #[derive(Clone, Debug, PartialEq)]
        #[non_exhaustive]
        pub enum #name {
            #(#variants)*
        }
        impl #name {
            /// Reads the result of a request with this method.
            ///
            /// # Errors
            /// If the method is not one of these, or the result is not its own.
            #[inline]
            pub fn read(method: &str, result: &RawValue) -> Result<Self, MessageError> {
                match method {
                    #(<#types as Request>::METHOD => #types::read_result(result)#made,)*
                    _ => return Err(MessageError::UnknownMethod(method.to_owned())),
                }
                .map_err(MessageError::InvalidResult)
            }
            /// The method of the request that it answers.
            #[inline]
            pub fn method(&self) -> &'static str {
                match self {
                    #(Self::#shorts(_) => <#types as Request>::METHOD,)*
                }
            }
        }
        impl Serialize for #name {
            fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
                match self {
                    #(Self::#shorts(result) => result.serialize(output),)*
                }
            }
        }
    }
}
