//! Turn of Time: cards, hands, cells, turns, notation and illegal actions.

use crate::common;

use common::script::{play, setup};
use common::table::{free_cells, game_of, hand, parse_cell, table, table_from_rows};
use rules::game::Game;
use rules::games::turn_of_time::{
    Action, Card, Cell, Grid, IllegalAction, MeetingOrder, Placement, Side, TurnOfTime,
};
use rules::{ParseActionError, Seat, State, registry};
use std::collections::{BTreeSet, HashSet};

fn start(players: u8, draws: &str) -> State {
    State::start(&setup(players, draws))
}

/// Seats play the seasons in order; with three players Winter is absent.
fn in_season_order(players: u8) -> State {
    start(players, "Sp Su Fa Wi")
}

fn illegal(state: &State, text: &str) -> Option<IllegalAction> {
    match state.parse_action(text) {
        Err(ParseActionError::Illegal(registry::IllegalAction::TurnOfTime(illegal))) => {
            Some(illegal)
        }
        _ => None,
    }
}

fn malformed(state: &State, text: &str) -> Option<usize> {
    match state.parse_action(text) {
        Err(ParseActionError::Malformed { at }) => Some(at),
        _ => None,
    }
}

fn cell(text: &str) -> Cell {
    text.parse()
        .unwrap_or_else(|error| unreachable!("{text}: {error}"))
}

fn card(text: &str) -> Card {
    text.parse()
        .unwrap_or_else(|error| unreachable!("{text}: {error}"))
}

/// Number of sequences of `length` legal actions.
fn sequences(state: &State, length: u32) -> usize {
    let legal = state.legal_actions();
    if length == 1 {
        return legal.len();
    }
    let after = |action| {
        let mut state = state.clone();
        assert!(state.apply_silent(action).is_ok());
        sequences(&state, length - 1)
    };
    legal.into_iter().map(after).sum()
}

#[test]
fn four_players_hold_their_single_card_and_a_double_with_each_other_season() {
    let state = in_season_order(4);
    assert_eq!(hand(&state, 0), ["Sp", "Sp/Su", "Sp/Fa", "Sp/Wi"]);
    assert_eq!(hand(&state, 1), ["Su", "Sp/Su", "Su/Fa", "Su/Wi"]);
    assert_eq!(hand(&state, 2), ["Fa", "Sp/Fa", "Su/Fa", "Fa/Wi"]);
    assert_eq!(hand(&state, 3), ["Wi", "Sp/Wi", "Su/Wi", "Fa/Wi"]);
    assert!(table(&state).is_empty());
}

#[test]
fn three_players_hold_five_cards_and_the_absent_season_lies_on_the_table() {
    let state = in_season_order(3);
    assert_eq!(hand(&state, 0), ["Sp", "Sp/Su", "Sp/Fa", "Sp/Wi", "Sp/Wi"]);
    assert_eq!(hand(&state, 1), ["Su", "Sp/Su", "Su/Fa", "Su/Wi", "Su/Wi"]);
    assert_eq!(hand(&state, 2), ["Fa", "Sp/Fa", "Su/Fa", "Fa/Wi", "Fa/Wi"]);
    assert_eq!(table(&state), [(parse_cell("m13"), (3, 3))].into());
    assert_eq!((state.to_act(), state.turn()), (Some(Seat::FIRST), 1));
    // It is there before the first turn and has met no other card.
    let events = state.clone().apply(state.legal_actions()[0]);
    assert_eq!(events.map(|events| events.len()), Ok(2));
}

#[test]
fn two_players_hold_two_sets_each() {
    let state = in_season_order(2);
    let first = [
        "Sp", "Su", "Sp/Su", "Sp/Su", "Sp/Fa", "Sp/Wi", "Su/Fa", "Su/Wi",
    ];
    let second = [
        "Fa", "Wi", "Sp/Fa", "Sp/Wi", "Su/Fa", "Su/Wi", "Fa/Wi", "Fa/Wi",
    ];
    assert_eq!(hand(&state, 0), first);
    assert_eq!(hand(&state, 1), second);
    assert!(table(&state).is_empty());
}

#[test]
fn all_sixteen_cards_are_dealt_whatever_the_seed() {
    let mut deals = HashSet::new();
    for seed in 0..400 {
        for players in 2..=4 {
            let state = State::start(&setup(players, "").with_seed(seed));
            let mut cards: Vec<String> = (0..usize::from(players))
                .flat_map(|seat| hand(&state, seat))
                .collect();
            deals.insert((players, cards.clone()));
            let single = ["Sp", "Su", "Fa", "Wi"];
            if let Some((up, _)) = table(&state).values().next() {
                cards.push(single[*up].to_owned());
            }
            assert_eq!(cards.len(), 16);
            cards.sort();
            let mut all = Vec::new();
            for (one, name) in single.iter().enumerate() {
                all.push((*name).to_owned());
                for other in &single[one + 1..] {
                    let double = format!("{name}/{other}");
                    all.extend([double.clone(), double]);
                }
            }
            all.sort();
            assert_eq!(cards, all);
        }
    }
    // Each of the four seasons can come to each seat: 6, 24 and 24 deals.
    assert_eq!(deals.len(), 54);
}

#[test]
fn the_number_of_different_sequences_of_choices_is_as_counted() {
    let counted = [
        (4, [7, 196, 8232]),
        (3, [28, 1176, 64224]),
        (2, [12, 576, 36288]),
    ];
    for (players, numbers) in counted {
        let state = in_season_order(players);
        for (length, number) in (1..).zip(numbers) {
            assert_eq!(
                sequences(&state, length),
                number,
                "{players} players, {length}"
            );
        }
    }
}

#[test]
fn seats_take_turns_until_sixteen_cards_lie_there() {
    for players in 1..=4 {
        let setup = setup(players, "");
        let states = common::states_of(&setup, 3);
        let starting_cards = usize::from(players == 3);
        let (end, states) = states.split_last().unwrap();
        assert_eq!(table(end).len(), 16);
        let mut turns = Vec::new();
        for state in states {
            let on_table = table(state).len();
            let drawing = players == 1 && hand(state, 0).is_empty();
            // Drawing the next card ends the turn.
            let turn = on_table - starting_cards + usize::from(!drawing);
            let seat = (on_table - starting_cards) % usize::from(players);
            assert_eq!(state.turn() as usize, turn);
            assert_eq!(state.to_act().map(Seat::index), Some(seat));
            turns.push(turn);
        }
        let actions = if players == 1 {
            31
        } else {
            16 - starting_cards
        };
        assert_eq!(turns.len(), actions);
    }
}

#[test]
fn a_lone_player_draws_the_listed_cards_in_their_order() {
    let deck =
        "Su/Wi Sp Wi Fa Su Sp/Su Su/Sp Sp/Fa Fa/Sp Wi/Sp Wi/Sp Su/Fa Su/Fa Wi/Su Fa/Wi Fa/Wi";
    let mut state = start(1, deck);
    for (number, listed) in deck.split_whitespace().enumerate() {
        assert_eq!(state.reveal_count() as usize, number + 1);
        let inner = *game_of(&state);
        let held: Vec<_> = inner.hand(Seat::FIRST).cards().collect();
        assert_eq!(held, [card(listed).kind()]);
        assert_eq!(usize::from(inner.remaining_deck().len()), 15 - number);
        state = play(state.clone(), &state.legal_actions()[0].to_string());
        if number < 15 {
            assert_eq!(state.legal_actions().len(), 1);
            state = play(state, "next");
        }
    }
    assert!(state.end_reason().is_some());
    // What is not listed follows from the seed.
    let listed = start(1, "Su/Wi Sp");
    assert_eq!(hand(&listed, 0), ["Su/Wi"]);
    let deck = game_of(&listed).hidden_deck();
    assert_eq!((deck[0], deck.len()), (card("Sp").kind(), 15));
}

/// Rulebook, "Gameplay", the picture with `x`, `a` and `b`; it does not show
/// the row above, where the extent of three rows leaves room as well.
#[test]
fn the_legal_cells_of_the_rulebooks_picture() {
    let cards = table_from_rows(". Sp . Sp | Sp Sp Sp Sp | Sp Sp . Sp");
    let mut grid = Grid::default();
    let on_field = |(x, y): (i32, i32)| Cell::new((x + 1) as u8, (y + 2) as u8);
    for at in cards.keys() {
        grid.place(on_field(*at).unwrap(), card("Sp"));
    }
    let marked = [(0, 0), (2, 0), (2, 2), (0, 3), (1, 3), (3, 3)];
    let above = [(1, -1), (3, -1)];
    let expected: BTreeSet<Cell> = marked
        .into_iter()
        .chain(above)
        .filter_map(on_field)
        .collect();
    assert_eq!(expected.len(), 8);
    assert_eq!(grid.free().iter().collect::<BTreeSet<Cell>>(), expected);
    let naive: BTreeSet<Cell> = free_cells(&cards)
        .into_iter()
        .filter_map(on_field)
        .collect();
    assert_eq!(naive, expected);
}

#[test]
fn the_square_of_four_by_four_is_not_fixed() {
    // Three more columns on either side as long as nothing decides which.
    let state = play(in_season_order(4), "Sp@m13 Su@l13 Fa@n13");
    let cells: HashSet<String> = state.legal_actions().iter().map(cell_of).collect();
    assert!(cells.contains("k13") && cells.contains("o13"));
    let state = play(state, "Wi@k13");
    let cells: HashSet<String> = state.legal_actions().iter().map(cell_of).collect();
    assert!(!cells.contains("j13") && !cells.contains("o13"));
    assert_eq!(cells.len(), 8);
}

fn cell_of(action: &rules::Action) -> String {
    let text = action.to_string();
    let cell = text.split(['@', ':']).nth(1);
    cell.map(str::to_owned).unwrap_or_default()
}

#[test]
fn the_first_card_lies_in_m13_and_rows_are_counted_downwards() {
    let state = in_season_order(2);
    assert!(
        state
            .legal_actions()
            .iter()
            .all(|action| cell_of(action) == "m13")
    );
    // South of m13 lies m14, east of that n14: an order in m14 names north and
    // east.
    let state = play(state, "Sp/Su@m13 Wi@n13 Su/Fa@n14");
    let listed: Vec<String> = state
        .legal_actions()
        .iter()
        .map(ToString::to_string)
        .collect();
    let orders: BTreeSet<&str> = listed
        .iter()
        .filter_map(|text| text.split_once("@m14:"))
        .map(|(_, order)| order)
        .collect();
    assert_eq!(orders, BTreeSet::from(["en", "ne"]));
}

#[test]
fn cards_and_cells_are_written_as_the_examples_say() {
    assert_eq!(card("Sp/Su").to_string(), "Sp/Su");
    assert_eq!(
        (card("Sp/Su").up.letters(), card("Sp/Su").down.letters()),
        ("Sp", "Su")
    );
    assert!(card("Sp").is_single());
    let placement = Placement {
        card: card("Fa/Sp"),
        cell: cell("n13"),
        order: MeetingOrder::from_sides(&[Side::East, Side::North]),
    };
    assert_eq!(
        TurnOfTime::notation(Action::Place(placement)),
        "Fa/Sp@n13:en"
    );
    let first = Placement {
        card: card("Sp"),
        cell: cell("m13"),
        order: MeetingOrder::ANY,
    };
    assert_eq!(TurnOfTime::notation(Action::Place(first)), "Sp@m13");
    assert_eq!(TurnOfTime::notation(Action::Draw), "next");
}

/// Three cards round a corner: the order of the meetings matters on some cells and
/// not on others.
fn where_the_order_matters() -> State {
    play(in_season_order(2), "Su/Sp@m13 Wi/Fa@m12 Sp@n12")
}

#[test]
fn any_order_of_all_neighbours_is_understood_where_there_is_one_choice() {
    let state = where_the_order_matters();
    let cells = table(&state);
    let mut understood = 0;
    for action in state.legal_actions() {
        let text = action.to_string();
        let at = parse_cell(&cell_of(&action));
        let sides = common::table::neighbours(&cells, at);
        for order in common::table::permutations(&sides) {
            let order: String = order.into_iter().collect();
            let plain = text.split(':').next().unwrap_or_default();
            if !text.contains(':') {
                assert_eq!(state.parse_action(&format!("{plain}:{order}")), Ok(action));
                assert_eq!(
                    state.parse_action(&format!("{plain}:{}", order.to_uppercase())),
                    Ok(action)
                );
                understood += 1;
            }
        }
    }
    assert!(understood > 20);
}

#[test]
fn texts_that_are_no_notation_say_where_they_go_wrong() {
    let state = where_the_order_matters();
    for (text, at) in [
        ("", 0),
        ("Sp", 0),
        ("Xx@m14", 0),
        ("Fa/Xx@m14", 0),
        ("Fa/@m14", 0),
        ("Fa/Sp/Su@m14", 0),
        ("Fa/Fa@m14", 0),
        ("Sp/sp@m14", 0),
        ("Fa@", 3),
        ("Fa@14", 3),
        ("Fa@m", 3),
        ("Fa@m014", 3),
        ("Fa@m0", 3),
        ("Fa@m140", 3),
        ("Fa/Sp@m14x", 6),
        ("Fa/Sp@n13:x", 10),
        ("Fa/Sp@n13:", 10),
        ("Fa/Sp@n13:nx", 11),
        ("Fa/Sp@n13:neswn", 14),
        ("Fa/Sp@n13:n:w", 11),
        ("next!", 0),
    ] {
        assert_eq!(malformed(&state, text), Some(at), "{text:?}");
    }
}

#[test]
fn illegal_when_the_game_is_over() {
    for players in 1..=4 {
        let end = common::final_state(&setup(players, ""), 1);
        assert_eq!(illegal(&end, "Sp@m13"), Some(IllegalAction::Over));
        assert_eq!(illegal(&end, "next"), Some(IllegalAction::Over));
    }
}

#[test]
fn illegal_when_no_card_can_ever_get_to_the_cell() {
    for state in [
        start(1, "Sp"),
        in_season_order(4),
        where_the_order_matters(),
    ] {
        for cell in ["c2", "C2", "a1", "z26", "m9", "m17", "i13", "q13", "m99"] {
            let expected = Some(IllegalAction::OutsideField);
            for order in ["", ":n", ":x", ":"] {
                let text = format!("Sp@{cell}{order}");
                assert_eq!(illegal(&state, &text), expected, "{text}");
            }
        }
        // The outermost cells of the field are three steps away.
        for cell in ["m10", "m16", "j13", "p13"] {
            let text = format!("Sp@{cell}");
            assert_ne!(
                illegal(&state, &text),
                Some(IllegalAction::OutsideField),
                "{text}"
            );
        }
    }
}

#[test]
fn illegal_when_the_card_is_not_in_the_hand() {
    let state = in_season_order(4);
    let missing = |text: &str| Some(IllegalAction::NotInHand(card(text)));
    assert_eq!(illegal(&state, "Fa@m13"), missing("Fa"));
    assert_eq!(illegal(&state, "Su/Fa@m13"), missing("Su/Fa"));
    // Played cards are gone; with two players there are two of a kind.
    let state = play(in_season_order(2), "Sp/Su@m13 Fa@n13 Su/Sp@l13 Wi@m12");
    assert_eq!(illegal(&state, "Sp/Su@m14"), missing("Sp/Su"));
    let alone = start(1, "Sp/Su");
    assert_eq!(illegal(&alone, "Sp@m13"), missing("Sp"));
}

#[test]
fn illegal_where_another_card_lies() {
    let state = play(in_season_order(4), "Sp@m13");
    assert_eq!(
        illegal(&state, "Su@m13"),
        Some(IllegalAction::CellOccupied(cell("m13")))
    );
    let state = in_season_order(3);
    assert_eq!(
        illegal(&state, "Sp@m13"),
        Some(IllegalAction::CellOccupied(cell("m13")))
    );
}

#[test]
fn illegal_where_no_card_lies_beside() {
    let state = in_season_order(4);
    assert_eq!(
        illegal(&state, "Sp@n13"),
        Some(IllegalAction::NotAdjacent(cell("n13")))
    );
    let state = play(state, "Sp@m13");
    for apart in ["o13", "n14", "m10", "l12"] {
        let expected = IllegalAction::NotAdjacent(cell(apart));
        assert_eq!(illegal(&state, &format!("Su@{apart}")), Some(expected));
    }
}

#[test]
fn illegal_where_the_cards_would_not_fit_into_four_by_four() {
    let state = play(in_season_order(4), "Sp@m13 Su@n13 Fa@o13 Wi@p13");
    let wide = |at: &str| Some(IllegalAction::ExceedsExtent(cell(at)));
    assert_eq!(illegal(&state, "Sp/Su@l13"), wide("l13"));
    let state = play(in_season_order(4), "Sp@m13 Su@m12 Fa@m11 Wi@m10");
    assert_eq!(illegal(&state, "Sp/Su@m14"), wide("m14"));
}

#[test]
fn illegal_where_the_order_matters_and_is_missing_or_wrong() {
    let state = where_the_order_matters();
    let orders: Vec<String> = state
        .legal_actions()
        .iter()
        .map(ToString::to_string)
        .collect();
    let text = orders
        .iter()
        .find(|text| text.contains(':'))
        .map(String::as_str)
        .unwrap_or_default();
    let (plain, order) = text.split_once(':').unwrap_or_default();
    let at = plain.split('@').nth(1).map(cell);
    assert!(at.is_some());
    let missing = at.map(IllegalAction::MissingOrder);
    let wrong = at.map(IllegalAction::InvalidOrder);
    assert_eq!(illegal(&state, plain), missing);
    assert_eq!(order.len(), 2);
    // A side without a neighbour, too few, too many, one of them twice.
    let first = &order[..1];
    let empty = ["n", "e", "s", "w"]
        .into_iter()
        .find(|side| !order.contains(side))
        .unwrap_or_default();
    for bad in [
        format!("{first}{empty}"),
        first.to_owned(),
        format!("{order}{empty}"),
        format!("{first}{first}"),
    ] {
        assert_eq!(illegal(&state, &format!("{plain}:{bad}")), wrong, "{bad}");
    }
    // An order where there is one choice is not the action that is listed.
    let mut inner = *game_of(&play(in_season_order(4), "Sp@m13"));
    let placement = Placement {
        card: card("Su"),
        cell: cell("n13"),
        order: MeetingOrder::from_sides(&[Side::West]),
    };
    let expected = inner.apply(Action::Place(placement), &mut Vec::new());
    assert_eq!(expected, Err(IllegalAction::InvalidOrder(cell("n13"))));
}

#[test]
fn illegal_out_of_turn_between_playing_and_drawing() {
    let state = start(1, "Sp Su");
    assert_eq!(illegal(&state, "next"), Some(IllegalAction::PlayFirst));
    let state = play(state, "Sp@m13");
    assert_eq!(illegal(&state, "Su@n13"), Some(IllegalAction::DrawFirst));
    let state = play(state, "next");
    assert_eq!(illegal(&state, "Next"), Some(IllegalAction::PlayFirst));
    // There is nothing to draw with several players.
    assert_eq!(
        illegal(&in_season_order(4), "next"),
        Some(IllegalAction::PlayFirst)
    );
}

#[test]
fn playing_what_is_not_legal_never_panics() {
    let mut states = Vec::new();
    let mut actions = Vec::new();
    for players in 1..=4 {
        for state in common::states_of(&setup(players, ""), 5) {
            actions.extend(state.legal_actions());
            states.push(*game_of(&state));
        }
    }
    let mut rng = rules::rng::Rng::new(1, 7);
    for mut state in states {
        for _ in 0..60 {
            let Some(rules::Action::TurnOfTime(action)) = rng.pick(&actions).copied() else {
                continue;
            };
            let mut events = Vec::new();
            state.apply_unchecked(action, &mut events);
            let mut legal = Vec::new();
            state.legal_actions(&mut legal);
            let (score, ..) = (state.score(), state.score_items(), state.end_reason());
            assert_eq!(score.points.players(), state.players());
            state.redact(Seat::FIRST);
        }
    }
}
