//! The animation of the last action: the card is put down, then the flipped cards
//! turn over, one meeting after the other.

use rules::games::turn_of_time::{Cell, Event};

/// Duration of putting down a card in milliseconds, as in the stylesheet.
const LAY_MS: u32 = 220;
/// Duration of one meeting with its flips in milliseconds, as in the stylesheet.
const FLIP_MS: u32 = 320;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Movement {
    pub placed: Option<Cell>,
    /// The cells of the cards that turn over, each with its step from 0.
    flips: Vec<(Cell, usize)>,
    /// Number of meetings in which a card turns over.
    steps: usize,
}

impl Movement {
    pub fn from_events(events: &[Event]) -> Self {
        let mut movement = Self::default();
        for event in events {
            match *event {
                Event::Placed { cell, .. } => movement.placed = Some(cell),
                Event::Met {
                    cell,
                    new_flips,
                    other_flips,
                    ..
                } if new_flips || other_flips => {
                    let step = movement.steps;
                    movement.steps += 1;
                    if let (true, Some(placed)) = (new_flips, movement.placed) {
                        movement.flips.push((placed, step));
                    }
                    if other_flips {
                        movement.flips.push((cell, step));
                    }
                }
                Event::Met { .. } | Event::Drawn { .. } => {}
            }
        }
        movement
    }

    /// The steps in which the card on a cell turns over.
    pub fn flips_of(&self, cell: Cell) -> Vec<usize> {
        self.flips
            .iter()
            .filter(|(flipped, _)| *flipped == cell)
            .map(|(_, step)| *step)
            .collect()
    }

    /// The total duration in milliseconds.
    pub const fn duration(&self) -> u32 {
        if self.placed.is_none() {
            0
        } else {
            LAY_MS + self.steps as u32 * FLIP_MS
        }
    }
}
