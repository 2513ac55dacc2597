//! Where a follower can be deployed or taken home, in the picture.

use super::callbacks::takes_click;
use super::follower_layer::{shape, standing};
use super::geometry::{
    Point, column_row, corner, crown, on_tile, outline_href, tile_transform, translate,
};
use super::highlight::feature;
use super::pan_zoom::Look;
use super::pieces;
use super::snapshot::Snapshot;
use super::target::target;
use crate::components::Shared;
use crate::games::wheel_of_fortune::text::board as words;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{
    Action, Cell, FeatureView, Kind, Phase, Placed, Sector, WheelOfFortune,
};
use yew::prelude::*;

/// What the targets are given.
#[derive(Properties, PartialEq)]
pub struct TargetsProps {
    /// What the board shows.
    pub snapshot: Shared<Snapshot>,
    /// Whether the places on a tile are drawn large enough to be tapped.
    pub near: bool,
}

/// Everything in the country that takes or sends a follower.
#[component]
pub fn Targets(TargetsProps { snapshot, near }: &TargetsProps) -> Html {
    html! {
        <>
            if *near {
                { spot_targets(snapshot, false) }
            } else {
                { nearer_target(snapshot) }
            }
            { home_targets(snapshot) }
            if !snapshot.state.variant().beside {
                { crown_targets(snapshot) }
            }
        </>
    }
}

/// The places for a follower on the tile just placed; `alone` where the tile is
/// shown by itself, its corner being the origin.
pub fn spot_targets(snapshot: &Snapshot, alone: bool) -> Html {
    let Snapshot { state, view, .. } = snapshot;
    let Some(placed) = state.placed_cell().and_then(|cell| state.at(cell)) else {
        return html! {};
    };
    let name = placed.tile.map_or("", |tile| tile.design().name);
    let own = view.colour(state.active());
    let cell = if alone { Cell::new(0, 0) } else { placed.cell };
    // What is small lies over what is large.
    let layers = [Kind::Field, Kind::City, Kind::Cloister, Kind::Road];
    let spots = layers.into_iter().flat_map(|kind| {
        let spots = state.spots();
        spots.filter(move |(_, part)| part.kind == kind)
    });
    let spots = spots.filter_map(|(segment, part)| {
        let shape = shape(&placed, segment)?;
        let spot = (placed.cell, segment.index() as u8);
        let of = feature(state, spot)?;
        let label = words::spot_label(view.words, state, part, &of, &view.names);
        let middle = on_tile(cell, shape.anchor, placed.rotation);
        let (x, y) = middle;
        let road = (part.kind == Kind::Road).then_some("road");
        let drawing = html! {
            <>
                <use
                    class={classes!("wf-spot-land", road)}
                    href={outline_href(name, shape.index)}
                    transform={tile_transform(cell, placed.rotation)}
                />
                { reach(middle) }
                <circle class="wf-spot-place" cx={x.to_string()} cy={y.to_string()} r="10" />
                { pieces::follower(own, Some(part.kind), middle, pieces::GHOST) }
            </>
        };
        let action = Action::Deploy(part);
        Some(target(snapshot, action, Some(spot), label, drawing))
    });
    spots.collect()
}

/// The sectors to whose crowns a follower can be deployed now.
pub fn free_crowns(state: &WheelOfFortune) -> Vec<Sector> {
    let able = state.phase() == Phase::Deploy && state.supply(state.active()) > 0;
    let free = |sector: &Sector| able && state.wheel().has_free(*sector);
    Sector::ALL.into_iter().filter(free).collect()
}

/// The crowns that are free.
pub fn crown_targets(snapshot: &Snapshot) -> Html {
    let Snapshot { state, view, .. } = snapshot;
    let own = view.colour(state.active());
    let crowns = free_crowns(state).into_iter().map(|sector| {
        let place = crown(sector, state.wheel().crowned(sector).count());
        let label = words::crown_label(state.wheel(), sector);
        let follower = pieces::follower(own, None, place, pieces::GHOST);
        let drawing = on_place(place, "wf-spot-place", "20", follower);
        target(snapshot, Action::Crown(sector), None, label, drawing)
    });
    crowns.collect()
}

/// The followers that the plague can take home: their tiles, and on what they
/// stand.
pub fn homes(state: &WheelOfFortune) -> Vec<(Placed, FeatureView)> {
    let asked = match state.phase() {
        Phase::Plague { .. } => state.to_act(),
        _ => None,
    };
    let homes = state.tiles().filter_map(|placed| {
        let (seat, segment) = placed.follower?;
        let of = state.feature(placed.cell, segment)?;
        (Some(seat) == asked).then_some((placed, of))
    });
    homes.collect()
}

/// The followers that the plague can take home.
fn home_targets(snapshot: &Snapshot) -> Html {
    let Snapshot { state, view, .. } = snapshot;
    let homes = homes(state).into_iter().filter_map(|(placed, of)| {
        let (seat, place, kind) = standing(&placed)?;
        let (_, segment) = placed.follower?;
        let spot = (placed.cell, segment.index() as u8);
        let label = words::home_label(view.words, state, placed.cell, &of);
        let follower = pieces::follower(view.colour(seat), Some(kind), place, "");
        let drawing = on_place(place, "wf-spot-place lit", "24", follower);
        let action = Action::Home(placed.cell);
        Some(target(snapshot, action, Some(spot), label, drawing))
    });
    homes.collect()
}

/// A follower on its place.
fn on_place(place: Point, class: &'static str, r: &'static str, follower: Html) -> Html {
    html! {
        <>
            { reach(place) }
            <circle {class} {r} transform={translate(place)} />
            { follower }
        </>
    }
}

/// What a finger finds of a target, however small the country is drawn: the
/// stylesheet says how large it is.
fn reach(middle: Point) -> Html {
    html! { <circle class="wf-reach" r="14" transform={translate(middle)} /> }
}

/// The tile just placed where it is drawn too small for places on it: a tap goes
/// nearer. The large tile below offers the places all the while.
fn nearer_target(snapshot: &Snapshot) -> Html {
    let Snapshot { state, on, .. } = snapshot;
    let placed = state.placed_cell();
    let Some(cell) = placed.filter(|_| state.phase() == Phase::Deploy) else {
        return html! {};
    };
    let onclick = takes_click(&on.look, Look::Cell(column_row(cell)));
    html! {
        <g class="wf-spot" data-view="near" aria-hidden="true" transform={translate(corner(cell))} {onclick}>
            <rect class="hit" width="100" height="100" />
            { reach((50, 50)) }
        </g>
    }
}
