//! Manifests as YAML, laid out as one would write them by hand.
//!
//! Mappings are blocks, and so are lists, except for short lists of plain values; texts of several
//! lines are literal blocks, and long ones are folded. Whoever reads YAML by the older rules of 1.1
//! reads the same data.

mod scalars;

use serde_json::{Map, Value};

/// How wide a line of a list or a folded text may be. Texts without spaces may be longer.
const WIDTH: usize = 100;
/// A longer key is no key unless it is marked as one:
/// <https://yaml.org/spec/1.2.2/#742-flow-mappings>.
const MAX_KEY: usize = 1000;

/// A manifest as YAML, which [`load`](super::load()) reads as the same data.
pub fn yaml(manifest: &Map<String, Value>) -> String {
    if manifest.is_empty() {
        return "{}\n".to_owned();
    }
    let mut writer = Writer { out: String::new() };
    writer.mapping(manifest, 0, false);
    writer.out
}

struct Writer {
    out: String,
}

impl Writer {
    /// Members at a column. The first is on a line that was begun if `is_inline`.
    fn mapping(&mut self, members: &Map<String, Value>, column: usize, is_inline: bool) {
        for (index, (key, value)) in members.iter().enumerate() {
            if index > 0 || !is_inline {
                self.indent(column);
            }
            let key = scalars::inline(key, false);
            if key.chars().count() > MAX_KEY {
                self.out.push_str("? ");
                self.out.push_str(&key);
                self.out.push('\n');
                self.indent(column);
            } else {
                self.out.push_str(&key);
            }
            self.out.push(':');
            self.value(value, column);
        }
    }

    /// What comes after a key at a column.
    fn value(&mut self, value: &Value, column: usize) {
        match value {
            Value::Object(members) if !members.is_empty() => {
                self.out.push('\n');
                self.mapping(members, column + 2, false);
            }
            Value::Array(elements) if !elements.is_empty() => {
                if !self.short_list(elements) {
                    self.out.push('\n');
                    self.sequence(elements, column + 2, false);
                }
            }
            other => {
                self.out.push(' ');
                self.scalar(other, column + 2);
            }
        }
    }

    /// Elements at a column. The first is on a line that was begun if `is_inline`.
    fn sequence(&mut self, elements: &[Value], column: usize, is_inline: bool) {
        for (index, element) in elements.iter().enumerate() {
            if index > 0 || !is_inline {
                self.indent(column);
            }
            self.out.push('-');
            match element {
                Value::Object(members) if !members.is_empty() => {
                    self.out.push(' ');
                    self.mapping(members, column + 2, true);
                }
                Value::Array(elements) if !elements.is_empty() => {
                    if !self.short_list(elements) {
                        self.out.push(' ');
                        self.sequence(elements, column + 2, true);
                    }
                }
                other => {
                    self.out.push(' ');
                    self.scalar(other, column + 2);
                }
            }
        }
    }

    /// A list on the line that was begun, if that can be.
    fn short_list(&mut self, elements: &[Value]) -> bool {
        let begun = self.out.len() - self.out.rfind('\n').map_or(0, |end| end + 1);
        let mut line = String::new();
        for element in elements {
            let text = match element {
                Value::String(text) if !text.contains('\n') => scalars::inline(text, true),
                Value::Object(_) | Value::Array(_) | Value::String(_) => return false,
                other => scalars::plain(other),
            };
            let separator = if line.is_empty() { " [" } else { ", " };
            line.push_str(separator);
            line.push_str(&text);
            if begun + line.chars().count() >= WIDTH {
                return false;
            }
        }
        self.out.push_str(&line);
        self.out.push_str("]\n");
        true
    }

    /// A value on the line that was begun. Its further lines, if it has some, begin at a column.
    fn scalar(&mut self, value: &Value, column: usize) {
        match value {
            Value::String(text) => match scalars::block(text, column, WIDTH) {
                Some(block) => self.out.push_str(&block),
                None => {
                    self.out.push_str(&scalars::inline(text, false));
                    self.out.push('\n');
                }
            },
            other => {
                self.out.push_str(&scalars::plain(other));
                self.out.push('\n');
            }
        }
    }

    fn indent(&mut self, column: usize) {
        self.out.extend(std::iter::repeat_n(' ', column));
    }
}

#[cfg(test)]
mod tests;
