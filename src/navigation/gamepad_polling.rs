//! A gamepad is polled while it is connected. Its buttons send the keys that the page knows; what the
//! browser would do with a real key is done here.

use super::focus::{dialog, focus_start, focused, matches, move_focus};
use super::gamepad::{Gamepads, PadCommand, PadState, Reading};
use super::geometry::Direction;
use super::{PAD, USES_GAMEPADS, is_marked, mark};
use crate::browser::{current_route, notify_scripts};
use crate::hooks::use_window_event;
use app_core::Route;
use core::cell::{Cell, RefCell};
use gloo::utils::{document, window};
use js_sys::{Array, Reflect};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Element, EventInit, HtmlDialogElement, HtmlElement, HtmlInputElement, HtmlSelectElement,
    KeyboardEvent, KeyboardEventInit,
};
use yew::prelude::*;

/// Window event: what to tell the player about the gamepads has changed.
const STATE_EVENT: &str = "wheelhouse-gamepad";
/// Fields that take typed text.
const TEXT_FIELDS: &str = "textarea, [contenteditable], input:not([type='radio'], [type='checkbox'], [type='range'], [type='file'], [type='button'], [type='submit'])";

thread_local! {
    /// Whether gamepads are being polled.
    static IS_POLLING: Cell<bool> = const { Cell::new(false) };
    static GAMEPADS: RefCell<Gamepads> = RefCell::default();
    static FRAME: Closure<dyn FnMut(f64)> = Closure::new(frame);
}

/// What the connected gamepads report. Anything may be missing: drivers, privacy shields and extensions make
/// gamepads too.
fn readings() -> Vec<Reading> {
    if !USES_GAMEPADS.get() {
        return Vec::new();
    }
    let pads = window().navigator().get_gamepads().unwrap_or_default();
    // Slots of disconnected ones are null.
    pads.iter()
        .filter(|pad| member(pad, "connected").is_truthy())
        .enumerate()
        .map(|(slot, pad)| Reading {
            index: member(&pad, "index").as_f64().unwrap_or(slot as f64) as u32,
            id: member(&pad, "id").as_string().unwrap_or_default(),
            is_standard: member(&pad, "mapping").as_string().as_deref() == Some("standard"),
            buttons: list(&pad, "buttons", |button| {
                member(button, "pressed").is_truthy()
            }),
            axes: list(&pad, "axes", |axis| axis.as_f64().unwrap_or(f64::NAN)),
        })
        .collect()
}

/// A member of a value that may not be an object.
fn member(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).unwrap_or_default()
}

/// A member that may not be a list.
fn list<T>(object: &JsValue, name: &str, read: impl Fn(&JsValue) -> T) -> Vec<T> {
    let list = member(object, name).dyn_into::<Array>().unwrap_or_default();
    list.iter().map(|item| read(&item)).collect()
}

/// Whether gamepads may act: not while another window has the keyboard, nor while text is typed. Where a
/// gamepad has led into a text field and no key was pressed since, it leads out again.
fn may_act() -> bool {
    let field = document().active_element();
    let is_typing = !is_marked(PAD) && field.is_some_and(|field| matches(&field, TEXT_FIELDS));
    document().has_focus().unwrap_or(true) && !is_typing
}

/// Reads the gamepads, and returns their commands if they count.
fn read_gamepads(now: f64, counts: bool) -> Vec<PadCommand> {
    let readings = readings();
    let (commands, has_changed) = GAMEPADS.with_borrow_mut(|gamepads| {
        let before = gamepads.state();
        let commands = gamepads.read(&readings, now, counts);
        (commands, gamepads.state() != before)
    });
    if has_changed {
        notify_scripts(STATE_EVENT, "");
    }
    commands
}

/// Reads what is held now, which does not count, and polls until no gamepad is connected.
pub fn poll() {
    read_gamepads(0.0, false);
    if !IS_POLLING.get() && state() != PadState::Missing {
        IS_POLLING.set(true);
        request_frame();
    }
}

fn state() -> PadState {
    GAMEPADS.with_borrow(Gamepads::state)
}

/// What to tell the player about the gamepads.
#[hook]
pub fn use_pad_state() -> PadState {
    let now = use_state_eq(state);
    let on_change = use_callback(now.setter(), |_: Event, now| now.set(state()));
    use_window_event(STATE_EVENT, on_change);
    *now
}

/// Polls with the next frame; a hidden page has none.
fn request_frame() {
    FRAME.with(|frame| {
        // Without frames there is nothing to control.
        let _ = window().request_animation_frame(frame.as_ref().unchecked_ref());
    });
}

/// Reads the gamepads, and carries out their commands.
fn frame(now: f64) {
    for command in read_gamepads(now, may_act()) {
        perform(command);
    }
    if state() == PadState::Missing {
        IS_POLLING.set(false);
    } else {
        request_frame();
    }
}

/// Carries out a command.
fn perform(command: PadCommand) {
    mark(PAD);
    match command {
        PadCommand::Go(direction) => press_arrow(direction),
        PadCommand::Press => press(),
        PadCommand::Back => back(),
        PadCommand::Hint => _ = send("h", false),
        PadCommand::Undo => _ = send("z", true),
        PadCommand::Previous => step_tab_or_history(Direction::Left, "["),
        PadCommand::Next => step_tab_or_history(Direction::Right, "]"),
        PadCommand::NextSpot => _ = send("f", false),
        PadCommand::Rotate => _ = send("r", false),
        PadCommand::Menu => menu(),
    }
}

/// Sends a key to what has the focus. Returns whether something used it.
fn send(key: &str, ctrl: bool) -> bool {
    let to = document().active_element();
    send_to(to.unwrap_or_else(|| gloo::utils::body().into()), key, ctrl)
}

fn send_to(element: Element, key: &str, ctrl: bool) -> bool {
    let init = KeyboardEventInit::new();
    init.set_key(key);
    init.set_ctrl_key(ctrl);
    init.set_bubbles(true);
    init.set_cancelable(true);
    let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init);
    let is_unused = event.map(|event| element.dispatch_event(&event).unwrap_or(true));
    is_unused == Ok(false)
}

/// Presses an arrow key, or does what the browser would do with a real one.
fn press_arrow(direction: Direction) {
    let Some(field) = focused() else {
        focus_start();
        return;
    };
    if send(direction.key(), false) {
        return;
    }
    if direction.is_horizontal() && change_value(&field, direction) {
        return;
    }
    move_focus(direction);
}

/// Changes the value of a list or slider.
fn change_value(field: &Element, direction: Direction) -> bool {
    let by = if direction == Direction::Left { -1 } else { 1 };
    if let Some(select) = field.dyn_ref::<HtmlSelectElement>() {
        choose(select, select.selected_index() + by);
        return true;
    }
    if matches(field, "input[type='range']")
        && let Some(slider) = field.dyn_ref::<HtmlInputElement>()
    {
        // The browser keeps it within its ends.
        slider.set_value_as_number(slider.value_as_number() + f64::from(by));
        dispatch_change(field, "input");
        return true;
    }
    false
}

/// Chooses an option, if it can be chosen.
fn choose(select: &HtmlSelectElement, index: i32) {
    let option = u32::try_from(index)
        .ok()
        .and_then(|index| select.item(index));
    if option.is_some_and(|option| !matches(&option, ":disabled")) {
        select.set_selected_index(index);
        dispatch_change(select, "change");
    }
}

/// Dispatches an event about a change, as a browser does.
fn dispatch_change(field: &Element, kind: &str) {
    let init = EventInit::new();
    init.set_bubbles(true);
    if let Ok(event) = Event::new_with_event_init_dict(kind, &init) {
        // A listener answers with an event of its own.
        let _ = field.dispatch_event(&event);
    }
}

/// Presses what has the focus.
fn press() {
    if send("Enter", false) {
        return;
    }
    let Some(active) = focused() else {
        focus_start();
        return;
    };
    if let Some(select) = active.dyn_ref::<HtmlSelectElement>() {
        let after = select.selected_index() + 1;
        let count = i32::try_from(select.length()).unwrap_or(i32::MAX);
        choose(select, if after < count { after } else { 0 });
    } else if matches(
        &active,
        "a[href], button, summary, [type='radio'], [type='checkbox'], [type='file']",
    ) && let Some(control) = active.dyn_ref::<HtmlElement>()
    {
        control.click();
    } else if let Some(form) = active
        .dyn_ref::<HtmlInputElement>()
        .and_then(HtmlInputElement::form)
    {
        // Enter in a text field sends its form.
        let _ = form.request_submit();
    }
}

/// Escape: closes a sheet or a list, or cancels; on other pages than a table, goes back.
fn back() {
    if send("Escape", false) && dialog().is_none() {
        return;
    }
    if let Some(dialog) = dialog() {
        dialog.unchecked_into::<HtmlDialogElement>().close();
    } else if !matches!(current_route(), Route::Home)
        && let Ok(history) = window().history()
    {
        // Without a page before, it stays.
        let _ = history.back();
    }
}

/// The next or previous tab, where the focus is among tabs; else a step through the game.
fn step_tab_or_history(direction: Direction, step: &str) {
    let selected_tab = focused().and_then(|active| {
        active
            .closest(".table-side, .side-sheet")
            .ok()
            .flatten()?
            .query_selector("[role='tab'][aria-selected='true']")
            .ok()?
    });
    match selected_tab {
        Some(tab) => _ = send_to(tab, direction.key(), false),
        None => _ = send(step, false),
    }
}

/// Opens the menu of the table, or goes to the links of other pages; closes it again.
fn menu() {
    if let Some(dialog) = dialog() {
        dialog.unchecked_into::<HtmlDialogElement>().close();
        return;
    }
    let find = |selector| document().query_selector(selector).ok().flatten();
    let control = find("#show-menu, #tab-menu").or_else(|| find(".top-links a"));
    if let Some(control) = control {
        let control: HtmlElement = control.unchecked_into();
        let _ = control.focus();
        if !matches(&control, "a") {
            control.click();
        }
    }
}
