//! Argonaut's Wheel: two people at one screen play by mouse and by keyboard.

use harness::play::Input;
use harness::play::argonauts_wheel::{
    SHORT_GAME, assert_stored_line, play_line, select_piece, start_ada_vs_ben, wait_for_board,
};
use harness::play::keyboard::{press, tab_to};
use harness::play::match_page::open_tab;
use harness::play::shown_places;
use harness::{DESKTOP, Driver as _, Key, Page, TestResult, run};
use rules::games::argonauts_wheel::Piece;

/// Asserts the end of [`SHORT_GAME`]: result, reason and log.
async fn assert_ada_has_won(page: &Page) -> TestResult {
    page.wait_for("#result").await?;
    assert_stored_line(page, SHORT_GAME).await?;
    assert_eq!(page.text("#result-title").await?, "Ada wins");
    page.wait_for_text(
        "#status",
        "One cone killed the other, on top of its dead discs.",
    )
    .await?;
    assert_eq!(shown_places(page).await?, [1, 2]);
    page.wait_for_text(".result-seat[data-place='1']", "Ada")
        .await?;
    // The game has no points.
    assert_eq!(page.count(".result-points").await?, 0);
    assert_eq!(page.count("#turn-wheel, .aw-station").await?, 0);

    // The log lists the latest entry first.
    open_tab(page, "history").await?;
    let mut log = page.texts(".log li").await?;
    log.reverse();
    assert_eq!(log.len(), SHORT_GAME.split(' ').count());
    for (at, part) in [
        (0, "Ada moves a disc from 1 to 7. Two discs form a stack."),
        (1, "Ben moves a disc from 5 to 3. Two discs form a stack."),
        (2, "Ada moves the stack from 7 to 6."),
        (3, "Ben moves a disc from 3 to 2."),
        (4, "Ada turns the wheel."),
        (8, "Ada moves the cone from 7 to 0."),
        (10, "The white cone on 4 is killed."),
    ] {
        assert!(log[at].contains(part), "{at}: {}", log[at]);
    }
    assert!(
        log.iter().any(|line| line.contains("is killed.")),
        "{log:?}"
    );
    let first_cone = log.iter().filter(|line| line.contains("first cone"));
    assert_eq!(first_cone.count(), 1, "{log:?}");
    Ok(())
}

#[test]
fn two_people_play_by_mouse() -> TestResult {
    run("argonauts_wheel_mouse", DESKTOP, async |page| {
        page.offer_help().await?;
        page.set_reduced_motion(false).await?;
        start_ada_vs_ben(page, &[]).await?;
        page.wait_for("#first-turn").await?;
        page.screenshot("argonauts-wheel-start-desktop").await?;
        play_line(page, Input::Mouse, "1-7 5-3").await?;
        // The parts of a stack can be selected and deselected.
        select_piece(page, Input::Mouse, Piece::Disc, 7).await?;
        page.screenshot("argonauts-wheel-stack-desktop").await?;
        page.click_button("Both discs").await?;
        page.wait_for_text(".plan-text", "both discs").await?;
        page.click_button("Cancel").await?;
        page.wait_until_gone(".planning").await?;
        assert_eq!(page.count(".is-target").await?, 0);
        let rest = SHORT_GAME.strip_prefix("1-7 5-3 ").unwrap_or_default();
        play_line(page, Input::Mouse, rest).await?;
        page.wait_for_animations().await?;
        page.screenshot("argonauts-wheel-end-desktop").await?;
        assert_ada_has_won(page).await
    })
}

#[test]
fn a_whole_game_from_the_home_page_by_keyboard() -> TestResult {
    run("argonauts_wheel_keyboard", DESKTOP, async |page| {
        page.goto("").await?;
        press(page, "a[href='#/new/argonauts-wheel']").await?;
        page.wait_for("main.new-game").await?;
        tab_to(page, "input[name='name-1']").await?;
        page.press_keys("Ada").await?;
        tab_to(page, "input[name='name-2']").await?;
        page.press_keys("Ben").await?;
        tab_to(page, "select[name='player-2']").await?;
        page.press_keys(char::from(Key::Home)).await?;
        press(page, "#begin").await?;
        wait_for_board(page).await?;
        play_line(page, Input::Keyboard, SHORT_GAME).await?;
        assert_ada_has_won(page).await?;
        // A rematch starts by keyboard too, with White to begin.
        press(page, "#again-white").await?;
        page.wait_for("main.table[data-ply='0']").await?;
        page.wait_for_text(".status", "Ada: ").await
    })
}
