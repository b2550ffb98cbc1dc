//! The tool `find_duplicates`.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use mcp_runtime::server::{Context, ToolError};

use crate::Server;
use crate::generated::types::{FindDuplicatesArgs, FindDuplicatesOutput};

/// Finds the files that have the same content. Between two files it tells how far it is, and stops
/// if nobody wants to know any more.
pub async fn call(
    _: &Server,
    context: &Context,
    arguments: FindDuplicatesArgs,
) -> Result<FindDuplicatesOutput, ToolError> {
    let folder = PathBuf::from(&arguments.folder);
    let by_size = tokio::task::spawn_blocking(move || files_by_size(&folder)).await;
    let by_size = by_size.map_err(|error| error.to_string())?;
    let by_size = by_size.map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => format!("{}: there is no such folder", arguments.folder),
        _ => format!("{}: {error}", arguments.folder),
    })?;
    let files: usize = by_size.values().map(Vec::len).sum();
    let mut duplicates = Vec::new();
    let mut looked_at = 0;
    for paths in by_size.into_values() {
        let mut by_content: BTreeMap<Vec<u8>, Vec<String>> = BTreeMap::new();
        // A file is the only one of its size more often than not, and then it need not be read.
        let is_single = paths.len() == 1;
        for path in paths {
            looked_at += 1;
            if is_single {
                continue;
            }
            let progress = context.progress(looked_at as f64).total(files as f64);
            progress
                .message(format!("{looked_at} of {files} files"))
                .await;
            if context.is_cancelled() {
                return Err("the call was cancelled".into());
            }
            let read = path.clone();
            let content = tokio::task::spawn_blocking(move || std::fs::read(read)).await;
            // What cannot be read any more is no duplicate.
            if let Ok(Ok(content)) = content {
                by_content
                    .entry(content)
                    .or_default()
                    .push(path.display().to_string());
            }
        }
        duplicates.extend(by_content.into_values().filter(|paths| paths.len() > 1));
    }
    duplicates.sort();
    Ok(FindDuplicatesOutput::new(files as i64, duplicates))
}

fn files_by_size(folder: &Path) -> io::Result<BTreeMap<u64, Vec<PathBuf>>> {
    let mut files: BTreeMap<u64, Vec<PathBuf>> = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in std::fs::read_dir(next)? {
            let entry = entry?;
            // Not of what a link leads to: it could lead in circles.
            let kind = entry.file_type()?;
            if kind.is_dir() {
                folders.push(entry.path());
            } else if kind.is_file() {
                files
                    .entry(entry.metadata()?.len())
                    .or_default()
                    .push(entry.path());
            }
        }
    }
    files.values_mut().for_each(|paths| paths.sort());
    Ok(files)
}
