// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `subscriptions` are read and written.

use serde::de::MapAccess;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    ResultType, SubscriptionFilter, SubscriptionsAcknowledgedNotification,
    SubscriptionsAcknowledgedNotificationParams, SubscriptionsListenRequest,
    SubscriptionsListenRequestParams, SubscriptionsListenResult,
    SubscriptionsListenResultResponse,
};
use crate::wire::Members;
use crate::wire;

impl wire::Object for SubscriptionFilter {
    const NAME: &'static str = "SubscriptionFilter";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut prompts_list_changed = None;
        let mut resource_subscriptions = None;
        let mut resources_list_changed = None;
        let mut tools_list_changed = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "promptsListChanged" => {
                    members.optional("promptsListChanged", &mut prompts_list_changed)?
                }
                "resourceSubscriptions" => {
                    members
                        .optional("resourceSubscriptions", &mut resource_subscriptions)?
                }
                "resourcesListChanged" => {
                    members
                        .optional("resourcesListChanged", &mut resources_list_changed)?
                }
                "toolsListChanged" => {
                    members.optional("toolsListChanged", &mut tools_list_changed)?
                }
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            prompts_list_changed,
            resource_subscriptions,
            resources_list_changed,
            tools_list_changed,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for SubscriptionFilter {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for SubscriptionFilter {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for SubscriptionFilter {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("promptsListChanged", &self.prompts_list_changed)?;
        out.optional("resourceSubscriptions", &self.resource_subscriptions)?;
        out.optional("resourcesListChanged", &self.resources_list_changed)?;
        out.optional("toolsListChanged", &self.tools_list_changed)?;
        out.finish(
            &self.extra,
            &[
                "promptsListChanged",
                "resourceSubscriptions",
                "resourcesListChanged",
                "toolsListChanged",
            ],
        )
    }
}

impl wire::Object for SubscriptionsAcknowledgedNotification {
    const NAME: &'static str = "SubscriptionsAcknowledgedNotification";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut params = None;
        let mut has_jsonrpc = false;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "jsonrpc" => members.constant("jsonrpc", "2.0", &mut has_jsonrpc)?,
                "method" => {
                    members
                        .constant(
                            "method",
                            "notifications/subscriptions/acknowledged",
                            &mut has_method,
                        )?
                }
                "params" => members.required("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("jsonrpc", has_jsonrpc)?;
        members.constant_present("method", has_method)?;
        Ok(Self {
            params: members.present("params", params)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for SubscriptionsAcknowledgedNotification {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for SubscriptionsAcknowledgedNotification {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for SubscriptionsAcknowledgedNotification {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("method", "notifications/subscriptions/acknowledged")?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "params"])
    }
}

impl wire::Object for SubscriptionsAcknowledgedNotificationParams {
    const NAME: &'static str = "SubscriptionsAcknowledgedNotificationParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut notifications = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "notifications" => members.required("notifications", &mut notifications)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            notifications: members.present("notifications", notifications)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for SubscriptionsAcknowledgedNotificationParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for SubscriptionsAcknowledgedNotificationParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for SubscriptionsAcknowledgedNotificationParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.member("notifications", &self.notifications)?;
        out.finish(&self.extra, &["_meta", "notifications"])
    }
}

impl wire::Object for SubscriptionsListenRequest {
    const NAME: &'static str = "SubscriptionsListenRequest";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut id = None;
        let mut params = None;
        let mut has_jsonrpc = false;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "jsonrpc" => members.constant("jsonrpc", "2.0", &mut has_jsonrpc)?,
                "method" => {
                    members.constant("method", "subscriptions/listen", &mut has_method)?
                }
                "id" => members.required("id", &mut id)?,
                "params" => members.required("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("jsonrpc", has_jsonrpc)?;
        members.constant_present("method", has_method)?;
        Ok(Self {
            id: members.present("id", id)?,
            params: members.present("params", params)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for SubscriptionsListenRequest {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for SubscriptionsListenRequest {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for SubscriptionsListenRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("method", "subscriptions/listen")?;
        out.member("id", &self.id)?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "id", "params"])
    }
}

impl wire::Object for SubscriptionsListenRequestParams {
    const NAME: &'static str = "SubscriptionsListenRequestParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut notifications = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.required("_meta", &mut meta)?,
                "notifications" => members.required("notifications", &mut notifications)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta: members.present("_meta", meta)?,
            notifications: members.present("notifications", notifications)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for SubscriptionsListenRequestParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for SubscriptionsListenRequestParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for SubscriptionsListenRequestParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("_meta", &self.meta)?;
        out.member("notifications", &self.notifications)?;
        out.finish(&self.extra, &["_meta", "notifications"])
    }
}

impl wire::Object for SubscriptionsListenResult {
    const NAME: &'static str = "SubscriptionsListenResult";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut result_type = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.required("_meta", &mut meta)?,
                "resultType" => members.optional("resultType", &mut result_type)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta: members.present("_meta", meta)?,
            result_type: result_type.unwrap_or(ResultType::Complete),
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for SubscriptionsListenResult {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for SubscriptionsListenResult {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for SubscriptionsListenResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("_meta", &self.meta)?;
        out.member("resultType", &self.result_type)?;
        out.finish(&self.extra, &["_meta", "resultType"])
    }
}

impl wire::Object for SubscriptionsListenResultResponse {
    const NAME: &'static str = "SubscriptionsListenResultResponse";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut id = None;
        let mut result = None;
        let mut has_jsonrpc = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "jsonrpc" => members.constant("jsonrpc", "2.0", &mut has_jsonrpc)?,
                "id" => members.required("id", &mut id)?,
                "result" => members.required("result", &mut result)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("jsonrpc", has_jsonrpc)?;
        Ok(Self {
            id: members.present("id", id)?,
            result: members.present("result", result)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for SubscriptionsListenResultResponse {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for SubscriptionsListenResultResponse {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for SubscriptionsListenResultResponse {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("id", &self.id)?;
        out.member("result", &self.result)?;
        out.finish(&self.extra, &["jsonrpc", "id", "result"])
    }
}
