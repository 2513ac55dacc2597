//! What the installed app is started with, and what its manifest offers. Files of games are tested in
//! `src/component_tests/your_games.rs`.

use harness::{DESKTOP, Driver as _, PHONE, TestError, TestResult, json, run};
use records::{CollectedMatch, Collection, Match, StoredMatch, Title, text};
use std::fs;
use std::path::PathBuf;

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

/// The text of a file of games, each with a title: its number.
fn file_of(games: &[Match]) -> String {
    let matches: Vec<CollectedMatch> = (1_u64..)
        .zip(games)
        .map(|(number, game)| CollectedMatch {
            stored: StoredMatch::new(game, Title::new(&format!("Game {number}")), number),
            extras: Vec::new(),
        })
        .collect();
    Collection::write(&[], &matches)
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
        let file = file_of(&recorded(3)?);
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
