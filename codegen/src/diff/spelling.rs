//! Parts of the model in words.

use crate::model::{Field, Kind, Literal, Message, Params, Presence, Ref, Shape, Type};

/// The type of a value, as it is spelled in Rust.
pub fn value(value: &Ref) -> String {
    let spell = self::value;
    match value {
        Ref::Named(name) => name.clone(),
        Ref::String => "String".to_owned(),
        Ref::Bool => "bool".to_owned(),
        Ref::Signed => "i64".to_owned(),
        Ref::Unsigned => "u64".to_owned(),
        Ref::Integer => "Integer".to_owned(),
        Ref::Number => "Number".to_owned(),
        Ref::Json => "Json".to_owned(),
        Ref::JsonObject => "JsonObject".to_owned(),
        Ref::List(inner) => format!("Vec<{}>", spell(inner)),
        Ref::Map(inner) => format!("Map<{}>", spell(inner)),
    }
}

/// Whether a member must be there, in words.
pub fn presence(presence: &Presence) -> String {
    match presence {
        Presence::Required => "required".to_owned(),
        Presence::Nullable => "required, or null".to_owned(),
        Presence::Optional => "optional".to_owned(),
        Presence::Default(literal) => format!("{} if absent", self::literal(literal)),
    }
}

/// A value as it is written in JSON.
fn literal(literal: &Literal) -> String {
    match literal {
        Literal::Integer(number) => number.to_string(),
        Literal::Bool(value) => value.to_string(),
        Literal::Text(text) => format!("{text:?}"),
    }
}

/// The type of a member and whether it must be there.
pub fn field(field: &Field) -> String {
    format!("{}, {}", value(&field.value), presence(&field.presence))
}

/// The type of parameters and whether they must be there.
pub fn params(params: &Params) -> String {
    let required = if params.required { "" } else { ", optional" };
    format!("{}{required}", value(&params.value))
}

/// What a message is.
pub fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Request => "request",
        Kind::Notification => "notification",
    }
}

/// Who sends a message to whom.
pub fn directions(message: &Message) -> &'static str {
    match (message.client_sends, message.server_sends) {
        (true, true) => "client ↔ server",
        (true, false) => "client → server",
        (false, true) => "server → client",
        (false, false) => "nobody",
    }
}

/// Everything about a message in one line.
pub fn message(message: &Message) -> String {
    let kind = kind(message.kind);
    let result = message.result.as_ref().map_or(String::new(), |r| format!(" → {}", value(r)));
    format!("{kind}, {}, {}{result}", directions(message), value(&message.params.value))
}

/// What a type looks like, in a few words.
pub fn shape(ty: &Type) -> String {
    match &ty.shape {
        Shape::Object(object) => match object.fields.len() + object.constants.len() {
            1 => "object of 1 member".to_owned(),
            members => format!("object of {members} members"),
        },
        Shape::Union(union) => {
            let kinds: Vec<String> = union.variants.iter().map(|v| value(&v.value)).collect();
            format!("one of {}", kinds.join(", "))
        }
        Shape::Strings(values) => {
            let texts: Vec<String> = values.iter().map(|value| format!("{:?}", value.text)).collect();
            format!("one of {}", texts.join(", "))
        }
        Shape::Opaque(_) => "object carried as text".to_owned(),
        Shape::Alias(target) => format!("another name of {}", value(target)),
        Shape::Native(name) => format!("{name} of JSON-RPC"),
    }
}
