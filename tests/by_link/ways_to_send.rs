//! All ways in which a game gets to a friend, beside the copied link.

use super::{act, start_anna_and_ben};
use harness::play::by_link::{
    address_of, assert_same, copy, end_replay, match_count, open, wait_for_board,
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

#[test]
fn the_text_does_the_same_as_the_link() -> TestResult {
    run_two_browsers("by_link_text", DESKTOP, async |anna, ben| {
        start_anna_and_ben(anna).await?;
        act(anna).await?;
        anna.click("#send").await?;
        anna.click(".send-page summary").await?;
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

        paste(ben, &record).await?;
        ben.wait_for_text("#invitation", "Anna invites you").await?;
        ben.click("#join").await?;
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
        assert_same(&[anna, ben]).await.map(|_| ())
    })
}

#[test]
fn a_code_on_the_screen_counts_as_sent() -> TestResult {
    run("by_link_code", PHONE, async |page| {
        start_anna_and_ben(page).await?;
        act(page).await?;
        page.click("#send").await?;
        page.wait_for_text("#message", "Anna invites you to Turn of Time, Ben.")
            .await?;
        page.click("#show-code").await?;
        page.wait_for(".send-code [aria-label='QR code of the link']")
            .await?;
        page.screenshot("by-link-code-phone").await?;
        page.wait_for_text("#sent-at", "Last sent").await?;
        page.click("#show-code").await?;
        page.wait_until_gone(".send-code").await?;
        close_sheet(page).await?;
        page.wait_for_text("#send", "Send again").await
    })
}

/// A refusal of the browser is no reason to wait for an answer.
#[test]
fn what_the_browser_refuses_is_not_sent() -> TestResult {
    run("by_link_refused", PHONE, async |page| {
        start_anna_and_ben(page).await?;
        act(page).await?;
        page.click("#send").await?;
        page.set_permission("clipboard-write", false).await?;
        for button in ["#copy-link", "#copy-record"] {
            if button == "#copy-record" {
                page.click(".send-page summary").await?;
            }
            page.click(button).await?;
            page.wait_for_text("#send-feedback", "The browser didn't allow that.")
                .await?;
        }
        assert_eq!(page.count("#sent-at").await?, 0);
        close_sheet(page).await?;
        page.wait_for_text("#send", "Send to Ben").await
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
        page.click("#send-ways").await?;
        page.wait_for("#copy-link").await?;
        close_sheet(page).await
    })
}

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
                let files = std::fs::read_dir(&folder).into_iter().flatten().flatten();
                let mut files = files.map(|entry| entry.path());
                Ok(files.find(|file| file.extension().is_some_and(|end| end == "wheelhouse")))
            })
            .await?;
        close_sheet(anna).await?;
        anna.wait_for_text("#send", "Send again").await?;
        open(ben, &format!("{}#/open/", ben.base_url())).await?;
        ben.choose_file("#file", &file).await?;
        ben.wait_for_text("#you-play", "You play Ben.").await?;
        ben.click("#join").await?;
        wait_for_board(ben).await?;
        end_replay(ben).await?;
        wait_for_ply(ben, 1, "person").await?;
        assert_same(&[anna, ben]).await.map(|_| ())
    })
}
