//! Peers that write every member of one class for all kinds, absent ones as `null`.

use serde_json::{Value, json};

use crate::registry::Row;
use crate::spec::Spec;

#[test]
fn a_member_that_is_null_shows_no_kind() {
    let cases = [
        (
            "EmbeddedResource",
            json!({ "type": "resource", "resource": { "uri": "a", "text": null, "blob": "aGk=" } }),
        ),
        (
            "EmbeddedResource",
            json!({ "type": "resource", "resource": { "uri": "a", "text": "x", "blob": null } }),
        ),
        ("PrimitiveSchemaDefinition", json!({ "type": "string", "oneOf": null, "enum": null })),
        ("PrimitiveSchemaDefinition", json!({ "type": "string", "oneOf": null, "enum": ["a"] })),
        ("InputResponse", json!({ "action": null, "roots": [] })),
        (
            "JSONRPCMessage",
            json!({ "jsonrpc": "2.0", "id": 1, "method": null, "result": { "resultType": "complete" } }),
        ),
        (
            "JSONRPCMessage",
            json!({ "jsonrpc": "2.0", "id": 1, "result": null, "error": { "code": 1, "message": "m" } }),
        ),
    ];
    for (definition, value) in cases {
        assert!(Spec::of("2026-07-28").validator(definition).is_valid(&value), "{value}");
        let row = Row::find("2026-07-28", definition).expect("a definition");
        let written: Result<Value, _> = row.round_trip(&value.to_string());
        assert_eq!(written, Ok(value));
    }
}
