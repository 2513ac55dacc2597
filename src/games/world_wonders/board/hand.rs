//! The piece that is to be placed: where it is held over the map, how it is
//! turned, and what it snaps to.

use super::geometry::{Step, moved, nearest};
use rules::game::Game as _;
use rules::games::world_wonders::{
    Action, COLUMNS, Cell, Cells, Form, IllegalAction, Phase, Piece, PlacedPiece, Places, ROWS,
    Turn, WorldWonders,
};

/// Where a piece is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// The corner of its bounding box.
    pub at: Cell,
    /// How it is turned.
    pub turn: Turn,
}

/// The piece under way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hand {
    /// What it is.
    pub piece: Piece,
    /// Whether it is the short road of a set.
    pub single: bool,
    /// Where it can be placed.
    pub places: Places,
    /// Whether the set has both kinds of roads left that fit.
    pub either: bool,
}

/// The spaces of a form, turned so, as columns and rows from its corner.
fn spaces(form: Form, turn: Turn) -> impl Iterator<Item = (i32, i32)> {
    let cells = form.cells(Cell::FIRST, turn).unwrap_or(Cells::NONE);
    cells
        .into_iter()
        .map(|cell| (i32::from(cell.column()), i32::from(cell.row())))
}

/// The last column and row of a form, turned so.
fn extent(form: Form, turn: Turn) -> (i32, i32) {
    spaces(form, turn).fold((0, 0), |far, at| (far.0.max(at.0), far.1.max(at.1)))
}

/// The space by which a form is held: the one nearest to its middle.
fn grip(form: Form, turn: Turn) -> (i32, i32) {
    let (right, below) = extent(form, turn);
    let far = |at: &(i32, i32)| (2 * at.0 - right).abs() + (2 * at.1 - below).abs();
    spaces(form, turn).min_by_key(far).unwrap_or_default()
}

/// No space of a form is farther from its middle: columns and rows together.
const FARTHEST: i32 = 3;

impl Hand {
    /// What is to be placed now; of a short set the short road, if that is
    /// wanted or nothing else fits.
    pub fn of(state: &WorldWonders, single: bool) -> Option<Self> {
        let [places, singles] = state.places_now();
        let either = !places.is_empty() && !singles.is_empty();
        let single = if either { single } else { places.is_empty() };
        let is_set = matches!(state.phase(), Phase::Roads { .. });
        let (at, turn) = (Cell::FIRST, Turn::PRINTED);
        let action = if single && is_set {
            Action::Single { at }
        } else {
            Action::Place { at, turn }
        };
        let PlacedPiece { piece, .. } = state.lies_after(action)?;
        Some(Self {
            piece,
            single: single && is_set,
            places: if single && is_set { singles } else { places },
            either,
        })
    }

    /// Its shape.
    pub fn form(&self) -> Form {
        self.piece.form()
    }

    /// The action that places it as it is held.
    pub const fn action(&self, held: Held) -> Action {
        let Held { at, turn } = held;
        if self.single {
            Action::Single { at }
        } else {
            Action::Place { at, turn }
        }
    }

    /// It, as it is held.
    pub const fn lying(&self, held: Held) -> PlacedPiece {
        PlacedPiece {
            piece: self.piece,
            at: held.at,
            turn: held.turn,
        }
    }

    /// Why it cannot be placed as it is held.
    pub fn why_not(&self, state: &WorldWonders, held: Held) -> Option<IllegalAction> {
        state.check_action(self.action(held)).err()
    }

    /// Whether it fits as it is held.
    pub const fn fits(&self, held: Held) -> bool {
        self.places.has(held.at, held.turn)
    }

    /// All ways in which it fits, in the order of the rules.
    pub fn ways(&self) -> impl Iterator<Item = Held> {
        self.places.iter().map(|(at, turn)| Held { at, turn })
    }

    /// All spaces on which some way to place it lies.
    pub fn reach(&self) -> Cells {
        reach(&self.places, self.form())
    }

    /// Held with its corner at a column and row, or as near as the map allows.
    fn near(&self, (column, row): (i32, i32), turn: Turn) -> Held {
        let (right, below) = extent(self.form(), turn);
        let column = column.clamp(0, i32::from(COLUMNS) - 1 - right);
        let row = row.clamp(0, i32::from(ROWS) - 1 - below);
        Held {
            at: nearest(column, row),
            turn,
        }
    }

    /// Held by its middle over a space.
    fn over(&self, cell: Cell, turn: Turn) -> Held {
        let (right, down) = grip(self.form(), turn);
        let corner = (
            i32::from(cell.column()) - right,
            i32::from(cell.row()) - down,
        );
        self.near(corner, turn)
    }

    /// The ways to place it on a space, turned so, those first in which its
    /// middle is there.
    fn ways_on(&self, cell: Cell, turn: Turn) -> Vec<Held> {
        let middle = grip(self.form(), turn);
        let mut ways = Vec::new();
        for distance in 0..=FARTHEST {
            for (right, down) in spaces(self.form(), turn) {
                let is_so_far = (right - middle.0).abs() + (down - middle.1).abs() == distance;
                let held = moved(cell, (-right, -down)).map(|at| Held { at, turn });
                ways.extend(held.filter(|held| is_so_far && self.fits(*held)));
            }
        }
        ways
    }

    /// The turns that look different, this one first.
    fn turns_from(&self, turn: Turn) -> impl Iterator<Item = Turn> {
        let ways = self.form().ways();
        (0..ways).map(move |more| Turn::new((turn.quarters() + more) % ways))
    }

    /// A turn that its form has.
    fn own_turn(&self, turn: Turn) -> Turn {
        Turn::new(turn.quarters() % self.form().ways())
    }

    /// As the pointer holds it over a space: it snaps to where it fits so.
    pub fn follow(&self, cell: Cell, turn: Turn) -> Held {
        let turn = self.own_turn(turn);
        let snapped = self.ways_on(cell, turn).into_iter().next();
        snapped.unwrap_or_else(|| self.over(cell, turn))
    }

    /// As it is laid on a space that is tapped: turned another way, if it fits
    /// only so. Where it lies there already, the next way.
    pub fn tap(&self, cell: Cell, turn: Turn, before: Option<Held>) -> Held {
        let turn = self.own_turn(turn);
        // From the first turn on, so that tapping again goes through all.
        let lies_there = before.filter(|held| self.lying(*held).cells().has(cell));
        let from = if lies_there.is_some() {
            Turn::PRINTED
        } else {
            turn
        };
        let turns = self.turns_from(from);
        let ways: Vec<Held> = turns.flat_map(|turn| self.ways_on(cell, turn)).collect();
        let place = lies_there.and_then(|held| ways.iter().position(|way| *way == held));
        let next = match place {
            Some(place) => ways.get(place + 1).or(ways.first()),
            None => ways.first(),
        };
        next.copied().unwrap_or_else(|| {
            let turn = lies_there.map_or(turn, |held| self.next_turn(held.turn));
            self.over(cell, turn)
        })
    }

    /// The turn after one.
    pub fn next_turn(&self, turn: Turn) -> Turn {
        self.own_turn(Turn::new(turn.quarters() + 1))
    }

    /// Turned once more where it is held.
    pub fn turned(&self, held: Held) -> Held {
        let (right, down) = grip(self.form(), held.turn);
        let middle = moved(held.at, (right, down)).unwrap_or(held.at);
        self.over(middle, self.next_turn(held.turn))
    }

    /// Moved by so many columns and rows.
    pub fn stepped(&self, held: Held, (right, down): Step) -> Held {
        let column = i32::from(held.at.column()) + right;
        let row = i32::from(held.at.row()) + down;
        self.near((column, row), held.turn)
    }

    /// The next way in which it fits, or the one before.
    pub fn next(&self, held: Option<Held>, back: bool) -> Option<Held> {
        let ways: Vec<Held> = self.ways().collect();
        let last = ways.len().checked_sub(1)?;
        let at = held.map(|held| {
            let key = |held: &Held| (held.at, held.turn);
            ways.binary_search_by_key(&key(&held), key)
        });
        let place = match (at, back) {
            (None, false) => 0,
            (None, true) => last,
            (Some(Ok(at)), false) => {
                if at == last {
                    0
                } else {
                    at + 1
                }
            }
            (Some(Ok(at) | Err(at)), true) => at.checked_sub(1).unwrap_or(last),
            (Some(Err(at)), false) => {
                if at > last {
                    0
                } else {
                    at
                }
            }
        };
        ways.get(place).copied()
    }
}

/// All spaces on which some of these places lie.
pub fn reach(places: &Places, form: Form) -> Cells {
    let ways = places.iter();
    ways.fold(Cells::NONE, |all, (at, turn)| {
        all.or(form.cells(at, turn).unwrap_or(Cells::NONE))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::world_wonders::board::geometry::tests::cell;
    use rules::games::world_wonders::Scenario;

    /// The starting road of a usual game.
    fn start() -> (WorldWonders, Hand) {
        let state = WorldWonders::from_scenario(&Scenario::default());
        let hand = Hand::of(&state, false).unwrap();
        (state, hand)
    }

    #[test]
    fn a_piece_snaps_to_where_it_fits() {
        let (_, hand) = start();
        let followed = hand.follow(cell("f11"), Turn::PRINTED);
        assert!(hand.fits(followed));
        assert!(hand.lying(followed).cells().has(cell("f11")));
        // Far from the sidewalk only the upright road reaches it.
        let far = hand.follow(cell("f9"), Turn::PRINTED);
        assert!(!hand.fits(far));
        let tapped = hand.tap(cell("f9"), Turn::PRINTED, None);
        assert!(hand.fits(tapped));
        assert_eq!(tapped.turn, Turn::new(1));
    }

    #[test]
    fn tapping_goes_through_every_way_to_lie_on_a_space() {
        let (_, hand) = start();
        for on in ["a11", "f11", "l9", "c8"].map(cell) {
            let all = hand.ways().filter(|held| hand.lying(*held).cells().has(on));
            let all: Vec<Held> = all.collect();
            let mut held = None;
            let mut seen = Vec::new();
            for _ in &all {
                let next = hand.tap(on, Turn::PRINTED, held);
                held = Some(next);
                seen.push((next.at, next.turn));
            }
            seen.sort_unstable();
            let all: Vec<_> = all.into_iter().map(|held| (held.at, held.turn)).collect();
            assert_eq!(seen, all);
        }
    }

    #[test]
    fn every_space_of_a_form_is_near_its_middle() {
        for form in Form::ALL {
            for turn in Turn::ALL {
                let middle = grip(form, turn);
                let far = |at: (i32, i32)| (at.0 - middle.0).abs() + (at.1 - middle.1).abs();
                assert!(spaces(form, turn).all(|at| far(at) <= FARTHEST));
            }
        }
    }

    #[test]
    fn a_piece_stays_on_the_map() {
        let (_, hand) = start();
        for at in Cell::all() {
            for turn in Turn::ALL {
                let mut held = hand.follow(at, turn);
                for by in [(1, 0), (0, 1), (-1, 0), (0, -1)] {
                    held = hand.turned(hand.stepped(held, by));
                    assert_eq!(hand.lying(held).cells().len(), 4);
                }
            }
        }
    }

    #[test]
    fn the_next_way_comes_in_the_order_of_the_rules() {
        let (_, hand) = start();
        let ways: Vec<Held> = hand.ways().collect();
        assert_eq!(hand.next(None, false), ways.first().copied());
        assert_eq!(hand.next(None, true), ways.last().copied());
        for pair in ways.windows(2) {
            assert_eq!(hand.next(Some(pair[0]), false), Some(pair[1]));
            assert_eq!(hand.next(Some(pair[1]), true), Some(pair[0]));
        }
        assert_eq!(
            hand.next(ways.last().copied(), false),
            ways.first().copied()
        );
        // From where it does not fit, the next one on.
        let off = Held {
            at: Cell::FIRST,
            turn: Turn::PRINTED,
        };
        assert!(!hand.fits(off));
        assert_eq!(hand.next(Some(off), false), ways.first().copied());
    }
}
