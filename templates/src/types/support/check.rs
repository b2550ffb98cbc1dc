//! The walk through a value: what it costs, what it remembers, and what it tells.
//!
//! A value is first looked at until a rule is broken. Only if one is, a second walk tells them all;
//! it goes down where the first one, which remembers, says that there is something to be told.

use std::collections::{HashMap, HashSet};

use serde_json::Value;

use super::keywords::Schema;
use super::violation::{Step, Violation, Violations, path};

/// How many steps a check may take: one for a schema and a value, and for each member, item and 64
/// bytes of text that a rule looks at. As a rule this is well below a second.
pub const STEPS: u64 = 4_000_000;

/// The end of a walk: what it was for is known.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known;

/// Whether a walk goes on.
pub(super) type Walk = Result<(), Known>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    /// Until the first rule that is broken.
    Accept,
    /// As `Accept`, but the rule is told.
    First,
    /// All rules are told.
    All,
}

/// A schema and a value, which both stay where they are during a walk.
type Pair = (*const Schema, *const Value);

/// One check of one value.
#[derive(Debug)]
pub(super) struct Check<'v> {
    left: u64,
    mode: Mode,
    accepted: HashMap<Pair, bool>,
    told: HashSet<Pair>,
    steps: Vec<Step<'v>>,
    found: Vec<Violation>,
    more: usize,
}

impl<'v> Check<'v> {
    pub(super) fn new() -> Self {
        Self::with(STEPS)
    }

    /// A check that may take some number of steps.
    pub(super) fn with(left: u64) -> Self {
        Self {
            left,
            mode: Mode::Accept,
            accepted: HashMap::new(),
            told: HashSet::new(),
            steps: Vec::new(),
            found: Vec::new(),
            more: 0,
        }
    }

    /// How many steps may still be taken.
    pub(super) fn left(&self) -> u64 {
        self.left
    }

    pub(super) fn run(
        &mut self,
        schema: &'static Schema,
        value: &'v Value,
    ) -> Result<(), Violations> {
        if self.accepts(schema, value) {
            return Ok(());
        }
        self.mode = Mode::All;
        let _ = self.rules(schema, value);
        if self.left == 0 {
            let rule = format!("is too complicated to be checked in {STEPS} steps");
            return Err(Violations::new(vec![Violation::new(String::new(), rule)], 0));
        }
        if self.found.is_empty() {
            let rule = "is not what the schema accepts".to_owned();
            self.found.push(Violation::new(String::new(), rule));
        }
        Err(Violations::new(std::mem::take(&mut self.found), self.more))
    }

    /// Takes some steps, unless there are not as many left.
    pub(super) fn spend(&mut self, steps: usize) -> Walk {
        self.left = self.left.saturating_sub(steps as u64);
        if self.left == 0 { Err(Known) } else { Ok(()) }
    }

    /// A rule is broken.
    pub(super) fn fail(&mut self, rule: impl FnOnce() -> String) -> Walk {
        if self.mode != Mode::Accept {
            let violation = Violation::new(path(&self.steps), rule());
            // Several schemas may say the same.
            if self.found.contains(&violation) {
            } else if self.found.len() < Violations::MOST {
                self.found.push(violation);
            } else {
                self.more += 1;
            }
        }
        if self.mode == Mode::All { Ok(()) } else { Err(Known) }
    }

    /// The same inside of a member or an item.
    pub(super) fn fail_in(&mut self, step: Step<'v>, rule: impl FnOnce() -> String) -> Walk {
        self.steps.push(step);
        let walk = self.fail(rule);
        self.steps.pop();
        walk
    }

    /// Whether a value keeps the rules of a schema.
    pub(super) fn accepts(&mut self, schema: &'static Schema, value: &'v Value) -> bool {
        let pair: Pair = (schema, value);
        let is_deep = schema.is_deep();
        if let Some(accepted) = self.accepted.get(&pair).filter(|_| is_deep) {
            return *accepted;
        }
        let mode = std::mem::replace(&mut self.mode, Mode::Accept);
        let accepted = self.rules(schema, value).is_ok();
        self.mode = mode;
        if is_deep {
            self.accepted.insert(pair, accepted);
        }
        accepted && self.left > 0
    }

    /// The rules that hold for the same value.
    pub(super) fn here(&mut self, schema: &'static Schema, value: &'v Value) -> Walk {
        if self.accepts(schema, value) {
            return Ok(());
        }
        if self.mode == Mode::Accept || self.left == 0 {
            return Err(Known);
        }
        if self.mode == Mode::All && !self.told.insert((schema, value)) {
            return Ok(());
        }
        self.rules(schema, value)
    }

    /// The rules of a member or an item.
    pub(super) fn inside(
        &mut self,
        step: Step<'v>,
        schema: &'static Schema,
        value: &'v Value,
    ) -> Walk {
        self.steps.push(step);
        let walk = self.here(schema, value);
        self.steps.pop();
        walk
    }

    /// What a schema says first about a value that it does not accept, from where the walk is.
    pub(super) fn first(&mut self, schema: &'static Schema, value: &'v Value) -> Option<String> {
        let mode = std::mem::replace(&mut self.mode, Mode::First);
        let (steps, found) = (std::mem::take(&mut self.steps), std::mem::take(&mut self.found));
        let _ = self.rules(schema, value);
        let first = self.found.pop().map(|violation| violation.to_string());
        (self.steps, self.found, self.mode) = (steps, found, mode);
        first
    }

    /// Whether only the first rule is told: then nothing is told of several alternatives.
    pub(super) fn is_brief(&self) -> bool {
        self.mode == Mode::First
    }

    /// Whether nothing is told at all.
    pub(super) fn is_silent(&self) -> bool {
        self.mode == Mode::Accept
    }

    fn rules(&mut self, schema: &'static Schema, value: &'v Value) -> Walk {
        self.spend(1)?;
        if schema.never {
            return self.fail(|| "must not be there".to_owned());
        }
        // A value of the wrong type breaks other rules as well, which nobody needs to hear.
        if !schema.has_type(value) {
            self.fail(|| format!("expected {}", nouns(schema.types.iter().copied())))?;
            return Ok(());
        }
        self.spend(schema.values.map_or(0, |values| values.len() / 16))?;
        if !schema.has_value(value) {
            self.fail(|| format!("expected {}", super::alternatives::listed(schema)))?;
            return Ok(());
        }
        match value {
            Value::Object(members) => self.members(schema, value, members)?,
            Value::Array(items) => self.items(schema, items)?,
            Value::String(text) => self.text(schema, text)?,
            Value::Number(number) => self.number(schema, number)?,
            Value::Null | Value::Bool(_) => {}
        }
        self.alternatives(schema, value)?;
        match value {
            Value::Object(members) => self.other_members(schema, value, members),
            Value::Array(items) => self.other_items(schema, value, items),
            _ => Ok(()),
        }
    }
}

/// Types as words, each once.
pub(super) fn nouns(types: impl Iterator<Item = super::Type>) -> String {
    let mut nouns: Vec<&str> = Vec::new();
    for noun in types.map(super::Type::noun) {
        if !nouns.contains(&noun) {
            nouns.push(noun);
        }
    }
    nouns.join(" or ")
}
