//! Projects on disk: written once, refreshed, compared.

use std::io;
use std::path::{Path, PathBuf};

use mcp_codegen::Drift;
use mcp_codegen::files::{
    Changes, Disk, Entry, Found, System, entries_below, is_temporary, look, read_below,
};

use super::user::Function;
use super::{Generation, Project};

/// The folder that is always written anew.
const GENERATED: &str = "src/generated";
/// The manifest of a project.
const MANIFEST: &str = "mcp.yaml";

/// What follows in `Cargo.toml` is for the root of a workspace.
const OWN_WORKSPACE: &str = "\n# Quicker builds";

/// What was written.
#[derive(Clone, Debug, Default)]
pub struct Written {
    /// How `src/generated` was different.
    pub generated: Drift,
    /// Files of the user that were not there.
    pub added: Vec<PathBuf>,
    /// What is left to do for the user, in words.
    pub to_do: Vec<String>,
    /// The Rust that goes into `src/server.rs` for it, to be pasted as it is.
    pub to_paste: Vec<String>,
    /// Files of functions that the manifest does not have any more.
    pub left_over: Vec<PathBuf>,
}

/// Whether a project is what its manifest says.
#[derive(Clone, Debug, Default)]
pub struct Agreement {
    /// How `src/generated` is different.
    pub generated: Drift,
    /// Functions that no file of the user names.
    pub missing: Vec<String>,
    /// Files of functions that the manifest does not have any more.
    pub left_over: Vec<PathBuf>,
}

impl Agreement {
    /// Whether there is nothing to do.
    pub fn is_complete(&self) -> bool {
        self.generated.is_empty() && self.missing.is_empty() && self.left_over.is_empty()
    }
}

/// Writes a new project. A folder that holds something is refused unless `force` says otherwise,
/// and even then no file of the user is written over. A project whose writing was stopped is
/// completed.
///
/// # Errors
/// If the folder holds something, or cannot be written. Nothing was written then, or the error says
/// what was.
pub fn create(project: &Project, folder: &Path, force: bool) -> io::Result<Written> {
    create_on(&System, project, folder, force)
}

/// The same on another disk.
///
/// # Errors
/// As [`create`].
pub fn create_on(
    disk: &dyn Disk,
    project: &Project,
    folder: &Path,
    force: bool,
) -> io::Result<Written> {
    if !force && holds_something(project, folder)? {
        let message = format!("{}: there is something in the folder", folder.display());
        return Err(io::Error::new(io::ErrorKind::AlreadyExists, message));
    }
    let mut changes = Changes::new(folder);
    let generated = plan_generated(project, &mut changes, force)?;
    let is_member = super::workspace::has(folder);
    // The manifest is the last: with it, the project is complete.
    let manifest = |(path, _): &(&Path, &str)| *path == Path::new(MANIFEST);
    let (last, first): (Vec<_>, Vec<_>) = project.user.iter().partition(manifest);
    for (path, text) in first.into_iter().chain(last) {
        let text = match path == Path::new("Cargo.toml") && is_member {
            true => text.split(OWN_WORKSPACE).next().unwrap_or(text),
            false => text,
        };
        changes.clear(path.parent().unwrap_or(Path::new("")));
        if matches!(look(folder, path)?, Found::Nothing) {
            changes.create(path, text);
        }
    }
    let added = changes.apply_on(disk)?;
    Ok(Written { generated, added, ..Written::default() })
}

/// Writes `src/generated` anew, and files for functions that are new.
///
/// # Errors
/// If the folder cannot be read or written, or `src/generated` holds something of others. Nothing
/// was written then, or the error says what was.
pub fn refresh(project: &Project, folder: &Path) -> io::Result<Written> {
    refresh_on(&System, project, folder, false)
}

/// The same on another disk. With `force`, files in `src/generated` that were written by somebody
/// else are written over.
///
/// # Errors
/// As [`refresh`].
pub fn refresh_on(
    disk: &dyn Disk,
    project: &Project,
    folder: &Path,
    force: bool,
) -> io::Result<Written> {
    // What was there before says which functions are new: a file that the user took away stays away.
    let before = match project.generation {
        Generation::CheckedIn => Before::read(folder)?,
        Generation::BuildScript => Before::User(sources(folder)?),
    };
    let mut changes = Changes::new(folder);
    for function in &project.functions {
        let path = function.path();
        changes.clear(path.parent().unwrap_or(Path::new("")));
        if let Some(text) = project.user.get(&path)
            && !before.knows(function)
            && matches!(look(folder, &path)?, Found::Nothing)
        {
            changes.create(path, text);
        }
    }
    let generated = plan_generated(project, &mut changes, force)?;
    let added = changes.apply_on(disk)?;
    Ok(Written {
        generated,
        added,
        to_do: to_do(project, folder)?,
        to_paste: to_paste(project, folder)?,
        left_over: left_over(project, folder)?,
    })
}

/// Compares a project with its manifest.
///
/// # Errors
/// If the folder cannot be read.
pub fn check(project: &Project, folder: &Path) -> io::Result<Agreement> {
    let generated = match project.generation {
        Generation::CheckedIn => project.generated.compare_below(folder, Path::new(GENERATED)),
        Generation::BuildScript => Ok(Drift::default()),
    };
    let generated = generated.map_err(io::Error::other)?;
    let missing = to_do(project, folder)?;
    let left_over = left_over(project, folder)?;
    Ok(Agreement { generated, missing, left_over })
}

/// Files of functions that the manifest does not have any more.
fn left_over(project: &Project, folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut left_over = Vec::new();
    for place in ["tools", "prompts", "resources", "completions"] {
        let inside = PathBuf::from("src").join(place);
        for path in rust_files(folder, &inside)? {
            let is_known = project.functions.iter().any(|function| function.path() == path);
            let text = text_of(folder, &path);
            // Other files there are the user's own business.
            if !is_known && text.contains("it was written once and is never touched again") {
                left_over.push(path);
            }
        }
    }
    Ok(left_over)
}

/// What says which functions are new.
enum Before {
    /// The generated files before they are written anew.
    Generated(Vec<String>),
    /// The files of the user, where no others are kept.
    User(Vec<String>),
}

impl Before {
    fn read(folder: &Path) -> io::Result<Self> {
        let generated = Path::new(GENERATED);
        let mut texts = Vec::new();
        let files = ["tools/mod.rs", "resources/mod.rs", "prompts.rs", "completions.rs"];
        for file in files {
            match read_below(folder, &generated.join(file)) {
                Ok(text) => texts.push(text),
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => return Err(error),
            }
        }
        Ok(Self::Generated(texts))
    }

    fn knows(&self, function: &Function) -> bool {
        let method = format!("    fn {}(\n        &self", function.name);
        match self {
            Self::Generated(texts) => {
                texts.iter().any(|text| text.contains(&method) && text.contains(function.place.1))
            }
            Self::User(texts) => is_named(function, texts),
        }
    }
}

/// The files of Rust that are the user's.
fn sources(folder: &Path) -> io::Result<Vec<String>> {
    let files = rust_files(folder, Path::new("src"))?;
    let own = files.iter().filter(|path| !path.starts_with(GENERATED));
    Ok(own.map(|path| text_of(folder, path)).collect())
}

/// The text of a file of the user, to look for words in it: one that is no text has none.
fn text_of(folder: &Path, path: &Path) -> String {
    read_below(folder, path).unwrap_or_default()
}

/// Whether a file has the method of the trait. Other functions of that name are not meant.
fn is_named(function: &Function, texts: &[String]) -> bool {
    let head = format!("fn {}(", function.name);
    let is_method = |text: &str| text.trim_start().starts_with("&self");
    texts.iter().any(|text| text.split(head.as_str()).skip(1).any(is_method))
}

/// What the user's files do not have yet. It is read as text, to say where to begin; whether it is
/// right is the compiler's to say.
fn to_do(project: &Project, folder: &Path) -> io::Result<Vec<String>> {
    let mut to_do = Vec::new();
    let texts = sources(folder)?;
    for function in &project.functions {
        if !is_named(function, &texts) {
            let ((place, functions), name) = (function.place, &function.name);
            to_do.push(format!(
                "`{name}` of `{functions}` in src/server.rs, and `pub mod {name};` in src/{place}/mod.rs"
            ));
        }
    }
    let cargo = text_of(folder, Path::new("Cargo.toml"));
    if project.has_patterns && !cargo.contains("regex") {
        to_do.push(format!("the dependency `{}`", crate::types::REGEX));
    }
    Ok(to_do)
}

/// The methods that `src/server.rs` lacks, each in the block of its trait with what it needs.
fn to_paste(project: &Project, folder: &Path) -> io::Result<Vec<String>> {
    let texts = sources(folder)?;
    let missing = project.functions.iter().filter(|function| !is_named(function, &texts));
    Ok(missing.map(Function::to_paste).collect())
}

fn plan_generated(project: &Project, changes: &mut Changes, force: bool) -> io::Result<Drift> {
    match project.generation {
        Generation::CheckedIn => {
            let planned = project.generated.plan(changes, Path::new(GENERATED), force);
            planned.map_err(io::Error::other)
        }
        Generation::BuildScript => Ok(Drift::default()),
    }
}

/// Whether a folder holds more than a project whose writing was stopped.
fn holds_something(project: &Project, folder: &Path) -> io::Result<bool> {
    let named =
        |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", folder.display()));
    let entries = match std::fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
        Err(error) => return Err(named(error)),
    };
    let mut names = Vec::new();
    for entry in entries {
        names.push(entry.map_err(named)?.file_name());
    }
    if names.iter().any(|name| name == MANIFEST) {
        return Ok(true);
    }
    let is_hidden = |name: &std::ffi::OsString| name.as_encoded_bytes().starts_with(b".");
    let is_known =
        |path: &Path, wanted: &str| read_below(folder, path).is_ok_and(|text| text == wanted);
    for name in names.iter().filter(|name| is_hidden(name) && !is_temporary(name)) {
        let path = Path::new(name);
        if !project.user.get(path).is_some_and(|wanted| is_known(path, wanted)) {
            return Ok(true);
        }
    }
    for Entry { path, .. } in entries_below(folder, Path::new(""))? {
        let wanted = match path.strip_prefix(GENERATED) {
            Ok(inside) => project.generated.get(inside),
            Err(_) => project.user.get(&path),
        };
        if !wanted.is_some_and(|wanted| is_known(&path, wanted)) {
            return Ok(true);
        }
    }
    // Folders that hold nothing are somebody's, unless the project has them.
    let has = |name: &std::ffi::OsString| {
        let inside = |(path, _): (&Path, &str)| path.starts_with(name);
        project.user.iter().any(inside) || Path::new(GENERATED).starts_with(name) || is_hidden(name)
    };
    Ok(!names.iter().all(has))
}

/// The files of Rust below a folder of the project; links are not followed.
fn rust_files(root: &Path, inside: &Path) -> io::Result<Vec<PathBuf>> {
    let is_rust = |entry: &Entry| {
        matches!(entry.found, Found::File(_))
            && entry.path.extension().is_some_and(|extension| extension == "rs")
    };
    let entries = entries_below(root, inside)?.into_iter().filter(is_rust);
    Ok(entries.map(|entry| entry.path).collect())
}
