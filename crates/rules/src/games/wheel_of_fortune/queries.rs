//! Queries for user interfaces.

use super::board::Board;
use super::cells::{Cell, Cells, PlacedId};
use super::event::{FollowerSpot, ScoredFeature};
use super::features::FeatureId;
use super::layout::{LayoutId, RotationSet};
use super::rim::wheel_cell_design;
use super::scoring::feature_points;
use super::state::{FOLLOWERS_PER_PLAYER, Phase, WheelOfFortune};
use super::tiles::{Design, Edge, Kind, SegmentId, SegmentName, TILE_COUNT, Tile};
use super::variant::Variant;
use super::wheel::{Sector, Wheel};
use crate::grid::Rotation;
use crate::seat::{PerSeat, Seat};

/// A tile on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedTile {
    /// The cell in which it was placed.
    pub cell: Cell,
    /// The tile, or `None` for a cell of the wheel.
    pub tile: Option<Tile>,
    /// Quarter turns from the orientation in the tile list.
    pub rotation: Rotation,
    /// The owner of the follower on it, and its segment.
    pub follower: Option<(Seat, SegmentId)>,
}

/// A feature of the board as it is now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FeatureView {
    /// Its current id, which can change when a tile is placed.
    pub id: FeatureId,
    /// City, road, field or cloister.
    pub kind: Kind,
    /// The cells of its tiles. Of a cloister: its own cell, then the occupied
    /// cells around it.
    pub cells: Cells,
    /// The number of each seat's followers on it.
    pub followers: PerSeat<u8>,
    /// Whether each seat scored it, or, while it is not scored, has the majority.
    pub winners: PerSeat<bool>,
    /// Pennants of a city.
    pub pennants: u8,
    /// Open edges of a road or city, or free cells around a cloister; 0 for a
    /// field.
    pub open: u8,
    /// Completed cities next to a field.
    pub cities: u8,
    /// Whether it is completed.
    pub complete: bool,
    /// Its points as a completed feature, or if the game ended now.
    pub current_points: u16,
    /// Its points if it were completed in its current size; of a field, if all
    /// cities next to it were completed.
    pub completed_points: u16,
}

/// The effect of a tile with a number; see [`WheelOfFortune::forecast`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// The sector in which the pig stops.
    pub sector: Sector,
    /// Points of each seat from the event.
    pub event: PerSeat<u16>,
    /// Points of each seat from followers on crowns.
    pub crowns: PerSeat<u16>,
    /// Whether each seat has to return a follower in the plague.
    pub plague: PerSeat<bool>,
}

impl WheelOfFortune {
    /// The rule variants.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The kind of decision to be made.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The player whose turn it is.
    pub const fn active(&self) -> Seat {
        Seat::in_turn(self.active as u32, self.players)
    }

    /// The drawn tile, until it is placed.
    pub const fn drawn(&self) -> Option<Tile> {
        self.drawn
    }

    /// The cell of the tile placed in the current turn.
    pub fn placed_cell(&self) -> Option<Cell> {
        self.placed.map(|tile| self.board.cell(tile))
    }

    /// The wheel: the pig and the crowns.
    pub const fn wheel(&self) -> &Wheel {
        &self.wheel
    }

    /// The number of followers in a seat's supply.
    pub fn supply(&self, seat: Seat) -> u8 {
        self.supply[seat.index()]
    }

    /// The number of a seat's followers on tiles.
    pub fn followers_on_tiles(&self, seat: Seat) -> u8 {
        FOLLOWERS_PER_PLAYER
            .saturating_sub(self.supply(seat))
            .saturating_sub(self.wheel.follower_count(seat))
    }

    /// Points that a seat has scored so far.
    pub fn points(&self, seat: Seat) -> u16 {
        self.ledger.points[seat.index()]
    }

    /// The tiles in the stack, without the drawn one, the next one first. Players do not
    /// know their order.
    pub fn hidden_stack(&self) -> &[Tile] {
        self.stack.remaining()
    }

    /// The number of each tile in the stack, without the drawn one, by
    /// [`Tile::index`].
    pub fn remaining_tiles(&self) -> [u8; TILE_COUNT] {
        let mut counts = [0; TILE_COUNT];
        for tile in self.stack.remaining() {
            counts[tile.index()] += 1;
        }
        counts
    }

    /// The number of tiles in the stack.
    pub fn remaining_count(&self) -> usize {
        self.stack.remaining().len()
    }

    /// All tiles on the board in the order of placing, the wheel's cells first.
    pub fn tiles(&self) -> impl Iterator<Item = PlacedTile> + '_ {
        let board = &self.board;
        board.placed().map(move |tile| PlacedTile {
            cell: board.cell(tile),
            tile: board.layout_id(tile).tile(),
            rotation: board.rotation(tile),
            follower: board.follower_on(tile),
        })
    }

    /// The tile in a cell.
    pub fn tile_at(&self, cell: Cell) -> Option<PlacedTile> {
        self.tiles().find(|placed| placed.cell == cell)
    }

    /// The design of the tile or wheel cell in a cell.
    pub fn design_at(&self, cell: Cell) -> Option<&'static Design> {
        let tile = self.board.tile_at(cell)?;
        design(&self.board, tile)
    }

    /// The rotations in which a tile fits in a cell; none if the cell is taken or
    /// not next to a tile. Rulebook: "Placing a tile".
    pub fn rotations(&self, tile: Tile, cell: Cell) -> impl Iterator<Item = Rotation> + use<> {
        let edges = self.board.frontier.edges_around(cell);
        edges.map_or(RotationSet::NONE, |edges| {
            LayoutId::of(tile).layout().rotations_matching(edges)
        })
    }

    /// The edge of a tile in this rotation and the neighbour's edge, at the first side, clockwise from
    /// the north, where they differ; `None` if it fits, or if the cell is taken or not next to a tile.
    /// Rulebook: "Placing a tile".
    pub fn edge_mismatch(
        &self,
        tile: Tile,
        rotation: Rotation,
        cell: Cell,
    ) -> Option<(Edge, Edge)> {
        let around = self.board.frontier.edges_around(cell)?;
        let tile = LayoutId::of(tile).layout().sides.rotated(rotation);
        (0..4).find_map(|side| {
            let (edge, neighbour) = (tile.edge_at(side)?, around.edge_at(side)?);
            (edge != neighbour).then_some((edge, neighbour))
        })
    }

    /// The cells in which a tile fits in some rotation, row by row.
    pub fn fitting_cells(&self, tile: Tile) -> impl Iterator<Item = Cell> + '_ {
        let layout = LayoutId::of(tile).layout();
        self.board
            .frontier
            .iter()
            .filter(|(_, edges)| !layout.rotations_matching(*edges).is_empty())
            .map(|(cell, _)| cell)
    }

    /// The free cells next to tiles, row by row.
    pub fn frontier_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.board.frontier.iter().map(|(cell, _)| cell)
    }

    /// The segments of the tile just placed to which a follower can be
    /// deployed. Rulebook: "Deploying a follower".
    pub fn deployable_segments(&self) -> impl Iterator<Item = (SegmentId, SegmentName)> + '_ {
        let able = self.phase == Phase::Deploy && self.check_supply().is_ok();
        self.placed
            .filter(|_| able)
            .into_iter()
            .flat_map(move |tile| {
                let design = design(&self.board, tile);
                design
                    .map_or(&[][..], |design| design.segments)
                    .iter()
                    .enumerate()
                    .map(|(at, segment)| (SegmentId::new(at as u8), segment.name()))
                    .filter(move |(segment, _)| self.is_free(tile, *segment))
            })
    }

    /// The feature of a segment of the tile in a cell.
    pub fn feature_at(&self, cell: Cell, segment: SegmentId) -> Option<FeatureView> {
        let tile = self.board.tile_at(cell)?;
        self.board
            .segments(tile)
            .any(|other| other == segment)
            .then(|| self.feature_view(self.board.feature_at(tile, segment)))
    }

    /// All features in the order in which they were started.
    pub fn features(&self) -> impl Iterator<Item = FeatureView> + '_ {
        self.board
            .features
            .iter()
            .map(|(id, _)| self.feature_view(id))
    }

    /// The features with followers, in the order in which they were started.
    pub fn claimed_features(&self) -> impl Iterator<Item = FeatureView> + '_ {
        self.board
            .features
            .iter()
            .filter(|(_, feature)| !feature.followers.is_empty())
            .map(|(id, _)| self.feature_view(id))
    }

    /// All segments of a feature.
    pub fn segments_of(&self, id: FeatureId) -> impl Iterator<Item = (Cell, SegmentId)> + '_ {
        let board = &self.board;
        board.placed().flat_map(move |tile| {
            board
                .segments(tile)
                .filter(move |segment| board.feature_at(tile, *segment) == id)
                .map(move |segment| (board.cell(tile), segment))
        })
    }

    fn feature_view(&self, id: FeatureId) -> FeatureView {
        let features = &self.board.features;
        let feature = features.get(id);
        let scored_by = Self::scoring_seats(feature);
        let scored = self.scored_feature(id);
        let mut closed = *feature;
        closed.open = 0;
        let cities = match feature.kind {
            Kind::Field => features.city_count(feature),
            _ => 0,
        };
        FeatureView {
            id,
            kind: feature.kind,
            cells: scored.cells,
            followers: PerSeat::from_fn(self.players, |seat| feature.followers.count(seat)),
            winners: PerSeat::from_fn(self.players, |seat| scored_by.contains(seat)),
            pennants: feature.pennants,
            open: feature.open,
            cities: scored.cities,
            complete: scored.complete,
            current_points: self.current_points(feature),
            completed_points: feature_points(&closed, cities, self.variant.small_cities),
        }
    }

    /// The points that the end of the current turn scores, with their features.
    pub fn end_of_turn_scores(&self) -> Vec<(Seat, u16, ScoredFeature)> {
        let mut scores: Vec<(Seat, u16, ScoredFeature)> = Vec::new();
        let mut listed = Vec::new();
        for id in self.completed_features() {
            if listed.contains(&id) {
                continue;
            }
            listed.push(id);
            let feature = self.board.features.get(id);
            let scored_by = feature.followers.majority();
            let seats = Seat::all(self.players).filter(|seat| scored_by.contains(*seat));
            scores.extend(
                seats.map(|seat| (seat, self.current_points(feature), self.scored_feature(id))),
            );
        }
        scores
    }

    /// The points and returned followers if a tile with the number `steps` were
    /// drawn now in the turn of `active`. Rulebook: "Wheel of Fortune tiles".
    pub fn forecast(&self, steps: u8, active: Seat) -> Forecast {
        let sector = self.wheel.pig().after(steps);
        let players = self.players;
        let mut crowns = PerSeat::new(players);
        for seat in self.wheel.followers_on(sector) {
            crowns[seat] += self.wheel.crown_points(sector);
        }
        Forecast {
            sector,
            event: PerSeat::from_fn(players, |seat| self.event_points(sector, active, seat)),
            crowns,
            plague: PerSeat::from_fn(players, |seat| {
                sector == Sector::Plague && self.followers_on_tiles(seat) > 0
            }),
        }
    }

    /// All deployed followers with their owners, those on tiles first.
    pub fn followers(&self) -> impl Iterator<Item = (Seat, FollowerSpot)> + '_ {
        let on_tiles = self.board.placed().filter_map(|tile| {
            let (seat, _) = self.board.follower_on(tile)?;
            let segment = self.follower_segment(tile)?;
            let cell = self.board.cell(tile);
            Some((seat, FollowerSpot::Tile { cell, segment }))
        });
        let on_crowns = Sector::ALL.into_iter().flat_map(|sector| {
            self.wheel
                .followers_on(sector)
                .map(move |seat| (seat, FollowerSpot::Crown { sector }))
        });
        on_tiles.chain(on_crowns)
    }

    /// The segment of the follower on a tile.
    pub(super) fn follower_segment(&self, tile: PlacedId) -> Option<SegmentName> {
        let (_, segment) = self.board.follower_on(tile)?;
        design(&self.board, tile)?
            .segments
            .get(segment.index())
            .map(|segment| segment.name())
    }
}

fn design(board: &Board, tile: PlacedId) -> Option<&'static Design> {
    match board.layout_id(tile).tile() {
        Some(tile) => Some(tile.design()),
        None => wheel_cell_design(board.cell(tile)),
    }
}
