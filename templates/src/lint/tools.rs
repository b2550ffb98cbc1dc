//! Tools beside their schemas.

use crate::manifest::Loaded;
use crate::manifest::model::TaskSupport;
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
            if example.is_error && example.structured_content.is_some() {
                let span =
                    node.nearest(&format!("/examples/{number}")).key_span("structuredContent");
                let message = "a failed call has no `structuredContent`";
                problems.push(Problem::error(span, message));
            }
            if tool.output_schema.is_some()
                && !example.is_error
                && example.structured_content.is_none()
                && example.content.is_some()
            {
                let span = node.nearest(&format!("/examples/{number}")).key_span("content");
                let message = "a tool with an `outputSchema` answers with `structuredContent`";
                problems.push(Problem::error(span, message));
            }
        }
    }
}
