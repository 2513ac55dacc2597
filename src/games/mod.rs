//! The games' user interfaces: one folder per game, behind the [`GameUi`] trait. [`ui`]
//! is the only function of the app that dispatches on the game.

mod any;
pub mod argonauts_wheel;
mod board_picture;
pub mod daily;
pub mod endless;
mod game_texts;
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
mod rules_page;
mod sound;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod theme_tests;
pub mod turn_of_time;
pub mod wheel_of_fortune;
pub mod wheels_of_time;
pub mod world_wonders;

pub use any::{AnyGameUi, BoardView};
pub use board_picture::BoardPicture;
pub use links::{learn_link, practice_links};
pub use milestones::MilestoneText;
pub use props::{BoardProps, ViewOptions};
pub use reasons::{Comparison, HintText, Reason, TurnLine};
pub use sound::{Sound, sounds};

use crate::components::GameAssets;
use crate::components::SeatMark;
use crate::session::Routine;
use crate::text::{FirstStep, GameText, Locale, Names, OptionText};
use any::Ui;
use daily::DailyDeal;
use milestones::Milestone;
use practice::Practice;
use records::{Colour, Match};
use rules::games::argonauts_wheel::ArgonautsWheel;
use rules::games::turn_of_time::TurnOfTime;
use rules::games::wheel_of_fortune::WheelOfFortune;
use rules::games::wheels_of_time::WheelsOfTime;
use rules::games::world_wonders::WorldWonders;
use rules::registry::RegisteredGame;
use rules::{GameId, Seat, State};
use serde::Serialize;
use serde::de::DeserializeOwned;
use yew::html::BaseComponent;
use yew::prelude::*;

/// Everything that the app needs of a game beyond its rules.
pub trait GameUi: RegisteredGame {
    /// The board with its controls.
    type Board: BaseComponent<Properties = BoardProps<Self>>;
    /// The panel beside the board: scores, hands, supplies.
    type Panel: BaseComponent<Properties = BoardProps<Self>>;
    /// Thumbnail data; some hundred bytes when serialized.
    type Thumbnail: Serialize + DeserializeOwned;

    /// Short description.
    const TEXT: GameText;
    /// Description of the notation.
    const NOTATION: &'static str;
    /// The tie-breaker.
    const TIE_BREAKER: &'static str = "";
    /// Whether the game has points.
    const COUNTS_POINTS: bool = true;
    /// Whether it takes skill to win in few turns: games of other kinds always last as long.
    const IS_RACE: bool = false;
    /// The kinds of points in the order of the table at the end; without any, there is no table.
    const SCORE_KINDS: &'static [&'static str] = &[];
    /// A note about the game's outcome with perfect play, if it is known.
    const SOLUTION_NOTE: Option<&'static str> = None;
    /// Names of the sides, in games where seats are not colours.
    const SIDES: Option<[&'static str; 2]> = None;
    /// Lesson and puzzles, if there are any.
    const PRACTICE: Option<&'static Practice> = None;
    /// The deals of the day.
    const DAILY: &'static [DailyDeal] = &[];
    /// The setup option that sets the challenge of a solo game, if there is one.
    const SOLO_CHALLENGE: Option<&'static str> = None;
    /// The option that makes games shorter or longer, and the choices that do, so that the points of
    /// each are on another scale.
    const OTHER_LENGTHS: Option<(&'static str, &'static [&'static str])> = None;
    /// What people are glad to have done once.
    const MILESTONES: &'static [Milestone<Self>] = &[];
    /// What a picture to save is made of.
    const BOARD_PICTURE: BoardPicture = BoardPicture::anew("--room");

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

    /// Duration of an action's animation, in milliseconds.
    fn duration(events: &[Self::Event]) -> u32;

    /// The sound of an event.
    fn sound(event: &Self::Event) -> Option<Sound>;

    /// What the app may do by itself where this is the only legal action: the beginning of
    /// a sentence, such as `Your turn ends`. Nothing for actions that a person wants to see
    /// and take, even without a choice.
    fn routine(action: Self::Action) -> Option<&'static str>;

    /// Texts of a setup option, with its choices in order.
    fn option(id: &str) -> OptionText;

    /// The steps of a first turn, for this number of players.
    fn first_turn(players: u8) -> &'static [FirstStep];

    /// What the seat to act has to do.
    fn task(&self, locale: Locale) -> String;

    /// Text of a legal action, such as `move a disc from 1 to 7`.
    fn action(&self, locale: Locale, action: Self::Action) -> String;

    /// Text of a legal action as a step of a hint, which the board shows: without coordinates
    /// that it does not.
    fn step(&self, locale: Locale, action: Self::Action) -> String {
        self.action(locale, action)
    }

    /// What the turn of a hint gains over the next best turn.
    fn reasons(turn: &Comparison<'_, Self>) -> Vec<Reason>;

    /// What the turn of a hint risks, if there is anything to say.
    fn risk(turn: &Comparison<'_, Self>) -> Option<String>;

    /// Sentences about the events of an action.
    fn sentences(locale: Locale, events: &[Self::Event], names: &Names) -> Vec<String>;

    /// The section of the rules page that explains why an action is illegal, by its heading.
    fn rule_of(illegal: &Self::IllegalAction) -> &'static str;

    /// The section of the rules page about what is to be done now, by its heading, if there is one.
    fn rule_now(&self) -> Option<&'static str> {
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
    fn illegal_action(illegal: &Self::IllegalAction) -> String;

    /// Label of a source of points.
    fn score_item(locale: Locale, score_item: &Self::ScoreItem) -> String;

    /// The kind of a source of points, as an index of [`Self::SCORE_KINDS`].
    fn score_kind(_score_item: &Self::ScoreItem) -> usize {
        0
    }

    /// Why the game ended.
    fn end_reason(reason: Self::EndReason) -> &'static str;

    /// Result of a solo game; empty in games without solo mode.
    fn solo_result(&self, _locale: Locale) -> String {
        String::new()
    }
}

/// The user interface of a game. A new game adds one line here.
pub fn ui(game: GameId) -> &'static dyn AnyGameUi {
    match game {
        GameId::TurnOfTime => &Ui::<TurnOfTime>::NEW,
        GameId::ArgonautsWheel => &Ui::<ArgonautsWheel>::NEW,
        GameId::WheelsOfTime => &Ui::<WheelsOfTime>::NEW,
        GameId::WheelOfFortune => &Ui::<WheelOfFortune>::NEW,
        GameId::WorldWonders => &Ui::<WorldWonders>::NEW,
        #[cfg(not(target_arch = "wasm32"))]
        GameId::Noughts => &Ui::<rules::games::noughts::Noughts>::NEW,
    }
}

/// The only legal action of a state, if there is just one and the game calls it routine.
pub fn routine(state: &State) -> Option<Routine> {
    let [action] = state.legal_actions()[..] else {
        return None;
    };
    let does = ui(state.game()).routine(action)?;
    Some(Routine { action, does })
}

/// The section of the rules page about what is to be done in a state, by its heading.
pub fn rule_now(state: &State) -> Option<&'static str> {
    ui(state.game()).rule_now(state)
}

/// The classes of the root element of anything that shows a game. All rules of a game's
/// stylesheet are scoped to `game-<id>`.
pub fn class(game: GameId) -> String {
    format!("{0} game-{0}", game.id())
}

/// The thumbnail data of a state, as stored with a match.
pub fn thumbnail(state: &State) -> Option<Vec<u8>> {
    ui(state.game()).thumbnail(state)
}

/// The milestones that each seat of a finished match has reached, by their stable names.
pub fn milestones(match_: &Match) -> Vec<Vec<&'static str>> {
    ui(match_.setup().game()).reached(match_)
}

/// The cover picture of a game.
pub fn emblem(game: GameId) -> Html {
    html! {
        <svg class="emblem" viewBox="0 0 200 200" aria-hidden="true" focusable="false">
            <use href={format!("#emblem-{}", game.id())} />
        </svg>
    }
}

/// Shared parts of the games' boards.
pub fn game_assets(games: impl Iterator<Item = GameId>) -> Html {
    let mut different: Vec<GameId> = Vec::new();
    for game in games {
        if !different.contains(&game) {
            different.push(game);
        }
    }
    let assets = different.into_iter();
    assets
        .map(|game| html! { <GameAssets key={game.id()} {game} /> })
        .collect()
}
