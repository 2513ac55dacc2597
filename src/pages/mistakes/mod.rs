//! Learning from reviewed games: the costly actions of one game, and positions of all of them that come back.

mod drill;
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod drill_tests;
mod learner;
mod mine;
mod of_game;

pub use mine::MyMistakesPage;
pub use of_game::MistakesPage;

use crate::browser::today;
use crate::context::use_store;
use app_core::cards::MOST_IN_ROUND;
use l10n::{house, pages};
use text::Locale;
use yew::prelude::*;

/// How many positions the next round has; `None` if there are none that come back.
#[hook]
pub fn use_due_matches() -> Option<usize> {
    let store = use_store();
    let due = use_memo((), |()| store.due_matches(today()));
    due.map(|due| due.min(MOST_IN_ROUND))
}

/// The name of the page in as few letters as fit on the card of the home page, and how many positions are due there.
pub fn short_label(locale: Locale, due: usize) -> String {
    match due {
        0 => locale.text(pages::MISTAKES_SHORT),
        due => pages::mistakes_short_due(locale, due),
    }
}

/// The name of the page, and how many positions are due there.
pub fn my_mistakes_label(locale: Locale, due: usize) -> String {
    match due {
        0 => locale.text(house::MY_MISTAKES),
        due => pages::my_mistakes_due(locale, due),
    }
}
