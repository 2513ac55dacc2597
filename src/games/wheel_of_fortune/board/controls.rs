//! Over the country: the drawn tile, the wheel if it is not in the country, the available actions, and
//! the points of the end of the turn.

use super::departures::departures;
use super::follower_layer::{crown_ghost, wheel_pieces};
use super::follower_targets::{crown_targets, free_crowns, returnable_followers};
use super::hand_tile::hand_tile;
use super::last_events::last_events;
use super::recent::wheel_marks;
use super::selection::{Change, Refused};
use super::snapshot::{Snapshot, SnapshotProps, emit_on_click};
use super::{Msg, pieces};
use crate::components::Shared;
use crate::games::input::emit_on;
use l10n::wheel_of_fortune as words;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Action, Cell, Phase, Rotation, WheelOfFortune};
use text::games::wheel_of_fortune::board as board_text;
use text::games::wheel_of_fortune::feature_name;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ControlsProps {
    pub snapshot: Shared<Snapshot>,
    /// The cell and rotation in which the drawn tile is laid.
    pub laid: Option<(Cell, Rotation)>,
    pub rotation: Rotation,
}

/// The controls; after the game only the wheel.
#[component]
pub fn Controls(props: &ControlsProps) -> Html {
    let ControlsProps {
        snapshot,
        laid,
        rotation,
    } = props;
    let state = &snapshot.state;
    let is_running = state.to_act().is_some();
    html! {
        <div class="under-board" data-floats="">
            <div class="wf-controls">
                if is_running {
                    { hand_tile(snapshot, *rotation) }
                }
                if state.variant().wheel_beside {
                    <WheelOverlay snapshot={snapshot.clone()} />
                }
                if is_running {
                    <div class="wf-rows">{ decision(snapshot, *laid) }</div>
                }
            </div>
        </div>
    }
}

/// The available actions, above them what helps to decide.
fn decision(snapshot: &Snapshot, laid: Option<(Cell, Rotation)>) -> Html {
    let is_active = snapshot.is_active();
    let phase = snapshot.state.phase();
    let buttons = match phase {
        _ if !is_active => Html::default(),
        Phase::Draw => {
            let content = html! { { snapshot.view.locale.text(words::BUTTON_DRAW) } };
            action_button(snapshot, Action::Draw, "button primary", None, content)
        }
        Phase::Place => placement_button(snapshot, laid),
        Phase::Deploy | Phase::End => end_turn_button(snapshot),
        Phase::Plague { .. } => plague_buttons(snapshot),
    };
    let ends_turn = is_active && matches!(phase, Phase::Deploy | Phase::End);
    html! {
        <>
            // Its size is fixed, and what is in it is new after each action: nothing moves.
            <div class="wf-more" data-floats="">
                <div key={snapshot.view.ply} class="wf-notes">
                    if is_active && phase == Phase::Deploy {
                        { crown_buttons(snapshot) }
                    }
                    if ends_turn && snapshot.view.has_previews {
                        { end_of_turn_scores(snapshot) }
                    }
                    { for last_events(snapshot) }
                </div>
            </div>
            <div class="wf-actions">{ buttons }</div>
        </>
    }
}

/// A button for an action, with an accessible name if its content is not
/// enough.
fn action_button(
    snapshot: &Snapshot,
    action: Action,
    class: &'static str,
    label: Option<String>,
    content: Html,
) -> Html {
    html! {
        <button
            type="button"
            class={classes!(class, snapshot.hint_class(action))}
            data-action={WheelOfFortune::notation(action)}
            aria-label={label}
            onclick={emit_on_click(&snapshot.on, Msg::Action(action))}
        >
            { content }
        </button>
    }
}

fn placement_button(snapshot: &Snapshot, laid: Option<(Cell, Rotation)>) -> Html {
    let content = html! { { snapshot.view.locale.text(words::BUTTON_PLACE) } };
    match laid {
        Some((cell, rotation)) => {
            let action = Action::Place { cell, rotation };
            action_button(snapshot, action, "button primary", None, content)
        }
        // A key of its own: an enabled button, which may have the focus, is not reused.
        None => html! {
            <button
                key="disabled"
                type="button"
                class="button primary"
                aria-disabled="true"
                onclick={emit_on_click(&snapshot.on, Msg::Select(Change::Refuse(Refused::NoCell)))}
            >
                { content }
            </button>
        },
    }
}

fn end_turn_button(snapshot: &Snapshot) -> Html {
    let state = &snapshot.state;
    // Without a follower in supply, ending the turn is the only action.
    let class = if state.phase() == Phase::Deploy && state.supply(state.active()) > 0 {
        "button"
    } else {
        "button primary"
    };
    let content = html! { { snapshot.view.locale.text(words::BUTTON_END) } };
    action_button(snapshot, Action::End, class, None, content)
}

fn crown_buttons(snapshot: &Snapshot) -> Html {
    let (state, locale) = (&snapshot.state, snapshot.view.locale);
    if state.supply(state.active()) == 0 {
        return html! { <p class="quiet">{ locale.text(words::ALL_FOLLOWERS_OUT) }</p> };
    }
    let crowns = free_crowns(state).into_iter().map(|sector| {
        let action = Action::Crown(sector);
        let label = board_text::crown_label(locale, state.wheel(), sector);
        let badge = pieces::badge_icon(sector, "wf-crown-badge");
        let button = action_button(snapshot, action, "wf-crown", Some(label), badge);
        html! { <key={sector as u8}>{ button }</> }
    });
    html! {
        <div class="wf-crowns" role="group" aria-label={locale.text(words::CROWNS_OF_WHEEL)}>
            <span class="quiet" aria-hidden="true">{ locale.text(words::OR_CROWN) }</span>
            <>{ for crowns }</>
        </div>
    }
}

/// Buttons for the followers that can be returned in the plague.
fn plague_buttons(snapshot: &Snapshot) -> Html {
    let Snapshot {
        state, view, on, ..
    } = snapshot;
    let buttons = returnable_followers(state)
        .into_iter()
        .filter_map(|(placed, feature)| {
            let (seat, segment) = placed.follower?;
            let spot = (placed.cell, segment.index() as u8);
            let content = html! {
                <span
                    class="wf-return"
                    onpointerover={emit_on(on, Msg::Select(Change::Enter(spot)))}
                    onpointerout={emit_on(on, Msg::Select(Change::Leave(spot)))}
                >
                    { pieces::follower_icon(view.colour(seat), Some(feature.kind)) }
                    <span>{ board_text::feature_name(view.locale, &feature) }</span>
                </span>
            };
            let action = Action::ReturnFollower(placed.cell);
            let label = board_text::return_label(view.locale, state, placed.cell, &feature);
            let button = action_button(snapshot, action, "button", Some(label), content);
            Some(html! { <key={placed.cell.to_string()}>{ button }</> })
        });
    buttons.collect()
}

/// The points that the end of the turn scores.
fn end_of_turn_scores(snapshot: &Snapshot) -> Html {
    let Snapshot { state, view, .. } = snapshot;
    let locale = view.locale;
    let scores = state.end_of_turn_scores();
    if scores.is_empty() {
        return html! { <p key={view.ply} class="wf-due quiet">{ locale.text(words::NOTHING_TO_SCORE) }</p> };
    }
    let chips = scores.iter().map(|(seat, points, feature)| {
        pieces::chip(view, *seat, *points, feature_name(locale, feature))
    });
    html! { <p key={view.ply} class="wf-due">{ locale.text(words::END_OF_TURN_SCORES) }{ " " }{ for chips }</p> }
}

/// The wheel, over a corner of the country or next to it.
#[component]
pub fn WheelOverlay(SnapshotProps { snapshot }: &SnapshotProps) -> Html {
    html! {
        <svg class="wf-beside wf-land" data-floats="" viewBox="36 36 331 334" role="group" aria-label={snapshot.view.locale.text(words::THE_WHEEL)}>
            <use href="#wf-wheel-beside" x="36" y="36" width="331" height="334" />
            { wheel_marks(snapshot) }
            { wheel_pieces(snapshot) }
            if snapshot.is_active() {
                { crown_ghost(snapshot) }
                { crown_targets(snapshot) }
            }
            { departures(snapshot, true) }
        </svg>
    }
}
