//! What is beside the board as sheets on a phone, with real gestures and keys, and in the widest windows. What
//! tabs and sheets do is tested in `src/component_tests/sheets.rs`.

use harness::play::fixtures::match_of_people_at;
use harness::play::match_page::{close_sheet, open_tab, start_ada_vs_ben, wait_for_ply};
use harness::play::{
    argonauts_wheel, play_actions, turn_of_time, wheel_of_fortune, wheels_of_time, world_wonders,
};
use harness::{
    DESKTOP, Driver as _, Key, PHONE, PHONE_SIDEWAYS, Page, TestError, TestResult, Value, Viewport,
    json, run,
};

const WIDE: Viewport = Viewport {
    width: 1920,
    height: 1080,
    ..DESKTOP
};

/// Fails if the page is larger than the window, or can be scrolled.
async fn assert_no_scrolling(page: &Page, what: &str) -> TestResult {
    let moved = page
        .script(
            "const root = document.documentElement;
             scrollTo({ left: 100, top: 100, behavior: 'instant' });
             const moved = [scrollX, scrollY, root.scrollWidth - innerWidth, root.scrollHeight - innerHeight];
             const main = document.querySelector('main.table');
             return [...moved, main.scrollTop].map((by) => Math.max(0, by));",
            vec![],
        )
        .await?;
    if moved == json!([0, 0, 0, 0, 0]) {
        return Ok(());
    }
    Err(TestError::new(format!("{what} scrolls: {moved}")))
}

/// Position and size of the board.
async fn board_rect(page: &Page) -> TestResult<Value> {
    page.script(
        "return document.getElementById('board').getBoundingClientRect().toJSON();",
        vec![],
    )
    .await
}

/// Waits until the element with this id has the focus.
async fn wait_for_focus(page: &Page, id: &str) -> TestResult {
    page.wait_for_script(&format!("return document.activeElement.id === '{id}';"))
        .await
        .map(|_| ())
}

/// Presses or releases the mouse at a point of the window.
async fn mouse(page: &Page, kind: &str, x: u32, y: u32) -> TestResult {
    let event =
        json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1 });
    page.devtools("Input.dispatchMouseEvent", event)
        .await
        .map(|_| ())
}

async fn click_at(page: &Page, x: u32, y: u32) -> TestResult {
    mouse(page, "mousePressed", x, y).await?;
    mouse(page, "mouseReleased", x, y).await
}

#[test]
fn help_and_end_do_not_scroll_on_a_phone() -> TestResult {
    run("sheets_no_scrolling", PHONE, async |page| {
        page.offer_help().await?;
        argonauts_wheel::start_ada_vs_ben(page, &[]).await?;
        assert_no_scrolling(page, "first-turn help").await?;
        page.set_viewport(PHONE_SIDEWAYS).await?;
        assert_no_scrolling(page, "first-turn help sideways").await?;
        argonauts_wheel::type_line(page, argonauts_wheel::SHORT_GAME).await?;
        page.wait_for("#result").await?;
        assert_no_scrolling(page, "the end sideways").await?;
        page.set_viewport(PHONE).await?;
        assert_no_scrolling(page, "the end").await
    })
}

/// The sheets with something that each of them shows, and a way to close them.
const SHEETS: [(&str, &str, &str); 4] = [
    ("players", ".standings", "outside"),
    ("history", ".log li:nth-of-type(3)", "escape"),
    ("analysis", "#analyse", "escape"),
    ("menu", "#resign", "grip"),
];

/// Upright the sheets come from below, sideways they stand beside the board, which stays where it is.
#[test]
fn sheets_on_a_phone() -> TestResult {
    run("sheets_on_a_phone", PHONE, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        play_actions(page, 3).await?;
        for (viewport, outside) in [(PHONE, (200, 100)), (PHONE_SIDEWAYS, (100, 200))] {
            page.set_viewport(viewport).await?;
            let board = board_rect(page).await?;
            for (tab, content, way) in SHEETS {
                let button = format!("show-{tab}");
                page.click(&format!("#{button}")).await?;
                page.wait_for(&format!(".side-sheet {content}")).await?;
                wait_for_focus(page, &format!("tab-{tab}")).await?;
                page.wait_for_animations().await?;
                assert_eq!(board_rect(page).await?, board, "{tab}");
                assert_no_scrolling(page, tab).await?;
                match way {
                    "outside" => click_at(page, outside.0, outside.1).await?,
                    "grip" if viewport == PHONE => drag_grip(page).await?,
                    _ => page.press_keys(char::from(Key::Escape)).await?,
                }
                page.wait_until_gone("dialog").await?;
                wait_for_focus(page, &button).await?;
            }
            // A page over a sheet; then back in the menu.
            open_tab(page, "menu").await?;
            page.click("#game-tools a[href='#/rules/turn-of-time']")
                .await?;
            page.wait_for(".page-sheet .rules #rules-setup").await?;
            assert_no_scrolling(page, "rules").await?;
            page.press_keys(char::from(Key::Escape)).await?;
            page.wait_until_gone(".page-sheet").await?;
            assert_eq!(page.count(".side-sheet #game-tools").await?, 1);
            close_sheet(page).await?;
            wait_for_focus(page, "show-menu").await?;
            assert_eq!(board_rect(page).await?, board);
        }
        // Nothing of it has touched the game.
        wait_for_ply(page, 3, "person").await
    })
}

/// Drags a sheet by its grip: a little, after which it is still there, then far enough.
async fn drag_grip(page: &Page) -> TestResult {
    let top = page
        .script(
            "const { x, y, width, height } = document.querySelector('.sheet-grip').getBoundingClientRect();
             return [x + width / 2, y + height / 2];",
            vec![],
        )
        .await?;
    let at = |index: usize| top[index].as_f64().map_or(0, |at| at as u32);
    let (x, y) = (at(0), at(1));
    for by in [30, 200] {
        mouse(page, "mousePressed", x, y).await?;
        mouse(page, "mouseMoved", x, y + by / 2).await?;
        mouse(page, "mouseMoved", x, y + by).await?;
        let shifted =
            format!("return document.querySelector('.sheet').style.translate === '0px {by}px';");
        page.wait_for_script(&shifted).await?;
        mouse(page, "mouseReleased", x, y + by).await?;
        if by == 30 {
            page.wait_for_script(
                "return document.querySelector('.sheet').style.translate === '0px';",
            )
            .await?;
        }
    }
    Ok(())
}

#[test]
fn in_a_wide_window_the_players_have_a_column_of_their_own() -> TestResult {
    run("sheets_wide", WIDE, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        page.wait_for(".table-players .standings").await?;
        page.wait_for(".table-side .history").await?;
        assert_no_scrolling(page, "wide").await
    })
}

mod long_run {
    use super::*;

    #[test]
    fn a_match_does_not_scroll_on_a_phone() -> TestResult {
        run("sheets_no_scrolling_turns", PHONE, async |page| {
            turn_of_time::open_match(page, &match_of_people_at(turn_of_time::THREE, 4)?).await?;
            assert_no_scrolling(page, "Turn of Time").await?;
            for (record, ply) in [(wheel_of_fortune::TWO, 40), (wheel_of_fortune::FIVE, 5)] {
                wheel_of_fortune::open_match(page, &match_of_people_at(record, ply)?).await?;
                assert_no_scrolling(page, "The Wheel of Fortune").await?;
            }
            wheels_of_time::open_match(page, &match_of_people_at(wheels_of_time::DUEL, 0)?).await?;
            assert_no_scrolling(page, "Wheels of Time").await?;
            world_wonders::open_match(page, &match_of_people_at(world_wonders::TWO, 30)?).await?;
            assert_no_scrolling(page, "World Wonders").await
        })
    }
}
