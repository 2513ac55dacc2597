//! Queries for user interfaces and bots.

use super::action::{IllegalAction, Item};
use super::automaton::Automaton;
use super::cells::{Cell, Cells};
use super::city::{City, Piece, PlacedPiece};
use super::event::Order;
use super::market::Market;
use super::monuments::{Monument, Need};
use super::placements::Placements;
use super::state::{Phase, WorldWonders};
use super::tiles::PerResource;
use super::variant::Variant;
use crate::grid::Rotation;
use crate::seat::{MAX_SEATS, Seat};

impl WorldWonders {
    /// The variant that is played.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The phase of the current turn.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The current round, from 1.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// The last round, unless a population track ends the game earlier.
    pub const fn last_round(&self) -> u8 {
        self.last_round
    }

    /// The turn order of this round.
    pub const fn order(&self) -> Order {
        self.order
    }

    /// The active player: whose turn it is, or was last when the game is over.
    pub const fn active(&self) -> Seat {
        self.order.seats[self.order_index as usize % MAX_SEATS]
    }

    /// The city of a player.
    pub fn city(&self, seat: Seat) -> &City {
        &self.cities[seat.index()]
    }

    /// What is for sale.
    pub const fn market(&self) -> &Market {
        &self.market
    }

    /// The automaton, in a solo game.
    pub fn automaton(&self) -> Option<&Automaton> {
        (self.players == 1).then_some(&self.automaton)
    }

    /// The cost of an item in gold for a player now, for sale or not.
    pub fn price(&self, seat: Seat, item: Item) -> u8 {
        Self::cost(item, self.city(seat).gold)
    }

    /// What a monument needs beside it, each with the spaces of a player's city
    /// that provide it. Where one has no spaces, the monument cannot be built.
    pub fn needs(
        &self,
        seat: Seat,
        monument: Monument,
    ) -> impl Iterator<Item = (Need, Cells)> + '_ {
        monument
            .card()
            .needs
            .iter()
            .map(move |need| (*need, self.city(seat).feature_cells(*need)))
    }

    /// The markers of a player after a piece, of a monument the last one, is
    /// placed and has produced: resources and population.
    pub fn tracks_after(&self, seat: Seat, piece: Piece) -> (PerResource, u8) {
        let (steps, population) = match piece {
            Piece::Tile(tile) => (tile.steps(), 0),
            Piece::Monument(monument) => (monument.card().steps, monument.card().population),
            Piece::LongRoad | Piece::DoubleRoad | Piece::SingleRoad | Piece::Tower => ([0; 3], 0),
        };
        let board_b = self.variant.board_b;
        self.city(seat).tracks_after(board_b, steps, population)
    }

    /// The pieces already placed of the monument that the active player is
    /// placing.
    pub fn pieces_in_progress(&self) -> impl Iterator<Item = PlacedPiece> + '_ {
        let count = match self.phase {
            Phase::Place { placed, .. } => placed,
            _ => 0,
        };
        self.active_city().last_pieces(count)
    }

    /// The piece whose placements are shown for an item: of a set of short
    /// roads, a road of two spaces.
    fn representative_piece(&self, item: Item) -> Option<Piece> {
        match item {
            Item::ShortRoads => Some(Piece::DoubleRoad),
            _ => self.piece_of(item),
        }
    }

    /// The placements of an item in a player's city, whether it can be bought or
    /// not: of a set of short roads those of a road of two spaces, of a monument
    /// those of its first piece.
    pub fn placements(&self, seat: Seat, item: Item) -> Placements {
        let piece = self.representative_piece(item);
        piece.map_or(Placements::NONE, |piece| self.city(seat).placements(piece))
    }

    /// Whether any piece of an item fits in a player's city, whether it can be
    /// bought or not; cheaper than [`Self::placements`]. True for pedestals.
    pub fn can_place(&self, seat: Seat, item: Item) -> bool {
        let piece = self.piece_of(item);
        piece.is_none_or(|piece| self.city(seat).can_place(piece))
    }

    /// Checks one placement of an item in a player's city, whether it can be
    /// bought or not; see [`Self::placements`]. Always `Ok` for pedestals.
    ///
    /// # Errors
    /// Why the piece does not fit there.
    pub fn check_placement(
        &self,
        seat: Seat,
        item: Item,
        at: Cell,
        rotation: Rotation,
    ) -> Result<(), IllegalAction> {
        let Some(piece) = self.representative_piece(item) else {
            return Ok(());
        };
        let placed = PlacedPiece {
            piece,
            at,
            rotation,
        };
        self.city(seat).check_placement(placed, false, 0)
    }

    /// The legal placements of the current piece; from a set of short roads, of
    /// the road of two spaces, of the road of one space and of the starting road that is
    /// placed together with them. All are empty in phases that place nothing.
    pub fn current_placements(&self) -> [Placements; 3] {
        let city = self.active_city();
        let if_any = |remains: bool, piece| {
            if remains {
                city.placements(piece)
            } else {
                Placements::NONE
            }
        };
        let only = |placements| [placements, Placements::NONE, Placements::NONE];
        match self.phase {
            Phase::Start => only(city.starting_road_placements()),
            Phase::Place { item, placed } => only(self.next_placements(item, placed)),
            Phase::Roads {
                doubles,
                singles,
                start,
            } => [
                if_any(doubles > 0, Piece::DoubleRoad),
                if_any(singles > 0, Piece::SingleRoad),
                if_any(start, Piece::LongRoad),
            ],
            Phase::Begin | Phase::Buy | Phase::End => only(Placements::NONE),
        }
    }
}
