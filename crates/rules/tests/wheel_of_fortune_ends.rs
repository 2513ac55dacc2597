//! Wheel of Fortune: fields, the end of the game, score items, and the wheel
//! beside the board, as scripts with forced draws.

use crate::wheel_of_fortune_help;

use rules::games::wheel_of_fortune::{IllegalAction, Sector};
use wheel_of_fortune_help::{
    BESIDE, feature, illegal, legal_text, play, play_as, play_out, points, points_given, supplies,
};

mod fields {
    use super::*;

    #[test]
    fn each_completed_city_scores_three_at_the_end_only() {
        let script = "
            E 0,-1s field-EL";
        let game = play(2, script);
        assert_eq!(
            (points_given(&game), points(&game)),
            (vec![0, 0], vec![3, 0])
        );
        assert_eq!(points_given(&play_out(2, script)), [3, 0]);
        assert_eq!(supplies(&play_out(2, script)), [6, 7]);
        // An open city gives nothing.
        assert_eq!(points_given(&play_out(2, "F 0,-1e field-NL")), [0, 0]);
    }

    #[test]
    fn the_majority_of_farmers_scores_and_ties_score_in_full() {
        let script = "
            M -1,0n field-EL
            E 0,-1s field-EL
            E -2,0e field-EL
            E 1,-1n
            E 1,-2s
            H -1,-1n
            B -2,-1n";
        assert_eq!(points_given(&play_out(2, script)), [9, 0]);
        let even = script.replace("E -2,0e field-EL", "E -2,0e");
        assert_eq!(points_given(&play_out(2, &even)), [9, 9]);
        let none = even.replace("M -1,0n field-EL", "M -1,0n");
        assert_eq!(points_given(&play_out(2, &none)), [0, 9]);
    }

    #[test]
    fn a_city_counts_once_for_each_field_next_to_it() {
        // The field of the cap and that of the wheel border the same city.
        let script = "
            E 0,-1s field-EL
            B -1,0n field-NL";
        assert_eq!(points_given(&play_out(2, script)), [3, 3]);
        // Joined they are one field, and the city counts once.
        let joined = "
            E 0,-1s field-EL
            B -1,0n field-NL
            B -1,-1n";
        assert_eq!(points_given(&play_out(2, joined)), [3, 3]);
        let game = play(2, joined);
        assert_eq!(feature(&game, -1, -1, "field-NL").cities, 1);
    }

    #[test]
    fn a_field_on_the_other_side_of_the_road_does_not_border_the_city() {
        let script = "
            D 0,-1s field-ER";
        assert_eq!(points_given(&play_out(2, script)), [0, 0]);
        assert_eq!(points_given(&play_out(2, "D 0,-1s field-EL")), [3, 0]);
    }
}

mod the_end {
    use super::*;
    use rules::game::Game;
    use rules::games::wheel_of_fortune::{EndReason, ScoreItem};

    #[test]
    fn after_the_turn_of_the_last_tile_incomplete_features_score() {
        let script = "
            W 2,-1n road-E
            F 0,-1e city-E
            B 4,0n cloister
            B 5,0n crown-storm";
        let game = play_out(2, script);
        assert_eq!(game.end_reason(), Some(EndReason::LastTile));
        // A road of one tile, and a monk with two cells of the wheel and one tile
        // around; two tiles of city and a pennant; nothing for the crown.
        assert_eq!(points_given(&game), [1 + 4, 2 + 1]);
        assert_eq!((game.to_act(), legal_text(&game).as_str()), (None, ""));
        assert_eq!(illegal(&game, "end"), Some(IllegalAction::GameOver));
    }

    #[test]
    fn ties_share_a_place() {
        let script = "
            W 2,-1n road-E
            W 2,-2s road-E
            B 4,0n";
        let game = play_out(3, script);
        assert_eq!(points_given(&game), [1, 1, 0]);
        assert_eq!(game.score().ranks.as_slice(), [1, 1, 3]);
    }

    #[test]
    fn score_items_name_the_features_with_their_tiles() {
        let script = "
            E 0,-1s city-N
            W 2,-1n crown-taxes
            U-1 4,1e road-E";
        let game = play(2, script);
        let sources = game.score_items();
        let items: Vec<_> = sources
            .iter()
            .map(|(seat, points, source)| match source {
                ScoreItem::Feature(area) => (seat.number(), *points, area.cells.as_slice().len()),
                ScoreItem::Events { .. } => (seat.number(), *points, 100),
                ScoreItem::Crowns { sector } => {
                    assert_eq!(*sector, Sector::Taxes);
                    (seat.number(), *points, 200)
                }
            })
            .collect();
        assert_eq!(items, [(1, 4, 2), (1, 1, 1), (2, 6, 200)]);
        assert_eq!(points(&game), [5, 6]);
    }
}

mod beside {
    use super::*;

    #[test]
    fn the_wheel_beside_the_board_has_no_land_but_its_events_happen() {
        let game = play_as(2, BESIDE, "E");
        // Around the start tile: city in the north, roads at the sides.
        assert_eq!(legal_text(&game), "0,-1s 0,1e 0,1s 0,1w");
        let script = "
            E 0,-1s city-N
            A 1,0e crown-taxes
            U-1";
        let game = play_as(2, BESIDE, script);
        assert_eq!(points_given(&game), [4, 6]);
        assert_eq!(game.wheel().pig(), Sector::Taxes);
    }
}
