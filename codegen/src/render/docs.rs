//! What is said to people, as doc attributes.

use proc_macro2::TokenStream;
use quote::quote;

use crate::markdown::{self, wrapped};
use crate::model::Doc;

/// The doc attributes for a definition or a member.
pub fn attributes(doc: &Doc, extra: &[String]) -> TokenStream {
    let mut lines = markdown::lines(&without_links(&doc.text));
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
    let line = format!(" {before} {}.", markdown::code(&quoted));
    quote!(#[doc = #line])
}

/// `{@link Name}` and `{@link Name label}` as the name or the label.
fn without_links(text: &str) -> String {
    let mut result = String::new();
    let mut rest = text;
    while let Some(start) = rest.find("{@link") {
        result.push_str(&rest[..start]);
        let Some(length) = rest[start..].find('}') else {
            rest = &rest[start..];
            break;
        };
        let inner = rest[start + "{@link".len()..start + length].trim();
        let label = inner.split_once([' ', '|']).map_or(inner, |(_, label)| label.trim());
        result.push_str(label);
        rest = &rest[start + length + 1..];
    }
    result.push_str(rest);
    result
}
