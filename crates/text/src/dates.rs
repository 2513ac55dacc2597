//! Dates and times in words, by the browser's knowledge of languages.

use super::Locale;
use app_core::Day;

/// What is told of a date.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DateForm {
    /// `Wednesday, November 25`
    Day,
    /// `November 2026`
    Month,
    /// `Wed`
    ShortWeekday,
    /// `Wednesday`
    Weekday,
    /// `Nov 25, 2026`
    Date,
    /// `Nov 25, 2026, 2:05 PM`
    Time,
}

/// A date in words, without the year: `Wednesday, November 25`.
pub fn date(locale: Locale, day: Day) -> String {
    format_day(locale, day, DateForm::Day)
}

/// Month and year: `November 2026`.
pub fn month(locale: Locale, day: Day) -> String {
    format_day(locale, day, DateForm::Month)
}

/// The name of a day of the week, in a column of a calendar and in full: `Mon`, `Monday`.
pub fn weekday(locale: Locale, day: Day) -> (String, String) {
    (
        format_day(locale, day, DateForm::ShortWeekday),
        format_day(locale, day, DateForm::Weekday),
    )
}

/// The day of a time, in milliseconds since 1970, where the player is: `Nov 25, 2026`.
pub fn date_of(locale: Locale, time: u64) -> String {
    format_time(locale, time, DateForm::Date)
}

/// A time, in milliseconds since 1970, where the player is: `Nov 25, 2026, 2:05 PM`.
pub fn time(locale: Locale, time: u64) -> String {
    format_time(locale, time, DateForm::Time)
}

#[cfg(target_arch = "wasm32")]
mod browser {
    use super::{DateForm, Day, Locale};
    use js_sys::{Array, Function, Intl::DateTimeFormat, Object, Reflect};
    use std::cell::RefCell;
    use wasm_bindgen::JsValue;

    impl DateForm {
        /// Options of `Intl.DateTimeFormat`.
        const fn options(self) -> &'static [(&'static str, &'static str)] {
            match self {
                Self::Day => &[
                    ("weekday", "long"),
                    ("day", "numeric"),
                    ("month", "long"),
                    UTC,
                ],
                Self::Month => &[("month", "long"), ("year", "numeric"), UTC],
                Self::ShortWeekday => &[("weekday", "short"), UTC],
                Self::Weekday => &[("weekday", "long"), UTC],
                Self::Date => &[("dateStyle", "medium")],
                Self::Time => &[("dateStyle", "medium"), ("timeStyle", "short")],
            }
        }
    }

    /// Days are the same everywhere; times are those of the player's clock.
    const UTC: (&str, &str) = ("timeZone", "UTC");

    thread_local! {
        /// Making one takes longer than formatting a hundred dates.
        static FORMATS: RefCell<Vec<(Locale, DateForm, Function)>> = const { RefCell::new(Vec::new()) };
    }

    pub(super) fn format_day(locale: Locale, day: Day, form: DateForm) -> String {
        /// The first of January 2026, in milliseconds since 1970.
        const FIRST_DAY: u64 = 1_767_225_600_000;
        const DAY_MS: u64 = 86_400_000;
        let days = u64::from(day.number() - 1);
        format_time(locale, FIRST_DAY + days * DAY_MS, form)
    }

    pub(super) fn format_time(locale: Locale, time: u64, form: DateForm) -> String {
        let format = FORMATS.with_borrow_mut(|formats| {
            let known = formats.iter().find(|(l, f, _)| (*l, *f) == (locale, form));
            if let Some((.., format)) = known {
                return format.clone();
            }
            let options = Object::new();
            for (part, value) in form.options() {
                // An object that was just made takes every member.
                let _ = Reflect::set(&options, &(*part).into(), &(*value).into());
            }
            let tags = Array::of1(&regional_tag(locale).into());
            let format = DateTimeFormat::new(&tags, &options).format();
            formats.push((locale, form, format.clone()));
            format
        });
        let formatted = format.call1(&JsValue::UNDEFINED, &JsValue::from_f64(time as f64));
        formatted
            .ok()
            .and_then(|text| text.as_string())
            .unwrap_or_default()
    }

    /// The player's own variant of the language, such as `en-GB`: they differ in the order of day and month.
    fn regional_tag(locale: Locale) -> String {
        let preferred = web_sys::window().map(|window| window.navigator().languages());
        let preferred = preferred.unwrap_or_default();
        let mut preferred = preferred.iter().filter_map(|tag| tag.as_string());
        let is_variant = |tag: &String| tag.split('-').next() == Some(locale.tag());
        preferred
            .find(is_variant)
            .unwrap_or_else(|| locale.tag().to_owned())
    }
}

#[cfg(target_arch = "wasm32")]
use browser::{format_day, format_time};

/// Without a browser, numbers.
#[cfg(not(target_arch = "wasm32"))]
mod numbers {
    use super::{DateForm, Day, Locale};

    pub(super) fn format_day(_: Locale, day: Day, _: DateForm) -> String {
        day.to_string()
    }

    pub(super) fn format_time(_: Locale, time: u64, _: DateForm) -> String {
        time.to_string()
    }
}

#[cfg(not(target_arch = "wasm32"))]
use numbers::{format_day, format_time};
