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
    /// The server that a command line starts. It is split into words as a shell splits it, and no
    /// shell sees it: nothing else in it means anything.
    ///
    /// # Errors
    /// If a quote is not closed, or there is no word.
    pub fn command_line(line: &str) -> Result<Self, String> {
        let words = shlex::split(line);
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
    fn headers_are_not_shown() {
        let header = "Authorization: Bearer hunter2".to_owned();
        let address = Address::http("http://localhost/mcp", [&header]).expect("an address");
        assert!(!format!("{address:?}").contains("hunter2"));
        assert!(Address::http("http://localhost/mcp", [&"hunter2".to_owned()]).is_err());
    }
}
