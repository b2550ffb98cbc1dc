//! How big numbers, texts, lists and objects are.

use serde_json::Value;

use super::values::{ARRAY, NUMBER, OBJECT, STRING, Types, types};
use super::{Compare, Object, Set};

/// Pairs of keywords, the types they are for, and what they count.
const COUNTS: [(&str, &str, Types, &str); 3] = [
    ("minLength", "maxLength", STRING, "characters"),
    ("minItems", "maxItems", ARRAY, "elements"),
    ("minProperties", "maxProperties", OBJECT, "members"),
];

impl Compare<'_> {
    /// Compares least and most.
    pub(super) fn bounds(&mut self, old: &Object, new: &Object) {
        let both = types(old) & types(new);
        if both & NUMBER != 0 {
            self.least(lower(old), lower(new), "");
            self.most(upper(old), upper(new), "");
            self.multiples(old, new);
        }
        for (least, most, of, what) in COUNTS {
            if both & of != 0 {
                let count = |schema: &Object, key: &str| schema.get(key).and_then(Value::as_f64);
                let at_least = |schema| Bound(count(schema, least).unwrap_or(0.0), false);
                let at_most = |schema| Bound(count(schema, most).unwrap_or(f64::INFINITY), false);
                self.least(at_least(old), at_least(new), what);
                self.most(at_most(old), at_most(new), what);
            }
        }
        let unique = |schema: &Object| schema.get("uniqueItems") == Some(&Value::Bool(true));
        if both & ARRAY != 0 {
            match (unique(old), unique(new)) {
                (false, true) => self.set(Set::Narrower, "no two elements are equal"),
                (true, false) => self.set(Set::Wider, "elements may be equal now"),
                _ => {}
            }
        }
    }

    fn least(&mut self, old: Bound, new: Bound, what: &str) {
        let order = (old.0, old.1).partial_cmp(&(new.0, new.1));
        let what = format!("{} instead of {}", new.shown("least", what), old.shown("least", what));
        match order {
            Some(std::cmp::Ordering::Less) => self.set(Set::Narrower, what),
            Some(std::cmp::Ordering::Greater) => self.set(Set::Wider, what),
            _ => {}
        }
    }

    fn most(&mut self, old: Bound, new: Bound, what: &str) {
        let order = (old.0, !old.1).partial_cmp(&(new.0, !new.1));
        let what = format!("{} instead of {}", new.shown("most", what), old.shown("most", what));
        match order {
            Some(std::cmp::Ordering::Less) => self.set(Set::Wider, what),
            Some(std::cmp::Ordering::Greater) => self.set(Set::Narrower, what),
            _ => {}
        }
    }

    fn multiples(&mut self, old: &Object, new: &Object) {
        let step = |schema: &Object| schema.get("multipleOf").and_then(Value::as_f64);
        match (step(old), step(new)) {
            (None, Some(new)) => self.set(Set::Narrower, format!("it is a multiple of {new}")),
            (Some(old), None) => {
                self.set(Set::Wider, format!("it need not be a multiple of {old}"))
            }
            (Some(old), Some(new)) if old != new => {
                let what = format!("it is a multiple of {new} instead of {old}");
                // Fractions do not divide exactly.
                let is_whole = old.fract() == 0.0 && new.fract() == 0.0 && old != 0.0 && new != 0.0;
                self.set(
                    match is_whole {
                        true if old % new == 0.0 => Set::Wider,
                        true if new % old == 0.0 => Set::Narrower,
                        _ => Set::Other,
                    },
                    what,
                );
            }
            _ => {}
        }
    }
}

/// A number, and whether it is left out itself.
#[derive(Clone, Copy)]
struct Bound(f64, bool);

impl Bound {
    fn shown(self, which: &str, what: &str) -> String {
        let Self(number, is_out) = self;
        let what = if what.is_empty() { String::new() } else { format!(" {what}") };
        match (which, number.is_infinite(), is_out) {
            (_, true, _) => format!("any number of{what}").trim_end_matches(" of").to_owned(),
            ("least", _, true) => format!("more than {number}{what}"),
            (_, _, true) => format!("less than {number}{what}"),
            _ => format!("at {which} {number}{what}"),
        }
    }
}

fn lower(schema: &Object) -> Bound {
    let with = schema.get("minimum").and_then(Value::as_f64).unwrap_or(f64::NEG_INFINITY);
    let without =
        schema.get("exclusiveMinimum").and_then(Value::as_f64).unwrap_or(f64::NEG_INFINITY);
    if without >= with && without.is_finite() { Bound(without, true) } else { Bound(with, false) }
}

fn upper(schema: &Object) -> Bound {
    let with = schema.get("maximum").and_then(Value::as_f64).unwrap_or(f64::INFINITY);
    let without = schema.get("exclusiveMaximum").and_then(Value::as_f64).unwrap_or(f64::INFINITY);
    if without <= with && without.is_finite() { Bound(without, true) } else { Bound(with, false) }
}
