// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Completion, logging, progress, cancellation, pagination and caching.

use super::ProgressToken;
use crate::json::Json;
use crate::map::Map;
use crate::number::Number;

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ProgressNotification {
    /// Not described by the schema.
    pub params: ProgressNotificationParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ProgressNotification {
    /// The object with the members that must be there.
    pub fn new(params: impl Into<ProgressNotificationParams>) -> Self {
        Self {
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ProgressNotificationParams {
    /// Not described by the schema.
    pub message: Option<String>,
    /// Not described by the schema.
    pub progress: Number,
    /// Not described by the schema.
    pub progress_token: ProgressToken,
    /// Not described by the schema.
    pub total: Option<Number>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ProgressNotificationParams {
    /// The object with the members that must be there.
    pub fn new(
        progress_token: impl Into<ProgressToken>,
        progress: impl Into<Number>,
    ) -> Self {
        Self {
            message: None,
            progress: progress.into(),
            progress_token: progress_token.into(),
            total: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `message`.
    #[must_use]
    pub fn with_message(mut self, message: impl Into<String>) -> Self {
        self.message = Some(message.into());
        self
    }

    /// Sets the member `total`.
    #[must_use]
    pub fn with_total(mut self, total: impl Into<Number>) -> Self {
        self.total = Some(total.into());
        self
    }
}
