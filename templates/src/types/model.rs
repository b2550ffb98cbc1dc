//! What the types of a run look like, with final names: no tokens and no schemas.

use serde_json::Value;

use super::document::Place;

/// Index of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct TypeId(pub(super) usize);

/// The type of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Ty {
    /// Any JSON.
    Any,
    Null,
    Bool,
    Integer(Width),
    Number,
    String,
    List(Box<Ty>),
    Map(Box<Ty>),
    /// Something or `null`.
    Nullable(Box<Ty>),
    Named(TypeId),
}

/// The integers that a type must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Width {
    I64,
    U64,
    /// What bounds ask for beyond the others.
    I128,
}

impl Ty {
    /// Whether there are integers in it that are not inside of a named type.
    pub(super) fn has_integers(&self) -> bool {
        match self {
            Self::Integer(_) => true,
            Self::List(inner) | Self::Map(inner) | Self::Nullable(inner) => inner.has_integers(),
            _ => false,
        }
    }

    /// The named type that a value holds directly, not by way of a list or a map.
    pub(super) fn direct(&self) -> Option<TypeId> {
        match self {
            Self::Named(id) => Some(*id),
            Self::Nullable(inner) => inner.direct(),
            _ => None,
        }
    }
}

/// A type with a name.
#[derive(Clone, Debug)]
pub(super) struct Type {
    pub(super) name: String,
    pub(super) docs: Vec<String>,
    pub(super) shape: Shape,
}

#[derive(Clone, Debug)]
pub(super) enum Shape {
    /// Met, and still being looked at.
    Pending,
    Struct(Struct),
    Choice(Vec<Choice>),
    Union(Vec<Variant>),
    Tuple(Vec<Ty>),
    /// A root that is no object.
    Wrapper(Ty),
}

#[derive(Clone, Debug)]
pub(super) struct Struct {
    pub(super) fields: Vec<Field>,
    /// The type of members without a field, where there may be any.
    pub(super) extra: Option<Ty>,
}

#[derive(Clone, Debug)]
pub(super) struct Field {
    pub(super) wire: String,
    pub(super) name: String,
    pub(super) docs: Vec<String>,
    pub(super) ty: Ty,
    pub(super) presence: Presence,
    /// Where it is declared.
    pub(super) place: Place,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Presence {
    Required,
    Optional,
    /// Absence means this value.
    Default(Value),
}

/// One string of an `enum`.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    pub(super) wire: String,
    pub(super) name: String,
    pub(super) docs: Vec<String>,
}

/// One alternative of a union.
#[derive(Clone, Debug)]
pub(super) struct Variant {
    pub(super) name: String,
    pub(super) ty: Ty,
    pub(super) told: Told,
}

/// How an alternative is told from the others.
#[derive(Clone, Debug)]
pub(super) enum Told {
    /// By the type of the JSON.
    Type(&'static str),
    /// By the schema that accepts it.
    Schema(Place),
}
