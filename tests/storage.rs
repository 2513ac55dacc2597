//! Local storage that is denied, full, damaged or written by a later version; deleting and naming
//! games; settings.

use harness::play::match_page::{
    expand, main_line_entries, open_tab, start_ada_vs_ben, wait_for_ply,
};
use harness::play::{play_actions, play_to_end, start_game, stored_match};
use harness::{DESKTOP, Driver as _, Key, PHONE, Page, TestResult, json, run, run_with_kill};
use std::collections::BTreeMap;
use std::fs;

const DENY_STORAGE: &str = "Object.defineProperty(window, 'localStorage', {
    get() { throw new DOMException('denied', 'SecurityError'); },
});";

#[test]
fn a_game_with_denied_storage() -> TestResult {
    run("denied_storage", PHONE, async |page| {
        page.add_init_script(DENY_STORAGE).await?;
        page.goto("").await?;
        page.wait_for_text("h1", "Pull up a chair").await?;
        page.click_button("Settings").await?;
        page.click("input[name='theme'][value='dark']").await?;
        page.wait_for_script("return document.documentElement.dataset.theme === 'dark';")
            .await?;
        page.click_button("Home").await?;
        page.click("a[href='#/new/turn-of-time']").await?;
        page.click("select[name='player-2'] option[value='human']")
            .await?;
        page.click("#begin").await?;
        page.wait_for_text("#not-saved", "does not let Wheelhouse save anything")
            .await?;
        page.screenshot("storage-denied-phone").await?;
        play_actions(page, 4).await?;
        page.wait_for("#not-saved").await?;

        // The game stays in memory while the page is open.
        page.click(".top-home").await?;
        page.wait_for(".go-on-card").await?;
        page.click_button("Your games").await?;
        page.wait_for(".match-row").await?;
        page.click(".match-link").await?;
        wait_for_ply(page, 4, "person").await?;
        open_tab(page, "menu").await?;
        page.click("#resign").await?;
        page.click_button("Yes, resign").await?;
        page.wait_for("#result").await?;
        page.click(".top-home").await?;
        page.click_button("Your games").await?;
        page.wait_for_text(".match-list", "View").await?;
        page.reload().await?;
        assert_eq!(page.count(".match-row, .go-on-card").await?, 0);
        Ok(())
    })
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

#[test]
fn the_game_continues_with_full_storage() -> TestResult {
    run("full_storage", PHONE, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        play_actions(page, 2).await?;
        let stored = stored_match(page).await?;
        page.script(FILL_STORAGE, vec![]).await?;
        play_actions(page, 4).await?;
        page.wait_for_text("#not-saved", "storage is full").await?;
        page.screenshot("storage-full-phone").await?;
        wait_for_ply(page, 6, "person").await?;
        // The earlier state is still stored.
        assert!(stored_match(page).await?.ply() >= stored.ply());

        // Leaving and reopening the match loses nothing.
        page.click(".top-home").await?;
        page.click(".go-on-card").await?;
        wait_for_ply(page, 6, "person").await?;

        page.script("localStorage.removeItem('filling');", vec![])
            .await?;
        play_actions(page, 1).await?;
        page.wait_until_gone("#not-saved").await?;
        assert_eq!(stored_match(page).await?.ply(), 7);
        page.reload().await?;
        wait_for_ply(page, 7, "person").await
    })
}

/// Deleting older games frees space, as the page suggests.
#[test]
fn deleting_an_older_game_frees_space() -> TestResult {
    run("full_storage_delete", DESKTOP, async |page| {
        start_game(page, 4, &["human"; 4], &[]).await?;
        play_to_end(page).await?;
        page.wait_for("#result").await?;
        start_ada_vs_ben(page, &[]).await?;
        play_actions(page, 2).await?;
        page.script(FILL_STORAGE, vec![]).await?;
        play_actions(page, 4).await?;
        page.wait_for_text("#not-saved", "storage is full").await?;
        page.click_button("Your games").await?;
        page.wait_for("#finished + .match-list .match-row").await?;
        let rows = page.texts(".match-row").await?;
        assert!(
            rows.first().is_some_and(|row| row.contains("Ada")),
            "{rows:?}"
        );
        page.click("#finished + .match-list [aria-label^='Delete']")
            .await?;
        page.wait_until_gone("#finished").await?;
        page.click(".match-link").await?;
        wait_for_ply(page, 6, "person").await?;
        play_actions(page, 1).await?;
        page.wait_until_gone("#not-saved").await?;
        assert_eq!(main_line_entries(page).await?.len(), 7);
        Ok(())
    })
}

/// Whether the journal has the same revision of the only match as local storage.
const JOURNAL_HAS_ALL: &str = "return (async () => {
    const revision = (text) => Number(text.split(' ')[2]);
    const matches = Object.entries(localStorage).filter(([key]) => /:match\\.\\d+\\.[ab]$/.test(key));
    const newest = Math.max(...matches.map(([, text]) => revision(text)));
    const result = (request) => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const [{ name }] = await indexedDB.databases();
    const database = await result(indexedDB.open(name));
    const texts = await result(database.transaction('texts').objectStore('texts').getAll());
    database.close();
    return matches.length === 2 && texts.some((text) => revision(text) === newest);
})();";

/// The browser is killed at once after an action, before it has written local storage to the disk.
#[test]
fn an_action_survives_a_killed_browser() -> TestResult {
    run_with_kill(
        "killed_browser",
        DESKTOP,
        async |page| {
            start_ada_vs_ben(page, &[]).await?;
            play_actions(page, 3).await?;
            page.poll(
                "the journal, which is written after the paint",
                async || {
                    let has_all = page.client().execute(JOURNAL_HAS_ALL, vec![]).await?;
                    Ok((has_all == true).then_some(()))
                },
            )
            .await?;
            page.route().await
        },
        async |page, route| {
            page.goto(&route).await?;
            wait_for_ply(page, 3, "person").await?;
            assert_eq!(stored_match(page).await?.ply(), 3);
            play_actions(page, 1).await?;
            page.goto("").await?;
            page.wait_for(".go-on-card").await?;
            Ok(())
        },
    )
}

/// Damages all stored matches of one generation.
const DAMAGE_MATCHES: &str = "for (const [key, value] of Object.entries(localStorage))
    if (key.startsWith('wheelhouse:/play/wheelhouse:match.') && key.endsWith(arguments[0]))
        localStorage.setItem(key, value.slice(0, -3) + 'xyz');";

/// Deletes the journal, from which damaged matches would be restored.
const DELETE_JOURNAL: &str = "return (async () => {
    const [{ name }] = await indexedDB.databases();
    await new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = resolve;
        request.onerror = reject;
    });
})();";

/// The quarantined texts by their keys.
async fn quarantined(page: &Page) -> TestResult<BTreeMap<String, String>> {
    let mut stored = page.local_storage().await?;
    stored.retain(|key, _| key.contains(".damaged-"));
    Ok(stored)
}

#[test]
fn damaged_data_can_be_downloaded_and_deleted() -> TestResult {
    run("quarantined_data", PHONE, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        play_actions(page, 3).await?;
        // One intact generation is enough to continue.
        page.script(DAMAGE_MATCHES, vec![json!("a")]).await?;
        page.reload().await?;
        page.wait_for("main.table").await?;
        let ply = stored_match(page).await?.ply();
        assert!(ply >= 2, "{ply}");
        play_actions(page, 1).await?;
        assert_eq!(quarantined(page).await?.len(), 1);

        page.script(DAMAGE_MATCHES, vec![json!("a")]).await?;
        page.script(DAMAGE_MATCHES, vec![json!("b")]).await?;
        page.script(DELETE_JOURNAL, vec![]).await?;
        page.reload().await?;
        page.wait_for_text("main", "is damaged").await?;
        page.screenshot("storage-damaged-table-phone").await?;
        page.goto("").await?;
        page.wait_for_text("#quarantine-notice", "was damaged")
            .await?;
        assert_eq!(page.count(".go-on-card, .match-row").await?, 0);
        page.click_button("Your games").await?;
        page.wait_for_text("#quarantine", "Damaged data").await?;
        assert_eq!(page.count(".match-link").await?, 0);
        assert_eq!(page.texts(".quarantine-name").await?.len(), 3);
        page.take_screenshots("storage-quarantined").await?;
        let stored = quarantined(page).await?;
        assert_eq!(stored.len(), 3);

        let folder = page.set_download_folder("quarantine").await?;
        page.click_button("Download").await?;
        let file = folder.join("damaged.wheelhouse");
        let saved = page
            .poll("the file", async || {
                Ok(fs::read_to_string(&file)
                    .ok()
                    .filter(|text| !text.is_empty()))
            })
            .await?;
        assert!(stored.values().any(|text| *text == saved), "{saved}");

        for left in [2, 1, 0] {
            page.click_button("Delete permanently").await?;
            page.wait_for_script(&format!(
                "return document.querySelectorAll('.quarantine-name').length === {left};"
            ))
            .await?;
            assert_eq!(quarantined(page).await?.len(), left);
        }
        assert_eq!(page.count("#quarantine").await?, 0);
        page.click_button("Home").await?;
        page.wait_for(".game-list").await?;
        assert_eq!(page.count("#quarantine-notice").await?, 0);
        Ok(())
    })
}

/// CRC-32, computed bit by bit.
fn crc32(bytes: impl Iterator<Item = u8>) -> u32 {
    let crc = bytes.fold(u32::MAX, |crc, byte| {
        (0..8).fold(crc ^ u32::from(byte), |crc, _| {
            (crc >> 1) ^ (0xedb8_8320 & (crc & 1).wrapping_neg())
        })
    });
    !crc
}

/// An envelope of a later format.
fn later_version_envelope(revision: u64, text: &str) -> String {
    let format = records::archive::FORMAT + 1;
    let bytes = format.to_be_bytes().into_iter();
    let bytes = bytes.chain(revision.to_be_bytes()).chain(text.bytes());
    let crc = crc32(bytes);
    format!(
        "wheelhouse-save {format} {revision} {} {crc:08x}\n{text}",
        text.len()
    )
}

#[test]
fn matches_of_a_later_version_are_not_changed() -> TestResult {
    run("later_version", PHONE, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        play_actions(page, 3).await?;
        let mut stored = page.local_storage().await?;
        stored.retain(|key, _| key.contains(":match."));
        for key in stored.keys() {
            page.script(
                "localStorage.setItem(arguments[0], arguments[1]);",
                vec![json!(key), json!(later_version_envelope(9, "news"))],
            )
            .await?;
        }
        let later = page.local_storage().await?;

        // The open match reports it and does not overwrite it.
        play_actions(page, 1).await?;
        page.wait_for_text("#not-saved", "newer version of Wheelhouse")
            .await?;
        page.reload().await?;
        page.wait_for_text("main", "newer version of Wheelhouse")
            .await?;
        page.click_button("Home").await?;
        page.wait_for_text("#lost", "newer version of Wheelhouse")
            .await?;
        page.click_button("Your games").await?;
        page.wait_for_text("#lost", "newer version of Wheelhouse")
            .await?;
        page.screenshot("storage-later-phone").await?;
        assert_eq!(
            page.count(".match-link, #quarantine, #lost button").await?,
            0
        );
        assert_eq!(page.local_storage().await?, later);
        // A new game is not affected.
        start_game(page, 2, &["human", "human"], &[]).await?;
        play_actions(page, 1).await?;
        let now = page.local_storage().await?;
        let mut others = later.iter().filter(|(key, _)| !key.ends_with(":order"));
        assert!(others.all(|(key, text)| now.get(key) == Some(text)));
        Ok(())
    })
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

#[test]
fn deleting_all_data_keeps_other_keys() -> TestResult {
    run("delete_all_data", DESKTOP, async |page| {
        page.goto("").await?;
        for (key, value) in OTHER_KEYS {
            page.script(
                "localStorage.setItem(arguments[0], arguments[1]);",
                vec![json!(key), json!(value)],
            )
            .await?;
        }
        page.goto("#/settings").await?;
        page.click("input[name='theme'][value='dark']").await?;
        start_ada_vs_ben(page, &[]).await?;
        play_actions(page, 3).await?;
        page.script(DAMAGE_MATCHES, vec![json!("a")]).await?;
        start_game(page, 2, &["human", "human"], &[]).await?;
        play_actions(page, 2).await?;
        page.click_button("Your games").await?;
        page.wait_for("#quarantine").await?;
        let other_entries: BTreeMap<String, String> = OTHER_KEYS
            .iter()
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect();
        let stored = page.local_storage().await?;
        assert!(stored.len() > other_entries.len() + 4, "{stored:?}");

        page.click_button("Settings").await?;
        page.wait_for(".settings").await?;
        page.click(".settings summary").await?;
        page.take_screenshots("settings").await?;
        page.click_button("Delete all games and settings").await?;
        page.wait_for(".home").await?;
        assert_eq!(page.local_storage().await?, other_entries);
        assert_eq!(page.count(".go-on-card, .match-row").await?, 0);
        page.wait_for_script("return !document.documentElement.dataset.theme;")
            .await?;
        page.reload().await?;
        page.wait_for(".home").await?;
        assert_eq!(page.local_storage().await?, other_entries);
        Ok(())
    })
}

#[test]
fn matches_are_renamed_deleted_and_restored() -> TestResult {
    run("match_titles", PHONE, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        play_actions(page, 3).await?;
        open_tab(page, "menu").await?;
        page.click("#game-tools a[href='#/games']").await?;
        page.click_button("Rename Turn of Time").await?;
        page.wait_for("#title:focus").await?;
        page.press_keys("Sunday with Ben").await?;
        page.press_keys(char::from(Key::Enter)).await?;
        page.wait_for_text(".match-row strong", "Sunday with Ben")
            .await?;
        page.wait_until_gone("#title").await?;
        page.reload().await?;
        page.wait_for_text(".match-row strong", "Sunday with Ben")
            .await?;
        page.screenshot("games-named-phone").await?;

        // Playing on keeps the title.
        page.click(".match-link").await?;
        wait_for_ply(page, 3, "person").await?;
        play_actions(page, 1).await?;
        let stored = stored_match(page).await?;
        page.click(".top-home").await?;
        page.wait_for_text(".go-on-card strong", "Sunday with Ben")
            .await?;

        page.click_button("Your games").await?;
        page.click_button("Delete Sunday with Ben").await?;
        page.wait_until_gone(".match-row").await?;
        let gone = page.local_storage().await?;
        assert!(
            !gone.keys().any(|key| key.contains(":match.")),
            "{:?}",
            gone.keys()
        );
        page.click_button("Undo").await?;
        page.wait_for_text(".match-row strong", "Sunday with Ben")
            .await?;
        assert_eq!(
            stored_match(page).await?.state().hash(),
            stored.state().hash()
        );

        // Without a title the game's name is shown again.
        page.click_button("Rename Sunday with Ben").await?;
        page.wait_for("#title:focus").await?;
        page.press_with_modifier(Key::Control, 'a').await?;
        page.press_keys(char::from(Key::Backspace)).await?;
        page.click_button("Done").await?;
        page.wait_for_text(".match-row strong", "Turn of Time")
            .await
    })
}

#[test]
fn settings_apply_at_once_and_are_stored() -> TestResult {
    run("settings", DESKTOP, async |page| {
        page.set_reduced_motion(false).await?;
        page.goto("#/settings").await?;
        assert_eq!(page.root_attributes().await?, "- - - -");
        let expected = [
            ("theme", "dark", "dark - - -"),
            ("contrast", "more", "dark more - -"),
            ("motion", "less", "dark more less -"),
            ("text", "larger", "dark more less larger"),
        ];
        for (name, value, attributes) in expected {
            page.click(&format!("input[name='{name}'][value='{value}']"))
                .await?;
            page.poll(attributes, async || {
                let now = page.root_attributes().await;
                Ok(now.is_ok_and(|now| now == attributes).then_some(()))
            })
            .await?;
        }
        page.click("input[name='keys'][value='off']").await?;
        page.click("input[name='aids'][value='off']").await?;
        page.take_screenshots("settings-chosen").await?;
        page.reload().await?;
        assert_eq!(page.root_attributes().await?, "dark more less larger");
        assert_eq!(page.count("input[value='larger']:checked").await?, 1);

        // New games use the settings, and shortcuts are disabled.
        start_ada_vs_ben(page, &[]).await?;
        assert!(!stored_match(page).await?.table_rules().aids);
        play_actions(page, 2).await?;
        page.press_keys("[").await?;
        page.press_keys("?").await?;
        play_actions(page, 1).await?;
        wait_for_ply(page, 3, "person").await?;
        expand(page, "game-tools").await?;
        page.take_screenshots("table-larger-dark").await?;

        // Another window uses the same settings, and its changes apply here.
        let first = page.client().window().await?;
        page.new_window().await?;
        page.goto("#/settings").await?;
        assert_eq!(page.root_attributes().await?, "dark more less larger");
        page.click("input[name='theme'][value='light']").await?;
        page.click("input[name='text'][value='']").await?;
        page.client().switch_to_window(first).await?;
        page.wait_for_script("return document.documentElement.dataset.theme === 'light';")
            .await?;
        page.wait_for_script("return !document.documentElement.dataset.text;")
            .await?;
        wait_for_ply(page, 3, "person").await?;
        play_actions(page, 1).await?;
        page.click_button("Settings").await?;
        page.wait_for(".settings").await?;
        let chosen = "input[name='theme'][value='light']:checked";
        assert_eq!(page.count(chosen).await?, 1);
        Ok(())
    })
}
