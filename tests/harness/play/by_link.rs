//! Games by link: people play on their own devices and send each other the match.

use super::match_page::{close_sheet, fill_options};
use super::new_game::choose_players;
use super::stored_match;
use crate::{Driver as _, Page, TestError, TestResult, json};
use records::{Correspondence, Match, Name, Player, SeatConfig, link};
use rules::{Seat, Setup};

/// A match of people with these names, set up on the device of the first one.
pub fn match_of_friends(setup: Setup, names: &[&str]) -> TestResult<Match> {
    let seats = names.iter().map(|name| SeatConfig {
        name: Name::new(name),
        player: Player::Human,
    });
    let record =
        Match::new(setup, seats.collect()).map_err(|error| TestError::new(error.to_string()))?;
    let (id, host) = (0x1a2b_3c4d, Seat::FIRST);
    Ok(record.with_correspondence(Correspondence { id, host }))
}

/// The address with which a match is sent.
pub fn address_of(page: &Page, record: &Match) -> TestResult<String> {
    let code = link::write(record).map_err(|error| TestError::new(format!("{error:?}")))?;
    Ok(format!("{}#/open/{code}", page.base_url()))
}

/// Fills in the form for a new match with this setup, but does not start it. The players are
/// `human`, `friend` or bot levels.
pub async fn set_up(page: &Page, setup: &Setup, names: &[&str], players: &[&str]) -> TestResult {
    page.goto(&format!("#/new/{}", setup.game().id())).await?;
    page.wait_for("#begin").await?;
    let number = setup.players();
    if setup.game().players().clone().count() > 1 {
        page.click(&format!("input[name='players'][value='{number}']"))
            .await?;
    }
    if players.iter().skip(1).all(|player| *player == "friend") {
        page.click("input[name='opponents'][value='friend']")
            .await?;
        page.wait_for("#by-link").await?;
    } else {
        choose_players(page, players).await?;
    }
    for (number, name) in (1..).zip(names) {
        page.paste(&format!("input[name='name-{number}']"), name)
            .await?;
    }
    let seed = setup.seed().to_string();
    let mut fields: Vec<(&str, &str)> = setup
        .choices()
        .map(|(option, choice)| (option.id, choice))
        .collect();
    if setup.game().setup_rules().seeded {
        fields.push(("seed", &seed));
    }
    fill_options(page, &fields).await
}

/// Starts a match by link; see [`set_up`].
pub async fn start(page: &Page, setup: &Setup, names: &[&str], players: &[&str]) -> TestResult {
    set_up(page, setup, names, players).await?;
    page.click("#begin").await?;
    wait_for_board(page).await
}

/// Waits until the board is shown and its stylesheet applied.
pub async fn wait_for_board(page: &Page) -> TestResult {
    super::match_page::wait_for_table(page, "main.table").await
}

/// Waits until it is this device's turn (`person`), a person's on another device
/// (`friend`), or the game is `over`.
pub async fn wait_for_turn(page: &Page, turn: &str) -> TestResult {
    page.wait_for(&format!("main.table[data-turn='{turn}']"))
        .await
        .map(|_| ())
}

/// Opens the sheet to send the match and copies the link; returns its address.
pub async fn send(page: &Page) -> TestResult<String> {
    page.click("#send").await?;
    let address = copy_link(page).await?;
    close_sheet(page).await?;
    page.wait_for_text("#send", "Send again").await?;
    Ok(address)
}

/// Copies the link in the sheet; returns its address.
pub async fn copy_link(page: &Page) -> TestResult<String> {
    let text = copy(page, "#copy-link", "Link copied. Paste it into a message.").await?;
    let (_, address) = text
        .rsplit_once(' ')
        .ok_or_else(|| TestError::new(format!("there is no message with the link: {text}")))?;
    Ok(address.to_owned())
}

/// Presses a button that copies something; returns what is in the clipboard then.
pub async fn copy(page: &Page, button: &str, announced: &str) -> TestResult<String> {
    allow_clipboard(page).await?;
    page.click(button).await?;
    page.wait_for_text("#send-feedback", announced).await?;
    clipboard(page).await
}

/// Lets the page use the clipboard without asking.
pub async fn allow_clipboard(page: &Page) -> TestResult {
    for name in ["clipboard-read", "clipboard-write"] {
        page.set_permission(name, true).await?;
    }
    Ok(())
}

/// The text in the clipboard.
pub async fn clipboard(page: &Page) -> TestResult<String> {
    let read = "return navigator.clipboard.readText();";
    let text = page.script(read, vec![]).await?;
    Ok(text.as_str().unwrap_or_default().to_owned())
}

/// Opens an address in a new document, as a click on a link in a message does.
pub async fn open(page: &Page, address: &str) -> TestResult {
    // A change of the fragment alone would not reload the document.
    page.client().goto("about:blank").await?;
    page.client().goto(address).await?;
    page.wait_ready().await
}

/// Opens a link of a match that this device knows, and ends the replay of what came.
pub async fn receive(page: &Page, address: &str) -> TestResult {
    open(page, address).await?;
    wait_for_board(page).await?;
    end_replay(page).await
}

/// Opens a link with decisions for people here, and accepts them.
pub async fn accept(page: &Page, address: &str) -> TestResult {
    open(page, address).await?;
    page.click("#accept").await?;
    wait_for_board(page).await?;
    end_replay(page).await
}

/// Opens a link in the window where the table waits for it, as the installed app does.
pub async fn receive_at_table(page: &Page, address: &str) -> TestResult {
    let (_, fragment) = address.split_once('#').unwrap_or_default();
    page.script("location.hash = arguments[0];", vec![json!(fragment)])
        .await?;
    page.wait_for("main.table:not([data-turn='friend'])")
        .await?;
    end_replay(page).await
}

/// Opens a link of a match that this device does not know yet, and plays the offered seat.
pub async fn join(page: &Page, address: &str) -> TestResult {
    open(page, address).await?;
    page.click("#who .primary").await?;
    wait_for_board(page).await?;
    end_replay(page).await
}

/// Ends the replay of what came, unless it is over already.
pub async fn end_replay(page: &Page) -> TestResult {
    page.wait_for_script(
        "document.getElementById('latest')?.click();
         const turn = document.querySelector('main.table')?.dataset.turn;
         return turn && turn !== 'look';",
    )
    .await
    .map(|_| ())
}

/// Sends the match from one device to another, which knows it already.
pub async fn pass_on(from: &Page, to: &Page) -> TestResult {
    let address = send(from).await?;
    receive(to, &address).await
}

/// Asserts that several devices have stored the same match, and returns it.
pub async fn assert_same(pages: &[&Page]) -> TestResult<Match> {
    let mut stored: Option<Match> = None;
    for page in pages {
        let current = stored_match(*page).await?;
        if let Some(previous) = &stored {
            assert_eq!(current.entries(), previous.entries());
            assert_eq!(current.state().hash(), previous.state().hash());
            assert_eq!(current.correspondence(), previous.correspondence());
        }
        stored = Some(current);
    }
    stored.ok_or_else(|| TestError::new("there are no devices"))
}

/// The number of stored matches.
pub async fn match_count(page: &Page) -> TestResult<usize> {
    let count = page
        .script(
            "const ids = Object.keys(localStorage)
                 .map((key) => key.match(arguments[0])?.[1])
                 .filter(Boolean);
             return new Set(ids).size;",
            vec![json!(r":match\.([^.]+)")],
        )
        .await?;
    Ok(count.as_u64().map_or(0, |count| count as usize))
}
