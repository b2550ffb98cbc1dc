//! The calls that change a disk.

use std::fs::{self, OpenOptions, Permissions};
use std::io::{self, Write as _};
use std::path::Path;

/// The calls that change a disk, so that tests can let each of them fail.
pub trait Disk {
    /// Makes a folder whose parent is there.
    ///
    /// # Errors
    /// As `std::fs::create_dir` does.
    fn create_folder(&self, path: &Path) -> io::Result<()>;

    /// Writes a file that is not there yet, with the permissions of another if there are some, and
    /// waits until it is on the disk.
    ///
    /// # Errors
    /// If something is there, or the file cannot be written whole.
    fn create_file(
        &self,
        path: &Path,
        bytes: &[u8],
        permissions: Option<&Permissions>,
    ) -> io::Result<()>;

    /// Gives a file a second name, which is not taken yet.
    ///
    /// # Errors
    /// If the name is taken, or the file system has no hard links.
    fn link(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Gives a file another name, in place of what has that name.
    ///
    /// # Errors
    /// As `std::fs::rename` does.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Takes a file away.
    ///
    /// # Errors
    /// As `std::fs::remove_file` does.
    fn remove_file(&self, path: &Path) -> io::Result<()>;

    /// Takes away a folder that holds nothing.
    ///
    /// # Errors
    /// As `std::fs::remove_dir` does.
    fn remove_folder(&self, path: &Path) -> io::Result<()>;
}

/// The disk of this machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct System;

impl Disk for System {
    fn create_folder(&self, path: &Path) -> io::Result<()> {
        fs::create_dir(path)
    }

    fn create_file(
        &self,
        path: &Path,
        bytes: &[u8],
        permissions: Option<&Permissions>,
    ) -> io::Result<()> {
        // A new file is never somebody's link: the system refuses a name that is taken.
        let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
        let written = file.write_all(bytes).and_then(|()| {
            if let Some(permissions) = permissions {
                file.set_permissions(permissions.clone())?;
            }
            file.sync_all()
        });
        drop(file);
        if written.is_err() {
            // It is ours and of no use to anybody.
            let _ = fs::remove_file(path);
        }
        written
    }

    fn link(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::hard_link(from, to)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn remove_file(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn remove_folder(&self, path: &Path) -> io::Result<()> {
        fs::remove_dir(path)
    }
}
