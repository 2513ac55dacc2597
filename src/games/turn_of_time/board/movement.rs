//! How the last action is shown: the card is laid, then the cards that flip
//! turn over one meeting after the other.

use rules::games::turn_of_time::{Cell, Event};

/// Laying a card takes so long, in milliseconds; the stylesheet says the same.
const LAY_MS: u32 = 220;
/// One meeting with its flips; the stylesheet says the same.
const FLIP_MS: u32 = 320;

/// What the last action did to the cards.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Movement {
    /// Where the new card was put.
    pub placed: Option<Cell>,
    /// Which cards turned over, and in which step from 0.
    flips: Vec<(Cell, usize)>,
    steps: usize,
}

impl Movement {
    /// The movement of these events.
    pub fn of(events: &[Event]) -> Self {
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

    /// The steps in which a card turned over.
    pub fn flips_of(&self, cell: Cell) -> Vec<usize> {
        self.flips
            .iter()
            .filter(|(flipped, _)| *flipped == cell)
            .map(|(_, step)| *step)
            .collect()
    }

    /// How long all of it takes, in milliseconds.
    pub const fn duration(&self) -> u32 {
        if self.placed.is_none() {
            0
        } else {
            LAY_MS + self.steps as u32 * FLIP_MS
        }
    }
}
