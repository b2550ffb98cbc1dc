//! The messages of the version that handlers are written against, as peers of every version read and
//! write them.
//!
//! Types are converted between neighbours only; here whole messages are, between that version and any
//! other, older or newer, so that whoever talks to a peer chooses its version once and knows the
//! types of one version alone.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::context::Context;
use super::{accessors, docs, facts, file};
use crate::fileset::FileSet;
use crate::model::{Kind, Protocol, Side};
use crate::naming::{ident, module_name};
use crate::problem::Error;

/// Renders `versions.rs` and `access.rs`.
///
/// # Errors
/// If an accessor leads nowhere, or the generator wrote something that is not Rust.
pub fn render(contexts: &[Context<'_>], files: &mut FileSet) -> Result<(), Error> {
    let versions: Vec<&Context<'_>> = contexts
        .iter()
        .filter(|context| context.input.extension_of(context.index).is_none())
        .collect();
    let Some(pivot) = versions
        .iter()
        .find(|context| Some(context.index) == context.input.handlers)
        .or(versions.last())
    else {
        return Ok(());
    };
    let command = &pivot.input.layout.command;
    let sessions: Vec<&Context<'_>> =
        versions.iter().copied().filter(|context| context.protocol.has_handshake()).collect();
    // Like `latest`, it does not move because a version was added.
    let session = sessions.iter().rfind(|context| context.index <= pivot.index).copied();
    let mut tokens = head(pivot, session);
    tokens.extend(family(&versions, pivot));
    if let Some(session) = session.filter(|session| session.index != pivot.index) {
        tokens.extend(family(&sessions, session));
    }
    tokens.extend(accessors::declared_version(pivot));
    tokens.extend(accessors::varying(pivot));
    tokens.extend(accessors::lists(pivot));
    files.insert("versions.rs", file::text(command, "versions.rs", tokens)?);
    let mut tokens = accessors::head();
    for context in contexts.iter().filter(|context| {
        context.index == pivot.index || context.input.extension_of(context.index).is_some()
    }) {
        tokens.extend(accessors::requests(context));
        tokens.extend(accessors::names(context));
        tokens.extend(accessors::members(context));
        tokens.extend(accessors::interims(context));
        tokens.extend(accessors::pages(context));
    }
    files.insert("access.rs", file::text(command, "access.rs", tokens)?);
    let unused = pivot.input.facts.unused_accessors();
    if !unused.is_empty() {
        return Err(unused.into());
    }
    Ok(())
}

fn head(pivot: &Context<'_>, session: Option<&Context<'_>>) -> TokenStream {
    let module = path(pivot.protocol);
    let session = session.map(|session| {
        let module = path(session.protocol);
        let docs = docs::own(
            "The newest protocol version up to `latest` that opens a session with a handshake. Like \
             `latest`, it moves only in a major release.",
        );
        quote!(#docs pub use #module as session;)
    });
    quote! {
        #![doc = " Messages of the version that handlers are written against, as peers of every version, older or"]
        #![doc = " newer, read and write them."]
        #![doc = ""]
        #![doc = " [`latest`] is what handlers see. `read_at` and `write_at` of its enums take the version"]
        #![doc = " that a peer speaks: what comes from the peer is converted, what goes to it holds nothing"]
        #![doc = " that its version does not define."]
        use serde_json::value::RawValue;
        use crate::convert::{Converted, ConvertFrom, Losses, NotRepresentable, raised, written};
        use crate::facts::ProtocolVersion;
        use crate::message::{MessageError, OutgoingResult, Payload};
        use crate::rpc::RequestId;
        /// The protocol version that handlers, clients and scaffolded projects are written against.
        ///
        /// A new protocol version is a module of its own beside it, spoken with the peers that speak
        /// it; this alias moves to another version only in a major release, so that no type changes
        /// because a version was added.
        pub use #module as latest;
        #session
    }
}

fn path(protocol: &Protocol) -> TokenStream {
    let module = ident(&module_name(&protocol.version));
    quote!(crate::#module)
}

/// An enum of what one side sends, or answers.
#[derive(Clone, Copy)]
enum Sort {
    Sent(Kind, Side),
    Answered(Side),
}

impl Sort {
    const ALL: [Self; 6] = [
        Self::Sent(Kind::Request, Side::Client),
        Self::Sent(Kind::Notification, Side::Client),
        Self::Answered(Side::Client),
        Self::Sent(Kind::Request, Side::Server),
        Self::Sent(Kind::Notification, Side::Server),
        Self::Answered(Side::Server),
    ];

    fn name(self) -> Ident {
        let side = |side| if side == Side::Client { "Client" } else { "Server" };
        match self {
            Self::Sent(Kind::Request, by) => format_ident!("{}Request", side(by)),
            Self::Sent(Kind::Notification, by) => format_ident!("{}Notification", side(by)),
            Self::Answered(by) => format_ident!("{}Result", side(by)),
        }
    }

    fn is_in(self, protocol: &Protocol) -> bool {
        let (kind, sender) = match self {
            Self::Sent(kind, side) => (kind, side),
            Self::Answered(Side::Client) => (Kind::Request, Side::Server),
            Self::Answered(Side::Server) => (Kind::Request, Side::Client),
        };
        protocol.sent(kind, sender).next().is_some()
    }
}

/// `read_at` and `write_at` for the enums of one of these versions.
fn family(versions: &[&Context<'_>], pivot: &Context<'_>) -> TokenStream {
    let mut tokens = TokenStream::new();
    for sort in Sort::ALL {
        let having: Vec<_> =
            versions.iter().copied().filter(|context| sort.is_in(context.protocol)).collect();
        if let Some(at) = having.iter().position(|context| context.index == pivot.index) {
            tokens.extend(side(sort, &having, at));
        }
    }
    tokens
}

/// The enum of the version at `pivot`, as the peers of all these versions read and write it.
fn side(sort: Sort, versions: &[&Context<'_>], pivot: usize) -> TokenStream {
    let name = sort.name();
    let others: Vec<&Context<'_>> = versions
        .iter()
        .enumerate()
        .filter(|(index, _)| *index != pivot)
        .map(|(_, context)| *context)
        .collect();
    let own = path(versions[pivot].protocol);
    let own_variant = facts::variant(&versions[pivot].protocol.version);
    let is_sent = matches!(sort, Sort::Sent(..));
    let (payload, payload_type, errors) = if is_sent {
        (
            quote!(params),
            quote!(Option<&RawValue>),
            " If the version has no such method, or the parameters are not its own.",
        )
    } else {
        (
            quote!(result),
            quote!(&RawValue),
            " If the version has no such method, or the result is not its own.",
        )
    };
    let read_arms = others.iter().map(|context| {
        let (variant, module) = (facts::variant(&context.protocol.version), path(context.protocol));
        quote! {
            ProtocolVersion::#variant => raised(method, #module::#name::read(method, #payload)?),
        }
    });
    let write_arms = others.iter().map(|context| {
        let (variant, module) = (facts::variant(&context.protocol.version), path(context.protocol));
        let text = outgoing(sort, &quote!(value));
        quote! {
            ProtocolVersion::#variant => {
                let value = #module::#name::convert_from(self, &mut losses)?;
                written(&#text, losses)
            }
        }
    });
    let (id, text) = (id(sort), outgoing(sort, &quote!(self)));
    let steps = steps(&name, versions, pivot);
    quote! {
        #steps
        impl #own::#name {
            /// Reads what a peer of `version` sent.
            ///
            /// # Errors
            #[doc = #errors]
            #[inline]
            pub fn read_at(version: ProtocolVersion, method: &str, #payload: #payload_type) -> Result<Self, MessageError> {
                match version {
                    ProtocolVersion::#own_variant => Self::read(method, #payload),
                    #(#read_arms)*
                    #[allow(unreachable_patterns)]
                    _ => Err(MessageError::UnknownMethod(method.to_owned())),
                }
            }
            /// The whole message for a peer of `version`, and what that version could not carry.
            ///
            /// # Errors
            /// If the version has no such message, or something it requires is missing.
            #[inline]
            pub fn write_at(self, version: ProtocolVersion, #id) -> Result<Converted<String>, NotRepresentable> {
                #[allow(unused_mut)]
                let mut losses = Losses::default();
                match version {
                    ProtocolVersion::#own_variant => written(&#text, losses),
                    #(#write_arms)*
                    #[allow(unreachable_patterns)]
                    _ => Err(losses.unrepresentable("such a message")),
                }
            }
        }
    }
}

/// Conversions between the version at `pivot` and those that are not its neighbours, each by way of
/// the one that is nearer to it.
fn steps(name: &Ident, versions: &[&Context<'_>], pivot: usize) -> TokenStream {
    let path = |index: usize| path(versions[index].protocol);
    let own = path(pivot);
    let step = |(from, by): (usize, usize)| {
        let (from, by) = (path(from), path(by));
        let step = |from: &TokenStream, to: &TokenStream| {
            quote! {
                impl ConvertFrom<#from::#name> for #to::#name {
                    fn convert_from(
                        value: #from::#name,
                        losses: &mut Losses,
                    ) -> Result<Self, NotRepresentable> {
                        let value = #by::#name::convert_from(value, losses)?;
                        Self::convert_from(value, losses)
                    }
                }
            }
        };
        [step(&from, &own), step(&own, &from)]
    };
    let older = (0..pivot.saturating_sub(1)).rev().map(|index| (index, index + 1));
    let newer = (pivot + 2..versions.len()).map(|index| (index, index - 1));
    older.chain(newer).flat_map(step).collect()
}

fn id(sort: Sort) -> TokenStream {
    match sort {
        Sort::Sent(Kind::Notification, _) => TokenStream::new(),
        _ => quote!(id: RequestId),
    }
}

fn outgoing(sort: Sort, value: &TokenStream) -> TokenStream {
    match sort {
        Sort::Sent(Kind::Request, _) => quote!(#value.with_id(id)),
        Sort::Sent(Kind::Notification, _) => quote!(#value.without_id()),
        Sort::Answered(_) => quote!(OutgoingResult::new(id, #value)),
    }
}
