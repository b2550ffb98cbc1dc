//! Handler traits by capability, and the struct that puts handlers together.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::context::{Context, Imports};
use super::docs;
use crate::facts::{Handler, SideName};
use crate::model::{Kind, Message, Presence, Ref, Shape, Side};
use crate::naming::{camel, function_name, handler_name, ident};

/// Renders the handlers of both sides.
pub fn render(context: &Context<'_>) -> (TokenStream, Imports) {
    let mut imports = Imports::default();
    let mut tokens = TokenStream::new();
    for (side, name, sender) in
        [(SideName::Server, "Server", Side::Client), (SideName::Client, "Client", Side::Server)]
    {
        let groups = groups(context, side, sender);
        for group in &groups {
            tokens.extend(handler_trait(context, group, &mut imports));
        }
        if !groups.is_empty() {
            tokens.extend(handlers_struct(context, name, &groups, &mut imports));
        }
        let notifications: Vec<&Message> =
            context.protocol.sent(Kind::Notification, sender).collect();
        if !notifications.is_empty() {
            tokens.extend(notification_trait(context, name, &notifications, &mut imports));
        }
    }
    (tokens, imports)
}

/// Methods that are offered together in this version.
struct Group<'a> {
    handler: &'a Handler,
    messages: Vec<&'a Message>,
    offer: Offer,
}

/// What shows that a group is offered.
enum Offer {
    /// Nothing: every peer must answer.
    Always,
    /// A member of the capabilities, of this type.
    Member(String, Ref),
    /// A truth value inside a member of the capabilities.
    Flag(String, String),
    /// Nothing in this version, though a peer need not answer.
    Silent,
}

fn groups<'a>(context: &Context<'a>, side: SideName, sender: Side) -> Vec<Group<'a>> {
    let handlers = context.input.facts.messages.handler.iter().filter(|h| h.side == side);
    let group = |handler: &'a Handler| {
        let answered = |message: &&Message| {
            message.kind == Kind::Request
                && message.sent_by(sender)
                && handler.methods.contains(&message.method)
        };
        let messages: Vec<&Message> = context.protocol.messages.iter().filter(answered).collect();
        let offer = offer(context, handler, side);
        (!messages.is_empty()).then_some(Group { handler, messages, offer })
    };
    handlers.filter_map(group).collect()
}

fn capabilities_name(side: SideName) -> &'static str {
    match side {
        SideName::Server => "ServerCapabilities",
        SideName::Client => "ClientCapabilities",
    }
}

fn offer(context: &Context<'_>, handler: &Handler, side: SideName) -> Offer {
    let Some(capability) = &handler.capability else { return Offer::Always };
    let (member, flag) = match capability.split_once('.') {
        Some((member, flag)) => (member, Some(flag)),
        None => (capability.as_str(), None),
    };
    let object = |name: &str| match context.protocol.get(name).map(|ty| &ty.shape) {
        Some(Shape::Object(object)) => Some(object),
        _ => None,
    };
    let field = object(capabilities_name(side)).and_then(|object| object.field(member));
    match (field, flag) {
        (None, _) => Offer::Silent,
        (Some(field), None) => Offer::Member(field.name.clone(), field.value.clone()),
        (Some(field), Some(flag)) => {
            let inner = match &field.value {
                Ref::Named(name) => object(name).and_then(|object| object.field(flag)),
                _ => None,
            };
            match inner.filter(|inner| inner.presence == Presence::Optional) {
                Some(inner) => Offer::Flag(field.name.clone(), inner.name.clone()),
                None => Offer::Silent,
            }
        }
    }
}

fn future(output: &TokenStream) -> TokenStream {
    quote!(impl Future<Output = #output> + Send)
}

fn handler_trait(context: &Context<'_>, group: &Group<'_>, imports: &mut Imports) -> TokenStream {
    let name = format_ident!("{}", handler_name(&group.handler.name));
    imports.support("", "Future");
    imports.support("rpc", "ErrorObject");
    let docs = docs::own(&group.handler.doc);
    let functions = group.messages.iter().map(|message| {
        let (function, params, result) = signature(context, message, imports);
        let docs = docs::code("Answers", &message.method);
        let output = future(&quote!(Result<#result, ErrorObject>));
        quote!(#docs fn #function(&self, context: &Cx, params: #params) -> #output;)
    });
    let functions: Vec<_> = functions.collect();
    let absent = absent_functions(context, group, imports);
    let (offered, absent_offered) = offered_functions(context, group, imports);
    let absent = (!matches!(group.offer, Offer::Always)).then(|| {
        imports.support("dispatch", "Absent");
        quote! {
            impl<Cx: ?Sized + Sync> #name<Cx> for Absent {
                #absent_offered
                #(#absent)*
            }
        }
    });
    quote! {
        #docs
        pub trait #name<Cx: ?Sized + Sync = ()>: Send + Sync {
            #offered
            #(#functions)*
        }
        #absent
    }
}

fn signature(
    context: &Context<'_>,
    message: &Message,
    imports: &mut Imports,
) -> (proc_macro2::Ident, TokenStream, TokenStream) {
    imports.value(&message.params.value);
    let result = message.result.clone().unwrap_or(Ref::Json);
    imports.value(&result);
    let function = ident(&function_name(&message.short));
    (function, context.ty(&message.params.value), context.ty(&result))
}

fn absent_functions(
    context: &Context<'_>,
    group: &Group<'_>,
    imports: &mut Imports,
) -> Vec<TokenStream> {
    // An async function would hold its parameters until it is polled, and the future of every
    // request be as large as the largest of them.
    let function = |message: &&Message| {
        imports.support("", "ready");
        let (function, params, result) = signature(context, message, imports);
        let method = &message.method;
        let output = future(&quote!(Result<#result, ErrorObject>));
        quote! {
            fn #function(&self, _: &Cx, _: #params) -> #output {
                ready(Err(ErrorObject::method_not_found(#method)))
            }
        }
    };
    group.messages.iter().map(function).collect()
}

/// How a handler says what it offers, and how [`Absent`] says that it does not.
fn offered_functions(
    context: &Context<'_>,
    group: &Group<'_>,
    imports: &mut Imports,
) -> (TokenStream, TokenStream) {
    match &group.offer {
        Offer::Always => (TokenStream::new(), TokenStream::new()),
        Offer::Member(_, value) => {
            imports.value(value);
            let ty = context.ty(value);
            let offered = quote! {
                /// What is advertised. With `None` neither is the capability, nor are the methods
                /// answered.
                fn capability(&self) -> Option<#ty> {
                    Some(Default::default())
                }
            };
            (offered, quote!(fn capability(&self) -> Option<#ty> { None }))
        }
        Offer::Flag(..) | Offer::Silent => {
            let offered = quote! {
                /// Whether the methods are answered, and advertised where there is a way to do so.
                fn offered(&self) -> bool {
                    true
                }
            };
            (
                offered,
                quote!(
                    fn offered(&self) -> bool {
                        false
                    }
                ),
            )
        }
    }
}

fn is_offered(group: &Group<'_>) -> Option<TokenStream> {
    let field = ident(&group.handler.name);
    match &group.offer {
        Offer::Always => None,
        Offer::Member(..) => Some(quote!(self.#field.capability().is_some())),
        Offer::Flag(..) | Offer::Silent => Some(quote!(self.#field.offered())),
    }
}

fn handlers_struct(
    context: &Context<'_>,
    side: &str,
    groups: &[Group<'_>],
    imports: &mut Imports,
) -> TokenStream {
    let name = format_ident!("{side}Handlers");
    imports.support("", "PhantomData");
    imports.support("rpc", "ErrorObject");
    let parameter = |group: &Group<'_>| format_ident!("{}", camel(&group.handler.name));
    let parameters: Vec<_> = groups.iter().map(parameter).collect();
    let fields: Vec<_> = groups.iter().map(|group| ident(&group.handler.name)).collect();
    let declared = groups.iter().zip(&parameters).map(|(group, parameter)| match group.offer {
        Offer::Always => quote!(#parameter),
        _ => quote!(#parameter = Absent),
    });
    let bounds: Vec<_> = groups
        .iter()
        .zip(&parameters)
        .map(|(group, parameter)| {
            let name = format_ident!("{}", handler_name(&group.handler.name));
            quote!(#parameter: #name<Cx>)
        })
        .collect();
    let constructor = struct_constructor(&name, groups, &parameters);
    let setters: Vec<_> = (0..groups.len())
        .filter(|index| !matches!(groups[*index].offer, Offer::Always))
        .map(|index| struct_setter(&name, groups, &parameters, index))
        .collect();
    let capabilities = capabilities(context, side, groups, imports);
    let handle = handle(context, side, groups, imports);
    let doc = docs::own(&format!(
        "What a {} answers with: a handler for each capability that it has, and none for the others.",
        side.to_lowercase()
    ));
    quote! {
        #doc
        #[derive(Clone, Debug)]
        pub struct #name<Cx: ?Sized, #(#declared),*> {
            #(#fields: #parameters,)*
            context: PhantomData<fn(&Cx)>,
        }
        #constructor
        impl<Cx: ?Sized + Sync, #(#parameters),*> #name<Cx, #(#parameters),*> {
            #(#setters)*
        }
        impl<Cx: ?Sized + Sync, #(#bounds),*> #name<Cx, #(#parameters),*> {
            #capabilities
            #handle
        }
    }
}

fn struct_constructor(
    name: &proc_macro2::Ident,
    groups: &[Group<'_>],
    parameters: &[proc_macro2::Ident],
) -> TokenStream {
    let always = |group: &Group<'_>| matches!(group.offer, Offer::Always);
    let required: Vec<_> =
        groups.iter().zip(parameters).filter(|(group, _)| always(group)).collect();
    let generics = required.iter().map(|(_, parameter)| parameter);
    let generics: Vec<_> = generics.collect();
    let bounds = required.iter().map(|(group, parameter)| {
        let name = format_ident!("{}", handler_name(&group.handler.name));
        quote!(#parameter: #name<Cx>)
    });
    let arguments = required.iter().map(|(group, parameter)| {
        let field = ident(&group.handler.name);
        quote!(#field: #parameter)
    });
    let values = groups.iter().map(|group| {
        let field = ident(&group.handler.name);
        if always(group) { quote!(#field) } else { quote!(#field: Absent) }
    });
    let default = required.is_empty().then(|| {
        quote! {
            impl<Cx: ?Sized + Sync> Default for #name<Cx> {
                fn default() -> Self {
                    Self::new()
                }
            }
        }
    });
    quote! {
        impl<Cx: ?Sized + Sync, #(#bounds),*> #name<Cx, #(#generics),*> {
            /// Nothing but what must be answered.
            pub fn new(#(#arguments),*) -> Self {
                Self { #(#values,)* context: PhantomData }
            }
        }
        #default
    }
}

fn struct_setter(
    name: &proc_macro2::Ident,
    groups: &[Group<'_>],
    parameters: &[proc_macro2::Ident],
    index: usize,
) -> TokenStream {
    let group = &groups[index];
    let setter = format_ident!("with_{}", group.handler.name);
    let bound = format_ident!("{}", handler_name(&group.handler.name));
    let field = ident(&group.handler.name);
    let generics = parameters
        .iter()
        .enumerate()
        .map(|(other, parameter)| if other == index { quote!(H) } else { quote!(#parameter) });
    let values = groups.iter().enumerate().map(|(other, group)| {
        let field = ident(&group.handler.name);
        if other == index { quote!(#field) } else { quote!(#field: self.#field) }
    });
    let docs = docs::own(&group.handler.doc);
    quote! {
        #docs
        pub fn #setter<H: #bound<Cx>>(self, #field: H) -> #name<Cx, #(#generics),*> {
            #name { #(#values,)* context: PhantomData }
        }
    }
}

/// The capabilities that the handlers amount to.
fn capabilities(
    context: &Context<'_>,
    side: &str,
    groups: &[Group<'_>],
    imports: &mut Imports,
) -> TokenStream {
    let name = format!("{side}Capabilities");
    if context.protocol.get(&name).is_none() {
        return TokenStream::new();
    }
    imports.types.insert(name.clone());
    let ty = ident(&name);
    let members = groups.iter().filter_map(|group| match &group.offer {
        Offer::Member(member, _) => {
            let (member, field) = (ident(member), ident(&group.handler.name));
            Some(quote!(capabilities.#member = self.#field.capability();))
        }
        _ => None,
    });
    let members: Vec<_> = members.collect();
    let flags = groups.iter().filter_map(|group| match &group.offer {
        Offer::Flag(member, flag) => {
            let (member, flag) = (ident(member), ident(flag));
            let offered = is_offered(group)?;
            Some(quote! {
                if let Some(capability) = &mut capabilities.#member {
                    capability.#flag = #offered.then_some(true);
                }
            })
        }
        _ => None,
    });
    let flags: Vec<_> = flags.collect();
    let mutable = (!members.is_empty() || !flags.is_empty()).then(|| quote!(mut));
    quote! {
        /// What the handlers offer, and nothing else.
        pub fn capabilities(&self) -> #ty {
            let #mutable capabilities = #ty::new();
            #(#members)*
            #(#flags)*
            capabilities
        }
    }
}

fn handle(
    context: &Context<'_>,
    side: &str,
    groups: &[Group<'_>],
    imports: &mut Imports,
) -> TokenStream {
    let other = if side == "Server" { "Client" } else { "Server" };
    let (request, result) = (format_ident!("{other}Request"), format_ident!("{side}Result"));
    imports.types.insert(format!("{other}Request"));
    imports.types.insert(format!("{side}Result"));
    imports.support("message", "Payload");
    let sender = if side == "Server" { Side::Client } else { Side::Server };
    let arms = context.protocol.sent(Kind::Request, sender).map(|message| {
        let short = ident(&message.short);
        let group = groups.iter().find(|g| g.messages.iter().any(|m| m.method == message.method));
        let Some(group) = group else {
            return quote!(#request::#short(_) => Err(ErrorObject::method_not_found(method)),);
        };
        let (field, function) = (ident(&group.handler.name), ident(&function_name(&message.short)));
        let guard = is_offered(group).map(|offered| quote!(if #offered));
        let boxed = |value: &Ref| crate::lower::is_large(context.protocol, value);
        let params = if boxed(&message.params.value) { quote!(*params) } else { quote!(params) };
        let answer = message.result.as_ref().is_some_and(boxed);
        let answer = if answer { quote!(.map(Box::new)) } else { TokenStream::new() };
        quote! {
            #request::#short(params) #guard => {
                self.#field.#function(context, #params).await #answer.map(#result::#short)
            }
        }
    });
    let arms: Vec<_> = arms.collect();
    let guarded = groups.iter().any(|group| is_offered(group).is_some());
    let rest = guarded.then(
        || quote!(#[allow(unreachable_patterns)] _ => Err(ErrorObject::method_not_found(method)),),
    );
    quote! {
        /// Answers a request with the handler it belongs to.
        ///
        /// # Errors
        /// As the handler says; that the method is not found where there is no handler.
        pub async fn handle(&self, context: &Cx, request: #request) -> Result<#result, ErrorObject> {
            let method = request.method();
            match request {
                #(#arms)*
                #rest
            }
        }
    }
}

/// What one side does with the notifications of the other.
fn notification_trait(
    context: &Context<'_>,
    side: &str,
    notifications: &[&Message],
    imports: &mut Imports,
) -> TokenStream {
    let other = if side == "Server" { "Client" } else { "Server" };
    let name = format_ident!("{other}NotificationHandler");
    let payload = format_ident!("{other}Notification");
    imports.types.insert(format!("{other}Notification"));
    imports.support("rpc", "IncomingNotification");
    imports.support("message", "MessageError");
    imports.support("", "Future");
    let functions = notifications.iter().map(|message| {
        imports.value(&message.params.value);
        let params = context.ty(&message.params.value);
        let function = ident(&function_name(&message.short));
        let docs = docs::code("Takes", &message.method);
        let output = future(&quote!(()));
        quote! {
            #docs
            fn #function(&self, context: &Cx, params: #params) -> #output {
                let _ = (context, params);
                async {}
            }
        }
    });
    let functions: Vec<_> = functions.collect();
    let arms = notifications.iter().map(|message| {
        let (short, function) = (ident(&message.short), ident(&function_name(&message.short)));
        let boxed = crate::lower::is_large(context.protocol, &message.params.value);
        let params = if boxed { quote!(*params) } else { quote!(params) };
        quote!(#payload::#short(params) => self.#function(context, #params).await,)
    });
    let doc = docs::own(&format!(
        "What a {} does with the notifications of a {}: nothing, unless a method is written.",
        side.to_lowercase(),
        other.to_lowercase()
    ));
    let output = future(&quote!(Result<(), MessageError>));
    quote! {
        #doc
        pub trait #name<Cx: ?Sized + Sync = ()>: Send + Sync {
            #(#functions)*
            /// Takes a notification that this version of the protocol does not define.
            fn unknown(&self, context: &Cx, notification: &IncomingNotification<'_>) -> impl Future<Output = ()> + Send {
                let _ = (context, notification);
                async {}
            }
            /// Calls the method that belongs to a notification.
            ///
            /// # Errors
            /// If its parameters are not those of its method.
            fn receive(&self, context: &Cx, notification: &IncomingNotification<'_>) -> #output {
                async move {
                    match #payload::from_incoming(notification) {
                        Ok(notification) => match notification {
                            #(#arms)*
                        },
                        Err(MessageError::UnknownMethod(_)) => self.unknown(context, notification).await,
                        Err(error) => return Err(error),
                    }
                    Ok(())
                }
            }
        }
    }
}
