//! What has to work in Chromium, Firefox and WebKit alike: whole games with mouse and keyboard, saves
//! and links, offline use, updates, and bots. Each scenario runs in every browser that is installed;
//! to run those of one, filter by `three_browsers::firefox`.

mod games;
mod service_worker;
mod worker;

/// The scenarios as tests of each browser, in a module of its own.
macro_rules! in_each_browser {
    ($($module:ident::$scenario:ident),+ $(,)?) => {
        in_each_browser!(@ chromium Chromium: $($module::$scenario),+);
        in_each_browser!(@ firefox Firefox: $($module::$scenario),+);
        in_each_browser!(@ webkit WebKit: $($module::$scenario),+);
    };
    (@ $name:ident $browser:ident: $($module:ident::$scenario:ident),+) => {
        mod $name {
            $(
                #[test]
                fn $scenario() -> harness::TestResult {
                    super::$module::$scenario(harness::Browser::$browser)
                }
            )+
        }
    };
}

in_each_browser! {
    games::turn_of_time_against_a_bot,
    games::argonauts_wheel_by_keyboard,
    games::wheels_of_time_alone,
    games::the_wheel_of_fortune_from_a_link,
    games::world_wonders_from_a_link,
    service_worker::the_game_works_offline,
    service_worker::an_update_waits_until_it_is_accepted,
    worker::a_killed_worker_is_replaced,
}
