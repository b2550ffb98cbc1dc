//! Objects, member by member.

use super::{FieldHow, Finder, How, LeftOver, Missing, Origin};
use crate::facts::matches;
use crate::model::{Field, Object, Presence, Ref};

impl Finder<'_> {
    pub(super) fn object(&mut self, up: bool, source: &Object, to: &str, target: &Object) -> How {
        let mut fields = Vec::new();
        let mut converted: Vec<&str> = Vec::new();
        for field in &target.fields {
            let known = self.source_field(up, source, field, to);
            let origin = match known {
                Some(from) => match self.origin(up, from, field, to) {
                    Some(origin) => {
                        converted.push(&from.wire);
                        origin
                    }
                    None => self.origin_in_extra(up, field, to),
                },
                None => self.origin_in_extra(up, field, to),
            };
            fields.push(FieldHow {
                name: field.name.clone(),
                from: known.map_or_else(|| field.name.clone(), |known| known.name.clone()),
                wire: field.wire.clone(),
                boxed: field.boxed,
                unboxed: known.is_some_and(|known| known.boxed),
                origin,
            });
        }
        let is_constant =
            |wire: &str| target.constants.iter().any(|constant| constant.wire == wire);
        let left = source.fields.iter().filter(|field| !converted.contains(&field.wire.as_str()));
        let left_over = left.map(|field| LeftOver {
            name: field.name.clone(),
            wire: field.wire.clone(),
            optional: field.presence.is_option(),
            default: match &field.presence {
                Presence::Default(literal) | Presence::Filled(literal) => {
                    Some((field.value.clone(), literal.clone()))
                }
                _ => None,
            },
            carried: !is_constant(&field.wire) && (up || self.is_unsaid(to, &field.wire)),
        });
        How::Object {
            left_over: left_over.collect(),
            constants: target
                .constants
                .iter()
                .map(|constant| constant.wire.clone())
                .filter(|wire| !source.constants.iter().any(|constant| constant.wire == *wire))
                .filter(|wire| source.field(wire).is_none())
                .collect(),
            fields,
        }
    }

    /// The member of the source that becomes `field`: that of the same name, or of the name that it
    /// had before or has since.
    fn source_field<'o>(
        &self,
        up: bool,
        source: &'o Object,
        field: &Field,
        object: &str,
    ) -> Option<&'o Field> {
        let version = &self.newer().version;
        let renamed = self.facts.conversions.member.iter().find(|fact| {
            let name = if up { &fact.newer } else { &fact.older };
            fact.version == *version && fact.of == object && *name == field.wire
        });
        let Some(fact) = renamed else { return source.field(&field.wire) };
        self.facts.mark("conversions.toml", format!("{}.{}", fact.of, fact.newer));
        source.field(if up { &fact.older } else { &fact.newer })
    }

    /// Whether the older version has the member although its definition does not say so.
    fn is_unsaid(&self, object: &str, wire: &str) -> bool {
        let version = &self.source(false).version;
        let path = format!("{object}.{wire}");
        let unsaid = &self.facts.conversions.unsaid;
        let unsaid = unsaid.iter().find(|u| u.version == *version && matches(&u.at, &path));
        if let Some(unsaid) = unsaid {
            self.facts.mark("conversions.toml", unsaid.at.clone());
        }
        unsaid.is_some()
    }

    fn origin(&mut self, up: bool, from: &Field, to: &Field, object: &str) -> Option<Origin> {
        let value = self.value(up, &from.value, &to.value)?;
        Some(match (from.presence.is_option(), to.presence.is_option()) {
            (false, false) => Origin::Both(value),
            (true, true) => Origin::Optional(value),
            (false, true) => Origin::IntoOptional(value),
            (true, false) => {
                let missing = self.missing(up, to, object, Some(&from.value));
                Origin::IntoRequired(value, missing)
            }
        })
    }

    fn origin_in_extra(&self, up: bool, field: &Field, object: &str) -> Origin {
        let required = !field.presence.is_option();
        Origin::Extra { required, missing: self.missing(up, field, object, None) }
    }

    /// What a member is that the target must have and the source does not.
    fn missing(&self, up: bool, field: &Field, object: &str, from: Option<&Ref>) -> Missing {
        if let Presence::Default(literal) | Presence::Filled(literal) = &field.presence {
            return Missing::Literal(field.value.clone(), literal.clone());
        }
        if field.presence != Presence::Required {
            return Missing::Nothing;
        }
        let version = &self.source(!up).version;
        let path = format!("{object}.{}", field.wire);
        let fills = &self.facts.conversions.fill;
        let fill = fills.iter().find(|fill| fill.version == *version && matches(&fill.at, &path));
        let Some(fill) = fill else { return Missing::Nothing };
        self.facts.mark("conversions.toml", fill.at.clone());
        match fill.with.as_str() {
            "older-version" => Missing::OlderVersion,
            "empty" => Missing::Empty,
            "from-empty" => match (from, &field.value) {
                (Some(Ref::Named(name)), _) | (None, Ref::Named(name)) => {
                    Missing::FromEmpty(name.clone())
                }
                _ => Missing::Nothing,
            },
            text => Missing::Text(text.to_owned()),
        }
    }
}
