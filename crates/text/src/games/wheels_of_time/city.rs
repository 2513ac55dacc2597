//! The texts beside a city's tracks.

use crate::Locale;
use core::cmp::Ordering;
use l10n::wheels_of_time as words;

/// A change as it is shown: `+1`, `−2`.
pub fn sign(change: i8) -> String {
    let sign = if change < 0 { "\u{2212}" } else { "+" };
    format!("{sign}{}", change.unsigned_abs())
}

/// The count of a track as it is read out, and how it has changed.
pub fn count(locale: Locale, count: u8, change: i8) -> String {
    match change.cmp(&0) {
        Ordering::Equal => words::track_count(locale, count),
        Ordering::Greater => words::track_rose(locale, count, change),
        Ordering::Less => words::track_fell(locale, count, change.unsigned_abs()),
    }
}

/// A warning that food production falls short for `shortage` people.
pub fn hunger(locale: Locale, shortage: u8, is_now: bool) -> String {
    if is_now {
        words::hungry_now(locale, shortage)
    } else {
        words::hungry_next(locale, shortage)
    }
}

/// How many of them the food supply can feed.
pub fn supply(locale: Locale, shortage: u8, food: u8) -> String {
    match food {
        0 => locale.text(words::SUPPLY_EMPTY),
        _ if food >= shortage => words::supply_feeds_all(locale, shortage),
        _ => words::supply_feeds(locale, food),
    }
}
