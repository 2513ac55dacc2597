//! Sound and vibration: nothing is loaded or made until the player switches it on.

use harness::play::{play_actions, start_game};
use harness::{Driver as _, PHONE, Page, TestResult, json, run};

/// Counts what the page does with sound and vibration.
const LISTEN: &str = "window.contexts = 0;
    window.started = 0;
    window.felt = [];
    window.AudioContext = class extends AudioContext {
        constructor() {
            super();
            window.contexts += 1;
        }
        createOscillator() {
            window.started += 1;
            return super.createOscillator();
        }
        createBufferSource() {
            window.started += 1;
            return super.createBufferSource();
        }
    };
    Navigator.prototype.vibrate = (pattern) => window.felt.push(pattern);";

async fn switch(page: &Page, name: &str, value: &str) -> TestResult {
    page.goto("#/settings").await?;
    page.click(&format!("input[name='{name}'][value='{value}']"))
        .await
}

/// Contexts, sounds and vibrations so far.
async fn made(page: &Page) -> TestResult<[u64; 3]> {
    let made = page
        .script("return [contexts, started, felt.length];", vec![])
        .await?;
    Ok([0, 1, 2].map(|index| made[index].as_u64().unwrap_or_default()))
}

async fn has_loaded_sound(page: &Page) -> TestResult<bool> {
    Ok(page.loaded_files().await?.contains("sound.js"))
}

#[test]
fn without_sound_nothing_is_loaded() -> TestResult {
    run("sound_off", PHONE, async |page| {
        page.add_init_script(LISTEN).await?;
        start_game(page, &["human", "novice"], &[]).await?;
        play_actions(page, 2).await?;
        assert_eq!(made(page).await?, [0, 0, 0]);
        assert!(!has_loaded_sound(page).await?);
        Ok(())
    })
}

#[test]
fn sound_and_vibration_follow_the_settings() -> TestResult {
    run("sound_on", PHONE, async |page| {
        page.add_init_script(LISTEN).await?;
        // Switching it on gives a sample.
        switch(page, "sound", "on").await?;
        page.wait_for_script("return started > 0;").await?;
        assert!(has_loaded_sound(page).await?);
        assert_eq!(made(page).await?[2], 0);
        page.screenshot("settings-sound-phone").await?;

        start_game(page, &["human", "human"], &[]).await?;
        let [contexts, started, _] = made(page).await?;
        play_actions(page, 1).await?;
        page.wait_for_script(&format!("return started > {started};"))
            .await?;
        play_actions(page, 1).await?;
        // One context is enough, and undo is silent.
        let [after, before_undo, felt] = made(page).await?;
        assert!(after <= contexts + 1 && felt == 0);
        page.click("#undo").await?;
        page.wait_for("main.table[data-ply='1']").await?;
        assert_eq!(made(page).await?[1], before_undo);

        // A page in the background is silent.
        let hide = "Object.defineProperty(document, 'hidden', { get: () => true });";
        page.script(hide, vec![]).await?;
        play_actions(page, 1).await?;
        assert_eq!(made(page).await?[1], before_undo);
        page.reload().await?;

        switch(page, "sound", "").await?;
        switch(page, "vibration", "on").await?;
        page.wait_for_script("return felt.length > 0;").await?;
        page.goto("").await?;
        start_game(page, &["human", "human"], &[]).await?;
        play_actions(page, 1).await?;
        page.wait_for_script("return felt.length > 0;").await?;
        assert_eq!(
            page.script("return felt[0];", vec![]).await?,
            json!([12, 120])
        );
        assert_eq!(made(page).await?[..2], [0, 0]);
        Ok(())
    })
}

/// The switch for vibration is there only where the browser can vibrate.
#[test]
fn vibration_is_offered_where_the_browser_has_it() -> TestResult {
    run("vibration_setting", PHONE, async |page| {
        let without = "delete Navigator.prototype.vibrate;";
        for (script, offered) in [(without, 0), (LISTEN, 1)] {
            page.add_init_script(script).await?;
            page.goto("#/settings").await?;
            page.reload().await?;
            page.wait_for("form.settings").await?;
            assert_eq!(
                page.count("input[name='vibration'][value='on']").await?,
                offered
            );
        }
        Ok(())
    })
}
