//! Definitions and members that look as if they had been renamed, and members that older peers lack.

use crate::decision::Decision;
use crate::facts::{Facts, matches};
use crate::model::{Field, Object, Presence, Protocol, Shape, Type};
use crate::sharing::{deeply_resolved, undocumented};

/// For each definition that is gone and looks like just one that is new, the entry that says so.
pub fn renamed(older: &Protocol, newer: &Protocol, facts: &Facts) -> Vec<Decision> {
    let only_in = |own: &Protocol, other: &Protocol| -> Vec<(Type, Shape)> {
        let types = own.types.iter().filter(|ty| other.get(&ty.name).is_none());
        // What is but another word for something tells nothing by how it looks.
        let types = types.filter(|ty| matches!(ty.shape, Shape::Object(_) | Shape::Union(_)));
        types.map(|ty| (ty.clone(), undocumented(&ty.shape))).collect()
    };
    let (gone, new) = (only_in(older, newer), only_in(newer, older));
    let known = |ty: &Type| {
        facts.conversions.counterpart.iter().any(|counterpart| {
            counterpart.version == newer.version && counterpart.older == ty.definition
        })
    };
    let twins = gone.iter().filter(|(ty, _)| !known(ty)).filter_map(|(ty, shape)| {
        let mut like = new.iter().filter(|(_, other)| other == shape);
        match (like.next(), like.next()) {
            (Some((twin, _)), None) => Some((ty, twin)),
            _ => None,
        }
    });
    let entry = |(ty, twin): (&Type, &Type)| {
        Decision::entry(
            "conversions.toml",
            format!(
                "[[counterpart]]\nversion = {:?}\nolder = {:?}\nnewer = {:?}\nreason = \"renamed: it looks the same\"",
                newer.version, ty.definition, twin.definition
            ),
        )
    };
    twins.map(entry).collect()
}

/// For each member that the newer version requires and the older one lacks, the entry that says what
/// becomes of older values: without one they cannot be told to a newer peer.
pub fn unfilled(older: &Protocol, newer: &Protocol, facts: &Facts) -> Vec<Decision> {
    let mut decisions = Vec::new();
    for ty in &newer.types {
        let before = older.get(&ty.name).map(|before| &before.shape);
        let (Shape::Object(new), Some(Shape::Object(old))) = (&ty.shape, before) else { continue };
        // Whoever sends a message writes its envelope.
        if new.method.is_some() || new.constants.iter().any(|constant| constant.wire == "jsonrpc") {
            continue;
        }
        let required = |field: &&Field| field.presence == Presence::Required;
        for field in new.fields.iter().filter(required) {
            if old.field(&field.wire).is_none() && !is_settled(newer, facts, &ty.name, field) {
                decisions.push(settled(
                    newer,
                    &ty.name,
                    field,
                    twin((older, old), (newer, new), field),
                ));
            }
        }
    }
    decisions
}

fn is_settled(newer: &Protocol, facts: &Facts, object: &str, field: &Field) -> bool {
    let path = format!("{object}.{}", field.wire);
    let conversions = &facts.conversions;
    conversions.fill.iter().any(|fill| fill.version == newer.version && matches(&fill.at, &path))
        || conversions.member.iter().any(|member| {
            member.version == newer.version && member.of == object && member.newer == field.wire
        })
}

/// The only member that is gone and had the type of this one.
fn twin<'a>(
    (older, old): (&'a Protocol, &'a Object),
    (newer, new): (&Protocol, &Object),
    field: &Field,
) -> Option<&'a Field> {
    let value = deeply_resolved(newer, &field.value);
    let mut twins = old.fields.iter().filter(|other| {
        new.field(&other.wire).is_none() && deeply_resolved(older, &other.value) == value
    });
    twins.next().filter(|_| twins.next().is_none())
}

fn settled(newer: &Protocol, object: &str, field: &Field, twin: Option<&Field>) -> Decision {
    let (version, wire) = (&newer.version, &field.wire);
    let lines = match twin {
        Some(twin) => format!(
            "[[member]]\nversion = {version:?}\nof = {object:?}\nolder = {:?}\nnewer = {wire:?}\nreason = \"renamed: it looks the same\"",
            twin.wire
        ),
        None => format!(
            "[[fill]]\nversion = {version:?}\nat = \"{object}.{wire}\"\nwith = \"empty\"\nreason = \"older peers do not say it\""
        ),
    };
    Decision::entry("conversions.toml", lines)
}
