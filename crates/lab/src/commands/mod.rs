//! The commands, one per module.

pub(crate) mod bench;
pub(crate) mod bench_session;
pub(crate) mod calibrate;
pub(crate) mod ladder;
pub(crate) mod layouts;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod puzzle;
pub(crate) mod puzzles;
pub(crate) mod replay;
pub(crate) mod review;
pub(crate) mod solo;
pub(crate) mod solve;
pub(crate) mod train;
pub(crate) mod tune;
pub(crate) mod verdicts;
