// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `roots` are read and written.

use serde::de::MapAccess;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{ListRootsRequest, ListRootsResult, Root, RootsListChangedNotification};
use crate::wire::Members;
use crate::wire;

impl wire::Object for ListRootsRequest {
    const NAME: &'static str = "ListRootsRequest";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut params = None;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "method" => members.constant("method", "roots/list", &mut has_method)?,
                "params" => members.optional("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("method", has_method)?;
        Ok(Self {
            params,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ListRootsRequest {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ListRootsRequest {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ListRootsRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("method", "roots/list")?;
        out.optional("params", &self.params)?;
        out.finish(&self.extra, &["method", "params"])
    }
}

impl wire::Object for ListRootsResult {
    const NAME: &'static str = "ListRootsResult";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut roots = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "roots" => members.required("roots", &mut roots)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            roots: members.present("roots", roots)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ListRootsResult {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ListRootsResult {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ListRootsResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.member("roots", &self.roots)?;
        out.finish(&self.extra, &["_meta", "roots"])
    }
}

impl wire::Object for Root {
    const NAME: &'static str = "Root";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut name = None;
        let mut uri = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "name" => members.optional("name", &mut name)?,
                "uri" => members.required("uri", &mut uri)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            name,
            uri: members.present("uri", uri)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for Root {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for Root {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for Root {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("name", &self.name)?;
        out.member("uri", &self.uri)?;
        out.finish(&self.extra, &["name", "uri"])
    }
}

impl wire::Object for RootsListChangedNotification {
    const NAME: &'static str = "RootsListChangedNotification";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut params = None;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "method" => {
                    members
                        .constant(
                            "method",
                            "notifications/roots/list_changed",
                            &mut has_method,
                        )?
                }
                "params" => members.optional("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("method", has_method)?;
        Ok(Self {
            params,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for RootsListChangedNotification {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for RootsListChangedNotification {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for RootsListChangedNotification {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("method", "notifications/roots/list_changed")?;
        out.optional("params", &self.params)?;
        out.finish(&self.extra, &["method", "params"])
    }
}
