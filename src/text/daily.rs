//! Words of the deals of the day.

use super::Locale;
use app_core::Day;

impl Locale {
    /// The number of a day, with its date if it is today: `Day 329, Wednesday 25 November.`
    pub fn day_and_number(self, day: Day, is_today: bool) -> String {
        let number = day.number();
        if is_today {
            format!("Day {number}, {}.", self.date(day))
        } else {
            format!("Day {number}.")
        }
    }

    /// How many deals of today are done, and the streak of days: `2 of 7 done · 3 days in a row`.
    pub fn deals_done(self, done: usize, all: usize, streak: u32) -> String {
        let days = match streak {
            0 | 1 => String::new(),
            streak => format!(" · {streak} days in a row"),
        };
        format!("{done} of {all} done{days}")
    }

    /// The current and the longest streak of days.
    pub fn daily_streak(self, streak: u32, longest: u32) -> String {
        let days = self.count(streak, "day", "days");
        match (streak, longest) {
            (0, 0) => "Finish one of today's deals to start a streak.".to_owned(),
            (0, longest) => format!(
                "No streak right now. Your longest: {}.",
                self.count(longest, "day", "days")
            ),
            (streak, longest) if streak >= longest => format!("Streak: {days}, your longest."),
            (_, longest) => format!("Streak: {days}. Your longest: {longest}."),
        }
    }

    /// A day in the calendar, with the number of its finished deals.
    pub fn day_label(self, day: Day, finished: usize, total: usize) -> String {
        match finished {
            0 => self.date(day),
            finished => format!("{}, {finished} of {total} finished", self.date(day)),
        }
    }
}
