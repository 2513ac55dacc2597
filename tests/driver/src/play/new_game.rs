//! New games: by their form, as a person fills it in, or by a link, where the form is not what is tested.

use super::fixtures::open_link;
use super::match_page::{fill_options, wait_for_table};
use crate::{Driver, TestError, TestResult};
use records::{Match, Name, Player, SeatConfig};
use rules::{GameId, Level, Seat, Setup};

/// Fills in the new game form with these players (`human` or a bot level) and options, but does not
/// start the game.
pub async fn set_up(
    page: &impl Driver,
    game: GameId,
    player_kinds: &[&str],
    fields: &[(&str, &str)],
) -> TestResult {
    page.goto("").await?;
    page.click(&format!("a[href='#/new/{}']", game.id()))
        .await?;
    page.wait_for("#begin").await?;
    let players = player_kinds.len();
    let has_choice = game.players().clone().count() > 1;
    if has_choice {
        page.click(&format!("input[name='players'][value='{players}']"))
            .await?;
    }
    // A solo game has no choice of player.
    if players > 1 {
        choose_players(page, player_kinds).await?;
    }
    fill_options(page, fields).await
}

/// Starts a game by its form, and waits for its table.
pub async fn begin(
    page: &impl Driver,
    game: GameId,
    player_kinds: &[&str],
    fields: &[(&str, &str)],
) -> TestResult {
    set_up(page, game, player_kinds, fields).await?;
    page.click("#begin").await?;
    wait_for_table(page, "main.table").await
}

/// Chooses the player of each seat: `human` or a bot level.
pub async fn choose_players(page: &impl Driver, player_kinds: &[&str]) -> TestResult {
    for (seat, player) in player_kinds.iter().enumerate() {
        let number = seat + 1;
        page.click(&format!(
            "select[name='player-{number}'] option[value='{player}']"
        ))
        .await?;
    }
    Ok(())
}

/// Opens a new game with these players (`human` or a bot level) and fields of the form: options, `seed`, names.
pub async fn start(
    page: &impl Driver,
    game: GameId,
    player_kinds: &[&str],
    fields: &[(&str, &str)],
) -> TestResult {
    open_link(page, &new_match(game, player_kinds, fields)?).await
}

fn new_match(game: GameId, player_kinds: &[&str], fields: &[(&str, &str)]) -> TestResult<Match> {
    let failed = |error: &dyn std::fmt::Display| TestError::new(error.to_string());
    let field = |wanted: &str| fields.iter().find(|(name, _)| *name == wanted);
    let is_seeded = game.setup_rules().seeded;
    let seed = field("seed")
        .map_or(if is_seeded { "7" } else { "0" }, |(_, seed)| seed)
        .parse()
        .map_err(|error| failed(&error))?;
    let players = u8::try_from(player_kinds.len()).map_err(|error| failed(&error))?;
    let mut setup = Setup::new(game, players, seed).map_err(|error| failed(&error))?;
    for (name, value) in fields {
        if *name != "seed" && !name.starts_with("name-") {
            setup = setup
                .with_choice(name, value)
                .map_err(|error| failed(&error))?;
        }
    }
    let player = |kind: &&str| match *kind {
        "human" => Some(Player::Human),
        level => Level::ALL
            .into_iter()
            .find(|known| known.id() == level)
            .map(Player::Bot),
    };
    let seats: Option<Vec<SeatConfig>> = player_kinds
        .iter()
        .map(|kind| player(kind).map(SeatConfig::unnamed))
        .collect();
    let seats = seats.ok_or_else(|| TestError::new(format!("no players: {player_kinds:?}")))?;
    let mut new = Match::new(setup, seats).map_err(|error| failed(&error))?;
    for (number, seat) in (1..).zip(Seat::all(players)) {
        if let Some((_, name)) = field(&format!("name-{number}")) {
            new.set_name(seat, Name::new(name));
        }
    }
    Ok(new)
}
