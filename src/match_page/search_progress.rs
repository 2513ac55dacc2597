//! The search progress bar. It updates ten times a second, without rendering anything
//! around it.

use crate::context::use_locale;
use core::cell::{Cell, RefCell};
use l10n::table;
use std::rc::Rc;
use yew::prelude::*;

/// Passes the progress of a search to the bar, if it is shown.
#[derive(Clone, Default)]
pub struct ProgressFeed(Rc<Feed>);

#[derive(Default)]
struct Feed {
    percent: Cell<u32>,
    bar: RefCell<Option<Callback<u32>>>,
}

impl PartialEq for ProgressFeed {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl ProgressFeed {
    pub fn report(&self, percent: u32) {
        self.0.percent.set(percent);
        let bar = self.0.bar.borrow().clone();
        if let Some(bar) = bar {
            bar.emit(percent);
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct SearchProgressProps {
    pub feed: ProgressFeed,
}

#[component]
pub fn SearchProgress(props: &SearchProgressProps) -> Html {
    let locale = use_locale();
    let percent = use_state(|| props.feed.0.percent.get());
    {
        let percent = percent.clone();
        use_effect_with(props.feed.clone(), move |feed| {
            let set = Callback::from(move |now| percent.set(now));
            feed.0.bar.replace(Some(set));
            let feed = feed.clone();
            move || {
                feed.0.bar.take();
            }
        });
    }
    html! { <progress max="100" value={percent.to_string()} aria-label={locale.text(table::THINKING_PROGRESS)}></progress> }
}
