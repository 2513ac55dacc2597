//! The contract that every game of the house keeps.
//!
//! A game is its state. The state tells whose decision it is, lists the legal
//! actions in a canonical order, and applies one of them or refuses it with a
//! reason. Nothing in it knows time, screens or storage; equal setups and equal
//! actions give equal games everywhere. `rules/tests/contract.rs` holds every
//! registered game to all that is said here.

use crate::digest::{Digest, StateHash};
use crate::rng::Rng;
use crate::seat::{PerSeat, Seat};
use crate::setup::{Setup, SetupRules};
use core::fmt::Debug;
use core::hash::Hash;
use serde::Serialize;

/// Takes what happens while an action is applied. Search takes nothing.
pub trait EventSink<E> {
    /// One thing that happened.
    fn push(&mut self, event: E);
}

impl<E> EventSink<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Self::push(self, event);
    }
}

/// Lets events pass unheard.
#[derive(Clone, Copy, Debug, Default)]
pub struct NullSink;

impl<E> EventSink<E> for NullSink {
    fn push(&mut self, _: E) {}
}

/// Points and places of a state, as if the game ended now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// Points of each seat.
    pub points: PerSeat<i32>,
    /// Place of each seat from 1; shared places are possible. A lone player
    /// has place 1 for reaching the goal and place 2 for missing it.
    pub places: PerSeat<u8>,
}

/// Why a text is no action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseActionError<R> {
    /// It is not written as actions of this game are.
    Malformed {
        /// Byte at which it stops making sense.
        at: usize,
    },
    /// It names an action that cannot be taken now.
    Illegal(R),
}

/// A state of a game; see the module.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// One small decision. `Ord` need not mean anything.
    type Action: Copy + Eq + Ord + Hash + Debug + Send + Sync;
    /// Something that happened while an action was applied.
    type Event: Clone + PartialEq + Debug + Serialize;
    /// Why an action cannot be taken.
    type IllegalAction: Clone + PartialEq + Debug;
    /// Why the game is over.
    type EndReason: Copy + Eq + Debug + Serialize;
    /// Where points come from.
    type ScoreItem: Clone + PartialEq + Debug + Serialize;

    /// Raised when the same actions would give another game or the canonical
    /// order of actions changes.
    const RULES_VERSION: u16;
    /// Every game ends within so many actions.
    const MAX_ACTIONS: u32;
    /// No state has more legal actions.
    const MAX_LEGAL_ACTIONS: usize;

    /// Player counts, options and listed draws.
    fn setup_rules() -> SetupRules;

    /// The first state. `setup` is one of this game's.
    fn start(setup: &Setup) -> Self;

    /// How many play.
    fn players(&self) -> u8;

    /// Whose decision it is; nobody's when the game is over.
    fn to_act(&self) -> Option<Seat>;

    /// The number of the running turn, from 1. Actions of one turn stand on
    /// one line of a text record.
    fn turn(&self) -> u32;

    /// Appends the legal actions in canonical order; none when it is over.
    fn legal_actions(&self, actions: &mut Vec<Self::Action>);

    /// Whether the action can be taken now: exactly the listed ones can.
    ///
    /// # Errors
    /// Says why not.
    fn check_action(&self, action: Self::Action) -> Result<(), Self::IllegalAction>;

    /// Takes an action that is known to be legal. With another one the state
    /// may become any state, but nothing panics.
    fn apply_unchecked<S: EventSink<Self::Event>>(&mut self, action: Self::Action, events: &mut S);

    /// Takes an action if it is legal.
    ///
    /// # Errors
    /// Says why not; the state is as it was then.
    fn apply<S: EventSink<Self::Event>>(
        &mut self,
        action: Self::Action,
        events: &mut S,
    ) -> Result<(), Self::IllegalAction> {
        self.check_action(action)?;
        self.apply_unchecked(action, events);
        Ok(())
    }

    /// Points and places as if the game ended now; final when it is over.
    fn score(&self) -> Score;

    /// Where the points of each seat come from, as if the game ended now.
    fn score_items(&self) -> Vec<(Seat, i32, Self::ScoreItem)>;

    /// Why the game is over, if it is.
    fn end_reason(&self) -> Option<Self::EndReason>;

    /// How many hidden things have come to light so far. Undo "until something
    /// is revealed" stops where this grows.
    fn reveal_count(&self) -> u32;

    /// Whether chance decided what the event tells: a card drawn, a die rolled.
    fn is_chance(event: &Self::Event) -> bool;

    /// Puts all that the seat cannot know in an order that tells nothing.
    fn redact(&mut self, viewer: Seat);

    /// Conceals, then puts what is concealed in a random order.
    fn determinize(&mut self, viewer: Seat, rng: &mut Rng);

    /// Adds all that makes the state what it is.
    fn digest(&self, digest: &mut Digest);

    /// The state's fingerprint.
    fn hash(&self) -> StateHash {
        let mut digest = Digest::new();
        self.digest(&mut digest);
        digest.finish()
    }

    /// The action's short, lasting text, without spaces.
    fn notation(action: Self::Action) -> String;

    /// Reads a legal action: what `notation` writes, in any case of letters,
    /// and what the game's notation allows besides.
    ///
    /// # Errors
    /// Says where the text goes wrong or why the action cannot be taken.
    fn parse_action(
        &self,
        text: &str,
    ) -> Result<Self::Action, ParseActionError<Self::IllegalAction>>;

    /// The whole state, hidden parts too, as JSON for tools; the game's module
    /// documents it.
    fn to_json(&self) -> serde_json::Value;
}
