//! The thumbnail of a wheel, as data that is stored with a saved match.

use super::ROOT_CLASS;
use super::board::dial::{table_top, wheel_top};
use super::board::perspective::{FLAT, Perspective, VIEW_BOX};
use super::board::pieces::{Pieces, WheelSnapshot};
use rules::games::argonauts_wheel::{ArgonautsWheel, Discs, Occupants, Side, Station};
use serde::{Deserialize, Serialize};
use yew::prelude::*;

/// The content of a thumbnail: the wheel as Black sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Thumbnail {
    /// The occupants of stations 0 to 7, as [`encode`] writes them.
    stations: [u8; 8],
    time_stone: u8,
    /// The index of the side to move, unless the game is over.
    to_move: Option<u8>,
    /// The index of the side that killed the opposing cone.
    winner: Option<u8>,
}

impl From<&ArgonautsWheel> for Thumbnail {
    fn from(state: &ArgonautsWheel) -> Self {
        let mut stations = [0; 8];
        for (station, item) in Station::all().zip(&mut stations) {
            *item = encode(state.wheel().occupants(station));
        }
        Self {
            stations,
            time_stone: state.time_stone().number(),
            to_move: state.side_to_move().map(|side| side as u8),
            winner: state.winner().map(|side| side as u8),
        }
    }
}

impl Thumbnail {
    fn snapshot(&self) -> WheelSnapshot {
        WheelSnapshot::from_fn(|station| {
            self.stations
                .get(usize::from(station.number()))
                .copied()
                .map(decode)
                .unwrap_or_default()
        })
    }

    pub fn picture(&self) -> Html {
        let perspective = Perspective { front: Side::Black };
        html! {
            <svg class={classes!(ROOT_CLASS, "aw-picture", "small-board")} viewBox={VIEW_BOX}>
                { table_top(perspective, self.to_move.map(side)) }
                <g transform={FLAT}>{ wheel_top(0, false, false, 0) }</g>
                <Pieces
                    {perspective}
                    snapshot={self.snapshot()}
                    time_stone={Station::new(self.time_stone)}
                    winner={self.winner.map(side)}
                />
            </svg>
        }
    }
}

/// The side with this index modulo 2.
const fn side(index: u8) -> Side {
    if index.is_multiple_of(2) {
        Side::Black
    } else {
        Side::White
    }
}

/// The stored format of a station's occupants: the number of discs (bits 0 and 1),
/// their side (bit 2), whether they are dead (bit 3), whether there is a cone (bit 4),
/// its side (bit 5).
fn encode(occupants: Occupants) -> u8 {
    let discs = occupants.discs.map_or(0, |discs| {
        discs.count | (discs.side as u8) << 2 | u8::from(!discs.living) << 3
    });
    let cone = occupants.cone.map_or(0, |cone| 1 << 4 | (cone as u8) << 5);
    discs | cone
}

/// The inverse of [`encode`]; every number gives some occupants.
fn decode(number: u8) -> Occupants {
    let count = (number & 3).min(2);
    Occupants {
        discs: (count > 0).then_some(Discs {
            side: side(number >> 2 & 1),
            count,
            living: number >> 3 & 1 == 0,
        }),
        cone: (number >> 4 & 1 == 1).then_some(side(number >> 5 & 1)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::testing::random_game;
    use rules::rng::Rng;
    use rules::{GameId, Setup};

    #[test]
    fn the_thumbnail_shows_the_pieces_on_the_wheel() {
        let mut won = 0;
        for seed in 0..40 {
            let setup = Setup::new(GameId::ArgonautsWheel, 2, 0).unwrap();
            let game = random_game::<ArgonautsWheel>(&setup, Rng::new(seed, 9));
            for state in &game {
                let thumbnail = Thumbnail::from(state);
                assert_eq!(thumbnail.snapshot(), WheelSnapshot::from(state.wheel()));
                assert_eq!(Station::new(thumbnail.time_stone), state.time_stone());
                assert_eq!(thumbnail.to_move.map(side), state.side_to_move());
                assert_eq!(thumbnail.winner.map(side), state.winner());
            }
            won += usize::from(game.last().unwrap().winner().is_some());
        }
        assert!(won > 5, "{won}");
    }

    #[test]
    fn damaged_numbers_can_be_drawn() {
        for number in 0..=u8::MAX {
            let thumbnail = Thumbnail {
                stations: [number, 255, 0, number, 3, 19, number, 128],
                time_stone: number,
                to_move: Some(number),
                winner: Some(number),
            };
            let _ = thumbnail.picture();
        }
    }
}
