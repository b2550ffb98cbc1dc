//! Trees as expressions of the `regex` crate.

use super::parse::{Node, literal};
use super::{Lists, PatternError};

type Result<T> = std::result::Result<T, PatternError>;

/// `.` is everything but line breaks.
const DOT: &str = r"[^\n\r\x{2028}\x{2029}]";
const EVERYTHING: &str = r"[\x{0}-\x{10ffff}]";

/// The expressions that a pattern is made of.
pub(super) fn lists(node: Node) -> Result<Lists> {
    let Node::Any(alternatives) = node else { return Ok(vec![vec![(text(&node, false)?, true)]]) };
    if let [only] = alternatives.as_slice()
        && let [inner @ Node::Any(_)] = only.as_slice()
    {
        return lists(inner.clone());
    }
    if !alternatives.iter().flatten().any(is_look) {
        return Ok(vec![vec![(text(&Node::Any(alternatives), false)?, true)]]);
    }
    alternatives.into_iter().map(parts).collect()
}

fn is_look(node: &Node) -> bool {
    matches!(node, Node::Look { .. })
}

/// The expressions of one alternative: what looks around at an end of the text is one of its own.
fn parts(nodes: Vec<Node>) -> Result<Vec<(String, bool)>> {
    let is_start = |node: &&Node| matches!(node, Node::Start | Node::Look { ahead: true, .. });
    let is_end = |node: &&Node| matches!(node, Node::End | Node::Look { ahead: false, .. });
    let mut first = nodes.iter().take_while(is_start).count();
    let mut last = nodes.len() - nodes[first..].iter().rev().take_while(is_end).count();
    if !nodes[..first].contains(&Node::Start) {
        first = 0;
    }
    if !nodes[last..].contains(&Node::End) {
        last = nodes.len();
    }
    let mut rest = Vec::new();
    let mut found = Vec::new();
    for (index, node) in nodes.into_iter().enumerate() {
        match node {
            Node::Look { negative, inside, .. } if index < first => {
                found.push((format!("^{}", text(&inside, false)?), !negative));
            }
            Node::Look { negative, inside, .. } if index >= last => {
                found.push((format!("{}$", text(&inside, false)?), !negative));
            }
            other => rest.push(other),
        }
    }
    found.insert(0, (sequence(&rest, false)?, true));
    Ok(found)
}

fn sequence(nodes: &[Node], all: bool) -> Result<String> {
    nodes.iter().map(|node| text(node, all)).collect()
}

/// One expression; `all` says whether dots are line breaks as well.
fn text(node: &Node, all: bool) -> Result<String> {
    Ok(match node {
        Node::Any(lists) => {
            let lists: Vec<String> =
                lists.iter().map(|nodes| sequence(nodes, all)).collect::<Result<_>>()?;
            format!("(?:{})", lists.join("|"))
        }
        Node::Char(c) => literal(*c),
        Node::Dot => if all { EVERYTHING } else { DOT }.to_owned(),
        Node::Set(set) => set.clone(),
        Node::Start => "^".to_owned(),
        Node::End => "$".to_owned(),
        Node::Boundary(true) => r"(?-u:\b)".to_owned(),
        Node::Boundary(false) => r"(?-u:\B)".to_owned(),
        Node::Repeat(node, least, most) => {
            let node = text(node, all)?;
            match most {
                Some(most) => format!("(?:{node}){{{least},{most}}}"),
                None if *least < 2 => format!("(?:{node}){}", if *least == 0 { '*' } else { '+' }),
                None => format!("(?:{node}){{{least},}}"),
            }
        }
        Node::Flags(flags, inside) => flagged(flags, inside, all)?,
        Node::Look { .. } => {
            let why = "look-around is supported right behind `^` and right before `$` only";
            return Err(PatternError::Unsupported(why.to_owned()));
        }
    })
}

fn flagged(flags: &str, inside: &Node, all: bool) -> Result<String> {
    let (on, off) = flags.split_once('-').unwrap_or((flags, ""));
    let all = on.contains('s') || all && !off.contains('s');
    let text = text(inside, all)?;
    Ok(match (on.contains('i'), off.contains('i')) {
        (true, _) => format!("(?i:{text})"),
        (_, true) => format!("(?-i:{text})"),
        _ => text,
    })
}
