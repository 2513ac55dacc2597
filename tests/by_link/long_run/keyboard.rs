//! A game by link without a mouse.

use harness::play::by_link::{
    allow_clipboard, assert_same, clipboard, open, wait_for_board, wait_for_turn,
};
use harness::play::keyboard::{press, tab_to};
use harness::play::{Input, play_action, stored_match};
use harness::{DESKTOP, Driver as _, Key, Page, TestError, TestResult, run_two_browsers};

/// Acts with the keyboard.
async fn act_by_keyboard(page: &Page) -> TestResult {
    wait_for_turn(page, "person").await?;
    let played = stored_match(page).await?;
    let action = played
        .state()
        .legal_actions()
        .first()
        .copied()
        .ok_or_else(|| TestError::new("nobody can act"))?;
    play_action(page, Input::Keyboard, &played, action).await?;
    wait_for_turn(page, "friend").await
}

/// Sends with the keyboard; returns the address.
async fn send_by_keyboard(page: &Page) -> TestResult<String> {
    press(page, "#send").await?;
    page.wait_for(".send-sheet").await?;
    allow_clipboard(page).await?;
    press(page, "#copy-link").await?;
    page.wait_for_text("#send-feedback", "Link copied.").await?;
    let copied = clipboard(page).await?;
    page.press_keys(char::from(Key::Escape)).await?;
    page.wait_until_gone(".sheet").await?;
    // The focus is where it was.
    page.wait_for("#send:focus").await?;
    let (_, address) = copied.rsplit_once(' ').unwrap_or_default();
    Ok(address.to_owned())
}

#[test]
fn a_game_by_link_without_a_mouse() -> TestResult {
    run_two_browsers("by_link_keyboard", DESKTOP, async |anna, ben| {
        anna.goto("#/new/turn-of-time").await?;
        anna.wait_for("#begin").await?;
        tab_to(anna, "input[name='opponents']:checked").await?;
        let right = char::from(Key::Right);
        anna.press_keys(format!("{right}{right}")).await?;
        anna.wait_for("#by-link").await?;
        tab_to(anna, "input[name='name-1']").await?;
        anna.press_keys("Anna").await?;
        press(anna, "#begin").await?;
        wait_for_board(anna).await?;
        act_by_keyboard(anna).await?;
        let invitation = send_by_keyboard(anna).await?;

        open(ben, &invitation).await?;
        ben.wait_for("#invitation").await?;
        tab_to(ben, "#own-name").await?;
        ben.press_keys("Ben B.").await?;
        press(ben, "#join-2").await?;
        wait_for_board(ben).await?;
        act_by_keyboard(ben).await?;
        let answer = send_by_keyboard(ben).await?;
        open(anna, &answer).await?;
        wait_for_turn(anna, "person").await?;
        let stored = assert_same(&[anna, ben]).await?;
        let name = stored
            .seats()
            .get(1)
            .map(|seat| seat.name.as_str().to_owned());
        assert_eq!(name.as_deref(), Some("Ben B."));
        Ok(())
    })
}
