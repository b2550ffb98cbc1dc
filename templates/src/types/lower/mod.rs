//! From schemas to types: every decision about shapes and names is made here.

mod objects;
mod unions;
mod values;

use std::collections::HashMap;

use serde_json::Value;

use super::Note;
use super::document::{DocumentId, Documents, Place};
use super::facets::{self, Facets, Parts};
use super::model::{Shape, Ty, Type, TypeId, Width};
use super::names::Names;
use mcp_codegen::markdown;

/// How deep types may be nested, and how many there may be, before the rest is any JSON.
const DEPTH: usize = 100;
const COUNT: usize = 20_000;

/// What a type is called and where it comes from, if it needs a name.
#[derive(Clone, Debug)]
pub(super) struct Origin {
    name: String,
    /// Whether the name was set aside for this type.
    reserved: bool,
    place: Place,
    is_root: bool,
}

/// What a type is known by: the schemas that hold for it, and the types that are left of theirs.
type Key = (Parts, Option<Vec<&'static str>>);

enum Known {
    /// Being looked at; it has a type of its own if it was met again meanwhile.
    Open(Option<TypeId>),
    Done(Ty),
}

/// The types of a run.
pub(super) struct Lowering<'a> {
    pub(super) documents: Documents<'a>,
    pub(super) names: Names,
    pub(super) types: Vec<Type>,
    known: HashMap<Key, Known>,
    /// What is wider than its schema, by document.
    pub(super) notes: Vec<(DocumentId, Note)>,
    depth: usize,
}

impl<'a> Lowering<'a> {
    pub(super) fn new(documents: Documents<'a>, names: Names) -> Self {
        let (types, known, notes) = (Vec::new(), HashMap::new(), Vec::new());
        Self { documents, names, types, known, notes, depth: 0 }
    }

    /// The type of a document's root, which always has a name.
    pub(super) fn root(&mut self, document: DocumentId) -> TypeId {
        let place = self.documents.root(document);
        let name = self.names.root(document).to_owned();
        let own = Origin { name, reserved: true, place, is_root: true };
        let parts = facets::parts(&mut self.documents, &[place]);
        let origin = self.origin(&parts, own.clone());
        let origin = Origin { is_root: true, ..origin };
        match self.ty(parts, None, origin) {
            Ty::Named(id) => id,
            ty => {
                let id = self.declare(&own);
                self.types[id.0].shape = Shape::Wrapper(ty);
                id
            }
        }
    }

    /// The type of a place, called `name` if it needs a name and is no definition.
    fn place(&mut self, place: Place, name: String) -> Ty {
        self.places(&[place], name)
    }

    /// The type of a value for which several schemas hold.
    fn places(&mut self, places: &[Place], name: String) -> Ty {
        let parts = facets::parts(&mut self.documents, places);
        let origin = Origin { name, reserved: false, place: places[0], is_root: false };
        let origin = self.origin(&parts, origin);
        self.ty(parts, None, origin)
    }

    /// A place that says no more than what it refers to is called like that.
    fn origin(&mut self, parts: &Parts, own: Origin) -> Origin {
        let mut place = own.place;
        let mut seen = Vec::new();
        while let Some(target) = self.documents.referred(place) {
            if seen.contains(&target) || &facets::parts(&mut self.documents, &[target]) != parts {
                break;
            }
            seen.push(target);
            place = target;
        }
        if place == own.place {
            return own;
        }
        let is_root = self.documents.pointer(place).is_empty();
        match self.names.of_definition(&self.documents, place) {
            Some((name, reserved)) => Origin { name, reserved, place, is_root },
            None => own,
        }
    }

    pub(super) fn note(&mut self, place: Place, text: impl Into<String>) {
        let document = self.documents.document(place);
        let note = Note { pointer: self.documents.pointer(place).to_owned(), text: text.into() };
        if !self.notes.contains(&(document, note.clone())) {
            self.notes.push((document, note));
        }
    }

    /// A new type with a name.
    fn declare(&mut self, origin: &Origin) -> TypeId {
        let name = if origin.reserved && !self.types.iter().any(|ty| ty.name == origin.name) {
            origin.name.clone()
        } else {
            self.names.unique(&origin.name)
        };
        let text = self.documents.text(origin.place, "description");
        let text = text.or_else(|| self.documents.text(origin.place, "title"));
        let docs = markdown::lines(text.unwrap_or_default());
        self.types.push(Type { name, docs, shape: Shape::Pending });
        TypeId(self.types.len() - 1)
    }

    /// The type with these parts; `left` are the types that are left of theirs.
    fn ty(&mut self, parts: Parts, left: Option<Vec<&'static str>>, origin: Origin) -> Ty {
        let key = (parts, left);
        match self.known.get(&key) {
            Some(Known::Done(ty)) => return ty.clone(),
            Some(Known::Open(Some(id))) => return Ty::Named(*id),
            Some(Known::Open(None)) => {
                let id = self.declare(&origin);
                self.known.insert(key, Known::Open(Some(id)));
                return Ty::Named(id);
            }
            None => {}
        }
        if self.depth == DEPTH || self.known.len() > COUNT {
            self.note(origin.place, "nested too deeply or too often for a type: any JSON");
            return Ty::Any;
        }
        self.depth += 1;
        self.known.insert(key.clone(), Known::Open(None));
        let ty = self.shape(&key, &origin);
        let met = match self.known.get(&key) {
            Some(Known::Open(Some(id))) => Some(*id),
            _ => None,
        };
        let ty = match met {
            Some(id) if ty != Ty::Named(id) => {
                self.types[id.0].shape = Shape::Wrapper(ty);
                Ty::Named(id)
            }
            _ => ty,
        };
        self.known.insert(key, Known::Done(ty.clone()));
        self.depth -= 1;
        ty
    }

    /// The named type for what is being looked at.
    fn claim(&mut self, key: &Key, origin: &Origin) -> TypeId {
        if let Some(Known::Open(Some(id))) = self.known.get(key) {
            return *id;
        }
        let id = self.declare(origin);
        self.known.insert(key.clone(), Known::Open(Some(id)));
        id
    }

    fn shape(&mut self, key: &Key, origin: &Origin) -> Ty {
        let facets = Facets::of(&mut self.documents, &key.0);
        let types = key.1.clone().or_else(|| facets.types.clone());
        if let Some(reason) = &facets.unknown {
            self.note(origin.place, reason.clone());
            return Ty::Any;
        }
        if facets.never {
            return Ty::Any;
        }
        if let Some(values) = &facets.values {
            return self.values(values, types.as_deref(), key, origin);
        }
        if let Some(group) = self.alternatives(&facets, origin) {
            return self.union(&group, types, key, origin);
        }
        match types.as_deref() {
            None if origin.is_root && facets.is_about_objects() => {
                self.object(&facets, key, origin)
            }
            None => {
                self.note_untyped(&facets, origin.place);
                Ty::Any
            }
            Some([]) => Ty::Any,
            Some([one]) => self.one_type(one, &facets, key, origin),
            Some(several) => self.several_types(several, key, origin),
        }
    }

    /// Says where there are rules, but none about the type.
    fn note_untyped(&mut self, facets: &Facets<'a>, place: Place) {
        const RULES: [&str; 9] = [
            "not",
            "if",
            "pattern",
            "format",
            "minLength",
            "maxLength",
            "minimum",
            "maximum",
            "contains",
        ];
        if facets.is_about_objects() {
            return self.note(place, "has keywords of objects but no `type: object`: any JSON");
        }
        let held = facets::held_together(&mut self.documents, place);
        let rule = RULES
            .iter()
            .find(|rule| held.iter().any(|place| self.documents.keyword(*place, rule).is_some()));
        if let Some(rule) = rule {
            self.note(place, format!("has `{rule}` but no type: any JSON"));
        }
    }

    fn one_type(&mut self, name: &str, facets: &Facets<'a>, key: &Key, origin: &Origin) -> Ty {
        match name {
            "null" => Ty::Null,
            "boolean" => Ty::Bool,
            "integer" => Ty::Integer(width(facets)),
            "number" => Ty::Number,
            "string" => Ty::String,
            "array" => self.array(facets, key, origin),
            _ => self.object(facets, key, origin),
        }
    }

    fn array(&mut self, facets: &Facets<'a>, key: &Key, origin: &Origin) -> Ty {
        if facets.first_items.is_empty() {
            let places = &facets.other_items;
            if places.is_empty() {
                return Ty::List(Box::new(Ty::Any));
            }
            return Ty::List(Box::new(self.places(places, format!("{}Item", origin.name))));
        }
        let count = facets.first_items.len() as u64;
        let ends = facets.no_other_items || facets.max_items == Some(count);
        if !ends || facets.min_items < count {
            self.note(origin.place, "a list whose items have several types: items are any JSON");
            return Ty::List(Box::new(Ty::Any));
        }
        let id = self.claim(key, origin);
        let mut items = Vec::new();
        for (index, place) in facets.first_items.iter().enumerate() {
            items.push(self.place(*place, format!("{}{}", origin.name, index + 1)));
        }
        self.types[id.0].shape = Shape::Tuple(items);
        Ty::Named(id)
    }
}

/// The integers that must fit: `i64`, unless the bounds ask for more.
fn width(facets: &Facets<'_>) -> Width {
    let signed = |number: &serde_json::Number| number.as_i64().is_some() || small(number.as_f64());
    let unsigned =
        |number: &serde_json::Number| number.as_u64().is_some() || small(number.as_f64());
    match (facets.least, facets.most) {
        (Some(least), Some(most)) if at_least_zero(least) && unsigned(most) => Width::U64,
        (least, most) if least.is_none_or(signed) && most.is_none_or(signed) => Width::I64,
        _ => Width::I128,
    }
}

/// Whether every type of integer holds a bound of this size.
fn small(bound: Option<f64>) -> bool {
    bound.is_some_and(|bound| bound.abs() < 9e18)
}

fn at_least_zero(number: &serde_json::Number) -> bool {
    number.as_f64().is_some_and(|number| number > -1.0)
}

/// A text for a name from the last step of a reference.
fn last_step(reference: &Value) -> Option<&str> {
    reference.as_str()?.rsplit(['/', '#']).next().filter(|step| !step.is_empty())
}
