//! Words of today's games.

use super::{Locale, date};
use app_core::Day;
use l10n::house;

/// The number of a day, with its date if it is today: `Day 329, Wednesday, November 25.`
pub fn day_and_number(locale: Locale, day: Day, is_today: bool) -> String {
    let number = day.number();
    if is_today {
        house::day_today(locale, number, &date(locale, day))
    } else {
        house::day(locale, number)
    }
}

/// The current and the longest streak of days.
pub fn daily_streak(locale: Locale, streak: u32, longest: u32) -> String {
    match (streak, longest) {
        (0, 0) => locale.text(house::STREAK_NONE),
        (0, longest) => house::streak_broken(locale, longest),
        (streak, longest) if streak >= longest => house::streak_longest(locale, streak),
        (streak, longest) => house::streak(locale, streak, longest),
    }
}

/// A day in the calendar, with the number of its finished games.
pub fn day_label(locale: Locale, day: Day, finished: usize, total: usize) -> String {
    let date = date(locale, day);
    match finished {
        0 => date,
        finished => house::day_finished(locale, &date, finished, total),
    }
}
