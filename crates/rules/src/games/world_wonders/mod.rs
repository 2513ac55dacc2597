//! World Wonders: cities of many-shaped buildings grow along their roads, and
//! the monuments of the world find places in them. One to five players.
//!
//! A turn: `loan` or `repay`, if the player wants to; then a purchase: `buy-P5`
//! buys the tile of a stack, `buy-long-road`, `buy-short-roads`, `buy-tower`,
//! `buy-first` and `buy-second` (the pedestals), `buy-petra` a monument. Then
//! the piece is placed: `c7e` puts the north-west corner of its bounding box in
//! column c, row 7, after a quarter turn clockwise (nothing, `e`, `s`, `w` for
//! none, one, two, three quarters). Columns are `a` to `l` from the west, rows
//! 1 to 11 from the north. Pieces of monuments and the roads of a short set are
//! placed one after another; `one-c7` is the short one of the set. `end` ends
//! the turn. Before the first purchase the starting road is placed. `out`
//! leaves the round where nothing can be bought. Alone, `begin` begins the game
//! with the automaton's first card.
//!
//! The canonical order of actions. Purchases: tiles in the order of the boards,
//! long road, short roads, tower, first, second, monuments in the order of the
//! row; then `loan`, `repay`, `out`. Places: by row, by column, by turn; the
//! long ones of a short set before the short one.
//!
//! Draws, each kind in its own order: `1` to `5` who plays first, second and so
//! on; `map-1` to `map-5` the rivers by seat; tiles as `O4-farm-FFG`; monuments
//! as `petra`; objectives as `at-water`; the automaton's cards as `card-7`.
//!
//! [`Game::to_json`] of a state: `round`, `order`, `active`, `phase`; `cities` by
//! seat (`map` row by row, `.` green land, `*` a natural resource, `~` water;
//! `pieces` as `long-road a11`, `O4-farm-FFG c3e`, `petra d4`; `tracks`,
//! `population`, `gold`, `loan` (the round it was taken in), `monuments`,
//! `districts`); `stacks` (`slot`, `tile` if it is there, `toCome`), `forSale`,
//! `longRoads`, `shortSets`, `pedestals` (who has them), `row` and `deck` of
//! monuments, `objectives` (`objective`, `values` and `points` by seat),
//! `automaton` (`toCome`, `revealed`, `monuments`, `target`), `over`.

mod action;
mod automaton;
mod cards;
mod cells;
mod city;
mod deal;
mod event;
mod json;
mod maps;
mod monuments;
mod notation;
mod objectives;
mod offer;
mod places;
mod queries;
mod rounds;
mod scoring;
mod shapes;
mod tiles;
mod tracks;
mod turns;
mod walls;

pub use action::{Action, IllegalAction, Item};
pub use automaton::Automaton;
pub use cards::{CARDS, Card, OTHERWISE, Want};
pub use cells::{COLUMNS, Cell, Cells, CellsIter, ROWS, Turn};
pub use city::{City, Piece, PlacedPiece};
pub use deal::{CityScenario, Scenario, Variant};
pub use event::{EndReason, Event, Order, ScoreItem, Taken};
pub use maps::{MAPS, Map};
pub use monuments::{MONUMENTS, Monument, MonumentCard, Need, Standing, Terrain};
pub use objectives::{IN_PLAY, OBJECTIVES, Objective};
pub use offer::{Offer, ROW, long_roads, row_length, short_sets};
pub use places::{Places, PlacesIter};
pub use shapes::Form;
pub use tiles::{KINDS, Kind, Resource, SLOTS, STACK, Slot, Steps, TILES, Tile};
pub use tracks::{
    DEBT, GOLD, LOAN, POPULATION_END, REPAYMENT, RESOURCE_END, RINGS, ROUNDS, SYMBOLS, rings,
};

use crate::digest::Digest;
use crate::game::{EventSink, Game, ParseActionError, Score};
use crate::rng::Rng;
use crate::seat::{MAX_SEATS, Seat};
use crate::setup::{Setup, SetupRules};

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// One who plays alone begins the game.
    Begin,
    /// The active player places the starting road.
    Start,
    /// The active player buys something.
    Buy,
    /// The active player places what was bought.
    Place {
        /// What was bought.
        item: Item,
        /// How many of its pieces lie already.
        placed: u8,
    },
    /// The active player places the roads of a short set.
    Roads {
        /// Roads of two spaces that are left.
        doubles: u8,
        /// Roads of one space that are left.
        singles: u8,
    },
    /// The active player ends the turn.
    End,
}

impl Phase {
    const fn name(self) -> &'static str {
        match self {
            Self::Begin => "begin",
            Self::Start => "start",
            Self::Buy => "buy",
            Self::Place { .. } => "place",
            Self::Roads { .. } => "roads",
            Self::End => "end",
        }
    }

    /// What makes it what it is.
    const fn bytes(self) -> [u8; 3] {
        match self {
            Self::Begin => [0; 3],
            Self::Start => [1, 0, 0],
            Self::Buy => [2, 0, 0],
            Self::Place { item, placed } => {
                let number = match item {
                    Item::Tile(slot) => slot as u8,
                    Item::LongRoad => 8,
                    Item::ShortRoads => 9,
                    Item::Tower => 10,
                    Item::First => 11,
                    Item::Second => 12,
                    Item::Monument(monument) => 13 + monument as u8,
                };
                [3, number, placed]
            }
            Self::Roads { doubles, singles } => [4, doubles, singles],
            Self::End => [5, 0, 0],
        }
    }
}

/// A state of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorldWonders {
    cities: [City; MAX_SEATS],
    offer: Offer,
    automaton: Automaton,
    /// Who plays in which order in this round.
    order: Order,
    objectives: [Option<Objective>; IN_PLAY],
    variant: Variant,
    players: u8,
    round: u8,
    last_round: u8,
    /// The place of the active player in the order.
    place: u8,
    /// The number of the running turn.
    turn: u16,
    /// Whether a loan was taken or paid off in this turn.
    settled: bool,
    phase: Phase,
    end: Option<EndReason>,
}

impl Game for WorldWonders {
    type Action = Action;
    type Event = Event;
    type IllegalAction = IllegalAction;
    type EndReason = EndReason;
    type ScoreItem = ScoreItem;

    const RULES_VERSION: u16 = 1;
    /// In each of ten rounds: 8 tiles, 3 long roads, 1 tower of three actions
    /// (buy, place, end), 2 sets of five, 2 pedestals of two, and each of five
    /// players takes and pays off one loan, may have a turn that only paid off
    /// and one that only leaves. Besides, 21 monuments of 28 pieces are bought
    /// once, five roads begin, and the automaton does.
    const MAX_ACTIONS: u32 =
        10 * (3 * (8 + 3 + 1) + 5 * 2 + 2 * 2 + 5 * (2 + 1 + 1)) + (2 * 21 + 28) + 5 + 1;
    /// The corner of three spaces can lie in four ways in each of 11 times 10
    /// squares of two by two; no other piece can in more. Of a short set, 241
    /// long and 132 short places are fewer, and so are things to buy.
    const MAX_LEGAL_ACTIONS: usize = 4 * 11 * 10;

    fn setup_rules() -> SetupRules {
        SetupRules {
            players: 1..=5,
            options: deal::OPTIONS,
            seeded: true,
            check_draws: deal::check_draws,
            check_position: None,
        }
    }

    fn start(setup: &Setup) -> Self {
        deal::first_state(setup)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn to_act(&self) -> Option<Seat> {
        self.end.is_none().then(|| self.active())
    }

    fn turn(&self) -> u32 {
        u32::from(self.turn)
    }

    fn legal_actions(&self, actions: &mut Vec<Action>) {
        if self.end.is_some() {
            return;
        }
        match self.phase {
            Phase::Begin => actions.push(Action::Begin),
            Phase::Buy => self.legal_buys(actions),
            Phase::Start | Phase::Place { .. } | Phase::Roads { .. } => self.legal_places(actions),
            Phase::End => actions.push(Action::End),
        }
    }

    fn check_action(&self, action: Action) -> Result<(), IllegalAction> {
        if self.end.is_some() {
            return Err(IllegalAction::Over);
        }
        let refusal = match (self.phase, action) {
            (Phase::Begin, Action::Begin) | (Phase::End, Action::End) => None,
            (Phase::Begin | Phase::End, _) => Some(IllegalAction::OtherPhase),
            (Phase::Buy, _) => self.why_not_now(action),
            _ => self.why_not_place(action),
        };
        refusal.map_or(Ok(()), Err)
    }

    fn apply_unchecked<S: EventSink<Event>>(&mut self, action: Action, events: &mut S) {
        // What is not legal changes nothing.
        if self.check_action(action).is_err() {
            return;
        }
        match action {
            Action::Begin => self.begin(events),
            Action::Buy(item) => self.buy(item, events),
            Action::Loan => self.settle(true, events),
            Action::Repay => self.settle(false, events),
            Action::Out => self.leave(events),
            Action::Place { .. } | Action::Single { .. } => {
                if let Some(lying) = self.placed_by(action) {
                    self.place(lying, events);
                }
            }
            Action::End => self.end_turn(events),
        }
    }

    fn score(&self) -> Score {
        self.standing()
    }

    fn score_items(&self) -> Vec<(Seat, i32, ScoreItem)> {
        self.origins()
    }

    fn end_reason(&self) -> Option<EndReason> {
        self.end
    }

    fn reveal_count(&self) -> u32 {
        let tiles = u32::from(self.offer.shown) * self.offer.slots().len() as u32;
        tiles + u32::from(self.offer.drawn) + u32::from(self.automaton.revealed)
    }

    fn is_chance(event: &Event) -> bool {
        matches!(
            event,
            Event::Tile { .. } | Event::Revealed { .. } | Event::Card { .. }
        )
    }

    fn redact(&mut self, _: Seat) {
        self.offer.conceal();
        self.automaton.conceal();
    }

    fn determinize(&mut self, viewer: Seat, rng: &mut Rng) {
        self.redact(viewer);
        self.offer.shuffle(rng);
        if self.players == 1 {
            self.automaton.shuffle(rng);
        }
    }

    fn digest(&self, digest: &mut Digest) {
        for seat in Seat::all(self.players) {
            for byte in self.city(seat).bytes() {
                digest.byte(byte);
            }
        }
        for byte in self.offer.bytes().chain(self.automaton.bytes()) {
            digest.byte(byte);
        }
        // What shuffles the cards makes the state what it is, too.
        let mut rng = self.automaton.rng;
        digest.number(rng.next_u64());
        for seat in self.order.as_slice() {
            digest.byte(seat.number());
        }
        for objective in self.objectives {
            let mut all = Objective::ALL.into_iter();
            let place = all.position(|other| Some(other) == objective);
            digest.byte(place.map_or(u8::MAX, |place| place as u8));
        }
        digest.bytes(&self.phase.bytes());
        digest.bytes(&self.turn.to_le_bytes());
        digest.bytes(&[
            self.players,
            self.round,
            self.last_round,
            self.place,
            u8::from(self.settled),
            u8::from(self.variant.map_b),
            u8::from(self.variant.board_b),
            u8::from(self.variant.hard),
            self.end.map_or(0, |reason| 1 + reason as u8),
        ]);
    }

    fn notation(action: Action) -> String {
        notation::write(action)
    }

    fn parse_action(&self, text: &str) -> Result<Action, ParseActionError<IllegalAction>> {
        let action = notation::read(text)?;
        self.check_action(action)
            .map_err(ParseActionError::Illegal)?;
        Ok(action)
    }

    fn to_json(&self) -> serde_json::Value {
        self.as_json()
    }
}
