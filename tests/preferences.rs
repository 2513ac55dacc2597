//! Display preferences from the settings and the system, and use of the device: wake lock and
//! persistent storage.

use harness::play::match_page::open_tab;
use harness::play::start_game;
use harness::{DESKTOP, Driver as _, PHONE, Page, TestResult, json, run};

#[test]
fn settings_override_system_preferences() -> TestResult {
    run("display_settings", DESKTOP, async |page| {
        page.set_reduced_motion(false).await?;
        page.goto("").await?;
        assert_eq!(page.root_attributes().await?, "- - - -");
        page.set_reduced_motion(true).await?;
        page.set_high_contrast(true).await?;
        page.wait_for_script(
            "const { contrast, motion } = document.documentElement.dataset;
             return contrast && motion;",
        )
        .await?;
        assert_eq!(page.root_attributes().await?, "- more less -");
        page.apply_settings("contrast=normal motion=full theme=dark text=larger")
            .await?;
        assert_eq!(page.root_attributes().await?, "dark - - larger");
        page.screenshot("home-dark-larger-desktop").await?;
        page.set_high_contrast(false).await?;
        page.apply_settings("theme=light contrast=more text=large news=1")
            .await?;
        assert_eq!(page.root_attributes().await?, "light more less large");
        page.screenshot("home-more-contrast-desktop").await?;
        let size = "return getComputedStyle(document.documentElement).fontSize;";
        assert_eq!(page.script(size, vec![]).await?, "18px");
        let media = page
            .script(
                "return [...document.querySelectorAll('meta[name=theme-color]')]
                     .map(({ media }) => media);",
                vec![],
            )
            .await?;
        assert_eq!(media, json!(["all", "not all"]));
        for damaged in [
            "",
            "theme",
            "theme= text=huge =x contrast",
            "\u{1}\u{fffd}==",
        ] {
            page.apply_settings(damaged).await?;
            assert_eq!(page.root_attributes().await?, "- - less -", "{damaged:?}");
        }
        Ok(())
    })
}

#[test]
fn settings_apply_before_the_app_loads() -> TestResult {
    run("display_settings_before_load", PHONE, async |page| {
        page.set_reduced_motion(false).await?;
        page.goto("").await?;
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

        // A browser may deny access to local storage.
        page.add_init_script(
            "Object.defineProperty(window, 'localStorage', {
                 get() { throw new DOMException('denied', 'SecurityError'); },
             });",
        )
        .await?;
        page.reload().await?;
        assert_eq!(page.root_attributes().await?, "- - - -");
        page.apply_settings("theme=dark").await?;
        assert_eq!(page.root_attributes().await?, "dark - - -");
        Ok(())
    })
}

/// With forced colours the board keeps its own colours.
#[test]
fn forced_colours_keep_the_colours_of_the_board() -> TestResult {
    run("forced_colours", DESKTOP, async |page| {
        start_game(page, 2, &["human", "human"], &[]).await?;
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

/// The screen stays awake during a match only, and persistent storage is requested once, when there is
/// something to keep.
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
