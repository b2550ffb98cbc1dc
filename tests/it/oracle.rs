//! What the schema accepts, the type accepts and writes again; what the schema refuses, the type
//! refuses, but for the tolerances that stand in the table.

use std::collections::{BTreeMap, BTreeSet};

use jsonschema::Validator;
use serde_json::{Value, json};

use crate::generate::{Generator, Optional};
use crate::json::{differences, replaced, same_integer, spelled};
use crate::mutate;
use crate::registry::{ROWS, Row};
use crate::spec::{SPECS, Spec};
use crate::tolerance::{RULES, Refusal, STRICTNESS, explain, is_absence, strictness};

/// How many instances of each kind a definition is tried with.
const VALID: usize = 60;
const BROKEN: usize = 120;

/// How many faults are told before the rest is only counted.
const TOLD: usize = 60;

#[derive(Default)]
struct Report {
    definitions: usize,
    valid: usize,
    refused: usize,
    tolerated: BTreeMap<&'static str, usize>,
    stricter: BTreeMap<&'static str, usize>,
    faults: Vec<String>,
}

#[test]
fn types_agree_with_the_schemas() {
    // A thread for each schema; the largest decides how long it takes.
    let reports: Vec<Report> = std::thread::scope(|scope| {
        let threads: Vec<_> = SPECS.iter().map(|spec| scope.spawn(|| examine(spec))).collect();
        threads.into_iter().map(|thread| thread.join().expect("a type panicked")).collect()
    });
    let mut tolerated: BTreeMap<&str, usize> = BTreeMap::new();
    let mut stricter: BTreeMap<&str, usize> = BTreeMap::new();
    let mut faults = Vec::new();
    for (spec, report) in SPECS.iter().zip(reports) {
        println!(
            "{}: {} definitions, {} valid cases, {} refused, {} tolerated",
            spec.version,
            report.definitions,
            report.valid,
            report.refused,
            report.tolerated.values().sum::<usize>(),
        );
        for (rule, count) in report.tolerated {
            *tolerated.entry(rule).or_default() += count;
        }
        for (rule, count) in report.stricter {
            *stricter.entry(rule).or_default() += count;
        }
        faults.extend(report.faults);
    }
    for rule in STRICTNESS {
        let count = stricter.get(rule.name).copied().unwrap_or_default();
        println!("refused by `{}`: {count}; {}", rule.name, rule.reason);
        if count == 0 {
            faults.push(format!("no instance needed the strictness `{}`", rule.name));
        }
    }
    for rule in RULES {
        let count = tolerated.get(rule.name).copied().unwrap_or_default();
        println!("accepted by `{}`: {count}; {}", rule.name, rule.reason);
        if count == 0 {
            faults.push(format!("no instance needed the rule `{}`", rule.name));
        }
    }
    let told = faults.iter().take(TOLD).cloned().collect::<Vec<_>>().join("\n");
    assert!(faults.is_empty(), "{} faults:\n{told}", faults.len());
}

fn examine(spec: &Spec) -> Report {
    let mut report = Report::default();
    for row in ROWS.iter().filter(|row| row.version == spec.version) {
        let validator = spec.validator(row.definition);
        let case = Case { spec, row, validator: &validator };
        let faults = report.faults.len();
        case.try_valid(&mut report);
        case.try_broken(&mut report);
        // One fault often shows in many instances.
        report.faults.truncate(faults + 3);
        report.definitions += 1;
    }
    report
}

struct Case<'a> {
    spec: &'a Spec,
    row: &'static Row,
    validator: &'a Validator,
}

impl Case<'_> {
    fn generator(&self, what: &str) -> Generator<'_> {
        Generator::new(self.spec, &format!("{} {} {what}", self.spec.version, self.row.definition))
    }

    fn fault(&self, report: &mut Report, what: &str, text: &str) {
        let Row { version, definition, .. } = self.row;
        report.faults.push(format!("{version} {definition}: {what}\n    {text}"));
    }

    fn try_valid(&self, report: &mut Report) {
        let mut generator = self.generator("valid");
        let mut found = 0;
        for attempt in 0..VALID * 10 {
            let optional = match attempt {
                0 => Optional::Absent,
                _ if attempt % 10 == 1 => Optional::Present,
                _ => Optional::Some,
            };
            let instance = generator.instance(self.row.definition, optional, true);
            if !self.validator.is_valid(&instance) {
                continue;
            }
            let text = spelled(&instance, &mut generator.random);
            self.check_valid(report, &instance, &text);
            found += 1;
            if found == VALID {
                return;
            }
        }
        self.fault(report, &format!("only {found} valid instances came up"), "");
    }

    fn check_valid(&self, report: &mut Report, instance: &Value, text: &str) {
        report.valid += 1;
        let written = match self.row.round_trip(text) {
            Ok(written) => written,
            Err(error) => {
                let message = error.to_string();
                let refusal = Refusal {
                    spec: self.spec,
                    definition: self.row.definition,
                    instance,
                    message: &message,
                };
                if let Some(rule) = strictness(&refusal) {
                    *report.stricter.entry(rule).or_default() += 1;
                    return;
                }
                let smaller = self.shrunk(instance, |smaller| {
                    self.validator.is_valid(smaller)
                        && self.row.round_trip(&smaller.to_string()).is_err()
                });
                let what = format!("valid, but refused: {error}");
                return self.fault(report, &what, &smaller.to_string());
            }
        };
        for difference in differences(&self.row.carried(instance), &self.row.carried(&written)) {
            let respelled = same_integer(difference.before.as_ref(), difference.after.as_ref())
                && (self.only_integers(instance, &difference.path)
                    || self.row.definition.ends_with("ResultResponse"));
            if !respelled && !is_absence(self.row.definition, &difference) {
                self.fault(report, &format!("valid, but not written again: {difference:?}"), text);
            }
        }
    }

    /// Whether the schema has an integer at `path`, so that `30` may stand for `30.0`.
    fn only_integers(&self, instance: &Value, path: &[String]) -> bool {
        // Not near the number itself, which may be too large to have a fraction.
        [0.5, -0.5]
            .iter()
            .all(|fraction| !self.validator.is_valid(&replaced(instance, path, json!(fraction))))
    }

    fn try_broken(&self, report: &mut Report) {
        let mut generator = self.generator("broken");
        let mut found = 0;
        for attempt in 0..BROKEN * 4 {
            let optional = match attempt % 4 {
                0 => Optional::Absent,
                1 => Optional::Present,
                _ => Optional::Some,
            };
            let instance = generator.instance(self.row.definition, optional, false);
            let Some(instance) = mutate::changed(&instance, &mut generator.random) else {
                continue;
            };
            let text = spelled(&instance, &mut generator.random);
            if self.validator.is_valid(&instance) {
                self.check_valid(report, &instance, &text);
                continue;
            }
            self.check_broken(report, &instance, &text);
            found += 1;
            if found == BROKEN {
                break;
            }
        }
    }

    fn check_broken(&self, report: &mut Report, instance: &Value, text: &str) {
        match self.explained(instance, text) {
            Ok(None) => report.refused += 1,
            Ok(Some(rules)) => {
                for rule in rules {
                    *report.tolerated.entry(rule).or_default() += 1;
                }
            }
            Err(unexplained) => {
                let smaller = self.shrunk(instance, |smaller| {
                    !self.validator.is_valid(smaller)
                        && self.explained(smaller, &smaller.to_string()).is_err()
                });
                let what = format!("accepted without a rule: {unexplained}");
                self.fault(report, &what, &smaller.to_string());
            }
        }
    }

    /// The rules by which an invalid instance is accepted; `None` if it is refused.
    fn explained(
        &self,
        instance: &Value,
        text: &str,
    ) -> Result<Option<BTreeSet<&'static str>>, String> {
        let Ok(written) = self.row.round_trip(text) else { return Ok(None) };
        let (before, after) = (self.row.carried(instance), self.row.carried(&written));
        explain(self.spec, self.validator, self.row.definition, &before, &after).map(Some)
    }

    /// The smallest part of `instance`, member by member, for which `fails` still holds.
    fn shrunk(&self, instance: &Value, fails: impl Fn(&Value) -> bool) -> Value {
        let mut smallest = instance.clone();
        loop {
            let smaller = crate::json::places(&smallest)
                .into_iter()
                .filter_map(|path| crate::json::without(&smallest, &path))
                .find(|smaller| fails(smaller));
            match smaller {
                Some(smaller) => smallest = smaller,
                None => return smallest,
            }
        }
    }
}
