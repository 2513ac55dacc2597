//! World Wonders: applying actions allocates no memory.

use crate::counting;
use crate::world_wonders_help;

use counting::{allocations, determinizing_allocates_nothing, playing_allocates_nothing};
use rules::game::Game as _;
use rules::games::world_wonders::WorldWonders;
use rules::rng::Rng;
use world_wonders_help::random_scenario;

#[test]
fn a_random_game_allocates_nothing_but_its_list_of_actions() {
    for number in 0..40 {
        let game = WorldWonders::from_scenario(&random_scenario(number));
        let mut rng = Rng::new(number, 7);
        let mut game = playing_allocates_nothing(game, &mut rng);
        // A copy and the points take nothing either.
        assert_eq!(
            allocations(|| assert_eq!(game.clone().score(), game.score())),
            0
        );
        determinizing_allocates_nothing(&mut game, &mut rng);
    }
}
