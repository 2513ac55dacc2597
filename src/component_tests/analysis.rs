//! Who is winning, actions that are pointed at and tried out, and the review of a recorded game.

use super::Page;
use super::bots::Bots;
use page_driver::play::fixtures::{match_of_people_at, ply_before, recorded_match};
use page_driver::play::match_page::{close_sheet, main_line_entries, open_tab, wait_for_ply};
use page_driver::play::world_wonders::TWO;
use page_driver::play::{stored_match, turn_of_time};
use page_driver::{Driver as _, Key, TestError, TestResult, json};
use protocol::PageMessage;
use rules::games::world_wonders::{Phase, WorldWonders};
use wasm_bindgen_test::wasm_bindgen_test;

/// Opens a recorded game of people before a purchase and shows who is winning. Returns the number of
/// actions so far as well.
async fn open_analysis() -> TestResult<(Page, Bots, usize)> {
    let page = Page::at_once().await?;
    let bots = Bots::new(&page)?;
    let at = ply_before::<WorldWonders>(&recorded_match(TWO)?, |state, _, _| {
        state.round() > 4 && state.phase() == Phase::Buy
    })?;
    page.open_table(&match_of_people_at(TWO, at)?).await?;
    wait_for_ply(&page, at, "person").await?;
    open_tab(&page, "analysis").await?;
    page.click("#analyse").await?;
    page.wait_for("#reading .idea").await?;
    Ok((page, bots, at))
}

#[wasm_bindgen_test]
async fn everyone_has_chances_and_points() -> TestResult {
    let (page, _bots, _) = open_analysis().await?;
    let rows = page.texts("#reading .chances tr").await?;
    assert_eq!(rows.len(), 2);
    for row in &rows {
        assert!(row.contains('%') && row.contains("point"), "{row}");
    }
    assert_eq!(page.count("#reading .chances .chance-bar").await?, 2);
    let ideas = page.count("#reading .idea").await?;
    assert_eq!(page.count("#reading .idea .chance-bar").await?, ideas);
    Ok(())
}

/// A full bar looks full: what is filled stands out more than what is empty, in the colours of every seat
/// and side, in light and dark.
#[wasm_bindgen_test]
async fn a_full_bar_stands_out_more_than_an_empty_one() -> TestResult {
    let (page, _bots, _) = open_analysis().await?;
    let wrong = page
        .script(
            "const luminance = (colour) => {
                 const [r, g, b] = colour.match(/[\\d.]+/g).map((part) => part / 255)
                     .map((part) => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
                 return 0.2126 * r + 0.7152 * g + 0.0722 * b;
             };
             const contrast = (one, other) => {
                 const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
                 return (high + 0.05) / (low + 0.05);
             };
             const root = document.documentElement;
             const theme = root.dataset.theme;
             const bar = document.querySelector('.idea .chance-bar');
             const worn = bar.getAttribute('class');
             const wrong = [];
             for (const scheme of ['light', 'dark']) {
                 root.dataset.theme = scheme;
                 for (const seat of ['red', 'blue', 'yellow', 'green', 'violet', 'side-first', 'side-second']) {
                     bar.setAttribute('class', `chance-bar ${seat}`);
                     const [empty, full] = ['.whole', '.share'].map((part) => getComputedStyle(bar.querySelector(part)).fill);
                     const paper = getComputedStyle(document.body).backgroundColor;
                     if (contrast(full, paper) < 2 || contrast(full, paper) < 1.5 * contrast(empty, paper)) {
                         wrong.push(`${scheme} ${seat}: ${full} on ${empty}, paper ${paper}`);
                     }
                 }
             }
             root.dataset.theme = theme;
             bar.setAttribute('class', worn);
             return wrong;",
            vec![],
        )
        .await?;
    assert_eq!(wrong, json!([]));
    Ok(())
}

/// The bars of the actions belong to whoever acts.
#[wasm_bindgen_test]
async fn the_list_of_actions_says_whose_chances_they_are() -> TestResult {
    let (page, _bots, _) = open_analysis().await?;
    let text = page.text(".ideas-of").await?;
    assert!(
        text.starts_with("Player ") && text.ends_with("'s chances after each move"),
        "{text}"
    );
    Ok(())
}

#[wasm_bindgen_test]
async fn an_action_that_is_pointed_at_is_shown_on_the_board() -> TestResult {
    let (page, _bots, at) = open_analysis().await?;
    page.hover("#reading li:nth-child(1) .idea").await?;
    page.wait_for("[data-action].hinted").await?;
    page.hover("#verdict").await?;
    page.wait_until_gone("[data-action].hinted").await?;
    wait_for_ply(&page, at, "person").await
}

#[wasm_bindgen_test]
async fn an_action_is_tried_out() -> TestResult {
    let (page, _bots, at) = open_analysis().await?;
    let before = main_line_entries(&page).await?;
    page.click("#reading li:nth-child(1) .idea").await?;
    page.wait_for("#return").await?;
    wait_for_ply(&page, at + 1, "person").await?;
    assert_eq!(stored_match(&page).await?.active_line(), 1);
    assert_eq!(main_line_entries(&page).await?, before);
    page.click("#return").await?;
    wait_for_ply(&page, at, "person").await
}

/// The evaluation follows the position that is shown.
#[wasm_bindgen_test]
async fn every_position_that_is_shown_is_evaluated() -> TestResult {
    let (page, bots, at) = open_analysis().await?;
    page.press_keys("[").await?;
    wait_for_ply(&page, at - 1, "look").await?;
    page.wait_for("#reading #verdict").await?;
    let evaluated = bots.received().into_iter().filter_map(|asked| match asked {
        PageMessage::Search(search) => Some(search.ply as usize),
        _ => None,
    });
    assert_eq!(evaluated.collect::<Vec<_>>(), [at, at - 1]);
    Ok(())
}

/// Opens a recorded game at its end and reviews it.
async fn review() -> TestResult<(Page, Bots)> {
    let page = Page::at_once().await?;
    let bots = Bots::new(&page)?;
    page.open_table(&recorded_match(turn_of_time::TWO)?).await?;
    page.wait_for("#result").await?;
    page.click("#review").await?;
    page.wait_for("#review-curve").await?;
    page.wait_for("#review-curve:focus").await?;
    // The position that is shown is the end, which the curve reaches last. The note above it is drawn earlier.
    page.wait_for("#review-curve[aria-valuetext^='The end. ']")
        .await?;
    Ok((page, bots))
}

/// What a screen reader says of the chosen point of the curve.
async fn curve_text(page: &Page) -> TestResult<String> {
    let text = page.attribute("#review-curve", "aria-valuetext").await?;
    text.ok_or_else(|| TestError::new("the curve says nothing"))
}

#[wasm_bindgen_test]
async fn a_review_is_a_curve_of_the_chances() -> TestResult {
    let (page, _bots) = review().await?;
    assert!(page.count(".review-point").await? > 10);
    assert_eq!(page.count(".review-chart > div .review-line").await?, 2);
    assert!(curve_text(&page).await?.starts_with("The end. "));
    // There is no luck in this game: what is left are the choices of both.
    page.wait_for_text(".luck-and-skill", "Luck and skill")
        .await?;
    assert_eq!(page.count(".luck-and-skill li").await?, 2);
    Ok(())
}

/// The costly actions come back one after the other.
#[wasm_bindgen_test]
async fn a_reviewed_game_is_learned_from() -> TestResult {
    let (page, _bots) = review().await?;
    page.click(".review-people > .buttons a").await?;
    page.wait_for_text("#task h2", "Costly move 1 of ").await?;
    page.wait_for_text("#task .goal", "Find something better.")
        .await?;
    let heading = page.text("#task h2").await?;
    let count: usize = heading.rsplit(' ').next().unwrap_or_default().parse()?;
    for number in 1..=count {
        page.wait_for_text("#task h2", &format!("Costly move {number} of"))
            .await?;
        page.click("#solution").await?;
        page.wait_for_text("#task .feedback", "Here's the solution.")
            .await?;
        page.click("#next").await?;
    }
    let told = format!("You found 0 of {count} at the first try.");
    page.wait_for_text("#task .feedback", &told).await?;
    page.click(".main-tool").await?;
    page.wait_for("#result").await
}

/// The moves of one seat are guessed; the game says what they were.
#[wasm_bindgen_test]
async fn the_moves_of_a_finished_game_are_guessed() -> TestResult {
    let (page, _bots) = review().await?;
    page.click(".analysis a[href^='#/guess/']").await?;
    page.wait_for_text("#task h2", "Move 1 of ").await?;
    page.wait_for_text("#task .goal", "What did ").await?;
    // A card and a place: whichever it was, the next one follows.
    page.click("#solution").await?;
    page.wait_for_text("#task .feedback", "The move was: ")
        .await?;
    page.click("#next").await?;
    page.wait_for_text("#task h2", "Move 2 of ").await?;
    page.click("#finish").await?;
    page.wait_for_text("#task .feedback", "You guessed 0 of 1.")
        .await?;
    assert_eq!(page.count(".differences li").await?, 1);
    page.click(".main-tool").await?;
    page.wait_for("#result").await
}

/// The curve has the focus, since the button that began the review is gone.
#[wasm_bindgen_test]
async fn arrow_keys_go_along_the_curve() -> TestResult {
    let (page, _bots) = review().await?;
    assert!(page.focus().await?.starts_with("slider "));
    page.press_keys(char::from(Key::Home)).await?;
    page.wait_for("main.table[data-turn='look']").await?;
    let first = curve_text(&page).await?;
    assert!(first.starts_with("Turn 1, "), "{first}");
    assert!(first.contains('%'), "{first}");
    page.press_keys(char::from(Key::Right)).await?;
    page.wait_until(
        "another point",
        "return document.querySelector('#review-curve').ariaValueText !== arguments[0];",
        vec![first.into()],
    )
    .await
    .map(drop)
}

#[wasm_bindgen_test]
async fn a_point_of_the_curve_leads_to_its_position() -> TestResult {
    let (page, _bots) = review().await?;
    let point = ".review-point:nth-of-type(9)";
    let ply = page.attribute(point, "data-ply").await?;
    let ply = ply
        .and_then(|ply| ply.parse().ok())
        .ok_or_else(|| TestError::new("the point has no position"))?;
    page.click(point).await?;
    wait_for_ply(&page, ply, "look").await
}

mod long_run {
    use super::*;

    #[wasm_bindgen_test]
    async fn a_review_is_kept_with_its_game() -> TestResult {
        let (page, bots) = review().await?;
        let text = curve_text(&page).await?;
        let keys = page.local_storage().await?;
        let kept = keys.keys().filter(|key| key.contains(":review.")).count();
        assert_eq!(kept, 1);
        close_sheet(&page).await?;
        let asked = bots.received().len();
        page.reload().await?;
        page.wait_for("#result").await?;
        assert_eq!(page.count("#review").await?, 0);
        open_tab(&page, "analysis").await?;
        assert_eq!(curve_text(&page).await?, text);
        assert_eq!(page.count(".review-progress progress").await?, 0);
        // Nothing was searched again.
        let searches = bots.received();
        let searches = searches
            .iter()
            .skip(asked)
            .filter(|asked| matches!(asked, PageMessage::Search(_)));
        assert_eq!(searches.count(), 0);
        Ok(())
    }

    /// A saved game that is not over can be reviewed too.
    #[wasm_bindgen_test]
    async fn an_unfinished_game_is_reviewed() -> TestResult {
        let page = Page::at_once().await?;
        let _bots = Bots::new(&page)?;
        let start = match_of_people_at(turn_of_time::TWO, 12)?;
        page.open_table(&start).await?;
        open_tab(&page, "analysis").await?;
        page.click("#review").await?;
        page.wait_for("#review-curve").await?;
        page.wait_until_gone(".review-progress progress").await?;
        assert_eq!(page.count(".review-point[data-ply='12']").await?, 1);
        Ok(())
    }

    #[wasm_bindgen_test]
    async fn the_game_is_played_on_from_a_costly_action() -> TestResult {
        let (page, _bots) = review().await?;
        page.click(".review-person .costly").await?;
        page.wait_for("main.table[data-turn='look']").await?;
        page.click(".review-person .play-on").await?;
        page.wait_for("#return").await?;
        assert_eq!(stored_match(&page).await?.active_line(), 1);
        page.click("#return").await?;
        let entries = recorded_match(turn_of_time::TWO)?.entries().len();
        wait_for_ply(&page, entries, "over").await
    }
}
