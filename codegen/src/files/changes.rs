//! Many files written as one: all under temporary names, then all in place.

use std::collections::BTreeSet;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use super::disk::{Disk, System};
use super::place::{Found, look, refused};
use super::temporary;

/// How often a run begins again because another took away what it was about to use.
const TRIES: usize = 3;

/// What is to happen in a folder.
///
/// Nothing appears under its name before everything is written, so that a full disk changes
/// nothing. If putting in place fails, what was done is taken back. A process that is killed
/// meanwhile leaves whole files, old or new, and the next run completes the work and clears what is
/// left. Of two runs at once each file is that of one of them.
#[derive(Clone, Debug)]
pub struct Changes {
    root: PathBuf,
    steps: Vec<Step>,
    folders: BTreeSet<PathBuf>,
}

#[derive(Clone, Debug)]
struct Step {
    path: PathBuf,
    what: What,
}

#[derive(Clone, Debug)]
enum What {
    Replace(String),
    Create(String),
    Remove,
}

/// Why files were not written.
#[derive(Debug)]
pub struct Failure {
    /// The file or folder that it failed at.
    pub path: PathBuf,
    /// Why.
    pub error: io::Error,
    /// Files that are in place all the same, since that could not be taken back.
    pub in_place: Vec<PathBuf>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.error)?;
        let Some(first) = self.in_place.first() else { return Ok(()) };
        let (first, more) = (first.display(), self.in_place.len() - 1);
        write!(f, "; `{first}` and {more} more were changed before: run it again to complete them")
    }
}

impl std::error::Error for Failure {}

impl From<Failure> for io::Error {
    fn from(failure: Failure) -> Self {
        io::Error::new(failure.error.kind(), failure)
    }
}

impl Changes {
    /// No changes, in a folder that the user named. It is made if it is not there.
    pub fn new(root: impl Into<PathBuf>) -> Self {
        Self { root: root.into(), steps: Vec::new(), folders: BTreeSet::new() }
    }

    /// The folder.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Writes a file, in place of the one that is there.
    pub fn replace(&mut self, path: impl Into<PathBuf>, text: impl Into<String>) {
        self.steps.push(Step { path: path.into(), what: What::Replace(text.into()) });
    }

    /// Writes a file if nothing has its name when everything is put in place.
    pub fn create(&mut self, path: impl Into<PathBuf>, text: impl Into<String>) {
        self.steps.push(Step { path: path.into(), what: What::Create(text.into()) });
    }

    /// Takes a file away, and the folders that are empty then.
    pub fn remove(&mut self, path: impl Into<PathBuf>) {
        self.steps.push(Step { path: path.into(), what: What::Remove });
    }

    /// Clears what runs that were stopped have left in a folder, though nothing changes there.
    pub fn clear(&mut self, folder: impl Into<PathBuf>) {
        self.folders.insert(folder.into());
    }

    /// Does all of it or nothing, and says which of the files of [`create`](Self::create) were not
    /// there.
    ///
    /// # Errors
    /// If a place is a link or no file, or something cannot be written.
    pub fn apply(&self) -> Result<Vec<PathBuf>, Failure> {
        self.apply_on(&System)
    }

    /// The same on another disk.
    ///
    /// # Errors
    /// As [`apply`](Self::apply).
    pub fn apply_on(&self, disk: &dyn Disk) -> Result<Vec<PathBuf>, Failure> {
        let mut tries = 1;
        loop {
            let mut attempt = Attempt::new(disk, &self.root);
            match attempt.run(self) {
                Ok(created) => return Ok(created),
                Err((path, error)) => {
                    let in_place = attempt.take_back();
                    // Another run cleared what it took for left over, or an empty folder.
                    let vanished = error.kind() == io::ErrorKind::NotFound;
                    if !(vanished && tries < TRIES && in_place.is_empty()) {
                        return Err(Failure { path, error, in_place });
                    }
                    tries += 1;
                }
            }
        }
    }
}

/// What a step is about, while it is under way.
struct Staged<'a> {
    step: &'a Step,
    target: PathBuf,
    /// The new file under its temporary name.
    new: Option<PathBuf>,
    /// A second name of the old file.
    old: Option<PathBuf>,
    is_done: bool,
}

struct Attempt<'a> {
    disk: &'a dyn Disk,
    root: &'a Path,
    folders: Vec<PathBuf>,
    staged: Vec<Staged<'a>>,
}

type Done<T> = Result<T, (PathBuf, io::Error)>;

impl<'a> Attempt<'a> {
    fn new(disk: &'a dyn Disk, root: &'a Path) -> Self {
        Self { disk, root, folders: Vec::new(), staged: Vec::new() }
    }

    fn run(&mut self, changes: &'a Changes) -> Done<Vec<PathBuf>> {
        for step in &changes.steps {
            self.inspect(step)?;
        }
        for step in &changes.steps {
            self.stage(step)?;
        }
        let mut created = Vec::new();
        for index in 0..self.staged.len() {
            if self.put_in_place(index)? {
                created.push(self.staged[index].step.path.clone());
            }
        }
        self.tidy(&changes.folders);
        Ok(created)
    }

    /// Whether a step can be done, before anything is.
    fn inspect(&self, step: &Step) -> Done<()> {
        let target = self.root.join(&step.path);
        let failed = |error| (target.clone(), error);
        match (look(self.root, &step.path).map_err(failed)?, &step.what) {
            (Found::Nothing | Found::File(_), _) | (_, What::Create(_)) => Ok(()),
            (found, _) => {
                let error = refused(Path::new(""), format!("is {}", found.what()));
                Err((target, io::Error::new(error.kind(), error.to_string().trim().to_owned())))
            }
        }
    }

    fn stage(&mut self, step: &'a Step) -> Done<()> {
        let target = self.root.join(&step.path);
        let failed = |error| (target.clone(), error);
        let found = look(self.root, &step.path).map_err(failed)?;
        let (text, permissions) = match (&step.what, &found) {
            (What::Create(_), Found::Nothing) | (What::Replace(_), Found::Nothing) => {
                (step.text(), None)
            }
            (What::Replace(_), Found::File(metadata)) => {
                (step.text(), Some(metadata.permissions()))
            }
            (What::Remove, Found::File(_)) => (None, None),
            (What::Create(_) | What::Remove, _) => return Ok(()),
            (What::Replace(_), found) => {
                return Err(failed(io::Error::other(format!("is {}", found.what()))));
            }
        };
        let folder = target.parent().unwrap_or(self.root).to_owned();
        self.make_folder(&folder)?;
        self.staged.push(Staged {
            step,
            target: target.clone(),
            new: None,
            old: None,
            is_done: false,
        });
        if let Some(text) = text {
            let name = temporary::name_in(&folder);
            let made = self.disk.create_file(&name, text.as_bytes(), permissions.as_ref());
            made.map_err(failed)?;
            self.last().new = Some(name);
        }
        if matches!(found, Found::File(_)) && !matches!(step.what, What::Remove) {
            let name = temporary::name_in(&folder);
            self.keep(&target, &name).map_err(failed)?;
            self.last().old = Some(name);
        }
        Ok(())
    }

    fn last(&mut self) -> &mut Staged<'a> {
        let last = self.staged.len() - 1;
        &mut self.staged[last]
    }

    /// Gives a file a second name, or copies it where files have one name only.
    fn keep(&self, target: &Path, name: &Path) -> io::Result<()> {
        match self.disk.link(target, name) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                let metadata = target.symlink_metadata()?;
                let bytes = std::fs::read(target)?;
                self.disk.create_file(name, &bytes, Some(&metadata.permissions()))
            }
            other => other,
        }
    }

    /// Makes a folder and those it is in, and remembers them.
    fn make_folder(&mut self, folder: &Path) -> Done<()> {
        let is_root = |path: &Path| path.as_os_str().is_empty();
        let mut missing: Vec<PathBuf> = Vec::new();
        for path in folder.ancestors().take_while(|path| !is_root(path)) {
            if path.is_dir() {
                break;
            }
            missing.push(path.to_owned());
        }
        for path in missing.into_iter().rev() {
            match self.disk.create_folder(&path) {
                Ok(()) => self.folders.push(path),
                // Another run was faster.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists && path.is_dir() => {}
                Err(error) => return Err((path, error)),
            }
        }
        Ok(())
    }

    /// Whether a file that was not there is there now.
    fn put_in_place(&mut self, index: usize) -> Done<bool> {
        let disk = self.disk;
        let staged = &mut self.staged[index];
        let target = staged.target.clone();
        let failed = |error| (target.clone(), error);
        match (&staged.step.what, staged.new.clone()) {
            (What::Create(_), Some(new)) => {
                let is_new = place_new(disk, &new, &target).map_err(failed)?;
                // The temporary name goes with the rest, if it is a second one.
                staged.is_done = is_new;
                Ok(is_new)
            }
            (What::Replace(_), Some(new)) => {
                disk.rename(&new, &target).map_err(failed)?;
                staged.new = None;
                staged.is_done = true;
                Ok(false)
            }
            _ => {
                let name = temporary::name_in(target.parent().unwrap_or(Path::new("")));
                match disk.rename(&target, &name) {
                    Ok(()) => {
                        staged.old = Some(name);
                        staged.is_done = true;
                    }
                    // Another run took it away.
                    Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                    Err(error) => return Err(failed(error)),
                }
                Ok(false)
            }
        }
    }

    /// Clears temporary names, of this run and of those that were stopped, and empty folders. That
    /// some of it fails harms nobody, and the next run clears it.
    fn tidy(&mut self, more: &BTreeSet<PathBuf>) {
        let mut folders = BTreeSet::new();
        for staged in &mut self.staged {
            for name in staged.new.take().into_iter().chain(staged.old.take()) {
                let _ = self.disk.remove_file(&name);
            }
            if let Some(folder) = staged.target.parent() {
                folders.insert(folder.to_owned());
            }
        }
        for folder in &folders {
            sync(folder);
        }
        let is_folder = |path: &&PathBuf| matches!(look(self.root, path), Ok(Found::Folder));
        folders.extend(more.iter().filter(is_folder).map(|path| self.root.join(path)));
        for folder in &folders {
            clear_left_over(self.disk, folder);
        }
        for staged in self.staged.iter().filter(|staged| matches!(staged.step.what, What::Remove)) {
            let above = staged.target.ancestors().skip(1);
            for folder in above.take_while(|folder| *folder != self.root) {
                // Fails if it is not empty, which is as it should be.
                if self.disk.remove_folder(folder).is_err() {
                    break;
                }
            }
        }
    }

    /// Makes everything as it was, and says what could not be taken back.
    fn take_back(&mut self) -> Vec<PathBuf> {
        let mut in_place = Vec::new();
        for staged in self.staged.iter_mut().rev() {
            if staged.is_done {
                let undone = match staged.old.take() {
                    Some(old) => self.disk.rename(&old, &staged.target),
                    None => self.disk.remove_file(&staged.target),
                };
                if undone.is_err() {
                    in_place.push(staged.step.path.clone());
                }
            }
            for name in staged.new.take().into_iter().chain(staged.old.take()) {
                let _ = self.disk.remove_file(&name);
            }
        }
        for folder in self.folders.iter().rev() {
            let _ = self.disk.remove_folder(folder);
        }
        in_place.reverse();
        in_place
    }
}

impl Step {
    fn text(&self) -> Option<&str> {
        match &self.what {
            What::Replace(text) | What::Create(text) => Some(text),
            What::Remove => None,
        }
    }
}

/// Gives a new file its name, unless that is taken.
fn place_new(disk: &dyn Disk, new: &Path, target: &Path) -> io::Result<bool> {
    match disk.link(new, target) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(false),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Err(error),
        // File systems without hard links.
        Err(_) if matches!(Found::at(target)?, Found::Nothing) => {
            disk.rename(new, target).map(|()| true)
        }
        Err(_) => Ok(false),
    }
}

/// Takes away what runs that were stopped have left in a folder.
fn clear_left_over(disk: &dyn Disk, folder: &Path) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if temporary::is_stale(&path) {
            let _ = disk.remove_file(&path);
        }
    }
}

/// Names are safe on the disk once the folder is; not every system can be asked for that.
fn sync(folder: &Path) {
    if let Ok(folder) = std::fs::File::open(folder) {
        let _ = folder.sync_all();
    }
}
