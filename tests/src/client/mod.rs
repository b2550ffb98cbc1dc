//! What the fixture clients do: for the conformance suite, and with real peers.

pub mod conformance;
pub mod peer;

use mcp_bindings::latest::{
    ElicitAction, ElicitRequestParams, ElicitResult, ElicitationHandler, PrimitiveSchemaDefinition,
};
use mcp_bindings::{ErrorObject, Json, Map};

/// Accepts every form with the defaults that its fields have.
#[derive(Clone, Copy, Debug)]
pub struct Defaults;

impl ElicitationHandler for Defaults {
    async fn elicit(
        &self,
        _: &(),
        params: ElicitRequestParams,
    ) -> Result<ElicitResult, ErrorObject> {
        let mut content = Map::new();
        if let ElicitRequestParams::Form(form) = params {
            for (name, field) in form.requested_schema.properties {
                if let Some(default) = default_of(&field) {
                    content.insert(name, default);
                }
            }
        }
        let mut result = ElicitResult::new(ElicitAction::Accept);
        result.content = Some(content);
        Ok(result)
    }
}

/// The default of a field, whatever kind of field it is.
fn default_of(field: &PrimitiveSchemaDefinition) -> Option<mcp_bindings::latest::ElicitValue> {
    let members: Map<Json> = Json::new(field).ok()?.decode().ok()?;
    members.get("default")?.decode().ok()
}
