//! Offline use and updates: each test has a server of its own that stops, or whose files change.

use harness::play::{play_actions, start_game, stored_match};
use harness::{
    BASE_PATH, DESKTOP, Driver as _, PHONE, Page, Site, TestError, TestResult, Value, json, run,
    run_with_site,
};
use std::collections::BTreeSet;

/// Waits until the service worker controls the page.
pub async fn wait_for_service_worker(page: &Page) -> TestResult {
    page.wait_for_script("return navigator.serviceWorker.controller?.state === 'activated';")
        .await
        .map(|_| ())
}

/// The files in the caches of this site's versions, oldest first.
pub async fn cached_versions(page: &Page) -> TestResult<Vec<BTreeSet<String>>> {
    let found = page
        .script(
            "return (async () => {
                 const found = [];
                 for (const key of await caches.keys()) {
                     if (!key.startsWith(`wheelhouse:${location.pathname}:`)) continue;
                     const requests = await (await caches.open(key)).keys();
                     found.push(requests.map(({ url }) => url.slice(arguments[0].length)));
                 }
                 return found;
             })();",
            vec![json!(page.base_url())],
        )
        .await?;
    let name = |name: &Value| match name.as_str() {
        Some("") | None => "index.html".to_owned(),
        Some(name) => name.to_owned(),
    };
    Ok(found
        .as_array()
        .into_iter()
        .flatten()
        .map(|names| names.as_array().into_iter().flatten().map(name).collect())
        .collect())
}

/// All files of the site except the service worker, and those of languages that this browser does not ask for.
fn all_files(site: &Site) -> TestResult<BTreeSet<String>> {
    let mut files = site.files()?;
    files.remove("service-worker.js");
    // Only messengers need it.
    files.remove("preview.png");
    // Only stores and install dialogs show them.
    files.retain(|file| !file.starts_with("screenshots/"));
    let is_for = |file: &str, language: &str| file.contains(&format!("/{language}/"));
    files.retain(|file| {
        ["de", "es", "fr"]
            .iter()
            .all(|language| !is_for(file, language))
    });
    Ok(files)
}

async fn assert_works_offline(page: &Page, site: &mut Site) -> TestResult {
    page.goto("").await?;
    wait_for_service_worker(page).await?;
    assert_eq!(cached_versions(page).await?, [all_files(site)?]);
    site.stop();

    page.reload().await?;
    // The bot worker has not been requested before.
    start_game(page, &["human", "novice"], &[]).await?;
    play_actions(page, 2).await?;
    let before = stored_match(page).await?;
    page.reload().await?;
    page.wait_for("main.table").await?;
    play_actions(page, 2).await?;
    assert!(stored_match(page).await?.ply() > before.ply());
    page.client()
        .goto(&format!("{}index.html?from=elsewhere#/", page.base_url()))
        .await?;
    page.wait_ready().await?;
    page.wait_for(".go-on-card").await?;
    Ok(())
}

#[test]
fn the_game_works_offline() -> TestResult {
    run_with_site("offline", PHONE, "/some/path/", async |page, site| {
        assert_works_offline(page, site).await
    })
}

/// Publishes a new build with another page, and renamed files of the program and the bot worker.
fn publish_new_build(site: &Site) -> TestResult {
    site.replace("index.html", "<html ", "<html data-build=new ")?;
    let files = site.files()?;
    let program = files
        .iter()
        .find_map(|file| {
            file.split_once('/')
                .filter(|(folder, _)| folder.starts_with("app-"))
        })
        .map(|(folder, _)| folder)
        .ok_or_else(|| TestError::new("no program"))?;
    site.rename(program, "app-1")?;
    site.replace("index.html", program, "app-1")?;
    let mark = files
        .iter()
        .find_map(|file| {
            let name = file.strip_prefix("bot-worker-")?;
            name.strip_suffix(".js")
        })
        .ok_or_else(|| TestError::new("no bot-worker"))?;
    for end in [".js", "_bg.wasm"] {
        site.rename(
            &format!("bot-worker-{mark}{end}"),
            &format!("bot-worker-new{end}"),
        )?;
    }
    site.replace(
        "index.html",
        &format!("bot-worker-{mark}"),
        "bot-worker-new",
    )?;
    site.publish()
}

async fn check_for_update(page: &Page) -> TestResult {
    let query = "return navigator.serviceWorker.getRegistration()
        .then((registration) => registration.update()).then(() => true);";
    page.script(query, vec![]).await.map(|_| ())
}

const READ_BUILD: &str = "return document.documentElement.dataset.build ?? 'old';";

/// A window with the old version keeps it and finds its files; its notice leads to the new version.
async fn assert_old_window_works(page: &Page) -> TestResult {
    assert_eq!(page.script(READ_BUILD, vec![]).await?, "old");
    page.click("#begin").await?;
    page.wait_for("main.table").await?;
    play_actions(page, 3).await?;
    assert_eq!(page.script(READ_BUILD, vec![]).await?, "old");
    // Its notice still leads to the new version.
    page.click_button("Update now").await?;
    page.wait_for_script("return document.documentElement.dataset.build === 'new';")
        .await?;
    page.wait_ready().await?;
    page.wait_for("main.table").await?;
    Ok(())
}

#[test]
fn an_update_waits_until_it_is_accepted() -> TestResult {
    run_with_site("update", PHONE, BASE_PATH, async |page, site| {
        page.goto("").await?;
        wait_for_service_worker(page).await?;
        let old = all_files(site)?;
        start_game(page, &["human", "human"], &[]).await?;
        play_actions(page, 3).await?;
        check_for_update(page).await?;
        assert_eq!(page.count("#update button").await?, 0);

        publish_new_build(site)?;
        let new = all_files(site)?;
        check_for_update(page).await?;
        page.wait_for_text("#update", "A new version").await?;
        // The notice does not take the focus.
        let focus = "return document.activeElement.closest('#update') === null;";
        assert_eq!(page.script(focus, vec![]).await?, true);
        page.screenshot_colour_schemes("update").await?;
        page.set_viewport(PHONE).await?;
        assert_eq!(page.script(READ_BUILD, vec![]).await?, "old");
        play_actions(page, 1).await?;
        let route = page.route().await?;

        page.click_button("Later").await?;
        check_for_update(page).await?;
        assert_eq!(page.count("#update button").await?, 0);
        play_actions(page, 1).await?;

        // A reload still shows the old version, and the notice again.
        page.reload().await?;
        assert_eq!(page.script(READ_BUILD, vec![]).await?, "old");
        page.wait_for("main.table[data-ply='5']").await?;
        page.wait_for_text("#update", "A new version").await?;
        assert_eq!(cached_versions(page).await?, [old.clone(), new.clone()]);

        // Another window is about to start a game against a bot.
        let first = page.client().window().await?;
        let second = page.new_window().await?;
        page.goto("#/new/turn-of-time").await?;
        page.click("input[name='players'][value='2']").await?;
        page.click("select[name='player-2'] option[value='novice']")
            .await?;

        page.client().switch_to_window(first.clone()).await?;
        page.click_button("Update now").await?;
        page.wait_for_script("return document.documentElement.dataset.build === 'new';")
            .await?;
        page.wait_ready().await?;
        assert_eq!(page.route().await?, route);
        page.wait_for("main.table[data-ply='5']").await?;
        assert_eq!(page.count("#update button").await?, 0);
        play_actions(page, 1).await?;

        page.client().switch_to_window(second).await?;
        assert_old_window_works(page).await?;

        // The old version is deleted when no window uses it.
        page.client().close_window().await?;
        page.client().switch_to_window(first).await?;
        page.client().goto("about:blank").await?;
        page.goto("").await?;
        page.poll("the old version to be deleted", async || {
            let keys = page
                .client()
                .execute("return caches.keys().then((keys) => keys.length);", vec![])
                .await?;
            Ok((keys == 1).then_some(()))
        })
        .await?;
        assert_eq!(cached_versions(page).await?, [new]);
        Ok(())
    })
}

/// An inconsistent version is rejected: some hosts mix files of two versions while they are being
/// copied.
#[test]
fn an_inconsistent_update_is_rejected() -> TestResult {
    run_with_site("mixed_update", DESKTOP, BASE_PATH, async |page, site| {
        page.goto("").await?;
        wait_for_service_worker(page).await?;
        let old = all_files(site)?;
        publish_new_build(site)?;
        site.replace("index.html", "data-build=new", "data-build=other")?;
        let query = "return navigator.serviceWorker.getRegistration()
            .then((registration) => registration.update())
            .then(({ installing }) => new Promise((resolve) => {
                const onChange = () => resolve(installing.state);
                installing.addEventListener('statechange', onChange);
            }));";
        page.expect_console_message("integrity");
        assert_eq!(page.script(query, vec![]).await?, "redundant");
        page.reload().await?;
        assert_eq!(page.script(READ_BUILD, vec![]).await?, "old");
        assert_eq!(page.count("#update button").await?, 0);
        assert!(cached_versions(page).await?.contains(&old));
        Ok(())
    })
}

/// A host that changes a file: the page works, and the settings say that it does not work offline.
#[test]
fn a_host_that_changes_files_is_told() -> TestResult {
    run_with_site("changed_by_host", DESKTOP, BASE_PATH, async |page, site| {
        site.replace("index.html", "</body>", "<!-- from the host --></body>")?;
        page.expect_console_message("integrity");
        page.goto("#/settings").await?;
        page.wait_for_text("#offline-state", "does not work offline here")
            .await?;
        start_game(page, &["human", "human"], &[]).await?;
        play_actions(page, 1).await
    })
}

/// The app works in browsers that lack or deny service workers.
#[test]
fn the_app_works_without_service_workers() -> TestResult {
    for (name, deny) in [
        ("unknown", "delete Navigator.prototype.serviceWorker;"),
        (
            "denied",
            "Navigator.prototype.__defineGetter__('serviceWorker', () => {
                 throw new DOMException('denied', 'SecurityError');
             });",
        ),
        (
            "refused",
            "ServiceWorkerContainer.prototype.register =
                 () => Promise.reject(new DOMException('denied', 'SecurityError'));",
        ),
    ] {
        run(name, DESKTOP, async |page| {
            page.add_init_script(deny).await?;
            page.goto("").await?;
            start_game(page, &["human", "novice"], &[]).await?;
            play_actions(page, 1).await?;
            page.reload().await?;
            assert_eq!(page.count("#update button").await?, 0);
            Ok(())
        })?;
    }
    Ok(())
}

#[test]
fn the_app_can_be_installed() -> TestResult {
    run_with_site("install", DESKTOP, "/some/path/", async |page, site| {
        page.goto("").await?;
        wait_for_service_worker(page).await?;
        let manifest = page.devtools("Page.getAppManifest", json!({})).await?;
        assert_eq!(manifest["errors"], json!([]));
        assert_eq!(
            manifest["url"],
            format!("{}wheelhouse.webmanifest", page.base_url())
        );
        let shown: Value = parse_json(&site.read("wheelhouse.webmanifest")?)?;
        assert_eq!(shown["start_url"], "./");
        let icons = shown["icons"].as_array().cloned().unwrap_or_default();
        assert!(icons.iter().any(|icon| icon["purpose"] == "maskable"));
        for icon in &icons {
            let size = page
                .script(
                    "const icon = new Image();
                     icon.src = arguments[0];
                     return icon.decode().then(() => [icon.naturalWidth, icon.naturalHeight]);",
                    vec![icon["src"].clone()],
                )
                .await?;
            if let Some((width, height)) = icon["sizes"].as_str().and_then(|s| s.split_once('x')) {
                assert_eq!(format!("[{width},{height}]"), size.to_string(), "{icon}");
            }
        }
        let errors = page
            .devtools("Page.getInstallabilityErrors", json!({}))
            .await?;
        assert_eq!(errors["installabilityErrors"], json!([]));
        Ok(())
    })
}

fn parse_json(text: &str) -> TestResult<Value> {
    text.parse()
        .map_err(|error| TestError::new(format!("invalid JSON: {error}")))
}

mod long_run {
    use super::*;

    #[test]
    fn the_game_works_offline_at_the_root() -> TestResult {
        run_with_site("offline-top", DESKTOP, "/", async |page, site| {
            assert_works_offline(page, site).await
        })
    }

    /// "Reload without cache" deletes the caches of this site only, and caches the site again.
    #[test]
    fn reload_without_cache_keeps_other_caches() -> TestResult {
        run_with_site("cache_reload", DESKTOP, BASE_PATH, async |page, site| {
            page.goto("").await?;
            wait_for_service_worker(page).await?;
            let other_entries = ["other:1", "wheelhouse:/elsewhere/:1", "wheelhouse-too"];
            page.script(
                "return Promise.all(arguments[0].map((name) => caches.open(name)))
                     .then(() => true);",
                vec![json!(other_entries)],
            )
            .await?;
            start_game(page, &["human", "human"], &[]).await?;
            play_actions(page, 2).await?;
            page.expect_console_message("stopped by a test");
            page.script(
                "dispatchEvent(new ErrorEvent('error', {
                     error: new WebAssembly.RuntimeError('stopped by a test'),
                 }));",
                vec![],
            )
            .await?;
            page.wait_for_text("#failure", "stopped by a test").await?;
            publish_new_build(site)?;
            // Files of the old version are requested too.
            page.expect_console_message("404");
            page.click_button("Reload without cache").await?;
            page.wait_for_script("return document.documentElement.dataset.build === 'new';")
                .await?;
            page.wait_ready().await?;
            page.wait_for("main.table[data-ply='2']").await?;
            wait_for_service_worker(page).await?;
            assert_eq!(cached_versions(page).await?, [all_files(site)?]);
            let keys = page.script("return caches.keys();", vec![]).await?;
            for other in other_entries {
                let keys = keys.as_array().map_or(&[][..], Vec::as_slice);
                assert!(keys.contains(&json!(other)), "{other}: {keys:?}");
            }
            Ok(())
        })
    }
}
