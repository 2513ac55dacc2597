//! Two devices at one table: codes on the screens, read with the camera.

use super::{act, start_anna_and_ben};
use crate::offline::wait_for_service_worker;
use harness::play::by_link::{assert_same, end_replay, wait_for_board, wait_for_turn};
use harness::play::match_page::close_sheet;
use harness::{Driver as _, PHONE, Page, TestResult, Value, run_two_browsers, run_with_site};

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

/// Waits until the camera is off: the scanner goes a moment after what it has found is shown.
async fn wait_for_camera_off(page: &Page) -> TestResult {
    let off = "return window.camera.getTracks().every((track) => track.readyState === 'ended');";
    page.wait_for_script(off).await.map(|_| ())
}

/// Shows the code of the game, and confirms that it was scanned.
async fn show_code(page: &Page) -> TestResult<Code> {
    page.click("#send").await?;
    page.click("#show-code").await?;
    page.wait_for(".send-code [aria-label='QR code of the link']")
        .await?;
    page.screenshot("by-link-code-phone").await?;
    let read = "const code = document.querySelector('.send-code svg');
        return [code.viewBox.baseVal.width, code.querySelector('path').getAttribute('d')];";
    let mut code = page.script(read, vec![]).await?;
    // Nobody may have seen it.
    page.click("#show-code").await?;
    page.wait_until_gone(".send-code").await?;
    assert_eq!(page.count("#sent-at").await?, 0);
    page.click("#show-code").await?;
    page.click("#code-taken").await?;
    page.wait_for_text("#sent-at", "Last sent").await?;
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
        wait_for_camera_off(ben).await?;
        ben.click("#who .primary").await?;
        wait_for_board(ben).await?;
        end_replay(ben).await?;
        act(ben).await?;
        let answer = show_code(ben).await?;
        show_to_camera(anna, &answer).await?;
        anna.click("#reply").await?;
        anna.click("#scan").await?;
        anna.wait_for("main.table:not([data-turn='friend'])")
            .await?;
        end_replay(anna).await?;
        wait_for_turn(anna, "person").await?;
        assert_same(&[anna, ben]).await.map(|_| ())
    })
}

/// Chooses a photo of a code, which was taken by hand from a screen in the dark.
async fn choose_photo(page: &Page, seen: &Code) -> TestResult {
    page.script(
        "const [size, modules] = arguments;
         const canvas = document.createElement('canvas');
         canvas.width = 1280;
         canvas.height = 960;
         const context = canvas.getContext('2d');
         context.fillStyle = '#222';
         context.fillRect(0, 0, canvas.width, canvas.height);
         context.filter = 'blur(1px) invert(1)';
         context.translate(640, 480);
         context.rotate(0.15);
         context.scale(640 / size, 640 / size);
         context.translate(-size / 2, -size / 2);
         context.fillStyle = '#ccc';
         context.fillRect(0, 0, size, size);
         context.fillStyle = '#333';
         context.fill(new Path2D(modules));
         return new Promise((done) => canvas.toBlob((blob) => {
             const files = new DataTransfer();
             files.items.add(new File([blob], 'photo.jpg', { type: blob.type }));
             const field = document.getElementById('file');
             field.files = files.files;
             field.dispatchEvent(new Event('change', { bubbles: true }));
             done(true);
         }, 'image/jpeg', 0.8));",
        vec![seen.size.clone(), seen.modules.clone()],
    )
    .await
    .map(|_| ())
}

/// The reader is fetched with the copy for offline use, not with the page.
#[test]
fn a_photo_is_read_offline() -> TestResult {
    run_with_site("by_link_photo", PHONE, "/some/path/", async |page, site| {
        page.goto("").await?;
        wait_for_service_worker(page).await?;
        start_anna_and_ben(page).await?;
        act(page).await?;
        let table = page.route().await?;
        let invitation = show_code(page).await?;
        page.goto("#/open").await?;
        let loaded = page.loaded_files().await?;
        assert!(!loaded.iter().any(|file| file.contains("code-reader")));
        site.stop();
        page.wait_for("#import-text").await?;
        choose_photo(page, &invitation).await?;
        // It is the game that is known.
        page.wait_for("main.table").await?;
        assert_eq!(page.route().await?, table);
        Ok(())
    })
}
