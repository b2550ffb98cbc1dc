//! The rules by which changes are graded: one constant each, with the reason that is shown.
//!
//! Readers tolerate what they do not know: members, strings and kinds that a version does not
//! define are kept. So what is new and need not be there breaks nobody; what one side relies on
//! and the other no longer sends, or sends in another shape, breaks peers; what only programs name
//! breaks programs.

use super::Grade;

/// A grade and why.
pub type Rule = (Grade, &'static str);

pub const METHOD_ADDED: Rule = (Grade::Additive, "peers that lack it answer that it is not found");
pub const METHOD_REMOVED: Rule = (Grade::WireBreaking, "a peer may still send it");
pub const DIRECTION_NARROWED: Rule = (Grade::WireBreaking, "a side may still send it");
pub const DIRECTION_WIDENED: Rule = (Grade::Additive, "the other side need not send it");
pub const CAPABILITY_CHANGED: Rule = (Grade::WireBreaking, "peers look for another capability");
pub const PARAMS_RENAMED: Rule = (Grade::SourceBreaking, "handlers take another type");
pub const PARAMS_REQUIRED: Rule = (Grade::WireBreaking, "a peer may leave them out");
pub const PARAMS_OPTIONAL: Rule = (Grade::WireBreaking, "a peer may rely on them");
pub const RESULT_RENAMED: Rule = (Grade::SourceBreaking, "handlers return another type");
pub const RESULT_CHANGED: Rule = (Grade::WireBreaking, "peers expect another result");
pub const TYPE_ADDED: Rule = (Grade::Additive, "nothing refers to it yet");
pub const TYPE_REMOVED: Rule = (Grade::SourceBreaking, "programs may name it");
pub const SHAPE_CHANGED: Rule = (Grade::WireBreaking, "the same JSON is read in another way");
pub const OPTIONAL_MEMBER_ADDED: Rule = (Grade::Additive, "it may be absent");
pub const DEFAULTED_MEMBER_ADDED: Rule = (Grade::Additive, "its absence has a meaning");
pub const REQUIRED_MEMBER_ADDED: Rule = (Grade::WireBreaking, "older peers do not send it");
pub const OPTIONAL_MEMBER_REMOVED: Rule = (Grade::SourceBreaking, "programs may name it");
pub const REQUIRED_MEMBER_REMOVED: Rule = (Grade::WireBreaking, "older peers rely on it");
pub const MEMBER_TYPE_CHANGED: Rule = (Grade::WireBreaking, "its values look different");
pub const MEMBER_TYPE_RENAMED: Rule = (Grade::SourceBreaking, "its type has another name");
pub const MEMBER_DESCRIBED: Rule =
    (Grade::SourceBreaking, "one version names optional members where the other has any object");
pub const MEMBER_NOW_REQUIRED: Rule = (Grade::WireBreaking, "older peers may leave it out");
pub const MEMBER_NOW_OPTIONAL: Rule = (Grade::WireBreaking, "older peers rely on it");
pub const MEMBER_NOW_DEFAULTED: Rule = (Grade::SourceBreaking, "its absence has a meaning now");
pub const CONSTANT_CHANGED: Rule = (Grade::WireBreaking, "peers compare it");
pub const ENVELOPE_MEMBER: Rule =
    (Grade::SourceBreaking, "whether a definition has the envelope says nothing of the wire");
pub const ENVELOPE_CONSTANT: Rule =
    (Grade::Additive, "whether a definition has the envelope says nothing of the wire");
pub const STRING_ADDED: Rule = (Grade::Additive, "readers keep strings they do not know");
pub const STRING_REMOVED: Rule = (Grade::WireBreaking, "a peer may still send it");
pub const KIND_ADDED_TO_CLOSED: Rule =
    (Grade::WireBreaking, "older readers refuse what they do not know");
pub const KIND_ADDED: Rule = (Grade::Additive, "readers keep kinds they do not know");
pub const KIND_REMOVED: Rule = (Grade::WireBreaking, "a peer may still send it");
