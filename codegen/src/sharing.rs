//! Which types of a version are those of an earlier one.

use std::collections::HashMap;

use crate::model::{Doc, Message, Protocol, Ref, Shape};

/// For each version, the version that owns each of its types.
#[derive(Debug, Default)]
pub struct Owners {
    owners: Vec<HashMap<String, usize>>,
}

impl Owners {
    /// Compares each protocol with the one before it. An extension is compared with its base.
    pub fn find(protocols: &[Protocol], bases: &[Option<usize>]) -> Self {
        let mut owners = Self::default();
        for (index, base) in bases.iter().enumerate() {
            let own = owners.compare(protocols, index, *base);
            owners.owners.push(own);
        }
        owners
    }

    /// The index of the protocol that owns the type `name` of the protocol `index`.
    pub fn owner(&self, index: usize, name: &str) -> usize {
        self.owners.get(index).and_then(|own| own.get(name)).copied().unwrap_or(index)
    }

    fn compare(
        &self,
        protocols: &[Protocol],
        index: usize,
        base: Option<usize>,
    ) -> HashMap<String, usize> {
        let mut own: HashMap<String, usize> = HashMap::new();
        let Some(base) = base else { return own };
        let (new, old) = (&protocols[index], &protocols[base]);
        for ty in &new.types {
            let same = old.get(&ty.name).is_some_and(|other| {
                bare(old, &other.shape) == bare(new, &ty.shape)
                    && carried(old, &other.name) == carried(new, &ty.name)
            });
            if same {
                own.insert(ty.name.clone(), self.owner(base, &ty.name));
            }
        }
        // A type is only the same if everything it refers to is; dropping one may drop others.
        loop {
            let differs = |ty: &&crate::model::Type| {
                own.contains_key(&ty.name) && !refers_only_to(new, &ty.name, &own)
            };
            let drop: Vec<String> =
                new.types.iter().filter(differs).map(|ty| ty.name.clone()).collect();
            if drop.is_empty() {
                return own;
            }
            for name in drop {
                own.remove(&name);
            }
        }
    }
}

fn refers_only_to(protocol: &Protocol, name: &str, own: &HashMap<String, usize>) -> bool {
    let mut all = true;
    let mut check = |name: &str| all &= own.contains_key(name);
    if let Some(ty) = protocol.get(name) {
        bare(protocol, &ty.shape).for_each_name(&mut check);
    }
    if let Some(result) = carried(protocol, name).and_then(|message| message.result.as_ref()) {
        result.for_each_name(&mut check);
    }
    all
}

/// The message that a type is.
fn carried<'a>(protocol: &'a Protocol, name: &str) -> Option<&'a Message> {
    protocol.messages.iter().find(|message| message.name == name)
}

/// A shape without what is said to people, and with what aliases stand for in their place: whether
/// a value is called `MetaObject` or is just any object makes no difference to a type.
fn bare(protocol: &Protocol, shape: &Shape) -> Shape {
    let mut shape = undocumented(shape);
    let resolve = |value: &mut Ref| *value = deeply_resolved(protocol, value);
    match &mut shape {
        Shape::Object(object) => object.fields.iter_mut().for_each(|f| resolve(&mut f.value)),
        Shape::Union(union) => union.variants.iter_mut().for_each(|v| resolve(&mut v.value)),
        Shape::Alias(target) => resolve(target),
        Shape::Strings(_) | Shape::Opaque(_) | Shape::Native(_) => {}
    }
    shape
}

/// A type with what aliases stand for in their place, however deep.
pub fn deeply_resolved(protocol: &Protocol, value: &Ref) -> Ref {
    match protocol.resolved(value) {
        Ref::List(inner) => Ref::List(Box::new(deeply_resolved(protocol, inner))),
        Ref::Map(inner) => Ref::Map(Box::new(deeply_resolved(protocol, inner))),
        Ref::Nullable(inner) => Ref::Nullable(Box::new(deeply_resolved(protocol, inner))),
        other => other.clone(),
    }
}

/// A shape without what is said to people.
pub fn undocumented(shape: &Shape) -> Shape {
    let mut shape = shape.clone();
    if let Shape::Object(object) = &mut shape {
        object.fields.iter_mut().for_each(|field| field.doc = Doc::default());
    }
    shape
}
