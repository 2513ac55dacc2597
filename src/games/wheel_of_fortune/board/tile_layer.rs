//! The tiles and the wheel, and their hit areas.

use super::geometry::{
    SegmentSpot, WHEEL_SPOTS, corner, outline_href, shapes, tile_transform, translate,
};
use super::selection::Change;
use super::snapshot::emit_on_click;
use super::{Msg, pieces};
use crate::components::Shared;
use crate::games::input::emit_on;
use rules::games::wheel_of_fortune::{Cell, Kind, Rotation, Tile, WheelOfFortune};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct TileLayerProps {
    pub state: Shared<WheelOfFortune>,
    /// The cell of the tile placed by the last action, while it is animated.
    pub fresh: Option<Cell>,
    /// Called when a segment is pointed at or clicked.
    pub on: Callback<Msg>,
}

/// All tiles. An unchanged tile is not rendered again.
#[component]
pub fn TileLayer(props: &TileLayerProps) -> Html {
    let state = &props.state;
    let is_wheel_beside = state.variant().wheel_beside;
    let tiles: Vec<(Tile, Cell, Rotation)> = state
        .tiles()
        .filter_map(|placed| Some((placed.tile?, placed.cell, placed.rotation)))
        .collect();
    let pictures = tiles.iter().map(|&(tile, cell, rotation)| {
        let fresh = props.fresh == Some(cell);
        html! { <TilePicture key={cell.to_string()} {tile} {cell} {rotation} {fresh} /> }
    });
    let numbers = tiles.iter().filter_map(|&(tile, cell, rotation)| {
        let number = pieces::number(tile, rotation)?;
        Some(html! { <g key={cell.to_string()} transform={translate(corner(cell))}>{ number }</g> })
    });
    let hits = |is_fields: bool| {
        tiles.iter().map(move |&(tile, cell, rotation)| {
            let on = props.on.clone();
            html! { <TileHits key={cell.to_string()} {tile} {cell} {rotation} {is_fields} {on} /> }
        })
    };
    html! {
        <>
            <g>
                if !is_wheel_beside {
                    <use href="#wf-wheel" x="-.3" y="-.3" width="400.6" height="400.6" />
                }
                // Lists of their own: keys have no effect next to siblings without keys.
                <>{ for pictures }</>
            </g>
            <g class="wf-numbers">{ for numbers }</g>
            // Roads and cities are above the fields.
            <g>
                if !is_wheel_beside {
                    { wheel_hits(&props.on) }
                }
                <>{ for hits(true) }</>
                <>{ for hits(false) }</>
            </g>
        </>
    }
}

#[derive(Properties, PartialEq)]
struct TilePictureProps {
    tile: Tile,
    cell: Cell,
    rotation: Rotation,
    fresh: bool,
}

#[component]
fn TilePicture(props: &TilePictureProps) -> Html {
    let class = if props.fresh { "wf-fresh" } else { "" };
    let place = tile_transform(props.cell, props.rotation);
    pieces::tile(props.tile, props.rotation, place, class)
}

#[derive(Properties, PartialEq)]
struct TileHitsProps {
    tile: Tile,
    cell: Cell,
    rotation: Rotation,
    /// Whether these are the hit areas of fields rather than of everything else.
    is_fields: bool,
    on: Callback<Msg>,
}

#[component]
fn TileHits(props: &TileHitsProps) -> Html {
    let hits = shapes(props.tile)
        .filter(|shape| (shape.name.kind == Kind::Field) == props.is_fields)
        .map(|shape| {
            let spot = (props.cell, shape.index);
            let href = outline_href(props.tile.design().name, shape.index);
            hit(href, shape.name.kind == Kind::Road, spot, &props.on)
        });
    html! { <g transform={tile_transform(props.cell, props.rotation)}>{ for hits }</g> }
}

/// The hit areas of the wheel's land: three cities, three roads, three fields.
fn wheel_hits(on: &Callback<Msg>) -> Html {
    (0..)
        .zip(WHEEL_SPOTS)
        .map(|(index, spot)| {
            let is_road = (3..6).contains(&index);
            hit(outline_href("wheel", index), is_road, spot, on)
        })
        .collect()
}

fn hit(href: String, is_road: bool, spot: SegmentSpot, on: &Callback<Msg>) -> Html {
    html! {
        <use
            class={classes!("wf-hit", is_road.then_some("road"))}
            {href}
            onclick={emit_on_click(on, Msg::Select(Change::Press(spot)))}
            onpointerover={emit_on(on, Msg::Select(Change::Enter(spot)))}
            onpointerout={emit_on(on, Msg::Select(Change::Leave(spot)))}
        />
    }
}
