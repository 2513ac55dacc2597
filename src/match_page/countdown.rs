//! Stops the countdown of a turn with nothing left to choose: on any key or touch, and on leaving the page.

use super::SessionAction;
use crate::hooks::{Key, key_of};
use app_core::session::Session;
use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
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
            // Before anything else handles the event: undo must not follow a late countdown. A press that stops
            // it does nothing else.
            let listeners: Vec<EventListener> = kinds
                .map(|kind| {
                    let dispatch = dispatch.clone();
                    let options = EventListenerOptions {
                        phase: EventListenerPhase::Capture,
                        passive: false,
                    };
                    EventListener::new_with_options(&window(), kind, options, move |event| {
                        let key = event.dyn_ref().and_then(key_of);
                        if matches!(key, Some(Key::Enter | Key::Space)) {
                            event.stop_immediate_propagation();
                            event.prevent_default();
                        }
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
