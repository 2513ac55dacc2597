//! The store on storage that fails, at every call of a life of games.

mod everything;
mod faults;
mod formats;
mod handed_in;
mod journal;
mod life;
mod order;
mod take_over;
mod things;

use crate::testing::{FOLDER, store_on};
