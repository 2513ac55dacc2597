//! What the countdown of a turn with nothing left to choose looks like. Everything else
//! about it is tested in `src/component_tests/turn_ends.rs`.

use harness::play::fixtures::{match_of_people_at, recorded_match};
use harness::play::{Input, wheel_of_fortune};
use harness::{Driver as _, PHONE, TestError, TestResult, run};
use records::Match;

/// Notes where the board stands with every change of ply and countdown.
const WATCH: &str = "window.seen = [];
    const note = () => {
        const { top, height } = document.getElementById('board').getBoundingClientRect();
        window.seen.push(`${top} ${height}`);
    };
    note();
    new MutationObserver(note).observe(document.querySelector('main.table'), {
        attributeFilter: ['data-ply', 'data-countdown'],
    });";

/// The match before the first choice after which nothing is left but to end the turn.
fn before_last_choice(record: &str) -> TestResult<Match> {
    let recorded = recorded_match(record)?;
    let ply = (0..recorded.ply())
        .find(|ply| {
            let legal = |at| recorded.position_at(at).state().legal_actions();
            let left = legal(ply + 1);
            legal(*ply).len() > 1
                && left.len() == 1
                && left.iter().all(|action| action.to_string() == "end")
        })
        .ok_or_else(|| TestError::new("the record has no such turn"))?;
    match_of_people_at(record, ply)
}

/// The bar at the lower edge and what it says stay where they are.
#[test]
fn nothing_moves_during_the_countdown() -> TestResult {
    run("turn_ends_layout", PHONE, async |page| {
        page.goto("#/settings").await?;
        page.click("input[name='turn-end'][value='']").await?;
        let played = before_last_choice(wheel_of_fortune::TWO)?;
        wheel_of_fortune::open_match(page, &played).await?;
        let before = played.ply();
        let choice = wheel_of_fortune::actions(&recorded_match(wheel_of_fortune::TWO)?)[before];
        let state = wheel_of_fortune::state_of(&played)?;
        wheel_of_fortune::perform(page, Input::Touch, &state, choice, before).await?;
        page.wait_for("main.table[data-countdown]").await?;
        page.script(WATCH, vec![]).await?;
        let button = "const { top, width, height } =
                document.querySelector('#board .button.primary').getBoundingClientRect();
            return [top, width, height];";
        let counting = page.script(button, vec![]).await?;
        page.press_keys("x").await?;
        page.wait_until_gone("main.table[data-countdown]").await?;
        assert_eq!(page.script(button, vec![]).await?, counting);
        let boards = "return new Set(window.seen).size;";
        assert_eq!(page.script(boards, vec![]).await?, 1);
        Ok(())
    })
}
