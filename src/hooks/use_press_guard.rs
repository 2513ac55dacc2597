//! Stops presses that do not count (see [`super::press_guard`]) before any handler on the page.

use super::press_guard::{Place, PressGuard, Target, TurnContext, may_repeat};
use super::{Key, is_typing, key_of};
use core::cell::{Cell, RefCell};
use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::utils::{document, window};
use js_sys::Array;
use std::rc::Rc;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Element, Event, HtmlTextAreaElement, KeyboardEvent, MouseEvent, MutationObserver,
    MutationObserverInit, PointerEvent,
};
use yew::prelude::*;

/// What can be pressed.
const CONTROLS: &str =
    "a, button, input, select, textarea, summary, label, [role='button'], [role='tab']";
/// Controls that step through positions without acting in any.
const BROWSING: &str = ".history, [data-turn='look']";
const SVG: &str = "http://www.w3.org/2000/svg";
/// A table, a lesson or a puzzle.
const TABLE: &str = "main:is([data-ply], [data-taken])";
/// Attributes that change when the page changes its content.
const PAGE_ATTRIBUTES: [&str; 6] = [
    "data-ply",
    "data-step",
    "data-taken",
    "data-actor",
    "data-ready",
    "open",
];
/// How long after a click or a key the browser sends the clicks that belong to it, such as that of the field of a label,
/// in milliseconds.
const FOLLOW_UP_MS: f64 = 50.0;

thread_local! {
    /// Whether a pointer was used last, and no key, switch or screen reader.
    static BY_POINTER: Cell<bool> = const { Cell::new(true) };
}

/// Whether the person has acted by mouse or touch last.
pub fn acts_by_pointer() -> bool {
    BY_POINTER.get()
}

/// The time in milliseconds, by a monotonic clock.
fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

fn target_of(event: &Event) -> Target {
    let Some(element) = event.target_dyn_into::<Element>() else {
        return Target::default();
    };
    let closest = |selector: &str| element.closest(selector).ok().flatten();
    let control = control_of(event).map_or_else(String::new, |control| control_name(&control));
    let is_loose = closest("body > *").is_none();
    let table = if closest(BROWSING).is_some() {
        None
    } else if is_loose {
        // Without a focus, keys are for the board.
        document().query_selector(TABLE).ok().flatten()
    } else {
        closest(TABLE)
    };
    let turn = table.map(|table| {
        let all = |names: &[&str]| {
            names
                .iter()
                .filter_map(|name| table.get_attribute(name))
                .collect::<Vec<_>>()
                .join(" ")
        };
        TurnContext {
            position: all(&["data-ply", "data-step", "data-taken"]),
            actor: all(&["data-actor"]),
        }
    });
    Target { control, turn }
}

fn control_of(event: &Event) -> Option<Element> {
    let element: Element = event.target_dyn_into()?;
    element.closest(CONTROLS).ok()?
}

/// Identifies a control by name, ignoring digits: a control with a counter stays the same.
fn control_name(control: &Element) -> String {
    // Pieces on a board can be placed, rotated and picked up as fast as the player likes.
    if control.namespace_uri().as_deref() == Some(SVG) {
        return String::new();
    }
    let id = control.id();
    if !id.is_empty() {
        return id;
    }
    let name = control
        .get_attribute("aria-label")
        .or_else(|| control.text_content())
        .unwrap_or_default();
    name.chars().filter(|c| !c.is_ascii_digit()).collect()
}

/// The guard, and what is known between two events.
#[derive(Default)]
struct PressListener {
    guard: PressGuard,
    /// Whether a press has begun without a click so far.
    is_down: bool,
    /// When the last click, or Enter, came, and whether it counted.
    last_click: Option<(f64, bool)>,
}

impl PressListener {
    /// Whether an event is to reach the page.
    fn counts(&mut self, event: &Event) -> bool {
        match event.type_().as_str() {
            "pointerdown" => {
                BY_POINTER.set(true);
                if let Some(event) = event.dyn_ref::<PointerEvent>() {
                    self.is_down = true;
                    self.guard.begin(now(), point(event), target_of(event));
                }
                // Only a click acts, and what is dragged has to be let go.
                true
            }
            "keydown" => event.dyn_ref().is_none_or(|event| self.key_counts(event)),
            "click" => event.dyn_ref().is_none_or(|event| self.click_counts(event)),
            // Input in a field.
            _ => {
                self.guard.other_input();
                true
            }
        }
    }

    fn key_counts(&mut self, event: &KeyboardEvent) -> bool {
        BY_POINTER.set(false);
        let key = key_of(event);
        let in_text = event.target_dyn_into::<HtmlTextAreaElement>().is_some()
            || (is_typing() && key != Some(Key::Enter));
        match key {
            Some(key @ (Key::Enter | Key::Space)) if !in_text && !event.repeat() => {
                let now = now();
                let counts = self.guard.begin(now, Place::Focus(key), target_of(event));
                // With Enter the browser clicks at once: in a field, on the button of its form.
                self.is_down = key == Key::Space;
                self.last_click = Some((now, counts));
                counts
            }
            Some(key) if !in_text && event.repeat() => may_repeat(key),
            _ => {
                self.guard.other_input();
                true
            }
        }
    }

    fn click_counts(&mut self, event: &MouseEvent) -> bool {
        let (now, target) = (now(), target_of(event));
        let begun = core::mem::take(&mut self.is_down);
        if let Some((time, counted)) = self.last_click
            && !begun
            && now - time < FOLLOW_UP_MS
        {
            return counted;
        }
        // Screen readers, voice control and gamepads click without a press.
        let counts = if begun {
            self.guard.completes(&target)
        } else {
            BY_POINTER.set(false);
            self.guard.begin(now, middle(event), target)
        };
        self.last_click = Some((now, counts));
        counts
    }
}

fn point(event: &MouseEvent) -> Place {
    Place::Point(event.client_x().into(), event.client_y().into())
}

/// The middle of an event's target.
fn middle(event: &Event) -> Place {
    let element = event.target_dyn_into::<Element>();
    let rect = element.map(|element| element.get_bounding_client_rect());
    rect.map_or(Place::Point(0.0, 0.0), |rect| {
        Place::Point(
            rect.left() + rect.width() / 2.0,
            rect.top() + rect.height() / 2.0,
        )
    })
}

/// Listens to presses before everything else does.
#[hook]
pub fn use_press_guard() {
    use_effect_with((), |()| {
        let listener = Rc::<RefCell<PressListener>>::default();
        let options = EventListenerOptions {
            phase: EventListenerPhase::Capture,
            passive: false,
        };
        let listeners = ["pointerdown", "keydown", "click", "input"].map(|kind| {
            let listener = listener.clone();
            EventListener::new_with_options(&window(), kind, options, move |event| {
                if !listener.borrow_mut().counts(event) {
                    event.stop_immediate_propagation();
                    // Elsewhere keys scroll.
                    if control_of(event).is_some() {
                        event.prevent_default();
                    }
                }
            })
        });
        let observer = observer(move || listener.borrow_mut().guard.page_changed(now()));
        move || {
            drop(listeners);
            if let Some((observer, _)) = observer {
                observer.disconnect();
            }
        }
    });
}

/// Calls back when the page shows something else. Where it cannot, presses count from the last one on.
fn observer(on_change: impl Fn() + 'static) -> Option<(MutationObserver, Closure<dyn FnMut()>)> {
    let callback = Closure::<dyn FnMut()>::new(on_change);
    let observer = MutationObserver::new(callback.as_ref().unchecked_ref()).ok()?;
    let init = MutationObserverInit::new();
    init.set_subtree(true);
    init.set_attribute_filter(&Array::from_iter(PAGE_ATTRIBUTES.map(JsValue::from)));
    observer
        .observe_with_options(document().document_element()?.as_ref(), &init)
        .ok()?;
    Some((observer, callback))
}
