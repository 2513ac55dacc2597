//! The match history: slider, log and variations.

mod lines;
mod log;
mod slider;

pub use lines::browsing_tools;

use lines::Lines;
use log::LogList;
use slider::Slider;
use yew::prelude::*;

/// The history.
pub fn history() -> Html {
    html! { <div class="history"><Slider /><Lines /><LogList /></div> }
}
