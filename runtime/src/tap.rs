//! Recording what goes over the wire, and playing it again.
//!
//! A [`Tap`] writes one JSON object a line: when, in which direction, the message, and what came
//! with it in HTTP headers, secrets masked. It is given to a server or client in code, or switched
//! on for whole programs by the environment variable `MCP_TAP`, which names the file. What a server
//! recorded, [`Recording`] plays against a server as a test.

use std::borrow::Cow;
use std::fmt;
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::SystemTime;

use serde_json::value::RawValue;

use crate::lock::lock;

#[cfg(feature = "server")]
mod replay;

#[cfg(feature = "server")]
pub use replay::{Difference, Recording};

/// The environment variable that names the file to record to.
pub const VARIABLE: &str = "MCP_TAP";

/// Which way a message went, seen from whoever records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// The peer sent it.
    Received,
    /// It was sent to the peer.
    Sent,
}

impl Way {
    fn as_str(self) -> &'static str {
        match self {
            Self::Received => "received",
            Self::Sent => "sent",
        }
    }
}

/// Headers that prove who somebody is: recorded as there, but not what they hold.
const SECRET: [&str; 5] =
    ["authorization", "proxy-authorization", "cookie", "set-cookie", "mcp-session-id"];

/// Records messages. Clones record to the same place.
#[derive(Clone)]
pub struct Tap {
    output: Arc<Mutex<Box<dyn Write + Send>>>,
}

impl fmt::Debug for Tap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Tap")
    }
}

impl Tap {
    /// Records to the end of a file, which is made if it is not there.
    ///
    /// # Errors
    /// If the file cannot be opened.
    pub fn to_file(path: impl AsRef<Path>) -> io::Result<Self> {
        Ok(Self::to_writer(OpenOptions::new().create(true).append(true).open(path)?))
    }

    /// Records to `output`, a line at a time.
    pub fn to_writer(output: impl Write + Send + 'static) -> Self {
        Self { output: Arc::new(Mutex::new(Box::new(output))) }
    }

    /// The tap that the environment asks for. A file that cannot be opened is told to the log; the
    /// program goes on without recording.
    pub fn from_environment() -> Option<Self> {
        let path = std::env::var_os(VARIABLE)?;
        match Self::to_file(&path) {
            Ok(tap) => Some(tap),
            Err(error) => {
                tracing::error!(%error, path = %path.display(), "nothing is recorded");
                None
            }
        }
    }

    /// Records one message.
    pub fn record(&self, way: Way, message: &str) {
        self.record_with(way, message, std::iter::empty());
    }

    /// Records one message and the headers it came with.
    pub fn record_with<'a>(
        &self,
        way: Way,
        message: &str,
        headers: impl Iterator<Item = (&'a str, Cow<'a, str>)>,
    ) {
        let mut line = Vec::with_capacity(message.len() + 100);
        let time = humantime::format_rfc3339_micros(SystemTime::now());
        line.extend(format!(r#"{{"time":"{time}","way":"{}""#, way.as_str()).into_bytes());
        push_headers(&mut line, headers);
        match serde_json::from_str::<&RawValue>(message) {
            Ok(_) => {
                line.extend_from_slice(br#","message":"#);
                crate::frames::push_line(&mut line, message);
            }
            Err(_) => {
                line.extend_from_slice(br#","text":"#);
                line.extend(serde_json::Value::from(message).to_string().into_bytes());
            }
        }
        line.extend_from_slice(b"}\n");
        let mut output = lock(&self.output);
        if let Err(error) = output.write_all(&line).and_then(|()| output.flush()) {
            tracing::error!(%error, "a message was not recorded");
        }
    }
}

fn push_headers<'a>(line: &mut Vec<u8>, headers: impl Iterator<Item = (&'a str, Cow<'a, str>)>) {
    let headers: serde_json::Map<String, serde_json::Value> = headers
        .map(|(name, value)| {
            let name = name.to_ascii_lowercase();
            let value = if SECRET.contains(&name.as_str()) { Cow::Borrowed("***") } else { value };
            (name, value.into_owned().into())
        })
        .collect();
    if !headers.is_empty() {
        line.extend_from_slice(br#","headers":"#);
        line.extend(serde_json::Value::from(headers).to_string().into_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Output that the test can look at.
    #[derive(Clone, Default)]
    pub(super) struct Shared(Arc<Mutex<Vec<u8>>>);

    impl Shared {
        pub(super) fn text(&self) -> String {
            let bytes = lock(&self.0);
            String::from_utf8(bytes.clone()).expect("lines are text")
        }
    }

    impl Write for Shared {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            lock(&self.0).write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn every_line_is_json_and_holds_no_secret() {
        let output = Shared::default();
        let tap = Tap::to_writer(output.clone());
        tap.record(Way::Received, "{\"a\":\n 1}");
        tap.record(Way::Sent, "no \"json\"\n");
        let headers = [("Authorization", "Bearer hush"), ("Mcp-Method", "tools/list")];
        let headers = headers.map(|(name, value)| (name, Cow::Borrowed(value)));
        tap.record_with(Way::Received, "[]", headers.into_iter());
        let text = output.text();
        let lines: Vec<serde_json::Value> =
            text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        assert_eq!(lines[0]["message"], serde_json::json!({"a": 1}));
        assert_eq!(lines[0]["way"], "received");
        assert_eq!(lines[1]["text"], "no \"json\"\n");
        assert_eq!(lines[2]["headers"]["mcp-method"], "tools/list");
        assert_eq!(lines[2]["headers"]["authorization"], "***");
        assert!(!text.contains("hush"));
    }
}
