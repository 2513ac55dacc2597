//! A large picture of the drawn tile, which can be dragged to a cell; once it is placed, with
//! targets for a follower.

use super::follower_targets::spot_targets;
use super::selection::Change;
use super::snapshot::Snapshot;
use super::{Msg, pieces};
use crate::components::picture;
use l10n::wheel_of_fortune as words;
use rules::games::wheel_of_fortune::{Phase, Rotation};
use text::Locale;
use text::games::wheel_of_fortune::board as board_text;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Distance from which a moving pointer drags, in pixels.
const DRAG_THRESHOLD_PX: i32 = 6;

/// The drawn tile in a rotation, the tile just placed, or the back of a tile.
pub fn hand_tile(snapshot: &Snapshot, rotation: Rotation) -> Html {
    let Snapshot {
        state, view, on, ..
    } = snapshot;
    let placed = state.placed_cell().and_then(|cell| state.tile_at(cell));
    let content = match (state.drawn(), placed) {
        (Some(tile), _) => {
            let picture = pieces::tile_picture(tile, rotation, "wf-hand-tile", Html::default());
            let name = board_text::tile_name(view.locale, tile);
            if snapshot.is_active() && state.phase() == Phase::Place {
                let label = [name, view.locale.text(words::ROTATE)].join(" ");
                html! { <TileToDrag {label} locale={view.locale} on={on.clone()}>{ picture }</TileToDrag> }
            } else {
                html! { <div role="img" aria-label={name}>{ picture }</div> }
            }
        }
        (None, Some(placed)) => placed.tile.map_or_else(Html::default, |tile| {
            let spots = html! {
                if snapshot.is_active() {
                    { spot_targets(snapshot, true) }
                }
            };
            pieces::tile_picture(tile, placed.rotation, "wf-hand-tile", spots)
        }),
        (None, None) => html! {
            <svg class="wf-hand-tile wf-land" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
                <use href="#wf-back" width="100" height="100" />
            </svg>
        },
    };
    html! { <div class="wf-hand">{ content }</div> }
}

#[derive(Properties, PartialEq)]
struct TileToDragProps {
    label: String,
    locale: Locale,
    on: Callback<Msg>,
    children: Html,
}

/// How far a pointer has dragged the tile.
#[derive(Clone, Copy, Default)]
struct Drag {
    /// Where the pointer was pressed; `None` once it is released.
    from: Option<(i32, i32)>,
    /// Whether the pointer has left that place, so that its release is no click.
    has_moved: bool,
}

/// The drawn tile: a click rotates it, dragging it to a cell lays it there. While it is dragged, it
/// follows the pointer by a style, without rendering.
#[component]
fn TileToDrag(props: &TileToDragProps) -> Html {
    let drag = use_mut_ref(Drag::default);
    let button = use_node_ref();
    let follow = {
        let button = button.clone();
        move |distance: Option<(i32, i32)>| {
            let Some(button) = button.cast::<HtmlElement>() else {
                return;
            };
            // Valid names, so these cannot fail.
            let _ = match distance {
                Some((x, y)) => {
                    let _ = button.set_attribute("data-dragged", "");
                    button
                        .style()
                        .set_property("translate", &format!("{x}px {y}px"))
                }
                None => {
                    let _ = button.remove_attribute("data-dragged");
                    button.style().remove_property("translate").map(drop)
                }
            };
        }
    };
    let onpointerdown = {
        let (drag, button) = (drag.clone(), button.clone());
        move |event: PointerEvent| {
            if event.button() == 0
                && let Some(button) = button.cast::<HtmlElement>()
            {
                // Fails for a pointer that was released meanwhile.
                let _ = button.set_pointer_capture(event.pointer_id());
                *drag.borrow_mut() = Drag {
                    from: Some((event.client_x(), event.client_y())),
                    has_moved: false,
                };
            }
        }
    };
    let onpointermove = {
        let (drag, on, follow) = (drag.clone(), props.on.clone(), follow.clone());
        move |event: PointerEvent| {
            let mut drag = drag.borrow_mut();
            let Some((x, y)) = drag.from else {
                return;
            };
            let (dx, dy) = (event.client_x() - x, event.client_y() - y);
            drag.has_moved |= dx.abs().max(dy.abs()) >= DRAG_THRESHOLD_PX;
            if drag.has_moved {
                follow(Some((dx, dy)));
                on.emit(Msg::Carry(event.client_x().into(), event.client_y().into()));
            }
        }
    };
    let onpointerup = {
        let (drag, on, follow) = (drag.clone(), props.on.clone(), follow.clone());
        move |event: PointerEvent| {
            let mut drag = drag.borrow_mut();
            if drag.from.take().is_some() && drag.has_moved {
                follow(None);
                on.emit(Msg::Drop(event.client_x().into(), event.client_y().into()));
            }
        }
    };
    let onpointercancel = {
        let drag = drag.clone();
        move |_: PointerEvent| {
            drag.borrow_mut().from = None;
            follow(None);
        }
    };
    let onclick = {
        let on = props.on.clone();
        move |event: MouseEvent| {
            event.stop_propagation();
            if !core::mem::take(&mut drag.borrow_mut().has_moved) {
                on.emit(Msg::Select(Change::Turn));
            }
        }
    };
    html! {
        <button
            ref={button}
            type="button"
            class="wf-hand-turn"
            title={props.locale.text(words::ROTATE_OR_DRAG)}
            aria-label={props.label.clone()}
            {onpointerdown}
            {onpointermove}
            {onpointerup}
            {onpointercancel}
            {onclick}
        >
            { props.children.clone() }
            { picture("#wf-sign-turn", "0 0 24 24", "wf-sign") }
        </button>
    }
}
