//! Names of files that every system can have, and whose file one is.

use std::collections::BTreeMap;
use std::path::{Component, Path};

/// How many bytes the name of a file may have, on about every file system.
const MAX_NAME: usize = 255;

/// Names that mean devices to one system, whatever comes after a point.
const DEVICES: [&str; 4] = ["con", "prn", "aux", "nul"];

/// What begins the first line of a file that a generator wrote.
const HEAD: &str = "// Written by `";

/// The command that a file says it was written by.
pub(crate) fn owner(text: &[u8]) -> Option<&[u8]> {
    let rest = text.strip_prefix(HEAD.as_bytes())?;
    let line = rest.split(|byte| *byte == b'\n').next().unwrap_or_default();
    line.iter().position(|byte| *byte == b'`').map(|end| &line[..end])
}

/// What is wrong with the paths of files that are to be in one folder: a name that some system
/// cannot have, or two that are one where case does not count.
pub fn check_names<'a>(paths: impl IntoIterator<Item = &'a Path>) -> Vec<String> {
    let mut problems = Vec::new();
    let mut seen: BTreeMap<String, (String, bool)> = BTreeMap::new();
    for path in paths {
        let mut inside = String::new();
        let count = path.components().count();
        for (index, component) in path.components().enumerate() {
            let name = component.as_os_str().to_string_lossy();
            let known = matches!(component, Component::Normal(_)).then(|| fault(&name));
            let fault = known.unwrap_or(Some("is no name of a file".to_owned()));
            if let Some(fault) = fault {
                problems.push(format!("`{}`: `{}` {fault}", shown(path), shortened(&name)));
                break;
            }
            inside.push('/');
            inside.push_str(&name);
            let is_file = index + 1 == count;
            let key = inside.to_lowercase();
            match seen.get(&key) {
                Some((spelling, was_file)) if *spelling != inside || *was_file || is_file => {
                    problems.push(format!(
                        "`{}` and `{}` are one file where case does not count, or one is in the other",
                        shown(path),
                        shortened(spelling.trim_start_matches('/'))
                    ));
                    break;
                }
                _ => {
                    seen.insert(key, (inside.clone(), is_file));
                }
            }
        }
    }
    problems
}

/// Why some system cannot have a file of this name.
fn fault(name: &str) -> Option<String> {
    let stem = name.split('.').next().unwrap_or_default().trim_end().to_ascii_lowercase();
    let is_port = |prefix: &str| {
        stem.strip_prefix(prefix).is_some_and(|n| n.len() == 1 && n.chars().all(|c| c.is_numeric()))
    };
    if name.len() > MAX_NAME {
        return Some(format!(
            "has {} bytes, and the name of a file {MAX_NAME} at most",
            name.len()
        ));
    }
    if DEVICES.contains(&stem.as_str()) || is_port("com") || is_port("lpt") {
        return Some("is a device on Windows".to_owned());
    }
    if name.ends_with(['.', ' ']) || name.starts_with(' ') {
        return Some("begins or ends with what Windows takes away".to_owned());
    }
    let is_bad = |c: &char| {
        c.is_control() || matches!(c, '<' | '>' | ':' | '"' | '|' | '?' | '*' | '\\' | '\u{fffd}')
    };
    let bad = name.chars().find(is_bad)?;
    Some(format!("has a `{}`, which not every system allows", bad.escape_default()))
}

fn shown(path: &Path) -> String {
    shortened(&path.display().to_string())
}

fn shortened(text: &str) -> String {
    let mut short: String = text.chars().take(60).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short.chars().flat_map(|c| c.is_control().then_some('\u{fffd}').or(Some(c))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(paths: &[&str]) -> usize {
        check_names(paths.iter().map(Path::new)).len()
    }

    #[test]
    fn names_that_some_system_cannot_have_are_named() {
        for name in [
            "con.rs",
            "src/AUX",
            "a/Nul.yaml",
            "lpt1.rs",
            "com9",
            "a\\b.yaml",
            "c:x.yaml",
            "../x",
            "/x",
            "a.",
            "a ",
            "x\ny",
            "x\u{7f}",
            "q?.yaml",
        ] {
            assert_eq!(faults(&[name]), 1, "{name:?}");
        }
        assert_eq!(faults(&["x".repeat(256).as_str()]), 1);
        let fine = ["console.rs", "com.rs", "com10.rs", "nulls/aux_.yaml", ".gitignore", "é.yaml"];
        assert_eq!(faults(&fine), 0);
        assert_eq!(faults(&["x".repeat(255).as_str()]), 0);
    }

    #[test]
    fn paths_that_are_one_on_some_systems_are_named() {
        assert_eq!(faults(&["Tools.yaml", "tools.yaml"]), 1);
        assert_eq!(faults(&["Src/a.rs", "src/b.rs"]), 1);
        assert_eq!(faults(&["a", "a/b"]), 1);
        assert_eq!(faults(&["a/b", "a"]), 1);
        assert_eq!(faults(&["a/b", "a/c", "b"]), 0);
    }

    #[test]
    fn an_owner_is_the_command_of_the_first_line() {
        assert_eq!(owner(b"// Written by `x y`. Do not edit.\n"), Some(&b"x y"[..]));
        assert_eq!(owner(b"\n// Written by `x`.\n"), None);
        assert_eq!(owner(b"// Written by `x\n`"), None);
    }
}
