//! Running servers: what they say of themselves and list.
//!
//! Nothing is called, read or filled in: a server is asked for its lists, and for nothing else.

use std::fmt;

use super::{Address, Listed};
#[cfg(feature = "live")]
use crate::problem::printable;

/// Why a running server was not heard.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Error {
    /// This program was built without what it takes, the feature `live`.
    NotBuiltIn,
    /// The address cannot be used: why.
    Address(String),
    /// There is no connection, or an answer is missing.
    #[cfg(feature = "live")]
    Client {
        /// What was being done.
        what: String,
        /// Why that failed.
        error: Box<mcp_runtime::client::ClientError>,
        /// What the process of the server said last.
        stderr: String,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotBuiltIn => f.write_str(
                "this mcp-scaffold cannot speak with servers: build it with the feature `live`, as \
                 in `cargo run -p mcp-scaffold --features live -- ...`",
            ),
            Self::Address(why) => f.write_str(why),
            #[cfg(feature = "live")]
            Self::Client { what, error, stderr } => {
                write!(f, "{what}: {}", printable(&error.to_string()))?;
                let lines: Vec<&str> = stderr.trim_end().lines().collect();
                for (index, line) in lines[lines.len().saturating_sub(10)..].iter().enumerate() {
                    let head = if index == 0 { "\nthe server wrote:\n  " } else { "\n  " };
                    write!(f, "{head}{}", printable(line))?;
                }
                Ok(())
            }
        }
    }
}

impl std::error::Error for Error {}

/// Asks a server what it is and has. It waits for the answers, so it must not be called where
/// asynchronous code runs.
///
/// # Errors
/// If the server cannot be reached or answers with an error, or this program was built without what
/// it takes to speak with it.
pub fn listed(address: &Address) -> Result<Listed, Error> {
    #[cfg(feature = "live")]
    return super::live::listed(address);
    #[cfg(not(feature = "live"))]
    {
        let _ = address;
        Err(Error::NotBuiltIn)
    }
}
