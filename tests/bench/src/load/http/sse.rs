//! Server-sent events, as much of them as carries messages.

/// Hands over the data of each event that has any.
pub fn data(body: &[u8], mut take: impl FnMut(&[u8]) -> Result<(), String>) -> Result<(), String> {
    let mut event = Vec::new();
    let lines = body.split_inclusive(|&byte| byte == b'\n');
    // What does not end in a line feed is not a line yet.
    for line in lines.filter_map(|line| line.strip_suffix(b"\n")) {
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        if line.is_empty() {
            if !event.is_empty() {
                take(&event)?;
            }
            event.clear();
        } else if let Some(value) = line.strip_prefix(b"data:") {
            if !event.is_empty() {
                event.push(b'\n');
            }
            event.extend_from_slice(value.strip_prefix(b" ").unwrap_or(value));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(body: &str) -> Vec<String> {
        let mut found = Vec::new();
        data(body.as_bytes(), |event| {
            found.push(String::from_utf8(event.to_vec()).unwrap());
            Ok(())
        })
        .unwrap();
        found
    }

    #[test]
    fn events_without_data_and_comments_are_passed_over() {
        let body = "id: 0\nretry: 3000\ndata: \n\n: still here\n\nid: 1\ndata: {\"id\":1}\n\n";
        assert_eq!(all(body), [r#"{"id":1}"#]);
    }

    #[test]
    fn data_of_several_lines_is_joined() {
        assert_eq!(all("data:{\r\ndata: }\r\n\r\ndata: 2\n\n"), ["{\n}", "2"]);
    }

    #[test]
    fn an_event_that_does_not_end_is_none() {
        assert!(all("data: 1\n").is_empty());
    }
}
