//! The small picture of a city in plain colours. Its data is stored with saves, so that lists of
//! games can show it without replaying anything.

use super::board::geometry::{outline, squares};
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::{
    COLUMNS, Cell, Cells, City, Kind, MAPS, Piece, PlacedPiece, Rotation, Shape, WorldWonders,
};
use serde::{Deserialize, Serialize};
use yew::prelude::*;

/// The data of a small picture. Invalid numbers are ignored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thumbnail {
    /// Index of the map in [`MAPS`].
    map: u8,
    pieces: Vec<SmallPiece>,
}

/// A placed piece, as numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct SmallPiece {
    /// Index of its colour in [`CLASSES`].
    class: u8,
    /// Index of its shape in [`Shape::ALL`].
    #[serde(rename = "form")]
    shape: u8,
    /// Index of its corner, counted row by row from the north-west.
    cell: u8,
    /// Clockwise quarter turns.
    #[serde(rename = "turn")]
    rotation: u8,
}

/// The colour classes of pieces in drawing order: roads, towers, the types of
/// buildings, monuments.
const CLASSES: [&str; 8] = [
    "ww-m-road",
    "ww-m-tower",
    "ww-m-library",
    "ww-m-farm",
    "ww-m-habitation",
    "ww-m-market",
    "ww-m-temple",
    "ww-m-wonder",
];

/// Index of a piece's colour in [`CLASSES`].
const fn class_of(piece: Piece) -> u8 {
    match piece {
        Piece::LongRoad | Piece::DoubleRoad | Piece::SingleRoad => 0,
        Piece::Tower => 1,
        Piece::Tile(tile) => match tile.kind() {
            Kind::Library => 2,
            Kind::Farm => 3,
            Kind::Habitation => 4,
            Kind::Market => 5,
            Kind::Temple => 6,
        },
        Piece::Monument(_) => 7,
    }
}

impl From<PlacedPiece> for SmallPiece {
    fn from(placed_piece: PlacedPiece) -> Self {
        let shape = placed_piece.piece.shape();
        let shape = Shape::ALL.iter().position(|other| *other == shape);
        Self {
            class: class_of(placed_piece.piece),
            shape: shape.map_or(u8::MAX, |shape| shape as u8),
            cell: placed_piece.at.row() * COLUMNS + placed_piece.at.column(),
            rotation: placed_piece.rotation.quarters(),
        }
    }
}

impl SmallPiece {
    /// The spaces it covers; empty for invalid numbers.
    fn cells(self) -> Cells {
        let shape = Shape::ALL.get(usize::from(self.shape));
        let corner = Cell::new(self.cell % COLUMNS, self.cell / COLUMNS);
        shape
            .zip(corner)
            .and_then(|(shape, corner)| shape.cells(corner, Rotation::new(self.rotation)))
            .unwrap_or(Cells::NONE)
    }
}

impl From<&City> for Thumbnail {
    fn from(city: &City) -> Self {
        let map = MAPS.iter().position(|map| *map == city.map());
        Self {
            map: map.map_or(u8::MAX, |map| map as u8),
            pieces: city.pieces().map(SmallPiece::from).collect(),
        }
    }
}

impl From<&WorldWonders> for Thumbnail {
    /// The city of the leading player.
    fn from(state: &WorldWonders) -> Self {
        let ranks = state.score().ranks;
        let mut seats = Seat::all(state.players());
        let leader = seats.find(|seat| ranks[*seat] == 1).unwrap_or(Seat::FIRST);
        Self::from(state.city(leader))
    }
}

/// Spaces filled with one colour.
fn patch(class: &'static str, cells: Cells) -> Html {
    if cells.is_empty() {
        return html! {};
    }
    html! { <path {class} d={squares(cells, 0)} /> }
}

impl Thumbnail {
    /// The picture of a game in lists.
    pub fn picture(&self) -> Html {
        self.draw("game-world-wonders small-board ww-small", Html::default())
    }

    /// The city in plain colours, with marks above it.
    pub fn draw(&self, class: &'static str, marks: Html) -> Html {
        let pieces: Vec<(u8, Cells)> = self
            .pieces
            .iter()
            .map(|piece| (piece.class, piece.cells()))
            .collect();
        let covered = pieces
            .iter()
            .fold(Cells::NONE, |all, (_, cells)| all.or(*cells));
        let map = MAPS.get(usize::from(self.map));
        let (water, resources) = map.map_or((Cells::NONE, Cells::NONE), |map| {
            (map.water, map.resources.without(covered))
        });
        let layers = CLASSES.iter().zip(0..).map(|(class, index)| {
            let same_class = pieces.iter().filter(|(other, _)| *other == index);
            patch(
                class,
                same_class.fold(Cells::NONE, |all, (_, cells)| all.or(*cells)),
            )
        });
        let edges: String = pieces.iter().map(|(_, cells)| outline(*cells)).collect();
        html! {
            <svg {class} viewBox="-40 -40 1280 1200" aria-hidden="true" focusable="false">
                <path class="ww-m-frame" d="M-40-40h1280v1200h-1280z" />
                <path class="ww-m-land" d="M0 0h1200v1100h-1200z" />
                <path class="ww-m-walk" d="M0 1105h1200v45h-1200z" />
                { patch("ww-m-water", water) }
                { patch("ww-m-resource", resources) }
                { for layers }
                <path class="ww-m-edge" d={edges} />
                { marks }
            </svg>
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::world_wonders::Scenario;

    /// The spaces of all pieces of a class.
    fn spaces(thumbnail: &Thumbnail, class: u8) -> Cells {
        thumbnail
            .pieces
            .iter()
            .filter(|piece| piece.class == class)
            .fold(Cells::NONE, |all, piece| all.or(piece.cells()))
    }

    #[test]
    fn thumbnails_store_the_city_layout() {
        let mut state = WorldWonders::from_scenario(&Scenario::default());
        for ply in 0..400 {
            let mut legal = Vec::new();
            state.legal_actions(&mut legal);
            let Some(action) = legal.get(ply * 7 % legal.len().max(1)) else {
                break;
            };
            state.apply_unchecked(*action, &mut rules::game::NullSink);
        }
        for seat in Seat::all(state.players()) {
            let city = state.city(seat);
            let thumbnail = Thumbnail::from(city);
            assert!(!thumbnail.pieces.is_empty());
            assert_eq!(MAPS[usize::from(thumbnail.map)], city.map());
            assert_eq!(spaces(&thumbnail, 0), city.roads());
            assert_eq!(spaces(&thumbnail, 1), city.towers());
            for (class, kind) in (2..).zip(Kind::ALL) {
                assert_eq!(spaces(&thumbnail, class), city.buildings(kind));
            }
            assert_eq!(spaces(&thumbnail, 7), city.monument_cells());
        }
    }

    #[test]
    fn invalid_numbers_are_ignored() {
        for number in 0..=u8::MAX {
            let [class, shape, cell, rotation] = [number, number.wrapping_mul(7), number, number];
            let piece = SmallPiece {
                class,
                shape,
                cell,
                rotation,
            };
            let thumbnail = Thumbnail {
                map: number,
                pieces: vec![
                    piece,
                    SmallPiece { shape: 3, ..piece },
                    SmallPiece {
                        class: 255 - number,
                        ..piece
                    },
                ],
            };
            // Any numbers can be drawn.
            let _ = thumbnail.picture();
        }
    }
}
