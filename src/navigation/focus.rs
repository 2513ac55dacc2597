//! The focusable elements of the page, and moving the focus among them.

use super::geometry::{Direction, best_candidate};
use crate::browser::Rect;
use core::cell::RefCell;
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// What can have the focus. Of a group with one tab stop that is the stop; the group's own keys do
/// the rest.
const FOCUSABLE: &str = "a[href], button, input, select, textarea, summary, [tabindex]";
const UNAVAILABLE: &str = ":disabled, [tabindex='-1'], [type='hidden'], [inert] *, details:not([open]) > :not(summary), details:not([open]) > :not(summary) *, [aria-hidden='true'] *";
/// What covers other parts of a page without being a dialog.
const OVERLAYS: &str = ".happened-list, .table-hint, .table-end, .first-turn";
/// Where keyboard focus starts on a page, the most useful first.
const STARTS: [&str; 9] = [
    ".first-turn .button",
    "#board [data-first]",
    "#board .button.primary",
    "#board [tabindex='0'], #board button:not(:disabled)",
    "#board a[href]",
    "main .button.primary",
    ".status-tools button:not(:disabled)",
    "main a[href], main button:not(:disabled), main input",
    "a[href], button:not(:disabled)",
];
/// How many elements that refuse the focus are tried.
const ATTEMPTS: usize = 8;
/// Part of the height that is scrolled at once.
const SCROLL: f64 = 0.6;

thread_local! {
    /// The last place of the focus, for when its element disappears.
    static LAST: RefCell<Option<Rect>> = const { RefCell::new(None) };
}

/// An element that can have the focus.
struct Target {
    element: Element,
    rect: Rect,
}

/// Whether an element matches a selector.
pub fn matches(element: &Element, selector: &str) -> bool {
    element.matches(selector).unwrap_or(false)
}

/// The elements that match, in order.
fn query_all(within: &Element, selector: &str) -> Vec<Element> {
    let mut found = Vec::new();
    if let Ok(list) = within.query_selector_all(selector) {
        for index in 0..list.length() {
            found.extend(list.item(index).and_then(|node| node.dyn_into().ok()));
        }
    }
    found
}

/// The open dialog on top, if any.
pub fn dialog() -> Option<Element> {
    let body: Element = gloo::utils::body().into();
    query_all(&body, "dialog[open]").pop()
}

/// The element with the focus; a page or region that only takes it to be read counts as none.
pub fn focused() -> Option<Element> {
    let active = document().active_element()?;
    let is_inside = dialog().is_none_or(|dialog| dialog.contains(Some(&active)));
    // Some groups move their tab stop only after the focus.
    let is_control = matches(&active, "[role='button'], button, a[href], input")
        || (matches(&active, FOCUSABLE) && !matches(&active, "[tabindex='-1'], dialog"));
    (is_inside && is_control).then_some(active)
}

fn window_size() -> (f64, f64) {
    let size = |size: Result<wasm_bindgen::JsValue, _>| size.ok().and_then(|size| size.as_f64());
    (
        size(window().inner_width()).unwrap_or_default(),
        size(window().inner_height()).unwrap_or_default(),
    )
}

/// Whether an element is drawn, so that it can take the focus.
fn is_visible(element: &Element) -> bool {
    let style = window().get_computed_style(element).ok().flatten();
    style
        .and_then(|style| style.get_property_value("visibility").ok())
        .as_deref()
        == Some("visible")
}

/// Whether something that lies over the page covers the middle of an element.
fn is_covered(target: &Target) -> bool {
    let (x, y) = target.rect.centre();
    let Some(top) = document().element_from_point(x as f32, y as f32) else {
        return false;
    };
    let overlay = top.closest(OVERLAYS).ok().flatten();
    overlay.is_some_and(|overlay| !overlay.contains(Some(&target.element)))
}

/// Everything that can have the focus now.
fn targets() -> Vec<Target> {
    let scope = dialog().unwrap_or_else(|| gloo::utils::body().into());
    let found = query_all(&scope, FOCUSABLE)
        .into_iter()
        .filter(|element| !matches(element, UNAVAILABLE))
        .map(|element| Target {
            rect: Rect::from_element(&element),
            element,
        });
    // Elements for screen readers only are one pixel in size.
    let found: Vec<Target> = found
        .filter(|target| target.rect.width() > 2.0 && target.rect.height() > 2.0)
        .filter(|target| is_visible(&target.element))
        .filter(|target| !is_covered(target))
        .collect();
    // A region around controls takes the focus to be scrolled; its controls do that too.
    let elements: Vec<Element> = found.iter().map(|target| target.element.clone()).collect();
    let surrounds = |outer: &Element| {
        let mut inner = elements.iter().filter(|inner| *inner != outer);
        inner.any(|inner| outer.contains(Some(inner)))
    };
    found
        .into_iter()
        .filter(|target| !surrounds(&target.element))
        .collect()
}

/// Focuses an element. Returns whether it took the focus.
fn try_focus(element: &Element) -> bool {
    // SVG elements are focusable but not `HtmlElement`s; both have `focus`.
    let html: &HtmlElement = element.unchecked_ref();
    let _ = html.focus();
    let taken = document().active_element().as_ref() == Some(element);
    if taken {
        LAST.set(Some(Rect::from_element(element)));
    }
    taken
}

/// Focuses the most useful element: near the one that had the focus and is gone, or where the page begins.
pub fn focus_start() {
    let targets = targets();
    let region = document().active_element().filter(|active| {
        !matches(active, "body, main, dialog, #status")
            && targets
                .iter()
                .any(|target| active.contains(Some(&target.element)))
    });
    if let (Some(region), Some(last)) = (region, LAST.take()) {
        let nearest = targets
            .iter()
            .filter(|target| region.contains(Some(&target.element)))
            .min_by(|a, b| last.distance(&a.rect).total_cmp(&last.distance(&b.rect)));
        if nearest.is_some_and(|nearest| try_focus(&nearest.element)) {
            return;
        }
    }
    let starts = dialog()
        .is_none()
        .then_some(STARTS)
        .into_iter()
        .flatten()
        .chain(["*"]);
    for start in starts {
        let mut found = targets
            .iter()
            .filter(|target| matches(&target.element, start));
        if found.any(|target| try_focus(&target.element)) {
            return;
        }
    }
}

/// Moves the focus in a direction, or scrolls if there is nothing near.
pub fn move_focus(direction: Direction) {
    let mut targets = targets();
    let surrounds = |active: &Element| {
        targets
            .iter()
            .filter(|target| target.element != *active)
            .any(|target| active.contains(Some(&target.element)))
    };
    let Some(active) = focused().filter(|active| !surrounds(active)) else {
        focus_start();
        return;
    };
    let (_, height) = window_size();
    let mut from = Rect::from_element(&active);
    // The person has scrolled away from it: the way begins at the edge of what is in sight.
    if from.bottom < 0.0 || from.top > height {
        let edge = if direction == Direction::Up {
            height
        } else {
            0.0
        };
        (from.top, from.bottom) = (edge, edge);
    }
    targets.retain(|target| target.element != active);
    for _ in 0..ATTEMPTS {
        let rects: Vec<Rect> = targets.iter().map(|target| target.rect).collect();
        let Some(index) = best_candidate(from, direction, &rects) else {
            scroll(&active, direction);
            return;
        };
        let target = targets.swap_remove(index);
        let is_far = target.rect.top > height * (1.0 + SCROLL) - 1.0
            || target.rect.bottom < -SCROLL * height + 1.0;
        if is_far && scroll(&active, direction) || try_focus(&target.element) {
            return;
        }
    }
}

/// Scrolls what is around an element. Returns whether there was something left to scroll.
fn scroll(from: &Element, direction: Direction) -> bool {
    if direction.is_horizontal() {
        return false;
    }
    let mut next = Some(from.clone());
    while let Some(element) = next {
        let room = element.scroll_height() - element.client_height();
        let before = element.scroll_top();
        if room > 1 {
            let by = f64::from(element.client_height()) * SCROLL;
            let by = if direction == Direction::Up { -by } else { by };
            element.set_scroll_top(before.saturating_add(by as i32));
            if element.scroll_top() != before {
                return true;
            }
        }
        next = element.parent_element();
    }
    false
}
