//! Keeps a bubble next to what it explains, also when the board changes its size.

use super::placement::{MARGIN, Tip, place};
use crate::browser::Rect;
use crate::hooks::use_window_event;
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, HtmlElement, ResizeObserver};
use yew::prelude::*;

/// The widths of two opposite edges of the bubble, in pixels.
const BORDER_WIDTH: f64 = 4.0;

/// Keeps the bubble next to the elements of the board that this selector finds, and the ring around
/// them.
#[hook]
pub fn use_bubble(bubble: &NodeRef, ring: &NodeRef, target: &'static str) {
    let place_bubble = {
        let (bubble, ring) = (bubble.clone(), ring.clone());
        use_callback((bubble, ring, target), |(), (bubble, ring, target)| {
            // Styles that cannot be set leave the bubble in its corner.
            let _ = place_bubble(bubble, ring, target);
        })
    };
    // What it explains may be rendered again with each action.
    use_effect({
        let place_bubble = place_bubble.clone();
        move || place_bubble.emit(())
    });
    use_effect_with(place_bubble.clone(), |place_bubble| {
        let place_bubble = place_bubble.clone();
        let measure = Closure::<dyn Fn()>::new(move || place_bubble.emit(()));
        let observer = ResizeObserver::new(measure.as_ref().unchecked_ref()).ok();
        let board = document().get_element_by_id("board");
        // The board gets its size late where its styles come late.
        if let (Some(observer), Some(board)) = (&observer, &board) {
            observer.observe(board);
            if let Some(first) = board.first_element_child() {
                observer.observe(&first);
            }
        }
        move || {
            if let Some(observer) = observer {
                observer.disconnect();
            }
            drop(measure);
        }
    });
    use_window_event("resize", place_bubble.reform(|_: Event| ()));
}

fn place_bubble(bubble: &NodeRef, ring: &NodeRef, selector: &str) -> Option<()> {
    let (bubble, ring) = (bubble.cast::<HtmlElement>()?, ring.cast::<HtmlElement>()?);
    let board = document().get_element_by_id("board")?;
    let board_rect = visible_rect(&board)?;
    // Below the status, where a small window leaves room for that, and up to the edges of the window.
    let root = visible_rect(&document().document_element()?)?;
    let size = bubble.get_bounding_client_rect();
    let last_top = root.height() - size.height() - 2.0 * MARGIN;
    let top = board_rect.top.min(last_top).max(0.0);
    let room = Rect { top, ..root };
    let targets = board.query_selector_all(selector).ok()?;
    let target = (0..targets.length())
        .filter_map(|index| {
            let target = targets.get(index)?.dyn_into::<Element>().ok()?;
            visible_rect(&target)
        })
        .reduce(Rect::union)
        .unwrap_or(board_rect);
    let placement = place(target, (size.width(), size.height()), room);
    let set = |element: &HtmlElement, name: &str, value: String| {
        element.style().set_property(name, &value).ok()
    };
    // Translating moves neither of them in the layout.
    let pixels = |length: f64| format!("{}px", length.round() as i32);
    let translate = |(x, y): (f64, f64)| format!("{} {}", pixels(x), pixels(y));
    set(&bubble, "translate", translate(placement.corner))?;
    let (width, height) = (size.width(), size.height());
    let (x, y) = match placement.tip {
        Tip::Top | Tip::None => (placement.tip_at, 0.0),
        Tip::Bottom => (placement.tip_at, height - BORDER_WIDTH),
        Tip::Left => (0.0, placement.tip_at),
        Tip::Right => (width - BORDER_WIDTH, placement.tip_at),
    };
    set(&bubble, "--tip-x", pixels(x))?;
    set(&bubble, "--tip-y", pixels(y))?;
    set(&ring, "translate", translate((target.left, target.top)))?;
    set(&ring, "width", pixels(target.width()))?;
    set(&ring, "height", pixels(target.height()))?;
    bubble.set_attribute("data-tip", placement.tip.id()).ok()
}

/// The part of an element that is in the window, if any is.
fn visible_rect(element: &Element) -> Option<Rect> {
    let side = |value: Result<wasm_bindgen::JsValue, _>| value.ok()?.as_f64();
    let (width, height) = (
        side(window().inner_width())?,
        side(window().inner_height())?,
    );
    Rect::from_element(element).intersection(Rect::new(0.0, 0.0, width, height))
}
