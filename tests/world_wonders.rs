//! World Wonders by mouse and keyboard: parts of recorded games, in the long run a whole one; and its board in small
//! windows.
//! What else the board does is tested in components.

use harness::play::Input;
use harness::play::fixtures::{match_of_people_at, ply_before, recorded_match};
use harness::play::match_page::set_instant_pace;
use harness::play::replay::{assert_result, replay_end, replay_start};
use harness::play::stored_match;
use harness::play::wheel_of_fortune::press;
use harness::play::world_wonders::{
    FIVE, LOANS, TWO, action_button, actions, open_match, space_selector, state_of,
};
use harness::{
    AuditScope, DESKTOP, Driver as _, PHONE, Page, TestError, TestResult, Viewport,
    expect_no_findings, is_long_run, json, run, trials,
};
use rules::game::Game as _;
use rules::games::world_wonders::{Action, Cell, Item, Phase, WorldWonders};

#[test]
fn two_play_by_mouse() -> TestResult {
    run("world_wonders_mouse", DESKTOP, async |page| {
        replay_start(page, TWO, Input::Mouse, trials(8, 18)).await?;
        replay_end(page, TWO, Input::Mouse, 4).await?;
        page.take_screenshots("world-wonders-end").await
    })
}

#[test]
fn a_game_of_two_by_keyboard() -> TestResult {
    run("world_wonders_keyboard", DESKTOP, async |page| {
        // The whole game in the long run; in the gate its first and its last turns.
        let first = trials(8, usize::MAX);
        let played = replay_start(page, TWO, Input::Keyboard, first).await?;
        if is_long_run() {
            assert_eq!(played.state().hash(), recorded_match(TWO)?.state().hash());
            assert_result(page, &played).await?;
        } else {
            replay_end(page, TWO, Input::Keyboard, 4).await?;
        }
        // A rematch starts by keyboard too.
        press(page, Input::Keyboard, "#again").await?;
        page.wait_for("main.table[data-ply='0']").await?;
        Ok(())
    })
}

/// A space that the first legal placement of the current piece covers.
fn covered_space(state: &WorldWonders) -> TestResult<Cell> {
    let [places, ..] = state.current_placements();
    let first = places.iter().next();
    let placed =
        first.and_then(|(at, rotation)| state.placed_piece(Action::Place { at, rotation }));
    placed
        .and_then(|placed| placed.cells().iter().next())
        .ok_or_else(|| TestError::new("the piece fits nowhere"))
}

/// Opens a recorded game before the first action for which the predicate holds.
async fn open_before(
    page: &Page,
    record: &str,
    predicate: impl Fn(&WorldWonders, Action) -> bool,
) -> TestResult<(WorldWonders, Action)> {
    set_instant_pace(page).await?;
    let recorded = recorded_match(record)?;
    let at = ply_before(&recorded, |state, action, _| predicate(state, action))?;
    let start = match_of_people_at(record, at)?;
    open_match(page, &start).await?;
    let action = actions(&recorded)
        .get(at)
        .copied()
        .ok_or_else(|| TestError::new("the record ends here"))?;
    Ok((state_of(&start)?, action))
}

fn cell(text: &str) -> TestResult<Cell> {
    Cell::all()
        .find(|cell| cell.to_string() == text)
        .ok_or_else(|| TestError::new(format!("{text} is not a space")))
}

/// A turn on phones and in a narrow window: on the smallest phone nothing scrolls horizontally, and all targets are
/// large enough; the plan stays where it is while a piece is bought and placed; and as the description of market
/// items covers the tabs, hovering moves nothing.
#[test]
fn the_board_fits_small_windows_and_moves_nothing() -> TestResult {
    run("world_wonders_small", PHONE, async |page| {
        let small = Viewport {
            width: 320,
            ..PHONE
        };
        page.set_viewport(small).await?;
        let places = |state: &WorldWonders, _| matches!(state.phase(), Phase::Place { .. });
        open_before(page, FIVE, places).await?;
        let sizes = "const small = [...document.querySelectorAll(
                '#board :is(button, select, [data-cell]), .panel summary')]
            .filter((one) => one.checkVisibility())
            .map((one) => [one, one.getBoundingClientRect()])
            .filter(([, { width, height }]) => width < 24 || height < 24);
            return [small.map(([one]) => one.outerHTML), document.documentElement.scrollWidth];";
        let found = page.script(sizes, vec![]).await?;
        assert_eq!(found, json!([[], 320]));
        page.screenshot("world-wonders-small").await?;

        page.set_viewport(PHONE).await?;
        let buys = |_: &WorldWonders, action| matches!(action, Action::Buy(Item::Tile(_)));
        let (state, action) = open_before(page, TWO, buys).await?;
        let plan = "const { left, top, width, height } =
                document.querySelector('#ww-plan').getBoundingClientRect();
            return [left, top, width, height, scrollY].map(Math.round);";
        let before = page.script(plan, vec![]).await?;
        press(page, Input::Touch, &action_button(action)).await?;
        page.wait_for(".ww-marker.to").await?;
        assert_eq!(page.script(plan, vec![]).await?, before);
        press(page, Input::Touch, &action_button(action)).await?;
        page.wait_for("#ww-plan [data-cell]").await?;
        assert_eq!(page.script(plan, vec![]).await?, before);
        let placing = state_of(&stored_match(page).await?)?;
        assert_eq!(placing.active(), state.active());
        let at = covered_space(&placing)?;
        press(page, Input::Touch, &space_selector(at)).await?;
        page.wait_for_text(".ww-placement-info", " → ").await?;
        assert_eq!(page.script(plan, vec![]).await?, before);

        let narrow = Viewport {
            width: 600,
            ..DESKTOP
        };
        page.set_viewport(narrow).await?;
        let buying = |state: &WorldWonders, _| state.round() > 3 && state.phase() == Phase::Buy;
        open_before(page, TWO, buying).await?;
        let places = "return ['.ww-plan', '.ww-ware', '.ww-wonder-card', '.ww-lights', '.ww-tracks']
            .map((one) => Object.values(document.querySelector(one).getBoundingClientRect().toJSON()));";
        let before = page.script(places, vec![]).await?;
        for thing in ["button.ww-ware", "#ww-plan", "[data-view='districts']"] {
            page.hover(thing).await?;
            page.wait_for_animations().await?;
            assert_eq!(page.script(places, vec![]).await?, before, "{thing}");
        }
        Ok(())
    })
}

/// What is wrong with the arrangement of the board: the map is not the largest thing, monuments are out of view, a
/// control is off the screen, something lies beyond the window sideways, or a badge covers what is beside it.
const ARRANGEMENT: &str = "const [least, showsMonuments] = arguments;
    const wrong = [];
    const box = (one) => one.getBoundingClientRect();
    const area = (one) => box(one).width * box(one).height;
    const plan = document.querySelector('#ww-plan');
    const market = document.querySelector('.ww-beside');
    if (area(plan) < area(market)) wrong.push(`a map of ${area(plan)}, a market of ${area(market)}`);
    if (box(plan).width < least) wrong.push(`a map of ${box(plan).width}`);
    const isShown = (one) => one.checkVisibility({ visibilityProperty: true });
    const needed = '#ww-plan, .ww-controls .button' + (showsMonuments ? ', .ww-wonder-card, .ww-why' : '');
    for (const one of [...document.querySelectorAll(needed)].filter(isShown)) {
        const { left, top, right, bottom } = box(one);
        const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        if (!isInside) wrong.push(`${one.textContent || one.id} at ${[left, top, right, bottom].map(Math.round)}`);
    }
    for (const one of document.querySelectorAll('html, main.table, .table-main')) {
        if (one.scrollWidth > innerWidth) wrong.push(`${one.className || 'the page'} is ${one.scrollWidth} wide`);
    }
    for (const badge of [...document.querySelectorAll('.ww-recent, .ww-gain > b, .ww-city-place')].filter(isShown)) {
        const { left, top, right, bottom } = box(badge);
        const scope = badge.closest('.ww-city-tab, .ww-track');
        for (const other of [...scope.querySelectorAll('svg, span')].filter(isShown)) {
            if (other.contains(badge) || badge.contains(other) || other.className === 'unseen') continue;
            const at = box(other);
            const covers = at.left < right - 1 && at.right > left + 1 && at.top < bottom - 1 && at.bottom > top + 1;
            if (covers) wrong.push(`${badge.className} covers ${other.outerHTML.slice(0, 60)}`);
        }
    }
    return wrong;";

/// The map is the largest thing in every window; monuments are in view, and badges cover nothing. With larger words
/// the controls stay on the screen, and nothing lies beyond it sideways.
#[test]
fn the_map_is_the_largest_thing() -> TestResult {
    run("world_wonders_arrangement", DESKTOP, async |page| {
        let window = |width, height| Viewport {
            width,
            height,
            device_scale_factor: 1,
            touch: width < 1000,
        };
        let mut wrong = Vec::new();
        let windows = [
            (window(1280, 720), 500),
            (window(1920, 1080), 760),
            (window(390, 844), 390),
            (window(844, 390), 320),
            (window(360, 740), 310),
            (window(1024, 768), 380),
            (window(768, 1024), 520),
        ];
        let windows = &windows[..trials(4, windows.len())];
        let buys = |state: &WorldWonders, action| {
            state.round() > 3 && matches!(action, Action::Buy(Item::Tile(_)))
        };
        for record in [LOANS, FIVE] {
            let (_, action) = open_before(page, record, buys).await?;
            for places in [false, true] {
                if places {
                    press(page, Input::Mouse, &action_button(action)).await?;
                    page.wait_for(".ww-in-hand").await?;
                }
                let sizes = ["", "text=larger", "text=150", "text=200"];
                for (at, text) in sizes.into_iter().enumerate() {
                    page.apply_settings(text).await?;
                    for (window, least) in windows {
                        // Larger words have least room on a phone.
                        if at > 0 && !window.touch {
                            continue;
                        }
                        page.set_viewport(*window).await?;
                        page.wait_for_animations().await?;
                        let least = if at == 0 { *least } else { 0 };
                        let args = vec![json!(least), json!(at == 0 && !places)];
                        let found = page.strings(ARRANGEMENT, args).await?;
                        let Viewport { width, height, .. } = window;
                        wrong.extend(
                            found.iter().map(|one| {
                                format!("{width}x{height} {text} placing {places}: {one}")
                            }),
                        );
                    }
                }
                page.apply_settings("").await?;
                page.set_viewport(DESKTOP).await?;
            }
        }
        expect_no_findings(&wrong)
    })
}

/// A wide window shows the other cities too, and its cards are no higher than they need to be.
#[test]
fn a_wide_window_shows_all_cities() -> TestResult {
    let wide = Viewport {
        width: 1920,
        height: 1080,
        ..DESKTOP
    };
    run("world_wonders_wide", wide, async |page| {
        for record in [TWO, FIVE] {
            open_before(page, record, |state, _| state.phase() == Phase::Buy).await?;
            let sizes = page
                .script(
                    "const sizes = (css, side) => [...document.querySelectorAll(css)].map((one) =>
                         one.getBoundingClientRect()[side]);
                     return [Math.min(...sizes('.ww-city-tab .ww-plain', 'width')),
                         Math.max(...sizes('.ww-wonder-card, .ww-ware', 'height'))];",
                    vec![],
                )
                .await?;
            let (picture, card): (f64, f64) = serde_json::from_value(sizes)?;
            assert!(picture > 90.0 && card < 260.0, "{picture} {card}");
        }
        Ok(())
    })
}

mod long_run {
    use super::*;

    /// Buying, placing and an illegal placement have no accessibility findings.
    #[test]
    fn the_board_has_no_accessibility_findings() -> TestResult {
        run("world_wonders_board_accessibility", PHONE, async |page| {
            let places = |state: &WorldWonders, _| {
                matches!(state.phase(), Phase::Place { .. }) && state.turn() > 20
            };
            open_before(page, FIVE, places).await?;
            press(page, Input::Touch, &space_selector(cell("a1")?)).await?;
            page.wait_for(".ww-held.laid").await?;
            let mut found = Vec::new();
            for shown in ["placing", "buying"] {
                for dark in [false, true] {
                    page.set_dark_mode(dark).await?;
                    page.wait_for_animations().await?;
                    let audit = if dark {
                        AuditScope::Appearance
                    } else {
                        AuditScope::Full
                    };
                    let new_findings = page.audit(audit).await?.into_iter();
                    found.extend(
                        new_findings.map(|found| format!("{shown}, dark: {dark}: {found}")),
                    );
                }
                page.set_dark_mode(false).await?;
                found.extend(page.small_targets().await?);
                if shown == "placing" {
                    press(page, Input::Touch, "#undo").await?;
                    page.wait_until_gone("#ww-plan [data-cell]").await?;
                    press(page, Input::Touch, ".ww-wonder-card").await?;
                    page.wait_for(".ww-needs-met").await?;
                }
            }
            assert!(found.is_empty(), "{}", found.join("\n"));
            Ok(())
        })
    }
}
