//! What only the long run looks at (`scripts/test --all`): Firefox and WebKit, every state of every page in all
//! colours, larger words, and features that components show already, once more with the real worker. Other tests
//! look at more windows there.

mod accessibility;
mod argonauts_wheel_accessibility;
mod argonauts_wheel_bots;
mod daily;
mod happened;
mod large_text;
mod shortcuts;
mod spoken_paths;
mod statistics;
mod styles_scoped;
mod three_browsers;
mod wheel_of_fortune_accessibility;
mod wheel_of_fortune_bots;
mod wheels_of_time_accessibility;
mod wheels_of_time_bots;
mod world_wonders_accessibility;
mod world_wonders_bots;
