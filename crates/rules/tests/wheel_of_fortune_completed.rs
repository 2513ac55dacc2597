//! Wheel of Fortune: points for completed roads, cities and cloisters, as scripts
//! with forced draws.

use crate::wheel_of_fortune_help;

use wheel_of_fortune_help::{
    SHARED_CITY, SMALL, feature, gains, play, play_as, play_in, play_out, play_out_as,
    points_given, scenario, supplies,
};

mod roads {
    use super::*;

    #[test]
    fn a_road_around_the_wheel_counts_both_its_cells() {
        let script = "
            V 2,-1w road-S
            U-1 3,-1n
            V-1 4,-1n
            U-1 4,0e
            U-1 4,1e
            D 4,2w
            U-2 4,3e
            V-1 4,4e
            V-1 3,4s
            W";
        let (_, events) = play_in(&scenario(2, script), script);
        assert!(gains(&events).contains(&"1: 11 road".to_owned()));
    }

    #[test]
    fn a_tile_with_both_curves_of_a_road_counts_once() {
        // From the wheel a loop leads back to the other curve and to a stub.
        let script = "
            IC6-1 2,-1n road-E
            V 3,-1e
            V-1 3,-2n
            V-1 2,-2w
            A 1,-1w
            W";
        let (game, events) = play_in(&scenario(2, script), script);
        assert!(gains(&events).contains(&"1: 6 road".to_owned()));
        let road = feature(&game, 2, -1, "road-N");
        assert_eq!((road.cells.as_slice().len(), road.complete), (6, true));
        assert_eq!(road.winners.as_slice(), [true, false]);
    }

    #[test]
    fn a_circular_road_is_complete() {
        let script = "
            V 4,0w road-S
            V-1 5,0n
            V-1 4,1s
            V-1 5,1e
            W";
        let (game, events) = play_in(&scenario(2, script), script);
        assert!(gains(&events).contains(&"1: 4 road".to_owned()));
        assert!(feature(&game, 5, 0, "road-S").complete);
    }

    #[test]
    fn only_the_majority_of_thieves_scores() {
        // Three thieves on three roads that are joined between them, two of them
        // the first player's.
        let script = "
            V 2,-1w road-S
            B 4,0n
            B 5,0n
            D 4,-1n road-E
            B 6,0n
            D 3,-1n
            A 6,-1e road-S
            D 5,-1n
            W";
        let (game, events) = play_in(&scenario(2, script), script);
        assert_eq!(gains(&events), ["1: 6 road"]);
        assert_eq!(supplies(&game), [7, 7]);
    }

    #[test]
    fn ties_score_in_full_for_all() {
        // Two thieves on two roads that are joined between them.
        let script = "
            V 2,-1w road-S
            B 4,0n
            B 5,0n
            A 4,-1e road-S
            D 3,-1n
            W";
        let (game, events) = play_in(&scenario(2, script), script);
        assert_eq!(gains(&events), ["1: 4 road", "2: 4 road"]);
        assert_eq!(supplies(&game), [7, 7]);
    }
}

mod cities {
    use super::*;

    #[test]
    fn tiles_and_pennants_score_two_when_completed_and_one_at_the_end() {
        let script = "
            F 0,-1e city-E
            B 4,0n
            E 0,-2s
            W";
        assert_eq!(points_given(&play(2, script)), [8, 0]);
        let open = "
            F 0,-1e city-E
            B 4,0n";
        let game = play_out(2, open);
        assert_eq!(points_given(&game), [3, 0]);
    }

    #[test]
    fn two_segments_of_a_tile_in_one_city_count_once() {
        // A ring of city from the north of the first tile to its south.
        let script = "
            H 4,0n city-N
            P 4,-1s
            P 5,-1w
            G 5,0e
            M 5,1n
            M 4,1e
            W";
        let (game, events) = play_in(&scenario(2, script), script);
        assert_eq!(gains(&events), ["1: 16 city"]);
        let city = feature(&game, 4, 0, "city-S");
        assert_eq!((city.cells.as_slice().len(), city.pennants), (6, 2));
    }

    #[test]
    fn two_cells_of_the_wheel_in_one_city_are_two_tiles() {
        // From the corner of the wheel around its west side to its other city
        // there: eight tiles, four with a pennant.
        let script = "
            E 0,4n city-N
            M -1,3e
            F -1,2e
            S -1,1w
            E -2,1e
            F -1,0e
            P -1,-1s
            P 0,-1w
            W";
        assert_eq!(points_given(&play(2, script)), [2 * (8 + 2 + 4), 0]);
    }

    #[test]
    fn both_edges_of_the_wheels_corner_in_one_city_are_one_tile() {
        let script = "
            M 0,4n city-N
            M -1,4e
            P -1,3s
            W";
        assert_eq!(points_given(&play(2, script)), [2 * (3 + 1 + 2), 0]);
    }

    #[test]
    fn only_the_majority_of_knights_scores() {
        let script = format!("{SHARED_CITY}\nE 0,-3s\nB");
        let game = play(2, &script);
        // Eight tiles and two pennants; the minority scores nothing.
        assert_eq!(points_given(&game), [20, 0]);
        assert_eq!(supplies(&game), [7, 7]);
    }

    #[test]
    fn with_the_variant_only_a_city_of_two_tiles_scores_two() {
        let three = "
            F 0,-1e city-E
            B 4,0n
            E 0,-2s
            W";
        assert_eq!(points_given(&play_as(2, SMALL, three)), [8, 0]);
        let ended = "
            E 0,-1s city-N";
        assert_eq!(points_given(&play_out_as(2, SMALL, ended)), [2, 0]);
        assert_eq!(points_given(&play_out(2, ended)), [4, 0]);
    }
}

mod cloisters {
    use super::*;

    #[test]
    fn a_cloister_scores_nine_when_completed_and_one_for_each_tile_before() {
        let script = "
            B -1,0n cloister
            E 0,-1s
            B -2,0n
            B -2,1n
            A -1,1w
            B -2,-1n
            E -1,-1n
            W";
        let (game, events) = play_in(&scenario(2, script), script);
        assert_eq!(gains(&events), ["1: 9 cloister"]);
        assert_eq!(
            (points_given(&game), supplies(&game)),
            (vec![9, 0], vec![7, 7])
        );
        let open: Vec<&str> = script.lines().take(4).collect();
        assert_eq!(points_given(&play_out(2, &open.join("\n"))), [5, 0]);
    }

    #[test]
    fn a_cloister_placed_among_eight_tiles_is_completed_immediately() {
        let script = "
            E 0,-1s
            E -1,-1n
            E -2,-1n
            B -2,0n
            B -2,1n
            A -1,1w
            B -1,0n cloister
            W";
        let (_, events) = play_in(&scenario(2, script), script);
        assert_eq!(gains(&events), ["1: 9 cloister"]);
    }

    #[test]
    fn one_tile_can_complete_two_cloisters_of_both_players() {
        // Two cloisters side by side, a monk of each player.
        let script = "
            B -1,0n cloister
            B -2,0n cloister
            E 0,-1s
            B -3,0n
            A -1,1w
            B -3,1n
            E -3,-1n
            E -2,1s
            E -1,-1n";
        let open = play(2, script);
        assert_eq!(
            (points_given(&open), supplies(&open)),
            (vec![0, 0], vec![6, 6])
        );
        // The second player's tile touches both.
        let completed = format!("{script}\nA -2,-1s\nW");
        let (game, events) = play_in(&scenario(2, &completed), &completed);
        let mut scores = gains(&events);
        scores.sort();
        assert_eq!(scores, ["1: 9 cloister", "2: 9 cloister"]);
        assert_eq!(
            (points_given(&game), supplies(&game)),
            (vec![9, 9], vec![7, 7])
        );
    }
}
