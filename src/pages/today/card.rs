//! What the home page says of today's deals, once it knows the games.

use crate::browser::today;
use crate::components::LinkButton;
use crate::context::{use_locale, use_settings, use_store};
use crate::games::{self, PlayDeal, daily_deals, open_deals};
use crate::pages::mistakes::{my_mistakes_label, short_label, use_due_matches};
use app_core::Route;
use app_core::daily::DailyStatus;
use l10n::{house, pages};
use yew::prelude::*;

/// The deal to play next, how many are done, and the streak.
#[component]
pub fn TodayCard() -> Html {
    let locale = use_locale();
    let store = use_store();
    let settings = use_settings();
    let day = today();
    let results = use_memo((settings.current, day), move |(settings, day)| {
        daily_deals().results(&store, settings, *day)
    });
    let (done, all) = (results.finished_on(day), daily_deals().on(day).count());
    let open = open_deals(day, &results);
    let progress = pages::deals_done(locale, done, all, results.streak(day));
    let mistakes = use_due_matches();
    let next = open.first().copied();
    let shown = next.or_else(|| daily_deals().on(day).next());
    let play = next.map(|deal| {
        let under_way = match results.status(deal) {
            DailyStatus::UnderWay(id) => Some(id),
            DailyStatus::Open | DailyStatus::Finished(_) => None,
        };
        let label = if under_way.is_some() { locale.text(house::CONTINUE) } else { locale.text(house::PLAY) };
        html! { <PlayDeal {deal} today={day} {under_way} class="primary game-card-play">{ label }</PlayDeal> }
    });
    html! {
        <>
            if let Some(deal) = shown {
                <div class={classes!("game-card-board", games::class(deal.game))} aria-hidden="true">{ games::emblem(deal.game) }</div>
            }
            <div class="game-card-words">
                <h3>{ locale.text(house::TODAY) }</h3>
                <div class="game-card-about">
                    if let Some(deal) = next {
                        <p><strong>{ pages::labeled(locale, &locale.name(deal.game), &games::deal_name(locale, deal)) }</strong></p>
                        <p>{ games::deal_about(locale, deal) }</p>
                    } else {
                        <p>{ locale.text(pages::ALL_DONE_TODAY) }</p>
                    }
                </div>
                <p class="quiet game-card-usual">{ progress }</p>
                <p class="buttons">
                    { for play }
                    <LinkButton to={Route::Daily(None)} class="plain">{ locale.text(house::ALL_OF_TODAY) }</LinkButton>
                    if let Some(due) = mistakes {
                        <LinkButton to={Route::MyMistakes} class="plain" label={my_mistakes_label(locale, due)}>{ short_label(locale, due) }</LinkButton>
                    }
                </p>
            </div>
        </>
    }
}
