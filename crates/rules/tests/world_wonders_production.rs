//! World Wonders: what cities produce.

use crate::world_wonders_help;

use world_wonders_help::{legal_text, scenario_for, seat, start, take, tile};

/// Resource tracks and population after the first player placed a tile.
fn grown(tracks: [u8; 3], population: u8, board_b: bool, name: &str) -> ([u8; 3], u8) {
    let mut scenario = scenario_for(2);
    scenario.tiles = vec![tile(name)];
    scenario.variant.board_b = board_b;
    scenario.cities[0].tracks = tracks;
    scenario.cities[0].population = population;
    let mut game = start(&scenario);
    let stack = &name[..2];
    take(&mut game, &format!("buy-{stack}"));
    let first = legal_text(&game);
    take(&mut game, first.split(' ').next().unwrap_or(""));
    let city = game.city(seat(1));
    (city.tracks(), city.population())
}

#[test]
fn each_symbol_is_a_step() {
    assert_eq!(
        grown([0, 0, 0], 0, false, "O4-habitation-FCG"),
        ([1, 1, 1], 0)
    );
    assert_eq!(grown([0, 0, 0], 0, false, "P5-farm-FFFG"), ([3, 0, 1], 1));
}

#[test]
fn people_come_where_a_marker_lands_on_a_symbol_or_passes_it() {
    // Landing on 3, passing it, standing beyond it.
    assert_eq!(grown([2, 0, 0], 0, false, "I2-farm-F"), ([3, 0, 0], 1));
    assert_eq!(grown([2, 0, 0], 0, false, "O4-farm-FFF"), ([5, 0, 0], 1));
    assert_eq!(grown([3, 0, 0], 0, false, "I3-farm-FF"), ([5, 0, 0], 0));
    // One for each track.
    assert_eq!(grown([2, 5, 9], 1, false, "O4-temple-FCG"), ([3, 6, 10], 4));
    // From 2 over 3 to 6 at once there would be two.
    assert_eq!(grown([2, 0, 0], 0, false, "P5-farm-FFFC"), ([5, 1, 0], 1));
}

#[test]
fn side_b_has_its_symbols_elsewhere() {
    assert_eq!(grown([1, 0, 0], 0, true, "I2-farm-F"), ([2, 0, 0], 1));
    assert_eq!(grown([2, 0, 0], 0, true, "I2-farm-F"), ([3, 0, 0], 0));
    assert_eq!(grown([0, 2, 3], 0, true, "I3-temple-CG"), ([0, 3, 4], 2));
    // Two at once: ceramics 3 and, from 12 on, none; gears 13 and 15.
    assert_eq!(
        grown([0, 0, 12], 0, true, "O4-library-GGG"),
        ([0, 0, 15], 2)
    );
}

#[test]
fn what_goes_beyond_the_ends_of_the_tracks_is_lost() {
    assert_eq!(grown([15, 0, 0], 3, false, "O4-farm-FFF"), ([16, 0, 0], 4));
    assert_eq!(grown([16, 0, 0], 3, false, "O4-farm-FFF"), ([16, 0, 0], 3));
    assert_eq!(
        grown([2, 2, 2], 12, false, "O4-temple-FCG"),
        ([3, 3, 3], 13)
    );
}
