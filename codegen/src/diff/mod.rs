//! What changed between two protocols, and whom a change breaks.
//!
//! Only the models are compared: a change of the schema that leaves them alike is none. Which
//! grade a change has is decided in one place, the table [`rules`].

mod alike;
mod groups;
mod markdown;
mod messages;
mod objects;
mod pair;
pub mod rules;
mod spelling;
mod text;
mod types;
mod unions;

use serde::{Serialize, Serializer};

use crate::model::Protocol;
pub use markdown::markdown;
use pair::Pair;
pub use pair::Renames;
pub use rules::{Grade, Rule};
pub(crate) use spelling::{directions, kind, value};
pub use text::text;

/// What changed between two protocols.
///
/// Written as JSON it has the members `old`, `new`, `totals`, `changes` and `rules`; names and
/// meanings of members and rules stay, new ones may be added.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Diff {
    /// What the older protocol is called.
    pub old: String,
    /// What the newer protocol is called.
    pub new: String,
    /// How many changes there are of each grade.
    pub totals: Totals,
    /// The changes: methods by name, then types by name.
    pub changes: Vec<Change>,
    /// The rules by which the changes are graded, without those that none needed.
    pub rules: Vec<&'static Rule>,
}

/// How many changes there are of each grade.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Totals {
    /// Changes that break messages.
    pub wire: usize,
    /// Changes that break programs.
    pub source: usize,
    /// Changes that break nothing.
    pub additive: usize,
}

/// One change.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Change {
    /// Whether it is about a method or a type.
    pub subject: Subject,
    /// The method, or the name of the type in the newer protocol; in the older one if it is gone.
    pub name: String,
    /// The part it is about: a member, string or kind, or `params`, `result`, `sender`,
    /// `capability`, … of a method. `null` if it is about the whole.
    pub part: Option<String>,
    /// Whether something came, went or is different.
    pub what: What,
    /// The name of the rule.
    #[serde(serialize_with = "rule_name")]
    pub rule: &'static Rule,
    /// The grade that the rule gives.
    pub grade: Grade,
    /// What was there before; `null` if nothing was.
    pub before: Option<String>,
    /// What is there now; `null` if nothing is.
    pub after: Option<String>,
}

/// What a change is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Subject {
    /// A request or a notification.
    Method,
    /// A type.
    Type,
}

/// Whether something came, went or is different.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum What {
    /// It is new.
    Added,
    /// It is gone.
    Removed,
    /// It is different.
    Changed,
}

impl What {
    /// The sign in front of a line.
    fn sign(self) -> char {
        match self {
            Self::Added => '+',
            Self::Removed => '-',
            Self::Changed => '~',
        }
    }
}

fn rule_name<S: Serializer>(rule: &&'static Rule, output: S) -> Result<S::Ok, S::Error> {
    output.serialize_str(rule.name)
}

impl Diff {
    /// Whether a change breaks messages or programs.
    pub fn is_breaking(&self) -> bool {
        self.totals.wire + self.totals.source > 0
    }
}

/// Compares two protocols. Types correspond by name.
pub fn compare(old: &Protocol, new: &Protocol) -> Diff {
    compare_renamed(old, new, &Renames::default())
}

/// Compares two protocols, some types of which have another name in the newer one.
pub fn compare_renamed(old: &Protocol, new: &Protocol, renames: &Renames) -> Diff {
    let pair = Pair { old, new, renames };
    let mut changes = messages::compare(&pair);
    changes.extend(types::compare(&pair));
    let count = |grade: Grade| changes.iter().filter(|change| change.grade == grade).count();
    let totals = Totals {
        wire: count(Grade::Wire),
        source: count(Grade::Source),
        additive: count(Grade::Additive),
    };
    let needed = |rule: &&&'static Rule| changes.iter().any(|change| change.rule == **rule);
    let rules = rules::ALL.iter().filter(needed).copied().collect();
    Diff { old: old.version.clone(), new: new.version.clone(), totals, changes, rules }
}

/// The changes of one method or type, as they are found.
struct Changes {
    subject: Subject,
    name: String,
    list: Vec<Change>,
}

impl Changes {
    fn of(subject: Subject, name: &str) -> Self {
        Self { subject, name: name.to_owned(), list: Vec::new() }
    }

    fn push(
        &mut self,
        rule: &'static Rule,
        what: What,
        part: Option<&str>,
        before: Option<String>,
        after: Option<String>,
    ) {
        self.list.push(Change {
            subject: self.subject,
            name: self.name.clone(),
            part: part.map(str::to_owned),
            what,
            rule,
            grade: rule.grade,
            before,
            after,
        });
    }

    fn added(&mut self, rule: &'static Rule, part: Option<&str>, after: String) {
        self.push(rule, What::Added, part, None, Some(after));
    }

    fn removed(&mut self, rule: &'static Rule, part: Option<&str>, before: String) {
        self.push(rule, What::Removed, part, Some(before), None);
    }

    fn changed(&mut self, rule: &'static Rule, part: Option<&str>, before: String, after: String) {
        self.push(rule, What::Changed, part, Some(before), Some(after));
    }
}
