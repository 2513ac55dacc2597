//! The deals of a day: play them, share the results, look past days up.

mod calendar;
mod deal_row;
mod share;

use super::match_list::use_match_list;
use crate::browser;
use crate::components::{LinkButton, Page, Section};
use crate::context::{use_locale, use_settings, use_store};
use crate::daily::{DailyResults, deals_of, write_day};
use crate::day::Day;
use crate::games;
use crate::route::Route;
use calendar::Calendar;
use deal_row::DealRow;
use share::ShareDay;
use std::rc::Rc;
use yew::prelude::*;

/// Props of [`TodayPage`].
#[derive(Properties, PartialEq)]
pub struct TodayPageProps {
    /// The day; today if there is none.
    pub day: Option<Day>,
}

/// The page.
#[component]
pub fn TodayPage(props: &TodayPageProps) -> Html {
    let locale = use_locale();
    let today = use_today();
    let day = props.day.unwrap_or(today);
    let results = use_daily_results(today);
    let is_today = day == today;
    let title = if is_today {
        "Today".to_owned()
    } else {
        day.in_words()
    };
    if day > today {
        return html! {
            <Page {title}>
                <p>{ "These deals have not been dealt yet. Come back on that day." }</p>
                <p class="buttons"><LinkButton to={Route::Daily(None)} class="primary">{ "Today's deals" }</LinkButton></p>
            </Page>
        };
    }
    let rows = deals_of(day).map(|deal| {
        html! { <DealRow key={deal.deal.number} {deal} {today} status={results.status(deal)} /> }
    });
    let streak = results.streak(today);
    let longest = results.longest_streak();
    html! {
        <Page {title} current={Route::Daily(None)}>
            { games::game_assets(deals_of(day).map(|deal| deal.game)) }
            <p class="lead">
                { locale.day_and_number(day, is_today) }
                if is_today {
                    { " The same deals for everybody. The first result counts." }
                }
            </p>
            <ul class="deal-list">{ for rows }</ul>
            <ShareDay {day} results={results.clone()} />
            <p class="daily-streak" id="streak">{ locale.daily_streak(streak, longest) }</p>
            <Section id="calendar" title="Past days">
                <Calendar {day} {today} {results} />
            </Section>
        </Page>
    }
}

/// Today's date. A page that stays open over midnight gets the next one when it is looked at
/// again.
#[hook]
fn use_today() -> Day {
    let today = use_state_eq(browser::today);
    let on_change = use_callback(today.setter(), |_: Event, today| {
        today.set(browser::today())
    });
    crate::hooks::use_window_event("visibilitychange", on_change);
    *today
}

/// What has become of the deals so far. Days that earlier versions have not written down are.
#[hook]
fn use_daily_results(today: Day) -> Rc<DailyResults> {
    let settings = use_settings();
    let store = use_store();
    let (list, _) = use_match_list();
    let results = {
        let store = store.clone();
        use_memo(
            (list.matches, settings.now, today),
            move |(matches, settings, today)| {
                let matches = matches.iter().map(|listed| &*listed.stored);
                let begun_on = |id: &str| store.annotations(id).begun_on;
                DailyResults::find(matches, begun_on, settings, *today)
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
