//! World Wonders: players buy building tiles, roads and monuments and lay them
//! out as cities on their maps. One to five players.
//!
//! # Modules
//!
//! [`WorldWonders`] is the `state`. `scenario` and `draws` set it up, `turns`, `rounds`
//! and `solo_turns` apply actions, `versions` says what earlier rules did otherwise,
//! `placements` finds where pieces fit, `scoring` counts points, and `queries` holds what
//! user interfaces and bots ask. The state is made of one `city` per player, the `market`
//! and, in a solo game, the `automaton`. The components are data: `tiles`, `monuments`, `maps`, `tracks`,
//! `objectives`, `solo_cards`, with `shapes` and `walls` for their geometry.
//!
//! The rulebook names the components but does not show all of them; what is
//! reconstructed is marked as a house ruling.
//!
//! # Notation
//!
//! A turn is `loan` or `repay`, if the player wants to, then a purchase:
//! `buy-P5` (the tile of a stack), `buy-long-road`, `buy-short-roads`,
//! `buy-tower`, `buy-first` and `buy-second` (the pedestals), `buy-petra` (a
//! monument). Then the piece is placed: `c7e` puts the north-west corner of its
//! bounding box on column c, row 7, after one clockwise quarter turn (no suffix,
//! `e`, `s`, `w` for 0 to 3 quarter turns). Columns are `a` to `l` from the west,
//! rows 1 to 11 from the north. The pieces of a monument and the roads of a short
//! set are placed one after another; `one-c7` places the road of one space.
//! `end` ends the turn. Each player's first turn starts with placing the starting
//! road. If short roads are bought before that, `start-c7e` places it together with
//! them, in any order. `out` leaves the round when nothing can be bought. A solo game starts
//! with `begin`, which reveals the automaton's first card.
//!
//! # Canonical order of actions
//!
//! Purchases: tiles in the order of [`Stack::ALL`], long road, short roads, tower,
//! first pedestal, second pedestal, face-up monuments from the first to the last;
//! then `loan`, `repay`, `out`. Placements: by row, by column, by rotation; the
//! roads of two spaces of a short set before the road of one space, the starting road
//! last. While the starting road alone is to be placed, its placements come before the
//! purchase of short roads and `loan`.
//!
//! # Draws
//!
//! A setup can list what comes up first, each kind in its own order: `1` to `5`
//! the seats in turn order; `map-1` to `map-5` the rivers by seat; tiles as
//! `O4-farm-FFG`; monuments as `petra`; objectives as `at-water`; the automaton's
//! cards as `card-7`.
//!
//! # Example
//!
//! ```
//! use rules::game::{Game as _, NullSink, ParseActionError};
//! use rules::games::world_wonders::{IllegalAction, Scenario, WorldWonders};
//!
//! let mut game = WorldWonders::from_scenario(&Scenario::default());
//! let player = game.active();
//! for text in ["f11", "buy-tower", "f10", "end"] {
//!     let action = game.parse_action(text).unwrap();
//!     game.apply(action, &mut NullSink).unwrap();
//! }
//! assert_eq!(game.city(player).gold(), 5);
//! assert_eq!(game.city(player).pieces().count(), 2);
//!
//! // The next player cannot buy the same tower.
//! let starting_road = game.parse_action("a11").unwrap();
//! game.apply(starting_road, &mut NullSink).unwrap();
//! let error = game.parse_action("buy-tower").unwrap_err();
//! assert_eq!(error, ParseActionError::Illegal(IllegalAction::NotForSale));
//! ```

mod action;
mod automaton;
mod cells;
mod city;
mod draws;
mod event;
mod maps;
mod market;
mod monuments;
mod notation;
mod objectives;
mod placements;
mod queries;
mod rounds;
mod scenario;
mod scoring;
mod shapes;
mod solo_cards;
mod solo_turns;
mod state;
mod tiles;
mod tracks;
mod turns;
mod variant;
mod versions;
mod walls;

pub use crate::grid::Rotation;
pub use action::{Action, IllegalAction, Item};
pub use automaton::Automaton;
pub use cells::{COLUMNS, Cell, Cells, ROWS};
pub use city::{City, Piece, PlacedPiece};
pub use event::{EndReason, Event, Order, ScoreItem, ScoreKind, TakenItems};
pub use maps::{MAPS, Map};
pub use market::{MONUMENT_ROW, Market, face_up_monuments, long_roads, short_sets};
pub use monuments::{Arrangement, MONUMENT_COUNT, Monument, MonumentCard, Need, Terrain};
pub use notation::UnknownName;
pub use objectives::{OBJECTIVE_COUNT, OBJECTIVES_IN_PLAY, Objective};
pub use placements::{Placements, PlacementsIter};
pub use scenario::{CityScenario, Scenario};
pub use shapes::Shape;
pub use solo_cards::{CardItem, FALLBACK, SOLO_CARD_COUNT, SoloCard};
pub use state::{Phase, WorldWonders};
pub use tiles::{
    KIND_COUNT, Kind, PerResource, Resource, STACK_COUNT, STACK_SIZE, Stack, TILE_COUNT, Tile,
};
pub use tracks::{
    GOLD_PER_ROUND, LOAN_GOLD, LOAN_REPAYMENT, POPULATION_END, RESOURCE_END, RINGS, ROUNDS,
    SYMBOLS, UNPAID_LOAN_PENALTY, rings,
};
pub use variant::Variant;

use crate::digest::Digest;
use crate::game::{EventSink, Game, ParseActionError, Score};
use crate::game_id::GameId;
use crate::rng::Rng;
use crate::seat::Seat;
use crate::setup::{Setup, SetupRules};

impl Game for WorldWonders {
    type Action = Action;
    type Event = Event;
    type IllegalAction = IllegalAction;
    type EndReason = EndReason;
    type ScoreItem = ScoreItem;
    type ScoreKind = ScoreKind;

    const ID: GameId = GameId::WorldWonders;
    const RULES_VERSION: u16 = versions::LATEST;
    /// In each of 10 rounds: 8 tiles, 3 long roads and 1 tower with 3 actions
    /// each (buy, place, end); 2 short sets with 5; 2 pedestals with 2; and for
    /// each of 5 players one loan taken and one paid off, the end of a turn that
    /// only pays off, and leaving the round. In the whole game: 21 monuments of
    /// 28 pieces, 5 starting roads, and the start of a solo game.
    const MAX_ACTIONS: u32 =
        10 * (3 * (8 + 3 + 1) + 5 * 2 + 2 * 2 + 5 * (2 + 1 + 1)) + (2 * 21 + 28) + 5 + 1;
    /// The corner of 3 spaces has 4 rotations in each of 11 times 10 squares of
    /// 2 by 2, more placements than any other piece. The roads of a short set
    /// have fewer (241 + 132), and there are fewer purchases. With the starting road,
    /// roads touch the sidewalk or the 4 spaces of road there are at most: that leaves
    /// fewer than 300 placements.
    const MAX_LEGAL_ACTIONS: usize = 4 * 11 * 10;
    const SCORE_KINDS: &'static [ScoreKind] = &ScoreKind::ALL;
    const SETUP_RULES: SetupRules = SetupRules {
        players: 1..=5,
        options: variant::OPTIONS,
        seeded: true,
        check_draws: draws::check_draws,
        check_has_draws: draws::check_has_draws,
        check_position: None,
    };

    fn start(setup: &Setup) -> Self {
        Self::from_scenario(&Scenario::from_setup(setup))
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
            Phase::Buy => self.legal_purchases(actions),
            Phase::Start => {
                self.legal_placements(actions);
                self.legal_before_starting_road(actions);
            }
            Phase::Place { .. } | Phase::Roads { .. } => self.legal_placements(actions),
            Phase::End => actions.push(Action::End),
        }
    }

    fn check_action(&self, action: Action) -> Result<(), IllegalAction> {
        if self.end.is_some() {
            return Err(IllegalAction::Over);
        }
        match (self.phase, action) {
            (Phase::Begin, Action::Begin) | (Phase::End, Action::End) => Ok(()),
            (Phase::Begin | Phase::End, _) => Err(IllegalAction::OtherPhase),
            (Phase::Buy, _) => self.check_before_purchase(action),
            (Phase::Start, Action::Buy(_) | Action::Loan) => {
                self.check_before_starting_road(action)
            }
            _ => self.check_place(action),
        }
    }

    fn apply_unchecked<S: EventSink<Event>>(&mut self, action: Action, events: &mut S) {
        // An illegal action changes nothing.
        if self.check_action(action).is_err() {
            return;
        }
        match action {
            Action::Begin => self.begin(events),
            Action::Buy(item) => self.buy(item, events),
            Action::Loan => self.take_loan(events),
            Action::Repay => self.repay_loan(events),
            Action::LeaveRound => self.leave_round(events),
            Action::Place { .. }
            | Action::PlaceSingleRoad { .. }
            | Action::PlaceStartingRoad { .. } => {
                if let Some(placed) = self.placed_piece(action) {
                    self.place(placed, events);
                }
            }
            Action::End => self.end_turn(events),
        }
    }

    fn score(&self) -> Score {
        self.current_score()
    }

    fn score_items(&self) -> Vec<(Seat, i32, ScoreItem)> {
        self.current_score_items()
    }

    fn score_kind(item: &ScoreItem) -> Option<ScoreKind> {
        Some(item.kind())
    }

    fn end_reason(&self) -> Option<EndReason> {
        self.end
    }

    fn reveal_count(&self) -> u32 {
        let tiles = u32::from(self.market.round) * self.market.stacks().len() as u32;
        tiles + u32::from(self.market.drawn) + u32::from(self.automaton.revealed)
    }

    fn is_chance(event: &Event) -> bool {
        matches!(
            event,
            Event::TileRevealed { .. }
                | Event::MonumentRevealed { .. }
                | Event::CardRevealed { .. }
        )
    }

    fn redact(&mut self, _: Seat) {
        self.market.redact();
        self.automaton.redact();
    }

    fn determinize(&mut self, viewer: Seat, rng: &mut Rng) {
        self.redact(viewer);
        self.market.shuffle(rng);
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
        for byte in self.market.bytes().chain(self.automaton.bytes()) {
            digest.byte(byte);
        }
        // The generator decides how the cards are reshuffled.
        let mut rng = self.automaton.rng;
        digest.number(rng.next_u64());
        for seat in self.order.as_slice() {
            digest.byte(seat.number());
        }
        for objective in self.objectives {
            let index = Objective::ALL
                .into_iter()
                .position(|other| Some(other) == objective);
            digest.byte(index.map_or(u8::MAX, |index| index as u8));
        }
        digest.bytes(&self.phase.bytes());
        digest.bytes(&self.turn.to_le_bytes());
        digest.bytes(&[
            self.players,
            self.round,
            self.last_round,
            self.order_index,
            u8::from(self.loan_action_taken),
            u8::from(self.variant.map_b),
            u8::from(self.variant.board_b),
            u8::from(self.variant.hard),
            self.end.map_or(0, |reason| 1 + reason as u8),
        ]);
        // The hashes of the first version are as old as its records.
        if self.rules_version > 1 {
            digest.bytes(&self.rules_version.to_le_bytes());
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, ParseActionError<IllegalAction>> {
        text.parse()
    }
}
