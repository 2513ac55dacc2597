//! The state of the game, and what can be read off it.

use super::action::LinkPair;
use super::city::City;
use super::dice::{Dice, Die};
use super::event::EndReason;
use super::links::{Effect, forms_building};
use super::wheels::{Link, PlayerWheel, Wheels};
use crate::seat::Seat;
use std::sync::Arc;

/// The game is a draw after this many turns of both players together. House
/// ruling: random games would not always end otherwise.
pub const MAX_TURNS: u16 = 300;

/// The decision to be made. Rulebook: "Setup" and "Turns".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The first player, or a solitaire player, places the wheel at this index of
    /// [`Wheel::ALL`](super::Wheel::ALL).
    Place(u8),
    /// The second player chooses a player wheel.
    Choose,
    /// The active player decides how many hungry people to feed.
    Feeding,
    /// The active player takes actions.
    Actions,
    /// The active player decides whether two links produce a building together.
    Production,
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct End {
    pub(super) reason: EndReason,
    /// `None` for a draw and for a lost solitaire game.
    pub(super) winner: Option<Seat>,
}

/// A state of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WheelsOfTime {
    pub(super) wheels: Wheels,
    /// By seat; a solitaire game uses the first one only.
    pub(super) cities: [City; 2],
    pub(super) first_seat_wheel: PlayerWheel,
    pub(super) players: u8,
    pub(super) phase: Phase,
    /// The number of the current turn, from 1; placing the wheels and choosing
    /// one count as turns.
    pub(super) turn: u32,
    /// Turns completed by both players, or rounds of a solitaire game.
    pub(super) completed_turns: u16,
    /// The index of the active player's seat.
    pub(super) active: u8,
    pub(super) actions_left: u8,
    /// Workers that the active player held when the turn began and still has.
    pub(super) spendable_workers: u8,
    /// The number of rounds of a solitaire game.
    pub(super) rounds: u8,
    pub(super) dice: Dice,
    pub(super) end: Option<End>,
}

impl WheelsOfTime {
    /// The layout of the wheels.
    pub const fn wheels(&self) -> &Wheels {
        &self.wheels
    }

    /// A seat's city.
    pub fn city(&self, seat: Seat) -> &City {
        &self.cities[seat.index() % 2]
    }

    /// A seat's player wheel. While it has not been chosen yet
    /// ([`Phase::Place`], [`Phase::Choose`]) the first seat counts as having
    /// wheel 1.
    pub const fn player_wheel(&self, seat: Seat) -> PlayerWheel {
        if seat.index() == 0 {
            self.first_seat_wheel
        } else {
            self.first_seat_wheel.other()
        }
    }

    /// The kind of decision to be made.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The active player: the one whose turn it is.
    pub const fn active(&self) -> Seat {
        Seat::in_turn(self.active as u32, 2)
    }

    /// How many actions the active player has left.
    pub const fn actions_left(&self) -> u8 {
        self.actions_left
    }

    /// How many workers the active player can spend in this turn. House ruling:
    /// only those held when the turn began.
    pub const fn spendable_workers(&self) -> u8 {
        self.spendable_workers
    }

    /// Whether it is a solitaire game.
    pub const fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// The current round of a solitaire game, from 1, and the number of rounds.
    pub fn round(&self) -> (u8, u8) {
        let round = (self.completed_turns + 1).min(u16::from(self.rounds));
        (round as u8, self.rounds)
    }

    /// The listed rolls that are still to come. Players do not know them.
    pub fn hidden_rolls(&self) -> &[Die] {
        self.dice.remaining()
    }

    /// The same state with these rolls to come, for a search that averages over
    /// the die. It does not reveal the game's own rolls, not even those after
    /// the given ones.
    #[must_use]
    pub fn with_dice(&self, dice: &Arc<[Die]>) -> Self {
        Self {
            dice: Dice::listed(dice),
            ..self.clone()
        }
    }

    /// What a seat's link does.
    pub fn effect(&self, seat: Seat, link: Link) -> Effect {
        let (own, other) = self.wheels.link_symbols(self.player_wheel(seat), link);
        Effect::of(own, other)
    }

    /// Whether two links of a seat combine into a building in this layout,
    /// regardless of the seat's city.
    pub fn forms_building(&self, seat: Seat, pair: LinkPair) -> bool {
        let [one, other] = pair.links();
        let player_wheel = self.player_wheel(seat);
        forms_building(
            self.wheels.link_symbols(player_wheel, one),
            self.wheels.link_symbols(player_wheel, other),
        )
    }
}
