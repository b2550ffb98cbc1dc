//! What the absence of a required member means, where a fact says so.

use super::Lowering;
use super::places::Place;
use crate::facts::matches;
use crate::model::{Literal, Presence, Ref};

impl Lowering<'_> {
    pub(super) fn default_value(&self, place: &Place, wire: &str, value: &Ref) -> Option<Presence> {
        let path = format!("{}.{wire}", place.name);
        for fact in &self.facts.defaults.default {
            let Some(at) = fact.at.iter().find(|at| matches(at, &path)) else { continue };
            let literal = match (&fact.value, value) {
                (toml::Value::Integer(number), Ref::Signed | Ref::Unsigned) => {
                    Literal::Integer(*number)
                }
                (toml::Value::String(text), Ref::String | Ref::Named(_)) => {
                    Literal::Text(text.clone())
                }
                (toml::Value::Boolean(value), Ref::Bool) => Literal::Bool(*value),
                _ => continue,
            };
            self.facts.mark("defaults.toml", format!("default {at}"));
            return Some(match fact.remembered {
                true => Presence::Filled(literal),
                false => Presence::Default(literal),
            });
        }
        None
    }
}
