//! What a person is about to do: a card in hand, a cell, and the neighbours
//! met so far. Says what would come of it before anything is done.

use rules::games::turn_of_time::{
    Action, Card, Cell, Grid, Met, Neighbour, Neighbours, Order, Placing, Side,
};

/// A card over a cell.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The card as it would be put down.
    pub card: Card,
    /// Where.
    pub cell: Cell,
    /// The meetings that are settled, one after the other.
    pub met: Vec<Met>,
    /// Neighbours that can be met next; empty when all is settled.
    pub open: Vec<Neighbour>,
    /// Whether the order of the meetings matters here.
    pub ordered: bool,
    /// The whole action, when all is settled.
    pub action: Option<Action>,
}

impl Plan {
    /// What comes of a card on a free cell when the neighbours on these sides
    /// are met first. Where the rest of the order no longer matters, all is
    /// settled.
    pub fn new(grid: &Grid, card: Card, cell: Cell, first: &[Side]) -> Self {
        let neighbours = Neighbours::of(grid, cell);
        let rest: Vec<Neighbour> = neighbours
            .iter()
            .filter(|neighbour| !first.contains(&neighbour.side))
            .collect();
        let place = |order| Action::Place(Placing { card, cell, order });
        if neighbours.orders(card).len() == 1 {
            return Self {
                card,
                cell,
                met: neighbours.meetings(card, Order::ANY).collect(),
                open: Vec::new(),
                ordered: false,
                action: Some(place(Order::ANY)),
            };
        }
        let mut endings = Vec::new();
        let mut sides = first.to_vec();
        let remaining: Vec<Side> = rest.iter().map(|neighbour| neighbour.side).collect();
        each_order(&mut sides, &remaining, &mut |order| {
            endings.push(neighbours.canonical(card, order));
        });
        let settled = endings
            .first()
            .copied()
            .flatten()
            .filter(|one| endings.iter().all(|other| *other == Some(*one)));
        let mut shown = first.to_vec();
        if settled.is_some() {
            shown.extend(remaining);
        }
        Self {
            card,
            cell,
            met: neighbours
                .meetings(card, Order::of(&shown))
                .take(shown.len())
                .collect(),
            open: if settled.is_some() { Vec::new() } else { rest },
            ordered: true,
            action: settled.map(place),
        }
    }

    /// The outcomes to choose from where the order matters: the order that
    /// stands for each, and its meetings.
    pub fn outcomes(grid: &Grid, card: Card, cell: Cell) -> Vec<(Order, Vec<Met>)> {
        let neighbours = Neighbours::of(grid, cell);
        let orders = neighbours.orders(card);
        if orders.len() < 2 {
            return Vec::new();
        }
        orders
            .iter()
            .map(|order| (order, neighbours.meetings(card, order).collect()))
            .collect()
    }

    /// The card as it lies after the meetings that are settled.
    pub fn result(&self) -> Card {
        match self.met.last() {
            Some(met) if met.new != self.card.up => self.card.flipped(),
            _ => self.card,
        }
    }
}

/// Calls for every order of the remaining sides behind those in `sides`.
fn each_order(sides: &mut Vec<Side>, remaining: &[Side], act: &mut dyn FnMut(&[Side])) {
    if remaining.is_empty() {
        act(sides);
        return;
    }
    for side in remaining {
        let rest: Vec<Side> = remaining
            .iter()
            .copied()
            .filter(|other| other != side)
            .collect();
        sides.push(*side);
        each_order(sides, &rest, act);
        sides.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::game::{Game, NullSink};
    use rules::games::turn_of_time::{Event, TurnOfTime};
    use rules::rng::Rng;
    use rules::{GameId, Setup};

    /// Random positions of two players' games.
    fn positions() -> Vec<TurnOfTime> {
        let mut found = Vec::new();
        for seed in 0..6 {
            let setup = Setup::new(GameId::TurnOfTime, 2, seed).unwrap();
            let mut state = TurnOfTime::start(&setup);
            let mut rng = Rng::new(seed, 9);
            let mut legal = Vec::new();
            while state.to_act().is_some() {
                found.push(state);
                legal.clear();
                state.legal_actions(&mut legal);
                state.apply_unchecked(*rng.pick(&legal).unwrap(), &mut NullSink);
            }
        }
        found
    }

    /// Every way to name the neighbours one after the other, as far as needed.
    fn follow(grid: &Grid, card: Card, cell: Cell, sides: &[Side], ends: &mut Vec<Plan>) {
        let plan = Plan::new(grid, card, cell, sides);
        assert_eq!(plan.action.is_some(), plan.open.is_empty());
        if plan.action.is_some() {
            ends.push(plan);
            return;
        }
        assert_eq!(plan.met.len(), sides.len());
        for neighbour in &plan.open {
            let sides = [sides, &[neighbour.side]].concat();
            follow(grid, card, cell, &sides, ends);
        }
    }

    #[test]
    fn what_is_shown_is_what_happens() {
        for state in positions() {
            let seat = state.to_act().unwrap();
            for card in state.hand(seat).kinds().flat_map(|kind| kind.ways()) {
                for cell in state.grid().free() {
                    let mut plans = Vec::new();
                    follow(state.grid(), card, cell, &[], &mut plans);
                    for plan in plans {
                        let mut after = state;
                        let mut events = Vec::new();
                        after.apply(plan.action.unwrap(), &mut events).unwrap();
                        assert_eq!(after.grid().card(cell), Some(plan.result()));
                        let met = events.iter().filter(|e| matches!(e, Event::Met { .. }));
                        assert_eq!(met.count(), plan.met.len());
                        for met in &plan.met {
                            let there = after.grid().card(met.cell).map(|card| card.up);
                            assert_eq!(there, Some(met.other));
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
                let Action::Place(placing) = action else {
                    continue;
                };
                let mut plans = Vec::new();
                follow(state.grid(), placing.card, placing.cell, &[], &mut plans);
                assert!(plans.iter().any(|plan| plan.action == Some(action)));
                orders += usize::from(!placing.order.is_any());
            }
        }
        assert!(orders > 100, "{orders}");
    }
}
