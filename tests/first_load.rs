//! The first visit: the page loads below a path and under its content security policy.

use harness::{
    BASE_PATH, DESKTOP, Driver as _, PHONE, TestResult, json, run, run_with_site, transfer_sizes,
};
use std::io::{Write as _, stdout};

#[test]
fn the_page_loads() -> TestResult {
    run("first_load", DESKTOP, async |page| {
        page.goto("").await?;
        let files = page.loaded_files().await?;
        for part in ["index.html", "boot.js", ".css", ".js", ".wasm", ".woff2"] {
            assert!(
                files.iter().any(|file| file.ends_with(part)),
                "no {part} in {files:?}"
            );
        }
        let transfers = transfer_sizes(&files)?;
        let sum: usize = transfers.iter().map(|transfer| transfer.bytes).sum();
        // Printed in every run; the output of `println!` is captured unless a test fails.
        let mut out = stdout().lock();
        for transfer in &transfers {
            writeln!(out, "{:>8}  {}", transfer.bytes, transfer.file)?;
        }
        writeln!(out, "{sum:>8}  bytes of a first visit, gzip -9")?;
        Ok(())
    })
}

#[test]
fn the_content_security_policy_is_enforced() -> TestResult {
    run("policy", DESKTOP, async |page| {
        page.goto("").await?;
        page.expect_console_message("Content Security Policy");
        let results = page
            .script(
                "const inline = document.createElement('script');
                 inline.textContent = 'window.inline = true';
                 document.head.append(inline);
                 document.body.setAttribute('style', 'color: red');
                 return [window.inline ?? null, document.body.style.color];",
                vec![],
            )
            .await?;
        assert_eq!(results, json!([null, ""]));
        let other_origin = page
            .script("return fetch('http://localhost:1/').catch(String);", vec![])
            .await?;
        assert_eq!(other_origin, "TypeError: Failed to fetch");
        let shown = page.console_messages().await?;
        assert!(
            shown
                .iter()
                .filter(|text| text.contains("Content Security Policy"))
                .count()
                >= 3,
            "{shown:?}"
        );
        Ok(())
    })
}

/// The home page is painted before the program is there: a link pressed meanwhile is followed.
#[test]
fn a_link_that_is_followed_while_the_app_starts_is_not_lost() -> TestResult {
    run("early_link", PHONE, async |page| {
        // The journal is the last that the app opens before it shows a page.
        page.add_init_script(
            "const { open } = IDBFactory.prototype;
             IDBFactory.prototype.open = function (...options) {
                 location.hash = '#/about';
                 return open.apply(this, options);
             };",
        )
        .await?;
        page.client().goto(page.base_url()).await?;
        page.wait_for_text("h1", "About Wheelhouse").await
    })
}

#[test]
fn a_failed_start_is_reported_and_can_be_repeated() -> TestResult {
    run("cannot_start", PHONE, async |page| {
        page.expect_console_message("Failed to fetch");
        page.expect_console_message("ERR_BLOCKED_BY_CLIENT");
        page.devtools("Network.enable", json!({})).await?;
        page.devtools("Network.setBlockedURLs", json!({ "urls": ["*.wasm"] }))
            .await?;
        page.client().goto(page.base_url()).await?;
        page.wait_for_text("#failure", "could not start").await?;
        page.wait_for_text("#failure", "Part of the game did not load")
            .await?;
        assert!(page.goto("").await.is_err());
        page.screenshot("cannot-start-phone").await?;

        page.devtools("Network.setBlockedURLs", json!({ "urls": [] }))
            .await?;
        page.click_button("Reload without cache").await?;
        page.wait_for_script("return 'ready' in document.documentElement.dataset;")
            .await?;
        assert_eq!(page.count("#failure:not([hidden])").await?, 0);
        Ok(())
    })
}

#[test]
fn what_keeps_the_app_from_starting_is_named() -> TestResult {
    run("obstacles", PHONE, async |page| {
        page.expect_console_message("file:");
        let opened = concat!("file://", env!("CARGO_MANIFEST_DIR"), "/../dist/index.html");
        page.client().goto(opened).await?;
        page.wait_for_text("#failure", "opened as a file").await?;
        page.screenshot("opened-as-a-file-phone").await?;

        page.add_init_script("delete self.WebAssembly;").await?;
        page.client().goto(page.base_url()).await?;
        page.wait_for_text("#failure", "WebAssembly is switched off")
            .await?;
        assert_eq!(page.count("#app:not([hidden]), #failure [role='alert']:not([hidden]) ~ [role='alert']:not([hidden])").await?, 0);
        Ok(())
    })
}

/// As extensions and networks add to a page's policy.
#[test]
fn a_policy_that_forbids_the_program_is_named() -> TestResult {
    run_with_site("policy", PHONE, BASE_PATH, async |page, site| {
        site.replace("index.html", " 'wasm-unsafe-eval'", "")?;
        page.expect_console_message("Content Security Policy");
        page.client().goto(page.base_url()).await?;
        page.wait_for_text("#failure", "Something is blocking the game")
            .await
    })
}

#[test]
fn the_worker_rejects_other_than_plain_file_names() -> TestResult {
    run("worker_names", DESKTOP, async |page| {
        page.goto("").await?;
        for query in [
            "",
            "?js=x.js",
            "?js=//localhost/x.js&wasm=x.wasm",
            "?js=../x.js&wasm=x.wasm",
            "?js=x.mjs",
        ] {
            let answer = page
                .script(
                    "return new Promise((resolve) => {
                         const worker = new Worker('worker.js' + arguments[0], { type: 'module' });
                         worker.onmessage = ({ data }) => resolve(data.failed);
                         worker.onerror = () => resolve('error');
                     });",
                    vec![json!(query)],
                )
                .await?;
            let text = answer.as_str().unwrap_or_default();
            if query == "?js=x.js" {
                // A plain file name is loaded.
                assert!(text.contains("Failed to fetch"), "{query}: {text}");
            } else {
                assert!(text.contains("not the name of a"), "{query}: {text}");
            }
        }
        Ok(())
    })
}

/// Home needs neither tables nor other pages; they are there when they are asked for.
#[test]
fn the_parts_of_the_program_come_when_they_are_needed() -> TestResult {
    run("parts", DESKTOP, async |page| {
        let parts = async || -> TestResult<Vec<String>> {
            let files = page.loaded_files().await?;
            let names = files.iter().filter_map(|file| file.rsplit('/').next());
            Ok(names
                .filter(|name| name.starts_with("split_"))
                .map(ToOwned::to_owned)
                .collect())
        };
        // Until somebody wants it or the page is at rest.
        page.add_init_script("globalThis.setTimeout = new Proxy(setTimeout, { apply: (timeout, self, [act, ms]) => timeout(act, ms === 1500 ? 1e9 : ms) });")
            .await?;
        page.goto("").await?;
        assert!(parts().await?.is_empty());
        page.goto("#/play/turn-of-time").await?;
        page.wait_for("main.table").await?;
        assert_eq!(parts().await?, ["split_table.wasm"]);
        page.click("#tab-history").await?;
        page.wait_for(".history").await?;
        assert_eq!(parts().await?, ["split_later.wasm", "split_table.wasm"]);
        page.goto("#/settings").await?;
        page.wait_for_text("h1", "Settings").await?;
        let all = ["split_later.wasm", "split_pages.wasm", "split_table.wasm"];
        assert_eq!(parts().await?, all);
        Ok(())
    })
}

/// A part that does not come is named; it is tried again when the reader asks for it, and by itself.
#[test]
fn a_part_that_does_not_come_is_tried_again() -> TestResult {
    run("missing_part", PHONE, async |page| {
        page.expect_console_message("Failed to fetch");
        page.expect_console_message("ERR_BLOCKED_BY_CLIENT");
        page.expect_console_message("preload");
        page.devtools("Network.enable", json!({})).await?;
        let block = async |urls: &[&str]| {
            page.devtools("Network.setBlockedURLs", json!({ "urls": urls }))
                .await
        };
        block(&["*/split_*.wasm"]).await?;
        page.goto("").await?;
        page.click(".game-card.turn-of-time .game-card-play, .game-card-play")
            .await?;
        page.wait_for_text("#part-missing", "could not be loaded")
            .await?;
        page.screenshot_colour_schemes("missing-part").await?;
        page.set_viewport(PHONE).await?;
        page.click_button("Try again").await?;
        page.wait_for("main.loading, #part-missing").await?;
        page.wait_for("#part-missing").await?;
        // The home page is still there.
        page.click(".top-home").await?;
        page.wait_for(".home").await?;
        page.script("history.back();", vec![]).await?;
        page.wait_for("#part-missing").await?;

        // A table can be played before the rest of it is there.
        block(&["*/split_later.wasm"]).await?;
        page.script("dispatchEvent(new Event('online'));", vec![])
            .await?;
        page.wait_for("main.table").await?;
        page.click("#show-history").await?;
        page.wait_for_text("dialog #part-missing", "could not be loaded")
            .await?;
        page.screenshot_colour_schemes("missing-history").await?;
        page.set_viewport(PHONE).await?;
        block(&[]).await?;
        page.click_button("Try again").await?;
        page.wait_for("dialog .history").await?;

        // A link that is opened directly, by the button.
        block(&["*/split_pages.wasm"]).await?;
        page.client()
            .goto(&format!("{}?again#/settings", page.base_url()))
            .await?;
        page.wait_for("#part-missing").await?;
        block(&[]).await?;
        page.click_button("Try again").await?;
        page.wait_for_text("h1", "Settings").await
    })
}
