//! The whole output in memory, written at one place or compared with what is there.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use crate::files::{Changes, Entry, Found, check_names, entries_below, head, look, owner};
use crate::problem::{Error, Problem};

/// Generated files: path inside the output folder, and text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileSet {
    files: BTreeMap<PathBuf, String>,
    data: Vec<PathBuf>,
}

/// How a folder differs from a [`FileSet`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drift {
    /// Files that should be there.
    pub missing: Vec<PathBuf>,
    /// Files with another text.
    pub changed: Vec<PathBuf>,
    /// Files of the same command that should not be there.
    pub orphaned: Vec<PathBuf>,
    /// Files and links that the command did not write, and must not take away.
    pub foreign: Vec<PathBuf>,
}

impl Drift {
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.entries().is_empty()
    }

    /// The files with what is the matter with each, in the order of their paths.
    pub fn entries(&self) -> Vec<(&'static str, &Path)> {
        let lists = [
            ("missing", &self.missing),
            ("changed", &self.changed),
            ("orphaned", &self.orphaned),
            ("foreign", &self.foreign),
        ];
        let mut entries: Vec<_> = lists
            .into_iter()
            .flat_map(|(what, paths)| paths.iter().map(move |path| (what, path.as_path())))
            .collect();
        entries.sort_by_key(|(_, path)| *path);
        entries
    }
}

impl FileSet {
    /// Adds a file.
    pub fn insert(&mut self, path: impl Into<PathBuf>, text: String) {
        self.files.insert(path.into(), text);
    }

    /// Names a file of data, or a folder of them, that the same command writes, now or for another
    /// input. Data does not say who wrote it: it belongs to the command where `mod.rs` does.
    pub fn owns_data(&mut self, path: impl Into<PathBuf>) {
        self.data.push(path.into());
    }

    /// The files in the order of their paths.
    pub fn iter(&self) -> impl Iterator<Item = (&Path, &str)> {
        self.files.iter().map(|(path, text)| (path.as_path(), text.as_str()))
    }

    /// The text of a file.
    pub fn get(&self, path: impl AsRef<Path>) -> Option<&str> {
        self.files.get(path.as_ref()).map(String::as_str)
    }

    /// Names that some system cannot have, and names that are one where case does not count.
    pub fn name_problems(&self) -> Vec<String> {
        check_names(self.files.keys().map(PathBuf::as_path))
    }

    /// How `folder` differs from these files.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn compare(&self, folder: &Path) -> Result<Drift, Error> {
        self.compare_below(folder, Path::new(""))
    }

    /// How a folder inside of `root` differs from these files. It must not be behind a link.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn compare_below(&self, root: &Path, folder: &Path) -> Result<Drift, Error> {
        let problem = |error: io::Error| io_problem(root, &error);
        let mut drift = Drift::default();
        for (path, text) in &self.files {
            let inside = folder.join(path);
            let full = root.join(&inside);
            match look(root, &inside).map_err(problem)? {
                Found::Nothing => drift.missing.push(path.clone()),
                Found::File(metadata) => {
                    let is_same = metadata.len() == text.len() as u64
                        && std::fs::read(&full).map_err(|error| io_problem(&full, &error))?
                            == text.as_bytes();
                    if !is_same {
                        drift.changed.push(path.clone());
                    }
                }
                _ => drift.foreign.push(path.clone()),
            }
        }
        for Entry { path, found } in entries_below(root, folder).map_err(problem)? {
            let inside = path.strip_prefix(folder).unwrap_or(&path);
            if self.files.contains_key(inside) {
                continue;
            }
            match found {
                Found::File(metadata) if self.is_ours((root, folder), &path, metadata.len())? => {
                    drift.orphaned.push(inside.to_owned());
                }
                _ => drift.foreign.push(inside.to_owned()),
            }
        }
        Ok(drift)
    }

    /// Makes `folder` hold these files and no others, touching only what differs. Files that were
    /// not written by the same command are an error: nothing is written then.
    ///
    /// # Errors
    /// If the folder cannot be read or written, or holds something of others.
    pub fn write(&self, folder: &Path) -> Result<Drift, Error> {
        let mut changes = Changes::new(folder);
        let drift = self.plan(&mut changes, Path::new(""), false)?;
        apply(&changes)?;
        Ok(drift)
    }

    /// Adds to the changes what makes a folder inside of their root hold these files and no others.
    /// With `force`, a file of others is written over where one of these has its name.
    ///
    /// # Errors
    /// If the folder cannot be read, or holds something of others.
    pub fn plan(&self, changes: &mut Changes, folder: &Path, force: bool) -> Result<Drift, Error> {
        let root = changes.root().to_owned();
        let drift = self.compare_below(&root, folder)?;
        let mut problems = Vec::new();
        let mut refuse = |path: &Path, message: &str| {
            let file = root.join(folder).join(path).display().to_string();
            problems.push(Problem::new(file, "", message));
        };
        for name in self.name_problems() {
            refuse(Path::new(""), &name);
        }
        for path in &drift.foreign {
            refuse(
                path,
                "was not written by this command: put it elsewhere, this folder is emptied",
            );
        }
        for path in drift.changed.iter().filter(|_| !force) {
            let inside = folder.join(path);
            let size = root.join(&inside).symlink_metadata().map(|metadata| metadata.len());
            if !self.is_ours((&root, folder), &inside, size.unwrap_or_default())? {
                refuse(path, "was not written by this command; with --force it is replaced");
            }
        }
        if !problems.is_empty() {
            return Err(problems.into());
        }
        for path in self.files.keys().filter_map(|path| path.parent()) {
            changes.clear(folder.join(path));
        }
        for path in drift.missing.iter().chain(&drift.changed) {
            let text = self.files.get(path).map(String::as_str).unwrap_or_default();
            changes.replace(folder.join(path), text);
        }
        for path in &drift.orphaned {
            changes.remove(folder.join(path));
        }
        Ok(drift)
    }

    /// Whether the first line of a file says that the command wrote it which wrote these, or it is
    /// known data beside such files; nobody minds what happens to an empty one.
    fn is_ours(
        &self,
        (root, folder): (&Path, &Path),
        inside: &Path,
        size: u64,
    ) -> Result<bool, Error> {
        let path = root.join(inside);
        if size == 0 || self.is_signed(&head(&path).map_err(|error| io_problem(&path, &error))?) {
            return Ok(true);
        }
        // Data has no line that could say it: the folder says it, whose first file is signed.
        let is_data = |path: &Path| {
            let folder = path.parent().unwrap_or(Path::new(""));
            self.data.iter().any(|known| known == path || known == folder)
        };
        let Ok(path) = inside.strip_prefix(folder) else { return Ok(false) };
        let module = root.join(folder).join("mod.rs");
        if !is_data(path) || !matches!(look(root, &folder.join("mod.rs")), Ok(Found::File(_))) {
            return Ok(false);
        }
        Ok(self.is_signed(&head(&module).map_err(|error| io_problem(&module, &error))?))
    }

    fn is_signed(&self, text: &[u8]) -> bool {
        let theirs = owner(text);
        let mut own = self.files.values().map(|text| owner(text.as_bytes()));
        theirs.is_some() && own.any(|own| own == theirs)
    }
}

/// Writes what was planned.
///
/// # Errors
/// If it cannot be written.
pub fn apply(changes: &Changes) -> Result<Vec<PathBuf>, Error> {
    changes.apply().map_err(|failure| {
        let path = failure.path.display().to_string();
        let message = failure.to_string();
        let message = message.strip_prefix(&format!("{path}: ")).unwrap_or(&message).to_owned();
        Problem::new(path, "", message).into()
    })
}

fn io_problem(path: &Path, error: &io::Error) -> Error {
    let (path, message) = (path.display().to_string(), error.to_string());
    let message = message.strip_prefix(&path).unwrap_or(&message);
    let message = message.trim_start_matches([':', ' ']).to_owned();
    Problem::new(path, "", message).into()
}
