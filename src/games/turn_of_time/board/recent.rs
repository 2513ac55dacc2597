//! Marks of the cards that were played or flipped since the person at the screen last acted, and of those that the points of
//! the result come from.

use crate::components::{recent_outline, seat_shape};
use crate::games::ViewOptions;
use records::Colour;
use rules::Seat;
use rules::games::turn_of_time::{Cell, Cells, Event, Grid, ScoreItem, Side};
use yew::prelude::*;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RecentMark {
    /// The colour of the seat that played it.
    pub placed_by: Option<Colour>,
    /// The colour of the seat that flipped it last.
    pub flipped_by: Option<Colour>,
}

impl RecentMark {
    /// What these events did to the card on a cell.
    pub fn of(events: &[Event], view: &ViewOptions, cell: Cell) -> Self {
        let mut mark = Self::default();
        let mut colour = None;
        let mut new_cell = None;
        for event in events {
            match *event {
                Event::Placed { seat, cell: at, .. } => {
                    colour = Some(view.colour(seat));
                    new_cell = Some(at);
                    if at == cell {
                        mark.placed_by = colour;
                    }
                }
                Event::Met {
                    cell: met,
                    new_showed,
                    other_showed,
                    new: new_shows,
                    other,
                    ..
                } => {
                    // A single card shows the same after it flips.
                    let flips = (other != other_showed && met == cell)
                        || (new_shows != new_showed && new_cell == Some(cell));
                    if flips {
                        mark.flipped_by = colour;
                    }
                }
                Event::Drawn { .. } => {}
            }
        }
        mark
    }

    /// A frame with the seat's shape around a card that was played, and a sign with two arrows on
    /// one that was flipped.
    pub fn draw(self) -> Html {
        html! {
            <>
                if let Some(colour) = self.placed_by {
                    { recent_outline(colour, "M13 2h74a11 11 0 0 1 11 11v74a11 11 0 0 1-11 11h-74a11 11 0 0 1-11-11v-74a11 11 0 0 1 11-11z", String::new()) }
                    <g class={classes!("recent", colour.id())} transform="translate(71 4)">
                        <path class="seat" d={seat_shape(colour)} />
                    </g>
                }
                if let Some(colour) = self.flipped_by {
                    <g class={classes!("recent", "turned", colour.id())} transform="translate(17 83)">
                        <circle r="11" />
                        <path d="M-6 1.5 A6.2 6.2 0 0 1 4 -4.8 M6 -1.5 A6.2 6.2 0 0 1 -4 4.8" />
                        <path class="tip" d="M7 -3.6 L2.4 -2.1 L3.8 -7.4 Z M-7 3.6 L-2.4 2.1 L-3.8 7.4 Z" />
                    </g>
                }
            </>
        }
    }
}

/// The cards that these sources of points count.
pub fn lit_cells(grid: &Grid, lit: &[(Seat, ScoreItem)]) -> Cells {
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
                    let lit = lit_cells(state.grid(), &[(seat, item)]);
                    assert_eq!(lit.len(), u32::from(counted), "{item:?}");
                    assert!((lit - state.grid().occupied()).is_empty());
                    checked += 1;
                }
            }
        }
        assert!(checked > 60, "{checked}");
    }
}
