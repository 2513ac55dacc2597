//! The deals of past days, in a calendar.

use crate::components::Button;
use crate::context::use_locale;
use crate::games::daily_deals;
use app_core::Day;
use app_core::Route;
use app_core::daily::DailyResults;
use l10n::pages;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct CalendarProps {
    pub day: Day,
    pub today: Day,
    pub results: Rc<DailyResults>,
}

/// A month of days, each a link to its deals, with the number of those that are finished.
#[component]
pub fn Calendar(props: &CalendarProps) -> Html {
    let locale = use_locale();
    let CalendarProps {
        day,
        today,
        results,
    } = props;
    // Any day of the month that is shown.
    let shown = use_state(|| *day);
    let turn = |to: Option<Day>| {
        let shown = shown.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(to) = to {
                shown.set(to);
            }
        })
    };
    let (before, after) = (shown.previous_month(), shown.next_month());
    let after = after.filter(|first| first <= today);
    let total = daily_deals().on(*day).count();
    let cell = |date: Day| {
        let finished = results.finished_on(date);
        let number = date.day_of_month();
        if date > *today {
            return html! { <td key={number}><span class="day later">{ number }</span></td> };
        }
        let label = text::day_label(locale, date, finished, total);
        let current = (date == *day).then_some("page");
        let amount = match finished {
            0 => "none",
            finished if finished == total => "all",
            _ => "some",
        };
        html! {
            <td key={number}>
                <a
                    href={Route::Daily(Some(date)).href()}
                    class={classes!("day", (date == *today).then_some("today"))}
                    data-finished={amount}
                    data-count={(finished > 0).then(|| finished.to_string())}
                    aria-current={current}
                    aria-label={label}
                >
                    { number }
                </a>
            </td>
        }
    };
    let days: Vec<Day> = shown.month().collect();
    let offset = days.first().map_or(0, |first| usize::from(first.weekday()));
    let mut cells: Vec<Html> = (0..offset)
        .map(|index| html! { <td key={format!("before-{index}")}></td> })
        .collect();
    cells.extend(days.iter().copied().map(cell));
    let weeks = cells.chunks(7).enumerate().map(|(index, week)| {
        html! { <tr key={index}>{ for week.iter().cloned() }</tr> }
    });
    // Any seven days have all of them.
    let week = days
        .iter()
        .filter(|day| (8..=14).contains(&day.day_of_month()));
    let mut week: Vec<Day> = week.copied().collect();
    week.sort_unstable_by_key(|day| day.weekday());
    let heads = week.into_iter().map(|day| {
        let (short, long) = text::weekday(locale, day);
        html! { <th scope="col" key={long.clone()}><abbr title={long}>{ short }</abbr></th> }
    });
    html! {
        <div class="calendar">
            <div class="calendar-head">
                <Button class="plain" label={locale.text(pages::PREVIOUS_MONTH)} disabled={before.is_none()} onclick={turn(before)}>{ "‹" }</Button>
                <strong role="status">{ text::month(locale, *shown) }</strong>
                <Button class="plain" label={locale.text(pages::NEXT_MONTH)} disabled={after.is_none()} onclick={turn(after)}>{ "›" }</Button>
            </div>
            <table>
                <thead><tr>{ for heads }</tr></thead>
                <tbody>{ for weeks }</tbody>
            </table>
        </div>
    }
}
