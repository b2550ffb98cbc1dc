// Written by `mcp-codegen generate`. Do not edit: change the generator.

//! Reading the values that members hold.

use std::fmt;

use serde::de::{Error, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};

use super::super::json::{Json, JsonObject};
use super::super::number::Number;
use super::{Read, read_list};

impl Read for String {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        Self::deserialize(input)
    }
}

impl Read for bool {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        Self::deserialize(input)
    }
}

impl Read for i64 {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let number = Number::read(input)?;
        number.as_i64().ok_or_else(|| not_an_integer(number, "an integer of 64 bits"))
    }
}

impl Read for u64 {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let number = Number::read(input)?;
        number.as_u64().ok_or_else(|| not_an_integer(number, "an integer of 64 bits, not negative"))
    }
}

#[cold]
fn not_an_integer<E: Error>(number: Number, expected: &'static str) -> E {
    E::invalid_value(Unexpected::Other(&format!("`{number}`")), &expected)
}

impl Read for Json {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        Self::deserialize(input)
    }
}

impl Read for JsonObject {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        Self::deserialize(input)
    }
}

impl<T: Read> Read for Box<T> {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        T::read(input).map(Self::new)
    }
}

/// `null` is absence.
impl<T: Read> Read for Option<T> {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        input.deserialize_option(OptionVisitor(std::marker::PhantomData))
    }
}

struct OptionVisitor<T>(std::marker::PhantomData<T>);

impl<'de, T: Read> Visitor<'de> for OptionVisitor<T> {
    type Value = Option<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value or null")
    }

    fn visit_none<E>(self) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_unit<E>(self) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_some<D: Deserializer<'de>>(self, input: D) -> Result<Self::Value, D::Error> {
        T::read(input).map(Some)
    }
}

impl<T: Read> Read for Vec<T> {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        input.deserialize_seq(ListVisitor(std::marker::PhantomData))
    }
}

struct ListVisitor<T>(std::marker::PhantomData<T>);

impl<'de, T: Read> Visitor<'de> for ListVisitor<T> {
    type Value = Vec<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an array")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, elements: A) -> Result<Vec<T>, A::Error> {
        read_list(elements)
    }
}
