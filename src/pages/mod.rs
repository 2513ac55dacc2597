//! The pages.

mod all_rules;
mod document;
mod endless;
mod file_button;
mod game_head;
mod games;
mod home;
mod keep_offline;
mod loading;
mod match_list;
mod moving;
mod new_game;
mod open;
mod practice;
mod profile_fields;
mod puzzles;
mod redirects;
mod rules_page;
mod send_again;
mod settings;
mod share;
mod statistics;
mod storage_field;
mod today;
mod with_sheets;

pub use all_rules::AllRulesPage;
pub use document::{about_page, keys_page};
pub use endless::{EndlessPage, kind_title};
pub use games::GamesPage;
pub use home::{GameViews, HomePage, TodayView, today_placeholder};
#[cfg(not(target_arch = "wasm32"))]
pub use loading::LoadingGames;
pub use loading::loading_page;
pub use match_list::DrawBoard;
pub use moving::MovePage;
pub use new_game::NewGamePage;
pub use open::OpenPage;
pub use practice::PracticePage;
pub use puzzles::PuzzlesPage;
pub use redirects::{ContinuePage, PlayPage};
pub use rules_page::RulesPage;
pub use settings::SettingsPage;
pub use share::SharePage;
pub use statistics::StatisticsPage;
pub use today::{TodayCard, TodayPage};
pub use with_sheets::{Sheets, WithSheets};
