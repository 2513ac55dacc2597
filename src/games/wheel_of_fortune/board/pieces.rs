//! Drawings of followers, tiles and badges.

use super::geometry::{Point, rotate_point, translate};
use super::shapes::{PICTURES, number_position};
use crate::components::{SeatMark, seat_shape};
use crate::games::ViewOptions;
use records::Colour;
use rules::Seat;
use rules::games::wheel_of_fortune::{Kind, Rotation, Sector, Tile};
use text::name;
use yew::prelude::*;

// Sizes of followers: on tiles, on crowns, and as a preview.
const ON_TILE: &str = " scale(.66)";
const ON_CROWN: &str = " scale(.85)";
const AS_GHOST: &str = " scale(.5)";

/// The class of a follower shown as a preview.
pub const GHOST: &str = "wf-ghost";

/// The symbol of a follower on a kind of feature, and the transform of its seat
/// mark.
const fn posture(kind: Option<Kind>) -> (&'static str, &'static str) {
    match kind {
        Some(Kind::Field) => (
            "#wf-follower-lie",
            "translate(7 0) scale(.46) translate(-12 -12)",
        ),
        Some(Kind::Cloister) => (
            "#wf-follower-kneel",
            "translate(-1 8) scale(.46) translate(-12 -12)",
        ),
        _ => (
            "#wf-follower-stand",
            "translate(0 7) scale(.46) translate(-12 -12)",
        ),
    }
}

/// A follower of this colour around a point, on a kind of feature, or on a crown
/// for `None`.
pub fn follower(colour: Colour, kind: Option<Kind>, (x, y): Point, class: &str) -> Html {
    let (lift, scale) = match kind {
        Some(_) => (0, ON_TILE),
        None => (-4, ON_CROWN),
    };
    let scale = if class == GHOST { AS_GHOST } else { scale };
    let place = translate((x, y + lift));
    html! {
        <g transform={format!("{place}{scale}")}>{ figure(colour, kind, class.to_owned()) }</g>
    }
}

pub fn follower_icon(colour: Colour, kind: Option<Kind>) -> Html {
    html! {
        <svg class="wf-icon wf-land" viewBox="-22 -24 44 48" aria-hidden="true" focusable="false">
            { figure(colour, kind, String::new()) }
        </svg>
    }
}

/// A follower around the origin.
fn figure(colour: Colour, kind: Option<Kind>, class: String) -> Html {
    let (symbol, mark) = posture(kind);
    html! {
        <g class={classes!("wf-follower", colour.id(), class)}>
            <use href={symbol} x="-22" y="-24" width="44" height="48" />
            <path class="wf-follower-mark" d={seat_shape(colour)} transform={mark} />
        </g>
    }
}

/// The drawing of a tile without its number, at an SVG transform.
pub fn tile(tile: Tile, rotation: Rotation, transform: String, class: &'static str) -> Html {
    let picture = PICTURES.get(tile.index()).copied().unwrap_or_default();
    let quarters = rotation.quarters();
    let turn_class = (quarters > 0).then(|| format!("wf-turn-{quarters}"));
    html! {
        <use
            href={picture}
            class={classes!(turn_class, class)}
            x="-.3"
            y="-.3"
            width="100.6"
            height="100.6"
            {transform}
        />
    }
}

/// The number of a tile, which stays upright; the north-west corner of the tile's
/// cell is the origin.
pub fn number(tile: Tile, rotation: Rotation) -> Option<Html> {
    let symbol = format!("#wf-number-{}", tile.number()?);
    let place = translate(rotate_point(number_position(tile.design().name), rotation));
    Some(html! { <use href={symbol} x="-12" y="-12" width="24" height="24" transform={place} /> })
}

/// A rotated tile as an SVG of its own, with `over` on top of it.
pub fn tile_picture(tile: Tile, rotation: Rotation, class: &'static str, over: Html) -> Html {
    let transform = format!("rotate({} 50 50)", 90 * i32::from(rotation.quarters()));
    html! {
        <svg class={classes!(class, "wf-land")} viewBox="0 0 100 100" focusable="false">
            { self::tile(tile, rotation, transform, "") }
            { for number(tile, rotation) }
            { over }
        </svg>
    }
}

pub fn badge_icon(sector: Sector, class: &'static str) -> Html {
    html! {
        <svg class={classes!(class, "wf-land")} viewBox="-34 -34 68 68" aria-hidden="true" focusable="false">
            <use href={format!("#wf-event-{}", sector.id())} x="-34" y="-34" width="68" height="68" />
        </svg>
    }
}

/// Points of a player, and their reason.
pub fn chip(view: &ViewOptions, seat: Seat, points: u16, reason: String) -> Html {
    html! {
        <span class="wf-chip">
            <SeatMark colour={view.colour(seat)} />
            <span class="unseen">{ name(&view.names, seat) }</span>
            if points > 0 { <b>{ format!("+{points}") }</b> }
            <span>{ reason }</span>
        </span>
    }
}
