//! Keywords of arrays.

use serde_json::Value;

use super::check::{Check, Walk};
use super::evaluated;
use super::json::repeated;
use super::keywords::{Contains, Schema};
use super::strings::at_most;
use super::violation::Step;

impl<'v> Check<'v> {
    pub(super) fn items(&mut self, schema: &'static Schema, items: &'v [Value]) -> Walk {
        self.count(items.len(), (schema.min_items, schema.max_items), "item")?;
        for (index, item) in items.iter().enumerate() {
            let rules = match (schema.prefix_items.get(index), schema.items) {
                (Some(rules), _) => *rules,
                (None, Some(rules)) if rules.never => {
                    let most = schema.prefix_items.len() as u64;
                    self.fail(|| at_most(most, "item"))?;
                    break;
                }
                (None, Some(rules)) => rules,
                (None, None) => break,
            };
            self.inside(Step::Item(index), rules, item)?;
        }
        if schema.unique_items {
            self.spend(items.len())?;
            if let Some(index) = repeated(items) {
                self.fail_in(Step::Item(index), || "is there twice".to_owned())?;
            }
        }
        match schema.contains {
            Some(contains) => self.contains(contains, items),
            None => Ok(()),
        }
    }

    fn contains(&mut self, contains: Contains, items: &'v [Value]) -> Walk {
        let (mut found, enough) = (0, contains.max.map_or(contains.min, |max| max + 1));
        for item in items {
            self.spend(1)?;
            if found == enough {
                break;
            }
            found += u64::from(self.accepts(contains.schema, item));
        }
        if found >= contains.min && contains.max.is_none_or(|max| found <= max) {
            return Ok(());
        }
        self.fail(|| {
            let most = contains.max.map(|max| format!(" and at most {max}")).unwrap_or_default();
            format!("expected at least {}{most} of the items to fit `contains`", contains.min)
        })
    }

    /// `unevaluatedItems`
    pub(super) fn other_items(
        &mut self,
        schema: &'static Schema,
        value: &'v Value,
        items: &'v [Value],
    ) -> Walk {
        let Some(others) = schema.unevaluated_items else { return Ok(()) };
        let known = evaluated::items(self, schema, value, items);
        for (index, item) in items.iter().enumerate().filter(|(index, _)| !known.has(index)) {
            self.spend(1)?;
            if others.never {
                self.fail_in(Step::Item(index), || "is one item too many".to_owned())?;
            } else {
                self.inside(Step::Item(index), others, item)?;
            }
        }
        Ok(())
    }
}
