//! Members of objects.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

use super::values::{OBJECT, types};
use super::{Compare, Object, Set, Side};
use crate::diff::Grade;

const ANYTHING: Value = Value::Bool(true);

impl Compare<'_> {
    /// Compares the members, and what others there may be.
    pub(super) fn objects(&mut self, old: &Object, new: &Object) {
        if types(old) & types(new) & OBJECT == 0 {
            return;
        }
        let none = Map::new();
        let properties = |of| Object::get(of, "properties").and_then(Value::as_object);
        let (before, after) = (properties(old).unwrap_or(&none), properties(new).unwrap_or(&none));
        for (name, schema) in before {
            match after.get(name) {
                Some(now) => self.inside(format!(".{name}"), schema, now),
                None => self.member(name, Grade::Breaking, "it is gone"),
            }
        }
        let (must, must_now) = (required(old), required(new));
        for (name, schema) in after.iter().filter(|(name, _)| !before.contains_key(*name)) {
            self.added(name, schema, old, must_now.contains(name.as_str()));
        }
        self.presence((before, &must), (after, &must_now));
        for key in ["additionalProperties", "unevaluatedProperties"] {
            let others = |of| Object::get(of, key).unwrap_or(&ANYTHING).clone();
            match (others(old), others(new)) {
                (Value::Bool(false), Value::Bool(false)) => {}
                (Value::Bool(false), _) => self.set(Set::Wider, "there may be other members now"),
                (_, Value::Bool(false)) => self.set(Set::Narrower, "there are no other members"),
                (old, new) => self.inside(".*", &old, &new),
            }
        }
        let names = |of| Object::get(of, "propertyNames").unwrap_or(&ANYTHING).clone();
        self.inside(" (names)", &names(old), &names(new));
    }

    /// Compares which members must be there. Of those that are new or gone, that was said already.
    fn presence(
        &mut self,
        (before, must): (&Object, &BTreeSet<&str>),
        (after, must_now): (&Object, &BTreeSet<&str>),
    ) {
        for name in must.difference(must_now) {
            if after.contains_key(*name) || !before.contains_key(*name) {
                self.at.push(format!(".{name}"));
                self.set(Set::Wider, "it may be missing now");
                self.at.pop();
            }
        }
        for name in must_now.difference(must) {
            if before.contains_key(*name) || !after.contains_key(*name) {
                self.at.push(format!(".{name}"));
                self.set(Set::Narrower, "it is required now");
                self.at.pop();
            }
        }
    }

    fn member(&mut self, name: &str, grade: Grade, what: &str) {
        self.at.push(format!(".{name}"));
        self.change(grade, what);
        self.at.pop();
    }

    /// A member that was not there before. Clients that gave one of this name before, though no rule
    /// spoke of it, are not thought of.
    fn added(&mut self, name: &str, schema: &Value, old: &Object, is_required: bool) {
        let step = format!(".{name}");
        let others = old.get("additionalProperties");
        if old.contains_key("patternProperties") {
            self.at.push(step);
            self.set(Set::Other, "it is new, beside patterns of names");
            self.at.pop();
            return;
        }
        // In a map, it was one of the keys; required, it was there.
        match others {
            Some(others @ Value::Object(_)) => self.inside(step.clone(), others, schema),
            _ if required(old).contains(name) => return self.inside(step, &ANYTHING, schema),
            _ => {}
        }
        let is_forbidden = others == Some(&Value::Bool(false));
        match (self.side, is_required) {
            (Side::Input, true) => self.member(name, Grade::Breaking, "it is new and required"),
            (Side::Output, _) if is_forbidden => {
                self.member(name, Grade::Breaking, "it is new, where nothing else was to be");
            }
            (_, true) => self.member(name, Grade::Additive, "it is new, and always there"),
            (_, false) => self.member(name, Grade::Additive, "it is new"),
        }
    }
}

fn required(schema: &Object) -> BTreeSet<&str> {
    let names = schema.get("required").and_then(Value::as_array);
    names.into_iter().flatten().filter_map(Value::as_str).collect()
}
