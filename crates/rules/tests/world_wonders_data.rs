//! World Wonders: the components match the tables in
//! `world_wonders_help/table.rs`.

use crate::world_wonders_help;

use rules::games::world_wonders::{
    Arrangement, CardItem, Cell, Cells, FALLBACK, Kind, MAPS, Monument, Need, OBJECTIVE_COUNT,
    Objective, POPULATION_END, RESOURCE_END, RINGS, Rotation, SOLO_CARD_COUNT, SYMBOLS, Shape,
    SoloCard, Stack, TILE_COUNT, Terrain, Tile, face_up_monuments, long_roads, rings, short_sets,
};
use std::collections::BTreeSet;
use world_wonders_help::table::{self, rows};
use world_wonders_help::{cell, cells};

fn number(text: &str) -> u8 {
    text.parse().unwrap_or(0)
}

/// Counts of the letters F, C and G in a text.
fn letters(text: &str) -> [u8; 3] {
    ['F', 'C', 'G'].map(|letter| text.chars().filter(|other| *other == letter).count() as u8)
}

mod tiles {
    use super::*;

    #[test]
    fn stacks_cost_and_look_as_listed() {
        assert_eq!(rows(table::STACKS).count(), Stack::ALL.len());
        for (stack, row) in Stack::ALL.into_iter().zip(rows(table::STACKS)) {
            assert_eq!(stack.id(), row[1]);
            assert_eq!(stack.cost(), number(row[3]));
            let printed = format!("{:?}", stack.shape().printed());
            assert_eq!(printed.trim_matches(['[', ']']), row[5]);
            assert_eq!(stack.shape().printed().len(), usize::from(number(row[4])));
            for tile in Tile::all().filter(|tile| tile.stack() == stack) {
                let steps: u8 = tile.steps().iter().sum();
                assert_eq!(steps, number(row[6]), "{tile}");
            }
            let least = match row[2] {
                "main" => 1,
                "4th-player board" => 4,
                _ => 5,
            };
            for players in 1..=5 {
                let there = Stack::for_players(players).any(|other| other == stack);
                assert_eq!(there, players >= least, "{stack:?} {players}");
            }
        }
    }

    #[test]
    fn eighty_tiles_give_what_the_list_says() {
        assert_eq!((TILE_COUNT, Tile::all().count()), (80, 80));
        let mut all = [0; 3];
        let mut main = [0; 3];
        for (stack, row) in Stack::ALL.into_iter().zip(rows(table::GIVEN)) {
            assert_eq!(stack.id(), row[0]);
            let mut sums = [0; 3];
            for (kind, pair) in Kind::ALL.into_iter().zip(&row[1..6]) {
                let tiles = Tile::all().filter(|tile| (tile.stack(), tile.kind()) == (stack, kind));
                let given: Vec<[u8; 3]> = tiles.map(Tile::steps).collect();
                let listed: Vec<[u8; 3]> = pair.split(", ").map(letters).collect();
                assert_eq!(given, listed, "{stack:?} {kind:?}");
                for steps in given {
                    for (sum, step) in sums.iter_mut().zip(steps) {
                        *sum += step;
                    }
                }
            }
            let text = sums.map(|sum| sum.to_string()).join("/");
            assert_eq!(text, row[6]);
            for track in 0..3 {
                all[track] += sums[track];
                if Stack::for_players(1).any(|other| other == stack) {
                    main[track] += sums[track];
                }
            }
        }
        assert_eq!((main, all), ([50, 51, 49], [70, 71, 69]));
        for kind in Kind::ALL {
            let tiles = Tile::all().filter(|tile| tile.kind() == kind);
            assert_eq!(tiles.count(), 16);
        }
    }

    #[test]
    fn supply_by_number_of_players() {
        let supply: Vec<(u8, u8)> = (1..=5).map(|n| (long_roads(n), short_sets(n))).collect();
        assert_eq!(supply, [(1, 1), (1, 1), (2, 1), (2, 2), (3, 2)]);
        // Ten rounds and the starting roads need no more than the box has.
        assert_eq!(10 * long_roads(5) + 5, 35);
        assert_eq!(10 * short_sets(5), 20);
        let rows: Vec<usize> = (1..=5).map(face_up_monuments).collect();
        assert_eq!(rows, [2, 3, 3, 3, 3]);
    }
}

mod shapes {
    use super::*;

    fn drawn(shape: Shape, quarters: u8) -> BTreeSet<String> {
        let spaces = shape.cells(cell("c3"), Rotation::new(quarters));
        spaces
            .into_iter()
            .flat_map(Cells::iter)
            .map(|cell| cell.to_string())
            .collect()
    }

    fn set(texts: &str) -> BTreeSet<String> {
        texts.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn pieces_turn_clockwise_about_their_corner() {
        // X.  XX  XX  .X
        // XX  X.  .X  XX
        for (quarters, spaces) in ["c3 c4 d4", "c3 c4 d3", "c3 d3 d4", "d3 c4 d4"]
            .into_iter()
            .enumerate()
        {
            assert_eq!(drawn(Shape::L3, quarters as u8), set(spaces));
        }
        // X.  XXX  XX  ..X
        // X.  X..  .X  XXX
        // XX       .X
        for (quarters, spaces) in ["c3 c4 c5 d5", "c3 d3 e3 c4", "c3 d3 d4 d5", "e3 c4 d4 e4"]
            .into_iter()
            .enumerate()
        {
            assert_eq!(drawn(Shape::L4, quarters as u8), set(spaces));
        }
        // .XX  X.
        // XX.  XX
        //      .X
        assert_eq!(drawn(Shape::S4, 0), set("d3 e3 c4 d4"));
        assert_eq!(drawn(Shape::S4, 1), set("c3 c4 d4 d5"));
    }

    #[test]
    fn each_way_looks_different_and_further_turns_do_not() {
        for shape in Shape::ALL {
            let looks: Vec<BTreeSet<String>> =
                (0..4).map(|rotation| drawn(shape, rotation)).collect();
            let different: BTreeSet<_> = looks.iter().collect();
            let ways = usize::from(shape.rotation_count());
            assert_eq!(different.len(), ways, "{shape:?}");
            let first: BTreeSet<_> = looks[..ways].iter().collect();
            assert_eq!(first, different, "{shape:?}");
            assert_eq!(shape.rotations().count(), ways);
            assert_eq!(looks[0].len(), shape.printed().len());
        }
    }

    #[test]
    fn a_piece_must_not_reach_beyond_the_map() {
        for shape in Shape::ALL {
            let mut covered = Cells::NONE;
            for rotation in shape.rotations() {
                let all = Cell::all().filter_map(|at| shape.cells(at, rotation));
                let mut count = 0;
                for rotated in all {
                    assert_eq!(rotated.len() as usize, shape.printed().len());
                    covered |= rotated;
                    count += 1;
                }
                let rows = shape.printed().iter().map(|cell| cell.0).max().unwrap_or(0);
                let columns = shape.printed().iter().map(|cell| cell.1).max().unwrap_or(0);
                let (rows, columns) = match rotation.quarters() % 2 {
                    0 => (rows, columns),
                    _ => (columns, rows),
                };
                assert_eq!(count, (11 - u32::from(rows)) * (12 - u32::from(columns)));
            }
            assert_eq!(covered, Cells::ALL, "{shape:?}");
        }
    }
}

mod maps {
    use super::*;

    #[test]
    fn maps_are_as_drawn_with_ten_natural_resources_each() {
        assert_eq!(Cell::all().count(), 132);
        for (number, (map, drawing)) in MAPS.into_iter().zip(table::MAPS).enumerate() {
            let rows: Vec<&[u8]> = drawing.lines().map(|line| line.trim().as_bytes()).collect();
            assert_eq!(rows.len(), 11);
            for cell in Cell::all() {
                let drawn = rows[usize::from(cell.row())][usize::from(cell.column())];
                let there = match (map.water.has(cell), map.resources.has(cell)) {
                    (false, false) => b'.',
                    (false, true) => b'*',
                    (true, _) => b'~',
                };
                assert_eq!(there, drawn, "{cell} of map {number}");
            }
            assert!(rows.iter().all(|row| row.len() == 12));
            assert_eq!(map.resources.len(), 10);
            assert_eq!(map.water.len(), if number == 0 { 12 } else { 16 });
            assert!(!map.water.meets(map.resources));
        }
    }

    #[test]
    fn side_b_has_another_river_for_each() {
        for (at, map) in MAPS.iter().enumerate() {
            assert!(!MAPS[..at].contains(map));
            // A lake or a river is one piece of water.
            let first = map.water.first().map_or(Cells::NONE, Cells::one);
            assert_eq!(first.spread(map.water), map.water);
        }
    }

    #[test]
    fn every_map_has_room_for_bridges_for_a_roman_bridge_and_for_the_port() {
        for map in MAPS {
            let land = Cells::ALL - map.water;
            let lines = |shape: Shape| {
                shape
                    .rotations()
                    .flat_map(|rotation| {
                        Cell::all().filter_map(move |at| shape.cells(at, rotation))
                    })
                    .map(|line| line.iter().collect::<Vec<_>>())
                    .collect::<Vec<_>>()
            };
            let on = |cell: &Cell| land.has(*cell);
            assert!(
                lines(Shape::I4).iter().any(|line| {
                    on(&line[0]) && on(&line[3]) && !(on(&line[1]) && on(&line[2]))
                })
            );
            assert!(
                lines(Shape::I3)
                    .iter()
                    .any(|line| on(&line[0]) && !on(&line[1]) && on(&line[2]))
            );
            assert!(lines(Shape::O4).iter().any(|line| {
                let wet: Vec<&Cell> = line.iter().filter(|cell| !on(cell)).collect();
                wet.len() == 2 && wet[0].neighbours().any(|next| next == *wet[1])
            }));
        }
    }

    #[test]
    fn spaces_at_the_sidewalk_and_at_the_edge() {
        assert_eq!(
            Cells::SIDEWALK,
            Cell::all().filter(|c| c.row() == 10).collect()
        );
        let edge = |cell: &Cell| cell.row() == 0 || cell.column() == 0 || cell.column() == 11;
        assert_eq!(Cells::EDGE, Cell::all().filter(edge).collect());
        assert_eq!(Cells::RIM, Cells::EDGE | Cells::SIDEWALK);
        assert_eq!(Cells::ALL, Cell::all().collect());
    }

    #[test]
    fn neighbours_share_an_edge() {
        for (name, around) in [
            ("a1", "b1 a2"),
            ("l1", "k1 l2"),
            ("a11", "a10 b11"),
            ("l11", "l10 k11"),
            ("a5", "a4 b5 a6"),
            ("l8", "l7 k8 l9"),
            ("e4", "e3 f4 e5 d4"),
        ] {
            assert_eq!(Cells::one(cell(name)).neighbours(), cells(around), "{name}");
            assert_eq!(cell(name).neighbours().collect::<Cells>(), cells(around));
        }
        // Of two side by side, each is the other's neighbour.
        assert_eq!(
            cells("b2 c2").neighbours(),
            cells("b1 c1 a2 b2 c2 d2 b3 c3")
        );
    }
}

mod tracks {
    use super::*;

    #[test]
    fn symbols_and_rings_are_where_the_lists_have_them() {
        let side_a = [3, 6, 10, 13, 16];
        assert_eq!(SYMBOLS[0], [side_a; 3]);
        let side_b = [[2, 5, 9, 13, 16], [3, 6, 9, 12, 16], [4, 7, 10, 13, 15]];
        assert_eq!(SYMBOLS[1], side_b);
        assert_eq!((RESOURCE_END, POPULATION_END), (16, 13));
        assert_eq!(RINGS, [2, 4, 6, 7, 8, 9, 10, 11, 12, 13]);
        let points: Vec<u8> = (0..=13).map(rings).collect();
        assert_eq!(points, [0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }
}

mod monuments {
    use super::*;

    fn need(text: &str) -> Need {
        match text {
            "Library" => Need::Building(Kind::Library),
            "Farm" => Need::Building(Kind::Farm),
            "Habitation" => Need::Building(Kind::Habitation),
            "Market" => Need::Building(Kind::Market),
            "Temple" => Need::Building(Kind::Temple),
            "Road" => Need::Road,
            "Water" => Need::Water,
            "Natural resource" => Need::Resource,
            "Two farms" => Need::TwoFarms,
            _ => unreachable!("{text}"),
        }
    }

    #[test]
    fn monuments_are_as_listed() {
        let (mut points, mut population, mut pieces, mut sums) = (0, 0, 0, [0; 3]);
        assert_eq!(rows(table::MONUMENTS).count(), 21);
        for (monument, row) in Monument::ALL.into_iter().zip(rows(table::MONUMENTS)) {
            let card = monument.card();
            assert_eq!(monument.id(), row[1]);
            let (shape, arrangement) = match row[2] {
                "1x1" => (Shape::I1, Arrangement::Single),
                "1x1 together" => (Shape::I1, Arrangement::Connected),
                "1x1 one between" => (Shape::I1, Arrangement::OneBetween),
                "1x1 in line" => (Shape::I1, Arrangement::InLine),
                "1x2" => (Shape::I2, Arrangement::Single),
                "1x2 together" => (Shape::I2, Arrangement::Connected),
                "1x3" => (Shape::I3, Arrangement::Single),
                "1x4" => (Shape::I4, Arrangement::Single),
                "L" => (Shape::L3, Arrangement::Single),
                "2x2" => (Shape::O4, Arrangement::Single),
                "2x3" => (Shape::R6, Arrangement::Single),
                "2x4" => (Shape::R8, Arrangement::Single),
                _ => (Shape::S9, Arrangement::Single),
            };
            assert_eq!(
                (card.shape, card.arrangement),
                (shape, arrangement),
                "{}",
                card.id
            );
            assert_eq!(card.pieces, number(row[3]));
            let terrain = match row[4] {
                "L" => Terrain::Land,
                "W" => Terrain::Water,
                "ENDS" => Terrain::LandEnds,
                "LWL" => Terrain::WaterBetween,
                _ => Terrain::Half,
            };
            assert_eq!(card.terrain, terrain, "{}", card.id);
            let needs: Vec<Need> = row[5].split(", ").map(need).collect();
            assert_eq!(card.needs, needs, "{}", card.id);
            assert_eq!(card.points, number(row[6]));
            let mut steps = [0; 3];
            let words: Vec<&str> = row[7].split(' ').collect();
            for pair in words.chunks_exact(2) {
                let track = ["food", "ceramics", "gear"];
                let track = track.iter().position(|name| pair[1].starts_with(name));
                steps[track.unwrap_or(3)] = number(pair[0]);
            }
            assert_eq!(card.steps, steps, "{}", card.id);
            assert_eq!(card.population, number(row[8]));
            points += card.points;
            population += card.population;
            pieces += card.pieces;
            for (sum, step) in sums.iter_mut().zip(card.steps) {
                *sum += step;
            }
        }
        assert_eq!((points, population, pieces, sums), (45, 6, 28, [7, 7, 8]));
    }
}

mod cards {
    use super::*;

    fn want(text: &str) -> CardItem {
        match text {
            "LR" => CardItem::LongRoad,
            "SR" => CardItem::ShortRoads,
            "TW" => CardItem::Tower,
            "M1" => CardItem::FirstMonument,
            "M2" => CardItem::SecondMonument,
            stack => match Stack::ALL.into_iter().find(|other| other.id() == stack) {
                Some(stack) => CardItem::Tile(stack),
                None => unreachable!("{text}"),
            },
        }
    }

    #[test]
    fn the_automatons_cards_are_as_listed() {
        assert_eq!((SOLO_CARD_COUNT, rows(table::CARDS).count()), (14, 14));
        for (card, row) in SoloCard::all().zip(rows(table::CARDS)) {
            assert_eq!(card.number(), number(row[0]));
            let listed: Vec<Vec<CardItem>> = row[1..]
                .iter()
                .map(|section| section.split(" + ").map(want).collect())
                .collect();
            assert_eq!(card.sections(), listed, "{card}");
        }
        let otherwise = "I2 I3 L3 O4 L4 P5 LR SR TW";
        let otherwise: Vec<CardItem> = otherwise.split(' ').map(want).collect();
        assert_eq!(FALLBACK.to_vec(), otherwise);
    }
}

mod objectives {
    use super::*;

    #[test]
    fn fifteen_objectives_with_their_points() {
        assert_eq!((OBJECTIVE_COUNT, rows(table::OBJECTIVES).count()), (15, 15));
        for (objective, row) in Objective::ALL.into_iter().zip(rows(table::OBJECTIVES)) {
            assert_eq!(objective.id(), row[1]);
            let (first, second) = objective.points();
            assert_eq!(format!("{first} / {second}"), row[2]);
        }
    }
}
