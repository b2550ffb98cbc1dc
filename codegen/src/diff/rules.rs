//! The grading rules, as a table.
//!
//! Peers agree on one version, but a program may be built against one and talk to a peer that was
//! built against another, so either side may be the older one, and either may be the sender. A
//! change is graded by the worst that can happen, with bindings like ours on both sides: they
//! keep unknown members, strings and kinds of open unions instead of refusing them.

use serde::Serialize;

/// What a change breaks, the worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Grade {
    /// A message that one version allows is refused, incomplete or without meaning in the other.
    /// As a rule such a change breaks programs too.
    Wire,
    /// Messages are understood, but a program that uses the bindings no longer compiles, or does
    /// something else.
    Source,
    /// Nothing.
    Additive,
}

impl Grade {
    /// All grades, the worst first.
    pub const ALL: [Self; 3] = [Self::Wire, Self::Source, Self::Additive];

    /// The grade in words.
    pub fn title(self) -> &'static str {
        match self {
            Self::Wire => "wire-breaking",
            Self::Source => "source-breaking",
            Self::Additive => "additive",
        }
    }
}

/// One way in which protocols may differ, and why it has its grade.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct Rule {
    /// A stable name.
    pub name: &'static str,
    /// The grade.
    pub grade: Grade,
    /// Why it has this grade.
    pub reason: &'static str,
}

/// Declares every rule once: as a constant of its own, and as a row of [`ALL`].
macro_rules! rules {
    ($($constant:ident = $name:literal, $grade:ident, $reason:literal;)*) => {
        $(
            #[doc = $reason]
            pub static $constant: Rule =
                Rule { name: $name, grade: Grade::$grade, reason: $reason };
        )*
        /// All rules: methods, then types, then their parts.
        pub static ALL: &[&Rule] = &[$(&$constant),*];
    };
}

rules! {
    METHOD_ADDED = "method-added", Additive,
        "who does not know a request says so, and who does not know a notification ignores it";
    HANDLER_GREW = "handler-grew", Source,
        "an existing handler trait gets a function more, or every peer must answer it";
    METHOD_REMOVED = "method-removed", Wire,
        "an older peer may still send it, and a newer one no longer knows it";
    METHOD_KIND = "method-kind", Wire,
        "one peer waits for an answer that the other does not give";
    SENDER_ADDED = "sender-added", Additive,
        "who does not expect a notification ignores it";
    ANSWERER_ADDED = "answerer-added", Source,
        "the other side has a request more to answer";
    SENDER_REMOVED = "sender-removed", Wire,
        "an older peer may still send it, and a newer one no longer expects it from there";
    CAPABILITY_CHANGED = "capability-changed", Wire,
        "one peer offers the method by a capability that the other does not look at";
    NAME_HEADER_CHANGED = "name-header-changed", Wire,
        "one peer expects another value in the HTTP header `Mcp-Name`, or none";
    MESSAGE_RENAMED = "message-renamed", Source,
        "enum variants and handler functions are called after the message";

    TYPE_ADDED = "type-added", Additive,
        "nobody used it before";
    TYPE_REMOVED = "type-removed", Source,
        "a program may name it; what it held is compared where it was held";
    TYPE_RENAMED = "type-renamed", Source,
        "a program may name it; the JSON has no names of types";
    SHAPE_CHANGED = "shape-changed", Wire,
        "the JSON of one peer is of another kind, or is told apart in another way";
    SHAPE_RETYPED = "shape-retyped", Source,
        "the JSON is the same, but it is another type of Rust";
    DEPRECATED = "deprecated", Additive,
        "using it gives a warning, or no longer does";

    VALUE_CHANGED = "value-changed", Wire,
        "what one peer writes there the other may refuse, or read as something else";
    VALUE_RETYPED = "value-retyped", Source,
        "the JSON is the same, but it is another type of Rust";

    MEMBER_ADDED = "member-added", Additive,
        "it may be absent; an older peer keeps it as an unknown member, and no constructor asks for it";
    REQUIRED_MEMBER_ADDED = "required-member-added", Wire,
        "an older peer leaves out what a newer one insists on";
    MEMBER_REMOVED = "member-removed", Source,
        "it may be absent; a newer peer keeps it as an unknown member, but the field is gone";
    REQUIRED_MEMBER_REMOVED = "required-member-removed", Wire,
        "a newer peer leaves out what an older one insists on";
    MEMBER_BECAME_REQUIRED = "member-became-required", Wire,
        "an older peer may leave out what a newer one insists on";
    MEMBER_BECAME_OPTIONAL = "member-became-optional", Wire,
        "a newer peer may leave out what an older one insists on";
    NULL_CHANGED = "null-changed", Wire,
        "one peer may write `null`, and the other refuses it";
    PRESENCE_RETYPED = "presence-retyped", Source,
        "each peer reads what the other writes, but constructor and field are different";
    ABSENCE_CHANGED = "absence-changed", Wire,
        "where it is absent, one peer takes it for another value than the other";
    ENVELOPE_MEMBER = "envelope-member", Source,
        "every message has it on the wire anyway; the type did not say so, or no longer does";
    ENVELOPE_CONSTANT = "envelope-constant", Additive,
        "every message has it on the wire anyway, and no program has to fill it";
    CONSTANT_ADDED = "constant-added", Wire,
        "an older peer leaves out what a newer one insists on";
    CONSTANT_REMOVED = "constant-removed", Wire,
        "a newer peer leaves out what an older one insists on";
    CONSTANT_CHANGED = "constant-changed", Wire,
        "each peer refuses, or takes for something else, what the other writes";
    CONSTANT_FREED = "constant-freed", Wire,
        "one peer may write a value that the other does not accept";
    RUST_NAME_CHANGED = "rust-name-changed", Source,
        "the JSON is the same, but the field or variant has another name";
    BOXING_CHANGED = "boxing-changed", Source,
        "the value is held in a `Box`, or no longer is";

    STRING_ADDED = "string-added", Additive,
        "an older peer keeps the text as one that it does not know";
    STRING_REMOVED = "string-removed", Wire,
        "an older peer may still write it, and to a newer one it means nothing";
    KIND_ADDED = "kind-added", Additive,
        "an older peer keeps the value whole, as one of a kind that it does not know";
    KIND_ADDED_TO_CLOSED = "kind-added-to-closed", Wire,
        "an older peer refuses what is of no kind that it knows";
    KIND_REMOVED = "kind-removed", Wire,
        "an older peer may still write it, and to a newer one it means nothing";
    UNION_OPENED = "union-opened", Additive,
        "a newer peer also keeps what it does not know";
    UNION_CLOSED = "union-closed", Wire,
        "a newer peer refuses what is of no kind that it knows";
    DISCRIMINATOR_CHANGED = "discriminator-changed", Wire,
        "each peer tells the kinds apart by a member that the other need not write";
}
