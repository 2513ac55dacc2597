//! Argonaut's Wheel: set-up, stations, destinations of the pieces, notation and
//! illegal actions.

use crate::common;

use common::wheel::{
    START, actions, after, begun_by, game, illegal, legal, malformed, station, text_of,
};
use rules::game::Game;
use rules::games::argonauts_wheel::{
    Action, ArgonautsWheel, IllegalAction, Move, Piece, Position, Side, Station, Wheel, Zone,
};
use rules::{GameId, Seat, Setup, State};

/// Number of sequences of `length` legal turns; a game that ends earlier counts
/// once.
fn sequences(game: &ArgonautsWheel, length: u32) -> u64 {
    if length == 0 || game.end_reason().is_some() {
        return 1;
    }
    let after = |action: &Action| {
        let mut game = game.clone();
        game.apply_unchecked(*action, &mut Vec::new());
        sequences(&game, length - 1)
    };
    actions(game).iter().map(after).sum()
}

/// The zone of each station for a side, or `-`.
fn zones(side: Side) -> [&'static str; 8] {
    let mut zones = ["-"; 8];
    for at in Station::all() {
        zones[usize::from(at.number())] = match at.zone_of(side) {
            Some(Zone::Left) => "left",
            Some(Zone::Centre) => "centre",
            Some(Zone::Right) => "right",
            None => "-",
        };
    }
    zones
}

/// Rulebook 1.1: Black begins, the time stone lies left of Black.
#[test]
fn set_up_with_cones_in_the_centres_and_discs_beside_them() {
    let start = begun_by("black");
    assert_eq!(text_of(&start), START);
    assert_eq!(start.to_act(), Some(Seat::FIRST));
    assert_eq!((start.players(), start.turn()), (2, 1));
    assert_eq!((start.idle(), start.time_stone()), (0, station(2)));
    assert_eq!((start.battle(), start.turns_remaining()), (false, 600));
    assert_eq!(start.wheel(), &Wheel::START);
    let setup = Setup::new(GameId::ArgonautsWheel, 2, 0).unwrap();
    assert_eq!(State::start(&setup), State::from(start));
}

/// Rulebook 2: in later games the loser decides who opens.
#[test]
fn white_may_be_the_one_to_begin() {
    let start = begun_by("white");
    assert_eq!(text_of(&start), START.replace("black", "white"));
    assert_eq!(start.to_act().map(Seat::number), Some(2));
    assert_eq!(start.turn(), 1);
}

/// Rulebook 1: three stations in front of each player, two are neutral.
#[test]
fn each_side_controls_three_stations() {
    let black = ["centre", "left", "-", "-", "-", "-", "-", "right"];
    assert_eq!(zones(Side::Black), black);
    let white = ["-", "-", "-", "right", "centre", "left", "-", "-"];
    assert_eq!(zones(Side::White), white);
    for at in Station::all() {
        let controlled_by = |side: Side| at.zone_of(side).map(|zone| (side, zone));
        assert_eq!(
            at.controller(),
            controlled_by(Side::Black).or(controlled_by(Side::White))
        );
    }
    assert!(station(2).controller().is_none() && station(6).controller().is_none());
    for side in Side::BOTH {
        assert_eq!(side.station(Zone::Centre), side.centre());
        for zone in Zone::ALL {
            assert_eq!(side.station(zone).zone_of(side), Some(zone));
        }
        assert_eq!(Side::from_seat(side.seat()), side);
        assert_eq!(side.other().other(), side);
    }
}

/// Rulebook 2.1 to 2.3: two stations from the left, across from the centre,
/// one from the right.
#[test]
fn only_a_sides_own_stations_have_destinations() {
    let ways = |from: u8, side| -> Vec<u8> {
        let ways = station(from).destinations(side);
        ways.map(Station::number).collect()
    };
    let none: [u8; 0] = [];
    for (side, left, centre, right) in [(Side::Black, 1, 0, 7), (Side::White, 5, 4, 3)] {
        assert_eq!(ways(left, side), [(left + 2) % 8, (left + 6) % 8]);
        assert_eq!(ways(centre, side), [(centre + 4) % 8]);
        assert_eq!(ways(right, side), [(right + 1) % 8, (right + 7) % 8]);
        for from in (0..8).filter(|from| ![left, centre, right].contains(from)) {
            assert_eq!(ways(from, side), none);
        }
    }
}

/// Rulebook 2.4: counterclockwise by one station.
#[test]
fn the_wheel_takes_all_that_stands_on_it_with_it() {
    let turned = after(game("xxW . . . yB . w . black"), "R");
    assert_eq!(turned.wheel().to_string(), ". . . yB . w . xxW");
    for at in Station::all() {
        assert_eq!(at.after_turn().number(), (at.number() + 7) % 8);
        assert_eq!(Station::new(at.number() + 8), at);
        let around = (0..8).fold(at, |at, _| at.after_turn());
        assert_eq!(around, at);
        assert_eq!(at.clockwise(u8::MAX), at.after_turn());
    }
    let whole = (0..8).fold(Wheel::START, |wheel, _| wheel.turned());
    assert_eq!(whole, Wheel::START);
    assert_eq!(Wheel::START.turned_by(3).turned_by(5), Wheel::START);
    assert_eq!(Wheel::START.cone_station(Side::Black), station(0));
    assert_eq!(Wheel::START.turned().cone_station(Side::White), station(3));
}

#[test]
fn the_number_of_different_sequences_of_turns_is_as_counted() {
    let counted = [3, 8, 18, 37, 66, 119, 207, 337];
    for begins in ["black", "white"] {
        for (length, number) in (1..).zip(counted) {
            assert_eq!(sequences(&begun_by(begins), length), number, "{length}");
        }
    }
}

/// The legal turns of positions worked out by hand, and what some of them lead to.
#[test]
fn the_turns_of_known_positions() {
    let listed = [
        (START, "1-7 7-6 R"),
        ("b . w W w . b B white r1 peace", "R"),
        ("B . . w W w . bb black peace", "7-6 7=6 R"),
        ("B . b . w W w b black r2", "0-4 R"),
        ("b B . w xW w . . white", "5-7 5-3 4-0 3-2 R"),
        ("x . . w W y . bB white r15", "4-0 3-2 R"),
        ("B b . w W w . b black r8 peace", "1-7 7-6"),
    ];
    for (from, texts) in listed {
        assert_eq!(legal(&game(from)).join(" "), texts, "{from}");
    }
    let [_, _, stack, kill, resurrect, twice, _] = listed.map(|(from, _)| from);
    let leads = [
        (stack, "7-6", "B . . w W w b b white peace"),
        (stack, "7=6", "B . . w W w bb . white peace"),
        (kill, "0-4", ". . b . yB W w b white"),
        (resurrect, "4-0", "xW B . w x w . . black"),
        (twice, "R", ". . w W w . bB b black r16"),
    ];
    for (from, action, to) in leads {
        assert_eq!(text_of(&after(game(from), action)), to, "{from} {action}");
    }
}

/// Links depend on the canonical order: left, centre, right; the upper piece first,
/// the clockwise destination first, the turn of the wheel last.
#[test]
fn legal_actions_are_in_their_order() {
    let lists = [
        ("B bb . . . w wW . black", "1-3 1-7 1=3 1=7 0-4 R"),
        (". bbB . . . w wW . black", "^1-3 ^1-7 1=3 1=7 R"),
        ("b b . . . w wW B black", "1-3 0-4 7-6 R"),
        (". bb . . . w wW B black", "1-3 1=3 7-0 7-6 R"),
        (". . bbB W . ww . . white", "5-7 5=7 3-4 3-2 R"),
        ("bbB . . wW . w . . white", "5-7 ^3-4 ^3-2 3=4 3=2 R"),
    ];
    for (from, texts) in lists {
        assert_eq!(legal(&game(from)).join(" "), texts, "{from}");
    }
}

/// Rulebook 2: pieces in neutral or opposing stations cannot be moved.
#[test]
fn no_side_moves_pieces_outside_its_own_stations() {
    for from in [2, 3, 4, 5, 6] {
        let mut stations = ["."; 8];
        stations[usize::from(from)] = "bbB";
        stations[if from == 2 { 6 } else { 2 }] = "wwW";
        let game = game(&format!("{} black", stations.join(" ")));
        assert_eq!(legal(&game), ["R"]);
        let requested = format!("{from}={}", from + 1);
        let expected = IllegalAction::NotControlled(station(from));
        assert_eq!(illegal(&game, &requested), Some(expected));
    }
}

/// Discs, cones, stacks and spires all have the same destinations (rulebook: 2.1 to
/// 2.3).
#[test]
fn every_kind_of_piece_has_the_destinations_of_its_station() {
    let ways: [(usize, &[u8]); 3] = [(1, &[3, 7]), (0, &[4]), (7, &[0, 6])];
    for (from, reached) in ways {
        for (piece, rest, written) in [
            ("b", ["bB", "wwW"], "-"),
            ("B", ["bb", "wwW"], "-"),
            ("bb", ["B", "wwW"], "="),
            ("bB", ["b", "wwW"], "="),
            ("bbB", [".", "wwW"], "="),
        ] {
            let mut stations = ["."; 8];
            stations[from] = piece;
            // Where nothing of it is in the way or can be moved.
            [stations[2], stations[5]] = rest;
            let game = game(&format!("{} black", stations.join(" ")));
            for to in 0..8 {
                let text = format!("{from}{written}{to}");
                let legal = legal(&game).contains(&text);
                assert_eq!(legal, reached.contains(&to), "{text}");
                let out = IllegalAction::OutOfReach {
                    from: station(from as u8),
                    to: station(to),
                };
                assert_eq!(illegal(&game, &text), (!legal).then_some(out));
            }
        }
    }
}

#[test]
fn texts_name_what_is_moved() {
    let moved = |piece, from, to| {
        let (from, to) = (station(from), station(to));
        Action::Move(Move { piece, from, to })
    };
    let texts = [
        (moved(Piece::Disc, 1, 7), "1-7"),
        (moved(Piece::Stack, 1, 7), "1=7"),
        (moved(Piece::Cone, 0, 4), "0-4"),
        (moved(Piece::ConeOfSpire, 7, 6), "^7-6"),
        (moved(Piece::Spire, 5, 3), "5=3"),
        (Action::Turn, "R"),
    ];
    for (action, text) in texts {
        assert_eq!(ArgonautsWheel::notation(action), text);
    }
    let read = |from: &str, text: &str| game(from).parse_action(text);
    let spire = ". bB b . w wW . . black";
    assert_eq!(read(spire, "^1-3"), Ok(moved(Piece::ConeOfSpire, 1, 3)));
    assert_eq!(read(spire, "1=3"), Ok(moved(Piece::Spire, 1, 3)));
    let stack = ". bb B . w wW . . black";
    assert_eq!(read(stack, "1-3"), Ok(moved(Piece::Disc, 1, 3)));
    assert_eq!(read(stack, "1=3"), Ok(moved(Piece::Stack, 1, 3)));
    let upside_down = ". yB bb . w W . . black";
    assert_eq!(read(upside_down, "1-3"), Ok(moved(Piece::Cone, 1, 3)));
}

#[test]
fn texts_may_say_what_follows_and_be_written_in_any_case() {
    let spire = game(". bB b . w wW . . black");
    let off = spire.parse_action("^1-3");
    assert!(off.is_ok());
    for text in [
        "1-3",
        "^1-3x",
        "^1-3X",
        "^1-3+",
        "^1-3#",
        "1-3x#",
        "^1-3xx++##",
    ] {
        assert_eq!(spire.parse_action(text), off, "{text}");
    }
    for text in ["1=3+", "1=3#x"] {
        assert_eq!(spire.parse_action(text), spire.parse_action("1=3"));
    }
    assert_eq!(spire.parse_action("r"), Ok(Action::Turn));
    // A cone that stands on no discs of its own is still the cone.
    let upside_down = game(". yB bb . w W . . black");
    assert_eq!(
        upside_down.parse_action("^1-3"),
        upside_down.parse_action("1-3")
    );
}

#[test]
fn texts_that_are_no_actions_stop_where_they_go_wrong() {
    let start = game(START);
    let wrong = [
        ("", 0),
        ("1", 1),
        ("^", 1),
        ("x", 0),
        ("1-", 2),
        ("^1", 2),
        ("17", 1),
        ("8-1", 0),
        ("1-8", 2),
        ("1-9", 2),
        ("1-7-", 3),
        ("1-7R", 3),
        ("1-7 ", 3),
        (" 1-7", 0),
        ("1-77", 3),
        ("1_7", 1),
        ("^1=7", 2),
        ("^^1-7", 1),
        ("1^-7", 1),
        ("-1-7", 0),
        ("RR", 0),
        ("^R", 1),
        ("R+", 0),
        ("é-7", 0),
        ("1é7", 1),
        ("1-é", 2),
        ("1-7é", 3),
        ("1-7x\u{1F3AE}", 4),
        ("١-٧", 0),
    ];
    for (text, at) in wrong {
        assert_eq!(malformed(&start, text), Some(at), "{text:?}");
    }
}

#[test]
fn illegal_without_a_piece_to_move() {
    let opposing = game(". . . bB . wwW b . white");
    for (text, at) in [("3-2", 3), ("3=2", 3), ("^3-4", 3), ("4-0", 4), ("4=0", 4)] {
        let expected = IllegalAction::NoPiece(station(at));
        assert_eq!(illegal(&opposing, text), Some(expected), "{text}");
    }
    let under = game("wwB . b . . W b . black");
    assert_eq!(
        illegal(&under, "1-3"),
        Some(IllegalAction::NoPiece(station(1)))
    );
    assert_eq!(
        illegal(&under, "0=4"),
        Some(IllegalAction::NotAPiece(station(0)))
    );
}

#[test]
fn illegal_what_cannot_be_lifted() {
    let cases = [
        // A single disc is no stack and has no cone.
        (
            ". b b . w wW . B black",
            "1=3",
            IllegalAction::NotAPiece(station(1)),
        ),
        (
            ". b b . w wW . B black",
            "^1-3",
            IllegalAction::NotAPiece(station(1)),
        ),
        (
            ". bb . . w wW . B black",
            "^1-3",
            IllegalAction::NotAPiece(station(1)),
        ),
        // A cone on dead discs or prisoners is no spire that can be moved.
        (
            ". B bb . w wW . . black",
            "1=3",
            IllegalAction::NotAPiece(station(1)),
        ),
        (
            ". yB bb . w W . . black",
            "1=3",
            IllegalAction::NotAPiece(station(1)),
        ),
        (
            ". wB bb . w W . . black",
            "1=3",
            IllegalAction::NotAPiece(station(1)),
        ),
        // Rulebook 3.2d.
        (
            ". x b . w wW . B black",
            "1-3",
            IllegalAction::DeadDiscs(station(1)),
        ),
        (
            ". xx . . w wW . B black",
            "1=3",
            IllegalAction::DeadDiscs(station(1)),
        ),
        // Dead discs are dead whatever stands on them.
        (
            ". xW b . w w . B black",
            "1-3",
            IllegalAction::DeadDiscs(station(1)),
        ),
        (
            ". xxW . . w w . B black",
            "1=3",
            IllegalAction::DeadDiscs(station(1)),
        ),
        // Rulebook 3.4e.
        (
            ". bW b . w w . B black",
            "1-3",
            IllegalAction::Prisoner(station(1)),
        ),
        (
            ". bbW . . w w . B black",
            "1-3",
            IllegalAction::Prisoner(station(1)),
        ),
        (
            ". bbW . . w w . B black",
            "1=3",
            IllegalAction::Prisoner(station(1)),
        ),
    ];
    for (from, text, expected) in cases {
        assert_eq!(illegal(&game(from), text), Some(expected), "{from} {text}");
    }
}

/// A disc of a spire cannot be moved alone.
#[test]
fn illegal_to_take_a_disc_out_of_a_spire() {
    let mut game = game(". bB b . w wW . . black");
    for piece in [Piece::Disc, Piece::Stack, Piece::Cone] {
        let requested = Move {
            piece,
            from: station(1),
            to: station(3),
        };
        let expected = game.apply(Action::Move(requested), &mut Vec::new());
        assert_eq!(
            expected,
            Err(IllegalAction::NotAPiece(station(1))),
            "{piece:?}"
        );
    }
}

#[test]
fn no_action_is_legal_after_the_end() {
    let won = after(game("B b b . W w w . black"), "0-4");
    assert_eq!((won.to_act(), won.side_to_move()), (None, None));
    assert!(legal(&won).is_empty());
    for text in ["R", "1-3", "0-4", "4-0", "5-7", "2=2", "^1-7"] {
        assert_eq!(illegal(&won, text), Some(IllegalAction::Over), "{text}");
    }
    // Applying an action changes nothing either.
    let mut after = won.clone();
    after.apply_unchecked(Action::Turn, &mut Vec::new());
    assert_eq!(after, won);
}

/// Search uses positions without their history, by the same rules.
#[test]
fn a_position_is_the_game_without_its_history() {
    let from = game("x . . w W y . bB white r15");
    let position: Position = from.position();
    assert_eq!(ArgonautsWheel::from_position(position), from);
    let mut moves = Vec::new();
    position.for_each_move(|moved| moves.push(Action::Move(moved)));
    assert_eq!(moves, actions(&from)[..2]);
    assert!(position.may_turn() && !position.is_after_revolution());
}
