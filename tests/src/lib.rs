//! What must not compile. Each piece stands beside one that differs only in being right.
//!
//! Whoever implements the handler of a capability implements all of it:
//!
//! ```
//! use mcp_bindings::ErrorObject;
//! use mcp_bindings::v2026_07_28::*;
//!
//! struct Weather;
//! impl ToolsHandler for Weather {
//!     async fn list_tools(&self, _: &(), _: PaginatedRequestParams) -> Result<ListToolsResult, ErrorObject> {
//!         Ok(ListToolsResult::new(Vec::<Tool>::new()))
//!     }
//!     async fn call_tool(&self, _: &(), _: CallToolRequestParams) -> Result<CallToolOutcome, ErrorObject> {
//!         Ok(CallToolResult::new([ContentBlock::text("68 °F")]).into())
//!     }
//! }
//! ```
//!
//! ```compile_fail,E0046
//! use mcp_bindings::ErrorObject;
//! use mcp_bindings::v2026_07_28::*;
//!
//! struct Weather;
//! impl ToolsHandler for Weather {
//!     async fn list_tools(&self, _: &(), _: PaginatedRequestParams) -> Result<ListToolsResult, ErrorObject> {
//!         Ok(ListToolsResult::new(Vec::<Tool>::new()))
//!     }
//! }
//! ```
//!
//! A capability cannot be claimed without its handler:
//!
//! ```
//! use mcp_bindings::v2026_07_28::*;
//!
//! fn offer<B: DiscoveryHandler + SubscriptionsHandler + Clone, T: ToolsHandler>(base: B, tools: T) {
//!     let _ = ServerHandlers::<(), _, _>::new(base.clone(), base).with_tools(tools);
//! }
//! ```
//!
//! ```compile_fail,E0277
//! use mcp_bindings::v2026_07_28::*;
//!
//! fn offer<B: DiscoveryHandler + SubscriptionsHandler + Clone, T: ToolsHandler>(base: B, tools: T) {
//!     let _ = ServerHandlers::<(), _, _>::new(base.clone(), base).with_prompts(tools);
//! }
//! ```
//!
//! A struct is made by its constructor, so that a new member of the next version breaks nobody:
//!
//! ```
//! let root = mcp_bindings::v2026_07_28::Root::new("file:///").with_name("all");
//! assert_eq!(root.name.as_deref(), Some("all"));
//! ```
//!
//! ```compile_fail,E0639
//! let root = mcp_bindings::v2026_07_28::Root {
//!     uri: "file:///".to_owned(),
//!     name: None,
//!     meta: None,
//!     extra: Default::default(),
//! };
//! ```

pub mod client;
pub mod fixture;
pub mod random;
pub mod soak;
