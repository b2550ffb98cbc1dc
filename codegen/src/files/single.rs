//! One file that the user named.

use std::io;
use std::path::{Path, PathBuf};

use super::changes::Changes;
use super::name::owner;
use super::place::{Found, refused};
use super::read::head;

/// Writes a file that must not be there yet: nothing, or all of it.
///
/// # Errors
/// If something has that name, a link that leads nowhere included, or the file cannot be written.
pub fn create_file(path: &Path, text: &str) -> io::Result<()> {
    if !matches!(Found::at(path)?, Found::Nothing) {
        let message = format!("{}: it is there already", path.display());
        return Err(io::Error::new(io::ErrorKind::AlreadyExists, message));
    }
    let (folder, name) = split(path)?;
    let mut changes = Changes::new(folder);
    changes.create(name, text);
    let created = changes.apply()?;
    if created.is_empty() {
        let message = format!("{}: it is there already", path.display());
        return Err(io::Error::new(io::ErrorKind::AlreadyExists, message));
    }
    Ok(())
}

/// Writes a file in place of the one that is there, and keeps the permissions of that. Unless it is
/// forced to, it replaces only a file that the same command wrote, as its first line says.
///
/// # Errors
/// If the file is somebody else's, a link or no regular file, or cannot be written.
pub fn replace_file(path: &Path, text: &str, force: bool) -> io::Result<()> {
    match Found::at(path)? {
        Found::Nothing => {}
        Found::File(_) if force => {}
        Found::File(metadata) => {
            let head = head(path)?;
            let is_ours = metadata.len() == 0
                || owner(text.as_bytes()).is_some_and(|ours| owner(&head) == Some(ours));
            if !is_ours {
                let message = "was not written by this command; with --force it is replaced";
                return Err(refused(path, message));
            }
        }
        found => return Err(refused(path, format!("is {}", found.what()))),
    }
    let (folder, name) = split(path)?;
    let mut changes = Changes::new(folder);
    changes.replace(name, text);
    changes.apply()?;
    Ok(())
}

fn split(path: &Path) -> io::Result<(&Path, PathBuf)> {
    let name = path.file_name().ok_or_else(|| refused(path, "is no name of a file"))?;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    Ok((folder.unwrap_or(Path::new(".")), PathBuf::from(name)))
}
