//! World Wonders: placement of roads, towers and tiles, on small drawn cities.

use crate::world_wonders_help;

use rules::games::world_wonders::{
    Event, IllegalAction, Item, Kind, Piece, Rotation, Scenario, Stack, Terrain, WorldWonders,
};
use world_wonders_help::{
    after, can, cell, cells, city, illegal, legal_text, monument, scenario_with, seat, take, tile,
};

/// A game in which the first player has a drawn city and can buy these tiles
/// and monuments.
fn game(drawing: &str, tiles: &str, monuments: &str) -> WorldWonders {
    WorldWonders::from_scenario(&Scenario {
        tiles: tiles.split_whitespace().map(tile).collect(),
        monuments: monuments.split_whitespace().map(monument).collect(),
        ..scenario_with(city(drawing))
    })
}

/// The placements after buying an item by name; empty if it fits nowhere.
fn bought(game: &WorldWonders, name: &str) -> String {
    let buy = format!("buy-{name}");
    if illegal(game, &buy) == Some(IllegalAction::FitsNowhere) {
        return String::new();
    }
    legal_text(&after(game, &buy))
}

/// The placements of a road or tower.
fn places(drawing: &str, name: &str) -> String {
    bought(&game(drawing, "", ""), name)
}

/// The placements of a tile.
fn tile_places(drawing: &str, name: &str) -> String {
    let stack = name.split('-').next().unwrap_or("");
    bought(&game(drawing, name, ""), stack)
}

mod roads {
    use super::*;

    #[test]
    fn the_starting_road_touches_the_sidewalk_and_may_be_a_bridge() {
        let mut game = WorldWonders::from_scenario(&Scenario {
            order: vec![seat(1), seat(2)],
            ..Scenario::default()
        });
        // Nine lie along row 11; twelve stand on it, row 8 to row 11.
        let all = legal_text(&game);
        let all = all.trim_end_matches(" buy-short-roads loan");
        let unrotated = all.split(' ').filter(|text| !text.ends_with('e')).count();
        let rotated: Vec<&str> = all.split(' ').filter(|text| text.ends_with('e')).collect();
        assert_eq!((unrotated, rotated.len()), (9, 12));
        assert!(rotated.iter().all(|text| text[1..] == *"8e"));
        assert_eq!(illegal(&game, "a10"), Some(IllegalAction::NotAtSidewalk));
        assert_eq!(illegal(&game, "a7e"), Some(IllegalAction::NotAtSidewalk));
        assert_eq!(illegal(&game, "j11"), Some(IllegalAction::OffMap));
        assert_eq!(illegal(&game, "a9e"), Some(IllegalAction::OffMap));
        assert_eq!(
            illegal(&game, "a11s"),
            Some(IllegalAction::RedundantRotation)
        );
        take(&mut game, "a11");
        assert_eq!(game.city(seat(1)).roads(), cells("a11 b11 c11 d11"));

        // As a bridge: the two in the middle are water.
        let river = "
            ............
            ............
            ............
            ............
            ............
            ............
            ............
            ............
            ............
            ............
            .~~.........";
        let mut game = WorldWonders::from_scenario(&scenario_with(city(river)));
        assert!(can(&game, "a11") && !can(&game, "b11") && !can(&game, "c11"));
        take(&mut game, "a11");
        assert_eq!(game.city(seat(1)).roads(), cells("a11 b11 c11 d11"));
    }

    #[test]
    fn a_long_road_hangs_on_a_road_a_tower_or_the_sidewalk() {
        assert_eq!(places("r....", "long-road"), "b1");
        assert_eq!(places("t....", "long-road"), "b1");
        // Buildings and monuments do not hold roads.
        assert_eq!(places("FF....", "long-road"), "");
        assert_eq!(places("#....", "long-road"), "");
        // The sidewalk runs along row 11 only.
        assert_eq!(places("....", "long-road"), "");
        let bottom = "
            ############
            ############
            ############
            ############
            ############
            ############
            ############
            #.##########
            #.##########
            #.##########
            #......#####";
        assert_eq!(places(bottom, "long-road"), "b8e b11 c11 d11");
    }

    #[test]
    fn a_bridge_starts_and_ends_on_land() {
        // Both in the middle, one of them, none of them.
        assert_eq!(places("r.~~.", "long-road"), "b1");
        assert_eq!(places("r.~..", "long-road"), "b1");
        assert_eq!(places("r..~.", "long-road"), "b1");
        assert_eq!(places("r~...", "long-road"), "");
        assert_eq!(places("r...~", "long-road"), "");
        assert_eq!(places("r.~~~.", "long-road"), "");
        let game = game("r...~", "", "");
        assert_eq!(
            illegal(&game, "buy-long-road"),
            Some(IllegalAction::FitsNowhere)
        );
        let mut game = world_long("r...~...");
        assert_eq!(
            illegal(&game, "b1"),
            Some(IllegalAction::WrongTerrain {
                terrain: Terrain::LandEnds
            })
        );
        take(&mut game, "d1");
        assert_eq!(game.city(seat(1)).roads(), cells("a1 h1 d1 e1 f1 g1"));
    }

    fn world_long(drawing: &str) -> WorldWonders {
        // A tower on the right holds another place.
        let mut drawing = drawing.to_owned();
        drawing.pop();
        drawing.push('r');
        after(&game(&drawing, "", ""), "buy-long-road")
    }

    #[test]
    fn roads_cover_natural_resources() {
        let mut game = game("r.*..", "", "");
        take(&mut game, "buy-long-road b1");
        assert!(game.city(seat(1)).free_resources().is_empty());
        assert!(game.city(seat(1)).scoring_resources().is_empty());
        // Its ends may stand on them, too.
        assert_eq!(places("r*..*", "long-road"), "b1");
        assert_eq!(places("r*.", "short-roads"), "b1 one-b1");
    }

    #[test]
    fn a_bridge_is_a_road_and_covers_the_water() {
        let drawing = "
            -==-....
            ........";
        // Roads hang on all of it, also in the middle.
        assert!(places(drawing, "short-roads").contains("one-b2 one-c2"));
        let game = game(drawing, "I2-farm-F", "lighthouse");
        assert!(game.city(seat(1)).free_water().is_empty());
        assert_eq!(game.city(seat(1)).roads(), cells("a1 b1 c1 d1"));
        assert!(can(&after(&game, "buy-I2"), "b2"));
        assert_eq!(
            illegal(&game, "buy-lighthouse"),
            Some(IllegalAction::FitsNowhere)
        );
    }

    #[test]
    fn short_roads_lie_on_land_and_hang_where_long_ones_do() {
        let drawing = "
            r.~.
            ....";
        assert_eq!(places(drawing, "short-roads"), "b1e a2 one-b1 one-a2");
        assert_eq!(places("t...", "short-roads"), "b1 one-b1");
        assert_eq!(places("#...", "short-roads"), "");
        assert_eq!(places("r~..", "short-roads"), "");
        // Where only the short one fits, the set can be bought.
        assert_eq!(places("r.~.", "short-roads"), "one-b1");
    }

    #[test]
    fn roads_of_a_set_come_one_after_another_in_any_order() {
        let drawing = "r.........";
        let mut game = game(drawing, "", "");
        take(&mut game, "buy-short-roads");
        assert_eq!(legal_text(&game), "b1 one-b1");
        // The next ones lean on those that lie.
        take(&mut game, "one-b1");
        assert_eq!(legal_text(&game), "c1");
        assert_eq!(
            illegal(&game, "one-c1"),
            Some(IllegalAction::NoSuchRoadLeft)
        );
        take(&mut game, "c1");
        assert_eq!(legal_text(&game), "e1");
        take(&mut game, "e1");
        assert_eq!(legal_text(&game), "end");
        assert_eq!(game.city(seat(1)).roads(), cells("a1 b1 c1 d1 e1 f1"));
        let other = after(
            &super::game(drawing, "", ""),
            "buy-short-roads b1 d1 one-f1",
        );
        assert_eq!(other.city(seat(1)).roads(), game.city(seat(1)).roads());
    }

    #[test]
    fn roads_of_a_set_may_lie_apart() {
        let mut game = game("..r#r..", "", "");
        take(&mut game, "buy-short-roads a1 f1");
        // No place is left for the short one; it is lost.
        assert_eq!(legal_text(&game), "end");
        assert_eq!(game.city(seat(1)).roads(), cells("a1 b1 c1 e1 f1 g1"));
    }

    #[test]
    fn what_fits_nowhere_of_a_set_is_lost() {
        let mut game = game("r..", "", "");
        let events = take(&mut game, "buy-short-roads one-b1");
        // One space is left: no road of two fits.
        assert_eq!(legal_text(&game), "end");
        let lost = Event::RoadsLost {
            seat: seat(1),
            doubles: 2,
            singles: 0,
        };
        assert_eq!(events.last(), Some(&lost));
    }
}

mod towers {
    use super::*;

    #[test]
    fn a_tower_stands_on_land_beside_anything() {
        assert_eq!(places("r.#", "tower"), "b1");
        for drawing in ["r..", "t..", "FF..", "LL..", "-==-.."] {
            let at = drawing.find('.').map_or(0, |at| at + 1);
            let expected = char::from(b'a' + at as u8 - 1);
            assert!(
                places(drawing, "tower").starts_with(&format!("{expected}1")),
                "{drawing}"
            );
        }
        assert_eq!(places("#.", "tower"), "b1");
        assert_eq!(places("r~#", "tower"), "");
        assert_eq!(places("r*#", "tower"), "b1");
    }

    #[test]
    fn the_sidewalk_alone_does_not_hold_a_tower() {
        let drawing = "
            ............
            ............
            ............
            ............
            ............
            ............
            ............
            ............
            ............
            ............
            r...........";
        assert_eq!(places(drawing, "tower"), "a10 b11");
        let game = after(&game(drawing, "", ""), "buy-tower");
        assert_eq!(illegal(&game, "d11"), Some(IllegalAction::TowerNotAdjacent));
    }
}

mod buildings {
    use super::*;

    #[test]
    fn a_building_is_at_a_road_or_at_its_own_type() {
        let drawing = "
            r....
            .....";
        assert_eq!(tile_places(drawing, "I2-farm-F"), "b1 b1e a2");
        let drawing = "
            FF...
            ...HH";
        // c1 is at the farm; d1 and c2 are at the habitation.
        assert_eq!(tile_places(drawing, "I2-farm-F"), "c1 c1e a2 b2");
        assert_eq!(tile_places(drawing, "I2-habitation-F"), "c1 c1e d1 b2");
        assert_eq!(tile_places(drawing, "I2-temple-G"), "");
        let mut game = game(drawing, "I2-farm-F", "");
        take(&mut game, "buy-I2");
        let kind = Kind::Farm;
        assert_eq!(
            illegal(&game, "d1"),
            Some(IllegalAction::BuildingNotAdjacent { kind })
        );
    }

    #[test]
    fn towers_monuments_and_the_sidewalk_do_not_hold_buildings() {
        assert_eq!(tile_places("t..", "I2-farm-F"), "");
        assert_eq!(tile_places("#..", "I2-farm-F"), "");
        let bottom = "
            ############
            ############
            ############
            ############
            ############
            ############
            ############
            ############
            ############
            ############
            ............";
        assert_eq!(tile_places(bottom, "I2-farm-F"), "");
    }

    #[test]
    fn buildings_lie_on_land_and_may_cover_natural_resources() {
        assert_eq!(tile_places("r.~..", "I2-farm-F"), "");
        let mut game = game("r.*..", "I2-farm-F", "");
        take(&mut game, "buy-I2");
        assert_eq!(legal_text(&game), "b1");
        assert_eq!(game.city(seat(1)).free_resources(), cells("c1"));
        take(&mut game, "b1");
        assert!(game.city(seat(1)).free_resources().is_empty());
        let game = super::game("r.~...", "I2-farm-F", "");
        assert_eq!(
            game.check_placement(seat(1), Item::Tile(Stack::I2), cell("b1"), Rotation::NONE),
            Err(IllegalAction::OnWater { cell: cell("c1") })
        );
    }

    #[test]
    fn buildings_turn_but_are_not_mirrored() {
        // Room for an S lying down, and for its mirror image.
        let step = "
            r..
            ..#";
        let mirrored = "
            ..r
            #..";
        let five = |drawing: &str| {
            let mut scenario = scenario_with(city(drawing));
            scenario.players = 5;
            scenario.tiles = vec![tile("S4-farm-FFF")];
            WorldWonders::from_scenario(&scenario)
        };
        let mut drawn = five(step);
        assert!(can(&drawn, "buy-S4"));
        take(&mut drawn, "buy-S4");
        assert_eq!(legal_text(&drawn), "a1");
        assert_eq!(
            illegal(&five(mirrored), "buy-S4"),
            Some(IllegalAction::FitsNowhere)
        );
        // Upright there are two ways for an L of four, and two for its mirror
        // image.
        let box_of_six = "
            r..
            #..
            r..";
        assert_eq!(tile_places(box_of_six, "L4-farm-FFF"), "b1 b1s");
    }

    #[test]
    fn nothing_overlaps() {
        let mut game = game("r.....", "I2-farm-F I3-farm-FF", "");
        take(&mut game, "buy-I2 b1 end");
        let at = game
            .city(seat(1))
            .piece_at(cell("c1"))
            .map(|placed| placed.piece);
        assert_eq!(at, Some(Piece::Tile(tile("I2-farm-F"))));
        let item = Item::Tile(Stack::I3);
        assert_eq!(
            game.check_placement(seat(1), item, cell("c1"), Rotation::NONE),
            Err(IllegalAction::Occupied { cell: cell("c1") })
        );
        assert_eq!(game.placements(seat(1), item).iter().count(), 1);
    }
}
