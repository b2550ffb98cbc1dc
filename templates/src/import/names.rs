//! Names that a project can have, for names that it cannot.

use std::collections::HashSet;

use serde_json::{Map, Value};

use crate::identifiers::{camel, is_keyword, snake};
use crate::lint::names::project_name;

type Object = Map<String, Value>;

/// The name of a project for a server of any name; nothing if that will do.
pub fn project(server: &str) -> Option<String> {
    project_name(server)?;
    let plain = server.to_ascii_lowercase();
    let words: Vec<&str> = plain
        .split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .filter(|word| !word.is_empty())
        .collect();
    let mut name = words.join("-");
    name.truncate(56);
    if !name.starts_with(|c: char| c.is_ascii_lowercase()) {
        name = format!("server-{name}");
    }
    let name = name.trim_end_matches(['-', '_']).to_owned();
    Some(if project_name(&name).is_some() { format!("{name}-server") } else { name })
}

/// A name that a tool may have: <https://modelcontextprotocol.io/specification/2026-07-28/server/tools#tool-names>.
/// Nothing if it may have this one, or none is left.
pub fn tool(name: &str, taken: &HashSet<String>) -> Option<String> {
    let allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.');
    if !name.is_empty() && name.chars().all(allowed) && name.len() <= 128 {
        return None;
    }
    let name = if name.is_empty() { "unnamed" } else { name };
    let plain: String = name.chars().map(|c| if allowed(c) { c } else { '_' }).collect();
    let short = |length: usize| plain.chars().take(length).collect::<String>();
    let numbered = (2..).map(|number| format!("{}_{number}", short(120)));
    std::iter::once(short(128)).chain(numbered.take(10_000)).find(|name| !taken.contains(name))
}

/// Gives other names in Rust to those elements whose names give one that is taken, or none. Both
/// lists have their functions in one place. `fallback` is what the rest are called.
pub fn apart(lists: [&mut [Value]; 2], fallback: &str, notes: &mut Vec<String>) {
    let mut taken = Taken::default();
    let elements = lists.into_iter().flatten().filter_map(Value::as_object_mut);
    // Of two names that give one, the one that is spelled so keeps it.
    let (exact, others): (Vec<_>, Vec<_>) = elements.partition(|element| {
        let name = name(element);
        snake(name).as_deref() == Some(name)
    });
    let all = exact.into_iter().chain(others);
    let rest: Vec<&mut Object> = all.filter(|element| !taken.take(name(element))).collect();
    for element in rest {
        let name = name(element).to_owned();
        let rust = taken.another(&name, fallback);
        let why = if snake(&name).is_some() { "another is called so" } else { "no letter is left" };
        notes.push(format!("{fallback} `{name}` is `{rust}` in Rust: {why} there"));
        element.insert("rust".to_owned(), rust.into());
    }
}

fn name(element: &Object) -> &str {
    element.get("name").and_then(Value::as_str).unwrap_or_default()
}

/// The names of Rust that are taken. `a1` and `a_1` are two functions, but one type.
#[derive(Default)]
struct Taken(HashSet<String>);

impl Taken {
    /// Takes what a name becomes, if there is something and it is free.
    fn take(&mut self, name: &str) -> bool {
        let (Some(function), Some(ty)) = (snake(name), camel(name)) else { return false };
        let keys = [format!("fn {function}"), format!("type {ty}")];
        if keys.iter().any(|key| self.0.contains(key)) {
            return false;
        }
        self.0.extend(keys);
        true
    }

    fn another(&mut self, name: &str, fallback: &str) -> String {
        let base = snake(name).unwrap_or_else(|| fallback.replace(' ', "_"));
        let base = base.trim_end_matches('_').to_owned();
        let mut number = 1;
        loop {
            let candidate = match number {
                1 if !is_keyword(&base) => base.clone(),
                1 => format!("{base}_1"),
                number => format!("{base}_{number}"),
            };
            // `a_2` as a name of Rust is `a_2` again, but `a2_2` may be one word to it.
            let candidate = snake(&candidate).unwrap_or(candidate);
            if self.take(&candidate) {
                return candidate;
            }
            number += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn any_server_is_a_project() {
        let names =
            ["weather", "mcp-servers/everything", "1st Server!", "fn", "core", "", "Ünïcode", "--"];
        let names = names.map(|name| project(name).unwrap_or_else(|| "as it is".to_owned()));
        let expected = [
            "as it is",
            "mcp-servers-everything",
            "server-1st-server",
            "fn-server",
            "core-server",
            "server",
            "n-code",
            "server",
        ];
        assert_eq!(names, expected);
        assert!(names.iter().skip(1).all(|name| project_name(name).is_none()));
    }

    #[test]
    fn names_of_tools_keep_what_they_can() {
        let taken = HashSet::from(["a_b".to_owned()]);
        assert_eq!(tool("a-b.c_1", &taken), None);
        assert_eq!(tool("a/b", &taken).as_deref(), Some("a_b_2"));
        assert_eq!(tool(&"x".repeat(200), &taken).map(|name| name.len()), Some(128));
    }

    #[test]
    fn of_names_that_give_one_the_one_spelled_so_keeps_it() {
        let mut tools: Vec<Value> =
            ["read-file", "read_file", "read_file_2", "fn", "fn_", "é", "a1", "a_1"]
                .map(|name| json!({ "name": name }))
                .into();
        let mut notes = Vec::new();
        apart([&mut tools, &mut []], "tool", &mut notes);
        let rust: Vec<&str> =
            tools.iter().map(|tool| tool["rust"].as_str().unwrap_or("")).collect();
        assert_eq!(rust, ["read_file_3", "", "", "fn_1", "", "tool", "", "a_1_2"]);
        assert_eq!(notes.len(), 4);
    }
}
