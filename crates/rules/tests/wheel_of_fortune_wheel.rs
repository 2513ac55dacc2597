//! Wheel of Fortune: the pig, the events, the crowns and the plague, as scripts
//! with forced draws.

use crate::wheel_of_fortune_help;

use rules::game::Game;
use rules::games::wheel_of_fortune::{
    Event, FollowerSpot, IllegalAction, Phase, Sector, WheelOfFortune,
};
use rules::{PerSeat, Seat};
use wheel_of_fortune_help::{
    actions, after, at_home, feature, gains, given, legal_text, play, play_in, points,
    random_scene, refused, scene, seat, states, take, ways,
};

mod events {
    use super::*;

    #[test]
    fn a_tile_without_a_number_moves_nothing() {
        let (game, events) = play_in(&scene(2, "W 2,-1n\nB"), "W 2,-1n\nB");
        assert!(ways(&events).is_empty());
        assert_eq!(
            (game.wheel().pig(), given(&game)),
            (Sector::Fortune, vec![0, 0])
        );
    }

    #[test]
    fn the_number_counts_when_the_tile_is_drawn_also_the_first_one() {
        let mut game = WheelOfFortune::from_scenario(&scene(3, "U-3"));
        assert_eq!(
            (game.phase(), legal_text(&game).as_str()),
            (Phase::Draw, "draw")
        );
        assert_eq!((game.reveal_count(), game.drawn()), (0, None));
        let events = take(&mut game, "draw");
        assert_eq!(ways(&events), [(3, Sector::Storm)]);
        assert_eq!(given(&game), [7, 7, 7]);
        assert_eq!((game.phase(), game.reveal_count()), (Phase::Place, 1));
    }

    #[test]
    fn fortune_gives_to_the_active_player_alone() {
        // Three and three are once around.
        let script = "
            U-3 2,-1e
            U-3";
        let game = play(3, script);
        assert_eq!(game.wheel().pig(), Sector::Fortune);
        assert_eq!(given(&game), [7, 7 + 3, 7]);
    }

    #[test]
    fn sectors_that_are_passed_do_nothing() {
        let script = "
            W 2,-1n crown-taxes
            B 4,0n crown-famine
            B 5,0n cloister
            U-3";
        let game = play(2, script);
        // Only the storm happens: five at home, six at home.
        assert_eq!(given(&game), [5, 6]);
        assert_eq!(game.wheel().crowned(Sector::Taxes).count(), 1);
        assert_eq!(game.wheel().crowned(Sector::Famine).count(), 1);
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
        assert_eq!(given(&game), [2, 2 + 1]);
    }

    #[test]
    fn the_inquisition_gives_two_a_monk() {
        let script = "
            B 4,0n cloister
            B 5,0n cloister
            B 6,0n cloister
            U-2 2,-1e
            V-2";
        let game = play(2, script);
        assert_eq!(game.wheel().pig(), Sector::Inquisition);
        assert_eq!(given(&game), [4, 2]);
    }

    #[test]
    fn the_storm_counts_followers_before_those_on_crowns_come_home() {
        let script = "
            W 2,-1n crown-storm
            B 4,0n crown-storm
            B 5,0n
            U-3";
        let (game, events) = play_in(&scene(2, script), script);
        assert_eq!(
            gains(&events),
            ["1: 6 storm", "2: 6 storm", "1: 3 crown", "2: 3 crown"]
        );
        assert_eq!(at_home(&game), [7, 7]);
    }

    #[test]
    fn after_a_whole_stack_the_pig_is_back_where_it_began() {
        for number in 0..24 {
            let last = states(&random_scene(number), number).pop();
            let pig = last.map(|state| state.wheel().pig());
            assert_eq!(pig, Some(Sector::Fortune));
        }
    }
}

mod crowns {
    use super::*;

    #[test]
    fn one_follower_a_crown_in_any_sector_also_the_pigs() {
        let script = "
            W 2,-1n crown-fortune
            B 4,0n crown-taxes
            B 5,0n crown-taxes
            B 6,0n";
        let game = play(2, script);
        for full in ["crown-fortune", "crown-taxes"] {
            assert_eq!(refused(&game, full), Some(IllegalAction::NoCrown));
        }
        assert!(
            legal_text(&game)
                .ends_with("crown-famine crown-storm crown-inquisition crown-plague end")
        );
        let seats: Vec<Seat> = game.wheel().crowned(Sector::Taxes).collect();
        assert_eq!(seats, [seat(2), seat(1)]);
        // It does not score where the pig stands, but when it comes again.
        assert_eq!(given(&game), [0, 0]);
        let script = "
            W 2,-1n crown-fortune
            U-3 2,-2n
            U-3";
        let game = play(2, script);
        assert_eq!(given(&game), [6 + 3 + 3, 7]);
        assert_eq!(at_home(&game), [7, 7]);
    }

    #[test]
    fn a_follower_that_comes_home_from_a_crown_can_be_deployed_in_the_same_turn() {
        let script = "
            W 2,-1n crown-taxes
            B 4,0n
            U-1 2,-2n crown-taxes";
        let game = play(2, script);
        assert_eq!(given(&game), [6, 0]);
        assert_eq!(at_home(&game), [6, 7]);
    }

    #[test]
    fn one_alone_where_there_are_two_takes_both_and_a_single_one_is_worth_three() {
        let storm = "
            W 2,-1n crown-storm
            U-3";
        let (game, events) = play_in(&scene(2, storm), storm);
        assert_eq!(gains(&events), ["1: 6 storm", "2: 7 storm", "1: 6 crown"]);
        assert_eq!(at_home(&game), [7, 7]);
        let inquisition = "
            W 2,-1n crown-inquisition
            U-1 2,-2n
            V-3";
        let (game, events) = play_in(&scene(2, inquisition), inquisition);
        assert_eq!(gains(&events), ["1: 3 crown"]);
        assert_eq!(at_home(&game), [7, 7]);
    }

    #[test]
    fn followers_on_crowns_score_nothing_at_the_end() {
        let script = "
            W 2,-1n crown-storm
            B 4,0n crown-plague";
        let game = wheel_of_fortune_help::play_out(2, script);
        assert_eq!(given(&game), [0, 0]);
        assert_eq!(game.followers().count(), 2);
    }
}

mod plague {
    use super::*;

    /// Followers of the first two players on tiles; the third has one on a crown
    /// of the plague. Then the pig comes there in the first player's turn.
    const SCRIPT: &str = "
        B 4,0n cloister
        B 4,1n cloister
        B 5,0n crown-plague
        B 5,1n cloister
        U-2 2,-1e
        E 6,0n
        V-3";

    #[test]
    fn everybody_takes_one_home_in_turn_before_the_crowns_score() {
        let (mut game, events) = play_in(&scene(3, SCRIPT), SCRIPT);
        assert_eq!(ways(&events), [(2, Sector::Famine), (3, Sector::Plague)]);
        assert_eq!(game.phase(), Phase::Plague { asked: 0 });
        assert_eq!((game.to_act(), game.active()), (Some(seat(1)), seat(1)));
        assert_eq!(legal_text(&game), "home-4,0 home-5,1");
        assert_eq!(at_home(&game), [5, 6, 6]);
        assert_eq!(refused(&game, "home-4,1"), Some(IllegalAction::NobodyThere));
        assert_eq!(refused(&game, "home-5,0"), Some(IllegalAction::NobodyThere));
        assert_eq!(refused(&game, "home-0,0"), Some(IllegalAction::NobodyThere));
        assert_eq!(refused(&game, "home-9,9"), Some(IllegalAction::NobodyThere));
        assert_eq!(refused(&game, "end"), Some(IllegalAction::OtherPhase));
        let turn = game.turn();
        take(&mut game, "home-5,1");
        // The second player is asked though there is but one to take.
        assert_eq!((game.to_act(), game.active()), (Some(seat(2)), seat(1)));
        assert_eq!(legal_text(&game), "home-4,1");
        assert_eq!(given(&game), [0, 0, 0]);
        let events = take(&mut game, "home-4,1");
        // The third has none on a tile, and the one on the crown scores.
        assert!(matches!(events[1], Event::Spared { seat: of } if of == seat(3)));
        assert_eq!(gains(&events), ["3: 6 crown"]);
        assert_eq!((game.to_act(), game.phase()), (Some(seat(1)), Phase::Place));
        assert_eq!(game.turn(), turn);
        assert_eq!(given(&game), [0, 0, 6]);
        assert_eq!(at_home(&game), [6, 7, 7]);
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
        let (game, _) = play_in(&scene(3, &script), &script);
        // The third player draws; nobody of theirs is on a tile.
        assert_eq!((game.active(), game.to_act()), (seat(3), Some(seat(1))));
        assert_eq!(game.phase(), Phase::Plague { asked: 1 });
        let next = after(&game, "home-4,0");
        assert_eq!(
            (next.to_act(), next.phase()),
            (Some(seat(2)), Phase::Plague { asked: 2 })
        );
        let last = after(&next, "home-4,1");
        assert_eq!((last.to_act(), last.phase()), (Some(seat(3)), Phase::Place));
    }

    #[test]
    fn a_removal_scores_nothing_and_frees_the_feature() {
        let script = "
            W 2,-1n road-E
            B 4,0n
            U-2 2,-2n
            B 4,1n
            V-3 home-2,-1 3,-1e";
        let game = play(2, script);
        // The road from the first tile is free again: it can be claimed anew.
        assert_eq!(given(&game), [0, 0]);
        assert_eq!(at_home(&game), [7, 7]);
        assert!(legal_text(&game).starts_with("road-S"));
    }

    #[test]
    fn knights_and_farmers_go_home_like_any_other() {
        let script = "
            F 0,-1e city-E
            B 4,0n field-NL
            B -1,0n field-NL
            U-2 2,-1e
            V-3";
        let game = play(2, script);
        // A knight or a farmer, as the first player likes.
        assert_eq!(legal_text(&game), "home-0,-1 home--1,0");
        let crowd = |game: &WheelOfFortune, column, row, name| {
            let followers = feature(game, column, row, name).followers;
            followers.as_slice().to_vec()
        };
        let game = after(&game, "home-0,-1");
        assert_eq!(crowd(&game, 0, -1, "city-E"), [0, 0]);
        assert_eq!(crowd(&game, -1, 0, "field-NL"), [1, 0]);
        // The second player has but a farmer.
        assert_eq!(legal_text(&game), "home-4,0");
        let game = after(&game, "home-4,0");
        assert_eq!(crowd(&game, 4, 0, "field-NL"), [0, 0]);
        assert_eq!((given(&game), at_home(&game)), (vec![0, 0], vec![6, 7]));
    }

    #[test]
    fn nobody_is_asked_where_nobody_stands_on_a_tile() {
        let script = "
            W 2,-1n crown-plague
            U-2 2,-2n
            V-3";
        let (game, events) = play_in(&scene(2, script), script);
        let spared = events.iter().filter(|e| matches!(e, Event::Spared { .. }));
        assert_eq!(spared.count(), 2);
        assert_eq!(given(&game), [6, 0]);
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

    fn told(values: PerSeat<u16>) -> Vec<u16> {
        values.as_slice().to_vec()
    }

    #[test]
    fn it_says_what_comes() {
        let script = "
            F 0,-1e city-E
            B 4,0n cloister
            B 5,0n crown-taxes
            B 5,1n crown-plague";
        let game = play(2, script);
        let one = game.forecast(1, seat(1));
        assert_eq!(
            (one.sector, told(one.event), told(one.crowns)),
            (Sector::Taxes, vec![2, 0], vec![6, 0])
        );
        let two = game.forecast(2, seat(1));
        assert_eq!((two.sector, told(two.event)), (Sector::Famine, vec![0, 0]));
        let three = game.forecast(3, seat(1));
        assert_eq!(
            (three.sector, told(three.event)),
            (Sector::Storm, vec![5, 5])
        );
        let round = game.forecast(6, seat(2));
        assert_eq!(
            (round.sector, told(round.event)),
            (Sector::Fortune, vec![0, 3])
        );
        let five = game.forecast(5, seat(1));
        assert_eq!(
            (five.sector, told(five.crowns)),
            (Sector::Plague, vec![0, 6])
        );
        assert_eq!(five.plague.as_slice(), [true, true]);
        assert_eq!(one.plague.as_slice(), [false, false]);
    }

    #[test]
    fn it_comes_as_it_says() {
        let mut compared = 0;
        for number in 0..16 {
            let all = states(&random_scene(number), number + 50);
            for pair in all.windows(2) {
                let (before, then) = (&pair[0], &pair[1]);
                // A turn that ends without points, and one tile that has a place.
                let one = then.turn() == before.turn() + 1
                    && then.reveal_count() == before.reveal_count() + 1;
                if !one || then.phase() != Phase::Place || !before.due_at_end().is_empty() {
                    continue;
                }
                let Some(steps) = then.drawn().and_then(|tile| tile.number()) else {
                    continue;
                };
                let told = before.forecast(steps, then.active());
                assert_eq!(told.sector, then.wheel().pig());
                for of in Seat::all(before.players()) {
                    let gained = then.given(of) - before.given(of);
                    assert_eq!(told.event[of] + told.crowns[of], gained, "{number}");
                }
                compared += 1;
            }
        }
        assert!(compared > 100, "{compared}");
    }
}

#[test]
fn what_is_due_is_what_the_end_of_the_turn_gives() {
    let mut some = 0;
    for number in 0..16 {
        for state in states(&random_scene(number), number) {
            if !matches!(state.phase(), Phase::Deploy | Phase::End) || state.end_reason().is_some()
            {
                continue;
            }
            let mut events = Vec::new();
            let mut then = state.clone();
            let due: Vec<_> = state.due_at_end();
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
                        gain: rules::games::wheel_of_fortune::Gain::Completed { area },
                    } => Some((*seat, *points, *area)),
                    _ => None,
                })
                .collect();
            assert_eq!(due, completed);
            some += due.len();
        }
    }
    assert!(some > 40, "{some}");
    // Nothing is due before the tile lies.
    assert!(play(2, "E").due_at_end().is_empty());
    assert_eq!(play(2, "E 0,-1s city-N").due_at_end().len(), 1);
}

#[test]
fn followers_that_are_out_are_told() {
    let game = play(2, "W 2,-1n crown-taxes\nB 4,0n cloister\nB 4,1n");
    let out: Vec<(Seat, FollowerSpot)> = game.followers().collect();
    assert_eq!(out.len(), 2);
    assert!(matches!(out[0], (of, FollowerSpot::Tile { .. }) if of == seat(2)));
    let sector = Sector::Taxes;
    assert_eq!(out[1], (seat(1), FollowerSpot::Crown { sector }));
    assert_eq!(points(&game), [0, 1 + 2 + 1]);
}
