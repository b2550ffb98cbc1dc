//! The HTTP request of a tool, as a comment for whoever writes its function.

use serde_json::{Map, Value};

use crate::manifest::model::Http;
use crate::render::turns;

/// Lines of a comment, indented like the body of a function.
pub fn comment(http: &Http) -> String {
    let mut lines = vec![
        "This HTTP request is what the tool stands for:".to_owned(),
        format!("  {} {}", http.method, http.url),
    ];
    let places = [
        ("path", &http.path),
        ("query", &http.query),
        ("headers", &http.header),
        ("cookies", &http.cookie),
    ];
    for (place, names) in places.into_iter().filter(|(_, names)| !names.is_empty()) {
        lines.push(format!("  {place}: {}", listed(names)));
    }
    if let Some(body) = &http.body {
        let what = match &body.argument {
            Some(argument) => format!("`{argument}`"),
            None => "all other arguments".to_owned(),
        };
        lines.push(format!("  body: {what}, as {}", body.media_type));
        let files = body.parts.iter().filter(|(_, part)| part.file == Some(true));
        let files: Vec<&str> = files.map(|(name, _)| name.as_str()).collect();
        if !files.is_empty() {
            lines.push(format!("  files: {}", files.join(", ")));
        }
    }
    lines.iter().map(|line| format!("    // {}\n", plain(line))).collect()
}

fn listed(names: &Map<String, Value>) -> String {
    let listed = names.iter().map(|(argument, written)| {
        let name = written.as_str().or_else(|| written.get("name")?.as_str());
        let mut text = match name {
            Some(name) if name != argument => format!("{name} from `{argument}`"),
            _ => argument.clone(),
        };
        let how = written.as_object().into_iter().flatten().filter(|(key, _)| *key != "name");
        let how: Vec<String> = how.map(|(key, value)| format!("{key}: {value}")).collect();
        if !how.is_empty() {
            text.push_str(&format!(" ({})", how.join(", ")));
        }
        text
    });
    listed.collect::<Vec<_>>().join(", ")
}

/// A text that stays in its line and in its comment.
fn plain(text: &str) -> String {
    let is_odd = |c: char| c.is_control() || turns(c) || matches!(c, '\u{2028}' | '\u{2029}');
    text.replace(is_odd, " ").trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn nothing_of_a_request_is_code() {
        let http = json!({
            "method": "GET\n}",
            "url": "https://x/{a}\r\nfn main() {}\u{202e}\u{2028}",
            "query": { "a\n": "b\n*/" },
            "body": { "mediaType": "text/plain\nx", "argument": "body" },
        });
        let http = serde_json::from_value(http).expect("a request");
        let comment = comment(&http);
        assert_eq!(comment.lines().count(), 4, "{comment}");
        assert!(comment.lines().all(|line| line.starts_with("    // ")), "{comment}");
        assert!(!comment.contains(['\r', '\u{202e}', '\u{2028}']), "{comment}");
    }
}
