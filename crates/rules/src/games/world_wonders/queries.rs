//! What a board can ask of a state.

use super::action::{Action, IllegalAction, Item};
use super::automaton::Automaton;
use super::cells::{Cell, Cells, Turn};
use super::city::{City, Piece, PlacedPiece};
use super::deal::Variant;
use super::event::Order;
use super::monuments::{Monument, Need};
use super::offer::Offer;
use super::places::Places;
use super::{Phase, WorldWonders};
use crate::seat::{MAX_SEATS, Seat};

impl WorldWonders {
    /// What it is played with.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// What is to be decided.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The number of the running round.
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// The number of the last round, if no population ends the game before.
    #[must_use]
    pub const fn last_round(&self) -> u8 {
        self.last_round
    }

    /// Who plays in which order in this round.
    #[must_use]
    pub const fn order(&self) -> Order {
        self.order
    }

    /// The player whose turn it is.
    #[must_use]
    pub const fn active(&self) -> Seat {
        self.order.seats[self.place as usize % MAX_SEATS]
    }

    /// A player's city.
    #[must_use]
    pub fn city(&self, seat: Seat) -> &City {
        &self.cities[seat.index()]
    }

    /// What lies on the table.
    #[must_use]
    pub const fn offer(&self) -> &Offer {
        &self.offer
    }

    /// Against whom one plays who plays alone.
    #[must_use]
    pub fn automaton(&self) -> Option<&Automaton> {
        (self.players == 1).then_some(&self.automaton)
    }

    /// What something costs a seat now.
    #[must_use]
    pub fn price(&self, seat: Seat, item: Item) -> u8 {
        Self::cost(item, self.city(seat).gold)
    }

    /// The piece that an action places, and how it lies then.
    #[must_use]
    pub fn lies_after(&self, action: Action) -> Option<PlacedPiece> {
        self.placed_by(action)
    }

    /// All that a monument needs beside it, and the spaces of a city that are
    /// meant; where none are, it cannot be built.
    pub fn needs(
        &self,
        seat: Seat,
        monument: Monument,
    ) -> impl Iterator<Item = (Need, Cells)> + '_ {
        let needs = monument.card().needs.iter();
        needs.map(move |need| (*need, self.city(seat).meant_by(*need)))
    }

    /// The pieces of the running turn's monument that lie already.
    pub fn pieces_under_way(&self) -> impl Iterator<Item = PlacedPiece> + '_ {
        let count = match self.phase {
            Phase::Place { placed, .. } => placed,
            _ => 0,
        };
        self.own().last_pieces(count)
    }

    /// The piece that somebody places who buys something; of short roads, the
    /// long one.
    fn placed_for(&self, item: Item) -> Option<Piece> {
        match item {
            Item::ShortRoads => Some(Piece::DoubleRoad),
            _ => self.piece_of(item),
        }
    }

    /// Where a seat could place something now, whether it can buy it or not. Of
    /// short roads it is the long one, of a monument its first piece.
    #[must_use]
    pub fn places(&self, seat: Seat, item: Item) -> Places {
        let piece = self.placed_for(item);
        piece.map_or(Places::NONE, |piece| self.city(seat).piece_places(piece))
    }

    /// Whether a seat could place something anywhere now, whether it can buy it
    /// or not. Quicker than to ask where.
    #[must_use]
    pub fn has_place_for(&self, seat: Seat, item: Item) -> bool {
        let piece = self.piece_of(item);
        piece.is_none_or(|piece| self.city(seat).has_place(piece))
    }

    /// Why a seat could not place something so; nothing if it could.
    #[must_use]
    pub fn why_not_there(
        &self,
        seat: Seat,
        item: Item,
        at: Cell,
        turn: Turn,
    ) -> Option<IllegalAction> {
        let piece = self.placed_for(item)?;
        self.city(seat).why_not(piece, at, turn, false, 0)
    }

    /// Where the piece under way can be placed; of short roads, the long one
    /// and the short one.
    #[must_use]
    pub fn places_now(&self) -> [Places; 2] {
        let own = self.own();
        let if_left = |left: u8, piece| {
            if left > 0 {
                own.piece_places(piece)
            } else {
                Places::NONE
            }
        };
        match self.phase {
            Phase::Start => [own.start_places(), Places::NONE],
            Phase::Place { item, placed } => [self.next_places(item, placed), Places::NONE],
            Phase::Roads { doubles, singles } => [
                if_left(doubles, Piece::DoubleRoad),
                if_left(singles, Piece::SingleRoad),
            ],
            Phase::Begin | Phase::Buy | Phase::End => [Places::NONE; 2],
        }
    }
}
