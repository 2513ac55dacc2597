//! Drawings made of the symbols in the sprite sheet (drawings.svg): pieces on the map, connected roads, outlines. A
//! space of a map is 100 by 100 units; symbols are placed by their upper left corner.

use super::geometry::{Step, corner, offset_cell, outline, squares};
use rules::games::world_wonders::{
    Cell, Cells, City, Kind, Monument, Need, Piece, PlacedPiece, ROWS, Resource, Rotation, Shape,
    Stack,
};
use yew::prelude::*;

pub const SPACE: i32 = 100;

/// The sides of a space, as columns and rows to the neighbour. Each is a bit of
/// the number of a road's symbol: set where another road or the sidewalk joins.
pub const SIDES: [(i32, i32); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
/// The side of a space at which the sidewalk can be, an index into [`SIDES`].
const SIDEWALK_SIDE: usize = 2;
/// The rotation in which the port faces its water, by the side of the water in
/// the order of [`SIDES`]. The rules do not rotate the square port.
const PORT_ROTATIONS: [u8; 4] = [2, 3, 0, 1];

/// The picture of a requirement on a monument card, 100 by 100.
pub fn need(need: Need) -> String {
    let name = match need {
        Need::Building(kind) => kind.id(),
        Need::TwoFarms => "two-farms",
        Need::Road => "road",
        Need::Water => "water",
        Need::Resource => "resource",
    };
    format!("#ww-need-{name}")
}

/// The icon of a resource, 24 by 24.
pub const fn resource_icon(resource: Resource) -> &'static str {
    match resource {
        Resource::Food => "#ww-food",
        Resource::Ceramics => "#ww-ceramics",
        Resource::Gears => "#ww-gears",
    }
}

/// Position of a pawn on the two pedestals, relative to the pedestal.
pub const PAWN_ON_PEDESTAL: [(i32, i32); 2] = [(22, -46), (22, -38)];
/// Position and scale of the seat's mark, 24 by 24, on a pawn.
pub const PAWN_MARK: &str = "translate(11 26)scale(.76)";

/// A symbol with its upper left corner at a point.
pub fn symbol_at(symbol: impl Into<AttrValue>, (x, y): (i32, i32), class: &'static str) -> Html {
    let href: AttrValue = symbol.into();
    html! { <use {href} x={x.to_string()} y={y.to_string()} {class} /> }
}

/// A path that fills spaces.
pub fn filled(class: &'static str, cells: Cells) -> Html {
    if cells.is_empty() {
        return html! {};
    }
    html! { <path {class} d={squares(cells, 10)} /> }
}

/// A path around spaces.
pub fn outlined(class: &'static str, cells: Cells) -> Html {
    if cells.is_empty() {
        return html! {};
    }
    html! { <path {class} d={outline(cells)} /> }
}

/// The symbol of a rotated building.
pub fn building(kind: Kind, stack: Stack, rotation: Rotation) -> String {
    format!("#ww-{}-{}-{}", kind.id(), stack.id(), rotation.quarters())
}

/// The symbol of a monument's piece in a rotation.
pub fn monument(monument: Monument, rotation: u8) -> String {
    format!("#ww-{}-{rotation}", monument.id())
}

/// The rotation in which a monument's piece is drawn. The port faces its water.
fn monument_rotation(monument: Monument, placed_piece: PlacedPiece, water: Cells) -> u8 {
    let rotation = placed_piece.rotation.quarters();
    if monument != Monument::Port {
        return rotation;
    }
    let cells = placed_piece.cells();
    let wet = cells.and(water);
    // All its spaces on that side are water.
    let is_wet = |step: Step| {
        cells.iter().all(|cell| {
            let is_inside = offset_cell(cell, step).is_some_and(|other| cells.has(other));
            is_inside || wet.has(cell)
        })
    };
    let side = SIDES.iter().position(|side| is_wet(*side));
    side.map_or(rotation, |side| PORT_ROTATIONS[side])
}

/// The symbol of a space of road, which depends on its neighbours.
fn road(cell: Cell, roads: Cells, water: Cells) -> String {
    let mut joins = 0;
    for (side, step) in SIDES.iter().enumerate() {
        let other = offset_cell(cell, *step);
        let joins_sidewalk = side == SIDEWALK_SIDE && cell.row() + 1 == ROWS;
        if joins_sidewalk || other.is_some_and(|other| roads.has(other)) {
            joins |= 1 << side;
        }
    }
    let kind = if water.has(cell) { "bridge" } else { "road" };
    format!("#ww-{kind}-{joins}")
}

/// Spaces of road, connected to all roads of the city.
pub fn road_spaces(cells: Cells, roads: Cells, water: Cells) -> Html {
    cells
        .iter()
        .map(|cell| symbol_at(road(cell, roads, water), corner(cell), ""))
        .collect()
}

/// Whether a piece is a road. Roads are drawn space by space.
pub const fn is_road(piece: Piece) -> bool {
    matches!(
        piece,
        Piece::LongRoad | Piece::DoubleRoad | Piece::SingleRoad
    )
}

/// A piece at its position on the map.
pub fn piece(placed_piece: PlacedPiece, city: &City) -> Html {
    let roads = city.roads().or(placed_piece.cells());
    piece_among(placed_piece, roads, city.map().water)
}

/// A piece, which depends on the roads and the water of its city.
pub fn piece_among(placed_piece: PlacedPiece, roads: Cells, water: Cells) -> Html {
    let place = corner(placed_piece.at);
    match placed_piece.piece {
        Piece::LongRoad | Piece::DoubleRoad | Piece::SingleRoad => {
            road_spaces(placed_piece.cells(), roads, water)
        }
        Piece::Tower => symbol_at("#ww-tower", place, ""),
        Piece::Tile(tile) => symbol_at(
            building(tile.kind(), tile.stack(), placed_piece.rotation),
            place,
            "",
        ),
        Piece::Monument(which) => {
            let rotation = monument_rotation(which, placed_piece, water);
            symbol_at(monument(which, rotation), place, "")
        }
    }
}

/// The name of a shape in the sprite sheet.
const fn shape_id(shape: Shape) -> &'static str {
    match shape {
        Shape::I1 => "I1",
        Shape::I2 => "I2",
        Shape::I3 => "I3",
        Shape::I4 => "I4",
        Shape::L3 => "L3",
        Shape::O4 => "O4",
        Shape::L4 => "L4",
        Shape::P5 => "P5",
        Shape::T4 => "T4",
        Shape::S4 => "S4",
        Shape::R6 => "R6",
        Shape::R8 => "R8",
        Shape::S9 => "S9",
    }
}

/// The outline of a piece at its position.
pub fn edge(placed_piece: PlacedPiece, class: &'static str) -> Html {
    let shape = shape_id(placed_piece.piece.shape());
    let symbol = format!("#ww-outline-{shape}-{}", placed_piece.rotation.quarters());
    symbol_at(symbol, corner(placed_piece.at), class)
}
