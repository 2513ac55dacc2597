//! Single-key shortcuts of a real keyboard: the setting is for these alone. What each key does is tested in
//! `src/component_tests/keys.rs`.

use harness::play::{play_actions, start_game};
use harness::{DESKTOP, Driver as _, Key, Page, TestResult, run};

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

#[test]
fn disabled_shortcuts_do_nothing() -> TestResult {
    run("disabled_shortcuts", DESKTOP, async |page| {
        page.goto("#/settings").await?;
        page.click("input[name='keys'][value='off']").await?;
        start_game(page, &["human", "human"], &[]).await?;
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
        // Turned on again, they work at once; a hint is read out too.
        page.goto("#/settings").await?;
        page.click("input[name='keys'][value='']").await?;
        page.back().await?;
        page.wait_for("main.table[data-ply='2'][data-turn='person']")
            .await?;
        page.press_keys("H").await?;
        wait_for_announcement(page, "Try this:").await?;
        page.wait_for_text("#hint-text", "Try this:").await
    })
}
