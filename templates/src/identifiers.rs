//! Names of a manifest as names of Rust.

use heck::{ToSnakeCase as _, ToUpperCamelCase as _};

/// Words that cannot be names, in any edition so far.
const KEYWORDS: [&str; 54] = [
    "abstract",
    "as",
    "async",
    "await",
    "become",
    "box",
    "break",
    "const",
    "continue",
    "crate",
    "do",
    "dyn",
    "else",
    "enum",
    "extern",
    "false",
    "final",
    "fn",
    "for",
    "gen",
    "if",
    "impl",
    "in",
    "let",
    "loop",
    "macro",
    "match",
    "mod",
    "move",
    "mut",
    "override",
    "priv",
    "pub",
    "ref",
    "return",
    "self",
    "static",
    "struct",
    "super",
    "trait",
    "true",
    "try",
    "type",
    "typeof",
    "union",
    "unsafe",
    "unsized",
    "use",
    "virtual",
    "where",
    "while",
    "yield",
    "macro_rules",
    "raw",
];

/// Crates that the files of a project import from: a module of that name would hide them.
const CRATES: [&str; 5] = ["mcp_bindings", "mcp_runtime", "serde", "serde_json", "std"];

/// Whether a word cannot be a name.
pub fn is_keyword(word: &str) -> bool {
    KEYWORDS.contains(&word)
}

/// The name of a function, a module or a field; nothing if no letter or digit is left.
pub fn snake(name: &str) -> Option<String> {
    let snake = led_by_letter(ascii(name).to_snake_case(), 'n')?;
    Some(if is_keyword(&snake) || CRATES.contains(&snake.as_str()) {
        format!("{snake}_")
    } else {
        snake
    })
}

/// The name of a type; nothing if no letter or digit is left.
pub fn camel(name: &str) -> Option<String> {
    let camel = led_by_letter(ascii(name).to_upper_camel_case(), 'N')?;
    Some(if camel == "Self" { "Self_".to_owned() } else { camel })
}

fn ascii(name: &str) -> String {
    name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { ' ' }).collect()
}

fn led_by_letter(name: String, letter: char) -> Option<String> {
    match name.chars().next()? {
        first if first.is_ascii_digit() => Some(format!("{letter}{name}")),
        _ => Some(name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_name_is_one_of_rust() {
        let snakes = ["read-file", "readFile", "fn", "1st", "self", "a.b", "..", "é"].map(snake);
        let expected = ["read_file", "read_file", "fn_", "n1st", "self_", "a_b"];
        assert_eq!(snakes[..6], expected.map(|name| Some(name.to_owned())));
        assert_eq!(snakes[6..], [None, None]);
        assert_eq!(camel("read-file").as_deref(), Some("ReadFile"));
        assert_eq!(camel("1st").as_deref(), Some("N1st"));
        assert_eq!(camel("self").as_deref(), Some("Self_"));
    }
}
