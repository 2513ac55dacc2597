//! The players of a match: help for their first turn, whose turn it is, undo by key, rematch, changing the
//! player of a seat, pausing and hurrying bots.

use super::Page;
use super::bots::Bots;
use page_driver::play::match_page::{
    close_sheet, expand, field_value, open_tab, type_legal_action, wait_for_ply,
};
use page_driver::play::{fixtures, stored_match, turn_of_time};
use page_driver::{Driver as _, Key, TestError, TestResult, json};
use protocol::PageMessage;
use records::{Match, Name, Player, SeatConfig, TableRules, UndoPolicy};
use rules::{GameId, Level, Setup};
use wasm_bindgen_test::wasm_bindgen_test;

/// A new match of Turn of Time with these players at a table where everything can be taken back.
fn new_match(players: &[(&str, Player)]) -> TestResult<Match> {
    let setup = Setup::new(GameId::TurnOfTime, players.len() as u8, 7)
        .map_err(|error| TestError::new(error.to_string()))?;
    let seats = players.iter().map(|(name, player)| SeatConfig {
        name: Name::new(name),
        player: *player,
    });
    Match::new(setup, seats.collect()).map_err(|error| TestError::new(error.to_string()))
}

fn ada_and_ben() -> TestResult<Match> {
    new_match(&[("Ada", Player::Human), ("Ben", Player::Human)])
}

/// A game of two that has begun: three actions were played.
async fn open_begun() -> TestResult<Page> {
    let page = Page::at_once().await?;
    page.open_table(&fixtures::match_of_people_at(turn_of_time::TWO, 3)?)
        .await?;
    wait_for_ply(&page, 3, "person").await?;
    Ok(page)
}

#[wasm_bindgen_test]
async fn undo_and_redo_by_keyboard() -> TestResult {
    let page = open_begun().await?;
    for (key, ply) in [('z', 2), ('z', 1), ('y', 2), ('y', 3)] {
        page.press_with_modifier(Key::Control, key).await?;
        wait_for_ply(&page, ply, "person").await?;
        assert_eq!(stored_match(&page).await?.ply(), ply);
    }
    page.press_with_modifier(Key::Control, 'y').await?;
    assert_eq!(stored_match(&page).await?.ply(), 3);
    Ok(())
}

/// The shortcut works on the slider too; in a text field the key edits the text.
#[wasm_bindgen_test]
async fn undo_by_keyboard_leaves_text_fields_their_own() -> TestResult {
    let page = open_begun().await?;
    open_tab(&page, "history").await?;
    page.script("document.getElementById('slider').focus();", vec![])
        .await?;
    page.press_with_modifier(Key::Control, 'z').await?;
    wait_for_ply(&page, 2, "person").await?;
    page.press_keys("n").await?;
    page.wait_for("#notation:focus").await?;
    page.press_keys("Sp").await?;
    let undo = "return document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {
        key: 'z', code: 'KeyZ', ctrlKey: true, bubbles: true, cancelable: true,
    }));";
    // The browser's default is not prevented.
    assert_eq!(page.script(undo, vec![]).await?, true);
    wait_for_ply(&page, 2, "person").await?;
    assert_eq!(field_value(&page, "#notation").await?, "Sp");
    Ok(())
}

/// The table of a player who has not been offered help before.
async fn open_with_help(record: &Match) -> TestResult<Page> {
    let page = Page::new().await?;
    page.set_settings(r#"{"turn-end":"ask","pace":"at-once"}"#)
        .await?;
    page.open_table(record).await?;
    page.wait_for("#first-turn").await?;
    Ok(page)
}

#[wasm_bindgen_test]
async fn help_for_the_first_turn_has_four_steps() -> TestResult {
    let page = open_with_help(&ada_and_ben()?).await?;
    for step in 1..=4 {
        page.wait_for_text(".first-turn-step", &format!("{step} of 4: "))
            .await?;
        if step < 4 {
            page.click("#next-step").await?;
        }
    }
    assert_eq!(page.count("#next-step").await?, 0);
    Ok(())
}

/// It disappears after some turns, and is shown again in the next game.
#[wasm_bindgen_test]
async fn help_for_the_first_turn_ends_with_it() -> TestResult {
    let page = open_with_help(&ada_and_ben()?).await?;
    for _ in 0..4 {
        type_legal_action(&page, 0).await?;
    }
    page.wait_until_gone("#first-turn").await?;
    page.open_table(&ada_and_ben()?).await?;
    page.wait_for("#first-turn").await
}

/// Dismissed, it does not come back, until the menu is asked for it.
#[wasm_bindgen_test]
async fn help_for_the_first_turn_is_dismissed_for_good() -> TestResult {
    let page = open_with_help(&ada_and_ben()?).await?;
    page.click_button("Got it").await?;
    page.wait_until_gone("#first-turn").await?;
    page.reload().await?;
    wait_for_ply(&page, 0, "person").await?;
    assert_eq!(page.count("#first-turn").await?, 0);
    page.open_table(&ada_and_ben()?).await?;
    wait_for_ply(&page, 0, "person").await?;
    assert_eq!(page.count("#first-turn").await?, 0);
    open_tab(&page, "menu").await?;
    page.click("#show-help").await?;
    page.wait_for("#first-turn").await?;
    page.click("#helped").await?;
    page.wait_until_gone("#first-turn").await
}

async fn wait_for_title(page: &Page, expected: &str) -> TestResult {
    page.wait_for_value("return document.title;", vec![], &json!(expected))
        .await
}

#[wasm_bindgen_test]
async fn the_window_title_names_the_active_player() -> TestResult {
    let page = Page::at_once().await?;
    page.open_table(&ada_and_ben()?).await?;
    wait_for_title(&page, "Ada's turn - Turn of Time - Wheelhouse").await?;
    type_legal_action(&page, 0).await?;
    wait_for_title(&page, "Ben's turn - Turn of Time - Wheelhouse").await?;
    open_tab(&page, "history").await?;
    page.click("#one-back").await?;
    wait_for_title(&page, "Turn of Time - Wheelhouse").await?;
    page.click_button("Your games").await?;
    wait_for_title(&page, "Your games - Wheelhouse").await
}

/// The names of the seats and the classes of their colour marks.
const SEATS: &str = "return [...document.querySelectorAll('.seat-name')]
    .map((seat) => [seat.textContent, seat.querySelector('svg').getAttribute('class')]);";

#[wasm_bindgen_test]
async fn a_rematch_rotates_seats_names_and_colours() -> TestResult {
    let page = Page::at_once().await?;
    let table = TableRules {
        undo: UndoPolicy::UntilRevealed,
        ..TableRules::default()
    };
    page.open_table(&ada_and_ben()?.with_table_rules(table))
        .await?;
    let first = stored_match(&page).await?;
    expand(&page, "seats").await?;
    let first_seats = page.script(SEATS, vec![]).await?;
    expand(&page, "game-tools").await?;
    page.click("#resign").await?;
    page.click_button("Yes, resign").await?;
    page.click_button("Rematch").await?;
    wait_for_ply(&page, 0, "person").await?;
    page.wait_for_text(".status", "Ben").await?;
    let again = stored_match(&page).await?;
    let mut rotated = first_seats.as_array().cloned().unwrap_or_default();
    rotated.rotate_left(1);
    assert_eq!(rotated.len(), 2);
    expand(&page, "seats").await?;
    assert_eq!(page.script(SEATS, vec![]).await?, json!(rotated));
    assert_eq!(again.table_rules(), first.table_rules());
    assert_ne!(again.setup().seed(), first.setup().seed());
    // The previous game is still stored.
    close_sheet(&page).await?;
    open_tab(&page, "menu").await?;
    page.click("#game-tools a[href='#/games']").await?;
    page.wait_for("#here + .match-list .match-row").await?;
    page.wait_for("#finished + .match-list .match-row").await
}

#[wasm_bindgen_test]
async fn a_seat_changes_between_person_and_bot() -> TestResult {
    let page = Page::at_once().await?;
    let _bots = Bots::new(&page)?;
    page.open_table(&ada_and_ben()?).await?;
    expand(&page, "seats").await?;
    page.click("select[name='seat-1'] option[value='casual']")
        .await?;
    // It is Ada's turn, so the bot acts for her.
    wait_for_ply(&page, 1, "person").await?;
    page.wait_for_text(".status", "Ben").await?;
    let first_player =
        |stored: &Match| stored.seats().first().map(|seat_config| seat_config.player);
    let casual = Some(Player::Bot(Level::Casual));
    assert_eq!(first_player(&stored_match(&page).await?), casual);
    assert_eq!(field_value(&page, "select[name='seat-1']").await?, "casual");
    page.click("select[name='seat-1'] option[value='human']")
        .await?;
    type_legal_action(&page, 0).await?;
    wait_for_ply(&page, 2, "person").await?;
    page.wait_for_text(".status", "Ada").await?;
    let human = Some(Player::Human);
    assert_eq!(first_player(&stored_match(&page).await?), human);
    Ok(())
}

/// A table at which only bots play, or one person with bots; they think until they are told to move.
async fn open_slow(players: &[Player]) -> TestResult<(Page, Bots)> {
    let page = Page::new().await?;
    let bots = Bots::new(&page)?;
    bots.set_slow(true);
    let players: Vec<(&str, Player)> = players.iter().map(|player| ("", *player)).collect();
    page.open_table(&new_match(&players)?).await?;
    Ok((page, bots))
}

#[wasm_bindgen_test]
async fn bots_can_be_paused_and_continued() -> TestResult {
    let (page, bots) = open_slow(&[Player::Bot(Level::Novice); 4]).await?;
    page.click("#stop").await?;
    wait_for_ply(&page, 0, "rest").await?;
    let asked = bots.received();
    assert!(
        matches!(asked.last(), Some(PageMessage::Cancel(_))),
        "{asked:?}"
    );
    bots.set_slow(false);
    page.click("#go-on").await?;
    page.wait_for("main.table:not([data-ply='0'])").await
}

#[wasm_bindgen_test]
async fn a_bot_is_told_to_move_now() -> TestResult {
    let (page, bots) = open_slow(&[Player::Bot(Level::Expert), Player::Human]).await?;
    page.wait_for("progress[aria-label='Thinking']").await?;
    page.click("#act-now").await?;
    wait_for_ply(&page, 1, "person").await?;
    let asked = bots.received();
    let is_now = |asked: &PageMessage| matches!(asked, PageMessage::MoveNow(_));
    assert!(asked.iter().any(is_now), "{asked:?}");
    Ok(())
}
