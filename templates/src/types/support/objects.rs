//! Keywords of objects.

use serde_json::{Map, Value};

use super::check::{Check, Walk};
use super::evaluated;
use super::keywords::Schema;
use super::strings::{at_least, at_most};
use super::violation::Step;

impl<'v> Check<'v> {
    pub(super) fn members(
        &mut self,
        schema: &'static Schema,
        value: &'v Value,
        members: &'v Map<String, Value>,
    ) -> Walk {
        self.spend(schema.required.len() / 8)?;
        for name in schema.required.iter().filter(|name| !members.contains_key(**name)) {
            self.fail_in(Step::Member(name), || "is required".to_owned())?;
        }
        self.count(members.len(), (schema.min_properties, schema.max_properties), "member")?;
        self.dependents(schema, value, members)?;
        if self.is_silent() {
            // What a glance decides comes before what takes a walk.
            self.spend(members.len().min(schema.properties.len()))?;
            super::alternatives::has_tags(schema, members)
                .then_some(())
                .ok_or(super::check::Known)?;
        }
        let looks = !schema.properties.is_empty()
            || !schema.pattern_properties.is_empty()
            || schema.additional_properties.is_some()
            || schema.property_names.is_some();
        if !looks {
            return Ok(());
        }
        for (name, member) in members {
            self.spend(1)?;
            self.member(schema, name, member)?;
        }
        Ok(())
    }

    fn member(&mut self, schema: &'static Schema, name: &'v str, value: &'v Value) -> Walk {
        let mut is_known = false;
        if let Some(declared) = schema.property(name) {
            is_known = true;
            self.inside(Step::Member(name), declared, value)?;
        }
        for (pattern, named) in schema.pattern_properties {
            self.spend(1 + name.len() / 64)?;
            if (pattern.matches)(name) {
                is_known = true;
                self.inside(Step::Member(name), named, value)?;
            }
        }
        if let Some(others) = schema.additional_properties.filter(|_| !is_known) {
            self.unknown(others, name, value)?;
        }
        match schema.property_names {
            Some(names) => self.name(names, name),
            None => Ok(()),
        }
    }

    fn unknown(&mut self, others: &'static Schema, name: &'v str, value: &'v Value) -> Walk {
        if others.never {
            return self.fail_in(Step::Member(name), || "is not a known member".to_owned());
        }
        self.inside(Step::Member(name), others, value)
    }

    /// `propertyNames`. A name is no value of the document, so that a check of its own remembers it.
    fn name(&mut self, schema: &'static Schema, name: &'v str) -> Walk {
        let value = Value::from(name);
        let mut check = Check::with(self.left());
        let result = check.run(schema, &value);
        let spent = self.left() - check.left();
        self.spend(spent as usize)?;
        let Err(violations) = result else { return Ok(()) };
        for violation in violations.told() {
            let rule = || format!("the name of the member: {}", violation.rule());
            self.fail_in(Step::Member(name), rule)?;
        }
        Ok(())
    }

    fn dependents(
        &mut self,
        schema: &'static Schema,
        value: &'v Value,
        members: &'v Map<String, Value>,
    ) -> Walk {
        for (name, others) in schema.dependent_required {
            self.spend(1)?;
            if !members.contains_key(*name) {
                continue;
            }
            for other in others.iter().filter(|other| !members.contains_key(**other)) {
                self.fail_in(Step::Member(other), || format!("is required with `{name}`"))?;
            }
        }
        for (name, dependent) in schema.dependent_schemas {
            if members.contains_key(*name) {
                self.here(dependent, value)?;
            }
        }
        Ok(())
    }

    /// `unevaluatedProperties`
    pub(super) fn other_members(
        &mut self,
        schema: &'static Schema,
        value: &'v Value,
        members: &'v Map<String, Value>,
    ) -> Walk {
        let Some(others) = schema.unevaluated_properties else { return Ok(()) };
        let known = evaluated::members(self, schema, value, members);
        for (name, member) in members.iter().filter(|(name, _)| !known.has(name)) {
            self.spend(1)?;
            self.unknown(others, name, member)?;
        }
        Ok(())
    }

    pub(super) fn count(
        &mut self,
        count: usize,
        (least, most): (Option<u64>, Option<u64>),
        noun: &'static str,
    ) -> Walk {
        if let Some(least) = least.filter(|least| (count as u64) < *least) {
            self.fail(|| at_least(least, noun))?;
        }
        match most.filter(|most| (count as u64) > *most) {
            Some(most) => self.fail(|| at_most(most, noun)),
            None => Ok(()),
        }
    }
}
