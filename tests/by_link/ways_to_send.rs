//! All ways in which a game gets to a friend, beside the copied link.

use super::{act, start_anna_and_ben};
use harness::play::by_link::{
    address_of, assert_same, clipboard, copy, end_replay, match_count, open, wait_for_board,
};
use harness::play::match_page::{close_sheet, field_value, wait_for_ply};
use harness::play::stored_match;
use harness::{DESKTOP, Driver as _, PHONE, Page, TestResult, json, run, run_two_browsers};

/// Opens the form for links and texts, pastes a text and previews it.
async fn paste(page: &Page, text: &str) -> TestResult {
    open(page, &format!("{}#/open/", page.base_url())).await?;
    page.paste("#import-text", text).await?;
    page.click("#look").await
}

/// The rows of a group in Your games.
async fn group(page: &Page, id: &str) -> TestResult<Vec<String>> {
    page.goto("#/games").await?;
    page.wait_for(".match-row").await?;
    page.texts(&format!("#{id} + .match-list .match-row")).await
}

/// The text at the table does the same as the link, and Your games sends that again.
#[test]
fn what_is_copied_gets_to_a_friend() -> TestResult {
    run_two_browsers("by_link_text", DESKTOP, async |anna, ben| {
        start_anna_and_ben(anna).await?;
        act(anna).await?;
        let table = anna.route().await?;
        assert!(group(anna, "your-turn").await?[0].contains("Not sent to Ben yet"));
        anna.goto(&table).await?;
        anna.click("#send").await?;
        anna.click(".send-page summary").await?;
        // A refusal of the browser is no reason to wait for an answer.
        anna.set_permission("clipboard-write", false).await?;
        for button in ["#copy-link", "#copy-record"] {
            anna.click(button).await?;
            anna.wait_for_text("#send-feedback", "The browser didn't allow that.")
                .await?;
        }
        assert_eq!(anna.count("#sent-at").await?, 0);
        let shown = field_value(anna, "#send-record").await?;
        let record = copy(
            anna,
            "#copy-record",
            "Text copied. Paste it into a message.",
        )
        .await?;
        assert_eq!(record, shown);
        close_sheet(anna).await?;
        anna.wait_for_text("#send", "Send again").await?;
        assert!(group(anna, "waiting").await?[0].contains("Waiting for Ben"));
        anna.click("#waiting + .match-list [aria-label^='Send again Turn of Time']")
            .await?;
        anna.wait_for_text("#sent", "Link copied. Paste it into a message.")
            .await?;
        let again = clipboard(anna).await?;
        anna.goto(&table).await?;
        let sent = address_of(anna, &stored_match(anna).await?)?;
        assert!(again.ends_with(&sent), "{again}");

        paste(ben, &record).await?;
        ben.wait_for_text("#invitation", "Anna invites you").await?;
        ben.click("#who .primary").await?;
        wait_for_board(ben).await?;
        end_replay(ben).await?;
        act(ben).await?;
        ben.click("#send").await?;
        ben.click(".send-page summary").await?;
        let answer = field_value(ben, "#send-record").await?;
        // A known game opens by itself, from a text that a mail program quotes too.
        let quoted: String = answer.lines().map(|line| format!("> {line}\n")).collect();
        paste(anna, &quoted).await?;
        wait_for_board(anna).await?;
        end_replay(anna).await?;
        wait_for_ply(anna, 2, "person").await?;
        assert_eq!(match_count(anna).await?, 1);
        assert_same(&[anna, ben]).await?;
        // The title counts the games that wait for somebody here.
        assert_eq!(group(anna, "your-turn").await?.len(), 1);
        anna.wait_for_script("return document.title.startsWith('(1) ');")
            .await
            .map(|_| ())
    })
}

/// A stand-in for the share sheet of a phone, which people may also close.
const SHARE_SHEET: &str = "window.shared = [];
    Navigator.prototype.share = async (data) => {
        if (window.cancels) throw new DOMException('closed', 'AbortError');
        window.shared.push({ ...data });
    };";

#[test]
fn the_share_sheet_of_the_phone_sends_at_once() -> TestResult {
    run("by_link_share_sheet", PHONE, async |page| {
        page.add_init_script(SHARE_SHEET).await?;
        start_anna_and_ben(page).await?;
        act(page).await?;
        page.script("window.cancels = true;", vec![]).await?;
        page.click("#send").await?;
        // Nothing was sent, so it is still to be undone.
        page.click("#undo").await?;
        wait_for_ply(page, 0, "person").await?;
        act(page).await?;
        page.wait_for_text("#send", "Send to Ben").await?;
        page.script("window.cancels = false;", vec![]).await?;
        page.click("#send").await?;
        page.wait_for_text("#send", "Send again").await?;
        let sent = stored_match(page).await?;
        let text = "Anna invites you to Turn of Time, Ben.";
        let expected = json!([{ "text": text, "url": address_of(page, &sent)? }]);
        page.wait_for_value("return window.shared;", vec![], &expected)
            .await?;
        // The other ways are still offered.
        page.click("#send").await?;
        page.wait_for("#share").await?;
        page.wait_for("#copy-link").await?;
        close_sheet(page).await
    })
}

mod long_run {
    use super::*;

    /// The game as a file, for those whose messenger cuts links.
    #[test]
    fn the_file_does_the_same_as_the_link() -> TestResult {
        run_two_browsers("by_link_file", DESKTOP, async |anna, ben| {
            start_anna_and_ben(anna).await?;
            act(anna).await?;
            anna.click("#send").await?;
            anna.click(".send-page summary").await?;
            let folder = anna.set_download_folder("by_link_file").await?;
            anna.click("#send-file").await?;
            anna.wait_for_text("#send-feedback", "The file is in your downloads")
                .await?;
            let file = anna
                .poll("a downloaded file", async || {
                    let mut files = std::fs::read_dir(&folder)
                        .into_iter()
                        .flatten()
                        .flatten()
                        .map(|entry| entry.path());
                    Ok(files.find(|file| file.extension().is_some_and(|end| end == "wheelhouse")))
                })
                .await?;
            close_sheet(anna).await?;
            anna.wait_for_text("#send", "Send again").await?;
            open(ben, &format!("{}#/open/", ben.base_url())).await?;
            ben.choose_file("#file", &file).await?;
            ben.wait_for_text("#who .primary", "I'm Ben").await?;
            ben.click("#who .primary").await?;
            wait_for_board(ben).await?;
            end_replay(ben).await?;
            wait_for_ply(ben, 1, "person").await?;
            assert_same(&[anna, ben]).await.map(|_| ())
        })
    }
}
