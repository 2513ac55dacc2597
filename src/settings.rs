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
        text.truncate(text.trim_end().len());
        text
    }
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
    fn what_is_damaged_means_the_usual() {
        for text in [
            "",
            "=",
            "theme=",
            "theme=blue text",
            "é=\u{0} helped=chess",
            "  aids= ",
        ] {
            assert_eq!(Settings::read(text), Settings::default(), "{text:?}");
        }
        assert_eq!(Settings::read("x=y theme=dark z").theme, Theme::Dark);
    }
}
