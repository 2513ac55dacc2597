//! How far the worker has come: the bar alone is drawn again, ten times a
//! second, and nothing around it.

use core::cell::{Cell, RefCell};
use std::rc::Rc;
use yew::prelude::*;

/// Passes the progress of a search on to the bar, if one is shown.
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
    /// The search has come so far, in percent.
    pub fn tell(&self, percent: u32) {
        self.0.percent.set(percent);
        let bar = self.0.bar.borrow().clone();
        if let Some(bar) = bar {
            bar.emit(percent);
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct SearchProgressProps {
    /// Where progress comes from.
    pub feed: ProgressFeed,
}

/// The bar.
#[component]
pub fn SearchProgress(props: &SearchProgressProps) -> Html {
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
    html! { <progress max="100" value={percent.to_string()} aria-label="Thinking"></progress> }
}
