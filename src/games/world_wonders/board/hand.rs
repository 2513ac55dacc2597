//! The piece being placed: its possible positions, and how the preview moves,
//! rotates and snaps.

use super::geometry::{Step, nearest, offset_cell};
use rules::game::Game as _;
use rules::games::world_wonders::{
    Action, COLUMNS, Cell, Cells, IllegalAction, Phase, Piece, PlacedPiece, Placements, ROWS,
    Rotation, Shape, WorldWonders,
};

/// A position and rotation of the current piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pose {
    /// North-west corner of its bounding box.
    pub at: Cell,
    pub rotation: Rotation,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hand {
    pub piece: Piece,
    /// Which road it is, of those that are laid in any order.
    pub road: Option<Road>,
    pub placements: Placements,
    /// Which of [`Road::ALL`] remain and fit.
    pub open_roads: [bool; Road::ALL.len()],
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placing {
    pub hand: Hand,
    /// The position of its preview, if there is one.
    pub pose: Option<Pose>,
    /// How the piece is rotated, with a preview or without.
    pub rotation: Rotation,
    /// Whether the preview is pinned, and does not follow the pointer.
    pub is_pinned: bool,
    /// The space that received the last key press.
    pub pressed_at: Option<Cell>,
}

/// The roads that are laid in any order: those of a short set, and in the first turn the starting
/// road.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Road {
    #[default]
    Double,
    Single,
    Starting,
}

impl Road {
    /// In the order of [`WorldWonders::current_placements`].
    pub const ALL: [Self; 3] = [Self::Double, Self::Single, Self::Starting];
}

/// The action that places a piece or road in a pose.
const fn action_of(road: Option<Road>, pose: Pose) -> Action {
    let Pose { at, rotation } = pose;
    match road {
        None | Some(Road::Double) => Action::Place { at, rotation },
        Some(Road::Single) => Action::PlaceSingleRoad { at },
        Some(Road::Starting) => Action::PlaceStartingRoad { at, rotation },
    }
}

/// The spaces of a rotated shape, as columns and rows from its corner.
fn spaces(shape: Shape, rotation: Rotation) -> impl Iterator<Item = (i32, i32)> {
    shape
        .cells(Cell::FIRST, rotation)
        .unwrap_or(Cells::NONE)
        .into_iter()
        .map(|cell| (i32::from(cell.column()), i32::from(cell.row())))
}

/// The last column and row of a rotated shape.
fn extent(shape: Shape, rotation: Rotation) -> (i32, i32) {
    spaces(shape, rotation).fold((0, 0), |max, space| {
        (max.0.max(space.0), max.1.max(space.1))
    })
}

/// The space nearest to the centre of a rotated shape.
fn centre_cell(shape: Shape, rotation: Rotation) -> (i32, i32) {
    let (right, down) = extent(shape, rotation);
    let distance_to = |space: &(i32, i32)| (2 * space.0 - right).abs() + (2 * space.1 - down).abs();
    spaces(shape, rotation)
        .min_by_key(distance_to)
        .unwrap_or_default()
}

/// Largest distance (in columns plus rows) of any space of a shape from its
/// centre space.
const MAX_DISTANCE: i32 = 3;

impl Hand {
    /// The piece to place now. Of several roads it is the `preferred` one if that fits, else
    /// the first that does.
    pub fn new(state: &WorldWonders, preferred: Road) -> Option<Self> {
        let placements = state.current_placements();
        let is_set = matches!(state.phase(), Phase::Roads { .. });
        let open_roads = placements.map(|placements| is_set && !placements.is_empty());
        let mut open = Road::ALL.into_iter().zip(open_roads);
        let road = if open.any(|(road, open)| road == preferred && open) {
            Some(preferred)
        } else {
            let mut open = Road::ALL.into_iter().zip(open_roads);
            open.find_map(|(road, open)| open.then_some(road))
        };
        let pose = Pose {
            at: Cell::FIRST,
            rotation: Rotation::NONE,
        };
        let PlacedPiece { piece, .. } = state.placed_piece(action_of(road, pose))?;
        let [first, single, starting] = placements;
        Some(Self {
            piece,
            road,
            placements: match road {
                None | Some(Road::Double) => first,
                Some(Road::Single) => single,
                Some(Road::Starting) => starting,
            },
            open_roads,
        })
    }

    pub fn shape(&self) -> Shape {
        self.piece.shape()
    }

    /// The action that places it in a pose.
    pub const fn action(&self, pose: Pose) -> Action {
        action_of(self.road, pose)
    }

    pub const fn placed_piece(&self, pose: Pose) -> PlacedPiece {
        PlacedPiece {
            piece: self.piece,
            at: pose.at,
            rotation: pose.rotation,
        }
    }

    /// Why it cannot be placed in a pose.
    pub fn placement_error(&self, state: &WorldWonders, pose: Pose) -> Option<IllegalAction> {
        state.check_action(self.action(pose)).err()
    }

    pub fn fits(&self, pose: Pose) -> bool {
        self.placements.has(pose.at, pose.rotation)
    }

    /// All legal poses in canonical order.
    pub fn poses(&self) -> impl Iterator<Item = Pose> {
        self.placements
            .iter()
            .map(|(at, rotation)| Pose { at, rotation })
    }

    /// All spaces covered by any legal pose.
    pub fn reachable_cells(&self) -> Cells {
        reachable_cells(&self.placements, self.shape())
    }

    /// The pose with its corner at a column and row, moved onto the map if
    /// necessary.
    fn at_corner(&self, (column, row): (i32, i32), rotation: Rotation) -> Pose {
        let (right, down) = extent(self.shape(), rotation);
        let column = column.clamp(0, i32::from(COLUMNS) - 1 - right);
        let row = row.clamp(0, i32::from(ROWS) - 1 - down);
        Pose {
            at: nearest(column, row),
            rotation,
        }
    }

    /// The pose with its centre on a space, moved onto the map if necessary.
    fn centred_on(&self, cell: Cell, rotation: Rotation) -> Pose {
        let (right, down) = centre_cell(self.shape(), rotation);
        let corner = (
            i32::from(cell.column()) - right,
            i32::from(cell.row()) - down,
        );
        self.at_corner(corner, rotation)
    }

    /// The legal poses that cover a space in this rotation, those with their
    /// centre nearest to it first.
    fn poses_on(&self, cell: Cell, rotation: Rotation) -> Vec<Pose> {
        let centre = centre_cell(self.shape(), rotation);
        let mut poses = Vec::new();
        for distance in 0..=MAX_DISTANCE {
            for (right, down) in spaces(self.shape(), rotation) {
                let is_at_distance = (right - centre.0).abs() + (down - centre.1).abs() == distance;
                let pose = offset_cell(cell, (-right, -down)).map(|at| Pose { at, rotation });
                poses.extend(pose.filter(|pose| is_at_distance && self.fits(*pose)));
            }
        }
        poses
    }

    /// All distinct rotations of the shape, starting with this one.
    fn rotations_from(&self, rotation: Rotation) -> impl Iterator<Item = Rotation> {
        let count = self.shape().rotation_count();
        (0..count).map(move |turns| Rotation::new((rotation.quarters() + turns) % count))
    }

    /// The distinct rotation of the shape that looks like this one.
    fn normalized(&self, rotation: Rotation) -> Rotation {
        Rotation::new(rotation.quarters() % self.shape().rotation_count())
    }

    /// The pose for a pointer at a space: the nearest legal one that covers it
    /// in this rotation, else centred on it.
    pub fn follow(&self, cell: Cell, rotation: Rotation) -> Pose {
        let rotation = self.normalized(rotation);
        let snapped = self.poses_on(cell, rotation).into_iter().next();
        snapped.unwrap_or_else(|| self.centred_on(cell, rotation))
    }

    /// The pose after a tap on a space: a legal one that covers it, rotated if necessary.
    pub fn tap(&self, cell: Cell, rotation: Rotation) -> Pose {
        let rotation = self.normalized(rotation);
        let mut rotations = self.rotations_from(rotation);
        let found = rotations.find_map(|rotation| self.poses_on(cell, rotation).into_iter().next());
        found.unwrap_or_else(|| self.centred_on(cell, rotation))
    }

    /// The next distinct rotation, clockwise.
    pub fn next_rotation(&self, rotation: Rotation) -> Rotation {
        self.normalized(Rotation::new(rotation.quarters() + 1))
    }

    /// The pose after a quarter turn around its centre.
    pub fn rotated(&self, pose: Pose) -> Pose {
        let (right, down) = centre_cell(self.shape(), pose.rotation);
        let centre = offset_cell(pose.at, (right, down)).unwrap_or(pose.at);
        self.centred_on(centre, self.next_rotation(pose.rotation))
    }

    /// The pose moved by columns and rows.
    pub fn stepped(&self, pose: Pose, (right, down): Step) -> Pose {
        let column = i32::from(pose.at.column()) + right;
        let row = i32::from(pose.at.row()) + down;
        self.at_corner((column, row), pose.rotation)
    }

    /// The next legal pose in canonical order, or the previous one; cyclic.
    pub fn next(&self, pose: Option<Pose>, is_backward: bool) -> Option<Pose> {
        let poses: Vec<Pose> = self.poses().collect();
        let last = poses.len().checked_sub(1)?;
        let found = pose.map(|pose| {
            let key = |pose: &Pose| (pose.at, pose.rotation);
            poses.binary_search_by_key(&key(&pose), key)
        });
        let index = match (found, is_backward) {
            (None, false) => 0,
            (None, true) => last,
            (Some(Ok(found)), false) => (found + 1) % poses.len(),
            (Some(Err(found)), false) => found % poses.len(),
            (Some(Ok(found) | Err(found)), true) => found.checked_sub(1).unwrap_or(last),
        };
        poses.get(index).copied()
    }
}

/// All spaces covered by any of these placements.
pub fn reachable_cells(placements: &Placements, shape: Shape) -> Cells {
    placements
        .iter()
        .fold(Cells::NONE, |reachable, (at, rotation)| {
            reachable.or(shape.cells(at, rotation).unwrap_or(Cells::NONE))
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::world_wonders::board::geometry::tests::cell;
    use rules::game::NullSink;
    use rules::games::world_wonders::Scenario;

    /// The starting road of a default game.
    fn start() -> (WorldWonders, Hand) {
        let state = WorldWonders::from_scenario(&Scenario::default());
        let hand = Hand::new(&state, Road::default()).unwrap();
        (state, hand)
    }

    #[test]
    fn the_first_roads_are_laid_in_the_wanted_order() {
        let (mut state, hand) = start();
        assert_eq!((hand.road, hand.open_roads), (None, [false; 3]));
        for (text, preferred, road, open) in [
            ("buy-short-roads", Road::Starting, Road::Starting, [true; 3]),
            ("one-c11", Road::Single, Road::Double, [true, false, true]),
            (
                "start-c7e",
                Road::Starting,
                Road::Double,
                [true, false, false],
            ),
        ] {
            let action = state.parse_action(text).unwrap();
            state.apply_unchecked(action, &mut NullSink);
            let hand = Hand::new(&state, preferred).unwrap();
            assert_eq!((hand.road, hand.open_roads), (Some(road), open), "{text}");
            for pose in hand.poses() {
                assert_eq!(hand.placement_error(&state, pose), None);
                let placed = state.placed_piece(hand.action(pose));
                assert_eq!(placed.map(|placed| placed.piece), Some(hand.piece));
            }
        }
    }

    #[test]
    fn a_piece_snaps_to_where_it_fits() {
        let (_, hand) = start();
        let followed = hand.follow(cell("f11"), Rotation::NONE);
        assert!(hand.fits(followed));
        assert!(hand.placed_piece(followed).cells().has(cell("f11")));
        // Away from the sidewalk only the upright road reaches it.
        let centred = hand.follow(cell("f9"), Rotation::NONE);
        assert!(!hand.fits(centred));
        let tapped = hand.tap(cell("f9"), Rotation::NONE);
        assert!(hand.fits(tapped));
        assert_eq!(tapped.rotation, Rotation::new(1));
    }

    #[test]
    fn a_tap_covers_the_space_if_anything_can() {
        let (_, hand) = start();
        let reachable = hand.reachable_cells();
        assert!(reachable.has(cell("l8")) && !reachable.has(cell("l7")));
        for space in Cell::all() {
            for rotation in [Rotation::NONE, Rotation::new(1)] {
                let tapped = hand.tap(space, rotation);
                assert!(hand.placed_piece(tapped).cells().has(space), "{space}");
                assert_eq!(hand.fits(tapped), reachable.has(space), "{space}");
            }
        }
        // It is rotated only if necessary.
        for rotation in [Rotation::NONE, Rotation::new(1)] {
            assert_eq!(hand.tap(cell("f11"), rotation).rotation, rotation);
        }
    }

    #[test]
    fn every_space_of_a_form_is_near_its_middle() {
        for shape in Shape::ALL {
            for rotation in Rotation::ALL {
                let middle = centre_cell(shape, rotation);
                let distance_to =
                    |at: (i32, i32)| (at.0 - middle.0).abs() + (at.1 - middle.1).abs();
                assert!(spaces(shape, rotation).all(|at| distance_to(at) <= MAX_DISTANCE));
            }
        }
    }

    #[test]
    fn a_piece_stays_on_the_map() {
        let (_, hand) = start();
        for at in Cell::all() {
            for rotation in Rotation::ALL {
                let mut pose = hand.follow(at, rotation);
                for by in [(1, 0), (0, 1), (-1, 0), (0, -1)] {
                    pose = hand.rotated(hand.stepped(pose, by));
                    assert_eq!(hand.placed_piece(pose).cells().len(), 4);
                }
            }
        }
    }

    #[test]
    fn the_next_placement_follows_the_canonical_order() {
        let (_, hand) = start();
        let poses: Vec<Pose> = hand.poses().collect();
        assert_eq!(hand.next(None, false), poses.first().copied());
        assert_eq!(hand.next(None, true), poses.last().copied());
        for pair in poses.windows(2) {
            assert_eq!(hand.next(Some(pair[0]), false), Some(pair[1]));
            assert_eq!(hand.next(Some(pair[1]), true), Some(pair[0]));
        }
        assert_eq!(
            hand.next(poses.last().copied(), false),
            poses.first().copied()
        );
        // From an illegal pose, the next legal one.
        let off = Pose {
            at: Cell::FIRST,
            rotation: Rotation::NONE,
        };
        assert!(!hand.fits(off));
        assert_eq!(hand.next(Some(off), false), poses.first().copied());
    }
}
