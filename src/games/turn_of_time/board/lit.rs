//! Which cards the points of the result come from.

use rules::Seat;
use rules::games::turn_of_time::{Cells, Grid, ScoreItem, Side};

/// The cards that these sources of points count.
pub fn cells(grid: &Grid, lit: &[(Seat, ScoreItem)]) -> Cells {
    lit.iter().fold(Cells::NONE, |all, (_, item)| {
        all | match *item {
            ScoreItem::Rank(standing) => grid.showing(standing.season),
            ScoreItem::LargestGroup { season, .. } => largest_group(grid.showing(season)),
            ScoreItem::Balanced { season, .. } => grid.showing(season),
        }
    })
}

/// The largest part of these cells that is connected edge to edge; the first of several.
fn largest_group(mut rest: Cells) -> Cells {
    let mut largest = Cells::NONE;
    while let Some(first) = rest.first() {
        let mut group = Cells::one(first);
        let mut open = vec![first];
        while let Some(cell) = open.pop() {
            let around = Side::ALL.iter().filter_map(|side| cell.neighbour(*side));
            for next in around.filter(|next| rest.has(*next)) {
                if !group.has(next) {
                    group.add(next);
                    open.push(next);
                }
            }
        }
        rest -= group;
        if group.len() > largest.len() {
            largest = group;
        }
    }
    largest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::testing::random_game;
    use rules::game::Game as _;
    use rules::games::turn_of_time::TurnOfTime;
    use rules::rng::Rng;
    use rules::{GameId, Setup};

    /// Every source of points lights as many cards as it counts.
    #[test]
    fn every_source_lights_what_it_counts() {
        let mut checked = 0;
        for (players, goal) in [(1, "dominance"), (1, "balance"), (2, ""), (3, ""), (4, "")] {
            for seed in 0..8 {
                let setup = Setup::new(GameId::TurnOfTime, players, seed).unwrap();
                let setup = match goal {
                    "" => setup,
                    goal => setup.with_choice("goal", goal).unwrap(),
                };
                let game = random_game::<TurnOfTime>(&setup, Rng::new(seed, 5));
                let state = game.last().unwrap();
                for (seat, _, item) in state.score_items() {
                    let counted = match item {
                        ScoreItem::Rank(standing) => standing.cards,
                        ScoreItem::LargestGroup { cards, .. }
                        | ScoreItem::Balanced { cards, .. } => cards,
                    };
                    let lit = cells(state.grid(), &[(seat, item)]);
                    assert_eq!(lit.len(), u32::from(counted), "{item:?}");
                    assert!((lit - state.grid().occupied()).is_empty());
                    checked += 1;
                }
            }
        }
        assert!(checked > 60, "{checked}");
    }
}
