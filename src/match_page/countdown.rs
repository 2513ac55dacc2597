//! Stops the countdown of a turn with nothing left to choose: on any key or touch, and on leaving the page.

use super::SessionAction;
use app_core::session::Session;
use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::{document, window};
use yew::prelude::*;

fn visibility() -> SessionAction {
    let hidden = document().hidden();
    SessionAction::VisibilityChanged { hidden }
}

/// Listens for the page's visibility, and during a countdown for keys and touches.
#[hook]
pub fn use_countdown(session: &Session, dispatch: &Callback<SessionAction>) {
    let is_counting = session.countdown().is_some();
    use_effect_with(
        (is_counting, dispatch.clone()),
        |(is_counting, dispatch)| {
            // A session begins visible.
            if document().hidden() {
                dispatch.emit(visibility());
            }
            let kinds = ["visibilitychange", "keydown", "pointerdown"]
                .into_iter()
                .take(if *is_counting { 3 } else { 1 });
            // Before anything else handles the event: undo must not follow a late countdown.
            let listeners: Vec<EventListener> = kinds
                .map(|kind| {
                    let dispatch = dispatch.clone();
                    let phase = EventListenerOptions::run_in_capture_phase();
                    EventListener::new_with_options(&window(), kind, phase, move |event| {
                        dispatch.emit(match event.type_().as_str() {
                            "visibilitychange" => visibility(),
                            _ => SessionAction::StopCountdown,
                        });
                    })
                })
                .collect();
            move || drop(listeners)
        },
    );
}
