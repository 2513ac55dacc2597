//! Wheel of Fortune: random games allocate nothing per action.

use crate::counting;
use crate::wheel_of_fortune_help;

use counting::{allocations, determinizing_allocates_nothing, playing_allocates_nothing};
use rules::game::Game as _;
use rules::games::wheel_of_fortune::WheelOfFortune;
use rules::rng::Rng;
use wheel_of_fortune_help::random_scenario;

#[test]
fn a_random_game_allocates_nothing_but_its_list_of_actions() {
    for number in 0..64 {
        let game = WheelOfFortune::from_scenario(&random_scenario(number));
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
