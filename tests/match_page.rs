//! The match page: browsing positions, variations, undo, typed actions, hints, help.

use harness::play::match_page::{open_tab, start_ada_vs_ben, type_legal_action, wait_for_ply};
use harness::play::{play_actions, start_game, stored_match};
use harness::{DESKTOP, Driver as _, Key, PHONE, Page, TestResult, json, run};

async fn focus(page: &Page, id: &str) -> TestResult {
    page.script(
        "document.getElementById(arguments[0]).focus();",
        vec![json!(id)],
    )
    .await
    .map(|_| ())
}

#[test]
fn undo_and_redo_by_keyboard() -> TestResult {
    run("undo_keys", DESKTOP, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        play_actions(page, 3).await?;
        page.press_with_modifier(Key::Control, 'z').await?;
        wait_for_ply(page, 2, "person").await?;
        page.press_with_modifier(Key::Control, 'z').await?;
        wait_for_ply(page, 1, "person").await?;
        assert_eq!(stored_match(page).await?.ply(), 1);
        page.press_with_modifier(Key::Control, 'y').await?;
        wait_for_ply(page, 2, "person").await?;
        page.press_with_modifier(Key::Control, 'y').await?;
        wait_for_ply(page, 3, "person").await?;
        page.press_with_modifier(Key::Control, 'y').await?;
        assert_eq!(stored_match(page).await?.ply(), 3);
        // The shortcut works on the slider too; in a text field the key edits the text.
        open_tab(page, "history").await?;
        focus(page, "slider").await?;
        page.press_with_modifier(Key::Control, 'z').await?;
        wait_for_ply(page, 2, "person").await?;
        page.press_keys("n").await?;
        page.wait_for("#notation:focus").await?;
        page.press_keys("Sp").await?;
        page.press_with_modifier(Key::Control, 'z').await?;
        page.wait_for_script("return document.getElementById('notation').value === '';")
            .await?;
        wait_for_ply(page, 2, "person").await
    })
}

#[test]
fn a_hint_gives_an_action_and_reasons() -> TestResult {
    run("turn_of_time_hint", DESKTOP, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        play_actions(page, 2).await?;
        page.click("#hint").await?;
        page.wait_for_text("#hint-text", "Try this:").await?;
        let hint = page.text("#hint-text").await?;
        for part in ["Why", "Chance of winning: "] {
            assert!(hint.contains(part), "{hint}");
        }
        page.wait_for(".hand-side.hinted").await?;
        page.take_screenshots("table-hint").await?;
        // A hint changes nothing, and disappears with the next action.
        assert_eq!(stored_match(page).await?.ply(), 2);
        play_actions(page, 1).await?;
        assert_eq!(page.count("#hint-text, .hinted").await?, 0);
        // The shortcut asks for a hint too.
        page.press_keys("h").await?;
        page.wait_for_text("#hint-text", "Try this:").await
    })
}

#[test]
fn first_turn_help_is_shown_until_dismissed() -> TestResult {
    run("first_turn", PHONE, async |page| {
        page.offer_help().await?;
        start_ada_vs_ben(page, &[]).await?;
        page.wait_for("#first-turn").await?;
        for step in 1..=4 {
            page.wait_for_text(".first-turn-step", &format!("{step} of 4: "))
                .await?;
            if step < 4 {
                page.click("#next-step").await?;
            }
        }
        assert_eq!(page.count("#next-step").await?, 0);
        page.take_screenshots("table-first-turn").await?;
        page.set_viewport(PHONE).await?;
        // It disappears after some turns, and is shown again in the next game until it is
        // dismissed.
        for _ in 0..4 {
            type_legal_action(page, 0).await?;
        }
        page.wait_until_gone("#first-turn").await?;
        start_ada_vs_ben(page, &[]).await?;
        page.wait_for("#first-turn").await?;
        page.click_button("Got it").await?;
        page.wait_until_gone("#first-turn").await?;
        page.reload().await?;
        wait_for_ply(page, 0, "person").await?;
        assert_eq!(page.count("#first-turn").await?, 0);
        start_ada_vs_ben(page, &[]).await?;
        wait_for_ply(page, 0, "person").await?;
        assert_eq!(page.count("#first-turn").await?, 0);
        // The menu brings it back.
        open_tab(page, "menu").await?;
        page.click("#show-help").await?;
        page.wait_for("#first-turn").await?;
        page.click("#helped").await?;
        page.wait_until_gone("#first-turn").await?;
        Ok(())
    })
}

#[test]
fn the_window_title_names_the_active_player() -> TestResult {
    run("title", DESKTOP, async |page| {
        let title = async |expected: &str| {
            page.wait_for_script(&format!("return document.title === {};", json!(expected)))
                .await
                .map(|_| ())
        };
        start_ada_vs_ben(page, &[]).await?;
        title("Ada's turn - Turn of Time - Wheelhouse").await?;
        play_actions(page, 1).await?;
        title("Ben's turn - Turn of Time - Wheelhouse").await?;
        open_tab(page, "history").await?;
        page.click("#one-back").await?;
        title("Turn of Time - Wheelhouse").await?;
        start_game(page, 2, &["human", "expert"], &[]).await?;
        title("Your turn - Turn of Time - Wheelhouse").await?;
        play_actions(page, 1).await?;
        title("Your turn - Turn of Time - Wheelhouse").await?;
        page.click_button("Your games").await?;
        title("Your games - Wheelhouse").await
    })
}
