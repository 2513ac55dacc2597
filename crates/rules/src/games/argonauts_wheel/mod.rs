//! Argonaut's Wheel: cones and discs ride on a wheel of eight stations that
//! both players turn. Two players; who moves the cone into the station of the
//! other one wins.
//!
//! Black is the first seat and sits at station 0, White sits at station 4.
//!
//! Notation: `1-7` moves the disc or cone alone from station 1 to 7, `1=7`
//! moves a stack or spire as a whole, `^1-7` the cone off its free spire, `R`
//! turns the wheel. Kills `x`, resurrections `+` and the win `#` may follow.
//!
//! [`Game::to_json`] of a state: `stations` (what stands in 0 to 7, as [`Wheel`]
//! writes it), `toMove` (`black` or `white`, null when the game is over),
//! `battle`, `turnsOfTheWheel` (since a piece was moved), `taken` (turns so
//! far), `seen` (how often this position was there, if a piece was just moved).

mod action;
mod event;
mod moves;
mod notation;
mod position_text;
mod repetition;
mod station;
mod wheel;

pub use action::{Action, IllegalAction, Move, Piece};
pub use event::{EndReason, Event, ScoreItem, Stood};
pub use position_text::ParsePositionError;
pub use station::{STATIONS, Side, Station, Zone};
pub use wheel::{DISCS, Discs, ParseWheelError, Stand, Wheel};

use crate::digest::Digest;
use crate::game::{EventSink, Game, ParseActionError, Score};
use crate::rng::Rng;
use crate::seat::{PerSeat, Seat};
use crate::setup::{DrawError, FIRST_PLAYER_OPTION, GameOption, Setup, SetupRules};
use repetition::Repetition;

/// So many turns of the wheel are one revolution.
pub const REVOLUTION: u8 = STATIONS;
/// After two revolutions all dead discs live again (rulebook: 4.2).
pub const ALL_LIVE: u8 = 2 * REVOLUTION;
/// After three revolutions the game is a draw (rulebook: 4.3).
pub const DRAW: u8 = 3 * REVOLUTION;
/// The game is a draw after so many turns (ours).
pub const MOST_TURNS: u16 = 600;
/// The third time of a position is a draw (ours).
pub const MOST_TIMES: usize = 3;

const OPTIONS: &[GameOption] = &[GameOption {
    id: FIRST_PLAYER_OPTION,
    choices: &["black", "white"],
    min_players: 2,
    max_players: 2,
}];
/// The place of who begins among the options.
const BEGINS_PLACE: usize = 0;

/// A state of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArgonautsWheel {
    wheel: Wheel,
    to_move: Side,
    battle: bool,
    /// Turns of the wheel since a piece was moved.
    idle: u8,
    taken: u16,
    end: Option<End>,
    seen: Repetition,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Won(Side, Stood),
    Draw(EndReason),
}

/// What decides about the rest of a game, whatever came before: a position
/// without its history.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// What stands where.
    pub wheel: Wheel,
    /// Who is to move.
    pub to_move: Side,
    /// Whether a cone was moved, so that cones can be killed.
    pub battle: bool,
    /// Turns of the wheel since a piece was moved, below [`DRAW`].
    pub idle: u8,
}

/// What an action makes of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The game goes on from here.
    On(Position),
    /// The mover has killed the opposing cone, which stood so.
    Won(Stood),
    /// Three revolutions: a draw.
    Drawn,
}

impl Position {
    /// Shows every legal move of a piece in canonical order.
    pub fn each_move(&self, see: impl FnMut(Move)) {
        moves::each(&self.wheel, self.to_move, self.battle, see);
    }

    /// Whether the wheel may be turned: not in the two turns after a
    /// revolution, if a piece can be moved (rulebook: 4.1, 4.2).
    #[must_use]
    pub fn may_turn(&self) -> bool {
        !self.is_after_revolution() || !moves::any(&self.wheel, self.to_move, self.battle)
    }

    /// Whether this is one of the two turns after a revolution, in which a
    /// piece has to be moved if any can be.
    #[must_use]
    pub const fn is_after_revolution(&self) -> bool {
        self.idle >= REVOLUTION && self.idle % REVOLUTION < 2
    }

    /// What a legal action makes of it, told as it happens.
    pub fn after<S: EventSink<Event>>(&self, action: Action, events: &mut S) -> Outcome {
        match action {
            Action::Turn => self.turn(events),
            Action::Move(moved) => self.moved(moved, events),
        }
    }

    fn turn<S: EventSink<Event>>(&self, events: &mut S) -> Outcome {
        let mut next = Self {
            wheel: self.wheel.turned(),
            to_move: self.to_move.other(),
            idle: self.idle.saturating_add(1),
            ..*self
        };
        events.push(Event::Turned {
            seat: self.to_move.seat(),
            turns: next.idle,
        });
        if next.idle >= DRAW {
            return Outcome::Drawn;
        }
        if next.idle == ALL_LIVE && next.wheel.has_dead() {
            let dead = Station::all().filter_map(|station| next.wheel.at(station).discs);
            let count = dead.filter(|discs| !discs.living).map(|discs| discs.count);
            events.push(Event::AllResurrected { count: count.sum() });
            next.wheel.resurrect_all();
        }
        Outcome::On(next)
    }

    fn moved<S: EventSink<Event>>(
        &self,
        Move { piece, from, to }: Move,
        events: &mut S,
    ) -> Outcome {
        let side = self.to_move;
        let mut next = Self {
            to_move: side.other(),
            idle: 0,
            ..*self
        };
        events.push(Event::Moved {
            seat: side.seat(),
            piece,
            from,
            to,
        });
        let there = self.wheel.at(to);
        let wheel = &mut next.wheel;
        match piece {
            Piece::Disc => {
                wheel.lift(side, from);
                wheel.drop(side, to);
                if there.discs.is_some() {
                    events.push(Event::Stacked { at: to });
                }
                return Outcome::On(next);
            }
            Piece::Stack | Piece::Spire => {
                let count = self.wheel.at(from).discs.map_or(0, |discs| discs.count);
                for _ in 0..count {
                    wheel.lift(side, from);
                    wheel.drop(side, to);
                }
                if piece == Piece::Stack {
                    return Outcome::On(next);
                }
            }
            Piece::Cone | Piece::ConeOfSpire => {}
        }
        wheel.put_cone(side, to);
        if there.cone == Some(side.other()) {
            let stood = match there.discs {
                None => Stood::Alone,
                Some(_) if there.is_upside_down() => Stood::DeadDiscs,
                Some(_) if there.is_free_spire() => Stood::FreeSpire,
                Some(_) => Stood::PrisonerSpire,
            };
            events.push(Event::ConeKilled {
                at: to,
                side: side.other(),
                stood,
            });
            return Outcome::Won(stood);
        }
        if !self.battle {
            next.battle = true;
            events.push(Event::BattleBegun);
        }
        let Some(discs) = there.discs else {
            return Outcome::On(next);
        };
        if discs.living {
            next.wheel.kill(to);
            events.push(Event::Killed {
                at: to,
                side: discs.side,
                count: discs.count,
            });
        } else {
            next.wheel.resurrect(to);
            events.push(Event::Resurrected {
                at: to,
                side: discs.side,
                count: discs.count,
                cone: side,
            });
        }
        Outcome::On(next)
    }

    /// A number that tells positions with the same turns of the wheel apart.
    const fn key(&self) -> u32 {
        self.wheel.key() << 2 | (self.to_move as u32) << 1 | self.battle as u32
    }
}

impl ArgonautsWheel {
    /// A game that begins in some position, as for studies. The position
    /// counts as having been there once.
    #[must_use]
    pub fn from_position(position: Position) -> Self {
        let Position {
            wheel,
            to_move,
            battle,
            idle,
        } = position;
        let mut seen = Repetition::default();
        if idle == 0 {
            seen.add(position.key());
        }
        Self {
            wheel,
            to_move,
            battle,
            idle,
            taken: 0,
            end: None,
            seen,
        }
    }

    /// The position, without its history.
    #[must_use]
    pub const fn position(&self) -> Position {
        Position {
            wheel: self.wheel,
            to_move: self.to_move,
            battle: self.battle,
            idle: self.idle,
        }
    }

    /// What stands where. A killed cone is no longer there.
    #[must_use]
    pub const fn wheel(&self) -> &Wheel {
        &self.wheel
    }

    /// Who is to move; nobody when the game is over.
    #[must_use]
    pub const fn side_to_move(&self) -> Option<Side> {
        match self.end {
            None => Some(self.to_move),
            Some(_) => None,
        }
    }

    /// Whether a cone was moved, so that cones can be killed.
    #[must_use]
    pub const fn battle(&self) -> bool {
        self.battle
    }

    /// Turns of the wheel since a piece was moved: how many stations the time
    /// stone has gone.
    #[must_use]
    pub const fn idle(&self) -> u8 {
        self.idle
    }

    /// How many turns are left until the game is a draw.
    #[must_use]
    pub const fn turns_left(&self) -> u16 {
        MOST_TURNS.saturating_sub(self.taken)
    }

    /// Where the time stone lies: beside Black's left station when a piece
    /// was just moved, then carried by the wheel.
    #[must_use]
    pub const fn time_stone(&self) -> Station {
        Station::new(2 + STATIONS - self.idle % STATIONS)
    }

    /// The winner, if there is one.
    #[must_use]
    pub const fn winner(&self) -> Option<Side> {
        match self.end {
            Some(End::Won(side, _)) => Some(side),
            _ => None,
        }
    }

    /// How often a position that a piece was just moved to was there, this
    /// time counted.
    #[must_use]
    pub fn times_seen(&self) -> usize {
        if self.idle == 0 {
            self.seen.times(self.position().key())
        } else {
            0
        }
    }
}

fn no_draws(_: u8, draws: &[String]) -> Result<(), DrawError> {
    if draws.is_empty() {
        Ok(())
    } else {
        Err(DrawError::TooMany { max: 0 })
    }
}

fn check_position(text: &str) -> Result<String, String> {
    let position: Result<Position, ParsePositionError> = text.parse();
    position
        .map(|position| position.to_string())
        .map_err(|error| error.to_string())
}

impl Game for ArgonautsWheel {
    type Action = Action;
    type Event = Event;
    type IllegalAction = IllegalAction;
    type EndReason = EndReason;
    type ScoreItem = ScoreItem;

    const RULES_VERSION: u16 = 1;
    const MAX_ACTIONS: u32 = MOST_TURNS as u32;
    /// A stack or spire on the left or on the right (four ways), one way of
    /// another piece, and the turn of the wheel.
    const MAX_LEGAL_ACTIONS: usize = 6;

    fn setup_rules() -> SetupRules {
        SetupRules {
            players: 2..=2,
            options: OPTIONS,
            seeded: false,
            check_draws: no_draws,
            check_position: Some(check_position),
        }
    }

    fn start(setup: &Setup) -> Self {
        // A setup holds a valid position or none.
        if let Some(Ok(position)) = setup.position().map(str::parse) {
            return Self::from_position(position);
        }
        let begins = if setup.choice(BEGINS_PLACE) == 1 {
            Side::White
        } else {
            Side::Black
        };
        Self::from_position(Position {
            wheel: Wheel::START,
            to_move: begins,
            battle: false,
            idle: 0,
        })
    }

    fn players(&self) -> u8 {
        2
    }

    fn to_act(&self) -> Option<Seat> {
        self.side_to_move().map(Side::seat)
    }

    fn turn(&self) -> u32 {
        u32::from(self.taken) + 1
    }

    fn legal_actions(&self, actions: &mut Vec<Action>) {
        if self.end.is_some() {
            return;
        }
        let before = actions.len();
        let position = self.position();
        position.each_move(|moved| actions.push(Action::Move(moved)));
        if !position.is_after_revolution() || actions.len() == before {
            actions.push(Action::Turn);
        }
    }

    fn check_action(&self, action: Action) -> Result<(), IllegalAction> {
        if self.end.is_some() {
            return Err(IllegalAction::Over);
        }
        match action {
            Action::Turn if self.position().may_turn() => Ok(()),
            Action::Turn => Err(IllegalAction::MustMove),
            Action::Move(asked) => moves::check(&self.wheel, self.to_move, self.battle, asked),
        }
    }

    fn apply_unchecked<S: EventSink<Event>>(&mut self, action: Action, events: &mut S) {
        if self.end.is_some() {
            return;
        }
        let mover = self.to_move;
        self.taken += 1;
        match self.position().after(action, events) {
            Outcome::On(next) => {
                self.wheel = next.wheel;
                self.to_move = next.to_move;
                self.battle = next.battle;
                self.idle = next.idle;
                if matches!(action, Action::Move(_)) && self.seen.add(next.key()) >= MOST_TIMES {
                    self.end = Some(End::Draw(EndReason::Repetition));
                } else if self.taken >= MOST_TURNS {
                    self.end = Some(End::Draw(EndReason::TooLong));
                }
            }
            Outcome::Won(stood) => {
                if let Action::Move(Move { to, .. }) = action {
                    self.wheel.put_cone(mover, to);
                }
                self.wheel.take_cone(mover.other());
                self.to_move = mover.other();
                self.idle = 0;
                self.end = Some(End::Won(mover, stood));
            }
            Outcome::Drawn => {
                self.wheel = self.wheel.turned();
                self.to_move = mover.other();
                self.idle = DRAW;
                self.end = Some(End::Draw(EndReason::ThreeRevolutions));
            }
        }
    }

    fn score(&self) -> Score {
        let winner = self.winner().map(Side::seat);
        Score {
            points: PerSeat::from_fn(2, |seat| i32::from(winner == Some(seat))),
            places: PerSeat::from_fn(2, |seat| match winner {
                Some(winner) if winner != seat => 2,
                _ => 1,
            }),
        }
    }

    fn score_items(&self) -> Vec<(Seat, i32, ScoreItem)> {
        match self.end {
            Some(End::Won(side, stood)) => vec![(side.seat(), 1, ScoreItem::ConeKilled(stood))],
            _ => Vec::new(),
        }
    }

    fn end_reason(&self) -> Option<EndReason> {
        self.end.map(|end| match end {
            End::Won(_, stood) => EndReason::ConeKilled(stood),
            End::Draw(reason) => reason,
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
        digest.number(u64::from(self.position().key()));
        digest.byte(self.idle);
        digest.number(u64::from(self.taken));
        digest.byte(match self.end {
            None => 0,
            Some(End::Won(side, _)) => 1 + side as u8,
            Some(End::Draw(_)) => 3,
        });
        self.seen.digest(digest);
    }

    fn notation(action: Action) -> String {
        notation::write(action)
    }

    fn parse_action(&self, text: &str) -> Result<Action, ParseActionError<IllegalAction>> {
        let action = notation::read(self, text)?;
        self.check_action(action)
            .map_err(ParseActionError::Illegal)?;
        Ok(action)
    }

    fn to_json(&self) -> serde_json::Value {
        let stations: Vec<_> = Station::all()
            .map(|station| self.wheel.at(station).letters())
            .collect();
        serde_json::json!({
            "stations": stations,
            "toMove": self.side_to_move().map(Side::id),
            "battle": self.battle,
            "turnsOfTheWheel": self.idle,
            "taken": self.taken,
            "seen": self.times_seen(),
        })
    }
}
