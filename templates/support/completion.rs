//! Proposals while a user types.

use mcp_bindings::latest::{CompleteResult, Completion};

/// The protocol's limit for one answer.
const MOST: usize = 100;

/// Those of the values that begin with what was typed, whatever its case.
pub(crate) fn matching(values: &[&str], typed: &str) -> CompleteResult {
    let typed = typed.to_lowercase();
    let begins = |value: &&&str| value.to_lowercase().starts_with(&typed);
    proposals(values.iter().filter(begins).map(|value| (*value).to_owned()).collect())
}

/// As many of the values as one answer may have.
pub(crate) fn proposals(mut values: Vec<String>) -> CompleteResult {
    let total = values.len();
    values.truncate(MOST);
    let completion = Completion::new(values).with_has_more(total > MOST);
    CompleteResult::new(completion.with_total(i64::try_from(total).unwrap_or(i64::MAX)))
}
