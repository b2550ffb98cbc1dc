//! A difference as text for people, and as Markdown for a changelog.

use std::fmt::Write as _;

use super::{Action, Change, Diff, Grade};

const GRADES: [(Grade, &str); 3] = [
    (Grade::WireBreaking, "wire-breaking"),
    (Grade::SourceBreaking, "source-breaking"),
    (Grade::Additive, "additive"),
];

impl Diff {
    /// One line a change, grouped by method and type, with totals at the end.
    pub fn to_text(&self) -> String {
        let mut text = format!("{} → {}\n", self.old, self.new);
        let mut previous = None;
        for change in &self.changes {
            if previous != Some(&change.name) {
                let _ = write!(text, "\n{}\n", change.name);
            }
            previous = Some(&change.name);
            let grade = name(change.grade);
            let _ =
                writeln!(text, "  {} {}  [{grade}: {}]", sign(change), line(change), change.reason);
        }
        let _ = writeln!(text, "\n{}", self.totals());
        text
    }

    /// A section a grade, for a changelog.
    pub fn to_markdown(&self) -> String {
        let mut text = format!("## {} → {}\n", self.old, self.new);
        for (grade, title) in GRADES {
            let changes: Vec<&Change> =
                self.changes.iter().filter(|change| change.grade == grade).collect();
            if changes.is_empty() {
                continue;
            }
            let mut heading = title.to_owned();
            heading[..1].make_ascii_uppercase();
            let _ = write!(text, "\n### {heading}\n\n");
            for change in changes {
                let action = match change.action {
                    Action::Added => "added",
                    Action::Removed => "removed",
                    Action::Changed => "changed",
                };
                let part = change.part.as_ref().map(|part| format!(".{part}")).unwrap_or_default();
                let detail = if change.detail.is_empty() {
                    String::new()
                } else {
                    format!(": {}", change.detail)
                };
                let _ = writeln!(text, "- `{}{part}` {action}{detail}", change.name);
            }
        }
        let _ = writeln!(text, "\n{}", self.totals());
        text
    }

    /// JSON with the field names of the types here.
    ///
    /// # Errors
    /// Never for a difference of two protocols.
    pub fn to_json(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string_pretty(self).map(|text| text + "\n")
    }

    fn totals(&self) -> String {
        if self.changes.is_empty() {
            return "no changes".to_owned();
        }
        let counts = GRADES.map(|(grade, name)| format!("{} {name}", self.count(grade)));
        format!("{} changes: {}", self.changes.len(), counts.join(", "))
    }
}

fn name(grade: Grade) -> &'static str {
    GRADES.iter().find(|(other, _)| *other == grade).map_or("", |(_, name)| name)
}

fn sign(change: &Change) -> char {
    match change.action {
        Action::Added => '+',
        Action::Removed => '-',
        Action::Changed => '~',
    }
}

fn line(change: &Change) -> String {
    match (&change.part, change.detail.as_str()) {
        (None, detail) => detail.to_owned(),
        (Some(part), "") => part.clone(),
        (Some(part), detail) => format!("{part}: {detail}"),
    }
}
