//! Points fly to the score of their player: from where, only the page knows
//! once it is laid out.

use super::camera::within;
use gloo::utils::document;
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::WheelOfFortune;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, HtmlElement};

/// What marks the number at a score, and the points that it grows out of.
const GAIN: &str = "data-gain";
const SOURCE: &str = "data-source";

/// Tells each number that comes to a score how far from there it begins.
pub fn find_ways(state: &WheelOfFortune) {
    for seat in Seat::all(state.players()) {
        let _ = find_way(seat);
    }
}

fn find_way(seat: Seat) -> Option<()> {
    let gain: HtmlElement = marked(GAIN, seat)?.dyn_into().ok()?;
    let source = marked(SOURCE, seat)?;
    let stage = source
        .closest(".wf-stage")
        .ok()??
        .get_bounding_client_rect();
    let (x, y) = middle(&source.get_bounding_client_rect());
    // What is out of sight comes from the edge.
    let x = within(x, stage.left(), stage.right());
    let y = within(y, stage.top(), stage.bottom());
    // Where it rests does not depend on how far it has come.
    let score = gain.offset_parent()?.get_bounding_client_rect();
    let half = |size: i32| f64::from(size) / 2.0;
    let rests = (
        score.left() + f64::from(gain.offset_left()) + half(gain.offset_width()),
        score.top() + f64::from(gain.offset_top()) + half(gain.offset_height()),
    );
    let style = gain.style();
    for (name, far) in [("--wf-from-x", x - rests.0), ("--wf-from-y", y - rests.1)] {
        let far = (far.round() as i32).to_string();
        style.set_property(name, &[&far, "px"].concat()).ok()?;
    }
    Some(())
}

fn marked(mark: &str, seat: Seat) -> Option<Element> {
    let seat = seat.index().to_string();
    let css = ["#board [", mark, "='", &seat, "']"].concat();
    document().query_selector(&css).ok()?
}

fn middle(rect: &DomRect) -> (f64, f64) {
    (
        rect.left() + rect.width() / 2.0,
        rect.top() + rect.height() / 2.0,
    )
}
