//! Dates in words, by the browser's knowledge of languages.

use super::Locale;
use app_core::Day;

impl Locale {
    /// A date in words, without the year: `Wednesday 25 November`.
    pub fn date(self, day: Day) -> String {
        let parts = [("weekday", "long"), ("day", "numeric"), ("month", "long")];
        self.format_date(day, &parts)
    }

    /// Month and year: `November 2026`.
    pub fn month(self, day: Day) -> String {
        self.format_date(day, &[("month", "long"), ("year", "numeric")])
    }

    /// The name of a day of the week, in a column of a calendar and in full: `Mon`, `Monday`.
    pub fn weekday(self, day: Day) -> (String, String) {
        (
            self.format_date(day, &[("weekday", "short")]),
            self.format_date(day, &[("weekday", "long")]),
        )
    }

    /// The language as browsers name it, with the order of day and month.
    #[cfg(target_arch = "wasm32")]
    const fn tag(self) -> &'static str {
        match self.language {
            super::Language::English => "en-GB",
        }
    }

    #[cfg(target_arch = "wasm32")]
    fn format_date(self, day: Day, parts: &[(&str, &str)]) -> String {
        /// The first of January 2026, in milliseconds since 1970.
        const FIRST_DAY: f64 = 1_767_225_600_000.0;
        const DAY_MS: f64 = 86_400_000.0;
        let options = js_sys::Object::new();
        for (part, form) in parts.iter().chain(&[("timeZone", "UTC")]) {
            // An object that was just made takes every member.
            let _ = js_sys::Reflect::set(&options, &(*part).into(), &(*form).into());
        }
        let time = FIRST_DAY + f64::from(day.number() - 1) * DAY_MS;
        js_sys::Date::new(&time.into())
            .to_locale_date_string(self.tag(), &options)
            .into()
    }

    /// Without a browser, the date as it is in addresses.
    #[cfg(not(target_arch = "wasm32"))]
    fn format_date(self, day: Day, _: &[(&str, &str)]) -> String {
        day.to_string()
    }
}
