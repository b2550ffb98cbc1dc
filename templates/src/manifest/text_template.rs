//! Texts of prompts, in which `{{name}}` stands for an argument.

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// As it is.
    Text(String),
    /// What the user filled in.
    Argument(String),
}

/// The pieces of a text. `\{{` is `{{` itself.
///
/// # Errors
/// If braces are not closed or have no name between them.
pub fn parse(text: &str) -> Result<Vec<Piece>, String> {
    let mut pieces = Vec::new();
    let mut literal = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("{{") {
        if let Some(before) = rest[..at].strip_suffix('\\') {
            literal.push_str(before);
            literal.push_str("{{");
            rest = &rest[at + 2..];
            continue;
        }
        literal.push_str(&rest[..at]);
        let inside = &rest[at + 2..];
        let Some(end) = inside.find("}}") else {
            return Err(r"`{{` is not closed: write `\{{` for the braces themselves".to_owned());
        };
        let name = inside[..end].trim();
        if name.is_empty() {
            return Err(r"`{{ }}` has no name: write `\{{` for the braces themselves".to_owned());
        }
        if !literal.is_empty() {
            pieces.push(Piece::Text(std::mem::take(&mut literal)));
        }
        pieces.push(Piece::Argument(name.to_owned()));
        rest = &inside[end + 2..];
    }
    literal.push_str(rest);
    if !literal.is_empty() {
        pieces.push(Piece::Text(literal));
    }
    Ok(pieces)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_texts_and_arguments() {
        let pieces = parse(r"a {{ b }}{{c}} \{{d}} }").expect("a template");
        let text = |text: &str| Piece::Text(text.to_owned());
        let argument = |name: &str| Piece::Argument(name.to_owned());
        assert_eq!(pieces, [text("a "), argument("b"), argument("c"), text(" {{d}} }")]);
        assert!(parse("{{a").is_err());
        assert!(parse("{{ }}").is_err());
    }
}
