//! The finished matches of the store, read in slices so that the page stays responsive.

use crate::context::{StoreHandle, use_store};
use app_core::statistics::FinishedMatch;
use app_core::store::OutcomeReader;
use core::cell::RefCell;
use gloo::timers::callback::Timeout;
use rules::GameId;
use std::rc::Rc;
use yew::prelude::*;

/// Length of a slice of reading, in milliseconds.
const SLICE_MS: f64 = 16.0;

/// The finished matches read so far.
#[derive(Clone, Default, PartialEq)]
pub enum Outcomes {
    /// Nothing is read yet.
    #[default]
    Unread,
    /// Numbers of the matches that are read, and of all.
    Reading(usize, usize),
    /// All finished matches, in order of their dates.
    Read(Rc<Vec<FinishedMatch>>),
}

/// The task of the next slice; dropping it cancels it.
type NextSlice = Rc<RefCell<Option<Timeout>>>;

/// Reads the finished matches of a game, or of all games, as soon as they are wanted.
#[hook]
pub fn use_outcomes(wanted: bool, game: Option<GameId>) -> Outcomes {
    let store = use_store();
    let outcomes = use_state(Outcomes::default);
    use_effect_with((wanted, game), {
        let setter = outcomes.setter();
        move |(wanted, game): &(bool, Option<GameId>)| {
            let next = NextSlice::default();
            if *wanted {
                schedule_first_slice(store, *game, &next, setter);
            }
            move || drop(next.take())
        }
    });
    Outcomes::clone(&outcomes)
}

fn schedule_first_slice(
    store: StoreHandle,
    game: Option<GameId>,
    next: &NextSlice,
    setter: UseStateSetter<Outcomes>,
) {
    let task = next.clone();
    // Only after the page is painted.
    let first = Timeout::new(0, move || read_slice(store.outcomes(game), &task, setter));
    next.replace(Some(first));
}

fn read_slice(mut reader: OutcomeReader, next: &NextSlice, setter: UseStateSetter<Outcomes>) {
    let end = js_sys::Date::now() + SLICE_MS;
    while reader.step() {
        if js_sys::Date::now() >= end {
            let (read, total) = reader.progress();
            setter.set(Outcomes::Reading(read, total));
            let task = next.clone();
            let following = Timeout::new(0, move || read_slice(reader, &task, setter));
            // The timeout that runs now is over.
            if let Some(over) = next.replace(Some(following)) {
                over.forget();
            }
            return;
        }
    }
    setter.set(Outcomes::Read(Rc::new(reader.into_finished())));
}
