//! Types that lead back to themselves need a box on the way.

use std::collections::{HashMap, HashSet};

use crate::model::{Presence, Protocol, Ref, Shape};
use crate::problem::Problem;

/// Boxes one link of every cycle, and reports types of which no finite value exists.
pub(super) fn break_cycles(protocol: &mut Protocol, file: &str) -> Vec<Problem> {
    let mut problems = endless(protocol, file);
    if !problems.is_empty() {
        return problems;
    }
    let edges = direct(protocol, &|_| true);
    for index in 0..protocol.types.len() {
        let name = protocol.types[index].name.clone();
        let leads_back = |value: &Ref| match value {
            Ref::Named(target) => reaches(&edges, target, &name),
            _ => false,
        };
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
                let pointer = protocol.types[index].pointer.clone();
                let message = format!("`{name}` is defined by nothing but itself");
                problems.push(Problem::new(file, pointer, message));
            }
            _ => {}
        }
    }
    problems
}

/// The types that a value of each type holds directly, not by way of a list or a map.
fn direct(protocol: &Protocol, counts: &dyn Fn(&Presence) -> bool) -> HashMap<String, Vec<String>> {
    let mut edges = HashMap::new();
    for ty in &protocol.types {
        let mut targets = Vec::new();
        let mut add = |value: &Ref| {
            if let Ref::Named(target) = value {
                targets.push(target.clone());
            }
        };
        match &ty.shape {
            Shape::Object(object) => {
                object.fields.iter().filter(|f| counts(&f.presence)).for_each(|f| add(&f.value));
            }
            Shape::Union(union) => union.variants.iter().for_each(|v| add(&v.value)),
            Shape::Alias(target) => add(target),
            _ => {}
        }
        edges.insert(ty.name.clone(), targets);
    }
    edges
}

fn reaches(edges: &HashMap<String, Vec<String>>, from: &str, to: &str) -> bool {
    let mut seen = HashSet::new();
    let mut next = vec![from.to_owned()];
    while let Some(name) = next.pop() {
        if name == to {
            return true;
        }
        if seen.insert(name.clone()) {
            next.extend(edges.get(&name).into_iter().flatten().cloned());
        }
    }
    false
}

/// Objects that must hold a value of their own type, so that none can ever be written down.
fn endless(protocol: &Protocol, file: &str) -> Vec<Problem> {
    let required = |presence: &Presence| *presence == Presence::Required;
    let mut edges = direct(protocol, &required);
    // A union is finite if one of its kinds is; only unions of one kind must go on.
    for ty in &protocol.types {
        if matches!(&ty.shape, Shape::Union(union) if union.open || union.variants.len() > 1) {
            edges.insert(ty.name.clone(), Vec::new());
        }
    }
    let mut problems = Vec::new();
    for ty in &protocol.types {
        let starts = edges.get(&ty.name).into_iter().flatten();
        if starts.into_iter().any(|start| reaches(&edges, start, &ty.name)) {
            let message =
                format!("`{}` would have to hold itself again and again without end", ty.name);
            problems.push(Problem::new(file, ty.pointer.clone(), message));
        }
    }
    problems
}
