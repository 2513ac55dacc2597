//! Pictures of positions: what is saved stands on its own.

use harness::play::fixtures::{open_link, recorded_match};
use harness::play::match_page::{close_sheet, open_tab};
use harness::play::{turn_of_time, wheel_of_fortune, wheels_of_time, world_wonders};
use harness::{DESKTOP, Driver as _, Key, PHONE, Page, TestError, TestResult, Value, json, run};
use records::Match;
use std::fs;
use std::path::{Path, PathBuf};

/// The longest side of a PNG, in pixels.
const LONGEST: u32 = 2048;

/// What is wrong with an SVG, and how many colours it has when it is drawn on a canvas.
const CHECK_SVG: &str = "const [text] = arguments;
    // The policy of the page forbids styles in documents that it parses itself.
    const document = new DOMParser().parseFromString(text.replaceAll(' style=', ' data-style='), 'image/svg+xml');
    const wrong = [];
    if (document.querySelector('parsererror')) wrong.push('it cannot be parsed');
    for (const part of ['<use', 'class=', 'var(', 'NaN', 'undefined', 'light-dark', 'color-mix', 'oklab']) {
        if (text.includes(part)) wrong.push(`it contains ${part}`);
    }
    for (const [, id] of text.matchAll(/url\\(#([^)]+)\\)/g)) {
        if (!document.getElementById(id)) wrong.push(`${id} is missing`);
    }
    for (const [, place] of text.matchAll(/(?:href|src)=\"([^\"]*)\"/g)) wrong.push(`it needs ${place}`);
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
    return image.decode().then(() => {
        const canvas = window.document.createElement('canvas');
        [canvas.width, canvas.height] = [image.width, image.height];
        const context = canvas.getContext('2d');
        context.drawImage(image, 0, 0, canvas.width, canvas.height);
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
        const colours = new Set();
        let see_through = 0;
        for (let at = 0; at < data.length; at += 4) {
            colours.add(data[at] >> 3 << 10 | data[at + 1] >> 3 << 5 | data[at + 2] >> 3);
            if (data[at + 3] < 255) see_through += 1;
        }
        if (see_through > 0) wrong.push(`${see_through} pixels are transparent`);
        const drawings = document.querySelectorAll(':root > g > svg').length;
        return { wrong, drawings, colours: colours.size, width: image.width, height: image.height };
    });";

/// Opens the picture and waits until it can be saved.
async fn open_picture(page: &Page) -> TestResult {
    open_tab(page, "menu").await?;
    page.click("#show-picture").await?;
    page.wait_for("#save-png:not([disabled])").await?;
    page.wait_for("#save-svg:not([disabled])").await?;
    Ok(())
}

/// Presses a button and waits for the complete downloaded file.
async fn save(page: &Page, button: &str, folder: &Path, extension: &str) -> TestResult<PathBuf> {
    page.click(button).await?;
    page.wait_for_text("#picture-feedback", "The picture is in your downloads.")
        .await?;
    page.poll("a downloaded file", async || {
        let mut files = fs::read_dir(folder)
            .into_iter()
            .flatten()
            .flatten()
            .map(|entry| entry.path());
        // An incomplete download has another extension.
        Ok(files.find(|file| file.extension().is_some_and(|end| end == extension)))
    })
    .await
}

fn number(value: &Value, name: &str) -> f64 {
    value[name].as_f64().unwrap_or_default()
}

/// Width and height of a PNG.
fn png_size(bytes: &[u8]) -> TestResult<(u32, u32)> {
    let not_png = || TestError::new("not a PNG");
    if !bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        return Err(not_png());
    }
    let side = |from: usize| {
        let bytes = bytes.get(from..from + 4)?;
        Some(u32::from_be_bytes(bytes.try_into().ok()?))
    };
    side(16).zip(side(20)).ok_or_else(not_png)
}

/// Saves the picture of a recorded match at its end, light and dark, without a network.
async fn assert_saved(page: &Page, record: &str, drawings: usize) -> TestResult {
    let played = recorded_match(record)?;
    open_link(page, &played).await?;
    page.set_offline(true).await?;
    let light = assert_saved_once(page, &played, drawings).await?;
    page.set_dark_mode(true).await?;
    let dark = assert_saved_once(page, &played, drawings).await?;
    assert_ne!(light, dark, "a picture looks as the table does");
    page.set_offline(false).await
}

/// Saves the picture of the shown match and checks both files; returns the SVG.
async fn assert_saved_once(page: &Page, played: &Match, drawings: usize) -> TestResult<String> {
    let game = played.setup().game().id();
    let folder = page
        .set_download_folder(&format!("pictures-{game}-{}", played.ply()))
        .await?;
    open_picture(page).await?;
    page.screenshot(&format!("picture-{game}")).await?;
    let svg = save(page, "#save-svg", &folder, "svg").await?;
    let png = save(page, "#save-png", &folder, "png").await?;
    // Named after the game, the number of the match and the ply.
    let route = page.route().await?;
    let number_of_match = route.rsplit('/').next().unwrap_or_default();
    let stem = format!("{game}-{number_of_match}-{}", played.ply());
    for file in [&svg, &png] {
        let name = file.file_stem().map(|name| name.to_string_lossy());
        assert_eq!(name.as_deref(), Some(stem.as_str()));
    }

    let text = fs::read_to_string(&svg)?;
    assert!(text.len() < 2_000_000, "{} bytes", text.len());
    let found = page.script(CHECK_SVG, vec![json!(text)]).await?;
    assert_eq!(found["wrong"], json!([]), "{game}");
    assert_eq!(found["drawings"], json!(drawings), "{game}");
    // One without its gradients, pieces or tiles has fewer.
    assert!(number(&found, "colours") > 500.0, "{game}: {found}");

    let (width, height) = png_size(&fs::read(&png)?)?;
    let svg_size = ["width", "height"].map(|side| number(&found, side));
    let half_png_size = [width, height].map(|side| f64::from(side) / 2.0);
    assert_eq!(half_png_size, svg_size, "{game}");
    assert_eq!(width.max(height), LONGEST, "{game}");
    close_sheet(page).await?;
    Ok(text)
}

macro_rules! picture_tests {
    ($($name:ident: $record:expr, $drawings:expr;)*) => {
        $(#[test]
        fn $name() -> TestResult {
            run(stringify!($name), DESKTOP, async |page| {
                assert_saved(page, $record, $drawings).await
            })
        })*
    };
}

/// Black wins with a piece of each kind on the wheel.
const ARGONAUTS_WHEEL: &str =
    include_str!("../crates/records/tests/fixtures/argonauts-wheel-2-cone-alone.txt");

// The records, and the number of drawings that stand side by side.
picture_tests! {
    world_wonders_can_be_saved_as_a_picture: world_wonders::TWO, 1;
}

mod long_run {
    use super::*;

    picture_tests! {
        turn_of_time_can_be_saved_as_a_picture: turn_of_time::TWO, 1;
        argonauts_wheel_can_be_saved_as_a_picture: ARGONAUTS_WHEEL, 1;
        wheels_of_time_can_be_saved_as_a_picture: wheels_of_time::DUEL, 1;
        wheel_of_fortune_can_be_saved_as_a_picture: wheel_of_fortune::PLAGUE, 1;
        wheel_beside_the_board_is_in_the_picture: wheel_of_fortune::WHEEL_BESIDE, 2;
    }
}

/// A browser that can share files, and what it was given.
const SHARE_FILES: &str = "navigator.canShare = ({ files }) => files?.length === 1;
    navigator.share = async ({ files: [{ name, type, size }] }) => {
        window.shared = [name, type, size > 10_000];
    };";

#[test]
fn a_picture_is_shared_as_a_file() -> TestResult {
    run("picture_shared", DESKTOP, async |page| {
        page.add_init_script(SHARE_FILES).await?;
        let played = recorded_match(turn_of_time::TWO)?;
        open_link(page, &played).await?;
        open_picture(page).await?;
        page.click("#share-picture").await?;
        page.wait_for_script("return window.shared;").await?;
        let shared = page.script("return window.shared;", vec![]).await?;
        let name = shared[0].as_str().unwrap_or_default();
        let end = format!("-{}.png", played.ply());
        assert!(
            name.starts_with("turn-of-time-") && name.ends_with(&end),
            "{name}"
        );
        assert_eq!(
            (&shared[1], &shared[2]),
            (&json!("image/png"), &json!(true))
        );
        Ok(())
    })
}

/// Which sheets are open, and which element has the focus.
async fn assert_open(page: &Page, sheets: &[&str], focused: &str) -> TestResult {
    let script =
        "return [...document.querySelectorAll('dialog[open]')].map(({ ariaLabel }) => ariaLabel);";
    page.wait_for_value(script, vec![], &json!(sheets)).await?;
    let script = "return document.activeElement.id;";
    page.wait_for_value(script, vec![], &json!(focused)).await
}

/// On a phone the menu is a sheet itself: it stays when the picture closes.
#[test]
fn a_picture_closes_without_the_menu() -> TestResult {
    run("picture_phone", PHONE, async |page| {
        open_link(page, &recorded_match(wheel_of_fortune::PLAGUE)?).await?;
        open_picture(page).await?;
        assert_eq!(page.horizontal_overflow().await?, Vec::<String>::new());
        assert_eq!(page.small_targets().await?, Vec::<String>::new());
        let script =
            "const { top, bottom } = document.getElementById('save-svg').getBoundingClientRect();
            return top > 0 && bottom < innerHeight;";
        assert_eq!(
            page.script(script, vec![]).await?,
            json!(true),
            "the buttons are in sight"
        );
        page.press_keys(char::from(Key::Escape)).await?;
        assert_open(page, &["Menu"], "show-picture").await?;
        // A click outside of the picture closes nothing else either.
        page.click("#show-picture").await?;
        page.wait_for("#save-png:not([disabled])").await?;
        let outside = "const menu = document.querySelector('.picture-sheet');
            menu.dispatchEvent(new MouseEvent('click', { bubbles: true }));";
        page.script(outside, vec![]).await?;
        assert_open(page, &["Menu"], "show-picture").await
    })
}

/// If the browser cannot draw, the sheet says so.
#[test]
fn a_picture_that_cannot_be_made_is_reported() -> TestResult {
    run("picture_failed", DESKTOP, async |page| {
        page.add_init_script("HTMLCanvasElement.prototype.toBlob = (on_blob) => on_blob(null);")
            .await?;
        open_link(page, &recorded_match(world_wonders::TWO)?).await?;
        open_tab(page, "menu").await?;
        page.click("#show-picture").await?;
        page.wait_for_text("#picture-feedback", "The picture could not be made.")
            .await?;
        page.wait_for("#save-png[disabled]").await?;
        close_sheet(page).await?;
        page.wait_for("#board #ww-plan").await.map(|_| ())
    })
}
