//! The languages: which one is spoken, and that it stays when there is no network.

use crate::offline::{cached_versions, wait_for_service_worker};
use harness::{Driver as _, PHONE, Page, TestError, TestResult, json, run, run_with_site};
use std::fs;
use std::path::Path;

/// A message without values in a language, from its file.
fn message(language: &str, catalogue: &str, id: &str) -> TestResult<String> {
    let file = format!("../locales/{language}/{catalogue}.ftl");
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file))
        .map_err(|error| TestError::new(error.to_string()))?;
    let value = |line: &str| Some(line.strip_prefix(id)?.strip_prefix(" = ")?.to_owned());
    text.lines()
        .find_map(value)
        .ok_or_else(|| TestError::new(format!("{language} has no {id}")))
}

async fn assert_spoken(page: &Page, language: &str) -> TestResult {
    let heading = message(language, "house", "settings")?;
    page.wait_for_text("h1", &heading).await?;
    let spoken = "return [document.documentElement.lang, document.title.includes(arguments[0])];";
    let spoken = page.script(spoken, vec![json!(heading)]).await?;
    assert_eq!(spoken, json!([language, true]));
    Ok(())
}

/// Opens the settings in a new document, with a query.
async fn open_settings(page: &Page, query: &str) -> TestResult {
    let address = format!("{}{query}#/settings", page.base_url());
    page.client().goto(&address).await?;
    page.wait_ready().await
}

#[test]
fn the_browser_the_address_or_the_player_chooses_the_language() -> TestResult {
    run("languages", PHONE, async |page| {
        page.goto("").await?;
        let agent = page.script("return navigator.userAgent;", vec![]).await?;
        // Of two that are spoken the first one counts, and a country's variant is content with the language.
        page.devtools(
            "Network.setUserAgentOverride",
            json!({ "userAgent": agent, "acceptLanguage": "xx,de-AT,en" }),
        )
        .await?;
        open_settings(page, "?").await?;
        assert_spoken(page, "de").await?;
        open_settings(page, "?language=es").await?;
        assert_spoken(page, "es").await?;
        page.click("input[name='theme'][value='dark']").await?;
        assert_spoken(page, "es").await?;
        // What is chosen here counts more than the address.
        page.click("input[name='language'][value='fr']").await?;
        assert_spoken(page, "fr").await?;
        open_settings(page, "?other").await?;
        assert_spoken(page, "fr").await?;
        page.click("input[name='language'][value='']").await?;
        assert_spoken(page, "de").await
    })
}

#[test]
fn the_chosen_language_works_offline() -> TestResult {
    run_with_site(
        "language_offline",
        PHONE,
        "/some/path/",
        async |page, site| {
            page.goto("#/settings").await?;
            wait_for_service_worker(page).await?;
            page.click("input[name='language'][value='fr']").await?;
            assert_spoken(page, "fr").await?;
            let kept = "return (async () => {
                for (const key of await caches.keys()) {
                    const requests = await (await caches.open(key)).keys();
                    if (requests.some(({ url }) => url.endsWith('rules/fr/world-wonders.html'))) return true;
                }
            })();";
            page.wait_for_script(kept).await?;
            let versions = cached_versions(page).await?;
            let others = versions
                .iter()
                .flatten()
                .filter(|file| file.contains("/de/"));
            assert_eq!(others.count(), 0);
            site.stop();
            page.reload().await?;
            assert_spoken(page, "fr").await?;
            page.goto("#/rules/turn-of-time").await?;
            page.wait_for_text("h1", &message("fr", "house", "game-turn-of-time")?)
                .await?;
            page.wait_for(".rules h2#rules-goal").await?;
            assert_ne!(page.text("#rules-goal").await?, "Goal");
            page.goto("#/play/turn-of-time").await?;
            page.wait_for_text("main.table", &message("fr", "table", "hint")?)
                .await
        },
    )
}
