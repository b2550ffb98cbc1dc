//! The commands of the README.
