//! Wheels of Time: random games allocate nothing per move.

use crate::common;
use crate::counting;

use common::wheels::random_scene;
use counting::{playing_allocates_nothing, reshuffling_allocates_nothing};
use rules::games::wheels_of_time::{Scenario, WheelsOfTime};
use rules::rng::Rng;

#[test]
fn a_random_game_allocates_nothing_but_its_list_of_actions() {
    let scenes = (0..100).map(|number| random_scene(1 + number as u8 % 2, number));
    let laid_out = Scenario {
        first: None,
        ..Scenario::default()
    };
    for (number, scene) in (0..).zip(scenes.chain([Scenario::default(), laid_out])) {
        let mut rng = Rng::new(number, 7);
        let game = WheelsOfTime::from_scenario(scene);
        let mut game = playing_allocates_nothing(game, &mut rng);
        // Looking at the same game without its dice takes nothing either.
        reshuffling_allocates_nothing(&mut game, &mut rng);
    }
}
