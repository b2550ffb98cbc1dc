//! The servers.

use std::path::PathBuf;

use crate::load::{programs::Programs, requests::Era};

/// What every ratio is relative to.
pub const LIMIT: &str = "hand-written";

/// One server, in one configuration.
#[derive(Clone, Debug)]
pub struct Contestant {
    /// What the table calls it.
    pub name: &'static str,
    /// The program.
    pub program: PathBuf,
    /// Its arguments, but for `--http ADDR`.
    pub arguments: &'static [&'static str],
    /// How the driver speaks to it on pipes; `None` if the configuration makes no difference there.
    pub stdio: Option<Era>,
    /// How the driver speaks to it on a port.
    pub http: Era,
    /// What else to know about its numbers.
    pub note: &'static str,
}

/// All servers, the limit first.
pub fn all(programs: Programs) -> Vec<Contestant> {
    let hand_written = Contestant {
        name: LIMIT,
        program: programs.hand_written,
        arguments: &[],
        stdio: Some(Era::Session),
        http: Era::Stateless,
        note: "No protocol and no checks: takes the id and the two numbers out of any message with serde. A thread for \
            each connection.",
    };
    let scanner = Contestant {
        name: "no JSON",
        arguments: &["--scan"],
        note: "As before, but looks for the numbers in the bytes: what is left is reading and writing.",
        ..hand_written.clone()
    };
    let with_axum = Contestant {
        name: "on axum",
        arguments: &["--axum"],
        stdio: None,
        note: "As the first, but HTTP is axum's, on all threads: what is left between it and a server of the protocol.",
        ..hand_written.clone()
    };
    let mut all = vec![hand_written, scanner, with_axum];
    all.extend(programs.ours.map(|program| Contestant {
        name: "ours",
        program,
        arguments: &[],
        stdio: Some(Era::Session),
        http: Era::Stateless,
        note: "The example `add` of mcp-runtime.",
    }));
    let rmcp = Contestant {
        name: "rmcp",
        program: programs.rmcp,
        arguments: &[],
        stdio: Some(Era::Session),
        http: Era::Stateless,
        note: "3.11.0 with its macros, and the fast choices: one thread and `stdio_pipes`; axum, all threads, \
            `TCP_NODELAY` and answers in JSON.",
    };
    all.push(rmcp.clone());
    all.push(Contestant {
        name: "rmcp sessions",
        arguments: &["--sessions"],
        stdio: None,
        http: Era::Session,
        note: "As before, but each connection has a session and the answers are events.",
        ..rmcp.clone()
    });
    all.push(Contestant {
        name: "rmcp defaults",
        arguments: &["--defaults"],
        note: "Nothing chosen: `stdio` on all threads; answers as events, no `TCP_NODELAY`, so that the end of a \
            response may wait for the client's acknowledgement of its beginning.",
        ..rmcp
    });
    all
}
