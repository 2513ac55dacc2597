//! Texts of features: the highlighted one, and all with followers. Why a tile does not fit.

use super::callbacks::{emit_on_click, emit_on_event};
use super::geometry::{SegmentSpot, spot_of};
use super::highlight::feature_at;
use super::pieces;
use super::selection::Change;
use super::snapshot::Snapshot;
use crate::components::{RuleLink, Shared};
use crate::games::ViewOptions;
use crate::games::wheel_of_fortune::text::{PLACEMENT_RULE, board as board_text};
use rules::GameId;
use rules::games::wheel_of_fortune::{Cell, FeatureView, Rotation};
use yew::prelude::*;

/// Kind, size, followers and points of the highlighted feature, identified by one of
/// its segments; or why the drawn tile does not fit in a cell in a rotation.
pub fn info(
    snapshot: &Snapshot,
    spot: Option<SegmentSpot>,
    refused: Option<(Cell, Rotation)>,
) -> Html {
    let state = &snapshot.state;
    let mismatch = refused
        .zip(state.drawn())
        .and_then(|((cell, rotation), tile)| state.edge_mismatch(tile, rotation, cell));
    let feature = spot.and_then(|spot| feature_at(state, spot));
    let description = feature.map(|feature| feature_line(&feature, &snapshot.view));
    html! {
        <div class="wf-info">
            if let Some(edges) = mismatch {
                <p class="wf-task refusal" role="status">
                    { board_text::mismatch(edges) }
                    { " " }
                    <RuleLink game={GameId::WheelOfFortune} section={PLACEMENT_RULE} />
                </p>
            } else {
                <div class="wf-feature-info" aria-hidden="true">{ description }</div>
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct FeatureListProps {
    pub snapshot: Shared<Snapshot>,
    /// A segment of the feature that stays highlighted.
    pub pinned: Option<SegmentSpot>,
}

/// All features with followers, as buttons that highlight them.
#[component]
pub fn FeatureList(props: &FeatureListProps) -> Html {
    let Snapshot {
        state, view, on, ..
    } = &*props.snapshot;
    let buttons = state.claimed_features().filter_map(|feature| {
        let spot = spot_of(state, feature.id)?;
        let is_pinned = props.pinned == Some(spot);
        let (enter, leave) = (Change::Enter(spot), Change::Leave(spot));
        Some(html! {
            <li key={format!("{}-{}", spot.0, spot.1)}>
                <button
                    type="button"
                    class="wf-feature"
                    aria-pressed={is_pinned.to_string()}
                    onclick={emit_on_click(&on.select, Change::Pin(spot))}
                    onpointerover={emit_on_event(&on.select, enter)}
                    onpointerout={emit_on_event(&on.select, leave)}
                    onfocusin={emit_on_event(&on.select, enter)}
                    onfocusout={emit_on_event(&on.select, leave)}
                >
                    { feature_line(&feature, view) }
                </button>
            </li>
        })
    });
    let buttons: Vec<Html> = buttons.collect();
    if buttons.is_empty() {
        return html! {};
    }
    html! {
        <details class="wf-features" data-floats="">
            <summary title="Followers on the board">
                { pieces::follower_icon(view.colour(state.active()), None) }
                <span class="unseen">{ "Followers on the board" }</span>
            </summary>
            <ul>{ for buttons }</ul>
        </details>
    }
}

/// A feature in a line: kind and size, followers, points.
fn feature_line(feature: &FeatureView, view: &ViewOptions) -> Html {
    let followers = feature
        .followers
        .iter()
        .filter(|(_, count)| **count > 0)
        .map(|(seat, count)| {
            let icon = |_| pieces::follower_icon(view.colour(seat), Some(feature.kind));
            html! { <span class="wf-there">{ for (0..*count).map(icon) }</span> }
        });
    // Points are an aid that can be switched off.
    let points = view
        .has_previews
        .then(|| board_text::points(view.locale, feature));
    html! {
        <>
            <span class="wf-feature-name">{ board_text::feature_name(view.locale, feature) }</span>
            { for followers }
            <span class="unseen">{ board_text::followers_clause(view.locale, feature, &view.names) }</span>
            <span class="wf-feature-points">{ points.unwrap_or_default() }</span>
        </>
    }
}
