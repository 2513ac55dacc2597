//! Descriptions of tiles and segments.

use super::*;

fn tile_text(name: &str, quarters: u8) -> String {
    tile(LOCALE, tile_named(name), Rotation::new(quarters))
}

#[test]
fn sides_turn_with_the_tile() {
    assert_eq!(
        tile_text("K", 0),
        "city north, road from south to west, field east"
    );
    assert_eq!(
        tile_text("K", 1),
        "city east, road from north to west, field south"
    );
    assert_eq!(
        tile_text("O", 2),
        "city east and south with a pennant, road from north to west"
    );
}

#[test]
fn separate_segments_are_described_separately() {
    assert_eq!(
        tile_text("H", 0),
        "separate cities north and south, field east and west"
    );
    assert_eq!(
        tile_text("G", 0),
        "city east and west, field north and south"
    );
    assert_eq!(tile_text("X-1", 0), "roads on all sides");
    assert_eq!(
        tile_text("IC6-1", 0),
        "road from north to west, road from east to south"
    );
    assert_eq!(
        tile_text("IC4", 1),
        "cloister, roads north and south, field east and west"
    );
    assert_eq!(
        tile_text("KR2", 0),
        "city north, road from east to south, road west"
    );
}

fn segment_text(design: &str, kind: Kind, first: u8, quarters: u8) -> String {
    let rotation = Rotation::new(quarters);
    segment(
        LOCALE,
        tile_named(design).design(),
        SegmentName { kind, first },
        rotation,
    )
}

#[test]
fn segments_are_named_by_position_if_there_are_several() {
    assert_eq!(segment_text("E", Kind::City, 0, 0), "city");
    assert_eq!(segment_text("H", Kind::City, 0, 0), "city in the north");
    assert_eq!(segment_text("H", Kind::City, 0, 1), "city in the east");
    assert_eq!(segment_text("W", Kind::Road, 3, 0), "road in the west");
    // Fields of D: north and south of the road.
    assert_eq!(segment_text("D", Kind::Field, 2, 0), "field in the north");
    assert_eq!(segment_text("D", Kind::Field, 3, 0), "field in the south");
    assert_eq!(segment_text("D", Kind::Field, 3, 1), "field in the west");
    // The corners of a crossing.
    let corners = [
        (0, "north-west"),
        (1, "north-east"),
        (3, "south-east"),
        (5, "south-west"),
    ];
    for (first, corner) in corners {
        assert_eq!(
            segment_text("X-1", Kind::Field, first, 0),
            format!("field in the {corner}")
        );
    }
    assert_eq!(
        segment_text("X-1", Kind::Field, 0, 1),
        "field in the north-east"
    );
    assert_eq!(
        segment_text("K", Kind::Field, 2, 0),
        "field around the north-east"
    );
    assert_eq!(
        segment_text("IC6-1", Kind::Field, 1, 0),
        "field from north-east to south-west"
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
                .map(|s| segment(LOCALE, design, s.name(), rotation))
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
    let action = game.parse_action("road-E").expect("it is free");
    assert_eq!(
        action_in(LOCALE, &game, action),
        "deploy a thief to the road in the south"
    );
}
