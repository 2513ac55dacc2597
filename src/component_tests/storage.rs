//! Local storage that is denied, full, damaged or written by a later version; and deleting everything.

use super::Page;
use crate::app::open_store;
use page_driver::play::fixtures::{match_of_people_at, recorded_match};
use page_driver::play::match_page::{main_line_entries, open_tab, wait_for_ply, wait_for_table};
use page_driver::play::{play_actions, start_game, stored_match, turn_of_time};
use page_driver::{Driver as _, TestResult, json};
use records::Title;
use std::collections::BTreeMap;
use wasm_bindgen_test::wasm_bindgen_test;

/// A table of two people after this many actions.
async fn open_table(page: &Page, ply: usize) -> TestResult {
    page.open_table(&match_of_people_at(turn_of_time::TWO, ply)?)
        .await?;
    wait_for_table(page, "main.table").await?;
    wait_for_ply(page, ply, "person").await
}

/// Fills the storage completely under the key of another site.
const FILL_STORAGE: &str = "let text = '';
    for (let more = 'x'.repeat(1 << 20); more; ) {
        try {
            localStorage.setItem('filling', text + more);
            text += more;
        } catch {
            more = more.slice(0, more.length >> 1);
        }
    }
    return text.length;";

#[wasm_bindgen_test]
async fn the_game_continues_with_full_storage() -> TestResult {
    let page = Page::new().await?;
    open_table(&page, 2).await?;
    page.script(FILL_STORAGE, vec![]).await?;
    play_actions(&page, 1).await?;
    // The notice moves the board.
    page.wait_for_text("#not-saved", "storage is full").await?;
    play_actions(&page, 3).await?;
    page.wait_for("#not-saved").await?;
    wait_for_ply(&page, 6, "person").await?;
    // The earlier state is still stored.
    assert!(stored_match(&page).await?.ply() >= 2);

    // Leaving and reopening the match loses nothing.
    page.click(".top-home").await?;
    page.click(".go-on-card").await?;
    wait_for_ply(&page, 6, "person").await?;

    page.script("localStorage.removeItem('filling');", vec![])
        .await?;
    play_actions(&page, 1).await?;
    page.wait_until_gone("#not-saved").await?;
    assert_eq!(stored_match(&page).await?.ply(), 7);
    page.reload().await?;
    wait_for_ply(&page, 7, "person").await
}

/// Deleting older games frees space, as the page suggests.
#[wasm_bindgen_test]
async fn deleting_an_older_game_frees_space() -> TestResult {
    let page = Page::new().await?;
    let over = include_str!("../../crates/records/tests/fixtures/turn-of-time-4-all-played.txt");
    open_store().save_new(&recorded_match(over)?, &Title::default());
    open_table(&page, 2).await?;
    page.script(FILL_STORAGE, vec![]).await?;
    play_actions(&page, 1).await?;
    // The notice moves the board.
    page.wait_for_text("#not-saved", "storage is full").await?;
    play_actions(&page, 3).await?;
    page.wait_for("#not-saved").await?;
    page.click_button("Your games").await?;
    page.wait_for("#here + .match-list .match-row").await?;
    page.click("#finished + .match-list [aria-label^='Delete']")
        .await?;
    page.wait_until_gone("#finished").await?;
    page.click(".match-link").await?;
    wait_for_ply(&page, 6, "person").await?;
    play_actions(&page, 1).await?;
    page.wait_until_gone("#not-saved").await?;
    assert_eq!(main_line_entries(&page).await?.len(), 7);
    Ok(())
}

/// Damages all stored matches of one generation.
async fn damage_matches(page: &Page, generation: &str) -> TestResult {
    let damage = "const folder = location.pathname.slice(0, location.pathname.lastIndexOf('/'));
        for (const [key, value] of Object.entries(localStorage))
            if (key.startsWith(`wheelhouse:${folder}:match.`) && key.endsWith(arguments[0]))
                localStorage.setItem(key, value.slice(0, -3) + 'xyz');";
    page.script(damage, vec![json!(generation)])
        .await
        .map(|_| ())
}

/// The quarantined texts by their keys.
async fn quarantined(page: &Page) -> TestResult<BTreeMap<String, String>> {
    let mut stored = page.local_storage().await?;
    stored.retain(|key, _| key.contains(".damaged-"));
    Ok(stored)
}

/// An envelope of a later format.
fn later_version_envelope(revision: u64, text: &str) -> String {
    let format = records::archive::FORMAT + 1;
    let crc = format
        .to_be_bytes()
        .into_iter()
        .chain(revision.to_be_bytes())
        .chain(text.bytes())
        .fold(u32::MAX, |crc, byte| {
            (0..8).fold(crc ^ u32::from(byte), |crc, _| {
                (crc >> 1) ^ (0xedb8_8320 & (crc & 1).wrapping_neg())
            })
        });
    let length = text.len();
    format!(
        "wheelhouse-save {format} {revision} {length} {:08x}\n{text}",
        !crc
    )
}

/// Keys of other sites on the same origin, some similar to the app's own.
const OTHER_KEYS: [(&str, &str); 6] = [
    ("other", "theirs"),
    ("match.1.a", "theirs"),
    ("wheelhouse", "theirs"),
    ("wheelhouse:/elsewhere:match.1.a", "theirs"),
    ("wheelhouse:/play/wheelhouse-too:settings", "theme=light"),
    ("wheelhouse:/play:settings", "theme=light"),
];

mod long_run {
    use super::*;

    #[wasm_bindgen_test]
    async fn one_intact_generation_is_enough_to_continue() -> TestResult {
        for generation in ["a", "b"] {
            let page = Page::new().await?;
            open_table(&page, 2).await?;
            play_actions(&page, 2).await?;
            damage_matches(&page, generation).await?;
            page.reload().await?;
            page.wait_for("main.table").await?;
            let ply = stored_match(&page).await?.ply();
            assert!(ply >= 3, "{ply}");
            play_actions(&page, 1).await?;
            assert_eq!(quarantined(&page).await?.len(), 1);
        }
        Ok(())
    }

    #[wasm_bindgen_test]
    async fn damaged_data_can_be_downloaded_and_deleted() -> TestResult {
        let page = Page::new().await?;
        let _downloads = page.catch_downloads()?;
        open_table(&page, 2).await?;
        play_actions(&page, 2).await?;
        damage_matches(&page, "a").await?;
        damage_matches(&page, "b").await?;
        page.reload().await?;
        page.wait_for_text("main", "is damaged").await?;
        page.goto("").await?;
        page.wait_for_text("#quarantine-notice", "was damaged")
            .await?;
        assert_eq!(page.count(".go-on-card, .match-row").await?, 0);
        page.click_button("Your games").await?;
        page.wait_for_text("#quarantine", "Damaged data").await?;
        assert_eq!(page.count(".match-link").await?, 0);
        assert_eq!(page.texts(".quarantine-name").await?.len(), 2);
        let stored = quarantined(&page).await?;
        assert_eq!(stored.len(), 2);

        page.click_button("Download").await?;
        let (name, saved) = page.downloaded().await?;
        assert_eq!(name, "damaged.wheelhouse");
        assert!(stored.values().any(|text| *text == saved), "{saved}");

        for left in [1, 0] {
            page.click_button("Delete permanently").await?;
            let names = "return document.querySelectorAll('.quarantine-name').length;";
            page.wait_for_value(names, vec![], &json!(left)).await?;
            assert_eq!(quarantined(&page).await?.len(), left);
        }
        assert_eq!(page.count("#quarantine").await?, 0);
        page.goto("").await?;
        page.wait_for(".game-list").await?;
        assert_eq!(page.count("#quarantine-notice").await?, 0);
        Ok(())
    }

    #[wasm_bindgen_test]
    async fn matches_of_a_later_version_are_not_changed() -> TestResult {
        let page = Page::new().await?;
        open_table(&page, 2).await?;
        play_actions(&page, 1).await?;
        let mut stored = page.local_storage().await?;
        stored.retain(|key, _| key.contains(":match."));
        assert_eq!(stored.len(), 2);
        for key in stored.keys() {
            page.script(
                "localStorage.setItem(arguments[0], arguments[1]);",
                vec![json!(key), json!(later_version_envelope(9, "news"))],
            )
            .await?;
        }
        let later = page.local_storage().await?;

        // The open match reports it and does not overwrite it.
        play_actions(&page, 1).await?;
        page.wait_for_text("#not-saved", "newer version of Wheelhouse")
            .await?;
        page.reload().await?;
        page.wait_for_text("main", "newer version of Wheelhouse")
            .await?;
        for route in ["", "#/games"] {
            page.goto(route).await?;
            page.wait_for_text("#lost", "newer version of Wheelhouse")
                .await?;
        }
        assert_eq!(
            page.count(".match-link, #quarantine, #lost button").await?,
            0
        );
        assert_eq!(page.local_storage().await?, later);
        // A new game is not affected.
        start_game(&page, &["human", "human"], &[]).await?;
        play_actions(&page, 1).await?;
        let now = page.local_storage().await?;
        let mut others = later.iter().filter(|(key, _)| !key.ends_with(":order"));
        assert!(others.all(|(key, text)| now.get(key) == Some(text)));
        Ok(())
    }

    #[wasm_bindgen_test]
    async fn deleting_all_data_keeps_other_keys() -> TestResult {
        let page = Page::new().await?;
        let other_entries: BTreeMap<String, String> = OTHER_KEYS
            .iter()
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect();
        for (key, value) in OTHER_KEYS {
            page.script(
                "localStorage.setItem(arguments[0], arguments[1]);",
                vec![json!(key), json!(value)],
            )
            .await?;
        }
        page.goto("#/settings").await?;
        page.click("input[name='keys'][value='off']").await?;
        page.wait_for("html[data-no-keys]").await?;
        open_table(&page, 2).await?;
        play_actions(&page, 1).await?;
        damage_matches(&page, "a").await?;
        open_table(&page, 1).await?;
        page.click_button("Your games").await?;
        page.wait_for("#quarantine").await?;
        let stored = page.local_storage().await?;
        assert!(stored.len() > other_entries.len() + 3, "{stored:?}");

        page.goto("#/settings").await?;
        page.click(".settings summary").await?;
        page.click_button("Delete all games and settings").await?;
        page.wait_for(".home").await?;
        assert_eq!(page.local_storage().await?, other_entries);
        assert_eq!(page.count(".go-on-card, .match-row").await?, 0);
        page.wait_until_gone("[data-no-keys]").await?;
        page.reload().await?;
        page.wait_for(".home").await?;
        assert_eq!(page.local_storage().await?, other_entries);
        Ok(())
    }

    /// The game stays in memory while the page is open.
    #[wasm_bindgen_test]
    async fn a_game_with_denied_storage() -> TestResult {
        let page = Page::new().await?;
        let denies = "{ get() { throw new DOMException('denied', 'SecurityError'); } }";
        let _denied = page.replace("window", "localStorage", denies)?;
        page.goto("").await?;
        page.wait_for_text("h1", "Pull up a chair").await?;
        start_game(&page, &["human", "human"], &[]).await?;
        page.wait_for_text("#not-saved", "does not let Wheelhouse save anything")
            .await?;
        play_actions(&page, 4).await?;
        page.wait_for("#not-saved").await?;

        page.click(".top-home").await?;
        page.wait_for(".go-on-card").await?;
        page.click_button("Your games").await?;
        page.click(".match-link").await?;
        wait_for_ply(&page, 4, "person").await?;
        open_tab(&page, "menu").await?;
        page.click("#resign").await?;
        page.click_button("Yes, resign").await?;
        page.wait_for("#result").await?;
        page.click(".top-home").await?;
        page.click_button("Your games").await?;
        page.wait_for_text(".match-list", "View").await?;
        page.reload().await?;
        page.wait_for("main").await?;
        assert_eq!(page.count(".match-row, .go-on-card").await?, 0);
        Ok(())
    }
}
