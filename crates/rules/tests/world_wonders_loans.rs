//! World Wonders: loans, and turns without a purchase.

use crate::world_wonders_help;

use rules::game::Game;
use rules::games::world_wonders::{Event, IllegalAction, Phase, Scenario, WorldWonders};
use world_wonders_help::{
    after, can, cell, cells, city, city_with_starting_road, gold, illegal, legal_text, monument,
    scenario_for, scenario_with, seat, start, take, tile,
};

mod loans {
    use super::*;

    /// Round 3, with gold left and with or without a loan.
    fn with(gold: u8, loan: Option<u8>) -> WorldWonders {
        let mut scenario = scenario_for(2);
        scenario.round = 3;
        scenario.cities[0].spent = 7 - gold;
        scenario.cities[0].loan = loan;
        start(&scenario)
    }

    #[test]
    fn a_loan_is_two_more_gold_for_this_round() {
        let mut game = with(7, None);
        let events = take(&mut game, "loan");
        assert_eq!(events, [Event::Loan { seat: seat(1) }]);
        assert_eq!((gold(&game)[0], game.city(seat(1)).loan()), (9, Some(3)));
        // Nine gold can be spent: 5 and 4.
        take(&mut game, "buy-P5");
        let place = legal_text(&game).split(' ').next().unwrap_or("").to_owned();
        take(&mut game, &format!("{place} end buy-first end buy-O4"));
        assert_eq!(gold(&game)[0], 0);
    }

    #[test]
    fn something_must_be_bought_in_a_turn_with_a_loan() {
        let game = after(&with(7, None), "loan");
        assert_eq!(game.phase(), Phase::Buy);
        for (text, reason) in [
            ("loan", IllegalAction::OneLoanATurn),
            ("repay", IllegalAction::OneLoanATurn),
            ("out", IllegalAction::MustBuy),
            ("end", IllegalAction::OtherPhase),
        ] {
            assert_eq!(illegal(&game, text), Some(reason), "{text}");
        }
    }

    #[test]
    fn one_loan_at_a_time() {
        let mut game = with(7, None);
        take(&mut game, "loan buy-first end buy-second end");
        assert_eq!(illegal(&game, "loan"), Some(IllegalAction::HasLoan));
        assert_eq!(
            illegal(&with(7, Some(1)), "loan"),
            Some(IllegalAction::HasLoan)
        );
    }

    #[test]
    fn it_is_paid_off_in_a_later_round_for_three() {
        assert_eq!(
            illegal(&with(7, Some(3)), "repay"),
            Some(IllegalAction::LoanTakenThisRound)
        );
        assert_eq!(
            illegal(&with(7, None), "repay"),
            Some(IllegalAction::NoLoan)
        );
        let mut game = with(7, Some(2));
        let events = take(&mut game, "repay");
        assert_eq!(events, [Event::Repaid { seat: seat(1) }]);
        assert_eq!((gold(&game)[0], game.city(seat(1)).loan()), (4, None));
        // It was spent, so there is no way around it.
        assert_eq!(illegal(&game, "loan"), Some(IllegalAction::OneLoanATurn));
        assert_eq!(
            illegal(&game, "buy-P5"),
            Some(IllegalAction::NotEnoughGold { cost: 5, gold: 4 })
        );
        take(&mut game, "buy-long-road e11 end buy-first end");
        // In a later turn there may be another one.
        take(&mut game, "loan");
        assert_eq!((gold(&game)[0], game.city(seat(1)).loan()), (5, Some(3)));
    }

    #[test]
    fn repaying_with_the_last_gold_needs_no_purchase() {
        let mut game = with(3, Some(2));
        take(&mut game, "repay");
        assert_eq!((legal_text(&game), gold(&game)[0]), ("end".to_owned(), 0));
        take(&mut game, "end buy-long-road e11 end");
        assert_eq!(game.to_act(), Some(seat(2)));
        let poor = with(2, Some(2));
        assert_eq!(
            illegal(&poor, "repay"),
            Some(IllegalAction::NotEnoughGold { cost: 3, gold: 2 })
        );
    }

    #[test]
    fn gold_of_a_loan_does_not_last_until_the_next_round() {
        let mut scenario = scenario_for(2);
        scenario.cities[0].spent = 6;
        scenario.cities[1].spent = 6;
        let mut game = start(&scenario);
        take(&mut game, "loan buy-I3");
        let place = legal_text(&game).split(' ').next().unwrap_or("").to_owned();
        take(&mut game, &format!("{place} end buy-first end"));
        assert_eq!((game.round(), gold(&game)), (2, vec![7, 7]));
        assert_eq!(game.city(seat(1)).loan(), Some(1));
    }

    #[test]
    fn the_first_turn_may_have_one_after_the_starting_road() {
        let mut game = start(&Scenario {
            order: vec![seat(1), seat(2)],
            ..Scenario::default()
        });
        take(&mut game, "a11 loan");
        assert_eq!((gold(&game), game.phase()), (vec![9, 7], Phase::Buy));
        take(&mut game, "buy-long-road e11 end");
        assert_eq!((gold(&game)[0], game.city(seat(1)).loan()), (8, Some(1)));
    }

    #[test]
    fn what_is_left_of_it_is_there_in_later_turns_of_the_round() {
        let mut game = with(7, None);
        for (turns, left) in [
            ("loan buy-first end buy-second end", 8),
            ("buy-long-road e11 end buy-tower a10 end", 7),
            ("buy-I2 a10 end buy-short-roads e11 g11 one-i11 end", 5),
        ] {
            take(&mut game, turns);
            assert_eq!(gold(&game)[0], left, "{turns}");
        }
        take(&mut game, "buy-P5");
        assert_eq!(gold(&game)[0], 0);
    }

    #[test]
    fn an_unpaid_loan_costs_two_points() {
        let points = |loan| with(7, loan).score().points[seat(1)];
        assert_eq!(points(None) - points(Some(2)), 2);
        let repaid = after(&with(7, Some(2)), "repay").score().points[seat(1)];
        assert_eq!(repaid, points(None));
    }
}

mod without_purchase {
    use super::*;

    /// The first player has this city, little gold, and a loan or none; the
    /// market is empty except for these items.
    fn stuck(drawing: &str, gold: u8, loan: Option<u8>) -> WorldWonders {
        stuck_under(3, drawing, gold, loan)
    }

    /// The same under a version of the rules.
    fn stuck_under(version: u16, drawing: &str, gold: u8, loan: Option<u8>) -> WorldWonders {
        let tiles = "I2-farm-F I2-farm-F";
        stuck_with(version, drawing, gold, loan, tiles, "buy-long-road e11")
    }

    /// The same with these tiles, which are face up for the second time, after
    /// this turn of the other player.
    fn stuck_with(
        version: u16,
        drawing: &str,
        gold: u8,
        loan: Option<u8>,
        tiles: &str,
        other: &str,
    ) -> WorldWonders {
        let mut scenario = scenario_with(city(drawing));
        scenario.rules_version = version;
        scenario.round = 2;
        scenario.cities[0].spent = 6 - gold;
        scenario.cities[0].loan = loan;
        scenario.cities.push(city_with_starting_road());
        scenario.tiles = tiles.split_whitespace().map(tile).collect();
        scenario.monuments = ["lighthouse", "moai", "roman-bridge"]
            .map(monument)
            .to_vec();
        let mut game = start(&scenario);
        // The pedestal was the last thing.
        take(&mut game, &format!("buy-first end {other} end"));
        assert_eq!(super::gold(&game)[0], gold);
        game
    }

    #[test]
    fn a_player_who_can_buy_nothing_is_out_of_the_round() {
        let mut game = stuck("r", 4, None);
        // No loan would help.
        assert_eq!(legal_text(&game), "out");
        assert_eq!(illegal(&game, "loan"), Some(IllegalAction::LoanBuysNothing));
        let events = take(&mut game, "out");
        assert_eq!(
            events,
            [Event::LeftRound {
                seat: seat(1),
                gold: 4
            }]
        );
        assert_eq!((gold(&game)[0], game.to_act()), (0, Some(seat(2))));
        take(&mut game, "buy-I3 a8e end");
        assert_eq!(game.to_act(), Some(seat(2)));
    }

    #[test]
    fn passing_is_illegal_while_a_purchase_is_possible() {
        assert_eq!(
            illegal(&start(&scenario_for(2)), "out"),
            Some(IllegalAction::MustBuy)
        );
    }

    #[test]
    fn passing_is_illegal_while_a_pedestal_can_be_bought() {
        let mut scenario = scenario_with(city("r"));
        scenario.cities[0].spent = 5;
        scenario.cities.push(city_with_starting_road());
        let mut game = start(&scenario);
        assert_eq!(legal_text(&game), "buy-first buy-second loan");
        assert_eq!(illegal(&game, "out"), Some(IllegalAction::MustBuy));
        // One of them is enough, too; with one, the other is not to be had.
        scenario.order = vec![seat(2), seat(1)];
        game = after(&start(&scenario), "buy-first end");
        assert_eq!(legal_text(&game), "buy-second loan");
        assert_eq!(illegal(&game, "out"), Some(IllegalAction::MustBuy));
        take(&mut game, "buy-second end buy-long-road e11 end");
        assert_eq!(legal_text(&game), "out");
    }

    #[test]
    fn a_loan_may_make_a_purchase_possible() {
        // Roads do not hang on a farm; one gold buys nothing, three a tower.
        let mut game = stuck("FF..", 1, None);
        assert_eq!(legal_text(&game), "loan out");
        take(&mut game, "loan");
        assert_eq!(legal_text(&game), "buy-tower");
        take(&mut game, "buy-tower c1 end");
        assert_eq!(gold(&game)[0], 1);
    }

    #[test]
    fn a_loan_may_make_a_building_possible() {
        // The other one has the tower, and roads do not hang on a farm. Beside
        // it the farm of three fits, but not the market of two.
        let stuck = |drawing: &str| {
            let tiles = "I2-market-C I2-market-C I3-farm-FF I3-farm-FG";
            stuck_with(3, drawing, 1, None, tiles, "buy-tower a10")
        };
        let mut game = stuck("FF...");
        assert_eq!(legal_text(&game), "loan out");
        take(&mut game, "loan");
        assert_eq!(legal_text(&game), "buy-I3");
        take(&mut game, "buy-I3 c1");
        assert_eq!((gold(&game)[0], legal_text(&game).as_str()), (0, "end"));
        // Without room for it a loan is of no use.
        let game = stuck("FF..");
        assert_eq!(legal_text(&game), "out");
        assert_eq!(illegal(&game, "loan"), Some(IllegalAction::LoanBuysNothing));
    }

    #[test]
    fn a_loan_may_be_paid_off_even_so() {
        let mut game = stuck("r", 4, Some(1));
        assert_eq!(legal_text(&game), "repay out");
        take(&mut game, "repay");
        assert_eq!((gold(&game)[0], legal_text(&game).as_str()), (1, "out"));
        let mut game = stuck("r", 3, Some(1));
        take(&mut game, "repay");
        assert_eq!(legal_text(&game), "end");
        assert_eq!(legal_text(&stuck("r", 2, Some(1))), "out");
        // One taken in this round cannot be.
        assert_eq!(legal_text(&stuck("r", 4, Some(2))), "out");
    }

    #[test]
    fn a_loan_need_not_be_taken() {
        let mut game = stuck("FF.", 1, None);
        assert_eq!(legal_text(&game), "loan out");
        take(&mut game, "out");
        assert_eq!((gold(&game)[0], game.city(seat(1)).loan()), (0, None));
        assert_eq!(game.to_act(), Some(seat(2)));
    }

    /// Rulebook, "Actions": "during that turn the player must also purchase an item from the
    /// list above (unless they spent all their remaining Gold in the act of paying off their
    /// Loan)".
    #[test]
    fn a_loan_is_not_paid_off_with_the_gold_for_the_purchase() {
        // A tower costs 2, and 1 gold would be left.
        let game = stuck("FF.", 4, Some(1));
        assert_eq!(legal_text(&game), "buy-tower");
        let reason = IllegalAction::RepayingBuysNothing;
        assert_eq!(illegal(&game, "repay"), Some(reason));
        assert_eq!(illegal(&game, "out"), Some(IllegalAction::MustBuy));
        // With 2 gold left the tower can be bought, and must be.
        let mut game = stuck("FF.", 5, Some(1));
        assert_eq!(legal_text(&game), "buy-tower repay");
        take(&mut game, "repay");
        assert_eq!(legal_text(&game), "buy-tower");
        // The last gold may be spent on the loan.
        let mut game = stuck("FF.", 3, Some(1));
        assert_eq!(legal_text(&game), "buy-tower repay");
        take(&mut game, "repay");
        assert_eq!((gold(&game)[0], legal_text(&game).as_str()), (0, "end"));
    }

    #[test]
    fn under_earlier_rules_a_player_who_can_buy_nothing_after_repaying_is_out() {
        for version in [1, 2] {
            let mut game = stuck_under(version, "FF.", 4, Some(1));
            assert_eq!(legal_text(&game), "buy-tower repay");
            take(&mut game, "repay");
            assert_eq!((gold(&game)[0], legal_text(&game).as_str()), (1, "out"));
            take(&mut game, "out");
            assert_eq!((gold(&game)[0], game.to_act()), (0, Some(seat(2))));
        }
    }

    #[test]
    fn gold_of_a_loan_that_cannot_be_spent_is_gone() {
        let mut game = stuck("FF.", 4, None);
        take(&mut game, "loan buy-tower c1 end buy-P5 a8 end");
        assert_eq!(
            (gold(&game), legal_text(&game)),
            (vec![4, 1], "out".to_owned())
        );
        take(&mut game, "out buy-second end");
        assert_eq!((game.round(), gold(&game)), (3, vec![7, 7]));
        assert_eq!(game.city(seat(1)).loan(), Some(2));
    }

    #[test]
    fn a_city_without_room_for_the_starting_road_begins_without() {
        // Not on any map of the game, but nothing may stop it.
        let mut scenario = city(&"............\n".repeat(11));
        if let Some(map) = &mut scenario.map {
            map.water = cells("a11 b11 c11 d11 e11 f11 g11 h11 i11 j11 k11 l11");
        }
        let game = start(&scenario_with(scenario));
        assert_eq!(game.phase(), Phase::Buy);
        assert!(!game.city(seat(1)).occupied().has(cell("a11")));
        assert!(can(&game, "buy-first"));
    }
}
