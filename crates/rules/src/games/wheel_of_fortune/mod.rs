//! Carcassonne: The Wheel of Fortune (1st edition), for two to five players.
//! Players place land tiles and deploy followers to roads, cities, cloisters and
//! fields. Numbered tiles move a pig around a wheel with six sectors, each of
//! which is an event; followers can also be deployed to the crowns of the wheel.
//!
//! # Example
//!
//! ```
//! use rules::Seat;
//! use rules::game::Game;
//! use rules::games::wheel_of_fortune::{IllegalAction, Scenario, WheelOfFortune};
//!
//! // Tile A is a cloister whose road ends at the south side; the next tile
//! // follows from the seed.
//! let mut game = WheelOfFortune::from_scenario(&Scenario {
//!     tiles: vec!["A".parse()?],
//!     ..Scenario::default()
//! });
//! let mut events = Vec::new();
//! // Its road meets the road at the north of the wheel and completes it.
//! for text in ["draw", "2,-1n", "road-S", "end"] {
//!     let action = game.parse_action(text).expect("it is legal");
//!     game.apply(action, &mut events)?;
//! }
//! assert_eq!(game.points(Seat::FIRST), 2);
//! assert_eq!(game.supply(Seat::FIRST), 7);
//!
//! // Why an action is rejected is data.
//! let again = "road-S".parse()?;
//! let illegal = game.check_action(again).expect_err("no tile was placed");
//! assert_eq!(illegal, IllegalAction::WrongPhase);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Notation
//!
//! - `draw` draws the first tile of the game.
//! - `-1,1e` places the drawn tile in column -1, row 1, rotated so that its
//!   north side points east (`n`, `e`, `s`, `w`). The north-west cell of the
//!   wheel is `0,0`; if the wheel is beside the board, the start tile is in `0,0`.
//! - `city-N`, `road-E`, `field-SR` and `cloister` deploy a follower to a segment
//!   of that tile. A segment is named by its kind and its first side or half side
//!   clockwise from the north-west corner of the unrotated tile.
//! - `crown-taxes` deploys a follower to a crown of that sector instead.
//! - `end` ends the turn: completed features score, and the next player draws.
//! - `home-3,4` returns a follower to its player's supply during the plague.
//!
//! The canonical order of actions: placements by row, column and quarter turns;
//! segments in the order of the tile (cities, roads, fields, each clockwise, then
//! the cloister), crowns clockwise from Fortune, then `end`; followers returned
//! in the plague by row and column.
//!
//! Draws of a [`Setup`]: the first player, `1` to `5`, then tiles in the order in
//! which they are drawn: `B`, or `U-1` for a tile with a number.
//!
//! # Modules
//!
//! `tiles`, `tile_sets` and `rim` hold the tile and wheel data, `layout` the compact form in
//! which placing uses it. `board` combines placed tiles, their followers, the
//! `frontier` of free cells and the `features`; `wheel` has the pig and the crowns,
//! `stack` the tiles to come. The `state` is made of these. `deal`
//! sets it up, `turns` applies actions, calling `scoring` and `sector_events`. `queries`
//! is what user interfaces read, `bot_view` what bots need.

mod action;
mod board;
mod bot_view;
mod cells;
mod copies;
mod deal;
mod event;
mod features;
mod frontier;
mod layout;
mod notation;
mod queries;
mod rim;
mod scoring;
mod sector_events;
mod stack;
mod state;
mod tile_sets;
mod tiles;
mod turns;
mod variant;
mod wheel;

pub use crate::grid::{Rotation, Side};
pub use action::{Action, IllegalAction};
pub use bot_view::{FeatureStats, OpenCell, rotations_matching};
pub use cells::{Cell, Cells, PlacedId};
pub use deal::Scenario;
pub use event::{EndReason, Event, FollowerSpot, Gain, ScoreItem, ScoreKind, ScoredFeature};
pub use features::{FeatureId, PlacedSet};
pub use notation::ParseNotationError;
pub use queries::{FeatureView, Forecast, PlacedTile};
pub use rim::{WHEEL_SIZE, cells_around_wheel, wheel_cell_design};
pub use state::{FOLLOWERS_PER_PLAYER, Phase, WheelOfFortune};
pub use tile_sets::TileSet;
pub use tiles::{
    DESIGN_COUNT, DESIGNS, Design, Edge, Kind, Segment, SegmentId, SegmentName, TILE_COUNT, Tile,
};
pub use variant::Variant;
pub use wheel::{Sector, Wheel};

use crate::digest::Digest;
use crate::game::{EventSink, Game, ParseActionError, Score};
use crate::game_id::GameId;
use crate::rng::Rng;
use crate::seat::Seat;
use crate::setup::{Setup, SetupRules};
use layout::LayoutId;

impl WheelOfFortune {
    /// Appends the followers that the plague's seat can return, row by row.
    /// Rulebook: "Perform events".
    fn push_plague_actions(&self, actions: &mut Vec<Action>) {
        let Some(plague_seat) = self.plague_seat() else {
            return;
        };
        let before = actions.len();
        for tile in self.board.placed() {
            if self
                .board
                .follower_on(tile)
                .is_some_and(|(seat, _)| seat == plague_seat)
            {
                let action = Action::ReturnFollower(self.board.cell(tile));
                let index = actions
                    .get(before..)
                    .unwrap_or(&[])
                    .partition_point(|other| *other < action);
                actions.insert(before + index, action);
            }
        }
    }

    /// Appends the legal placements of the drawn tile. Rulebook: "Placing a
    /// tile".
    fn push_placements(&self, actions: &mut Vec<Action>) {
        let Some(tile) = self.drawn else { return };
        let layout = LayoutId::of(tile).layout();
        for (cell, edges) in self.board.frontier.iter() {
            for rotation in layout.rotations_matching(edges) {
                actions.push(Action::Place { cell, rotation });
            }
        }
    }
}

impl Game for WheelOfFortune {
    type Action = Action;
    type Event = Event;
    type IllegalAction = IllegalAction;
    type EndReason = EndReason;
    type ScoreItem = ScoreItem;
    type ScoreKind = ScoreKind;

    const ID: GameId = GameId::WheelOfFortune;
    const RULES_VERSION: u16 = 3;
    /// The first draw; three actions for each of 144 tiles; the pig goes around
    /// the wheel five times and can stop at the plague each time, where up to
    /// five players return a follower.
    const MAX_ACTIONS: u32 = 1 + 3 * 144 + 5 * 5;
    /// There are 16 free cells around the wheel; each of 143 placed tiles takes
    /// one and adds at most three. Each has at most four rotations.
    const MAX_LEGAL_ACTIONS: usize = 4 * (16 + 2 * 143);
    const SCORE_KINDS: &'static [ScoreKind] = &ScoreKind::ALL;
    const SETUP_RULES: SetupRules = SetupRules {
        players: 2..=5,
        options: variant::OPTIONS,
        seeded: true,
        check_draws: deal::check_draws,
        check_has_draws: deal::check_has_draws,
        check_position: None,
    };

    fn start(setup: &Setup) -> Self {
        deal::start(setup)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn to_act(&self) -> Option<Seat> {
        if self.end.is_some() {
            return None;
        }
        Some(self.plague_seat().unwrap_or_else(|| self.active()))
    }

    fn turn(&self) -> u32 {
        u32::from(self.turn)
    }

    fn legal_actions(&self, actions: &mut Vec<Action>) {
        if self.end.is_some() {
            return;
        }
        match self.phase {
            Phase::Draw => actions.push(Action::Draw),
            Phase::Plague { .. } => self.push_plague_actions(actions),
            Phase::Place => self.push_placements(actions),
            Phase::Deploy => {
                if self.supply(self.active()) > 0 {
                    actions.extend(
                        self.deployable_segments()
                            .map(|(_, part)| Action::Deploy(part)),
                    );
                    let free = Sector::ALL
                        .into_iter()
                        .filter(|sector| self.wheel.has_free_crown(*sector));
                    actions.extend(free.map(Action::Crown));
                }
                actions.push(Action::End);
            }
            Phase::End => actions.push(Action::End),
        }
    }

    fn check_action(&self, action: Action) -> Result<(), IllegalAction> {
        if self.end.is_some() {
            return Err(IllegalAction::GameOver);
        }
        match (self.phase, action) {
            (Phase::Draw, Action::Draw) | (Phase::Deploy | Phase::End, Action::End) => Ok(()),
            (Phase::Plague { .. }, Action::ReturnFollower(cell)) => {
                let tile = self.board.tile_at(cell);
                let follower = tile.and_then(|tile| self.board.follower_on(tile));
                match follower {
                    Some((seat, _)) if Some(seat) == self.plague_seat() => Ok(()),
                    _ => Err(IllegalAction::NotYourFollower),
                }
            }
            (Phase::Place, Action::Place { cell, rotation }) => self.check_place(cell, rotation),
            (Phase::Deploy, Action::Deploy(part)) => self.check_deploy(part),
            (Phase::Deploy, Action::Crown(sector)) => {
                if self.wheel.has_free_crown(sector) {
                    self.check_supply()
                } else {
                    Err(IllegalAction::CrownsTaken)
                }
            }
            _ => Err(IllegalAction::WrongPhase),
        }
    }

    fn apply_unchecked<S: EventSink<Event>>(&mut self, action: Action, events: &mut S) {
        // An illegal action changes nothing.
        if self.check_action(action).is_ok() {
            self.apply_legal(action, events);
        }
    }

    fn score(&self) -> Score {
        self.current_score()
    }

    fn score_items(&self) -> Vec<(Seat, i32, ScoreItem)> {
        self.score_breakdown()
    }

    fn score_kind(item: &ScoreItem) -> Option<ScoreKind> {
        Some(item.kind())
    }

    fn end_reason(&self) -> Option<EndReason> {
        self.end
    }

    fn reveal_count(&self) -> u32 {
        u32::from(self.stack.drawn)
    }

    fn is_chance(event: &Event) -> bool {
        matches!(event, Event::Drawn { .. })
    }

    fn redact(&mut self, _: Seat) {
        self.stack.hide_order();
    }

    fn determinize(&mut self, viewer: Seat, rng: &mut Rng) {
        self.redact(viewer);
        self.stack.shuffle(rng);
    }

    fn digest(&self, digest: &mut Digest) {
        for placed in self.tiles() {
            let tile = placed.tile.map_or(u8::MAX, |tile| tile.index() as u8);
            let (seat, segment) = placed.follower.map_or((0, 0), |(seat, segment)| {
                (seat.number(), segment.index() as u8)
            });
            digest.bytes(&[
                tile,
                placed.cell.column() as u8,
                placed.cell.row() as u8,
                placed.rotation.quarters(),
                seat << 4 | segment,
            ]);
        }
        digest.byte(u8::MAX);
        for byte in self.wheel.bytes() {
            digest.byte(byte);
        }
        for seat in Seat::all(self.players) {
            let index = seat.index();
            digest.byte(self.supply[index]);
            digest.number(u64::from(self.ledger.points[index]));
            for points in self.ledger.events[index]
                .iter()
                .chain(&self.ledger.crowns[index])
            {
                digest.bytes(&points.to_le_bytes());
            }
        }
        for (_, feature) in self.board.features.iter() {
            digest.byte(feature.scored_by.0);
        }
        digest.bytes(&[
            self.players,
            self.active,
            self.turn,
            self.phase.code(),
            self.variant.tiles.code(),
            u8::from(self.variant.majority_famine),
            u8::from(self.variant.small_cities),
            u8::from(self.variant.wheel_beside),
            self.drawn.map_or(u8::MAX, |tile| tile.index() as u8),
            self.end.map_or(0, |reason| 1 + reason as u8),
            self.stack.drawn,
        ]);
        for tile in self.stack.remaining() {
            digest.byte(tile.index() as u8);
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, ParseActionError<IllegalAction>> {
        Ok(text.parse::<Action>()?)
    }
}
