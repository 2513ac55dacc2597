//! A game by link without a mouse, and what axe finds.

use super::{act, start_anna_and_ben, turn_of_time, turn_of_time_after};
use harness::play::by_link::{
    address_of, allow_clipboard, assert_same, clipboard, end_replay, join, open, send, set_up,
    wait_for_board, wait_for_turn,
};
use harness::play::keyboard::{press, tab_to};
use harness::play::match_page::close_sheet;
use harness::play::{Input, play_action, stored_match};
use harness::{
    AccessibilityReport, DESKTOP, Driver as _, Key, Page, TestError, TestResult, run,
    run_two_browsers,
};
use records::Correspondence;
use rules::Seat;

/// Acts with the keyboard.
async fn act_by_keyboard(page: &Page) -> TestResult {
    wait_for_turn(page, "person").await?;
    let played = stored_match(page).await?;
    let legal = played.state().legal_actions();
    let action = legal.first().copied();
    let action = action.ok_or_else(|| TestError::new("nobody can act"))?;
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
        for (number, name) in [(1, "Anna"), (2, "Ben")] {
            tab_to(anna, &format!("input[name='name-{number}']")).await?;
            anna.press_keys(name).await?;
        }
        press(anna, "#begin").await?;
        wait_for_board(anna).await?;
        act_by_keyboard(anna).await?;
        let invitation = send_by_keyboard(anna).await?;

        open(ben, &invitation).await?;
        ben.wait_for("#invitation").await?;
        tab_to(ben, "#own-name").await?;
        ben.press_keys("Ben B.").await?;
        press(ben, "#join").await?;
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

#[test]
fn axe_finds_nothing_in_a_game_by_link() -> TestResult {
    run("by_link_axe", DESKTOP, async |page| {
        let mut report = AccessibilityReport::default();
        set_up(
            page,
            &turn_of_time(2)?,
            &["Anna", "Ben"],
            &["human", "friend"],
        )
        .await?;
        report.audit(page, "new game by link").await?;
        page.goto("").await?;
        start_anna_and_ben(page).await?;
        act(page).await?;
        page.click("#send").await?;
        page.click("#show-code").await?;
        page.wait_for(".send-code").await?;
        page.script(
            "for (const details of document.querySelectorAll('.send-page details')) details.open = true;",
            vec![],
        )
        .await?;
        report.audit(page, "send sheet").await?;
        close_sheet(page).await?;
        let own = Correspondence {
            id: 8,
            host: Seat::FIRST,
        };
        let come = turn_of_time_after(&[0, 3, 5])?.with_correspondence(own);
        let address = address_of(page, &come)?;
        open(page, &address).await?;
        page.wait_for("#invitation").await?;
        page.click("main details summary").await?;
        report.audit(page, "invitation").await?;
        page.click("#just-look").await?;
        end_replay(page).await?;
        page.click("#claim-2").await?;
        act(page).await?;
        send(page).await?;
        join_other(page).await?;
        page.goto("#/games").await?;
        page.wait_for("#your-turn").await?;
        page.wait_for("#waiting").await?;
        report.audit(page, "your games in groups").await?;
        let other = turn_of_time_after(&[0, 3, 7, 2, 1])?.with_correspondence(own);
        open(page, &address_of(page, &other)?).await?;
        page.wait_for("#rewound").await?;
        report.audit(page, "two versions").await?;
        report.into_result()
    })
}

/// Joins another game, in which it is this device's turn.
async fn join_other(page: &Page) -> TestResult {
    let (id, host) = (7, Seat::FIRST);
    let own = Correspondence { id, host };
    let other = turn_of_time_after(&[1])?.with_correspondence(own);
    join(page, &address_of(page, &other)?).await
}
