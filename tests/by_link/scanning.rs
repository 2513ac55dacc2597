//! Two devices at one table: codes on the screens, read with the camera.

use super::{act, start_anna_and_ben};
use harness::play::by_link::{assert_same, end_replay, send, wait_for_board, wait_for_turn};
use harness::{DESKTOP, Driver as _, PHONE, Page, TestResult, json, run, run_two_browsers};

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

#[test]
fn codes_go_back_and_forth() -> TestResult {
    run_two_browsers("by_link_scan", PHONE, async |anna, ben| {
        anna.goto("").await?;
        show_to_camera(anna, "https://example.org/a/menu").await?;
        start_anna_and_ben(anna).await?;
        act(anna).await?;
        let invitation = send(anna).await?;
        ben.goto("").await?;
        show_to_camera(ben, &invitation).await?;
        ben.goto("#/open").await?;
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

#[test]
fn without_a_camera_the_link_has_to_do() -> TestResult {
    run("by_link_no_camera", DESKTOP, async |page| {
        // Without a reader of codes, scanning is not offered.
        page.script("delete window.BarcodeDetector;", vec![])
            .await?;
        page.goto("#/open").await?;
        page.wait_for("#import-text").await?;
        assert_eq!(page.count("#scan").await?, 0);
        // The person does not allow it.
        page.goto("#/settings").await?;
        show_to_camera(page, "").await?;
        page.script(
            "navigator.mediaDevices.getUserMedia = async () => { throw new Error('denied'); };",
            vec![],
        )
        .await?;
        page.goto("#/open").await?;
        page.click("#scan").await?;
        page.wait_for_text("#scan-problem", "Paste the link instead.")
            .await
            .map(|_| ())
    })
}
