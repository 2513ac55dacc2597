//! Every reader of bytes that come from outside, as a function of bytes that panics if
//! something is wrong. `fuzz/` hands these functions to a fuzzer; the test of this crate runs
//! them over the kept corpora and over damaged copies of these.
//!
//! A reader may refuse its input, but must return. What it accepts must survive being
//! written and read again.

// A fuzz target reports what it finds by panicking.
#![allow(clippy::expect_used, clippy::panic)]

mod device;
mod link;
mod notation;
mod protocol;
mod record;
mod save;

use records::Match;
use rules::GameId;

/// A reader and what must hold for it.
#[derive(Clone, Copy)]
pub struct Target {
    /// The name of the target and of its corpus.
    pub name: &'static str,
    /// Reads the bytes; panics if something is wrong.
    pub run: fn(&[u8]),
}

/// All targets.
pub const TARGETS: &[Target] = &[
    Target::new("link", link::read),
    Target::new("save", save::read),
    Target::new("record", record::read),
    Target::new("import", record::import),
    Target::new("collection", save::read_collection),
    Target::new("series", save::read_series),
    Target::new("device", device::read),
    Target::new("protocol", protocol::read),
    Target::new("turn-of-time", |data| {
        notation::read(GameId::TurnOfTime, data)
    }),
    Target::new("argonauts-wheel", |data| {
        notation::read(GameId::ArgonautsWheel, data)
    }),
    Target::new("wheels-of-time", |data| {
        notation::read(GameId::WheelsOfTime, data)
    }),
    Target::new("wheel-of-fortune", |data| {
        notation::read(GameId::WheelOfFortune, data)
    }),
    Target::new("world-wonders", |data| {
        notation::read(GameId::WorldWonders, data)
    }),
];

/// Runs the target of this name.
///
/// # Panics
/// If there is no such target, or if something is wrong.
pub fn run(name: &str, data: &[u8]) {
    let target = Target::from_name(name).expect("the target is in the list");
    (target.run)(data);
}

impl Target {
    const fn new(name: &'static str, run: fn(&[u8])) -> Self {
        Self { name, run }
    }

    /// The target of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        TARGETS.iter().copied().find(|target| target.name == name)
    }
}

/// Both matches have the same entries and end in the same position. The browsed
/// position need not survive writing.
fn assert_same(mut one: Match, mut other: Match) {
    assert_eq!(one.entries(), other.entries());
    one.go_to(one.entries().len());
    other.go_to(other.entries().len());
    assert_eq!(one.state().hash(), other.state().hash());
}
