//! The deals of a day: play them, share the results, look past days up.

mod calendar;
mod card;
mod deal_row;
mod friends;
mod share;

use super::match_list::use_match_list;
use super::mistakes::{my_mistakes_label, use_due_matches};
use crate::browser;
use crate::components::{LinkButton, Page, Section};
use crate::context::{use_locale, use_settings, use_store};
use crate::games;
use crate::games::daily_deals;
use crate::hooks::use_window_event;
use app_core::Day;
use app_core::Route;
use app_core::daily::{DailyResults, DailyStatus, write_day};
use app_core::until_next_day;
use calendar::Calendar;
pub use card::TodayCard;
use deal_row::deal_row;
use friends::FriendsOfDay;
use gloo::timers::callback::Timeout;
use l10n::{house, pages};
use share::share_day;
use std::rc::Rc;
use yew::prelude::*;

/// Interval at which the page checks the clock, in milliseconds.
const CLOCK_CHECK_MS: u64 = 300_000;

#[derive(Properties, PartialEq)]
pub struct TodayPageProps {
    /// The day; today if there is none.
    pub day: Option<Day>,
}

#[component]
pub fn TodayPage(props: &TodayPageProps) -> Html {
    let locale = use_locale();
    let today = use_today();
    let day = props.day.unwrap_or(today);
    let results = use_daily_results(today);
    let mistakes = use_due_matches();
    let is_today = day == today;
    let title = if is_today {
        locale.text(house::TODAY)
    } else {
        text::date(locale, day)
    };
    if day > today {
        return html! {
            <Page {title}>
                <p>{ locale.text(pages::NOT_DEALT_YET) }</p>
                <p class="buttons"><LinkButton to={Route::Daily(None)} class="primary">{ locale.text(pages::TODAYS_GAMES) }</LinkButton></p>
            </Page>
        };
    }
    let rows = daily_deals()
        .on(day)
        .map(|deal| deal_row(locale, deal, today, &results.status(deal)));
    // A deal that was begun before midnight stays that of its day.
    let yesterday = today.previous().filter(|_| is_today);
    let under_way = yesterday
        .into_iter()
        .flat_map(|day| daily_deals().on(day))
        .filter_map(|deal| {
            let status = results.status(deal);
            let is_under_way = matches!(status, DailyStatus::UnderWay(_));
            is_under_way.then(|| deal_row(locale, deal, today, &status))
        });
    let under_way: Vec<Html> = under_way.collect();
    let streak = results.streak(today);
    let longest = results.longest_streak();
    html! {
        <Page {title} current={Route::Daily(None)}>
            { games::game_assets(daily_deals().on(day).map(|deal| deal.game)) }
            <p class="lead">
                { text::day_and_number(locale, day, is_today) }
                if is_today {
                    { " " }{ locale.text(pages::SAME_FOR_EVERYONE) }
                }
            </p>
            <ul class="deal-list">{ for rows }</ul>
            { share_day(locale, day, &results) }
            <p class="daily-streak" id="streak">{ text::daily_streak(locale, streak, longest) }</p>
            if let Some(due) = mistakes {
                <p class="buttons"><LinkButton to={Route::MyMistakes}>{ my_mistakes_label(locale, due) }</LinkButton></p>
            }
            <FriendsOfDay {day} results={results.clone()} />
            if !under_way.is_empty() {
                <Section id="yesterday" title={locale.text(pages::FROM_YESTERDAY)}>
                    <ul class="deal-list">{ for under_way }</ul>
                </Section>
            }
            <Section id="calendar" title={locale.text(pages::PAST_DAYS)}>
                // It begins with the month of the day.
                <Calendar key={day.number()} {day} {today} {results} />
            </Section>
        </Page>
    }
}

/// Today's date. A page that stays open over midnight gets the next one by itself: then, and when it
/// is looked at again, because timers sleep with the device.
#[hook]
fn use_today() -> Day {
    let now = use_state(browser::now);
    let refresh = use_callback(now.setter(), |_: Event, now| now.set(browser::now()));
    use_window_event("visibilitychange", refresh.clone());
    use_window_event("focus", refresh.clone());
    use_window_event("pageshow", refresh);
    let setter = now.setter();
    use_effect_with(*now, move |now| {
        // Also checked at intervals: the clock may be set, and a device may wake without an event.
        let wait = until_next_day(*now, browser::day_of).min(CLOCK_CHECK_MS);
        let timer = Timeout::new(wait as u32, move || setter.set(browser::now()));
        move || drop(timer)
    });
    browser::day_of(*now).unwrap_or(Day::FIRST)
}

/// Results of the deals so far. Records start days that earlier versions did not.
#[hook]
fn use_daily_results(today: Day) -> Rc<DailyResults> {
    let settings = use_settings();
    let store = use_store();
    let (list, _) = use_match_list();
    let results = {
        let store = store.clone();
        use_memo(
            (list.matches, settings.current, today),
            move |(matches, settings, today)| {
                let matches = matches.iter().map(|listed| &*listed.stored);
                let begun_on = |id: &str| store.annotations(id).begun_on;
                DailyResults::find(daily_deals(), matches, begun_on, settings, *today)
            },
        )
    };
    use_effect_with(results.clone(), move |results| {
        for (id, day) in &results.undated {
            write_day(&store, id, *day);
        }
    });
    results
}
