//! What a runtime needs of messages without knowing which one it holds.
//!
//! `accessors.toml` says which members matter; where they are, the model knows.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::context::Context;
use super::docs;
use crate::facts::Accessor;
use crate::model::{Field, Kind, Message, Presence, Ref, Shape, Side};
use crate::naming::{ident, module_name};

/// The head of the file.
pub fn head() -> TokenStream {
    quote! {
        #![doc = " What leads into messages without asking which message it is."]
        #![allow(clippy::collapsible_match)]
        use crate::message::{Paginated, SentRequest};
    }
}

fn module(context: &Context<'_>) -> Ident {
    ident(&module_name(&context.protocol.version))
}

/// The requests that only one side sends, with the enums they are variants of.
pub fn requests(context: &Context<'_>) -> TokenStream {
    let module = module(context);
    let mut tokens = TokenStream::new();
    for (by, side, other) in
        [(Side::Client, "Client", "Server"), (Side::Server, "Server", "Client")]
    {
        let (sent, answer) = (format_ident!("{side}Request"), format_ident!("{other}Result"));
        for message in context.protocol.sent(Kind::Request, by) {
            let both = message.client_sends && message.server_sends;
            let foreign =
                context.input.extension_of(context.index).is_some() && !context.owns(&message.name);
            let Some(result) = message.result.as_ref().filter(|_| !both && !foreign) else {
                continue;
            };
            let large = |value: &Ref| crate::lower::is_large(context.protocol, value);
            let (name, short) = (ident(&message.name), ident(&message.short));
            let given = boxed(large(&message.params.value), quote!(params));
            let taken = if large(result) { quote!(*result) } else { quote!(result) };
            tokens.extend(quote! {
                impl SentRequest for crate::#module::#name {
                    type Side = crate::#module::#sent;
                    type Answer = crate::#module::#answer;
                    #[inline]
                    fn into_side(params: Self::Params) -> Self::Side {
                        crate::#module::#sent::#short(#given)
                    }
                    #[inline]
                    fn from_answer(answer: Self::Answer) -> Option<Self::Result> {
                        match answer {
                            crate::#module::#answer::#short(result) => Some(#taken),
                            #[allow(unreachable_patterns)]
                            _ => None,
                        }
                    }
                }
            });
        }
    }
    tokens
}

fn boxed(is: bool, value: TokenStream) -> TokenStream {
    if is { quote!(Box::new(#value)) } else { value }
}

/// What the HTTP header `Mcp-Name` mirrors.
pub fn names(context: &Context<'_>) -> TokenStream {
    let module = module(context);
    let rows: Vec<TokenStream> = context
        .protocol
        .sent(Kind::Request, Side::Client)
        .filter_map(|message| {
            let header = message.name_header.as_ref()?;
            let field = params(context, message)?.iter().find(|field| field.wire == *header)?;
            let (short, field) = (ident(&message.short), ident(&field.name));
            Some(quote!(Self::#short(params) => Some(&params.#field),))
        })
        .collect();
    if rows.is_empty() {
        return TokenStream::new();
    }
    quote! {
        impl crate::#module::ClientRequest {
            /// The parameter that the HTTP header `Mcp-Name` mirrors, where the method has one.
            pub fn mirrored_name(&self) -> Option<&str> {
                match self {
                    #(#rows)*
                    #[allow(unreachable_patterns)]
                    _ => None,
                }
            }
        }
    }
}

fn params<'a>(context: &'a Context<'_>, message: &'a Message) -> Option<&'a [Field]> {
    fields(context, &message.params.value)
}

fn fields<'a>(context: &'a Context<'_>, value: &'a Ref) -> Option<&'a [Field]> {
    match context.protocol.resolved(value) {
        Ref::Named(name) => match &context.protocol.get(name)?.shape {
            Shape::Object(object) => Some(&object.fields),
            _ => None,
        },
        _ => None,
    }
}

/// The accessors that `accessors.toml` asks for.
pub fn members(context: &Context<'_>) -> TokenStream {
    let mut tokens = TokenStream::new();
    for accessor in &context.input.facts.accessors.accessor {
        tokens.extend(member(context, accessor).unwrap_or_default());
    }
    tokens
}

fn held(accessor: &Accessor, context: &Context<'_>) -> Vec<(Ident, Ref, bool)> {
    let (kind, side, results) = match accessor.side.as_str() {
        "ClientRequest" => (Kind::Request, Side::Client, false),
        "ServerRequest" => (Kind::Request, Side::Server, false),
        "ServerNotification" => (Kind::Notification, Side::Server, false),
        "ClientNotification" => (Kind::Notification, Side::Client, false),
        "ServerResult" => (Kind::Request, Side::Client, true),
        _ => (Kind::Request, Side::Server, true),
    };
    let value = |message: &Message| match results {
        true => message.result.clone(),
        false => Some(message.params.value.clone()),
    };
    context
        .protocol
        .sent(kind, side)
        .filter_map(|message| {
            let value = value(message)?;
            let large = crate::lower::is_large(context.protocol, &value);
            Some((ident(&message.short), value, large))
        })
        .collect()
}

fn member(context: &Context<'_>, accessor: &Accessor) -> Option<TokenStream> {
    let path: Vec<&str> = accessor.path.iter().map(String::as_str).collect();
    let mut arms = Vec::new();
    let mut ty = None;
    for (variant, value, large) in held(accessor, context) {
        let place = if large { quote!(value.as_mut()) } else { quote!(value) };
        if let Some(found) = reach(context, &value, &place, &path) {
            let access = found.access;
            arms.push(quote!(Self::#variant(value) => #access,));
            ty.get_or_insert(found.ty);
        }
    }
    let ty = ty?;
    context.input.facts.mark("accessors.toml", format!("{} {}", accessor.side, accessor.name));
    let (module, side) = (module(context), ident(&accessor.side));
    let function = format_ident!("{}_mut", accessor.name);
    let docs = docs::own(&format!("{} Nothing where there is no place for it.", accessor.doc));
    Some(quote! {
        impl crate::#module::#side {
            #docs
            pub fn #function(&mut self) -> Option<&mut #ty> {
                match self {
                    #(#arms)*
                    #[allow(unreachable_patterns)]
                    _ => None,
                }
            }
        }
    })
}

struct Reached {
    access: TokenStream,
    ty: TokenStream,
}

/// How to get from a place that holds `value` to the member at the end of `path`.
fn reach(
    context: &Context<'_>,
    value: &Ref,
    place: &TokenStream,
    path: &[&str],
) -> Option<Reached> {
    let Ref::Named(name) = context.protocol.resolved(value) else { return None };
    match &context.protocol.get(name)?.shape {
        Shape::Object(object) => {
            let (first, rest) = path.split_first()?;
            let field = object.field(first)?;
            let rust = ident(&field.name);
            if rest.is_empty() {
                let ty = field_type(context, field);
                return Some(Reached { access: quote!(Some(&mut #place.#rust)), ty });
            }
            let inner = match field.presence.is_option() {
                true => quote!(#place.#rust.get_or_insert_with(Default::default)),
                false => quote!(#place.#rust),
            };
            reach(context, &field.value, &inner, rest)
        }
        Shape::Union(union) => {
            let module = module(context);
            let union_name = ident(name);
            let mut found: Option<TokenStream> = None;
            let arms: Vec<TokenStream> = union
                .variants
                .iter()
                .filter_map(|variant| {
                    let place = if variant.boxed { quote!(value.as_mut()) } else { quote!(value) };
                    let reached = reach(context, &variant.value, &place, path)?;
                    found.get_or_insert(reached.ty);
                    let (name, access) = (ident(&variant.name), reached.access);
                    Some(quote!(crate::#module::#union_name::#name(value) => #access,))
                })
                .collect();
            let access =
                quote!(match #place { #(#arms)* #[allow(unreachable_patterns)] _ => None });
            found.map(|ty| Reached { access, ty })
        }
        _ => None,
    }
}

fn field_type(context: &Context<'_>, field: &Field) -> TokenStream {
    let ty = full_type(context, &field.value);
    let ty = if field.boxed { quote!(Box<#ty>) } else { ty };
    if field.presence.is_option() { quote!(Option<#ty>) } else { ty }
}

/// The type of a value with its whole path, for a file that imports no types.
fn full_type(context: &Context<'_>, value: &Ref) -> TokenStream {
    let module = module(context);
    match value {
        Ref::Named(name) => {
            let name = ident(name);
            quote!(crate::#module::#name)
        }
        Ref::Json => quote!(crate::json::Json),
        Ref::JsonObject => quote!(crate::json::JsonObject),
        Ref::Integer => quote!(crate::number::Integer),
        Ref::Number => quote!(crate::number::Number),
        Ref::List(inner) => {
            let inner = full_type(context, inner);
            quote!(Vec<#inner>)
        }
        Ref::Map(inner) => {
            let inner = full_type(context, inner);
            quote!(crate::map::Map<#inner>)
        }
        Ref::Nullable(inner) => {
            let inner = full_type(context, inner);
            quote!(Option<#inner>)
        }
        plain => context.ty(plain),
    }
}

/// The results that come before there is one.
pub fn interims(context: &Context<'_>) -> TokenStream {
    let mut tokens = TokenStream::new();
    for interim in &context.input.facts.accessors.interim {
        let found: Vec<_> = context
            .protocol
            .sent(Kind::Request, Side::Client)
            .filter_map(|message| outcome(context, message, &interim.result))
            .collect();
        if found.is_empty() {
            continue;
        }
        context.input.facts.mark("accessors.toml", interim.result.clone());
        let (module, ty) = (module(context), ident(&interim.result));
        let (read, make) = (ident(&interim.name), format_ident!("from_{}", interim.name));
        let reads = found.iter().map(|(short, _, outcome, variant)| {
            quote!(Self::#short(crate::#module::#outcome::#variant(result)) => Some(result),)
        });
        let makes = found.iter().map(|(short, method, outcome, variant)| {
            quote!(#method => Some(Self::#short(crate::#module::#outcome::#variant(result.into()))),)
        });
        let docs = docs::own(&interim.doc);
        let make_docs = docs::own(&format!(
            "An answer to a request with this method that is not final. {} Nothing where the method has no such answer.",
            interim.doc
        ));
        tokens.extend(quote! {
            impl crate::#module::ServerResult {
                #docs
                pub fn #read(&self) -> Option<&crate::#module::#ty> {
                    match self {
                        #(#reads)*
                        _ => None,
                    }
                }
                #make_docs
                pub fn #make(method: &str, result: crate::#module::#ty) -> Option<Self> {
                    match method {
                        #(#makes)*
                        _ => None,
                    }
                }
            }
        });
    }
    tokens
}

fn outcome<'a>(
    context: &'a Context<'_>,
    message: &'a Message,
    interim: &str,
) -> Option<(Ident, &'a str, Ident, Ident)> {
    let Ref::Named(name) = context.protocol.resolved(message.result.as_ref()?) else { return None };
    let Shape::Union(union) = &context.protocol.get(name)?.shape else { return None };
    let variant =
        union.variants.iter().find(|variant| variant.value == Ref::Named(interim.to_owned()))?;
    Some((ident(&message.short), &message.method, ident(name), ident(&variant.name)))
}

/// A request that is answered page by page.
struct Page<'a> {
    message: &'a Message,
    /// The member of its result that is the list.
    list: &'a Field,
    /// What the list holds.
    item: &'a Ref,
}

fn paginated<'a>(context: &'a Context<'_>) -> impl Iterator<Item = Page<'a>> {
    context.protocol.sent(Kind::Request, Side::Client).filter_map(|message| {
        params(context, message)?.iter().find(|field| field.wire == "cursor")?;
        let result = fields(context, message.result.as_ref()?)?;
        result.iter().find(|field| field.wire == "nextCursor")?;
        let mut lists = result.iter().filter_map(|list| match (&list.value, &list.presence) {
            (Ref::List(item), Presence::Required) => Some(Page { message, list, item }),
            _ => None,
        });
        let (Some(page), None) = (lists.next(), lists.next()) else { return None };
        Some(page)
    })
}

/// The requests that are answered page by page.
pub fn pages(context: &Context<'_>) -> TokenStream {
    let rows = paginated(context).map(|Page { message, list, item }| {
        let (module, name) = (module(context), ident(&message.name));
        let (list, item) = (ident(&list.name), full_type(context, item));
        quote! {
            impl Paginated for crate::#module::#name {
                type Item = #item;
                fn set_cursor(params: &mut Self::Params, cursor: Option<String>) {
                    params.cursor = cursor;
                }
                fn take_page(result: Self::Result) -> (Vec<Self::Item>, Option<String>) {
                    (result.#list, result.next_cursor)
                }
            }
        }
    });
    rows.collect()
}

/// The function that tells where the results of requests hold their lists.
pub fn lists(context: &Context<'_>) -> TokenStream {
    let rows = paginated(context).map(|Page { message, list, item }| {
        let (method, member) = (&message.method, &list.wire);
        let item = fields(context, item).unwrap_or_default();
        let names = item.iter().filter_map(|field| match (&field.value, &field.presence) {
            (Ref::String, Presence::Required) => Some(&field.wire),
            _ => None,
        });
        quote!(#method => Some((#member, &[#(#names),*])),)
    });
    let rows: TokenStream = rows.collect();
    quote! {
        /// Where the result of a method that is answered page by page holds its list: the member,
        /// and those members of an element that are required texts, such as its name. Nothing for
        /// other methods.
        pub fn list_of(method: &str) -> Option<(&'static str, &'static [&'static str])> {
            match method {
                #rows
                _ => None,
            }
        }
    }
}

/// The function that finds the version which a request of the newest kind declares.
pub fn declared_version(context: &Context<'_>) -> TokenStream {
    let accessors = &context.input.facts.accessors.accessor;
    let Some(accessor) = accessors.iter().find(|accessor| accessor.name == "protocol_version")
    else {
        return TokenStream::new();
    };
    let path = &accessor.path;
    quote! {
        /// The protocol version that a request declares in its parameters, as versions without a
        /// handshake do; nothing if it declares none, or something that is no text.
        pub fn declared_version(params: &RawValue) -> Option<std::borrow::Cow<'_, str>> {
            let text = params.get();
            #(let text = crate::json::member(text, #path).filter(|text| text.starts_with(['{', '"']))?;)*
            crate::json::string(text)
        }
    }
}

/// The members of requests that may be others when the same request is sent again.
pub fn varying(context: &Context<'_>) -> TokenStream {
    let accessors = &context.input.facts.accessors.accessor;
    let varying = accessors.iter().filter(|a| a.varies && a.side == "ClientRequest");
    let names: Vec<&String> = varying.filter_map(|accessor| accessor.path.first()).collect();
    if names.is_empty() {
        return TokenStream::new();
    }
    quote! {
        /// The members of a request's parameters that may be others when the same request is sent
        /// again. What they hold is not what is asked for.
        pub const VARYING_MEMBERS: &[&str] = &[#(#names),*];
    }
}
