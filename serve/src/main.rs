//! Serves a folder.
fn main() {}
