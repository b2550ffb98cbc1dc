//! `$ref`: only to definitions of the same file.

/// The definition that `reference` names.
///
/// # Errors
/// With what is wrong with it.
pub fn definition_name(reference: &str) -> Result<String, String> {
    let Some(pointer) = reference.strip_prefix('#') else {
        return Err(format!(
            "`{reference}` refers to another document; only `#/$defs/…` and `#/definitions/…` can be followed"
        ));
    };
    let name = pointer.strip_prefix("/$defs/").or_else(|| pointer.strip_prefix("/definitions/"));
    match name {
        Some(name) if !name.is_empty() && !name.contains('/') => {
            let decoded = percent_decoded(name).ok_or_else(|| {
                format!("`{reference}` holds a `%` that is not followed by two hexadecimal digits")
            })?;
            Ok(decoded.replace("~1", "/").replace("~0", "~"))
        }
        _ => Err(format!(
            "`{reference}` does not name a definition; only `#/$defs/…` and `#/definitions/…` can be followed"
        )),
    }
}

fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        if *first == b'%' {
            let digits = after.get(..2).and_then(|digits| std::str::from_utf8(digits).ok())?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
            rest = &after[2..];
        } else {
            bytes.push(*first);
            rest = after;
        }
    }
    String::from_utf8(bytes).ok()
}
