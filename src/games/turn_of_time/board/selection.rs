//! The choices of a player that are not yet an action.

use super::plan::Plan;
use rules::Seat;
use rules::game::Game as _;
use rules::games::turn_of_time::{
    Action, Card, CardKind, Cell, Hand, IllegalAction, MeetingOrder, Placement, Side, TurnOfTime,
};

#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// Chooses a card with this face up.
    PickCard(Card),
    /// Chooses a cell; choosing it again puts the card down. Where no card can lie, the reason is said.
    PickCell(Cell),
    /// Meets the neighbour on this side next.
    Meet(Side),
    /// Meets the neighbours in this order.
    SetOrder(Vec<Side>),
    /// The pointer entered a cell, or left it.
    Hover(Option<Cell>),
    /// Takes back what was chosen last.
    Cancel,
    PlaceCard,
}

/// Whether a lone player has to draw the next card.
pub fn must_draw(state: &TurnOfTime, actor: Option<Seat>) -> bool {
    actor.is_some_and(|seat| state.is_solo() && state.hand(seat).is_empty())
}

/// The choices so far, all for one position.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Selection {
    card: Option<Card>,
    pub cell: Option<Cell>,
    /// Neighbours in the order in which they are met, where that matters.
    order: Vec<Side>,
    hovered: Option<Cell>,
    /// Why the last input was illegal.
    pub illegal: Option<IllegalAction>,
}

impl Selection {
    /// The chosen card, or the only one that can be chosen.
    pub fn card(&self, hand: Hand) -> Option<Card> {
        let mut cards = hand.kinds().flat_map(|kind| kind.orientations());
        let first = cards.next();
        let only = first.filter(|_| cards.next().is_none());
        self.card.or(only)
    }

    /// The plan for the card on the chosen cell or, before one is chosen, on the cell
    /// under the pointer.
    pub fn plan(&self, state: &TurnOfTime, actor: Option<Seat>) -> Option<Plan> {
        let card = self.card(state.hand(actor?))?;
        let cell = self.cell.or(self.hovered)?;
        let order: &[Side] = if self.cell.is_some() {
            &self.order
        } else {
            &[]
        };
        let free = state.grid().free().has(cell);
        free.then(|| Plan::new(state.grid(), card, cell, order))
    }

    /// Handles an input and returns the action that it completes.
    pub fn update(
        &mut self,
        input: Input,
        state: &TurnOfTime,
        actor: Option<Seat>,
    ) -> Option<Action> {
        // Moving the pointer removes no message: it may be on its way to the link in it.
        if !matches!(input, Input::Hover(_)) {
            self.illegal = None;
        }
        match input {
            Input::PickCard(card) => {
                self.card = Some(card);
                self.order.clear();
            }
            Input::PickCell(_) if must_draw(state, actor) => {
                self.illegal = Some(IllegalAction::DrawFirst);
            }
            Input::PickCell(cell) if self.cell == Some(cell) => {
                return self.place(state, actor);
            }
            Input::PickCell(cell) if !state.grid().free().has(cell) => {
                self.illegal = self.check(cell, state, actor);
            }
            Input::PickCell(cell) => {
                self.cell = Some(cell);
                self.order.clear();
            }
            Input::Meet(side) => self.order.push(side),
            Input::SetOrder(order) => self.order = order,
            Input::Hover(cell) => self.hovered = cell,
            Input::Cancel => self.cancel(),
            Input::PlaceCard => return self.place(state, actor),
        }
        None
    }

    /// Clears the chosen cell or, if there is none, the chosen card.
    pub fn cancel(&mut self) {
        if self.cell.take().is_none() {
            self.card = None;
        }
        self.hovered = None;
        self.illegal = None;
        self.order.clear();
    }

    /// Puts the card down on the chosen cell.
    fn place(&mut self, state: &TurnOfTime, actor: Option<Seat>) -> Option<Action> {
        let cell = self.cell?;
        let plan = self.plan(state, actor)?;
        if plan.action.is_none() {
            self.illegal = self.check(cell, state, actor);
        }
        plan.action
    }

    /// Why the card cannot be put down on a cell as it is.
    fn check(&self, cell: Cell, state: &TurnOfTime, actor: Option<Seat>) -> Option<IllegalAction> {
        let hand = state.hand(actor?);
        let card = self
            .card(hand)
            .or_else(|| hand.kinds().next().map(CardKind::card))?;
        let order = MeetingOrder::ANY;
        let place = Action::Place(Placement { card, cell, order });
        state.check_action(place).err()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::testing::random_game;
    use rules::game::NullSink;
    use rules::rng::Rng;
    use rules::{GameId, Setup};

    /// A game of two players after this many random actions.
    fn after(actions: usize) -> TurnOfTime {
        let setup = Setup::new(GameId::TurnOfTime, 2, 3).unwrap();
        random_game::<TurnOfTime>(&setup, Rng::new(3, 9)).swap_remove(actions)
    }

    fn first_card(state: &TurnOfTime) -> Card {
        let hand = state.hand(state.to_act().unwrap());
        hand.kinds()
            .flat_map(|kind| kind.orientations())
            .next()
            .unwrap()
    }

    /// A card and a cell where the order of the meetings matters.
    fn ordered(state: &TurnOfTime) -> Option<(Card, Cell)> {
        let hand = state.hand(state.to_act()?);
        hand.kinds()
            .flat_map(|kind| kind.orientations())
            .flat_map(|card| state.grid().free().iter().map(move |cell| (card, cell)))
            .find(|(card, cell)| {
                !Plan::new(state.grid(), *card, *cell, &[])
                    .unresolved
                    .is_empty()
            })
    }

    #[test]
    fn tapping_the_selected_cell_again_places_the_card() {
        let state = after(4);
        let actor = state.to_act();
        let (card, cell) = (first_card(&state), state.grid().free().first().unwrap());
        let mut selection = Selection::default();
        for input in [Input::PickCell(cell), Input::PickCard(card)] {
            assert_eq!(selection.update(input, &state, actor), None);
        }
        let plan = selection.plan(&state, actor).unwrap();
        assert_eq!((plan.card, plan.cell), (card, cell));
        let action = selection.update(Input::PickCell(cell), &state, actor);
        assert_eq!(action, plan.action);
        assert_eq!(
            selection.update(Input::PlaceCard, &state, actor),
            plan.action
        );
    }

    #[test]
    fn a_card_is_placed_only_when_complete_and_by_an_actor() {
        let state = after(4);
        let actor = state.to_act();
        let (card, cell) = (first_card(&state), state.grid().free().first().unwrap());
        let mut selection = Selection::default();
        assert_eq!(selection.update(Input::PlaceCard, &state, actor), None);
        selection.update(Input::PickCell(cell), &state, actor);
        assert_eq!(selection.update(Input::PlaceCard, &state, actor), None);
        selection.update(Input::PickCard(card), &state, actor);
        assert_eq!(selection.update(Input::PlaceCard, &state, None), None);
    }

    #[test]
    fn an_illegal_try_is_answered_until_the_next_one() {
        let state = after(4);
        let actor = state.to_act();
        let taken = state.grid().occupied().first().unwrap();
        let far = Cell::all().last().unwrap();
        let mut selection = Selection::default();
        for card in [None, Some(first_card(&state))] {
            if let Some(card) = card {
                selection.update(Input::PickCard(card), &state, actor);
            }
            for (cell, why) in [
                (taken, IllegalAction::CellOccupied(taken)),
                (far, IllegalAction::ExceedsExtent(far)),
            ] {
                let tap = Input::PickCell(cell);
                assert_eq!(selection.update(tap, &state, actor), None);
                selection.update(Input::Hover(Some(cell)), &state, actor);
                assert_eq!((selection.illegal, selection.cell), (Some(why), None));
            }
        }
        let free = state.grid().free().first().unwrap();
        selection.update(Input::PickCell(free), &state, actor);
        assert_eq!(selection.illegal, None);
    }

    #[test]
    fn whoever_has_to_draw_is_told_so_on_the_table() {
        let setup = Setup::new(GameId::TurnOfTime, 1, 3).unwrap();
        let mut state = TurnOfTime::start(&setup);
        while !must_draw(&state, state.to_act()) {
            let mut legal = Vec::new();
            state.legal_actions(&mut legal);
            state.apply_unchecked(legal[0], &mut NullSink);
        }
        let mut selection = Selection::default();
        for cell in Cell::all() {
            let tap = Input::PickCell(cell);
            assert_eq!(selection.update(tap, &state, state.to_act()), None);
            assert_eq!(selection.illegal, Some(IllegalAction::DrawFirst));
        }
    }

    #[test]
    fn cancelling_deselects_the_cell_and_then_the_card() {
        let state = after(4);
        let actor = state.to_act();
        let hand = state.hand(actor.unwrap());
        let (card, cell) = (first_card(&state), state.grid().free().first().unwrap());
        let mut selection = Selection::default();
        selection.update(Input::PickCard(card), &state, actor);
        selection.update(Input::PickCell(cell), &state, actor);
        selection.update(Input::Cancel, &state, actor);
        assert_eq!((selection.cell, selection.card(hand)), (None, Some(card)));
        selection.cancel();
        assert_eq!(selection, Selection::default());
    }

    #[test]
    fn the_pointer_previews_until_a_cell_is_chosen() {
        let state = after(4);
        let actor = state.to_act();
        let mut cells = state.grid().free().iter();
        let (chosen, other) = (cells.next().unwrap(), cells.next().unwrap());
        let mut selection = Selection::default();
        selection.update(Input::PickCard(first_card(&state)), &state, actor);
        selection.update(Input::Hover(Some(other)), &state, actor);
        assert_eq!(selection.plan(&state, actor).unwrap().cell, other);
        // A preview is not put down.
        assert_eq!(selection.update(Input::PlaceCard, &state, actor), None);
        selection.update(Input::PickCell(chosen), &state, actor);
        assert_eq!(selection.plan(&state, actor).unwrap().cell, chosen);
        selection.update(Input::Cancel, &state, actor);
        assert_eq!(selection.plan(&state, actor), None);
    }

    #[test]
    fn neighbours_named_one_after_the_other_settle_the_order() {
        let (state, (card, cell)) = (1..14)
            .find_map(|actions| {
                let state = after(actions);
                Some((state, ordered(&state)?))
            })
            .unwrap();
        let actor = state.to_act();
        let mut selection = Selection::default();
        selection.update(Input::PickCard(card), &state, actor);
        selection.update(Input::PickCell(cell), &state, actor);
        assert_eq!(selection.update(Input::PlaceCard, &state, actor), None);
        let missing = Some(IllegalAction::MissingOrder(cell));
        assert_eq!(selection.illegal, missing);
        while let Some(next) = selection.plan(&state, actor).unwrap().unresolved.first() {
            selection.update(Input::Meet(next.side), &state, actor);
        }
        let action = selection.update(Input::PlaceCard, &state, actor).unwrap();
        assert_eq!(state.check_action(action), Ok(()));

        // Another cell or card resets the order; a whole order can be chosen at once.
        selection.update(Input::PickCard(card), &state, actor);
        assert_eq!(selection.update(Input::PlaceCard, &state, actor), None);
        let (order, _) = Plan::outcomes(state.grid(), card, cell).pop().unwrap();
        let sides = order.sides().collect();
        selection.update(Input::SetOrder(sides), &state, actor);
        assert!(matches!(
            selection.update(Input::PlaceCard, &state, actor),
            Some(Action::Place(placement)) if placement.order == order
        ));
    }
}
