//! Hints in every game: the steps of the turn as ghosts, reasons that can be pointed at, and "Do it".

use super::Page;
use super::bots::Bots;
use page_driver::play::match_page::wait_for_ply_at_least;
use page_driver::play::{
    Input, argonauts_wheel, play_actions, stored_match, wait_for_person_or_end,
};
use page_driver::{Driver as _, TestError, TestResult};
use protocol::{PageMessage, Task};
use records::{Match, Name, Player, SeatConfig};
use rules::{GameId, Setup};
use wasm_bindgen_test::wasm_bindgen_test;

/// A new match of Ada and Ben.
fn new_match(game: GameId) -> TestResult<Match> {
    let setup = Setup::new(game, 2, 7).map_err(|error| TestError::new(error.to_string()))?;
    let seats = ["Ada", "Ben"].map(|name| SeatConfig {
        name: Name::new(name),
        player: Player::Human,
    });
    Match::new(setup, seats.to_vec()).map_err(|error| TestError::new(error.to_string()))
}

async fn open(game: GameId) -> TestResult<(Page, Bots)> {
    let page = Page::at_once().await?;
    let bots = Bots::new(&page)?;
    page.open_table(&new_match(game)?).await?;
    wait_for_person_or_end(&page).await?;
    Ok((page, bots))
}

/// Follows hints for some turns; `ghost` is how the board shows the steps.
async fn follow_hints(game: GameId, ghost: &str) -> TestResult {
    let (page, _bots) = open(game).await?;
    let mut reasons = 0;
    for turn in 0..3 {
        let before = stored_match(&page).await?;
        page.click("#hint").await?;
        page.wait_for_text("#hint-text", "Try this:").await?;
        let steps = page.count(".hint-steps li").await?;
        assert!(steps > 0, "{game:?}");
        // The first tile of The Wheel of Fortune is only drawn.
        if turn > 0 {
            page.wait_for(&format!("#board :is({ghost})")).await?;
            reasons += page.count(".hint-reasons li").await?;
            // Pointing at a step or a reason changes nothing but what is lit.
            page.click(".hint-row").await?;
            page.wait_for("#board .hinted, #board .ww-hinted, #board .wf-plan > *")
                .await?;
            assert_eq!(stored_match(&page).await?.ply(), before.ply());
        }
        page.click("#follow-hint").await?;
        page.wait_until_gone("#hint-text").await?;
        wait_for_ply_at_least(&page, before.ply() + steps).await?;
        wait_for_person_or_end(&page).await?;
        assert_eq!(stored_match(&page).await?.ply(), before.ply() + steps);
    }
    assert!(reasons > 0, "{game:?}");
    Ok(())
}

#[wasm_bindgen_test]
async fn turns_of_turn_of_time_are_hinted_and_done() -> TestResult {
    follow_hints(GameId::TurnOfTime, ".hint-ghost").await
}

#[wasm_bindgen_test]
async fn turns_of_argonauts_wheel_are_hinted_and_done() -> TestResult {
    follow_hints(GameId::ArgonautsWheel, ".hinted").await
}

/// A hint says why and what the chances are. It changes nothing, and disappears with the next action.
#[wasm_bindgen_test]
async fn a_hint_gives_an_action_and_reasons() -> TestResult {
    let (page, bots) = open(GameId::TurnOfTime).await?;
    play_actions(&page, 2).await?;
    page.click("#hint").await?;
    page.wait_for_text("#hint-text", "Try this:").await?;
    let hint = page.text("#hint-text").await?;
    for part in ["Why", "Chance of winning: "] {
        assert!(hint.contains(part), "{hint}");
    }
    page.wait_for(".hand-side.hinted").await?;
    assert_eq!(stored_match(&page).await?.ply(), 2);
    let asked = bots.received();
    let is_hint = |asked: &PageMessage| matches!(asked, PageMessage::Search(search) if search.task == Task::Hint);
    assert!(asked.iter().all(is_hint), "{asked:?}");
    page.click("#close-hint").await?;
    page.wait_until_gone("#hint-card").await?;
    page.click("#hint").await?;
    page.wait_for("#hint-text").await?;
    play_actions(&page, 1).await?;
    assert_eq!(page.count("#hint-text, .hinted").await?, 0);
    Ok(())
}

/// The shortcut asks for a hint too, which is read out, and Escape puts it away.
#[wasm_bindgen_test]
async fn a_hint_comes_and_goes_by_keyboard() -> TestResult {
    let (page, _bots) = open(GameId::ArgonautsWheel).await?;
    page.record_announcements().await?;
    page.press_keys("h").await?;
    page.wait_for_text("#hint-text", "Try this:").await?;
    let steps = page.texts(".hint-steps li").await?;
    let announcement = page.take_announcements().await?.join(" ");
    for step in steps {
        let step = step.trim_end_matches('.').to_lowercase();
        assert!(
            announcement.to_lowercase().contains(&step),
            "{step}: {announcement}"
        );
    }
    page.press_keys(char::from(page_driver::Key::Escape))
        .await?;
    page.wait_until_gone("#hint-card").await
}

/// What a hint speaks of is lit while it has the focus or the mouse.
#[wasm_bindgen_test]
async fn a_step_is_lit_while_it_is_pointed_at() -> TestResult {
    let (page, _bots) = open(GameId::ArgonautsWheel).await?;
    page.click("#hint").await?;
    page.wait_for("#hint-text").await?;
    let before = page.count("#board .hinted").await?;
    page.hover(".hint-row").await?;
    page.wait_for("#board .hinted").await?;
    page.hover("#hint-title").await?;
    let body = "return document.querySelectorAll('#board .hinted').length === arguments[0];";
    page.wait_until("as before", body, vec![before.into()])
        .await?;
    assert_eq!(stored_match(&page).await?.ply(), 0);
    Ok(())
}

/// Where a hint is still searched it can be shown now: with what is known so far.
#[wasm_bindgen_test]
async fn a_hint_can_be_shown_now() -> TestResult {
    let (page, bots) = open(GameId::WorldWonders).await?;
    bots.set_slow(true);
    page.click("#hint").await?;
    page.wait_for("progress[aria-label='Thinking']").await?;
    assert_eq!(page.text("#act-now").await?, "Show now");
    page.click("#act-now").await?;
    page.wait_for("#hint-text").await
}

/// After a win against the adapting bot, the rematch is against a stronger one.
#[wasm_bindgen_test]
async fn a_matched_bot_follows_the_results() -> TestResult {
    let page = Page::at_once().await?;
    let _bots = Bots::new(&page)?;
    let setup = Setup::new(GameId::ArgonautsWheel, 2, 7)
        .map_err(|error| TestError::new(error.to_string()))?;
    let casual = rules::Strength::from_level(rules::Level::Casual);
    // Black wins with the last action.
    let (line, last) = argonauts_wheel::SHORT_GAME
        .rsplit_once(' ')
        .ok_or_else(|| TestError::new("the game is too short"))?;
    let seats = [Player::Human, Player::Matched(casual)].map(SeatConfig::unnamed);
    let new = Match::new(setup, seats.to_vec());
    let mut played = new.map_err(|error| TestError::new(error.to_string()))?;
    for text in line.split_whitespace() {
        let action = argonauts_wheel::parse_action(played.state(), text)?;
        let applied = played.apply(rules::Action::ArgonautsWheel(action));
        applied.map_err(|error| TestError::new(format!("{text}: {error:?}")))?;
    }
    page.open_table(&played).await?;
    argonauts_wheel::play_action(&page, Input::Mouse, last).await?;
    page.wait_for_text("#next-opponent", "half a step stronger")
        .await?;
    page.click("#again-black, #again").await?;
    page.wait_for("main.table:not([data-turn='over'])").await?;
    let rematch = stored_match(&page).await?;
    let stronger = Player::Matched(casual.stronger());
    assert!(rematch.seats().iter().any(|seat| seat.player == stronger));
    Ok(())
}

mod long_run {
    use super::*;

    #[wasm_bindgen_test]
    async fn turns_of_wheels_of_time_are_hinted_and_done() -> TestResult {
        follow_hints(GameId::WheelsOfTime, ".hinted").await
    }

    #[wasm_bindgen_test]
    async fn turns_of_the_wheel_of_fortune_are_hinted_and_done() -> TestResult {
        follow_hints(GameId::WheelOfFortune, ".wf-plan > *, .hinted").await
    }

    #[wasm_bindgen_test]
    async fn turns_of_world_wonders_are_hinted_and_done() -> TestResult {
        follow_hints(GameId::WorldWonders, ".ww-plan-ghosts > *, .hinted").await
    }
}
