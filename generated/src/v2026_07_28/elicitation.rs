// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! What a server asks the user.

use super::{ElicitAction, ElicitFormMode, ElicitValue, RequestedSchema};
use crate::json::Json;
use crate::map::Map;

/// The server asks the user something by way of the client, inside an
/// `InputRequiredResult`. The client answers with an `ElicitResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ElicitRequest {
    /// The parameters of the message.
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

/// Asks the user to fill in a form that the client shows. It is not for passwords and other
/// secrets, since the client sees what is entered.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ElicitRequestFormParams {
    /// What is asked, and why, for the user to read.
    pub message: String,
    /// Says that this is a form; absent means the same.
    pub mode: Option<ElicitFormMode>,
    /// The fields of the form.
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

/// The parameters of `elicitation/create`: a form to fill in, or a web page to visit.
///
/// Told apart by the member `mode`; without it a value is `Form`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ElicitRequestParams {
    /// Asks the user to fill in a form that the client shows.
    Form(ElicitRequestFormParams),
    /// Asks the user to visit a web page.
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

/// Asks the user to visit a web page. What happens there stays between the user and the
/// page, so it may involve secrets and payments.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ElicitRequestURLParams {
    /// Why the page is to be visited, for the user to read.
    pub message: String,
    /// The address of the page.
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

/// What the user did about a question, and what the form contains.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ElicitResult {
    /// What the user did.
    pub action: ElicitAction,
    /// What the user entered, by the names of the fields. Absent unless a form was accepted.
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
