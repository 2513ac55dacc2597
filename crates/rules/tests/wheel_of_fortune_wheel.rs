//! Wheel of Fortune: the pig, the events, the crowns and the plague, as scripts
//! with forced draws.

use crate::wheel_of_fortune_help;

use rules::game::Game;
use rules::games::wheel_of_fortune::{
    Event, FollowerSpot, IllegalAction, Phase, Sector, WheelOfFortune,
};
use rules::{PerSeat, Seat};
use wheel_of_fortune_help::{
    actions, after, feature, gains, illegal, legal_text, pig_moves, play, play_in, points,
    points_given, random_scenario, scenario, seat, states, supplies, take,
};

mod events {
    use super::*;

    #[test]
    fn a_tile_without_a_number_does_not_move_the_pig() {
        let (game, events) = play_in(&scenario(2, "W 2,-1n\nB"), "W 2,-1n\nB");
        assert!(pig_moves(&events).is_empty());
        assert_eq!(
            (game.wheel().pig(), points_given(&game)),
            (Sector::Fortune, vec![0, 0])
        );
    }

    #[test]
    fn the_number_counts_when_the_tile_is_drawn_even_the_first_one() {
        let mut game = WheelOfFortune::from_scenario(&scenario(3, "U-3"));
        assert_eq!(
            (game.phase(), legal_text(&game).as_str()),
            (Phase::Draw, "draw")
        );
        assert_eq!((game.reveal_count(), game.drawn()), (0, None));
        let events = take(&mut game, "draw");
        assert_eq!(pig_moves(&events), [(3, Sector::Storm)]);
        assert_eq!(points_given(&game), [7, 7, 7]);
        assert_eq!((game.phase(), game.reveal_count()), (Phase::Place, 1));
    }

    #[test]
    fn fortune_scores_for_the_active_player_alone() {
        // Three and three are once around.
        let script = "
            U-3 2,-1e
            U-3";
        let game = play(3, script);
        assert_eq!(game.wheel().pig(), Sector::Fortune);
        assert_eq!(points_given(&game), [7, 7 + 3, 7]);
    }

    #[test]
    fn passed_sectors_do_nothing() {
        let script = "
            W 2,-1n crown-taxes
            B 4,0n crown-famine
            B 5,0n cloister
            U-3";
        let game = play(2, script);
        // Only the storm happens: five and six followers in supply.
        assert_eq!(points_given(&game), [5, 6]);
        assert_eq!(game.wheel().followers_on(Sector::Taxes).count(), 1);
        assert_eq!(game.wheel().followers_on(Sector::Famine).count(), 1);
    }

    #[test]
    fn taxes_count_knights_without_majority_in_every_city_alone() {
        let script = "
            F 0,-1e city-E
            M 0,4n city-N
            E 4,2w
            E 4,1n city-N
            U-1";
        // The second player's cities: with a pennant, and without.
        let game = play(2, script);
        assert_eq!(points_given(&game), [2, 2 + 1]);
    }

    #[test]
    fn each_monk_scores_two_in_the_inquisition() {
        let script = "
            B 4,0n cloister
            B 5,0n cloister
            B 6,0n cloister
            U-2 2,-1e
            V-2";
        let game = play(2, script);
        assert_eq!(game.wheel().pig(), Sector::Inquisition);
        assert_eq!(points_given(&game), [4, 2]);
    }

    #[test]
    fn the_storm_counts_the_supply_before_followers_return_from_crowns() {
        let script = "
            W 2,-1n crown-storm
            B 4,0n crown-storm
            B 5,0n
            U-3";
        let (game, events) = play_in(&scenario(2, script), script);
        assert_eq!(
            gains(&events),
            ["1: 6 storm", "2: 6 storm", "1: 3 crown", "2: 3 crown"]
        );
        assert_eq!(supplies(&game), [7, 7]);
    }

    #[test]
    fn after_a_whole_stack_the_pig_is_back_where_it_began() {
        for number in 0..24 {
            let last = states(&random_scenario(number), number).pop();
            let pig = last.map(|state| state.wheel().pig());
            assert_eq!(pig, Some(Sector::Fortune));
        }
    }
}

mod crowns {
    use super::*;

    #[test]
    fn each_crown_holds_one_follower_even_in_the_sector_of_the_pig() {
        let script = "
            W 2,-1n crown-fortune
            B 4,0n crown-taxes
            B 5,0n crown-taxes
            B 6,0n";
        let game = play(2, script);
        for full in ["crown-fortune", "crown-taxes"] {
            assert_eq!(illegal(&game, full), Some(IllegalAction::CrownsTaken));
        }
        assert!(
            legal_text(&game)
                .ends_with("crown-famine crown-storm crown-inquisition crown-plague end")
        );
        let seats: Vec<Seat> = game.wheel().followers_on(Sector::Taxes).collect();
        assert_eq!(seats, [seat(2), seat(1)]);
        // It does not score where the pig stands, but when it comes again.
        assert_eq!(points_given(&game), [0, 0]);
        let script = "
            W 2,-1n crown-fortune
            U-3 2,-2n
            U-3";
        let game = play(2, script);
        assert_eq!(points_given(&game), [6 + 3 + 3, 7]);
        assert_eq!(supplies(&game), [7, 7]);
    }

    #[test]
    fn a_follower_returned_from_a_crown_can_be_deployed_in_the_same_turn() {
        let script = "
            W 2,-1n crown-taxes
            B 4,0n
            U-1 2,-2n crown-taxes";
        let game = play(2, script);
        assert_eq!(points_given(&game), [6, 0]);
        assert_eq!(supplies(&game), [6, 7]);
    }

    #[test]
    fn a_single_follower_scores_six_where_there_are_two_crowns_and_three_where_there_is_one() {
        let storm = "
            W 2,-1n crown-storm
            U-3";
        let (game, events) = play_in(&scenario(2, storm), storm);
        assert_eq!(gains(&events), ["1: 6 storm", "2: 7 storm", "1: 6 crown"]);
        assert_eq!(supplies(&game), [7, 7]);
        let inquisition = "
            W 2,-1n crown-inquisition
            U-1 2,-2n
            V-3";
        let (game, events) = play_in(&scenario(2, inquisition), inquisition);
        assert_eq!(gains(&events), ["1: 3 crown"]);
        assert_eq!(supplies(&game), [7, 7]);
    }

    #[test]
    fn followers_on_crowns_score_nothing_at_the_end() {
        let script = "
            W 2,-1n crown-storm
            B 4,0n crown-plague";
        let game = wheel_of_fortune_help::play_out(2, script);
        assert_eq!(points_given(&game), [0, 0]);
        assert_eq!(game.followers().count(), 2);
    }
}

mod plague {
    use super::*;

    /// Followers of the first two players on tiles; the third has one on a crown
    /// of the plague. Then the pig stops there in the first player's turn.
    const SCRIPT: &str = "
        B 4,0n cloister
        B 4,1n cloister
        B 5,0n crown-plague
        B 5,1n cloister
        U-2 2,-1e
        E 6,0n
        V-3";

    #[test]
    fn all_players_return_a_follower_in_turn_before_the_crowns_score() {
        let (mut game, events) = play_in(&scenario(3, SCRIPT), SCRIPT);
        assert_eq!(
            pig_moves(&events),
            [(2, Sector::Famine), (3, Sector::Plague)]
        );
        assert_eq!(game.phase(), Phase::Plague { offset: 0 });
        assert_eq!((game.to_act(), game.active()), (Some(seat(1)), seat(1)));
        assert_eq!(legal_text(&game), "home-4,0 home-5,1");
        assert_eq!(supplies(&game), [5, 6, 6]);
        assert_eq!(
            illegal(&game, "home-4,1"),
            Some(IllegalAction::NotYourFollower)
        );
        assert_eq!(
            illegal(&game, "home-5,0"),
            Some(IllegalAction::NotYourFollower)
        );
        assert_eq!(
            illegal(&game, "home-0,0"),
            Some(IllegalAction::NotYourFollower)
        );
        assert_eq!(
            illegal(&game, "home-9,9"),
            Some(IllegalAction::NotYourFollower)
        );
        assert_eq!(illegal(&game, "end"), Some(IllegalAction::WrongPhase));
        let turn = game.turn();
        take(&mut game, "home-5,1");
        // The second player decides even with a single follower to return.
        assert_eq!((game.to_act(), game.active()), (Some(seat(2)), seat(1)));
        assert_eq!(legal_text(&game), "home-4,1");
        assert_eq!(points_given(&game), [0, 0, 0]);
        let events = take(&mut game, "home-4,1");
        // The third has none on a tile, and the one on the crown scores.
        assert!(matches!(events[1], Event::Spared { seat: player } if player == seat(3)));
        assert_eq!(gains(&events), ["3: 6 crown"]);
        assert_eq!((game.to_act(), game.phase()), (Some(seat(1)), Phase::Place));
        assert_eq!(game.turn(), turn);
        assert_eq!(points_given(&game), [0, 0, 6]);
        assert_eq!(supplies(&game), [6, 7, 7]);
        assert_eq!(
            feature(&game, 5, 1, "cloister").followers.as_slice(),
            [0, 0, 0]
        );
        assert_eq!(
            feature(&game, 4, 0, "cloister").followers.as_slice(),
            [1, 0, 0]
        );
    }

    #[test]
    fn it_begins_with_the_active_player() {
        let script = SCRIPT.replace("        E 6,0n\n", "");
        let (game, _) = play_in(&scenario(3, &script), &script);
        // The third player draws; none of their followers is on a tile.
        assert_eq!((game.active(), game.to_act()), (seat(3), Some(seat(1))));
        assert_eq!(game.phase(), Phase::Plague { offset: 1 });
        let next = after(&game, "home-4,0");
        assert_eq!(
            (next.to_act(), next.phase()),
            (Some(seat(2)), Phase::Plague { offset: 2 })
        );
        let last = after(&next, "home-4,1");
        assert_eq!((last.to_act(), last.phase()), (Some(seat(3)), Phase::Place));
    }

    #[test]
    fn a_returned_follower_scores_nothing_and_frees_the_feature() {
        let script = "
            W 2,-1n road-E
            B 4,0n
            U-2 2,-2n
            B 4,1n
            V-3 home-2,-1 3,-1e";
        let game = play(2, script);
        // The road from the first tile is free again: it can be claimed again.
        assert_eq!(points_given(&game), [0, 0]);
        assert_eq!(supplies(&game), [7, 7]);
        assert!(legal_text(&game).starts_with("road-S"));
    }

    #[test]
    fn knights_and_farmers_can_be_returned_too() {
        let script = "
            F 0,-1e city-E
            B 4,0n field-NL
            B -1,0n field-NL
            U-2 2,-1e
            V-3";
        let game = play(2, script);
        // A knight or a farmer, as the first player likes.
        assert_eq!(legal_text(&game), "home-0,-1 home--1,0");
        let followers_on = |game: &WheelOfFortune, column, row, name| {
            let followers = feature(game, column, row, name).followers;
            followers.as_slice().to_vec()
        };
        let game = after(&game, "home-0,-1");
        assert_eq!(followers_on(&game, 0, -1, "city-E"), [0, 0]);
        assert_eq!(followers_on(&game, -1, 0, "field-NL"), [1, 0]);
        // The second player has but a farmer.
        assert_eq!(legal_text(&game), "home-4,0");
        let game = after(&game, "home-4,0");
        assert_eq!(followers_on(&game, 4, 0, "field-NL"), [0, 0]);
        assert_eq!(
            (points_given(&game), supplies(&game)),
            (vec![0, 0], vec![6, 7])
        );
    }

    #[test]
    fn players_without_followers_on_tiles_are_spared() {
        let script = "
            W 2,-1n crown-plague
            U-2 2,-2n
            V-3";
        let (game, events) = play_in(&scenario(2, script), script);
        let spared = events.iter().filter(|e| matches!(e, Event::Spared { .. }));
        assert_eq!(spared.count(), 2);
        assert_eq!(points_given(&game), [6, 0]);
        assert_eq!(game.phase(), Phase::Place);
    }

    #[test]
    fn cells_are_listed_row_by_row() {
        let script = "
            B 4,1n cloister
            U-2 2,-1e
            B -1,0n cloister
            E 1,4s
            W 2,-2n road-E
            E 2,4s
            V-3";
        let game = play(2, script);
        let homes = "home-2,-2 home--1,0 home-4,1";
        // Seven turns: the first player's again.
        assert_eq!(legal_text(&game), homes);
        assert!(
            actions(&game)
                .iter()
                .all(|action| game.check_action(*action).is_ok())
        );
    }
}

mod forecast {
    use super::*;

    fn values_of(values: PerSeat<u16>) -> Vec<u16> {
        values.as_slice().to_vec()
    }

    #[test]
    fn it_predicts_sector_points_and_plague() {
        let script = "
            F 0,-1e city-E
            B 4,0n cloister
            B 5,0n crown-taxes
            B 5,1n crown-plague";
        let game = play(2, script);
        let one = game.forecast(1, seat(1));
        assert_eq!(
            (one.sector, values_of(one.event), values_of(one.crowns)),
            (Sector::Taxes, vec![2, 0], vec![6, 0])
        );
        let two = game.forecast(2, seat(1));
        assert_eq!(
            (two.sector, values_of(two.event)),
            (Sector::Famine, vec![0, 0])
        );
        let three = game.forecast(3, seat(1));
        assert_eq!(
            (three.sector, values_of(three.event)),
            (Sector::Storm, vec![5, 5])
        );
        let round = game.forecast(6, seat(2));
        assert_eq!(
            (round.sector, values_of(round.event)),
            (Sector::Fortune, vec![0, 3])
        );
        let five = game.forecast(5, seat(1));
        assert_eq!(
            (five.sector, values_of(five.crowns)),
            (Sector::Plague, vec![0, 6])
        );
        assert_eq!(five.plague.as_slice(), [true, true]);
        assert_eq!(one.plague.as_slice(), [false, false]);
    }

    #[test]
    fn it_agrees_with_the_next_draw() {
        let mut compared = 0;
        for number in 0..16 {
            let all = states(&random_scenario(number), number + 50);
            for pair in all.windows(2) {
                let (before, then) = (&pair[0], &pair[1]);
                // A turn that ends without points, and one tile that has a place.
                let one = then.turn() == before.turn() + 1
                    && then.reveal_count() == before.reveal_count() + 1;
                if !one || then.phase() != Phase::Place || !before.end_of_turn_scores().is_empty() {
                    continue;
                }
                let Some(steps) = then.drawn().and_then(|tile| tile.number()) else {
                    continue;
                };
                let forecast = before.forecast(steps, then.active());
                assert_eq!(forecast.sector, then.wheel().pig());
                for player in Seat::all(before.players()) {
                    let gained = then.points(player) - before.points(player);
                    assert_eq!(
                        forecast.event[player] + forecast.crowns[player],
                        gained,
                        "{number}"
                    );
                }
                compared += 1;
            }
        }
        assert!(compared > 100, "{compared}");
    }
}

#[test]
fn end_of_turn_scores_are_those_of_the_end_action() {
    let mut some = 0;
    for number in 0..16 {
        for state in states(&random_scenario(number), number) {
            if !matches!(state.phase(), Phase::Deploy | Phase::End) || state.end_reason().is_some()
            {
                continue;
            }
            let mut events = Vec::new();
            let mut then = state.clone();
            let due: Vec<_> = state.end_of_turn_scores();
            assert_eq!(
                then.apply(rules::games::wheel_of_fortune::Action::End, &mut events),
                Ok(())
            );
            let completed: Vec<_> = events
                .iter()
                .filter_map(|event| match event {
                    Event::Gained {
                        seat,
                        points,
                        gain: rules::games::wheel_of_fortune::Gain::Completed { feature },
                    } => Some((*seat, *points, *feature)),
                    _ => None,
                })
                .collect();
            assert_eq!(due, completed);
            some += due.len();
        }
    }
    assert!(some > 40, "{some}");
    // Nothing is scored before the tile is placed.
    assert!(play(2, "E").end_of_turn_scores().is_empty());
    assert_eq!(play(2, "E 0,-1s city-N").end_of_turn_scores().len(), 1);
}

#[test]
fn deployed_followers_are_listed() {
    let game = play(2, "W 2,-1n crown-taxes\nB 4,0n cloister\nB 4,1n");
    let out: Vec<(Seat, FollowerSpot)> = game.followers().collect();
    assert_eq!(out.len(), 2);
    assert!(matches!(out[0], (player, FollowerSpot::Tile { .. }) if player == seat(2)));
    let sector = Sector::Taxes;
    assert_eq!(out[1], (seat(1), FollowerSpot::Crown { sector }));
    assert_eq!(points(&game), [0, 1 + 2 + 1]);
}
