//! The games' user interfaces: one folder per game, behind the [`GameUi`] trait. `dispatch` asks which
//! game it is.

pub mod argonauts_wheel;
#[cfg(test)]
mod daily_tests;
mod deals;
mod dispatch;
pub mod endless;
mod info;
mod input;
mod links;
mod milestones;
#[cfg(not(target_arch = "wasm32"))]
mod noughts;
pub mod practice;
mod props;
mod sound;
#[cfg(test)]
pub mod testing;
#[cfg(test)]
mod theme_tests;
pub mod turn_of_time;
pub mod wheel_of_fortune;
pub mod wheels_of_time;
pub mod world_wonders;

pub use deals::{
    DealWords, NextDeal, PlayDeal, challenger, deal_about, deal_name, deal_result, deal_title,
    open_deals, personal_result,
};
pub use dispatch::{
    BoardView, board, duration, info, large_picture, milestone_texts, milestones, panel, picture,
    practice_of, practice_pages, seat_mark, shown_points, sound, step_picture, stored_picture,
    thumbnail,
};
pub use info::{BoardPicture, GameInfo};
pub use links::{learn_link, practice_links};
pub use milestones::MilestoneText;
pub use props::{BoardProps, ViewOptions};
pub use sound::{Sound, sounds};

use crate::components::{GameAssets, RuleLink, SeatMark};
use app_core::daily::DailyDeals;
use milestones::Milestone;
use practice::Practice;
use records::Colour;
use rules::{GameId, PerSeat, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;
use text::Locale;
use text::games::GameText;
use yew::html::BaseComponent;
use yew::prelude::*;

/// Everything that the app needs of a game beyond its rules and its words.
pub trait GameUi: GameText {
    /// The board with its controls.
    type Board: BaseComponent<Properties = BoardProps<Self>>;
    /// The panel beside the board: scores, hands, supplies.
    type Panel: BaseComponent<Properties = BoardProps<Self>>;
    /// Thumbnail data; some hundred bytes when serialized.
    ///
    /// It is stored with the match, so that lists can show thumbnails without opening matches.
    type Thumbnail: Serialize + DeserializeOwned + for<'a> From<&'a Self>;

    const INFO: &'static GameInfo;
    /// Lesson and puzzles, if there are any.
    const PRACTICE: Option<&'static Practice> = None;
    /// What people are glad to have done once.
    const MILESTONES: &'static [Milestone<Self>] = &[];

    /// Draws a thumbnail. Stored data may be damaged, so every value has to be
    /// drawable.
    fn picture(thumbnail: &Self::Thumbnail) -> Html;

    /// Draws the whole position for a picture to save, with the colours of the seats.
    fn large_picture(&self, _colours: &[Colour]) -> Html {
        Self::picture(&self.into())
    }

    /// Draws a picture of what an action of the seat with this colour has done, for lists of actions;
    /// `self` is the state after it.
    fn step_picture(&self, _events: &[Self::Event], _colour: Colour) -> Html {
        Self::picture(&self.into())
    }

    /// The mark of a seat: its colour, or the pieces that it plays.
    fn seat_mark(_seat: Seat, colour: Colour) -> Html {
        html! { <SeatMark {colour} /> }
    }

    /// The points of all seats as the table shows them during play.
    fn shown_points(&self) -> PerSeat<i32> {
        self.score().points
    }

    /// Duration of an action's animation, in milliseconds.
    fn duration(events: &[Self::Event]) -> u32;

    fn sound(event: &Self::Event) -> Option<Sound>;
}

/// The deals of the day of all games.
pub fn daily_deals() -> DailyDeals {
    DailyDeals {
        of_game: |game| info(game).daily,
    }
}

/// The classes of the root element of anything that shows a game. All rules of a game's
/// stylesheet are scoped to `game-<id>`.
pub fn class(game: GameId) -> String {
    format!("{0} game-{0}", game.id())
}

/// Why something cannot be done, with a link to its rule: what a board answers to an illegal try.
pub fn refusal<G: GameUi>(locale: Locale, illegal: &G::IllegalAction) -> Html {
    html! {
        <span class="refusal" role="status">{ G::illegal_action(locale, illegal) }{ " " }{ rule_of::<G>(illegal) }</span>
    }
}

/// A link to the rule that makes an action illegal.
pub fn rule_of<G: GameUi>(illegal: &G::IllegalAction) -> Html {
    html! { <RuleLink game={G::ID} section={G::rules_section_for(illegal)} /> }
}

pub fn emblem(game: GameId) -> Html {
    html! {
        <svg class="emblem" viewBox="0 0 200 200" aria-hidden="true" focusable="false">
            <use href={format!("#emblem-{}", game.id())} />
        </svg>
    }
}

/// The shared drawings and styles of these games, each once.
pub fn game_assets(games: impl Iterator<Item = GameId>) -> Html {
    let mut unique: Vec<GameId> = Vec::new();
    for game in games {
        if !unique.contains(&game) {
            unique.push(game);
        }
    }
    unique
        .into_iter()
        .map(|game| html! { <GameAssets key={game.id()} {game} /> })
        .collect()
}
