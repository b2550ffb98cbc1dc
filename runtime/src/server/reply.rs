//! Answers, as they are sent.

use mcp_bindings::facts::error_code;
use mcp_bindings::rpc::INTERNAL_ERROR;
use mcp_bindings::{ErrorObject, OutgoingError, RequestId};

/// The answer to a request, ready to be sent.
#[derive(Debug)]
#[cfg_attr(not(feature = "http-server"), allow(dead_code, reason = "lines have no status"))]
pub(crate) struct Reply {
    pub text: String,
    /// The code, if it is an error.
    pub error: Option<i64>,
    /// Whether the request was refused before a handler saw it.
    pub refused: bool,
    /// Whether the server has too much to do, and the same may work later.
    pub overloaded: bool,
}

impl Reply {
    pub fn error(id: Option<RequestId>, error: ErrorObject, refused: bool) -> Self {
        let code = error.code;
        let error = match id {
            Some(id) => OutgoingError::new(id, error),
            None => OutgoingError::without_id(error),
        };
        // What cannot be written is data of an error that a handler made; nothing else can fail.
        let text = serde_json::to_string(&error).unwrap_or_default();
        Self { text, error: Some(code), refused, overloaded: false }
    }

    pub fn refused(id: RequestId, error: ErrorObject) -> Self {
        Self::error(Some(id), error, true)
    }

    pub fn text(text: String) -> Self {
        Self { text, error: None, refused: false, overloaded: false }
    }

    /// The same for a request that there is no place for.
    pub fn of_overload(self) -> Self {
        Self { overloaded: true, ..self }
    }
}

/// Errors that only the newest version defines are internal ones to sessions.
pub(super) fn for_session(error: ErrorObject) -> ErrorObject {
    let newer = [
        error_code::HEADER_MISMATCH,
        error_code::MISSING_REQUIRED_CLIENT_CAPABILITY,
        error_code::UNSUPPORTED_PROTOCOL_VERSION,
    ];
    match newer.contains(&error.code) {
        true => ErrorObject::new(INTERNAL_ERROR, error.message),
        false => error,
    }
}
