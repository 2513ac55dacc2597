//! A game goes to another browser and back: as a link through the clipboard, as a text, and as a file that is
//! downloaded and chosen. What the pages make of what comes is tested in `src/component_tests/links.rs`.

use harness::play::by_link::{allow_clipboard, clipboard, open};
use harness::play::match_page::{open_tab, unfold, wait_for_ply};
use harness::play::{play_actions, start_game, stored_match};
use harness::{DESKTOP, Driver as _, Page, TestResult, run_two_browsers};
use records::{link, text};
use std::fs;
use std::path::PathBuf;

/// Presses a button of the share page that copies something; returns what is in the clipboard then.
async fn copy(page: &Page, button: &str, announced: &str) -> TestResult<String> {
    allow_clipboard(page).await?;
    page.click_button(button).await?;
    page.wait_for_text("#share-feedback", announced).await?;
    clipboard(page).await
}

/// Opens the share page of the match that is open.
async fn open_share_page(page: &Page) -> TestResult {
    open_tab(page, "menu").await?;
    page.click_button("Share").await?;
    page.wait_for("#copy-link").await
}

/// Saves the match of the share page as a file.
async fn save_file(page: &Page) -> TestResult<PathBuf> {
    let folder = page.set_download_folder("links").await?;
    page.click_button("Download file").await?;
    page.poll("a downloaded file", async || {
        let mut files = fs::read_dir(&folder)
            .into_iter()
            .flatten()
            .flatten()
            .map(|entry| entry.path());
        // An incomplete download has another extension.
        Ok(files.find(|file| file.extension().is_some_and(|end| end == "wheelhouse")))
    })
    .await
}

#[test]
fn a_game_reaches_another_browser_as_link_text_and_file() -> TestResult {
    run_two_browsers("links", DESKTOP, async |sender, receiver| {
        start_game(sender, &["human", "human"], &[]).await?;
        play_actions(sender, 3).await?;
        let sent = stored_match(sender).await?;
        open_share_page(sender).await?;
        let address = copy(sender, "Copy link", "Link copied.").await?;
        assert!(address.starts_with(sender.base_url()), "{address}");
        assert_eq!(
            address.rsplit('/').next(),
            link::write(&sent).ok().as_deref()
        );
        unfold(sender, "advanced").await?;
        let record = copy(sender, "Copy text", "Text copied.").await?;
        assert_eq!(record, text::write(&sent));
        let file = save_file(sender).await?;

        // As a file.
        receiver.goto("#/open").await?;
        receiver.choose_file("#file", &file).await?;
        receiver.wait_for_text("#preview", "Turn 4").await?;
        // As a text.
        receiver.forget_everything().await?;
        receiver.goto("#/open").await?;
        receiver.paste("#import-text", &record).await?;
        receiver.click("#look").await?;
        receiver.wait_for_text("#preview", "Turn 4").await?;
        // As a link.
        open(receiver, &address).await?;
        receiver.wait_for_text("#preview", "Turn 4").await?;
        receiver.click_button("Open this game").await?;
        wait_for_ply(receiver, 3, "person").await?;
        play_actions(receiver, 2).await?;
        let answered = stored_match(receiver).await?;
        open_share_page(receiver).await?;
        let answer = copy(receiver, "Copy link", "Link copied.").await?;

        // And back: it continues the stored match.
        open(sender, &answer).await?;
        sender
            .wait_for_text(".notice", "This copy is 2 moves ahead of yours.")
            .await?;
        sender.click_button("Update and continue").await?;
        wait_for_ply(sender, 5, "person").await?;
        assert_eq!(stored_match(sender).await?.entries(), answered.entries());
        Ok(())
    })
}
