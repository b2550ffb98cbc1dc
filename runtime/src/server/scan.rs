//! JSON that nobody has understood yet: what can be said of its text alone.
//!
//! All of it wants text that is valid JSON, as raw values are, takes one pass, and goes as deep as
//! the text does without a stack of calls.

use std::borrow::Cow;

/// Few objects are open at a time and few have more members: those need no memory of their own.
const FEW: usize = 16;

/// The name of a member that some object in `text` has twice. Readers disagree about which of the two
/// counts, so that what one of them checks another one need not do.
pub(crate) fn doubled_member(text: &str) -> Option<Cow<'_, str>> {
    let mut names: Stack<&str> = Stack::new("");
    let mut open: Stack<usize> = Stack::new(0);
    let bytes = text.as_bytes();
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'"' => {
                let end = string_end(bytes, at);
                // Only a name has a colon behind it.
                if bytes.get(space_end(bytes, end)) == Some(&b':') {
                    names.push(text.get(at + 1..end - 1)?);
                }
                at = end;
                continue;
            }
            b'{' => open.push(names.len()),
            b'}' => {
                let start = open.pop()?;
                if let Some(twice) = names.twice_from(start) {
                    return Some(twice);
                }
                names.truncate(start);
            }
            _ => {}
        }
        at += 1;
    }
    None
}

/// Behind the string that begins at `at`.
pub(super) fn string_end(bytes: &[u8], at: usize) -> usize {
    let mut at = at + 1;
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'"' => return at + 1,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    bytes.len()
}

/// Behind the white space that begins at `at`.
pub(super) fn space_end(bytes: &[u8], mut at: usize) -> usize {
    while matches!(bytes.get(at), Some(b' ' | b'\t' | b'\n' | b'\r')) {
        at += 1;
    }
    at
}

/// What the inside of a string says.
pub(super) fn unescaped(inside: &str) -> Cow<'_, str> {
    if !inside.contains('\\') {
        return Cow::Borrowed(inside);
    }
    serde_json::from_str(&format!("\"{inside}\"")).map_or(Cow::Borrowed(inside), Cow::Owned)
}

/// A stack that needs no allocation while it is low.
struct Stack<T> {
    few: [T; FEW],
    more: Vec<T>,
    length: usize,
}

impl<T: Copy> Stack<T> {
    fn new(nothing: T) -> Self {
        Self { few: [nothing; FEW], more: Vec::new(), length: 0 }
    }

    fn len(&self) -> usize {
        self.length
    }

    fn push(&mut self, value: T) {
        match self.few.get_mut(self.length) {
            Some(place) => *place = value,
            None => self.more.push(value),
        }
        self.length += 1;
    }

    fn pop(&mut self) -> Option<T> {
        self.length = self.length.checked_sub(1)?;
        match self.few.get(self.length) {
            Some(value) => Some(*value),
            None => self.more.pop(),
        }
    }

    fn truncate(&mut self, length: usize) {
        self.length = length;
        self.more.truncate(length.saturating_sub(FEW));
    }

    fn from(&self, start: usize) -> impl Iterator<Item = &T> {
        self.few[..self.length.min(FEW)].iter().chain(&self.more).skip(start)
    }
}

impl<'a> Stack<&'a str> {
    /// A name that stands twice from `start` on.
    fn twice_from(&self, start: usize) -> Option<Cow<'a, str>> {
        let count = self.length - start;
        if count < 2 {
            return None;
        }
        let plain = self.from(start).all(|name| !name.contains('\\'));
        if plain && self.length <= FEW {
            let names = &self.few[start..self.length];
            let twice = names.iter().enumerate().find(|(at, name)| names[..*at].contains(name));
            return twice.map(|(_, name)| Cow::Borrowed(*name));
        }
        let mut names: Vec<Cow<'a, str>> = self.from(start).map(|name| unescaped(name)).collect();
        names.sort_unstable();
        let twice = names.windows(2).position(|pair| pair[0] == pair[1]);
        twice.map(|at| names.swap_remove(at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    #[test]
    fn a_member_that_is_there_twice_is_found_wherever_it_is() {
        for (text, name) in [
            (r#"{"a":1,"a":2}"#, Some("a")),
            (r#"{"a":1,"b":{"a":2,"c":[{"d":1 , "d" : 2}]}}"#, Some("d")),
            (r#"{"a":1,"\u0061":2}"#, Some("a")),
            (r#"{"\\":1,"\u005c":2}"#, Some("\\")),
            (r#"{"":1,"":2}"#, Some("")),
            (r#"{"a":{"a":{"a":1}},"b":["a","a",{"a":1},{"a":1}]}"#, None),
            (r#"{"a":"a\":","b":"\"a\":1"}"#, None),
            (r#"["a","a"]"#, None),
            ("7", None),
            ("{}", None),
        ] {
            assert_eq!(doubled_member(text).as_deref(), name, "{text}");
        }
    }

    /// Against `serde_json`, which refuses a doubled member where the type is a struct only: a tree
    /// that counts its members stands in for it.
    #[test]
    fn random_objects_are_judged_as_by_a_tree() {
        let mut random = Random::new(11);
        let mut doubled = 0;
        for _ in 0..20_000 {
            let mut expected = false;
            let mut text = String::new();
            object(&mut random, &mut text, &mut expected, 0);
            assert_eq!(doubled_member(&text).is_some(), expected, "{text}");
            doubled += usize::from(expected);
        }
        println!("20000 objects, {doubled} with a member twice, seed 11");
        assert!((2_000..18_000).contains(&doubled), "{doubled}");
    }

    fn object(random: &mut Random, text: &mut String, doubled: &mut bool, depth: usize) {
        let mut seen = std::collections::HashSet::new();
        text.push('{');
        for index in 0..random.below(if depth == 0 { 40 } else { 4 }) {
            let name = random.below(900);
            *doubled |= !seen.insert(name);
            let comma = if index > 0 { ", " } else { "" };
            match random.below(3) {
                0 => text.push_str(&format!("{comma}\"n{name}\":")),
                1 => text.push_str(&format!("{comma}\"\\u006e{name}\" :")),
                _ => text.push_str(&format!("{comma}\"n{name}\"\n:")),
            }
            match random.below(if depth < 4 { 4 } else { 3 }) {
                0 => text.push_str("-1.5e3"),
                1 => text.push_str(r#""\"n1\":""#),
                2 => text.push_str(r#"["n1",null]"#),
                _ => object(random, text, doubled, depth + 1),
            }
        }
        text.push('}');
    }

    #[test]
    fn depth_needs_no_stack() {
        let deep =
            format!("{}{}", "{\"a\":".repeat(500_000), "1}".to_owned() + &"}".repeat(499_999));
        assert_eq!(doubled_member(&deep), None);
    }
}
