//! Where an inline type stands, and what it is called.

use super::Lowering;
use crate::document::Schema;
use crate::facts::matches;
use crate::model::{Ref, Shape, Type};
use crate::naming;
use crate::sharing::undocumented;

/// A place inside a definition or an inline type.
#[derive(Clone, Debug)]
pub(super) struct Place {
    /// The definition as the schema spells it, or the name of the inline type.
    pub definition: String,
    /// The name in Rust of the type that stands here, unless a fact says otherwise.
    pub name: String,
    /// The path that fact files use: `Tool.inputSchema`, `X.list[]`, `X.map{}`.
    pub path: String,
}

impl Place {
    /// The place of a definition itself.
    pub fn definition(definition: &str, name: &str) -> Self {
        Self {
            definition: definition.to_owned(),
            name: name.to_owned(),
            path: definition.to_owned(),
        }
    }

    /// The place of the member `wire`.
    pub fn member(&self, wire: &str) -> Self {
        self.inner(&naming::camel(wire), &format!(".{wire}"))
    }

    /// The place of the elements of a list.
    pub fn element(&self) -> Self {
        self.inner("Item", "[]")
    }

    /// The place of the values of a map.
    pub fn map_value(&self) -> Self {
        self.inner("Value", "{}")
    }

    /// The place of one kind of a union.
    pub fn variant(&self, name: &str, index: usize) -> Self {
        self.inner(name, &format!("/{index}"))
    }

    fn inner(&self, suffix: &str, step: &str) -> Self {
        let name = format!("{}{suffix}", self.name);
        Self { definition: name.clone(), name, path: format!("{}{step}", self.path) }
    }

    /// The same place under another name, from which the places inside it count.
    fn called(&self, name: &str) -> Self {
        Self { definition: name.to_owned(), name: name.to_owned(), path: name.to_owned() }
    }
}

impl Lowering<'_> {
    /// The type of JSON-RPC that stands at `place`.
    pub(super) fn native(&self, place: &Place) -> Option<String> {
        let natives = &self.facts.names.native;
        let (native, at) = natives.iter().find_map(|native| {
            let at = native.at.iter().find(|at| matches(at, &place.path))?;
            Some((native, at))
        })?;
        self.facts.mark("names.toml", format!("native {at}"));
        Some(native.name.clone())
    }

    /// Whether a fact says what stands at `place`, whatever the schema says.
    pub(super) fn native_or_opaque(&self, place: &Place) -> bool {
        let names = &self.facts.names;
        names.native.iter().any(|native| native.at.iter().any(|at| matches(at, &place.path)))
            || names.opaque.iter().any(|opaque| matches(&opaque.at, &place.path))
    }

    /// The shape of an object that is carried as text.
    pub(super) fn opaque(&self, schema: &Schema, place: &Place) -> Option<Shape> {
        let at = |opaque: &&crate::facts::Opaque| {
            matches(&opaque.at, &place.path) || opaque.name == place.name
        };
        let opaque = self.facts.names.opaque.iter().find(at)?;
        self.facts.mark("names.toml", format!("opaque {}", opaque.at));
        Some(Shape::Opaque(super::object::constants(schema)))
    }

    /// A type of its own for the schema at `place`.
    pub(super) fn inline(&mut self, schema: &Schema, place: &Place) -> Ref {
        let schema = self.merger.merged(schema);
        let native = self.native(place);
        let fixed = self.fixed_name(place);
        if fixed.is_none() && self.repeats(&schema, place) {
            return Ref::Named(place.name.clone());
        }
        // What leads back to itself by way of merged schemas has no definition to refer to.
        let said = (schema.pointer.clone(), schema.without_bounds());
        if let Some((_, name)) = self.open.iter().find(|(open, _)| *open == said) {
            return Ref::Named(name.clone());
        }
        let name = fixed.unwrap_or_else(|| self.free_name(&place.name));
        let place = place.called(&name);
        self.open.push((said, name.clone()));
        let shape = match native {
            Some(native) => Shape::Native(native),
            None => self.bare_shape(&schema, &place),
        };
        self.open.pop();
        if self.types.contains_key(&name) || self.is_definition(&name) {
            self.reused.push((name.clone(), shape, schema.pointer));
        } else {
            self.add(&schema, &place, shape);
        }
        Ref::Named(name)
    }

    /// Whether the inline type that already has the name of `place` says the same as `schema`: the
    /// place was reached before by another way.
    fn repeats(&mut self, schema: &Schema, place: &Place) -> bool {
        let Some(known) = self.types.get(&place.name).map(|ty| undocumented(&ty.shape)) else {
            return false;
        };
        let (types, reused) = (self.types.clone(), self.reused.len());
        let same = undocumented(&self.bare_shape(schema, &place.called(&place.name))) == known;
        if !same {
            self.types = types;
            self.reused.truncate(reused);
        }
        same
    }

    fn is_definition(&self, name: &str) -> bool {
        self.taken.contains(name)
    }

    /// The name that a fact gives.
    fn fixed_name(&self, place: &Place) -> Option<String> {
        let names = &self.facts.names;
        if let Some(opaque) = names.opaque.iter().find(|opaque| matches(&opaque.at, &place.path)) {
            return Some(opaque.name.clone());
        }
        if let Some(native) = self.native(place) {
            return Some(native);
        }
        for inline in names.inline.iter().filter(|inline| inline.holds_for(self.version)) {
            if let Some(at) = inline.at.iter().find(|at| matches(at, &place.path)) {
                self.facts.mark("names.toml", format!("inline {at}"));
                return Some(inline.name.clone());
            }
        }
        None
    }

    /// A name that nothing has yet.
    fn free_name(&self, name: &str) -> String {
        let is_open = |name: &str| self.open.iter().any(|(_, open)| open == name);
        let taken =
            |name: &str| is_open(name) || self.types.contains_key(name) || self.is_definition(name);
        let numbered = (2..).map(|number| format!("{name}{number}"));
        let mut candidates = std::iter::once(name.to_owned()).chain(numbered);
        candidates.find(|candidate| !taken(candidate)).unwrap_or_default()
    }

    /// An inline type that a fact calls like another one must look like it.
    pub(super) fn check_reuse(&mut self) {
        for (name, shape, pointer) in std::mem::take(&mut self.reused) {
            let same = |other: &Type| undocumented(&other.shape) == undocumented(&shape);
            match self.types.get(&name) {
                Some(other) if same(other) => {}
                Some(other) => {
                    let message = format!(
                        "names.toml calls this `{name}` like {}, but it looks different",
                        other.pointer
                    );
                    self.problem(&pointer, message);
                }
                None => self.problem(&pointer, format!("there is no type `{name}` to share")),
            }
        }
    }
}
