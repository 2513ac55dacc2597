//! The way the match took: a slider, the log whose lines lead to positions, and
//! variations.

mod lines;
mod log;
mod slider;

pub use lines::BrowsingTools;

use super::analysis::Analysis;
use crate::parts;
use lines::Lines;
use log::LogList;
use slider::Slider;
use yew::prelude::*;

/// The section beside the board.
#[component]
pub fn History() -> Html {
    let inside = html! { <><Slider /><Lines /><Analysis /><LogList /></> };
    parts::section("history", "history-title", "What happened", inside)
}
