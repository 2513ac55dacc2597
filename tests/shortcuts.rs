//! Single-key shortcuts, and where they do not apply.

use crate::screen_reader::{assert_last_action_announced, stored_match_at};
use harness::play::{plan_placement, play_actions, start_game, stored_match};
use harness::{DESKTOP, Driver as _, Key, Page, TestError, TestResult, run};

/// Waits until the element with this id has the focus.
async fn wait_for_focus(page: &Page, id: &str) -> TestResult {
    page.wait_for_script(&format!("return document.activeElement.id === '{id}';"))
        .await
        .map(|_| ())
}

async fn wait_for_announcement(page: &Page, part: &str) -> TestResult {
    page.poll(&format!("\"{part}\" to be announced"), async || {
        let announced = page
            .client()
            .execute(
                "return document.getElementById('spoken').textContent;",
                vec![],
            )
            .await?;
        Ok(announced
            .as_str()
            .is_some_and(|announced| announced.contains(part))
            .then_some(()))
    })
    .await
}

/// Everything that a shortcut could change, as one text.
async fn page_state(page: &Page) -> TestResult<String> {
    let state = page
        .script(
            "const main = document.querySelector('main');
             return [
                 location.hash,
                 main.dataset.ply,
                 main.dataset.turn,
                 document.activeElement.id,
                 document.getElementById('spoken')?.textContent,
                 document.querySelector('dialog, #notation') !== null,
                 document.querySelectorAll('#hint-text, #act-now').length,
             ].join(' | ');",
            vec![],
        )
        .await?;
    Ok(state.as_str().unwrap_or_default().to_owned())
}

/// A repeated announcement differs slightly, so that screen readers read it again.
async fn wait_for_repeated_announcement(page: &Page, first: &str) -> TestResult {
    page.poll("the announcement to be repeated", async || {
        let again = page
            .client()
            .execute(
                "return document.getElementById('spoken').textContent;",
                vec![],
            )
            .await?;
        Ok(again
            .as_str()
            .is_some_and(|again| !first.contains(&format!("| {again} |")))
            .then_some(()))
    })
    .await
}

/// Brackets and braces show other positions of a match with five actions.
async fn assert_browsing_keys(page: &Page) -> TestResult {
    for (key, ply, turn, announced) in [
        ("[", 4, "look", "After 4 of 5 actions."),
        ("[", 3, "look", "After 3 of 5 actions."),
        ("]", 4, "look", "After 4 of 5 actions."),
        ("{", 0, "look", "Start of the game, before 5 actions."),
        ("}", 5, "person", "Latest position, after 5 actions."),
    ] {
        page.press_keys(key).await?;
        page.wait_for(&format!("main.table[data-ply='{ply}'][data-turn='{turn}']"))
            .await?;
        wait_for_announcement(page, announced).await?;
    }
    Ok(())
}

#[test]
fn single_keys_are_shortcuts() -> TestResult {
    run("shortcuts", DESKTOP, async |page| {
        start_game(page, 2, &["human", "human"], &[]).await?;
        play_actions(page, 4).await?;
        let table = page.route().await?;
        page.press_keys("?").await?;
        page.wait_for_text(".page-sheet h2", "Keyboard and screen reader")
            .await?;
        page.press_keys(char::from(Key::Escape)).await?;
        page.wait_until_gone(".page-sheet").await?;
        assert_eq!(page.route().await?, table);

        let played = stored_match(page).await?;
        page.press_keys("s").await?;
        assert_last_action_announced(page, &played).await?;
        let first = page_state(page).await?;
        page.press_keys("S").await?;
        wait_for_repeated_announcement(page, &first).await?;
        assert_last_action_announced(page, &played).await?;

        page.press_keys("b").await?;
        wait_for_focus(page, "board").await?;
        page.press_keys("n").await?;
        wait_for_focus(page, "notation").await?;
        // Shortcuts do not apply in text fields.
        page.press_keys("bs[]{}?").await?;
        wait_for_focus(page, "notation").await?;
        let typed = "return document.getElementById('notation').value;";
        assert_eq!(page.script(typed, vec![]).await?, "bs[]{}?");
        assert_eq!(page.route().await?, table);
        assert_eq!(page.count("main.table[data-ply='4']").await?, 1);

        // Typed actions and their errors are announced too.
        page.press_keys(char::from(Key::Enter)).await?;
        page.wait_for_text("#mistyped", "Not understood").await?;
        let legal = played.state().legal_actions();
        let action = legal
            .first()
            .ok_or_else(|| TestError::new("there is no legal action"))?;
        page.fill("#notation", &action.to_string()).await?;
        page.press_keys(char::from(Key::Enter)).await?;
        let typed = stored_match_at(page, 5).await?;
        assert_last_action_announced(page, &typed).await?;
        assert_eq!(page.count("#mistyped").await?, 0);

        page.press_keys("b").await?;
        assert_browsing_keys(page).await?;
        page.press_keys("H").await?;
        wait_for_announcement(page, "Try this:").await?;
        page.wait_for_text("#hint-text", "Try this:").await?;

        // Escape clears the cell, then the card.
        plan_placement(page).await?;
        page.press_keys(char::from(Key::Escape)).await?;
        page.wait_until_gone(".planning").await?;
        assert_eq!(page.count(".hand-side[aria-pressed='true']").await?, 1);
        page.press_keys(char::from(Key::Escape)).await?;
        page.wait_until_gone(".hand-side[aria-pressed='true']")
            .await?;

        page.press_with_modifier(Key::Control, 'z').await?;
        page.wait_for("main.table[data-ply='4'][data-turn='person']")
            .await?;
        wait_for_announcement(page, "After 4 of 5 actions.").await?;
        page.press_with_modifier(Key::Control, 'y').await?;
        page.wait_for("main.table[data-ply='5'][data-turn='person']")
            .await?;
        Ok(())
    })
}

#[test]
fn disabled_shortcuts_do_nothing() -> TestResult {
    run("disabled_shortcuts", DESKTOP, async |page| {
        page.goto("#/settings").await?;
        page.click("input[name='keys'][value='off']").await?;
        start_game(page, 2, &["human", "human"], &[]).await?;
        play_actions(page, 3).await?;
        page.script("document.activeElement.blur();", vec![])
            .await?;
        let before = page_state(page).await?;
        for key in ["?", "s", "b", "n", "h", "[", "{", "S", "B", "N", "H"] {
            page.press_keys(key).await?;
            // Effects of a key are complete after two frames.
            page.script(
                "return new Promise((done) =>
                     requestAnimationFrame(() => requestAnimationFrame(() => done(true))));",
                vec![],
            )
            .await?;
            assert_eq!(page_state(page).await?, before, "{key}");
        }
        page.press_with_modifier(Key::Control, 'z').await?;
        page.wait_for("main.table[data-ply='2']").await?;
        // They stay off, and the help page about keys says so.
        page.reload().await?;
        page.goto("#/keys").await?;
        page.wait_for(".keys-off").await?;
        page.goto("#/settings").await?;
        page.click("input[name='keys'][value='']").await?;
        page.press_keys("?").await?;
        page.wait_for_text("h1", "Keyboard and screen reader")
            .await?;
        let notice_hidden =
            "return document.querySelector('.keys-off')?.checkVisibility() === false;";
        page.wait_for_script(notice_hidden).await.map(|_| ())
    })
}
