//! What a board can ask of a state.

use super::board::{Board, PlacedTile};
use super::cells::{Cell, Cells, Rotation};
use super::deal::Variant;
use super::event::{Area, FollowerSpot};
use super::features::FeatureId;
use super::fortune::{Sector, Wheel};
use super::layout::{Piece, Turns};
use super::rim::on_wheel;
use super::scoring::worth;
use super::tiles::{Design, Kind, Part, SegmentId, TILE_COUNT, Tile};
use super::{Phase, WheelOfFortune};
use crate::seat::{PerSeat, Seat};

/// A tile that lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Where.
    pub cell: Cell,
    /// Which; nothing for a cell of the wheel.
    pub tile: Option<Tile>,
    /// How it is turned.
    pub rotation: Rotation,
    /// The follower on it.
    pub follower: Option<(Seat, SegmentId)>,
}

/// A feature of the board as it is now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FeatureView {
    /// What it is called now; that changes when it meets another one.
    pub id: FeatureId,
    /// What it is.
    pub kind: Kind,
    /// Where its tiles lie. A cloister comes first, then what lies around it.
    pub cells: Cells,
    /// Followers of each seat.
    pub followers: PerSeat<u8>,
    /// Who gets its points now; who got them, if they were given.
    pub winners: PerSeat<bool>,
    /// Pennants of a city.
    pub pennants: u8,
    /// Ends of a road or city at which nothing lies yet, or free cells around a
    /// cloister; completed, if it is none. Of a field always none.
    pub open: u8,
    /// Completed cities at a field.
    pub cities: u8,
    /// Whether it is completed.
    pub complete: bool,
    /// Its points if the game ended now, or if it is completed.
    pub now: u16,
    /// Its points if it were completed at this size; of a field, if all cities
    /// at it were.
    pub completed: u16,
}

/// What happens when the pig moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// Where it ends.
    pub sector: Sector,
    /// What the event gives to each seat.
    pub event: PerSeat<u16>,
    /// What the crowns give to each seat.
    pub crowns: PerSeat<u16>,
    /// Who has to take a follower home in the plague.
    pub plague: PerSeat<bool>,
}

impl WheelOfFortune {
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

    /// The player whose turn it is.
    #[must_use]
    pub const fn active(&self) -> Seat {
        Seat::in_turn(self.active as u32, self.players)
    }

    /// The tile that was drawn and is to be placed.
    #[must_use]
    pub const fn drawn(&self) -> Option<Tile> {
        self.drawn
    }

    /// The cell in which this turn's tile was placed.
    #[must_use]
    pub fn placed_cell(&self) -> Option<Cell> {
        self.placed.map(|lying| self.board.cell(lying))
    }

    /// The wheel: the pig and the crowns.
    #[must_use]
    pub const fn wheel(&self) -> &Wheel {
        &self.wheel
    }

    /// How many followers a seat has at home.
    #[must_use]
    pub fn supply(&self, seat: Seat) -> u8 {
        self.supply[seat.index()]
    }

    /// How many followers of a seat stand on tiles.
    #[must_use]
    pub fn on_land(&self, seat: Seat) -> u8 {
        let out = super::FOLLOWERS.saturating_sub(self.supply(seat));
        out.saturating_sub(self.wheel.crowns_of(seat))
    }

    /// Points given so far to a seat.
    #[must_use]
    pub fn given(&self, seat: Seat) -> u16 {
        self.ledger.points[seat.index()]
    }

    /// How many of each tile are still to come, the drawn one not among them.
    #[must_use]
    pub fn to_come(&self) -> [u8; TILE_COUNT] {
        let mut counts = [0; TILE_COUNT];
        for tile in self.stack.to_come() {
            counts[tile.index()] += 1;
        }
        counts
    }

    /// How many tiles are still to come.
    #[must_use]
    pub fn left(&self) -> usize {
        self.stack.to_come().len()
    }

    /// All that lies, in the order in which it was placed; the wheel's cells
    /// come first.
    pub fn tiles(&self) -> impl Iterator<Item = Placed> + '_ {
        let board = &self.board;
        board.lying().map(move |lying| Placed {
            cell: board.cell(lying),
            tile: board.piece(lying).tile(),
            rotation: board.rotation(lying),
            follower: board.stand(lying),
        })
    }

    /// What lies in a cell.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<Placed> {
        self.tiles().find(|placed| placed.cell == cell)
    }

    /// What is printed in a cell.
    #[must_use]
    pub fn design(&self, cell: Cell) -> Option<&'static Design> {
        let lying = self.board.find(cell)?;
        design(&self.board, lying)
    }

    /// How a tile could be turned in a cell: nothing if it does not fit there,
    /// or if the cell is taken or next to nothing.
    pub fn turns(&self, tile: Tile, cell: Cell) -> impl Iterator<Item = Rotation> + use<> {
        let there = self.board.fringe().at(cell);
        there.map_or(Turns::NONE, |there| Piece::of(tile).layout().turns(there))
    }

    /// The cells in which a tile fits in some way, row by row.
    pub fn fits(&self, tile: Tile) -> impl Iterator<Item = Cell> + '_ {
        let layout = Piece::of(tile).layout();
        let cells = self.board.fringe().iter();
        cells
            .filter(|(_, there)| !layout.turns(*there).is_empty())
            .map(|(cell, _)| cell)
    }

    /// The free cells next to tiles, row by row.
    pub fn free_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.board.fringe().iter().map(|(cell, _)| cell)
    }

    /// The segments of the tile just placed to which a follower can be
    /// deployed.
    pub fn spots(&self) -> impl Iterator<Item = (SegmentId, Part)> + '_ {
        let able = self.phase == Phase::Deploy && self.check_supply().is_ok();
        let placed = self.placed.filter(|_| able).into_iter();
        placed.flat_map(move |lying| {
            let design = design(&self.board, lying);
            let segments = design.map_or(&[][..], |design| design.segments);
            let named = segments.iter().enumerate();
            named
                .map(|(at, segment)| (SegmentId::new(at as u8), segment.part()))
                .filter(move |(segment, _)| self.is_free(lying, *segment))
        })
    }

    /// The feature of a segment of the tile in a cell.
    #[must_use]
    pub fn feature(&self, cell: Cell, segment: SegmentId) -> Option<FeatureView> {
        let lying = self.board.find(cell)?;
        let known = self.board.segments(lying).any(|own| own == segment);
        known.then(|| self.view(self.board.feature_at(lying, segment)))
    }

    /// All features, as they were begun.
    pub fn features(&self) -> impl Iterator<Item = FeatureView> + '_ {
        let all = self.board.features().iter();
        all.map(|(id, _)| self.view(id))
    }

    /// All features on which followers stand, as they were begun.
    pub fn claimed(&self) -> impl Iterator<Item = FeatureView> + '_ {
        let all = self.board.features().iter();
        all.filter(|(_, feature)| !feature.crowd.is_empty())
            .map(|(id, _)| self.view(id))
    }

    /// All segments of a feature.
    pub fn segments_of(&self, id: FeatureId) -> impl Iterator<Item = (Cell, SegmentId)> + '_ {
        let board = &self.board;
        board.lying().flat_map(move |lying| {
            let own = board.segments(lying);
            own.filter(move |segment| board.feature_at(lying, *segment) == id)
                .map(move |segment| (board.cell(lying), segment))
        })
    }

    fn view(&self, id: FeatureId) -> FeatureView {
        let features = self.board.features();
        let feature = features.get(id);
        let won = if feature.won.is_empty() {
            feature.crowd.most()
        } else {
            feature.won
        };
        let area = self.area(id);
        let mut closed = *feature;
        closed.open = 0;
        let cities = match feature.kind {
            Kind::Field => features.all_cities_at(feature),
            _ => 0,
        };
        FeatureView {
            id,
            kind: feature.kind,
            cells: area.cells,
            followers: PerSeat::from_fn(self.players, |seat| feature.crowd.of(seat)),
            winners: PerSeat::from_fn(self.players, |seat| won.has(seat)),
            pennants: feature.pennants,
            open: feature.open,
            cities: area.cities,
            complete: area.complete,
            now: self.worth_now(feature),
            completed: worth(&closed, cities, self.variant.small_cities),
        }
    }

    /// What the end of this turn gives: features, and who gets how much.
    #[must_use]
    pub fn due_at_end(&self) -> Vec<(Seat, u16, Area)> {
        let mut due: Vec<(Seat, u16, Area)> = Vec::new();
        let mut seen = Vec::new();
        for id in self.completed() {
            if seen.contains(&id) {
                continue;
            }
            seen.push(id);
            let feature = self.board.features().get(id);
            let won = feature.crowd.most();
            let seats = Seat::all(self.players).filter(|seat| won.has(*seat));
            due.extend(seats.map(|seat| (seat, self.worth_now(feature), self.area(id))));
        }
        due
    }

    /// What would happen if a tile with this number were drawn now in the turn
    /// of this player.
    #[must_use]
    pub fn forecast(&self, steps: u8, active: Seat) -> Forecast {
        let sector = self.wheel.pig().after(steps);
        let players = self.players;
        let mut crowns = PerSeat::new(players);
        for seat in self.wheel.crowned(sector) {
            crowns[seat] += self.wheel.crown_points(sector);
        }
        Forecast {
            sector,
            event: PerSeat::from_fn(players, |seat| self.event_points(sector, active, seat)),
            crowns,
            plague: PerSeat::from_fn(players, |seat| {
                sector == Sector::Plague && self.on_land(seat) > 0
            }),
        }
    }

    /// All followers that are out, those on tiles first.
    pub fn followers(&self) -> impl Iterator<Item = (Seat, FollowerSpot)> + '_ {
        let on_tiles = self.board.lying().filter_map(|lying| {
            let (seat, _) = self.board.stand(lying)?;
            let part = self.part_stood_on(lying)?;
            let cell = self.board.cell(lying);
            Some((seat, FollowerSpot::Tile { cell, part }))
        });
        let on_crowns = Sector::ALL.into_iter().flat_map(|sector| {
            let seats = self.wheel.crowned(sector);
            seats.map(move |seat| (seat, FollowerSpot::Crown { sector }))
        });
        on_tiles.chain(on_crowns)
    }

    /// The segment on which the follower of a tile stands.
    pub(super) fn part_stood_on(&self, lying: PlacedTile) -> Option<Part> {
        let (_, segment) = self.board.stand(lying)?;
        let design = design(&self.board, lying)?;
        design.segments.get(segment.index()).map(|own| own.part())
    }
}

fn design(board: &Board, lying: PlacedTile) -> Option<&'static Design> {
    match board.piece(lying).tile() {
        Some(tile) => Some(tile.design()),
        None => on_wheel(board.cell(lying)),
    }
}
