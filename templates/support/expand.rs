/// A piece of a template: RFC 6570, levels 1 and 2.
enum Part {
    /// As it is.
    Literal(&'static str),
    /// A variable whose special characters are encoded.
    Simple(&'static str),
    /// A variable that may have any characters of URIs.
    Reserved(&'static str),
    /// The same after a `#`.
    Fragment(&'static str),
}

/// The URI of a template with these variables.
fn expanded<T: serde::Serialize>(parts: &[Part], variables: &T) -> String {
    let variables = serde_json::to_value(variables).unwrap_or_default();
    // What has no value adds nothing.
    let text = |name: &str| match variables.get(name) {
        None | Some(Value::Null) => None,
        Some(Value::String(text)) => Some(text.clone()),
        Some(other) => Some(other.to_string()),
    };
    let mut uri = String::new();
    for part in parts {
        match part {
            Part::Literal(literal) => uri.push_str(literal),
            Part::Simple(name) => {
                encode(&text(name).unwrap_or_default(), "", &mut uri);
            }
            Part::Reserved(name) => {
                encode(&text(name).unwrap_or_default(), RESERVED, &mut uri);
            }
            Part::Fragment(name) => {
                if let Some(text) = text(name) {
                    uri.push('#');
                    encode(&text, RESERVED, &mut uri);
                }
            }
        }
    }
    uri
}

/// Characters that mean something in URIs.
const RESERVED: &str = ":/?#[]@!$&'()*+,;=";

fn encode(text: &str, allowed: &str, uri: &mut String) {
    for c in text.chars() {
        if c.is_ascii_alphanumeric() || "-._~".contains(c) || allowed.contains(c) {
            uri.push(c);
            continue;
        }
        let mut bytes = [0; 4];
        for byte in c.encode_utf8(&mut bytes).bytes() {
            uri.push_str(&format!("%{byte:02X}"));
        }
    }
}
