//! Plays the games on the page as people do: with mouse, touch screen and keyboard.

pub mod argonauts_wheel;
pub mod fixtures;
mod input;
pub mod keyboard;
pub mod lesson;
pub mod match_page;
pub mod new_game;
pub mod places;
pub mod puzzles;
pub mod turn_of_time;
pub mod typed;
pub mod wheel_of_fortune;
pub mod wheels_of_time;
pub mod world_wonders;

pub use input::Input;
// Tests of what all games share play Turn of Time.
pub use turn_of_time::{plan_placement, play_actions, play_to_end, start_game};

use crate::{Driver, TestError, TestResult};
use records::archive::Envelope;
use records::{Match, StoredMatch};
use rules::Action;
use std::time::Duration;

/// An initial script for a window without locks that is never told of what others store, as if it
/// were asleep. It diverges from a window that plays the same match.
pub const WITHOUT_STORAGE_EVENTS: &str = "delete Navigator.prototype.locks;
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type, ...rest) {
        if (type !== 'storage') listen.call(this, type, ...rest);
    };
    const { getItem, setItem } = Storage.prototype;
    const isClaim = (key) => key.includes(':claim.');
    Storage.prototype.getItem = function (key) {
        return isClaim(key) ? null : getItem.call(this, key);
    };
    Storage.prototype.setItem = function (key, value) {
        if (!isClaim(key)) setItem.call(this, key, value);
    };";

/// How long a game may take, including bots.
const GAME_TIMEOUT: Duration = Duration::from_secs(240);

/// Performs an action of any game on its board and waits until the page shows it.
pub async fn play_action(
    page: &impl Driver,
    input: Input,
    played: &Match,
    action: Action,
) -> TestResult {
    let performed = match action {
        Action::TurnOfTime(action) => turn_of_time::perform(page, input, action).await,
        Action::ArgonautsWheel(action) => argonauts_wheel::perform(page, input, action).await,
        Action::WheelsOfTime(action) => wheels_of_time::perform(page, input, action).await,
        Action::WheelOfFortune(action) => {
            let state = wheel_of_fortune::state_of(played)?;
            wheel_of_fortune::perform(page, input, &state, action, played.ply()).await
        }
        Action::WorldWonders(action) => {
            let state = world_wonders::state_of(played)?;
            world_wonders::perform(page, input, &state, action).await
        }
        // The sample game, if it is built.
        #[allow(unreachable_patterns)]
        _ => Err(TestError::new("no test plays this game")),
    };
    performed.map_err(|error| error.context(&action.to_string()))?;
    match_page::wait_for_ply_at_least(page, played.ply() + 1).await
}

async fn shown_ply(page: &impl Driver) -> TestResult<usize> {
    let text = page.attribute("main.table", "data-ply").await?;
    text.and_then(|text| text.parse().ok())
        .ok_or_else(|| TestError::new("the match page shows no ply"))
}

/// Waits until a person is to act or the game is over, and lets the coach have its say; returns whether it is over.
pub async fn wait_for_person_or_end(page: &impl Driver) -> TestResult<bool> {
    let turn = "document.querySelector('#coach-on')?.click();
        const turn = document.querySelector('main.table')?.dataset.turn;
        return (turn === 'over' || turn === 'person') && turn;";
    let what = "a person's turn or the end";
    let turn = page
        .wait_until_timeout(GAME_TIMEOUT, what, turn, vec![])
        .await?;
    Ok(turn == "over")
}

/// The match last played of those in local storage, replayed by the native rules.
pub async fn stored_match(page: &impl Driver) -> TestResult<Match> {
    page.local_storage()
        .await?
        .into_iter()
        .filter(|(key, _)| key.contains(":match."))
        .filter_map(|(_, value)| Envelope::decode(&value).ok())
        .filter_map(|sealed| Some((StoredMatch::read(&sealed.text).ok()?, sealed.revision)))
        .max_by_key(|(stored, revision)| (stored.summary.last_played, *revision))
        .ok_or_else(|| TestError::new("no match is stored"))?
        .0
        .open()
        .map_err(|error| TestError::new(format!("the stored match does not replay: {error:?}")))
}

/// The places in the shown result, in its order.
pub async fn shown_places(page: &impl Driver) -> TestResult<Vec<u8>> {
    let places = page
        .script(
            "return [...document.querySelectorAll('.result-seat')].map((seat) => Number(seat.dataset.place));",
            vec![],
        )
        .await?;
    places
        .as_array()
        .into_iter()
        .flatten()
        .map(|place| {
            place
                .as_u64()
                .and_then(|place| u8::try_from(place).ok())
                .ok_or_else(|| TestError::new("a place is not a number"))
        })
        .collect()
}
