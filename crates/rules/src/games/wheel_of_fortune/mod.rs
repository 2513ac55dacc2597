//! Carcassonne: The Wheel of Fortune. Tiles grow into a country of roads,
//! cities, cloisters and fields, on which followers score. Numbered tiles move
//! a pig around a wheel of six events; followers can wait there on crowns, too.
//! Two to five players.
//!
//! A turn: `-1,1e` places the drawn tile in column -1, row 1, turned so that
//! its north shows east (`n`, `e`, `s`, `w`); `city-N`, `road-E`, `field-SR`,
//! `cloister` deploy a follower to a segment of it, which is named by its kind
//! and its first side or half side clockwise from the north-west corner of the
//! unturned tile; `crown-taxes` deploys to a crown instead; `end` ends the turn:
//! what is completed scores, and the next player draws. `draw` draws the first
//! tile of the game, `home-3,4` takes a follower home in the plague. The
//! north-west cell of the wheel is `0,0`; where it lies beside the board, the
//! start tile is.
//!
//! The canonical order of actions. Tiles: by row, by column, by quarters turned.
//! Followers: segments in the order of the tile (cities, roads, fields, each
//! clockwise, cloister), crowns clockwise from Fortune, then `end`. The plague:
//! by row, by column.
//!
//! Draws: who begins, `1` to `5`, then tiles in their order, `B`, or `U-1` with
//! a number.
//!
//! [`Game::to_json`] of a state: `tiles` (as they are placed: `F 0,-1e`),
//! `wheelOnBoard`, `followers` (`cell` and `on`, or `crown`), `features` (those
//! with followers: kind, from which cell, tiles, followers by seat, pennants,
//! open ends, completed cities at a field, points now and when completed),
//! `pig`, `active`, `phase`, `asked` (whom the plague asks), `drawn`, `supply`
//! and `given` (points) by seat, `events` and `crownPoints` (by seat and sector,
//! clockwise as `sectors`), `stack` (tiles to come).

mod action;
mod board;
mod bot_view;
mod cells;
mod deal;
mod event;
mod events;
mod features;
mod fortune;
mod frontier;
mod json;
mod layout;
mod notation;
mod queries;
mod rim;
mod scoring;
mod tiles;
mod turns;

pub use action::{Action, IllegalAction};
pub use bot_view::{FeatureStats, OpenCell, turns_into};
pub use cells::{Cell, Cells, Rotation, Side};
pub use deal::{Scenario, Variant};
pub use event::{Area, EndReason, Event, FollowerSpot, Gain, ScoreItem};
pub use features::FeatureId;
pub use fortune::{Sector, Wheel};
pub use queries::{FeatureView, Forecast, Placed};
pub use rim::{WHEEL_SIZE, around_wheel, on_wheel};
pub use tiles::{
    DESIGN_COUNT, DESIGNS, Design, Edge, Kind, Part, Segment, SegmentId, TILE_COUNT, Tile,
};

use crate::digest::Digest;
use crate::game::{EventSink, Game, ParseActionError, Score};
use crate::rng::Rng;
use crate::seat::{MAX_SEATS, Seat};
use crate::setup::{Setup, SetupRules};
use board::{Board, PlacedTile};
use deal::Stack;
use layout::Piece;
use scoring::Ledger;

/// Followers of each player.
pub const FOLLOWERS: u8 = 7;

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The first player draws the first tile.
    Draw,
    /// A player takes a follower home, before the active player places the
    /// tile.
    Plague {
        /// How many players come before, from the active one.
        asked: u8,
    },
    /// The active player places the tile.
    Place,
    /// The active player deploys a follower or ends the turn.
    Deploy,
    /// A follower was deployed; the active player ends the turn.
    End,
}

impl Phase {
    const fn name(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Plague { .. } => "plague",
            Self::Place => "place",
            Self::Deploy => "deploy",
            Self::End => "end",
        }
    }

    const fn number(self) -> u8 {
        match self {
            Self::Draw => 0,
            Self::Place => 1,
            Self::Deploy => 2,
            Self::End => 3,
            Self::Plague { asked } => 4 + asked,
        }
    }
}

/// A state of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WheelOfFortune {
    board: Board,
    stack: Stack,
    wheel: Wheel,
    ledger: Ledger,
    /// Followers at home, by seat.
    supply: [u8; MAX_SEATS],
    variant: Variant,
    players: u8,
    /// The place of the active player.
    active: u8,
    /// The number of the running turn.
    turn: u8,
    phase: Phase,
    /// The tile to be placed.
    drawn: Option<Tile>,
    /// The tile that was placed in this turn.
    placed: Option<PlacedTile>,
    end: Option<EndReason>,
}

impl WheelOfFortune {
    /// Whom the plague asks.
    fn asked(&self) -> Option<Seat> {
        match self.phase {
            Phase::Plague { asked } if self.end.is_none() => {
                Some(Seat::in_turn(u32::from(self.active + asked), self.players))
            }
            _ => None,
        }
    }

    /// The cells of the followers that whoever is asked can take home, row by
    /// row.
    fn homes(&self, actions: &mut Vec<Action>) {
        let Some(asked) = self.asked() else { return };
        let before = actions.len();
        for lying in self.board.lying() {
            if self
                .board
                .stand(lying)
                .is_some_and(|(seat, _)| seat == asked)
            {
                let home = Action::Home(self.board.cell(lying));
                let added = actions.get(before..).unwrap_or(&[]);
                let place = added.partition_point(|other| *other < home);
                actions.insert(before + place, home);
            }
        }
    }

    /// The ways to place the drawn tile.
    fn places(&self, actions: &mut Vec<Action>) {
        let Some(tile) = self.drawn else { return };
        let layout = Piece::of(tile).layout();
        for (cell, there) in self.board.fringe().iter() {
            for rotation in layout.turns(there) {
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

    const RULES_VERSION: u16 = 1;
    /// The first draw; three for each of 72 tiles; the pig goes round five
    /// times and can stop at the plague each time.
    const MAX_ACTIONS: u32 = 1 + 3 * 72 + 5 * 5;
    /// Sixteen cells at the wheel, and each of 71 tiles takes one and adds at
    /// most three; in each a tile could be turned in four ways.
    const MAX_LEGAL_ACTIONS: usize = 4 * (16 + 2 * 71);

    fn setup_rules() -> SetupRules {
        SetupRules {
            players: 2..=5,
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
        if self.end.is_some() {
            return None;
        }
        Some(self.asked().unwrap_or_else(|| self.active()))
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
            Phase::Plague { .. } => self.homes(actions),
            Phase::Place => self.places(actions),
            Phase::Deploy => {
                if self.supply(self.active()) > 0 {
                    actions.extend(self.spots().map(|(_, part)| Action::Deploy(part)));
                    let sectors = Sector::ALL.into_iter();
                    let free = sectors.filter(|sector| self.wheel.has_free(*sector));
                    actions.extend(free.map(Action::Crown));
                }
                actions.push(Action::End);
            }
            Phase::End => actions.push(Action::End),
        }
    }

    fn check_action(&self, action: Action) -> Result<(), IllegalAction> {
        if self.end.is_some() {
            return Err(IllegalAction::Over);
        }
        match (self.phase, action) {
            (Phase::Draw, Action::Draw) | (Phase::Deploy | Phase::End, Action::End) => Ok(()),
            (Phase::Plague { .. }, Action::Home(cell)) => {
                let lying = self.board.find(cell);
                let stand = lying.and_then(|lying| self.board.stand(lying));
                match stand {
                    Some((seat, _)) if Some(seat) == self.asked() => Ok(()),
                    _ => Err(IllegalAction::NobodyThere),
                }
            }
            (Phase::Place, Action::Place { cell, rotation }) => self.check_place(cell, rotation),
            (Phase::Deploy, Action::Deploy(part)) => self.check_deploy(part),
            (Phase::Deploy, Action::Crown(sector)) => {
                if self.wheel.has_free(sector) {
                    self.check_supply()
                } else {
                    Err(IllegalAction::NoCrown)
                }
            }
            _ => Err(IllegalAction::OtherPhase),
        }
    }

    fn apply_unchecked<S: EventSink<Event>>(&mut self, action: Action, events: &mut S) {
        // What is not legal changes nothing.
        if self.check_action(action).is_ok() {
            self.take(action, events);
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
        u32::from(self.stack.drawn())
    }

    fn is_chance(event: &Event) -> bool {
        matches!(event, Event::Drawn { .. })
    }

    fn redact(&mut self, _: Seat) {
        self.stack.conceal();
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
            let at = seat.index();
            digest.byte(self.supply[at]);
            digest.number(u64::from(self.ledger.points[at]));
            for points in self.ledger.events[at].iter().chain(&self.ledger.crowns[at]) {
                digest.bytes(&points.to_le_bytes());
            }
        }
        for (_, feature) in self.board.features().iter() {
            digest.byte(feature.won.0);
        }
        digest.bytes(&[
            self.players,
            self.active,
            self.turn,
            self.phase.number(),
            u8::from(self.variant.one_less),
            u8::from(self.variant.majority_famine),
            u8::from(self.variant.small_cities),
            u8::from(self.variant.beside),
            self.drawn.map_or(u8::MAX, |tile| tile.index() as u8),
            self.end.map_or(0, |reason| 1 + reason as u8),
            self.stack.drawn(),
        ]);
        // What is still to be drawn makes the state what it is, too.
        for tile in self.stack.to_come() {
            digest.byte(tile.index() as u8);
        }
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
