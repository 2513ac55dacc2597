//! Argonaut's Wheel: properties of every position of every game, and of any text,
//! number and action.

use crate::common;

use common::wheel::{actions, begun_by, text_of};
use common::wheel_random::positions;
use proptest::prelude::*;
use rules::game::{Game, NullSink};
use rules::games::argonauts_wheel::{
    Action, ArgonautsWheel, Event, Move, Outcome, Piece, Position, Side, Station, Wheel,
};
use rules::rng::Rng;

/// All states of a random game.
fn states(begins: &str, picks: u64) -> Vec<ArgonautsWheel> {
    let mut rng = Rng::new(picks, 7);
    let mut states = vec![begun_by(begins)];
    while let Some(state) = states.last() {
        let Some(&action) = rng.pick(&actions(state)) else {
            break;
        };
        let mut after = state.clone();
        after.apply_unchecked(action, &mut NullSink);
        states.push(after);
    }
    states
}

fn random_games(count: u64) -> impl Iterator<Item = Vec<ArgonautsWheel>> {
    (0..count).map(|picks| states(["black", "white"][picks as usize % 2], picks))
}

/// Any move of anything from anywhere to anywhere.
fn any_action() -> impl Strategy<Value = Action> {
    let piece = prop::sample::select(vec![
        Piece::Disc,
        Piece::Stack,
        Piece::Cone,
        Piece::ConeOfSpire,
        Piece::Spire,
    ]);
    let moved = (piece, 0_u8..8, 0_u8..8).prop_map(|(piece, from, to)| {
        let (from, to) = (Station::new(from), Station::new(to));
        Action::Move(Move { piece, from, to })
    });
    prop_oneof![1 => Just(Action::Turn), 9 => moved]
}

/// Calls every query of a game, none of which may panic.
fn query_everything(game: &ArgonautsWheel) {
    let (text, score) = (text_of(game), game.score());
    let _ = game.score_items();
    assert!(text.len() >= 15 && score.points.players() == 2);
    let more = (
        game.hash(),
        game.end_reason(),
        game.time_stone(),
        game.turn(),
    );
    assert!(more.3 >= 1 && usize::from(more.2.number()) < 8);
    let wheel = game.wheel();
    let cones = Side::BOTH.map(|side| wheel.cone_station(side));
    assert!(cones.iter().all(|at| at.number() < 8));
    let _ = (
        wheel.key(),
        wheel.swapped().to_string(),
        game.repetition_count(),
    );
    assert!(game.turns_remaining() <= 600 && game.position().idle <= 24);
}

#[test]
fn six_pieces_stand_as_they_may_in_all_games() {
    for states in random_games(600) {
        for state in states {
            let (mut discs, mut cones) = ([0; 2], [0; 2]);
            for at in Station::all() {
                let stand = state.wheel().occupants(at);
                if let Some(cone) = stand.cone {
                    cones[cone.index()] += 1;
                    assert_eq!(state.wheel().cone_station(cone), at);
                }
                if let Some(there) = stand.discs {
                    discs[there.side.index()] += there.count;
                    // None dies under its own cone but by the one that wins.
                    let on_own_discs = stand.cone == Some(there.side);
                    assert!(there.living || !on_own_discs || state.winner() == Some(there.side));
                    assert_eq!(
                        stand.is_upside_down(),
                        !there.living && stand.cone.is_some()
                    );
                }
                // One kind of disc a station: the letters distinguish no more.
                let letters = stand.to_string();
                let first = letters.chars().next();
                let discs = letters.trim_end_matches(['B', 'W', '.']);
                assert!(
                    discs.chars().all(|letter| Some(letter) == first),
                    "{letters}"
                );
            }
            assert_eq!(discs, [2, 2]);
            let left = |side| u8::from(state.winner().is_none_or(|winner| winner == side));
            assert_eq!(cones, Side::BOTH.map(left));
            // No piece is dead before the battle.
            assert!(state.battle() || !state.wheel().has_dead());
        }
    }
}

/// The half turn with colours exchanged is the same game.
#[test]
fn both_sides_play_the_same_game() {
    let half_way = |action| match action {
        Action::Turn => Action::Turn,
        Action::Move(Move { piece, from, to }) => Action::Move(Move {
            piece,
            from: from.clockwise(4),
            to: to.clockwise(4),
        }),
    };
    let mirrored = |position: Position| Position {
        wheel: position.wheel.swapped(),
        to_move: position.to_move.other(),
        ..position
    };
    for (number, mut here) in positions(1500, 20).enumerate() {
        assert_eq!(here.wheel().swapped().swapped(), *here.wheel());
        let mut there = ArgonautsWheel::from_position(mirrored(here.position()));
        let mut rng = Rng::new(number as u64, 21);
        loop {
            let legal = actions(&here);
            let others: Vec<Action> = legal.iter().copied().map(half_way).collect();
            assert_eq!(others, actions(&there));
            assert_eq!(there.end_reason(), here.end_reason());
            assert_eq!(there.winner(), here.winner().map(Side::other));
            assert_eq!(*there.wheel(), here.wheel().swapped());
            assert_eq!(there.repetition_count(), here.repetition_count());
            let Some(&action) = rng.pick(&legal) else {
                break;
            };
            here.apply_unchecked(action, &mut NullSink);
            there.apply_unchecked(half_way(action), &mut NullSink);
        }
    }
}

/// Search uses positions without their history.
#[test]
fn a_position_lists_and_leads_as_its_game_does() {
    for game in positions(4000, 22) {
        let position = game.position();
        assert_eq!(ArgonautsWheel::from_position(position), game);
        let mut listed = Vec::new();
        position.for_each_move(|moved| listed.push(Action::Move(moved)));
        if position.may_turn() {
            listed.push(Action::Turn);
        }
        assert_eq!(listed, actions(&game));
        assert!(listed.len() <= ArgonautsWheel::MAX_LEGAL_ACTIONS);
        for action in listed {
            let (mut events, mut game_events): (Vec<Event>, Vec<Event>) = Default::default();
            let outcome = position.outcome(action, &mut events);
            let mut after = game.clone();
            after.apply_unchecked(action, &mut game_events);
            assert_eq!(events, game_events);
            match outcome {
                Outcome::Continues(next) => assert_eq!(after.position(), next),
                Outcome::Won(stood) => {
                    assert_eq!(after.winner(), Some(position.to_move));
                    assert!(format!("{:?}", after.end_reason()).contains(&format!("{stood:?}")));
                }
                Outcome::Draw => assert!(after.end_reason().is_some() && after.winner().is_none()),
            }
        }
    }
}

/// Some position has as many legal actions as any may have.
#[test]
fn some_position_has_the_most_legal_actions() {
    let most = positions(20_000, 23).map(|game| actions(&game).len()).max();
    assert_eq!(most, Some(ArgonautsWheel::MAX_LEGAL_ACTIONS));
}

#[test]
fn wheels_come_back_from_their_texts_and_numbers() {
    let of_games = random_games(200)
        .flatten()
        .filter(|state| state.winner().is_none());
    for state in of_games.chain(positions(4000, 24)) {
        let wheel = *state.wheel();
        assert_eq!(wheel.to_string().parse(), Ok(wheel));
        assert!(wheel.key() < 1 << 22);
        assert_eq!(Wheel::from_key(wheel.key()), wheel);
    }
}

/// Every legal action has a text that is read as it, with what follows too.
#[test]
fn actions_come_back_from_their_texts() {
    for game in positions(2000, 25) {
        for action in actions(&game) {
            let text = ArgonautsWheel::notation(action);
            assert_eq!(game.parse_action(&text).as_ref(), Ok(&action), "{text}");
            if action != Action::Turn {
                for follows in ["x", "+", "#", "x#", "X"] {
                    assert_eq!(game.parse_action(&format!("{text}{follows}")), Ok(action));
                }
            }
        }
    }
}

proptest! {
    #[test]
    fn bytes_are_a_wheel_or_none(bytes in prop::collection::vec(any::<u8>(), 0..64)) {
        let text = String::from_utf8_lossy(&bytes);
        prop_assert!(text.parse::<Wheel>().is_err());
    }

    #[test]
    fn what_is_read_as_a_wheel_is_written_so(
        stations in prop::collection::vec("[bxBwyW.]{1,2}|\\.|\\.|\\.|[bw]|xW|yB", 7..10),
        gap in "[ \t\n]{1,3}",
    ) {
        if let Ok(wheel) = stations.join(&gap).parse::<Wheel>() {
            prop_assert_eq!(wheel.to_string(), stations.join(" "));
            prop_assert_eq!(Wheel::from_key(wheel.key()), wheel);
        }
    }

    #[test]
    fn any_letters_in_a_good_wheel_are_read_or_rejected(
        pick in any::<u64>(),
        at in any::<prop::sample::Index>(),
        letters in "[bxBwyW. é]{0,3}",
    ) {
        let mut text = positions(1, pick).next().unwrap().wheel().to_string();
        let at = at.index(text.len() + 1);
        text.insert_str(at, &letters);
        if let Ok(wheel) = text.parse::<Wheel>() {
            let words: Vec<&str> = text.split_whitespace().collect();
            prop_assert_eq!(wheel.to_string(), words.join(" "));
        }
    }

    #[test]
    fn a_letter_however_often_written_is_no_overflow(
        letter in "[bxBwyW. ]",
        times in 0_usize..1200,
    ) {
        prop_assert!(letter.repeat(times).parse::<Wheel>().is_err());
        let stations = format!("{} ", letter.trim()).repeat(times);
        prop_assert!(stations.parse::<Wheel>().is_err());
    }

    #[test]
    fn any_number_is_some_wheel(key in any::<u32>()) {
        let wheel = Wheel::from_key(key);
        prop_assert!(wheel.key() < 1 << 22);
        for to_move in Side::BOTH {
            let position = Position { wheel, to_move, battle: true, idle: (key >> 27) as u8 % 24 };
            let game = ArgonautsWheel::from_position(position);
            query_everything(&game);
            for action in actions(&game) {
                let mut after = game.clone();
                prop_assert_eq!(after.apply(action, &mut NullSink), Ok(()));
                query_everything(&after);
            }
        }
        if wheel.to_string().parse() == Ok(wheel) {
            prop_assert_eq!(Wheel::from_key(wheel.key()), wheel);
        }
    }

    #[test]
    fn playing_what_is_not_legal_never_panics(
        pick in any::<u64>(),
        played in prop::collection::vec(any_action(), 1..80),
    ) {
        let mut game = positions(1, pick).next().unwrap();
        for action in played {
            let before = game.clone();
            let checked = game.check_action(action);
            let listed = actions(&game).contains(&action);
            prop_assert_eq!(checked.is_ok(), listed);
            if !listed {
                prop_assert_eq!(game.apply(action, &mut Vec::new()), checked);
                prop_assert_eq!(&game, &before);
            }
            game.apply_unchecked(action, &mut Vec::new());
            query_everything(&game);
        }
    }
}
