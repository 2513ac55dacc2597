//! Argonaut's Wheel: cones and discs ride on a wheel of eight stations that
//! both players turn. Two players; the first to move a cone into the station of
//! the opposing cone wins.
//!
//! Black has the first seat and sits at station 0, White sits at station 4.
//!
//! - [`ArgonautsWheel`] is a state of the game: a [`Position`] and its history.
//! - [`Wheel`] knows which [`Occupants`] stand in which [`Station`].
//! - [`Action`] is a turn, [`Event`] what comes of it, [`IllegalAction`] why it
//!   cannot be taken.
//!
//! ```
//! use rules::game::Game;
//! use rules::games::argonauts_wheel::{
//!     Action, ArgonautsWheel, IllegalAction, Move, Piece, Position, Side, Station,
//! };
//!
//! let position: Position = "B b b . W w w ., black battle".parse()?;
//! let mut game = ArgonautsWheel::from_position(position);
//! let action = Action::Move(Move {
//!     piece: Piece::Cone,
//!     from: Station::new(0),
//!     to: Station::new(4),
//! });
//! assert_eq!(game.parse_action("0-4"), Ok(action));
//!
//! let mut events = Vec::new();
//! game.apply(action, &mut events)?;
//! assert_eq!(events.len(), 2); // The cone was moved, and killed the other one.
//! assert_eq!(game.winner(), Some(Side::Black));
//!
//! assert_eq!(game.check_action(Action::Turn), Err(IllegalAction::Over));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Notation
//!
//! `1-7` moves the disc or the cone alone from station 1 to 7, `1=7` a whole
//! stack or spire, `^1-7` the cone off its free spire; `R` turns the wheel.
//! `x` for a kill, `+` for a resurrection and `#` for the win may follow and are
//! ignored.

mod action;
mod event;
mod moves;
mod notation;
mod occupants;
mod position;
mod repetition;
mod station;
mod wheel;

pub use action::{Action, IllegalAction, Move, Piece};
pub use event::{EndReason, Event, ScoreItem, StoodOn};
pub use occupants::{Discs, Occupants};
pub use position::{
    Outcome, ParsePositionError, Position, TURNS_PER_REVOLUTION, TURNS_TO_DRAW,
    TURNS_TO_RESURRECTION,
};
pub use repetition::{MAX_TURNS, REPETITIONS_TO_DRAW};
pub use station::{STATIONS, Side, Station, Zone};
pub use wheel::{DISCS_PER_SIDE, ParseWheelError, Wheel};

use crate::digest::Digest;
use crate::game::{EventSink, Game, ParseActionError, Score};
use crate::game_id::GameId;
use crate::rng::Rng;
use crate::seat::{PerSeat, Seat};
use crate::setup::{FIRST_PLAYER_OPTION, GameOption, Setup, SetupRules};
use repetition::Repetition;

const OPTIONS: &[GameOption] = &[GameOption::new(
    FIRST_PLAYER_OPTION,
    &["black", "white"],
    2..=2,
)];
/// Index in [`OPTIONS`] of who begins (rulebook: 2).
const FIRST_PLAYER_INDEX: usize = 0;

/// A state of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArgonautsWheel {
    /// A killed cone is no longer on its wheel.
    position: Position,
    /// Turns of the players, whether they moved a piece or turned the wheel.
    turns_taken: u16,
    ending: Option<Ending>,
    repetition: Repetition,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    Won(Side, StoodOn),
    Draw(EndReason),
}

impl ArgonautsWheel {
    /// A game that begins in any position, for studies, puzzles and search. For
    /// repetition, the position counts as having come about once if a piece was
    /// just moved.
    pub fn from_position(position: Position) -> Self {
        let mut repetition = Repetition::default();
        if position.idle == 0 {
            repetition.add(position.key());
        }
        Self {
            position,
            turns_taken: 0,
            ending: None,
            repetition,
        }
    }

    /// The position, without its history.
    pub const fn position(&self) -> Position {
        self.position
    }

    /// The pieces on the wheel. A killed cone is no longer among them.
    pub const fn wheel(&self) -> &Wheel {
        &self.position.wheel
    }

    /// The side to move, or `None` when the game is over.
    pub const fn side_to_move(&self) -> Option<Side> {
        match self.ending {
            None => Some(self.position.to_move),
            Some(_) => None,
        }
    }

    /// Whether a cone has been moved, so that cones can be killed
    /// (rulebook: 3.1c).
    pub const fn battle(&self) -> bool {
        self.position.battle
    }

    /// Turns of the wheel since a piece was moved, from 0 to [`TURNS_TO_DRAW`]:
    /// how many stations the time stone has travelled (rulebook: 4).
    pub const fn idle(&self) -> u8 {
        self.position.idle
    }

    /// Turns remaining until the game is a draw by [`MAX_TURNS`].
    pub const fn turns_remaining(&self) -> u16 {
        MAX_TURNS.saturating_sub(self.turns_taken)
    }

    /// The station of the time stone: the neutral one to Black's left when a
    /// piece was just moved, then carried by the wheel (rulebook: 2, 4).
    pub const fn time_stone(&self) -> Station {
        Station::new(2 + STATIONS - self.position.idle % STATIONS)
    }

    /// The side that killed the opposing cone.
    pub const fn winner(&self) -> Option<Side> {
        match self.ending {
            Some(Ending::Won(side, _)) => Some(side),
            _ => None,
        }
    }

    /// How often the current position has come about by a move of a piece, this
    /// time included; 0 if the wheel was turned since.
    pub fn repetition_count(&self) -> usize {
        if self.position.idle == 0 {
            self.repetition.count(self.position.key())
        } else {
            0
        }
    }
}

fn check_position(text: &str) -> Result<String, Box<dyn core::error::Error>> {
    let position: Position = text.parse()?;
    Ok(position.to_string())
}

impl Game for ArgonautsWheel {
    type Action = Action;
    type Event = Event;
    type IllegalAction = IllegalAction;
    type EndReason = EndReason;
    type ScoreItem = ScoreItem;
    type ScoreKind = core::convert::Infallible;

    const ID: GameId = GameId::ArgonautsWheel;
    const RULES_VERSION: u16 = 1;
    const MAX_ACTIONS: u32 = MAX_TURNS as u32;
    /// Four moves of a stack or spire in the left or right station, one move of
    /// another piece, and the turn of the wheel.
    const MAX_LEGAL_ACTIONS: usize = 6;
    const SETUP_RULES: SetupRules = SetupRules {
        options: OPTIONS,
        check_position: Some(check_position),
        ..SetupRules::without_chance(2..=2)
    };

    fn start(setup: &Setup) -> Self {
        // A setup holds a valid position or none.
        if let Some(Ok(position)) = setup.position().map(str::parse) {
            return Self::from_position(position);
        }
        let to_move = if setup.choice(FIRST_PLAYER_INDEX) == 1 {
            Side::White
        } else {
            Side::Black
        };
        Self::from_position(Position {
            to_move,
            ..Position::START
        })
    }

    fn players(&self) -> u8 {
        2
    }

    fn to_act(&self) -> Option<Seat> {
        self.side_to_move().map(Side::seat)
    }

    fn turn(&self) -> u32 {
        u32::from(self.turns_taken) + 1
    }

    fn legal_actions(&self, actions: &mut Vec<Action>) {
        if self.ending.is_some() {
            return;
        }
        let before = actions.len();
        self.position
            .for_each_move(|moved| actions.push(Action::Move(moved)));
        if !self.position.is_after_revolution() || actions.len() == before {
            actions.push(Action::Turn);
        }
    }

    fn check_action(&self, action: Action) -> Result<(), IllegalAction> {
        if self.ending.is_some() {
            return Err(IllegalAction::Over);
        }
        match action {
            Action::Turn if self.position.may_turn() => Ok(()),
            Action::Turn => Err(IllegalAction::MustMove),
            Action::Move(requested) => self.position.check_move(requested),
        }
    }

    fn apply_unchecked<S: EventSink<Event>>(&mut self, action: Action, events: &mut S) {
        if self.ending.is_some() {
            return;
        }
        let mover = self.position.to_move;
        self.turns_taken += 1;
        match self.position.outcome(action, events) {
            Outcome::Continues(next) => {
                self.position = next;
                if matches!(action, Action::Move(_))
                    && self.repetition.add(next.key()) >= REPETITIONS_TO_DRAW
                {
                    self.ending = Some(Ending::Draw(EndReason::Repetition));
                } else if self.turns_taken >= MAX_TURNS {
                    self.ending = Some(Ending::Draw(EndReason::TooLong));
                }
            }
            Outcome::Won(stood) => {
                if let Action::Move(Move { to, .. }) = action {
                    self.position.wheel.put_cone(mover, to);
                }
                self.position.wheel.cones[mover.other().index()] = 0;
                self.position.to_move = mover.other();
                self.position.idle = 0;
                self.ending = Some(Ending::Won(mover, stood));
            }
            Outcome::Draw => {
                self.position.wheel = self.position.wheel.turned();
                self.position.to_move = mover.other();
                self.position.idle = TURNS_TO_DRAW;
                self.ending = Some(Ending::Draw(EndReason::ThreeRevolutions));
            }
        }
    }

    fn score(&self) -> Score {
        let winner = self.winner().map(Side::seat);
        let points = PerSeat::from_fn(2, |seat| i32::from(winner == Some(seat)));
        Score::ranked(points, |seat| points[seat])
    }

    fn score_items(&self) -> Vec<(Seat, i32, ScoreItem)> {
        match self.ending {
            Some(Ending::Won(side, stood)) => vec![(side.seat(), 1, ScoreItem::ConeKilled(stood))],
            _ => Vec::new(),
        }
    }

    fn end_reason(&self) -> Option<EndReason> {
        self.ending.map(|ending| match ending {
            Ending::Won(_, stood) => EndReason::ConeKilled(stood),
            Ending::Draw(reason) => reason,
        })
    }

    fn reveal_count(&self) -> u32 {
        0
    }

    fn is_chance(_: &Event) -> bool {
        false
    }

    fn redact(&mut self, _: Seat) {}

    fn determinize(&mut self, _: Seat, _: &mut Rng) {}

    fn digest(&self, digest: &mut Digest) {
        digest.number(u64::from(self.position.key()));
        digest.byte(self.position.idle);
        digest.number(u64::from(self.turns_taken));
        digest.byte(match self.ending {
            None => 0,
            Some(Ending::Won(side, _)) => 1 + side as u8,
            Some(Ending::Draw(_)) => 3,
        });
        self.repetition.digest(digest);
    }

    fn read_action(&self, text: &str) -> Result<Action, ParseActionError<IllegalAction>> {
        notation::parse_action(text, self.wheel(), self.side_to_move())
    }
}
