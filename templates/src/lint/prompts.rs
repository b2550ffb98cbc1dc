//! Prompts: their arguments, and the texts that these are put into.

use std::collections::HashMap;

use super::names;
use crate::identifiers::snake;
use crate::manifest::Loaded;
use crate::manifest::text_template::{self, Piece};
use crate::problem::Problem;

/// Checks arguments and texts.
pub fn check(loaded: &Loaded, problems: &mut Vec<Problem>) {
    for (index, prompt) in loaded.manifest.prompts.iter().enumerate() {
        let node = loaded.root.nearest(&format!("/prompts/{index}"));
        let mut fields: HashMap<String, &str> = HashMap::new();
        for (number, argument) in prompt.arguments.iter().enumerate() {
            let node = node.nearest(&format!("/arguments/{number}"));
            let span = node.nearest("/name").span;
            if let Some(node) = node.get("rust") {
                names::rust(node, problems);
            }
            let Some(field) = snake(argument.rust_name()) else {
                let message = format!("`{}` has no letter or digit (A-Z a-z 0-9)", argument.name);
                problems.push(Problem::error(span, message).help(names::SAY_RUST));
                continue;
            };
            if let Some(other) = fields.insert(field.clone(), &argument.name) {
                let problem = match other == argument.name {
                    true => Problem::error(span, format!("the argument `{other}` is there twice")),
                    false => {
                        let message = format!(
                            "the arguments `{other}` and `{}` have the same name in Rust, `{field}`",
                            argument.name
                        );
                        Problem::error(span, message).help(names::SAY_RUST)
                    }
                };
                problems.push(problem);
            }
        }
        for (number, message) in prompt.messages.iter().flatten().enumerate() {
            let span = node.nearest(&format!("/messages/{number}/text")).span;
            match text_template::parse(&message.text) {
                Ok(pieces) => {
                    let names = || prompt.arguments.iter().map(|argument| argument.name.as_str());
                    for piece in pieces {
                        let Piece::Argument(name) = piece else { continue };
                        if !names().any(|known| known == name) {
                            let message =
                                format!("prompt `{}` has no argument `{name}`", prompt.name);
                            problems.push(Problem::error(span, message).suggest(&name, names()));
                        }
                    }
                }
                Err(message) => problems.push(Problem::error(span, message)),
            }
        }
    }
}
