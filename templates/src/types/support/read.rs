//! Reading and writing of what serde does not know by itself.

use serde::de::{self, Deserialize, DeserializeOwned, Deserializer};
use serde::ser::{Serialize, SerializeMap as _, Serializer};
use serde_json::Value;

use super::integer::Integers;

/// `#[serde(with = "…")]` for optional members that may also be `null`: what is absent is `None`,
/// `null` is a value.
pub mod present {
    use super::{Deserialize, Deserializer, Serialize, Serializer};

    /// Reads a member that is there.
    ///
    /// # Errors
    ///
    /// Those of its type.
    pub fn deserialize<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
    where
        D: Deserializer<'de>,
        T: Deserialize<'de>,
    {
        T::deserialize(deserializer).map(Some)
    }

    /// Writes a member that is there.
    ///
    /// # Errors
    ///
    /// Those of the serializer.
    pub fn serialize<S: Serializer, T: Serialize>(
        value: &Option<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        value.serialize(serializer)
    }
}

/// [`present`] for integers.
pub mod present_integers {
    use super::{Deserializer, Integers, Serializer};

    /// Reads a member that is there.
    ///
    /// # Errors
    ///
    /// Those of [`Integers::read`].
    pub fn deserialize<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
    where
        D: Deserializer<'de>,
        T: Integers,
    {
        T::read(deserializer).map(Some)
    }

    /// Writes a member that is there.
    ///
    /// # Errors
    ///
    /// Those of the serializer.
    pub fn serialize<S: Serializer, T: Integers>(
        value: &Option<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        value.write(serializer)
    }
}

/// Reads one alternative of a union.
///
/// # Errors
///
/// What its type says.
pub fn read<T: DeserializeOwned, E: de::Error>(value: Value) -> Result<T, E> {
    serde_json::from_value(value).map_err(E::custom)
}

/// [`read`] for integers.
///
/// # Errors
///
/// Those of [`Integers::read`].
pub fn read_integers<T: Integers, E: de::Error>(value: Value) -> Result<T, E> {
    T::read(value).map_err(E::custom)
}

/// Why a value is none of a union.
pub fn no_alternative<E: de::Error>(name: &str) -> E {
    E::custom(format!("fits none of the alternatives of `{name}`"))
}

/// Writes members that a type has no field for, without those that it has one for: no member is
/// ever written twice.
///
/// # Errors
///
/// Those of the serializer.
pub fn write_extra<'a, S, K, V>(
    extra: impl IntoIterator<Item = (K, V)>,
    fields: &'a [&'a str],
    serializer: S,
) -> Result<S::Ok, S::Error>
where
    S: Serializer,
    K: AsRef<str>,
    V: Serialize,
{
    let mut map = serializer.serialize_map(None)?;
    for (name, value) in extra {
        if !fields.contains(&name.as_ref()) {
            map.serialize_entry(name.as_ref(), &value)?;
        }
    }
    map.end()
}
