//! JSON pointers, and the fragments of URIs that hold them: RFC 6901.

use percent_encoding::percent_decode_str;

/// A fragment of a URI without its `%` codes.
pub(crate) fn decoded(fragment: &str) -> String {
    percent_decode_str(fragment).decode_utf8_lossy().into_owned()
}

/// The name that a step of a pointer stands for.
pub(crate) fn name(step: &str) -> String {
    step.replace("~1", "/").replace("~0", "~")
}

/// The step of a pointer that leads to a name.
pub(crate) fn step(name: &str) -> String {
    name.replace('~', "~0").replace('/', "~1")
}
