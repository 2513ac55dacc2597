//! How others have played the same deal, beside the result of this match.

use crate::components::LinkButton;
use crate::context::{use_locale, use_store};
use crate::games::{challenger, daily_deals, personal_result};
use crate::match_page::use_session_handle;
use app_core::{Challenge, Route};
use l10n::table;
use yew::prelude::*;

/// All results of the deal, the best first; nothing if nobody else has sent theirs.
#[component]
pub fn RivalResults() -> Html {
    let locale = use_locale();
    let store = use_store();
    let handle = use_session_handle();
    let session = &handle.session;
    let record = session.record();
    let results = use_memo((locale, record.main_entries().to_vec()), |(locale, _)| {
        let own = Challenge::of(record)?;
        let rivals = store.rivals(record);
        let deal = daily_deals().of_challenge(&own);
        let words = |challenge: &Challenge| personal_result(*locale, challenge, deal);
        let mut results = vec![(own.result(), None, words(&own))];
        results.extend(rivals.iter().map(|rival| {
            let who = (challenger(*locale, rival), rival.link().unwrap_or_default());
            (rival.result(), Some(who), words(rival))
        }));
        results.sort_by_key(|(result, ..)| result.order());
        (results.len() > 1).then_some(results)
    });
    let Some(results) = results
        .as_ref()
        .as_ref()
        .filter(|_| session.is_at_end() && !session.is_only_watched())
    else {
        return html! {};
    };
    let rows = results.iter().enumerate().map(|(index, (_, who, words))| {
        let (name, watch) = match who {
            None => (locale.text(table::YOURSELF), None),
            Some((name, link)) => (name.clone(), Some(Route::Open(link.clone()))),
        };
        html! {
            <li key={index} class={classes!("rival", who.is_none().then_some("own"))}>
                <strong>{ name.clone() }</strong>
                <span>{ words }</span>
                if let Some(to) = watch {
                    <LinkButton class="plain" {to}>{ locale.text(table::WATCH_GAME) }<span class="unseen">{ " " }{ name }</span></LinkButton>
                }
            </li>
        }
    });
    html! {
        <section class="rivals" id="rivals" aria-labelledby="rivals-title">
            <h3 id="rivals-title">{ locale.text(table::SAME_DEAL) }</h3>
            <ol>{ for rows }</ol>
        </section>
    }
}
