//! Everything goes to another device: as a file, and as a series of codes that is shown here and read there.

use super::Page;
use super::code_reader::{Reader, bitmap, picture_of_code};
use crate::app::open_store;
use app_core::PuzzleSpec;
use app_core::settings::{PuzzleResult, SettingsChange, Theme};
use bots::puzzles::PuzzleKind;
use page_driver::play::fixtures::recorded_match;
use page_driver::{Driver as _, Key, TestResult};
use records::{Name, StoredMatch, Title};
use wasm_bindgen_test::wasm_bindgen_test;

const RECORDS: [&str; 6] = [
    include_str!("../../crates/records/tests/fixtures/argonauts-wheel-2-agreed-draw.txt"),
    include_str!("../../crates/records/tests/fixtures/argonauts-wheel-2-resigned.txt"),
    include_str!("../../crates/records/tests/fixtures/turn-of-time-1-balance-missed.txt"),
    include_str!("../../crates/records/tests/fixtures/turn-of-time-1-balance-reached.txt"),
    include_str!("../../crates/records/tests/fixtures/turn-of-time-2-all-played.txt"),
    include_str!("../../crates/records/tests/fixtures/turn-of-time-3-all-played.txt"),
];

/// The page of a player with games, settings and puzzles.
async fn open_with_everything() -> TestResult<Page> {
    let page = Page::new().await?;
    page.goto("#/games").await?;
    let store = open_store();
    for (number, record) in (0..).zip(RECORDS) {
        let title = Title::new(&format!("Game {number}"));
        // A rating depends on the order: one game a second.
        let stored = StoredMatch::new(
            &recorded_match(record)?,
            title,
            1_764_000_000_000 + number * 1000,
        );
        let stored = store.restore(&format!("{number:09}"), stored, None);
        assert!(stored.is_ok(), "{stored:?}");
    }
    let spec = PuzzleSpec {
        kind: PuzzleKind::Win,
        difficulty: 1,
        seed: 3,
    };
    for change in [
        SettingsChange::Theme(Theme::Dark),
        SettingsChange::Name(Name::new("Ada")),
        SettingsChange::Puzzle(spec, PuzzleResult::Solved),
    ] {
        let (_, stored) = store.change_settings(&store.settings(), change);
        assert_eq!(stored, Ok(()));
    }
    Ok(page)
}

/// What the pages say of all of it.
async fn life(page: &Page) -> TestResult<Vec<String>> {
    let mut life = Vec::new();
    page.goto_anew("#/games").await?;
    let rows = format!(
        "return document.querySelectorAll('.match-row').length === {};",
        RECORDS.len()
    );
    page.wait_for_script(&rows).await?;
    let names = "return [...document.querySelectorAll('.match-row strong')]
        .map((name) => name.textContent).sort().join();";
    life.push(page.script(names, vec![]).await?.to_string());
    page.goto("#/statistics").await?;
    page.wait_for_text("main", "Played").await?;
    life.push(page.text("main").await?);
    page.goto("#/puzzles/argonauts-wheel").await?;
    page.wait_for_text("[data-kind='win']", "1 of 1 solved.")
        .await?;
    assert_eq!(open_store().settings().theme, Theme::Dark);
    Ok(life)
}

#[wasm_bindgen_test]
async fn everything_goes_into_a_file_and_out_of_it() -> TestResult {
    let page = open_with_everything().await?;
    let _downloads = page.catch_downloads()?;
    let before = life(&page).await?;
    page.goto("#/games").await?;
    page.click_button("Move my games").await?;
    page.wait_for_text("#take + p", "6 games, your settings")
        .await?;
    page.click("#save-everything").await?;
    let (name, file) = page.downloaded().await?;
    assert!(name.ends_with(".wheelhouse"), "{name}");
    page.wait_for_text("#take-feedback", "The file is in your downloads.")
        .await?;
    assert_eq!(open_store().settings().copied_games, 6);

    page.forget_everything().await?;
    page.goto_anew("#/move").await?;
    page.choose_file("#file", "letter.txt", b"Dear Ben").await?;
    page.wait_for_text("#wrong", "This isn't a file with your games.")
        .await?;
    for merged in ["6 games added.", "6 games already here."] {
        page.choose_file("#file", &name, file.as_bytes()).await?;
        page.wait_for_text(
            "#several",
            "This is everything from another device: 6 games",
        )
        .await?;
        page.click("#add-all").await?;
        page.wait_for_text("#merged", merged).await?;
        page.wait_for_text("#settings-added", "are here too")
            .await?;
        assert_eq!(life(&page).await?, before);
        // The other device has a copy.
        assert_eq!(open_store().settings().copied_games, 6);
        page.goto("#/move").await?;
    }
    Ok(())
}

/// A picture of the code that is shown.
async fn shown_code(page: &Page) -> TestResult<Vec<u8>> {
    let script = "const code = document.querySelector('#code-series .qr-code');
        return [code.viewBox.baseVal.width, code.querySelector('path').getAttribute('d')];";
    let shown = page.script(script, vec![]).await?;
    let side = shown[0].as_u64().unwrap_or_default() as u32;
    let mut dark = vec![false; (side * side) as usize];
    for run in shown[1].as_str().unwrap_or_default().split('M').skip(1) {
        let numbers: Vec<u32> = run
            .split(|c: char| !c.is_ascii_digit())
            .filter_map(|number| number.parse().ok())
            .collect();
        let [x, y, length] = [numbers[0], numbers[1], numbers[2]];
        for at in x..x + length {
            dark[(y * side + at) as usize] = true;
        }
    }
    Ok(bitmap(side * 4, |x, y| {
        dark[(y / 4 * side + x / 4) as usize]
    }))
}

#[wasm_bindgen_test]
async fn codes_that_are_shown_here_are_put_together_there() -> TestResult {
    let page = open_with_everything().await?;
    let _reader = Reader::new(&page)?;
    let before = life(&page).await?;
    page.goto("#/move").await?;
    page.click("#show-codes").await?;
    page.wait_for("#code-series .qr-code").await?;
    let label = page.text("#code-number").await?;
    let count: usize = label
        .rsplit(' ')
        .next()
        .and_then(|count| count.parse().ok())
        .unwrap_or_default();
    assert!((3..20).contains(&count), "{label}");
    let mut codes = Vec::new();
    for number in 1..=count {
        page.wait_for_text("#code-number", &format!("Code {number} of"))
            .await?;
        codes.push(shown_code(&page).await?);
        page.click("#next-code").await?;
    }
    // Round about, and back by the keyboard.
    page.wait_for_text("#code-number", "Code 1 of").await?;
    page.press_keys(char::from(Key::Left)).await?;
    page.wait_for_text("#code-number", &format!("Code {count} of"))
        .await?;

    page.forget_everything().await?;
    page.goto_anew("#/move").await?;
    page.choose_file(
        "#file",
        "menu.bmp",
        &picture_of_code("https://example.org/menu"),
    )
    .await?;
    page.wait_for_text("#wrong", "That code isn't a Wheelhouse game")
        .await?;
    // In any order, some twice; the page is closed in between.
    codes.reverse();
    let (last, others) = codes
        .split_last()
        .map_or((&[][..], &[][..]), |(last, others)| {
            (last.as_slice(), others)
        });
    for (done, code) in others.iter().enumerate() {
        page.choose_file("#file", "code.bmp", code).await?;
        page.choose_file("#file", "code.bmp", code).await?;
        let progress = format!("{} of {count} codes are here. Missing: 1", done + 1);
        page.wait_for_text("#codes-received", &progress).await?;
        if done == 1 {
            page.goto_anew("#/move").await?;
            page.wait_for_text("#codes-received", &progress).await?;
        }
    }
    page.choose_file("#file", "code.bmp", last).await?;
    page.click("#add-all").await?;
    page.wait_for_text("#merged", "6 games added.").await?;
    assert_eq!(open_store().incoming(), None);
    assert_eq!(life(&page).await?, before);
    Ok(())
}
