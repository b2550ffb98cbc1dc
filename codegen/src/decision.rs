//! What only a person can decide about a new version, as lines for the fact files.
//!
//! A problem that a fact would settle carries the lines to write, with what can be guessed already in
//! them. They are shown with the place where they go, or written there to be reviewed.

use std::collections::BTreeMap;
use std::fmt;

/// Lines for a fact file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Decision {
    /// The fact file.
    pub file: &'static str,
    /// Where in it.
    pub place: Place,
    /// The lines.
    pub lines: String,
}

/// Where lines of a fact file go.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// An entry of its own, at the end.
    End,
    /// Into the table with this header; where there is none, it is made at the end.
    Table(String),
    /// Into the list `key` of the entry that begins with the line `entry`.
    List {
        /// The first line of the entry, such as `name = "tools"`.
        entry: String,
        /// The key of the list.
        key: String,
    },
}

impl Decision {
    /// An entry of its own.
    pub fn entry(file: &'static str, lines: impl Into<String>) -> Self {
        Self { file, place: Place::End, lines: lines.into() }
    }

    /// What `docs.toml` should say of a definition.
    pub fn definition_doc(definition: &str) -> Self {
        Self {
            file: "docs.toml",
            place: Place::Table(format!("[definition.{}]", key(definition))),
            lines: format!("text = {}", quoted(&sentence(definition))),
        }
    }

    /// What `docs.toml` should say of a member.
    pub fn member_doc(definition: &str, member: &str) -> Self {
        Self {
            file: "docs.toml",
            place: Place::Table(format!("[definition.{}.member]", key(definition))),
            lines: format!("{} = {}", key(member), quoted(&sentence(member))),
        }
    }

    /// One more element of a list.
    pub fn element(file: &'static str, entry: String, list: &str, element: &str) -> Self {
        let place = Place::List { entry, key: list.to_owned() };
        Self { file, place, lines: quoted(element) }
    }

    /// Where the lines go in `text`, counted from 1, and the text with them.
    pub fn applied(&self, text: &str) -> (usize, String) {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let found = match &self.place {
            Place::End => None,
            Place::Table(header) => self.in_table(&mut lines, header),
            Place::List { entry, key } => self.in_list(&mut lines, entry, key),
        };
        let line = found.unwrap_or_else(|| self.at_the_end(&mut lines));
        (line, lines.join("\n") + "\n")
    }

    fn in_table(&self, lines: &mut Vec<String>, header: &str) -> Option<usize> {
        let at = lines.iter().position(|line| line == header)?;
        lines.insert(at + 1, self.lines.clone());
        Some(at + 2)
    }

    fn in_list(&self, lines: &mut [String], entry: &str, key: &str) -> Option<usize> {
        let from = lines.iter().position(|line| line == entry)?;
        let begins = format!("{key} = [");
        let offset = lines[from..].iter().position(|line| line.starts_with(&begins))?;
        let line = &mut lines[from + offset];
        let end = line.rfind(']')?;
        let separator = if line[..end].ends_with('[') { "" } else { ", " };
        line.insert_str(end, &format!("{separator}{}", self.lines));
        Some(from + offset + 1)
    }

    fn at_the_end(&self, lines: &mut Vec<String>) -> usize {
        lines.push(String::new());
        let at = lines.len() + 1;
        if let Place::Table(header) = &self.place {
            lines.push(header.clone());
        }
        lines.extend(self.lines.lines().map(str::to_owned));
        at
    }

    /// The lines as they are shown.
    fn shown(&self) -> String {
        match &self.place {
            Place::End => self.lines.clone(),
            Place::Table(header) => format!("{header}\n{}", self.lines),
            Place::List { entry, key } => format!("{entry}\n{key} = [..., {}]", self.lines),
        }
    }
}

/// Decisions that were taken for a person, file by file.
#[derive(Debug, Default)]
pub struct Proposal {
    /// The fact files that change, and what they become.
    pub files: BTreeMap<&'static str, String>,
    shown: Vec<(String, String)>,
}

impl Proposal {
    /// Puts decisions together. `text` gives the fact files.
    pub fn new<'a>(
        decisions: impl IntoIterator<Item = &'a Decision>,
        text: impl Fn(&str) -> Option<String>,
    ) -> Self {
        let mut proposal = Self::default();
        for decision in &together(decisions) {
            let file = proposal.files.entry(decision.file);
            let file = file.or_insert_with(|| text(decision.file).unwrap_or_default());
            let (line, written) = decision.applied(file);
            *file = written;
            proposal.shown.push((format!("{}:{line}", decision.file), decision.shown()));
        }
        proposal
    }

    /// Whether there is nothing to decide.
    pub fn is_empty(&self) -> bool {
        self.shown.is_empty()
    }
}

/// Every place with its lines, ready to be pasted.
impl fmt::Display for Proposal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, lines) in &self.shown {
            writeln!(f, "{place}")?;
            for line in lines.lines() {
                writeln!(f, "    {line}")?;
            }
        }
        Ok(())
    }
}

/// Decisions, those for one table in one.
fn together<'a>(decisions: impl IntoIterator<Item = &'a Decision>) -> Vec<Decision> {
    let mut all: Vec<Decision> = Vec::new();
    for decision in decisions {
        let is_table = matches!(decision.place, Place::Table(_));
        let same = |other: &&mut Decision| {
            other.file == decision.file && other.place == decision.place && is_table
        };
        match all.iter_mut().find(same) {
            Some(other) => {
                other.lines.push('\n');
                other.lines.push_str(&decision.lines);
            }
            None => all.push(decision.clone()),
        }
    }
    all
}

/// A name as a sentence: `mimeType` becomes `The MIME type.` in the hands of a person, and `Mime
/// type.` here.
fn sentence(name: &str) -> String {
    use heck::ToSnakeCase as _;
    let words = name.to_snake_case().replace('_', " ");
    let mut letters = words.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    format!("{first}{}.", letters.as_str())
}

fn key(name: &str) -> String {
    let is_bare = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-');
    if !name.is_empty() && name.chars().all(is_bare) { name.to_owned() } else { quoted(name) }
}

fn quoted(text: &str) -> String {
    // What JSON escapes TOML escapes too, in the same way.
    serde_json::Value::from(text).to_string()
}
