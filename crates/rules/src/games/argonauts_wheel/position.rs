//! A position, and what the actions of the game do to it.

use super::action::{Action, Move, Piece};
use super::event::{Event, StoodOn};
use super::moves;
use super::occupants::Occupants;
use super::station::{STATIONS, Side, Station};
use super::wheel::Wheel;
use crate::game::EventSink;

/// Turns of the wheel in one revolution (rulebook: 4).
pub const TURNS_PER_REVOLUTION: u8 = STATIONS;
/// Turns of the wheel without a moved piece after which all dead discs live
/// again: two revolutions (rulebook: 4.2).
pub const TURNS_TO_RESURRECTION: u8 = 2 * TURNS_PER_REVOLUTION;
/// Turns of the wheel without a moved piece after which the game is a draw:
/// three revolutions (rulebook: 4.3).
pub const TURNS_TO_DRAW: u8 = 3 * TURNS_PER_REVOLUTION;

/// A position without its history: all that decides how play can continue,
/// except for draws by repetition and by the number of turns.
///
/// The text form serves studies and puzzles. It consists of the stations as
/// [`Wheel`] writes them, a comma, the side to move (`black` or `white`),
/// `battle` if a cone has been moved, and `r` with the turns of the wheel since a
/// piece was moved, unless there were none:
///
/// ```
/// use rules::games::argonauts_wheel::{ArgonautsWheel, Position, Side};
///
/// let position: Position = "b B . w xW w . ., white battle r3".parse()?;
/// assert_eq!((position.to_move, position.idle), (Side::White, 3));
/// assert_eq!(position.to_string(), "b B . w xW w . ., white battle r3");
///
/// let game = ArgonautsWheel::from_position(position);
/// assert_eq!(game.side_to_move(), Some(Side::White));
/// # Ok::<(), rules::games::argonauts_wheel::ParsePositionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The pieces on the wheel.
    pub wheel: Wheel,
    /// The side whose turn it is.
    pub to_move: Side,
    /// Whether a cone has been moved, so that cones can be killed
    /// (rulebook: 3.1c).
    pub battle: bool,
    /// Turns of the wheel since a piece was moved, below [`TURNS_TO_DRAW`].
    pub idle: u8,
}

/// The result of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The game continues from this position.
    Continues(Position),
    /// The side that moved has killed the opposing cone, which stood on this.
    Won(StoodOn),
    /// Three revolutions are complete: a draw.
    Draw,
}

impl Position {
    /// The first position when Black begins (rulebook: 1.1, 2).
    pub const START: Self = Self {
        wheel: Wheel::START,
        to_move: Side::Black,
        battle: false,
        idle: 0,
    };

    /// Calls `visit` with every legal move of a piece in canonical order.
    pub fn for_each_move(&self, visit: impl FnMut(Move)) {
        moves::for_each(&self.wheel, self.to_move, self.battle, visit);
    }

    /// Whether the wheel may be turned. In the two turns after a revolution it
    /// may not if a piece can be moved (rulebook: 4.1, 4.2).
    pub fn may_turn(&self) -> bool {
        !self.is_after_revolution() || !moves::any_legal(&self.wheel, self.to_move, self.battle)
    }

    /// Whether this is one of the two turns after a revolution, in which a
    /// piece must be moved if any can be (rulebook: 4.1, 4.2).
    pub const fn is_after_revolution(&self) -> bool {
        self.idle >= TURNS_PER_REVOLUTION && self.idle % TURNS_PER_REVOLUTION < 2
    }

    /// The outcome of a legal action; its events go to `events`.
    pub fn outcome<S: EventSink<Event>>(&self, action: Action, events: &mut S) -> Outcome {
        match action {
            Action::Turn => self.after_turn(events),
            Action::Move(moved) => self.after_move(moved, events),
        }
    }

    /// Rulebook: 2.4, 4.2, 4.3.
    fn after_turn<S: EventSink<Event>>(&self, events: &mut S) -> Outcome {
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
        if next.idle >= TURNS_TO_DRAW {
            return Outcome::Draw;
        }
        if next.idle == TURNS_TO_RESURRECTION && next.wheel.has_dead() {
            let count = Station::all()
                .filter_map(|station| next.wheel.occupants(station).discs)
                .filter(|discs| !discs.living)
                .map(|discs| discs.count)
                .sum();
            events.push(Event::AllResurrected { count });
            next.wheel.resurrect_all();
        }
        Outcome::Continues(next)
    }

    /// Rulebook: 2 and 3.
    fn after_move<S: EventSink<Event>>(
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
        let target = self.wheel.occupants(to);
        match piece {
            Piece::Disc => {
                next.move_discs(side, 1, from, to);
                if target.discs.is_some() {
                    events.push(Event::Stacked { at: to });
                }
                return Outcome::Continues(next);
            }
            Piece::Stack | Piece::Spire => {
                let discs = self.wheel.occupants(from).discs;
                next.move_discs(side, discs.map_or(0, |discs| discs.count), from, to);
                if piece == Piece::Stack {
                    return Outcome::Continues(next);
                }
            }
            Piece::Cone | Piece::ConeOfSpire => {}
        }
        next.wheel.put_cone(side, to);
        next.after_cone(side, to, target, events)
    }

    fn move_discs(&mut self, side: Side, count: u8, from: Station, to: Station) {
        for _ in 0..count {
            self.wheel.remove_disc(side, from);
            self.wheel.add_disc(side, to);
        }
    }

    /// The outcome when a side's cone has just entered a station with `target` in
    /// it; `self` is the position with the cone there (rulebook: 3.1, 3.3b, 3.4).
    fn after_cone<S: EventSink<Event>>(
        mut self,
        side: Side,
        at: Station,
        target: Occupants,
        events: &mut S,
    ) -> Outcome {
        if target.cone == Some(side.other()) {
            let stood_on = match target.discs {
                None => StoodOn::Alone,
                Some(_) if target.is_upside_down() => StoodOn::DeadDiscs,
                Some(_) if target.is_free_spire() => StoodOn::FreeSpire,
                Some(_) => StoodOn::PrisonerSpire,
            };
            events.push(Event::ConeKilled {
                at,
                side: side.other(),
                stood_on,
            });
            return Outcome::Won(stood_on);
        }
        if !self.battle {
            self.battle = true;
            events.push(Event::BattleBegun);
        }
        let Some(discs) = target.discs else {
            return Outcome::Continues(self);
        };
        if discs.living {
            self.wheel.kill(at);
            events.push(Event::Killed {
                at,
                side: discs.side,
                count: discs.count,
            });
        } else {
            self.wheel.resurrect(at);
            events.push(Event::Resurrected {
                at,
                side: discs.side,
                count: discs.count,
                cone: side,
            });
        }
        Outcome::Continues(self)
    }

    /// A number that distinguishes positions with equal [`Self::idle`].
    pub(super) const fn key(&self) -> u32 {
        self.wheel.key() << 2 | (self.to_move as u32) << 1 | self.battle as u32
    }
}
