//! A position, and what the actions of the game do to it.

use super::action::{Action, Move, Piece};
use super::event::{Event, StoodOn};
use super::occupants::Occupants;
use super::station::{STATIONS, Side, Station};
use super::wheel::{ParseWheelError, Wheel};
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

    /// Whether the wheel may be turned. In the two turns after a revolution it
    /// may not if a piece can be moved (rulebook: 4.1, 4.2).
    pub fn may_turn(&self) -> bool {
        let mut may = true;
        if self.is_after_revolution() {
            self.for_each_move(|_| may = false);
        }
        may
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
            next.wheel.dead = 0;
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
            self.wheel.dead |= at.mask();
            events.push(Event::Killed {
                at,
                side: discs.side,
                count: discs.count,
            });
        } else {
            self.wheel.dead &= !at.mask();
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

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParsePositionError {
    /// The part before the comma is not a wheel.
    #[error(transparent)]
    Wheel(#[from] ParseWheelError),
    /// There is no comma, or nothing after it.
    #[error("the side to move is missing: a comma and `black` or `white` follow the stations")]
    NoSideToMove,
    /// This word after the comma is neither `black` nor `white`.
    #[error("the side to move is `black` or `white`, not `{0}`")]
    SideToMove(String),
    /// This word after the side to move is neither `battle` nor `r` with a
    /// number from 1 to one below [`TURNS_TO_DRAW`].
    #[error("after the side to move come `battle` and `r1` to `r{last}`, not `{0}`", last = TURNS_TO_DRAW - 1)]
    UnknownWord(String),
}

impl core::fmt::Display for Position {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}, {}", self.wheel, self.to_move)?;
        if self.battle {
            f.write_str(" battle")?;
        }
        if self.idle > 0 {
            write!(f, " r{}", self.idle)?;
        }
        Ok(())
    }
}

impl core::str::FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Self, ParsePositionError> {
        let (wheel, rest) = text
            .split_once(',')
            .ok_or(ParsePositionError::NoSideToMove)?;
        let wheel = wheel.parse()?;
        let mut words = rest.split(' ').filter(|word| !word.is_empty());
        let side = words.next().ok_or(ParsePositionError::NoSideToMove)?;
        let to_move = Side::BOTH
            .into_iter()
            .find(|known| side == known.name())
            .ok_or_else(|| ParsePositionError::SideToMove(side.to_owned()))?;
        let mut position = Self {
            wheel,
            to_move,
            battle: false,
            idle: 0,
        };
        for word in words {
            match word.strip_prefix('r').map(str::parse) {
                None if word == "battle" => position.battle = true,
                Some(Ok(idle)) if idle < TURNS_TO_DRAW => position.idle = idle,
                _ => return Err(ParsePositionError::UnknownWord(word.to_owned())),
            }
        }
        Ok(position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_positions_survive_a_round_trip() {
        for text in [
            "B b . w W w . b, black",
            "b . w W w . b B, white r1",
            "b B . w xW w . ., white battle",
            "x . . w W y . bB, white battle r23",
        ] {
            let position: Result<Position, _> = text.parse();
            assert_eq!(position.map(|it| it.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn errors_are_sentences() {
        for (text, sentence) in [
            (
                "B b . w W w . b",
                "the side to move is missing: a comma and `black` or `white` follow the stations",
            ),
            (
                "B b . w W w . b, red",
                "the side to move is `black` or `white`, not `red`",
            ),
            (
                "B b . w W w . b, black r24",
                "after the side to move come `battle` and `r1` to `r23`, not `r24`",
            ),
            (
                "B b . w W w ., black",
                "the wheel has 8 stations, the text 7",
            ),
            (
                "B wb . . W w . b, black",
                "station 1 holds something that cannot stand there",
            ),
            ("B b . w W w . ., black", "black has one cone and two discs"),
        ] {
            let error = text
                .parse::<Position>()
                .err()
                .map(|error| error.to_string());
            assert_eq!(error.as_deref(), Some(sentence), "{text}");
        }
    }

    #[test]
    fn errors_name_what_is_wrong() {
        let stations = "B b . w W w . b";
        let side = |word: &str| ParsePositionError::SideToMove(word.to_owned());
        let unknown = |word: &str| ParsePositionError::UnknownWord(word.to_owned());
        let missing = ParsePositionError::NoSideToMove;
        let no_wheel = ParsePositionError::Wheel(ParseWheelError::StationCount(0));
        for (text, why) in [
            (stations.to_owned(), missing.clone()),
            (format!("{stations},"), missing),
            (format!("{stations}, red"), side("red")),
            (format!("{stations}, black peace"), unknown("peace")),
            (format!("{stations}, black r24"), unknown("r24")),
            (format!("{stations}, black r-1"), unknown("r-1")),
            (",black".to_owned(), no_wheel.clone()),
            (", ".to_owned(), no_wheel),
        ] {
            assert_eq!(text.parse::<Position>(), Err(why), "{text}");
        }
    }
}
