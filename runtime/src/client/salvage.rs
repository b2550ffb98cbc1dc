//! Lists with elements that cannot be read.
//!
//! One tool that is not as the protocol wants it must not cost all the others.

use mcp_bindings::latest::ServerResult;
use mcp_bindings::versions::list_of;
use mcp_bindings::{Json, Map, ProtocolVersion};

use super::error::LeftOut;

/// A list without the elements that cannot be read, and what is wrong with these; `None` if the
/// result is no list, or something else is wrong with it.
pub(super) fn salvage(
    version: ProtocolVersion,
    method: &str,
    result: &Json,
) -> Option<(ServerResult, Vec<LeftOut>)> {
    let (member, names) = list_of(method)?;
    let mut members = result.decode::<Map<Json>>().ok()?;
    let elements = members.get(member)?.decode::<Vec<Json>>().ok()?;
    let mut read = |elements: &[&Json]| {
        members.insert(member.to_owned(), Json::new(elements).ok()?);
        let text = Json::new(&members).ok()?;
        Some(ServerResult::read_at(version, method, text.raw()).map_err(|error| error.to_string()))
    };
    // Each for itself: what is wrong with all of them together is wrong with the list.
    read(&[])?.ok()?;
    let (mut good, mut left_out) = (Vec::new(), Vec::new());
    for (index, element) in elements.iter().enumerate() {
        match read(&[element])? {
            Ok(_) => good.push(element),
            Err(error) => left_out.push(LeftOut {
                list: member.to_owned(),
                index,
                name: name(element, names),
                what: error.replace(&format!("{member}[0]"), &format!("{member}[{index}]")),
            }),
        }
    }
    let result = read(&good)?.ok()?;
    Some((result, left_out))
}

/// What an element calls itself.
fn name(element: &Json, names: &[&str]) -> Option<String> {
    let members = element.decode::<Map<Json>>().ok()?;
    names.iter().find_map(|name| members.get(name)?.decode::<String>().ok())
}
