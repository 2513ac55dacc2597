//! Sessions as people and bots play them.
