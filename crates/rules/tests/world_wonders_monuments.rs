//! World Wonders: placement of monuments, on small drawn cities.

use crate::world_wonders_help;

use rules::game::{Game, NullSink};
use rules::games::world_wonders::{
    IllegalAction, Item, Kind, Need, Objective, PlacedPiece, Rotation, Scenario, Stack, Terrain,
    WorldWonders,
};
use std::collections::BTreeSet;
use world_wonders_help::{
    actions, after, cell, cells, city, illegal, legal_text, monument, scenario_with, seat, take,
    tile,
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

/// The placements of a monument, or of its first piece.
fn first(drawing: &str, name: &str) -> String {
    let mut game = game(drawing, "", name);
    let buy = format!("buy-{name}");
    if illegal(&game, &buy) == Some(IllegalAction::FitsNowhere) {
        return String::new();
    }
    take(&mut game, &buy);
    legal_text(&game)
}

/// The placements of the next piece after these.
fn next(drawing: &str, name: &str, placed: &str) -> String {
    let mut game = game(drawing, "", name);
    take(&mut game, &format!("buy-{name} {placed}"));
    legal_text(&game)
}

/// Why a monument cannot be placed there.
fn illegal_placement(drawing: &str, name: &str, place: &str) -> Option<IllegalAction> {
    illegal(
        &after(&game(drawing, "", name), &format!("buy-{name}")),
        place,
    )
}

fn not_adjacent(need: Need) -> Option<IllegalAction> {
    Some(IllegalAction::MonumentNotAdjacent { need })
}

#[test]
fn ziggurat() {
    let drawing = "
        FF..TT
        ......
        ......";
    assert_eq!(first(drawing, "ziggurat"), "c1");
    assert_eq!(
        illegal_placement(drawing, "ziggurat", "b2"),
        not_adjacent(Need::Building(Kind::Temple))
    );
    assert_eq!(
        illegal_placement(drawing, "ziggurat", "d2"),
        not_adjacent(Need::Building(Kind::Farm))
    );
    assert_eq!(first("FF..", "ziggurat"), "");
}

#[test]
fn giza() {
    // a1 and b1 are the farm; the resource at d1 must stay uncovered.
    let drawing = "
        FF.*
        #...";
    assert_eq!(first(drawing, "giza"), "c1 b2 c2 d2");
    assert_eq!(next(drawing, "giza", "c1"), "b2 c2 d2");
    assert_eq!(next(drawing, "giza", "c1 b2"), "c2");
    assert_eq!(next(drawing, "giza", "b2"), "c1 c2 d2");
    assert_eq!(next(drawing, "giza", "b2 d2"), "c2");
    assert_eq!(next(drawing, "giza", "b2 c2"), "c1 d2");
    assert_eq!(next(drawing, "giza", "b2 c2 d2"), "end");
    assert_eq!(
        illegal_placement(drawing, "giza", "d1"),
        Some(IllegalAction::CannotBeCompleted)
    );
    // Too far from each other.
    assert_eq!(first("FF....*", "giza"), "");
    assert_eq!(first("FF...*", "giza"), "c1 d1 e1");
}

#[test]
fn obelisks() {
    // The gap at d1 is a road; the other pairs lack the road or the temple.
    let drawing = "
        TT.r.
        .#.#.";
    assert_eq!(first(drawing, "obelisks"), "c1 e1");
    assert_eq!(next(drawing, "obelisks", "e1"), "c1");
    assert_eq!(next(drawing, "obelisks", "e1 c1"), "end");
    // Side by side, or with two between, they do not stand.
    assert_eq!(first("TT..r", "obelisks"), "");
    // The gap may be free, water, a resource, a monument, a tower.
    for gap in [".", "~", "*", "#", "t"] {
        let drawing = format!("TT.{gap}.r");
        assert_eq!(first(&drawing, "obelisks"), "c1 e1", "{gap}");
    }
    // It may be a building of any type.
    for gap in ["L", "F", "H", "M", "T"] {
        let drawing = format!("TT.{gap}.r\n###{gap}##");
        assert_eq!(first(&drawing, "obelisks"), "c1 e1", "{gap}");
        assert_eq!(next(&drawing, "obelisks", "c1"), "e1", "{gap}");
    }
    let upright = "
        T.r
        T##
        ..#";
    assert_eq!(first(upright, "obelisks"), "b1 b3");
}

#[test]
fn trojan_horse() {
    let drawing = "
        HH.r
        ..r.";
    assert_eq!(first(drawing, "trojan-horse"), "c1 b2");
    assert_eq!(
        illegal_placement(drawing, "trojan-horse", "a2"),
        not_adjacent(Need::Road)
    );
    assert_eq!(
        illegal_placement(drawing, "trojan-horse", "d2"),
        not_adjacent(Need::Building(Kind::Habitation))
    );
}

#[test]
fn ishtar_gate() {
    let drawing = "
        LL..r
        .....";
    assert_eq!(first(drawing, "ishtar-gate"), "c1");
    assert_eq!(first("LL.r", "ishtar-gate"), "");
    assert_eq!(first(&drawing.replace('r', "."), "ishtar-gate"), "");
    assert_eq!(first(&drawing.replace('L', "F"), "ishtar-gate"), "");
    assert_eq!(first("LL...r", "ishtar-gate"), "");
}

#[test]
fn theater() {
    let drawing = "
        LL..
        ...H
        ##.H";
    assert_eq!(first(drawing, "theater"), "b1w c1e b2s");
    assert_eq!(first(&drawing.replace('L', "F"), "theater"), "");
    assert_eq!(first(&drawing.replace('H', "F"), "theater"), "");
}

#[test]
fn parthenon() {
    let drawing = "
        TT...L
        #....L
        ..r...";
    assert_eq!(first(drawing, "parthenon"), "c1");
    assert_eq!(first(&drawing.replace('r', "."), "parthenon"), "");
    assert_eq!(first(&drawing.replace('T', "F"), "parthenon"), "");
    assert_eq!(first(&drawing.replace('L', "F"), "parthenon"), "");
}

#[test]
fn port_of_carthage() {
    // Three of water, water across, and side by side.
    let drawing = "
        MM~~.
        r.~.~
        ..~~.";
    assert_eq!(first(drawing, "port"), "b2");
    let terrain = Terrain::Half;
    for place in ["c1", "d1", "c2", "d2"] {
        assert_eq!(
            illegal_placement(drawing, "port", place),
            Some(IllegalAction::WrongTerrain { terrain }),
            "{place}"
        );
    }
    // All four ways round.
    for (upper, lower) in [("~~", ".."), ("..", "~~"), ("~.", "~."), (".~", ".~")] {
        let drawing = format!("rMMr\nr{upper}r\nr{lower}r");
        assert_eq!(first(&drawing, "port"), "b2", "{drawing}");
    }
    assert_eq!(first("rMMr\nr~.r\nr.~r", "port"), "");
    assert_eq!(first("#MM#\n#..#\n#~~#", "port"), "");
}

#[test]
fn aqueduct() {
    let drawing = "
        FF....H
        ~#.~~.H";
    assert_eq!(first(drawing, "aqueduct"), "c1");
    assert_eq!(
        illegal_placement(drawing, "aqueduct", "c2"),
        not_adjacent(Need::Water)
    );
    // Over water it still needs water beside it.
    let over = "
        F.~~.H
        F....H";
    assert_eq!(first(over, "aqueduct"), "b2");
    assert_eq!(
        illegal_placement(over, "aqueduct", "b1"),
        not_adjacent(Need::Water)
    );
    let both = "
        F.~~.H
        F.~..H";
    assert_eq!(first(both, "aqueduct"), "b1 b2");
    // Its ends stand on land.
    let wet = "
        F~...H
        F....H";
    assert_eq!(first(wet, "aqueduct"), "b2");
}

#[test]
fn petra() {
    // A resource under it does not count.
    let drawing = "
        MM...*
        ..*..#";
    assert_eq!(first(drawing, "petra"), "c1");
    for place in ["a2", "b2"] {
        assert_eq!(
            illegal_placement(drawing, "petra", place),
            not_adjacent(Need::Resource)
        );
    }
    assert_eq!(
        illegal_placement(drawing, "petra", "c2"),
        not_adjacent(Need::Building(Kind::Market))
    );
}

#[test]
fn lighthouse_of_alexandria() {
    let drawing = "
        r~~
        .~.";
    assert_eq!(first(drawing, "lighthouse"), "b1");
    assert_eq!(
        illegal_placement(drawing, "lighthouse", "a2"),
        Some(IllegalAction::OnLand { cell: cell("a2") })
    );
    assert_eq!(
        illegal_placement(drawing, "lighthouse", "c1"),
        not_adjacent(Need::Road)
    );
    // A bridge covers the water under it, and is a road for the next one.
    let bridge = "
        -==-
        .~..";
    assert_eq!(first(bridge, "lighthouse"), "b2");
}

#[test]
fn great_wall_of_china() {
    // Six in a row between the road and the resource.
    let drawing = "r......*";
    assert_eq!(first(drawing, "great-wall"), "b1 d1 f1");
    assert_eq!(next(drawing, "great-wall", "f1"), "b1 d1");
    assert_eq!(next(drawing, "great-wall", "f1 b1"), "d1");
    assert_eq!(next(drawing, "great-wall", "f1 b1 d1"), "end");
    assert_eq!(
        illegal_placement(drawing, "great-wall", "c1"),
        Some(IllegalAction::CannotBeCompleted)
    );
    assert_eq!(first("r.......*", "great-wall"), "");
    assert_eq!(first("r.....*", "great-wall"), "");
    // Around a corner.
    let corner = "
        r...
        ###.
        ###.
        ###.
        ###*";
    assert_eq!(first(corner, "great-wall"), "b1 d1e d3e");
}

/// The placements of the next piece, with the game after each.
fn laid(game: &WorldWonders) -> Vec<(PlacedPiece, WorldWonders)> {
    actions(game)
        .into_iter()
        .filter_map(|action| {
            let placed = game.placed_piece(action)?;
            let mut game = game.clone();
            game.apply_unchecked(action, &mut NullSink);
            Some((placed, game))
        })
        .collect()
}

#[test]
fn great_wall_of_china_has_164_forms() {
    // A resource is beside it anywhere, and each shape can hang below the road.
    let mut drawing = "************\n".repeat(11);
    drawing.replace_range(5..6, "r");
    let bought = after(&game(&drawing, "", "great-wall"), "buy-great-wall");
    let mut shapes = BTreeSet::new();
    for (one, game) in laid(&bought) {
        for (two, game) in laid(&game) {
            for (three, _) in laid(&game) {
                let all = [one, two, three]
                    .map(|piece| (piece.at.row(), piece.at.column(), piece.rotation));
                let row = all.iter().map(|piece| piece.0).min().unwrap_or(0);
                let column = all.iter().map(|piece| piece.1).min().unwrap_or(0);
                // Moved into the corner, in whatever order they came.
                let shape = all.map(|piece| (piece.0 - row, piece.1 - column, piece.2));
                shapes.insert(BTreeSet::from(shape));
            }
        }
    }
    assert_eq!(shapes.len(), 164);
}

#[test]
fn roman_bridge() {
    let drawing = "
        HH.~.r
        ..~~..";
    assert_eq!(first(drawing, "roman-bridge"), "c1");
    assert_eq!(first("HH.~~r", "roman-bridge"), "");
    assert_eq!(first("HH...r", "roman-bridge"), "");
    // It stands on water and land, but is no road and holds none.
    let game = after(&game("HH.~.r", "", "roman-bridge"), "buy-roman-bridge c1");
    assert_eq!(game.city(seat(1)).roads(), cells("f1"));
    assert!(game.city(seat(1)).free_water().is_empty());
}

#[test]
fn colosseum() {
    let drawing = "
        MM...H
        #....H
        ..r...";
    assert_eq!(first(drawing, "colosseum"), "c1");
    assert_eq!(first(&drawing.replace('r', "."), "colosseum"), "");
    assert_eq!(first(&drawing.replace('M', "F"), "colosseum"), "");
    assert_eq!(first(&drawing.replace('H', "F"), "colosseum"), "");
    // It stands upright as well.
    let upright = "
        MM..
        r#..
        HH..";
    assert_eq!(first(upright, "colosseum"), "");
    let upright = "
        MM..r
        ##..#
        HH..#";
    assert_eq!(first(upright, "colosseum"), "c1e");
}

#[test]
fn hippodrome() {
    let drawing = "
        MM....
        #.....
        ....r.";
    assert_eq!(first(drawing, "hippodrome"), "c1");
    assert_eq!(first(&drawing.replace('r', "."), "hippodrome"), "");
    assert_eq!(first(&drawing.replace('M', "F"), "hippodrome"), "");
    let upright = "
        M..
        M..
        #..
        r..";
    assert_eq!(first(upright, "hippodrome"), "b1e");
}

#[test]
fn el_castillo() {
    let drawing = "
        FF..*
        .....";
    assert_eq!(first(drawing, "el-castillo"), "c1");
    assert_eq!(first("FF*.\n####", "el-castillo"), "");
    assert_eq!(first(&drawing.replace('*', "."), "el-castillo"), "");
    assert_eq!(first(&drawing.replace('F', "M"), "el-castillo"), "");
}

#[test]
fn shitenno_ji() {
    let drawing = "
        TT..HH
        ......";
    assert_eq!(first(drawing, "shitenno-ji"), "c1");
    assert_eq!(first(&drawing.replace('T', "F"), "shitenno-ji"), "");
    assert_eq!(first(&drawing.replace('H', "F"), "shitenno-ji"), "");
}

#[test]
fn angkor_wat() {
    let drawing = "
        TT...~
        .....~
        ......";
    assert_eq!(first(drawing, "angkor-wat"), "c1");
    assert_eq!(first(&drawing.replace('~', "*"), "angkor-wat"), "");
}

#[test]
fn moai() {
    // Between them something in the way, and water.
    let drawing = "r.#.~.";
    assert_eq!(first(drawing, "moai"), "b1 d1 f1");
    assert_eq!(next(drawing, "moai", "d1"), "b1 f1");
    assert_eq!(next(drawing, "moai", "d1 f1"), "b1");
    // Between them buildings.
    let buildings = "
        r.H.M.~
        ##H#M##";
    assert_eq!(first(buildings, "moai"), "b1 d1 f1");
    assert_eq!(next(buildings, "moai", "b1 f1"), "d1");
    // Each gap by itself, but none of two spaces.
    assert_eq!(first("r..#.~", "moai"), "b1 c1 e1");
    assert_eq!(first("r..##.~", "moai"), "");
    assert_eq!(first("r...~", "moai"), "b1 c1 d1");
    // In one line only.
    let corner = "
        r..
        ##.
        ##~";
    assert_eq!(first(corner, "moai"), "");
}

#[test]
fn machu_picchu() {
    let drawing = "
        FF...FF
        #......";
    assert_eq!(first(drawing, "machu-picchu"), "c1");
    // One farm at two of its spaces is one farm.
    let one = "
        F...
        F...";
    assert_eq!(first(one, "machu-picchu"), "");
    // Two farms on one side are two.
    let two = "
        FF...
        FF...";
    assert_eq!(first(two, "machu-picchu"), "c1");
}

#[test]
fn thien_mu_pagoda() {
    let drawing = "
        LL.*
        .*..";
    assert_eq!(first(drawing, "thien-mu"), "c1 a2");
    assert_eq!(
        illegal_placement(drawing, "thien-mu", "b2"),
        not_adjacent(Need::Resource)
    );
    assert_eq!(
        illegal_placement(drawing, "thien-mu", "c2"),
        not_adjacent(Need::Building(Kind::Library))
    );
}

#[test]
fn only_edges_count_as_beside() {
    let across = "
        LL.#
        ##.#
        ###*";
    assert_eq!(first(across, "thien-mu"), "");
}

#[test]
fn a_monument_is_no_road() {
    // Neither roads nor buildings hang on it.
    let drawing = "
        r.~.....
        #H......
        #H......";
    let mut game = game(drawing, "I2-farm-F", "roman-bridge");
    take(&mut game, "buy-roman-bridge b1");
    for item in [Item::LongRoad, Item::ShortRoads, Item::Tile(Stack::I2)] {
        assert!(game.placements(seat(1), item).is_empty(), "{item:?}");
    }
    assert!(
        game.placements(seat(1), Item::Tower)
            .has(cell("e1"), Rotation::NONE)
    );
}

#[test]
fn a_monument_on_water_covers_it() {
    // The one space of water is beside the farm, and beside the only place for
    // Angkor Wat.
    let drawing = "
        TT...~r
        .....FF
        .......";
    let mut game = game(drawing, "", "lighthouse angkor-wat");
    let angkor_wat = Item::Monument(monument("angkor-wat"));
    let there = |game: &WorldWonders| {
        game.placements(seat(1), angkor_wat)
            .iter()
            .map(|(at, _)| at)
            .collect::<Vec<_>>()
    };
    let at_water = |game: &WorldWonders| game.city(seat(1)).objective_value(Objective::AtWater);
    assert_eq!((there(&game), at_water(&game)), (vec![cell("c1")], 1));
    take(&mut game, "buy-lighthouse f1");
    assert_eq!((there(&game), at_water(&game)), (vec![], 0));
    assert_eq!(
        game.check_placement(seat(1), angkor_wat, cell("c1"), Rotation::NONE),
        Err(IllegalAction::MonumentNotAdjacent { need: Need::Water })
    );
}
