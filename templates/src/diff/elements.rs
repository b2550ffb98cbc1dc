//! What two servers list, element by element.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

use super::schema::{Side, compare};
use super::{Difference, Grade};
use crate::import::Listed;

type Object = Map<String, Value>;

/// Members of elements that people read, that are hints, or that say nothing of calls.
const TEXTS: [&str; 7] =
    ["title", "description", "icons", "_meta", "annotations", "websiteUrl", "size"];

/// Everything that a client of the old server notices of the new one.
///
/// What was not heard of one of them is not compared: see [`Listed::only`].
pub fn diff(old: &Listed, new: &Listed) -> Vec<Difference> {
    let mut diff = Diff { differences: Vec::new() };
    diff.server(old, new);
    let both = |list: &str| old.has_heard(list) && new.has_heard(list);
    if both("tools") {
        diff.list(("tool", "name"), &old.tools, &new.tools, Diff::tool);
    }
    if both("resources") {
        diff.list(("resource", "uri"), &old.resources, &new.resources, Diff::resource);
    }
    if both("resourceTemplates") {
        let lists = (&old.resource_templates, &new.resource_templates);
        diff.list(("resource template", "uriTemplate"), lists.0, lists.1, Diff::resource);
    }
    if both("prompts") {
        diff.list(("prompt", "name"), &old.prompts, &new.prompts, Diff::prompt);
    }
    diff.differences
}

struct Diff {
    differences: Vec<Difference>,
}

impl Diff {
    fn add(&mut self, grade: Grade, of: &str, what: impl Into<String>) {
        self.differences.push(Difference { grade, of: of.to_owned(), what: what.into() });
    }

    fn server(&mut self, old: &Listed, new: &Listed) {
        let of = "the server";
        if let (Some(old), Some(new)) = (&old.info, &new.info) {
            self.texts(
                of,
                old,
                new,
                &["name", "version", "title", "description", "icons", "websiteUrl"],
            );
        }
        if old.only.is_none() && new.only.is_none() && old.instructions != new.instructions {
            self.add(Grade::Note, of, "`instructions` is another");
        }
        let (Some(old), Some(new)) = (&old.capabilities, &new.capabilities) else { return };
        let (old, new) = (capabilities(old), capabilities(new));
        for name in old.difference(&new) {
            self.add(Grade::Breaking, of, format!("the capability `{name}` is gone"));
        }
        for name in new.difference(&old) {
            self.add(Grade::Additive, of, format!("the capability `{name}` is new"));
        }
    }

    /// Compares lists whose elements are told apart by a member, in the order of the old one.
    fn list(
        &mut self,
        (what, key): (&str, &str),
        old: &[Value],
        new: &[Value],
        compare: impl Fn(&mut Self, &str, &Object, &Object),
    ) {
        let find = |list: &'_ [Value], name: &str| -> Option<Object> {
            list.iter().find(|one| one[key] == name).and_then(Value::as_object).cloned()
        };
        let names = |list: &[Value]| -> Vec<String> {
            list.iter().filter_map(|one| one[key].as_str().map(str::to_owned)).collect()
        };
        for name in names(old) {
            let of = format!("{what} `{name}`");
            match (find(old, &name), find(new, &name)) {
                (Some(old), Some(new)) => compare(self, &of, &old, &new),
                _ => self.add(Grade::Breaking, &of, "it is gone"),
            }
        }
        for name in names(new).iter().filter(|name| find(old, name).is_none()) {
            self.add(Grade::Additive, &format!("{what} `{name}`"), "it is new");
        }
    }

    fn texts(&mut self, of: &str, old: &Object, new: &Object, keys: &[&str]) {
        for key in keys.iter().filter(|key| present(old, key) != present(new, key)) {
            self.add(Grade::Note, of, format!("`{key}` is another"));
        }
    }

    fn tool(&mut self, of: &str, old: &Object, new: &Object) {
        self.texts(of, old, new, &TEXTS);
        let nothing = Value::Object(Map::new());
        let schema = |tool: &Object| tool.get("inputSchema").unwrap_or(&nothing).clone();
        self.schemas(of, "argument", &schema(old), &schema(new), Side::Input);
        match (present(old, "outputSchema"), present(new, "outputSchema")) {
            (Some(old), Some(new)) => self.schemas(of, "output", old, new, Side::Output),
            (Some(_), None) => self.add(Grade::Breaking, of, "`outputSchema` is gone"),
            (None, Some(_)) => self.add(Grade::Additive, of, "`outputSchema` is new"),
            (None, None) => {}
        }
        // Only some versions of the protocol tell, so silence means nothing.
        let support =
            |tool: &Object| Some(tool.get("execution")?.get("taskSupport")?.as_str()?.to_owned());
        match (support(old), support(new)) {
            (Some(old), Some(new)) if old != new => {
                let grade = match (old.as_str(), new.as_str()) {
                    (_, "required") => Grade::Breaking,
                    ("optional", _) => Grade::Note,
                    _ => Grade::Additive,
                };
                self.add(grade, of, format!("calls as tasks are {new} instead of {old}"));
            }
            _ => {}
        }
    }

    fn schemas(&mut self, of: &str, what: &str, old: &Value, new: &Value, side: Side) {
        for change in compare(old, new, side) {
            let at = if change.at.is_empty() {
                format!("{what}s")
            } else {
                format!("{what} `{}`", change.at)
            };
            self.add(change.grade, of, format!("{at}: {}", change.what));
        }
    }

    fn resource(&mut self, of: &str, old: &Object, new: &Object) {
        self.texts(of, old, new, &["name"]);
        self.texts(of, old, new, &TEXTS);
        match (present(old, "mimeType"), present(new, "mimeType")) {
            (Some(old), Some(new)) if old != new => {
                self.add(Grade::Breaking, of, format!("`mimeType` is {new} instead of {old}"));
            }
            (old, new) if old != new => self.add(Grade::Note, of, "`mimeType` is another"),
            _ => {}
        }
    }

    fn prompt(&mut self, of: &str, old: &Object, new: &Object) {
        self.texts(of, old, new, &TEXTS);
        let arguments = |prompt: &Object| {
            prompt.get("arguments").and_then(Value::as_array).cloned().unwrap_or_default()
        };
        let (old, new) = (arguments(old), arguments(new));
        let find = |list: &[Value], name: &Value| {
            list.iter().find(|one| one["name"] == *name).and_then(Value::as_object).cloned()
        };
        let is_required = |argument: &Object| argument.get("required") == Some(&Value::Bool(true));
        for argument in old.iter().filter_map(Value::as_object) {
            let Some(name) = argument.get("name") else { continue };
            let at = format!("argument `{}`", name.as_str().unwrap_or_default());
            let Some(now) = find(&new, name) else {
                self.add(Grade::Breaking, of, format!("{at}: it is gone"));
                continue;
            };
            self.texts(&format!("{of}: {at}"), argument, &now, &["title", "description"]);
            match (is_required(argument), is_required(&now)) {
                (false, true) => self.add(Grade::Breaking, of, format!("{at}: it is required now")),
                (true, false) => {
                    self.add(Grade::Additive, of, format!("{at}: it may be missing now"))
                }
                _ => {}
            }
        }
        for argument in new.iter().filter_map(Value::as_object) {
            let Some(name) = argument.get("name").filter(|name| find(&old, name).is_none()) else {
                continue;
            };
            let at = format!("argument `{}`", name.as_str().unwrap_or_default());
            match is_required(argument) {
                true => self.add(Grade::Breaking, of, format!("{at}: it is new and required")),
                false => self.add(Grade::Additive, of, format!("{at}: it is new")),
            }
        }
    }
}

/// A member; empty lists and objects are as good as none, and so is `null`.
fn present<'a>(of: &'a Object, key: &str) -> Option<&'a Value> {
    let is_something = |value: &&Value| match value {
        Value::Null => false,
        Value::Array(list) => !list.is_empty(),
        Value::Object(members) => !members.is_empty(),
        _ => true,
    };
    of.get(key).filter(is_something)
}

/// What a server can do, by name. That it has tools and so on, its lists say.
fn capabilities(of: &Object) -> BTreeSet<String> {
    const LISTS: [&str; 3] = ["tools", "resources", "prompts"];
    let is_named = |name: &&String| !LISTS.contains(&name.as_str()) && *name != "extensions";
    let mut names: BTreeSet<String> = of.keys().filter(is_named).cloned().collect();
    // Version 2025-11-25 had tasks in its core.
    if names.remove("tasks") {
        names.insert(crate::import::listed::TASKS.to_owned());
    }
    let extensions = of.get("extensions").and_then(Value::as_object);
    names.extend(extensions.into_iter().flat_map(Map::keys).cloned());
    for list in LISTS {
        for flag in ["listChanged", "subscribe"] {
            if of.get(list).and_then(|list| list.get(flag)) == Some(&Value::Bool(true)) {
                names.insert(format!("{list}.{flag}"));
            }
        }
    }
    names
}
