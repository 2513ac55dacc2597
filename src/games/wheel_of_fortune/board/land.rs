//! The country: its tiles and the wheel. It changes only when a tile is placed,
//! and is drawn anew only then.

use super::pieces;
use super::view::{Spot, WHEEL_SPOTS, at, corner, laid, outline, shapes, spot_id};
use crate::parts;
use crate::stage::{Context, Scene, scene};
use rules::games::wheel_of_fortune::{Cell, Kind, Placed};
use yew::prelude::*;

/// What the country is given.
#[derive(PartialEq)]
pub struct LandProps {
    /// All that lies.
    pub tiles: Vec<Placed>,
    /// Whether the wheel lies beside the board.
    pub beside: bool,
    /// The tile that was placed just now.
    pub fresh: Option<Cell>,
}

/// The country.
pub fn land(given: LandProps) -> Html {
    scene::<Land>("land", given)
}

struct Land;

impl Scene for Land {
    type Message = ();
    type Properties = LandProps;

    fn create(_: &Context<Self>) -> Self {
        Self
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let LandProps {
            tiles,
            beside,
            fresh,
        } = ctx.props();
        let own = tiles.iter().filter_map(|placed| {
            let class = if *fresh == Some(placed.cell) {
                "wf-fresh"
            } else {
                ""
            };
            let place = laid(placed.cell, placed.rotation);
            Some(pieces::tile(placed.tile?, placed.rotation, place, class))
        });
        let numbers = tiles.iter().filter_map(|placed| {
            let number = pieces::number(placed.tile?, placed.rotation)?;
            Some(html! { <g transform={at(corner(placed.cell))}>{ number }</g> })
        });
        // Roads and cities lie over the fields that go below them.
        let hits = [true, false]
            .into_iter()
            .flat_map(|below| tiles.iter().map(move |placed| hits(placed, below)));
        let wheel = (!beside).then(|| {
            html! {
                <use href="#wf-wheel" x="-.3" y="-.3" width="400.6" height="400.6" />
            }
        });
        let on_wheel = WHEEL_SPOTS.iter().zip(0..).filter(|_| !beside);
        let on_wheel: Vec<Html> = on_wheel
            .map(|(spot, place)| hit("wheel", place, *spot, (3..6).contains(&place)))
            .collect();
        let mut shown = vec![html! { <g>{ for wheel }{ for own }</g> }];
        shown.push(html! { <g class="wf-numbers">{ for numbers }</g> });
        shown.push(html! { <g>{ for on_wheel }{ for hits }</g> });
        parts::all(shown)
    }
}

/// What of a tile can be pointed at: fields, or all that lies over them.
fn hits(placed: &Placed, fields: bool) -> Html {
    let Some(tile) = placed.tile else {
        return html! {};
    };
    let all = shapes(tile).filter(|shape| (shape.part.kind == Kind::Field) == fields);
    let hits = all.map(|shape| {
        let spot = (placed.cell, shape.place);
        hit(
            tile.design().name,
            shape.place,
            spot,
            shape.part.kind == Kind::Road,
        )
    });
    html! { <g transform={laid(placed.cell, placed.rotation)}>{ for hits }</g> }
}

fn hit(design: &str, place: u8, spot: Spot, road: bool) -> Html {
    html! {
        <use class={parts::class("wf-hit", road, "road")} data-at={spot_id(spot)} href={outline(design, place)} />
    }
}
