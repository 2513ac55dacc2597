//! Where pieces can be placed.
//!
//! Rulebook: "Placing Pieces on the Map" and "Monuments".

use super::action::IllegalAction;
use super::cells::{Cell, Cells, STRIDE};
use super::city::{City, Piece, PlacedPiece};
use super::monuments::{Arrangement, Monument, Need, Terrain};
use super::shapes::{Pattern, RotatedShape, Shape};
use super::tiles::Kind;
use crate::grid::{BitIndex, Rotation};

/// The placements of a piece: for each rotation, the possible positions of the
/// north-west corner of its bounding box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Placements([Cells; 4]);

impl Placements {
    /// No placement.
    pub const NONE: Self = Self([Cells::NONE; 4]);

    /// The corners for one rotation.
    pub const fn corners(&self, rotation: Rotation) -> Cells {
        self.0[rotation.index()]
    }

    /// Whether the piece can be placed with this corner and rotation.
    pub fn has(&self, at: Cell, rotation: Rotation) -> bool {
        self.corners(rotation).has(at)
    }

    /// Whether there is no placement.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|corners| corners.is_empty())
    }

    /// All placements in canonical order: by row, column, rotation.
    pub fn iter(&self) -> PlacementsIter {
        PlacementsIter {
            placements: *self,
            corners: self.0[0] | self.0[1] | self.0[2] | self.0[3],
            quarters: 0,
        }
    }

    fn add(&mut self, at: Cell, rotation: Rotation) {
        self.0[rotation.index()].add(at);
    }

    fn merge(&mut self, rotation: Rotation, corners: Cells) {
        self.0[rotation.index()] |= corners;
    }
}

/// Iterator over [`Placements`] in canonical order: by row, column, rotation.
#[derive(Clone, Debug)]
pub struct PlacementsIter {
    placements: Placements,
    /// The corners not yet exhausted.
    corners: Cells,
    /// The next rotation to try at the first corner.
    quarters: u8,
}

impl Iterator for PlacementsIter {
    type Item = (Cell, Rotation);

    #[inline]
    fn next(&mut self) -> Option<(Cell, Rotation)> {
        loop {
            let at = self.corners.first()?;
            while self.quarters < 4 {
                let rotation = Rotation::new(self.quarters);
                self.quarters += 1;
                if self.placements.has(at, rotation) {
                    return Some((at, rotation));
                }
            }
            self.quarters = 0;
            self.corners -= Cells::one(at);
        }
    }
}

impl City {
    /// The corners for which a road touches a road, a tower or the sidewalk.
    fn road_corners(&self, shape: &RotatedShape) -> Cells {
        shape.touches(self.roads | self.towers) | shape.covers(Cells::SIDEWALK)
    }

    /// Placements of the starting road, which must touch the sidewalk.
    ///
    /// Rulebook: "Game Setup", J.
    pub(super) fn starting_road_placements(&self) -> Placements {
        let mut placements = Placements::NONE;
        for rotation in Shape::I4.rotations() {
            let shape = Shape::I4.rotated(rotation);
            let fits = self.corners_on_terrain(Terrain::LandEnds, shape);
            placements.merge(rotation, fits & shape.covers(Cells::SIDEWALK));
        }
        placements
    }

    /// The corners for a piece in one rotation. Not for monuments of several
    /// pieces.
    ///
    /// Rulebook: "Placing Pieces on the Map".
    fn piece_corners(&self, piece: Piece, rotation: Rotation) -> Cells {
        let shape = piece.shape().rotated(rotation);
        let fits = self.corners_on_terrain(terrain(piece), shape);
        if fits.is_empty() {
            return fits;
        }
        fits & match piece {
            Piece::LongRoad | Piece::DoubleRoad | Piece::SingleRoad => self.road_corners(shape),
            Piece::Tower => shape.touches(self.occupied),
            Piece::Tile(tile) => {
                let same_type = self.buildings(tile.kind());
                shape.touches(self.roads | same_type)
            }
            Piece::Monument(monument) => self.corners_meeting_needs(monument, shape, fits),
        }
    }

    /// The placements of a piece; of a monument of several pieces, those of the
    /// first piece.
    pub(super) fn placements(&self, piece: Piece) -> Placements {
        if let Piece::Monument(monument) = piece
            && monument.card().pieces > 1
        {
            return self.next_piece_placements(monument, 0);
        }
        let mut placements = Placements::NONE;
        for rotation in piece.shape().rotations() {
            placements.merge(rotation, self.piece_corners(piece, rotation));
        }
        placements
    }

    /// Whether a piece can be placed at all; cheaper than
    /// [`Self::placements`].
    pub(super) fn can_place(&self, piece: Piece) -> bool {
        if let Piece::Monument(monument) = piece {
            let mut needs = monument.card().needs.iter();
            if needs.any(|need| self.feature_cells(*need).is_empty()) {
                return false;
            }
            if monument.card().pieces > 1 {
                return self.has_pattern(monument);
            }
        }
        piece
            .shape()
            .rotations()
            .any(|rotation| !self.piece_corners(piece, rotation).is_empty())
    }

    /// The corners for which a shape covers free spaces of the right terrain.
    fn corners_on_terrain(&self, terrain: Terrain, shape: &RotatedShape) -> Cells {
        let land = self.free_land();
        match terrain {
            Terrain::Land => shape.fits(land),
            Terrain::Water => shape.fits(self.free_water()),
            Terrain::LandEnds => shape.fits_line(land, land | self.free_water()),
            Terrain::WaterBetween => shape.fits_line(land, self.free_water()),
            Terrain::Half => {
                let domino = |quarters| Shape::I2.rotated(Rotation::new(quarters));
                let (flat, upright) = (domino(0), domino(1));
                let water = self.free_water();
                let halves = |half: &RotatedShape, step| {
                    let (wet, dry) = (half.fits(water), half.fits(land));
                    wet & dry.down(step) | dry & wet.down(step)
                };
                halves(flat, STRIDE) | halves(upright, 1)
            }
        }
    }

    /// The corners among `candidates` for which a shape touches everything a
    /// monument needs.
    ///
    /// Rulebook: "Monuments", 3.
    fn corners_meeting_needs(
        &self,
        monument: Monument,
        shape: &RotatedShape,
        candidates: Cells,
    ) -> Cells {
        let mut corners = candidates;
        for need in monument.card().needs {
            if corners.is_empty() {
                break;
            }
            corners &= self.corners_meeting_need(*need, shape);
        }
        corners
    }

    fn corners_meeting_need(&self, need: Need, shape: &RotatedShape) -> Cells {
        match need {
            Need::TwoFarms => {
                let (mut once, mut twice) = (Cells::NONE, Cells::NONE);
                for (tile, cells) in self.tiles() {
                    if tile.kind() == Kind::Farm {
                        let corners = shape.touches(cells);
                        twice |= once & corners;
                        once |= corners;
                    }
                }
                twice
            }
            _ => shape.touches(self.feature_cells(need)),
        }
    }

    /// The corners for a whole pattern when its pieces on the spaces `placed`
    /// are already there.
    fn pattern_corners(&self, monument: Monument, pattern: &Pattern, placed: Cells) -> Cells {
        let shape = &pattern.shape;
        let fits = shape.fits(self.free_land() | placed);
        if fits.is_empty() {
            return fits;
        }
        self.corners_meeting_needs(monument, shape, fits)
    }

    /// Whether a monument of several pieces fits anywhere.
    fn has_pattern(&self, monument: Monument) -> bool {
        self.needs_within_reach(monument)
            && monument.patterns().iter().any(|pattern| {
                let corners = self.pattern_corners(monument, pattern, Cells::NONE);
                !corners.is_empty()
            })
    }

    /// Whether the features a monument of connected pieces needs are close
    /// enough together: a cheap necessary condition.
    fn needs_within_reach(&self, monument: Monument) -> bool {
        let card = monument.card();
        if card.arrangement != Arrangement::Connected {
            return true;
        }
        let land = self.free_land();
        let near = |need: &Need| self.feature_cells(*need).neighbours() & land;
        let mut needs = card.needs.iter();
        let mut reached = needs.next().map_or(land, near);
        let length = usize::from(card.pieces) * card.shape.printed().len();
        for _ in 1..length {
            reached |= reached.neighbours() & land;
        }
        needs.all(|need| reached.meets(near(need)))
    }

    /// Placements of the next piece of a monument of several pieces, after its
    /// first `count` pieces, which are the last ones placed. Only placements
    /// from which the monument can be completed.
    pub(super) fn next_piece_placements(&self, monument: Monument, count: u8) -> Placements {
        let mut placements = Placements::NONE;
        let mut placed = self.last_pieces(count);
        let placed = [placed.next(), placed.next()];
        let placed_cells = placed
            .iter()
            .flatten()
            .fold(Cells::NONE, |all, piece| all | piece.cells());
        for pattern in monument.patterns() {
            let corners = self.pattern_corners(monument, pattern, placed_cells);
            if corners.is_empty() {
                continue;
            }
            let [Some(first), second] = placed else {
                for (offset, rotation) in pattern.pieces() {
                    placements.merge(rotation, corners.up(offset));
                }
                continue;
            };
            for (offset, rotation) in pattern.pieces() {
                let corner = first.at.bit().checked_sub(offset).map(Cell::from_bit);
                let Some(corner) = corner.filter(|corner| corners.has(*corner)) else {
                    continue;
                };
                if rotation == first.rotation {
                    add_missing_pieces(pattern, corner, first, second, &mut placements);
                }
            }
        }
        placements
    }

    /// Checks a placement. `start` marks the starting road; `count` pieces of
    /// the same monument are already placed.
    ///
    /// # Errors
    /// Why the piece cannot be placed like this.
    pub(super) fn check_placement(
        &self,
        placed: PlacedPiece,
        start: bool,
        count: u8,
    ) -> Result<(), IllegalAction> {
        let PlacedPiece {
            piece,
            at,
            rotation,
        } = placed;
        if rotation.quarters() >= piece.shape().rotation_count() {
            return Err(IllegalAction::RedundantRotation);
        }
        let shape = piece.shape().rotated(rotation);
        let cells = shape.at(at).ok_or(IllegalAction::OffMap)?;
        if let Some(cell) = (cells & self.occupied).first() {
            return Err(IllegalAction::Occupied { cell });
        }
        if !self.corners_on_terrain(terrain(piece), shape).has(at) {
            return Err(self.terrain_error(terrain(piece), cells));
        }
        let require = |met: bool, error| if met { Ok(()) } else { Err(error) };
        match piece {
            Piece::LongRoad if start => {
                require(cells.meets(Cells::SIDEWALK), IllegalAction::NotAtSidewalk)
            }
            Piece::LongRoad | Piece::DoubleRoad | Piece::SingleRoad => require(
                self.road_corners(shape).has(at),
                IllegalAction::RoadNotAdjacent,
            ),
            Piece::Tower => require(
                shape.touches(self.occupied).has(at),
                IllegalAction::TowerNotAdjacent,
            ),
            Piece::Tile(tile) => {
                let kind = tile.kind();
                let anchors = self.roads | self.buildings(kind);
                require(
                    shape.touches(anchors).has(at),
                    IllegalAction::BuildingNotAdjacent { kind },
                )
            }
            Piece::Monument(monument) if monument.card().pieces > 1 => {
                let placements = self.next_piece_placements(monument, count);
                require(
                    placements.has(at, rotation),
                    IllegalAction::CannotBeCompleted,
                )
            }
            Piece::Monument(monument) => monument
                .card()
                .needs
                .iter()
                .find(|need| !self.corners_meeting_need(**need, shape).has(at))
                .map_or(Ok(()), |need| {
                    Err(IllegalAction::MonumentNotAdjacent { need: *need })
                }),
        }
    }

    fn terrain_error(&self, terrain: Terrain, cells: Cells) -> IllegalAction {
        let water = (cells & self.map.water).first();
        let land = (cells - self.map.water).first();
        match (terrain, water, land) {
            (Terrain::Land, Some(cell), _) => IllegalAction::OnWater { cell },
            (Terrain::Water, _, Some(cell)) => IllegalAction::OnLand { cell },
            _ => IllegalAction::WrongTerrain { terrain },
        }
    }
}

/// The terrain a piece needs.
fn terrain(piece: Piece) -> Terrain {
    match piece {
        Piece::LongRoad => Terrain::LandEnds,
        Piece::Monument(monument) => monument.card().terrain,
        _ => Terrain::Land,
    }
}

/// Adds the pieces of a pattern that are not placed yet, provided that the
/// placed ones belong to the pattern.
fn add_missing_pieces(
    pattern: &Pattern,
    corner: Cell,
    first: PlacedPiece,
    second: Option<PlacedPiece>,
    placements: &mut Placements,
) {
    let positions = || {
        pattern
            .pieces()
            .map(move |(offset, rotation)| (Cell::from_bit(corner.bit() + offset), rotation))
    };
    let is_at =
        |placed: PlacedPiece, position: (Cell, Rotation)| (placed.at, placed.rotation) == position;
    if second.is_some_and(|second| !positions().any(|position| is_at(second, position))) {
        return;
    }
    for position in positions() {
        if !is_at(first, position) && !second.is_some_and(|second| is_at(second, position)) {
            placements.add(position.0, position.1);
        }
    }
}
