//! The stored form of settings. Reading is lenient: a damaged value, or one of a later
//! version, is replaced by the default and does not affect the others.

use super::choices::Choice;
use super::merging::PuzzlesElsewhere;
use super::profile::{LastSeat, LastSetup, Profile};
use super::puzzles::{DailyPuzzle, PuzzleProgress, PuzzleResult};
use super::{Coaching, LanguageTag, Setting, Settings, add_once};
use crate::day::Day;
use crate::json::{integer, items, pair};
use crate::seat_controller::SeatController;
use bots::puzzles::PuzzleKind;
use records::{Colour, Name, Player, UndoPolicy};
use rules::seat::MAX_SEATS;
use rules::{GameId, Seat, Strength};
use serde_json::{Map, Value, json};

/// All settings with a fixed list of values, with the keys under which they are stored.
pub(super) fn choices(settings: &mut Settings) -> [(&'static str, &mut dyn Choice); 19] {
    [
        ("theme", &mut settings.theme),
        ("contrast", &mut settings.contrast),
        ("motion", &mut settings.motion),
        ("text", &mut settings.text_size),
        ("palette", &mut settings.palette),
        ("hand", &mut settings.hand),
        ("awake", &mut settings.wake_lock),
        ("arrows", &mut settings.arrow_keys),
        ("gamepad", &mut settings.gamepad),
        ("data", &mut settings.data_use),
        ("pace", &mut settings.pace),
        ("turn-end", &mut settings.turn_end),
        ("sound", &mut settings.sound),
        ("vibration", &mut settings.vibration),
        ("keys", &mut settings.keys),
        ("aids", &mut settings.aids),
        ("panel", &mut settings.side_panel),
        ("reviews", &mut settings.auto_review),
        (LINK_NOTE, &mut settings.link_note),
    ]
}

/// It belongs to a device.
pub(super) const LINK_NOTE: &str = "link-note";
/// Those of the form of earlier versions.
const FIRST_CHOICES: [&str; 7] = [
    "theme", "contrast", "motion", "text", "pace", "keys", "aids",
];

fn list<'a, T: 'a>(
    items: impl IntoIterator<Item = &'a T>,
    write: impl Fn(&'a T) -> Value,
) -> Value {
    items.into_iter().map(write).collect()
}

/// The settings as a JSON object, without default values. Games are a list of ids; puzzles and strengths
/// are lists of pairs: the game's id, and the puzzle's number or half steps above the weakest level.
pub(super) fn write_json(settings: &Settings) -> String {
    let language = settings.language.as_ref();
    let language = language.map_or("", LanguageTag::as_str);
    let mut settings = settings.clone();
    let choices = choices(&mut settings).map(|(key, choice)| (key, choice.stored().into()));
    let begun = settings.puzzles.iter().filter(|it| it.is_begun());
    let others = [
        ("helped", list(&settings.helped, |game| game.id().into())),
        (
            "solved",
            list(&settings.solved, |(game, number)| {
                json!([game.id(), number])
            }),
        ),
        (
            "strengths",
            list(&settings.strengths, |(game, strength)| {
                json!([game.id(), strength.half_steps()])
            }),
        ),
        ("copied", settings.copied_games.into()),
        ("puzzles", list(begun, write_progress)),
        ("daily", list(&settings.daily_puzzles, write_daily_puzzle)),
        ("me", write_profile(&settings.profile)),
        ("usual", list(&settings.last_setups, write_setup)),
        (
            "coach",
            list(&settings.coaching, |(game, coaching)| {
                json!([game.id(), coaching.id()])
            }),
        ),
        ("statistics-since", settings.statistics_since.into()),
        ("device", settings.device.unwrap_or_default().into()),
        (
            "elsewhere",
            list(&settings.elsewhere, |it| {
                json!([it.device, it.kind.id(), it.solved, it.missed])
            }),
        ),
    ];
    let language = [("language", language.into())].into_iter();
    object(language.chain(choices).chain(others)).to_string()
}

/// An object without what is empty, zero or nothing.
fn object<'a>(members: impl IntoIterator<Item = (&'a str, Value)>) -> Value {
    let is_something = |value: &Value| match value {
        Value::String(text) => !text.is_empty(),
        Value::Array(list) => !list.is_empty(),
        Value::Object(object) => !object.is_empty(),
        value => !value.is_null() && *value != 0,
    };
    let members = members.into_iter();
    members.filter(|(_, value)| is_something(value)).collect()
}

/// Reads the output of [`write_json`].
///
/// # Errors
/// The text is not JSON.
pub(super) fn read_json(text: &str) -> Result<Settings, serde_json::Error> {
    let json: Value = serde_json::from_str(text)?;
    let mut settings = Settings {
        language: json["language"].as_str().and_then(LanguageTag::new),
        helped: read_list(&json["helped"], |item| GameId::from_id(item.as_str()?)),
        solved: read_list(&json["solved"], |item| {
            Some((GameId::from_id(item[0].as_str()?)?, integer(&item[1])?))
        }),
        strengths: read_list(&json["strengths"], |item| {
            let strength = Strength::from_half_steps(integer(&item[1])?)?;
            Some((GameId::from_id(item[0].as_str()?)?, strength))
        }),
        coaching: first_of_each(&json["coach"], read_coaching, |(game, _)| *game),
        copied_games: integer(&json["copied"]).unwrap_or_default(),
        puzzles: first_of_each(&json["puzzles"], read_progress, |progress| progress.kind),
        daily_puzzles: first_of_each(&json["daily"], read_daily_puzzle, DailyPuzzle::deal),
        profile: read_profile(&json["me"]),
        last_setups: first_of_each(&json["usual"], read_setup, |last_setup| last_setup.game),
        statistics_since: integer(&json["statistics-since"]).unwrap_or_default(),
        device: integer(&json["device"]).filter(|number| *number != 0),
        elsewhere: first_of_each(&json["elsewhere"], read_elsewhere, |counts| {
            (counts.device, counts.kind)
        }),
        ..Settings::default()
    };
    for (key, choice) in choices(&mut settings) {
        choice.restore(json[key].as_str().unwrap_or_default());
    }
    Ok(settings)
}

/// A setting by its stored name.
fn read_setting<T: Setting>(json: &Value) -> T {
    T::from_id(json.as_str().unwrap_or_default())
}

/// The readable items of a list, without duplicates.
fn read_list<T: PartialEq>(json: &Value, read: impl Fn(&Value) -> Option<T>) -> Vec<T> {
    first_of_each_of(items(json, read), |one, other| one == other)
}

/// The readable items of a list; of those with the same key, the first one.
fn first_of_each<T, K: PartialEq>(
    json: &Value,
    read: impl Fn(&Value) -> Option<T>,
    key: impl Fn(&T) -> K,
) -> Vec<T> {
    first_of_each_of(items(json, read), |one, other| key(one) == key(other))
}

fn first_of_each_of<T>(items: impl Iterator<Item = T>, is_same: impl Fn(&T, &T) -> bool) -> Vec<T> {
    let mut found: Vec<T> = Vec::new();
    for item in items {
        if found.iter().all(|earlier| !is_same(earlier, &item)) {
            found.push(item);
        }
    }
    found
}

const RESULTS: [(PuzzleResult, &str); 2] = [
    (PuzzleResult::Solved, "solved"),
    (PuzzleResult::Missed, "missed"),
];

/// The number of the only puzzle that the first days had; for it none is stored.
const FIRST_PUZZLE: u8 = 6;

/// Day, result, day of the trial and number of the deal.
fn write_daily_puzzle(puzzle: &DailyPuzzle) -> Value {
    let result = RESULTS.iter().find(|(result, _)| *result == puzzle.result);
    let (day, on) = (puzzle.day.digits(), puzzle.on.digits());
    let result = result.map(|(_, id)| *id);
    match puzzle.deal {
        FIRST_PUZZLE => json!([day, result, on]),
        deal => json!([day, result, on, deal]),
    }
}

fn read_daily_puzzle(json: &Value) -> Option<DailyPuzzle> {
    let (result, _) = RESULTS.iter().find(|(_, id)| json[1] == *id)?;
    Some(DailyPuzzle {
        day: Day::from_digits(integer(&json[0])?)?,
        result: *result,
        on: Day::from_digits(integer(&json[2])?)?,
        deal: integer(&json[3]).unwrap_or(FIRST_PUZZLE),
    })
}

fn read_coaching(json: &Value) -> Option<(GameId, Coaching)> {
    let game = GameId::from_id(json[0].as_str()?)?;
    Some((game, read_setting(&json[1])))
}

fn write_progress(progress: &PuzzleProgress) -> Value {
    object([
        ("kind", progress.kind.id().into()),
        ("difficulty", progress.difficulty.into()),
        ("automatic", progress.automatic.id().into()),
        ("streak", progress.streak.into()),
        ("best", progress.best.into()),
        ("solved", progress.solved.into()),
        ("missed", progress.missed.into()),
        ("ups", progress.ups.into()),
        ("downs", progress.downs.into()),
        ("last", json!(progress.last)),
    ])
}

fn read_progress(json: &Value) -> Option<PuzzleProgress> {
    let kind = PuzzleKind::from_id(json["kind"].as_str()?)?;
    let count = |key: &str| integer::<u32>(&json[key]).unwrap_or_default();
    let mut progress = PuzzleProgress::new(kind);
    progress.set_difficulty(integer(&json["difficulty"]).unwrap_or_default());
    progress.set_automatic(read_setting(&json["automatic"]));
    progress.streak = count("streak");
    progress.best = count("best").max(progress.streak);
    progress.solved = count("solved");
    progress.missed = count("missed");
    progress.ups = integer(&json["ups"]).unwrap_or_default();
    progress.downs = integer(&json["downs"]).unwrap_or_default();
    let last = &json["last"];
    progress.last = integer(&last[0]).zip(integer(&last[1]));
    Some(progress)
}

/// The device, the kind of puzzle, and how many were solved and missed.
fn read_elsewhere(json: &Value) -> Option<PuzzlesElsewhere> {
    Some(PuzzlesElsewhere {
        device: integer(&json[0])?,
        kind: PuzzleKind::from_id(json[1].as_str()?)?,
        solved: integer(&json[2])?,
        missed: integer(&json[3])?,
    })
}

fn write_profile(profile: &Profile) -> Value {
    object([
        ("name", profile.name.as_str().into()),
        ("colour", profile.colour.map_or("", Colour::id).into()),
        (
            "companions",
            list(&profile.companions, |name| name.as_str().into()),
        ),
    ])
}

fn write_setup(last_setup: &LastSetup) -> Value {
    let seats = list(&last_setup.seats, |seat| {
        json!([seat.controller.id(), seat.colour.id(), seat.name.as_str()])
    });
    let aids = last_setup.aids.map(|aids| if aids { "on" } else { "off" });
    object([
        ("game", last_setup.game.id().into()),
        ("seats", seats),
        ("options", json!(last_setup.choices)),
        ("undo", last_setup.undo.map_or("", UndoPolicy::id).into()),
        ("aids", aids.into()),
    ])
}

fn read_profile(json: &Value) -> Profile {
    Profile {
        name: Name::new(json["name"].as_str().unwrap_or_default()),
        colour: json["colour"].as_str().and_then(Colour::from_id),
        companions: read_list(&json["companions"], |item| {
            let name = Name::new(item.as_str()?);
            (!name.is_empty()).then_some(name)
        }),
    }
}

/// Unknown options and choices are kept: starting a game from it ignores them.
fn read_setup(json: &Value) -> Option<LastSetup> {
    let game = GameId::from_id(json["game"].as_str()?)?;
    let seats: Vec<LastSeat> = json["seats"]
        .as_array()?
        .iter()
        .enumerate()
        .map(|(index, seat)| read_seat(seat, index))
        .collect::<Option<_>>()?;
    let count = u8::try_from(seats.len()).ok()?;
    if !game.players().contains(&count) || seats.len() > MAX_SEATS {
        return None;
    }
    Some(LastSetup {
        game,
        seats,
        choices: read_list(&json["options"], pair),
        undo: json["undo"].as_str().and_then(UndoPolicy::from_id),
        aids: match json["aids"].as_str() {
            Some("on") => Some(true),
            Some("off") => Some(false),
            _ => None,
        },
    })
}

fn read_seat(json: &Value, index: usize) -> Option<LastSeat> {
    let controller = match json[0].as_str()? {
        id if id == SeatController::Remote.id() => SeatController::Remote,
        id => SeatController::Local(Player::from_id(id)?),
    };
    let default = Seat::all(u8::MAX).nth(index).map(Colour::from_seat);
    Some(LastSeat {
        controller,
        name: Name::new(json[2].as_str().unwrap_or_default()),
        colour: json[1].as_str().and_then(Colour::from_id).or(default)?,
    })
}

/// Whether a text has one of the two forms. One that was cut off or changed usually has none.
pub(super) fn is_intact(text: &str) -> bool {
    let is_object = |text| serde_json::from_str::<Map<String, Value>>(text).is_ok();
    let is_text = |text: &str| {
        !text.is_empty() && !text.starts_with('{') && text.split(' ').all(|word| word.contains('='))
    };
    is_object(text) || is_text(text)
}

/// Reads the form of earlier versions: `key=value` words separated by spaces.
pub(super) fn read_text(text: &str) -> Settings {
    let mut settings = Settings::default();
    for word in text.split(' ') {
        let Some((key, value)) = word.split_once('=') else {
            continue;
        };
        match key {
            "helped" => {
                if let Some(game) = GameId::from_id(value) {
                    add_once(&mut settings.helped, game);
                }
            }
            "solved" => {
                if let Some((game, number)) = value.split_once('.')
                    && let (Some(game), Ok(number)) = (GameId::from_id(game), number.parse())
                {
                    add_once(&mut settings.solved, (game, number));
                }
            }
            _ => {
                let first = choices(&mut settings).into_iter();
                let mut first = first.filter(|(key, _)| FIRST_CHOICES.contains(key));
                if let Some((_, choice)) = first.find(|(own, _)| *own == key) {
                    choice.restore(value);
                }
            }
        }
    }
    settings
}
