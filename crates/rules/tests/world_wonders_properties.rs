//! World Wonders: properties of all states, whatever is played, redacted or
//! determinized.

use crate::world_wonders_help;

use crate::typed::{
    check_accepts_only_listed, check_legal_actions, check_redaction, check_reveals,
};
use proptest::prelude::*;
use rules::game::{Game, NullSink};
use rules::games::world_wonders::{
    Action, Cell, Cells, EndReason, Event, IllegalAction, Item, Monument, Piece, Rotation,
    Scenario, Stack, Tile, WorldWonders,
};
use rules::rng::Rng;
use rules::{Seat, StateHash};
use std::collections::BTreeSet;
use world_wonders_help::{actions, pick, random_scenario, score_item_sum, seat, states, variant};

/// Every action, legal or not.
fn every_action() -> Vec<Action> {
    let mut all = vec![
        Action::Begin,
        Action::Loan,
        Action::Repay,
        Action::LeaveRound,
        Action::End,
    ];
    let goods = [
        Item::LongRoad,
        Item::ShortRoads,
        Item::Tower,
        Item::FirstPedestal,
        Item::SecondPedestal,
    ];
    let items = goods
        .into_iter()
        .chain(Stack::ALL.map(Item::Tile))
        .chain(Monument::ALL.map(Item::Monument));
    all.extend(items.map(Action::Buy));
    for at in Cell::all() {
        all.push(Action::PlaceSingleRoad { at });
        all.extend(Rotation::ALL.map(|rotation| Action::Place { at, rotation }));
        all.extend(Rotation::ALL.map(|rotation| Action::PlaceStartingRoad { at, rotation }));
    }
    all
}

fn all_told(game: &WorldWonders) -> (StateHash, Vec<Action>, String, u32) {
    let places = Seat::all(game.players()).map(|seat| game.placements(seat, Item::LongRoad));
    let answers = (game.score(), game.score_items(), game.next_order());
    let text = format!(
        "{answers:?} {:?} {:?}",
        places.collect::<Vec<_>>(),
        game.to_act()
    );
    (game.hash(), actions(game), text, game.reveal_count())
}

#[test]
fn invariants_of_every_state() {
    let (mut max_legal_actions, mut max_actions) = (0, 0);
    for number in 0..100 {
        let scenario = random_scenario(number);
        let all = states(&scenario, number);
        max_actions = max_actions.max(all.len() - 1);
        let mut before: Option<&WorldWonders> = None;
        for state in &all {
            let mut monuments = 0_u32;
            for seat in Seat::all(state.players()) {
                let city = state.city(seat);
                // Pieces lie on the map, none on another, all in their layers.
                let mut taken = Cells::NONE;
                for placed in city.pieces() {
                    let piece_cells = placed.cells();
                    assert_eq!(
                        piece_cells.len() as usize,
                        placed.piece.shape().printed().len()
                    );
                    assert!(!piece_cells.meets(taken));
                    taken |= piece_cells;
                    match placed.piece {
                        Piece::LongRoad => assert!(city.roads().meets(piece_cells)),
                        Piece::Tile(tile) => {
                            assert!(city.buildings(tile.kind()).meets(piece_cells));
                            assert!(!piece_cells.meets(city.map().water));
                        }
                        _ => {}
                    }
                }
                assert_eq!(taken, city.occupied());
                assert!(city.gold() <= 9 && city.population() <= 13);
                assert!(city.tracks().iter().all(|track| *track <= 16));
                assert_eq!(score_item_sum(state, seat), state.score().points[seat]);
                for monument in city.monuments() {
                    let bit = 1 << monument as u32;
                    assert_eq!(monuments & bit, 0, "one of each");
                    monuments |= bit;
                }
                // What was built never shrinks.
                if let Some(before) = before.map(|before| before.city(seat)) {
                    assert!((before.occupied() - city.occupied()).is_empty());
                    assert!(before.population() <= city.population());
                }
            }
            max_legal_actions = max_legal_actions.max(check_legal_actions(state));
            if let Some(before) = before {
                assert!(
                    before.turn() <= state.turn() && before.reveal_count() <= state.reveal_count()
                );
                assert!(state.turn() - before.turn() <= 1);
            }
            before = Some(state);
        }
        assert_eq!(all[0].turn(), 1);
    }
    assert!(max_legal_actions > 90, "{max_legal_actions}");
    assert!(max_actions > 400 && max_actions <= WorldWonders::MAX_ACTIONS as usize);
}

/// Rulebook, "Loans": "if the player still has Gold they must also use their turn's compulsory
/// action to purchase an item".
#[test]
fn whoever_could_buy_something_can_do_so_after_repaying() {
    let can_buy = |legal: &[Action]| legal.iter().any(|action| matches!(action, Action::Buy(_)));
    let (mut repaid, mut refused) = (0, 0);
    for number in 0..400 {
        let mut scenario = random_scenario(number);
        scenario.rules_version = 3;
        let mut game = WorldWonders::from_scenario(&scenario);
        let mut rng = Rng::new(number, 9);
        let mut legal = Vec::new();
        loop {
            legal.clear();
            game.legal_actions(&mut legal);
            if legal.contains(&Action::Repay) {
                let mut next = game.clone();
                next.apply_unchecked(Action::Repay, &mut NullSink);
                let mut then = Vec::new();
                next.legal_actions(&mut then);
                assert!(!can_buy(&legal) || can_buy(&then) || then == [Action::End]);
                repaid += 1;
            } else if game.check_action(Action::Repay) == Err(IllegalAction::RepayingBuysNothing) {
                assert!(can_buy(&legal));
                refused += 1;
            }
            let loan = legal.iter().find(|action| **action == Action::Loan);
            let Some(action) = loan.copied().or_else(|| rng.pick(&legal).copied()) else {
                break;
            };
            game.apply_unchecked(action, &mut NullSink);
        }
    }
    assert!(repaid > 0 && refused > 0, "{repaid} {refused}");
}

#[test]
fn games_of_every_kind_end_within_the_bound() {
    let mut reasons = BTreeSet::new();
    for number in 0..400 {
        let mut game = WorldWonders::from_scenario(&random_scenario(number));
        let mut rng = Rng::new(number, 9);
        let mut legal = Vec::new();
        let mut taken = 0;
        loop {
            legal.clear();
            game.legal_actions(&mut legal);
            // At random; always the cheap things; always loans; always tiles.
            let cheap = legal.iter().find(|action| {
                matches!(
                    action,
                    Action::Buy(
                        Item::LongRoad
                            | Item::ShortRoads
                            | Item::FirstPedestal
                            | Item::SecondPedestal
                    )
                )
            });
            let loans = legal
                .iter()
                .find(|action| matches!(action, Action::Loan | Action::Repay));
            let action = match number % 4 {
                0 => rng.pick(&legal).copied(),
                1 => cheap.copied().or_else(|| rng.pick(&legal).copied()),
                2 => loans.copied().or_else(|| rng.pick(&legal).copied()),
                _ => legal.first().copied(),
            };
            let Some(action) = action else { break };
            game.apply_unchecked(action, &mut NullSink);
            taken += 1;
        }
        assert!(taken <= WorldWonders::MAX_ACTIONS);
        reasons.extend(game.end_reason().map(|reason| format!("{reason:?}")));
        assert!(game.round() <= 10);
    }
    assert!(reasons.contains(&format!("{:?}", EndReason::Rounds)));
    assert!(reasons.contains(&format!("{:?}", EndReason::Population)));
}

#[test]
fn exactly_the_listed_actions_are_accepted_and_illegal_ones_change_nothing() {
    let every = every_action();
    for number in 0..10 {
        for state in states(&random_scenario(number), number).iter().step_by(3) {
            check_accepts_only_listed(state, &every, 53);
        }
    }
}

#[test]
fn equal_scenarios_and_actions_give_equal_games() {
    for number in 0..10 {
        let scenario = random_scenario(number);
        let (one, other) = (states(&scenario, number), states(&scenario, number));
        assert_eq!(one, other);
        for (one, other) in one.iter().zip(&other).step_by(17) {
            assert_eq!(all_told(one), all_told(other));
        }
    }
}

#[test]
fn other_seeds_give_other_games() {
    let mut tables = BTreeSet::new();
    for seed in 0..200 {
        let game = WorldWonders::from_scenario(&Scenario {
            players: 3,
            seed,
            ..Scenario::default()
        });
        let market = game.market();
        let stacks: Vec<&[Tile]> = market
            .stacks()
            .map(|stack| market.hidden_stack(stack))
            .collect();
        tables.insert(format!(
            "{stacks:?} {:?} {:?}",
            market.monument_row(),
            market.hidden_deck()
        ));
    }
    assert_eq!(tables.len(), 200);
}

#[test]
fn each_tile_and_each_monument_is_equally_likely_to_come_first() {
    let mut first = std::collections::BTreeMap::new();
    for seed in 0..2100 {
        let game = WorldWonders::from_scenario(&Scenario {
            seed,
            ..Scenario::default()
        });
        if let Some(tile) = game.market().tile(Stack::P5) {
            *first.entry(tile.to_string()).or_insert(0) += 1;
        }
        if let Some(monument) = game.market().monument_row()[0] {
            *first.entry(monument.id().to_owned()).or_insert(0) += 1;
        }
    }
    assert_eq!(first.len(), 10 + 21);
    for (name, count) in first {
        let expected = if name.starts_with("P5") { 210 } else { 100 };
        let range = expected * 7 / 10..expected * 13 / 10;
        assert!(range.contains(&count), "{name} {count}");
    }
}

#[test]
fn events_and_views_do_not_reveal_hidden_information() {
    for number in 0..10 {
        for state in states(&random_scenario(number), number).iter().step_by(13) {
            let seen = check_redaction(state, seat(1));
            // Which tiles and monuments are to come is known.
            for stack in state.market().stacks() {
                assert!(
                    seen.market()
                        .remaining_tiles(stack)
                        .eq(state.market().remaining_tiles(stack))
                );
            }
            let monuments =
                |game: &WorldWonders| game.market().remaining_monuments().collect::<Vec<_>>();
            assert_eq!(monuments(&seen), monuments(state));
        }
    }
}

#[test]
fn an_action_that_reveals_nothing_leads_to_the_same_view_whatever_is_to_come() {
    for number in 0..10 {
        for state in states(&random_scenario(number), number).iter().step_by(7) {
            // Only what ends a turn, begins the game, or buys a monument reveals.
            let revealing = check_reveals(state, seat(1), number);
            let may_reveal = |action: &Action| match action {
                Action::End | Action::LeaveRound | Action::Begin => true,
                Action::Buy(Item::Monument(_)) => state.rules_version() > 1,
                _ => false,
            };
            assert!(revealing.iter().all(may_reveal), "{revealing:?}");
        }
    }
}

#[test]
fn events_lead_to_the_new_state() {
    for number in 0..20 {
        let mut game = WorldWonders::from_scenario(&random_scenario(number));
        let mut rng = Rng::new(number, 7);
        let mut tracks = [[0; 3]; 5];
        let mut population = [0; 5];
        let mut pieces = [0; 5];
        while let Some(action) = pick(&actions(&game), &mut rng) {
            let mut events = Vec::new();
            game.apply_unchecked(action, &mut events);
            for event in events {
                match event {
                    Event::Produced { seat, steps } => {
                        for (track, step) in tracks[seat.index()].iter_mut().zip(steps) {
                            *track += step;
                        }
                    }
                    Event::Grew {
                        seat,
                        spaces,
                        population: now,
                    } => {
                        population[seat.index()] += spaces;
                        assert_eq!(population[seat.index()], now);
                    }
                    Event::Placed { seat, .. } => pieces[seat.index()] += 1,
                    _ => {}
                }
            }
            for seat in Seat::all(game.players()) {
                let city = game.city(seat);
                assert_eq!(city.tracks(), tracks[seat.index()]);
                assert_eq!(city.population(), population[seat.index()]);
                assert_eq!(city.pieces().len(), pieces[seat.index()]);
            }
        }
    }
}

/// A finished game of five players fits into a link of 1,900 characters of 6
/// bits each, with every action in as many whole bits as its list of legal
/// actions needs.
#[test]
fn a_finished_game_of_five_fits_a_link() {
    let mut longest = 0;
    for number in 0..60 {
        let scenario = random_scenario(5 * number + 4);
        let bits: u32 = states(&scenario, number)
            .iter()
            .map(|state| actions(state).len().next_power_of_two().trailing_zeros())
            .sum();
        longest = longest.max(bits / 6);
    }
    assert!(longest > 100, "{longest}");
    assert!(longest < 600, "{longest}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn playing_what_is_not_legal_never_panics(
        number in 0_u64..1000,
        played in prop::collection::vec(any::<prop::sample::Index>(), 1..300),
    ) {
        let every = every_action();
        let mut game = WorldWonders::from_scenario(&random_scenario(number));
        let mut rng = Rng::new(number, 7);
        for index in played {
            // In between something legal, so that it gets on.
            if let Some(action) = pick(&actions(&game), &mut rng) {
                game.apply_unchecked(action, &mut NullSink);
            }
            let action = every[index.index(every.len())];
            game.apply_unchecked(action, &mut Vec::new());
            let _ = game.placed_piece(action);
        }
        all_told(&game);
    }

    #[test]
    fn any_scenario_can_be_played_to_its_end(
        players in any::<u8>(),
        which in 0_u64..16,
        round in any::<u8>(),
        last_round in any::<u8>(),
        max_monuments in any::<u8>(),
        seed in any::<u64>(),
    ) {
        let scenario = Scenario {
            players,
            variant: variant(which),
            round,
            last_round,
            max_monuments,
            seed,
            ..Scenario::default()
        };
        let last = states(&scenario, seed).pop();
        prop_assert!(last.is_some_and(|state| state.end_reason().is_some()));
    }
}
