//! The pages.

mod document;
mod games;
mod home;
mod lost;
mod match_list;
mod new_game;
mod open;
mod practice;
mod puzzles;
mod settings;
mod share;

pub use document::{AboutPage, KeysPage, RulesPage};
pub use games::GamesPage;
pub use home::HomePage;
pub use lost::LostPage;
pub use new_game::NewGamePage;
pub use open::OpenPage;
pub use practice::PracticePage;
pub use puzzles::PuzzlesPage;
pub use settings::SettingsPage;
pub use share::SharePage;
