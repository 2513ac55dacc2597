//! Texts of features: the highlighted one, and all with followers. Why a tile does not fit. The tiles as a list.

use super::geometry::{SegmentSpot, spot_of};
use super::highlight::feature_at;
use super::selection::{Change, Refused};
use super::snapshot::{Snapshot, SnapshotProps, emit_on_click};
use super::{Msg, pieces};
use crate::components::{RuleLink, Shared};
use crate::games::ViewOptions;
use crate::games::input::emit_on;
use l10n::house;
use l10n::refusals::wheel_of_fortune::{land, refusal};
use l10n::wheel_of_fortune as words;
use rules::GameId;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Action, FeatureView, PlacedTile, WheelOfFortune};
use text::games::GameText as _;
use text::games::wheel_of_fortune::board as board_text;
use text::games::wheel_of_fortune::board::cell;
use text::games::wheel_of_fortune::{PLACEMENT_RULE, land as land_on};
use text::{Locale, Names};
use yew::prelude::*;

/// Kind, size, followers and points of the highlighted feature, identified by one of
/// its segments; or why what was tried is not possible.
pub fn info(snapshot: &Snapshot, spot: Option<SegmentSpot>, refused: Option<Refused>) -> Html {
    let state = &snapshot.state;
    let reason = refused.and_then(|refused| reason(snapshot.view.locale, state, refused));
    let feature = spot.and_then(|spot| feature_at(state, spot));
    let description = feature.map(|feature| feature_line(&feature, &snapshot.view));
    html! {
        <div class="wf-info">
            if let Some((text, section)) = reason {
                <p class="wf-task refusal" role="status">
                    { text }{ " " }<RuleLink game={GameId::WheelOfFortune} {section} />
                </p>
            } else {
                <div class="wf-feature-info" aria-hidden="true">{ description }</div>
            }
        </div>
    }
}

/// Why something is not possible, and the section of the rules about it.
fn reason(
    locale: Locale,
    state: &WheelOfFortune,
    refused: Refused,
) -> Option<(String, &'static str)> {
    let Refused::Action(action) = refused else {
        return Some((locale.text(words::REFUSAL_NO_SPACE), PLACEMENT_RULE));
    };
    let illegal = state.check_action(action).err()?;
    let mismatch = match action {
        Action::Place { cell, rotation } => state.edge_mismatch(state.drawn()?, rotation, cell),
        _ => None,
    };
    let text = match mismatch {
        Some((edge, other)) => words::refusal_any_way(locale, land(edge), land(other)),
        None => refusal(locale, &illegal),
    };
    Some((text, WheelOfFortune::rules_section_for(&illegal)))
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
        let [enter, leave] = [Change::Enter, Change::Leave].map(|change| Msg::Select(change(spot)));
        Some(html! {
            <li key={format!("{}-{}", spot.0, spot.1)}>
                <button
                    type="button"
                    class="wf-feature"
                    aria-pressed={is_pinned.to_string()}
                    onclick={emit_on_click(on, Msg::Select(Change::Pin(spot)))}
                    onpointerover={emit_on(on, enter.clone())}
                    onpointerout={emit_on(on, leave.clone())}
                    onfocusin={emit_on(on, enter.clone())}
                    onfocusout={emit_on(on, leave.clone())}
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
    let on_board = view.locale.text(words::FOLLOWERS_ON_BOARD);
    html! {
        <details class="wf-features" data-floats="">
            <summary title={on_board.clone()}>
                { pieces::follower_icon(view.colour(state.active()), None) }
                <span class="unseen">{ on_board }</span>
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
    let name = board_text::feature_name(view.locale, feature);
    let read = [
        house::full_stop(view.locale, &name),
        board_text::followers(view.locale, feature, &view.names),
    ];
    html! {
        <>
            <span class="unseen">{ read.join(" ") }{ " " }</span>
            <span class="wf-feature-name" aria-hidden="true">{ name }</span>
            { for followers }
            <span class="wf-feature-points">{ points.unwrap_or_default() }</span>
        </>
    }
}

/// All tiles, the last one first, and the followers on them.
#[component]
pub fn TileList(SnapshotProps { snapshot }: &SnapshotProps) -> Html {
    let Snapshot { state, view, .. } = &**snapshot;
    let mut rows: Vec<Html> = state
        .tiles()
        .filter_map(|placed| {
            let row = to_text(view.locale, &placed, &view.names)?;
            Some(html! { <li key={placed.cell.to_string()}>{ row }</li> })
        })
        .collect();
    rows.reverse();
    html! { <ul class="unseen" aria-label={view.locale.text(words::TILES_LATEST_FIRST)}>{ for rows }</ul> }
}

/// A tile and the follower on it, or `None` for a cell of the wheel.
fn to_text(locale: Locale, placed: &PlacedTile, names: &Names) -> Option<String> {
    let tile = placed.tile?;
    let mut parts = vec![
        cell(locale, placed.cell),
        land_on(locale, tile, placed.rotation),
    ];
    if let Some((seat, segment)) = placed.follower
        && let Some(segment) = tile.design().segments.get(segment.index())
    {
        parts.push(words::follower_of(
            locale,
            &names.player(seat),
            segment.kind,
        ));
    }
    Some(parts.join(" "))
}
