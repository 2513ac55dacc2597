//! Positions of followers, numbers and the pig on the drawings.
//!
//! `drawings.svg` has the drawings and the outlines of segments: `wf-land-E-0` is
//! the first segment of the unrotated tile E, in a square of 100 by 100; of a road
//! it is the middle line. `wf-land-wheel-0` to `-8` are the land of the wheel: its
//! three cities, its roads in the north, south and west, and its fields in the
//! north-west, east and south-west.

use rules::games::wheel_of_fortune::TILE_COUNT;

/// The middle of a follower on each segment, by design.
#[rustfmt::skip]
mod anchors {
    pub const A: &[(u8, u8)] = &[(50, 84), (17, 62), (50, 52)];
    pub const B: &[(u8, u8)] = &[(14, 22), (50, 58)];
    pub const C: &[(u8, u8)] = &[(50, 50)];
    pub const D: &[(u8, u8)] = &[(50, 18), (25, 53), (82, 37), (73, 74)];
    pub const E: &[(u8, u8)] = &[(50, 18), (50, 58)];
    pub const F: &[(u8, u8)] = &[(23, 43), (50, 20), (50, 80)];
    pub const G: &[(u8, u8)] = &[(50, 50), (50, 20), (50, 80)];
    pub const H: &[(u8, u8)] = &[(50, 18), (50, 82), (34, 49)];
    pub const I: &[(u8, u8)] = &[(60, 16), (16, 60), (56, 56)];
    pub const J: &[(u8, u8)] = &[(50, 18), (52, 81), (36, 52), (80, 80)];
    pub const K: &[(u8, u8)] = &[(50, 18), (48, 81), (64, 52), (20, 80)];
    pub const L: &[(u8, u8)] = &[(50, 18), (80, 52), (50, 85), (19, 53), (20, 36), (73, 73), (27, 74)];
    pub const M: &[(u8, u8)] = &[(57, 25), (69, 69)];
    pub const N: &[(u8, u8)] = &[(40, 40), (55, 77)];
    pub const O: &[(u8, u8)] = &[(52, 28), (52, 81), (80, 34), (80, 80)];
    pub const P: &[(u8, u8)] = &[(33, 33), (53, 82), (82, 34), (80, 80)];
    pub const Q: &[(u8, u8)] = &[(24, 50), (50, 80)];
    pub const R: &[(u8, u8)] = &[(34, 42), (50, 80)];
    pub const S: &[(u8, u8)] = &[(50, 48), (50, 89), (71, 88), (29, 88)];
    pub const T: &[(u8, u8)] = &[(59, 40), (50, 88), (71, 88), (29, 88)];
    pub const U: &[(u8, u8)] = &[(20, 48), (58, 24), (44, 78)];
    pub const V: &[(u8, u8)] = &[(48, 81), (66, 40), (20, 80)];
    pub const W: &[(u8, u8)] = &[(81, 50), (50, 80), (19, 50), (69, 28), (71, 71), (29, 71)];
    pub const X: &[(u8, u8)] = &[(50, 20), (81, 50), (50, 80), (19, 50), (29, 29), (65, 38), (71, 71), (29, 71)];
    pub const IC1: &[(u8, u8)] = &[(50, 18), (53, 63), (80, 52), (20, 50)];
    pub const IC2: &[(u8, u8)] = &[(38, 38), (50, 89), (80, 68), (28, 91)];
    pub const IC3: &[(u8, u8)] = &[(50, 15), (84, 60), (16, 60), (50, 50)];
    pub const IC4: &[(u8, u8)] = &[(87, 50), (13, 50), (79, 20), (21, 80), (50, 58)];
    pub const IC5: &[(u8, u8)] = &[(38, 38), (89, 50), (90, 29), (68, 80)];
    pub const IC6: &[(u8, u8)] = &[(20, 49), (51, 80), (20, 20), (34, 70), (80, 80)];
    pub const TB1: &[(u8, u8)] = &[(50, 18), (84, 50), (84, 34), (36, 64)];
    pub const KR1: &[(u8, u8)] = &[(50, 18), (15, 50), (63, 63), (16, 34)];
    pub const KR2: &[(u8, u8)] = &[(50, 18), (52, 81), (16, 50), (34, 74), (80, 80), (14, 34)];
}

/// The middle of a follower on each segment, by [`Tile::index`].
///
/// [`Tile::index`]: rules::games::wheel_of_fortune::Tile::index
#[rustfmt::skip]
pub const ANCHORS: [&[(u8, u8)]; TILE_COUNT] = [
    anchors::A, anchors::B, anchors::C, anchors::D, anchors::E, anchors::F, anchors::G, anchors::H, anchors::I, anchors::J, anchors::K, anchors::L, anchors::M,
    anchors::N, anchors::O, anchors::P, anchors::Q, anchors::R, anchors::S, anchors::T, anchors::U, anchors::U, anchors::U, anchors::V, anchors::V, anchors::V,
    anchors::V, anchors::W, anchors::X, anchors::IC1, anchors::IC2, anchors::IC3, anchors::IC4, anchors::IC5, anchors::IC6, anchors::TB1,
    anchors::KR1, anchors::KR2, anchors::N, anchors::U, anchors::X,
];

/// The drawing of each tile, by index. Frequent designs have several drawings.
#[rustfmt::skip]
pub const PICTURES: [&str; TILE_COUNT] = [
    "#wf-tile-A", "#wf-tile-B", "#wf-tile-C", "#wf-tile-D",
    "#wf-tile-E", "#wf-tile-F", "#wf-tile-G", "#wf-tile-H",
    "#wf-tile-I", "#wf-tile-J", "#wf-tile-K", "#wf-tile-L",
    "#wf-tile-M", "#wf-tile-N", "#wf-tile-O", "#wf-tile-P",
    "#wf-tile-Q", "#wf-tile-R", "#wf-tile-S", "#wf-tile-T",
    "#wf-tile-U", "#wf-tile-U-2", "#wf-tile-U-3", "#wf-tile-V",
    "#wf-tile-V-1", "#wf-tile-V-2", "#wf-tile-V-3", "#wf-tile-W",
    "#wf-tile-X", "#wf-tile-IC1", "#wf-tile-IC2", "#wf-tile-IC3",
    "#wf-tile-IC4", "#wf-tile-IC5", "#wf-tile-IC6", "#wf-tile-TB1",
    "#wf-tile-KR1", "#wf-tile-KR2", "#wf-tile-N", "#wf-tile-U",
    "#wf-tile-X",
];

/// The position of a tile's number by the name of its design: in the corner where
/// it hides least. The number itself is always upright.
pub const fn number_position(design: &str) -> (u8, u8) {
    match design.as_bytes() {
        b"N" => (84, 84),
        b"U" => (85, 84),
        b"V" => (85, 85),
        _ => (83, 17),
    }
}

/// The crowns of each sector, clockwise from Fortune, on the wheel's square of
/// 400 by 400. A sector's only crown is listed twice.
#[rustfmt::skip]
pub const CROWNS: [[(u16, u16); 2]; 6] = [
    [(200, 69), (200, 69)],
    [(293, 107), (327, 166)],
    [(313, 266), (313, 266)],
    [(234, 327), (166, 327)],
    [(87, 266), (87, 266)],
    [(73, 166), (107, 107)],
];

/// The position of the pig in each sector, on the same square.
#[rustfmt::skip]
pub const PIG_POSITIONS: [(u16, u16); 6] = [
    (200, 150), (243, 175), (243, 225), (200, 250), (157, 225), (157, 175),
];

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::wheel_of_fortune::Tile;

    #[test]
    fn every_segment_has_a_follower_position_and_an_outline() {
        let drawings = include_str!("../drawings.svg");
        for (tile, anchors) in Tile::all().zip(ANCHORS) {
            let design = tile.design();
            assert_eq!(anchors.len(), design.segments.len(), "{}", design.name);
            for index in 0..=anchors.len() {
                let outline = format!("id=\"wf-land-{}-{index}\"", design.name);
                let exists = drawings.contains(&outline);
                assert_eq!(exists, index < anchors.len(), "{outline}");
            }
        }
    }

    #[test]
    fn every_tile_has_a_drawing_of_its_design() {
        let drawings = include_str!("../drawings.svg");
        for (tile, picture) in Tile::all().zip(PICTURES) {
            let name = picture.trim_start_matches("#wf-tile-");
            let design = name.split('-').next();
            assert_eq!(design, Some(tile.design().name));
            assert!(
                drawings.contains(&format!("id=\"wf-tile-{name}\"")),
                "{name}"
            );
        }
    }
}
