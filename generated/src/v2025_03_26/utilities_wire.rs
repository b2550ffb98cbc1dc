// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `utilities` are read and written.

use serde::de::MapAccess;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{ProgressNotification, ProgressNotificationParams};
use crate::wire::Members;
use crate::wire;

impl wire::Object for ProgressNotification {
    const NAME: &'static str = "ProgressNotification";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut params = None;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "method" => {
                    members
                        .constant("method", "notifications/progress", &mut has_method)?
                }
                "params" => members.required("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("method", has_method)?;
        Ok(Self {
            params: members.present("params", params)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ProgressNotification {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ProgressNotification {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ProgressNotification {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("method", "notifications/progress")?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["method", "params"])
    }
}

impl wire::Object for ProgressNotificationParams {
    const NAME: &'static str = "ProgressNotificationParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut message = None;
        let mut progress = None;
        let mut progress_token = None;
        let mut total = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "message" => members.optional("message", &mut message)?,
                "progress" => members.required("progress", &mut progress)?,
                "progressToken" => {
                    members.required("progressToken", &mut progress_token)?
                }
                "total" => members.optional("total", &mut total)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            message,
            progress: members.present("progress", progress)?,
            progress_token: members.present("progressToken", progress_token)?,
            total,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ProgressNotificationParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ProgressNotificationParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ProgressNotificationParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("message", &self.message)?;
        out.member("progress", &self.progress)?;
        out.member("progressToken", &self.progress_token)?;
        out.optional("total", &self.total)?;
        out.finish(&self.extra, &["message", "progress", "progressToken", "total"])
    }
}
