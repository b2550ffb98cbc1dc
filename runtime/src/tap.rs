//! Recording what goes over the wire, and playing it again.
//!
//! A [`Tap`] writes one JSON object a line: when, in which direction, the message, and what came
//! with it in HTTP headers, of which only those are shown that hold no secrets. It is given to a server or client in code, or switched
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

/// Headers whose values are recorded: what they may hold is known, and none of it is secret. Of all
/// others, such as those that a gateway adds or that mirror parameters, it is recorded that they were
/// there.
const SHOWN: [&str; 22] = [
    ":status",
    "accept",
    "accept-encoding",
    "access-control-allow-origin",
    "allow",
    "cache-control",
    "connection",
    "content-encoding",
    "content-length",
    "content-type",
    "date",
    "expect",
    "given-up",
    "host",
    "mcp-method",
    "mcp-protocol-version",
    "origin",
    "retry-after",
    "server",
    "transfer-encoding",
    "user-agent",
    "vary",
];

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
    /// Records to the end of a file, which is made if it is not there. Messages hold what users say:
    /// on Unix nobody but its owner may read the file, and whoever else could before no longer can.
    ///
    /// # Errors
    /// If the file cannot be opened; on Unix also if it is somebody else's, or the path is a link to
    /// a file: in a folder that others write to, it may have been put there.
    pub fn to_file(path: impl AsRef<Path>) -> io::Result<Self> {
        let path = path.as_ref();
        let mut options = OpenOptions::new();
        options.create(true).append(true);
        #[cfg(unix)]
        {
            refuse_link(path)?;
            std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        }
        let file = options.open(path)?;
        #[cfg(unix)]
        make_private(path, &file)?;
        Ok(Self::to_writer(file))
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

/// Refuses a link to a file, or to where one would be made.
#[cfg(unix)]
fn refuse_link(path: &Path) -> io::Result<()> {
    let is_link = std::fs::symlink_metadata(path).is_ok_and(|entry| entry.is_symlink());
    let is_device = || std::fs::metadata(path).is_ok_and(|target| !target.is_file());
    if is_link && !is_device() {
        let what = "the file to record to is a link";
        return Err(io::Error::new(io::ErrorKind::PermissionDenied, what));
    }
    Ok(())
}

/// Makes sure that a file that was opened is what the path says, and that nobody else can read it.
/// Nothing was written to it yet. What is no file, such as a terminal or a pipe, is left as it is.
#[cfg(unix)]
fn make_private(path: &Path, file: &std::fs::File) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    let opened = file.metadata()?;
    if !opened.is_file() {
        return Ok(());
    }
    let refuse = |what| Err(io::Error::new(io::ErrorKind::PermissionDenied, what));
    let entry = std::fs::symlink_metadata(path)?;
    if (entry.dev(), entry.ino()) != (opened.dev(), opened.ino()) {
        return refuse("the file to record to is a link");
    }
    if opened.nlink() > 1 {
        return refuse("the file to record to has another name");
    }
    if opened.permissions().mode() & 0o077 == 0 {
        return Ok(());
    }
    // Only its owner may do that, so it also tells whose file it is.
    file.set_permissions(std::fs::Permissions::from_mode(0o600))
}

fn push_headers<'a>(line: &mut Vec<u8>, headers: impl Iterator<Item = (&'a str, Cow<'a, str>)>) {
    let headers: serde_json::Map<String, serde_json::Value> = headers
        .map(|(name, value)| {
            let name = name.to_ascii_lowercase();
            let value = if SHOWN.contains(&name.as_str()) { value } else { Cow::Borrowed("***") };
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
        let headers = [
            ("Authorization", "Bearer hush"),
            ("Mcp-Method", "tools/list"),
            ("X-Api-Key", "hush"),
            ("X-Amz-Security-Token", "hush"),
            ("Mcp-Param-Password", "hush"),
            ("Mcp-Session-Id", "hush"),
            ("Mcp-Name", "file:///hush"),
            ("Last-Event-ID", "hush"),
            ("WWW-Authenticate", "hush"),
            ("Location", "http://host/?hush"),
            ("X-Forwarded-User", "hush"),
        ];
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
        assert_eq!(lines[2]["headers"]["mcp-param-password"], "***");
        assert!(!text.contains("hush"), "{text}");
    }

    #[cfg(unix)]
    #[test]
    fn what_is_recorded_is_for_its_owner_alone() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = std::env::temp_dir().join(format!("mcp-tap-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir(&folder).expect("a folder");
        let mode =
            |path: &Path| std::fs::metadata(path).expect("a file").permissions().mode() & 0o777;
        let new = folder.join("new");
        Tap::to_file(&new).expect("a tap").record(Way::Sent, "{}");
        assert_eq!(mode(&new), 0o600);
        // A file that was there keeps what it held, and others can no longer read it.
        let old = folder.join("old");
        std::fs::write(&old, "before\n").expect("a file");
        std::fs::set_permissions(&old, std::fs::Permissions::from_mode(0o666)).expect("a mode");
        Tap::to_file(&old).expect("a tap").record(Way::Sent, "{}");
        assert_eq!(mode(&old), 0o600);
        assert!(std::fs::read_to_string(&old).expect("text").starts_with("before\n{"));
        // Links, to what is there and what is not, and other names.
        for (name, target) in [("link", "old"), ("dangling", "made")] {
            symlink(target, folder.join(name)).expect("a link");
            assert!(Tap::to_file(folder.join(name)).is_err(), "{name}");
        }
        assert!(!folder.join("made").exists());
        std::fs::hard_link(&old, folder.join("twin")).expect("a link");
        let size = std::fs::metadata(&old).expect("a file").len();
        assert!(Tap::to_file(folder.join("twin")).is_err());
        assert_eq!(std::fs::metadata(&old).expect("a file").len(), size);
        assert!(Tap::to_file("/dev/null").is_ok());
        std::fs::remove_dir_all(&folder).expect("it is gone");
    }
}
