//! How friends have played the deals of a day, from the links that they have sent.

use crate::components::{LinkButton, PasteButton, Section};
use crate::context::{StoreHandle, use_locale, use_store};
use crate::games::{challenger, daily_deals, deal_name, deal_result, personal_result};
use crate::hooks::use_feedback;
use app_core::daily::{DailyResults, DailyStatus, Deal};
use app_core::{Day, Route};
use l10n::{house, pages, table};
use std::rc::Rc;
use text::Locale;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct FriendsOfDayProps {
    pub day: Day,
    pub results: Rc<DailyResults>,
}

/// A line of the table of a deal.
struct Line {
    name: String,
    /// What is known of the result here.
    result: String,
    /// The game of somebody else, if it may be seen.
    link: Option<String>,
}

/// A small table for each deal that friends have played, and a button to paste their links.
#[component]
pub fn FriendsOfDay(props: &FriendsOfDayProps) -> Html {
    let locale = use_locale();
    let store = use_store();
    let (feedback, say) = use_feedback();
    let pasted = use_state(|| 0_u32);
    let is_field_shown = use_state(|| false);
    let add = {
        let (store, pasted) = (store.clone(), pasted.clone());
        Callback::from(move |text: String| {
            say.emit(add_results(&store, locale, &text));
            pasted.set(*pasted + 1);
        })
    };
    let on_paste = {
        let (add, is_field_shown) = (add.clone(), is_field_shown.setter());
        Callback::from(move |text: Option<String>| match text {
            Some(text) => add.emit(text),
            None => is_field_shown.set(true),
        })
    };
    let oninput = add.reform(|event: InputEvent| {
        let field = event.target_dyn_into::<HtmlTextAreaElement>();
        field.map(|field| field.value()).unwrap_or_default()
    });
    let deps = (locale, props.day, props.results.clone(), *pasted);
    let tables = use_memo(deps, move |(locale, day, results, _)| {
        let deals = daily_deals().on(*day);
        let tables = deals.map(|deal| (deal, lines_of(&store, *locale, deal, results)));
        tables
            .filter(|(_, lines)| !lines.is_empty())
            .collect::<Vec<_>>()
    });
    html! {
        <Section class="friends-of-day" id="friends" title={locale.text(pages::WITH_FRIENDS)}>
            <p class="quiet">{ locale.text(pages::WITH_FRIENDS_ABOUT) }</p>
            { for tables.iter().map(|(deal, lines)| table_of(locale, *deal, lines)) }
            if *is_field_shown {
                <label class="wide-field">
                    <span>{ locale.text(house::PASTE_YOURSELF) }</span>
                    <textarea class="record" id="friends-links" rows="3" {oninput} />
                </label>
            }
            <p class="buttons"><PasteButton label={locale.text(house::PASTE_THE_LINK)} {on_paste} /></p>
            <p class="quiet" role="status" id="friends-feedback">{ feedback }</p>
        </Section>
    }
}

/// Keeps the results of deals of a day that a text has links to; says what came of it.
fn add_results(store: &StoreHandle, locale: Locale, text: &str) -> String {
    let (mut found, mut added) = (0, 0);
    for (_, result) in daily_deals().results_in(text) {
        found += 1;
        match store.add_rival(&result) {
            Ok(is_new) => added += u32::from(is_new),
            Err(error) => return locale.text(text::store_error(&error)),
        }
    }
    match (found, added) {
        (0, _) => locale.text(pages::NOT_A_DAYS_RESULT),
        (_, 0) => locale.text(pages::RESULTS_KNOWN),
        (_, added) => pages::results_added(locale, added),
    }
}

/// The results of a deal, the best first. Until it was played here, those of others stay hidden.
fn lines_of(store: &StoreHandle, locale: Locale, deal: Deal, results: &DailyResults) -> Vec<Line> {
    let finished = match results.status(deal) {
        DailyStatus::Finished(finished) => Some(finished),
        DailyStatus::Open | DailyStatus::UnderWay(_) => None,
    };
    let own = finished.as_ref().and_then(|finished| finished.id.as_ref());
    let own = own.and_then(|id| Some(store.get(id).ok()?.record));
    let Some(here) = own.or_else(|| deal.new_match(true)) else {
        return Vec::new();
    };
    let rivals = store.rivals(&here);
    if rivals.is_empty() {
        return Vec::new();
    }
    let rivals = rivals.iter().map(|rival| {
        let line = Line {
            name: challenger(locale, rival),
            result: match finished {
                Some(_) => personal_result(locale, rival, Some(deal)),
                None => locale.text(pages::RESULT_HIDDEN),
            },
            link: finished.as_ref().and_then(|_| rival.link().ok()),
        };
        (rival.result(), line)
    });
    let mut lines: Vec<_> = rivals.collect();
    if let Some(finished) = &finished {
        let line = Line {
            name: locale.text(table::YOURSELF),
            result: text::capital(&deal_result(locale, deal, finished)),
            link: None,
        };
        lines.push((finished.result.unwrap_or_default(), line));
        lines.sort_by_key(|(result, _)| result.order());
    }
    lines.into_iter().map(|(_, line)| line).collect()
}

fn table_of(locale: Locale, deal: Deal, lines: &[Line]) -> Html {
    let title = house::deal_of_game(locale, deal.game, &deal_name(locale, deal));
    let rows = lines.iter().enumerate().map(|(index, line)| {
        html! {
            <li key={index} class="rival">
                <strong>{ &line.name }</strong>
                <span>{ &line.result }</span>
                if let Some(link) = &line.link {
                    <LinkButton class="plain" to={Route::Open(link.clone())}>{ locale.text(table::WATCH_GAME) }<span class="unseen">{ " " }{ &line.name }</span></LinkButton>
                }
            </li>
        }
    });
    html! {
        <div key={deal.deal.number} class="rivals" data-deal={deal.deal.number.to_string()}>
            <h3>{ title }</h3>
            <ol>{ for rows }</ol>
        </div>
    }
}
