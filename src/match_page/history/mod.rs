//! The match history: slider, log and variations.

mod lines;
mod log;
mod slider;

pub use lines::browsing_tools;

use super::analysis::Analysis;
use crate::components::Section;
use lines::Lines;
use log::LogList;
use slider::Slider;
use yew::prelude::*;

/// The history section beside the board.
pub fn history() -> Html {
    html! {
        <Section class="history" id="history-title" title="What happened">
            <Slider />
            <Lines />
            <Analysis />
            <LogList />
        </Section>
    }
}
