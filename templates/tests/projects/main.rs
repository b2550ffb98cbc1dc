//! Projects as their users have them: written by the command, compiled and tested.
//!
//! It takes minutes, so it runs when it is asked for: `cargo test -p mcp-scaffold --test projects --
//! --ignored`. The folder `MCP_SCAFFOLD_TARGET` keeps what was compiled for the next time.

mod build_script;
mod command_line;
mod examples;
mod names;
mod readme;
mod regeneration;
mod work;
