//! The thumbnail: the placed tiles as data, drawn as cities, roads and cloisters
//! in plain colours.

use super::board::geometry::{
    Bounds, TILE, corner, outline_href, shapes, tile_transform, translate,
};
use crate::components::recent_outline;
use records::Colour;
use rules::games::wheel_of_fortune::{
    Cell, Event, FollowerSpot, Kind, Rotation, Tile, WHEEL_SIZE, WheelOfFortune,
};
use serde::{Deserialize, Serialize};
use yew::prelude::*;

/// The placed tiles of a state. It is read from storage with lists of matches, so its numbers may
/// be damaged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thumbnail {
    /// Whether the wheel is on the board.
    wheel: bool,
    /// The tiles in the order of placing.
    tiles: Vec<ThumbnailTile>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct ThumbnailTile {
    column: i8,
    row: i8,
    /// Its index among the tiles of the rules.
    tile: u8,
    /// Quarter turns clockwise.
    quarters: u8,
}

impl ThumbnailTile {
    const fn cell(self) -> Cell {
        Cell::new(self.column, self.row)
    }
}

impl From<&WheelOfFortune> for Thumbnail {
    fn from(state: &WheelOfFortune) -> Self {
        let tiles = state.tiles().filter_map(|placed| {
            Some(ThumbnailTile {
                column: placed.cell.column(),
                row: placed.cell.row(),
                tile: u8::try_from(placed.tile?.index()).ok()?,
                quarters: placed.rotation.quarters(),
            })
        });
        Self {
            wheel: !state.variant().wheel_beside,
            tiles: tiles.collect(),
        }
    }
}

impl Thumbnail {
    /// All occupied cells: those of the wheel, then those of tiles.
    fn cells(&self) -> Vec<Cell> {
        let side = if self.wheel { WHEEL_SIZE } else { 0 };
        let wheel = (0..side).flat_map(|row| (0..side).map(move |column| Cell::new(column, row)));
        let tiles = self.tiles.iter().map(|tile| tile.cell());
        wheel.chain(tiles).collect()
    }

    /// The view box: a square, so that the rows of a list have equal heights.
    fn view_box(&self) -> String {
        let bounds = Bounds::around(&self.cells());
        let side = bounds.columns().max(bounds.rows()) * TILE;
        let (width, height) = (bounds.columns() * TILE, bounds.rows() * TILE);
        let x = bounds.left * TILE - (side - width) / 2;
        let y = bounds.top * TILE - (side - height) / 2;
        format!("{} {} {side} {side}", x - 8, y - 8, side = side + 16)
    }

    /// The path of all occupied cells.
    fn outline_path(&self) -> String {
        self.cells()
            .into_iter()
            .map(|cell| {
                let (x, y) = corner(cell);
                format!("M{x} {y}h100v100h-100z")
            })
            .collect()
    }

    pub fn picture(&self) -> Html {
        self.draw(self.view_box(), self.wheel, html! {})
    }

    /// The picture, with the wheel if it `has_wheel`, and `over` everything.
    fn draw(&self, view_box: String, has_wheel: bool, over: Html) -> Html {
        let tiles = self.tiles.iter().filter_map(|placed| {
            let tile = Tile::all().nth(usize::from(placed.tile))?;
            let rotation = Rotation::new(placed.quarters);
            Some(small_tile(tile, placed.cell(), rotation))
        });
        html! {
            <svg class={classes!(super::CLASS, "small-board", "wf-land", "wf-small")} viewBox={view_box}>
                <path class="wf-small-meadow" d={self.outline_path()} />
                if has_wheel {
                    <use href="#wf-wheel" width="400" height="400" transform={translate((0, 0))} />
                }
                { for tiles }
                { over }
            </svg>
        }
    }
}

/// The surroundings of the tile that an action placed or put a follower on; no picture of other
/// actions.
pub fn step_picture(state: &WheelOfFortune, events: &[Event], colour: Colour) -> Html {
    let cell = events.iter().find_map(|event| match *event {
        Event::Placed { cell, .. }
        | Event::Deployed {
            spot: FollowerSpot::Tile { cell, .. },
            ..
        } => Some(cell),
        _ => None,
    });
    let Some(cell) = cell else {
        return html! {};
    };
    let is_near = |other: Cell| {
        let (x, y) = corner(cell);
        let (other_x, other_y) = corner(other);
        (x - other_x).abs() <= TILE && (y - other_y).abs() <= TILE
    };
    let whole = Thumbnail::from(state);
    let tiles = whole.tiles.into_iter().filter(|tile| is_near(tile.cell()));
    let tiles = Thumbnail {
        wheel: false,
        tiles: tiles.collect(),
    };
    let (x, y) = corner(cell);
    let view_box = format!("{} {} 300 300", x - TILE, y - TILE);
    let outline = recent_outline(colour, "M4 4h92v92h-92z", translate((x, y)));
    tiles.draw(view_box, whole.wheel, outline)
}

fn small_tile(tile: Tile, cell: Cell, rotation: Rotation) -> Html {
    let areas = shapes(tile).filter_map(|shape| {
        let class = match shape.name.kind {
            Kind::City => "wf-small-city",
            Kind::Road => "wf-small-road",
            Kind::Cloister => "wf-small-cloister",
            Kind::Field => return None,
        };
        let href = outline_href(tile.design().name, shape.index);
        Some(html! { <use {class} {href} /> })
    });
    html! { <g transform={tile_transform(cell, rotation)}>{ for areas }</g> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::wheel_of_fortune::{Scenario, Variant};

    /// A state with some placed tiles.
    fn played(wheel_beside: bool) -> WheelOfFortune {
        use rules::game::Game as _;
        let mut state = WheelOfFortune::from_scenario(&Scenario {
            variant: Variant {
                wheel_beside,
                ..Variant::default()
            },
            ..Scenario::default()
        });
        for _ in 0..40 {
            let mut legal = Vec::new();
            state.legal_actions(&mut legal);
            let Some(action) = legal.first() else { break };
            state.apply_unchecked(*action, &mut Vec::new());
        }
        state
    }

    #[test]
    fn the_thumbnail_has_all_placed_tiles() {
        for wheel_beside in [false, true] {
            let state = played(wheel_beside);
            let thumbnail = Thumbnail::from(&state);
            let sorted = |cells: Vec<Cell>| {
                let mut cells = cells;
                cells.sort();
                cells
            };
            let occupied = state.tiles().map(|placed| placed.cell).collect();
            assert_eq!(sorted(thumbnail.cells()), sorted(occupied));
            assert_eq!(
                Bounds::around(&thumbnail.cells()),
                Bounds::from_state(&state)
            );
            assert!(thumbnail.tiles.len() > 5);
            let fits = |tile: &ThumbnailTile| {
                let placed = state.tile_at(tile.cell()).unwrap();
                placed.tile.unwrap().index() == usize::from(tile.tile)
                    && placed.rotation == Rotation::new(tile.quarters)
            };
            assert!(thumbnail.tiles.iter().all(fits));
        }
    }

    #[test]
    fn any_numbers_can_be_drawn() {
        let numbers = [i8::MIN, -1, 0, 7, i8::MAX];
        let tiles: Vec<ThumbnailTile> = numbers
            .into_iter()
            .flat_map(|column| {
                numbers.map(|row| ThumbnailTile {
                    column,
                    row,
                    tile: column.cast_unsigned(),
                    quarters: row.cast_unsigned(),
                })
            })
            .collect();
        for wheel in [false, true] {
            let thumbnail = Thumbnail {
                wheel,
                tiles: tiles.clone(),
            };
            let _ = thumbnail.picture();
            assert_eq!(thumbnail.view_box(), "-12808 -12808 25616 25616");
        }
    }

    #[test]
    fn an_empty_thumbnail_can_be_drawn() {
        let thumbnail = Thumbnail {
            wheel: false,
            tiles: Vec::new(),
        };
        let _ = thumbnail.picture();
        assert_eq!(thumbnail.view_box(), "-8 -8 116 116");
    }
}
