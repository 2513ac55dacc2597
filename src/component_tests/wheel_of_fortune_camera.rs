//! The view of The Wheel of Fortune belongs to the player: it stays from action to action, what is out of
//! sight has an arrow, and the tile is rotated and confirmed where it lies.

use super::Page;
use super::wheel_of_fortune::{in_phase, open};
use page_driver::play::Input;
use page_driver::play::fixtures::{match_at, match_of_people_at, ply_before, recorded_match};
use page_driver::play::match_page::{open_tab, type_action};
use page_driver::play::stored_match;
use page_driver::play::wheel_of_fortune::{
    FIVE, PLAGUE, TWO, WHEEL_BESIDE, actions, cell_selector, press, state_of, wait_for_ply,
};
use page_driver::{Driver as _, TestError, TestResult, json};
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Cell, Event, FollowerSpot, Kind, Phase, WheelOfFortune};
use wasm_bindgen_test::wasm_bindgen_test;

/// A ring marks the follower that came, not another one in the same sector.
#[wasm_bindgen_test]
async fn a_ring_is_around_the_follower_that_came() -> TestResult {
    let takes_second_crown = |record: &str| {
        let recorded = recorded_match(record)?;
        ply_before::<WheelOfFortune>(&recorded, |state, _, events| {
            events.iter().any(|event| match event {
                Event::Deployed {
                    spot: FollowerSpot::Crown { sector },
                    ..
                } => state.wheel().followers_on(*sector).count() == 1,
                _ => false,
            })
        })
    };
    let mut checked = 0;
    for record in [FIVE, WHEEL_BESIDE, PLAGUE] {
        let Ok(at) = takes_second_crown(record) else {
            continue;
        };
        checked += 1;
        let page = open(&match_of_people_at(record, at + 1)?).await?;
        // The middles of the ring and of the followers on crowns, which are lifted by 4.
        let distance = page
            .script(
                "const middle = (one) => one.transform.baseVal.consolidate().matrix;
                 const ring = middle(document.querySelector('.came > .recent'));
                 const colour = document.querySelector('.came > .recent').classList[1];
                 const followers = [...document.querySelectorAll('.wf-follower')]
                     .filter((one) => one.classList.contains(colour) && one.parentElement.transform.baseVal.length)
                     .map((one) => middle(one.parentElement));
                 return Math.min(...followers.map(({ e, f }) => Math.hypot(e - ring.e, f + 4 - ring.f)));",
                vec![],
            )
            .await?;
        assert_eq!(distance, json!(0), "{record}");
    }
    assert!(checked > 0);
    Ok(())
}

/// Where the picture is, and its zoom: the corner of the first cell of the country and the size of a tile.
const VIEW: &str = "const picture = document.querySelector('#wf-country');
    const view = document.querySelector('#wf-view').getBoundingClientRect();
    const { left, top, width } = picture.getBoundingClientRect();
    const box = picture.viewBox.baseVal;
    const tile = width / box.width * 100;
    return [left - view.left - box.x * tile / 100, top - view.top - box.y * tile / 100, tile]
        .map((number) => Math.round(number));";

/// The view, once nothing moves.
async fn view(page: &Page) -> TestResult<page_driver::Value> {
    page.wait_for_animations().await?;
    page.wait_until_gone("[data-moves], [data-glides]").await?;
    page.script(VIEW, vec![]).await
}

/// Types the next actions of the record of two as long as `goes_on` with the state before them; returns
/// the view before the first one and after each.
async fn views_of(
    page: &Page,
    goes_on: impl Fn(&WheelOfFortune, usize) -> bool,
) -> TestResult<Vec<page_driver::Value>> {
    let line = actions(&recorded_match(TWO)?);
    let mut played = stored_match(page).await?;
    let mut views = vec![view(page).await?];
    for (count, action) in line[played.ply()..].iter().enumerate() {
        if !goes_on(&state_of(&played)?, count) {
            break;
        }
        type_action(page, &WheelOfFortune::notation(*action)).await?;
        let applied = played.apply(rules::Action::WheelOfFortune(*action));
        applied.map_err(|error| TestError::new(format!("{error:?}")))?;
        wait_for_ply(page, played.ply()).await?;
        views.push(view(page).await?);
    }
    Ok(views)
}

#[wasm_bindgen_test]
async fn the_board_stays_while_a_tile_is_placed_and_a_follower_deployed() -> TestResult {
    let page = open(&in_phase(Phase::Place, 12)?).await?;
    // Until the next tile is drawn.
    let views = views_of(&page, |state, count| {
        count == 0 || state.phase() == Phase::Deploy
    })
    .await?;
    assert!(views.len() > 2);
    // The end of the turn draws a tile, for which the country may need more room.
    for view in &views[1..views.len() - 1] {
        assert_eq!(*view, views[0]);
    }
    Ok(())
}

#[wasm_bindgen_test]
async fn the_zoom_of_the_player_stays_for_all_turns() -> TestResult {
    let page = open(&in_phase(Phase::Place, 12)?).await?;
    let fitted = view(&page).await?;
    page.click("[data-view='nearer']").await?;
    let views = views_of(&page, |_, count| count < 9).await?;
    assert!(views[0][2].as_u64() > fitted[2].as_u64());
    for view in &views {
        // What happens out of sight is visited, at the same zoom.
        assert_eq!(view[2], views[0][2]);
    }
    // The view comes back from there.
    let back = views[0].clone();
    page.wait_for_value(VIEW, vec![], &back).await
}

/// All cells for the tile are in sight, or counted by an arrow; arrows lead to them.
#[wasm_bindgen_test]
async fn arrows_lead_to_what_is_out_of_sight() -> TestResult {
    let start = in_phase(Phase::Place, 30)?;
    let page = open(&start).await?;
    let all = page.count("[data-cell]").await?;
    assert_eq!(page.count(".wf-arrow").await?, 0);
    for _ in 0..4 {
        page.click("[data-view='nearer']").await?;
    }
    page.wait_for(".wf-arrow").await?;
    let counts = "const view = document.querySelector('#wf-view').getBoundingClientRect();
        const panels = [...document.querySelectorAll('[data-floats]')].map((one) => one.getBoundingClientRect());
        const shown = [...document.querySelectorAll('[data-cell]')].filter((one) => {
            const { left, top, width } = one.getBoundingClientRect();
            const [a, b, c, d] = [left + width / 5, top + width / 5, left + width * 0.8, top + width * 0.8];
            return a >= view.left - 1 && b >= view.top - 1 && c <= view.right + 1 && d <= view.bottom + 1
                && !panels.some((panel) => panel.left < c && panel.right > a && panel.top < d && panel.bottom > b);
        });
        const beyond = [...document.querySelectorAll('.wf-arrow')].map((one) => Number(one.dataset.count));
        return [shown.length, beyond.reduce((sum, count) => sum + count, 0)];";
    page.wait_until_gone("[data-moves]").await?;
    let before = page.script(counts, vec![]).await?;
    let sum = |counts: &page_driver::Value| {
        counts[0].as_u64().unwrap_or_default() + counts[1].as_u64().unwrap_or_default()
    };
    assert_eq!(sum(&before), all as u64, "{before}");
    press(&page, Input::Mouse, ".wf-arrow .wf-button-face").await?;
    page.wait_until_gone("[data-moves]").await?;
    page.wait_for_animations().await?;
    let after = page.script(counts, vec![]).await?;
    assert_eq!(sum(&after), all as u64, "{after}");
    assert!(
        after != before && after[0].as_u64() > Some(0),
        "{before} {after}"
    );
    // All is shown again.
    page.click("[data-view='fit']").await?;
    page.wait_until_gone(".wf-arrow").await
}

/// The table at a position in which the drawn tile fits into a cell in this many rotations, and the cell.
async fn open_with_rotations(count: usize) -> TestResult<(Page, usize, Cell)> {
    let fits = |state: &WheelOfFortune| {
        let tile = state.drawn().filter(|_| state.phase() == Phase::Place)?;
        let mut cells = state.fitting_cells(tile);
        cells.find(|cell| state.rotations(tile, *cell).count() == count)
    };
    let at = ply_before::<WheelOfFortune>(&recorded_match(TWO)?, |state, _, _| {
        state.turn() > 8 && fits(state).is_some()
    })?;
    let position = match_at(TWO, at)?;
    let cell = fits(&state_of(&position)?).ok_or_else(|| TestError::new("no cell"))?;
    Ok((open(&position).await?, at, cell))
}

#[wasm_bindgen_test]
async fn a_tile_is_rotated_and_confirmed_where_it_lies() -> TestResult {
    let (page, at, cell) = open_with_rotations(4).await?;
    let css = cell_selector(cell);
    page.click(&css).await?;
    page.wait_for(".wf-tile-button.rotate").await?;
    let drawing = format!("{css}.laid use");
    let before = page.attribute(&drawing, "transform").await?;
    press(
        &page,
        Input::Mouse,
        ".wf-tile-button.rotate .wf-button-face",
    )
    .await?;
    page.wait_until(
        "a rotation",
        "return document.querySelector(arguments[0])?.getAttribute('transform') !== arguments[1];",
        vec![json!(drawing), json!(before)],
    )
    .await?;
    assert_eq!(stored_match(&page).await?.ply(), at);
    press(
        &page,
        Input::Mouse,
        ".wf-tile-button.confirm .wf-button-face",
    )
    .await?;
    wait_for_ply(&page, at + 1).await?;
    page.wait_until_gone(".wf-at-tile").await
}

/// A second tap confirms where nothing can be rotated; anywhere else it rotates.
#[wasm_bindgen_test]
async fn a_second_tap_places_a_tile_that_fits_in_one_way() -> TestResult {
    let (page, at, cell) = open_with_rotations(1).await?;
    let css = cell_selector(cell);
    press(&page, Input::Touch, &css).await?;
    page.wait_for(&format!("{css}.laid")).await?;
    page.wait_for(".wf-tile-button.confirm").await?;
    assert_eq!(page.count(".wf-tile-button.rotate").await?, 0);
    press(&page, Input::Touch, &css).await?;
    wait_for_ply(&page, at + 1).await?;
    let (page, at, cell) = open_with_rotations(2).await?;
    let css = cell_selector(cell);
    for _ in 0..2 {
        press(&page, Input::Touch, &css).await?;
        page.wait_for(&format!("{css}.laid")).await?;
    }
    assert_eq!(stored_match(&page).await?.ply(), at);
    Ok(())
}

/// What floats over the country folds away, all at once, and comes back. The country keeps its size.
#[wasm_bindgen_test]
async fn scores_and_tile_fold_away() -> TestResult {
    let page = open(&in_phase(Phase::Place, 12)?).await?;
    let before = view(&page).await?;
    let shown = "return ['.wf-strip', '.wf-hand', '.wf-actions .button', '.wf-tools']
        .map((css) => document.querySelector(css).checkVisibility());";
    let all = json!([true, true, true, true]);
    assert_eq!(page.script(shown, vec![]).await?, all);
    page.click("[data-view='fold'][aria-expanded='true']")
        .await?;
    page.wait_for("[data-view='fold'][aria-expanded='false']")
        .await?;
    // What can be done stays.
    let actions = json!([false, false, true, true]);
    page.wait_for_value(shown, vec![], &actions).await?;
    assert_eq!(view(&page).await?, before);
    page.click("[data-view='fold']").await?;
    page.wait_for_value(shown, vec![], &all).await
}

/// Scores stand once, over the country, and are read out there.
#[wasm_bindgen_test]
async fn scores_stand_once() -> TestResult {
    let start = in_phase(Phase::Place, 12)?;
    let page = open(&start).await?;
    let state = state_of(&start)?;
    let spoken = page.texts(".wf-strip .unseen").await?;
    for (seat, text) in rules::Seat::all(2).zip(spoken) {
        let (points, supply) = (state.points(seat), state.supply(seat));
        assert!(text.contains(&format!(": {points} point")), "{text}");
        assert!(text.contains(&format!("{supply} follower")), "{text}");
    }
    open_tab(&page, "players").await?;
    let panel = page.text(".wf-players").await?;
    assert!(!panel.contains("points"), "{panel}");
    Ok(())
}

/// Open land with a follower has an outline in its player's colour, and the player's shape on its tiles.
#[wasm_bindgen_test]
async fn claimed_land_is_outlined() -> TestResult {
    let start = in_phase(Phase::Place, 12)?;
    let page = open(&start).await?;
    let state = state_of(&start)?;
    let claims = state.claimed_features().filter(|feature| {
        feature.kind == Kind::Field || (feature.kind != Kind::Cloister && !feature.complete)
    });
    let claims = claims.count();
    assert!(claims > 2);
    assert_eq!(page.count(".wf-claims .wf-claim").await?, claims);
    assert!(page.count(".wf-claim-line").await? >= claims);
    assert!(page.count(".wf-claim-mark").await? > 0);
    Ok(())
}

/// A space says how many ways the tile fits and what lies around it; a rotation is said.
#[wasm_bindgen_test]
async fn spaces_and_rotations_are_told() -> TestResult {
    let (page, _, cell) = open_with_rotations(4).await?;
    let css = cell_selector(cell);
    let label = page
        .attribute(&css, "aria-label")
        .await?
        .unwrap_or_default();
    assert!(label.contains("4 ways to place the tile. "), "{label}");
    page.click(&css).await?;
    page.wait_for_text("#wf-said", "Way 1 of 4.").await?;
    for way in ["Way 2 of 4.", "Way 3 of 4."] {
        page.press_keys("r").await?;
        page.wait_for_text("#wf-said", way).await?;
    }
    Ok(())
}
