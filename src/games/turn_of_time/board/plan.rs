//! A planned placement: a card, a cell and the neighbours to be met first, with the
//! outcome before anything is done.

use rules::games::turn_of_time::{
    Action, Card, Cell, Grid, Meeting, MeetingOrder, Neighbour, Neighbours, Placement, Side,
};

/// A planned placement and its outcome.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    pub card: Card,
    pub cell: Cell,
    /// The meetings whose order is settled.
    pub meetings: Vec<Meeting>,
    /// The neighbours that can be met next; empty once the order is settled.
    pub unresolved: Vec<Neighbour>,
    /// Whether the order of the meetings matters here.
    pub order_matters: bool,
    /// The action, once the order is settled.
    pub action: Option<Action>,
}

impl Plan {
    /// The plan to put a card on a free cell and meet the neighbours on these sides
    /// first. The order is settled once the rest of it no longer matters.
    pub fn new(grid: &Grid, card: Card, cell: Cell, first: &[Side]) -> Self {
        let neighbours = Neighbours::around(grid, cell);
        let rest: Vec<Neighbour> = neighbours
            .iter()
            .filter(|neighbour| !first.contains(&neighbour.side))
            .collect();
        let place = |order| Action::Place(Placement { card, cell, order });
        if neighbours.orders(card).len() == 1 {
            return Self {
                card,
                cell,
                meetings: neighbours.meetings(card, MeetingOrder::ANY).collect(),
                unresolved: Vec::new(),
                order_matters: false,
                action: Some(place(MeetingOrder::ANY)),
            };
        }
        let remaining: Vec<Side> = rest.iter().map(|neighbour| neighbour.side).collect();
        let mut canonical_orders = orders_of(&remaining)
            .into_iter()
            .map(|rest| neighbours.canonical(card, &[first, &rest].concat()));
        let settled = canonical_orders.next().flatten();
        let settled = settled.filter(|order| canonical_orders.all(|other| other == Some(*order)));
        let mut order = first.to_vec();
        if settled.is_some() {
            order.extend(remaining);
        }
        Self {
            card,
            cell,
            meetings: neighbours
                .meetings(card, MeetingOrder::from_sides(&order))
                .take(order.len())
                .collect(),
            unresolved: if settled.is_some() { Vec::new() } else { rest },
            order_matters: true,
            action: settled.map(place),
        }
    }

    /// The outcomes to choose from where the order matters: the canonical order of
    /// each, and its meetings.
    pub fn outcomes(grid: &Grid, card: Card, cell: Cell) -> Vec<(MeetingOrder, Vec<Meeting>)> {
        let neighbours = Neighbours::around(grid, cell);
        let orders = neighbours.orders(card);
        if orders.len() < 2 {
            return Vec::new();
        }
        orders
            .iter()
            .map(|order| (order, neighbours.meetings(card, order).collect()))
            .collect()
    }

    /// The card after the meetings that are settled.
    pub fn result(&self) -> Card {
        match self.meetings.last() {
            Some(met) if met.new != self.card.up => self.card.flipped(),
            _ => self.card,
        }
    }
}

/// These sides in every order.
fn orders_of(sides: &[Side]) -> Vec<Vec<Side>> {
    if sides.is_empty() {
        return vec![Vec::new()];
    }
    let beginning_with = |first: &Side| {
        let rest = sides.iter().copied().filter(|side| side != first);
        let orders = orders_of(&rest.collect::<Vec<_>>()).into_iter();
        let first = *first;
        orders.map(move |order| [&[first], &*order].concat())
    };
    sides.iter().flat_map(beginning_with).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::testing::random_game;
    use rules::game::Game;
    use rules::games::turn_of_time::{Event, TurnOfTime};
    use rules::rng::Rng;
    use rules::{GameId, Setup};

    /// Positions of random games of two players.
    fn positions() -> Vec<TurnOfTime> {
        let games = (0..6).flat_map(|seed| {
            let setup = Setup::new(GameId::TurnOfTime, 2, seed).unwrap();
            random_game::<TurnOfTime>(&setup, Rng::new(seed, 9))
        });
        games.filter(|state| state.to_act().is_some()).collect()
    }

    /// Adds the plans of every way to choose the neighbours one after the other, until the order is settled.
    fn complete_plans(grid: &Grid, card: Card, cell: Cell, sides: &[Side], plans: &mut Vec<Plan>) {
        let plan = Plan::new(grid, card, cell, sides);
        assert_eq!(plan.action.is_some(), plan.unresolved.is_empty());
        if plan.action.is_some() {
            plans.push(plan);
            return;
        }
        assert_eq!(plan.meetings.len(), sides.len());
        for neighbour in &plan.unresolved {
            let sides = [sides, &[neighbour.side]].concat();
            complete_plans(grid, card, cell, &sides, plans);
        }
    }

    #[test]
    fn previews_match_the_outcome() {
        for state in positions() {
            let seat = state.to_act().unwrap();
            for card in state
                .hand(seat)
                .kinds()
                .flat_map(|kind| kind.orientations())
            {
                for cell in state.grid().free() {
                    let mut plans = Vec::new();
                    complete_plans(state.grid(), card, cell, &[], &mut plans);
                    for plan in plans {
                        let mut after = state;
                        let mut events = Vec::new();
                        after.apply(plan.action.unwrap(), &mut events).unwrap();
                        assert_eq!(after.grid().card(cell), Some(plan.result()));
                        let met = events.iter().filter(|e| matches!(e, Event::Met { .. }));
                        assert_eq!(met.count(), plan.meetings.len());
                        for met in &plan.meetings {
                            let shown = after.grid().card(met.cell).map(|card| card.up);
                            assert_eq!(shown, Some(met.other));
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn every_legal_action_can_be_reached_by_tapping() {
        let mut orders = 0;
        for state in positions() {
            let mut legal = Vec::new();
            state.legal_actions(&mut legal);
            for action in legal {
                let Action::Place(placement) = action else {
                    continue;
                };
                let mut plans = Vec::new();
                complete_plans(
                    state.grid(),
                    placement.card,
                    placement.cell,
                    &[],
                    &mut plans,
                );
                assert!(plans.iter().any(|plan| plan.action == Some(action)));
                orders += usize::from(!placement.order.is_any());
            }
        }
        assert!(orders > 100, "{orders}");
    }
}
