//! The command line as people and scripts use it.

// Helpers of tests say what they expect by failing, as tests do.
#![allow(clippy::unwrap_used)]

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn lab(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lab"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(input.as_bytes())
        .unwrap();
    child.wait_with_output().unwrap()
}

fn said(arguments: &[&str], input: &str) -> String {
    let output = lab(arguments, input);
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {error}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn perft_counts_the_numbers_of_turn_of_time() {
    for (players, numbers) in [
        ("4", [7, 196, 8232]),
        ("3", [28, 1176, 64224]),
        ("2", [12, 576, 36288]),
    ] {
        let out = said(
            &[
                "perft",
                "turn-of-time",
                "--players",
                players,
                "--draws",
                "Sp Su Fa Wi",
            ],
            "",
        );
        let counted: Vec<u64> = out
            .lines()
            .filter_map(|line| line.split_whitespace().nth(1)?.parse().ok())
            .collect();
        assert_eq!(counted, numbers, "{players} players");
    }
}

#[test]
fn what_is_played_is_replayed_from_text_link_and_save() {
    let options = ["--players", "1", "--option", "goal=balance", "--seed", "5"];
    let record = said(&[&["play", "turn-of-time"], &options[..]].concat(), "");
    assert!(record.starts_with("Wheelhouse record 1\nGame: turn-of-time\n"));
    let plain = said(&["replay", "-"], &record);
    for form in ["--link", "--save"] {
        let written = said(&["replay", "-", form], &record);
        assert_eq!(said(&["replay", "-"], &written), plain, "{form}");
    }
}

#[test]
fn a_save_keeps_its_title_table_rules_and_colours() {
    let save = include_str!("../../records/tests/fixtures/format-2.save");
    let again = said(&["replay", "-", "--save"], save);
    let text = |save: &str| save.lines().nth(1).map(str::to_owned);
    let kept = |save: &str| records::StoredMatch::read(&text(save).unwrap()).unwrap();
    let (again, kept) = (kept(&again), kept(save));
    assert_eq!(again.summary.title, kept.summary.title);
    assert_eq!(again.summary.colours, kept.summary.colours);
    assert_eq!(again.record(), kept.record());
    let record = said(&["replay", "-"], save);
    assert!(record.contains("\nUndo: off\nAids: off\n"));
    assert!(record.contains("\nColours: yellow violet red\n"));
}

#[test]
fn json_tells_every_step() {
    let record = said(
        &[
            "play",
            "turn-of-time",
            "--players",
            "1",
            "--seats",
            "casual",
        ],
        "",
    );
    let json = said(&["replay", "-", "--json"], &record);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    let steps = json["steps"].as_array().unwrap();
    // Sixteen cards are laid and fifteen drawn.
    assert_eq!(steps.len(), 31);
    let mut before = &json["start"];
    let mut drawn = 0;
    for step in steps {
        assert_eq!(&step["before"], before);
        let legal = step["legal"].as_array().unwrap();
        assert!(legal.contains(&step["notation"]));
        assert!(!step["events"].as_array().unwrap().is_empty());
        drawn += step["draws"].as_array().unwrap().len();
        before = &step["after"];
    }
    assert_eq!(drawn, 15);
    assert_eq!(before["cards"].as_array().unwrap().len(), 16);
    assert_eq!(json["ending"]["by"], "rules");
    assert_eq!(json["points"].as_array().unwrap().len(), 1);
}

/// A game from elsewhere: its draws are listed in place of a seed.
#[test]
fn draws_can_be_listed() {
    let record = "Wheelhouse record 1\nGame: turn-of-time\nPlayers: 1\ngoal: dominance\n\
                  Draws: Fa/Sp Wi Su/Wi\n\n1.1 Fa/Sp@m13 next\n2.1 Wi@n13 next\n3.1 Su/Wi@m14\n";
    let json = said(&["replay", "-", "--json"], record);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["steps"][1]["draws"][0]["card"], "Wi");
    // Winter flips Fall when it is laid beside it.
    assert_eq!(json["steps"][2]["after"]["cards"][0]["up"], "Sp");
    assert!(json["ending"].is_null());
}

#[test]
fn what_is_wrong_is_said_and_is_a_failure() {
    for (arguments, input, part) in [
        (&["perft", "chess"][..], "", "there are: turn-of-time"),
        (&["perft", "turn-of-time", "--players", "9"], "", "Players"),
        (
            &["play", "turn-of-time", "--seats", "king"],
            "",
            "neither random, reference nor a level",
        ),
        (
            &["play", "turn-of-time", "--option", "goal"],
            "",
            "not written NAME=CHOICE",
        ),
        (&["replay", "/nowhere/at/all"], "", "/nowhere/at/all"),
        (&["replay", "-"], " \n", "nothing to replay"),
        (&["replay", "-"], "hello there", "neither a record nor"),
        (&["replay", "-"], "AQEAAQ", "not a sound link"),
        (
            &["replay", "-"],
            "Wheelhouse record 1\nGame: chess\nPlayers: 2\n",
            "not a sound record",
        ),
        (
            &["replay", "-"],
            "wheelhouse-save 1 1 9 00000000\nx",
            "not a sound save",
        ),
    ] {
        let output = lab(arguments, input);
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success(), "{arguments:?}");
        assert!(error.contains(part), "{arguments:?}: {error}");
    }
}

#[test]
fn puzzles_are_those_that_the_page_keeps() {
    let kept = include_str!("../../../src/games/argonauts_wheel/puzzles.txt");
    assert_eq!(said(&["puzzles", "argonauts-wheel"], ""), kept);
    assert!(!lab(&["puzzles", "turn-of-time"], "").status.success());
}
