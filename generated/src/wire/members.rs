// Written by `mcp-codegen generate`. Do not edit: change the generator.

//! The members of one object while it is being read.

use std::borrow::Cow;
use std::collections::VecDeque;
use std::fmt;

use serde::Deserializer;
use serde::de::{DeserializeSeed, Error, MapAccess, Visitor};
use serde_json::value::RawValue;

use super::super::json::{Json, JsonObject, member, string};
use super::super::map::Map;
use super::{Read, at_member, missing, not_the_constant, seed, without_position};

/// The name of a member; borrowed from the input where it holds no escapes.
pub type Key<'de> = Cow<'de, str>;

/// The members of one object while it is being read.
///
/// A union has to find its discriminator before it knows what the members mean. Those that come
/// earlier are held as raw text and handed out again when the kind is known.
pub struct Members<'de, A> {
    map: A,
    /// Behind a pointer, because most objects hold nothing.
    held: Option<Box<Held<'de>>>,
    /// The discriminator that a union has read and compared already.
    tag: Option<&'static str>,
    extra: Map<Json>,
}

/// The members that came before a discriminator.
#[derive(Default)]
struct Held<'de> {
    members: VecDeque<(Key<'de>, Box<RawValue>)>,
    /// The value of the member whose name was handed out last.
    value: Option<Box<RawValue>>,
}

impl<'de, A: MapAccess<'de>> Members<'de, A> {
    #[inline]
    pub(super) fn new(map: A) -> Self {
        Self { map, held: None, tag: None, extra: Map::new() }
    }

    fn holding(&mut self) -> &mut VecDeque<(Key<'de>, Box<RawValue>)> {
        &mut self.held.get_or_insert_default().members
    }

    /// The value of the held member whose name was handed out last.
    #[inline]
    fn held_value(&mut self) -> Option<Box<RawValue>> {
        self.held.as_mut()?.value.take()
    }

    /// The name of the next member. Its value must be read before the next call.
    ///
    /// # Errors
    /// If the input is not a JSON object.
    #[inline]
    #[allow(clippy::collapsible_if)]
    pub fn next_name(&mut self) -> Result<Option<Key<'de>>, A::Error> {
        if let Some(held) = &mut self.held {
            if let Some((name, value)) = held.members.pop_front() {
                held.value = Some(value);
                return Ok(Some(name));
            }
        }
        self.map.next_key_seed(TextSeed)
    }

    fn value<T: Read>(&mut self) -> Result<T, A::Error> {
        match self.held_value() {
            Some(held) => T::read(&*held)
                .map_err(|error| A::Error::custom(without_position(&error.to_string()))),
            None => self.map.next_value_seed(seed()),
        }
    }

    /// Text that is only compared need not be owned.
    fn text(&mut self) -> Result<Cow<'de, str>, A::Error> {
        match self.held_value() {
            Some(held) => serde_json::from_str(held.get())
                .map(Cow::Owned)
                .map_err(|error| A::Error::custom(without_position(&error.to_string()))),
            None => self.map.next_value_seed(TextSeed),
        }
    }

    /// Reads a member that must be there, or whose `null` is a value.
    ///
    /// # Errors
    /// If the value is no `T`, or the member was there before.
    pub fn required<T: Read>(
        &mut self,
        name: &'static str,
        slot: &mut Option<T>,
    ) -> Result<(), A::Error> {
        *slot = Some(self.first(name, slot)?);
        Ok(())
    }

    /// Reads a member that may be absent; `null` is absence.
    ///
    /// # Errors
    /// If the value is neither a `T` nor `null`, or the member was there before.
    pub fn optional<T: Read>(
        &mut self,
        name: &'static str,
        slot: &mut Option<T>,
    ) -> Result<(), A::Error> {
        *slot = self.first(name, slot)?;
        Ok(())
    }

    /// The value of a member that was not there before.
    fn first<T: Read, S>(&mut self, name: &'static str, slot: &Option<S>) -> Result<T, A::Error> {
        if slot.is_some() {
            return Err(repeated(name));
        }
        self.value().map_err(|error| at_member(name, error))
    }

    /// Reads a member that always holds the text `expected`.
    ///
    /// # Errors
    /// If it holds anything else, or was there before.
    pub fn constant(
        &mut self,
        name: &'static str,
        expected: &'static str,
        seen: &mut bool,
    ) -> Result<(), A::Error> {
        let found = self.text().map_err(|error| at_member(name, error))?;
        if found != expected {
            return Err(not_the_constant(name, expected, &found));
        }
        self.once(name, seen)
    }

    /// Reads a member that always holds the JSON `expected`.
    ///
    /// # Errors
    /// If it holds anything else, or was there before.
    pub fn constant_json(
        &mut self,
        name: &'static str,
        expected: &'static str,
        seen: &mut bool,
    ) -> Result<(), A::Error> {
        let found: Json = self.value().map_err(|error| at_member(name, error))?;
        if found.text() != expected
            && found != Json::from_text(expected).map_err(A::Error::custom)?
        {
            return Err(not_the_constant(name, expected, found.text()));
        }
        self.once(name, seen)
    }

    fn once(&self, name: &'static str, seen: &mut bool) -> Result<(), A::Error> {
        if std::mem::replace(seen, true) { Err(repeated(name)) } else { Ok(()) }
    }

    /// Keeps a member that the protocol does not define.
    ///
    /// # Errors
    /// If the value is not JSON.
    pub fn keep(&mut self, name: Key<'de>) -> Result<(), A::Error> {
        let value = self.value()?;
        self.extra.push(name.into_owned(), value);
        Ok(())
    }

    /// The value of a member that must have been read.
    ///
    /// # Errors
    /// If it was not there.
    pub fn present<T>(&self, name: &'static str, slot: Option<T>) -> Result<T, A::Error> {
        slot.ok_or_else(|| missing(name))
    }

    /// Makes sure that a constant member was read.
    ///
    /// # Errors
    /// If it was not there.
    pub fn constant_present(&self, name: &'static str, seen: bool) -> Result<(), A::Error> {
        if seen || self.tag == Some(name) { Ok(()) } else { Err(missing(name)) }
    }

    /// The members that were kept.
    pub fn into_extra(mut self) -> Map<Json> {
        self.extra.settle();
        self.extra
    }

    /// Looks for the discriminator `name`, holding what comes before it; `None` if there is none,
    /// or none that is a string.
    ///
    /// # Errors
    /// If the input is not a JSON object.
    pub fn find_tag(&mut self, name: &'static str) -> Result<Option<Key<'de>>, A::Error> {
        while let Some(key) = self.map.next_key_seed(TextSeed)? {
            if key != name {
                self.hold(key)?;
                continue;
            }
            return match self.map.next_value_seed(TagSeed)? {
                Ok(tag) => Ok(Some(tag)),
                Err(other) => {
                    let value = to_raw(&other)?;
                    self.holding().push_back((key, value));
                    Ok(None)
                }
            };
        }
        Ok(None)
    }

    /// Says that the discriminator was compared, so that it need not be found again.
    #[must_use]
    pub fn tagged(mut self, name: &'static str) -> Self {
        self.tag = Some(name);
        self
    }

    /// Puts a discriminator that was found back, for a kind that has it among its own members.
    ///
    /// # Errors
    /// Never for a discriminator that was read from JSON.
    pub fn put_back(&mut self, name: &'static str, tag: &str) -> Result<(), A::Error> {
        let value = to_raw(tag)?;
        self.holding().push_front((Cow::Borrowed(name), value));
        Ok(())
    }

    fn hold(&mut self, name: Key<'de>) -> Result<(), A::Error> {
        let value: Json = self.map.next_value_seed(seed())?;
        self.holding().push_back((name, value.raw().to_owned()));
        Ok(())
    }

    /// Holds all members that are left, so that [`Members::has`] can tell which they are.
    ///
    /// # Errors
    /// If the input is not a JSON object.
    pub fn hold_all(&mut self) -> Result<(), A::Error> {
        while let Some(key) = self.map.next_key_seed(TextSeed)? {
            self.hold(key)?;
        }
        Ok(())
    }

    fn held(&self, name: &str) -> Option<&str> {
        let held = self.held.as_ref()?.members.iter().find(|(key, _)| key == name);
        held.map(|(_, value)| value.get())
    }

    /// Whether the member `name` is held; `null` shows nothing, as many serializers write it for
    /// an absent member.
    pub fn has(&self, name: &str) -> bool {
        self.held(name).is_some_and(|text| text != "null")
    }

    /// Whether the member `name` is not held, or is `null`, which is the same for a discriminator
    /// that need not be there.
    pub fn is_absent(&self, name: &str) -> bool {
        self.held(name).is_none_or(|text| text == "null")
    }

    /// Whether the member `name` is held and is an object with a member `inner`.
    pub fn has_within(&self, name: &str, inner: &str) -> bool {
        self.held(name).is_some_and(|text| text.starts_with('{') && member(text, inner).is_some())
    }

    /// Whether the member `name` is held and is the string `text`.
    pub fn holds(&self, name: &str, text: &str) -> bool {
        self.held(name).and_then(string).is_some_and(|found| found == text)
    }

    /// The whole object as JSON.
    ///
    /// # Errors
    /// If the input is not a JSON object.
    pub fn into_json(mut self) -> Result<Json, A::Error> {
        self.hold_all()?;
        let held = self.held.map(|held| held.members).unwrap_or_default();
        let members: Map<Json> =
            held.into_iter().map(|(name, value)| (name, Json::from(value))).collect();
        Ok(JsonObject::from(&members).into_json())
    }
}

fn to_raw<E: Error, T: serde::Serialize + ?Sized>(value: &T) -> Result<Box<RawValue>, E> {
    serde_json::value::to_raw_value(value).map_err(E::custom)
}

#[cold]
fn repeated<E: Error>(name: &'static str) -> E {
    at_member(name, E::custom("present more than once"))
}

/// Text, borrowed from the input where it holds no escapes.
struct TextSeed;

impl<'de> DeserializeSeed<'de> for TextSeed {
    type Value = Cow<'de, str>;

    fn deserialize<D: Deserializer<'de>>(self, input: D) -> Result<Self::Value, D::Error> {
        input.deserialize_str(self)
    }
}

impl<'de> Visitor<'de> for TextSeed {
    type Value = Cow<'de, str>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string")
    }

    fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Self::Value, E> {
        Ok(Cow::Borrowed(text))
    }

    fn visit_str<E>(self, text: &str) -> Result<Self::Value, E> {
        Ok(Cow::Owned(text.to_owned()))
    }

    fn visit_string<E>(self, text: String) -> Result<Self::Value, E> {
        Ok(Cow::Owned(text))
    }
}

/// A discriminator: a string, or whatever else a peer put there.
struct TagSeed;

impl<'de> DeserializeSeed<'de> for TagSeed {
    type Value = Result<Cow<'de, str>, Json>;

    fn deserialize<D: Deserializer<'de>>(self, input: D) -> Result<Self::Value, D::Error> {
        input.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for TagSeed {
    type Value = Result<Cow<'de, str>, Json>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Self::Value, E> {
        Ok(Ok(Cow::Borrowed(text)))
    }

    fn visit_str<E>(self, text: &str) -> Result<Self::Value, E> {
        Ok(Ok(Cow::Owned(text.to_owned())))
    }

    fn visit_unit<E>(self) -> Result<Self::Value, E> {
        Ok(Err(Json::null()))
    }

    fn visit_bool<E>(self, value: bool) -> Result<Self::Value, E> {
        Ok(Err(serde_json::Value::from(value).into()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Self::Value, E> {
        Ok(Err(serde_json::Value::from(value).into()))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Self::Value, E> {
        Ok(Err(serde_json::Value::from(value).into()))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Self::Value, E> {
        Ok(Err(serde_json::Value::from(value).into()))
    }

    fn visit_seq<S: serde::de::SeqAccess<'de>>(self, list: S) -> Result<Self::Value, S::Error> {
        super::union::list_to_json(list).map(Err)
    }

    fn visit_map<M: MapAccess<'de>>(self, map: M) -> Result<Self::Value, M::Error> {
        Members::new(map).into_json().map(Err)
    }
}
