//! Why a client did not get what it asked for.

use std::fmt::{self, Write};
use std::time::Duration;

use mcp_bindings::{ErrorObject, ProtocolVersion};

use super::link::LinkError;
use super::shown::Clean;

/// Why a client did not get what it asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ClientError {
    /// There is no connection, because it could not be begun: why.
    Start(String),
    /// The connection failed, or the transport refused the request.
    Link(LinkError),
    /// The server answered with an error.
    Answered(ErrorObject),
    /// The server did not answer in time. It was told that the answer is no longer wanted.
    TimedOut {
        /// Who was asked: a command or a host.
        server: String,
        /// What was asked.
        method: String,
        /// How long was waited.
        after: Duration,
        /// What came meanwhile instead of an answer; empty if nothing did.
        seen: String,
    },
    /// The server answered with something that is no answer to the request.
    Malformed {
        /// Who was asked: a command or a host.
        server: String,
        /// What was asked.
        method: String,
        /// What is wrong, and where.
        what: String,
    },
    /// The result is of a type that neither the protocol nor a declared extension defines.
    ResultType {
        /// What was asked.
        method: String,
        /// The type, as the result names it.
        result_type: String,
    },
    /// The protocol version that was agreed on cannot carry the message.
    NotRepresentable {
        /// What was asked.
        method: String,
        /// The version.
        version: ProtocolVersion,
        /// What the version lacks.
        what: String,
    },
    /// The arguments cannot be sent: they are no JSON object.
    Arguments {
        /// What was to be asked.
        method: String,
        /// What is wrong.
        what: String,
    },
    /// There is no protocol version that both sides speak.
    NoCommonVersion {
        /// What the server says it speaks.
        server: Vec<String>,
    },
    /// The server asked for input of a kind for which there is no handler.
    Unanswered {
        /// The key of the question.
        key: String,
        /// What was asked for.
        method: String,
    },
    /// The handler of a question of the server failed.
    Input {
        /// The key of the question.
        key: String,
        /// What the handler said.
        error: ErrorObject,
    },
    /// The server asked for input more often than allowed.
    TooManyRounds {
        /// What was asked.
        method: String,
        /// How often the server may ask.
        rounds: usize,
    },
    /// The server asked more questions at once than allowed.
    TooManyQuestions {
        /// What it was asked.
        method: String,
        /// How many questions came.
        asked: usize,
        /// How many may come.
        limit: usize,
    },
    /// A list leads back to a page that was read already, by this cursor.
    RepeatedCursor(String),
    /// A list has more pages than allowed: how many may be read.
    TooManyPages(usize),
    /// A list has more bytes than allowed: how many may be read.
    ListTooLarge(usize),
    /// The task failed with an error of the protocol.
    TaskFailed(ErrorObject),
    /// The task was cancelled before it was done.
    TaskCancelled,
}

impl ClientError {
    /// The error that the server answered with, if it did.
    pub fn answered(&self) -> Option<&ErrorObject> {
        match self {
            Self::Answered(error) | Self::TaskFailed(error) => Some(error),
            _ => None,
        }
    }

    /// Whether the server answered with an error of this code.
    pub(super) fn is_answer(&self, code: i64) -> bool {
        matches!(self, Self::Answered(error) if error.code == code)
    }
}

/// What a server says in it is shown with its control characters escaped, and not without end.
impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut f = Clean::new(f);
        match self {
            Self::Start(why) => write!(f, "there is no connection: {why}"),
            Self::Link(error) => write!(f, "{error}"),
            Self::Answered(error) => write!(f, "the server answered: {error}"),
            Self::TimedOut { server, method, after, seen } => {
                write!(f, "no answer of {server} to `{method}` within {after:?}")?;
                if seen.is_empty() { Ok(()) } else { write!(f, ": {seen}") }
            }
            Self::Malformed { server, method, what } => {
                write!(f, "the answer of {server} to `{method}`: {what}")
            }
            Self::ResultType { method, result_type } => {
                write!(f, "the answer to `{method}` is of the unknown type `{result_type}`")
            }
            Self::NotRepresentable { method, version, what } => {
                write!(f, "protocol version {version} cannot carry `{method}`: {what}")
            }
            Self::Arguments { method, what } => write!(f, "the arguments of `{method}`: {what}"),
            Self::NoCommonVersion { server } => {
                let server = server.join(", ");
                write!(f, "no protocol version in common; the server speaks `{server}`")
            }
            Self::Unanswered { key, method } => {
                write!(f, "the server asks `{key}` by `{method}`, and there is no handler for it")
            }
            Self::Input { key, error } => write!(f, "the server's question `{key}`: {error}"),
            Self::TooManyRounds { method, rounds } => {
                write!(f, "the server asked for input to `{method}` more than {rounds} times")
            }
            Self::TooManyQuestions { method, asked, limit } => {
                write!(
                    f,
                    "the server asks {asked} questions at once for `{method}`, more than {limit}"
                )
            }
            Self::RepeatedCursor(cursor) => {
                write!(f, "the list comes back to its cursor `{cursor}`")
            }
            Self::TooManyPages(limit) => write!(f, "the list has more than {limit} pages"),
            Self::ListTooLarge(limit) => write!(f, "the list has more than {limit} bytes"),
            Self::TaskFailed(error) => write!(f, "the task failed: {error}"),
            Self::TaskCancelled => f.write_str("the task was cancelled"),
        }
    }
}

impl std::error::Error for ClientError {}

impl From<LinkError> for ClientError {
    fn from(error: LinkError) -> Self {
        Self::Link(error)
    }
}

/// An element of a list that the client could not read: the others are there all the same.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LeftOut {
    /// The list, as the protocol calls it.
    pub list: String,
    /// Where it stood in its page, from 0.
    pub index: usize,
    /// What it is called, if it has a name.
    pub name: Option<String>,
    /// What is wrong, and where.
    pub what: String,
}

impl fmt::Display for LeftOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut f = Clean::new(f);
        match &self.name {
            Some(name) => write!(f, "`{name}` of `{}` was left out: {}", self.list, self.what),
            None => write!(f, "`{}[{}]` was left out: {}", self.list, self.index, self.what),
        }
    }
}

/// A whole list.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct List<T> {
    /// Its elements.
    pub items: Vec<T>,
    /// Elements that the client could not read.
    pub left_out: Vec<LeftOut>,
}

/// A list that could not be read to its end, with what was read of it.
#[derive(Clone, Debug)]
pub struct Incomplete<T> {
    /// What was read before it failed.
    pub read: Vec<T>,
    /// What of that could not be read.
    pub left_out: Vec<LeftOut>,
    /// Why it goes no further.
    pub error: ClientError,
}

impl<T> fmt::Display for Incomplete<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (after {} elements)", self.error, self.read.len())
    }
}

impl<T: fmt::Debug> std::error::Error for Incomplete<T> {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.error)
    }
}

impl<T> From<Incomplete<T>> for ClientError {
    fn from(incomplete: Incomplete<T>) -> Self {
        incomplete.error
    }
}
