//! Hints in every game: the steps of the turn as ghosts, reasons that can be pointed at, and "Do it".

use harness::play::fixtures::open_link;
use harness::play::match_page::{set_instant_pace, wait_for_ply_at_least};
use harness::play::{stored_match, wait_for_person_or_end};
use harness::{DESKTOP, Driver as _, PHONE, Page, TestError, TestResult, run};
use records::{Match, Name, Player, SeatConfig};
use rules::{GameId, Setup};

/// Opens a new match of Ada and Ben.
async fn open_match(page: &Page, game: GameId) -> TestResult {
    let setup = Setup::new(game, 2, 7).map_err(|error| TestError::new(error.to_string()))?;
    let seats = ["Ada", "Ben"].map(|name| SeatConfig {
        name: Name::new(name),
        player: Player::Human,
    });
    let new = Match::new(setup, seats.to_vec());
    let new = new.map_err(|error| TestError::new(error.to_string()))?;
    set_instant_pace(page).await?;
    open_link(page, &new).await?;
    wait_for_person_or_end(page).await?;
    Ok(())
}

/// Follows hints for some turns; `ghost` is how the board shows the steps.
async fn follow_hints(page: &Page, game: GameId, ghost: &str) -> TestResult {
    open_match(page, game).await?;
    for turn in 0..4 {
        let before = stored_match(page).await?;
        page.click("#hint").await?;
        page.wait_for_text("#hint-text", "Try this:").await?;
        let steps = page.count(".hint-steps li").await?;
        assert!(steps > 0, "{game:?}");
        // The first tile of The Wheel of Fortune is only drawn.
        if turn > 0 {
            page.wait_for(&format!("#board :is({ghost})")).await?;
            assert!(page.count(".hint-reasons li").await? > 0, "{game:?}");
            // Pointing at a reason changes nothing but what is lit.
            page.click(".hint-reasons li:last-child button").await?;
            page.wait_for("#board .hinted, #board .ww-hinted, #board .wf-plan > *")
                .await?;
            assert_eq!(stored_match(page).await?.ply(), before.ply());
        }
        page.click("#follow-hint").await?;
        page.wait_until_gone("#hint-text").await?;
        wait_for_ply_at_least(page, before.ply() + steps).await?;
        wait_for_person_or_end(page).await?;
    }
    // It can be put away, and looked behind.
    page.press_keys("h").await?;
    page.wait_for("#hint-text").await?;
    page.click("#close-hint").await?;
    page.wait_until_gone("#hint-card").await
}

#[test]
fn turns_of_turn_of_time() -> TestResult {
    run("hints_turn_of_time", DESKTOP, async |page| {
        follow_hints(page, GameId::TurnOfTime, ".hint-ghost").await
    })
}

#[test]
fn turns_of_argonauts_wheel() -> TestResult {
    run("hints_argonauts_wheel", PHONE, async |page| {
        follow_hints(page, GameId::ArgonautsWheel, ".hinted").await
    })
}

#[test]
fn turns_of_wheels_of_time() -> TestResult {
    run("hints_wheels_of_time", PHONE, async |page| {
        follow_hints(page, GameId::WheelsOfTime, ".hinted").await
    })
}

#[test]
fn turns_of_wheel_of_fortune() -> TestResult {
    run("hints_wheel_of_fortune", DESKTOP, async |page| {
        follow_hints(page, GameId::WheelOfFortune, ".wf-plan > *, .hinted").await
    })
}

#[test]
fn turns_of_world_wonders() -> TestResult {
    run("hints_world_wonders", DESKTOP, async |page| {
        follow_hints(page, GameId::WorldWonders, ".ww-plan-ghosts > *, .hinted").await
    })
}

/// On a phone the hint lies over the lower part of the board, which can be looked at.
#[test]
fn a_hint_steps_aside() -> TestResult {
    run("hints_aside", PHONE, async |page| {
        open_match(page, GameId::WorldWonders).await?;
        page.click("#hint").await?;
        page.wait_for("#hint-text").await?;
        page.click("#see-board").await?;
        page.wait_for_script("return !document.querySelector('#hint-card').checkVisibility();")
            .await?;
        // The ghosts stay, and the hint comes back when it is asked for.
        page.wait_for(".ww-plan-ghosts > *").await?;
        page.click("#hint").await?;
        page.wait_for_script("return document.querySelector('#hint-card').checkVisibility();")
            .await?;
        // A tap on the board is meant for the board.
        page.click("#ww-plan").await?;
        page.wait_for_script("return !document.querySelector('#hint-card').checkVisibility();")
            .await?;
        Ok(())
    })
}

/// Whoever beats the bot that adapts meets a stronger one in the rematch.
#[test]
fn a_matched_bot_follows_the_results() -> TestResult {
    run("hints_match_me", DESKTOP, async |page| {
        let setup = Setup::new(GameId::ArgonautsWheel, 2, 7);
        let setup = setup.map_err(|error| TestError::new(error.to_string()))?;
        let casual = rules::Strength::of(rules::Level::Casual);
        let seats = [Player::Human, Player::Matched(casual)].map(SeatConfig::unnamed);
        let new = Match::new(setup, seats.to_vec());
        let new = new.map_err(|error| TestError::new(error.to_string()))?;
        set_instant_pace(page).await?;
        open_link(page, &new).await?;
        // The perfect player's hints win.
        while stored_match(page).await?.position().to_act().is_some() {
            wait_for_person_or_end(page).await?;
            if page.count("#hint").await? == 0 {
                break;
            }
            page.click("#hint").await?;
            page.wait_for("#follow-hint").await?;
            page.click("#follow-hint").await?;
            page.wait_until_gone("#hint-text").await?;
        }
        page.wait_for_text("#next-opponent", "half a step stronger")
            .await?;
        page.click("#again-black, #again").await?;
        wait_for_person_or_end(page).await?;
        let rematch = stored_match(page).await?;
        let stronger = Player::Matched(casual.stronger());
        assert!(rematch.seats().iter().any(|seat| seat.player == stronger));
        Ok(())
    })
}
