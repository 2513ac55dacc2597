//! The selection on the board: what a person has chosen but not done yet. Pure
//! state, without the page.

use super::geometry::SegmentSpot;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Action, Cell, Phase, Rotation, Sector, WheelOfFortune};

/// The laid tile, the keyboard focus and the highlighted feature.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Selection {
    /// The cell and rotation in which the drawn tile is laid, but not placed yet.
    pub laid: Option<(Cell, Rotation)>,
    /// The rotation of the drawn tile while it is in the hand.
    pub hand_rotation: Rotation,
    /// The cell that has, or last had, the keyboard focus.
    pub focused: Option<Cell>,
    /// The cell under the mouse pointer, which shows the drawn tile.
    pub pointed: Option<Cell>,
    /// What was tried last, if it is not possible.
    pub refused: Option<Refused>,
    /// The feature under the pointer or the keyboard focus, by one of its
    /// segments.
    pub hovered: Option<SegmentSpot>,
    /// The feature that was clicked and stays highlighted, by one of its segments.
    pub pinned: Option<SegmentSpot>,
}

/// What is answered with the reason why it is not possible.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Refused {
    Action(Action),
    /// To place the drawn tile before a cell is chosen.
    NoCell,
}

impl Refused {
    /// The action that a press on a segment stands for, if it is illegal: to deploy a follower on the
    /// tile just placed, or to return one in the plague. Other presses only highlight.
    pub fn by_press(state: &WheelOfFortune, (cell, segment): SegmentSpot) -> Option<Self> {
        let action = match state.phase() {
            Phase::Deploy if state.placed_cell() == Some(cell) => {
                let segments = state.design_at(cell)?.segments;
                Action::Deploy(segments.get(usize::from(segment))?.name())
            }
            Phase::Plague { .. } => {
                state.tile_at(cell)?.follower?;
                Action::ReturnFollower(cell)
            }
            _ => return None,
        };
        Self::if_illegal(state, action)
    }

    /// The crown of a sector, if a follower could be deployed now and not there.
    pub fn by_crown(state: &WheelOfFortune, sector: Sector) -> Option<Self> {
        let is_deploying = state.phase() == Phase::Deploy;
        let refused = Self::if_illegal(state, Action::Crown(sector));
        refused.filter(|_| is_deploying)
    }

    fn if_illegal(state: &WheelOfFortune, action: Action) -> Option<Self> {
        let is_illegal = state.check_action(action).is_err();
        is_illegal.then_some(Self::Action(action))
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Change {
    /// Lays the drawn tile in a cell, or rotates it if it is laid there.
    Tap(Cell),
    /// Rotates the drawn tile, whether it is laid or not.
    Turn,
    Focus(Cell),
    Point(Cell),
    Unpoint(Cell),
    /// Something was tried that is not possible.
    Refuse(Refused),
    /// The pointer or the keyboard focus enters a segment.
    Enter(SegmentSpot),
    /// The pointer or the keyboard focus leaves a segment.
    Leave(SegmentSpot),
    /// Toggles whether the feature of a segment stays highlighted.
    Pin(SegmentSpot),
    /// The same, by a press on the segment itself.
    Press(SegmentSpot),
    /// No feature stays highlighted.
    Unpin,
}

impl Selection {
    /// Applies a change. A hinted placement in the tapped cell decides the rotation
    /// in which the tile is laid.
    pub fn apply(&mut self, change: Change, state: &WheelOfFortune, hint: Option<Action>) {
        // Moving the pointer removes no message: it may be on its way to the link in it.
        let is_hover = matches!(
            change,
            Change::Point(_) | Change::Unpoint(_) | Change::Enter(_) | Change::Leave(_)
        );
        if !is_hover {
            self.refused = None;
        }
        match change {
            Change::Tap(cell) => self.tap(cell, state, hint),
            Change::Turn => self.turn(state, hint),
            Change::Focus(cell) => self.focused = Some(cell),
            Change::Point(cell) => self.pointed = Some(cell),
            Change::Unpoint(cell) => self.pointed = self.pointed.filter(|at| *at != cell),
            Change::Refuse(refused) => self.refused = Some(refused),
            Change::Enter(spot) => self.hovered = Some(spot),
            Change::Leave(spot) => self.hovered = self.hovered.filter(|at| *at != spot),
            Change::Pin(spot) | Change::Press(spot) => {
                self.pinned = Some(spot).filter(|_| self.pinned != Some(spot));
            }
            Change::Unpin => self.pinned = None,
        }
    }

    /// Takes the laid tile back and removes highlights. The rotation in the hand
    /// stays.
    pub const fn cancel(&mut self) {
        self.laid = None;
        self.refused = None;
        self.hovered = None;
        self.pinned = None;
    }

    /// The rotation of the drawn tile.
    pub fn rotation(&self) -> Rotation {
        self.laid
            .map_or(self.hand_rotation, |(_, rotation)| rotation)
    }

    /// The rotation of the drawn tile if it is laid in this cell.
    pub fn laid_in(&self, cell: Cell) -> Option<Rotation> {
        self.laid
            .and_then(|(laid_cell, rotation)| (laid_cell == cell).then_some(rotation))
    }

    /// A segment of the highlighted feature.
    pub fn highlighted(&self) -> Option<SegmentSpot> {
        self.hovered.or(self.pinned)
    }

    /// The cell under the mouse pointer and the rotation in which a tap would lay the tile there.
    pub fn preview(
        &self,
        state: &WheelOfFortune,
        hint: Option<Action>,
    ) -> Option<(Cell, Rotation)> {
        let cell = self.pointed.filter(|cell| self.laid_in(*cell).is_none())?;
        Some((cell, self.rotation_for(cell, 0, state, hint)?))
    }

    fn tap(&mut self, cell: Cell, state: &WheelOfFortune, hint: Option<Action>) {
        if state.drawn().is_none() {
            return;
        }
        // A laid tile goes to its next rotation.
        let turns = u8::from(self.laid_in(cell).is_some());
        let rotation = self.rotation_for(cell, turns, state, hint);
        self.laid = rotation.map(|rotation| (cell, rotation));
        self.focused = Some(cell);
    }

    /// Rotates the tile: to its next fitting rotation where it is laid or shown under the pointer.
    fn turn(&mut self, state: &WheelOfFortune, hint: Option<Action>) {
        if state.phase() != Phase::Place {
            return;
        }
        match (self.laid, self.pointed) {
            (Some((cell, _)), _) => self.tap(cell, state, hint),
            (None, Some(cell)) => {
                let shown = self.rotation_for(cell, 0, state, None);
                self.hand_rotation = shown.unwrap_or(self.hand_rotation);
                let next = self.rotation_for(cell, 1, state, None);
                self.hand_rotation = next.unwrap_or(self.hand_rotation);
            }
            (None, None) => self.hand_rotation = Rotation::new(self.hand_rotation.quarters() + 1),
        }
    }

    /// The first rotation in which the drawn tile fits in a cell, from its current one after some
    /// quarter turns on; the hinted one if the hint is in this cell.
    fn rotation_for(
        &self,
        cell: Cell,
        turns: u8,
        state: &WheelOfFortune,
        hint: Option<Action>,
    ) -> Option<Rotation> {
        if let Some(Action::Place { cell: at, rotation }) = hint
            && at == cell
            && turns == 0
        {
            return Some(rotation);
        }
        let rotations: Vec<Rotation> = state.rotations(state.drawn()?, cell).collect();
        let from = self.rotation().quarters() + turns;
        (from..from + 4)
            .map(Rotation::new)
            .find(|rotation| rotations.contains(rotation))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::wheel_of_fortune::Scenario;
    use rules::rng::Rng;
    use rules::{GameId, Setup};

    /// A state in which this tile was drawn.
    fn placing(name: &str) -> WheelOfFortune {
        let mut state = WheelOfFortune::from_scenario(&Scenario {
            tiles: vec![name.parse().unwrap()],
            ..Scenario::default()
        });
        state.apply_unchecked(Action::Draw, &mut Vec::new());
        state
    }

    /// The first cell with several fitting rotations, and those rotations.
    fn cell_with_rotations(state: &WheelOfFortune) -> (Cell, Vec<Rotation>) {
        let tile = state.drawn().unwrap();
        let mut cells = state.fitting_cells(tile);
        cells
            .find_map(|cell| {
                let rotations: Vec<Rotation> = state.rotations(tile, cell).collect();
                (rotations.len() > 1).then_some((cell, rotations))
            })
            .unwrap()
    }

    #[test]
    fn each_tap_rotates_the_tile_to_the_next_fitting_rotation() {
        let state = placing("E");
        let (cell, rotations) = cell_with_rotations(&state);
        let mut selection = Selection::default();
        let mut laid = Vec::new();
        for _ in 0..=rotations.len() {
            selection.apply(Change::Tap(cell), &state, None);
            assert_eq!(selection.focused, Some(cell));
            laid.push(selection.laid_in(cell).unwrap());
        }
        assert_eq!(laid.first(), laid.last());
        laid.pop();
        assert_eq!(laid, rotations);
    }

    #[test]
    fn a_laid_tile_rotates_in_its_cell_and_keeps_its_rotation_when_moved() {
        let state = placing("E");
        let (cell, rotations) = cell_with_rotations(&state);
        let mut selection = Selection::default();
        selection.apply(Change::Tap(cell), &state, None);
        selection.apply(Change::Turn, &state, None);
        assert_eq!(selection.laid, Some((cell, rotations[1])));
        let tile = state.drawn().unwrap();
        let same = |to: &Cell| {
            *to != cell
                && state
                    .rotations(tile, *to)
                    .any(|rotation| rotation == rotations[1])
        };
        let to = state.fitting_cells(tile).find(same).unwrap();
        selection.apply(Change::Tap(to), &state, None);
        assert_eq!(selection.laid, Some((to, rotations[1])));
        assert_eq!(selection.laid_in(cell), None);
    }

    #[test]
    fn the_tile_can_be_rotated_before_it_is_laid() {
        let state = placing("E");
        let (cell, rotations) = cell_with_rotations(&state);
        let mut selection = Selection::default();
        for _ in 0..rotations[1].quarters() {
            selection.apply(Change::Turn, &state, None);
        }
        assert_eq!(selection.laid, None);
        assert_eq!(selection.rotation(), rotations[1]);
        selection.apply(Change::Tap(cell), &state, None);
        assert_eq!(selection.laid_in(cell), Some(rotations[1]));
    }

    #[test]
    fn one_tap_lays_the_tile_in_the_hinted_rotation() {
        let state = placing("E");
        let (cell, rotations) = cell_with_rotations(&state);
        let hint = Action::Place {
            cell,
            rotation: rotations[1],
        };
        let mut selection = Selection::default();
        selection.apply(Change::Tap(cell), &state, Some(hint));
        assert_eq!(selection.laid_in(cell), Some(rotations[1]));
        // The next tap rotates it further all the same.
        selection.apply(Change::Tap(cell), &state, Some(hint));
        assert_ne!(selection.laid_in(cell), Some(rotations[1]));
    }

    #[test]
    fn nothing_is_laid_without_a_drawn_tile_or_where_it_does_not_fit() {
        let state = WheelOfFortune::from_scenario(&Scenario::default());
        let mut selection = Selection::default();
        selection.apply(Change::Tap(Cell::new(-1, 0)), &state, None);
        assert_eq!(selection, Selection::default());
        selection.apply(Change::Tap(Cell::new(90, 90)), &placing("E"), None);
        assert_eq!(selection.laid, None);
    }

    #[test]
    fn the_tile_under_the_pointer_is_laid_as_it_is_shown() {
        let state = placing("E");
        let (cell, rotations) = cell_with_rotations(&state);
        let mut selection = Selection::default();
        assert_eq!(selection.preview(&state, None), None);
        selection.apply(Change::Point(cell), &state, None);
        let mut shown = Vec::new();
        for _ in &rotations {
            let (at, rotation) = selection.preview(&state, None).unwrap();
            assert_eq!(at, cell);
            shown.push(rotation);
            selection.apply(Change::Turn, &state, None);
        }
        shown.sort_by_key(|rotation| rotation.quarters());
        assert_eq!(shown, rotations);
        let preview = selection.preview(&state, None);
        selection.apply(Change::Tap(cell), &state, None);
        assert_eq!(selection.laid, preview);
        assert_eq!(selection.preview(&state, None), None);
        selection.apply(Change::Unpoint(cell), &state, None);
        assert_eq!(selection.pointed, None);
    }

    #[test]
    fn a_refusal_stays_until_the_next_choice() {
        let state = placing("E");
        let (cell, _) = cell_with_rotations(&state);
        let refused = Refused::Action(Action::Place {
            cell: Cell::new(9, 9),
            rotation: Rotation::NONE,
        });
        let mut selection = Selection::default();
        selection.apply(Change::Refuse(refused), &state, None);
        selection.apply(Change::Point(cell), &state, None);
        assert_eq!(selection.refused, Some(refused));
        selection.apply(Change::Tap(cell), &state, None);
        assert_eq!(selection.refused, None);
    }

    #[test]
    fn a_refusal_stays_while_the_pointer_moves() {
        let state = placing("E");
        let (cell, spot) = (Cell::new(-1, -1), (Cell::new(0, 0), 0));
        let mut selection = Selection::default();
        selection.apply(Change::Refuse(Refused::NoCell), &state, None);
        for change in [
            Change::Point(cell),
            Change::Enter(spot),
            Change::Leave(spot),
            Change::Unpoint(cell),
        ] {
            selection.apply(change, &state, None);
            assert_eq!(selection.refused, Some(Refused::NoCell));
        }
    }

    #[test]
    fn a_press_on_a_segment_that_takes_no_follower_is_refused() {
        let (mut refused, mut free, mut plague) = (0, 0, 0);
        for seed in 0..8 {
            let setup = Setup::new(GameId::WheelOfFortune, 3, seed).unwrap();
            let mut state = WheelOfFortune::start(&setup);
            let mut rng = Rng::new(seed, 9);
            let mut legal = Vec::new();
            while state.to_act().is_some() {
                for placed in state.tiles() {
                    let count = state.design_at(placed.cell).map_or(0, |d| d.segments.len());
                    for segment in 0..count as u8 {
                        let spot = (placed.cell, segment);
                        let answer = Refused::by_press(&state, spot);
                        let is_new = state.placed_cell() == Some(placed.cell);
                        for sector in Sector::ALL {
                            let is_legal = state.check_action(Action::Crown(sector)).is_ok();
                            let is_deploying = state.phase() == Phase::Deploy;
                            let answer = Refused::by_crown(&state, sector);
                            assert_eq!(answer.is_some(), is_deploying && !is_legal);
                        }
                        match state.phase() {
                            Phase::Deploy if is_new => {
                                let mut deployable = state.deployable_segments();
                                let is_free =
                                    deployable.any(|(id, _)| id.index() == usize::from(segment));
                                assert_eq!(answer.is_none(), is_free);
                                free += usize::from(is_free);
                                refused += usize::from(!is_free);
                            }
                            Phase::Plague { .. } => {
                                let owner = placed.follower.map(|(seat, _)| seat);
                                let is_other = owner.is_some() && owner != state.to_act();
                                assert_eq!(answer.is_some(), is_other);
                                plague += usize::from(is_other);
                            }
                            _ => assert_eq!(answer, None),
                        }
                    }
                }
                legal.clear();
                state.legal_actions(&mut legal);
                state.apply_unchecked(*rng.pick(&legal).unwrap(), &mut Vec::new());
            }
        }
        assert!(
            refused.min(free).min(plague) > 0,
            "{refused} {free} {plague}"
        );
    }

    #[test]
    fn escape_removes_the_tile_and_highlights() {
        let state = placing("E");
        let (cell, _) = cell_with_rotations(&state);
        let spot = (Cell::new(0, 0), 0);
        let mut selection = Selection::default();
        for change in [Change::Tap(cell), Change::Enter(spot), Change::Pin(spot)] {
            selection.apply(change, &state, None);
        }
        selection.cancel();
        assert_eq!((selection.laid, selection.highlighted()), (None, None));
        assert_eq!(selection.focused, Some(cell));
        assert_eq!(selection.rotation(), Rotation::NONE);
    }

    #[test]
    fn a_hovered_feature_is_highlighted_before_a_pinned_one() {
        let state = placing("E");
        let (one, other) = ((Cell::new(0, 0), 0), (Cell::new(0, 1), 0));
        let mut selection = Selection {
            pinned: Some(one),
            ..Selection::default()
        };
        let mut lit = |change| {
            selection.apply(change, &state, None);
            selection.highlighted()
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
