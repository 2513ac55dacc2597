//! The games' user interfaces: one folder per game, behind the [`GameUi`] trait. `dispatch` is the
//! only place that asks which game it is.

pub mod argonauts_wheel;
mod board_picture;
#[cfg(test)]
mod daily_tests;
mod deal_words;
mod deals;
mod dispatch;
pub mod endless;
mod errors;
mod game_texts;
mod info;
mod links;
mod milestones;
#[cfg(not(target_arch = "wasm32"))]
mod noughts;
pub mod practice;
mod props;
mod reasons;
#[cfg(test)]
mod reasons_tests;
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod routine_tests;
#[cfg(test)]
mod rules_page;
mod sound;
#[cfg(test)]
pub mod testing;
#[cfg(test)]
mod theme_tests;
pub mod turn_of_time;
pub mod wheel_of_fortune;
pub mod wheels_of_time;
pub mod world_wonders;

pub use board_picture::BoardPicture;
pub use deal_words::{DealWords, deal_about, deal_name, deal_result, deal_title};
pub use deals::{NextDeal, PlayDeal, open_deals};
pub use dispatch::{
    BoardView, action, board, counts_points, current_rules_section, duration, end_reason,
    hint_text, illegal_action, info, large_picture, milestone_texts, milestones, panel, picture,
    practice_of, practice_pages, routine, routine_text, rules_section_for, score_item, score_kind,
    score_kinds, seat_mark, sentences, sentences_on_board, shown_points, sides, solo_result, sound,
    step, step_picture, stored_picture, task, thumbnail,
};
pub use errors::{
    collection_error, entry_error, import_error_in, lost_game, open_error, store_error,
    unavailable_games, unreadable_action, unsaved_settings,
};
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
pub use game_texts::ending;
pub use game_texts::{
    first_turn, headline, headline_of, house_rules_of, notation, option, solution_note, task_of,
    tie_breaker, why,
};
pub use info::GameInfo;
pub use links::{learn_link, practice_links};
pub use milestones::MilestoneText;
pub use props::{BoardProps, ViewOptions};
pub use reasons::HintContext;
pub use sound::{Sound, sounds};

use crate::components::{GameAssets, RuleLink, SeatMark};
use app_core::daily::DailyDeals;
use bots::explanation::Explain;
use l10n::Message;
use milestones::Milestone;
use practice::Practice;
use records::Colour;
use rules::{GameId, PerSeat, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;
use text::{Locale, Names};
use yew::html::BaseComponent;
use yew::prelude::*;

/// Everything that the app needs of a game beyond its rules.
pub trait GameUi: Explain {
    /// The board with its controls.
    type Board: BaseComponent<Properties = BoardProps<Self>>;
    /// The panel beside the board: scores, hands, supplies.
    type Panel: BaseComponent<Properties = BoardProps<Self>>;
    /// Thumbnail data; some hundred bytes when serialized.
    type Thumbnail: Serialize + DeserializeOwned;

    /// What is constant about the game.
    const INFO: &'static GameInfo;
    /// Lesson and puzzles, if there are any.
    const PRACTICE: Option<&'static Practice> = None;
    /// What people are glad to have done once.
    const MILESTONES: &'static [Milestone<Self>] = &[];

    /// Creates the thumbnail data of a state. It is stored with the match, so that lists
    /// can show thumbnails without opening matches.
    fn thumbnail(&self) -> Self::Thumbnail;

    /// Draws a thumbnail. Stored data may be damaged, so every value has to be
    /// drawable.
    fn picture(thumbnail: &Self::Thumbnail) -> Html;

    /// Draws the whole position for a picture to save, with the colours of the seats.
    fn large_picture(&self, _colours: &[Colour]) -> Html {
        Self::picture(&self.thumbnail())
    }

    /// Draws a picture of what an action of the seat with this colour has done, for lists of actions;
    /// `self` is the state after it.
    fn step_picture(&self, _events: &[Self::Event], _colour: Colour) -> Html {
        Self::picture(&self.thumbnail())
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

    /// The sound of an event.
    fn sound(event: &Self::Event) -> Option<Sound>;

    /// What the app may do by itself where this is the only legal action: the beginning of
    /// a sentence, such as `Your turn ends`. Nothing for actions that a person wants to see
    /// and take, even without a choice.
    fn routine(_action: Self::Action) -> Option<Message> {
        None
    }

    /// What the seat to act has to do.
    fn task(&self, locale: Locale) -> String;

    /// Text of a legal action, such as `move a disc from 1 to 7`.
    fn action(&self, locale: Locale, action: Self::Action) -> String;

    /// Text of a legal action beside the board, which shows no coordinates: places are named by
    /// what lies there.
    fn step(&self, locale: Locale, action: Self::Action) -> String {
        self.action(locale, action)
    }

    /// A sentence about what the turn of a hint gains.
    fn reason_text(context: &HintContext<'_>, reason: &Self::Reason) -> String;

    /// A sentence about what the turn of a hint risks.
    fn risk_text(context: &HintContext<'_>, risk: &Self::Risk) -> String;

    /// Sentences about the events of an action.
    fn sentences(locale: Locale, events: &[Self::Event], names: &Names) -> Vec<String>;

    /// The section of the rules page that explains why an action is illegal, by its id.
    fn rules_section_for(illegal: &Self::IllegalAction) -> &'static str;

    /// The section of the rules page about what is to be done now, by its id, if there is one.
    fn current_rules_section(&self) -> Option<&'static str> {
        None
    }

    /// Sentences about the events of an action, beside a board that shows no coordinates: places
    /// are named by what lies next to them. `self` is the state before the action.
    fn sentences_on_board(
        &self,
        locale: Locale,
        events: &[Self::Event],
        names: &Names,
    ) -> Vec<String> {
        Self::sentences(locale, events, names)
    }

    /// Why an action is illegal.
    fn illegal_action(locale: Locale, illegal: &Self::IllegalAction) -> String;

    /// Label of a source of points.
    fn score_item(locale: Locale, score_item: &Self::ScoreItem) -> String;

    /// Label of a kind of sources of points.
    fn score_kind_label(_locale: Locale, _kind: Self::ScoreKind) -> String {
        String::new()
    }

    /// Why the game ended.
    fn end_reason(locale: Locale, reason: Self::EndReason) -> String;

    /// Result of a solo game; empty in games without solo mode.
    fn solo_result(&self, _locale: Locale) -> String {
        String::new()
    }
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

/// The cover picture of a game.
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
