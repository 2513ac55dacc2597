//! Offline use and updates.

use harness::play::{play_actions, start_game, stored_match};
use harness::{Browser, Driver as _, Page, TestResult, run_with_site_in};

/// Waits until the service worker controls the page, with all files at hand.
async fn wait_for_service_worker(page: &Page) -> TestResult {
    page.wait_for_script("return navigator.serviceWorker.controller?.state === 'activated';")
        .await
        .map(|_| ())
}

/// With the server stopped, the page is loaded again, and a bot plays, whose worker has not been
/// requested before.
pub fn the_game_works_offline(browser: Browser) -> TestResult {
    run_with_site_in(browser, "three_offline", async |page, site| {
        page.goto("").await?;
        wait_for_service_worker(page).await?;
        site.stop();
        page.reload().await?;
        start_game(page, &["human", "beginner"], &[]).await?;
        play_actions(page, 2).await?;
        let before = stored_match(page).await?;
        page.reload().await?;
        page.wait_for("main.table").await?;
        play_actions(page, 1).await?;
        assert!(stored_match(page).await?.ply() > before.ply());
        Ok(())
    })
}

const READ_BUILD: &str = "return document.documentElement.dataset.build ?? 'old';";

const CHECK_FOR_UPDATE: &str = "return navigator.serviceWorker.getRegistration()
    .then((registration) => registration.update()).then(() => true);";

/// A new version is offered, waits during play and a reload, and comes with the next click.
pub fn an_update_waits_until_it_is_accepted(browser: Browser) -> TestResult {
    run_with_site_in(browser, "three_update", async |page, site| {
        page.goto("").await?;
        wait_for_service_worker(page).await?;
        start_game(page, &["human", "human"], &[]).await?;
        play_actions(page, 1).await?;
        site.replace("index.html", "<html ", "<html data-build=new ")?;
        site.publish()?;
        page.script(CHECK_FOR_UPDATE, vec![]).await?;
        page.wait_for_text("#update", "A new version").await?;
        play_actions(page, 1).await?;
        page.reload().await?;
        assert_eq!(page.script(READ_BUILD, vec![]).await?, "old");
        page.wait_for("main.table[data-ply='2']").await?;
        page.wait_for_text("#update", "A new version").await?;
        page.click_button("Update now").await?;
        page.wait_for_script("return document.documentElement.dataset.build === 'new';")
            .await?;
        page.wait_ready().await?;
        page.wait_for("main.table[data-ply='2']").await?;
        play_actions(page, 1).await?;
        assert_eq!(page.count("#update button").await?, 0);
        Ok(())
    })
}
