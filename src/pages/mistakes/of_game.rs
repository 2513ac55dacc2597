//! Learning from a game: its costly actions, one after the other, each to be done better.

use super::drill::{Asks, Drill, Task};
use super::learner::{Around, Learner};
use crate::components::{ErrorPage, LinkButton, Page, Shared};
use crate::context::{use_locale, use_store};
use crate::hooks::OnDemand;
use crate::pages::with_sheets::{Sheets, WithSheets};
use app_core::Route;
use app_core::session::{Reviewed, StoredReview, costly_actions};
use app_core::store::Store;
use l10n::{house, pages, table};
use std::rc::Rc;
use text::Locale;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct MistakesPageProps {
    pub id: String,
}

/// The costly actions of a stored match, by its stored review.
#[component]
pub fn MistakesPage(props: &MistakesPageProps) -> Html {
    let locale = use_locale();
    let store = use_store();
    let found = use_memo((props.id.clone(), locale), move |(id, locale)| {
        begun(&store, id, *locale)
    });
    let back = Route::Match(props.id.clone());
    match &*found {
        Err(why) => {
            html! { <ErrorPage title={locale.text(house::GAME_NOT_OPENED)} why={why.clone()} /> }
        }
        Ok(None) => html! {
            <Page title={locale.text(table::LEARN_FROM_GAME)}>
                <p>{ locale.text(pages::NOTHING_TO_LEARN) }</p>
                <p class="buttons"><LinkButton to={back} class="primary">{ locale.text(house::BACK_TO_THE_GAME) }</LinkButton></p>
            </Page>
        },
        Ok(Some(drill)) => html! {
            <WithSheets sheets={OnDemand::ready(Sheets::new())}>
                <Learner title={locale.text(table::LEARN_FROM_GAME)} drill={Shared(drill.clone())} around={Around::Game(back)} />
            </WithSheets>
        },
    }
}

/// The costly actions of a match in the order of the game; `None` if it has none, or was not reviewed.
fn begun(store: &Store, id: &str, locale: Locale) -> Result<Option<Rc<Drill>>, String> {
    let opened = store
        .get(id)
        .map_err(|error| text::open_error(locale, &error))?;
    let record = opened.record.main_only();
    let review = store.review(id);
    let review = review.and_then(|text| StoredReview::read(&text)?.of_match(&record));
    let people = review.as_ref();
    let people = people.map(|review| costly_actions(&record, review));
    let mistakes = people.into_iter().flatten();
    let mut mistakes: Vec<Reviewed> = mistakes.flat_map(|(_, costly)| costly).cloned().collect();
    mistakes.sort_by_key(|mistake| mistake.ply);
    let names = text::names_here(locale, record.seats(), opened.mailbox.as_ref());
    let (record, names) = (Rc::new(record), Rc::new(names));
    let tasks = mistakes.into_iter().map(|reviewed| Task {
        id: id.to_owned(),
        record: record.clone(),
        names: names.clone(),
        reviewed,
    });
    let drill = Drill::begin(tasks.collect(), Asks::Better, locale);
    Ok(drill.map(Rc::new))
}
