//! Names for tools: what hosts take, no longer than they take, and the same however many other
//! operations there are.

use std::collections::{HashMap, HashSet};

use super::notes::Notes;
use super::operations::Operation;
use crate::identifiers::{camel, snake};

/// Several hosts and model providers take no longer names.
pub const MAX: usize = 64;
/// The digits that tell names apart.
const DIGITS: usize = 8;

/// A name for each operation. One that had to be given up for another operation's sake, or that was
/// too long, ends with digits that are made of the operation alone.
pub fn of(
    operations: &[Operation<'_>],
    renamed: &HashMap<String, String>,
    notes: &mut Notes,
) -> Vec<String> {
    let mut names: Vec<Option<String>> = vec![None; operations.len()];
    let mut taken = HashSet::new();
    // Those that were named as they must be come first, so that no other takes their name.
    let exact = |operation: &Operation<'_>| operation.id.is_some_and(|id| plain(id) == id);
    let rank = |operation: &Operation<'_>| match renamed.contains_key(&operation.call()) {
        true => 0,
        false => 1 + usize::from(!exact(operation)),
    };
    let mut order: Vec<usize> = (0..operations.len()).collect();
    order.sort_by_key(|index| rank(&operations[*index]));
    for index in order {
        let operation = &operations[index];
        let call = operation.call();
        let name = match renamed.get(&call) {
            Some(name) => name.clone(),
            None => proposed(operation, notes),
        };
        let name = match !renamed.contains_key(&call) && keys(&name).any(|key| taken.contains(&key))
        {
            true => {
                let apart = marked(&name, &call);
                let sentence = format!("the name `{name}` was taken: the tool is called `{apart}`");
                notes.add(sentence, call);
                apart
            }
            false => name,
        };
        taken.extend(keys(&name));
        names[index] = Some(name);
    }
    names.into_iter().flatten().collect()
}

/// What is wrong with a name that the user gave beside others.
pub fn wrong<'a>(name: &str, others: impl IntoIterator<Item = &'a String>) -> Option<String> {
    let is_allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.');
    if !name.chars().all(is_allowed) || snake(name).is_none() {
        Some(format!("tool `{name}`: a name may hold A-Z a-z 0-9 _ - . only"))
    } else if name.len() > MAX {
        Some(format!("tool `{name}`: several clients stop at {MAX} characters"))
    } else if others.into_iter().any(|other| keys(other).any(|key| keys(name).any(|k| k == key))) {
        Some(format!("two operations are renamed to `{name}`, or to what is the same in Rust"))
    } else {
        None
    }
}

/// What an operation would be called if it were the only one.
fn proposed(operation: &Operation<'_>, notes: &mut Notes) -> String {
    let path = if operation.path == "/" { "/root" } else { operation.path };
    let unnamed = || format!("{} {path}", operation.method);
    // A name without a letter or a digit is none in Rust.
    let id = operation.id.filter(|id| snake(&plain(id)).is_some());
    let text = id.map_or_else(unnamed, str::to_owned);
    let name = plain(&text);
    if name.len() <= MAX {
        return name;
    }
    let short = marked(&name, &text);
    notes.add(format!("longer than {MAX} characters: shortened to `{short}`"), text);
    short
}

/// The characters that every host takes.
fn plain(text: &str) -> String {
    let mut name = String::new();
    for c in text.chars() {
        match c {
            'a'..='z' | 'A'..='Z' | '0'..='9' | '_' | '-' => name.push(c),
            _ if name.ends_with('_') => {}
            _ => name.push('_'),
        }
    }
    name.trim_matches('_').to_owned()
}

/// A name with digits made of a text, within the limit.
fn marked(name: &str, text: &str) -> String {
    let room = MAX - DIGITS - 1;
    let mut short = name;
    if name.len() > room {
        short = name.get(..room).unwrap_or(name);
        // Between two words rather than inside of one.
        let end = short.rfind(['_', '-']).filter(|end| *end > room / 2);
        short = &short[..end.unwrap_or(room)];
    }
    format!("{}_{:08x}", short.trim_end_matches(['_', '-']), digest(text))
}

/// FNV-1a with 32 bits.
fn digest(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// The names of Rust that no other tool may have.
fn keys(name: &str) -> impl Iterator<Item = String> {
    let function = snake(name).map(|name| format!("fn {name}"));
    let ty = camel(name).map(|name| format!("type {name}"));
    function.into_iter().chain(ty)
}

/// A name for the argument of a parameter: what that is called, in characters that hosts take.
pub fn argument(parameter: &str) -> String {
    let spelled = parameter.replace('<', "_lt").replace('>', "_gt");
    let mut name = String::new();
    for c in spelled.chars() {
        match c {
            'a'..='z' | 'A'..='Z' | '0'..='9' | '_' | '-' | '.' => name.push(c),
            _ if name.ends_with('_') => {}
            _ => name.push('_'),
        }
    }
    let trimmed = if name == parameter { name.as_str() } else { name.trim_matches('_') };
    let trimmed = if trimmed.is_empty() { "parameter" } else { trimmed };
    match trimmed.len() > MAX {
        true => marked(trimmed, parameter),
        false => trimmed.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_the_characters_that_hosts_take() {
        let plain = ["pets.list", "pets/list all", "get /pets/{petId}", "__x__"].map(plain);
        assert_eq!(plain, ["pets_list", "pets_list_all", "get_pets_petId", "x"]);
        let arguments = ["filter[name]", "$top", "At<", "X-Id", "_id", "é"].map(argument);
        assert_eq!(arguments, ["filter_name", "top", "At_lt", "X-Id", "_id", "parameter"]);
    }

    #[test]
    fn long_names_end_with_digits_of_their_own() {
        let (one, two) = (format!("{}_one", "long_name".repeat(9)), "long_name".repeat(9) + "_two");
        let (first, second) = (marked(&one, &one), marked(&two, &two));
        assert!(first.len() <= MAX && second.len() <= MAX && first != second, "{first} {second}");
    }
}
