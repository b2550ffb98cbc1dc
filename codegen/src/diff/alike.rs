//! Whether two values are the same JSON.

use std::collections::HashSet;

use super::pair::Pair;
use crate::model::{Constant, Object, Presence, Protocol, Ref, Shape, Union};

/// How two values compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alike {
    /// They are one type.
    Same,
    /// They are the same JSON, but not one type.
    OnWire,
    /// They are not.
    No,
}

/// Compares two values. What changed inside types that correspond is no matter here: it is
/// reported where they are compared.
pub fn values(pair: &Pair<'_>, old: &Ref, new: &Ref) -> Alike {
    let (old, new) = (pair.old.resolved(old), pair.new.resolved(new));
    let elements = match (old, new) {
        (Ref::Named(old), Ref::Named(new)) if pair.correspond(old, new) => return Alike::Same,
        (Ref::List(old), Ref::List(new)) | (Ref::Map(old), Ref::Map(new)) => Some((old, new)),
        (Ref::Named(_), _) | (_, Ref::Named(_)) => None,
        (old, new) if old == new => return Alike::Same,
        _ => None,
    };
    match elements {
        Some((old, new)) => values(pair, old, new),
        None if Wire { pair, seen: HashSet::new() }.values(old, new) => Alike::OnWire,
        None => Alike::No,
    }
}

/// Whether each side reads what the other writes.
pub fn presences(old: &Presence, new: &Presence) -> bool {
    is_understood(old, new) && is_understood(new, old)
}

fn is_understood(sender: &Presence, receiver: &Presence) -> bool {
    let lenient = matches!(receiver, Presence::Optional | Presence::Default(_));
    match sender {
        Presence::Optional => lenient,
        Presence::Nullable => lenient || *receiver == Presence::Nullable,
        Presence::Required | Presence::Default(_) => true,
    }
}

/// Compares the JSON of types, also of those that refer to themselves.
struct Wire<'a> {
    pair: &'a Pair<'a>,
    seen: HashSet<(String, String)>,
}

/// What a value is on the wire.
enum Form<'a> {
    Text,
    Bool,
    Unsigned,
    Integer,
    Number,
    Json,
    AnyObject,
    Native(&'a str),
    Opaque(&'a [Constant]),
    List(&'a Ref),
    Map(&'a Ref),
    Object(&'a Object),
    Union(&'a Union),
}

impl Wire<'_> {
    fn values(&mut self, old: &Ref, new: &Ref) -> bool {
        let (old, new) = (self.pair.old.resolved(old), self.pair.new.resolved(new));
        if let (Ref::Named(old), Ref::Named(new)) = (old, new) {
            let again = !self.seen.insert((old.clone(), new.clone()));
            if again || self.pair.correspond(old, new) {
                return true;
            }
        }
        match (form(self.pair.old, old), form(self.pair.new, new)) {
            (Form::Text, Form::Text)
            | (Form::Bool, Form::Bool)
            | (Form::Unsigned, Form::Unsigned)
            | (Form::Integer, Form::Integer)
            | (Form::Number, Form::Number)
            | (Form::Json, Form::Json)
            | (Form::AnyObject, Form::AnyObject) => true,
            (Form::Native(old), Form::Native(new)) => old == new,
            (Form::Opaque(old), Form::Opaque(new)) => constants(old, new),
            (Form::List(old), Form::List(new)) | (Form::Map(old), Form::Map(new)) => {
                self.values(old, new)
            }
            (Form::Object(old), Form::Object(new)) => self.objects(old, new),
            (Form::Union(old), Form::Union(new)) => self.unions(old, new),
            _ => false,
        }
    }

    fn objects(&mut self, old: &Object, new: &Object) -> bool {
        old.fields.len() == new.fields.len()
            && constants(&old.constants, &new.constants)
            && old.fields.iter().all(|field| {
                new.field(&field.wire).is_some_and(|newer| {
                    presences(&field.presence, &newer.presence)
                        && self.values(&field.value, &newer.value)
                })
            })
    }

    /// Kinds are compared in their order, in which they are also looked for.
    fn unions(&mut self, old: &Union, new: &Union) -> bool {
        old.open == new.open
            && old.variants.len() == new.variants.len()
            && old.variants.iter().zip(&new.variants).all(|(o, n)| self.values(&o.value, &n.value))
    }
}

fn constants(old: &[Constant], new: &[Constant]) -> bool {
    let holds = |constant: &Constant| new.iter().any(|n| n.wire == constant.wire && n.json == constant.json);
    old.len() == new.len() && old.iter().all(holds)
}

fn form<'a>(protocol: &'a Protocol, value: &'a Ref) -> Form<'a> {
    match value {
        Ref::String => Form::Text,
        Ref::Bool => Form::Bool,
        Ref::Unsigned => Form::Unsigned,
        Ref::Signed | Ref::Integer => Form::Integer,
        Ref::Number => Form::Number,
        Ref::Json => Form::Json,
        Ref::JsonObject => Form::AnyObject,
        Ref::List(inner) => Form::List(inner),
        Ref::Map(inner) if **inner == Ref::Json => Form::AnyObject,
        Ref::Map(inner) => Form::Map(inner),
        Ref::Named(name) => match protocol.get(name).map(|ty| &ty.shape) {
            Some(Shape::Object(object)) => Form::Object(object),
            Some(Shape::Union(union)) => Form::Union(union),
            Some(Shape::Strings(_)) => Form::Text,
            Some(Shape::Opaque(constants)) if constants.is_empty() => Form::AnyObject,
            Some(Shape::Opaque(constants)) => Form::Opaque(constants),
            Some(Shape::Native(name)) => Form::Native(name),
            // What refers to nothing is compared by its name.
            Some(Shape::Alias(_)) | None => Form::Native(name),
        },
    }
}
