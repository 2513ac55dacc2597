//! What a person has chosen at the board but not done yet: pure, without the
//! page.

use super::geometry::Spot;
use rules::games::wheel_of_fortune::{Action, Cell, Rotation, WheelOfFortune};

/// What is chosen, focused and pointed at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Selection {
    /// Where the drawn tile is laid, but not placed yet.
    pub laid: Option<(Cell, Rotation)>,
    /// How the drawn tile is turned while it is not laid.
    pub hand: Rotation,
    /// The cell that has, or last had, the keyboard focus.
    pub focused: Option<Cell>,
    /// The feature under the pointer or the keyboard focus, by one of its spots.
    pub hovered: Option<Spot>,
    /// The feature that was clicked and stays lit, by one of its spots.
    pub pinned: Option<Spot>,
}

/// A change of the selection.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Change {
    /// Lays the drawn tile into a cell, or turns it where it lies there.
    Tap(Cell),
    /// Turns the drawn tile, laid or in the hand.
    Turn,
    /// The keyboard focus comes to a cell.
    Focus(Cell),
    /// The pointer or the keyboard focus comes to a spot.
    Enter(Spot),
    /// The pointer or the keyboard focus leaves a spot.
    Leave(Spot),
    /// Keeps the feature of a spot lit, or no longer.
    Pin(Spot),
    /// Nothing stays lit.
    Unpin,
}

impl Selection {
    /// Nothing is chosen; the feature of a spot may be lit already.
    pub const fn new(pinned: Option<Spot>) -> Self {
        Self {
            laid: None,
            hand: Rotation::NONE,
            focused: None,
            hovered: None,
            pinned,
        }
    }

    /// Applies a change. A hint for the cell that is tapped turns the tile as it
    /// is meant.
    pub fn apply(&mut self, change: Change, state: &WheelOfFortune, hint: Option<Action>) {
        match change {
            Change::Tap(cell) => self.tap(cell, state, hint),
            Change::Turn => match self.laid {
                Some((cell, _)) => self.tap(cell, state, hint),
                None => self.hand = Rotation::new(self.hand.quarters() + 1),
            },
            Change::Focus(cell) => self.focused = Some(cell),
            Change::Enter(spot) => self.hovered = Some(spot),
            Change::Leave(spot) => {
                if self.hovered == Some(spot) {
                    self.hovered = None;
                }
            }
            Change::Pin(spot) => self.pinned = Some(spot).filter(|_| self.pinned != Some(spot)),
            Change::Unpin => self.pinned = None,
        }
    }

    /// Takes back what was chosen. The tile stays turned as it is in the hand.
    pub const fn cancel(&mut self) {
        self.laid = None;
        self.hovered = None;
        self.pinned = None;
    }

    /// How the drawn tile is turned.
    pub fn rotation(&self) -> Rotation {
        self.laid.map_or(self.hand, |(_, rotation)| rotation)
    }

    /// How the drawn tile is turned in this cell, if it is laid there.
    pub fn laid_in(&self, cell: Cell) -> Option<Rotation> {
        self.laid
            .and_then(|(at, rotation)| (at == cell).then_some(rotation))
    }

    /// A spot of the feature that is lit.
    pub fn lit(&self) -> Option<Spot> {
        self.hovered.or(self.pinned)
    }

    fn tap(&mut self, cell: Cell, state: &WheelOfFortune, hint: Option<Action>) {
        let Some(tile) = state.drawn() else {
            return;
        };
        let before = self.laid_in(cell);
        let hinted = match hint {
            Some(Action::Place { cell: at, rotation }) if at == cell && before.is_none() => {
                Some(rotation)
            }
            _ => None,
        };
        let rotation = hinted.or_else(|| {
            let ways: Vec<Rotation> = state.turns(tile, cell).collect();
            // As it is turned already if that fits, but on from where it lies.
            let from = before.map_or(self.rotation().quarters(), |rotation| {
                rotation.quarters() + 1
            });
            (from..from + 4)
                .map(Rotation::new)
                .find(|rotation| ways.contains(rotation))
        });
        self.laid = rotation.map(|rotation| (cell, rotation));
        self.focused = Some(cell);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::game::Game as _;
    use rules::games::wheel_of_fortune::{Scenario, Tile};

    /// A state in which a tile is to be placed.
    fn placing(name: &str) -> WheelOfFortune {
        let mut state = WheelOfFortune::from_scenario(&Scenario {
            tiles: vec![Tile::named(name).unwrap()],
            ..Scenario::default()
        });
        state.apply_unchecked(Action::Draw, &mut Vec::new());
        state
    }

    /// The first cell with several ways to turn the tile, and those ways.
    fn roomy(state: &WheelOfFortune) -> (Cell, Vec<Rotation>) {
        let tile = state.drawn().unwrap();
        let mut cells = state.fits(tile);
        cells
            .find_map(|cell| {
                let ways: Vec<Rotation> = state.turns(tile, cell).collect();
                (ways.len() > 1).then_some((cell, ways))
            })
            .unwrap()
    }

    #[test]
    fn each_tap_turns_the_tile_to_the_next_way_that_fits() {
        let state = placing("E");
        let (cell, ways) = roomy(&state);
        let mut selection = Selection::new(None);
        let mut seen = Vec::new();
        for _ in 0..=ways.len() {
            selection.apply(Change::Tap(cell), &state, None);
            assert_eq!(selection.focused, Some(cell));
            seen.push(selection.laid_in(cell).unwrap());
        }
        assert_eq!(seen.first(), seen.last());
        seen.pop();
        assert_eq!(seen, ways);
    }

    #[test]
    fn a_laid_tile_is_turned_where_it_lies_and_moved_as_it_is_turned() {
        let state = placing("E");
        let (cell, ways) = roomy(&state);
        let mut selection = Selection::new(None);
        selection.apply(Change::Tap(cell), &state, None);
        selection.apply(Change::Turn, &state, None);
        assert_eq!(selection.laid, Some((cell, ways[1])));
        let tile = state.drawn().unwrap();
        let same = |to: &Cell| *to != cell && state.turns(tile, *to).any(|way| way == ways[1]);
        let to = state.fits(tile).find(same).unwrap();
        selection.apply(Change::Tap(to), &state, None);
        assert_eq!(selection.laid, Some((to, ways[1])));
        assert_eq!(selection.laid_in(cell), None);
    }

    #[test]
    fn the_tile_is_turned_in_the_hand_before_it_is_laid() {
        let state = placing("E");
        let (cell, ways) = roomy(&state);
        let mut selection = Selection::new(None);
        for _ in 0..ways[1].quarters() {
            selection.apply(Change::Turn, &state, None);
        }
        assert_eq!(selection.laid, None);
        assert_eq!(selection.rotation(), ways[1]);
        selection.apply(Change::Tap(cell), &state, None);
        assert_eq!(selection.laid_in(cell), Some(ways[1]));
    }

    #[test]
    fn one_tap_lays_the_tile_as_a_hint_means_it() {
        let state = placing("E");
        let (cell, ways) = roomy(&state);
        let hint = Action::Place {
            cell,
            rotation: ways[1],
        };
        let mut selection = Selection::new(None);
        selection.apply(Change::Tap(cell), &state, Some(hint));
        assert_eq!(selection.laid_in(cell), Some(ways[1]));
        // The next tap turns it on all the same.
        selection.apply(Change::Tap(cell), &state, Some(hint));
        assert_ne!(selection.laid_in(cell), Some(ways[1]));
    }

    #[test]
    fn nothing_is_laid_where_no_tile_is_drawn_or_where_it_does_not_fit() {
        let none = WheelOfFortune::from_scenario(&Scenario::default());
        let mut selection = Selection::new(None);
        selection.apply(Change::Tap(Cell::new(-1, 0)), &none, None);
        assert_eq!(selection, Selection::new(None));
        selection.apply(Change::Tap(Cell::new(90, 90)), &placing("E"), None);
        assert_eq!(selection.laid, None);
    }

    #[test]
    fn escape_takes_the_tile_back_and_puts_out_the_lights() {
        let state = placing("E");
        let (cell, _) = roomy(&state);
        let spot = (Cell::new(0, 0), 0);
        let mut selection = Selection::new(None);
        for change in [Change::Tap(cell), Change::Enter(spot), Change::Pin(spot)] {
            selection.apply(change, &state, None);
        }
        selection.cancel();
        assert_eq!((selection.laid, selection.lit()), (None, None));
        assert_eq!(selection.focused, Some(cell));
        assert_eq!(selection.rotation(), Rotation::NONE);
    }

    #[test]
    fn what_is_pointed_at_is_lit_before_what_is_pinned() {
        let state = placing("E");
        let (one, other) = ((Cell::new(0, 0), 0), (Cell::new(0, 1), 0));
        let mut selection = Selection::new(Some(one));
        let mut lit = |change| {
            selection.apply(change, &state, None);
            selection.lit()
        };
        assert_eq!(lit(Change::Enter(other)), Some(other));
        assert_eq!(lit(Change::Leave(one)), Some(other));
        assert_eq!(lit(Change::Leave(other)), Some(one));
        assert_eq!(lit(Change::Pin(other)), Some(other));
        assert_eq!(lit(Change::Pin(other)), None);
        assert_eq!(lit(Change::Pin(one)), Some(one));
        assert_eq!(lit(Change::Unpin), None);
    }
}
