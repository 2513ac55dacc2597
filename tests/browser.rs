//! The built page in a real browser, played as a person would. A file for each
//! thing that people do, and for each game.

mod access;
mod argonauts_wheel;
mod argonauts_wheel_access;
mod argonauts_wheel_bots;
mod argonauts_wheel_speech;
mod failure;
mod first_load;
mod links;
mod manners;
mod offline;
mod practice;
mod practice_wheels_of_time;
mod shortcuts;
mod speech;
mod storage;
mod styles_scoped;
mod table;
mod table_players;
mod turn_of_time;
mod wheel_of_fortune;
mod wheel_of_fortune_access;
mod wheel_of_fortune_bots;
mod wheel_of_fortune_speech;
mod wheels_of_time;
mod wheels_of_time_access;
mod wheels_of_time_aids;
mod wheels_of_time_bots;
mod wheels_of_time_speech;
mod windows;
mod world_wonders;
mod world_wonders_access;
mod world_wonders_bots;
mod world_wonders_speech;
