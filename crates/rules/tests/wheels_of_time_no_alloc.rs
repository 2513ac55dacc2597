//! Wheels of Time: random games do not allocate per action.

use crate::common;
use crate::counting;

use common::wheels::random_scenario;
use counting::{determinizing_allocates_nothing, playing_allocates_nothing};
use rules::games::wheels_of_time::{Scenario, WheelsOfTime};
use rules::rng::Rng;

#[test]
fn a_random_game_allocates_nothing_but_its_list_of_actions() {
    let scenarios = (0..100).map(|number| random_scenario(1 + number as u8 % 2, number));
    let cut_and_choose = Scenario {
        first_seat_wheel: None,
        ..Scenario::default()
    };
    for (number, scenario) in (0..).zip(scenarios.chain([Scenario::default(), cut_and_choose])) {
        let mut rng = Rng::new(number, 7);
        let game = WheelsOfTime::from_scenario(scenario);
        let mut game = playing_allocates_nothing(game, &mut rng);
        // Neither does replacing the coming rolls.
        determinizing_allocates_nothing(&mut game, &mut rng);
    }
}
