//! Regular expressions of ECMA-262 as trees.

use super::PatternError;

/// A part of a pattern.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Node {
    /// One of several, each one after another.
    Any(Vec<Vec<Node>>),
    Char(char),
    /// `.`
    Dot,
    /// One character of a set, as the `regex` crate writes it.
    Set(String),
    Start,
    End,
    /// `\b`, or `\B`.
    Boundary(bool),
    /// Something some times: `{2,5}`.
    Repeat(Box<Node>, u32, Option<u32>),
    /// A group that ignores case, or has dots for line breaks, or does not.
    Flags(String, Box<Node>),
    Look {
        ahead: bool,
        negative: bool,
        inside: Box<Node>,
    },
}

/// `\s`: <https://tc39.es/ecma262/#sec-compiletocharset>
const SPACE: &str = r"\t\n\x0b\x0c\r \x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}";
/// How deep groups may be nested.
const DEPTH: usize = 60;

type Result<T> = std::result::Result<T, PatternError>;

pub(super) fn parse(pattern: &str) -> Result<Node> {
    let mut parser =
        Parser { chars: pattern.chars().collect(), at: 0, names: Vec::new(), depth: 0 };
    let node = parser.alternatives()?;
    match parser.peek() {
        None => Ok(node),
        Some(_) => Err(invalid("a `)` without a `(`")),
    }
}

fn invalid(why: impl Into<String>) -> PatternError {
    PatternError::Invalid(why.into())
}

fn unsupported(why: &str) -> PatternError {
    PatternError::Unsupported(why.to_owned())
}

struct Parser {
    chars: Vec<char>,
    at: usize,
    names: Vec<String>,
    depth: usize,
}

impl Parser {
    fn peek(&self) -> Option<char> {
        self.chars.get(self.at).copied()
    }

    fn next(&mut self) -> Option<char> {
        let next = self.peek();
        self.at += usize::from(next.is_some());
        next
    }

    fn eat(&mut self, text: &str) -> bool {
        let fits = text.chars().enumerate().all(|(i, c)| self.chars.get(self.at + i) == Some(&c));
        self.at += if fits { text.chars().count() } else { 0 };
        fits
    }

    /// What stands before a character, which is taken as well.
    fn until(&mut self, end: char) -> Option<String> {
        let length = self.chars[self.at..].iter().position(|c| *c == end)?;
        let text = self.chars[self.at..self.at + length].iter().collect();
        self.at += length + 1;
        Some(text)
    }

    fn alternatives(&mut self) -> Result<Node> {
        self.depth += 1;
        if self.depth > DEPTH {
            return Err(invalid(format!("groups are nested more than {DEPTH} times")));
        }
        let mut lists = vec![self.sequence()?];
        while self.eat("|") {
            lists.push(self.sequence()?);
        }
        self.depth -= 1;
        Ok(Node::Any(lists))
    }

    fn sequence(&mut self) -> Result<Vec<Node>> {
        let mut nodes = Vec::new();
        while self.peek().is_some_and(|c| c != '|' && c != ')') {
            let node = self.atom()?;
            nodes.push(self.repeated(node)?);
        }
        Ok(nodes)
    }

    fn repeated(&mut self, node: Node) -> Result<Node> {
        let Some((least, most)) = self.quantifier()? else { return Ok(node) };
        if matches!(node, Node::Start | Node::End | Node::Boundary(_) | Node::Look { .. }) {
            return Err(invalid("an assertion cannot be repeated"));
        }
        // Whether as few or as many as possible are taken makes no difference to whether it fits.
        self.eat("?");
        match self.quantifier()? {
            Some(_) => Err(invalid("nothing to repeat before a quantifier")),
            None => Ok(Node::Repeat(Box::new(node), least, most)),
        }
    }

    fn quantifier(&mut self) -> Result<Option<(u32, Option<u32>)>> {
        Ok(Some(match self.peek() {
            Some('*') => (0, None),
            Some('+') => (1, None),
            Some('?') => (0, Some(1)),
            Some('{') => return self.braces(),
            _ => return Ok(None),
        })
        .inspect(|_| self.at += 1))
    }

    /// `{2}`, `{2,}` or `{2,5}`; other braces are characters.
    fn braces(&mut self) -> Result<Option<(u32, Option<u32>)>> {
        let start = self.at;
        self.at += 1;
        let inside = self.until('}');
        let range = inside.as_deref().and_then(|inside| {
            let (least, most) = match inside.split_once(',') {
                Some((least, "")) => (least, None),
                Some((least, most)) => (least, Some(most)),
                None => (inside, Some(inside)),
            };
            let is_count =
                |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
            (is_count(least) && most.is_none_or(is_count)).then_some((least, most))
        });
        let Some((least, most)) = range else {
            self.at = start;
            return Ok(None);
        };
        let count = |text: &str| {
            text.parse::<u32>().map_err(|_| unsupported("a count of more than 32 bits"))
        };
        let range = (count(least)?, most.map(count).transpose()?);
        match range.1 {
            Some(most) if most < range.0 => {
                Err(invalid("the numbers of a quantifier are out of order"))
            }
            _ => Ok(Some(range)),
        }
    }

    fn atom(&mut self) -> Result<Node> {
        match self.next() {
            Some('.') => Ok(Node::Dot),
            Some('^') => Ok(Node::Start),
            Some('$') => Ok(Node::End),
            Some('(') => self.group(),
            Some('[') => self.class(),
            Some('\\') => self.escape(),
            Some('*' | '+' | '?') => Err(invalid("nothing to repeat before a quantifier")),
            Some('{') => {
                self.at -= 1;
                if self.braces()?.is_some() {
                    return Err(invalid("nothing to repeat before a quantifier"));
                }
                self.at += 1;
                Ok(Node::Char('{'))
            }
            Some(other) => Ok(Node::Char(other)),
            None => Err(invalid("it ends too early")),
        }
    }

    fn group(&mut self) -> Result<Node> {
        const LOOKS: [(&str, bool, bool); 4] =
            [("?=", true, false), ("?!", true, true), ("?<=", false, false), ("?<!", false, true)];
        for (start, ahead, negative) in LOOKS {
            if self.eat(start) {
                let inside = Box::new(self.closed()?);
                return Ok(Node::Look { ahead, negative, inside });
            }
        }
        if self.eat("?<") {
            let name = self.until('>').ok_or_else(|| invalid("the name of a group has no end"))?;
            self.name(name)?;
        } else if self.eat("?:") {
        } else if self.eat("?") {
            let flags = self.flags()?;
            return Ok(Node::Flags(flags, Box::new(self.closed()?)));
        }
        self.closed()
    }

    fn closed(&mut self) -> Result<Node> {
        let inside = self.alternatives()?;
        if self.eat(")") { Ok(inside) } else { Err(invalid("a `(` without a `)`")) }
    }

    fn name(&mut self, name: String) -> Result<()> {
        let mut chars = name.chars();
        let is_first = |c: char| c.is_alphabetic() || c == '_' || c == '$';
        let is_name =
            chars.next().is_some_and(is_first) && chars.all(|c| is_first(c) || c.is_alphanumeric());
        if !is_name {
            return Err(invalid(format!("`{name}` is no name of a group")));
        }
        if self.names.contains(&name) {
            return Err(invalid(format!("two groups are called `{name}`")));
        }
        self.names.push(name);
        Ok(())
    }

    /// `i-s:` and the like, as ECMAScript 2025 has them.
    fn flags(&mut self) -> Result<String> {
        let text: String = self.chars[self.at..].iter().take(6).collect();
        let end = text.find(':').filter(|end| text[..*end].chars().all(|c| "ims-".contains(c)));
        let (Some(end), false) = (end, text.starts_with("-:")) else {
            return Err(invalid("`(?` is followed by `:`, `=`, `!`, `<` or flags and `:`"));
        };
        if text[..end].contains('m') {
            return Err(unsupported("the flag `m` is not supported"));
        }
        self.at += end + 1;
        Ok(text[..end].to_owned())
    }

    fn escape(&mut self) -> Result<Node> {
        match self.peek() {
            Some('b') => {
                self.at += 1;
                Ok(Node::Boundary(true))
            }
            Some('B') => {
                self.at += 1;
                Ok(Node::Boundary(false))
            }
            Some('1'..='9' | 'k') => Err(unsupported("back references are not supported")),
            _ => Ok(match self.escaped()? {
                Item::Char(c) => Node::Char(c),
                Item::Set(set) => Node::Set(format!("[{set}]")),
            }),
        }
    }

    /// `[…]`
    fn class(&mut self) -> Result<Node> {
        let negated = self.eat("^");
        let mut items = String::new();
        loop {
            if self.eat("]") {
                break;
            }
            let first = self.class_item()?;
            let is_range =
                self.peek() == Some('-') && self.chars.get(self.at + 1).is_some_and(|c| *c != ']');
            if !is_range {
                items.push_str(&first.text());
                continue;
            }
            self.at += 1;
            match (first, self.class_item()?) {
                (Item::Char(first), Item::Char(last)) if first <= last => {
                    items.push_str(&format!("{}-{}", literal(first), literal(last)));
                }
                (Item::Char(first), Item::Char(last)) => {
                    return Err(invalid(format!("the range `{first}-{last}` is out of order")));
                }
                // A range that leads from or to a set is none: the hyphen stands for itself.
                (first, last) => {
                    items.push_str(&format!("{}{}{}", first.text(), literal('-'), last.text()));
                }
            }
        }
        Ok(Node::Set(match (negated, items.as_str()) {
            (true, "") => r"[\x{0}-\x{10ffff}]".to_owned(),
            (false, "") => r"[^\x{0}-\x{10ffff}]".to_owned(),
            (true, _) => format!("[^{items}]"),
            (false, _) => format!("[{items}]"),
        }))
    }

    fn class_item(&mut self) -> Result<Item> {
        match self.next() {
            None => Err(invalid("a `[` without a `]`")),
            Some('\\') if self.eat("b") => Ok(Item::Char('\u{8}')),
            Some('\\') if matches!(self.peek(), Some('1'..='9')) => {
                Err(invalid("a digit is no escape in `[]`"))
            }
            Some('\\') => self.escaped(),
            Some(other) => Ok(Item::Char(other)),
        }
    }

    /// What is behind a backslash, inside of `[]` or not.
    fn escaped(&mut self) -> Result<Item> {
        let set = |text: &str| Ok(Item::Set(text.to_owned()));
        let Some(c) = self.next() else { return Err(invalid("a backslash at the end")) };
        Ok(Item::Char(match c {
            'd' => return set("0-9"),
            'D' => return set("[^0-9]"),
            'w' => return set("0-9A-Za-z_"),
            'W' => return set("[^0-9A-Za-z_]"),
            's' => return set(SPACE),
            'S' => return set(&format!("[^{SPACE}]")),
            'p' | 'P' => return self.property(c),
            't' => '\t',
            'n' => '\n',
            'v' => '\u{b}',
            'f' => '\u{c}',
            'r' => '\r',
            '0' if !self.peek().is_some_and(|c| c.is_ascii_digit()) => '\0',
            'c' => match self.next() {
                Some(letter) if letter.is_ascii_alphabetic() => char::from(letter as u8 % 32),
                _ => return Err(invalid("`\\c` is followed by a letter")),
            },
            'x' => self
                .hex(2)
                .and_then(char::from_u32)
                .ok_or_else(|| invalid("`\\x` is followed by two hexadecimal digits"))?,
            'u' => return self.unicode(),
            other if other.is_ascii_alphanumeric() => {
                return Err(invalid(format!("`\\{other}` is no escape of ECMA-262")));
            }
            other => other,
        }))
    }

    fn property(&mut self, c: char) -> Result<Item> {
        let name = if self.eat("{") { self.until('}') } else { None };
        let is_name = |name: &String| {
            !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || "_=".contains(c))
        };
        let name = name.filter(is_name).ok_or_else(|| {
            invalid(format!("`\\{c}` is followed by the name of a property between braces"))
        })?;
        Ok(Item::Set(format!("\\{c}{{{name}}}")))
    }

    fn hex(&mut self, length: usize) -> Option<u32> {
        let digits: String = self.chars.get(self.at..self.at + length)?.iter().collect();
        let is_hex = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
        let value = u32::from_str_radix(&digits, 16).ok().filter(|_| is_hex)?;
        self.at += length;
        Some(value)
    }

    /// `\u0041`, a pair of surrogates, or `\u{41}`.
    fn unicode(&mut self) -> Result<Item> {
        let wrong = || invalid("`\\u` is followed by four hexadecimal digits, or some in braces");
        let code = if self.eat("{") {
            let digits = self.until('}').ok_or_else(wrong)?;
            let is_hex = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
            u32::from_str_radix(&digits, 16).ok().filter(|_| is_hex).ok_or_else(wrong)?
        } else {
            let first = self.hex(4).ok_or_else(wrong)?;
            let before = self.at;
            let second = (0xd800..0xdc00).contains(&first) && self.eat("\\u");
            match second.then(|| self.hex(4)).flatten() {
                Some(low @ 0xdc00..0xe000) => 0x10000 + ((first - 0xd800) << 10) + (low - 0xdc00),
                _ => {
                    self.at = before;
                    first
                }
            }
        };
        match char::from_u32(code) {
            Some(c) => Ok(Item::Char(c)),
            // No text of JSON has half of a pair.
            None if code < 0x1_0000 => Ok(Item::Set(r"[^\x{0}-\x{10ffff}]".to_owned())),
            None => Err(invalid("there is no such character")),
        }
    }
}

/// A character, or several.
enum Item {
    Char(char),
    Set(String),
}

impl Item {
    fn text(self) -> String {
        match self {
            Self::Char(c) => literal(c),
            Self::Set(text) => text,
        }
    }
}

/// A character as the `regex` crate reads it, anywhere.
pub(super) fn literal(c: char) -> String {
    if c.is_ascii_alphanumeric() { c.to_string() } else { format!("\\x{{{:x}}}", u32::from(c)) }
}
