//! `anyOf`, `oneOf` and several types: an enum with a variant for each, where they differ.

use mcp_codegen::naming;
use serde_json::Value;

use super::super::document::Place;
use super::super::facets::{self, Facets};
use super::super::model::{Choice, Shape, Told, Ty, Variant, Width};
use super::{Key, Lowering, Origin, last_step};
use mcp_codegen::markdown;

/// An alternative, before it is known whether there will be a union.
struct Alternative {
    ty: Ty,
    /// What a variant could be called.
    name: String,
    told: Told,
}

impl<'a> Lowering<'a> {
    /// The alternatives that make a difference to the type.
    pub(super) fn alternatives(
        &mut self,
        facets: &Facets<'a>,
        origin: &Origin,
    ) -> Option<Vec<Place>> {
        let mut groups = facets.alternatives.iter().filter(|group| {
            group.iter().any(|place| {
                let parts = facets::parts(&mut self.documents, &[*place]);
                Facets::of(&mut self.documents, &parts).has_shape()
            })
        });
        let first = groups.next()?.clone();
        if groups.next().is_some() {
            self.note(
                origin.place,
                "several groups of alternatives: the type is that of the first",
            );
        }
        Some(first)
    }

    pub(super) fn union(
        &mut self,
        group: &[Place],
        left: Option<Vec<&'static str>>,
        key: &Key,
        origin: &Origin,
    ) -> Ty {
        if let Some(ty) = self.of_strings(group, key, origin) {
            return ty;
        }
        let mut nullable = false;
        let mut found: Vec<Alternative> = Vec::new();
        for (index, place) in group.iter().enumerate() {
            let parts = facets::choose(&mut self.documents, &key.0, *place);
            let facets = Facets::of(&mut self.documents, &parts);
            let excluded = matches!(facets.types.as_deref(), Some([])) || facets.never;
            if excluded {
                continue;
            }
            let name = self.variant_name(*place, &facets, index);
            let own = Origin {
                name: format!("{}{}", origin.name, naming::camel(&name)),
                reserved: false,
                place: *place,
                is_root: false,
            };
            let own = self.origin(&parts, own);
            let left = left.clone().filter(|_| key.1.is_some());
            match self.ty(parts, left, own) {
                Ty::Null => nullable = true,
                Ty::Nullable(ty) => {
                    nullable = true;
                    found.push(Alternative { ty: *ty, name, told: Told::Schema(*place) });
                }
                ty => found.push(Alternative { ty, name, told: Told::Schema(*place) }),
            }
        }
        self.unite(found, nullable, key, origin)
    }

    /// The type of alternatives that are all strings: an enum, or a string if any will do.
    fn of_strings(&mut self, group: &[Place], key: &Key, origin: &Origin) -> Option<Ty> {
        let (mut choices, mut nullable, mut open) = (Vec::new(), false, false);
        for place in group {
            let parts = facets::choose(&mut self.documents, &key.0, *place);
            let facets = Facets::of(&mut self.documents, &parts);
            let is_string = facets.types.as_deref() == Some(&["string"]);
            match &facets.values {
                None if is_string && facets.alternatives.is_empty() => open = true,
                None if facets.types.as_deref() == Some(&["null"]) => nullable = true,
                Some(values) => {
                    let text = |keyword| self.documents.text(*place, keyword);
                    let title = text("title").filter(|_| values.len() == 1);
                    let docs = markdown::lines(text("description").or(title).unwrap_or_default());
                    for value in values {
                        let Value::String(wire) = value else {
                            nullable |= value.is_null();
                            if value.is_null() { continue } else { return None }
                        };
                        let (wire, name, docs) = (wire.clone(), wire.clone(), docs.clone());
                        let name = title.map_or(name, str::to_owned);
                        choices.push(Choice { wire, name, docs });
                    }
                }
                None => return None,
            }
        }
        let ty = match (open, choices.is_empty()) {
            (true, _) => Ty::String,
            (false, false) => self.choices(choices, origin),
            (false, true) => return None,
        };
        Some(if nullable { Ty::Nullable(Box::new(ty)) } else { ty })
    }

    pub(super) fn several_types(
        &mut self,
        types: &[&'static str],
        key: &Key,
        origin: &Origin,
    ) -> Ty {
        let mut found = Vec::new();
        for name in types.iter().filter(|name| **name != "null") {
            let variant = naming::camel(if *name == "array" { "list" } else { name });
            let own = Origin {
                name: format!("{}{variant}", origin.name),
                reserved: false,
                is_root: false,
                ..origin.clone()
            };
            // Nothing else is left, so the name need not tell it apart.
            let own =
                if types.len() == 2 && types.contains(&"null") { origin.clone() } else { own };
            let ty = self.ty(key.0.clone(), Some(vec![name]), own);
            found.push(Alternative { ty, name: variant, told: Told::Type(json_type(name)) });
        }
        self.unite(found, types.contains(&"null"), key, origin)
    }

    fn unite(&mut self, found: Vec<Alternative>, nullable: bool, key: &Key, origin: &Origin) -> Ty {
        let mut distinct: Vec<Alternative> = Vec::new();
        for alternative in found {
            if !distinct.iter_mut().any(|one| absorbs(one, &alternative)) {
                distinct.push(alternative);
            }
        }
        if distinct.iter().any(|one| one.ty == Ty::Any) {
            return Ty::Any;
        }
        let ty = match distinct.len() {
            0 if nullable => return Ty::Null,
            0 => return Ty::Any,
            1 => distinct.remove(0).ty,
            _ => self.variants(distinct, nullable, key, origin),
        };
        match ty {
            Ty::Nullable(_) => ty,
            ty if nullable => Ty::Nullable(Box::new(ty)),
            ty => ty,
        }
    }

    fn variants(
        &mut self,
        found: Vec<Alternative>,
        nullable: bool,
        key: &Key,
        origin: &Origin,
    ) -> Ty {
        let id = if nullable { self.declare(origin) } else { self.claim(key, origin) };
        let names = naming::variant_names(found.iter().map(|one| one.name.as_str()));
        let kinds: Vec<_> = found.iter().map(|one| self.kind(&one.ty)).collect();
        let differ = |index: usize| {
            let others = kinds.iter().enumerate().filter(|(other, _)| *other != index);
            kinds[index].is_some()
                && others.into_iter().all(|(_, kind)| kind.is_some() && *kind != kinds[index])
        };
        let told: Vec<bool> = (0..found.len()).map(differ).collect();
        let variants =
            found.into_iter().zip(names).enumerate().map(|(index, (one, name))| Variant {
                name,
                told: match kinds[index] {
                    Some(kind) if told[index] => Told::Type(kind),
                    _ => one.told,
                },
                ty: one.ty,
            });
        self.types[id.0].shape = Shape::Union(variants.collect());
        Ty::Named(id)
    }

    /// The type that every value of a type has in JSON.
    fn kind(&self, ty: &Ty) -> Option<&'static str> {
        Some(match ty {
            Ty::Bool => "Boolean",
            Ty::Integer(_) | Ty::Number => "Number",
            Ty::String => "String",
            Ty::List(_) => "Array",
            Ty::Map(_) => "Object",
            Ty::Named(id) => match &self.types[id.0].shape {
                Shape::Struct(_) => "Object",
                Shape::Choice(_) => "String",
                Shape::Tuple(_) => "Array",
                _ => return None,
            },
            Ty::Any | Ty::Null | Ty::Nullable(_) => return None,
        })
    }

    /// What an alternative could be called: the value that tells it apart, its title, the definition
    /// that it is, its type, or its number.
    fn variant_name(&mut self, place: Place, facets: &Facets<'a>, index: usize) -> String {
        let tags = facets.properties.iter().filter(|(name, _)| facets.required.contains(name));
        for (_, places) in tags {
            let constant = places.iter().find_map(|place| self.documents.text(*place, "const"));
            if let Some(constant) = constant {
                return constant.to_owned();
            }
        }
        let referred = self.documents.keyword(place, "$ref").and_then(last_step);
        if let Some(name) = self.documents.text(place, "title").or(referred) {
            return name.to_owned();
        }
        match facets.types.as_deref() {
            Some(["array"]) => "List".to_owned(),
            Some(["object"]) => match facets.required.first() {
                Some(name) => format!("With {name}"),
                None => "Object".to_owned(),
            },
            Some([one]) => naming::camel(one),
            _ => format!("Alternative {}", index + 1),
        }
    }
}

/// Whether one alternative holds every value of another. It may be widened for this.
fn absorbs(one: &mut Alternative, other: &Alternative) -> bool {
    match (&one.ty, &other.ty) {
        (Ty::Integer(this), Ty::Integer(that)) if this != that => {
            one.ty = Ty::Integer(Width::I128);
            true
        }
        (Ty::Number, Ty::Integer(_)) => true,
        (Ty::Integer(_), Ty::Number) => {
            one.ty = Ty::Number;
            one.name = "Number".to_owned();
            true
        }
        (this, that) => this == that,
    }
}

fn json_type(name: &str) -> &'static str {
    match name {
        "boolean" => "Boolean",
        "integer" | "number" => "Number",
        "string" => "String",
        "array" => "Array",
        _ => "Object",
    }
}
