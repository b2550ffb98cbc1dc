//! Names of files that are there only while something is written.

use std::ffi::OsStr;
use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::path::{Path, PathBuf};
use std::time::Duration;

const BEGIN: &str = ".mcp-codegen-";
const END: &str = ".tmp";

/// Nothing is written for as long as this.
const OLD: Duration = Duration::from_secs(600);

/// A name in a folder that nobody can guess. It says which process it is of.
pub fn name_in(folder: &Path) -> PathBuf {
    let random = RandomState::new().build_hasher().finish();
    folder.join(format!("{BEGIN}{}-{random:016x}{END}", std::process::id()))
}

/// Whether a file has a name of those that are there only while something is written.
pub fn is_temporary(name: &OsStr) -> bool {
    process(name).is_some()
}

fn process(name: &OsStr) -> Option<u32> {
    let middle = name.to_str()?.strip_prefix(BEGIN)?.strip_suffix(END)?;
    let (process, random) = middle.split_once('-')?;
    let is_random = random.len() == 16 && random.chars().all(|c| c.is_ascii_hexdigit());
    process.parse().ok().filter(|_| is_random)
}

/// Whether a file was left by a run that was stopped: its process is gone, as far as the system can
/// tell, or it is older than any run takes.
pub fn is_stale(path: &Path) -> bool {
    let Some(process) = path.file_name().and_then(process) else { return false };
    let Ok(metadata) = path.symlink_metadata() else { return false };
    let is_gone =
        Path::new("/proc/self").exists() && !Path::new(&format!("/proc/{process}")).exists();
    let age = metadata.modified().ok().and_then(|time| time.elapsed().ok());
    metadata.is_file() && (is_gone || age.is_some_and(|age| age > OLD))
}
