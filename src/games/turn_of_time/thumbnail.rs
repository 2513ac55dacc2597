//! The thumbnail of a table, as data that is stored with a saved match.

use super::ROOT_CLASS;
use super::cards::card_face;
use super::viewport::{Viewport, cell_transform};
use rules::games::turn_of_time::{CARDS, Card, Cell, Grid, Season, TurnOfTime};
use serde::{Deserialize, Serialize};
use yew::prelude::*;

/// The content of a thumbnail: the cards on the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Thumbnail {
    cards: Vec<PlacedCard>,
}

/// A card on the table, in the stored format.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
struct PlacedCard {
    column: u8,
    row: u8,
    /// Index of the season that shows.
    up: u8,
    /// Index of the season on the other face.
    down: u8,
}

impl From<&TurnOfTime> for Thumbnail {
    fn from(state: &TurnOfTime) -> Self {
        let cards = state.grid().cards().map(|(cell, card)| PlacedCard {
            column: cell.column(),
            row: cell.row(),
            up: card.up as u8,
            down: card.down as u8,
        });
        Self {
            cards: cards.collect(),
        }
    }
}

impl Thumbnail {
    /// The cards on their cells; invalid ones are ignored.
    fn grid(&self) -> Grid {
        let mut grid = Grid::default();
        for placed in self.cards.iter().take(usize::from(CARDS)) {
            let season = |index: u8| Season::from_index(usize::from(index));
            if let Some(cell) = Cell::new(placed.column, placed.row)
                && !grid.occupied().has(cell)
            {
                grid.place(cell, Card::new(season(placed.up), season(placed.down)));
            }
        }
        grid
    }

    pub fn picture(&self) -> Html {
        let grid = self.grid();
        let cards = grid.cards().map(|(cell, card)| {
            html! { <g key={cell.to_string()} transform={cell_transform(cell)}>{ card_face(card) }</g> }
        });
        let view_box = Viewport::new(&grid, 2).view_box();
        html! { <svg class={classes!(ROOT_CLASS, "small-board")} viewBox={view_box}>{ for cards }</svg> }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::testing::random_game;
    use rules::rng::Rng;
    use rules::{GameId, Setup};

    #[test]
    fn the_thumbnail_shows_the_cards_of_the_state() {
        for players in 1..=4 {
            let setup = Setup::new(GameId::TurnOfTime, players, 7).unwrap();
            for state in random_game(&setup, Rng::new(7, u64::from(players))) {
                assert_eq!(Thumbnail::from(&state).grid(), *state.grid());
            }
        }
    }

    #[test]
    fn damaged_numbers_can_be_drawn() {
        for number in 0..=u8::MAX {
            let card = |column, row, up, down| PlacedCard {
                column,
                row,
                up,
                down,
            };
            let cards = vec![
                card(number, 0, number, 0),
                card(0, number, 0, number),
                card(6, 6, 255, number),
                card(6, 6, number, 255),
                card(number, number, 3, 3),
            ];
            let _ = Thumbnail { cards }.picture();
        }
        let cards = (0..=u8::MAX).map(|number| PlacedCard {
            column: number % 9,
            row: number / 9,
            up: number,
            down: 0,
        });
        let full = Thumbnail {
            cards: cards.collect(),
        };
        let _ = full.picture();
        assert!(full.grid().occupied().len() <= u32::from(CARDS));
        let _ = Thumbnail { cards: Vec::new() }.picture();
    }
}
