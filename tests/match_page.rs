//! The match page: browsing positions, variations, undo, typed actions, hints, help.

use harness::play::match_page::{
    expand, field_value, legal_action_text, line_entries, main_line_entries, start_ada_vs_ben,
    start_game_with, take_screenshots, type_action, type_legal_action, wait_for_ply,
};
use harness::play::{play_actions, start_game, stored_match};
use harness::{DESKTOP, Key, PHONE, Page, TestError, TestResult, json, run};

async fn focus(page: &Page, id: &str) -> TestResult {
    page.script(
        "document.getElementById(arguments[0]).focus();",
        vec![json!(id)],
    )
    .await
    .map(|_| ())
}

async fn is_disabled(page: &Page, id: &str) -> TestResult<bool> {
    Ok(page.count(&format!("#{id}:disabled")).await? == 1)
}

/// Asserts that the slider, its buttons and the board show this ply of `end`.
async fn assert_position_shown(page: &Page, ply: usize, end: usize) -> TestResult {
    wait_for_ply(page, ply, if ply < end { "look" } else { "person" }).await?;
    assert_eq!(field_value(page, "#slider").await?, ply.to_string());
    assert_eq!(page.count(".table-of-cards .card").await?, ply);
    let label = page.attribute("#slider", "aria-valuetext").await?;
    let label = label.unwrap_or_default();
    if ply == end {
        assert!(label.starts_with("The latest"), "{label}");
    } else {
        assert_eq!(page.text(".place").await?, label);
    }
    assert_eq!(is_disabled(page, "to-start").await?, ply == 0);
    assert_eq!(is_disabled(page, "one-back").await?, ply == 0);
    assert_eq!(is_disabled(page, "one-on").await?, ply == end);
    assert_eq!(is_disabled(page, "to-end").await?, ply == end);
    // No action is possible at an earlier position.
    assert_eq!(page.count(".free-cell").await? > 0, ply == end);
    assert_eq!(is_disabled(page, "notation").await?, ply < end);
    Ok(())
}

#[test]
fn earlier_positions_are_shown_and_change_nothing() -> TestResult {
    run("earlier_positions", DESKTOP, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        assert!(is_disabled(page, "slider").await?);
        play_actions(page, 5).await?;
        assert_position_shown(page, 5, 5).await?;
        let stored = page.local_storage().await?;

        focus(page, "slider").await?;
        for (key, ply) in [
            (Key::Left, 4),
            (Key::Left, 3),
            (Key::Right, 4),
            (Key::Home, 0),
            (Key::End, 5),
        ] {
            page.press_keys(char::from(key)).await?;
            assert_position_shown(page, ply, 5).await?;
        }
        for (id, ply) in [
            ("one-back", 4),
            ("to-start", 0),
            ("one-on", 1),
            ("to-end", 5),
            ("to-start", 0),
        ] {
            page.click(&format!("#{id}")).await?;
            assert_position_shown(page, ply, 5).await?;
        }
        for (key, ply) in [("]", 1), ("}", 5), ("[", 4), ("{", 0)] {
            page.press_keys(key).await?;
            assert_position_shown(page, ply, 5).await?;
        }
        take_screenshots(page, "table-browsing").await?;
        page.click_button("Back to the latest").await?;
        assert_position_shown(page, 5, 5).await?;
        assert_eq!(page.local_storage().await?, stored);
        // The person can act again.
        play_actions(page, 1).await
    })
}

#[test]
fn log_entries_open_their_positions() -> TestResult {
    run("log", PHONE, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        page.wait_for_text(".history", "Nothing yet").await?;
        play_actions(page, 5).await?;
        assert_eq!(page.count(".log li").await?, 5);
        // The log lists the latest entry first.
        page.click(".log li:nth-of-type(3) button").await?;
        assert_position_shown(page, 3, 5).await?;
        assert_eq!(page.count(".log [aria-current='step']").await?, 1);
        page.wait_for(".log li:nth-of-type(3) [aria-current='step']")
            .await?;
        let first = page.text(".log li:nth-of-type(5)").await?;
        assert!(first.starts_with("Ada lays "), "{first}");
        page.click_button("Back to the latest").await?;
        page.wait_for(".log li:nth-of-type(1) [aria-current='step']")
            .await?;
        assert_position_shown(page, 5, 5).await?;

        // The game can continue from an earlier position.
        page.click(".log li:nth-of-type(3) button").await?;
        assert_position_shown(page, 3, 5).await?;
        page.click_button("Go on from here").await?;
        wait_for_ply(page, 3, "person").await?;
        assert!(!is_disabled(page, "redo").await?);
        type_legal_action(page, 0).await?;
        wait_for_ply(page, 4, "person").await?;
        assert_eq!(page.count(".log li").await?, 4);
        Ok(())
    })
}

/// In a variation people act for all seats, while the game and its bots are paused.
#[test]
fn variations_do_not_change_the_game() -> TestResult {
    run("variations", DESKTOP, async |page| {
        start_game_with(page, 2, &["human", "novice"], &[("seed", "7")]).await?;
        play_actions(page, 2).await?;
        wait_for_ply(page, 4, "person").await?;
        let game = main_line_entries(page).await?;

        page.click("#to-start").await?;
        page.click("#one-on").await?;
        wait_for_ply(page, 1, "look").await?;
        page.click_button("Try something from here").await?;
        // It is the bot's turn in this position.
        wait_for_ply(page, 1, "person").await?;
        page.wait_for_text(".status", "the game waits").await?;
        for number in 0..2 {
            type_legal_action(page, number).await?;
            wait_for_ply(page, 2 + number, "person").await?;
        }
        take_screenshots(page, "table-variation").await?;
        let stored = stored_match(page).await?;
        assert_eq!((stored.line_count(), stored.active_line()), (2, 1));
        assert_eq!(line_entries(&stored, 0), game);
        // Resigning is possible in the main line only.
        assert_eq!(page.count("#resign").await?, 0);

        page.click_button("Back to the game").await?;
        wait_for_ply(page, 4, "person").await?;
        page.click_button("Line 1, from action 2").await?;
        wait_for_ply(page, 3, "person").await?;
        page.wait_for(".line:nth-of-type(2)[aria-pressed='true']")
            .await?;
        page.click_button("Forget this line").await?;
        wait_for_ply(page, 4, "person").await?;
        assert_eq!(page.count(".line:not(#analyse)").await?, 0);
        assert_eq!(main_line_entries(page).await?, game);

        // Promotes a variation to the main line; the bot continues.
        page.click("#try-out").await?;
        type_legal_action(page, 0).await?;
        page.click_button("Make it the game").await?;
        page.wait_for(".line:nth-of-type(1)[aria-pressed='true']")
            .await?;
        wait_for_ply(page, 6, "person").await?;
        assert_eq!(stored_match(page).await?.active_line(), 0);
        Ok(())
    })
}

/// With `until-revealed`, undo stops at a drawn card.
#[test]
fn undo_stops_at_revealed_information() -> TestResult {
    run("until_revealed", PHONE, async |page| {
        start_game_with(page, 1, &[], &[("undo", "until-revealed"), ("seed", "7")]).await?;
        assert!(is_disabled(page, "undo").await?);
        // The first card is dealt already: place it, draw the next one and place that.
        play_actions(page, 3).await?;
        wait_for_ply(page, 3, "person").await?;
        page.click("#undo").await?;
        wait_for_ply(page, 2, "person").await?;
        assert!(is_disabled(page, "undo").await?);
        page.click("#redo").await?;
        wait_for_ply(page, 3, "person").await?;
        play_actions(page, 1).await?;
        wait_for_ply(page, 4, "person").await?;
        assert!(is_disabled(page, "undo").await?);

        // Earlier positions can be shown; the game cannot continue there, but a variation can.
        page.click("#one-back").await?;
        wait_for_ply(page, 3, "look").await?;
        assert_eq!(page.count("#go-on-here").await?, 0);
        page.click("#to-end").await?;
        wait_for_ply(page, 4, "person").await?;
        page.click("#try-out").await?;
        type_legal_action(page, 0).await?;
        wait_for_ply(page, 5, "person").await?;
        page.click("#draw-next").await?;
        page.wait_for_text("#refused", "not known yet").await?;
        page.screenshot("table-not-known-yet-phone").await?;
        wait_for_ply(page, 5, "person").await?;
        expand(page, "game-tools").await?;
        page.wait_for_text("#game-tools", "until something is revealed")
            .await
    })
}

#[test]
fn without_undo_actions_are_final() -> TestResult {
    run("undo_off", DESKTOP, async |page| {
        start_ada_vs_ben(page, &[("undo", "off")]).await?;
        play_actions(page, 2).await?;
        assert!(is_disabled(page, "undo").await?);
        page.click("#one-back").await?;
        assert_position_shown(page, 1, 2).await?;
        assert_eq!(page.count("#go-on-here").await?, 0);
        page.click_button("Try something from here").await?;
        wait_for_ply(page, 1, "person").await?;
        type_legal_action(page, 0).await?;
        page.wait_for("#return").await?;
        assert_eq!(page.count("#promote").await?, 0);
        Ok(())
    })
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
fn actions_can_be_typed() -> TestResult {
    run("typed_actions", DESKTOP, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        expand(page, "typing").await?;
        type_legal_action(page, 3).await?;
        wait_for_ply(page, 1, "person").await?;
        assert_eq!(field_value(page, "#notation").await?, "");

        let before = page.local_storage().await?;
        let legal_text = legal_action_text(&stored_match(page).await?, 0)?;
        for (typed, shown) in [
            ("", "makes no sense from character 1 on"),
            ("Sp", "makes no sense"),
            ("hello there", "makes no sense from character 1 on"),
            ("Sp/Su@", "makes no sense from character 7 on"),
            ("next", "Play the card in your hand first"),
        ] {
            type_action(page, typed).await?;
            page.wait_for_text("#mistyped", shown).await?;
            // The text is kept for correction.
            assert_eq!(field_value(page, "#notation").await?, typed);
            assert_eq!(page.local_storage().await?, before);
        }
        // The cell is occupied.
        let card = legal_text.split('@').next().unwrap_or_default();
        let taken = line_entries(&stored_match(page).await?, 0);
        assert_eq!(taken.len(), 1);
        type_action(page, &format!("{card}@m13")).await?;
        page.wait_for_text("#mistyped", "A card lies on").await?;
        type_action(page, &format!("{card}@a1")).await?;
        page.wait_for("#mistyped").await?;
        take_screenshots(page, "table-rejected").await?;
        assert_eq!(page.local_storage().await?, before);
        wait_for_ply(page, 1, "person").await?;

        // Enter submits the action and removes the error.
        page.fill("#notation", &format!("  {legal_text} ")).await?;
        page.press_keys(char::from(Key::Enter)).await?;
        wait_for_ply(page, 2, "person").await?;
        assert_eq!(page.count("#mistyped").await?, 0);
        Ok(())
    })
}

#[test]
fn a_hint_gives_an_action_and_reasons() -> TestResult {
    run("turn_of_time_hint", DESKTOP, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        play_actions(page, 2).await?;
        page.click("#hint").await?;
        page.wait_for_text("#hint-said", "Try this: ").await?;
        let hint = page.text("#hint-said").await?;
        let (_, reasons) = hint
            .split_once(". ")
            .ok_or_else(|| TestError::new(format!("no reason in: {hint}")))?;
        assert!(reasons.contains("It "), "{hint}");
        page.wait_for(".hand-side.hinted").await?;
        take_screenshots(page, "table-hint").await?;
        // A hint changes nothing, and disappears with the next action.
        assert_eq!(stored_match(page).await?.ply(), 2);
        play_actions(page, 1).await?;
        assert_eq!(page.count("#hint-said, .hinted").await?, 0);
        // The shortcut asks for a hint too.
        page.press_keys("h").await?;
        page.wait_for_text("#hint-said", "Try this: ").await
    })
}

#[test]
fn without_aids_there_are_no_hints() -> TestResult {
    run("no_aids", PHONE, async |page| {
        start_ada_vs_ben(page, &[("aids", "Off")]).await?;
        wait_for_ply(page, 0, "person").await?;
        assert_eq!(page.count("#first-turn").await?, 0);
        play_actions(page, 2).await?;
        assert_eq!(page.count("#hint").await?, 0);
        page.press_keys("h").await?;
        play_actions(page, 1).await?;
        assert_eq!(page.count("#hint-said, #act-now").await?, 0);
        expand(page, "game-tools").await?;
        page.wait_for_text("#game-tools", "Aids: off").await
    })
}

#[test]
fn first_turn_help_is_shown_until_dismissed() -> TestResult {
    run("first_turn", PHONE, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        page.wait_for("#first-turn").await?;
        assert_eq!(page.count("#first-turn li").await?, 4);
        take_screenshots(page, "table-first-turn").await?;
        page.set_viewport(PHONE).await?;
        // It disappears after some turns, and is shown again in the next game until it is
        // dismissed.
        play_actions(page, 4).await?;
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
