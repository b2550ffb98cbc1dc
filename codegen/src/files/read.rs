//! Texts from files: regular ones, of a bounded size, in UTF-8.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

use super::place::{Found, look, named, refused};

/// Larger files are not read: the largest schema of the protocol has 180 kB.
pub const MAX_BYTES: u64 = 32 * 1024 * 1024;

/// Reads a text file that the user named, maybe by a link.
///
/// # Errors
/// If there is no such file, or it is a pipe, a device or a folder, too large, or not UTF-8. The
/// error does not name the file.
pub fn read_text(path: &Path) -> io::Result<String> {
    let too_large = |bytes: u64| {
        let (size, limit) = (bytes / 1024 / 1024, MAX_BYTES / 1024 / 1024);
        let message = format!("{size} MiB, more than the {limit} MiB that a file may have");
        io::Error::new(io::ErrorKind::FileTooLarge, message)
    };
    // Before it is opened: opening a pipe waits for somebody to write to it.
    let metadata = std::fs::metadata(path)?;
    if !metadata.is_file() {
        let what = if metadata.is_dir() { "a folder" } else { "no regular file" };
        return Err(io::Error::new(io::ErrorKind::InvalidInput, format!("this is {what}")));
    }
    if metadata.len() > MAX_BYTES {
        return Err(too_large(metadata.len()));
    }
    if metadata.len() == 0 {
        // Files of the kernel have no size, and reading them may wait or have effects.
        return Ok(String::new());
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(too_large(bytes.len() as u64));
    }
    decode(bytes)
}

/// Reads a text file inside of a folder, without following links below that.
///
/// # Errors
/// As [`read_text`], or if there is a link on the way. The error names the file.
pub fn read_below(root: &Path, inside: &Path) -> io::Result<String> {
    let path = root.join(inside);
    match look(root, inside)? {
        Found::File(_) => read_text(&path).map_err(|error| named(&path, error)),
        Found::Nothing => {
            let error = io::Error::new(io::ErrorKind::NotFound, "there is no such file");
            Err(named(&path, error))
        }
        found => Err(refused(&path, format!("is {}", found.what()))),
    }
}

/// The beginning of a regular file, which says who wrote it.
pub(crate) fn head(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(|error| named(path, error))?;
    file.take(200).read_to_end(&mut bytes).map_err(|error| named(path, error))?;
    Ok(bytes)
}

/// A text from its bytes: UTF-8, without the mark that some editors put before it.
///
/// # Errors
/// If it is in another encoding.
pub fn decode(bytes: Vec<u8>) -> io::Result<String> {
    let invalid = |message: String| Err(io::Error::new(io::ErrorKind::InvalidData, message));
    if bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]) {
        return invalid("this is UTF-16: save it as UTF-8".to_owned());
    }
    // Every file that is read here begins with a character of ASCII.
    if matches!(bytes.get(..4), Some([0, first, 0, _] | [first, 0, _, 0]) if *first != 0) {
        return invalid("this is UTF-16 without its mark: save it as UTF-8".to_owned());
    }
    match String::from_utf8(bytes) {
        Ok(text) => Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text)),
        Err(error) => {
            invalid(format!("not UTF-8 from byte {} on", error.utf8_error().valid_up_to() + 1))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn utf16(text: &str, mark: bool, big: bool) -> Vec<u8> {
        let units = mark.then_some(0xfeff).into_iter().chain(text.encode_utf16());
        units.flat_map(|unit| if big { unit.to_be_bytes() } else { unit.to_le_bytes() }).collect()
    }

    #[test]
    fn utf_8_with_and_without_its_mark_is_read_and_utf_16_named() {
        assert_eq!(decode(b"\xef\xbb\xbfa: b".to_vec()).ok().as_deref(), Some("a: b"));
        assert_eq!(decode(b"a: b".to_vec()).ok().as_deref(), Some("a: b"));
        for (mark, big) in [(true, true), (true, false), (false, true), (false, false)] {
            let error = decode(utf16("a: bé", mark, big)).expect_err("UTF-16");
            assert!(error.to_string().contains("UTF-16"), "{error}");
        }
        let error = decode(b"ab\xffc".to_vec()).expect_err("Latin-1");
        assert_eq!(error.to_string(), "not UTF-8 from byte 3 on");
    }

    #[test]
    fn nothing_but_a_regular_file_is_read() {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(read_text(folder.path()).is_err());
        for path in ["/dev/zero", "/dev/null", "/dev/tty"] {
            assert!(!Path::new(path).exists() || read_text(Path::new(path)).is_err(), "{path}");
        }
        let kernel = Path::new("/proc/self/status");
        assert!(!kernel.exists() || read_text(kernel).is_ok_and(|text| text.is_empty()));
        let large = folder.path().join("large");
        File::create(&large).and_then(|file| file.set_len(MAX_BYTES + 1)).expect("sparse");
        assert!(read_text(&large).is_err());
    }
}
