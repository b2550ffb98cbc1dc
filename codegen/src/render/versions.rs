//! The messages of the newest version, as peers of every version read and write them.
//!
//! Types are converted between neighbours only; here whole messages are, between the newest version
//! and any other, so that whoever talks to a peer chooses its version once and knows the newest
//! version's types alone.

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
    let Some((newest, command)) =
        versions.last().map(|newest| (newest, &newest.input.layout.command))
    else {
        return Ok(());
    };
    let sessions: Vec<&Context<'_>> =
        versions.iter().copied().filter(|context| context.protocol.has_handshake()).collect();
    let mut tokens = head(newest, sessions.last().copied());
    tokens.extend(family(&versions));
    if sessions.last().is_some_and(|last| last.index != newest.index) {
        tokens.extend(family(&sessions));
    }
    tokens.extend(accessors::declared_version(newest));
    tokens.extend(accessors::lists(newest));
    files.insert("versions.rs", file::text(command, "versions.rs", tokens)?);
    let mut tokens = accessors::head();
    for context in contexts.iter().filter(|context| {
        context.index == newest.index || context.input.extension_of(context.index).is_some()
    }) {
        tokens.extend(accessors::requests(context));
        tokens.extend(accessors::names(context));
        tokens.extend(accessors::members(context));
        tokens.extend(accessors::interims(context));
        tokens.extend(accessors::pages(context));
    }
    files.insert("access.rs", file::text(command, "access.rs", tokens)?);
    let unused = newest.input.facts.unused_accessors();
    if !unused.is_empty() {
        return Err(unused.into());
    }
    Ok(())
}

fn head(newest: &Context<'_>, session: Option<&Context<'_>>) -> TokenStream {
    let module = path(newest.protocol);
    let session = session.map(|session| {
        let module = path(session.protocol);
        let docs = docs::own("The newest protocol version that opens a session with a handshake.");
        quote!(#docs pub use #module as session;)
    });
    quote! {
        #![doc = " Messages of the newest version, as peers of every version read and write them."]
        #![doc = ""]
        #![doc = " [`latest`] is what handlers see. `read_at` and `write_at` of its enums take the version"]
        #![doc = " that a peer speaks: what comes from the peer is raised, what goes to it holds nothing"]
        #![doc = " that its version does not define."]
        use serde_json::value::RawValue;
        use crate::convert::{Converted, ConvertFrom, Losses, NotRepresentable, raised, written};
        use crate::facts::ProtocolVersion;
        use crate::message::{MessageError, OutgoingResult, Payload};
        use crate::rpc::RequestId;
        /// The newest protocol version.
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

/// `read_at` and `write_at` for the enums of the newest of these versions.
fn family(versions: &[&Context<'_>]) -> TokenStream {
    let mut tokens = TokenStream::new();
    for sort in Sort::ALL {
        let having: Vec<_> =
            versions.iter().copied().filter(|context| sort.is_in(context.protocol)).collect();
        let newest =
            having.last().filter(|last| Some(last.index) == versions.last().map(|v| v.index));
        if newest.is_some() {
            tokens.extend(side(sort, &having));
        }
    }
    tokens
}

fn side(sort: Sort, versions: &[&Context<'_>]) -> TokenStream {
    let name = sort.name();
    let Some((newest, older)) = versions.split_last() else { return TokenStream::new() };
    let own = path(newest.protocol);
    let (newest_variant, is_sent) =
        (facts::variant(&newest.protocol.version), matches!(sort, Sort::Sent(..)));
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
    let read_arms = older.iter().map(|context| {
        let (variant, module) = (facts::variant(&context.protocol.version), path(context.protocol));
        quote! {
            ProtocolVersion::#variant => raised(method, #module::#name::read(method, #payload)?),
        }
    });
    let write_arms = older.iter().map(|context| {
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
    let steps = steps(&name, versions);
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
                    ProtocolVersion::#newest_variant => Self::read(method, #payload),
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
                    ProtocolVersion::#newest_variant => written(&#text, losses),
                    #(#write_arms)*
                    #[allow(unreachable_patterns)]
                    _ => Err(losses.unrepresentable("such a message")),
                }
            }
        }
    }
}

/// Conversions between the newest version and those that are not its neighbour, each by way of the
/// next one.
fn steps(name: &Ident, versions: &[&Context<'_>]) -> TokenStream {
    let Some(newest) = versions.last() else { return TokenStream::new() };
    let newest = path(newest.protocol);
    let step = |pair: &[&Context<'_>]| {
        let (from, by) = (path(pair[0].protocol), path(pair[1].protocol));
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
        [step(&from, &newest), step(&newest, &from)]
    };
    // The last pair is the newest version and its neighbour.
    let pairs = versions.windows(2).rev().skip(1);
    pairs.flat_map(step).collect()
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
