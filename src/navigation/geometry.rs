//! Where the focus goes from a rectangle in a direction.

use crate::browser::Rect;
use crate::hooks::Key;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    Up,
    Right,
    Down,
    Left,
}

impl Direction {
    /// The direction of an arrow key.
    pub const fn from_key(key: Key) -> Option<Self> {
        match key {
            Key::Up => Some(Self::Up),
            Key::Right => Some(Self::Right),
            Key::Down => Some(Self::Down),
            Key::Left => Some(Self::Left),
            _ => None,
        }
    }

    /// The name of its arrow key.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Up => "ArrowUp",
            Self::Right => "ArrowRight",
            Self::Down => "ArrowDown",
            Self::Left => "ArrowLeft",
        }
    }

    pub const fn is_horizontal(self) -> bool {
        matches!(self, Self::Left | Self::Right)
    }
}

impl Rect {
    /// The distance between two centres, squared.
    pub(super) const fn distance(&self, other: &Self) -> f64 {
        let ((x, y), (to_x, to_y)) = (self.centre(), other.centre());
        (to_x - x) * (to_x - x) + (to_y - y) * (to_y - y)
    }

    /// Turned so that the direction is to the right.
    const fn turned(&self, direction: Direction) -> Self {
        let Self {
            left,
            top,
            right,
            bottom,
        } = *self;
        match direction {
            Direction::Right => *self,
            Direction::Left => Self {
                left: -right,
                right: -left,
                ..*self
            },
            Direction::Down => Self {
                left: top,
                right: bottom,
                top: left,
                bottom: right,
            },
            Direction::Up => Self {
                left: -bottom,
                right: -top,
                top: left,
                bottom: right,
            },
        }
    }

    /// Whether another rectangle lies to the right, at least by its far edge.
    const fn reaches(&self, to: &Self) -> bool {
        (self.left < to.left || self.right <= to.left) && self.right < to.right
    }

    /// Whether another rectangle lies in the same row.
    const fn is_in_row(&self, other: &Self) -> bool {
        self.top < other.bottom && other.top < self.bottom
    }

    /// The gap to a rectangle on the right.
    const fn gap(&self, to: &Self) -> f64 {
        (to.left - self.right).max(0.0)
    }

    /// The weighted distance to a rectangle on the right: the way along counts more.
    const fn weight(&self, to: &Self) -> f64 {
        let along = self.gap(to);
        let across = self.centre().1 - to.centre().1;
        13.0 * along * along + across * across
    }
}

/// The candidate to which the focus goes: what lies straight ahead comes before what lies aside.
/// The order of preference is that of Android's focus search, which remote controls are used to.
pub fn best_candidate(from: Rect, direction: Direction, candidates: &[Rect]) -> Option<usize> {
    let source = from.turned(direction);
    let mut best: Option<(usize, Rect)> = None;
    for (index, candidate) in candidates.iter().enumerate() {
        let candidate = candidate.turned(direction);
        let is_better = |(_, best): &(usize, Rect)| is_better(direction, &source, &candidate, best);
        if source.reaches(&candidate) && best.as_ref().is_none_or(is_better) {
            best = Some((index, candidate));
        }
    }
    best.map(|(index, _)| index)
}

/// Whether the first of two rectangles on the right is the better one.
fn is_better(direction: Direction, from: &Rect, first: &Rect, second: &Rect) -> bool {
    if is_straight_ahead(direction, from, first, second) {
        return true;
    }
    !is_straight_ahead(direction, from, second, first) && from.weight(first) < from.weight(second)
}

/// Whether only the first of two rectangles lies straight ahead, and that decides.
fn is_straight_ahead(direction: Direction, from: &Rect, first: &Rect, second: &Rect) -> bool {
    if from.is_in_row(second) || !from.is_in_row(first) {
        return false;
    }
    let second_overlaps = from.right > second.left;
    // Rows are read along; downwards, something close by and aside comes first.
    second_overlaps
        || direction.is_horizontal()
        || from.gap(first) < (second.right - from.right).max(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hooks::KeyPress;

    /// Three rows of three squares.
    fn grid() -> Vec<Rect> {
        (0..9)
            .map(|index| (f64::from(index % 3), f64::from(index / 3)))
            .map(|(column, row)| Rect::new(60.0 * column, 60.0 * row, 40.0, 40.0))
            .collect()
    }

    #[test]
    fn a_grid_is_walked_cell_by_cell() {
        let grid = grid();
        let go = |from: usize, direction| best_candidate(grid[from], direction, &grid);
        assert_eq!(go(4, Direction::Up), Some(1));
        assert_eq!(go(4, Direction::Right), Some(5));
        assert_eq!(go(4, Direction::Down), Some(7));
        assert_eq!(go(4, Direction::Left), Some(3));
        assert_eq!(go(0, Direction::Right), Some(1));
        assert_eq!(go(2, Direction::Right), None);
        assert_eq!(go(0, Direction::Up), None);
        assert_eq!(go(0, Direction::Left), None);
        assert_eq!(go(8, Direction::Down), None);
    }

    #[test]
    fn along_a_row_what_is_in_the_row_wins() {
        let from = Rect::new(0.0, 0.0, 40.0, 40.0);
        // The second is nearer, but in another row.
        let candidates = [
            Rect::new(400.0, 10.0, 40.0, 40.0),
            Rect::new(50.0, 45.0, 40.0, 40.0),
        ];
        assert_eq!(best_candidate(from, Direction::Right, &candidates), Some(0));
        assert_eq!(
            best_candidate(from, Direction::Right, &candidates[1..]),
            Some(0)
        );
    }

    #[test]
    fn downwards_something_close_and_aside_is_not_passed_over() {
        let from = Rect::new(0.0, 0.0, 40.0, 40.0);
        let candidates = [
            Rect::new(0.0, 600.0, 40.0, 40.0),
            Rect::new(60.0, 60.0, 200.0, 40.0),
        ];
        assert_eq!(best_candidate(from, Direction::Down, &candidates), Some(1));
        let straight = [
            Rect::new(0.0, 70.0, 40.0, 40.0),
            Rect::new(60.0, 60.0, 200.0, 40.0),
        ];
        assert_eq!(best_candidate(from, Direction::Down, &straight), Some(0));
    }

    #[test]
    fn what_lies_behind_or_around_is_no_candidate() {
        let from = Rect::new(100.0, 100.0, 40.0, 40.0);
        let around = Rect::new(0.0, 0.0, 400.0, 400.0);
        let behind = Rect::new(20.0, 100.0, 40.0, 40.0);
        assert_eq!(
            best_candidate(from, Direction::Right, &[from, around, behind]),
            None
        );
        assert_eq!(
            best_candidate(from, Direction::Left, &[from, around, behind]),
            Some(2)
        );
    }

    #[test]
    fn overlapping_neighbours_are_reached() {
        let from = Rect::new(0.0, 0.0, 40.0, 40.0);
        let candidates = [Rect::new(30.0, 5.0, 40.0, 40.0)];
        assert_eq!(best_candidate(from, Direction::Right, &candidates), Some(0));
        assert_eq!(
            best_candidate(candidates[0], Direction::Left, &[from]),
            Some(0)
        );
    }

    #[test]
    fn nothing_leads_nowhere() {
        assert_eq!(
            best_candidate(Rect::new(0.0, 0.0, 1.0, 1.0), Direction::Up, &[]),
            None
        );
        for direction in [
            Direction::Up,
            Direction::Right,
            Direction::Down,
            Direction::Left,
        ] {
            let press = KeyPress {
                key: direction.key().to_owned(),
                ..KeyPress::default()
            };
            let key = press.meaning().unwrap();
            assert_eq!(Direction::from_key(key), Some(direction));
        }
        assert_eq!(Direction::from_key(Key::Enter), None);
    }
}
