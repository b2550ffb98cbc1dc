//! Elements of lists.

use serde_json::Value;

use super::values::{ARRAY, types};
use super::{Compare, Object};

impl Compare<'_> {
    /// Compares the elements, one by one where they have rules of their own.
    pub(super) fn arrays(&mut self, old: &Object, new: &Object) {
        if types(old) & types(new) & ARRAY == 0 {
            return;
        }
        let (old, new) = (Elements::of(old), Elements::of(new));
        for index in 0..old.first.len().max(new.first.len()) {
            self.inside(format!("[{index}]"), old.at(index), new.at(index));
        }
        self.inside("[]", &old.rest, &new.rest);
    }
}

struct Elements {
    first: Vec<Value>,
    rest: Value,
}

impl Elements {
    fn of(schema: &Object) -> Self {
        let list = |key: &str| schema.get(key).and_then(Value::as_array).cloned();
        let (first, rest) = match (list("prefixItems"), list("items")) {
            (Some(first), _) => (first, schema.get("items")),
            // So it was written before 2020.
            (None, Some(first)) => (first, schema.get("additionalItems")),
            (None, None) => (Vec::new(), schema.get("items")),
        };
        Self { first, rest: rest.cloned().unwrap_or(Value::Bool(true)) }
    }

    fn at(&self, index: usize) -> &Value {
        self.first.get(index).unwrap_or(&self.rest)
    }
}
