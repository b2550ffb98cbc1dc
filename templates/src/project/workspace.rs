//! The workspace of somebody that a new project is in.

use std::path::{Component, Path};

/// Whether a workspace of cargo above a folder has it among its members, by name or by glob. Such a
/// project must not be a workspace of its own.
pub fn has(folder: &Path) -> bool {
    let Ok(folder) = std::path::absolute(folder) else { return false };
    folder.ancestors().skip(1).any(|above| {
        let text = std::fs::read_to_string(above.join("Cargo.toml")).unwrap_or_default();
        let Ok(inside) = folder.strip_prefix(above) else { return false };
        let any = |key| list(&text, key).iter().any(|glob| matches(glob, inside));
        any("members") && !any("exclude")
    })
}

/// The texts of a list in the section `[workspace]`, without those behind a comment sign.
fn list(text: &str, key: &str) -> Vec<String> {
    let mut lines = text.lines().map(|line| line.split('#').next().unwrap_or_default());
    if !lines.any(|line| line.trim() == "[workspace]") {
        return Vec::new();
    }
    let section: Vec<&str> = lines.take_while(|line| !is_header(line)).collect();
    let begins = |line: &&str| {
        line.trim_start().strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with('='))
    };
    let Some(first) = section.iter().position(begins) else { return Vec::new() };
    let rest = section[first..].join("\n");
    let Some((_, rest)) = rest.split_once('[') else { return Vec::new() };
    let inside = rest.split(']').next().unwrap_or_default();
    let quoted = inside.split(',').map(|one| one.trim().trim_matches(['"', '\'']).to_owned());
    quoted.filter(|one| !one.is_empty()).collect()
}

fn is_header(line: &str) -> bool {
    let line = line.trim();
    line.starts_with('[') && line.ends_with(']') && !line.contains(['"', '\'', ','])
}

/// Whether a glob of cargo's stands for a path: `*` and `?` stay within one folder, `**` does not.
fn matches(glob: &str, path: &Path) -> bool {
    let steps: Vec<&str> =
        glob.split('/').filter(|step| !step.is_empty() && *step != ".").collect();
    let names: Vec<String> = path
        .components()
        .filter(|component| matches!(component, Component::Normal(_)))
        .map(|component| component.as_os_str().to_string_lossy().into_owned())
        .collect();
    steps_match(&steps, &names)
}

fn steps_match(steps: &[&str], names: &[String]) -> bool {
    match (steps, names) {
        ([], []) => true,
        (["**", rest @ ..], _) => {
            steps_match(rest, names)
                || names.split_first().is_some_and(|(_, n)| steps_match(steps, n))
        }
        ([step, rest @ ..], [name, others @ ..]) => {
            let (step, name): (Vec<char>, Vec<char>) =
                (step.chars().collect(), name.chars().collect());
            name_matches(&step, &name) && steps_match(rest, others)
        }
        _ => false,
    }
}

fn name_matches(step: &[char], name: &[char]) -> bool {
    match (step, name) {
        ([], []) => true,
        (['*', rest @ ..], _) => {
            name_matches(rest, name)
                || name.split_first().is_some_and(|(_, n)| name_matches(step, n))
        }
        (['?', rest @ ..], [_, others @ ..]) => name_matches(rest, others),
        ([one, rest @ ..], [other, others @ ..]) => one == other && name_matches(rest, others),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_of_a_workspace_are_found_however_they_are_written() {
        for (manifest, is_member) in [
            ("[workspace]\nmembers = [\"crates/*\"]\n", true),
            ("[workspace]\nmembers = [\n  \"a\", # ]\n  'crates/*',\n]\n", true),
            (
                "[package]\nname = \"x\"\n\n[workspace]\nresolver = \"3\"\nmembers=[\"./crates/server\"]\n",
                true,
            ),
            ("[workspace]\nmembers = [\"**\"]\n", true),
            ("[workspace]\nmembers = [\"crates/ser*er\"]\n", true),
            ("[workspace]\nmembers = [\"crates/*\"]\nexclude = [\"crates/server\"]\n", false),
            ("[workspace]\nmembers = [\"*\"]\n", false),
            ("[workspace]\nmembers = []\n", false),
            ("[package]\nname = \"x\"\n", false),
            ("[workspace]\ndefault-members = [\"crates/*\"]\n", false),
            ("[workspace]\n[other]\nmembers = [\"crates/*\"]\n", false),
        ] {
            let folder = tempfile::tempdir().expect("a folder");
            std::fs::write(folder.path().join("Cargo.toml"), manifest).expect("written");
            assert_eq!(has(&folder.path().join("crates/server")), is_member, "{manifest}");
        }
    }
}
