//! The command of a server: how errors show it, and where Windows finds it.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use tokio::process::Command;

use super::shown::{clean, first};

/// How many bytes of a command are shown.
const SHOWN: usize = 200;

/// Words after whose name in an argument something secret follows.
const SECRET: [&str; 9] =
    ["token", "secret", "password", "passwd", "key", "auth", "credential", "bearer", "cookie"];

/// What texts begin with that are secret whatever stands before them.
const MARKS: [&str; 8] = ["sk-", "ghp_", "gho_", "ghs_", "github_pat_", "xoxb-", "xoxp-", "eyJ"];

/// A command for people: the program and its arguments, without what looks secret.
pub(super) fn shown(command: &Command) -> String {
    let command = command.as_std();
    let mut line = command.get_program().to_string_lossy().into_owned();
    let mut secret_follows = false;
    for argument in command.get_args() {
        let argument = argument.to_string_lossy();
        line.push(' ');
        line.push_str(&masked(&argument, secret_follows));
        secret_follows =
            argument.starts_with('-') && !argument.contains('=') && is_secret(&argument);
    }
    let beginning = first(&line, SHOWN);
    let rest = if beginning.len() < line.len() { "…" } else { "" };
    format!("`{}{rest}`", clean(beginning))
}

fn is_secret(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    SECRET.iter().any(|word| name.contains(word))
}

fn masked(argument: &str, is_value: bool) -> String {
    let value = |text: &str| MARKS.iter().any(|mark| text.starts_with(mark));
    if is_value || value(argument) {
        return "***".to_owned();
    }
    // The query and the user of an address may be secret, too.
    if let Some(scheme) = argument.find("://") {
        let end = argument.find(['?', '#']).unwrap_or(argument.len()).max(scheme + 3);
        let path = argument[scheme + 3..end].find('/').map_or(end, |at| scheme + 3 + at);
        let host = argument[scheme + 3..path].rfind('@').map_or(scheme + 3, |at| scheme + 4 + at);
        return format!("{}{}", &argument[..scheme + 3], &argument[host..end]);
    }
    match argument.split_once(['=', ':']) {
        Some((name, rest)) if is_secret(name) || value(rest.trim()) => {
            format!("{}***", &argument[..=name.len()])
        }
        _ if argument.contains(' ') && is_secret(argument) => "***".to_owned(),
        _ => argument.to_owned(),
    }
}

/// Where a program is that Windows itself does not find: scripts such as `npx` end in `.cmd`, and
/// only programs are started without their ending. `endings` are those of `PATHEXT`.
#[cfg_attr(not(windows), allow(dead_code, reason = "elsewhere a program is found as it is called"))]
pub(super) fn script(
    program: &Path,
    path: &OsStr,
    endings: &str,
    exists: impl Fn(&Path) -> bool,
) -> Option<PathBuf> {
    if program.extension().is_some() {
        return None;
    }
    let folders: Vec<PathBuf> = match program.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => vec![PathBuf::new()],
        _ => std::env::split_paths(path).collect(),
    };
    let endings = || endings.split(';').filter(|ending| ending.starts_with('.'));
    let mut found = folders.iter().flat_map(|folder| {
        endings().map(move |ending| {
            let mut file = folder.join(program).into_os_string();
            file.push(ending.to_ascii_lowercase());
            PathBuf::from(file)
        })
    });
    found.find(|file| exists(file))
}

/// The same command with another program.
#[cfg_attr(not(windows), allow(dead_code, reason = "elsewhere a program is found as it is called"))]
pub(super) fn with_program(command: &Command, program: &Path) -> Command {
    let command = command.as_std();
    let mut other = Command::new(program);
    other.args(command.get_args());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => other.env(name, value),
            None => other.env_remove(name),
        };
    }
    if let Some(folder) = command.get_current_dir() {
        other.current_dir(folder);
    }
    other
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_without_its_secrets() {
        for (arguments, expected) in [
            (vec!["-y", "@scope/server", "/tmp"], "`npx -y @scope/server /tmp`"),
            (vec!["--api-key", "hunter2", "x"], "`npx --api-key *** x`"),
            (vec!["--token=hunter2"], "`npx --token=***`"),
            (vec!["API_KEY=hunter2"], "`npx API_KEY=***`"),
            (vec!["-H", "Authorization: Bearer hunter2"], "`npx -H Authorization:***`"),
            (vec!["sk-hunter2", "ghp_hunter2"], "`npx *** ***`"),
            (vec!["https://me:hunter2@host:1/mcp?k=hunter2"], "`npx https://host:1/mcp`"),
            (vec!["--url=https://host/mcp?hunter2"], "`npx --url=https://host/mcp`"),
            (vec!["a\u{1b}[2J\n"], "`npx a\\u{1b}[2J\\n`"),
            (vec!["export TOKEN hunter2; server"], "`npx ***`"),
        ] {
            let mut command = Command::new("npx");
            command.args(&arguments).env("TOKEN", "hunter2");
            assert_eq!(shown(&command), expected);
        }
        let mut command = Command::new("npx");
        command.arg("é".repeat(500));
        assert!(shown(&command).len() < SHOWN + 10);
    }

    #[test]
    fn scripts_are_found_by_their_endings() {
        let path = std::env::join_paths(["/a", "/b"]).expect("a path");
        let endings = ".COM;.EXE;.BAT;.CMD";
        let there = |file: &Path| file == Path::new("/b/npx.cmd");
        let found = |program: &str| script(Path::new(program), &path, endings, there);
        assert_eq!(found("npx"), Some(PathBuf::from("/b/npx.cmd")));
        assert_eq!(found("/b/npx"), Some(PathBuf::from("/b/npx.cmd")));
        assert_eq!(found("npx.exe"), None);
        assert_eq!(found("node"), None);
    }

    #[test]
    fn another_program_has_the_same_command() {
        let mut command = Command::new("npx");
        command.arg("-y").env("A", "1").env_remove("B").current_dir("/tmp");
        let other = with_program(&command, Path::new("npx.cmd"));
        let shown = format!("{:?}", other.as_std());
        assert_eq!(shown, format!("{:?}", command.as_std()).replace("\"npx\"", "\"npx.cmd\""));
    }
}
