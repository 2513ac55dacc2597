//! The player's settings: how the app looks and behaves in this browser.
//!
//! They are stored as JSON, which the page's first script reads too, so that theme and
//! text size are right before the app has loaded. Missing or unknown values mean the
//! default.

mod choices;
mod merging;
#[cfg(test)]
mod merging_tests;
#[cfg(test)]
mod palette_tests;
mod profile;
mod puzzles;
mod stored;

pub use choices::{
    ArrowKeys, AutoReview, Coaching, Contrast, DataUse, Hand, LanguageTag, Motion, OptIn, Pace,
    Palette, Setting, Switch, TextSize, Theme, TurnEnd,
};
pub use merging::PuzzlesElsewhere;
pub use profile::{LastSeat, LastSetup, Profile};
pub use puzzles::{DailyPuzzle, PuzzleProgress, PuzzleResult};

use crate::puzzle_spec::PuzzleSpec;
use bots::puzzles::PuzzleKind;
use records::{Colour, Name};
use rules::{GameId, Level, Strength};

/// Number of finished games without a copy before a reminder.
const REMIND_AFTER: u32 = 10;

/// The coach is there for so many games of somebody new.
const COACHED_GAMES: u32 = 5;

/// All settings, and what the app remembers about the player.
#[allow(missing_docs, reason = "the types of the others say it")]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// The language; without one, the first of the browser's that there is.
    pub language: Option<LanguageTag>,
    pub theme: Theme,
    pub contrast: Contrast,
    pub motion: Motion,
    pub text_size: TextSize,
    pub palette: Palette,
    pub hand: Hand,
    /// Whether the screen stays on during a game.
    pub wake_lock: Switch,
    pub arrow_keys: ArrowKeys,
    pub gamepad: Switch,
    pub data_use: DataUse,
    pub pace: Pace,
    pub turn_end: TurnEnd,
    /// Whether games have sound.
    pub sound: OptIn,
    /// Whether phones vibrate.
    pub vibration: OptIn,
    /// Whether single-key shortcuts are on.
    pub keys: Switch,
    /// Whether new matches have aids.
    pub aids: Switch,
    /// Whether the panel beside the board is shown where there is room for it.
    pub side_panel: Switch,
    pub auto_review: AutoReview,
    /// Games whose first-turn help was dismissed.
    pub helped: Vec<GameId>,
    /// Whether the installed app tells where links open.
    pub link_note: Switch,
    /// Solved puzzles: game and number.
    pub solved: Vec<(GameId, u8)>,
    /// Games in which bots have adapted to the person, and how strong they are there.
    pub strengths: Vec<(GameId, Strength)>,
    /// Records with endless puzzles, at most one for each kind.
    pub puzzles: Vec<PuzzleProgress>,
    /// Puzzles of the day, at most one for each deal.
    pub daily_puzzles: Vec<DailyPuzzle>,
    /// Number of finished games when a copy was last made, or refused.
    pub copied_games: u32,
    pub profile: Profile,
    /// Of what the coach speaks, in games where that was chosen.
    pub coaching: Vec<(GameId, Coaching)>,
    /// How the player usually plays, at most one for each game.
    pub last_setups: Vec<LastSetup>,
    /// Statistics count the matches finished from this moment on, in milliseconds since 1970.
    pub statistics_since: u64,
    /// A random number by which other devices know this one; never 0. There is none before the settings
    /// go to another device.
    pub device: Option<u32>,
    /// What other devices have counted, at most one for each device and kind of puzzle.
    pub elsewhere: Vec<PuzzlesElsewhere>,
}

/// A change of one setting.
#[allow(missing_docs, reason = "the names of the others say it")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsChange {
    Language(Option<LanguageTag>),
    Theme(Theme),
    Contrast(Contrast),
    Motion(Motion),
    TextSize(TextSize),
    Palette(Palette),
    Hand(Hand),
    WakeLock(Switch),
    ArrowKeys(ArrowKeys),
    Gamepad(Switch),
    DataUse(DataUse),
    Pace(Pace),
    TurnEnd(TurnEnd),
    Sound(OptIn),
    Vibration(OptIn),
    Keys(Switch),
    Aids(Switch),
    SidePanel(Switch),
    AutoReview(AutoReview),
    /// The first-turn help of a game was dismissed.
    Helped(GameId),
    /// Where links open was told in the installed app.
    LinkNote(Switch),
    Coaching(GameId, Coaching),
    Solved(GameId, u8),
    /// Bots have adapted to the person.
    Strength(GameId, Strength),
    PuzzleDifficulty(PuzzleKind, u8),
    /// Whether the difficulty of a kind of endless puzzle is automatic.
    AutomaticDifficulty(PuzzleKind, OptIn),
    /// The result of an endless puzzle.
    Puzzle(PuzzleSpec, PuzzleResult),
    /// The result of a puzzle of the day; the first one stays.
    DailyPuzzle(DailyPuzzle),
    /// A copy of this number of finished games was made, or refused.
    CopiedGames(u32),
    Name(Name),
    Colour(Option<Colour>),
    /// A match begins: how the game is usually played from now on, and the player's name at
    /// this table, if one was given.
    Begun(LastSetup, Name),
    /// The player joins a match: the name that they gave themselves, and those of the others.
    Joined(Name, Vec<Name>),
    /// From when on statistics count; 0 for all matches.
    StatisticsSince(u64),
    /// The settings go to another device: the number of this one, unless it has one already.
    Device(u32),
    /// The settings of another device came.
    Merge(Box<Settings>),
}

impl Settings {
    /// Reads the output of [`Self::write`], or the older form
    /// `theme=dark text=large`.
    pub fn read(text: &str) -> Self {
        stored::read_json(text).unwrap_or_else(|_| stored::read_text(text))
    }

    /// Whether a text is one that [`Self::read`] reads entirely.
    pub fn is_intact(text: &str) -> bool {
        stored::is_intact(text)
    }

    /// The settings as JSON, without default values.
    pub fn write(&self) -> String {
        stored::write_json(self)
    }

    /// Applies a change.
    pub fn apply(&mut self, change: SettingsChange) {
        match change {
            SettingsChange::Language(language) => self.language = language,
            SettingsChange::Theme(theme) => self.theme = theme,
            SettingsChange::Contrast(contrast) => self.contrast = contrast,
            SettingsChange::Motion(motion) => self.motion = motion,
            SettingsChange::TextSize(size) => self.text_size = size,
            SettingsChange::Palette(palette) => self.palette = palette,
            SettingsChange::Hand(hand) => self.hand = hand,
            SettingsChange::WakeLock(switch) => self.wake_lock = switch,
            SettingsChange::ArrowKeys(keys) => self.arrow_keys = keys,
            SettingsChange::Gamepad(switch) => self.gamepad = switch,
            SettingsChange::DataUse(data) => self.data_use = data,
            SettingsChange::Pace(pace) => self.pace = pace,
            SettingsChange::TurnEnd(turn_end) => self.turn_end = turn_end,
            SettingsChange::Sound(sound) => self.sound = sound,
            SettingsChange::Vibration(vibration) => self.vibration = vibration,
            SettingsChange::Keys(switch) => self.keys = switch,
            SettingsChange::Aids(switch) => self.aids = switch,
            SettingsChange::SidePanel(switch) => self.side_panel = switch,
            SettingsChange::AutoReview(choice) => self.auto_review = choice,
            SettingsChange::Helped(game) => add_once(&mut self.helped, game),
            SettingsChange::LinkNote(switch) => self.link_note = switch,
            SettingsChange::Coaching(game, coaching) => put(&mut self.coaching, game, coaching),
            SettingsChange::Solved(game, number) => add_once(&mut self.solved, (game, number)),
            SettingsChange::Strength(game, strength) => put(&mut self.strengths, game, strength),
            SettingsChange::PuzzleDifficulty(kind, difficulty) => {
                self.change_progress(kind, |it| it.set_difficulty(difficulty));
            }
            SettingsChange::AutomaticDifficulty(kind, automatic) => {
                self.change_progress(kind, |it| it.set_automatic(automatic));
            }
            SettingsChange::Puzzle(spec, result) => {
                self.change_progress(spec.kind, |it| it.record(spec, result));
            }
            SettingsChange::DailyPuzzle(puzzle) => {
                let mut known = self.daily_puzzles.iter();
                if known.all(|other| other.deal() != puzzle.deal()) {
                    self.daily_puzzles.push(puzzle);
                }
            }
            SettingsChange::CopiedGames(games) => self.copied_games = games,
            SettingsChange::Name(name) => self.profile.name = name,
            SettingsChange::Colour(colour) => self.profile.colour = colour,
            SettingsChange::Joined(own, others) => self.profile.meet(&own, &others),
            SettingsChange::Begun(last_setup, own) => {
                let others = last_setup.people();
                self.profile.meet(&own, &others);
                self.last_setups
                    .retain(|other| other.game != last_setup.game);
                self.last_setups.push(last_setup);
            }
            SettingsChange::StatisticsSince(moment) => self.statistics_since = moment,
            SettingsChange::Device(number) => self.device = self.device.or(Some(number)),
            SettingsChange::Merge(other) => self.merge(*other),
        }
    }

    /// How strong a bot that adapts to the person plays a game.
    pub fn strength(&self, game: GameId) -> Strength {
        let known = self.strengths.iter().find(|(other, _)| *other == game);
        known.map_or(Strength::from_level(Level::Casual), |known| known.1)
    }

    /// Of what the coach speaks in a game. Unless that was chosen, it is there, gently, for somebody who has finished few
    /// games.
    pub fn coaching(&self, game: GameId, finished: impl FnOnce() -> u32) -> Coaching {
        let chosen = self.coaching.iter().find(|(other, _)| *other == game);
        match chosen {
            Some((_, coaching)) => *coaching,
            None if finished() < COACHED_GAMES => Coaching::Gentle,
            None => Coaching::Off,
        }
    }

    /// The player's record with a kind of endless puzzle.
    pub fn progress(&self, kind: PuzzleKind) -> PuzzleProgress {
        let known = self.puzzles.iter().find(|one| one.kind == kind);
        known.copied().unwrap_or(PuzzleProgress::new(kind))
    }

    /// Changes the record with a kind of endless puzzle.
    fn change_progress(&mut self, kind: PuzzleKind, change: impl FnOnce(&mut PuzzleProgress)) {
        let mut progress = self.progress(kind);
        change(&mut progress);
        self.puzzles.retain(|one| one.kind != kind);
        self.puzzles.push(progress);
    }

    /// The number of finished games of which there is no copy, if there are enough to remind
    /// the player of one.
    pub fn games_without_copy(&self, finished: u32) -> Option<u32> {
        let new = finished.saturating_sub(self.copied_games);
        (new >= REMIND_AFTER).then_some(new)
    }

    /// How the player usually plays a game, if they have played it.
    pub fn last_setup(&self, game: GameId) -> Option<&LastSetup> {
        self.last_setups.iter().find(|own| own.game == game)
    }

    /// Whether a puzzle was solved in this browser.
    pub fn is_solved(&self, game: GameId, number: u8) -> bool {
        self.solved.contains(&(game, number))
    }
}

/// Appends a value in place of the one that a game has.
fn put<T>(list: &mut Vec<(GameId, T)>, game: GameId, value: T) {
    list.retain(|(other, _)| *other != game);
    list.push((game, value));
}

/// Appends an item unless it is in the list.
fn add_once<T: PartialEq>(list: &mut Vec<T>, item: T) {
    if !list.contains(&item) {
        list.push(item);
    }
}

#[cfg(test)]
mod profile_tests;

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
            turn_end: TurnEnd::Ask,
            sound: OptIn::On,
            vibration: OptIn::On,
            keys: Switch::Off,
            aids: Switch::Off,
            helped: vec![GameId::TurnOfTime],
            solved: vec![(GameId::ArgonautsWheel, 12), (GameId::TurnOfTime, 1)],
            strengths: vec![(
                GameId::WorldWonders,
                Strength::from_level(Level::Skilled).stronger(),
            )],
            statistics_since: 1_764_000_000_123,
            ..Settings::default()
        }
    }

    #[test]
    fn settings_round_trip_through_json() {
        let settings = all_changed();
        assert_eq!(Settings::read(&settings.write()), settings);
        assert_eq!(Settings::default().write(), "{}");
        let comfort = Settings {
            language: LanguageTag::new("pt-BR"),
            text_size: TextSize::Double,
            palette: Palette::RedGreen,
            hand: Hand::Left,
            wake_lock: Switch::Off,
            arrow_keys: ArrowKeys::On,
            gamepad: Switch::Off,
            data_use: DataUse::Less,
            link_note: Switch::Off,
            ..Settings::default()
        };
        assert_eq!(Settings::read(&comfort.write()), comfort);
        assert_eq!(
            comfort.write(),
            r#"{"language":"pt-BR","text":"200","palette":"red-green","hand":"left","awake":"off","arrows":"on","gamepad":"off","data":"less","link-note":"off"}"#
        );
        let some = Settings {
            theme: Theme::Light,
            text_size: TextSize::Large,
            side_panel: Switch::Off,
            auto_review: AutoReview::On,
            solved: vec![(GameId::ArgonautsWheel, 3)],
            ..Settings::default()
        };
        assert_eq!(Settings::read(&some.write()), some);
        assert_eq!(
            some.write(),
            r#"{"theme":"light","text":"large","panel":"off","reviews":"on","solved":[["argonauts-wheel",3]]}"#
        );
    }

    #[test]
    fn the_older_form_is_read_and_rewritten() {
        let old = "theme=dark contrast=more motion=less text=larger pace=at-once keys=off \
             aids=off helped=turn-of-time solved=argonauts-wheel.12 solved=turn-of-time.1";
        let settings = Settings::read(old);
        // The older form knows nothing of later settings.
        let wanted = Settings {
            turn_end: TurnEnd::default(),
            sound: OptIn::default(),
            vibration: OptIn::default(),
            strengths: Vec::new(),
            statistics_since: 0,
            ..all_changed()
        };
        assert_eq!(settings, wanted);
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
            r#"{"language":"\u0000","text":"300","palette":"pink","hand":true,"arrows":"up","gamepad":1,"data":0,"awake":"on"}"#,
            r#"{"theme":"blue","text":7,"helped":{},"solved":null}"#,
            r#"{"helped":["chess",1],"solved":[["argonauts-wheel",256],["chess",1],[],3]}"#,
        ] {
            assert_eq!(Settings::read(text), Settings::default(), "{text:?}");
        }
    }

    #[test]
    fn the_moment_from_which_statistics_count_is_stored_as_a_number() {
        let mut settings = Settings::default();
        settings.apply(SettingsChange::StatisticsSince(1_764_000_000_123));
        let stored = r#"{"statistics-since":1764000000123}"#;
        assert_eq!(settings.write(), stored);
        assert_eq!(Settings::read(stored), settings);
        for damaged in ["-5", "\"soon\"", "1.5", "null", "99999999999999999999999"] {
            let text = format!(r#"{{"statistics-since":{damaged},"theme":"dark"}}"#);
            let settings = Settings::read(&text);
            assert_eq!(settings.statistics_since, 0, "{text}");
            assert_eq!(settings.theme, Theme::Dark);
        }
        settings.apply(SettingsChange::StatisticsSince(0));
        assert_eq!(settings.write(), "{}");
    }

    #[test]
    fn unknown_settings_of_a_newer_version_are_ignored() {
        let later = r#"{"sound":{"volume":3},"theme":"sepia","text":"large","helped":["chess","turn-of-time"]}"#;
        let settings = Settings::read(later);
        assert_eq!(settings.text_size, TextSize::Large);
        assert_eq!(settings.theme, Theme::System);
        assert_eq!(settings.helped, [GameId::TurnOfTime]);
    }

    #[test]
    fn a_change_applies_to_one_setting() {
        let mut settings = Settings::default();
        settings.apply(SettingsChange::Theme(Theme::Dark));
        settings.apply(SettingsChange::Keys(Switch::Off));
        let skilled = Strength::from_level(Level::Skilled);
        for strength in [skilled.weaker(), skilled] {
            settings.apply(SettingsChange::Strength(GameId::TurnOfTime, strength));
        }
        assert_eq!(settings.strength(GameId::TurnOfTime), skilled);
        assert_eq!(
            settings.strength(GameId::WorldWonders),
            Strength::from_level(Level::Casual)
        );
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
            strengths: vec![(GameId::TurnOfTime, skilled)],
            ..Settings::default()
        };
        assert_eq!(settings, wanted);
        settings.apply(SettingsChange::Theme(Theme::System));
        assert_eq!(settings.theme, Theme::System);
    }
}
