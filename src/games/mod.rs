//! What the app knows of each game beyond its rules: one folder a game, behind
//! one trait. Here, in [`ui`], is the only place of the app that asks which
//! game it is.

mod any;
pub mod argonauts_wheel;
mod links;
#[cfg(feature = "sample-game")]
mod noughts;
pub mod practice;
mod props;
#[cfg(test)]
mod rules_page;
pub mod turn_of_time;
pub mod wheel_of_fortune;
pub mod wheels_of_time;
mod words;
pub mod world_wonders;

pub use any::{AnyGame, BoardView};
pub use links::{learn_link, practice_links};
pub use props::{BoardProps, ViewOptions};

use crate::components::GameAssets;
use crate::components::SeatMark;
use crate::text::{GameWords, OptionWords, Words};
use any::Ui;
use practice::Practice;
use records::Colour;
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

/// All that the app needs of a game beyond its rules.
pub trait GameUi: RegisteredGame {
    /// The board, with all that is needed to act on it.
    type Board: BaseComponent<Properties = BoardProps<Self>>;
    /// What stands beside the board: scores, hands, what is left.
    type Panel: BaseComponent<Properties = BoardProps<Self>>;
    /// What a small picture of a state is drawn from; some hundred bytes.
    type Thumbnail: Serialize + DeserializeOwned;

    /// What the game is, in a few words.
    const WORDS: GameWords;
    /// How actions are written.
    const NOTATION: &'static str;
    /// What decides between equal points.
    const EQUAL_POINTS: &'static str = "";
    /// Whether points are counted, or one just wins.
    const COUNTS_POINTS: bool = true;
    /// What is known about the game before it begins, if that is worth telling.
    const KNOWN: Option<&'static str> = None;
    /// What the seats are called where they are no colours.
    const SIDES: Option<[&'static str; 2]> = None;
    /// Lessons and puzzles, if there are any.
    const PRACTICE: Option<&'static Practice> = None;

    /// What a small picture of this state is drawn from. It is stored with the
    /// match, so that lists show pictures of matches that nobody opens.
    fn thumbnail(&self) -> Self::Thumbnail;

    /// A small picture, without anything to act on. What was stored may be
    /// damaged: every value has some picture.
    fn picture(thumbnail: &Self::Thumbnail) -> Html;

    /// What a seat is known by: its colour, or the pieces that it plays.
    fn seat_mark(_seat: Seat, colour: Colour) -> Html {
        html! { <SeatMark {colour} /> }
    }

    /// How long the movements of an action take, in milliseconds.
    fn duration(events: &[Self::Event]) -> u32;

    /// An option at set-up: its question and its choices, in their order.
    fn option(id: &str) -> OptionWords;

    /// What so many players do for the first time, step by step.
    fn first_turn(players: u8) -> &'static [&'static str];

    /// What the one to act has to do.
    fn task(&self, words: Words) -> String;

    /// An action that can be taken now: `move a disc from 1 to 7`.
    fn action(&self, words: Words, action: Self::Action) -> String;

    /// What came of an action, sentence by sentence.
    fn sentences(words: Words, events: &[Self::Event], names: &[String]) -> Vec<String>;

    /// Whether an event tells what follows from an action, rather than the
    /// action itself: it is worth telling with a hint.
    fn follows(event: &Self::Event) -> bool;

    /// Why an action cannot be taken.
    fn refusal(refusal: &Self::IllegalAction) -> String;

    /// Where points come from.
    fn source(words: Words, source: &Self::ScoreItem) -> String;

    /// Why the game is over.
    fn end_reason(reason: Self::EndReason) -> &'static str;

    /// How near a lone player came to the goal; nothing where nobody plays alone.
    fn solo_result(&self, _words: Words) -> String {
        String::new()
    }
}

/// The app's side of a game: one line a game.
pub fn ui(game: GameId) -> &'static dyn AnyGame {
    match game {
        GameId::TurnOfTime => &Ui::<TurnOfTime>::NEW,
        GameId::ArgonautsWheel => &Ui::<ArgonautsWheel>::NEW,
        GameId::WheelsOfTime => &Ui::<WheelsOfTime>::NEW,
        GameId::WheelOfFortune => &Ui::<WheelOfFortune>::NEW,
        GameId::WorldWonders => &Ui::<WorldWonders>::NEW,
        #[cfg(feature = "sample-game")]
        GameId::Noughts => &Ui::<rules::games::noughts::Noughts>::NEW,
    }
}

/// The classes of whatever shows something of a game: its stylesheet reaches
/// nothing that stands outside of `game-<id>`.
pub fn class(game: GameId) -> String {
    format!("{0} game-{0}", game.id())
}

/// What a small picture of a state is drawn from, as it is stored with a match.
pub fn thumbnail(state: &State) -> Option<Vec<u8>> {
    ui(state.game()).thumbnail(state)
}

/// The cover of a game.
pub fn emblem(game: GameId) -> Html {
    html! {
        <svg class="emblem" viewBox="0 0 200 200" aria-hidden="true" focusable="false">
            <use href={format!("#emblem-{}", game.id())} />
        </svg>
    }
}

/// What the boards of some games are drawn with.
pub fn rooms(games: impl Iterator<Item = GameId>) -> Html {
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
