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

impl Locale {
    /// A date in words, without the year: `Wednesday, November 25`.
    pub fn date(self, day: Day) -> String {
        self.format_day(day, DateForm::Day)
    }

    /// Month and year: `November 2026`.
    pub fn month(self, day: Day) -> String {
        self.format_day(day, DateForm::Month)
    }

    /// The name of a day of the week, in a column of a calendar and in full: `Mon`, `Monday`.
    pub fn weekday(self, day: Day) -> (String, String) {
        (
            self.format_day(day, DateForm::ShortWeekday),
            self.format_day(day, DateForm::Weekday),
        )
    }

    /// The day of a time, in milliseconds since 1970, where the player is: `Nov 25, 2026`.
    pub fn date_of(self, time: u64) -> String {
        self.format_time(time, DateForm::Date)
    }

    /// A time, in milliseconds since 1970, where the player is: `Nov 25, 2026, 2:05 PM`.
    pub fn time(self, time: u64) -> String {
        self.format_time(time, DateForm::Time)
    }
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

    impl Locale {
        pub(super) fn format_day(self, day: Day, form: DateForm) -> String {
            /// The first of January 2026, in milliseconds since 1970.
            const FIRST_DAY: u64 = 1_767_225_600_000;
            const DAY_MS: u64 = 86_400_000;
            self.format_time(FIRST_DAY + u64::from(day.number() - 1) * DAY_MS, form)
        }

        pub(super) fn format_time(self, time: u64, form: DateForm) -> String {
            let format = FORMATS.with_borrow_mut(|formats| {
                let known = formats
                    .iter()
                    .find(|(locale, f, _)| (*locale, *f) == (self, form));
                if let Some((.., format)) = known {
                    return format.clone();
                }
                let options = Object::new();
                for (part, value) in form.options() {
                    // An object that was just made takes every member.
                    let _ = Reflect::set(&options, &(*part).into(), &(*value).into());
                }
                let format =
                    DateTimeFormat::new(&Array::of1(&self.regional_tag().into()), &options)
                        .format();
                formats.push((self, form, format.clone()));
                format
            });
            let formatted = format.call1(&JsValue::UNDEFINED, &JsValue::from_f64(time as f64));
            formatted
                .ok()
                .and_then(|text| text.as_string())
                .unwrap_or_default()
        }

        /// The player's own variant of the language, such as `en-GB`: they differ in the order of day and month.
        fn regional_tag(self) -> String {
            let preferred = gloo::utils::window().navigator().languages();
            let mut preferred = preferred.iter().filter_map(|tag| tag.as_string());
            let is_variant = |tag: &String| tag.split('-').next() == Some(self.tag());
            preferred
                .find(is_variant)
                .unwrap_or_else(|| self.tag().to_owned())
        }

        const fn tag(self) -> &'static str {
            match self.language {
                super::super::Language::English => "en",
            }
        }
    }
}

/// Without a browser, numbers.
#[cfg(not(target_arch = "wasm32"))]
impl Locale {
    fn format_day(self, day: Day, _: DateForm) -> String {
        day.to_string()
    }

    fn format_time(self, time: u64, _: DateForm) -> String {
        time.to_string()
    }
}
