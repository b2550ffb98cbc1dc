//! Prompts: their arguments, and the texts that these are put into.

use std::collections::HashMap;

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
            let span = node.nearest(&format!("/arguments/{number}/name")).span;
            let Some(field) = snake(&argument.name) else {
                let message = format!("`{}` has no letter or digit (A-Z a-z 0-9)", argument.name);
                problems.push(Problem::error(span, message));
                continue;
            };
            if let Some(other) = fields.insert(field.clone(), &argument.name) {
                let message = match other == argument.name {
                    true => format!("the argument `{other}` is there twice"),
                    false => format!(
                        "the arguments `{other}` and `{}` have the same name in Rust, `{field}`",
                        argument.name
                    ),
                };
                problems.push(Problem::error(span, message));
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
