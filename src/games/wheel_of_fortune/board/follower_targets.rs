//! Where a follower can be deployed or taken home, in the picture.

use super::follower_layer::{shape, standing};
use super::geometry::{
    Point, cell_id, column_row, corner, crown, on_tile, outline_href, tile_transform, translate,
};
use super::highlight::feature;
use super::pan_zoom::Look;
use super::pieces;
use super::selection::Change;
use super::shared::Shared;
use super::target::Target;
use crate::games::ViewOptions;
use crate::games::wheel_of_fortune::text::board as words;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Action, Cell, Kind, Phase, Sector, WheelOfFortune};
use std::rc::Rc;
use yew::prelude::*;

/// What these layers are given.
#[derive(Properties, PartialEq)]
pub struct FollowerTargetsProps {
    /// The state.
    pub state: Shared<WheelOfFortune>,
    /// How it is shown.
    pub view: Rc<ViewOptions>,
    /// The action that is the hint.
    pub hint: Option<Action>,
    /// The chosen action.
    pub on_action: Callback<Action>,
    /// What is pointed at.
    pub on_select: Callback<Change>,
    /// Whether the tile is shown by itself, its corner being the origin.
    #[prop_or_default]
    pub alone: bool,
}

/// The places for a follower on the tile just placed.
#[component]
pub fn SpotTargets(props: &FollowerTargetsProps) -> Html {
    let FollowerTargetsProps { state, view, .. } = props;
    let Some(placed) = state.placed_cell().and_then(|cell| state.at(cell)) else {
        return html! {};
    };
    let name = placed.tile.map_or("", |tile| tile.design().name);
    let own = view.colour(state.active());
    let cell = if props.alone {
        Cell::new(0, 0)
    } else {
        placed.cell
    };
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
        let action = Action::Deploy(part);
        let middle = on_tile(cell, shape.anchor, placed.rotation);
        let (x, y) = middle;
        let road = (part.kind == Kind::Road).then_some("road");
        Some(html! {
            <Target
                key={shape.index}
                {action}
                {spot}
                {label}
                hinted={props.hint == Some(action)}
                on_action={props.on_action.clone()}
                on_select={props.on_select.clone()}
            >
                <g>
                    <use
                        class={classes!("wf-spot-land", road)}
                        href={outline_href(name, shape.index)}
                        transform={tile_transform(cell, placed.rotation)}
                    />
                    { reach(middle) }
                    <circle class="wf-spot-place" cx={x.to_string()} cy={y.to_string()} r="10" />
                    { pieces::follower(own, Some(part.kind), middle, pieces::GHOST) }
                </g>
            </Target>
        })
    });
    spots.collect()
}

/// The crowns that are free.
#[component]
pub fn CrownTargets(props: &FollowerTargetsProps) -> Html {
    let FollowerTargetsProps { state, view, .. } = props;
    let own = view.colour(state.active());
    let able = state.phase() == Phase::Deploy && state.supply(state.active()) > 0;
    let free = Sector::ALL.into_iter();
    let free = free.filter(|sector| able && state.wheel().has_free(*sector));
    let crowns = free.map(|sector| {
        let action = Action::Crown(sector);
        let place = crown(sector, state.wheel().crowned(sector).count());
        html! {
            <Target
                key={sector as u8}
                {action}
                label={words::crown_label(state.wheel(), sector)}
                hinted={props.hint == Some(action)}
                on_action={props.on_action.clone()}
                on_select={props.on_select.clone()}
            >
                <g>
                    { reach(place) }
                    <circle class="wf-spot-place" r="20" transform={translate(place)} />
                    { pieces::follower(own, None, place, pieces::GHOST) }
                </g>
            </Target>
        }
    });
    crowns.collect()
}

/// The followers that the plague can take home.
#[component]
pub fn HomeTargets(props: &FollowerTargetsProps) -> Html {
    let FollowerTargetsProps { state, view, .. } = props;
    let asked = match state.phase() {
        Phase::Plague { .. } => state.to_act(),
        _ => None,
    };
    let homes = state.tiles().filter_map(|placed| {
        let (seat, place, kind) = standing(&placed)?;
        let (_, segment) = placed.follower?;
        if Some(seat) != asked {
            return None;
        }
        let of = state.feature(placed.cell, segment)?;
        let action = Action::Home(placed.cell);
        Some(html! {
            <Target
                key={cell_id(placed.cell)}
                {action}
                spot={(placed.cell, segment.index() as u8)}
                label={words::home_label(view.words, state, placed.cell, &of)}
                hinted={props.hint == Some(action)}
                on_action={props.on_action.clone()}
                on_select={props.on_select.clone()}
            >
                <g>
                    { reach(place) }
                    <circle class="wf-spot-place lit" r="24" transform={translate(place)} />
                    { pieces::follower(view.colour(seat), Some(kind), place, "") }
                </g>
            </Target>
        })
    });
    homes.collect()
}

/// What a finger finds of a target, however small the country is drawn: the
/// stylesheet says how large it is.
fn reach(middle: Point) -> Html {
    html! { <circle class="wf-reach" r="14" transform={translate(middle)} /> }
}

/// What the target is given.
#[derive(Properties, PartialEq)]
pub struct NearerTargetProps {
    /// The state.
    pub state: Shared<WheelOfFortune>,
    /// Another part of the country is to be seen.
    pub on_look: Callback<Look>,
}

/// The tile just placed where it is drawn too small for places on it: a tap goes
/// nearer. The large tile below offers the places all the while.
#[component]
pub fn NearerTarget(props: &NearerTargetProps) -> Html {
    let state = &props.state;
    let placed = state.placed_cell();
    let Some(cell) = placed.filter(|_| state.phase() == Phase::Deploy) else {
        return html! {};
    };
    let onclick = {
        let on_look = props.on_look.clone();
        move |event: MouseEvent| {
            event.stop_propagation();
            on_look.emit(Look::Cell(column_row(cell)));
        }
    };
    html! {
        <g class="wf-spot" data-view="near" aria-hidden="true" transform={translate(corner(cell))} {onclick}>
            <rect class="hit" width="100" height="100" />
            { reach((50, 50)) }
        </g>
    }
}
