//! A browser that is killed before it has written local storage to the disk. Storage that is denied, full, damaged
//! or of a later version is tested in `src/component_tests/storage.rs`.

use harness::play::match_page::{start_ada_vs_ben, wait_for_ply};
use harness::play::{play_actions, stored_match};
use harness::{DESKTOP, Driver as _, TestResult, run_with_kill};

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
