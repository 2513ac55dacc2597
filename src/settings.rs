//! How the house is to look and behave for whoever sits at this browser.
//!
//! Kept as a short text of `key=value` words, which the page's first script
//! reads too, so that the house looks right before the program is there.
//! What is missing or unknown means the usual.

use core::fmt::Write;
use rules::GameId;

/// Makes an enum of a setting's values, each with the word it is kept as; the
/// first one is the usual and is not written.
macro_rules! setting {
    ($(#[$about:meta])* $name:ident { $($(#[$value_about:meta])* $value:ident = $word:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub enum $name {
            $($(#[$value_about])* $value),+
        }

        impl $name {
            /// All values, the usual one first.
            pub const ALL: &'static [Self] = &[$(Self::$value),+];

            /// The word it is kept as.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$value => $word),+
                }
            }

            /// The value kept as this word, else the usual one.
            pub fn from_id(id: &str) -> Self {
                Self::ALL
                    .iter()
                    .copied()
                    .find(|value| value.id() == id)
                    .unwrap_or_default()
            }
        }
    };
}

setting! {
    /// Which colours.
    Theme {
        /// As the system is.
        #[default]
        System = "",
        /// Ink on paper.
        Light = "light",
        /// Paper on ink.
        Dark = "dark",
    }
}

setting! {
    /// How much colours differ.
    Contrast {
        /// As the system wants it.
        #[default]
        System = "",
        /// The house's own colours.
        Normal = "normal",
        /// Black, white, and strong lines.
        More = "more",
    }
}

setting! {
    /// Whether things move.
    Motion {
        /// As the system wants it.
        #[default]
        System = "",
        /// They move.
        Full = "full",
        /// They are there at once.
        Less = "less",
    }
}

setting! {
    /// How large words are.
    TextSize {
        /// As the browser shows them.
        #[default]
        Normal = "",
        /// Larger by an eighth.
        Large = "large",
        /// Larger by a quarter.
        Larger = "larger",
    }
}

setting! {
    /// How fast bots are shown to act.
    Pace {
        /// With a breath between two actions.
        #[default]
        Calm = "",
        /// As soon as they have decided.
        Quick = "quick",
        /// Without any movement.
        AtOnce = "at-once",
    }
}

setting! {
    /// Something that is on until it is switched off.
    Switch {
        /// It is there.
        #[default]
        On = "",
        /// It is not.
        Off = "off",
    }
}

/// All settings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// Which colours.
    pub theme: Theme,
    /// How much they differ.
    pub contrast: Contrast,
    /// Whether things move.
    pub motion: Motion,
    /// How large words are.
    pub text: TextSize,
    /// How fast bots are shown to act.
    pub pace: Pace,
    /// Whether single keys are shortcuts.
    pub keys: Switch,
    /// Whether new games are set up with aids.
    pub aids: Switch,
    /// Games whose first-turn help was read.
    pub helped: Vec<GameId>,
    /// Puzzles that were solved, by their numbers.
    pub solved: Vec<(GameId, u8)>,
}

impl Settings {
    /// Reads what `write` writes; whatever else stands there is passed over.
    pub fn read(text: &str) -> Self {
        let mut settings = Self::default();
        for word in text.split(' ') {
            let Some((key, value)) = word.split_once('=') else {
                continue;
            };
            match key {
                "theme" => settings.theme = Theme::from_id(value),
                "contrast" => settings.contrast = Contrast::from_id(value),
                "motion" => settings.motion = Motion::from_id(value),
                "text" => settings.text = TextSize::from_id(value),
                "pace" => settings.pace = Pace::from_id(value),
                "keys" => settings.keys = Switch::from_id(value),
                "aids" => settings.aids = Switch::from_id(value),
                "helped" => settings.helped.extend(GameId::from_id(value)),
                "solved" => settings.solve(value),
                _ => {}
            }
        }
        settings
    }

    /// As a text.
    pub fn write(&self) -> String {
        let mut text = String::new();
        let words = [
            ("theme", self.theme.id()),
            ("contrast", self.contrast.id()),
            ("motion", self.motion.id()),
            ("text", self.text.id()),
            ("pace", self.pace.id()),
            ("keys", self.keys.id()),
            ("aids", self.aids.id()),
        ];
        let helped = self.helped.iter().map(|game| ("helped", game.id()));
        for (key, value) in words.into_iter().chain(helped) {
            if !value.is_empty() {
                // Writing to a string cannot fail.
                let _ = write!(text, "{key}={value} ");
            }
        }
        for (game, number) in &self.solved {
            let _ = write!(text, "solved={} ", solved(*game, *number));
        }
        text.truncate(text.trim_end().len());
        text
    }

    /// Adds a solved puzzle, each once.
    fn solve(&mut self, word: &str) {
        if let Some((game, number)) = word.split_once('.')
            && let (Some(game), Ok(number)) = (GameId::from_id(game), number.parse())
            && !self.solved.contains(&(game, number))
        {
            self.solved.push((game, number));
        }
    }
}

/// The word that a solved puzzle is kept as.
pub fn solved(game: GameId, number: u8) -> String {
    format!("{}.{number}", game.id())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_come_back_from_their_text() {
        let settings = Settings {
            theme: Theme::Dark,
            contrast: Contrast::More,
            motion: Motion::Less,
            text: TextSize::Larger,
            pace: Pace::AtOnce,
            keys: Switch::Off,
            aids: Switch::Off,
            helped: vec![GameId::TurnOfTime],
            solved: vec![(GameId::ArgonautsWheel, 12), (GameId::TurnOfTime, 1)],
        };
        assert_eq!(Settings::read(&settings.write()), settings);
        assert_eq!(Settings::default().write(), "");
        assert_eq!(
            Settings {
                theme: Theme::Light,
                pace: Pace::Quick,
                ..Settings::default()
            }
            .write(),
            "theme=light pace=quick"
        );
    }

    #[test]
    fn solved_puzzles_are_kept_once() {
        let text = "solved=argonauts-wheel.3 solved=argonauts-wheel.03 solved=argonauts-wheel.1";
        let settings = Settings::read(text);
        let solved = [3, 1].map(|number| (GameId::ArgonautsWheel, number));
        assert_eq!(settings.solved, solved);
    }

    #[test]
    fn what_is_damaged_means_the_usual() {
        for text in [
            "",
            "=",
            "theme=",
            "theme=blue text",
            "é=\u{0} helped=chess",
            "  aids= ",
            "solved= solved=. solved=argonauts-wheel solved=argonauts-wheel.",
            "solved=argonauts-wheel.256 solved=argonauts-wheel.-1 solved=chess.1",
        ] {
            assert_eq!(Settings::read(text), Settings::default(), "{text:?}");
        }
        assert_eq!(Settings::read("x=y theme=dark z").theme, Theme::Dark);
    }
}
