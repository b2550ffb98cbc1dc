//! Comparing two protocols, part by part.

use super::rules::{self, Rule};
use super::{Action, Change, Diff, Subject};
use crate::model::{Constant, Field, Message, Object, Presence, Protocol, Ref, Shape, Type, Union};
use crate::sharing::deeply_resolved;

/// What changed from `old` to `new`.
pub fn compare(old: &Protocol, new: &Protocol) -> Diff {
    let mut comparison = Comparison { old, new, changes: Vec::new() };
    comparison.methods();
    comparison.types();
    Diff { old: old.version.clone(), new: new.version.clone(), changes: comparison.changes }
}

struct Comparison<'a> {
    old: &'a Protocol,
    new: &'a Protocol,
    changes: Vec<Change>,
}

impl<'a> Comparison<'a> {
    fn note(
        &mut self,
        kind: Subject,
        (name, part): (&str, Option<&str>),
        action: Action,
        detail: impl Into<String>,
        (grade, reason): Rule,
    ) {
        self.changes.push(Change {
            kind,
            name: name.to_owned(),
            part: part.map(str::to_owned),
            action,
            detail: detail.into(),
            grade,
            reason,
        });
    }

    fn methods(&mut self) {
        let (old, new) = (self.old, self.new);
        for (before, after) in paired(&old.messages, &new.messages, |message| &message.method) {
            match (before, after) {
                (Some(before), Some(after)) => self.method(before, after),
                (Some(before), None) => {
                    let at = (before.method.as_str(), None);
                    let rule = rules::METHOD_REMOVED;
                    self.note(Subject::Method, at, Action::Removed, kind(before), rule);
                }
                (None, Some(after)) => {
                    let at = (after.method.as_str(), None);
                    self.note(Subject::Method, at, Action::Added, kind(after), rules::METHOD_ADDED);
                }
                (None, None) => {}
            }
        }
    }

    fn method(&mut self, before: &Message, after: &Message) {
        let at = (after.method.as_str(), None);
        let mut change = |detail: String, rule: Rule| {
            self.note(Subject::Method, at, Action::Changed, detail, rule);
        };
        let sides = |message: &Message| (message.client_sends, message.server_sends);
        if sides(before) != sides(after) {
            let narrowed = before.client_sends && !after.client_sends
                || before.server_sends && !after.server_sends;
            let rule = if narrowed { rules::DIRECTION_NARROWED } else { rules::DIRECTION_WIDENED };
            change(format!("sent by {} → {}", sender(before), sender(after)), rule);
        }
        let (old_params, new_params) = (shown(&before.params.value), shown(&after.params.value));
        if old_params != new_params {
            change(format!("params {old_params} → {new_params}"), rules::PARAMS_RENAMED);
        }
        match (before.params.required, after.params.required) {
            (false, true) => change("params required".to_owned(), rules::PARAMS_REQUIRED),
            (true, false) => change("params optional".to_owned(), rules::PARAMS_OPTIONAL),
            _ => {}
        }
        let result = |message: &Message| message.result.as_ref().map_or("none".to_owned(), shown);
        if result(before) != result(after) {
            let detail = format!("result {} → {}", result(before), result(after));
            change(detail, rules::RESULT_CHANGED);
        }
        if before.capability != after.capability {
            let name =
                |capability: &Option<String>| capability.clone().unwrap_or("none".to_owned());
            let (before, after) = (name(&before.capability), name(&after.capability));
            change(format!("capability {before} → {after}"), rules::CAPABILITY_CHANGED);
        }
    }

    fn types(&mut self) {
        let (old, new) = (self.old, self.new);
        for (before, after) in paired(&old.types, &new.types, |ty| &ty.name) {
            match (before, after) {
                (Some(before), Some(after)) => self.shape(before, after),
                (Some(before), None) => {
                    let (at, rule) = ((before.name.as_str(), None), rules::TYPE_REMOVED);
                    self.note(Subject::Type, at, Action::Removed, shape_name(&before.shape), rule);
                }
                (None, Some(after)) => {
                    let at = (after.name.as_str(), None);
                    let detail = shape_name(&after.shape);
                    self.note(Subject::Type, at, Action::Added, detail, rules::TYPE_ADDED);
                }
                (None, None) => {}
            }
        }
    }

    fn shape(&mut self, before: &'a Type, after: &'a Type) {
        let name = after.name.as_str();
        match (&before.shape, &after.shape) {
            (Shape::Object(old), Shape::Object(new)) => self.object(name, old, new),
            (Shape::Union(old), Shape::Union(new)) => self.union(name, old, new),
            (Shape::Strings(old), Shape::Strings(new)) => {
                for (before, after) in paired(old, new, |value| &value.text) {
                    let (value, action, rule) = match (before, after) {
                        (Some(value), None) => (value, Action::Removed, rules::STRING_REMOVED),
                        (None, Some(value)) => (value, Action::Added, rules::STRING_ADDED),
                        _ => continue,
                    };
                    self.note(Subject::String, (name, Some(&value.text)), action, "", rule);
                }
            }
            (Shape::Opaque(old), Shape::Opaque(new)) => self.constants(name, old, new),
            (Shape::Alias(old), Shape::Alias(new)) => {
                let (old, new) = (self.old.resolved(old), self.new.resolved(new));
                if old != new {
                    let detail = format!("{} → {}", shown(old), shown(new));
                    let (at, rule) = ((name, None), rules::SHAPE_CHANGED);
                    self.note(Subject::Type, at, Action::Changed, detail, rule);
                }
            }
            (Shape::Native(old), Shape::Native(new)) if old == new => {}
            (old, new) => {
                let detail = format!("{} → {}", shape_name(old), shape_name(new));
                self.note(
                    Subject::Type,
                    (name, None),
                    Action::Changed,
                    detail,
                    rules::SHAPE_CHANGED,
                );
            }
        }
    }

    fn object(&mut self, name: &str, old: &Object, new: &Object) {
        // Whether a definition writes the envelope of a message out says nothing of the wire.
        let has_method =
            |object: &Object| object.method.is_some() || object.field("method").is_some();
        let is_message = has_method(old) && has_method(new);
        if is_message {
            self.envelope(name, old, new);
        } else {
            self.constants(name, &old.constants, &new.constants);
        }
        for (before, after) in paired(&old.fields, &new.fields, |field| &field.wire) {
            match (before, after) {
                (Some(before), Some(after)) => self.member(name, before, after),
                (Some(field), None) if is_message && field.wire == "id" => {
                    let at = (name, Some(field.wire.as_str()));
                    let rule = rules::ENVELOPE_MEMBER;
                    self.note(Subject::Member, at, Action::Removed, described(field), rule);
                }
                (Some(field), None) => {
                    let rule = match field.presence {
                        Presence::Optional => rules::OPTIONAL_MEMBER_REMOVED,
                        _ => rules::REQUIRED_MEMBER_REMOVED,
                    };
                    let detail = described(field);
                    let at = (name, Some(field.wire.as_str()));
                    self.note(Subject::Member, at, Action::Removed, detail, rule);
                }
                (None, Some(field)) if is_message && field.wire == "id" => {
                    let at = (name, Some(field.wire.as_str()));
                    let rule = rules::ENVELOPE_MEMBER;
                    self.note(Subject::Member, at, Action::Added, described(field), rule);
                }
                (None, Some(field)) => {
                    let rule = match field.presence {
                        Presence::Optional => rules::OPTIONAL_MEMBER_ADDED,
                        Presence::Default(_) | Presence::Filled(_) => rules::DEFAULTED_MEMBER_ADDED,
                        _ => rules::REQUIRED_MEMBER_ADDED,
                    };
                    let at = (name, Some(field.wire.as_str()));
                    self.note(Subject::Member, at, Action::Added, described(field), rule);
                }
                (None, None) => {}
            }
        }
    }

    fn member(&mut self, name: &str, before: &Field, after: &Field) {
        let at = (name, Some(after.wire.as_str()));
        let (old, new) = self.resolved(&before.value, &after.value);
        let (old, new) = (&old, &new);
        if old != new {
            // A name that only one version has is another type; whether its values look
            // different is said there, where both have it.
            let renamed = matches!((old, new), (Ref::Named(old), Ref::Named(new))
                if self.same_shape(old, new));
            let rule = match () {
                () if renamed => rules::MEMBER_TYPE_RENAMED,
                () if self.described(old, new) => rules::MEMBER_DESCRIBED,
                () => rules::MEMBER_TYPE_CHANGED,
            };
            let detail = format!("{} → {}", shown(old), shown(new));
            self.note(Subject::Member, at, Action::Changed, detail, rule);
        }
        let detail = format!("{} → {}", presence(&before.presence), presence(&after.presence));
        let rule = match (&before.presence, &after.presence) {
            (old, new) if old == new => return,
            (_, Presence::Default(_) | Presence::Filled(_)) => rules::MEMBER_NOW_DEFAULTED,
            (_, Presence::Optional) => rules::MEMBER_NOW_OPTIONAL,
            _ => rules::MEMBER_NOW_REQUIRED,
        };
        self.note(Subject::Member, at, Action::Changed, detail, rule);
    }

    /// Two types with what aliases stand for in their place.
    fn resolved(&self, old: &Ref, new: &Ref) -> (Ref, Ref) {
        (deeply_resolved(self.old, old), deeply_resolved(self.new, new))
    }

    /// Whether one side is any object, and the other one that may be empty.
    fn described(&self, old: &Ref, new: &Ref) -> bool {
        let named = match (old, new) {
            (Ref::JsonObject, Ref::Named(name)) => self.new.get(name),
            (Ref::Named(name), Ref::JsonObject) => self.old.get(name),
            _ => None,
        };
        matches!(named.map(|ty| &ty.shape), Some(Shape::Object(object)) if object.may_be_empty())
    }

    fn same_shape(&self, old: &str, new: &str) -> bool {
        let (old, new) = (self.old.get(old), self.new.get(new));
        old.zip(new).is_some_and(|(old, new)| {
            crate::sharing::undocumented(&old.shape) == crate::sharing::undocumented(&new.shape)
        })
    }

    fn constants(&mut self, name: &str, old: &[Constant], new: &[Constant]) {
        for (before, after) in paired(old, new, |constant| &constant.wire) {
            let (constant, action, detail) = match (before, after) {
                (Some(before), Some(after)) if before.json == after.json => continue,
                (Some(before), Some(after)) => {
                    (after, Action::Changed, format!("{} → {}", before.json, after.json))
                }
                (Some(before), None) => (before, Action::Removed, before.json.clone()),
                (None, Some(after)) => (after, Action::Added, after.json.clone()),
                (None, None) => continue,
            };
            let at = (name, Some(constant.wire.as_str()));
            self.note(Subject::Constant, at, action, detail, rules::CONSTANT_CHANGED);
        }
    }

    fn envelope(&mut self, name: &str, old: &Object, new: &Object) {
        let version = |object: &Object| object.constants.iter().any(|c| c.wire == "jsonrpc");
        let at = (name, Some("jsonrpc"));
        match (version(old), version(new)) {
            (false, true) => {
                self.note(Subject::Constant, at, Action::Added, "", rules::ENVELOPE_CONSTANT);
            }
            (true, false) => {
                self.note(Subject::Constant, at, Action::Removed, "", rules::ENVELOPE_CONSTANT);
            }
            _ => {}
        }
    }

    fn union(&mut self, name: &str, old: &Union, new: &Union) {
        for (before, after) in paired(&old.variants, &new.variants, |variant| &variant.name) {
            let (variant, action, detail, rule) = match (before, after) {
                (Some(before), Some(after)) => {
                    let (old, new) = self.resolved(&before.value, &after.value);
                    if old == new {
                        continue;
                    }
                    let detail = format!("{} → {}", shown(&old), shown(&new));
                    (after, Action::Changed, detail, rules::MEMBER_TYPE_CHANGED)
                }
                (Some(v), None) => (v, Action::Removed, shown(&v.value), rules::KIND_REMOVED),
                (None, Some(v)) => (v, Action::Added, shown(&v.value), rules::KIND_ADDED),
                (None, None) => continue,
            };
            self.note(Subject::Kind, (name, Some(&variant.name)), action, detail, rule);
        }
    }
}

/// The elements of two lists by name, in the order of names.
fn paired<'a, T>(
    old: &'a [T],
    new: &'a [T],
    name: impl Fn(&T) -> &String,
) -> Vec<(Option<&'a T>, Option<&'a T>)> {
    let mut names: Vec<&String> = old.iter().chain(new).map(&name).collect();
    names.sort();
    names.dedup();
    let find = |list: &'a [T], wanted: &String| list.iter().find(|item| name(item) == wanted);
    names.into_iter().map(|wanted| (find(old, wanted), find(new, wanted))).collect()
}

fn kind(message: &Message) -> String {
    let kind = match message.kind {
        crate::model::Kind::Request => "request",
        crate::model::Kind::Notification => "notification",
    };
    format!("{kind}, sent by {}", sender(message))
}

fn sender(message: &Message) -> &'static str {
    match (message.client_sends, message.server_sends) {
        (true, true) => "both sides",
        (true, false) => "the client",
        _ => "the server",
    }
}

fn presence(presence: &Presence) -> &'static str {
    match presence {
        Presence::Required => "required",
        Presence::Nullable => "required, may be null",
        Presence::Optional => "optional",
        Presence::Default(_) | Presence::Filled(_) => "required, with a default",
    }
}

fn described(field: &Field) -> String {
    format!("{}, {}", shown(&field.value), presence(&field.presence))
}

fn shape_name(shape: &Shape) -> &'static str {
    match shape {
        Shape::Object(_) => "object",
        Shape::Union(_) => "union",
        Shape::Strings(_) => "strings",
        Shape::Opaque(_) => "object carried as text",
        Shape::Alias(_) => "alias",
        Shape::Native(_) => "type of JSON-RPC",
    }
}

/// A type as people write it.
pub fn shown(value: &Ref) -> String {
    match value {
        Ref::Named(name) => name.clone(),
        Ref::String => "string".to_owned(),
        Ref::Bool => "boolean".to_owned(),
        Ref::Signed | Ref::Unsigned | Ref::Integer => "integer".to_owned(),
        Ref::Number => "number".to_owned(),
        Ref::Json => "any JSON".to_owned(),
        Ref::JsonObject => "any object".to_owned(),
        Ref::List(inner) => format!("list of {}", shown(inner)),
        Ref::Map(inner) => format!("map of {}", shown(inner)),
        Ref::Nullable(inner) => format!("{} or null", shown(inner)),
    }
}
