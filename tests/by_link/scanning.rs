//! Two devices at one table: codes on the screens, read with the camera.

use super::{act, start_anna_and_ben};
use harness::play::by_link::{assert_same, end_replay, wait_for_board, wait_for_turn};
use harness::play::match_page::close_sheet;
use harness::{Driver as _, PHONE, Page, TestResult, Value, run_two_browsers};

/// A QR code on a screen.
struct Code {
    /// Width and height with the margin, in modules.
    size: Value,
    /// The dark modules, as a path of SVG.
    modules: Value,
}

/// Gives the page a camera, which the browser of the tests lacks. It sees what another page has on its screen.
async fn show_to_camera(page: &Page, seen: &Code) -> TestResult {
    page.script(
        "const [size, modules] = arguments;
         navigator.mediaDevices.getUserMedia = async () => {
             const canvas = document.createElement('canvas');
             canvas.width = canvas.height = size * 5;
             const context = canvas.getContext('2d');
             const draw = () => {
                 context.resetTransform();
                 context.fillStyle = 'white';
                 context.fillRect(0, 0, canvas.width, canvas.height);
                 context.scale(5, 5);
                 context.fillStyle = 'black';
                 context.fill(new Path2D(modules));
             };
             draw();
             // A picture that never changes is not sent.
             setInterval(draw, 50);
             window.camera = canvas.captureStream();
             return window.camera;
         };",
        vec![seen.size.clone(), seen.modules.clone()],
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
async fn show_code(page: &Page) -> TestResult<Code> {
    page.click("#send").await?;
    page.click("#show-code").await?;
    page.wait_for(".send-code [aria-label='QR code of the link']")
        .await?;
    page.screenshot("by-link-code-phone").await?;
    let read = "const code = document.querySelector('.send-code svg');
        return [code.viewBox.baseVal.width, code.querySelector('path').getAttribute('d')];";
    let mut code = page.script(read, vec![]).await?;
    page.wait_for_text("#sent-at", "Last sent").await?;
    page.click("#show-code").await?;
    page.wait_until_gone(".send-code").await?;
    close_sheet(page).await?;
    page.wait_for_text("#send", "Send again").await?;
    Ok(Code {
        size: code[0].take(),
        modules: code[1].take(),
    })
}

#[test]
fn codes_go_back_and_forth() -> TestResult {
    run_two_browsers("by_link_scan", PHONE, async |anna, ben| {
        anna.goto("").await?;
        start_anna_and_ben(anna).await?;
        act(anna).await?;
        let invitation = show_code(anna).await?;
        // There is no camera at first.
        ben.goto("#/open").await?;
        ben.click("#scan").await?;
        ben.wait_for_text("#scan-problem", "Paste the link instead.")
            .await?;
        close_sheet(ben).await?;
        show_to_camera(ben, &invitation).await?;
        ben.click("#scan").await?;
        ben.wait_for_text("#invitation", "Anna invites you").await?;
        assert!(!is_camera_on(ben).await?);
        ben.click("#join").await?;
        wait_for_board(ben).await?;
        end_replay(ben).await?;
        act(ben).await?;
        let answer = show_code(ben).await?;
        show_to_camera(anna, &answer).await?;
        anna.click("#scan").await?;
        anna.wait_for("main.table:not([data-turn='friend'])")
            .await?;
        end_replay(anna).await?;
        wait_for_turn(anna, "person").await?;
        assert_same(&[anna, ben]).await.map(|_| ())
    })
}
