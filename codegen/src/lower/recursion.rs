//! Types that lead back to themselves need a box on the way.

use std::collections::HashMap;

use super::graph::{Groups, groups};
use crate::model::{Presence, Protocol, Ref, Shape};
use crate::problem::Problem;

/// Boxes one link of every cycle, and reports types of which no finite value exists.
pub(super) fn break_cycles(protocol: &mut Protocol, file: &str) -> Vec<Problem> {
    let mut problems = endless(protocol, file);
    if !problems.is_empty() {
        return problems;
    }
    let numbers = numbers(protocol);
    let edges = direct(protocol, &numbers, &|_| true);
    let groups = groups(&edges);
    for index in 0..protocol.types.len() {
        let leads_back = |value: &Ref| leads_back(&numbers, &groups, value, index);
        match &mut protocol.types[index].shape {
            Shape::Object(object) => {
                for field in &mut object.fields {
                    field.boxed = leads_back(&field.value);
                }
            }
            Shape::Union(union) => {
                for variant in &mut union.variants {
                    variant.boxed = leads_back(&variant.value);
                }
            }
            Shape::Alias(target) if leads_back(target) => {
                let ty = &protocol.types[index];
                let message = format!("`{}` is defined by nothing but itself", ty.name);
                problems.push(Problem::new(file, ty.pointer.clone(), message));
            }
            _ => {}
        }
    }
    problems
}

/// The places of the types by their names.
fn numbers(protocol: &Protocol) -> HashMap<String, usize> {
    protocol.types.iter().enumerate().map(|(number, ty)| (ty.name.clone(), number)).collect()
}

/// The type that a value holds directly, not by way of a list or a map.
fn held(value: &Ref) -> Option<&str> {
    match value {
        Ref::Named(name) => Some(name),
        Ref::Nullable(inner) => held(inner),
        _ => None,
    }
}

fn leads_back(numbers: &HashMap<String, usize>, groups: &Groups, value: &Ref, from: usize) -> bool {
    held(value).and_then(|name| numbers.get(name)).is_some_and(|to| groups.is_same(*to, from))
}

/// The types that a value of each type holds directly.
fn direct(
    protocol: &Protocol,
    numbers: &HashMap<String, usize>,
    counts: &dyn Fn(&Presence) -> bool,
) -> Vec<Vec<usize>> {
    let targets = |shape: &Shape| -> Vec<usize> {
        let mut targets = Vec::new();
        let mut add = |value: &Ref| targets.extend(held(value).and_then(|name| numbers.get(name)));
        match shape {
            Shape::Object(object) => {
                object.fields.iter().filter(|f| counts(&f.presence)).for_each(|f| add(&f.value));
            }
            Shape::Union(union) => union.variants.iter().for_each(|v| add(&v.value)),
            Shape::Alias(target) => add(target),
            _ => {}
        }
        targets
    };
    protocol.types.iter().map(|ty| targets(&ty.shape)).collect()
}

/// Objects that must hold a value of their own type, so that none can ever be written down.
fn endless(protocol: &Protocol, file: &str) -> Vec<Problem> {
    let required = |presence: &Presence| *presence == Presence::Required;
    let mut edges = direct(protocol, &numbers(protocol), &required);
    for (ty, targets) in protocol.types.iter().zip(&mut edges) {
        let ends = match &ty.shape {
            // A union is finite if one of its kinds is; only unions of one kind must go on.
            Shape::Union(union) => union.open || union.variants.len() > 1,
            Shape::Alias(target) => matches!(target, Ref::Nullable(_)),
            Shape::Object(object) => {
                let nullable = |value: &Ref| matches!(value, Ref::Nullable(_));
                object.fields.iter().any(|f| required(&f.presence) && nullable(&f.value))
                    && object.fields.iter().all(|f| !required(&f.presence) || nullable(&f.value))
            }
            _ => false,
        };
        if ends {
            targets.clear();
        }
    }
    let groups = groups(&edges);
    let problem = |(number, ty): (usize, &crate::model::Type)| {
        groups.is_circular(number, &edges).then(|| {
            let message =
                format!("`{}` would have to hold itself again and again without end", ty.name);
            Problem::new(file, ty.pointer.clone(), message)
        })
    };
    protocol.types.iter().enumerate().filter_map(problem).collect()
}
