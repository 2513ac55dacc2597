//! A small picture of the country: towns, roads and cloisters in plain colours,
//! which is quick to draw.

use super::view::{Bounds, TILE, at, corner, laid, outline, shapes};
use rules::games::wheel_of_fortune::{Kind, WheelOfFortune};
use yew::prelude::*;

/// The picture.
pub fn small(state: &WheelOfFortune) -> Html {
    let bounds = Bounds::of(state);
    // As broad as high, so that lists stay even.
    let side = bounds.columns().max(bounds.rows()) * TILE;
    let (width, height) = (bounds.columns() * TILE, bounds.rows() * TILE);
    let (left, top) = (bounds.left * TILE, bounds.top * TILE);
    let (x, y) = (left - (side - width) / 2, top - (side - height) / 2);
    let view_box = [x - 8, y - 8, side + 16, side + 16].map(|at| at.to_string());
    let mut meadow = String::new();
    let mut shown = Vec::new();
    for placed in state.tiles() {
        let (x, y) = corner(placed.cell);
        meadow.push_str(&format!("M{x} {y}h100v100h-100z"));
        let Some(tile) = placed.tile else {
            continue;
        };
        let all = shapes(tile).filter_map(|shape| {
            let class = match shape.part.kind {
                Kind::City => "wf-small-city",
                Kind::Road => "wf-small-road",
                Kind::Cloister => "wf-small-cloister",
                Kind::Field => return None,
            };
            let outline = outline(tile.design().name, shape.place);
            Some(html! { <use {class} href={outline} /> })
        });
        shown.push(html! { <g transform={laid(placed.cell, placed.rotation)}>{ for all }</g> });
    }
    let wheel = (!state.variant().beside).then(
        || html! { <use href="#wf-wheel" width="400" height="400" transform={at((0, 0))} /> },
    );
    html! {
        <svg class="small-board wf-land wf-small" viewBox={view_box.join(" ")}>
            <path class="wf-small-meadow" d={meadow} />
            { for wheel }
            { for shown }
        </svg>
    }
}
