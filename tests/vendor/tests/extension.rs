//! The extension's messages are read and written like those of the protocol.

use mcp_bindings::{Incoming, Notification, Request};
use serde_json::{Value, json};
use vendor_bindings::{
    AuditEntry, AuditRequest, AuditRequestParams, AuditResult, AuditedNotification, ClientRequest,
};

type TestResult = Result<(), Box<dyn std::error::Error>>;

#[test]
fn a_request_is_written_and_read_by_its_type() -> TestResult {
    let params = AuditRequestParams::new("file:///a").with_limit(u64::MAX);
    let line = serde_json::to_string(&AuditRequest::request(7, params))?;
    let Incoming::Request(incoming) = Incoming::parse(&line)? else {
        return Err("no request".into());
    };
    assert_eq!(incoming.method, "vendor.example/audit");
    let ClientRequest::Audit(params) = ClientRequest::from_incoming(&incoming)? else {
        return Err("another request".into());
    };
    assert_eq!((params.uri.as_str(), params.limit), ("file:///a", Some(u64::MAX)));
    Ok(())
}

#[test]
fn a_result_is_told_apart_by_kind_and_keeps_what_is_unknown() -> TestResult {
    let json = json!({ "entries": [
        { "kind": "read", "by": "user" },
        { "bytes": 3, "kind": "write", "more": [1] },
        { "kind": "burn", "at": 1.5 },
    ] });
    let result: AuditResult = serde_json::from_value(json.clone())?;
    assert!(
        matches!(&result.entries[0], AuditEntry::Read(read) if read.by == mcp_bindings::v2026_07_28::Role::User)
    );
    assert!(matches!(&result.entries[1], AuditEntry::Write(write) if write.bytes == 3));
    assert!(matches!(&result.entries[2], AuditEntry::Unknown(_)));
    assert_eq!(serde_json::to_value(&result)?, json);
    Ok(())
}

#[test]
fn a_notification_has_its_method() -> TestResult {
    assert_eq!(AuditedNotification::METHOD, "notifications/vendor.example/audited");
    let notification =
        AuditedNotification::notification(vendor_bindings::AuditedNotificationParams::new("x:y"));
    let json: Value = serde_json::to_value(&notification)?;
    assert_eq!(
        json,
        json!({ "jsonrpc": "2.0", "method": AuditedNotification::METHOD, "params": { "uri": "x:y" } })
    );
    Ok(())
}
