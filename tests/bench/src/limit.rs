//! The yardstick: serde structs written by hand for the one message that is known to come.
//!
//! The envelope is read first, with `params` or `result` borrowed as raw text; the struct is read from that text.
//! Everything is owned afterwards. What the protocol leaves to others (arguments, tool schemas, capability settings)
//! stays raw text, what the schema types (`_meta` too) is typed, and members nobody knows are ignored.

mod envelope;
mod structs;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, value::RawValue};

use self::{
    envelope::{Request, Response},
    structs::{
        CacheScope, CallParams, CallResult, CompleteParams, ListParams, ListResult, Meta, Tool,
    },
};
use crate::{
    harness::{Contestant, Steps},
    held::{self, Held},
    messages::{Kind, Message},
};

/// The column of the table.
pub const NAME: &str = "limit";
/// What the reader of the table should know about it.
pub const NOTE: &str = "knows which message comes and ignores unknown members; arguments and schemas stay text. It \
    passes over `params` or `result` twice, for the envelope and for the struct, so whoever reads once may beat it.";

/// The yardstick with the given message.
pub fn contestant(message: &Message) -> Contestant {
    match message.kind {
        Kind::CallRequest => request::<CallParams>(message),
        Kind::ListRequest => request::<ListParams>(message),
        Kind::CompleteRequest => request::<CompleteParams>(message),
        Kind::ListResult => response::<ListResult>(message),
        Kind::CallResult => response::<CallResult>(message),
    }
}

fn request<P: Params>(message: &Message) -> Contestant {
    let steps = Steps {
        decode: Request::<P>::decode,
        held: |request: &Request<P>| request.params.held(request.id.number()?),
        ready: |request| request,
        encode: Request::<P>::encode,
    };
    Contestant::new(NAME, message, steps)
}

fn response<B: Body>(message: &Message) -> Contestant {
    let steps = Steps {
        decode: Response::<B>::decode,
        held: |response: &Response<B>| response.result.held(),
        ready: |response| response,
        encode: Response::<B>::encode,
    };
    Contestant::new(NAME, message, steps)
}

/// The `params` of one method.
trait Params: Serialize + DeserializeOwned + 'static {
    const METHOD: &'static str;

    fn held(&self, id: i64) -> Result<Held, String>;
}

/// The `result` of one method.
trait Body: Serialize + DeserializeOwned + 'static {
    fn held(&self) -> Result<Held, String>;
}

impl Params for CallParams {
    const METHOD: &'static str = "tools/call";

    fn held(&self, id: i64) -> Result<Held, String> {
        Ok(Held::Call {
            caller: self.meta.caller(id)?,
            name: self.name.clone(),
            arguments: parsed(self.arguments.as_deref())?.unwrap_or_default(),
        })
    }
}

impl Params for ListParams {
    const METHOD: &'static str = "tools/list";

    fn held(&self, id: i64) -> Result<Held, String> {
        Ok(Held::List { caller: self.meta.caller(id)?, cursor: self.cursor.clone() })
    }
}

impl Params for CompleteParams {
    const METHOD: &'static str = "completion/complete";

    fn held(&self, id: i64) -> Result<Held, String> {
        let context = self.context.as_ref();
        Ok(Held::Complete {
            caller: self.meta.caller(id)?,
            prompt: self.reference.name.clone(),
            argument: (self.argument.name.clone(), self.argument.value.clone()),
            context: context.and_then(|context| context.arguments.clone()).unwrap_or_default(),
        })
    }
}

impl Body for ListResult {
    fn held(&self) -> Result<Held, String> {
        Ok(Held::Tools {
            tools: self.tools.iter().map(Tool::held).collect::<Result<_, _>>()?,
            next_cursor: self.next_cursor.clone(),
            ttl_ms: self.ttl_ms,
            public: matches!(self.cache_scope, CacheScope::Public),
        })
    }
}

impl Body for CallResult {
    fn held(&self) -> Result<Held, String> {
        Ok(Held::Content {
            texts: self.content.iter().map(|block| block.text.clone()).collect(),
            is_error: self.is_error.unwrap_or(false),
        })
    }
}

impl Meta {
    fn caller(&self, id: i64) -> Result<held::Caller, String> {
        let client = self.client_info.as_ref().ok_or("no clientInfo")?;
        let elicitation = self.client_capabilities.elicitation.as_ref();
        Ok(held::Caller {
            id,
            protocol_version: self.protocol_version.clone(),
            client: (client.name.clone(), client.version.clone()),
            elicits_forms: elicitation.is_some_and(|elicitation| elicitation.form.is_some()),
        })
    }
}

impl Tool {
    fn held(&self) -> Result<held::Tool, String> {
        let annotations = self.annotations.as_ref();
        Ok(held::Tool {
            name: self.name.clone(),
            title: self.title.clone(),
            description: self.description.clone(),
            input_schema: parsed(Some(&self.input_schema))?.unwrap_or_default(),
            output_schema: parsed(self.output_schema.as_deref())?,
            read_only: annotations.and_then(|annotations| annotations.read_only_hint),
            annotated_title: annotations.and_then(|annotations| annotations.title.clone()),
        })
    }
}

fn parsed(raw: Option<&RawValue>) -> Result<Option<Value>, String> {
    raw.map(|raw| serde_json::from_str(raw.get()).map_err(|error| error.to_string())).transpose()
}
