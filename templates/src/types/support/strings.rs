//! Keywords of strings and numbers.

use std::cmp::Ordering::{self, Equal, Greater, Less};

use serde_json::Number;

use super::check::{Check, Walk};
use super::decimal::Decimal;
use super::json::{Json, compare, plain};
use super::keywords::Schema;

impl Check<'_> {
    pub(super) fn text(&mut self, schema: &'static Schema, text: &str) -> Walk {
        if schema.min_length.is_some() || schema.max_length.is_some() {
            self.spend(text.len() / 64)?;
            let length = text.chars().count();
            self.count(length, (schema.min_length, schema.max_length), "character")?;
            // What is too long is not read.
            if schema.max_length.is_some_and(|most| length as u64 > most) {
                return Ok(());
            }
        }
        let Some(pattern) = schema.pattern else { return Ok(()) };
        self.spend(1 + text.len() / 64)?;
        if (pattern.matches)(text) {
            return Ok(());
        }
        self.fail(|| format!("expected a match for the pattern `{}`", pattern.source))
    }

    pub(super) fn number(&mut self, schema: &'static Schema, number: &Number) -> Walk {
        let bounds: [(Option<Json>, &str, &[Ordering]); 4] = [
            (schema.minimum, "at least", &[Equal, Greater]),
            (schema.maximum, "at most", &[Equal, Less]),
            (schema.exclusive_minimum, "more than", &[Greater]),
            (schema.exclusive_maximum, "less than", &[Less]),
        ];
        for (bound, words, allowed) in bounds {
            let broken = |bound: &Json| !allowed.contains(&compare(number, bound));
            if let Some(bound) = bound.filter(broken) {
                self.fail(|| format!("expected {words} {bound}"))?;
            }
        }
        match schema.multiple_of.filter(|step| !is_multiple(number, step)) {
            Some(step) => self.fail(|| format!("expected a multiple of {step}")),
            None => Ok(()),
        }
    }
}

fn is_multiple(number: &Number, step: &Json) -> bool {
    match (plain(number), step) {
        (Some(one), Json::Integer(step)) => *step != 0 && one % step == 0,
        _ => Decimal::of(number).is_multiple_of(&step.decimal()),
    }
}

pub(super) fn at_least(least: u64, noun: &str) -> String {
    format!("expected at least {least} {noun}{}", plural(least))
}

pub(super) fn at_most(most: u64, noun: &str) -> String {
    format!("expected at most {most} {noun}{}", plural(most))
}

fn plural(count: u64) -> &'static str {
    if count == 1 { "" } else { "s" }
}
