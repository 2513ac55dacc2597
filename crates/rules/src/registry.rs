//! The games behind their [`GameId`]s, and types that hold a state, action or event of
//! any of them ([`State`], [`Action`], [`Event`] …).
//!
//! Adding a game takes one line in the list at the end of `games!`, and one in [`with_game!`](crate::with_game).
//! Large states are boxed, so that [`State`] stays small.

use crate::digest::StateHash;
use crate::game::{EventSink, Game, NullSink, ParseActionError, Score};
use crate::game_id::GameId;
use crate::games::argonauts_wheel::ArgonautsWheel;
use crate::games::turn_of_time::TurnOfTime;
use crate::games::wheel_of_fortune::WheelOfFortune;
use crate::games::wheels_of_time::WheelsOfTime;
use crate::games::world_wonders::WorldWonders;
use crate::rng::Rng;
use crate::seat::Seat;
use crate::setup::{GameRules, Setup, SetupError, SetupRules};
use core::ops::RangeInclusive;

/// Forwards the events of one game as [`Event`]s.
struct Wrapped<'a, E, F> {
    events: &'a mut Vec<E>,
    wrap: F,
}

impl<E, I, F: Fn(I) -> E> EventSink<I> for Wrapped<'_, E, F> {
    fn push(&mut self, event: I) {
        let event = (self.wrap)(event);
        self.events.push(event);
    }
}

/// A game in the list: conversions between its own types and those of this module. What belongs
/// to another game is `None`.
#[allow(missing_docs, reason = "the names of the methods say it")]
pub trait RegisteredGame: Game {
    fn from_state(state: &State) -> Option<&Self>;

    fn into_state(self) -> State;

    fn from_action(action: Action) -> Option<Self::Action>;

    fn into_action(action: Self::Action) -> Action;

    fn from_event(event: &Event) -> Option<&Self::Event>;

    /// Those of the events that belong to this game.
    fn from_events(events: &[Event]) -> Vec<Self::Event> {
        events
            .iter()
            .filter_map(Self::from_event)
            .cloned()
            .collect()
    }

    fn from_illegal_action(illegal: &IllegalAction) -> Option<&Self::IllegalAction>;

    fn from_end_reason(reason: EndReason) -> Option<Self::EndReason>;

    fn from_score_item(item: &ScoreItem) -> Option<&Self::ScoreItem>;
}

/// An action of one game was applied to a state of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("The action belongs to another game.")]
pub struct WrongGame;

/// An expression in which a type stands for the game with this id. A macro rather than a table of
/// functions, so that a program links only what it asks of the games.
///
/// ```
/// use rules::game::Game as _;
/// use rules::{GameId, with_game};
///
/// let id = with_game!(GameId::WheelsOfTime, G => G::ID.id());
/// assert_eq!(id, "wheels-of-time");
/// ```
#[macro_export]
macro_rules! with_game {
    ($game:expr, $G:ident => $expression:expr) => {
        $crate::with_game!($game, $G => $expression, {
            TurnOfTime in turn_of_time,
            ArgonautsWheel in argonauts_wheel,
            WheelsOfTime in wheels_of_time,
            WheelOfFortune in wheel_of_fortune,
            WorldWonders in world_wonders,
            #[cfg(not(target_arch = "wasm32"))] Noughts in noughts,
        })
    };
    ($game:expr, $G:ident => $expression:expr, {
        $($(#[$cfg:meta])? $name:ident in $module:ident,)+
    }) => {
        match $game {
            $($(#[$cfg])? $crate::GameId::$name => {
                type $G = $crate::games::$module::$name;
                $expression
            })+
        }
    };
}

macro_rules! games {
    (
        $(
            $(#[cfg($cfg:meta)])?
            $name:ident = $state:ty, stored as $stored:ty;
        )+
    ) => {
        // What a game is behind its identifier. These methods stand here, because the list
        // of identifiers does not know the games.
        impl GameId {
            /// The rules that a setup of the game is checked against.
            pub const fn rules(self) -> &'static GameRules {
                match self { $($(#[cfg($cfg)])? Self::$name => <$state>::RULES,)+ }
            }

            /// The latest version of the game's rules; see [`Game::RULES_VERSION`].
            pub const fn rules_version(self) -> u16 {
                match self { $($(#[cfg($cfg)])? Self::$name => <$state>::RULES_VERSION,)+ }
            }

            /// The possible numbers of players.
            pub const fn players(self) -> RangeInclusive<u8> {
                match self { $($(#[cfg($cfg)])? Self::$name => const { <$state>::SETUP_RULES.players },)+ }
            }

            /// Upper bound on the number of actions in a game; see [`Game::MAX_ACTIONS`].
            pub const fn max_actions(self) -> u32 {
                match self { $($(#[cfg($cfg)])? Self::$name => <$state>::MAX_ACTIONS,)+ }
            }

            /// Upper bound on the number of legal actions in a state; see [`Game::MAX_LEGAL_ACTIONS`].
            pub const fn max_legal_actions(self) -> usize {
                match self { $($(#[cfg($cfg)])? Self::$name => <$state>::MAX_LEGAL_ACTIONS,)+ }
            }
        }

        /// The state of any game; the methods are those of [`Game`].
        ///
        /// ```
        /// use rules::{GameId, Setup, State};
        ///
        /// let setup = Setup::new(GameId::WheelsOfTime, 2, 7)?;
        /// let mut state = State::start(&setup);
        /// let action = state.legal_actions()[0];
        /// let events = state.apply(action).expect("listed actions are legal");
        /// assert!(!events.is_empty());
        /// # Ok::<(), rules::SetupError>(())
        /// ```
        #[allow(missing_docs, reason = "there is one variant for each game")]
        #[derive(Clone, Debug, PartialEq)]
        pub enum State { $($(#[cfg($cfg)])? $name($stored),)+ }

        /// An action of any game.
        #[allow(missing_docs, reason = "there is one variant for each game")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Action { $($(#[cfg($cfg)])? $name(<$state as Game>::Action),)+ }

        /// An event of any game.
        #[allow(missing_docs, reason = "there is one variant for each game")]
        #[expect(clippy::large_enum_variant, reason = "events of search are discarded before they come here")]
        #[derive(Clone, Debug, PartialEq, serde::Serialize)]
        #[serde(untagged)]
        pub enum Event { $($(#[cfg($cfg)])? $name(<$state as Game>::Event),)+ }

        /// Why an action of any game is illegal.
        #[allow(missing_docs, reason = "there is one variant for each game")]
        #[derive(Clone, Debug, PartialEq, thiserror::Error)]
        #[error(transparent)]
        pub enum IllegalAction {
            /// The action belongs to another game.
            WrongGame(WrongGame),
            $($(#[cfg($cfg)])? $name(<$state as Game>::IllegalAction),)+
        }

        /// Why a game ended.
        #[allow(missing_docs, reason = "there is one variant for each game")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
        #[serde(untagged)]
        pub enum EndReason { $($(#[cfg($cfg)])? $name(<$state as Game>::EndReason),)+ }

        /// A source of points of any game.
        #[allow(missing_docs, reason = "there is one variant for each game")]
        #[expect(clippy::large_enum_variant, reason = "a score sheet has few of them")]
        #[derive(Clone, Debug, PartialEq, serde::Serialize)]
        #[serde(untagged)]
        pub enum ScoreItem { $($(#[cfg($cfg)])? $name(<$state as Game>::ScoreItem),)+ }

        $(
            $(#[cfg($cfg)])?
            impl From<$state> for State {
                fn from(state: $state) -> Self { Self::$name(state.into()) }
            }

            $(#[cfg($cfg)])?
            #[allow(unreachable_patterns)]
            impl RegisteredGame for $state {
                fn from_state(state: &State) -> Option<&Self> {
                    match state { State::$name(state) => Some(state), _ => None }
                }

                fn into_state(self) -> State { self.into() }

                fn from_action(action: Action) -> Option<Self::Action> {
                    match action { Action::$name(action) => Some(action), _ => None }
                }

                fn into_action(action: Self::Action) -> Action { Action::$name(action) }

                fn from_event(event: &Event) -> Option<&Self::Event> {
                    match event { Event::$name(event) => Some(event), _ => None }
                }

                fn from_illegal_action(illegal: &IllegalAction) -> Option<&Self::IllegalAction> {
                    match illegal { IllegalAction::$name(illegal) => Some(illegal), _ => None }
                }

                fn from_end_reason(reason: EndReason) -> Option<Self::EndReason> {
                    match reason { EndReason::$name(reason) => Some(reason), _ => None }
                }

                fn from_score_item(item: &ScoreItem) -> Option<&Self::ScoreItem> {
                    match item { ScoreItem::$name(item) => Some(item), _ => None }
                }
            }
        )+

        impl State {
            /// The initial state of a setup.
            pub fn start(setup: &Setup) -> Self {
                match setup.game() { $($(#[cfg($cfg)])? GameId::$name => <$state>::start(setup).into(),)+ }
            }

            /// Which game it is.
            pub const fn game(&self) -> GameId {
                match self { $($(#[cfg($cfg)])? Self::$name(_) => GameId::$name,)+ }
            }

            /// Number of players; see [`Game::players`].
            pub fn players(&self) -> u8 {
                match self { $($(#[cfg($cfg)])? Self::$name(s) => s.players(),)+ }
            }

            /// The seat whose decision it is, or `None` when the game is over.
            pub fn to_act(&self) -> Option<Seat> {
                match self { $($(#[cfg($cfg)])? Self::$name(s) => s.to_act(),)+ }
            }

            /// Number of the current turn, starting at 1.
            pub fn turn(&self) -> u32 {
                match self { $($(#[cfg($cfg)])? Self::$name(s) => s.turn(),)+ }
            }

            /// The legal actions in canonical order.
            pub fn legal_actions(&self) -> Vec<Action> {
                match self {
                    $($(#[cfg($cfg)])? Self::$name(s) => {
                        let mut actions = Vec::new();
                        s.legal_actions(&mut actions);
                        actions.into_iter().map(Action::$name).collect()
                    })+
                }
            }

            /// Applies an action and returns its events.
            ///
            /// # Errors
            /// Why the action is illegal; the state is unchanged in that case.
            pub fn apply(&mut self, action: Action) -> Result<Vec<Event>, IllegalAction> {
                let mut events = Vec::new();
                match (self, action) {
                    $($(#[cfg($cfg)])? (Self::$name(s), Action::$name(a)) => {
                        let mut sink = Wrapped { events: &mut events, wrap: Event::$name };
                        s.apply(a, &mut sink).map_err(IllegalAction::$name)?;
                    })+
                    #[allow(unreachable_patterns)]
                    _ => return Err(IllegalAction::WrongGame(WrongGame)),
                }
                Ok(events)
            }

            /// Applies an action without collecting its events.
            ///
            /// # Errors
            /// Why the action is illegal; the state is unchanged in that case.
            pub fn apply_silent(&mut self, action: Action) -> Result<(), IllegalAction> {
                match (self, action) {
                    $($(#[cfg($cfg)])? (Self::$name(s), Action::$name(a)) => {
                        s.apply(a, &mut NullSink).map_err(IllegalAction::$name)
                    })+
                    #[allow(unreachable_patterns)]
                    _ => Err(IllegalAction::WrongGame(WrongGame)),
                }
            }

            /// Points and ranks as if the game ended now; final once the game is over.
            pub fn score(&self) -> Score {
                match self { $($(#[cfg($cfg)])? Self::$name(s) => s.score(),)+ }
            }

            /// The sources of each seat's points, as if the game ended now.
            pub fn score_items(&self) -> Vec<(Seat, i32, ScoreItem)> {
                match self {
                    $($(#[cfg($cfg)])? Self::$name(s) => s.score_items().into_iter()
                        .map(|(seat, points, item)| (seat, points, ScoreItem::$name(item)))
                        .collect(),)+
                }
            }

            /// Why the game ended, or `None` while it is under way.
            pub fn end_reason(&self) -> Option<EndReason> {
                match self { $($(#[cfg($cfg)])? Self::$name(s) => s.end_reason().map(EndReason::$name),)+ }
            }

            /// Number of hidden things revealed so far; see [`Game::reveal_count`].
            pub fn reveal_count(&self) -> u32 {
                match self { $($(#[cfg($cfg)])? Self::$name(s) => s.reveal_count(),)+ }
            }

            /// A copy in which everything hidden from `viewer` is redacted.
            #[must_use]
            pub fn redacted_for(&self, viewer: Seat) -> Self {
                let mut redacted = self.clone();
                match &mut redacted { $($(#[cfg($cfg)])? Self::$name(s) => s.redact(viewer),)+ }
                redacted
            }

            /// Samples a random order for everything hidden from `viewer`.
            pub fn determinize(&mut self, viewer: Seat, rng: &mut Rng) {
                match self { $($(#[cfg($cfg)])? Self::$name(s) => s.determinize(viewer, rng),)+ }
            }

            /// A fingerprint of the state; see [`StateHash`].
            pub fn hash(&self) -> StateHash {
                match self { $($(#[cfg($cfg)])? Self::$name(s) => s.hash(),)+ }
            }

            /// Parses a legal action of this state; see [`Game::parse_action`].
            ///
            /// # Errors
            /// Where the text is malformed, or why the action is illegal.
            pub fn parse_action(&self, text: &str) -> Result<Action, ParseActionError<IllegalAction>> {
                match self {
                    $($(#[cfg($cfg)])? Self::$name(s) => s.parse_action(text).map(Action::$name).map_err(|e| match e {
                        ParseActionError::Malformed { at } => ParseActionError::Malformed { at },
                        ParseActionError::Illegal(illegal) => ParseActionError::Illegal(IllegalAction::$name(illegal)),
                    }),)+
                }
            }

            /// Plays uniformly random legal actions to the end and returns their
            /// number. For benchmarks: it is compiled here, once per game, so that
            /// calls to the game are static.
            pub fn random_playout(&mut self, rng: &mut Rng) -> u32 {
                match self { $($(#[cfg($cfg)])? Self::$name(s) => random_playout::<$state>(s, rng),)+ }
            }
        }

        impl IllegalAction {
            /// The game that the action belongs to, unless it is another game's.
            pub const fn game(&self) -> Option<GameId> {
                match self {
                    Self::WrongGame(_) => None,
                    $($(#[cfg($cfg)])? Self::$name(_) => Some(GameId::$name),)+
                }
            }
        }

        impl EndReason {
            /// The game that ended.
            pub const fn game(self) -> GameId {
                match self { $($(#[cfg($cfg)])? Self::$name(_) => GameId::$name,)+ }
            }
        }

        impl ScoreItem {
            /// The game that the points belong to.
            pub const fn game(&self) -> GameId {
                match self { $($(#[cfg($cfg)])? Self::$name(_) => GameId::$name,)+ }
            }
        }

        impl Event {
            /// The game of the event.
            pub const fn game(&self) -> GameId {
                match self { $($(#[cfg($cfg)])? Self::$name(_) => GameId::$name,)+ }
            }

            /// Whether the event is the outcome of chance; see [`Game::is_chance`].
            pub fn is_chance(&self) -> bool {
                match self { $($(#[cfg($cfg)])? Self::$name(e) => <$state>::is_chance(e),)+ }
            }
        }

        impl core::fmt::Display for Action {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                match self {
                    $($(#[cfg($cfg)])? Self::$name(a) => a.fmt(f),)+
                }
            }
        }
    };
}

games! {
    TurnOfTime = TurnOfTime, stored as TurnOfTime;
    ArgonautsWheel = ArgonautsWheel, stored as ArgonautsWheel;
    WheelsOfTime = WheelsOfTime, stored as WheelsOfTime;
    WheelOfFortune = WheelOfFortune, stored as Box<WheelOfFortune>;
    WorldWonders = WorldWonders, stored as Box<WorldWonders>;
    #[cfg(not(target_arch = "wasm32"))]
    Noughts = crate::games::noughts::Noughts, stored as crate::games::noughts::Noughts;
}

impl GameId {
    /// Player counts, options, and how draws can be given in advance.
    pub fn setup_rules(self) -> SetupRules {
        self.rules().setup.clone()
    }
}

// Setups of a game by its identifier. These functions stand here, because a setup does not
// know the games: it knows the rules that it was made from.
impl Setup {
    /// A setup with the default choices, under the latest version of the rules.
    ///
    /// # Errors
    /// If the game cannot be played by this number of players.
    pub fn new(game: GameId, players: u8, seed: u64) -> Result<Self, SetupError> {
        Self::from_rules(game.rules(), players, seed)
    }

    /// Every combination of a game's player counts and choices under the latest rules, all
    /// with the same seed.
    pub fn all_combinations(game: GameId, seed: u64) -> Vec<Self> {
        let rules = &game.rules().setup;
        let players = rules.players.clone();
        let mut all: Vec<Self> = players
            .filter_map(|players| Self::new(game, players, seed).ok())
            .collect();
        for option in rules.options {
            let chosen = |setup: &Self| {
                let setup = setup.clone();
                let others = option.choices.iter().skip(1);
                others.filter_map(move |choice| setup.clone().with_choice(option.id, choice).ok())
            };
            let more: Vec<Self> = all.iter().flat_map(chosen).collect();
            all.extend(more);
        }
        all
    }
}

fn random_playout<G: Game>(state: &mut G, rng: &mut Rng) -> u32 {
    let mut actions = Vec::with_capacity(G::MAX_LEGAL_ACTIONS);
    let mut count = 0;
    loop {
        actions.clear();
        state.legal_actions(&mut actions);
        let Some(&action) = rng.pick(&actions) else {
            return count;
        };
        state.apply_unchecked(action, &mut NullSink);
        count += 1;
    }
}
