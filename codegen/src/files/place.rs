//! What is at a place, looked at without following links.

use std::fs::Metadata;
use std::io;
use std::path::{Component, Path, PathBuf};

/// What is at a place.
#[derive(Clone, Debug)]
pub enum Found {
    /// Nothing.
    Nothing,
    /// A regular file.
    File(Metadata),
    /// A folder.
    Folder,
    /// A link, wherever it leads to.
    Link,
    /// A pipe, a device or a socket.
    Special,
}

impl Found {
    /// What it is, for a message.
    pub fn what(&self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::File(_) => "a file",
            Self::Folder => "a folder",
            Self::Link => "a link, and links are not followed",
            Self::Special => "no regular file",
        }
    }

    /// What is at a path, itself and not what it leads to.
    ///
    /// # Errors
    /// If that cannot be found out.
    pub fn at(path: &Path) -> io::Result<Self> {
        match path.symlink_metadata() {
            Ok(metadata) if metadata.is_symlink() => Ok(Self::Link),
            Ok(metadata) if metadata.is_file() => Ok(Self::File(metadata)),
            Ok(metadata) if metadata.is_dir() => Ok(Self::Folder),
            Ok(_) => Ok(Self::Special),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Self::Nothing),
            Err(error) => Err(named(path, error)),
        }
    }
}

/// What is at a path inside of a folder. The folder itself may be reached by links, since the user
/// named it; below it, everything on the way is a folder or not there.
///
/// # Errors
/// If the path leaves the folder, or something on the way is a link or no folder.
pub fn look(root: &Path, inside: &Path) -> io::Result<Found> {
    let mut path = root.to_owned();
    let mut found = Found::Folder;
    for component in inside.components() {
        let Component::Normal(name) = component else {
            return Err(refused(&root.join(inside), "leads out of the folder"));
        };
        match found {
            Found::Folder => {}
            Found::Nothing => return Ok(found),
            Found::File(_) | Found::Link | Found::Special => {
                return Err(refused(&path, format!("is {}", found.what())));
            }
        }
        path.push(name);
        found = Found::at(&path)?;
    }
    Ok(found)
}

/// A file, a link or something else that is no folder.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The path inside of the root.
    pub path: PathBuf,
    /// What it is.
    pub found: Found,
}

/// Everything below a folder inside of a root that is no folder, in the order of the paths; nothing
/// if there is no such folder. Hidden files and folders belong to other programs and are not looked
/// at.
///
/// # Errors
/// If the folder cannot be read, or is behind a link.
pub fn entries_below(root: &Path, inside: &Path) -> io::Result<Vec<Entry>> {
    match look(root, inside)? {
        Found::Nothing => return Ok(Vec::new()),
        Found::Folder => {}
        other => return Err(refused(&root.join(inside), format!("is {}", other.what()))),
    }
    let mut entries = Vec::new();
    let mut folders = vec![inside.to_owned()];
    while let Some(folder) = folders.pop() {
        let full = root.join(&folder);
        let listed = match std::fs::read_dir(&full) {
            // There was one, until somebody took it away.
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            other => other.map_err(|error| named(&full, error))?,
        };
        for entry in listed {
            let name = entry.map_err(|error| named(&full, error))?.file_name();
            if name.as_encoded_bytes().starts_with(b".") {
                continue;
            }
            let path = folder.join(&name);
            match Found::at(&root.join(&path))? {
                Found::Folder => folders.push(path),
                Found::Nothing => {}
                found => entries.push(Entry { path, found }),
            }
        }
    }
    entries.sort_by(|left, right| left.path.cmp(&right.path));
    Ok(entries)
}

/// An error with the path that it is about.
pub(super) fn named(path: &Path, error: io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}

/// An error about a path that is not what it should be.
pub(super) fn refused(path: &Path, message: impl std::fmt::Display) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, format!("{} {message}", path.display()))
}
