//! A screen reader user's path from the home page through the first turns of each game:
//! keys, announcements and focus, as in docs/screen-reader.

use harness::{DESKTOP, TestResult, follow_path, run};

/// A test that follows the path of a game.
macro_rules! path_test {
    ($test:ident, $game:literal) => {
        #[test]
        fn $test() -> TestResult {
            let path = include_str!(concat!("../../docs/screen-reader/", $game, ".txt"));
            run(concat!("path_", $game), DESKTOP, async |page| {
                follow_path(page, $game, path).await
            })
        }
    };
}

path_test!(turn_of_time, "turn-of-time");
path_test!(argonauts_wheel, "argonauts-wheel");
path_test!(world_wonders, "world-wonders");
path_test!(wheels_of_time, "wheels-of-time");
path_test!(the_wheel_of_fortune, "wheel-of-fortune");
