//! Wheel of Fortune: notation, setup, queries and hashes.

use crate::wheel_of_fortune_help;

use rules::game::Game;
use rules::games::wheel_of_fortune::{
    Action, Cell, Edge, IllegalAction, Kind, Phase, Rotation, Scenario, SegmentId, Side,
    WheelOfFortune,
};
use rules::setup::DrawError;
use rules::{GameId, ParseActionError, Setup};
use std::collections::BTreeSet;
use wheel_of_fortune_help::{
    actions, after, feature, illegal, legal_text, play, random_scenario, scenario, seat, states,
    tile,
};

mod notation {
    use super::*;

    #[test]
    fn notation_parses_back_in_any_case() {
        let mut texts = BTreeSet::new();
        for number in 0..24 {
            for state in states(&random_scenario(number), number) {
                let mut lower_case = BTreeSet::new();
                for action in actions(&state) {
                    let text = WheelOfFortune::notation(action);
                    for written in [text.clone(), text.to_lowercase(), text.to_uppercase()] {
                        assert_eq!(state.parse_action(&written), Ok(action));
                    }
                    assert!(lower_case.insert(text.to_lowercase()));
                    assert!(text.is_ascii() && !text.starts_with(['#', '=']));
                    texts.insert(text);
                }
            }
        }
        for text in [
            "draw",
            "end",
            "cloister",
            "city-N",
            "city-E",
            "city-S",
            "city-W",
            "road-N",
            "road-E",
            "road-S",
            "road-W",
            "field-NL",
            "field-NR",
            "field-EL",
            "field-ER",
            "field-SL",
            "field-SR",
            "field-WR",
            "crown-fortune",
            "crown-taxes",
            "crown-famine",
            "crown-storm",
            "crown-inquisition",
            "crown-plague",
        ] {
            assert!(texts.contains(text), "{text} never came");
        }
        assert!(texts.iter().any(|text| text.starts_with("home-")));
    }

    #[test]
    fn malformed_actions_report_their_position() {
        let game = play(2, "B");
        for (text, at) in [
            ("", 0),
            ("ends", 0),
            ("draw ", 0),
            (" end", 0),
            ("city", 0),
            ("tower-N", 0),
            ("city-", 5),
            ("city-NL", 5),
            ("city-X", 5),
            ("road-EW", 5),
            ("field-N", 6),
            ("field-LN", 6),
            ("cloister-N", 0),
            ("crown-luck", 6),
            ("crown-", 6),
            ("home-", 5),
            ("home-3", 5),
            ("home-3,", 5),
            ("home-3,4n", 5),
            ("home-+3,4", 5),
            ("home-03,4", 5),
            ("home-200,4", 5),
            ("3,4", 2),
            ("3,4x", 3),
            ("3,n", 0),
            ("34n", 0),
            ("-n", 0),
            ("-0,4n", 0),
            ("1,128n", 0),
            ("1,2,3n", 0),
            ("1,2nn", 0),
            ("1, 2n", 0),
            ("1,2Ä", 3),
            ("Ä-1", 0),
        ] {
            assert_eq!(
                game.parse_action(text),
                Err(ParseActionError::Malformed { at }),
                "{text:?}"
            );
        }
        // The extreme coordinates are parsed, but not adjacent to any tile.
        for text in ["127,127w", "-128,-128s"] {
            assert_eq!(
                illegal(&game, text),
                Some(IllegalAction::NotAdjacent),
                "{text}"
            );
        }
    }

    #[test]
    fn each_phase_accepts_only_its_own_actions() {
        let start = WheelOfFortune::from_scenario(&Scenario::default());
        let placing = play(2, "B");
        let placed = play(2, "B 4,0n");
        let deployed = play(2, "B 4,0n cloister");
        for (game, allowed) in [
            (&start, "draw"),
            (&placing, "4,0n"),
            (&placed, "cloister crown-storm end"),
            (&deployed, "end"),
        ] {
            for text in ["draw", "4,0n", "cloister", "crown-storm", "end", "home-4,0"] {
                let expected = (!allowed.split(' ').any(|allowed_text| allowed_text == text))
                    .then_some(IllegalAction::WrongPhase);
                assert_eq!(illegal(game, text), expected, "{text}");
            }
        }
        let mut over = scenario(2, "B");
        over.tile_limit = 1;
        let over = after(&WheelOfFortune::from_scenario(&over), "draw 4,0n end");
        for text in ["draw", "4,1n", "cloister", "crown-storm", "end", "home-4,0"] {
            assert_eq!(
                illegal(&over, text),
                Some(IllegalAction::GameOver),
                "{text}"
            );
        }
    }
}

mod order {
    use super::*;

    #[test]
    fn placements_by_row_column_and_rotation() {
        for number in 0..8 {
            for state in states(&random_scenario(number), number) {
                if state.phase() != Phase::Place {
                    continue;
                }
                let placements: Vec<_> = actions(&state)
                    .into_iter()
                    .filter_map(|action| match action {
                        Action::Place { cell, rotation } => {
                            Some((cell.row(), cell.column(), rotation.quarters()))
                        }
                        _ => None,
                    })
                    .collect();
                assert!(placements.is_sorted());
            }
        }
    }

    #[test]
    fn segments_then_crowns_then_end() {
        let game = play(2, "KR2 0,-1s");
        assert_eq!(
            legal_text(&game),
            "city-N road-E road-W field-EL field-ER field-WR crown-fortune crown-taxes \
             crown-famine crown-storm crown-inquisition crown-plague end"
        );
    }
}

mod setup {
    use super::*;

    #[test]
    fn setup_rules() {
        let rules = WheelOfFortune::SETUP_RULES;
        assert_eq!((rules.players, rules.seeded), (2..=5, true));
        let options: Vec<_> = rules.options.iter().map(|o| (o.id, o.choices)).collect();
        assert_eq!(
            options,
            [
                ("tiles", &["72", "71", "24", "144", "91"][..]),
                ("famine", &["all", "majority"][..]),
                ("small-cities", &["4", "2"][..]),
                ("wheel", &["start", "beside"][..]),
            ]
        );
        for players in 2..=5 {
            assert!(
                rules
                    .options
                    .iter()
                    .all(|option| option.applies_to(players))
            );
        }
    }

    #[test]
    fn the_default_setup() {
        // Only the players and the seed of the setup matter here.
        let Ok(setup) = Setup::new(GameId::TurnOfTime, 4, 9) else {
            unreachable!();
        };
        let game = WheelOfFortune::start(&setup);
        let same = WheelOfFortune::from_scenario(&Scenario {
            players: 4,
            first_player: None,
            seed: 9,
            ..Scenario::default()
        });
        assert_eq!(game, same);
        assert_eq!(
            (game.players(), game.remaining_count(), game.turn()),
            (4, 72, 1)
        );
    }

    #[test]
    fn listed_draws_are_the_first_player_and_tiles() {
        let check = |draws: &[&str]| {
            let draws: Vec<String> = draws.iter().map(|text| (*text).to_owned()).collect();
            (WheelOfFortune::SETUP_RULES.check_draws)(3, &draws)
        };
        assert_eq!(check(&[]), Ok(()));
        assert_eq!(check(&["3"]), Ok(()));
        assert_eq!(check(&["1", "B", "U-1", "IC6-1"]), Ok(()));
        assert_eq!(check(&["D", "D", "D", "D"]), Ok(()));
        // As many as the largest set has.
        assert_eq!(check(&["X-1", "X", "C", "C"]), Ok(()));
        let unavailable = |index| Err(DrawError::Unavailable { index });
        assert_eq!(check(&["4"]), unavailable(0));
        assert_eq!(check(&["C", "C", "C"]), unavailable(2));
        assert_eq!(check(&["X-1", "X-1"]), unavailable(1));
        let mut nine = vec!["2"];
        nine.extend(["D"; 9]);
        assert_eq!(check(&nine), unavailable(9));
        let malformed = |index| Err(DrawError::Malformed { index });
        for text in ["", "0", "6", "11", "b", "IC6", "U-4", "x", "Z", " B", "B-1"] {
            assert_eq!(check(&[text]), malformed(0), "{text:?}");
            assert_eq!(check(&["B", text]), malformed(1), "{text:?}");
        }
        assert_eq!(check(&["B", "1"]), malformed(1));
    }

    #[test]
    fn listed_tiles_come_first_with_any_seed() {
        for seed in 0..20 {
            let game = WheelOfFortune::from_scenario(&Scenario {
                tiles: vec![tile("X-1"), tile("B"), tile("U-3")],
                seed,
                ..Scenario::default()
            });
            let stack = game.hidden_stack();
            assert_eq!(stack[..3], [tile("X-1"), tile("B"), tile("U-3")]);
            assert_eq!(stack.len(), 72);
        }
        // A copy that the game does not have is left out.
        let game = WheelOfFortune::from_scenario(&Scenario {
            tiles: vec![tile("X-1"), tile("X-1"), tile("B")],
            ..Scenario::default()
        });
        assert_eq!(game.hidden_stack()[..2], [tile("X-1"), tile("B")]);
    }
}

mod queries {
    use super::*;

    #[test]
    fn fitting_cells_and_rotations() {
        let game = play(2, "V-1");
        let drawn = game.drawn().map(|tile| tile.to_string());
        assert_eq!(drawn.as_deref(), Some("V-1"));
        let crossing = tile("X-1");
        let fits: Vec<Cell> = game.fitting_cells(crossing).collect();
        let roads = [(2, -1), (-1, 1), (3, 4)].map(|(c, r)| Cell::new(c, r));
        assert_eq!(fits, roads);
        assert_eq!(game.rotations(crossing, roads[0]).count(), 4);
        assert_eq!(game.rotations(crossing, Cell::new(0, -1)).count(), 0);
        assert_eq!(game.rotations(crossing, Cell::new(9, 9)).count(), 0);
        assert_eq!(game.rotations(crossing, Cell::new(0, 0)).count(), 0);
        let quarters: Vec<u8> = game
            .rotations(tile("U-1"), roads[0])
            .map(|rotation| rotation.quarters())
            .collect();
        assert_eq!(quarters, [1, 3]);
    }

    #[test]
    fn a_tile_fits_where_no_edges_differ() {
        let game = play(2, "V-1");
        let (crossing, north) = (tile("X-1"), Cell::new(0, -1));
        let edges = game.edge_mismatch(crossing, Rotation::NONE, north);
        assert_eq!(edges.map(|(edge, _)| edge), Some(Edge::Road));
        assert_eq!(
            game.edge_mismatch(crossing, Rotation::NONE, Cell::new(9, 9)),
            None
        );
        for number in 0..3 {
            for state in states(&random_scenario(number), number) {
                let Some(drawn) = state.drawn() else {
                    continue;
                };
                for cell in state.frontier_cells() {
                    let fitting: Vec<Rotation> = state.rotations(drawn, cell).collect();
                    for rotation in (0..4).map(Rotation::new) {
                        let mismatch = state.edge_mismatch(drawn, rotation, cell);
                        assert_eq!(mismatch.is_none(), fitting.contains(&rotation));
                        assert!(mismatch.is_none_or(|(edge, other)| edge != other));
                    }
                }
            }
        }
    }

    #[test]
    fn fitting_cells_and_rotations_agree_with_the_legal_actions() {
        for number in 0..6 {
            for state in states(&random_scenario(number), number) {
                let Some(drawn) = state.drawn().filter(|_| state.phase() == Phase::Place) else {
                    continue;
                };
                let mut placements = Vec::new();
                for cell in state.fitting_cells(drawn) {
                    let turns = state.rotations(drawn, cell);
                    placements.extend(turns.map(|rotation| Action::Place { cell, rotation }));
                }
                assert_eq!(placements, actions(&state));
            }
        }
    }

    #[test]
    fn deployable_segments() {
        let spots = |game: &WheelOfFortune| -> Vec<usize> {
            game.deployable_segments()
                .map(|(id, _)| id.index())
                .collect()
        };
        assert_eq!(spots(&play(2, "A 2,-1n")), [0, 1, 2]);
        assert_eq!(spots(&play(2, "A")), [0; 0]);
        assert_eq!(spots(&play(2, "A 2,-1n cloister")), [0; 0]);
        let game = play(2, "U-1 2,-1e road-E\nA 2,-2n");
        assert_eq!(spots(&game), [1, 2]);
        assert_eq!(game.placed_cell(), Some(Cell::new(2, -2)));
    }

    #[test]
    fn remaining_tiles() {
        let game = play(2, "A 2,-1n\nB 4,0n\nU-1");
        let remaining = |name: &str| game.remaining_tiles()[tile(name).index()];
        assert_eq!(
            [
                remaining("A"),
                remaining("B"),
                remaining("U-1"),
                remaining("U-2"),
                remaining("D")
            ],
            [1, 3, 2, 3, 4]
        );
        assert_eq!(game.remaining_count(), 69);
    }

    #[test]
    fn a_feature_with_its_segments() {
        let game = play(2, "U-1 2,-1e road-E\nB 4,0n\nU-1 2,-2e");
        let road = feature(&game, 2, -2, "road-E");
        assert_eq!(
            (road.kind, road.current_points, road.open),
            (Kind::Road, 3, 1)
        );
        assert_eq!(road.completed_points, 3);
        assert_eq!(road.followers.as_slice(), [1, 0]);
        assert_eq!(road.winners.as_slice(), [true, false]);
        let segments: Vec<(Cell, usize)> = game
            .segments_of(road.id)
            .map(|(cell, id)| (cell, id.index()))
            .collect();
        let cells = [(2, 0), (2, -1), (2, -2)].map(|(c, r)| (Cell::new(c, r), 0));
        assert_eq!(segments, cells);
        assert!(
            game.feature_at(Cell::new(9, 9), SegmentId::new(0))
                .is_none()
        );
        assert!(
            game.feature_at(Cell::new(2, -1), SegmentId::new(3))
                .is_none()
        );
        assert!(
            game.feature_at(Cell::new(1, 1), SegmentId::new(0))
                .is_none()
        );
        // A cell of the wheel has the same feature.
        let inside = game.feature_at(Cell::new(2, 0), SegmentId::new(0));
        assert_eq!(inside.map(|view| view.id), Some(road.id));
    }

    #[test]
    fn points_of_a_city_now_and_when_completed() {
        let game = play(2, "F 0,-1e city-E");
        let city = feature(&game, 0, -1, "city-E");
        assert_eq!(
            (city.current_points, city.completed_points, city.open),
            (3, 6, 1)
        );
    }

    #[test]
    fn tiles_and_designs_by_cell() {
        let game = play(2, "F 0,-1e city-E");
        let placed = game.tile_at(Cell::new(0, -1));
        let found = placed.map(|p| (p.tile, p.rotation.quarters(), p.follower));
        assert_eq!(
            found,
            Some((Some(tile("F")), 1, Some((seat(1), SegmentId::new(0)))))
        );
        assert_eq!(
            game.tile_at(Cell::new(3, 3)).map(|placed| placed.tile),
            Some(None)
        );
        assert!(game.tile_at(Cell::new(0, -2)).is_none());
        let design = game.design_at(Cell::new(0, -1)).map(|design| design.name);
        assert_eq!(design, Some("F"));
        let wheel = game
            .design_at(Cell::new(2, 0))
            .and_then(|d| d.edge(Side::North));
        assert!(wheel.is_some());
    }
}

/// Hashes are part of records: they change only with the version of the rules.
#[test]
fn hashes_of_a_game_are_frozen() {
    let all = states(&random_scenario(1), 1);
    let hash = |at: usize| all.get(at).map(|state| state.hash().to_string());
    let last = all.len() - 1;
    assert_eq!(
        [hash(0), hash(50), hash(last)].map(|hash| hash.unwrap_or_default()),
        FROZEN
    );
}

const FROZEN: [&str; 3] = ["e1ab4ee6", "d8ebbaca", "f4973998"];
