//! The envelope of JSON-RPC: what is a message, and how what is none is answered.

use mcp_bindings::rpc::{INVALID_REQUEST, PARSE_ERROR};
use mcp_bindings::{Incoming, OutgoingError, Packet, RequestId};
use serde_json::{Value, json};

/// What a text is.
#[derive(Debug, PartialEq)]
enum Is {
    Request(Value),
    Notification,
    Result(Value),
    Error(Value),
    /// The code, the id that is answered, and a part of the message.
    Bad(i64, Value, &'static str),
}

fn id(id: Option<&RequestId>) -> Value {
    id.map_or(Value::Null, |id| serde_json::to_value(id).expect("an id is JSON"))
}

fn judged(text: &str) -> Is {
    match Incoming::parse(text) {
        Ok(Incoming::Request(request)) => Is::Request(id(Some(&request.id))),
        Ok(Incoming::Notification(_)) => Is::Notification,
        Ok(Incoming::Response(response)) => match &response.outcome {
            Ok(_) => Is::Result(id(response.id.as_ref())),
            Err(_) => Is::Error(id(response.id.as_ref())),
        },
        Err(error) => Is::Bad(error.error.code, id(error.id.as_ref()), leak(error.error.message)),
    }
}

/// The messages of a table live as long as the test.
fn leak(text: String) -> &'static str {
    Box::leak(text.into_boxed_str())
}

#[test]
fn messages_are_told_apart() {
    let bad = |id: Value, part: &'static str| Is::Bad(INVALID_REQUEST, id, part);
    let cases = [
        (r#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#, Is::Request(json!(1))),
        (r#"{"jsonrpc":"2.0","id":"1","method":"ping"}"#, Is::Request(json!("1"))),
        (r#"{"jsonrpc":"2.0","id":3100.0,"method":"ping"}"#, Is::Request(json!(3100.0))),
        (
            r#"{"jsonrpc":"2.0","id":18446744073709551615,"method":"x"}"#,
            Is::Request(json!(u64::MAX)),
        ),
        (r#"{"method":"ping","params":null,"id":0,"jsonrpc":"2.0"}"#, Is::Request(json!(0))),
        (r#"{"jsonrpc":"2.0","id":1,"method":"ping","more":[1]}"#, Is::Request(json!(1))),
        (r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, Is::Notification),
        (r#"{"jsonrpc":"2.0","id":7,"result":{}}"#, Is::Result(json!(7))),
        (r#"{"jsonrpc":"2.0","id":7,"result":{},"error":null}"#, Is::Result(json!(7))),
        (r#"{"jsonrpc":"2.0","id":7,"error":{"code":1,"message":"m"}}"#, Is::Error(json!(7))),
        (
            r#"{"jsonrpc":"2.0","id":7,"method":null,"params":null,"result":{},"error":null}"#,
            Is::Result(json!(7)),
        ),
        (
            r#"{"jsonrpc":"2.0","id":7,"method":"ping","result":null,"error":null}"#,
            Is::Request(json!(7)),
        ),
        (r#"{"jsonrpc":"2.0","id":7,"method":null}"#, bad(json!(7), "`method`")),
        (r#"{"jsonrpc":"2.0","error":{"code":1,"message":"m"}}"#, Is::Error(Value::Null)),
        (r#"{"jsonrpc":"2.0","id":null,"error":{"code":1,"message":"m"}}"#, Is::Error(Value::Null)),
        (
            r#"{"jsonrpc":"2.0","id":1,"result":{},"error":{"code":1,"message":"m"}}"#,
            bad(json!(1), "`result`"),
        ),
        (r#"{"jsonrpc":"2.0","id":1}"#, bad(json!(1), "`method`: required, but missing")),
        (
            r#"{"jsonrpc":"2.0","id":"1","request":{"method":"tools/list"}}"#,
            bad(json!("1"), "`method`"),
        ),
        (r#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, bad(Value::Null, "`id`")),
        (r#"{"jsonrpc":"2.0","id":{}}"#, bad(Value::Null, "`id`")),
        (r#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, bad(Value::Null, "`id`")),
        (r#"{"id":1,"method":"ping"}"#, bad(json!(1), "`jsonrpc`: required, but missing")),
        (r#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, bad(json!(1), "`jsonrpc`")),
        (r#"{"jsonrpc":2.0,"id":1,"method":"ping"}"#, bad(json!(1), "`jsonrpc`")),
        (r#"{"jsonrpc":"2.0","id":1,"method":7}"#, bad(json!(1), "`method`")),
        (r#"{"jsonrpc":"2.0","id":1,"method":"a","result":{}}"#, bad(json!(1), "`method`")),
        (r#"{"jsonrpc":"2.0","id":1,"error":"no"}"#, bad(json!(1), "`error`")),
        (r#"{"jsonrpc":"2.0","result":{}}"#, bad(Value::Null, "`id`")),
        (r#"{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}"#, bad(Value::Null, "more than once")),
        ("[]", bad(Value::Null, "")),
        ("7", bad(Value::Null, "")),
        ("{\"jsonrpc\":\"2.0\"", Is::Bad(PARSE_ERROR, Value::Null, "")),
        ("", Is::Bad(PARSE_ERROR, Value::Null, "")),
        ("not json", Is::Bad(PARSE_ERROR, Value::Null, "")),
    ];
    for (text, expected) in cases {
        match (judged(text), &expected) {
            (Is::Bad(code, id, message), Is::Bad(other, answered, part)) => {
                assert_eq!((code, &id), (*other, answered), "{text}: {message}");
                assert!(message.contains(part), "{text}: {message}");
            }
            (found, expected) => assert_eq!(found, *expected, "{text}"),
        }
    }
}

#[test]
fn an_id_is_answered_as_it_was_written() -> Result<(), Box<dyn std::error::Error>> {
    for written in ["1", "\"1\"", "3100.0", "18446744073709551615", "-5", "\"a\\\"b\""] {
        let text = format!(r#"{{"jsonrpc":"2.0","id":{written},"method":"ping"}}"#);
        let Incoming::Request(request) = Incoming::parse(&text)? else { panic!("{text}") };
        assert_eq!(serde_json::to_string(&request.id)?, written);
    }
    assert_eq!(RequestId::from(7), serde_json::from_str("7.0")?);
    assert_ne!(RequestId::from(7), RequestId::from("7"));
    Ok(())
}

#[test]
fn a_batch_is_read_message_by_message() {
    let text = r#"[{"jsonrpc":"2.0","id":1,"method":"ping"}, 7, {"jsonrpc":"2.0","method":"x"}]"#;
    let Ok(Packet::Batch(messages)) = Packet::parse(text) else { panic!("no batch") };
    assert!(matches!(&messages[0], Ok(Incoming::Request(request)) if request.method == "ping"));
    assert!(matches!(&messages[1], Err(error) if error.error.code == INVALID_REQUEST));
    assert!(matches!(&messages[2], Ok(Incoming::Notification(_))));
    let code = |text| Packet::parse(text).err().map(|error| error.error.code);
    assert_eq!(code("[]"), Some(INVALID_REQUEST));
    assert_eq!(code("[1,"), Some(PARSE_ERROR));
    assert!(matches!(Packet::parse(r#"{"jsonrpc":"2.0","method":"x"}"#), Ok(Packet::One(_))));
}

#[test]
fn an_error_without_an_id_says_null() -> Result<(), Box<dyn std::error::Error>> {
    let error = Incoming::parse("{").expect_err("no JSON");
    let written = serde_json::to_value(OutgoingError::from(error))?;
    assert_eq!((&written["id"], &written["error"]["code"]), (&Value::Null, &json!(PARSE_ERROR)));
    Ok(())
}
