//! What differs from version to version, as data.

use std::collections::BTreeMap;

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::{Input, docs, file};
use crate::fileset::FileSet;
use crate::model::{Kind, Message, Shape};
use crate::naming::ident;
use crate::problem::Error;
use heck::ToShoutySnakeCase;

/// Renders `facts.rs`.
pub fn render(input: &Input<'_>, files: &mut FileSet) -> Result<(), Error> {
    let versions: Vec<usize> =
        (0..input.protocols.len()).filter(|index| input.extension_of(*index).is_none()).collect();
    let parts = [
        head(),
        version_enum(input, &versions),
        methods(input, &versions),
        members(input, &versions),
        error_codes(input),
        extensions(input),
    ];
    let tokens = parts.into_iter().collect();
    files.insert("facts.rs", file::text(&input.layout.command, "facts.rs", tokens)?);
    Ok(())
}

fn head() -> TokenStream {
    quote! {
        #![doc = " What differs from protocol version to protocol version, as data."]
        use std::fmt;
        use std::str::FromStr;
        use super::message::Direction;
    }
}

/// The variant of `ProtocolVersion`.
pub fn variant(version: &str) -> proc_macro2::Ident {
    format_ident!("V{}", version.replace('-', "_"))
}

fn version_enum(input: &Input<'_>, versions: &[usize]) -> TokenStream {
    let names: Vec<&str> =
        versions.iter().map(|index| input.protocols[*index].version.as_str()).collect();
    let variants: Vec<_> = names.iter().map(|name| variant(name)).collect();
    let variant_docs = names.iter().map(|name| docs::own(&format!("Protocol version {name}.")));
    let latest = input.handlers.map(|index| variant(&input.protocols[index].version));
    let latest = latest.as_ref().or(variants.last());
    let has = |what: &dyn Fn(usize) -> bool| {
        let which: Vec<_> = versions
            .iter()
            .zip(&variants)
            .filter(|(index, _)| what(**index))
            .map(|(_, v)| v)
            .collect();
        if which.is_empty() { quote!(false) } else { quote!(matches!(self, #(Self::#which)|*)) }
    };
    let handshake = has(&|index| input.protocols[index].has_handshake());
    let batches = has(&|index| input.protocols[index].has_batches());
    quote! {
        /// A version of the protocol. Versions are ordered by age.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum ProtocolVersion {
            #(#variant_docs #[allow(non_camel_case_types)] #variants,)*
        }
        impl ProtocolVersion {
            /// All versions, the oldest first.
            pub const ALL: &'static [Self] = &[#(Self::#variants),*];
            /// The version of the module `latest`, which handlers and clients are written against. It
            /// moves only in a major release of this crate; `ALL` may end in a newer version.
            pub const LATEST: Self = Self::#latest;
            /// The version as it is written on the wire.
            pub const fn as_str(self) -> &'static str {
                match self {
                    #(Self::#variants => #names,)*
                }
            }
            /// Whether a session begins with `initialize`.
            pub const fn has_handshake(self) -> bool {
                #handshake
            }
            /// Whether several messages may travel in one array.
            pub const fn has_batches(self) -> bool {
                #batches
            }
        }
        impl fmt::Display for ProtocolVersion {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }
        /// A version that this crate does not know.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct UnknownVersion(pub String);
        impl fmt::Display for UnknownVersion {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "unknown protocol version `{}`", self.0)
            }
        }
        impl std::error::Error for UnknownVersion {}
        impl FromStr for ProtocolVersion {
            type Err = UnknownVersion;
            fn from_str(text: &str) -> Result<Self, UnknownVersion> {
                let known = Self::ALL.iter().find(|version| version.as_str() == text);
                known.copied().ok_or_else(|| UnknownVersion(text.to_owned()))
            }
        }
    }
}

fn optional(value: Option<TokenStream>) -> TokenStream {
    value.map_or(quote!(None), |value| quote!(Some(#value)))
}

fn version_path(input: &Input<'_>, index: usize) -> TokenStream {
    let variant = variant(&input.protocols[index].version);
    quote!(ProtocolVersion::#variant)
}

/// The version since which something is there, and the one with which it was there last.
fn life(
    input: &Input<'_>,
    versions: &[usize],
    has: &dyn Fn(usize) -> bool,
) -> Option<(TokenStream, TokenStream)> {
    let having: Vec<usize> = versions.iter().copied().filter(|index| has(*index)).collect();
    let (first, last) = (*having.first()?, *having.last()?);
    let until = (Some(&last) != versions.last()).then(|| version_path(input, last));
    Some((version_path(input, first), optional(until)))
}

fn methods(input: &Input<'_>, versions: &[usize]) -> TokenStream {
    let mut newest: BTreeMap<&str, &Message> = BTreeMap::new();
    for index in versions {
        for message in &input.protocols[*index].messages {
            newest.insert(&message.method, message);
        }
    }
    let rows = newest.iter().filter_map(|(method, message)| {
        let (since, until) =
            life(input, versions, &|index| input.protocols[index].message(method).is_some())?;
        let is_request = message.kind == Kind::Request;
        let (client, server) = versions.iter().fold((false, false), |(client, server), index| {
            match input.protocols[*index].message(method) {
                Some(message) => (client || message.client_sends, server || message.server_sends),
                None => (client, server),
            }
        });
        let direction = match (client, server) {
            (true, true) => quote!(Direction::Both),
            (true, false) => quote!(Direction::ClientToServer),
            _ => quote!(Direction::ServerToClient),
        };
        let text = |text: &Option<String>| optional(text.as_ref().map(|text| quote!(#text)));
        let (capability, header) = (text(&message.capability), text(&message.name_header));
        Some(quote! {
            MethodFacts {
                method: #method,
                is_request: #is_request,
                direction: #direction,
                since: #since,
                until: #until,
                capability: #capability,
                name_header: #header,
            }
        })
    });
    quote! {
        /// What is known of a method.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub struct MethodFacts {
            /// The name on the wire.
            pub method: &'static str,
            /// Whether it is answered.
            pub is_request: bool,
            /// Who sends it, in any version.
            pub direction: Direction,
            /// The first version that has it.
            pub since: ProtocolVersion,
            /// The last version that has it, if it is gone.
            pub until: Option<ProtocolVersion>,
            /// The capability that the receiver needs, such as `tools` or `resources.subscribe`.
            pub capability: Option<&'static str>,
            /// The parameter that the HTTP header `Mcp-Name` mirrors.
            pub name_header: Option<&'static str>,
        }
        impl MethodFacts {
            /// What is known of `method`.
            pub fn of(method: &str) -> Option<&'static Self> {
                METHODS.binary_search_by(|facts| facts.method.cmp(method)).ok().map(|index| &METHODS[index])
            }
            /// Whether `version` has the method.
            pub fn is_in(&self, version: ProtocolVersion) -> bool {
                self.since <= version && self.until.is_none_or(|until| version <= until)
            }
        }
        /// All methods of all versions, by name.
        pub const METHODS: &[MethodFacts] = &[#(#rows),*];
    }
}

/// The members that came or went while their object stayed.
fn members(input: &Input<'_>, versions: &[usize]) -> TokenStream {
    let mut names: BTreeMap<(&str, &str), ()> = BTreeMap::new();
    let object =
        |index: usize, name: &str| match input.protocols[index].get(name).map(|ty| &ty.shape) {
            Some(Shape::Object(object)) => Some(object),
            _ => None,
        };
    for index in versions {
        for ty in &input.protocols[*index].types {
            if let Shape::Object(object) = &ty.shape {
                names.extend(
                    object.fields.iter().map(|f| ((ty.name.as_str(), f.wire.as_str()), ())),
                );
            }
        }
    }
    let rows = names.keys().filter_map(|(name, member)| {
        let has_object = |index: usize| object(index, name).is_some();
        let has_member =
            |index: usize| object(index, name).is_some_and(|object| object.field(member).is_some());
        let (object_life, own) =
            (life(input, versions, &has_object)?, life(input, versions, &has_member)?);
        let differs = object_life.0.to_string() != own.0.to_string()
            || object_life.1.to_string() != own.1.to_string();
        let (since, until) = own;
        differs.then(|| {
            quote! {
                MemberFacts { object: #name, member: #member, since: #since, until: #until }
            }
        })
    });
    let rows: Vec<_> = rows.collect();
    quote! {
        /// A member that came or went while its object stayed.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub struct MemberFacts {
            /// The type.
            pub object: &'static str,
            /// The member on the wire.
            pub member: &'static str,
            /// The first version that has it.
            pub since: ProtocolVersion,
            /// The last version that has it, if it is gone.
            pub until: Option<ProtocolVersion>,
        }
        /// All members that came or went while their object stayed, by object and name.
        pub const MEMBERS: &[MemberFacts] = &[#(#rows),*];
    }
}

/// The codes of errors that always have the same one.
fn error_codes(input: &Input<'_>) -> TokenStream {
    let mut codes: BTreeMap<i64, String> = BTreeMap::new();
    for protocol in input.protocols {
        for ty in &protocol.types {
            let Shape::Object(object) = &ty.shape else { continue };
            let code = object.constants.iter().find(|constant| constant.wire == "code");
            if let Some(code) = code.and_then(|constant| constant.json.parse().ok()) {
                let name = ty.name.trim_end_matches("Object").trim_end_matches("Error");
                codes.insert(code, name.to_shouty_snake_case());
            }
        }
    }
    let rows = codes.iter().rev().map(|(code, name)| {
        let docs = docs::own(&format!("The code of `{}`.", name.to_lowercase().replace('_', " ")));
        let (name, code) = (ident(name), proc_macro2::Literal::i64_unsuffixed(*code));
        quote!(#docs pub const #name: i64 = #code;)
    });
    let rows: Vec<_> = rows.collect();
    quote! {
        /// The codes of the errors that the protocol defines.
        pub mod error_code {
            #(#rows)*
        }
    }
}

fn extensions(input: &Input<'_>) -> TokenStream {
    let rows = input.protocols.iter().enumerate().filter_map(|(index, protocol)| {
        let identifier = input.extension_of(index)?;
        let name = format_ident!("{}", protocol.version.to_shouty_snake_case());
        let docs = docs::own(&format!(
            "What the extension `{}` is called in capabilities.",
            protocol.version
        ));
        Some(quote!(#docs pub const #name: &str = #identifier;))
    });
    let rows: Vec<_> = rows.collect();
    quote! {
        /// What the extensions of this crate are called in the capabilities of a peer.
        pub mod extension {
            #(#rows)*
        }
    }
}
