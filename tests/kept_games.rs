//! Games kept well: found again, starred, annotated; exported and merged without doubles; and what
//! the installed app is started with.

use harness::play::match_page::{open_tab, wait_for_ply_at_least};
use harness::play::{play_actions, stored_match};
use harness::{
    DESKTOP, Driver as _, Key, PHONE, Page, TestError, TestResult, json, run, run_two_browsers,
};
use records::{CollectedMatch, Collection, Match, StoredMatch, Title, text};
use std::fs;
use std::path::{Path, PathBuf};

/// Recorded games that are over, each with a title.
fn recorded(count: usize) -> TestResult<Vec<Match>> {
    let folder = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../crates/records/tests/fixtures"
    );
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|ending| ending == "txt"))
        .collect();
    paths.sort();
    let mut games = Vec::new();
    for path in paths.iter().take(count) {
        let record = fs::read_to_string(path)?;
        let game = text::read(&record).map_err(|error| TestError::new(error.to_string()))?;
        games.push(game);
    }
    Ok(games)
}

/// A file of games, each with a title: its number.
fn file_of(games: &[Match], name: &str) -> TestResult<PathBuf> {
    let matches: Vec<CollectedMatch> = (1_u64..)
        .zip(games)
        .map(|(number, game)| CollectedMatch {
            stored: StoredMatch::of(game, Title::new(&format!("Game {number}")), number),
            extras: Vec::new(),
        })
        .collect();
    write_file(name, &Collection::write(&matches))
}

fn write_file(name: &str, text: &str) -> TestResult<PathBuf> {
    let path = std::env::temp_dir().join(format!("{}-{name}.wheelhouse", std::process::id()));
    fs::write(&path, text)?;
    Ok(path)
}

async fn import(page: &Page, file: &Path) -> TestResult<String> {
    page.goto("#/games").await?;
    page.goto("#/open").await?;
    page.choose_file("#file", file).await?;
    page.click("#add-all").await?;
    page.wait_for("#merged").await?;
    page.text("#merged").await
}

/// The file that a click downloads, once it is there.
async fn downloaded(page: &Page, folder: &Path, css: &str) -> TestResult<PathBuf> {
    page.click(css).await?;
    page.poll("the file is downloaded", async || {
        let files = fs::read_dir(folder).into_iter().flatten();
        let mut paths = files.filter_map(|entry| Some(entry.ok()?.path()));
        Ok(paths.find(|path| {
            path.extension()
                .is_some_and(|ending| ending == "wheelhouse")
        }))
    })
    .await
}

#[test]
fn games_are_found_starred_and_annotated() -> TestResult {
    run("games_found", DESKTOP, async |page| {
        let file = file_of(&recorded(6)?, "found")?;
        assert_eq!(import(page, &file).await?, "6 games added.");
        page.click_button("Your games").await?;
        page.wait_for_script("return document.querySelectorAll('.match-row').length === 6;")
            .await?;
        page.fill("#search", "game 4").await?;
        page.wait_for_script("return document.querySelectorAll('.match-row').length === 1;")
            .await?;
        page.click(".match-link").await?;
        page.wait_for("#board").await?;
        // A note on a position, with the keyboard.
        open_tab(page, "history").await?;
        page.click(".log li:nth-child(2) button").await?;
        page.fill("#note", "The turning point").await?;
        page.press_keys(char::from(Key::Tab).to_string()).await?;
        page.wait_for_text(".log .here .log-note", "The turning point")
            .await?;
        // Other positions have notes of their own.
        page.click(".log li:nth-child(4) button").await?;
        page.wait_for_script("return document.getElementById('note').value === '';")
            .await?;
        page.reload().await?;
        open_tab(page, "history").await?;
        page.wait_for_text(".log-note", "The turning point").await?;

        page.goto("#/games").await?;
        page.fill("#search", "turning").await?;
        page.wait_for_script("return document.querySelectorAll('.match-row').length === 1;")
            .await?;
        page.wait_for_text(".match-row", "1 note").await?;
        page.click(".star-button").await?;
        page.wait_for(".star-button[aria-pressed='true']").await?;
        page.fill("#search", "game").await?;
        page.click(".star-filter").await?;
        page.wait_for_script("return document.querySelectorAll('.match-row').length === 1;")
            .await?;
        page.wait_for_text(".match-row", "Game 4").await?;
        page.click(".star-filter").await?;
        page.click("select[name='order'] option[value='oldest']")
            .await?;
        page.wait_for_text(".match-list .match-row:first-child", "Game 1")
            .await?;
        page.fill("#search", "no such game").await?;
        page.wait_for_text("main", "No game fits that.").await?;
        Ok(())
    })
}

#[test]
fn games_are_exported_and_merged_without_doubles() -> TestResult {
    run_two_browsers("games_merged", PHONE, async |first, second| {
        let file = file_of(&recorded(4)?, "merged")?;
        import(first, &file).await?;
        first.goto("#/games").await?;
        first.click(".match-row:first-child .star-button").await?;
        first.wait_for(".star-button[aria-pressed='true']").await?;
        // A game under way is exported as far as it goes.
        first.goto("#/play/turn-of-time").await?;
        first.wait_for("#board").await?;
        play_actions(first, 1).await?;
        let folder = first.set_download_folder("merged-1").await?;
        first.goto("#/games").await?;
        let all = downloaded(first, &folder, "#export").await?;
        assert_eq!(import(second, &all).await?, "5 games added.");
        second.goto("#/games").await?;
        second.wait_for(".star-button[aria-pressed='true']").await?;
        assert_eq!(import(second, &all).await?, "5 games already here.");

        // It goes further there; only this one is selected.
        first.goto("#/continue").await?;
        first.wait_for("#board").await?;
        play_actions(first, 2).await?;
        let further = stored_match(first).await?;
        let folder = first.set_download_folder("merged-2").await?;
        first.goto("#/games").await?;
        first.click("#select").await?;
        first.wait_for("#export:disabled").await?;
        first
            .click("#here ~ .match-list .match-select input")
            .await?;
        let one = downloaded(first, &folder, "#export:not(:disabled)").await?;
        assert_eq!(import(second, &one).await?, "1 game continued.");
        second.goto("#/continue").await?;
        wait_for_ply_at_least(second, further.main_entries().len()).await?;

        // A damaged file costs only the damaged game.
        let text = fs::read_to_string(&all)?;
        let damaged = text.replacen("Agx", "Agy", 1);
        assert_ne!(damaged, text);
        second.goto("#/open").await?;
        second
            .choose_file("#file", &write_file("damaged", &damaged)?)
            .await?;
        second.wait_for_text("#losses", "1 part is damaged").await?;
        second
            .wait_for_text("#several", "This file holds 4 games.")
            .await?;
        Ok(())
    })
}

#[test]
fn a_copy_is_asked_for_after_ten_finished_games() -> TestResult {
    run("copy_reminder", DESKTOP, async |page| {
        let games = recorded(11)?;
        import(page, &file_of(&games[..9], "nine")?).await?;
        page.goto("#/games").await?;
        page.wait_for(".match-row").await?;
        assert_eq!(page.count("#copy-reminder").await?, 0);
        import(page, &file_of(&games[..10], "ten")?).await?;
        page.goto("#/games").await?;
        page.wait_for_text(
            "#copy-reminder",
            "10 finished games are in this browser only",
        )
        .await?;
        let folder = page.set_download_folder("reminded").await?;
        downloaded(page, &folder, "#copy-reminder .button").await?;
        page.wait_until_gone("#copy-reminder").await?;
        import(page, &file_of(&games, "eleven")?).await?;
        page.goto("#/games").await?;
        page.wait_for(".match-row").await?;
        assert_eq!(page.count("#copy-reminder").await?, 0);
        Ok(())
    })
}

#[test]
fn the_app_opens_files_and_what_is_shared_with_it() -> TestResult {
    run("launched", PHONE, async |page| {
        let game = recorded(1)?.remove(0);
        let link =
            records::link::write(&game).map_err(|error| TestError::new(error.to_string()))?;
        // Another app shares a message with a link.
        let text = format!("Look at this! https://example.org/#/open/{link} Bye");
        let query = format!("?text={}", text.replace(' ', "%20").replace('#', "%23"));
        page.goto(&query).await?;
        page.wait_for("#save-match").await?;
        let address = page.script("return location.search;", vec![]).await?;
        assert_eq!(address, "");
        page.click("#save-match").await?;
        page.wait_for("#board").await?;

        // The system opens a file with the app.
        page.add_init_script(
            "Object.defineProperty(globalThis, 'launchQueue', {
                 value: { setConsumer(consumer) { globalThis.launch = consumer; } },
             });",
        )
        .await?;
        page.client().goto("about:blank").await?;
        page.goto("").await?;
        page.wait_for_script("return Boolean(globalThis.launch);")
            .await?;
        let file = fs::read_to_string(file_of(&recorded(3)?, "launched")?)?;
        page.script(
            "globalThis.launch({ files: [{ getFile: async () => new File([arguments[0]], 'x.wheelhouse') }] });",
            vec![json!(file)],
        )
        .await?;
        page.wait_for_text("#several", "This file holds 3 games.")
            .await?;
        page.click("#add-all").await?;
        page.wait_for_text("#merged", "2 games added and 1 game already here.")
            .await?;
        Ok(())
    })
}

#[test]
fn the_manifest_offers_shortcuts_files_and_sharing() -> TestResult {
    run("manifest", DESKTOP, async |page| {
        page.goto("").await?;
        let manifest = page
            .script(
                "return fetch('wheelhouse.webmanifest').then((response) => response.json());",
                vec![],
            )
            .await?;
        let files = page
            .script(
                "return Promise.all(arguments[0].map(async ({ src, sizes }) => {
                     const image = await createImageBitmap(await (await fetch(src)).blob());
                     return `${image.width}x${image.height}` === sizes;
                 }));",
                vec![manifest["screenshots"].clone()],
            )
            .await?;
        assert_eq!(files, json!([true, true, true, true]));
        for shortcut in manifest["shortcuts"].as_array().into_iter().flatten() {
            let url = shortcut["url"].as_str().unwrap_or_default();
            page.goto(url.trim_start_matches("./")).await?;
            assert_eq!(page.count("#failure:not([hidden])").await?, 0);
        }
        assert_eq!(manifest["share_target"]["method"], "GET");
        assert_eq!(
            manifest["file_handlers"][0]["accept"]["application/x-wheelhouse"],
            json!([".wheelhouse"])
        );
        Ok(())
    })
}

#[test]
fn the_settings_tell_whether_the_browser_keeps_games() -> TestResult {
    run("kept_data", DESKTOP, async |page| {
        page.add_init_script(
            "Object.defineProperties(StorageManager.prototype, {
                 persisted: { value: async () => false },
                 persist: { value: async () => globalThis.agrees ?? false },
             });",
        )
        .await?;
        page.goto("#/settings").await?;
        page.wait_for_text("#kept", "may delete your games").await?;
        page.click("#keep").await?;
        page.wait_for_text("#kept", "did not promise").await?;
        page.script("globalThis.agrees = true;", vec![]).await?;
        page.click("#keep").await?;
        page.wait_for_text("#kept", "has promised to keep").await?;
        page.wait_until_gone("#keep").await?;
        Ok(())
    })
}
