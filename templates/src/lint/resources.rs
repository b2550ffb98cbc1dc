//! Resources, and templates of their URIs.

use std::collections::HashSet;

use crate::identifiers::snake;
use crate::manifest::Loaded;
use crate::manifest::uri_template::{self, Part};
use crate::problem::Problem;

/// Checks URIs, templates and their variables.
pub fn check(loaded: &Loaded, problems: &mut Vec<Problem>) {
    let mut uris = HashSet::new();
    for (index, resource) in loaded.manifest.resources.iter().enumerate() {
        let span = loaded.root.nearest(&format!("/resources/{index}/uri")).span;
        if !has_scheme(&resource.uri) {
            let message =
                format!("`{}` is no URI: it begins with a scheme, as in `file:`", resource.uri);
            problems.push(Problem::error(span, message));
        } else if !uris.insert(&resource.uri) {
            problems.push(Problem::error(span, format!("two resources are at `{}`", resource.uri)));
        }
    }
    for index in 0..loaded.manifest.resource_templates.len() {
        template(loaded, index, problems);
    }
}

fn template(loaded: &Loaded, index: usize, problems: &mut Vec<Problem>) {
    let template = &loaded.manifest.resource_templates[index];
    let node = loaded.root.nearest(&format!("/resourceTemplates/{index}"));
    let span = node.nearest("/uriTemplate").span;
    let parts = match uri_template::parse(&template.uri_template) {
        Ok(parts) => parts,
        Err(message) => return problems.push(Problem::error(span, message)),
    };
    let literal = match parts.first() {
        Some(Part::Literal(text)) => text.as_str(),
        _ => "",
    };
    if !has_scheme(literal) {
        let message = format!("`{}` begins with no scheme, as in `file:`", template.uri_template);
        problems.push(Problem::error(span, message));
    }
    let variables: Vec<&str> = parts.iter().filter_map(Part::variable).collect();
    if variables.is_empty() {
        let message = format!("`{}` has no variable: it is a resource", template.uri_template);
        problems.push(Problem::error(span, message));
    }
    for name in variables.iter().filter(|name| snake(name).is_none()) {
        problems.push(Problem::error(span, format!("`{name}` has no letter or digit")));
    }
    let keys = ["variables", "completions"];
    for (list, (key, _)) in keys.into_iter().flat_map(|list| {
        let members = node.get(list).map(|node| node.members()).unwrap_or_default();
        members.iter().map(move |member| (list, member))
    }) {
        if !variables.contains(&key.text.as_str()) {
            let message = format!("`{list}` has `{}`, which the template has not", key.text);
            let problem = Problem::error(key.span, message);
            problems.push(problem.suggest(&key.text, variables.iter().copied()));
        }
    }
}

/// <https://www.rfc-editor.org/rfc/rfc3986#section-3.1>
fn has_scheme(uri: &str) -> bool {
    uri.split_once(':').is_some_and(|(scheme, rest)| {
        !rest.is_empty()
            && scheme.starts_with(|c: char| c.is_ascii_alphabetic())
            && scheme.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '.'))
    })
}
