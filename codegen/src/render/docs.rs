//! What is said to people, made safe for rustdoc.

use proc_macro2::TokenStream;
use quote::quote;

use crate::model::Doc;

/// The doc attributes for a definition or a member.
pub fn attributes(doc: &Doc, extra: &[String]) -> TokenStream {
    let mut lines = text(&doc.text);
    let mut paragraph = |text: &str| {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.extend(wrapped(text));
    };
    for text in extra {
        paragraph(text);
    }
    if doc.deprecated {
        paragraph("Deprecated by the specification.");
    }
    if let Some(page) = &doc.page {
        paragraph(&format!("[Specification]({page})"));
    }
    if lines.is_empty() {
        lines.push("Not described by the schema.".to_owned());
    }
    let lines = lines.iter().map(|line| format!(" {line}"));
    quote!(#(#[doc = #lines])*)
}

/// The doc attributes for a text of the generator's own.
pub fn own(text: &str) -> TokenStream {
    let lines = wrapped(text).into_iter().map(|line| format!(" {line}"));
    quote!(#(#[doc = #lines])*)
}

/// A sentence about a text on the wire, which may hold anything.
pub fn code(before: &str, wire: &str) -> TokenStream {
    let quoted = serde_json::Value::from(wire).to_string();
    let ticks = if quoted.contains('`') { "``" } else { "`" };
    let space = if quoted.contains('`') { " " } else { "" };
    let line = format!(" {before} {ticks}{space}{quoted}{space}{ticks}.");
    quote!(#[doc = #line])
}

/// A text from a schema as lines that rustdoc shows as they are: nothing of it becomes a test, a
/// link or markup by accident.
fn text(text: &str) -> Vec<String> {
    let text = without_links(text);
    let mut lines = Vec::new();
    let mut fenced = false;
    for line in text.split(['\n', '\r', '\u{2028}', '\u{2029}']) {
        let line: String = line.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let trimmed = line.trim();
        if trimmed.starts_with("```") || trimmed.starts_with("~~~") {
            // Whatever language a fence names, its content is no test of ours.
            fenced = !fenced;
            lines.push(if fenced { "```text".to_owned() } else { "```".to_owned() });
        } else if fenced {
            lines.push(line.trim_end().to_owned());
        } else if trimmed.is_empty() {
            lines.push(String::new());
        } else {
            lines.extend(wrapped(&escaped(trimmed)));
        }
    }
    if fenced {
        lines.push("```".to_owned());
    }
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    let first = lines.iter().position(|line| !line.is_empty()).unwrap_or_default();
    lines.drain(..first);
    lines.dedup_by(|one, two| one.is_empty() && two.is_empty());
    lines
}

/// `{@link Name}` and `{@link Name label}` as the name or the label.
fn without_links(text: &str) -> String {
    let mut result = String::new();
    let mut rest = text;
    while let Some(start) = rest.find("{@link") {
        result.push_str(&rest[..start]);
        let Some(length) = rest[start..].find('}') else { break };
        let inner = rest[start + "{@link".len()..start + length].trim();
        let label = inner.split_once([' ', '|']).map_or(inner, |(_, label)| label.trim());
        result.push_str(label);
        rest = &rest[start + length + 1..];
    }
    result.push_str(rest);
    result
}

/// One line with everything escaped that Markdown would take for more than text, outside of code.
fn escaped(line: &str) -> String {
    let code_ends = line.matches('`').count().is_multiple_of(2);
    let mut code = false;
    let mut result = String::new();
    for (index, word) in line.split(' ').enumerate() {
        if index > 0 {
            result.push(' ');
        }
        let is_address = word.contains("://") && !code && !word.contains(['(', '`', '<', '[']);
        if is_address {
            let end = word.trim_end_matches(['.', ',', ';', ':', ')']).len();
            result.push_str(&format!("<{}>{}", &word[..end], &word[end..]));
            continue;
        }
        for c in word.chars() {
            if c == '`' && code_ends {
                code = !code;
            }
            if !code && (matches!(c, '[' | ']' | '<' | '>') || c == '`' && !code_ends) {
                result.push('\\');
            }
            result.push(c);
        }
    }
    result
}

/// A paragraph in lines that fit beside the code.
fn wrapped(text: &str) -> Vec<String> {
    const WIDTH: usize = 88;
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut code = false;
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let fits = line.is_empty() || line.len() + 1 + word.len() <= WIDTH;
        // Code must stay on one line, and a list must not begin by accident.
        let starts_markup = word.starts_with(['-', '+', '*', '#', '>', '=', '|'])
            || word.starts_with(|c: char| c.is_ascii_digit());
        if fits || code || starts_markup {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        } else {
            lines.push(std::mem::replace(&mut line, word.to_owned()));
        }
        if word.matches('`').count() % 2 == 1 {
            code = !code;
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}
