//! Putting handlers together.

/// The handler of a capability that is not there: nothing is advertised, every method is answered
/// by "method not found".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Absent;
