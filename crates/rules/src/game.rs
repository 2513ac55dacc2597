//! [`Game`], the trait that every game implements.
//!
//! A game is a state: it knows who has to act, lists the legal actions in a
//! canonical order, and applies one of them or explains why it is illegal.
//! States are deterministic and know nothing of clocks, screens or storage: the
//! same setup and the same actions give the same game on every machine.
//! `tests/contract.rs` checks every registered game against this documentation.

use crate::digest::{Digest, StateHash};
use crate::game_id::GameId;
use crate::rng::Rng;
use crate::seat::{PerSeat, Seat};
use crate::setup::{GameRules, Setup, SetupRules};
use core::fmt::{Debug, Display};
use core::hash::Hash;
use serde::Serialize;

/// Receives the events of an action while it is applied: a `Vec` to collect them, or
/// [`NullSink`] where they are not needed.
pub trait EventSink<E> {
    /// Receives one event.
    fn push(&mut self, event: E);
}

impl<E> EventSink<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Self::push(self, event);
    }
}

/// Discards all events. Searches use it, so that they build no lists.
#[derive(Clone, Copy, Debug, Default)]
pub struct NullSink;

impl<E> EventSink<E> for NullSink {
    fn push(&mut self, _: E) {}
}

/// Points and ranks of all seats in a state, as if the game ended now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// Points of each seat; 1 and 0 in games that only know a winner.
    pub points: PerSeat<i32>,
    /// Rank of each seat, starting at 1; tied seats share a rank. In a solo game
    /// rank 1 means that the goal was reached, rank 2 that it was missed.
    pub ranks: PerSeat<u8>,
}

impl Score {
    /// Seats with a greater `value` come first; those with equal ones share a rank.
    pub fn ranked<V: Ord>(points: PerSeat<i32>, value: impl Fn(Seat) -> V) -> Self {
        let ranks = PerSeat::from_fn(points.players(), |seat| {
            let others = Seat::all(points.players());
            1 + others.filter(|other| value(*other) > value(seat)).count() as u8
        });
        Self { points, ranks }
    }
}

/// Why a text does not name a legal action.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseActionError<R> {
    /// The text does not follow the game's notation.
    #[error(fmt = malformed)]
    Malformed {
        /// Offset of the first byte that does not fit, in bytes.
        at: usize,
    },
    /// The text names an action that is not legal in this state.
    #[error(transparent)]
    Illegal(R),
}

fn malformed(at: &usize, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
    match at {
        0 => f.write_str("The text is not an action of this game."),
        at => write!(
            f,
            "The text is not an action of this game: it does not fit from character {} on.",
            at + 1
        ),
    }
}

/// The state of a game.
///
/// ```
/// use rules::game::{Game, NullSink};
/// use rules::games::noughts::Noughts;
/// use rules::{Setup, SetupError};
///
/// /// Plays the first legal action of every state, and returns their number.
/// fn play_out<G: Game>(setup: &Setup) -> usize {
///     let mut state = G::start(setup);
///     let mut actions = Vec::new();
///     let mut count = 0;
///     while state.to_act().is_some() {
///         actions.clear();
///         state.legal_actions(&mut actions);
///         state.apply_unchecked(actions[0], &mut NullSink);
///         count += 1;
///     }
///     count
/// }
///
/// let setup = Setup::from_rules(Noughts::RULES, 2, 0)?;
/// assert_eq!(play_out::<Noughts>(&setup), 7);
/// # Ok::<(), SetupError>(())
/// ```
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// One decision. Its `Ord` is arbitrary, for sorted collections only; its `Display` form is
    /// the stable short text of the notation, without spaces.
    type Action: Copy + Eq + Ord + Hash + Debug + Display + Send + Sync;
    /// Something that happens while an action is applied.
    type Event: Clone + PartialEq + Debug + Serialize;
    /// Why an action is illegal; its `Display` form is a sentence for players.
    type IllegalAction: Clone + PartialEq + core::error::Error + 'static;
    /// Why the game ended.
    type EndReason: Copy + Eq + Debug + Serialize;
    /// A source of points, for score sheets.
    type ScoreItem: Clone + PartialEq + Debug + Serialize;
    /// The kinds of sources of points; uninhabited in games that do not distinguish any.
    type ScoreKind: Copy + Eq + Debug + 'static;

    /// The game's identifier.
    const ID: GameId;
    /// The latest version of the rules. It is raised whenever the same actions would lead
    /// to another state, or the canonical order of actions changes.
    ///
    /// A game is played to its end by the rules under which it began: [`Game::start`] is
    /// given setups of all versions from 1 on, and the state remembers what it needs of
    /// [`Setup::rules_version`]. Versions that play alike start with equal states.
    const RULES_VERSION: u16;
    /// Upper bound on the number of actions in a game.
    const MAX_ACTIONS: u32;
    /// Upper bound on the number of legal actions in a state.
    const MAX_LEGAL_ACTIONS: usize;
    /// Player counts, options, and how draws can be given in advance.
    const SETUP_RULES: SetupRules;
    /// The kinds of sources of points, in the order of a score sheet.
    const SCORE_KINDS: &'static [Self::ScoreKind] = &[];
    /// What a [`Setup`] knows of the game. It follows from the other constants.
    const RULES: &'static GameRules = &GameRules {
        game: Self::ID,
        version: Self::RULES_VERSION,
        setup: Self::SETUP_RULES,
    };

    /// The initial state. `setup` must be a setup of this game.
    fn start(setup: &Setup) -> Self;

    /// Number of players, who have the first seats.
    fn players(&self) -> u8;

    /// The seat whose decision it is, or `None` when the game is over.
    fn to_act(&self) -> Option<Seat>;

    /// Number of the current turn, starting at 1. A text record puts the actions
    /// of one turn on one line.
    fn turn(&self) -> u32;

    /// Appends the legal actions in canonical order; none when the game is over.
    fn legal_actions(&self, actions: &mut Vec<Self::Action>);

    /// Checks whether an action is legal: exactly the listed actions are.
    ///
    /// # Errors
    /// Why the action is illegal.
    fn check_action(&self, action: Self::Action) -> Result<(), Self::IllegalAction>;

    /// Applies an action that is known to be legal. An illegal action leaves the
    /// state in an unspecified condition, but never panics.
    fn apply_unchecked<S: EventSink<Self::Event>>(&mut self, action: Self::Action, events: &mut S);

    /// Applies an action if it is legal.
    ///
    /// # Errors
    /// Why the action is illegal; the state is unchanged in that case.
    fn apply<S: EventSink<Self::Event>>(
        &mut self,
        action: Self::Action,
        events: &mut S,
    ) -> Result<(), Self::IllegalAction> {
        self.check_action(action)?;
        self.apply_unchecked(action, events);
        Ok(())
    }

    /// Points and ranks as if the game ended now; final once the game is over.
    fn score(&self) -> Score;

    /// The sources of each seat's points, as if the game ended now.
    fn score_items(&self) -> Vec<(Seat, i32, Self::ScoreItem)>;

    /// The kind of a source of points; `None` in games that do not distinguish any.
    fn score_kind(_item: &Self::ScoreItem) -> Option<Self::ScoreKind> {
        None
    }

    /// Why the game ended, or `None` while it is under way.
    fn end_reason(&self) -> Option<Self::EndReason>;

    /// Number of hidden things revealed so far. An undo policy that stops at
    /// revealed information compares these counts.
    fn reveal_count(&self) -> u32;

    /// Whether the event is the outcome of chance: a card drawn, a die rolled.
    fn is_chance(event: &Self::Event) -> bool;

    /// Puts everything that `viewer` cannot know into a fixed order that carries
    /// no information. Nothing to do in games that hide nothing.
    fn redact(&mut self, viewer: Seat);

    /// Redacts the state, then samples a random order for everything hidden from
    /// `viewer`.
    fn determinize(&mut self, viewer: Seat, rng: &mut Rng);

    /// Adds everything that distinguishes this state from others.
    fn digest(&self, digest: &mut Digest);

    /// A fingerprint of the state; see [`StateHash`].
    fn hash(&self) -> StateHash {
        let mut digest = Digest::new();
        self.digest(&mut digest);
        digest.finish()
    }

    /// The text of an action.
    fn notation(action: Self::Action) -> String {
        action.to_string()
    }

    /// Reads an action, which need not be legal: its text in upper or lower case, and whatever
    /// shorthand the game's notation allows.
    ///
    /// # Errors
    /// Where the text is malformed, or why no such action can be legal.
    fn read_action(
        &self,
        text: &str,
    ) -> Result<Self::Action, ParseActionError<Self::IllegalAction>>;

    /// Parses a legal action; see [`Self::read_action`].
    ///
    /// # Errors
    /// Where the text is malformed, or why the action is illegal.
    fn parse_action(
        &self,
        text: &str,
    ) -> Result<Self::Action, ParseActionError<Self::IllegalAction>> {
        let action = self.read_action(text)?;
        self.check_action(action)
            .map_err(ParseActionError::Illegal)?;
        Ok(action)
    }
}
