//! docs/formats.md says what the code writes, and the demos of README.md open.

#![allow(clippy::panic, clippy::unwrap_used)]

use records::{archive, link};
use rules::GameId;

const DOCUMENT: &str = include_str!("../../../docs/formats.md");

/// The cells of the row that begins with this word.
fn row(first: &str) -> Vec<&'static str> {
    DOCUMENT
        .lines()
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .find(|cells: &Vec<&str>| cells.first() == Some(&first))
        .unwrap_or_else(|| panic!("{first} is in no table"))
}

#[test]
fn rules_versions_are_documented() {
    for game in GameId::ALL.iter().filter(|game| game.code() < 100) {
        let cells = row(game.id());
        let version = game.rules_version();
        assert_eq!(cells[1], version.to_string(), "{}", game.id());
        let earlier: Vec<String> = (1..version).rev().map(|v| v.to_string()).collect();
        assert_eq!(cells[2], earlier.join(", "), "{}", game.id());
        for changed in 2..=version {
            assert!(
                cells[3].contains(&format!("{changed}: ")),
                "{} {changed}",
                game.id()
            );
        }
    }
}

#[test]
fn the_format_of_saves_is_documented() {
    assert_eq!(row("save")[2], archive::FORMAT.to_string());
    for format in 1..=archive::FORMAT {
        let file = format!("tests/fixtures/format-{format}.save");
        assert!(std::path::Path::new(&file).exists(), "{file}");
    }
}

#[test]
fn the_readme_has_a_finished_game_of_each_game() {
    let mut links = include_str!("../../../README.md").split("#/open/").skip(1);
    let demos: Vec<_> = links
        .by_ref()
        .map(|rest| rest.split(['/', ')']).next().unwrap())
        .map(|demo| link::read(demo).unwrap())
        .collect();
    let games: Vec<_> = demos.iter().map(|demo| demo.setup().game()).collect();
    let all = GameId::ALL.iter().copied().filter(|game| game.code() < 100);
    assert_eq!(games, all.collect::<Vec<_>>());
    for demo in &demos {
        assert!(demo.position_at(demo.entries().len()).ending().is_some());
    }
}
