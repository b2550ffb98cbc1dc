//! What a decoded message must still hold, whoever decoded it. A contestant that drops any of this is not timed.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::messages::Kind;

/// The part of a message that a server or a client works with, read out of a contestant's own types.
#[derive(Clone, Debug, PartialEq)]
pub enum Held {
    /// A `tools/call` request.
    Call {
        /// Who asks.
        caller: Caller,
        /// The tool.
        name: String,
        /// Its arguments, all of them.
        arguments: Value,
    },
    /// A `tools/list` request.
    List {
        /// Who asks.
        caller: Caller,
        /// The page that is asked for.
        cursor: Option<String>,
    },
    /// A `completion/complete` request.
    Complete {
        /// Who asks.
        caller: Caller,
        /// The prompt whose argument is completed.
        prompt: String,
        /// Name and beginning of the argument.
        argument: (String, String),
        /// What was chosen before.
        context: BTreeMap<String, String>,
    },
    /// The result of `tools/list`.
    Tools {
        /// Every tool.
        tools: Vec<Tool>,
        /// Where the next page begins.
        next_cursor: Option<String>,
        /// How long the page stays fresh.
        ttl_ms: u64,
        /// Whether others may see a cached page.
        public: bool,
    },
    /// The result of `tools/call`.
    Content {
        /// The text of every block.
        texts: Vec<String>,
        /// Whether the tool failed.
        is_error: bool,
    },
}

/// What a request says about its sender.
#[derive(Clone, Debug, PartialEq)]
pub struct Caller {
    /// The request's id; the messages here use numbers.
    pub id: i64,
    /// From `_meta`.
    pub protocol_version: String,
    /// Name and version of the client, from `_meta`.
    pub client: (String, String),
    /// Whether the client's capabilities, from `_meta`, include elicitation by form.
    pub elicits_forms: bool,
}

/// One tool of a list.
#[derive(Clone, Debug, PartialEq)]
pub struct Tool {
    /// Its name.
    pub name: String,
    /// Its title.
    pub title: Option<String>,
    /// Its description.
    pub description: Option<String>,
    /// Its input schema, whole.
    pub input_schema: Value,
    /// Its output schema, whole.
    pub output_schema: Option<Value>,
    /// `annotations.readOnlyHint`.
    pub read_only: Option<bool>,
    /// `annotations.title`.
    pub annotated_title: Option<String>,
}

impl Held {
    /// What a line of the given kind holds, read from its plain JSON.
    pub fn from_json(kind: Kind, line: &Value) -> Result<Self, String> {
        let (params, result) = (&line["params"], &line["result"]);
        Ok(match kind {
            Kind::CallRequest => Self::Call {
                caller: Caller::from_json(line)?,
                name: text(&params["name"])?,
                arguments: params["arguments"].clone(),
            },
            Kind::ListRequest => Self::List {
                caller: Caller::from_json(line)?,
                cursor: optional_text(&params["cursor"]),
            },
            Kind::CompleteRequest => Self::Complete {
                caller: Caller::from_json(line)?,
                prompt: text(&params["ref"]["name"])?,
                argument: (text(&params["argument"]["name"])?, text(&params["argument"]["value"])?),
                context: members(&params["context"]["arguments"])
                    .map(|(name, value)| Ok((name.clone(), text(value)?)))
                    .collect::<Result<_, String>>()?,
            },
            Kind::ListResult => Self::Tools {
                tools: elements(&result["tools"]).map(Tool::from_json).collect::<Result<_, _>>()?,
                next_cursor: optional_text(&result["nextCursor"]),
                ttl_ms: result["ttlMs"].as_u64().ok_or("no ttlMs")?,
                public: result["cacheScope"] == "public",
            },
            Kind::CallResult => Self::Content {
                texts: elements(&result["content"])
                    .map(|block| text(&block["text"]))
                    .collect::<Result<_, _>>()?,
                is_error: result["isError"].as_bool().ok_or("no isError")?,
            },
        })
    }
}

impl Caller {
    fn from_json(request: &Value) -> Result<Self, String> {
        let id = request["id"].as_i64().ok_or("the id is not a number")?;
        Self::from_meta(id, &request["params"]["_meta"])
    }

    /// The sender of request `id`, for a contestant that keeps `_meta` as plain JSON.
    pub fn from_meta(id: i64, meta: &Value) -> Result<Self, String> {
        let client = &meta["io.modelcontextprotocol/clientInfo"];
        let capabilities = &meta["io.modelcontextprotocol/clientCapabilities"];
        Ok(Self {
            id,
            protocol_version: text(&meta["io.modelcontextprotocol/protocolVersion"])?,
            client: (text(&client["name"])?, text(&client["version"])?),
            elicits_forms: capabilities["elicitation"]["form"].is_object(),
        })
    }
}

impl Tool {
    fn from_json(tool: &Value) -> Result<Self, String> {
        Ok(Self {
            name: text(&tool["name"])?,
            title: optional_text(&tool["title"]),
            description: optional_text(&tool["description"]),
            input_schema: tool["inputSchema"].clone(),
            output_schema: tool.get("outputSchema").cloned(),
            read_only: tool["annotations"]["readOnlyHint"].as_bool(),
            annotated_title: optional_text(&tool["annotations"]["title"]),
        })
    }
}

fn text(value: &Value) -> Result<String, String> {
    optional_text(value).ok_or_else(|| format!("{value} is not a string"))
}

fn optional_text(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

fn elements(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn members(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

/// How the JSON a contestant wrote differs from the JSON it read: one sentence per member, array positions left out.
pub fn differences(read: &Value, written: &Value) -> Vec<String> {
    let mut found = Vec::new();
    compare(read, written, String::new(), &mut found);
    found.dedup();
    found
}

fn compare(read: &Value, written: &Value, path: String, found: &mut Vec<String>) {
    match (read, written) {
        (Value::Object(before), Value::Object(after)) => {
            for (name, value) in before {
                let path = format!("{path}/{name}");
                match after.get(name) {
                    Some(other) => compare(value, other, path, found),
                    None => found.push(format!("loses {path}")),
                }
            }
            for name in after.keys().filter(|name| !before.contains_key(*name)) {
                found.push(format!("adds {path}/{name}"));
            }
        }
        (Value::Array(before), Value::Array(after)) if before.len() == after.len() => {
            for (value, other) in before.iter().zip(after) {
                compare(value, other, format!("{path}/*"), found);
            }
        }
        _ if read == written => {}
        _ => found.push(format!("changes {path}")),
    }
}
