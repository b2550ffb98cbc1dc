//! Builds the servers, so that a run always measures what is in the working tree.

use std::{
    collections::BTreeMap,
    env,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use serde_json::Value;

const HERE: &str = env!("CARGO_MANIFEST_DIR");

/// Names a program to take instead of the one that is built.
pub const OURS: &str = "MCP_LOAD_OURS";

/// Where the servers are.
#[derive(Clone, Debug)]
pub struct Programs {
    /// `hand_written_add`
    pub hand_written: PathBuf,
    /// `rmcp_add`
    pub rmcp: PathBuf,
    /// The example `add` of mcp-runtime, if it takes part.
    pub ours: Option<PathBuf>,
}

impl Programs {
    /// Builds what has to be built.
    pub fn build(with_ours: bool) -> Result<Self, String> {
        let ours = if with_ours { Some(ours()?) } else { None };
        let peers = ["--features", "servers", "--bin", "rmcp_add", "--bin", "hand_written_add"];
        let mut peers = cargo(&Path::new(HERE).join("Cargo.toml"), &peers)?;
        Ok(Self {
            hand_written: take(&mut peers, "hand_written_add")?,
            rmcp: take(&mut peers, "rmcp_add")?,
            ours,
        })
    }
}

fn ours() -> Result<PathBuf, String> {
    if let Some(path) = env::var_os(OURS).map(PathBuf::from) {
        return if path.is_file() {
            Ok(path)
        } else {
            Err(format!("{OURS} names `{}`, which is not there", path.display()))
        };
    }
    cargo(&Path::new(HERE).join("../../Cargo.toml"), &["-p", "mcp-runtime", "--example", "add"])
        .and_then(|mut built| take(&mut built, "add"))
        .map_err(|error| {
            format!(
                "our server is missing: {error}\n{OURS}=PATH takes a program that is there, --without-ours leaves \
                 ours out"
            )
        })
}

/// Builds with optimisation; the programs by name.
fn cargo(manifest: &Path, what: &[&str]) -> Result<BTreeMap<String, PathBuf>, String> {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command
        .args(["build", "--release", "--quiet", "--message-format=json-render-diagnostics"])
        .arg("--manifest-path")
        .arg(manifest)
        .args(what)
        .stderr(Stdio::inherit());
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    if !output.status.success() {
        return Err(format!("{command:?}: {}", output.status));
    }
    Ok(executables(&String::from_utf8_lossy(&output.stdout)))
}

/// The programs that cargo says it has built, or need not build again.
fn executables(messages: &str) -> BTreeMap<String, PathBuf> {
    messages
        .lines()
        .filter_map(|line| serde_json::from_str::<Value>(line).ok())
        .filter_map(|message| {
            let path = message["executable"].as_str()?;
            Some((message["target"]["name"].as_str()?.to_owned(), path.into()))
        })
        .collect()
}

fn take(built: &mut BTreeMap<String, PathBuf>, name: &str) -> Result<PathBuf, String> {
    built.remove(name).ok_or_else(|| format!("cargo has built no program `{name}`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_found_among_the_messages_of_cargo() {
        let messages = concat!(
            r#"{"reason":"compiler-artifact","target":{"name":"library"},"executable":null}"#,
            "\n",
            r#"{"reason":"compiler-artifact","target":{"name":"add"},"executable":"/t/release/examples/add"}"#,
            "\n",
            r#"{"reason":"build-finished","success":true}"#,
            "\n",
        );
        let mut found = executables(messages);
        assert_eq!(take(&mut found, "add"), Ok(PathBuf::from("/t/release/examples/add")));
        assert!(take(&mut found, "add").is_err());
    }
}
