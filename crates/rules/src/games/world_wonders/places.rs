//! Where pieces can be placed: sets of corners, one for each turn.

use super::action::IllegalAction;
use super::cells::{Cell, Cells, Turn};
use super::city::{City, Piece, PlacedPiece};
use super::monuments::{Monument, Need, Standing, Terrain};
use super::shapes::{Form, Pattern, Shape};
use super::tiles::Kind;

/// Where the corner of a piece's bounding box can be, for each turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Places([Cells; 4]);

impl Places {
    /// Nowhere.
    pub const NONE: Self = Self([Cells::NONE; 4]);

    /// Where the corner can be if the piece is turned so.
    #[must_use]
    pub const fn turned(&self, turn: Turn) -> Cells {
        self.0[turn.index()]
    }

    /// Whether it can be placed so.
    #[must_use]
    pub const fn has(&self, at: Cell, turn: Turn) -> bool {
        self.turned(turn).has(at)
    }

    /// Whether it can be placed nowhere.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|corners| corners.is_empty())
    }

    /// All ways to place it: by row, by column, by turn.
    #[must_use]
    pub const fn iter(&self) -> PlacesIter {
        PlacesIter {
            places: *self,
            corners: self.0[0].or(self.0[1]).or(self.0[2]).or(self.0[3]),
            turn: 0,
        }
    }

    fn add(&mut self, at: Cell, turn: Turn) {
        self.0[turn.index()].add(at);
    }

    fn merge(&mut self, turn: Turn, corners: Cells) {
        let own = &mut self.0[turn.index()];
        *own = own.or(corners);
    }
}

/// All ways to place something: by row, by column, by turn.
#[derive(Clone, Debug)]
pub struct PlacesIter {
    places: Places,
    /// The corners that are left; of the first one, the turns from `turn` on.
    corners: Cells,
    turn: u8,
}

impl Iterator for PlacesIter {
    type Item = (Cell, Turn);

    #[inline]
    fn next(&mut self) -> Option<(Cell, Turn)> {
        loop {
            let at = self.corners.first()?;
            while self.turn < 4 {
                let turn = Turn::new(self.turn);
                self.turn += 1;
                if self.places.has(at, turn) {
                    return Some((at, turn));
                }
            }
            self.turn = 0;
            self.corners = self.corners.without(Cells::one(at));
        }
    }
}

impl City {
    /// What roads hang on, but for the sidewalk.
    const fn road_hold(&self) -> Cells {
        self.roads.or(self.towers)
    }

    /// Where a road of this shape is at a road, a tower or the sidewalk.
    fn at_roads(&self, shape: &Shape) -> Cells {
        let held = shape.touches(self.road_hold());
        held.or(shape.covers(Cells::SIDEWALK))
    }

    /// Where the starting road can be: at the sidewalk.
    pub(super) fn start_places(&self) -> Places {
        let mut places = Places::NONE;
        for turn in Form::I4.turns() {
            let shape = Form::I4.shape(turn);
            let fits = self.terrain_fits(Terrain::LandEnds, shape);
            places.merge(turn, fits.and(shape.covers(Cells::SIDEWALK)));
        }
        places
    }

    /// Where the corner of a piece can be if it is turned so. Pieces of
    /// monuments that have several are left out.
    fn corners(&self, piece: Piece, turn: Turn) -> Cells {
        let shape = piece.form().shape(turn);
        let fits = self.terrain_fits(terrain(piece), shape);
        if fits.is_empty() {
            return fits;
        }
        fits.and(match piece {
            Piece::LongRoad | Piece::DoubleRoad | Piece::SingleRoad => self.at_roads(shape),
            Piece::Tower => shape.touches(self.taken),
            Piece::Tile(tile) => {
                let own = self.buildings(tile.kind());
                shape.touches(self.roads.or(own))
            }
            Piece::Monument(monument) => self.needs_met(monument, shape, fits),
        })
    }

    /// Where a piece can be placed.
    pub(super) fn piece_places(&self, piece: Piece) -> Places {
        if let Piece::Monument(monument) = piece
            && monument.card().pieces > 1
        {
            return self.several_places(monument, 0);
        }
        let mut places = Places::NONE;
        for turn in piece.form().turns() {
            places.merge(turn, self.corners(piece, turn));
        }
        places
    }

    /// Whether a piece can be placed anywhere.
    pub(super) fn has_place(&self, piece: Piece) -> bool {
        if let Piece::Monument(monument) = piece {
            let mut needs = monument.card().needs.iter();
            if needs.any(|need| self.meant_by(*need).is_empty()) {
                return false;
            }
            if monument.card().pieces > 1 {
                return self.has_pattern(monument);
            }
        }
        let mut turns = piece.form().turns();
        turns.any(|turn| !self.corners(piece, turn).is_empty())
    }

    /// Where a shape lies on free spaces of the right kind.
    fn terrain_fits(&self, terrain: Terrain, shape: &Shape) -> Cells {
        let land = self.free_land();
        match terrain {
            Terrain::Land => shape.fits(land),
            Terrain::Water => shape.fits(self.free_water()),
            Terrain::LandEnds => shape.fits_line(land, land.or(self.free_water())),
            Terrain::WaterBetween => shape.fits_line(land, self.free_water()),
            Terrain::Half => {
                let two = |at| Form::I2.shape(Turn::new(at));
                let (flat, upright) = (two(0), two(1));
                let water = self.free_water();
                let halves = |shape: &Shape, step| {
                    let (wet, dry) = (shape.fits(water), shape.fits(land));
                    wet.and(dry.down(step)).or(dry.and(wet.down(step)))
                };
                halves(flat, super::cells::STRIDE).or(halves(upright, 1))
            }
        }
    }

    /// Where a shape shares edges with all that a monument needs. Only `among`
    /// is of interest.
    fn needs_met(&self, monument: Monument, shape: &Shape, among: Cells) -> Cells {
        let mut corners = among;
        for need in monument.card().needs {
            if corners.is_empty() {
                break;
            }
            corners = corners.and(self.need_met(*need, shape));
        }
        corners
    }

    fn need_met(&self, need: Need, shape: &Shape) -> Cells {
        match need {
            Need::TwoFarms => {
                let (mut once, mut twice) = (Cells::NONE, Cells::NONE);
                for (tile, cells) in self.tiles() {
                    if tile.kind() == Kind::Farm {
                        let at = shape.touches(cells);
                        twice = twice.or(once.and(at));
                        once = once.or(at);
                    }
                }
                twice
            }
            _ => shape.touches(self.meant_by(need)),
        }
    }

    /// Where the corner of a whole pattern can be, when `placed` of it already
    /// lies.
    fn pattern_corners(&self, monument: Monument, pattern: &Pattern, placed: Cells) -> Cells {
        let shape = &pattern.shape;
        let fits = shape.fits(self.free_land().or(placed));
        if fits.is_empty() {
            return fits;
        }
        self.needs_met(monument, shape, fits)
    }

    /// Whether the pieces of a monument can be placed in some way.
    fn has_pattern(&self, monument: Monument) -> bool {
        self.may_reach(monument)
            && monument.patterns().iter().any(|pattern| {
                let corners = self.pattern_corners(monument, pattern, Cells::NONE);
                !corners.is_empty()
            })
    }

    /// Whether the needs of a monument whose pieces hang together are near
    /// enough to each other: a quick look before the long one.
    fn may_reach(&self, monument: Monument) -> bool {
        let card = monument.card();
        if card.standing != Standing::Together {
            return true;
        }
        let land = self.free_land();
        let near = |need: &Need| self.meant_by(*need).neighbours().and(land);
        let mut needs = card.needs.iter();
        let mut reached = needs.next().map_or(land, near);
        let length = usize::from(card.pieces) * card.form.printed().len();
        for _ in 1..length {
            reached = reached.or(reached.neighbours().and(land));
        }
        needs.all(|need| reached.meets(near(need)))
    }

    /// Where the next piece of a monument that has several can be, so that it
    /// can be completed; its last `count` pieces lie already.
    pub(super) fn several_places(&self, monument: Monument, count: u8) -> Places {
        let mut places = Places::NONE;
        let mut lying = self.last_pieces(count);
        let placed = [lying.next(), lying.next()];
        let own = placed.iter().flatten();
        let own = own.fold(Cells::NONE, |all, lying| all.or(lying.cells()));
        for pattern in monument.patterns() {
            let corners = self.pattern_corners(monument, pattern, own);
            if corners.is_empty() {
                continue;
            }
            let [Some(first), second] = placed else {
                for (bit, turn) in pattern.pieces() {
                    places.merge(turn, corners.up(bit));
                }
                continue;
            };
            for (bit, turn) in pattern.pieces() {
                let corner = first.at.bit().checked_sub(bit).map(Cell::from_bit);
                let Some(corner) = corner.filter(|corner| corners.has(*corner)) else {
                    continue;
                };
                if turn == first.turn {
                    add_rest(pattern, corner, first, second, &mut places);
                }
            }
        }
        places
    }

    /// Why a piece cannot be placed so; nothing if it can. `start` is the
    /// starting road; of a monument that has several pieces, the last `count`
    /// lie already.
    pub(super) fn why_not(
        &self,
        piece: Piece,
        at: Cell,
        turn: Turn,
        start: bool,
        count: u8,
    ) -> Option<IllegalAction> {
        let form = piece.form();
        if turn.quarters() >= form.ways() {
            return Some(IllegalAction::NoSuchTurn);
        }
        let shape = form.shape(turn);
        let Some(cells) = shape.at(at) else {
            return Some(IllegalAction::OffMap);
        };
        if let Some(cell) = cells.and(self.taken).first() {
            return Some(IllegalAction::Taken { cell });
        }
        if !self.terrain_fits(terrain(piece), shape).has(at) {
            return Some(self.wrong_terrain(terrain(piece), cells));
        }
        let one = Cells::one(at);
        match piece {
            Piece::LongRoad if start => {
                (!cells.meets(Cells::SIDEWALK)).then_some(IllegalAction::NotAtSidewalk)
            }
            Piece::LongRoad | Piece::DoubleRoad | Piece::SingleRoad => {
                (!self.at_roads(shape).meets(one)).then_some(IllegalAction::NotAtRoad)
            }
            Piece::Tower => (!shape.touches(self.taken).meets(one)).then_some(IllegalAction::Apart),
            Piece::Tile(tile) => {
                let held = self.roads.or(self.buildings(tile.kind()));
                let apart = !shape.touches(held).meets(one);
                apart.then_some(IllegalAction::NotAtRoadOrOwn { kind: tile.kind() })
            }
            Piece::Monument(monument) if monument.card().pieces > 1 => {
                let places = self.several_places(monument, count);
                (!places.has(at, turn)).then_some(IllegalAction::Unfinished)
            }
            Piece::Monument(monument) => {
                let mut needs = monument.card().needs.iter();
                needs
                    .find(|need| !self.need_met(**need, shape).meets(one))
                    .map(|need| IllegalAction::Lacks { need: *need })
            }
        }
    }

    fn wrong_terrain(&self, terrain: Terrain, cells: Cells) -> IllegalAction {
        let water = cells.and(self.map.water).first();
        let land = cells.without(self.map.water).first();
        match (terrain, water, land) {
            (Terrain::Land, Some(cell), _) => IllegalAction::OnWater { cell },
            (Terrain::Water, _, Some(cell)) => IllegalAction::OnLand { cell },
            _ => IllegalAction::WrongTerrain { terrain },
        }
    }
}

/// On what a piece lies.
fn terrain(piece: Piece) -> Terrain {
    match piece {
        Piece::LongRoad => Terrain::LandEnds,
        Piece::Monument(monument) => monument.card().terrain,
        _ => Terrain::Land,
    }
}

/// Adds the pieces of a pattern that do not lie yet, if those that lie are
/// pieces of it.
fn add_rest(
    pattern: &Pattern,
    corner: Cell,
    first: PlacedPiece,
    second: Option<PlacedPiece>,
    places: &mut Places,
) {
    let own = || {
        let pieces = pattern.pieces();
        pieces.map(move |(bit, turn)| (Cell::from_bit(corner.bit() + bit), turn))
    };
    let is = |lying: PlacedPiece, place: (Cell, Turn)| (lying.at, lying.turn) == place;
    if second.is_some_and(|second| !own().any(|place| is(second, place))) {
        return;
    }
    for place in own() {
        if !is(first, place) && !second.is_some_and(|second| is(second, place)) {
            places.add(place.0, place.1);
        }
    }
}
