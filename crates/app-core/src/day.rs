//! [`Day`]: a date on which there are deals of the day.

use core::fmt;
use time::{Date, Duration, Month};

/// The date before the first one.
const EVE: Date = match Date::from_calendar_date(2025, Month::December, 31) {
    Ok(date) => date,
    Err(_) => Date::MIN,
};
/// The last date.
const LAST_YEAR: i32 = 9999;

const MINUTE_MS: i64 = 60_000;
const DAY_MS: i64 = 24 * 60 * MINUTE_MS;
/// The Julian day number of the first of January 1970.
const EPOCH: i64 = 2_440_588;
/// UTC offset of the zone where a day ends last, in minutes.
const LAST_ZONE: i32 = -12 * 60;

/// A date from 2026 on. The text form is that of addresses, `2026-11-25`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(Date);

impl Day {
    /// The first day.
    pub const FIRST: Self = match EVE.next_day() {
        Some(date) => Self(date),
        None => Self(EVE),
    };

    /// The last day.
    const LAST: Self = match Date::from_calendar_date(LAST_YEAR, Month::December, 31) {
        Ok(date) => Self(date),
        Err(_) => Self::FIRST,
    };

    /// A date; the month counts from 1. `None` if there is no such date, or it is before 2026.
    pub fn new(year: i32, month: u8, day: u8) -> Option<Self> {
        let month = Month::try_from(month).ok()?;
        let date = Date::from_calendar_date(year, month, day).ok()?;
        Self::of(date)
    }

    /// Parses the text form.
    pub fn read(text: &str) -> Option<Self> {
        let parts: Vec<&str> = text.split('-').collect();
        let &[year, month, day] = parts.as_slice() else {
            return None;
        };
        let is_plain = [(year, 4), (month, 2), (day, 2)]
            .iter()
            .all(|(part, digits)| {
                part.len() == *digits && part.bytes().all(|byte| byte.is_ascii_digit())
            });
        let date = Self::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?);
        date.filter(|_| is_plain)
    }

    fn of(date: Date) -> Option<Self> {
        (date > EVE && date.year() <= LAST_YEAR).then_some(Self(date))
    }

    /// The date of a moment, in milliseconds since 1970, where clocks are so many minutes ahead.
    /// `None` before there were deals.
    pub fn at(moment: u64, minutes_ahead: i32) -> Option<Self> {
        let local = i64::try_from(moment)
            .ok()?
            .checked_add(i64::from(minutes_ahead) * MINUTE_MS)?;
        let date = EPOCH.checked_add(local.div_euclid(DAY_MS))?;
        Self::of(Date::from_julian_day(i32::try_from(date).ok()?).ok()?)
    }

    /// This day, unless it has ended everywhere on earth at that time; then the current
    /// day in the zone where days end last.
    pub fn or_later_at(self, moment: u64) -> Self {
        Self::at(moment, LAST_ZONE).map_or(self, |day| day.max(self))
    }

    /// Its number: 1 on the first of January 2026, one more on every day.
    pub fn number(self) -> u32 {
        u32::try_from(self.0.to_julian_day() - EVE.to_julian_day()).unwrap_or(1)
    }

    /// Year, month and day as the digits of a number: 20261125.
    pub fn digits(self) -> u64 {
        let (year, month, day) = self.0.to_calendar_date();
        let year = u64::try_from(year).unwrap_or_default();
        (year * 100 + u64::from(u8::from(month))) * 100 + u64::from(day)
    }

    /// The day with these [`Day::digits`].
    pub fn from_digits(digits: u64) -> Option<Self> {
        let year = i32::try_from(digits / 10_000).ok()?;
        Self::new(year, (digits / 100 % 100) as u8, (digits % 100) as u8)
    }

    /// The day before, if there were deals.
    pub fn previous(self) -> Option<Self> {
        self.0.previous_day().and_then(Self::of)
    }

    /// The day after.
    pub fn next(self) -> Option<Self> {
        self.0.next_day().and_then(Self::of)
    }

    /// The day so many days later, or the last one that there is.
    pub fn later_by(self, days: u32) -> Self {
        let later = self.0.checked_add(Duration::days(days.into()));
        later.and_then(Self::of).unwrap_or(Self::LAST)
    }

    /// How many days have passed since another one; 0 if it is later.
    pub fn days_since(self, earlier: Self) -> u32 {
        self.number().saturating_sub(earlier.number())
    }

    /// The day of the week: 0 on Mondays.
    pub fn weekday(self) -> u8 {
        self.0.weekday().number_days_from_monday()
    }

    /// The day of the month.
    pub const fn day_of_month(self) -> u8 {
        self.0.day()
    }

    /// All days of its month that have deals.
    pub fn month(self) -> impl Iterator<Item = Self> {
        let (year, month, _) = self.0.to_calendar_date();
        (1..=month.length(year)).filter_map(move |day| Self::new(year, month.into(), day))
    }

    /// The last day of the month before, if there were deals.
    pub fn previous_month(self) -> Option<Self> {
        self.month().next()?.previous()
    }

    /// The first day of the month after.
    pub fn next_month(self) -> Option<Self> {
        self.month().last()?.next()
    }
}

/// Milliseconds from a time until the player's local date changes, found by asking for
/// local dates: days have 23 to 25 hours, and only these dates show where the clocks
/// change.
pub fn until_next_day(moment: u64, day_of: impl Fn(u64) -> Option<Day>) -> u64 {
    let today = day_of(moment);
    let (mut before, mut after) = (0, 26 * 3_600_000);
    while after - before > 1 {
        let middle = u64::midpoint(before, after);
        if day_of(moment.saturating_add(middle)) == today {
            before = middle;
        } else {
            after = middle;
        }
    }
    after
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.0.to_calendar_date();
        write!(f, "{year:04}-{:02}-{day:02}", u8::from(month))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        Day::read(text).expect("a day")
    }

    #[test]
    fn days_are_numbered_from_the_first_of_january_2026() {
        assert_eq!(Day::FIRST, day("2026-01-01"));
        for (text, number) in [
            ("2026-01-01", 1),
            ("2026-11-23", 327),
            ("2026-12-31", 365),
            ("2028-02-29", 790),
            ("2028-03-01", 791),
        ] {
            assert_eq!(day(text).number(), number, "{text}");
            assert_eq!(day(text).to_string(), text);
            assert_eq!(Day::from_digits(day(text).digits()), Some(day(text)));
        }
        assert_eq!(day("2026-11-25").digits(), 20_261_125);
        assert_eq!(day("2026-11-25").weekday(), 2);
    }

    #[test]
    fn other_texts_are_no_days() {
        for text in [
            "",
            "2025-12-31",
            "2026-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-11-31",
            "2026-11-5",
            "2026-11-05-1",
            "02026-11-05",
            "2026-+1-05",
            "10000-01-01",
            "é",
        ] {
            assert_eq!(Day::read(text), None, "{text}");
        }
        for digits in [0, 20_251_231, 20_260_229, 20_261_301, u64::MAX, 202_611_251] {
            assert_eq!(Day::from_digits(digits), None, "{digits}");
        }
    }

    #[test]
    fn days_follow_each_other_and_make_months() {
        assert_eq!(Day::FIRST.previous(), None);
        assert_eq!(Day::FIRST.previous_month(), None);
        assert_eq!(day("2026-12-31").next(), Some(day("2027-01-01")));
        assert_eq!(day("2026-03-15").month().count(), 31);
        assert_eq!(day("2028-02-15").month().count(), 29);
        assert_eq!(day("2026-03-15").previous_month(), Some(day("2026-02-28")));
        assert_eq!(day("2026-12-15").next_month(), Some(day("2027-01-01")));
        assert_eq!(day("2027-12-30").later_by(62), day("2028-03-01"));
        assert_eq!(day("2028-03-01").days_since(day("2027-12-30")), 62);
        assert_eq!(day("2027-12-30").days_since(day("2028-03-01")), 0);
        assert_eq!(day("9999-12-30").later_by(u32::MAX), day("9999-12-31"));
    }
    /// A UTC time, in milliseconds since 1970.
    fn moment(day: &str, hour: u64, minute: u64) -> u64 {
        let first = 1_767_225_600_000;
        let days = u64::from(self::day(day).number()) - 1;
        first + ((days * 24 + hour) * 60 + minute) * 60_000
    }

    #[test]
    fn the_date_of_a_moment_is_that_of_its_zone() {
        // 23:20 in Berlin is 00:20 in Helsinki.
        let late = moment("2026-11-26", 22, 20);
        assert_eq!(Day::at(late, 60), Some(day("2026-11-26")));
        assert_eq!(Day::at(late, 120), Some(day("2026-11-27")));
        assert_eq!(Day::at(moment("2026-01-01", 0, 0), 0), Some(Day::FIRST));
        assert_eq!(Day::at(moment("2026-01-01", 0, 0), -1), None);
        for odd in [0, 1, u64::MAX, i64::MAX as u64] {
            assert_eq!(Day::at(odd, -720), None, "{odd}");
        }
    }

    #[test]
    fn a_day_has_ended_once_it_has_everywhere() {
        let friday = day("2026-11-27");
        for (at, expected) in [
            // The clock was set back.
            (0, "2026-11-27"),
            (moment("2026-11-26", 9, 59), "2026-11-27"),
            (moment("2026-11-28", 11, 59), "2026-11-27"),
            (moment("2026-11-28", 12, 0), "2026-11-28"),
            (moment("2026-12-03", 0, 0), "2026-12-02"),
        ] {
            assert_eq!(friday.or_later_at(at), day(expected), "{at}");
        }
    }

    /// Berlin, where clocks change on 29 March and 25 October 2026 at one o'clock without zone.
    fn in_berlin(at: u64) -> Option<Day> {
        let summer = moment("2026-03-29", 1, 0)..moment("2026-10-25", 1, 0);
        Day::at(at, if summer.contains(&at) { 120 } else { 60 })
    }

    #[test]
    fn the_next_day_begins_at_midnight_where_the_player_is() {
        let hour = 3_600_000;
        for (from, hours) in [
            // An ordinary day, and those on which the clocks change.
            (moment("2026-11-25", 23, 0), 24),
            (moment("2026-03-28", 23, 0), 23),
            (moment("2026-10-24", 22, 0), 25),
        ] {
            assert_eq!(until_next_day(from, in_berlin), hours * hour);
            let late = from + hours * hour - 1;
            assert_eq!(until_next_day(late, in_berlin), 1);
        }
        // Before the first deals, and where no later day is found: the caller tries
        // again.
        assert_eq!(
            until_next_day(moment("2026-01-01", 0, 0) - hour, |at| Day::at(at, 0)),
            hour
        );
        assert_eq!(until_next_day(u64::MAX, |_| None), 26 * hour);
    }
}
