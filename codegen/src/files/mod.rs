//! Files that a generator reads and writes, in folders that it does not trust.
//!
//! A checked-out project may hold links, pipes and files of other people. So nothing here follows a
//! link below the folder that the user named, nothing but a regular file of a bounded size is read,
//! and what is written appears under its name as a whole or not at all: [`Changes`] writes
//! everything under temporary names first and puts it in place afterwards, and takes that back if
//! something goes wrong.

mod changes;
mod disk;
mod name;
mod place;
mod read;
mod single;
mod temporary;

pub use crate::fileset::apply;
pub use changes::{Changes, Failure};
pub use disk::{Disk, System};
pub use name::check_names;
pub use place::{Entry, Found, entries_below, look};
pub use read::{MAX_BYTES, decode, read_below, read_text};
pub use single::{create_file, replace_file};
pub use temporary::is_temporary;

pub(crate) use name::owner;
pub(crate) use read::head;
