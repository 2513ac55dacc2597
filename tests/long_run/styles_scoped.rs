//! The stylesheet of one game does not affect the others: every board looks the same whichever
//! pages were shown before in the same window.

use harness::play::fixtures::{match_at, match_of_people_at, recorded_match};
use harness::play::match_page::{set_instant_pace, start_ada_vs_ben};
use harness::play::{
    argonauts_wheel, play_actions, wheel_of_fortune, wheels_of_time, world_wonders,
};
use harness::{DESKTOP, Driver as _, Page, TestError, TestResult, Value, is_long_run, run};

/// Creates a match of each game and returns the routes.
async fn start_matches(page: &Page) -> TestResult<Vec<String>> {
    let mut routes = Vec::new();
    start_ada_vs_ben(page, &[]).await?;
    play_actions(page, 4).await?;
    routes.push(page.route().await?);
    argonauts_wheel::start_ada_vs_ben(page, &[]).await?;
    argonauts_wheel::type_line(page, "1-7 5-3 7=6 3-2").await?;
    routes.push(page.route().await?);
    wheels_of_time::open_match(page, &match_at(wheels_of_time::DUEL, 20)?).await?;
    routes.push(page.route().await?);
    wheel_of_fortune::open_match(page, &match_at(wheel_of_fortune::TWO, 40)?).await?;
    routes.push(page.route().await?);
    let at = recorded_match(world_wonders::TWO)?.entries().len() / 2;
    world_wonders::open_match(page, &match_of_people_at(world_wonders::TWO, at)?).await?;
    routes.push(page.route().await?);
    Ok(routes)
}

/// Waits until stylesheets, fonts and images are loaded and animations have ended.
async fn wait_until_loaded(page: &Page) -> TestResult {
    page.wait_for(".board, .puzzle-card svg, .puzzle-kind")
        .await?;
    page.wait_for_script(
        "const boards = [...document.querySelectorAll('.board, .puzzle-card, .puzzle-kind')];
         const dressed = boards.every((board) => getComputedStyle(board).animationName === 'none');
         const sheets = [...document.querySelectorAll('link[rel=stylesheet]')];
         return dressed && sheets.every((link) => link.sheet) && document.fonts.status === 'loaded'
             && [...document.images].every((image) => image.complete);",
    )
    .await?;
    page.wait_for_animations().await
}

/// The position, size and colours of all elements of boards and lists of puzzles.
async fn board_styles(page: &Page) -> TestResult<Value> {
    wait_until_loaded(page).await?;
    page.script(
        "const within = [...document.querySelectorAll(
             '#board, #board *, .board, .board *, .puzzle-card, .puzzle-card *, .puzzle-kind, .puzzle-kind *')];
         return within.map((one) => {
             const { x, y, width, height } = one.getBoundingClientRect();
             const { color, fill, stroke, fontSize, display } = getComputedStyle(one);
             const rectangle = [x + scrollX, y + scrollY, width, height].map((at) => at.toFixed(1));
             const name = `${one.localName}#${one.id}.${one.getAttribute('class') ?? ''}`;
             return [name, ...rectangle, color, fill, stroke, fontSize, display].join(' ');
         });",
        vec![],
    )
    .await
}

/// Describes the first differences, if there are any.
fn differences(shown: &Value, reference: &Value) -> Option<String> {
    let lines = |value: &Value| -> Vec<String> {
        value
            .as_array()
            .into_iter()
            .flatten()
            .map(ToString::to_string)
            .collect()
    };
    let (shown, reference) = (lines(shown), lines(reference));
    if shown.len() != reference.len() {
        return Some(format!("{} things, alone {}", shown.len(), reference.len()));
    }
    let shown: Vec<String> = shown
        .iter()
        .zip(&reference)
        .filter(|(one, other)| one != other)
        .map(|(one, other)| format!("  {one}\n  alone {other}"))
        .collect();
    let more = shown.len();
    (more > 0).then(|| format!("{more} things\n{}", shown[..more.min(3)].join("\n")))
}

/// Follows a link within the same document.
async fn follow(page: &Page, route: &str) -> TestResult {
    // A reloaded document would lose this mark.
    page.script(
        "window.same = true;
         document.querySelector('main').dataset.left = '';
         location.hash = arguments[0];",
        vec![route.into()],
    )
    .await?;
    page.wait_until_gone("main[data-left]").await?;
    assert_eq!(page.script("return window.same;", vec![]).await?, true);
    Ok(())
}

#[test]
fn no_game_changes_the_look_of_another() -> TestResult {
    run("styles_scoped", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        let mut routes = start_matches(page).await?;
        for practice in [
            "#/learn/turn-of-time",
            "#/learn/argonauts-wheel",
            "#/learn/wheels-of-time",
            "#/learn/wheel-of-fortune",
            "#/learn/world-wonders",
            "#/puzzles/argonauts-wheel",
            "#/puzzles/argonauts-wheel/1",
            "#/puzzles/turn-of-time",
            "#/puzzles/turn-of-time/last-card/1/1",
        ] {
            routes.push(practice.to_owned());
        }
        let mut reference = Vec::new();
        for route in &routes {
            page.client().goto("about:blank").await?;
            page.goto(route).await?;
            reference.push(board_styles(page).await?);
        }
        let last = routes.len();
        let forward: Vec<usize> = (0..last).collect();
        let backward: Vec<usize> = (0..last).rev().collect();
        // Every third route, so that each follows another one than before.
        let mixed: Vec<usize> = (0..3).flat_map(|from| (from..last).step_by(3)).collect();
        let mut orders = vec![("mixed", mixed), ("forth", forward), ("back", backward)];
        if !is_long_run() {
            orders.truncate(1);
        }
        let mut shown = Vec::new();
        for (name, order) in orders {
            page.client().goto("about:blank").await?;
            page.goto("").await?;
            for at in order {
                let (route, reference) = (&routes[at], &reference[at]);
                follow(page, route).await?;
                if let Some(what) = differences(&board_styles(page).await?, reference) {
                    shown.push(format!("{name}, {route}: {what}"));
                }
            }
        }
        if shown.is_empty() {
            Ok(())
        } else {
            Err(TestError::new(shown.join("\n")))
        }
    })
}
