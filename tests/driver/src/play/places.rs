//! Every page of the house, and the tables of all games, each at its start, in the middle of a turn and after
//! the end.

use super::fixtures::{fixture, match_of_people_at, open_link, recorded_match};
use super::{
    Input, argonauts_wheel, turn_of_time, wheel_of_fortune, wheels_of_time, world_wonders,
};
use crate::{Driver, TestError, TestResult};
use rules::games::wheel_of_fortune as wheel_of_fortune_rules;
use rules::games::wheels_of_time::{self as wheels_of_time_rules, Wheel};
use rules::games::world_wonders as world_wonders_rules;
use rules::{GameId, State};
use std::fmt;

/// A moment of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// Before the first action.
    Start,
    /// After some rounds, with something selected and its targets shown.
    Middle,
    /// After the end, with the result shown.
    End,
}

impl Moment {
    /// All moments, in the order of a game.
    pub const ALL: [Self; 3] = [Self::Start, Self::Middle, Self::End];
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Start => "start",
            Self::Middle => "middle",
            Self::End => "end",
        })
    }
}

/// The pages of the house, by route.
pub const HOUSE_PAGES: [&str; 12] = [
    "",
    "#/settings",
    "#/keys",
    "#/rules",
    "#/games",
    "#/statistics",
    "#/move",
    "#/my-mistakes",
    "#/today",
    "#/open",
    "#/about",
    "#/nowhere",
];

/// The pages of a game, by route: new game, rules, lesson and puzzles.
pub fn game_pages(game: GameId) -> [String; 4] {
    ["new", "rules", "learn", "puzzles"].map(|page| format!("#/{page}/{}", game.id()))
}

/// The record of a whole game.
fn record(game: GameId) -> TestResult<&'static str> {
    match game {
        GameId::TurnOfTime => Ok(turn_of_time::THREE),
        GameId::ArgonautsWheel => Ok(fixture!("argonauts-wheel-2-cone-on-prisoner-spire")),
        GameId::WheelsOfTime => Ok(wheels_of_time::DUEL),
        GameId::WheelOfFortune => Ok(wheel_of_fortune::INQUISITION),
        GameId::WorldWonders => Ok(world_wonders::FIVE),
        // The sample game, if it is built.
        #[allow(unreachable_patterns)]
        _ => Err(TestError::new("no test plays this game")),
    }
}

/// Whether a person has pieces, wheels or targets to select.
fn offers_selection(state: &State) -> bool {
    match state {
        State::WheelsOfTime(state) => {
            state.phase() == wheels_of_time_rules::Phase::Actions && state.actions_left() > 1
        }
        State::WheelOfFortune(state) => state.phase() == wheel_of_fortune_rules::Phase::Place,
        State::WorldWonders(state) => {
            matches!(state.phase(), world_wonders_rules::Phase::Place { .. })
        }
        other => other.legal_actions().len() > 1,
    }
}

/// A ply in the middle of a recorded game at which something can be selected.
fn middle_ply(record: &str) -> TestResult<usize> {
    let recorded = recorded_match(record)?;
    (recorded.ply() / 2..recorded.ply())
        .find(|ply| offers_selection(recorded.position_at(*ply).state()))
        .ok_or_else(|| TestError::new("nothing can be selected"))
}

/// Selects something on the board, so that its targets are shown.
async fn select(page: &impl Driver, game: GameId) -> TestResult {
    match game {
        GameId::TurnOfTime => turn_of_time::plan_placement(page).await,
        GameId::ArgonautsWheel => {
            page.click("[id^='station-'][aria-pressed='false']").await?;
            page.wait_for(".planning").await.map(|_| ())
        }
        GameId::WheelsOfTime => wheels_of_time::select_wheel(page, Input::Mouse, Wheel::A).await,
        GameId::WheelOfFortune => {
            page.click("[data-cell]").await?;
            page.wait_for(".wf-cell.laid").await.map(|_| ())
        }
        // The piece bought is in the hand already.
        _ => Ok(()),
    }
}

async fn wait_for_board(page: &impl Driver, game: GameId) -> TestResult {
    match game {
        GameId::ArgonautsWheel => argonauts_wheel::wait_for_board(page).await,
        GameId::WheelsOfTime => wheels_of_time::wait_for_board(page).await,
        GameId::WheelOfFortune => wheel_of_fortune::wait_for_board(page).await,
        GameId::WorldWonders => world_wonders::wait_for_board(page).await,
        _ => super::match_page::wait_for_table(page, "main.table").await,
    }
}

/// Opens a table of people at this moment of a recorded game.
pub async fn open_table(page: &impl Driver, game: GameId, moment: Moment) -> TestResult {
    let record = record(game)?;
    let ply = match moment {
        Moment::Start => 0,
        Moment::Middle => middle_ply(record)?,
        Moment::End => usize::MAX,
    };
    open_link(page, &match_of_people_at(record, ply)?).await?;
    wait_for_board(page, game).await?;
    match moment {
        Moment::Start => Ok(()),
        Moment::Middle => select(page, game).await,
        Moment::End => page.wait_for("#result").await.map(|_| ()),
    }
}
