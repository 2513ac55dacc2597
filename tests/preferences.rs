//! Display preferences before the app has loaded and from the real system, and use of the device: wake lock and
//! persistent storage. What the settings do is tested in `src/component_tests/settings.rs`.

use harness::play::match_page::open_tab;
use harness::play::start_game;
use harness::{DESKTOP, Driver as _, Key, PHONE, Page, TestResult, json, run};

#[test]
fn settings_apply_before_the_app_loads() -> TestResult {
    run("display_settings_before_load", PHONE, async |page| {
        page.set_reduced_motion(true).await?;
        page.set_high_contrast(true).await?;
        page.goto("").await?;
        assert_eq!(page.root_attributes().await?, "- more less -");
        // A change of the system applies at once.
        page.set_high_contrast(false).await?;
        page.set_reduced_motion(false).await?;
        page.wait_for_script(
            "const { contrast, motion } = document.documentElement.dataset;
             return !contrast && !motion;",
        )
        .await?;
        let store = "const folder = location.pathname.slice(0, location.pathname.lastIndexOf('/'));
            localStorage.setItem(`wheelhouse:${folder}:settings`, arguments[0]);";
        page.script(store, vec![json!("theme=dark motion=less")])
            .await?;
        page.add_init_script(
            "document.addEventListener('DOMContentLoaded', () => {
                 window.early = document.documentElement.dataset.theme;
             });",
        )
        .await?;
        page.reload().await?;
        assert_eq!(page.root_attributes().await?, "dark - less -");
        assert_eq!(page.script("return window.early;", vec![]).await?, "dark");

        // Another window changes the settings.
        let first = page.client().window().await?;
        page.new_window().await?;
        page.goto("").await?;
        page.script(store, vec![json!("theme=light")]).await?;
        page.client().switch_to_window(first).await?;
        page.wait_for_script("return document.documentElement.dataset.theme === 'light';")
            .await?;
        page.wait_for_script("return !document.documentElement.dataset.motion;")
            .await
            .map(|_| ())
    })
}

/// With forced colours the board keeps its own colours.
#[test]
fn forced_colours_keep_the_colours_of_the_board() -> TestResult {
    run("forced_colours", DESKTOP, async |page| {
        start_game(page, &["human", "human"], &[]).await?;
        harness::play::play_actions(page, 3).await?;
        for scheme in ["light", "dark"] {
            page.devtools(
                "Emulation.setEmulatedMedia",
                json!({ "features": [
                    { "name": "forced-colors", "value": "active" },
                    { "name": "prefers-color-scheme", "value": scheme },
                ] }),
            )
            .await?;
            page.wait_until_gone(".card .moving").await?;
            page.screenshot(&format!("forced-colours-{scheme}")).await?;
            let adjust =
                "return getComputedStyle(document.querySelector('main svg')).forcedColorAdjust;";
            assert_eq!(page.script(adjust, vec![]).await?, "none");
        }
        Ok(())
    })
}

/// The screen stays awake during a match only, unless the player does not want that, and persistent storage is
/// requested once, when there is something to keep.
#[test]
fn the_screen_stays_awake_during_a_match() -> TestResult {
    run("wake_lock", PHONE, async |page| {
        page.add_init_script(
            "window.locks = 0;
             window.asked = 0;
             WakeLock.prototype.request = async () => {
                 window.locks += 1;
                 return { release: async () => { window.locks -= 1; } };
             };
             StorageManager.prototype.persist = async () => {
                 window.asked += 1;
                 return true;
             };",
        )
        .await?;
        page.goto("").await?;
        assert_eq!(page.script("return window.locks;", vec![]).await?, 0);
        for _ in 0..2 {
            start_game_from_home(page).await?;
            page.wait_for_script("return window.locks === 1;").await?;
            page.click(".top-home").await?;
            page.wait_for_script("return window.locks === 0;").await?;
        }
        // There is nothing to keep yet.
        assert_eq!(page.script("return window.asked;", vec![]).await?, 0);
        // A finished match needs no wake lock, not even after a reload.
        start_game_from_home(page).await?;
        page.wait_for_script("return window.locks === 1;").await?;
        open_tab(page, "menu").await?;
        page.click("#game-tools a[href='#/settings']").await?;
        for (setting, locks) in [("off", 0), ("", 1)] {
            page.click(&format!("input[name='awake'][value='{setting}']"))
                .await?;
            page.wait_for_script(&format!("return window.locks === {locks};"))
                .await?;
        }
        page.press_keys(char::from(Key::Escape)).await?;
        page.wait_until_gone(".page-sheet").await?;
        page.click("#resign").await?;
        page.click_button("Yes, resign").await?;
        page.wait_for("#result").await?;
        page.wait_for_script("return window.locks === 0;").await?;
        page.wait_for_script("return window.asked === 1;").await?;
        page.reload().await?;
        page.wait_for("#result").await?;
        page.wait_for_script("return window.locks === 0;").await?;
        // Once and for all.
        assert_eq!(page.script("return window.asked;", vec![]).await?, 0);
        Ok(())
    })
}

async fn start_game_from_home(page: &Page) -> TestResult {
    page.click("a[href='#/new/turn-of-time']").await?;
    page.click("#begin").await?;
    page.wait_for("main.table").await?;
    Ok(())
}
