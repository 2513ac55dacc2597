//! The player's settings: how the app looks and behaves in this browser.
//!
//! Stored as JSON, which the page's first script reads too, so that the looks
//! are right before the program is there. Values that are missing or unknown
//! mean the default.

mod stored;

use rules::GameId;
use serde::{Deserialize, Serialize};

/// A setting that is one of several values.
pub trait Setting: Copy + Default + PartialEq + 'static {
    /// All values, each with the word it is stored as. The default comes first;
    /// its word is empty, and it is not stored.
    const VALUES: &'static [(Self, &'static str)];

    /// The word the value is stored as.
    fn id(self) -> &'static str {
        let found = Self::VALUES.iter().find(|(value, _)| *value == self);
        found.map_or("", |(_, id)| id)
    }

    /// The value stored as this word, else the default.
    fn from_id(id: &str) -> Self {
        let found = Self::VALUES.iter().find(|(_, word)| *word == id);
        found.map(|(value, _)| *value).unwrap_or_default()
    }
}

/// The colour theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the system is set.
    #[default]
    System,
    /// Ink on paper.
    Light,
    /// Paper on ink.
    Dark,
}

impl Setting for Theme {
    const VALUES: &'static [(Self, &'static str)] = &[
        (Self::System, ""),
        (Self::Light, "light"),
        (Self::Dark, "dark"),
    ];
}

/// The contrast of colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Contrast {
    /// As the system is set.
    #[default]
    System,
    /// The app's own colours.
    Normal,
    /// Black, white and strong lines.
    More,
}

impl Setting for Contrast {
    const VALUES: &'static [(Self, &'static str)] = &[
        (Self::System, ""),
        (Self::Normal, "normal"),
        (Self::More, "more"),
    ];
}

/// How much is animated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Motion {
    /// As the system is set.
    #[default]
    System,
    /// Everything.
    Full,
    /// Nothing.
    Less,
}

impl Setting for Motion {
    const VALUES: &'static [(Self, &'static str)] = &[
        (Self::System, ""),
        (Self::Full, "full"),
        (Self::Less, "less"),
    ];
}

/// The size of text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TextSize {
    /// The browser's own.
    #[default]
    Normal,
    /// Larger by an eighth.
    Large,
    /// Larger by a quarter.
    Larger,
}

impl Setting for TextSize {
    const VALUES: &'static [(Self, &'static str)] = &[
        (Self::Normal, ""),
        (Self::Large, "large"),
        (Self::Larger, "larger"),
    ];
}

/// How fast bots are shown to act.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Animated, with a pause between two actions.
    #[default]
    Calm,
    /// Animated, without a pause.
    Quick,
    /// Not animated.
    AtOnce,
}

impl Setting for Pace {
    const VALUES: &'static [(Self, &'static str)] = &[
        (Self::Calm, ""),
        (Self::Quick, "quick"),
        (Self::AtOnce, "at-once"),
    ];
}

/// Something that is on until it is switched off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Switch {
    /// It is on.
    #[default]
    On,
    /// It is off.
    Off,
}

impl Setting for Switch {
    const VALUES: &'static [(Self, &'static str)] = &[(Self::On, ""), (Self::Off, "off")];
}

/// All settings, and what the player has done that the app remembers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The colour theme.
    #[serde(with = "stored::word", skip_serializing_if = "stored::is_default")]
    pub theme: Theme,
    /// The contrast of colours.
    #[serde(with = "stored::word", skip_serializing_if = "stored::is_default")]
    pub contrast: Contrast,
    /// How much is animated.
    #[serde(with = "stored::word", skip_serializing_if = "stored::is_default")]
    pub motion: Motion,
    /// The size of text.
    #[serde(
        rename = "text",
        with = "stored::word",
        skip_serializing_if = "stored::is_default"
    )]
    pub text_size: TextSize,
    /// How fast bots are shown to act.
    #[serde(with = "stored::word", skip_serializing_if = "stored::is_default")]
    pub pace: Pace,
    /// Whether single keys are shortcuts.
    #[serde(with = "stored::word", skip_serializing_if = "stored::is_default")]
    pub keys: Switch,
    /// Whether new games are set up with aids.
    #[serde(with = "stored::word", skip_serializing_if = "stored::is_default")]
    pub aids: Switch,
    /// Games whose help for the first turn was read.
    #[serde(with = "stored::games", skip_serializing_if = "Vec::is_empty")]
    pub helped: Vec<GameId>,
    /// Puzzles that were solved, by their numbers.
    #[serde(with = "stored::puzzles", skip_serializing_if = "Vec::is_empty")]
    pub solved: Vec<(GameId, u8)>,
}

/// A change of one setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingsChange {
    /// Another colour theme.
    Theme(Theme),
    /// Another contrast.
    Contrast(Contrast),
    /// More or less animation.
    Motion(Motion),
    /// Another size of text.
    TextSize(TextSize),
    /// Another pace of bots.
    Pace(Pace),
    /// Shortcuts are switched on or off.
    Keys(Switch),
    /// Aids are switched on or off for new games.
    Aids(Switch),
    /// The help for the first turn of a game was read.
    Helped(GameId),
    /// A puzzle was solved.
    Solved(GameId, u8),
}

impl Settings {
    /// Reads what [`Self::write`] has written, or the older form
    /// `theme=dark text=large`.
    pub fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_else(|_| stored::read_words(text))
    }

    /// As JSON, without what is the default.
    pub fn write(&self) -> String {
        // Words and numbers can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Makes a change.
    pub fn apply(&mut self, change: SettingsChange) {
        match change {
            SettingsChange::Theme(theme) => self.theme = theme,
            SettingsChange::Contrast(contrast) => self.contrast = contrast,
            SettingsChange::Motion(motion) => self.motion = motion,
            SettingsChange::TextSize(size) => self.text_size = size,
            SettingsChange::Pace(pace) => self.pace = pace,
            SettingsChange::Keys(switch) => self.keys = switch,
            SettingsChange::Aids(switch) => self.aids = switch,
            SettingsChange::Helped(game) => add_once(&mut self.helped, game),
            SettingsChange::Solved(game, number) => add_once(&mut self.solved, (game, number)),
        }
    }

    /// Whether a puzzle was solved in this browser.
    pub fn is_solved(&self, game: GameId, number: u8) -> bool {
        self.solved.contains(&(game, number))
    }
}

/// Adds what is not there yet.
fn add_once<T: PartialEq>(list: &mut Vec<T>, item: T) {
    if !list.contains(&item) {
        list.push(item);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_changed() -> Settings {
        Settings {
            theme: Theme::Dark,
            contrast: Contrast::More,
            motion: Motion::Less,
            text_size: TextSize::Larger,
            pace: Pace::AtOnce,
            keys: Switch::Off,
            aids: Switch::Off,
            helped: vec![GameId::TurnOfTime],
            solved: vec![(GameId::ArgonautsWheel, 12), (GameId::TurnOfTime, 1)],
        }
    }

    #[test]
    fn settings_are_read_as_they_were_written() {
        let settings = all_changed();
        assert_eq!(Settings::read(&settings.write()), settings);
        assert_eq!(Settings::default().write(), "{}");
        let some = Settings {
            theme: Theme::Light,
            text_size: TextSize::Large,
            solved: vec![(GameId::ArgonautsWheel, 3)],
            ..Settings::default()
        };
        assert_eq!(
            some.write(),
            r#"{"theme":"light","text":"large","solved":[["argonauts-wheel",3]]}"#
        );
    }

    #[test]
    fn the_older_form_is_read_and_written_anew() {
        let old = "theme=dark contrast=more motion=less text=larger pace=at-once keys=off \
             aids=off helped=turn-of-time solved=argonauts-wheel.12 solved=turn-of-time.1";
        let settings = Settings::read(old);
        assert_eq!(settings, all_changed());
        assert!(settings.write().starts_with(r#"{"theme":"dark","#));
        assert_eq!(Settings::read("x=y theme=dark z").theme, Theme::Dark);
        let solved = "solved=argonauts-wheel.3 solved=argonauts-wheel.03 solved=argonauts-wheel.1";
        let wanted = [3, 1].map(|number| (GameId::ArgonautsWheel, number));
        assert_eq!(Settings::read(solved).solved, wanted);
    }

    #[test]
    fn damaged_settings_mean_the_defaults() {
        for text in [
            "",
            "=",
            "theme=",
            "theme=blue text",
            "é=\u{0} helped=chess",
            "  aids= ",
            "solved= solved=. solved=argonauts-wheel solved=argonauts-wheel.",
            "solved=argonauts-wheel.256 solved=argonauts-wheel.-1 solved=chess.1",
            "{",
            "null",
            "[]",
            "{\"theme\":\"dark\"",
            r#"{"theme":"blue","text":7,"helped":{},"solved":null}"#,
            r#"{"helped":["chess",1],"solved":[["argonauts-wheel",256],["chess",1],[],3]}"#,
        ] {
            assert_eq!(Settings::read(text), Settings::default(), "{text:?}");
        }
    }

    #[test]
    fn what_a_later_version_stores_does_not_hide_the_rest() {
        let later = r#"{"sound":{"volume":3},"theme":"sepia","text":"large","helped":["chess","turn-of-time"]}"#;
        let settings = Settings::read(later);
        assert_eq!(settings.text_size, TextSize::Large);
        assert_eq!(settings.theme, Theme::System);
        assert_eq!(settings.helped, [GameId::TurnOfTime]);
    }

    #[test]
    fn a_change_changes_one_setting() {
        let mut settings = Settings::default();
        settings.apply(SettingsChange::Theme(Theme::Dark));
        settings.apply(SettingsChange::Keys(Switch::Off));
        for _ in 0..2 {
            settings.apply(SettingsChange::Solved(GameId::ArgonautsWheel, 2));
            settings.apply(SettingsChange::Helped(GameId::TurnOfTime));
        }
        assert!(settings.is_solved(GameId::ArgonautsWheel, 2));
        assert!(!settings.is_solved(GameId::ArgonautsWheel, 1));
        let wanted = Settings {
            theme: Theme::Dark,
            keys: Switch::Off,
            helped: vec![GameId::TurnOfTime],
            solved: vec![(GameId::ArgonautsWheel, 2)],
            ..Settings::default()
        };
        assert_eq!(settings, wanted);
        settings.apply(SettingsChange::Theme(Theme::System));
        assert_eq!(settings.theme, Theme::System);
    }
}
