//! Icons and small pictures: resources, gold, points, requirements.

use super::drawings::{self, SPACE, building, symbol_at};
use crate::components::{self, seat_shape};
use records::Colour;
use rules::games::world_wonders::{
    Cell, Cells, Monument, Need, Objective, PerResource, Piece, PlacedPiece, Resource, Rotation,
    Stack, Tile,
};
use yew::prelude::*;

/// An icon, 24 by 24.
pub fn icon(symbol: impl Into<AttrValue>) -> Html {
    components::picture(symbol, "0 0 24 24", "ww-sign ww-land")
}

pub fn objective_picture(objective: Objective) -> Html {
    let symbol = format!("#ww-goal-{}", objective.id());
    components::picture(symbol, "0 0 300 200", "ww-goal ww-land")
}

/// One icon for each step of each resource.
pub fn steps(steps: PerResource) -> Html {
    let all = Resource::ALL.into_iter().zip(steps);
    let icons = all.flat_map(|(resource, count)| {
        (0..count).map(move |_| icon(drawings::resource_icon(resource)))
    });
    html! { <span class="ww-steps-given" aria-hidden="true">{ for icons }</span> }
}

pub fn need(need: Need) -> Html {
    components::picture(drawings::need(need), "0 0 100 100", "ww-need ww-land")
}

/// Visible content, and the text that screen readers read in its place: one
/// text, because a mixture of both would be read with gaps before commas.
pub fn labelled(class: &'static str, visible: Html, label: String) -> Html {
    html! {
        <>
            <span {class} aria-hidden="true">{ visible }</span>
            <span class="unseen">{ label }</span>
        </>
    }
}

pub fn coin(gold: u8) -> Html {
    html! {
        <svg class="ww-coin ww-land" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
            <use href="#ww-coin" />
            <text x="20" y="27">{ gold }</text>
        </svg>
    }
}

/// An inline picture of this size.
pub fn picture(class: &'static str, (width, height): (i32, i32), content: Html) -> Html {
    html! {
        <svg class={classes!(class, "ww-land")} viewBox={format!("0 0 {width} {height}")} aria-hidden="true" focusable="false">
            { content }
        </svg>
    }
}

/// The quarter turns of the tiles of a stack in the market, and their size.
pub const fn market_rotation(stack: Stack) -> (u8, (i32, i32)) {
    match stack {
        Stack::I2 => (0, (200, 100)),
        Stack::I3 => (0, (300, 100)),
        Stack::L3 | Stack::O4 => (0, (200, 200)),
        Stack::L4 | Stack::P5 => (1, (300, 200)),
        Stack::T4 | Stack::S4 => (0, (300, 200)),
    }
}

/// A tile in the market; all tiles have the same scale.
pub fn tile(tile: Tile) -> Html {
    let (rotation, (width, height)) = market_rotation(tile.stack());
    let drawing = building(tile.kind(), tile.stack(), Rotation::new(rotation));
    let place = ((300 - width) / 2, (200 - height) / 2);
    picture("ww-item-picture", (300, 200), symbol_at(drawing, place, ""))
}

/// A piece before it has a place on the map.
pub fn piece_alone(piece: Piece, rotation: Rotation) -> Html {
    let placed_piece = PlacedPiece {
        piece,
        at: Cell::FIRST,
        rotation,
    };
    let cells = placed_piece.cells();
    let (columns, rows) = cells.iter().fold((0, 0), |(columns, rows), cell| {
        let (column, row) = (i32::from(cell.column()), i32::from(cell.row()));
        (columns.max(column + 1), rows.max(row + 1))
    });
    html! {
        <svg
            class="ww-in-hand ww-land"
            viewBox={format!("-10 -10 {} {}", columns * SPACE + 20, rows * SPACE + 20)}
            data-rotation={rotation.quarters().to_string()}
            aria-hidden="true"
            focusable="false"
        >
            { drawings::piece_among(placed_piece, cells, Cells::NONE) }
        </svg>
    }
}

pub fn sold_outline(stack: Stack) -> Html {
    let (rotation, (width, height)) = market_rotation(stack);
    let symbol = format!("#ww-outline-{}-{rotation}", stack.id());
    let place = ((300 - width) / 2, (200 - height) / 2);
    picture(
        "ww-item-picture",
        (300, 200),
        symbol_at(symbol, place, "ww-sold"),
    )
}

pub fn tile_back(stack: Stack) -> Html {
    let symbol = format!("#ww-back-{}", stack.id());
    picture("ww-requirement", (300, 300), symbol_at(symbol, (0, 0), ""))
}

/// A monument's piece in its printed orientation.
pub fn monument_picture(monument: Monument, class: &'static str) -> Html {
    let printed = monument.card().shape.printed();
    let (rows, columns) = printed
        .iter()
        .fold((0, 0), |max, cell| (max.0.max(cell.0), max.1.max(cell.1)));
    let size = |last: u8| (i32::from(last) + 1) * 100;
    picture(
        class,
        (size(columns), size(rows)),
        symbol_at(drawings::monument(monument, 0), (0, 0), ""),
    )
}

pub fn pawn(colour: Colour) -> Html {
    html! {
        <g class={classes!("ww-seat", colour.id())}>
            <use href="#ww-pawn" />
            <path class="ww-pawn-mark" d={seat_shape(colour)} transform={drawings::PAWN_MARK} />
        </g>
    }
}
