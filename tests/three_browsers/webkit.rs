//! The scenarios in WebKit.

use super::{games, service_worker, worker};
use harness::{Browser, TestResult};

const BROWSER: Browser = Browser::WebKit;

#[test]
fn turn_of_time_against_a_bot() -> TestResult {
    games::turn_of_time_against_a_bot(BROWSER)
}

#[test]
fn argonauts_wheel_by_keyboard() -> TestResult {
    games::argonauts_wheel_by_keyboard(BROWSER)
}

#[test]
fn wheels_of_time_alone() -> TestResult {
    games::wheels_of_time_alone(BROWSER)
}

#[test]
fn the_wheel_of_fortune_from_a_link() -> TestResult {
    games::the_wheel_of_fortune_from_a_link(BROWSER)
}

#[test]
fn world_wonders_from_a_link() -> TestResult {
    games::world_wonders_from_a_link(BROWSER)
}

#[test]
fn the_game_works_offline() -> TestResult {
    service_worker::the_game_works_offline(BROWSER)
}

#[test]
fn an_update_waits_until_it_is_accepted() -> TestResult {
    service_worker::an_update_waits_until_it_is_accepted(BROWSER)
}

#[test]
fn a_killed_worker_is_replaced() -> TestResult {
    worker::a_killed_worker_is_replaced(BROWSER)
}
