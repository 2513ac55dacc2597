//! Wheels of Time: random games allocate nothing per move.

mod common;
mod counting;

use common::wheels::random_scene;
use counting::allocations;
use rules::game::{Game, Unheard};
use rules::games::wheels_of_time::{Scene, WheelsOfTime};
use rules::rng::Rng;

#[test]
fn a_random_game_allocates_nothing_but_its_list_of_actions() {
    let scenes = (0..100).map(|number| random_scene(1 + number as u8 % 2, number));
    let laid_out = Scene {
        first: None,
        ..Scene::default()
    };
    for (number, scene) in (0..).zip(scenes.chain([Scene::default(), laid_out])) {
        let mut game = WheelsOfTime::from_scene(scene);
        let mut rng = Rng::new(number, 7);
        let mut moves = 0;
        let counted = allocations(|| {
            let mut legal = Vec::with_capacity(WheelsOfTime::MOST_LEGAL);
            loop {
                legal.clear();
                game.legal(&mut legal);
                let Some(&action) = rng.pick(&legal) else {
                    break;
                };
                game.play(action, &mut Unheard);
                moves += 1;
            }
        });
        assert_eq!(counted, 1, "in {moves} moves");
        // Looking at the same game without its dice takes nothing either.
        assert_eq!(
            allocations(|| game.reshuffle(rules::Seat::FIRST, &mut rng)),
            0
        );
    }
}
