//! The whole output in memory, written at one place or compared with what is there.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::problem::{Error, Problem};

/// Generated files: path inside the output folder, and text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileSet {
    files: BTreeMap<PathBuf, String>,
}

/// How a folder differs from a [`FileSet`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drift {
    /// Files that should be there.
    pub missing: Vec<PathBuf>,
    /// Files with another text.
    pub changed: Vec<PathBuf>,
    /// Files that should not be there.
    pub orphaned: Vec<PathBuf>,
}

impl Drift {
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.missing.is_empty() && self.changed.is_empty() && self.orphaned.is_empty()
    }

    /// The files with what is the matter with each, in the order of their paths.
    pub fn entries(&self) -> Vec<(&'static str, &Path)> {
        let lists =
            [("missing", &self.missing), ("changed", &self.changed), ("orphaned", &self.orphaned)];
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

    /// The files in the order of their paths.
    pub fn iter(&self) -> impl Iterator<Item = (&Path, &str)> {
        self.files.iter().map(|(path, text)| (path.as_path(), text.as_str()))
    }

    /// The text of a file.
    pub fn get(&self, path: impl AsRef<Path>) -> Option<&str> {
        self.files.get(path.as_ref()).map(String::as_str)
    }

    /// How `folder` differs from these files.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn compare(&self, folder: &Path) -> Result<Drift, Error> {
        let mut drift = Drift::default();
        for (path, text) in &self.files {
            match std::fs::read(folder.join(path)) {
                Ok(bytes) if bytes == text.as_bytes() => {}
                Ok(_) => drift.changed.push(path.clone()),
                Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                    drift.missing.push(path.clone());
                }
                Err(error) => return Err(io_problem(&folder.join(path), &error)),
            }
        }
        for path in files_below(folder)? {
            if !self.files.contains_key(&path) {
                drift.orphaned.push(path);
            }
        }
        Ok(drift)
    }

    /// Makes `folder` hold these files and no others, touching only what differs.
    ///
    /// # Errors
    /// If the folder cannot be read or written.
    pub fn write(&self, folder: &Path) -> Result<Drift, Error> {
        let drift = self.compare(folder)?;
        for path in drift.missing.iter().chain(&drift.changed) {
            let target = folder.join(path);
            let text = self.files.get(path).map(String::as_str).unwrap_or_default();
            let parent = target.parent().unwrap_or(folder);
            std::fs::create_dir_all(parent).map_err(|error| io_problem(parent, &error))?;
            // A reader must never see half a file, nor a run that was stopped leave one.
            let temporary = target.with_extension("rs.new");
            std::fs::write(&temporary, text).map_err(|error| io_problem(&temporary, &error))?;
            std::fs::rename(&temporary, &target).map_err(|error| io_problem(&target, &error))?;
        }
        for path in &drift.orphaned {
            let target = folder.join(path);
            std::fs::remove_file(&target).map_err(|error| io_problem(&target, &error))?;
            remove_if_empty(folder, target.parent());
        }
        Ok(drift)
    }
}

fn remove_if_empty(folder: &Path, parent: Option<&Path>) {
    let mut parent = parent;
    while let Some(dir) = parent.filter(|dir| *dir != folder) {
        // Fails if it is not empty, which is as it should be.
        if std::fs::remove_dir(dir).is_err() {
            return;
        }
        parent = dir.parent();
    }
}

/// The files below a folder, by their paths inside it; none if there is no such folder.
fn files_below(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        let entries = match std::fs::read_dir(&next) {
            Ok(entries) => entries,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => continue,
            Err(error) => return Err(io_problem(&next, &error)),
        };
        for entry in entries {
            let path = entry.map_err(|error| io_problem(&next, &error))?.path();
            if path.is_dir() {
                folders.push(path);
            } else if let Ok(inside) = path.strip_prefix(folder) {
                files.push(inside.to_owned());
            }
        }
    }
    files.sort();
    Ok(files)
}

fn io_problem(path: &Path, error: &std::io::Error) -> Error {
    Problem::new(path.display().to_string(), "", error.to_string()).into()
}
