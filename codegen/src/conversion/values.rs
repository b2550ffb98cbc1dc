//! Values, and the kinds of unions.

use super::{Arm, ArmTarget, Finder, How, Value};
use crate::model::{Protocol, Ref, Shape, Union, Variant};

impl Finder<'_> {
    /// How a value is converted; `None` if it has no counterpart.
    pub(super) fn value(&mut self, up: bool, from: &Ref, to: &Ref) -> Option<Value> {
        let source = self.source(up).resolved(from).clone();
        let target = self.source(!up).resolved(to).clone();
        match (&source, &target) {
            (Ref::Named(from), Ref::Named(to)) => {
                let (older, newer) = if up { (from, to) } else { (to, from) };
                if self.same(older, newer) {
                    return Some(Value::Same);
                }
                if !self.related(older, newer) {
                    return None;
                }
                self.want(older, newer);
                Some(Value::Call)
            }
            (Ref::List(from), Ref::List(to)) => {
                let inner = self.value(up, from, to)?;
                Some(if inner == Value::Same { inner } else { Value::List(Box::new(inner)) })
            }
            (Ref::Map(from), Ref::Map(to)) => {
                let inner = self.value(up, from, to)?;
                Some(if inner == Value::Same { inner } else { Value::Map(Box::new(inner)) })
            }
            (one, two) if one == two => Some(Value::Same),
            (Ref::Named(from), Ref::JsonObject | Ref::Json) => self.to_json(up, from),
            (Ref::JsonObject | Ref::Json, _) => Some(Value::FromJson),
            (_, Ref::Json) => Some(Value::ToJson),
            (Ref::Map(_), Ref::JsonObject) => Some(Value::ToJson),
            _ => None,
        }
    }

    /// Going down, the members that only the newer version defines are left out.
    fn to_json(&self, up: bool, from: &str) -> Option<Value> {
        let shape = &self.source(up).get(from)?.shape;
        match shape {
            Shape::Object(object) if !up => {
                let optional = |field: &crate::model::Field| {
                    matches!(field.presence, crate::model::Presence::Optional)
                };
                let fields = object.fields.iter();
                let fields = fields.map(|f| (f.name.clone(), f.wire.clone(), optional(f)));
                Some(Value::ExtraOnly(fields.collect()))
            }
            _ => Some(Value::ToJson),
        }
    }

    /// Whether a conversion of the two types could be made at all.
    fn related(&self, older: &str, newer: &str) -> bool {
        let shape = |protocol: &Protocol, name: &str| protocol.get(name).map(|ty| ty.shape.clone());
        match (shape(self.older(), older), shape(self.newer(), newer)) {
            (Some(Shape::Object(_)), Some(Shape::Union(union))) => {
                self.kind_for(true, older, &union).is_some()
            }
            (Some(Shape::Union(union)), Some(Shape::Object(_))) => {
                self.kind_for(false, newer, &union).is_some()
            }
            (Some(one), Some(two)) => std::mem::discriminant(&one) == std::mem::discriminant(&two),
            _ => false,
        }
    }

    /// The kind of a union of the other version that an object is.
    fn kind_for<'u>(&self, older: bool, name: &str, union: &'u Union) -> Option<&'u Variant> {
        union.variants.iter().find(|variant| match &variant.value {
            Ref::Named(kind) if older => {
                self.counterpart(name).as_deref() == Some(kind) || kind == name
            }
            Ref::Named(kind) => self.counterpart(kind).as_deref() == Some(name) || kind == name,
            _ => false,
        })
    }

    /// An object that has become one kind of a union.
    pub(super) fn wrap(&mut self, up: bool, from: &str, union: &Union) -> Option<How> {
        let variant = self.kind_for(up, from, union)?.clone();
        let value = self.value(up, &Ref::Named(from.to_owned()), &variant.value)?;
        Some(How::Wrap { variant: variant.name, boxed: variant.boxed, value })
    }

    /// A union of which one kind is all that the other version has.
    pub(super) fn unwrap(&mut self, up: bool, union: &Union, to: &str) -> Option<How> {
        let variant = self.kind_for(!up, to, union)?.clone();
        let value = self.value(up, &variant.value, &Ref::Named(to.to_owned()))?;
        let unknown = union.open.then(|| union.unknown.clone());
        Some(How::Unwrap { variant: variant.name, boxed: variant.boxed, value, unknown })
    }

    /// Whether a newer type that the older version lacks is an older one there.
    fn falls_back(&self, newer: &str, older: &str) -> bool {
        let definition = |protocol: &Protocol, name: &str| {
            protocol.get(name).map(|ty| ty.definition.clone()).unwrap_or_default()
        };
        let newer = definition(self.newer(), newer);
        let older = definition(self.older(), older);
        let facts = &self.facts.conversions.counterpart;
        let fact = facts.iter().find(|fact| {
            fact.down_only
                && fact.version == self.newer().version
                && fact.newer == newer
                && fact.older == older
        });
        if let Some(fact) = fact {
            self.facts.mark("conversions.toml", fact.newer.clone());
        }
        fact.is_some()
    }

    /// What becomes of each kind of a union.
    pub(super) fn arms(&mut self, up: bool, source: &Union, target: &Union, to: &str) -> Vec<Arm> {
        let mut arms = Vec::new();
        for variant in &source.variants {
            let target = self.arm(up, variant, target, to);
            arms.push(Arm { variant: variant.name.clone(), unboxed: variant.boxed, target });
        }
        if source.open {
            let again = match target.open {
                true => ArmTarget::ReadAgain,
                false => ArmTarget::Nothing("a value of no known kind".to_owned()),
            };
            arms.push(Arm { variant: source.unknown.clone(), unboxed: false, target: again });
        }
        arms
    }

    fn arm(&mut self, up: bool, variant: &Variant, target: &Union, to: &str) -> ArmTarget {
        let same_name = |other: &&Variant| other.name == variant.name;
        let same_type = |other: &&Variant| match (&variant.value, &other.value) {
            (Ref::Named(from), Ref::Named(to)) if up => {
                self.counterpart(from).as_deref() == Some(to)
            }
            (Ref::Named(from), Ref::Named(to)) => {
                self.counterpart(to).as_deref() == Some(from) || self.falls_back(from, to)
            }
            (Ref::List(_), Ref::List(_)) => true,
            (one, two) => one == two,
        };
        let found = target.variants.iter().find(same_type);
        let found = found.or_else(|| target.variants.iter().find(same_name)).cloned();
        if let Some(found) = found
            && let Some(value) = self.value(up, &variant.value, &found.value)
        {
            return ArmTarget::Variant { variant: found.name, boxed: found.boxed, value };
        }
        let has_list = target.variants.iter().any(|v| matches!(v.value, Ref::List(_)));
        // Upwards the list is kept as it is, so that the way back finds it.
        if let Ref::List(inner) = &variant.value
            && !has_list
            && !(up && target.open)
            && let Some(element) = self.value(up, inner, &Ref::Named(to.to_owned()))
        {
            return ArmTarget::OnlyElement(element);
        }
        match up && target.open {
            true => ArmTarget::Kept(target.unknown.clone()),
            false => ArmTarget::Nothing(format!("the kind `{}`", variant.name)),
        }
    }
}
