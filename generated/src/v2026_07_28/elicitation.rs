// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! What a server asks the user.

use super::{ElicitAction, ElicitFormMode, ElicitValue, RequestedSchema};
use crate::json::Json;
use crate::map::Map;

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ElicitRequest {
    /// Not described by the schema.
    pub params: ElicitRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ElicitRequest {
    /// The object with the members that must be there.
    pub fn new(params: impl Into<ElicitRequestParams>) -> Self {
        Self {
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ElicitRequestFormParams {
    /// Not described by the schema.
    pub message: String,
    /// Not described by the schema.
    pub mode: Option<ElicitFormMode>,
    /// Not described by the schema.
    pub requested_schema: RequestedSchema,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ElicitRequestFormParams {
    /// The object with the members that must be there.
    pub fn new(
        message: impl Into<String>,
        requested_schema: impl Into<RequestedSchema>,
    ) -> Self {
        Self {
            message: message.into(),
            mode: None,
            requested_schema: requested_schema.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `mode`.
    #[must_use]
    pub fn with_mode(mut self, mode: impl Into<ElicitFormMode>) -> Self {
        self.mode = Some(mode.into());
        self
    }
}

/// Told apart by the member `mode`; without it a value is `Form`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ElicitRequestParams {
    /// A value of type `ElicitRequestFormParams`.
    Form(ElicitRequestFormParams),
    /// A value of type `ElicitRequestURLParams`.
    Url(ElicitRequestURLParams),
    /// A value of no kind that this version of the protocol defines, whole.
    Unknown(Json),
}

impl From<ElicitRequestFormParams> for ElicitRequestParams {
    fn from(value: ElicitRequestFormParams) -> Self {
        Self::Form(value)
    }
}

impl From<ElicitRequestURLParams> for ElicitRequestParams {
    fn from(value: ElicitRequestURLParams) -> Self {
        Self::Url(value)
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ElicitRequestURLParams {
    /// Not described by the schema.
    pub message: String,
    /// Not described by the schema.
    pub url: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ElicitRequestURLParams {
    /// The object with the members that must be there.
    pub fn new(message: impl Into<String>, url: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            url: url.into(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ElicitResult {
    /// Not described by the schema.
    pub action: ElicitAction,
    /// Not described by the schema.
    pub content: Option<Map<ElicitValue>>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ElicitResult {
    /// The object with the members that must be there.
    pub fn new(action: impl Into<ElicitAction>) -> Self {
        Self {
            action: action.into(),
            content: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `content`.
    #[must_use]
    pub fn with_content(
        mut self,
        content: impl IntoIterator<Item = (impl Into<String>, impl Into<ElicitValue>)>,
    ) -> Self {
        self.content = Some(
            content.into_iter().map(|(name, value)| (name, value.into())).collect(),
        );
        self
    }
}
