//! One match in two windows of the same browser.

use harness::play::match_page::{
    close_sheet, line_entries, main_line_entries, open_tab, start_ada_vs_ben, type_legal_action,
    wait_for_ply,
};
use harness::play::{WITHOUT_STORAGE_EVENTS, play_actions, stored_match};
use harness::{DESKTOP, Driver as _, PHONE, Page, TestError, TestResult, Viewport, json, run};

/// The windows of a test by their WebDriver handles.
struct Windows<'a> {
    page: &'a Page,
    handles: Vec<String>,
}

impl<'a> Windows<'a> {
    async fn new(page: &'a Page) -> TestResult<Self> {
        let first = page.client().window().await?;
        Ok(Self {
            page,
            handles: vec![String::from(first)],
        })
    }

    /// Opens another window at the same route and switches to it. Viewport and init scripts have to
    /// be set for each window.
    async fn open(&mut self, viewport: Viewport, before: &str) -> TestResult {
        let route = self.page.route().await?;
        let window = self.page.new_window().await?;
        self.handles.push(String::from(window));
        self.page.set_viewport(viewport).await?;
        if !before.is_empty() {
            self.page.add_init_script(before).await?;
        }
        self.page.goto(&route).await
    }

    async fn switch_to(&self, number: usize) -> TestResult {
        let handle = self
            .handles
            .get(number)
            .cloned()
            .ok_or_else(|| TestError::new("there is no such window"))?;
        let handle = handle
            .try_into()
            .map_err(|_| TestError::new("the window has no handle"))?;
        Ok(self.page.client().switch_to_window(handle).await?)
    }
}

/// Asserts that this window is read-only and says so.
async fn assert_read_only(page: &Page, ply: usize) -> TestResult {
    page.wait_for_text("#others", "open in another window")
        .await?;
    wait_for_ply(page, ply, "away").await?;
    assert_eq!(page.count(".free-cell, .hand-side:enabled").await?, 0);
    assert_eq!(page.count("#undo:enabled, #redo:enabled").await?, 0);
    open_tab(page, "menu").await?;
    assert_eq!(page.count("#notation:enabled").await?, 0);
    assert_eq!(
        page.count("#resign:enabled, #draw:enabled, #hint").await?,
        0
    );
    open_tab(page, "history").await?;
    assert_eq!(page.count("#try-out:enabled").await?, 0);
    open_tab(page, "players").await?;
    assert_eq!(page.count("#seats select:enabled").await?, 0);
    close_sheet(page).await
}

#[test]
fn the_second_window_is_read_only_and_can_take_over() -> TestResult {
    play_in_two_windows("two_windows", "")
}

/// Plays one match in two windows; a script runs in both before those of the page.
fn play_in_two_windows(name: &str, before: &str) -> TestResult {
    run(name, DESKTOP, async |page| {
        page.add_init_script(before).await?;
        start_ada_vs_ben(page, &[]).await?;
        play_actions(page, 3).await?;
        let mut windows = Windows::new(page).await?;
        windows.open(DESKTOP, before).await?;
        assert_read_only(page, 3).await?;
        page.take_screenshots("windows-read-only").await?;

        // It follows the first window, forwards and backwards.
        windows.switch_to(0).await?;
        play_actions(page, 2).await?;
        windows.switch_to(1).await?;
        assert_read_only(page, 5).await?;
        assert_eq!(page.count(".table-of-cards .card").await?, 5);
        windows.switch_to(0).await?;
        page.click("#undo").await?;
        wait_for_ply(page, 4, "person").await?;
        windows.switch_to(1).await?;
        page.wait_for("main.table[data-ply='4'][data-turn='away']")
            .await?;
        // Each window can show earlier positions independently.
        open_tab(page, "history").await?;
        page.click("#to-start").await?;
        wait_for_ply(page, 0, "away").await?;
        windows.switch_to(0).await?;
        wait_for_ply(page, 4, "person").await?;
        page.click("#redo").await?;
        wait_for_ply(page, 5, "person").await?;

        // A window that shows an earlier position stays there.
        windows.switch_to(1).await?;
        open_tab(page, "history").await?;
        page.wait_for("#slider[max='5']").await?;
        wait_for_ply(page, 0, "away").await?;
        page.click_button("Back to the latest").await?;
        assert_read_only(page, 5).await?;
        page.click_button("Play in this window").await?;
        wait_for_ply(page, 5, "person").await?;
        assert_eq!(page.count("#others").await?, 0);
        play_actions(page, 1).await?;
        windows.switch_to(0).await?;
        assert_read_only(page, 6).await?;
        // The first window takes over again.
        page.click_button("Play in this window").await?;
        wait_for_ply(page, 6, "person").await?;
        play_actions(page, 1).await?;
        assert_eq!(stored_match(page).await?.ply(), 7);
        windows.switch_to(1).await?;
        assert_read_only(page, 7).await
    })
}

#[test]
fn closing_a_window_releases_the_match_without_web_locks() -> TestResult {
    close_windows("closed_window_without_locks", WITHOUT_LOCKS)
}

/// Closes one of two windows, and leaves the match in another one.
fn close_windows(name: &str, before: &str) -> TestResult {
    run(name, PHONE, async |page| {
        page.add_init_script(before).await?;
        start_ada_vs_ben(page, &[]).await?;
        play_actions(page, 2).await?;
        let mut windows = Windows::new(page).await?;
        windows.open(PHONE, before).await?;
        assert_read_only(page, 2).await?;
        windows.switch_to(0).await?;
        page.client().close_window().await?;
        windows.switch_to(1).await?;
        // The other window takes over by itself.
        wait_for_ply(page, 2, "person").await?;
        assert_eq!(page.count("#others").await?, 0);
        play_actions(page, 1).await?;

        // The same happens when the first window navigates to another page.
        windows.open(PHONE, before).await?;
        assert_read_only(page, 3).await?;
        windows.switch_to(1).await?;
        page.click(".top-home").await?;
        page.wait_for(".go-on-card").await?;
        windows.switch_to(2).await?;
        wait_for_ply(page, 3, "person").await?;
        assert_eq!(page.count("#others").await?, 0);
        Ok(())
    })
}

/// Plays by mouse where no stored match exists to ask for legal actions.
async fn play_unstored_action(page: &Page, ply: usize) -> TestResult {
    play_actions(page, 1).await?;
    page.wait_for(&format!("main.table[data-ply='{}']", ply + 1))
        .await?;
    Ok(())
}

/// Everything in local storage, as this window sees it.
const READ_STORAGE: &str = "return { ...localStorage };";

/// Switches to a window and waits until it sees the storage of the previous one.
async fn switch_to_synced(windows: &Windows<'_>, number: usize) -> TestResult {
    let page = windows.page;
    let stored = page.script(READ_STORAGE, vec![]).await?;
    windows.switch_to(number).await?;
    page.poll("the storage of the other window", async || {
        let visible = page.client().execute(READ_STORAGE, vec![]).await?;
        Ok((visible == stored).then_some(()))
    })
    .await
}

const WITHOUT_LOCKS: &str = "delete Navigator.prototype.locks;";

/// A browser without locks was killed: its claim is still there, but no window answers
/// for it.
#[test]
fn the_claim_of_a_killed_window_expires() -> TestResult {
    run("killed_window", DESKTOP, async |page| {
        page.add_init_script(WITHOUT_LOCKS).await?;
        start_ada_vs_ben(page, &[]).await?;
        play_actions(page, 2).await?;
        let stored = page.local_storage().await?;
        let is_claim = |key: &&String| key.contains(":claim.");
        let claim = stored.keys().find(is_claim).cloned();
        let claim = claim.ok_or_else(|| TestError::new("there is no claim"))?;
        page.click(".top-home").await?;
        page.wait_for(".go-on-card").await?;
        assert!(!page.local_storage().await?.keys().any(|key| *key == claim));
        page.script(
            "localStorage.setItem(arguments[0], 'killed 7');",
            vec![json!(claim)],
        )
        .await?;
        page.click(".go-on-card").await?;
        page.wait_for("#others").await?;
        wait_for_ply(page, 2, "person").await?;
        play_actions(page, 1).await?;
        assert_eq!(stored_match(page).await?.ply(), 3);
        Ok(())
    })
}

/// Makes two windows diverge: both play the same match, and the second one reports that
/// its action came too late.
async fn diverge(page: &Page) -> TestResult<Windows<'_>> {
    page.add_init_script(WITHOUT_STORAGE_EVENTS).await?;
    start_ada_vs_ben(page, &[]).await?;
    play_actions(page, 3).await?;
    let mut windows = Windows::new(page).await?;
    windows.open(DESKTOP, WITHOUT_STORAGE_EVENTS).await?;
    wait_for_ply(page, 3, "person").await?;
    windows.switch_to(0).await?;
    play_actions(page, 2).await?;
    switch_to_synced(&windows, 1).await?;
    wait_for_ply(page, 3, "person").await?;
    let stored_entries = page.local_storage().await?;
    // Another action than in the first window.
    let side = ".hand-side:last-of-type";
    page.click(side).await?;
    page.click(".free-cell:last-of-type").await?;
    page.wait_for(".plan-buttons").await?;
    while page.count("#put-down[aria-disabled]").await? > 0 {
        page.click(".order-choice").await?;
    }
    page.click("#put-down").await?;
    page.wait_for_text("#diverged", "continued in another window")
        .await?;
    // The page had been scrolled down to the board.
    let is_in_view = "return document.getElementById('diverged').getBoundingClientRect().top >= 0;";
    page.wait_for_script(is_in_view).await?;
    wait_for_ply(page, 4, "away").await?;
    assert_eq!(page.local_storage().await?, stored_entries);
    Ok(windows)
}

/// Some browsers have Web Locks, but deny them together with storage.
#[test]
fn the_game_works_with_denied_locks() -> TestResult {
    run("denied_locks", PHONE, async |page| {
        page.add_init_script(
            "LockManager.prototype.request =
                 () => Promise.reject(new DOMException('denied', 'SecurityError'));",
        )
        .await?;
        harness::play::start_game(page, &["human", "novice"], &[]).await?;
        play_actions(page, 2).await?;
        assert_eq!(page.count("#others").await?, 0);
        Ok(())
    })
}

mod long_run {
    use super::*;

    /// Claims in local storage take the place of Web Locks.
    #[test]
    fn the_second_window_is_read_only_without_web_locks() -> TestResult {
        play_in_two_windows("two_windows_without_locks", WITHOUT_LOCKS)
    }

    /// Variations of one window can be shown in the other, and stay as they are.
    #[test]
    fn a_read_only_window_can_show_variations() -> TestResult {
        run("two_windows_lines", DESKTOP, async |page| {
            start_ada_vs_ben(page, &[]).await?;
            play_actions(page, 3).await?;
            open_tab(page, "history").await?;
            page.click("#try-out").await?;
            type_legal_action(page, 0).await?;
            let mut windows = Windows::new(page).await?;
            windows.open(DESKTOP, "").await?;
            assert_read_only(page, 4).await?;
            assert_eq!(page.count("#drop-line, #promote").await?, 0);
            let stored = page.local_storage().await?;
            page.click_button("Back to the game").await?;
            wait_for_ply(page, 3, "away").await?;
            open_tab(page, "history").await?;
            page.click(".lines .line:nth-of-type(2)").await?;
            wait_for_ply(page, 4, "away").await?;
            assert_eq!(page.local_storage().await?, stored);

            windows.switch_to(0).await?;
            wait_for_ply(page, 4, "person").await?;
            type_legal_action(page, 0).await?;
            assert_eq!(page.count("#diverged").await?, 0);
            assert_eq!(line_entries(&stored_match(page).await?, 1).len(), 5);
            windows.switch_to(1).await?;
            assert_read_only(page, 5).await
        })
    }

    #[test]
    fn a_late_window_continues_from_the_stored_match() -> TestResult {
        run("diverged_use_stored", DESKTOP, async |page| {
            let windows = diverge(page).await?;
            page.take_screenshots("windows-diverged").await?;
            let stored_entries = main_line_entries(page).await?;
            page.click_button("Continue the other one").await?;
            wait_for_ply(page, 5, "person").await?;
            assert_eq!(page.count("#diverged").await?, 0);
            assert_eq!(main_line_entries(page).await?, stored_entries);
            play_actions(page, 1).await?;
            assert_eq!(main_line_entries(page).await?[..5], stored_entries[..]);
            // Now the first window is the late one.
            windows.switch_to(0).await?;
            wait_for_ply(page, 5, "person").await?;
            play_actions(page, 1).await?;
            page.wait_for("#diverged").await?;
            Ok(())
        })
    }

    #[test]
    fn closing_a_window_releases_the_match() -> TestResult {
        close_windows("closed_window", "")
    }

    /// A match is renamed or deleted while another window plays it.
    #[test]
    fn renaming_and_deleting_in_another_window() -> TestResult {
        run("rename_in_other_window", DESKTOP, async |page| {
            start_ada_vs_ben(page, &[]).await?;
            play_actions(page, 2).await?;
            let mut windows = Windows::new(page).await?;
            windows.open(DESKTOP, "").await?;
            page.goto("#/games").await?;
            page.click_button("Rename Turn of Time").await?;
            page.wait_for("#title:focus").await?;
            page.press_keys("Sunday").await?;
            page.click_button("Done").await?;
            page.wait_for_text(".match-row", "Sunday").await?;

            switch_to_synced(&windows, 0).await?;
            play_actions(page, 1).await?;
            assert_eq!(page.count("#diverged, #not-saved").await?, 0);
            assert_eq!(main_line_entries(page).await?.len(), 3);

            windows.switch_to(1).await?;
            page.reload().await?;
            page.wait_for_text(".match-row", "Sunday").await?;
            page.click_button("Delete Sunday").await?;
            page.wait_until_gone(".match-row").await?;
            windows.switch_to(0).await?;
            play_unstored_action(page, 3).await?;
            page.wait_for_text("#gone", "deleted in another window")
                .await?;
            page.screenshot("windows-deleted-desktop").await?;
            page.click_button("Save mine as a separate game").await?;
            wait_for_ply(page, 4, "person").await?;
            assert_eq!(main_line_entries(page).await?.len(), 4);
            Ok(())
        })
    }

    #[test]
    fn a_late_window_keeps_its_own_match() -> TestResult {
        run("diverged_keep_own", DESKTOP, async |page| {
            let windows = diverge(page).await?;
            let stored_entries = main_line_entries(page).await?;
            let route = page.route().await?;
            page.click_button("Save mine as a separate game").await?;
            wait_for_ply(page, 4, "person").await?;
            assert_ne!(page.route().await?, route);
            let own_entries = main_line_entries(page).await?;
            assert_eq!(own_entries.len(), 4);
            assert_eq!(own_entries[..3], stored_entries[..3]);
            assert_ne!(own_entries[3], stored_entries[3]);
            play_actions(page, 1).await?;
            assert_eq!(main_line_entries(page).await?.len(), 5);
            // The other match continues where it was.
            windows.switch_to(0).await?;
            wait_for_ply(page, 5, "person").await?;
            play_actions(page, 1).await?;
            assert_eq!(page.count("#diverged").await?, 0);
            assert_eq!(main_line_entries(page).await?[..5], stored_entries[..]);
            page.click_button("Your games").await?;
            page.wait_for(".match-row:nth-of-type(2)").await?;
            assert_eq!(page.count(".match-row").await?, 2);
            Ok(())
        })
    }
}
