//! Objects: structs of the members that a schema names, maps of those that it does not.

use mcp_codegen::naming;
use serde_json::Value;

use super::super::document::Place;
use super::super::facets::{self, Facets};
use super::super::model::{Field, Presence, Shape, Struct, Ty};
use super::{Key, Lowering, Origin};
use mcp_codegen::markdown;

impl<'a> Lowering<'a> {
    pub(super) fn object(&mut self, facets: &Facets<'a>, key: &Key, origin: &Origin) -> Ty {
        let is_map = facets.properties.is_empty() && facets.required.is_empty();
        let is_empty = facets.closed && facets.patterns.is_empty();
        if is_map && !is_empty && !origin.is_root {
            let value = self.extra(facets, "Value", origin).unwrap_or(Ty::Any);
            return Ty::Map(Box::new(value));
        }
        let id = self.claim(key, origin);
        let extra = self.extra(facets, "Extra", origin);
        let mut fields = Vec::new();
        for (wire, places) in members(facets) {
            fields.extend(self.field(wire, &places, facets, origin));
        }
        let names = naming::field_names(fields.iter().map(|field| field.wire.as_str()));
        for (field, name) in fields.iter_mut().zip(names) {
            field.name = name;
        }
        self.types[id.0].shape = Shape::Struct(Struct { fields, extra });
        Ty::Named(id)
    }

    fn field(
        &mut self,
        wire: &str,
        places: &[Place],
        facets: &Facets<'a>,
        origin: &Origin,
    ) -> Option<Field> {
        let required = facets.required.contains(&wire);
        let places = match places {
            // Required without a word about it: what members without a name are.
            [] => facets.additional.as_slice(),
            places => places,
        };
        let never = |place: &Place| self.documents.json(*place) == &Value::Bool(false);
        if places.iter().any(never) && !required {
            return None;
        }
        let name = format!("{}{}", origin.name, naming::camel(wire));
        let ty = if places.is_empty() { Ty::Any } else { self.places(places, name) };
        let default = self.first(places, "default");
        let presence = match default {
            _ if required => Presence::Required,
            // To a member that may be `null` this is the same as absence.
            Some(Value::Null) if matches!(ty, Ty::Nullable(_)) => Presence::Default(Value::Null),
            Some(value) => Presence::Default(value.clone()),
            None => Presence::Optional,
        };
        let text = self.first(places, "description").and_then(Value::as_str);
        let docs = markdown::lines(text.unwrap_or_default());
        let (wire, name) = (wire.to_owned(), String::new());
        Some(Field {
            wire,
            name,
            docs,
            ty,
            presence,
            place: places.first().copied().unwrap_or(origin.place),
        })
    }

    /// The first value of a keyword in what holds for a member.
    fn first(&mut self, places: &[Place], keyword: &str) -> Option<&'a Value> {
        places.iter().find_map(|place| {
            let held = facets::held_together(&mut self.documents, *place);
            held.into_iter().find_map(|place| self.documents.keyword(place, keyword))
        })
    }

    /// The type of the members that have no field of their own.
    fn extra(&mut self, facets: &Facets<'a>, name: &str, origin: &Origin) -> Option<Ty> {
        let name = format!("{}{name}", origin.name);
        match (facets.closed, facets.patterns.as_slice(), facets.additional.as_slice()) {
            (true, [], _) => None,
            (true, [pattern], _) => Some(self.place(*pattern, name)),
            (false, [], []) => Some(Ty::Any),
            (false, [], additional) => Some(self.places(additional, name)),
            _ => {
                let text =
                    "the members of `patternProperties` and the others have one type: any JSON";
                self.note(origin.place, text);
                Some(Ty::Any)
            }
        }
    }
}

/// The members with a field: the required ones in the order in which they are required, then the
/// others in the order of the schema.
fn members<'a>(facets: &Facets<'a>) -> Vec<(&'a str, Vec<Place>)> {
    let places = |name: &str| {
        let found = facets.properties.iter().find(|(one, _)| *one == name);
        found.map(|(_, places)| places.clone()).unwrap_or_default()
    };
    let required = facets.required.iter().map(|name| (*name, places(name)));
    let others = facets.properties.iter().filter(|(name, _)| !facets.required.contains(name));
    required.chain(others.map(|(name, places)| (*name, places.clone()))).collect()
}
