//! Two devices at one table: codes on the screens, read with the camera.

use super::{act, start_anna_and_ben};
use harness::play::by_link::{
    address_of, assert_same, end_replay, send, wait_for_board, wait_for_turn,
};
use harness::play::match_page::close_sheet;
use harness::play::stored_match;
use harness::{Driver as _, PHONE, Page, TestResult, json, run_two_browsers};

/// Gives the page a camera and a reader of codes, which sees this text. The browser of the tests
/// has neither.
async fn show_to_camera(page: &Page, text: &str) -> TestResult {
    page.script(
        "window.seenByCamera = arguments[0];
         window.BarcodeDetector = class {
             async detect(video) {
                 return video.videoWidth > 0 ? [{ rawValue: window.seenByCamera }] : [];
             }
         };
         navigator.mediaDevices.getUserMedia = async () => {
             const canvas = document.createElement('canvas');
             canvas.getContext('2d').fillRect(0, 0, 9, 9);
             window.camera = canvas.captureStream();
             return window.camera;
         };",
        vec![json!(text)],
    )
    .await
    .map(|_| ())
}

/// Whether the camera is still on.
async fn is_camera_on(page: &Page) -> TestResult<bool> {
    let on = "return window.camera.getTracks().some((track) => track.readyState === 'live');";
    Ok(page.script(on, vec![]).await?.as_bool().unwrap_or(false))
}

/// Shows the code of the game, which counts as sending it.
async fn show_code(page: &Page) -> TestResult {
    page.click("#send").await?;
    page.click("#show-code").await?;
    page.wait_for(".send-code [aria-label='QR code of the link']")
        .await?;
    page.screenshot("by-link-code-phone").await?;
    page.wait_for_text("#sent-at", "Last sent").await?;
    page.click("#show-code").await?;
    page.wait_until_gone(".send-code").await?;
    close_sheet(page).await?;
    page.wait_for_text("#send", "Send again").await.map(|_| ())
}

#[test]
fn codes_go_back_and_forth() -> TestResult {
    run_two_browsers("by_link_scan", PHONE, async |anna, ben| {
        anna.goto("").await?;
        show_to_camera(anna, "https://example.org/a/menu").await?;
        start_anna_and_ben(anna).await?;
        act(anna).await?;
        show_code(anna).await?;
        let invitation = address_of(anna, &stored_match(anna).await?)?;
        // Without a reader of codes, scanning is not offered.
        ben.script("delete window.BarcodeDetector;", vec![]).await?;
        ben.goto("#/open").await?;
        ben.wait_for("#import-text").await?;
        assert_eq!(ben.count("#scan").await?, 0);
        // The person does not allow it at first.
        ben.goto("").await?;
        show_to_camera(ben, &invitation).await?;
        ben.script(
            "window.allowed = navigator.mediaDevices.getUserMedia;
             navigator.mediaDevices.getUserMedia = async () => { throw new Error('denied'); };",
            vec![],
        )
        .await?;
        ben.goto("#/open").await?;
        ben.click("#scan").await?;
        ben.wait_for_text("#scan-problem", "Paste the link instead.")
            .await?;
        close_sheet(ben).await?;
        ben.script(
            "navigator.mediaDevices.getUserMedia = window.allowed;",
            vec![],
        )
        .await?;
        ben.click("#scan").await?;
        ben.wait_for_text("#invitation", "Anna invites you").await?;
        assert!(!is_camera_on(ben).await?);
        ben.click("#join").await?;
        wait_for_board(ben).await?;
        end_replay(ben).await?;
        act(ben).await?;
        let answer = send(ben).await?;
        anna.click("#scan").await?;
        anna.wait_for_text("#scan-problem", "That code isn't a Wheelhouse game.")
            .await?;
        show_to_camera(anna, &answer).await?;
        anna.wait_for("main.table:not([data-turn='friend'])")
            .await?;
        end_replay(anna).await?;
        wait_for_turn(anna, "person").await?;
        assert_same(&[anna, ben]).await.map(|_| ())
    })
}
