//! The games of the house, and one type of each kind for all who do not care
//! which game it is. A new game is one line here. Large states are held in
//! boxes, so that small ones stay small.

use crate::digest::StateHash;
use crate::game::{EventSink, Game, NullSink, ParseActionError, Score};
use crate::games::argonauts_wheel::ArgonautsWheel;
use crate::games::turn_of_time::TurnOfTime;
use crate::games::wheel_of_fortune::WheelOfFortune;
use crate::games::wheels_of_time::WheelsOfTime;
use crate::games::world_wonders::WorldWonders;
use crate::rng::Rng;
use crate::seat::Seat;
use crate::setup::{Setup, SetupRules};

/// Passes a game's events on as events of the house.
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

/// A game of the house: the way between its own types and those of any game.
pub trait RegisteredGame: Game {
    /// Which game it is.
    const ID: GameId;

    /// The state, if it is one of this game.
    fn from_state(state: &State) -> Option<&Self>;

    /// The state as one of any game.
    fn into_state(self) -> State;

    /// The action, if it is one of this game.
    fn from_action(action: Action) -> Option<Self::Action>;

    /// The action as one of any game.
    fn into_action(action: Self::Action) -> Action;

    /// The event, if it is one of this game.
    fn from_event(event: &Event) -> Option<&Self::Event>;

    /// The event as one of any game.
    fn into_event(event: Self::Event) -> Event;

    /// The refusal, if it is one of this game.
    fn from_illegal_action(refusal: &IllegalAction) -> Option<&Self::IllegalAction>;

    /// The reason for the end, if it is one of this game.
    fn from_end_reason(reason: EndReason) -> Option<Self::EndReason>;

    /// The source of points, if it is one of this game.
    fn from_score_item(source: &ScoreItem) -> Option<&Self::ScoreItem>;
}

/// An action of one game was offered to a state of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongGame;

macro_rules! house {
    (
        $(
            $(#[doc = $doc:literal])*
            $(#[cfg($cfg:meta)])?
            $name:ident = $code:literal $id:literal $state:ty, held as $held:ty;
        )+
    ) => {
        /// One of the games of the house.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum GameId { $($(#[doc = $doc])* $(#[cfg($cfg)])? $name,)+ }

        impl GameId {
            /// All games, in the order in which the house shows them.
            pub const ALL: &'static [Self] = &[$($(#[cfg($cfg)])? Self::$name,)+];

            /// Lasting name, used in records and addresses.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $($(#[cfg($cfg)])? Self::$name => $id,)+ }
            }

            /// Lasting number, used in links.
            #[must_use]
            pub const fn code(self) -> u8 {
                match self { $($(#[cfg($cfg)])? Self::$name => $code,)+ }
            }

            /// The version of the game's rules; see [`Game::RULES_VERSION`].
            #[must_use]
            pub const fn rules_version(self) -> u16 {
                match self { $($(#[cfg($cfg)])? Self::$name => <$state>::RULES_VERSION,)+ }
            }

            /// No game takes more actions; see [`Game::MAX_ACTIONS`].
            #[must_use]
            pub const fn max_actions(self) -> u32 {
                match self { $($(#[cfg($cfg)])? Self::$name => <$state>::MAX_ACTIONS,)+ }
            }

            /// No state has more legal actions; see [`Game::MAX_LEGAL_ACTIONS`].
            #[must_use]
            pub const fn max_legal_actions(self) -> usize {
                match self { $($(#[cfg($cfg)])? Self::$name => <$state>::MAX_LEGAL_ACTIONS,)+ }
            }

            /// Player counts and options.
            #[must_use]
            pub fn setup_rules(self) -> SetupRules {
                match self { $($(#[cfg($cfg)])? Self::$name => <$state>::setup_rules(),)+ }
            }
        }

        /// A state of any game of the house.
        #[derive(Clone, Debug, PartialEq)]
        pub enum State { $($(#[doc = $doc])* $(#[cfg($cfg)])? $name($held),)+ }

        /// An action of any game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Action { $($(#[doc = $doc])* $(#[cfg($cfg)])? $name(<$state as Game>::Action),)+ }

        /// An event of any game.
        #[derive(Clone, Debug, PartialEq, serde::Serialize)]
        #[serde(untagged)]
        pub enum Event { $($(#[doc = $doc])* $(#[cfg($cfg)])? $name(<$state as Game>::Event),)+ }

        /// A refusal of any game.
        #[derive(Clone, Debug, PartialEq)]
        pub enum IllegalAction {
            /// The action belongs to another game.
            WrongGame(WrongGame),
            $($(#[doc = $doc])* $(#[cfg($cfg)])? $name(<$state as Game>::IllegalAction),)+
        }

        /// Why a game is over, of any game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
        #[serde(untagged)]
        pub enum EndReason { $($(#[doc = $doc])* $(#[cfg($cfg)])? $name(<$state as Game>::EndReason),)+ }

        /// A source of points of any game.
        #[derive(Clone, Debug, PartialEq, serde::Serialize)]
        #[serde(untagged)]
        pub enum ScoreItem { $($(#[doc = $doc])* $(#[cfg($cfg)])? $name(<$state as Game>::ScoreItem),)+ }

        $(
            $(#[cfg($cfg)])?
            impl From<$state> for State {
                fn from(state: $state) -> Self { Self::$name(state.into()) }
            }

            $(#[cfg($cfg)])?
            #[allow(unreachable_patterns)]
            impl RegisteredGame for $state {
                const ID: GameId = GameId::$name;

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

                fn into_event(event: Self::Event) -> Event { Event::$name(event) }

                fn from_illegal_action(refusal: &IllegalAction) -> Option<&Self::IllegalAction> {
                    match refusal { IllegalAction::$name(refusal) => Some(refusal), _ => None }
                }

                fn from_end_reason(reason: EndReason) -> Option<Self::EndReason> {
                    match reason { EndReason::$name(reason) => Some(reason), _ => None }
                }

                fn from_score_item(source: &ScoreItem) -> Option<&Self::ScoreItem> {
                    match source { ScoreItem::$name(source) => Some(source), _ => None }
                }
            }
        )+

        impl State {
            /// The first state of a setup.
            #[must_use]
            pub fn start(setup: &Setup) -> Self {
                match setup.game() { $($(#[cfg($cfg)])? GameId::$name => <$state>::start(setup).into(),)+ }
            }

            /// Which game it is.
            #[must_use]
            pub const fn game(&self) -> GameId {
                match self { $($(#[cfg($cfg)])? Self::$name(_) => GameId::$name,)+ }
            }

            /// How many play.
            #[must_use]
            pub fn players(&self) -> u8 {
                match self { $($(#[cfg($cfg)])? Self::$name(s) => s.players(),)+ }
            }

            /// Whose decision it is; nobody's when the game is over.
            #[must_use]
            pub fn to_act(&self) -> Option<Seat> {
                match self { $($(#[cfg($cfg)])? Self::$name(s) => s.to_act(),)+ }
            }

            /// The number of the running turn, from 1.
            #[must_use]
            pub fn turn(&self) -> u32 {
                match self { $($(#[cfg($cfg)])? Self::$name(s) => s.turn(),)+ }
            }

            /// The legal actions in canonical order.
            #[must_use]
            pub fn legal_actions(&self) -> Vec<Action> {
                match self {
                    $($(#[cfg($cfg)])? Self::$name(s) => {
                        let mut actions = Vec::new();
                        s.legal_actions(&mut actions);
                        actions.into_iter().map(Action::$name).collect()
                    })+
                }
            }

            /// Takes an action and tells what happened.
            ///
            /// # Errors
            /// Says why the action cannot be taken; the state is as it was then.
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

            /// Takes an action without telling what happened.
            ///
            /// # Errors
            /// Says why the action cannot be taken; the state is as it was then.
            pub fn apply_silent(&mut self, action: Action) -> Result<(), IllegalAction> {
                match (self, action) {
                    $($(#[cfg($cfg)])? (Self::$name(s), Action::$name(a)) => {
                        s.apply(a, &mut NullSink).map_err(IllegalAction::$name)
                    })+
                    #[allow(unreachable_patterns)]
                    _ => Err(IllegalAction::WrongGame(WrongGame)),
                }
            }

            /// Points and places as if the game ended now.
            #[must_use]
            pub fn score(&self) -> Score {
                match self { $($(#[cfg($cfg)])? Self::$name(s) => s.score(),)+ }
            }

            /// Where the points come from.
            #[must_use]
            pub fn score_items(&self) -> Vec<(Seat, i32, ScoreItem)> {
                match self {
                    $($(#[cfg($cfg)])? Self::$name(s) => s.score_items().into_iter()
                        .map(|(seat, points, source)| (seat, points, ScoreItem::$name(source)))
                        .collect(),)+
                }
            }

            /// Why the game is over, if it is.
            #[must_use]
            pub fn end_reason(&self) -> Option<EndReason> {
                match self { $($(#[cfg($cfg)])? Self::$name(s) => s.end_reason().map(EndReason::$name),)+ }
            }

            /// How many hidden things have come to light so far.
            #[must_use]
            pub fn reveal_count(&self) -> u32 {
                match self { $($(#[cfg($cfg)])? Self::$name(s) => s.reveal_count(),)+ }
            }

            /// The state with all that the seat cannot know concealed.
            #[must_use]
            pub fn redacted_for(&self, viewer: Seat) -> Self {
                let mut seen = self.clone();
                match &mut seen { $($(#[cfg($cfg)])? Self::$name(s) => s.redact(viewer),)+ }
                seen
            }

            /// Puts what the seat cannot know in a random order.
            pub fn determinize(&mut self, viewer: Seat, rng: &mut Rng) {
                match self { $($(#[cfg($cfg)])? Self::$name(s) => s.determinize(viewer, rng),)+ }
            }

            /// The state's fingerprint.
            #[must_use]
            pub fn hash(&self) -> StateHash {
                match self { $($(#[cfg($cfg)])? Self::$name(s) => s.hash(),)+ }
            }

            /// Reads a legal action of this state.
            ///
            /// # Errors
            /// Says where the text goes wrong or why the action cannot be taken.
            pub fn parse_action(&self, text: &str) -> Result<Action, ParseActionError<IllegalAction>> {
                match self {
                    $($(#[cfg($cfg)])? Self::$name(s) => s.parse_action(text).map(Action::$name).map_err(|e| match e {
                        ParseActionError::Malformed { at } => ParseActionError::Malformed { at },
                        ParseActionError::Illegal(refusal) => ParseActionError::Illegal(IllegalAction::$name(refusal)),
                    }),)+
                }
            }

            /// The whole state as JSON for tools.
            #[must_use]
            pub fn to_json(&self) -> serde_json::Value {
                match self { $($(#[cfg($cfg)])? Self::$name(s) => s.to_json(),)+ }
            }

            /// Plays to the end with random picks from the legal list, and
            /// tells how many actions that took. For benchmarks: generated here,
            /// once a game, so that it is compiled for speed.
            pub fn random_playout(&mut self, rng: &mut Rng) -> u32 {
                match self { $($(#[cfg($cfg)])? Self::$name(s) => random_playout::<$state>(s, rng),)+ }
            }
        }

        impl IllegalAction {
            /// Which game refused, if one did.
            #[must_use]
            pub const fn game(&self) -> Option<GameId> {
                match self {
                    Self::WrongGame(_) => None,
                    $($(#[cfg($cfg)])? Self::$name(_) => Some(GameId::$name),)+
                }
            }
        }

        impl EndReason {
            /// Which game is over.
            #[must_use]
            pub const fn game(self) -> GameId {
                match self { $($(#[cfg($cfg)])? Self::$name(_) => GameId::$name,)+ }
            }
        }

        impl ScoreItem {
            /// Which game the points are of.
            #[must_use]
            pub const fn game(&self) -> GameId {
                match self { $($(#[cfg($cfg)])? Self::$name(_) => GameId::$name,)+ }
            }
        }

        impl Event {
            /// Which game it happened in.
            #[must_use]
            pub const fn game(&self) -> GameId {
                match self { $($(#[cfg($cfg)])? Self::$name(_) => GameId::$name,)+ }
            }

            /// Whether chance decided what the event tells.
            #[must_use]
            pub fn is_chance(&self) -> bool {
                match self { $($(#[cfg($cfg)])? Self::$name(e) => <$state>::is_chance(e),)+ }
            }
        }

        impl core::fmt::Display for Action {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                match self {
                    $($(#[cfg($cfg)])? Self::$name(a) => f.write_str(&<$state>::notation(*a)),)+
                }
            }
        }
    };
}

house! {
    /// Turn of Time, the card game.
    TurnOfTime = 1 "turn-of-time" TurnOfTime, held as TurnOfTime;
    /// Argonaut's Wheel.
    ArgonautsWheel = 2 "argonauts-wheel" ArgonautsWheel, held as ArgonautsWheel;
    /// Wheels of Time.
    WheelsOfTime = 3 "wheels-of-time" WheelsOfTime, held as WheelsOfTime;
    /// Carcassonne: The Wheel of Fortune.
    WheelOfFortune = 4 "wheel-of-fortune" WheelOfFortune, held as Box<WheelOfFortune>;
    /// World Wonders.
    WorldWonders = 5 "world-wonders" WorldWonders, held as Box<WorldWonders>;
    /// Noughts and crosses, the sample of a game.
    #[cfg(feature = "sample-game")]
    Noughts = 255 "noughts" crate::games::noughts::Noughts, held as crate::games::noughts::Noughts;
}

impl GameId {
    /// The game with this lasting name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|game| game.id() == id)
    }

    /// The game with this lasting number.
    #[must_use]
    pub fn from_code(code: u8) -> Option<Self> {
        Self::ALL.iter().copied().find(|game| game.code() == code)
    }
}

fn random_playout<G: Game>(state: &mut G, rng: &mut Rng) -> u32 {
    let mut actions = Vec::with_capacity(G::MAX_LEGAL_ACTIONS);
    let mut taken = 0;
    loop {
        actions.clear();
        state.legal_actions(&mut actions);
        let Some(&action) = rng.pick(&actions) else {
            return taken;
        };
        state.apply_unchecked(action, &mut NullSink);
        taken += 1;
    }
}
