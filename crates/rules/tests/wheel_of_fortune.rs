//! Wheel of Fortune: examples of the wheel's rules and the rules of the base
//! game, as scripts with forced draws.

use crate::wheel_of_fortune_help;

use rules::games::wheel_of_fortune::{Cell, Event, IllegalAction, Kind, Sector, WheelOfFortune};
use wheel_of_fortune_help::{
    MAJORITY, SHARED_CITY, SMALL, after, feature, gains, illegal, legal_text, play, play_as,
    play_in, points, points_given, scenario, supplies, take,
};

mod examples {
    use super::*;

    #[test]
    fn taxes() {
        let script = format!("{SHARED_CITY}\nU-1");
        let (game, events) = play_in(&scenario(2, &script), &script);
        assert_eq!(game.wheel().pig(), Sector::Taxes);
        let city = feature(&game, 0, -2, "city-N");
        assert_eq!((city.pennants, city.open), (2, 1));
        assert_eq!(city.followers.as_slice(), [2, 1]);
        assert_eq!(points_given(&game), [8, 3]);
        assert_eq!(gains(&events), ["1: 8 taxes city", "2: 3 taxes city"]);
    }

    /// A field with three completed cities and an open one, two farmers of the
    /// first player, one of the second.
    const FIELD: &str = "
        M -1,0n field-EL
        E 0,-1s field-EL
        E -2,0e field-EL
        E 1,-1n
        E 1,-2s
        H -1,-1n
        B -2,-1n
        U-2";

    #[test]
    fn famine() {
        let game = play(2, FIELD);
        let field = feature(&game, 0, -1, "field-EL");
        assert_eq!(field.followers.as_slice(), [2, 1]);
        assert_eq!(
            (field.cities, field.current_points, field.completed_points),
            (3, 9, 12)
        );
        assert_eq!(points_given(&game), [6, 3]);
        assert_eq!(points_given(&play_as(2, MAJORITY, FIELD)), [6, 0]);
        let even = FIELD.replace("E -2,0e field-EL", "E -2,0e");
        assert_eq!(points_given(&play(2, &even)), [3, 3]);
        assert_eq!(points_given(&play_as(2, MAJORITY, &even)), [3, 3]);
    }

    #[test]
    fn crowns() {
        let one = "
            W 2,-1n crown-taxes
            U-1";
        assert_eq!(points_given(&play(2, one)), [6, 0]);
        let both = "
            W 2,-1n crown-taxes
            B 4,0n crown-taxes
            U-1";
        assert_eq!(points_given(&play(2, both)), [3, 3]);
        let two = "
            W 2,-1n crown-taxes
            B 4,0n
            B 4,1n crown-taxes
            U-1";
        assert_eq!(points_given(&play(2, two)), [6, 0]);
        let famine = "
            W 2,-1n crown-famine
            U-2";
        assert_eq!(points_given(&play(2, famine)), [3, 0]);
    }

    #[test]
    fn the_pig_moves_by_the_numbers_of_the_tiles() {
        let script = "
            U-1 2,-1e
            U-1 2,-2e
            U-2 2,-3e
            U-3";
        let (_, events) = play_in(&scenario(2, script), script);
        let moved = events.iter().filter_map(|event| match event {
            Event::PigMoved { steps, sector } => Some((*steps, *sector)),
            _ => None,
        });
        assert_eq!(
            moved.collect::<Vec<_>>(),
            [
                (1, Sector::Taxes),
                (1, Sector::Famine),
                (2, Sector::Inquisition),
                (3, Sector::Taxes)
            ]
        );
    }

    #[test]
    fn storm() {
        let script = "
            B 4,0n cloister
            B 4,1n
            B 5,1n cloister
            B 5,0n
            W 2,-1n crown-plague
            W 2,-2s
            U-3";
        let game = play(2, script);
        assert_eq!(game.wheel().pig(), Sector::Storm);
        assert_eq!(supplies(&game), [4, 7]);
        assert_eq!(points_given(&game), [4, 7]);
    }

    #[test]
    fn a_city_of_two_tiles_at_the_wheel() {
        let script = "
            E 0,-1s city-N
            W";
        assert_eq!(points_given(&play(2, script)), [4, 0]);
        assert_eq!(points_given(&play_as(2, SMALL, script)), [2, 0]);
        let game = play(2, script);
        let field = game.features().find(|f| f.kind == Kind::Field);
        // The first field of the wheel is the one at that city.
        let field = field.map(|field| (field.cities, field.current_points, field.completed_points));
        assert_eq!(field, Some((1, 3, 3)));
    }

    #[test]
    fn the_city_at_the_corner_needs_both_its_sides() {
        let mut game = play(2, "E 0,4n city-N\nE -1,3e\nW");
        assert_eq!(points_given(&game), [6, 0]);
        assert_eq!(supplies(&game), [7, 7]);
        game = play(2, "E 0,4n city-N\nW");
        let city = feature(&game, 0, 4, "city-N");
        assert_eq!(
            (city.open, city.complete, city.current_points),
            (1, false, 2)
        );
        assert_eq!(points_given(&game), [0, 0]);
    }

    #[test]
    fn a_road_of_two_tiles_at_the_wheel() {
        let script = "
            A 2,-1n road-S
            W";
        assert_eq!(points_given(&play(2, script)), [2, 0]);
    }

    #[test]
    fn a_cloister_at_the_wheel() {
        let game = play(2, "A -1,1w cloister");
        let cloister = feature(&game, -1, 1, "cloister");
        let cells = [(-1, 1), (0, 0), (0, 1), (0, 2)].map(|(c, r)| Cell::new(c, r));
        assert_eq!(cloister.cells.as_slice(), cells);
        assert_eq!(
            (
                cloister.open,
                cloister.current_points,
                cloister.completed_points
            ),
            (5, 4, 9)
        );
    }
}

mod placing {
    use super::*;

    #[test]
    fn touching_edges_must_match() {
        let game = play(2, "D");
        // City, field, road, field along the north of the wheel.
        assert_eq!(illegal(&game, "0,-1n"), mismatch_south("city"));
        assert_eq!(illegal(&game, "0,-1s"), None);
        assert_eq!(illegal(&game, "1,-1s"), mismatch_south("field"));
        assert_eq!(illegal(&game, "1,-1n"), None);
        assert_eq!(illegal(&game, "2,-1n"), mismatch_south("road"));
        assert_eq!(illegal(&game, "2,-1e"), None);
        assert_eq!(illegal(&game, "2,-1w"), None);
        assert_eq!(illegal(&game, "0,0n"), Some(IllegalAction::Occupied));
        assert_eq!(illegal(&game, "1,1n"), Some(IllegalAction::Occupied));
        assert_eq!(illegal(&game, "-1,-1n"), Some(IllegalAction::NotAdjacent));
        assert_eq!(illegal(&game, "4,4n"), Some(IllegalAction::NotAdjacent));
        assert_eq!(
            illegal(&game, "127,-128n"),
            Some(IllegalAction::NotAdjacent)
        );
    }

    fn mismatch_south(there: &str) -> Option<IllegalAction> {
        use rules::games::wheel_of_fortune::{Edge, Side};
        let there = match there {
            "city" => Edge::City,
            "road" => Edge::Road,
            _ => Edge::Field,
        };
        let side = Side::South;
        Some(IllegalAction::Mismatch { side, there })
    }

    #[test]
    fn all_matching_rotations_are_separate_actions() {
        let game = play(2, "C");
        assert_eq!(
            legal_text(&game),
            "0,-1n 0,-1e 0,-1s 0,-1w 4,2n 4,2e 4,2s 4,2w -1,3n -1,3e -1,3s -1,3w \
             0,4n 0,4e 0,4s 0,4w"
        );
        let game = play(2, "B");
        // Nine fields at the wheel.
        assert_eq!(legal_text(&game).split(' ').count(), 36);
    }

    #[test]
    fn a_tile_must_match_on_every_side_that_touches() {
        let game = play(2, "W 2,-1n\nD");
        // Road to the east of the first tile, field of the wheel to the south.
        for (text, fits) in [("3,-1n", true), ("3,-1e", false), ("3,-1s", false)] {
            assert_eq!(illegal(&game, text).is_none(), fits, "{text}");
        }
    }
}

mod followers {
    use super::*;

    #[test]
    fn one_can_be_deployed_to_any_free_segment_of_the_tile_or_to_a_crown() {
        let game = play(2, "L 0,-1s");
        assert_eq!(
            legal_text(&game),
            "city-N road-E road-S road-W field-EL field-ER field-SR crown-fortune crown-taxes \
             crown-famine crown-storm crown-inquisition crown-plague end"
        );
        // Then the turn can only end.
        assert_eq!(legal_text(&after(&game, "road-S")), "end");
        assert_eq!(legal_text(&after(&game, "crown-storm")), "end");
        assert_eq!(supplies(&after(&game, "crown-storm")), [6, 7]);
        assert_eq!(illegal(&game, "cloister"), Some(IllegalAction::NoSegment));
        assert_eq!(illegal(&game, "city-E"), Some(IllegalAction::NoSegment));
        assert_eq!(illegal(&game, "field-NL"), Some(IllegalAction::NoSegment));
        assert_eq!(illegal(&game, "home-0,-1"), Some(IllegalAction::WrongPhase));
        assert_eq!(illegal(&game, "0,-2n"), Some(IllegalAction::WrongPhase));
    }

    #[test]
    fn none_can_be_deployed_to_a_feature_with_a_follower_not_even_an_own_one() {
        let script = "
            W 2,-1n road-S
            B 4,0n
            W 2,-2s";
        // The first tile's three roads end at its crossing: the one to the
        // south is taken, those to the sides are not joined.
        let game = play(2, script);
        assert!(
            legal_text(&game).starts_with("road-E road-S road-W field-NL field-ER field-SR crown")
        );
        let script = "
            U-1 2,-1e road-E
            B 4,0n
            U-1 2,-2e";
        let game = play(2, script);
        assert_eq!(illegal(&game, "road-E"), Some(IllegalAction::Taken));
        assert!(legal_text(&game).starts_with("field-NL field-ER crown"));
        // Another's follower is no different.
        let script = "
            U-1 2,-1e road-E
            U-1 2,-2e";
        let game = play(2, script);
        assert_eq!(illegal(&game, "road-E"), Some(IllegalAction::Taken));
    }

    #[test]
    fn the_land_of_the_wheel_is_claimed_through_attached_tiles() {
        let script = "
            B 1,-1n field-NL
            B 4,0n field-NL
            B 1,4n field-NL
            B -1,0n";
        // The tile at the west touches the first field of the wheel.
        let game = play(2, script);
        assert_eq!(illegal(&game, "field-NL"), Some(IllegalAction::Taken));
        assert_eq!(illegal(&game, "cloister"), None);
        // Each of the wheel's fields has one farmer.
        let farmers: Vec<_> = game
            .features()
            .filter(|f| f.kind == Kind::Field)
            .take(3)
            .map(|f| f.followers.as_slice().to_vec())
            .collect();
        assert_eq!(farmers, [[1, 0], [0, 1], [1, 0]]);
    }

    /// All followers of the first player are deployed: a thief, the others on
    /// crowns. The pig is at the famine, and it is the first player's turn.
    const ALL_OUT: &str = "
        W 2,-1n road-E
        B 4,0n
        B 5,0n crown-fortune
        B 6,0n
        B 7,0n crown-taxes
        E 8,0e
        E 1,4s crown-taxes
        E 2,4s
        E -1,0w crown-storm
        V -1,2n
        I 0,-1s crown-inquisition
        U-2 2,-2n
        TB1 0,-2n crown-famine
        KR1 -1,-1n";

    /// Continues that script.
    fn with_all_out(script: &str) -> (WheelOfFortune, Vec<Event>) {
        let script = format!("{ALL_OUT}\n{script}");
        play_in(&scenario(2, &script), &script)
    }

    #[test]
    fn an_empty_supply_allows_no_deployment_even_if_a_completed_feature_returns_one() {
        let mut game = with_all_out("A 3,-1e").0;
        assert_eq!(supplies(&game), [0, 7]);
        assert_eq!(legal_text(&game), "end");
        for text in ["cloister", "field-NL", "crown-plague"] {
            assert_eq!(
                illegal(&game, text),
                Some(IllegalAction::NoFollower),
                "{text}"
            );
        }
        // The tile completes the road; its thief returns at the end of the turn.
        let events = take(&mut game, "end");
        assert_eq!(gains(&events), ["1: 2 road"]);
        assert_eq!(supplies(&game), [1, 7]);
    }

    #[test]
    fn a_follower_returned_from_a_crown_can_be_deployed_in_the_same_turn() {
        let (game, events) = with_all_out("U-1");
        // The supply was still empty when the storm came.
        assert_eq!(gains(&events), ["2: 7 storm", "1: 6 crown"]);
        assert_eq!(supplies(&game), [1, 7]);
        let then = after(&game, "3,-1n field-ER");
        assert_eq!(
            (supplies(&then), legal_text(&then).as_str()),
            (vec![0, 7], "end")
        );
    }

    #[test]
    fn a_follower_returned_in_the_plague_can_be_deployed_in_the_same_turn() {
        let game = with_all_out("V-3").0;
        // Those on crowns stay: only the thief can go.
        assert_eq!(legal_text(&game), "home-2,-1");
        let game = after(&game, "home-2,-1");
        assert_eq!(supplies(&game), [1, 7]);
        let then = after(&game, "3,-1e road-S");
        assert_eq!(
            (supplies(&then), legal_text(&then).as_str()),
            (vec![0, 7], "end")
        );
    }

    #[test]
    fn a_follower_deployed_to_a_completed_feature_returns_at_the_end_of_the_turn() {
        let mut game = play(2, "E 0,-1s city-N");
        assert_eq!(supplies(&game), [6, 7]);
        assert_eq!(points(&game), [4, 0]);
        let events = take(&mut game, "end");
        assert_eq!(gains(&events)[0], "1: 4 city");
        assert!(matches!(events[1], Event::WentHome { .. }));
        assert_eq!(supplies(&game), [7, 7]);
        assert!(
            game.tile_at(Cell::new(0, -1))
                .is_some_and(|tile| tile.follower.is_none())
        );
    }
}
