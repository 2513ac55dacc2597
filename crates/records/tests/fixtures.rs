//! Recorded games of the folder `fixtures`, one for each way a game can end,
//! with how they end in remarks; their links, which freeze the canonical order
//! of actions; and a save of each format, which has to open forever. A fixture is never
//! changed: other rules get a new version and new fixtures, and games of earlier versions
//! are played by their own.

// Test helpers may panic.
#![allow(clippy::unwrap_used)]

mod common;

use common::recorded::{files, folder};
use common::{colours, play_on};
use records::archive::Envelope;
use records::{
    Colour, Ending, Entry, Match, Name, Player, SeatConfig, StoredMatch, StoredMatchError, Summary,
    TableRules, Title, UndoPolicy, link, text,
};
use rules::games::argonauts_wheel::{self, StoodOn};
use rules::games::{turn_of_time, wheel_of_fortune, wheels_of_time, world_wonders};
use rules::{EndReason, Event, GameId, Seat, Setup, State};
use std::collections::BTreeSet;

/// Without a wildcard, so that a new reason must be added to [`every_ending`] with a
/// recorded game.
fn ending_name(ending: Ending) -> &'static str {
    match ending {
        Ending::Resigned => "Resigned",
        Ending::AgreedDraw => "AgreedDraw",
        Ending::Rules(EndReason::TurnOfTime(reason)) => match reason {
            turn_of_time::EndReason::AllPlayed => "AllPlayed",
            turn_of_time::EndReason::GoalReached => "GoalReached",
            turn_of_time::EndReason::GoalMissed => "GoalMissed",
        },
        Ending::Rules(EndReason::ArgonautsWheel(reason)) => match reason {
            argonauts_wheel::EndReason::ConeKilled(StoodOn::Alone) => "ConeKilledAlone",
            argonauts_wheel::EndReason::ConeKilled(StoodOn::DeadDiscs) => "ConeKilledOnDeadDiscs",
            argonauts_wheel::EndReason::ConeKilled(StoodOn::FreeSpire) => "ConeKilledOnFreeSpire",
            argonauts_wheel::EndReason::ConeKilled(StoodOn::PrisonerSpire) => {
                "ConeKilledOnPrisonerSpire"
            }
            argonauts_wheel::EndReason::ThreeRevolutions => "ThreeRevolutions",
            argonauts_wheel::EndReason::Repetition => "Repetition",
            argonauts_wheel::EndReason::TooLong => "TooLong",
        },
        Ending::Rules(EndReason::WheelsOfTime(reason)) => match reason {
            wheels_of_time::EndReason::CityComplete => "CityComplete",
            wheels_of_time::EndReason::BothComplete => "BothComplete",
            wheels_of_time::EndReason::NoPeople => "NoPeople",
            wheels_of_time::EndReason::RoundsUsedUp => "RoundsUsedUp",
            wheels_of_time::EndReason::TooLong => "TooManyTurns",
        },
        Ending::Rules(EndReason::WheelOfFortune(reason)) => match reason {
            wheel_of_fortune::EndReason::LastTile => "LastTile",
            wheel_of_fortune::EndReason::LastTileFitsNowhere => "LastTileFitsNowhere",
        },
        Ending::Rules(EndReason::WorldWonders(reason)) => match reason {
            world_wonders::EndReason::Population => "Population",
            world_wonders::EndReason::Rounds => "Rounds",
        },
        #[cfg(not(target_arch = "wasm32"))]
        Ending::Rules(EndReason::Noughts(_)) => "Noughts",
    }
}

/// How a match ended, with its cause where the reason alone is ambiguous.
fn ending_with_cause(record: &Match) -> Option<&'static str> {
    let last = record.events_at(record.entries().len());
    let hunger = |event: &Event| {
        use wheels_of_time::{Event::Lost, LossCause::Hunger};
        matches!(event, Event::WheelsOfTime(Lost { cause: Hunger, .. }))
    };
    match record.position().ending().map(ending_name)? {
        "NoPeople" if last.iter().any(hunger) => Some("NoPeopleByHunger"),
        "NoPeople" => Some("NoPeopleByDisaster"),
        other => Some(other),
    }
}

/// Players, choice and ending of every way in which a game can end.
fn every_ending(game: GameId) -> &'static [(u8, &'static str, &'static str)] {
    match game {
        // A sample game, which is never recorded.
        #[cfg(not(target_arch = "wasm32"))]
        GameId::Noughts => &[],
        GameId::TurnOfTime => &[
            (1, "dominance", "GoalReached"),
            (1, "dominance", "GoalMissed"),
            (1, "balance", "GoalReached"),
            (1, "balance", "GoalMissed"),
            (1, "balance", "Resigned"),
            (2, "", "AllPlayed"),
            (3, "", "AllPlayed"),
            (4, "", "AllPlayed"),
            (2, "", "Resigned"),
            (4, "", "Resigned"),
            (2, "", "AgreedDraw"),
        ],
        GameId::ArgonautsWheel => &[
            (2, "black", "ConeKilledAlone"),
            (2, "black", "ConeKilledOnDeadDiscs"),
            (2, "black", "ConeKilledOnFreeSpire"),
            (2, "black", "ConeKilledOnPrisonerSpire"),
            (2, "white", "ConeKilledAlone"),
            (2, "black", "ThreeRevolutions"),
            (2, "black", "Repetition"),
            (2, "black", "TooLong"),
            (2, "black", "Resigned"),
            (2, "black", "AgreedDraw"),
        ],
        // The first choice is the number of tiles.
        GameId::WheelOfFortune => &[
            (2, "72", "LastTile"),
            (3, "72", "LastTile"),
            (4, "72", "LastTile"),
            (5, "72", "LastTile"),
            (2, "71", "LastTile"),
            (5, "71", "LastTile"),
            (2, "24", "LastTile"),
            (2, "144", "LastTile"),
            (5, "144", "LastTile"),
            (3, "91", "LastTile"),
            (2, "72", "LastTileFitsNowhere"),
            (2, "72", "Resigned"),
            (2, "72", "AgreedDraw"),
        ],
        // The first choice is the side of the maps.
        GameId::WorldWonders => &[
            (1, "a", "Population"),
            (1, "a", "Rounds"),
            (1, "b", "Rounds"),
            (1, "b", "Resigned"),
            (2, "a", "Population"),
            (2, "b", "Rounds"),
            (2, "a", "Resigned"),
            (2, "b", "AgreedDraw"),
            (3, "a", "Population"),
            (3, "b", "Population"),
            (3, "a", "Rounds"),
            (4, "a", "Population"),
            (4, "b", "Population"),
            (4, "a", "Rounds"),
            (5, "a", "Population"),
            (5, "a", "Rounds"),
            (5, "b", "Rounds"),
        ],
        // The fourth building needs four walls and four roads, so a city is
        // always completed by a building. The common link gives none: no game
        // from its start comes to a city completed on the other player's turn,
        // or to two at once. Tests of the rules set such ends up.
        GameId::WheelsOfTime => &[
            (1, "standard", "CityComplete"),
            (1, "random", "CityComplete"),
            (1, "standard", "RoundsUsedUp"),
            (1, "random", "RoundsUsedUp"),
            (1, "own", "CityComplete"),
            (1, "own", "RoundsUsedUp"),
            (1, "standard", "NoPeopleByHunger"),
            (1, "random", "NoPeopleByDisaster"),
            (1, "random", "Resigned"),
            (2, "standard", "CityComplete"),
            (2, "random", "CityComplete"),
            (2, "cut-and-choose", "CityComplete"),
            (2, "random", "NoPeopleByHunger"),
            (2, "standard", "NoPeopleByDisaster"),
            (2, "standard", "TooManyTurns"),
            (2, "random", "Resigned"),
            (2, "standard", "AgreedDraw"),
        ],
    }
}

fn remark<'a>(text: &'a str, key: &str) -> &'a str {
    let start = format!("# {key}: ");
    text.lines()
        .find_map(|line| line.strip_prefix(&start))
        .unwrap()
}

fn numbers(line: &str) -> Vec<i32> {
    line.split_whitespace()
        .map(|word| word.parse().unwrap())
        .collect()
}

/// The record as it is written, without remarks.
fn unremarked(text: &str) -> String {
    text.lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| format!("{line}\n"))
        .collect()
}

#[test]
fn every_recorded_game_ends_as_its_remarks_say() {
    let records = files("txt");
    assert!(!records.is_empty());
    for (name, written) in records {
        let record = text::read(&written).unwrap();
        assert_eq!(record.ply(), record.entries().len(), "{name}");
        assert_eq!(
            ending_with_cause(&record),
            Some(remark(&written, "Ends")),
            "{name}"
        );
        let points = record.state().score().points;
        assert_eq!(
            points.as_slice(),
            numbers(remark(&written, "Points")),
            "{name}"
        );
        let ranks: Vec<i32> = record
            .position()
            .ranks()
            .iter()
            .map(|(_, place)| i32::from(*place))
            .collect();
        assert_eq!(ranks, numbers(remark(&written, "Places")), "{name}");
    }
}

#[test]
fn every_recorded_game_is_written_unchanged_and_its_hashes_are_checked() {
    for (name, written) in files("txt") {
        let record = text::read(&written).unwrap();
        let announced = format!("Entries: {}\n", record.entries().len());
        let mut is_head = true;
        let mut rewritten = String::new();
        for line in unremarked(&written).lines() {
            // The number of entries comes last.
            if line.is_empty() && is_head {
                is_head = false;
                if !rewritten.contains(&announced) {
                    rewritten.push_str(&announced);
                }
            }
            rewritten.push_str(&format!("{line}\n"));
        }
        assert_eq!(text::write(&record), rewritten, "{name}");
        let hashes: Vec<&str> = written.lines().filter(|l| l.starts_with("= ")).collect();
        let last = hashes.last().unwrap();
        assert!(last.starts_with(&format!("= {} ", record.entries().len())));
        for hash in hashes {
            let wrong = format!("{}00000000", &hash[..hash.len() - 8]);
            assert!(
                text::read(&written.replace(hash, &wrong)).is_err(),
                "{name}"
            );
        }
    }
}

#[test]
fn there_is_a_recorded_game_for_each_way_to_end_each_game() {
    let end = |record: &Match| {
        let choice = record
            .setup()
            .choices()
            .next()
            .map_or("", |(_, choice)| choice);
        let ending = ending_with_cause(record).unwrap_or_default();
        (record.setup().players(), choice, ending)
    };
    let games: Vec<Match> = files("txt")
        .iter()
        .map(|(_, record)| text::read(record).unwrap())
        .collect();
    let is_current = |setup: &Setup| {
        let latest = setup.clone().with_latest_rules();
        State::start(setup) == State::start(&latest)
    };
    for &game in GameId::ALL {
        let recorded: BTreeSet<_> = games
            .iter()
            .filter(|record| record.setup().game() == game && is_current(record.setup()))
            .map(end)
            .collect();
        for ending in every_ending(game) {
            assert!(recorded.contains(ending), "{game:?} {ending:?}");
        }
        for (_, _, ending) in recorded {
            assert!(
                every_ending(game)
                    .iter()
                    .any(|(_, _, other)| *other == ending)
            );
        }
    }
}

#[test]
fn a_finished_game_may_contain_a_resignation() {
    let resigned = |entry: &Entry| matches!(entry, Entry::Resign(_));
    let games = files("txt");
    let mut games = games.iter().map(|(_, record)| text::read(record).unwrap());
    assert!(games.any(|record| {
        let by_rules = matches!(record.position().ending(), Some(Ending::Rules(_)));
        by_rules && record.entries().iter().any(resigned)
    }));
}

/// Upper bound on the characters of the link of a finished game.
const fn max_link_len(game: GameId) -> usize {
    match game {
        GameId::WheelOfFortune => 600,
        GameId::WorldWonders => 700,
        _ => 1900,
    }
}

/// With as many players as possible, long names and seeds, and all choices.
#[test]
fn links_of_large_games_are_short() {
    for &game in GameId::ALL {
        for seed in 0..200 {
            let mut setups = Setup::all_combinations(game, u64::MAX - seed);
            let players = setups.iter().map(Setup::players).max();
            setups.retain(|setup| Some(setup.players()) == players);
            let setup = setups.swap_remove(seed as usize % setups.len());
            let seat_configs = (0..setup.players()).map(|seat| SeatConfig {
                name: Name::new(&format!("Player with a name {seat}")),
                player: Player::Human,
            });
            let mut record = Match::new(setup, seat_configs.collect()).unwrap();
            play_on(&mut record, usize::MAX, seed);
            assert!(record.position().ending().is_some());
            let link = link::write(&record).unwrap();
            assert!(
                link.len() <= max_link_len(game),
                "{game:?} {seed}: {}",
                link.len()
            );
            let back = link::read(&link).unwrap();
            assert_eq!(back.state().hash(), record.state().hash());
        }
    }
}

#[test]
fn the_link_of_every_recorded_game_is_read_and_written_unchanged() {
    let records = files("txt");
    let links = files("link");
    assert_eq!(links.len(), records.len());
    for ((name, record), (link_name, golden)) in records.iter().zip(&links) {
        assert_eq!(name, link_name);
        let golden = golden.trim_end();
        let recorded = text::read(record).unwrap();
        let linked = link::read(golden).unwrap();
        assert_eq!(linked.setup(), recorded.setup(), "{name}");
        assert_eq!(linked.seats(), recorded.seats(), "{name}");
        assert_eq!(linked.table_rules(), recorded.table_rules(), "{name}");
        assert_eq!(colours(&linked), colours(&recorded), "{name}");
        assert_eq!(linked.entries(), recorded.entries(), "{name}");
        assert_eq!(linked.state().hash(), recorded.state().hash(), "{name}");
        assert!(
            golden.len() <= max_link_len(recorded.setup().game()),
            "{name}"
        );
        assert_eq!(link::write(&recorded).unwrap(), golden, "{name}");
    }
}

#[test]
fn a_recorded_game_of_maximum_length_has_a_short_link() {
    let game = GameId::ArgonautsWheel;
    let most = game.max_actions() as usize;
    let lengths: Vec<usize> = files("link")
        .into_iter()
        .map(|(_, link)| link)
        .filter(|link| {
            let record = link::read(link.trim_end()).unwrap();
            record.setup().game() == game && record.entries().len() == most
        })
        .map(|link| link.trim_end().len())
        .collect();
    // Many of its turns have no alternative.
    assert!(!lengths.is_empty() && lengths.iter().all(|length| *length < 200));
    // Three bits for each turn would do as well.
    assert!(game.max_legal_actions() <= 8 && most * 3 / 8 * 4 / 3 + 400 < 1900);
}

#[test]
fn recorded_games_of_wheels_of_time_have_short_links() {
    let records = files("link")
        .into_iter()
        .map(|(_, link)| link)
        .map(|link| (link::read(link.trim_end()).unwrap(), link))
        .filter(|(record, _)| record.setup().game() == GameId::WheelsOfTime);
    let mut longest = 0;
    for (record, link) in records {
        // A typical game has some hundred actions.
        assert!(record.entries().len() > 200 || link.len() < 120);
        longest = longest.max(record.entries().len());
    }
    // A game of maximum length is ten times as long.
    assert!(longest > 1000);
}

#[test]
fn solo_games_of_every_number_of_rounds_are_recorded() {
    let rounds: BTreeSet<String> = files("txt")
        .into_iter()
        .map(|(_, record)| text::read(&record).unwrap())
        .filter_map(|record| {
            let mut choices = record.setup().choices();
            choices.find_map(|(option, choice)| (option.id == "rounds").then(|| choice.to_owned()))
        })
        .collect();
    assert_eq!(
        rounds.into_iter().collect::<Vec<_>>(),
        ["10", "6", "7", "8", "9"]
    );
}

#[test]
fn two_recorded_games_have_table_rules_other_than_the_default() {
    let agreed = |name: &str| {
        let path = folder().join(format!("{name}.link"));
        let link = std::fs::read_to_string(path).unwrap();
        let table = link::read(&link).unwrap().table_rules();
        (table.undo.id(), table.aids)
    };
    let strict = agreed("turn-of-time-1-strict-table");
    assert_eq!(strict, ("until-revealed", false));
    let no_undo = agreed("turn-of-time-3-nothing-taken-back");
    assert_eq!(no_undo, ("off", true));
    let others = files("txt").into_iter().filter(|(_, record)| {
        let table = text::read(record).unwrap().table_rules();
        table != TableRules::default()
    });
    assert_eq!(others.count(), 2);
}

#[test]
fn one_recorded_game_has_colours_other_than_the_default() {
    let others: Vec<(String, String)> = files("txt")
        .into_iter()
        .filter_map(|(name, record)| {
            let colours = colours(&text::read(&record).unwrap());
            let ids: Vec<&str> = colours.iter().map(|colour| colour.id()).collect();
            (!Colour::ALL.starts_with(&colours)).then(|| (name, ids.join(" ")))
        })
        .collect();
    let name = "turn-of-time-4-own-colours".to_owned();
    assert_eq!(others, [(name, "green red yellow violet".to_owned())]);
}

/// The save of a format, and what it contains.
fn save(format: u32) -> (String, Envelope, StoredMatch) {
    let path = folder().join(format!("format-{format}.save"));
    let save = std::fs::read_to_string(path).unwrap();
    let encoded = Envelope::decode(&save).unwrap();
    let stored = StoredMatch::read(&encoded.text).unwrap();
    (save, encoded, stored)
}

/// The match of all saves, whatever their format.
fn assert_is_saved_match(mut record: Match) {
    assert_eq!(
        (record.line_count(), record.active_line(), record.ply()),
        (3, 2, 10)
    );
    assert_eq!(record.state().hash().to_string(), "a8cd0d3c");
    let names: Vec<&str> = record.seats().iter().map(|s| s.name.as_str()).collect();
    assert_eq!(names, ["\"Ada\" \\ é漢\u{1F3AE}", "", "# 3"]);
    let players: Vec<&str> = record.seats().iter().map(|s| s.player.id()).collect();
    assert_eq!(players, ["human", "expert", "novice"]);
    for (line, (len, hash)) in [(16, "1314b9fb"), (13, "5782de9e"), (11, "29891b9e")]
        .into_iter()
        .enumerate()
    {
        record.switch_to_line(line);
        record.go_to(usize::MAX);
        assert_eq!(
            (record.ply(), record.state().hash().to_string()),
            (len, hash.to_owned())
        );
    }
    record.switch_to_line(0);
    assert_eq!(record.entries()[5], Entry::Resign(Seat::new(2).unwrap()));
    assert_eq!((record.fork_ply(1), record.fork_ply(2)), (4, 8));
}

#[test]
fn a_save_of_the_first_format_opens_forever() {
    let (_, encoded, stored) = save(1);
    assert_eq!(encoded.revision, 7);
    let summary = &stored.summary;
    assert_eq!(
        (summary.last_played, summary.over),
        (1_764_000_000_123, false)
    );
    assert_eq!(summary.title, Title::default());
    assert_eq!(summary.table, TableRules::default());
    assert_eq!(summary.colours, []);
    assert_eq!(summary.standing, None);
    assert!(Colour::ALL.starts_with(&colours(&stored.open().unwrap())));
    assert_is_saved_match(stored.open().unwrap());
}

/// What the saves from the second format on have beyond that of the first.
fn assert_has_title_table_and_colours(stored: &StoredMatch) {
    let summary = &stored.summary;
    assert_eq!(summary.last_played, 1_764_000_000_456);
    assert_eq!(summary.title.as_str(), "Sunday: é漢\u{1F3AE}");
    assert_eq!(
        (summary.table.undo, summary.table.aids),
        (UndoPolicy::Off, false)
    );
    let record = stored.open().unwrap();
    assert_eq!(record.table_rules(), summary.table);
    let given = [Colour::Yellow, Colour::Violet, Colour::Red];
    assert_eq!(summary.colours, given);
    assert_eq!(colours(&record), given);
    assert_is_saved_match(record);
}

#[test]
fn a_save_of_the_second_format_opens_forever() {
    let (_, encoded, stored) = save(2);
    assert_eq!(encoded.revision, 8);
    assert_eq!(
        (stored.summary.over, &stored.summary.standing),
        (false, &None)
    );
    assert_has_title_table_and_colours(&stored);
}

#[test]
fn a_save_of_the_third_format_opens_forever() {
    let (_, encoded, stored) = save(3);
    assert_eq!(encoded.revision, 9);
    assert_has_title_table_and_colours(&stored);
    let summary = &stored.summary;
    assert_eq!(summary.game_id(), Some(GameId::TurnOfTime));
    assert_eq!((summary.rules, summary.entries), (1, 16));
    // Earlier saves had it for the line that was shown.
    assert!(summary.over);
    assert_eq!(summary.seats, stored.open().unwrap().seats());
    assert_eq!(summary.colour(Seat::FIRST), Colour::Yellow);
    assert_eq!(summary.fingerprint, stored.open().unwrap().fingerprint());
    let standing = summary.standing.as_ref().unwrap();
    let record = stored.open().unwrap().main_only();
    assert_eq!(standing.turn, record.state().turn());
    assert_eq!(standing.to_act, record.position().to_act());
    assert_eq!(standing.points, record.state().score().points.as_slice());
    assert_eq!(standing.ranks, record.position().ranks().as_slice());
    assert_eq!(standing.picture.as_deref(), Some(&b"a picture"[..]));
}

#[test]
fn the_third_format_of_saves_is_still_written_unchanged() {
    let (save, encoded, stored) = save(3);
    let record = stored.open().unwrap();
    let summary = &stored.summary;
    let again = StoredMatch::new(&record, summary.title.clone(), summary.last_played)
        .with_picture(Some(b"a picture".to_vec()));
    assert_eq!(again, stored);
    let text = again.write().unwrap();
    assert_eq!(Summary::read(&text).as_ref(), Ok(summary));
    let revision = encoded.revision;
    assert_eq!(Envelope { revision, text }.encode(), save);
}

#[test]
fn a_summary_is_read_before_the_record_and_on_its_own() {
    let (_, encoded, stored) = save(3);
    let (head, _) = encoded.text.split_once('.').unwrap();
    assert_eq!(stored.summary.write().as_deref(), Ok(head));
    assert_eq!(Summary::read(head), Ok(stored.summary));
    // What follows is not read.
    assert!(Summary::read(&format!("{head}.no record")).is_ok());
    assert_eq!(StoredMatch::read(head), Err(StoredMatchError));
}

#[test]
fn saves_of_earlier_formats_are_rewritten_in_the_third_without_loss() {
    let (_, _, third) = save(3);
    for before in [1, 2] {
        let (_, _, stored) = save(before);
        assert_eq!(stored.record(), third.record());
        // As it is, without replaying it, and as it is after opening it.
        assert_eq!(
            StoredMatch::read(&stored.write().unwrap()).as_ref(),
            Ok(&stored)
        );
        let summary = stored.summary.clone();
        let again = StoredMatch::new(
            &stored.open().unwrap(),
            summary.title.clone(),
            summary.last_played,
        );
        assert_eq!(again.record(), stored.record());
        let standing = again.summary.standing.clone();
        assert!(standing.is_some());
        assert_eq!(
            again.summary,
            Summary {
                standing,
                over: true,
                ..summary
            }
        );
    }
}
