//! Alternatives: `anyOf`, `oneOf` and lists of types; and `allOf`.

use serde_json::Value;

use super::values::{OBJECT, listed, same, types};
use super::{Compare, Object, Set, keywords, resolved, rules, target, unwrapped};
use crate::diff::Grade;

/// Alternatives, and whether only one of them may hold.
struct Union {
    schemas: Vec<Value>,
    is_exclusive: bool,
}

impl Compare<'_> {
    /// Compares schemas of which one is nothing but alternatives, and says whether that is so.
    pub(super) fn pure_unions(&mut self, old: &Object, new: &Object) -> bool {
        let (before, after) = (pure(old), pure(new));
        let is_plain = |of: &Object| !["anyOf", "oneOf"].iter().any(|key| of.contains_key(*key));
        let (before, after) = match (before, after) {
            (None, None) => return false,
            (Some(before), Some(after)) => (before, after),
            (Some(before), None) if is_plain(new) => (before, by_type(new)),
            (None, Some(after)) if is_plain(old) => (by_type(old), after),
            _ => return false,
        };
        self.alternatives(&before, &after);
        true
    }

    /// Compares alternatives that stand beside other rules.
    pub(super) fn unions(&mut self, old: &Object, new: &Object) {
        for key in ["anyOf", "oneOf"] {
            let list = |of: &Object| of.get(key).and_then(Value::as_array).cloned();
            let is_exclusive = key == "oneOf";
            match (list(old), list(new)) {
                (None, Some(_)) => self.set(Set::Narrower, format!("`{key}` is new")),
                (Some(_), None) => self.set(Set::Wider, format!("`{key}` is gone")),
                (Some(old), Some(new)) => self.alternatives(
                    &Union { schemas: old, is_exclusive },
                    &Union { schemas: new, is_exclusive },
                ),
                (None, None) => {}
            }
        }
    }

    fn alternatives(&mut self, old: &Union, new: &Union) {
        let before = self.changes.len();
        let (mut rest, mut left): (Vec<&Value>, Vec<&Value>) =
            (new.schemas.iter().collect(), Vec::new());
        for schema in &old.schemas {
            match rest.iter().position(|other| *other == schema) {
                // Equal in words: what they refer to may differ.
                Some(index) => self.schemas(schema, rest.remove(index)),
                None => left.push(schema),
            }
        }
        for schema in std::mem::take(&mut left) {
            let near = rest.iter().position(|other| !self.are_apart([schema, other], [0, 1]));
            match near {
                Some(index) => self.schemas(schema, rest.remove(index)),
                None => left.push(schema),
            }
        }
        if !left.is_empty() {
            self.set(Set::Narrower, format!("{} of its alternatives is gone", left.len()));
        }
        if !rest.is_empty() {
            self.set(Set::Wider, format!("{} more alternative", rest.len()));
        }
        let is_other = self.changes[before.min(self.changes.len())..]
            .iter()
            .any(|change| change.grade != Grade::Note)
            || old.is_exclusive != new.is_exclusive;
        let is_clear =
            |union: &Union, root| !union.is_exclusive || self.are_all_apart(&union.schemas, root);
        let is_clear = match old.is_exclusive == new.is_exclusive {
            true => is_clear(old, 0) && is_clear(new, 1),
            false => self.are_all_apart(&old.schemas, 0) && self.are_all_apart(&new.schemas, 1),
        };
        if is_other && !is_clear {
            self.set(Set::Other, "alternatives of which only one may hold are others");
        }
    }

    fn are_all_apart(&self, schemas: &[Value], root: usize) -> bool {
        let pairs = schemas.iter().enumerate();
        let mut pairs =
            pairs.flat_map(|(index, one)| schemas[..index].iter().map(move |other| (one, other)));
        pairs.all(|(one, other)| self.are_apart([one, other], [root, root]))
    }

    /// Whether no value is good for both schemas, as far as that is plain to see.
    fn are_apart(&self, schemas: [&Value; 2], roots: [usize; 2]) -> bool {
        let meant = |index: usize| self.meant(schemas[index], roots[index]);
        let (Some(left), Some(right)) = (meant(0), meant(1)) else { return false };
        if types(&left) & types(&right) == 0 {
            return true;
        }
        if let (Some(left), Some(right)) = (listed(&left), listed(&right)) {
            return !left.iter().any(|value| right.iter().any(|other| same(value, other)));
        }
        // Objects that differ in a member which says what they are.
        if types(&left) != OBJECT || types(&right) != OBJECT {
            return false;
        }
        let required = |of: &Object, name: &str| {
            let names = of.get("required").and_then(Value::as_array);
            names.is_some_and(|names| names.iter().any(|known| known == name))
        };
        let member =
            |of: &Object, name: &str| of.get("properties").and_then(|all| all.get(name)).cloned();
        let names = left.get("properties").and_then(Value::as_object);
        names.into_iter().flat_map(|names| names.keys()).any(|name| {
            let members = member(&left, name).zip(member(&right, name));
            let Some((one, other)) = members else { return false };
            let (Some(one), Some(other)) =
                (self.meant(&one, roots[0]), self.meant(&other, roots[1]))
            else {
                return false;
            };
            let (Some(one), Some(other)) = (listed(&one), listed(&other)) else { return false };
            required(&left, name)
                && required(&right, name)
                && !one.iter().any(|value| other.iter().any(|known| same(value, known)))
        })
    }

    /// The keywords that are meant, where a schema only refers.
    fn meant(&self, schema: &Value, root: usize) -> Option<Object> {
        let mut meant = unwrapped(keywords(schema)?);
        for _ in 0..16 {
            let Some(target) = target(&meant) else { return Some(meant) };
            meant = unwrapped(keywords(&resolved(self.roots[root], target)?)?);
        }
        None
    }

    /// Compares rules that all hold.
    pub(super) fn all_of(&mut self, old: &Object, new: &Object) {
        let list =
            |of: &Object| of.get("allOf").and_then(Value::as_array).cloned().unwrap_or_default();
        let (mut left, mut rest) = (Vec::new(), list(new));
        for schema in list(old) {
            match rest.iter().position(|other| *other == schema) {
                Some(index) => self.schemas(&schema, &rest.remove(index)),
                None => left.push(schema),
            }
        }
        match (left.as_slice(), rest.as_slice()) {
            ([], []) => {}
            ([old], [new]) => self.schemas(old, new),
            ([], _) => self.set(Set::Narrower, "`allOf` has more rules"),
            (_, []) => self.set(Set::Wider, "`allOf` has fewer rules"),
            _ => self.set(Set::Other, "`allOf` has other rules"),
        }
    }
}

/// The alternatives of a schema that has no other rule.
fn pure(schema: &Object) -> Option<Union> {
    let mut only = rules(schema);
    match (only.next(), only.next()) {
        (Some((key @ ("anyOf" | "oneOf"), Value::Array(schemas))), None) => {
            Some(Union { schemas: schemas.clone(), is_exclusive: key == "oneOf" })
        }
        _ => None,
    }
}

/// A schema as alternatives, one for each of its types.
fn by_type(schema: &Object) -> Union {
    let one = |name: &Value| {
        let mut schema = schema.clone();
        schema.insert("type".to_owned(), name.clone());
        Value::Object(schema)
    };
    let schemas = match schema.get("type") {
        Some(Value::Array(names)) => names.iter().map(one).collect(),
        _ => vec![Value::Object(schema.clone())],
    };
    Union { schemas, is_exclusive: false }
}
