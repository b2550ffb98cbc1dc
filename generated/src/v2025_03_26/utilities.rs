// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Completion, logging, progress, cancellation, pagination and caching.

use super::ProgressToken;
use crate::json::Json;
use crate::map::Map;
use crate::number::Number;

/// Tells the sender of a request how far it has come. Only requests that bring a
/// `progressToken` get such notifications, and none comes after the response.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-03-26/basic/utilities/progress)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ProgressNotification {
    /// The parameters of the message.
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

/// The parameters of `notifications/progress`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-03-26/basic/utilities/progress)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ProgressNotificationParams {
    /// What is being done, in a sentence for people; absent if there is nothing to say.
    pub message: Option<String>,
    /// How much is done, in a unit of the sender. It grows from one notification to the next.
    pub progress: Number,
    /// The token of the request that this is about.
    pub progress_token: ProgressToken,
    /// How much there is to do, in the unit of `progress`; absent if not known.
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
