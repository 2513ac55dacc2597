//! My mistakes: positions of the player's own games that come back, a few a day.

mod looking;
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod looking_tests;
mod overview;
mod round;
mod use_looking;

use super::learner::{Around, Learner};
use crate::browser;
use crate::components::Shared;
use crate::context::{use_locale, use_settings, use_store};
use crate::hooks::OnDemand;
use crate::hooks::focus::catch_focus;
use crate::pages::with_sheets::{Sheets, WithSheets};
use app_core::cards::{all_cards, practise, round_of};
use l10n::house;
use overview::Overview;
use round::Round;
use std::rc::Rc;
use use_looking::use_looking;
use yew::prelude::*;

/// What there is to practise, or the round that is being practised.
#[component]
pub fn MyMistakesPage() -> Html {
    let locale = use_locale();
    let store = use_store();
    let own = use_settings().current.profile.name.clone();
    // Counts what changes the cards.
    let changes = use_state(|| 0_u32);
    let round = use_state(|| None::<Rc<Round>>);
    let is_judging = use_state_eq(|| false);
    let change = {
        let changes = changes.clone();
        Callback::from(move |()| changes.set(*changes + 1))
    };
    let looking = use_looking(*is_judging, change.clone());
    let cards = {
        let store = store.clone();
        use_memo((own.clone(), *changes), move |(own, _)| {
            all_cards(&store, own)
        })
    };
    use_effect_with(round.is_some(), |is_round| {
        // The button that began or ended it has gone.
        catch_focus(if *is_round { "task" } else { "main" });
    });
    let today = browser::today();
    let Some(now) = &*round else {
        let on_start = {
            let (cards, store, round) = (cards.clone(), store, round.setter());
            Callback::from(move |()| {
                let begun = Round::begin(&store, &round_of(&cards, today), locale);
                // Without one, the reviews were of other games than there are now.
                change.emit(());
                round.set(begun.map(Rc::new));
            })
        };
        return html! {
            <WithSheets sheets={OnDemand::ready(Sheets::new())}>
                <Overview cards={Shared(cards)} {today} {looking} {on_start} />
            </WithSheets>
        };
    };
    let on_recall = {
        let now = now.clone();
        Callback::from(move |(at, recall)| {
            if let Some(card) = now.cards.get::<usize>(at) {
                // What cannot be stored comes back sooner.
                let _ = practise(&store, card, recall, today, &own);
            }
        })
    };
    let on_end = {
        let round = round.setter();
        Callback::from(move |()| {
            change.emit(());
            round.set(None);
        })
    };
    let around = Around::Round {
        games: now.games.clone(),
        on_recall,
        on_judging: Callback::from(move |is_now| is_judging.set(is_now)),
        on_end,
    };
    html! {
        <WithSheets sheets={OnDemand::ready(Sheets::new())}>
            <Learner title={locale.text(house::MY_MISTAKES)} drill={Shared(now.drill.clone())} {around} />
        </WithSheets>
    }
}
