//! Forms of URIs: RFC 6570, levels 1 and 2.

/// A piece of a template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// As it is.
    Literal(String),
    /// `{name}`: characters that mean nothing in URIs; others are encoded.
    Simple(String),
    /// `{+name}`: any characters of URIs, slashes included.
    Reserved(String),
    /// `{#name}`: the same after a `#`.
    Fragment(String),
}

impl Part {
    /// The variable, if it is one.
    pub fn variable(&self) -> Option<&str> {
        match self {
            Self::Literal(_) => None,
            Self::Simple(name) | Self::Reserved(name) | Self::Fragment(name) => Some(name),
        }
    }
}

/// The pieces of a template.
///
/// # Errors
/// If it is no template, or none whose variables can be found again in a URI.
pub fn parse(template: &str) -> Result<Vec<Part>, String> {
    let mut parts: Vec<Part> = Vec::new();
    let mut rest = template;
    while let Some(at) = rest.find(['{', '}']) {
        let (literal, tail) = rest.split_at(at);
        if !literal.is_empty() {
            parts.push(Part::Literal(literal.to_owned()));
        }
        let inside = tail.strip_prefix('{').ok_or("`}` closes nothing")?;
        let end = inside.find('}').ok_or("`{` is not closed")?;
        let part = expression(&inside[..end])?;
        if parts.last().is_some_and(|last| last.variable().is_some())
            && !matches!(part, Part::Fragment(_))
        {
            return Err("two variables in a row cannot be told apart: put something between".into());
        }
        if parts.iter().any(|known| known.variable() == part.variable()) {
            return Err(format!("the variable `{}` is there twice", &inside[..end]));
        }
        parts.push(part);
        rest = &inside[end + 1..];
    }
    if !rest.is_empty() {
        parts.push(Part::Literal(rest.to_owned()));
    }
    Ok(parts)
}

fn expression(text: &str) -> Result<Part, String> {
    let (kind, name): (fn(String) -> Part, &str) = match text.chars().next() {
        Some('+') => (Part::Reserved, &text[1..]),
        Some('#') => (Part::Fragment, &text[1..]),
        _ => (Part::Simple, text),
    };
    let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.');
    if name.is_empty() || !name.chars().all(is_name) {
        let message = "is not `{name}`, `{+name}` or `{#name}` of RFC 6570, levels 1 and 2";
        return Err(format!("`{{{text}}}` {message}"));
    }
    Ok(kind(name.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn templates_of_two_levels_are_read() {
        let parts = parse("note://{book}/{+path}#x").expect("a template");
        assert_eq!(parts.iter().filter_map(Part::variable).collect::<Vec<_>>(), ["book", "path"]);
        for wrong in
            ["{a", "a}", "{}", "{a,b}", "{?a}", "{a}{b}", "{a}/{a}", "{a:3}", "{a*}", "{a b}"]
        {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }
}
