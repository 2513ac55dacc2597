//! The games of the house, and one type of each kind for all who do not care
//! which game it is. A new game is one line here. Large states are held in
//! boxes, so that small ones stay small.

use crate::digest::StateHash;
use crate::game::{Game, ReadError, Score, Sink, Unheard};
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

impl<E, I, F: Fn(I) -> E> Sink<I> for Wrapped<'_, E, F> {
    fn push(&mut self, event: I) {
        let event = (self.wrap)(event);
        self.events.push(event);
    }
}

/// A game of the house: the way between its own types and those of any game.
pub trait Listed: Game {
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
    fn from_refusal(refusal: &Refusal) -> Option<&Self::Refusal>;

    /// The reason for the end, if it is one of this game.
    fn from_reason(reason: Reason) -> Option<Self::Reason>;

    /// The source of points, if it is one of this game.
    fn from_source(source: &Source) -> Option<&Self::Source>;
}

/// An action of one game was offered to a state of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherGame;

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

            /// No game takes more actions; see [`Game::MOST_ACTIONS`].
            #[must_use]
            pub const fn most_actions(self) -> u32 {
                match self { $($(#[cfg($cfg)])? Self::$name => <$state>::MOST_ACTIONS,)+ }
            }

            /// No state has more legal actions; see [`Game::MOST_LEGAL`].
            #[must_use]
            pub const fn most_legal(self) -> usize {
                match self { $($(#[cfg($cfg)])? Self::$name => <$state>::MOST_LEGAL,)+ }
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
        pub enum Refusal {
            /// The action belongs to another game.
            OtherGame(OtherGame),
            $($(#[doc = $doc])* $(#[cfg($cfg)])? $name(<$state as Game>::Refusal),)+
        }

        /// Why a game is over, of any game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
        #[serde(untagged)]
        pub enum Reason { $($(#[doc = $doc])* $(#[cfg($cfg)])? $name(<$state as Game>::Reason),)+ }

        /// A source of points of any game.
        #[derive(Clone, Debug, PartialEq, serde::Serialize)]
        #[serde(untagged)]
        pub enum Source { $($(#[doc = $doc])* $(#[cfg($cfg)])? $name(<$state as Game>::Source),)+ }

        $(
            $(#[cfg($cfg)])?
            impl From<$state> for State {
                fn from(state: $state) -> Self { Self::$name(state.into()) }
            }

            $(#[cfg($cfg)])?
            #[allow(unreachable_patterns)]
            impl Listed for $state {
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

                fn from_refusal(refusal: &Refusal) -> Option<&Self::Refusal> {
                    match refusal { Refusal::$name(refusal) => Some(refusal), _ => None }
                }

                fn from_reason(reason: Reason) -> Option<Self::Reason> {
                    match reason { Reason::$name(reason) => Some(reason), _ => None }
                }

                fn from_source(source: &Source) -> Option<&Self::Source> {
                    match source { Source::$name(source) => Some(source), _ => None }
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
            pub fn legal(&self) -> Vec<Action> {
                match self {
                    $($(#[cfg($cfg)])? Self::$name(s) => {
                        let mut actions = Vec::new();
                        s.legal(&mut actions);
                        actions.into_iter().map(Action::$name).collect()
                    })+
                }
            }

            /// Takes an action and tells what happened.
            ///
            /// # Errors
            /// Says why the action cannot be taken; the state is as it was then.
            pub fn apply(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
                let mut events = Vec::new();
                match (self, action) {
                    $($(#[cfg($cfg)])? (Self::$name(s), Action::$name(a)) => {
                        let mut sink = Wrapped { events: &mut events, wrap: Event::$name };
                        s.apply(a, &mut sink).map_err(Refusal::$name)?;
                    })+
                    #[allow(unreachable_patterns)]
                    _ => return Err(Refusal::OtherGame(OtherGame)),
                }
                Ok(events)
            }

            /// Takes an action without telling what happened.
            ///
            /// # Errors
            /// Says why the action cannot be taken; the state is as it was then.
            pub fn apply_unheard(&mut self, action: Action) -> Result<(), Refusal> {
                match (self, action) {
                    $($(#[cfg($cfg)])? (Self::$name(s), Action::$name(a)) => {
                        s.apply(a, &mut Unheard).map_err(Refusal::$name)
                    })+
                    #[allow(unreachable_patterns)]
                    _ => Err(Refusal::OtherGame(OtherGame)),
                }
            }

            /// Points and places as if the game ended now.
            #[must_use]
            pub fn score(&self) -> Score {
                match self { $($(#[cfg($cfg)])? Self::$name(s) => s.score(),)+ }
            }

            /// Where the points come from.
            #[must_use]
            pub fn sources(&self) -> Vec<(Seat, i32, Source)> {
                match self {
                    $($(#[cfg($cfg)])? Self::$name(s) => s.sources().into_iter()
                        .map(|(seat, points, source)| (seat, points, Source::$name(source)))
                        .collect(),)+
                }
            }

            /// Why the game is over, if it is.
            #[must_use]
            pub fn reason(&self) -> Option<Reason> {
                match self { $($(#[cfg($cfg)])? Self::$name(s) => s.reason().map(Reason::$name),)+ }
            }

            /// How many hidden things have come to light so far.
            #[must_use]
            pub fn revealed(&self) -> u32 {
                match self { $($(#[cfg($cfg)])? Self::$name(s) => s.revealed(),)+ }
            }

            /// The state with all that the seat cannot know concealed.
            #[must_use]
            pub fn seen_by(&self, viewer: Seat) -> Self {
                let mut seen = self.clone();
                match &mut seen { $($(#[cfg($cfg)])? Self::$name(s) => s.conceal(viewer),)+ }
                seen
            }

            /// Puts what the seat cannot know in a random order.
            pub fn reshuffle(&mut self, viewer: Seat, rng: &mut Rng) {
                match self { $($(#[cfg($cfg)])? Self::$name(s) => s.reshuffle(viewer, rng),)+ }
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
            pub fn read(&self, text: &str) -> Result<Action, ReadError<Refusal>> {
                match self {
                    $($(#[cfg($cfg)])? Self::$name(s) => s.read(text).map(Action::$name).map_err(|e| match e {
                        ReadError::Malformed { at } => ReadError::Malformed { at },
                        ReadError::Refused(refusal) => ReadError::Refused(Refusal::$name(refusal)),
                    }),)+
                }
            }

            /// The whole state as JSON for tools.
            #[must_use]
            pub fn json(&self) -> serde_json::Value {
                match self { $($(#[cfg($cfg)])? Self::$name(s) => s.json(),)+ }
            }

            /// Plays to the end with random picks from the legal list, and
            /// tells how many actions that took. For benchmarks: generated here,
            /// once a game, so that it is compiled for speed.
            pub fn play_out(&mut self, rng: &mut Rng) -> u32 {
                match self { $($(#[cfg($cfg)])? Self::$name(s) => play_out::<$state>(s, rng),)+ }
            }
        }

        impl Refusal {
            /// Which game refused, if one did.
            #[must_use]
            pub const fn game(&self) -> Option<GameId> {
                match self {
                    Self::OtherGame(_) => None,
                    $($(#[cfg($cfg)])? Self::$name(_) => Some(GameId::$name),)+
                }
            }
        }

        impl Reason {
            /// Which game is over.
            #[must_use]
            pub const fn game(self) -> GameId {
                match self { $($(#[cfg($cfg)])? Self::$name(_) => GameId::$name,)+ }
            }
        }

        impl Source {
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

fn play_out<G: Game>(state: &mut G, rng: &mut Rng) -> u32 {
    let mut actions = Vec::with_capacity(G::MOST_LEGAL);
    let mut taken = 0;
    loop {
        actions.clear();
        state.legal(&mut actions);
        let Some(&action) = rng.pick(&actions) else {
            return taken;
        };
        state.play(action, &mut Unheard);
        taken += 1;
    }
}
