//! MCP servers under load: the same few programs, the same driver, the same requests.
//!
//! - [`contestants`] says which servers there are, [`programs`] builds them, [`process`] runs them.
//! - [`requests`] are built before they are needed, [`answers`] reads what comes back, [`ledger`] holds the one
//!   against the other.
//! - [`stdio`] and [`http`] keep a server busy, [`meter`] says how fast it was, [`rounds`] gives every server its turn,
//!   [`table`] prints.
//!
//! Every server offers the one tool `add`, which answers with the sum of the integers `a` and `b` as text.

pub mod answers;
pub mod contestants;
pub mod http;
pub mod ledger;
pub mod meter;
pub mod process;
pub mod programs;
pub mod requests;
pub mod rounds;
pub mod stdio;
pub mod table;
