//! Settings with a fixed list of values, and the names under which they are stored.

/// A setting with a fixed list of values.
pub trait Setting: Copy + Default + PartialEq + 'static {
    /// All values with their stored names. The default is first; its name is empty,
    /// and it is not stored.
    const VALUES: &'static [(Self, &'static str)];

    /// The stored name of the value.
    fn id(self) -> &'static str {
        let mut values = Self::VALUES.iter();
        let named = values.find(|(value, _)| *value == self);
        named.map_or("", |(_, id)| id)
    }

    /// The value with this stored name, or else the default.
    fn from_id(id: &str) -> Self {
        let named = Self::VALUES.iter().find(|(_, word)| *word == id);
        named.map(|(value, _)| *value).unwrap_or_default()
    }
}

/// Any setting with a fixed list of values.
pub(super) trait Choice {
    /// The stored name of the value; empty if it is the default.
    fn stored(&self) -> &'static str;

    /// Becomes the value with this stored name, or else the default.
    fn restore(&mut self, stored: &str);
}

impl<T: Setting> Choice for T {
    fn stored(&self) -> &'static str {
        self.id()
    }

    fn restore(&mut self, stored: &str) {
        *self = T::from_id(stored);
    }
}

/// The colour theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As in the system settings.
    #[default]
    System,
    /// Dark text on light background.
    Light,
    /// Light text on dark background.
    Dark,
}

impl Setting for Theme {
    const VALUES: &'static [(Self, &'static str)] = &[
        (Self::System, ""),
        (Self::Light, "light"),
        (Self::Dark, "dark"),
    ];
}

/// The colour contrast.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Contrast {
    /// As in the system settings.
    #[default]
    System,
    /// The app's standard colours.
    Normal,
    /// High contrast: black, white and strong lines.
    More,
}

impl Setting for Contrast {
    const VALUES: &'static [(Self, &'static str)] = &[
        (Self::System, ""),
        (Self::Normal, "normal"),
        (Self::More, "more"),
    ];
}

/// Whether there are animations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Motion {
    /// As in the system settings.
    #[default]
    System,
    /// All animations.
    Full,
    /// No animations.
    Less,
}

impl Setting for Motion {
    const VALUES: &'static [(Self, &'static str)] = &[
        (Self::System, ""),
        (Self::Full, "full"),
        (Self::Less, "less"),
    ];
}

/// The text size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TextSize {
    /// The browser's default.
    #[default]
    Normal,
    /// 112.5 %.
    Large,
    /// 125 %.
    Larger,
    /// 150 %.
    Largest,
    /// 200 %.
    Double,
}

impl Setting for TextSize {
    const VALUES: &'static [(Self, &'static str)] = &[
        (Self::Normal, ""),
        (Self::Large, "large"),
        (Self::Larger, "larger"),
        (Self::Largest, "150"),
        (Self::Double, "200"),
    ];
}

/// The players' colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Palette {
    /// The app's own.
    #[default]
    Standard,
    /// Told apart without red and green, as with protanopia and deuteranopia.
    RedGreen,
    /// Told apart without blue and yellow, as with tritanopia.
    BlueYellow,
}

impl Setting for Palette {
    const VALUES: &'static [(Self, &'static str)] = &[
        (Self::Standard, ""),
        (Self::RedGreen, "red-green"),
        (Self::BlueYellow, "blue-yellow"),
    ];
}

/// The side on which controls stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hand {
    /// For the right hand.
    #[default]
    Right,
    /// For the left hand.
    Left,
}

impl Setting for Hand {
    const VALUES: &'static [(Self, &'static str)] = &[(Self::Right, ""), (Self::Left, "left")];
}

/// Whether arrow keys move from control to control.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ArrowKeys {
    /// On televisions, whose remote controls have no other keys.
    #[default]
    Televisions,
    /// Always.
    On,
    /// Never.
    Off,
}

impl Setting for ArrowKeys {
    const VALUES: &'static [(Self, &'static str)] = &[
        (Self::Televisions, ""),
        (Self::On, "on"),
        (Self::Off, "off"),
    ];
}

/// How much is loaded before it is needed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DataUse {
    /// As in the system settings.
    #[default]
    System,
    /// The whole app, for use offline.
    Full,
    /// Only what is open.
    Less,
}

impl Setting for DataUse {
    const VALUES: &'static [(Self, &'static str)] = &[
        (Self::System, ""),
        (Self::Full, "full"),
        (Self::Less, "less"),
    ];
}

/// Of what the coach speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Coaching {
    /// Of nothing.
    #[default]
    Off,
    /// Of what costs much, and asks first.
    Gentle,
    /// Of everything that costs more than noise.
    Strict,
}

impl Setting for Coaching {
    const VALUES: &'static [(Self, &'static str)] = &[
        (Self::Off, ""),
        (Self::Gentle, "gentle"),
        (Self::Strict, "strict"),
    ];
}

/// Pace of the bots' actions.
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

/// What happens when a person has nothing left to choose in a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TurnEnd {
    /// The turn ends after a short countdown.
    #[default]
    Countdown,
    /// The turn ends at once.
    AtOnce,
    /// The person ends the turn.
    Ask,
}

impl Setting for TurnEnd {
    const VALUES: &'static [(Self, &'static str)] = &[
        (Self::Countdown, ""),
        (Self::AtOnce, "at-once"),
        (Self::Ask, "ask"),
    ];
}

/// A switch that is on by default.
#[allow(missing_docs, reason = "their names say it")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Switch {
    #[default]
    On,
    Off,
}

impl Setting for Switch {
    const VALUES: &'static [(Self, &'static str)] = &[(Self::On, ""), (Self::Off, "off")];
}

/// A switch that is off by default.
#[allow(missing_docs, reason = "their names say it")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OptIn {
    #[default]
    Off,
    On,
}

impl Setting for OptIn {
    const VALUES: &'static [(Self, &'static str)] = &[(Self::Off, ""), (Self::On, "on")];
}

/// Whether finished games are reviewed by themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AutoReview {
    /// Not, and the player was not asked.
    #[default]
    Unasked,
    /// The player has agreed.
    On,
    /// The player does not want that.
    Off,
}

impl Setting for AutoReview {
    const VALUES: &'static [(Self, &'static str)] =
        &[(Self::On, "on"), (Self::Off, "off"), (Self::Unasked, "")];
}

/// The language that the player has chosen, as browsers name it: `de`, `pt-BR`. Which ones there are is not known here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LanguageTag(String);

impl LanguageTag {
    /// Letters, digits and hyphens, up to 35 of them; `None` for anything else.
    pub fn new(tag: &str) -> Option<Self> {
        let is_tag = (2..=35).contains(&tag.len())
            && tag.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        is_tag.then(|| Self(tag.to_owned()))
    }

    /// The tag.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
