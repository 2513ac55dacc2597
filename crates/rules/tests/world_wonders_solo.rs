//! World Wonders: solo games against the automaton.

use crate::world_wonders_help;

use rules::game::{Game, NullSink};
use rules::games::world_wonders::{
    Action, CardItem, CityScenario, EndReason, Event, IllegalAction, Item, Monument, Phase,
    Scenario, SoloCard, Stack, Variant, WorldWonders,
};
use rules::rng::Rng;
use std::collections::BTreeSet;
use world_wonders_help::{
    actions, after, can, city, illegal, legal_text, monument, over, pick, pieces, points, ranks,
    take,
};

fn card(number: u8) -> SoloCard {
    match SoloCard::new(number) {
        Some(card) => card,
        None => unreachable!("card {number}"),
    }
}

/// A solo game after the starting road, with these cards first.
fn alone(cards: &[u8]) -> Scenario {
    Scenario {
        players: 1,
        cities: vec![CityScenario {
            pieces: pieces("long a11"),
            ..CityScenario::default()
        }],
        cards: cards.iter().map(|number| card(*number)).collect(),
        ..Scenario::default()
    }
}

fn begin(scenario: &Scenario) -> WorldWonders {
    after(&WorldWonders::from_scenario(scenario), "begin")
}

/// The cards of these events: number, section from 1 (0 for none), and the
/// items taken.
fn cards(events: &[Event]) -> Vec<(u8, u8, Vec<CardItem>)> {
    events
        .iter()
        .filter_map(|event| match event {
            Event::CardRevealed {
                card,
                section,
                taken,
                ..
            } => {
                let section = section.map_or(0, |section| section + 1);
                Some((card.number(), section, taken.iter().collect()))
            }
            _ => None,
        })
        .collect()
}

const fn tile(stack: Stack) -> CardItem {
    CardItem::Tile(stack)
}

mod table {
    use super::*;

    #[test]
    fn a_table_for_two_with_two_monuments_and_no_pedestals() {
        let game = WorldWonders::from_scenario(&Scenario {
            players: 1,
            variant: Variant {
                objectives: true,
                ..Variant::default()
            },
            ..Scenario::default()
        });
        assert_eq!(
            game.market().monument_row().into_iter().flatten().count(),
            2
        );
        assert_eq!(
            (game.market().long_roads(), game.market().short_sets()),
            (1, 1)
        );
        assert_eq!(game.objectives().count(), 0);
        let game = after(&game, "begin a11");
        for text in ["buy-first", "buy-second"] {
            assert_eq!(illegal(&game, text), Some(IllegalAction::NotForSale));
        }
        assert!(!game.is_for_sale(Item::FirstPedestal));
    }

    #[test]
    fn the_automaton_has_the_first_turn() {
        let mut game = WorldWonders::from_scenario(&Scenario {
            players: 1,
            cards: vec![card(1)],
            ..Scenario::default()
        });
        assert_eq!(
            (game.phase(), legal_text(&game).as_str()),
            (Phase::Begin, "begin")
        );
        assert_eq!(illegal(&game, "a11"), Some(IllegalAction::OtherPhase));
        let revealed = game.reveal_count();
        let events = take(&mut game, "begin");
        assert_eq!(cards(&events), [(1, 1, vec![tile(Stack::P5)])]);
        assert_eq!(game.reveal_count(), revealed + 1);
        assert_eq!(game.phase(), Phase::Start);
        assert_eq!(game.turn(), 1);
        take(&mut game, "a11");
        assert_eq!(illegal(&game, "buy-P5"), Some(IllegalAction::NotForSale));
        let last = game.automaton().and_then(|automaton| automaton.last());
        assert_eq!(last.map(|(card, _)| card.number()), Some(1));
    }

    #[test]
    fn with_more_players_there_is_no_automaton() {
        let game = WorldWonders::from_scenario(&Scenario::default());
        assert!(game.automaton().is_none());
        assert_eq!(illegal(&game, "begin"), Some(IllegalAction::OtherPhase));
    }
}

mod cards_of_the_automaton {
    use super::*;

    #[test]
    fn the_first_section_of_which_all_is_there() {
        // Card 2 after card 1: no P5, so L4.
        let mut game = begin(&alone(&[1, 2, 5, 8]));
        let events = take(&mut game, "buy-long-road e11 end");
        assert_eq!(cards(&events), [(2, 2, vec![tile(Stack::L4)])]);
        // O4 is there, the long road is not: all of the second section.
        let events = take(&mut game, "buy-tower a10 end");
        assert_eq!(
            cards(&events),
            [(5, 2, vec![tile(Stack::I3), CardItem::ShortRoads])]
        );
        assert!(!can(&game, "buy-short-roads") && !can(&game, "buy-I3"));
        // Neither L3 with short roads nor I3, and L4 is gone, too.
        let events = take(&mut game, "buy-I2 b10 end");
        assert_eq!(cards(&events), [(8, 0, vec![tile(Stack::L3)])]);
    }

    #[test]
    fn else_the_first_thing_that_is_left() {
        let mut game = begin(&alone(&[1, 2, 12]));
        take(&mut game, "buy-long-road e11 end");
        let events = take(&mut game, "buy-short-roads a9e b9e one-c10 end");
        assert_eq!(cards(&events), [(12, 0, vec![tile(Stack::I2)])]);
        assert_eq!(illegal(&game, "buy-I2"), Some(IllegalAction::NotForSale));
    }

    #[test]
    fn a_section_in_the_middle_is_taken_where_the_first_one_is_not_whole() {
        let second = |cards: &[u8], turn: &str| {
            let mut game = begin(&alone(cards));
            super::cards(&take(&mut game, turn))
        };
        // The second monument without the long road, the tower without the I2.
        assert_eq!(
            second(&[1, 14], "buy-long-road e11 end"),
            [(14, 2, vec![CardItem::SecondMonument])]
        );
        assert_eq!(
            second(&[1, 11], "buy-I2 a10 end"),
            [(11, 2, vec![CardItem::Tower])]
        );
        assert_eq!(
            second(&[1, 11], "buy-tower a10 end"),
            [(11, 3, vec![CardItem::LongRoad])]
        );
    }

    #[test]
    fn where_there_are_no_monuments_the_next_section_is_taken() {
        let mut scenario = alone(&[13]);
        scenario.max_monuments = 0;
        let mut game = WorldWonders::from_scenario(&scenario);
        let events = take(&mut game, "begin");
        assert_eq!(cards(&events), [(13, 2, vec![tile(Stack::P5)])]);
    }

    #[test]
    fn after_the_small_tiles_the_square_the_l_and_then_the_block() {
        // The automaton takes the corner, the line of 2 and the roads, the player
        // the line of 3 and the tower: nothing is left that card 11 shows.
        let mut game = begin(&alone(&[10, 12, 11]));
        take(&mut game, "buy-I3 b8e end");
        let events = take(&mut game, "buy-tower a10 end");
        assert_eq!(cards(&events), [(11, 0, vec![tile(Stack::O4)])]);
        // Without small tiles and the square card 5 shows nothing that is there,
        // and without the L neither does card 6, though a long road is left.
        let mut game = begin(&alone(&[10, 3, 5, 6]));
        take(&mut game, "buy-I3 b8e end");
        let events = take(&mut game, "buy-tower a10 end");
        assert_eq!(cards(&events), [(5, 0, vec![tile(Stack::L4)])]);
        let events = take(&mut game, "buy-short-roads e11 g11 one-i11 end");
        assert_eq!(cards(&events), [(6, 0, vec![tile(Stack::P5)])]);
        assert_eq!(game.market().long_roads(), 1);
    }

    #[test]
    fn after_all_tiles_roads_and_then_the_tower() {
        for (cards, turns, taken) in [
            (
                &[1, 2, 3, 4][..],
                "buy-I2 a9e end buy-I3 b8e end loan buy-L3 c9 end",
                CardItem::LongRoad,
            ),
            (
                &[10, 1, 2, 3],
                "buy-I3 b8e end loan buy-O4 c9 end buy-long-road e11 end",
                CardItem::ShortRoads,
            ),
            (
                &[1, 2, 3, 4, 9],
                "buy-long-road e11 end buy-short-roads a9e b9e one-c10 end
                 buy-I2 d10 end loan buy-L3 f9 end",
                CardItem::Tower,
            ),
        ] {
            let mut game = begin(&alone(cards));
            let events = take(&mut game, turns);
            let last = super::cards(&events).pop();
            let number = cards.last().copied().unwrap_or(0);
            assert_eq!(last, Some((number, 0, vec![taken])));
        }
    }

    #[test]
    fn what_it_took_is_there_again_in_the_next_round() {
        let mut scenario = alone(&[5, 11, 13]);
        scenario.cities[0].spent = 5;
        scenario.monuments = ["lighthouse", "roman-bridge"].map(monument).to_vec();
        scenario.tiles = ["O4-farm-FFF", "O4-temple-FCG", "I2-farm-F", "I2-temple-G"]
            .map(world_wonders_help::tile)
            .to_vec();
        let mut game = begin(&scenario);
        take(&mut game, "buy-short-roads a9e b9e one-c10 end");
        for text in ["buy-O4", "buy-I2", "buy-long-road", "buy-tower"] {
            assert_eq!(
                illegal(&game, text),
                Some(IllegalAction::NotForSale),
                "{text}"
            );
        }
        // Its first card there is a monument's, so that nothing else is gone.
        take(&mut game, "out");
        let market = game.market();
        assert_eq!(game.round(), 2);
        assert_eq!((market.long_roads(), market.short_sets()), (1, 1));
        assert!(market.tower() && market.stacks().all(|stack| market.tile(stack).is_some()));
        let shown = [Stack::O4, Stack::I2].map(|stack| market.tile(stack));
        let next = ["O4-temple-FCG", "I2-temple-G"].map(world_wonders_help::tile);
        assert_eq!(shown, next.map(Some));
    }

    #[test]
    fn nothing_if_nothing_is_left() {
        let mut scenario = alone(&[6, 1, 3, 10, 2]);
        scenario.monuments = ["lighthouse", "roman-bridge"].map(monument).to_vec();
        let mut game = begin(&scenario);
        take(
            &mut game,
            "buy-long-road e11 end buy-tower a10 end buy-I2 b10 end",
        );
        let events = take(&mut game, "loan buy-L3 e9 end");
        assert_eq!(cards(&events), [(2, 0, vec![])]);
        // One gold is left, and nothing to buy.
        assert_eq!(legal_text(&game), "out");
    }

    #[test]
    fn monuments_go_to_its_pile_and_are_replaced_at_once() {
        let mut scenario = alone(&[13, 14]);
        scenario.monuments = ["moai", "petra", "giza", "port"].map(monument).to_vec();
        let mut game = WorldWonders::from_scenario(&scenario);
        let row = |game: &WorldWonders| {
            let row = game.market().monument_row().into_iter().flatten();
            row.map(Monument::id).collect::<Vec<_>>()
        };
        let events = take(&mut game, "begin");
        assert_eq!(row(&game), ["giza", "petra"]);
        let monument = monument("giza");
        assert_eq!(events.last(), Some(&Event::MonumentRevealed { monument }));
        let events = take(&mut game, "buy-tower a10 end");
        assert_eq!(
            cards(&events),
            [(14, 1, vec![CardItem::SecondMonument, CardItem::LongRoad])]
        );
        assert_eq!(row(&game), ["giza", "port"]);
        let Some(automaton) = game.automaton() else {
            unreachable!("alone");
        };
        let monuments: Vec<&str> = automaton.monuments().map(Monument::id).collect();
        assert_eq!(monuments, ["petra", "moai"]);
        assert_eq!(automaton.monument_points(), 4);
        assert_eq!(game.market().long_roads(), 0);
    }

    #[test]
    fn where_the_deck_is_empty_they_count_what_is_left() {
        let mut scenario = alone(&[13, 14]);
        scenario.monuments = ["moai", "petra"].map(monument).to_vec();
        scenario.max_monuments = 2;
        let mut game = begin(&scenario);
        assert_eq!(
            game.market().monument_row()[0].map(Monument::id),
            Some("petra")
        );
        // There is no second one any more.
        let events = take(&mut game, "buy-tower a10 end");
        assert_eq!(cards(&events), [(14, 3, vec![tile(Stack::L4)])]);
    }

    #[test]
    fn a_card_comes_before_each_turn_and_none_after_the_last() {
        let mut scenario = alone(&[1, 2, 3, 4]);
        scenario.last_round = 2;
        scenario.cities[0].spent = 5;
        let mut game = begin(&scenario);
        // Gold is left: the automaton plays, then the player.
        assert_eq!(cards(&take(&mut game, "buy-long-road e11 end")).len(), 1);
        // The player's round ends, so does the automaton's; the new one begins
        // with it.
        let events = take(&mut game, "buy-short-roads a9e b9e one-c10 end");
        let round = events
            .iter()
            .position(|event| matches!(event, Event::Round { .. }));
        let card = events
            .iter()
            .position(|event| matches!(event, Event::CardRevealed { .. }));
        assert!(round < card && cards(&events).len() == 1);
        // To the end: one card with the end of each turn but the last.
        while let Some(&first) = actions(&game).first() {
            let mut events = Vec::new();
            assert_eq!(game.apply(first, &mut events), Ok(()));
            let ends = matches!(first, Action::End | Action::LeaveRound) && over(&game).is_none();
            assert_eq!(cards(&events).len(), usize::from(ends));
        }
        assert_eq!(over(&game), Some(EndReason::Rounds));
    }

    #[test]
    fn a_card_comes_even_if_the_player_can_then_buy_nothing() {
        let mut scenario = alone(&[1, 12]);
        scenario.cities = vec![city("r....")];
        scenario.cities[0].spent = 5;
        scenario.monuments = ["lighthouse", "roman-bridge"].map(monument).to_vec();
        scenario.tiles = Vec::new();
        let mut game = begin(&scenario);
        // One gold is left for a road, but the automaton takes them.
        let events = take(&mut game, "buy-long-road b1 end");
        assert_eq!(cards(&events), [(12, 3, vec![CardItem::ShortRoads])]);
        assert_eq!(legal_text(&game), "out");
        let events = take(&mut game, "out");
        assert_eq!((game.round(), cards(&events).len()), (2, 1));
    }

    #[test]
    fn all_fourteen_are_shuffled_again_when_none_is_left() {
        let mut orders = BTreeSet::new();
        for seed in 0..12 {
            let mut game = WorldWonders::from_scenario(&Scenario {
                players: 1,
                seed,
                ..Scenario::default()
            });
            let mut rng = Rng::new(seed, 7);
            let mut all = Vec::new();
            while let Some(action) = pick(&actions(&game), &mut rng) {
                let mut events = Vec::new();
                game.apply_unchecked(action, &mut events);
                all.extend(cards(&events).into_iter().map(|shown| shown.0));
                let left = game
                    .automaton()
                    .map(|automaton| automaton.remaining_count());
                let used = (all.len() + 13) % 14 + 1;
                assert_eq!(left, Some(if all.is_empty() { 14 } else { 14 - used }));
            }
            assert!(all.len() > 14, "{}", all.len());
            for pass in all.chunks(14) {
                assert_eq!(pass.iter().collect::<BTreeSet<_>>().len(), pass.len());
                orders.insert(pass.to_vec());
            }
        }
        assert!(orders.len() >= 24);
    }
}

mod the_end {
    use super::*;

    /// The last turn of a game with these resource tracks and this population.
    fn last(tracks: [u8; 3], population: u8, hard: bool, cards: &[u8]) -> WorldWonders {
        let mut scenario = alone(cards);
        scenario.round = 10;
        scenario.variant.hard = hard;
        scenario.monuments = ["moai", "petra", "giza", "port"].map(monument).to_vec();
        // A city without resources beside it.
        scenario.cities[0].pieces = pieces("single l11");
        scenario.cities[0].tracks = tracks;
        scenario.cities[0].population = population;
        scenario.cities[0].spent = 6;
        let game = after(&begin(&scenario), "buy-short-roads j11 l9e one-k10 end");
        assert_eq!(over(&game), Some(EndReason::Rounds));
        game
    }

    #[test]
    fn won_and_lost() {
        // Nine rings and the least resource against the sum of all.
        let won = last([1, 1, 1], 12, false, &[1]);
        assert_eq!(
            (points(&won), won.target(), ranks(&won)),
            (vec![10], 3, vec![1])
        );
        let lost = last([5, 5, 5], 6, false, &[1]);
        assert_eq!(
            (points(&lost), lost.target(), ranks(&lost)),
            (vec![8], 15, vec![2])
        );
        // As many are not more.
        let even = last([4, 4, 5], 12, false, &[1]);
        assert_eq!(
            (points(&even), even.target(), ranks(&even)),
            (vec![13], 13, vec![2])
        );
    }

    #[test]
    fn in_the_hard_game_its_monuments_count() {
        // It takes the Moai: two points.
        let easy = last([3, 3, 4], 12, false, &[13]);
        assert_eq!(
            (points(&easy), easy.target(), ranks(&easy)),
            (vec![12], 10, vec![1])
        );
        let hard = last([3, 3, 4], 12, true, &[13]);
        assert_eq!(
            (points(&hard), hard.target(), ranks(&hard)),
            (vec![12], 12, vec![2])
        );
        let hard = last([3, 3, 3], 12, true, &[13]);
        assert_eq!((hard.target(), ranks(&hard)), (11, vec![1]));
    }

    #[test]
    fn a_full_population_ends_it_with_the_round() {
        let mut scenario = alone(&[2]);
        scenario.cities[0].tracks = [2, 2, 2];
        scenario.cities[0].population = 12;
        scenario.cities[0].spent = 5;
        let game = begin(&scenario);
        let game = after(&game, "buy-I2 a10 end");
        assert_eq!(
            (over(&game), game.round()),
            (Some(EndReason::Population), 1)
        );
    }

    #[test]
    fn solo_games_are_won_and_lost() {
        let mut places = BTreeSet::new();
        for seed in 0..300 {
            let mut game = WorldWonders::from_scenario(&Scenario {
                players: 1,
                seed,
                variant: Variant {
                    hard: seed % 2 == 1,
                    ..Variant::default()
                },
                ..Scenario::default()
            });
            let mut rng = Rng::new(seed, 7);
            while let Some(action) = pick(&actions(&game), &mut rng) {
                game.apply_unchecked(action, &mut NullSink);
            }
            let won = points(&game)[0] > game.target();
            assert_eq!(ranks(&game), [if won { 1 } else { 2 }]);
            places.insert((won, seed % 2));
        }
        for seen in [(false, 0), (false, 1), (true, 0)] {
            assert!(places.contains(&seen), "{seen:?}");
        }
    }
}
