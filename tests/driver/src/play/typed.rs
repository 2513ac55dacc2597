//! Plays a recorded match by typing its actions.

use crate::{Driver, TestError, TestResult, Value, json};
use records::{Entry, Match};

/// Types actions in the page itself, without scrolling to the field, and waits until
/// each is painted. WebDriver is given no element, because it would keep it and the
/// table around it in memory.
const PLAY: &str = "const [actions] = arguments;
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return (async () => {
        (document.getElementById('tab-menu') ?? document.getElementById('show-menu')).click();
        while (!document.getElementById('notation')) await painted();
        for (const action of actions) {
            const { ply } = document.querySelector('main.table').dataset;
            const field = document.getElementById('notation');
            field.value = action;
            field.dispatchEvent(new Event('input', { bubbles: true }));
            document.getElementById('do-typed').click();
            const end = performance.now() + 10000;
            do await painted(); while (document.querySelector('main.table').dataset.ply === ply && performance.now() < end);
            if (document.querySelector('main.table').dataset.ply === ply) return action;
        }
        await painted();
        return '';
    })();";

/// Plays all actions of a match on its table, which shows the start of the same match.
///
/// # Errors
/// The page does not take an action.
pub async fn play_to_end(page: &impl Driver, recorded: &Match) -> TestResult {
    let actions = recorded.entries().iter().filter_map(|entry| match entry {
        Entry::Action(action) => Some(json!(action.to_string())),
        _ => None,
    });
    let actions = Value::Array(actions.collect());
    let stuck = page.script(PLAY, vec![actions]).await?;
    match stuck.as_str() {
        Some("") => Ok(()),
        _ => Err(TestError::new(format!("the page does not accept {stuck}"))),
    }
}
