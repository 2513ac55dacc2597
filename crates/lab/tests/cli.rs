//! The command line as people and scripts use it.

// Test helpers may panic.
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

fn stdout(arguments: &[&str], input: &str) -> String {
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
        let out = stdout(
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
fn games_are_replayed_from_text_link_and_save() {
    let options = ["--players", "1", "--option", "goal=balance", "--seed", "5"];
    let record = stdout(&[&["play", "turn-of-time"], &options[..]].concat(), "");
    assert!(record.starts_with("Wheelhouse record 1\nGame: turn-of-time\n"));
    let plain = stdout(&["replay", "-"], &record);
    for format in ["--link", "--save"] {
        let written = stdout(&["replay", "-", format], &record);
        assert_eq!(stdout(&["replay", "-"], &written), plain, "{format}");
    }
}

#[test]
fn a_save_keeps_its_title_table_rules_and_colours() {
    let save = include_str!("../../records/tests/fixtures/format-2.save");
    let rewritten = stdout(&["replay", "-", "--save"], save);
    let text = |save: &str| save.lines().nth(1).map(str::to_owned);
    let stored = |save: &str| records::StoredMatch::read(&text(save).unwrap()).unwrap();
    let (rewritten, before) = (stored(&rewritten), stored(save));
    assert_eq!(rewritten.summary.title, before.summary.title);
    assert_eq!(rewritten.summary.colours, before.summary.colours);
    assert_eq!(rewritten.record(), before.record());
    let record = stdout(&["replay", "-"], save);
    assert!(record.contains("\nUndo: off\nAids: off\n"));
    assert!(record.contains("\nColours: yellow violet red\n"));
}

#[test]
fn json_contains_every_step() {
    let record = stdout(
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
    let json = stdout(&["replay", "-", "--json"], &record);
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
    let json = stdout(&["replay", "-", "--json"], record);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["steps"][1]["draws"][0]["card"], "Wi");
    // Winter flips Fall when it is laid beside it.
    assert_eq!(json["steps"][2]["after"]["cards"][0]["up"], "Sp");
    assert!(json["ending"].is_null());
}

/// What the command prints when it fails.
fn stderr(arguments: &[&str], input: &str) -> String {
    let output = lab(arguments, input);
    assert!(!output.status.success(), "{arguments:?}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn errors_in_arguments_name_what_is_allowed() {
    for (arguments, message) in [
        (
            &["perft", "turn-of-time", "--players", "9"][..],
            "this setup does not work: the game is for 1 to 4 players, not for 9",
        ),
        (
            &["play", "turn-of-time", "--option", "goal"],
            "'goal' is not of the form NAME=CHOICE",
        ),
        (
            &[
                "play",
                "turn-of-time",
                "--option",
                "size=9",
                "--players",
                "1",
            ],
            "this setup does not work: the game has no option 'size'; its options are \
             goal=dominance|balance",
        ),
        (
            &["play", "turn-of-time", "--option", "size=9"],
            "this setup does not work: the game has no option 'size'; with this number of \
             players it has no options",
        ),
        (
            &["play", "argonauts-wheel", "--option", "begins=red"],
            "this setup does not work: the option 'begins' cannot be 'red' with this number of \
             players; the choices are black, white",
        ),
        // Also the default choice of an option that does not apply.
        (
            &["play", "turn-of-time", "--option", "goal=dominance"],
            "this setup does not work: the option 'goal' cannot be 'dominance' with this number \
             of players; the option is for 1 players",
        ),
        (
            &["play", "argonauts-wheel", "--draws", "6"],
            "this setup does not work: this game has no draws",
        ),
        (
            &["play", "turn-of-time", "--draws", "Sp Xx"],
            "this setup does not work: draw 2 is not written as this game writes draws",
        ),
        (
            &["play", "turn-of-time", "--seats", "king"],
            "'king' is neither random, reference nor a level of the game: beginner, novice, \
             casual, skilled, veteran, expert",
        ),
        (
            &["play", "turn-of-time", "--seats", "perfect"],
            "'perfect' is neither random, reference nor a level of the game: beginner, novice, \
             casual, skilled, veteran, expert",
        ),
        (
            &["play", "turn-of-time", "--seats", "random,random,novice"],
            "the game has 2 seats, but --seats names 3",
        ),
        (
            &["play", "turn-of-time", "--position", "?"],
            "this setup does not work: this game cannot start from a given position",
        ),
    ] {
        assert_eq!(stderr(arguments, ""), format!("lab: {message}\n"));
    }
    let unknown = stderr(&["perft", "chess"], "");
    assert!(unknown.contains("there are: turn-of-time"), "{unknown}");
    let missing = stderr(&["replay", "/nowhere/at/all"], "");
    assert!(missing.starts_with("lab: /nowhere/at/all: "), "{missing}");
}

/// The message for a record of Argonaut's Wheel with this body, whose first line is
/// line 5.
fn record_error(body: &str) -> String {
    let record = format!("Wheelhouse record 1\nGame: argonauts-wheel\nPlayers: 2\n\n{body}\n");
    let message = stderr(&["replay", "-"], &record);
    let message = message.strip_prefix("lab: standard input: ").unwrap();
    message.trim_end().to_owned()
}

#[test]
fn errors_in_records_name_the_line_and_the_legal_actions() {
    for (body, message) in [
        (
            "1.1 7-6\n2.2 Q",
            "line 6: entry 2, 'Q', is not possible here\n  legal there: ",
        ),
        (
            "# R\n\n1.1 7-6\n\n2.2 R R R 9",
            "line 9: entry 5, '9', is not possible",
        ),
        (
            "1.1 7-6\n3.2 R",
            "line 6: the turn is labelled 3.2, but it is 2.2",
        ),
        (
            "1.1 7-6\n2.1 R",
            "line 6: the turn is labelled 2.1, but it is 2.2",
        ),
        ("1 7-6", "line 5: the turn is labelled 1, but it is 1.1"),
        (
            "1.1 7-6\n= 1 00000000",
            "line 6: the state after entry 1 is not the recorded one",
        ),
        ("7-6", "line 5: the turn is labelled 7-6, but it is 1.1"),
        ("R", "line 5: expected name: value"),
        (
            "1.1 resign:1\n2.2 R",
            "line 6: entry 2, 'R', comes after the end of the match",
        ),
        (
            "Seat 1: human\nSeat 2: human\nSeat 3: human",
            "line 7: the setup has 2 seats, but 3",
        ),
        (
            "Seat 1: human",
            "line 5: the setup has 2 seats, but 1 are given",
        ),
        ("Seat 1: queen", "line 5: expected human or a level"),
        (
            "size: 9",
            "line 5: the game has no option 'size'; its options are begins=black|white",
        ),
        (
            "begins: red",
            "line 5: the option 'begins' cannot be 'red' with this number of players; \
         the choices are black, white",
        ),
        ("Draws: 6", "line 5: this game has no draws"),
        (
            "Rules: 9",
            "line 5: it was written under version 9 of the rules",
        ),
        (
            "Position: B b . w W w . b, red",
            "line 5: the position is invalid: ",
        ),
    ] {
        let error = record_error(body);
        assert!(error.starts_with(message), "{error}");
    }
    assert!(record_error("1.1 7-6\n2.2 Q").contains(", R"));
    // In an email, quoted.
    let email = "Ada wrote:\n\n> Wheelhouse record 1\n> Game: argonauts-wheel\n> Players: 2\n>\n> 1.1 0-9\n";
    let error = stderr(&["replay", "-"], email);
    assert!(
        error.starts_with("lab: standard input: line 7: entry 1, '0-9', "),
        "{error}"
    );
}

#[test]
fn of_many_legal_actions_the_most_similar_are_named() {
    let record =
        "Wheelhouse record 1\nGame: turn-of-time\nPlayers: 2\nDraws: Sp Su Fa Wi\n\n1.1 Sp@m99\n";
    let error = stderr(&["replay", "-"], record);
    let similar = error.lines().nth(1).unwrap();
    assert!(similar.starts_with("  legal there are ") || similar.starts_with("  legal there: "));
    assert!(similar.contains("Sp@m1"), "{error}");
}

#[test]
fn messages_show_no_debug_forms() {
    let game = include_str!("../../records/tests/fixtures/argonauts-wheel-2-white-begins.txt");
    let words: Vec<&str> = game.split(' ').collect();
    for word in 0..words.len() {
        let mut changed = words.clone();
        changed[word] = "Q";
        let output = lab(&["replay", "-"], &changed.join(" "));
        let error = String::from_utf8(output.stderr).unwrap();
        for debug in ["{", "}", "Some(", "None", "::", "\""] {
            assert!(!error.contains(debug), "{error}");
        }
    }
}

#[test]
fn errors_in_other_inputs_name_their_probable_format() {
    for (input, message) in [
        (" \n", "there is no text"),
        (
            "hello there",
            "it is neither a text record, a save nor a link",
        ),
        (
            "AQEAAQ",
            "the link cannot be read: the end of the link is missing",
        ),
        (
            "wheelhouse-save 1 1 9 00000000\nx",
            "the save cannot be read: the end of the save is missing",
        ),
        (
            "Wheelhouse record 1\nGame: chess\nPlayers: 2\n",
            "line 2: there is no game 'chess'",
        ),
    ] {
        let error = stderr(&["replay", "-"], input);
        assert_eq!(error, format!("lab: standard input: {message}\n"));
    }
}

#[test]
fn the_strongest_level_of_a_solved_game_is_called_perfect_too() {
    let seats = ["play", "argonauts-wheel", "--seats"];
    let perfect = stdout(&[&seats[..], &["perfect,random"]].concat(), "");
    assert!(perfect.contains("\nSeat 1: expert\n"));
    assert_eq!(
        perfect,
        stdout(&[&seats[..], &["expert,random"]].concat(), "")
    );
}

#[test]
fn play_and_replay_end_alike() {
    for game in ["turn-of-time", "wheels-of-time"] {
        let played = stdout(&["play", game], "");
        assert_eq!(stdout(&["replay", "-"], &played), played);
        let end: Vec<&str> = played.lines().rev().take(2).collect();
        assert!(end[1].starts_with("# Points: ") && end[0].starts_with("# Places: "));
        assert!(!played.contains('['), "{played}");
    }
    let record = "Wheelhouse record 1\nGame: argonauts-wheel\nPlayers: 2\n\n1.1 7-6\n";
    let replayed = stdout(&["replay", "-"], record);
    let end = "# Points: 0 0\n# Places: 1 1\n# Not over: seat 2 is to act\n";
    assert!(replayed.ends_with(end), "{replayed}");
}

#[test]
fn games_start_from_a_given_position() {
    let position = "b B . w xW w . ., white battle";
    let arguments = ["play", "argonauts-wheel", "--position", position];
    let record = stdout(&arguments, "");
    assert!(record.contains(&format!("\nPlayers: 2\nPosition: {position}\nSeed: ")));
    assert!(record.contains("\n1.2 "), "White moves first: {record}");
    for format in ["--link", "--save"] {
        let written = stdout(&["replay", "-", format], &record);
        assert_eq!(stdout(&["replay", "-"], &written), record, "{format}");
    }
    let json = stdout(&["replay", "-", "--json"], &record);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["record"]["setup"]["position"], position);
    assert_eq!(json["start"]["toMove"], "white");
    // Sloppy input is normalized.
    let careless = [&arguments[..3], &["  b B . w xW w . .,white   battle r0"]].concat();
    assert_eq!(stdout(&careless, ""), record);
    let option = [&arguments[..], &["--option", "begins=white"]].concat();
    let error = stderr(&option, "");
    let both = "the option 'begins' cannot be chosen together with a position";
    assert!(error.contains(both), "{error}");
}

#[test]
fn puzzles_are_those_of_the_page() {
    let puzzles = include_str!("../../../src/games/argonauts_wheel/puzzles.txt");
    assert_eq!(stdout(&["puzzles", "argonauts-wheel"], ""), puzzles);
    assert!(!lab(&["puzzles", "turn-of-time"], "").status.success());
}

#[test]
fn generated_puzzles_are_printed_with_their_proofs() {
    let wins = ["puzzle", "argonauts-wheel", "win"];
    let two = stdout(
        &[&wins[..], &["--difficulty", "3", "--count", "2"]].concat(),
        "",
    );
    assert_eq!(two.matches("\n# Solution: ").count(), 2, "{two}");
    assert_eq!(two.matches(": right ").count(), 6, "{two}");
    let second = ["--difficulty", "3", "--seed", "2"];
    assert!(two.ends_with(&stdout(&[&wins[..], &second].concat(), "")));

    let order = stdout(
        &[
            "puzzle",
            "turn-of-time",
            "find-the-order",
            "--difficulty",
            "2",
        ],
        "",
    );
    assert!(order.contains(" (refuted by "), "{order}");
    // The record is one that can be replayed.
    let replayed = stdout(&["replay", "-"], &order);
    assert!(order.starts_with("# turn-of-time find-the-order, difficulty 2, seed 1\n"));
    assert!(order.contains(&replayed), "{order}");

    for (arguments, message) in [
        (
            &["turn-of-time", "win"][..],
            "no such kind of puzzle; there are: last-card, find-the-order",
        ),
        (
            &["world-wonders", "win"],
            "no such kind of puzzle; there are: monument, best-buy",
        ),
        (&["noughts", "win"], "there are no puzzles of noughts"),
        (
            &["wheels-of-time", "finish-the-city", "--difficulty", "9"],
            "the difficulty of finish-the-city is from 1 to 5, not 9",
        ),
    ] {
        let arguments = [&["puzzle"], arguments].concat();
        assert_eq!(stderr(&arguments, ""), format!("lab: {message}\n"));
    }
}
