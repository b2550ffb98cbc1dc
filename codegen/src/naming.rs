//! Names of the schema as identifiers of Rust.

use std::collections::HashMap;

use heck::{ToSnakeCase, ToUpperCamelCase};
use proc_macro2::{Ident, Span};

/// Names that a generated file uses itself, so that no definition may have them.
const TAKEN: [&str; 78] = [
    // The prelude of Rust.
    "Box",
    "Clone",
    "Copy",
    "Debug",
    "Default",
    "Drop",
    "Eq",
    "Err",
    "Extend",
    "Fn",
    "FnMut",
    "FnOnce",
    "From",
    "Future",
    "Into",
    "IntoIterator",
    "Iterator",
    "None",
    "Ok",
    "Option",
    "Ord",
    "PartialEq",
    "PartialOrd",
    "Result",
    "Self",
    "Send",
    "Sized",
    "Some",
    "String",
    "Sync",
    "ToOwned",
    "ToString",
    "TryFrom",
    "TryInto",
    "Vec",
    // What generated files import.
    "Absent",
    "ConvertFrom",
    "DecodeError",
    "Deserialize",
    "DeserializeOwned",
    "Deserializer",
    "Direction",
    "Error",
    "ErrorObject",
    "IncomingNotification",
    "IncomingRequest",
    "Integer",
    "Json",
    "JsonObject",
    "Losses",
    "Map",
    "MapAccess",
    "Members",
    "MessageError",
    "Notification",
    "NotRepresentable",
    "Number",
    "Payload",
    "PhantomData",
    "RawValue",
    "Request",
    "SeqAccess",
    "Serialize",
    "Serializer",
    // What they define themselves.
    "Method",
    "ClientRequest",
    "ClientNotification",
    "ClientResult",
    "ServerRequest",
    "ServerNotification",
    "ServerResult",
    // Their type parameters.
    "A",
    "D",
    "E",
    "H",
    "M",
    "S",
    "T",
];

/// The name of a type for a definition.
///
/// A definition that is spelled like a type of Rust keeps its name, so that whoever reads the
/// specification finds it; one that is called like something every file uses gets `Type` added.
pub fn type_name(definition: &str) -> String {
    let spelled = definition.starts_with(|c: char| c.is_ascii_uppercase())
        && definition.chars().all(|c| c.is_ascii_alphanumeric());
    let name = if spelled { definition.to_owned() } else { camel(definition) };
    if TAKEN.contains(&name.as_str()) { name + "Type" } else { name }
}

/// The names of the variants for several strings, each distinct.
pub fn variant_names<'a>(texts: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    distinct(texts, camel, |text| camel(&spelled_out(text)), variant_reserved)
}

fn variant_reserved(name: &str) -> bool {
    matches!(name, "Self" | "Other" | "Unknown")
}

/// The names of the fields for several members, each distinct.
pub fn field_names<'a>(members: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    distinct(members, snake, |text| snake(&spelled_out(text)), field_reserved)
}

fn field_reserved(name: &str) -> bool {
    // The first four cannot be raw identifiers, and `extra` is in every struct.
    matches!(name, "self" | "super" | "crate" | "_" | "extra")
}

/// The first way of naming where it tells all apart or the text is the name already, the second for
/// those it does not, and numbers for what is left.
fn distinct<'a>(
    texts: impl IntoIterator<Item = &'a str>,
    plain: impl Fn(&str) -> String,
    verbose: impl Fn(&str) -> String,
    reserved: impl Fn(&str) -> bool,
) -> Vec<String> {
    let texts: Vec<&str> = texts.into_iter().collect();
    let mut uses: HashMap<String, usize> = HashMap::new();
    for text in &texts {
        *uses.entry(plain(text)).or_default() += 1;
    }
    let is_spelled_so = |text: &str| plain(text) == text && !reserved(text);
    let spelled: Vec<&str> = texts.iter().copied().filter(|text| is_spelled_so(text)).collect();
    let mut taken: Vec<String> = Vec::new();
    for text in texts {
        if spelled.contains(&text) && !taken.iter().any(|name| name == text) {
            taken.push(text.to_owned());
            continue;
        }
        let name = plain(text);
        let name = if uses[&name] > 1 { verbose(text) } else { name };
        let name = if reserved(&name) { suffixed(&name) } else { name };
        let mut candidate = name.clone();
        let mut number = 2;
        while taken.contains(&candidate) || spelled.contains(&candidate.as_str()) {
            candidate = format!("{name}{number}");
            number += 1;
        }
        taken.push(candidate);
    }
    taken
}

fn suffixed(name: &str) -> String {
    match name {
        "_" => "underscore".to_owned(),
        _ if name.starts_with(|c: char| c.is_ascii_uppercase()) => format!("{name}Value"),
        _ => format!("{name}_value"),
    }
}

/// `text` in upper camel case; symbols are spelled out where there is nothing else.
pub fn camel(text: &str) -> String {
    let words = ascii_words(text);
    let words = if words.trim().is_empty() { spelled_out(text) } else { words };
    let name = words.to_upper_camel_case();
    match name.chars().next() {
        None => "Empty".to_owned(),
        Some(first) if first.is_ascii_digit() => format!("N{name}"),
        Some(_) => name,
    }
}

fn snake(text: &str) -> String {
    // Of a name that is qualified by a domain the last part is the name.
    let local = text.rsplit_once('/').map_or(text, |(_, local)| local);
    let local = if local.is_empty() { text } else { local };
    let words = ascii_words(local);
    let words = if words.trim().is_empty() { spelled_out(text) } else { words };
    let name = words.to_snake_case();
    match name.chars().next() {
        None => "empty".to_owned(),
        Some(first) if first.is_ascii_digit() => format!("n{name}"),
        Some(_) => name,
    }
}

fn ascii_words(text: &str) -> String {
    text.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { ' ' }).collect()
}

/// `text` with every symbol as a word.
fn spelled_out(text: &str) -> String {
    let mut words = String::new();
    for c in text.chars() {
        if c.is_ascii_alphanumeric() {
            words.push(c);
        } else {
            words.push(' ');
            words.push_str(&symbol(c));
            words.push(' ');
        }
    }
    words
}

fn symbol(c: char) -> String {
    let name = match c {
        '+' => "plus",
        '-' => "minus",
        '*' => "star",
        '/' => "slash",
        '\\' => "backslash",
        '=' => "equal",
        '<' => "less",
        '>' => "greater",
        '!' => "bang",
        '?' => "question",
        '.' => "dot",
        ',' => "comma",
        ':' => "colon",
        ';' => "semicolon",
        '_' => "underscore",
        ' ' => "space",
        '%' => "percent",
        '&' => "and",
        '|' => "pipe",
        '^' => "caret",
        '~' => "tilde",
        '#' => "hash",
        '@' => "at",
        '$' => "dollar",
        '\'' => "quote",
        '"' => "double quote",
        '(' => "open",
        ')' => "close",
        _ => return format!("u{:x}", u32::from(c)),
    };
    name.to_owned()
}

/// An identifier, raw where the name is a keyword.
pub fn ident(name: &str) -> Ident {
    // A keyword since edition 2024, which a parser of any edition may not know.
    if name == "gen" {
        return Ident::new_raw(name, Span::call_site());
    }
    match syn::parse_str::<Ident>(name) {
        Ok(ident) => ident,
        Err(_) => Ident::new_raw(name, Span::call_site()),
    }
}

/// `name` without a leading `r#`, for names that are made from it.
pub fn handler_name(name: &str) -> String {
    format!("{}Handler", camel(name))
}

/// The name of a function for a message: `list_tools`.
pub fn function_name(short: &str) -> String {
    short.to_snake_case()
}

/// Whether Rust can call a module so.
pub fn can_be_module(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let starts = name.starts_with(|c: char| c.is_ascii_alphabetic());
    // These cannot be raw identifiers either.
    starts && name.chars().all(plain) && !matches!(name, "self" | "Self" | "super" | "crate")
}

/// The name of the module for a version: `v2026_07_28`.
pub fn module_name(version: &str) -> String {
    let words = version.replace(|c: char| !c.is_ascii_alphanumeric(), "_");
    if words.starts_with(|c: char| c.is_ascii_digit()) { format!("v{words}") } else { words }
}
