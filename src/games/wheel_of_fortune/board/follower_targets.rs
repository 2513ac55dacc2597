//! Targets in the picture for deploying and returning followers.

use super::follower_layer::{follower_position, shape};
use super::geometry::{
    Point, SegmentSpot, column_row, corner, crown, on_tile, outline_href, tile_transform, translate,
};
use super::highlight::feature_at;
use super::pan_zoom::ViewCommand;
use super::selection::{Change, Refused};
use super::snapshot::{Snapshot, emit_on_click};
use super::{Msg, pieces};
use crate::components::Shared;
use crate::games::input::{emit_on, emit_on_press};
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{
    Action, Cell, FeatureView, Kind, Phase, PlacedTile, Sector, WheelOfFortune,
};
use text::games::wheel_of_fortune::board as board_text;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct TargetsProps {
    pub snapshot: Shared<Snapshot>,
    /// Whether tiles are large enough to tap on their segments.
    pub can_tap_segments: bool,
}

#[component]
pub fn Targets(
    TargetsProps {
        snapshot,
        can_tap_segments,
    }: &TargetsProps,
) -> Html {
    html! {
        <>
            if *can_tap_segments {
                { spot_targets(snapshot, false) }
            } else {
                { zoom_target(snapshot) }
            }
            { return_targets(snapshot) }
            if !snapshot.state.variant().wheel_beside {
                { crown_targets(snapshot) }
            }
        </>
    }
}

/// The segments of the tile just placed to which a follower can be deployed. If
/// `is_standalone`, the tile is shown by itself with its corner at the origin.
pub fn spot_targets(snapshot: &Snapshot, is_standalone: bool) -> Html {
    let Snapshot { state, view, .. } = snapshot;
    let Some(placed) = state.placed_cell().and_then(|cell| state.tile_at(cell)) else {
        return html! {};
    };
    let design = placed.tile.map_or("", |tile| tile.design().name);
    let colour = view.colour(state.active());
    let cell = if is_standalone {
        Cell::new(0, 0)
    } else {
        placed.cell
    };
    // Small segments are above large ones.
    let layers = [Kind::Field, Kind::City, Kind::Cloister, Kind::Road];
    let segments = layers.into_iter().flat_map(|kind| {
        let segments = state.deployable_segments();
        segments.filter(move |(_, name)| name.kind == kind)
    });
    let targets = segments.filter_map(|(segment, name)| {
        let shape = shape(&placed, segment)?;
        let spot = (placed.cell, segment.index() as u8);
        let feature = feature_at(state, spot)?;
        let label = board_text::deploy_label(view.locale, state, name, &feature, &view.names);
        let middle = on_tile(cell, shape.anchor, placed.rotation);
        let (x, y) = middle;
        let road_class = (name.kind == Kind::Road).then_some("road");
        let drawing = html! {
            <>
                <use
                    class={classes!("wf-spot-land", road_class)}
                    href={outline_href(design, shape.index)}
                    transform={tile_transform(cell, placed.rotation)}
                />
                { touch_area(middle) }
                <circle class="wf-target-ring" cx={x.to_string()} cy={y.to_string()} r="10" />
                { pieces::follower(colour, Some(name.kind), middle, pieces::GHOST) }
            </>
        };
        let action = Action::Deploy(name);
        Some(target(snapshot, action, Some(spot), label, drawing))
    });
    targets.collect()
}

/// The sectors to whose crowns a follower can be deployed now.
pub fn free_crowns(state: &WheelOfFortune) -> Vec<Sector> {
    let can_deploy = state.phase() == Phase::Deploy && state.supply(state.active()) > 0;
    let free = |sector: &Sector| can_deploy && state.wheel().has_free_crown(*sector);
    Sector::ALL.into_iter().filter(free).collect()
}

/// Targets on the free crowns. A tap on a sector of which no crown can be taken is answered with the reason.
pub fn crown_targets(snapshot: &Snapshot) -> Html {
    let Snapshot { state, view, .. } = snapshot;
    let colour = view.colour(state.active());
    let refused = Sector::ALL.into_iter().filter_map(|sector| {
        let refused = Refused::by_crown(state, sector).filter(|_| view.actor.is_some())?;
        let onclick = emit_on_click(&snapshot.on, Msg::Select(Change::Refuse(refused)));
        let crowns = [0, 1].map(|index| {
            html! { <circle r="20" fill="none" pointer-events="all" transform={translate(crown(sector, index))} /> }
        });
        Some(html! { <g key={format!("no-{sector}")} data-no-crown={sector.to_string()} aria-hidden="true" {onclick}>{ for crowns }</g> })
    });
    let free = free_crowns(state).into_iter().map(|sector| {
        let place = crown(sector, state.wheel().followers_on(sector).count());
        let label = board_text::crown_label(view.locale, state.wheel(), sector);
        let follower = pieces::follower(colour, None, place, pieces::GHOST);
        let drawing = target_drawing(place, "wf-target-ring", "20", follower);
        target(snapshot, Action::Crown(sector), None, label, drawing)
    });
    refused.chain(free).collect()
}

/// The followers that can be returned in the plague: their tiles and features.
pub fn returnable_followers(state: &WheelOfFortune) -> Vec<(PlacedTile, FeatureView)> {
    let victim = match state.phase() {
        Phase::Plague { .. } => state.to_act(),
        _ => None,
    };
    state
        .tiles()
        .filter_map(|placed| {
            let (seat, segment) = placed.follower?;
            let feature = state.feature_at(placed.cell, segment)?;
            (Some(seat) == victim).then_some((placed, feature))
        })
        .collect()
}

/// Targets on the followers that can be returned in the plague.
fn return_targets(snapshot: &Snapshot) -> Html {
    let Snapshot { state, view, .. } = snapshot;
    returnable_followers(state)
        .into_iter()
        .filter_map(|(placed, feature)| {
            let (seat, place, kind) = follower_position(&placed)?;
            let (_, segment) = placed.follower?;
            let spot = (placed.cell, segment.index() as u8);
            let label = board_text::return_label(view.locale, state, placed.cell, &feature);
            let follower = pieces::follower(view.colour(seat), Some(kind), place, "");
            let drawing = target_drawing(place, "wf-target-ring lit", "24", follower);
            let action = Action::ReturnFollower(placed.cell);
            Some(target(snapshot, action, Some(spot), label, drawing))
        })
        .collect()
}

/// A follower on a circle, with its touch area.
fn target_drawing(place: Point, class: &'static str, r: &'static str, follower: Html) -> Html {
    html! {
        <>
            { touch_area(place) }
            <circle {class} {r} transform={translate(place)} />
            { follower }
        </>
    }
}

/// The touch area of a target. The stylesheet sizes it independently of the zoom.
fn touch_area(middle: Point) -> Html {
    html! { <circle class="wf-reach" r="14" transform={translate(middle)} /> }
}

/// The tile just placed while it is too small to tap on its segments: a tap zooms
/// in. The large tile below the country has the same targets at any zoom.
fn zoom_target(snapshot: &Snapshot) -> Html {
    let Snapshot { state, on, .. } = snapshot;
    let placed = state.placed_cell();
    let Some(cell) = placed.filter(|_| state.phase() == Phase::Deploy) else {
        return html! {};
    };
    let onclick = emit_on_click(on, Msg::View(ViewCommand::Cell(column_row(cell))));
    html! {
        <g class="wf-spot" data-view="near" aria-hidden="true" transform={translate(corner(cell))} {onclick}>
            <rect class="hit" width="100" height="100" />
            { touch_area((50, 50)) }
        </g>
    }
}

/// The target of an action, with a key for lists. While it is pointed at, the
/// feature of `spot` is highlighted. `label` is its accessible name.
pub fn target(
    snapshot: &Snapshot,
    action: Action,
    spot: Option<SegmentSpot>,
    label: String,
    drawing: Html,
) -> Html {
    let on = &snapshot.on;
    let [enter, leave] =
        [Change::Enter, Change::Leave].map(|change| spot.map(|spot| Msg::Select(change(spot))));
    let notation = WheelOfFortune::notation(action);
    html! {
        <g
            key={notation.clone()}
            class={classes!("wf-spot", snapshot.hint_class(action))}
            data-action={notation}
            role="button"
            tabindex="0"
            aria-label={label}
            onclick={emit_on_click(on, Msg::Action(action))}
            onkeydown={emit_on_press(on, Msg::Action(action))}
            onpointerover={enter.clone().map(|enter| emit_on(on, enter))}
            onpointerout={leave.clone().map(|leave| emit_on(on, leave))}
            onfocusin={enter.clone().map(|enter| emit_on(on, enter))}
            onfocusout={leave.clone().map(|leave| emit_on(on, leave))}
        >
            <g>{ drawing }</g>
        </g>
    }
}
