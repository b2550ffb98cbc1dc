//! Forms, a field at a time.

use mcp_bindings::latest::{
    BooleanSchema, ElicitAction, ElicitRequestFormParams, ElicitResult, NumberSchema,
    NumberSchemaType, PrimitiveSchemaDefinition, RequestedSchema, StringSchema,
    UntitledSingleSelectEnumSchema,
};
use mcp_bindings::{ErrorObject, Json, Map};
use serde::de::DeserializeOwned;

use super::error::invalid_params;

/// A form for the user: <https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation>.
///
/// Every field must be filled in unless [`Form::optional`] follows it.
///
/// ```no_run
/// # use mcp_bindings::ErrorObject;
/// # use mcp_runtime::server::{Context, Form, accepted};
/// # async fn ask(cx: &Context) -> Result<(), ErrorObject> {
/// #[derive(serde::Deserialize)]
/// struct Answer { sure: bool, reason: Option<String> }
///
/// let form = Form::new("Delete 3 stations?").boolean("sure").text("reason").optional();
/// if let Some(Answer { sure: true, reason }) = accepted(&cx.elicit("confirm", form).await?)? {
///     // …
/// #   let _ = reason;
/// }
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct Form {
    message: String,
    fields: Vec<(String, PrimitiveSchemaDefinition)>,
    required: Vec<String>,
}

impl Form {
    /// A form without fields, under this message.
    pub fn new(message: impl Into<String>) -> Self {
        Self { message: message.into(), fields: Vec::new(), required: Vec::new() }
    }

    /// A field of any kind.
    pub fn field(
        mut self,
        name: impl Into<String>,
        kind: impl Into<PrimitiveSchemaDefinition>,
    ) -> Self {
        let name = name.into();
        self.required.push(name.clone());
        self.fields.push((name, kind.into()));
        self
    }

    /// A field that takes text.
    pub fn text(self, name: impl Into<String>) -> Self {
        self.field(name, StringSchema::new())
    }

    /// A field that takes a number.
    pub fn number(self, name: impl Into<String>) -> Self {
        self.field(name, NumberSchema::new(NumberSchemaType::Number))
    }

    /// A field that takes a whole number.
    pub fn integer(self, name: impl Into<String>) -> Self {
        self.field(name, NumberSchema::new(NumberSchemaType::Integer))
    }

    /// A field that takes a yes or no.
    pub fn boolean(self, name: impl Into<String>) -> Self {
        self.field(name, BooleanSchema::new())
    }

    /// A field that takes one of these values.
    pub fn choice(
        self,
        name: impl Into<String>,
        values: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        self.field(name, UntitledSingleSelectEnumSchema::new(values))
    }

    /// The last field may be left empty.
    pub fn optional(mut self) -> Self {
        self.required.pop();
        self
    }
}

impl From<Form> for ElicitRequestFormParams {
    fn from(form: Form) -> Self {
        let mut schema = RequestedSchema::new(form.fields);
        schema.required = (!form.required.is_empty()).then_some(form.required);
        Self::new(form.message, schema)
    }
}

/// What the user filled in; nothing if the form was declined or closed.
///
/// # Errors
/// If what was filled in is no `T`.
pub fn accepted<T: DeserializeOwned>(answer: &ElicitResult) -> Result<Option<T>, ErrorObject> {
    if answer.action != ElicitAction::Accept {
        return Ok(None);
    }
    let empty = Map::new();
    let content = answer.content.as_ref().unwrap_or(&empty);
    let content = Json::new(content).map_err(|error| invalid_params(error.to_string()))?;
    let content = content.decode().map_err(|error| invalid_params(format!("the form: {error}")))?;
    Ok(Some(content))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_optional_may_be_left_out() {
        let form = Form::new("?").boolean("sure").text("why").optional().choice("how", ["a", "b"]);
        let params = serde_json::to_value(ElicitRequestFormParams::from(form)).expect("JSON");
        assert_eq!(params["requestedSchema"]["required"], serde_json::json!(["sure", "how"]));
        assert_eq!(params["requestedSchema"]["properties"]["how"]["enum"][1], "b");
    }

    #[test]
    fn what_is_filled_in_is_read() {
        let read = |text: &str| serde_json::from_str::<ElicitResult>(text).expect("a result");
        let accept = read(r#"{"action":"accept","content":{"n":3,"s":["a"]}}"#);
        let filled: Option<serde_json::Value> = accepted(&accept).expect("JSON");
        assert_eq!(filled, Some(serde_json::json!({"n": 3, "s": ["a"]})));
        assert_eq!(accepted::<u8>(&read(r#"{"action":"decline"}"#)), Ok(None));
        assert!(accepted::<u8>(&accept).is_err());
    }
}
