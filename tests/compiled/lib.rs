//! The bindings of every case: that they compile without a warning is the first test.

#![deny(warnings, missing_docs, rustdoc::all)]
#![allow(missing_docs)]

include!(concat!(env!("OUT_DIR"), "/cases.rs"));

#[cfg(test)]
mod tests;
