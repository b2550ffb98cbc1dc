//! Projects on disk: written once, refreshed, compared.

use std::io;
use std::path::{Path, PathBuf};

use mcp_codegen::Drift;

use super::user::Function;
use super::{Generation, Project};

/// The folder that is always written anew.
const GENERATED: &str = "src/generated";

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
/// and even then no file of the user is written over.
///
/// # Errors
/// If the folder holds something, or cannot be written.
pub fn create(project: &Project, folder: &Path, force: bool) -> io::Result<Written> {
    if !force && holds_something(folder)? {
        let message = format!("{}: there is something in the folder", folder.display());
        return Err(io::Error::new(io::ErrorKind::AlreadyExists, message));
    }
    let mut added = Vec::new();
    let is_member = super::workspace::has(folder);
    for (path, text) in project.user.iter() {
        let text = match path == Path::new("Cargo.toml") && is_member {
            true => text.split(OWN_WORKSPACE).next().unwrap_or(text),
            false => text,
        };
        if add(&folder.join(path), text)? {
            added.push(path.to_owned());
        }
    }
    let generated = write_generated(project, folder)?;
    Ok(Written { generated, added, ..Written::default() })
}

/// Writes `src/generated` anew, and files for functions that are new.
///
/// # Errors
/// If the folder cannot be read or written.
pub fn refresh(project: &Project, folder: &Path) -> io::Result<Written> {
    // What was there before says which functions are new: a file that the user took away stays away.
    let before = match project.generation {
        Generation::CheckedIn => Before::read(folder)?,
        Generation::BuildScript => Before::User(sources(folder)),
    };
    let mut written = Written::default();
    for function in project.functions.iter().filter(|function| !before.knows(function)) {
        let path = function.path();
        if let Some(text) = project.user.get(&path)
            && add(&folder.join(&path), text)?
        {
            written.added.push(path);
        }
    }
    written.generated = write_generated(project, folder)?;
    written.to_do = to_do(project, folder);
    written.to_paste = to_paste(project, folder);
    written.left_over = left_over(project, folder)?;
    Ok(written)
}

/// Compares a project with its manifest.
///
/// # Errors
/// If the folder cannot be read.
pub fn check(project: &Project, folder: &Path) -> io::Result<Agreement> {
    let generated = match project.generation {
        Generation::CheckedIn => project.generated.compare(&folder.join(GENERATED)),
        Generation::BuildScript => Ok(Drift::default()),
    };
    let generated = generated.map_err(io::Error::other)?;
    let missing = to_do(project, folder);
    let left_over = left_over(project, folder)?;
    Ok(Agreement { generated, missing, left_over })
}

/// Files of functions that the manifest does not have any more.
fn left_over(project: &Project, folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut left_over = Vec::new();
    for place in ["tools", "prompts", "resources", "completions"] {
        let inside = PathBuf::from("src").join(place);
        for path in rust_files(&folder.join(&inside))? {
            let Some(name) = path.file_name() else { continue };
            let path = inside.join(name);
            let is_known = project.functions.iter().any(|function| function.path() == path);
            let text = std::fs::read_to_string(folder.join(&path)).unwrap_or_default();
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
        let generated = folder.join(GENERATED);
        let mut texts = Vec::new();
        let files = ["tools/mod.rs", "resources/mod.rs", "prompts.rs", "completions.rs"];
        for file in files {
            match std::fs::read_to_string(generated.join(file)) {
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
fn sources(folder: &Path) -> Vec<String> {
    let mut texts = Vec::new();
    let mut folders = vec![folder.join("src")];
    while let Some(next) = folders.pop() {
        for entry in std::fs::read_dir(&next).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() && !path.ends_with(GENERATED) {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                texts.push(std::fs::read_to_string(&path).unwrap_or_default());
            }
        }
    }
    texts
}

/// Whether a file has the method of the trait. Other functions of that name are not meant.
fn is_named(function: &Function, texts: &[String]) -> bool {
    let head = format!("fn {}(", function.name);
    let is_method = |text: &str| text.trim_start().starts_with("&self");
    texts.iter().any(|text| text.split(head.as_str()).skip(1).any(is_method))
}

/// What the user's files do not have yet. It is read as text, to say where to begin; whether it is
/// right is the compiler's to say.
fn to_do(project: &Project, folder: &Path) -> Vec<String> {
    let mut to_do = Vec::new();
    let texts = sources(folder);
    for function in &project.functions {
        if !is_named(function, &texts) {
            let ((place, functions), name) = (function.place, &function.name);
            to_do.push(format!(
                "`{name}` of `{functions}` in src/server.rs, and `pub mod {name};` in src/{place}/mod.rs"
            ));
        }
    }
    let cargo = std::fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
    if project.needs_validator && !cargo.contains("jsonschema") {
        let line = "jsonschema = { version = \"0.61\", default-features = false }";
        to_do.push(format!("the dependency `{line}`"));
    }
    to_do
}

/// The methods that `src/server.rs` lacks, each in the block of its trait with what it needs.
fn to_paste(project: &Project, folder: &Path) -> Vec<String> {
    let texts = sources(folder);
    let missing = project.functions.iter().filter(|function| !is_named(function, &texts));
    missing.map(Function::to_paste).collect()
}

fn write_generated(project: &Project, folder: &Path) -> io::Result<Drift> {
    match project.generation {
        Generation::CheckedIn => {
            project.generated.write(&folder.join(GENERATED)).map_err(io::Error::other)
        }
        Generation::BuildScript => Ok(Drift::default()),
    }
}

/// Writes a file that is not there.
fn add(path: &Path, text: &str) -> io::Result<bool> {
    if let Some(parent) = path.parent() {
        std::fs::create_dir_all(parent)?;
    }
    let named =
        |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", path.display()));
    let file = std::fs::OpenOptions::new().write(true).create_new(true).open(path);
    match file {
        Ok(mut file) => {
            io::Write::write_all(&mut file, text.as_bytes()).map(|()| true).map_err(named)
        }
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(false),
        Err(error) => Err(named(error)),
    }
}

fn holds_something(folder: &Path) -> io::Result<bool> {
    match std::fs::read_dir(folder) {
        Ok(mut entries) => Ok(entries.next().is_some()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(io::Error::new(error.kind(), format!("{}: {error}", folder.display()))),
    }
}

fn rust_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    match std::fs::read_dir(folder) {
        Ok(entries) => {
            for entry in entries {
                let path = entry?.path();
                if path.extension().is_some_and(|extension| extension == "rs") {
                    files.push(path);
                }
            }
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    files.sort();
    Ok(files)
}
