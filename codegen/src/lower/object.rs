//! Objects: which members hold data, and which always hold the same.

use super::places::Place;
use super::{Lowering, nullable};
use crate::document::{Additional, Node, Schema};
use crate::model::{Constant, Field, Object, Presence, Ref, Shape};
use crate::naming;

impl Lowering<'_> {
    /// The shape of an object with members.
    pub(super) fn object(&mut self, schema: &Schema, place: &Place) -> Shape {
        if let Additional::Typed(_) = &schema.additional {
            let text = "members that are not named are kept as JSON, whatever their type";
            self.note(&schema.pointer, text);
        }
        for keyword in &schema.unmodelled {
            self.note(
                &schema.pointer,
                format!("`{keyword}` has no part in the type and is not checked"),
            );
        }
        let constants = constants(schema);
        let method = constants.iter().find(|c| c.wire == "method").and_then(|c| c.text.clone());
        // Nobody fills or reads a constant, but what we say of it must still fit.
        for constant in &constants {
            if let Some(member) = schema.property(&constant.wire) {
                self.member_doc(member, place, &constant.wire);
            }
        }
        let is_constant = |name: &str| constants.iter().any(|constant| constant.wire == name);
        let members: Vec<&(String, Schema)> =
            schema.properties.iter().filter(|(name, _)| !is_constant(name)).collect();
        let names = naming::field_names(members.iter().map(|(name, _)| name.as_str()));
        let mut fields = Vec::new();
        for ((wire, member), name) in members.iter().zip(names) {
            fields.push(self.field(schema, place, wire, member, name));
        }
        for name in &schema.required {
            if schema.property(name).is_none() {
                let text = format!("`{name}` is required but not described");
                self.note(&schema.pointer, text);
            }
        }
        Shape::Object(Object { fields, constants, method })
    }

    fn field(
        &mut self,
        schema: &Schema,
        place: &Place,
        wire: &str,
        member: &Schema,
        name: String,
    ) -> Field {
        let (value, is_nullable) = self.value(member, &place.member(wire));
        let doc = self.member_doc(member, place, wire);
        let default = self.default_value(place, wire, &value);
        let presence = match default {
            Some(presence) if schema.requires(wire) => presence,
            _ if !schema.requires(wire) => Presence::Optional,
            _ if is_nullable && value != Ref::Json => Presence::Nullable,
            _ => Presence::Required,
        };
        // Of a member that may be absent `null` is another value than absence.
        let value = match presence {
            Presence::Optional if is_nullable => nullable(value),
            _ => value,
        };
        Field { wire: wire.to_owned(), name, doc, value, presence, boxed: false }
    }
}

/// The members that must be there and always hold the same.
pub(super) fn constants(schema: &Schema) -> Vec<Constant> {
    let constant = |(name, member): &(String, Schema)| {
        let json = schema.requires(name).then_some(member.constant.as_ref()).flatten()?;
        let text = json.as_str().map(str::to_owned);
        Some(Constant { wire: name.clone(), json: Node::to_json(json), text })
    };
    schema.properties.iter().filter_map(constant).collect()
}
