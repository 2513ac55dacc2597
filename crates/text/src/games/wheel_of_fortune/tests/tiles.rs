//! Descriptions of tiles and segments.

use super::*;

fn tile_text(name: &str, quarters: u8) -> String {
    land(LOCALE, tile_named(name), Rotation::new(quarters))
}

#[test]
fn sides_turn_with_the_tile() {
    assert_eq!(
        tile_text("K", 0),
        "City north. Road from south to west. Field east."
    );
    assert_eq!(
        tile_text("K", 1),
        "City east. Road from north to west. Field south."
    );
    assert_eq!(
        tile_text("O", 2),
        "City east and south with a pennant. Road from north to west."
    );
}

#[test]
fn separate_segments_are_described_separately() {
    assert_eq!(
        tile_text("H", 0),
        "Separate cities north and south. Field east and west."
    );
    assert_eq!(
        tile_text("G", 0),
        "City east and west. Field north and south."
    );
    assert_eq!(tile_text("X-1", 0), "Roads on all sides.");
    assert_eq!(
        tile_text("IC6-1", 0),
        "Road from north to west. Road from east to south."
    );
    assert_eq!(
        tile_text("IC4", 1),
        "Cloister. Roads north and south. Field east and west."
    );
    assert_eq!(
        tile_text("KR2", 0),
        "City north. Road from east to south. Road west."
    );
}

fn position_text(design: &str, kind: Kind, first: u8, quarters: u8) -> String {
    let name = SegmentName { kind, first };
    let rotation = Rotation::new(quarters);
    position(tile_named(design).design(), name, rotation)
        .map_or_else(String::new, |position| LOCALE.name(position))
}

#[test]
fn segments_are_named_by_position_if_there_are_several() {
    assert_eq!(position_text("E", Kind::City, 0, 0), "");
    assert_eq!(position_text("H", Kind::City, 0, 0), "in the north");
    assert_eq!(position_text("H", Kind::City, 0, 1), "in the east");
    assert_eq!(position_text("W", Kind::Road, 3, 0), "in the west");
    // Fields of D: north and south of the road.
    assert_eq!(position_text("D", Kind::Field, 2, 0), "in the north");
    assert_eq!(position_text("D", Kind::Field, 3, 0), "in the south");
    assert_eq!(position_text("D", Kind::Field, 3, 1), "in the west");
    // The corners of a crossing.
    let corners = [
        (0, "northwest"),
        (1, "northeast"),
        (3, "southeast"),
        (5, "southwest"),
    ];
    for (first, corner) in corners {
        assert_eq!(
            position_text("X-1", Kind::Field, first, 0),
            format!("in the {corner}")
        );
    }
    assert_eq!(position_text("X-1", Kind::Field, 0, 1), "in the northeast");
    assert_eq!(
        position_text("K", Kind::Field, 2, 0),
        "around the northeast"
    );
    assert_eq!(
        position_text("IC6-1", Kind::Field, 1, 0),
        "from northeast to southwest"
    );
}

#[test]
fn segments_of_a_tile_have_different_names() {
    for tile in Tile::all() {
        for rotation in Rotation::ALL {
            let design = tile.design();
            let mut names: Vec<String> = design
                .segments
                .iter()
                .map(|s| {
                    let position = position(design, s.name(), rotation);
                    format!("{:?} {position:?}", s.kind)
                })
                .collect();
            names.sort();
            let all = names.len();
            names.dedup();
            assert_eq!(names.len(), all, "{tile} {rotation:?} {names:?}");
        }
    }
}

#[test]
fn an_action_names_one_road_of_several() {
    let (game, _) = play(2, "W 2,-1e");
    let deployment = game.parse_action("road-E").expect("it is free");
    assert_eq!(
        game.action(LOCALE, deployment),
        "deploy a thief to the road in the south"
    );
}
