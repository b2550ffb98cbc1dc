//! `enum` and `const`: a type of the values, where they are of one kind.

use mcp_codegen::naming;
use serde_json::{Number, Value};

use super::super::model::{Choice, Shape, Ty, Width};
use super::{Key, Lowering, Origin};

impl Lowering<'_> {
    pub(super) fn values(
        &mut self,
        values: &[&Value],
        types: Option<&[&'static str]>,
        key: &Key,
        origin: &Origin,
    ) -> Ty {
        let allowed = |value: &&&Value| types.is_none_or(|types| has_type(value, types));
        let values: Vec<&Value> = values.iter().filter(allowed).copied().collect();
        let (nulls, others): (Vec<&Value>, Vec<&Value>) =
            values.into_iter().partition(|value| value.is_null());
        let ty = match others.as_slice() {
            [] if nulls.is_empty() => return Ty::Any,
            [] => return Ty::Null,
            values if values.iter().all(|value| value.is_string()) => {
                self.choice(values, !nulls.is_empty(), key, origin)
            }
            values if values.iter().all(|value| value.is_boolean()) => Ty::Bool,
            values => match numbers(values) {
                Some(ty) => ty,
                None => {
                    self.note(origin.place, "values of several kinds: any JSON");
                    return Ty::Any;
                }
            },
        };
        if nulls.is_empty() { ty } else { Ty::Nullable(Box::new(ty)) }
    }

    /// An enum of strings. One that may be `null` as well has another type around it.
    fn choice(&mut self, values: &[&Value], nullable: bool, key: &Key, origin: &Origin) -> Ty {
        let mut texts: Vec<&str> = Vec::new();
        for text in values.iter().filter_map(|value| value.as_str()) {
            if !texts.contains(&text) {
                texts.push(text);
            }
        }
        let id = if nullable { self.declare(origin) } else { self.claim(key, origin) };
        let names = naming::variant_names(texts.iter().copied());
        let choices = texts.iter().zip(names).map(|(wire, name)| Choice {
            wire: (*wire).to_owned(),
            name,
            docs: Vec::new(),
        });
        self.types[id.0].shape = Shape::Choice(choices.collect());
        Ty::Named(id)
    }

    /// The type of alternatives that are all strings of an enum.
    pub(super) fn choices(&mut self, choices: Vec<Choice>, origin: &Origin) -> Ty {
        let mut distinct: Vec<Choice> = Vec::new();
        for choice in choices {
            if !distinct.iter().any(|one| one.wire == choice.wire) {
                distinct.push(choice);
            }
        }
        let names = naming::variant_names(distinct.iter().map(|choice| choice.name.as_str()));
        for (choice, name) in distinct.iter_mut().zip(names) {
            choice.name = name;
        }
        let id = self.declare(origin);
        self.types[id.0].shape = Shape::Choice(distinct);
        Ty::Named(id)
    }
}

fn has_type(value: &Value, types: &[&str]) -> bool {
    let names: &[&str] = match value {
        Value::Null => &["null"],
        Value::Bool(_) => &["boolean"],
        Value::Number(number) if is_whole(number) => &["integer", "number"],
        Value::Number(_) => &["number"],
        Value::String(_) => &["string"],
        Value::Array(_) => &["array"],
        Value::Object(_) => &["object"],
    };
    names.iter().any(|name| types.contains(name))
}

fn is_whole(number: &Number) -> bool {
    number.as_f64().is_some_and(|float| float.fract() == 0.0)
}

/// Whether every type of integer holds a number, which may be written as `1.0`.
fn is_small(number: &Number) -> bool {
    number.as_f64().is_some_and(|float| float.abs() < 9e15)
}

fn numbers(values: &[&Value]) -> Option<Ty> {
    let numbers: Vec<&Number> = values
        .iter()
        .map(|value| match value {
            Value::Number(number) => Some(number),
            _ => None,
        })
        .collect::<Option<_>>()?;
    Some(if !numbers.iter().all(|number| is_whole(number)) {
        Ty::Number
    } else if numbers.iter().all(|number| number.as_i64().is_some() || is_small(number)) {
        Ty::Integer(Width::I64)
    } else if numbers.iter().all(|number| number.as_u64().is_some()) {
        Ty::Integer(Width::U64)
    } else {
        Ty::Integer(Width::I128)
    })
}
