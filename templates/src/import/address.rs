//! Where a running server is.

use std::fmt;

/// Where a running server is.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Address {
    /// Behind the standard input and output of a process that is started: the program and its
    /// arguments.
    Process {
        /// What is started.
        program: String,
        /// Its arguments.
        arguments: Vec<String>,
    },
    /// Behind a URL.
    Http {
        /// Where.
        url: String,
        /// Names and values of headers that every request has.
        headers: Vec<(String, String)>,
    },
}

/// Values of headers are secrets.
impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Process { program, arguments } => {
                f.debug_tuple("Process").field(program).field(arguments).finish()
            }
            Self::Http { url, .. } => f.debug_tuple("Http").field(url).finish_non_exhaustive(),
        }
    }
}

impl Address {
    /// The server that a command line starts. It is split into words as a shell of this platform
    /// splits it, and no shell sees it: nothing else in it means anything. On Windows a backslash is
    /// part of a path, and only double quotes hold words together.
    ///
    /// # Errors
    /// If a quote is not closed, or there is no word.
    pub fn command_line(line: &str) -> Result<Self, String> {
        let words = if cfg!(windows) { split_windows(line) } else { shlex::split(line) };
        let words = words.ok_or_else(|| format!("`{line}`: a quote is not closed"))?;
        Self::command(words)
    }

    /// The server that a command starts: the program and its arguments.
    ///
    /// # Errors
    /// If there is no program.
    pub fn command(words: impl IntoIterator<Item = String>) -> Result<Self, String> {
        let mut words = words.into_iter();
        match words.next().filter(|program| !program.is_empty()) {
            Some(program) => Ok(Self::Process { program, arguments: words.collect() }),
            None => Err("the command of the server is empty".to_owned()),
        }
    }

    /// The server at a URL, with headers for every request, each as in `Name: value`.
    ///
    /// # Errors
    /// If a header has no name. Whether the URL is one turns out later.
    pub fn http<'a>(
        url: &str,
        headers: impl IntoIterator<Item = &'a String>,
    ) -> Result<Self, String> {
        let header = |header: &String| match header.split_once(':') {
            Some((name, value)) if !name.trim().is_empty() => {
                Ok((name.trim().to_owned(), value.trim().to_owned()))
            }
            // Not repeated: it may be a secret alone.
            _ => Err("a header is written `Name: value`".to_owned()),
        };
        let headers = headers.into_iter().map(header).collect::<Result<_, _>>()?;
        Ok(Self::Http { url: url.to_owned(), headers })
    }
}

/// Splits a command line as programs of Windows do: blanks outside of double quotes end a word;
/// backslashes count only in front of a quote, where two stand for one and a single one makes the
/// quote part of the word; within quotes a doubled quote is one. `None` if a quote is not closed.
fn split_windows(line: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let (mut quoted, mut slashes) = (false, 0_usize);
    let mut rest = line.chars().peekable();
    while let Some(c) = rest.next() {
        if c == '\\' {
            slashes += 1;
            word.get_or_insert_default().push(c);
            continue;
        }
        let before = std::mem::take(&mut slashes);
        match c {
            '"' => {
                let word = word.get_or_insert_default();
                word.truncate(word.len() - before.div_ceil(2));
                if before % 2 == 1 || (quoted && rest.next_if_eq(&'"').is_some()) {
                    word.push('"');
                } else {
                    quoted = !quoted;
                }
            }
            ' ' | '\t' | '\n' | '\r' if !quoted => words.extend(word.take()),
            c => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    (!quoted).then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_line_is_words_and_nothing_else() {
        let line = r#"node "my server.js" --greet 'a $(b) `c`' x\ y "#;
        let expected = ["node", "my server.js", "--greet", "a $(b) `c`", "x y"].map(str::to_owned);
        assert_eq!(Address::command_line(line), Address::command(expected));
        assert!(Address::command_line("node 'server.js").is_err());
        assert!(Address::command_line("  ").is_err());
    }

    #[test]
    fn a_command_line_of_windows_keeps_its_paths() {
        for (line, expected) in [
            (r"C:\node\node.exe x.js", vec![r"C:\node\node.exe", "x.js"]),
            (
                r#""C:\Program Files\node.exe" "a b" c"#,
                vec![r"C:\Program Files\node.exe", "a b", "c"],
            ),
            (r#"a\\\b d"e f"g h"#, vec![r"a\\\b", "de fg", "h"]),
            (r#"a\\\"b c d"#, vec![r#"a\"b"#, "c", "d"]),
            (r#"a\\\\"b c" d e"#, vec![r"a\\b c", "d", "e"]),
            (r"\\server\share\x.exe 'a b'", vec![r"\\server\share\x.exe", "'a", "b'"]),
            (r#"x "" y"#, vec!["x", "", "y"]),
            (r#"x "C:\dir\\" y"#, vec!["x", r"C:\dir\", "y"]),
            ("  ", vec![]),
        ] {
            let words: Vec<String> = expected.into_iter().map(str::to_owned).collect();
            assert_eq!(split_windows(line), Some(words), "{line}");
        }
        for open in [r#"node "x"#, r#"a"b"" c d"#] {
            assert_eq!(split_windows(open), None, "{open}");
        }
    }

    #[test]
    fn headers_are_not_shown() {
        let header = "Authorization: Bearer hunter2".to_owned();
        let address = Address::http("http://localhost/mcp", [&header]).expect("an address");
        assert!(!format!("{address:?}").contains("hunter2"));
        assert!(Address::http("http://localhost/mcp", [&"hunter2".to_owned()]).is_err());
    }
}
