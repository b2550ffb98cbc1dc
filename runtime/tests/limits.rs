//! What a server takes on has bounds, and within them nothing is lost and nobody is kept waiting by
//! somebody else.

#[path = "limits/budgets.rs"]
mod budgets;
#[path = "limits/fairness.rs"]
mod fairness;
#[path = "limits/kept.rs"]
mod kept;
#[path = "limits/once.rs"]
mod once;
#[path = "http/server.rs"]
mod server;
#[path = "limits/world.rs"]
mod world;
