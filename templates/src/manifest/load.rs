//! A manifest and the files it includes, as one.

use std::path::{Component, Path, PathBuf};

use mcp_codegen::files::{read_below, read_text};
use serde::Deserialize as _;

use super::model::{self, Manifest};
use super::node::{Key, Kind, Node};
use super::{shape, texts, yaml};
use crate::problem::{Problem, Report, Source, Span};

/// A manifest that has the right form.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// What it says.
    pub manifest: Manifest,
    /// The same, with the place of everything. Included files are part of it.
    pub root: Node,
    /// The files, the manifest first.
    pub sources: Vec<Source>,
    /// The paths of the files relative to the folder of the manifest.
    pub paths: Vec<PathBuf>,
    /// Where each of the files is included; nothing for the manifest.
    pub inclusions: Vec<Option<Span>>,
    /// What its author may not have meant.
    pub warnings: Vec<Problem>,
}

impl Loaded {
    /// Problems of this manifest, to be shown.
    pub fn report(&self, problems: Vec<Problem>) -> Report {
        Report::new(self.sources.clone(), problems)
    }
}

/// Keys whose lists of several files are put together.
const LISTS: [&str; 4] = ["tools", "resources", "resourceTemplates", "prompts"];

/// Reads a manifest and what it includes.
///
/// # Errors
/// Everything that keeps it from being a manifest.
pub fn load(path: &Path) -> Result<Loaded, Report> {
    let folder = path.parent().unwrap_or(Path::new(""));
    let file = path.file_name().map(PathBuf::from).unwrap_or_default();
    let mut loader = Loader::new(folder);
    let root = loader.file(file, None);
    loader.loaded(root)
}

/// Reads a manifest that is in no file. What it includes is below the current folder.
///
/// # Errors
/// Everything that keeps it from being a manifest.
pub fn load_text(name: &str, text: String) -> Result<Loaded, Report> {
    let mut loader = Loader::new(Path::new(""));
    let text = text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text);
    let root = loader.text(PathBuf::from(name), name.to_owned(), text, None);
    loader.loaded(root)
}

struct Loader<'a> {
    folder: &'a Path,
    paths: Vec<PathBuf>,
    inclusions: Vec<Option<Span>>,
    sources: Vec<Source>,
    warnings: Vec<Problem>,
    problems: Vec<Problem>,
}

impl<'a> Loader<'a> {
    fn new(folder: &'a Path) -> Self {
        Self {
            folder,
            paths: Vec::new(),
            inclusions: Vec::new(),
            sources: Vec::new(),
            warnings: Vec::new(),
            problems: Vec::new(),
        }
    }

    /// Reads a file, with all that it includes.
    fn file(&mut self, path: PathBuf, from: Option<Span>) -> Option<Node> {
        let index = self.sources.len();
        let full = self.folder.join(&path);
        // The manifest is what the user named; what it includes is what the manifest names.
        let text = match from {
            None => read_text(&full).map_err(|error| error.to_string()),
            Some(_) => read_below(self.folder, &path).map_err(|error| error.to_string()),
        };
        let text = match text {
            Ok(text) => text,
            Err(error) => {
                if from.is_none() {
                    let name = full.display().to_string();
                    self.sources.push(Source { name, text: String::new() });
                }
                let nowhere = Span { file: index, line: 1, column: 1, length: 1 };
                self.problems.push(Problem::error(from.unwrap_or(nowhere), error));
                return None;
            }
        };
        self.text(path, full.display().to_string(), text, from)
    }

    /// Reads a text, with all that it includes.
    fn text(
        &mut self,
        path: PathBuf,
        name: String,
        text: String,
        from: Option<Span>,
    ) -> Option<Node> {
        let index = self.sources.len();
        self.inclusions.push(from);
        self.sources.push(Source { name, text: text.clone() });
        self.paths.push(path.clone());
        match yaml::read_with(&text, index, |node| texts::of_form(node, &model::schema())) {
            Ok((mut node, warnings)) => {
                self.warnings.extend(warnings);
                self.include(&mut node, &path);
                Some(node)
            }
            Err(problems) => {
                self.problems.extend(problems);
                None
            }
        }
    }

    /// The manifest, if nothing is wrong with its form.
    fn loaded(mut self, root: Option<Node>) -> Result<Loaded, Report> {
        let Some(root) = root else { return Err(Report::new(self.sources, self.problems)) };
        self.problems.extend(shape::check(&root, &model::schema()));
        if !self.problems.is_empty() {
            self.problems.extend(self.warnings);
            return Err(Report::new(self.sources, self.problems));
        }
        match Manifest::deserialize(root.to_value()) {
            Ok(manifest) => Ok(Loaded {
                manifest,
                root,
                sources: self.sources,
                paths: self.paths,
                inclusions: self.inclusions,
                warnings: self.warnings,
            }),
            Err(error) => {
                let problem = Problem::error(root.span, error.to_string());
                Err(Report::new(self.sources, vec![problem]))
            }
        }
    }

    fn include(&mut self, node: &mut Node, path: &Path) {
        let Some(list) = node.get("include").cloned() else { return };
        for element in list.elements() {
            let Some(text) = element.text() else { continue };
            let Some(inside) = inside(path.parent().unwrap_or(Path::new("")), text) else {
                let message = format!("`{text}` is not below the folder of the manifest");
                self.problems.push(Problem::error(element.span, message));
                continue;
            };
            if !is_data(&inside) {
                let message = format!(
                    "`{text}` is no file of data: it ends in `.yaml`, `.yml` or `.json`, and nothing on the way is hidden"
                );
                self.problems.push(Problem::error(element.span, message));
                continue;
            }
            if self.paths.contains(&inside) {
                let message = format!("`{text}` is included twice");
                self.problems.push(Problem::error(element.span, message));
                continue;
            }
            if let Some(part) = self.file(inside, Some(element.span)) {
                self.merge(node, part);
            }
        }
    }

    /// Adds what an included file has.
    fn merge(&mut self, node: &mut Node, part: Node) {
        let (Kind::Mapping(members), span) = (&mut node.kind, part.span) else { return };
        let Kind::Mapping(parts) = part.kind else {
            let message = format!("an included file is a mapping, not {}", part.what());
            return self.problems.push(Problem::error(span, message));
        };
        for (key, value) in parts {
            match key.text.as_str() {
                "include" | "$schema" => {}
                name if LISTS.contains(&name) || name == "$defs" => {
                    self.merge_member(members, key, value);
                }
                name => {
                    let message = format!("an included file has no `{name}`");
                    let known = LISTS.into_iter().chain(["$defs", "include"]);
                    self.problems.push(Problem::error(key.span, message).suggest(name, known));
                }
            }
        }
    }

    fn merge_member(&mut self, members: &mut Vec<(Key, Node)>, key: Key, value: Node) {
        let Some((_, there)) = members.iter_mut().find(|(known, _)| known.text == key.text) else {
            return members.push((key, value));
        };
        match (&mut there.kind, value.kind) {
            (Kind::Sequence(there), Kind::Sequence(more)) => there.extend(more),
            (Kind::Mapping(there), Kind::Mapping(more)) => {
                for (key, value) in more {
                    if there.iter().any(|(known, _)| known.text == key.text) {
                        let message = format!("`$defs` has `{}` twice", key.text);
                        self.problems.push(Problem::error(key.span, message));
                    } else {
                        there.push((key, value));
                    }
                }
            }
            (kind, more) => {
                // One of the two has the wrong form: the check of the form will say so.
                if !matches!(more, Kind::Sequence(_) | Kind::Mapping(_)) {
                    *kind = more;
                }
            }
        }
    }
}

/// Whether a path is one of data, which the project takes over as it is: no program, and nothing
/// that configures one.
fn is_data(path: &Path) -> bool {
    let extension = path.extension().and_then(|extension| extension.to_str());
    let is_hidden = |part: Component<'_>| part.as_os_str().as_encoded_bytes().starts_with(b".");
    matches!(extension, Some("yaml" | "yml" | "json")) && !path.components().any(is_hidden)
}

/// A path below the folder of the manifest.
fn inside(folder: &Path, text: &str) -> Option<PathBuf> {
    let mut path = PathBuf::new();
    for component in folder.join(text).components() {
        match component {
            Component::Normal(part) => path.push(part),
            Component::CurDir => {}
            Component::ParentDir if path.pop() => {}
            _ => return None,
        }
    }
    (!path.as_os_str().is_empty()).then_some(path)
}
