//! Every game, from its setup to its end, between two people.

use harness::play::argonauts_wheel::{SHORT_GAME, parse_action};
use harness::play::by_link::{
    accept, address_of, assert_same, join, receive_at_table, send, start, wait_for_turn,
};
use harness::play::fixtures::recorded_match;
use harness::play::{
    Input, play_action, stored_match, turn_of_time, wheel_of_fortune, wheels_of_time, world_wonders,
};
use harness::{
    DESKTOP, Driver as _, PHONE, Page, TestError, TestResult, Viewport, is_long_run,
    run_two_browsers, trials,
};
use records::{Entry, Match, Player, SeatConfig};
use rules::{GameId, Setup, State};

/// Names of the people, in the order of their seats.
const NAMES: [&str; 2] = ["Anna", "Ben"];

/// Where a person can act on the board.
const TARGETS: &str = ".free-cell, .hand-side:enabled, .is-target, #turn-wheel:not([aria-disabled]), \
    #board [data-action]:enabled, #board [data-cell][tabindex]";

/// A game that two people play on their devices.
struct Game<'a> {
    devices: [&'a Page; 2],
    record: Match,
    /// Number of entries that have been played.
    ply: usize,
    /// Whether the second person plays already.
    joined: bool,
}

impl<'a> Game<'a> {
    /// Starts the game of a record on the first device.
    async fn start(devices: [&'a Page; 2], record: Match) -> TestResult<Self> {
        start(devices[0], record.setup(), &NAMES, &["human", "friend"]).await?;
        Ok(Self {
            devices,
            record,
            ply: 0,
            joined: false,
        })
    }

    fn device(&self, ply: usize) -> Option<&'a Page> {
        let seat = self.record.to_act_before(ply)?;
        self.devices.get(seat.index()).copied()
    }

    /// Plays up to this entry, everybody on their own device. The person who has
    /// finished a turn sends the game.
    async fn play_to(&mut self, end: usize) -> TestResult {
        while self.ply < end {
            let Some(page) = self.device(self.ply) else {
                return Err(TestError::new("the record is over"));
            };
            wait_for_turn(page, "person").await?;
            page.wait_for(TARGETS).await?;
            let mut played = self.record.clone();
            played.go_to(self.ply);
            let entry = self.record.entries()[self.ply];
            let Entry::Action(action) = entry else {
                return Err(TestError::new("only actions are played on the board"));
            };
            play_action(page, Input::Mouse, &played, action).await?;
            self.ply += 1;
            let next = self.device(self.ply);
            if next.is_none_or(|next| !core::ptr::eq(next, page)) {
                self.pass_on(page).await?;
            }
        }
        Ok(())
    }

    /// Sends the game from this device to the other one.
    async fn pass_on(&mut self, from: &Page) -> TestResult {
        let [first, second] = self.devices;
        let to = if core::ptr::eq(from, first) {
            second
        } else {
            first
        };
        let address = send(from).await?;
        from.wait_until_gone(TARGETS).await?;
        if self.joined {
            return receive_at_table(to, &address).await;
        }
        self.joined = true;
        join(to, &address).await
    }

    /// Both have played on other devices of theirs up to this entry, and get that by link.
    async fn skip_to(&mut self, ply: usize) -> TestResult {
        let begun = stored_match(self.devices[0]).await?;
        let mut further = self.record.clone();
        further.go_to(ply);
        let mut further = further.without_undone();
        if let Some(own) = begun.correspondence() {
            further = further.with_correspondence(own);
        }
        let address = address_of(self.devices[0], &further)?;
        for page in self.devices {
            accept(page, &address).await?;
        }
        self.ply = ply;
        Ok(())
    }

    /// Asserts that both see the end of the record.
    async fn assert_over(&self) -> TestResult {
        for page in self.devices {
            wait_for_turn(page, "over").await?;
            page.wait_for("#result-title").await?;
        }
        let stored = assert_same(&self.devices).await?;
        assert_eq!(stored.state().hash(), self.record.state().hash());
        assert!(stored.position().ending().is_some());
        Ok(())
    }
}

/// Plays the whole of a short game, in the gate its first turns.
async fn play_short(devices: [&Page; 2], record: Match) -> TestResult {
    let mut game = Game::start(devices, record).await?;
    if !is_long_run() {
        game.play_to(2).await?;
        return assert_same(&devices).await.map(|_| ());
    }
    game.play_to(game.record.entries().len()).await?;
    game.assert_over().await
}

/// Plays so many of the first and of the last actions of a game, in the gate fewer of them; what is between them
/// is played elsewhere.
async fn play_ends_of(devices: [&Page; 2], record: Match, first: usize, last: usize) -> TestResult {
    let (first, last) = trials((4, 2), (first, last));
    let mut game = Game::start(devices, record).await?;
    game.play_to(first).await?;
    let end = game.record.entries().len();
    game.skip_to(end - last).await?;
    game.play_to(end).await?;
    game.assert_over().await
}

fn run_two(
    name: &str,
    viewport: Viewport,
    test: impl AsyncFnOnce([&Page; 2]) -> TestResult,
) -> TestResult {
    run_two_browsers(name, viewport, async |anna, ben| test([anna, ben]).await)
}

/// A line of Argonaut's Wheel as a match of two people.
fn argonauts_match(line: &str) -> TestResult<Match> {
    let setup = Setup::new(GameId::ArgonautsWheel, 2, 0)
        .map_err(|error| TestError::new(error.to_string()))?;
    let mut state = State::start(&setup);
    let seats = vec![SeatConfig::unnamed(Player::Human); 2];
    let mut record = Match::new(setup, seats).map_err(|error| TestError::new(error.to_string()))?;
    for text in line.split_whitespace() {
        let action = rules::Action::ArgonautsWheel(parse_action(&state, text)?);
        let failed = |_| TestError::new(format!("{text} is not legal"));
        state.apply(action).map_err(failed)?;
        let applied = record.apply_entry(Entry::Action(action));
        applied.map_err(|error| TestError::new(format!("{text}: {error:?}")))?;
    }
    Ok(record)
}

#[test]
fn argonauts_wheel_turn_by_turn() -> TestResult {
    run_two("by_link_argonauts_wheel", PHONE, async |devices| {
        play_short(devices, argonauts_match(SHORT_GAME)?).await
    })
}

mod long_run {
    use super::*;

    #[test]
    fn turn_of_time_turn_by_turn() -> TestResult {
        run_two("by_link_turn_of_time", DESKTOP, async |devices| {
            play_short(devices, recorded_match(turn_of_time::TWO)?).await
        })
    }

    #[test]
    fn wheels_of_time_until_somebody_starves() -> TestResult {
        run_two("by_link_wheels_of_time", DESKTOP, async |devices| {
            play_ends_of(devices, recorded_match(wheels_of_time::HUNGER)?, 6, 7).await
        })
    }

    #[test]
    fn the_wheel_of_fortune_until_the_last_tile() -> TestResult {
        run_two("by_link_wheel_of_fortune", DESKTOP, async |devices| {
            play_ends_of(devices, recorded_match(wheel_of_fortune::TWO)?, 7, 6).await
        })
    }

    #[test]
    fn world_wonders_until_a_city_is_full() -> TestResult {
        run_two("by_link_world_wonders", DESKTOP, async |devices| {
            play_ends_of(devices, recorded_match(world_wonders::TWO)?, 7, 6).await
        })
    }
}
