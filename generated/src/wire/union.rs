// Written by `mcp-codegen generate`. Do not edit: change the generator.

//! Reading a value that may be of several kinds.

use std::fmt;
use std::marker::PhantomData;

use serde::Deserializer;
use serde::de::{Error, MapAccess, SeqAccess, Visitor};

use super::super::json::Json;
use super::super::number::Number;
use super::{Members, at_element, seed};

/// A value that may be of several kinds, told apart by the kind of JSON it is and, among objects,
/// by a discriminator or by the members that are required.
///
/// A kind that a union does not handle goes to [`Union::unknown`].
pub trait Union: Sized {
    /// What is expected, for errors.
    const EXPECTED: &'static str;

    /// Takes a value that is of no known kind.
    ///
    /// # Errors
    /// If the union is closed.
    fn unknown<E: Error>(value: Json) -> Result<Self, E>;

    /// Reads an object.
    ///
    /// # Errors
    /// If it is of a known kind, but not as that kind should be.
    fn object<'de, A: MapAccess<'de>>(members: Members<'de, A>) -> Result<Self, A::Error> {
        Self::unknown(members.into_json()?)
    }

    /// Reads a list.
    ///
    /// # Errors
    /// If an element is not as it should be.
    fn list<'de, A: SeqAccess<'de>>(elements: A) -> Result<Self, A::Error> {
        Self::unknown(list_to_json(elements)?)
    }

    /// Takes a string.
    ///
    /// # Errors
    /// If the union is closed and has no strings.
    fn string<E: Error>(value: String) -> Result<Self, E> {
        Self::unknown(serde_json::Value::from(value).into())
    }

    /// Takes a number.
    ///
    /// # Errors
    /// If the union is closed and has no such numbers.
    fn number<E: Error>(value: Number) -> Result<Self, E> {
        Self::unknown(Json::new(&value).map_err(E::custom)?)
    }

    /// Takes a truth value.
    ///
    /// # Errors
    /// If the union is closed and has no truth values.
    fn boolean<E: Error>(value: bool) -> Result<Self, E> {
        Self::unknown(serde_json::Value::from(value).into())
    }
}

/// Reads a value of one of the kinds of `T`.
///
/// # Errors
/// As the methods of `T` say.
pub fn read_union<'de, T: Union, D: Deserializer<'de>>(input: D) -> Result<T, D::Error> {
    input.deserialize_any(UnionVisitor(PhantomData))
}

struct UnionVisitor<T>(PhantomData<T>);

impl<'de, T: Union> Visitor<'de> for UnionVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(T::EXPECTED)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
        T::object(Members::new(map))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, elements: A) -> Result<T, A::Error> {
        T::list(elements)
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<T, E> {
        T::string(value.to_owned())
    }

    fn visit_string<E: Error>(self, value: String) -> Result<T, E> {
        T::string(value)
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<T, E> {
        T::number(value.into())
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<T, E> {
        T::number(value.into())
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<T, E> {
        T::number(value.into())
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<T, E> {
        T::boolean(value)
    }

    fn visit_unit<E: Error>(self) -> Result<T, E> {
        T::unknown(Json::null())
    }
}

/// The rest of a list as JSON.
pub(super) fn list_to_json<'de, A: SeqAccess<'de>>(mut elements: A) -> Result<Json, A::Error> {
    let mut list: Vec<Json> = Vec::new();
    while let Some(element) = elements.next_element_seed(seed())? {
        list.push(element);
    }
    Json::new(&list).map_err(A::Error::custom)
}

/// The rest of a list, read one by one.
///
/// # Errors
/// If an element cannot be read.
pub fn read_list<'de, T: super::Read, A: SeqAccess<'de>>(
    mut elements: A,
) -> Result<Vec<T>, A::Error> {
    let mut list = Vec::new();
    loop {
        match elements.next_element_seed(seed()) {
            Ok(Some(element)) => list.push(element),
            Ok(None) => return Ok(list),
            Err(error) => return Err(at_element(list.len(), error)),
        }
    }
}
