//! Tools beside their schemas.

use crate::manifest::Loaded;
use crate::manifest::model::{ElicitAction, Example, TaskSupport};
use crate::manifest::node::Node;
use crate::problem::Problem;

/// Checks what tools need of the rest of the manifest.
pub fn check(loaded: &Loaded, problems: &mut Vec<Problem>) {
    let manifest = &loaded.manifest;
    for (index, tool) in manifest.tools.iter().enumerate() {
        let node = loaded.root.nearest(&format!("/tools/{index}"));
        let wants_tasks = tool.execution.task_support != TaskSupport::Forbidden;
        if wants_tasks && !manifest.features.tasks {
            let span = node.nearest("/execution/taskSupport").span;
            let message = format!("tool `{}` is answered with tasks, which are off", tool.name);
            problems.push(Problem::error(span, message).help("set `features.tasks: true`"));
        }
        if tool.description.is_none() {
            let span = node.get("name").unwrap_or(node).span;
            let message = format!("tool `{}` has no description: models choose by it", tool.name);
            problems.push(Problem::warning(span, message));
        }
        for (number, example) in tool.examples.iter().enumerate() {
            let node = node.nearest(&format!("/examples/{number}"));
            self::example(node, tool.output_schema.is_some(), example, problems);
        }
    }
}

fn example(node: &Node, has_output: bool, example: &Example, problems: &mut Vec<Problem>) {
    if example.is_error && example.structured_content.is_some() {
        let message = "a failed call has no `structuredContent`";
        problems.push(Problem::error(node.key_span("structuredContent"), message));
    }
    let has_content_alone = example.structured_content.is_none() && example.content.is_some();
    if has_output && !example.is_error && has_content_alone {
        let message = "a tool with an `outputSchema` answers with `structuredContent`";
        problems.push(Problem::error(node.key_span("content"), message));
    }
    for (number, answer) in example.elicitation.iter().enumerate() {
        if answer.action != ElicitAction::Accept && answer.content.is_some() {
            let span = node.nearest(&format!("/elicitation/{number}")).key_span("content");
            let message = "who does not accept a form fills nothing in";
            problems.push(Problem::error(span, message));
        }
    }
}
