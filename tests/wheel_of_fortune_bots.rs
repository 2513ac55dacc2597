//! The Wheel of Fortune with the computer: whole games of bots, hints, and who
//! is winning.

use harness::play::around::{wait_for_ruled_end, wait_from, winners_are_told};
use harness::play::recorded::{before, cut_off, recorded};

use harness::play::land::{
    INQUISITION, With, actions, begin, do_on_board, people, play, quickly, sit_down_at, state_of,
    wait_at,
};
use harness::play::{kept_match, wait_for_person};
use harness::{DESKTOP, Outcome, PHONE, Page, Problem, run};
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Action, Phase, WheelOfFortune};

/// Bots play a whole game, and nobody waits for their movements.
async fn bots_alone(page: &Page, who: &[&str]) -> Outcome {
    quickly(page).await?;
    begin(page, who, &[("seed", "3")]).await?;
    let kept = wait_for_ruled_end(page).await?;
    assert_eq!(state_of(&kept)?.remaining_count(), 0);
    winners_are_told(page, &kept).await
}

#[test]
fn two_computer_players_play_to_the_end() -> Outcome {
    run("land_bots", DESKTOP, async |page| {
        bots_alone(page, &["novice", "casual"]).await
    })
}

#[test]
fn five_computer_players_play() -> Outcome {
    let who = ["novice", "casual", "novice", "novice", "casual"];
    run("land_bots_five", PHONE, async |page| {
        quickly(page).await?;
        begin(page, &who, &[("seed", "3")]).await?;
        wait_from(page, 40).await
    })
}

/// A person plays some turns against every level.
#[test]
fn a_person_plays_against_every_level() -> Outcome {
    run("land_levels", DESKTOP, async |page| {
        quickly(page).await?;
        for (level, name) in [
            ("novice", "Novice 2"),
            ("casual", "Casual 2"),
            ("skilled", "Skilled 2"),
            ("expert", "Expert 2"),
        ] {
            // Draws say who begins.
            begin(page, &["human", level], &[("name-1", "Ada"), ("seed", "4")]).await?;
            page.wait_for_text(".wf-players", name).await?;
            let mut turns = 0;
            while turns < 1 {
                wait_for_person(page).await?;
                let kept = kept_match(page).await?;
                let state = state_of(&kept)?;
                // The first thing that can be done; no follower is deployed.
                let action = match state.phase() {
                    Phase::Deploy => Action::End,
                    _ => {
                        let mut legal = Vec::new();
                        state.legal_actions(&mut legal);
                        let first = legal.first().copied();
                        first.ok_or_else(|| Problem::new("nothing can be done"))?
                    }
                };
                do_on_board(page, With::Mouse, &state, action, kept.ply()).await?;
                wait_from(page, kept.ply() + 1).await?;
                turns += usize::from(action == Action::End);
            }
            wait_for_person(page).await?;
            page.wait_for_text(".log", &format!("{name} places it in column "))
                .await?;
        }
        Ok(())
    })
}

/// A hint is something that can be done, and is shown where it is done.
#[test]
fn a_hint_can_be_done() -> Outcome {
    run("land_hint", DESKTOP, async |page| {
        quickly(page).await?;
        people(page, 2, &[("seed", "5")]).await?;
        for _ in 0..3 {
            let before = kept_match(page).await?;
            page.click("#hint").await?;
            page.wait_for_text("#hint-said", "Try this: ").await?;
            assert_eq!(kept_match(page).await?.ply(), before.ply());
            let state = state_of(&before)?;
            // A place lights up, where one tap lays the tile as it is meant.
            let hinted = match state.phase() {
                Phase::Place => {
                    let cell = page.attribute(".wf-cell.hinted", "data-cell").await?;
                    let cell = cell.unwrap_or_default();
                    page.click(&format!("[data-cell='{cell}']")).await?;
                    page.attribute(".wf-ways .primary[data-action]", "data-action")
                        .await?
                }
                _ => {
                    page.attribute("[data-action].hinted", "data-action")
                        .await?
                }
            };
            let hinted = hinted.ok_or_else(|| Problem::new("the hint cannot be done"))?;
            let action = state.parse_action(&hinted);
            let action = action.map_err(|why| Problem::new(format!("{hinted}: {why:?}")))?;
            match action {
                Action::Place { .. } => {
                    page.click(".wf-ways .primary[data-action]").await?;
                    wait_at(page, before.ply() + 1).await?;
                }
                _ => drop(play(page, With::Mouse, &[action]).await?),
            }
            // What is done ends the hint.
            page.wait_gone("#hint-said, .hinted").await?;
        }
        Ok(())
    })
}

#[test]
fn who_is_winning_is_told() -> Outcome {
    run("land_verdict", DESKTOP, async |page| {
        quickly(page).await?;
        let whole = recorded(INQUISITION)?;
        let at = before::<WheelOfFortune>(&whole, |state, _, _| {
            state.remaining_count() < 4 && state.phase() == Phase::Place
        })?;
        sit_down_at(page, &cut_off(INQUISITION, at)?).await?;
        page.click("#analyse").await?;
        page.wait_for("#verdict").await?;
        assert!(page.count("#reading .ideas li").await? > 0);
        page.click("#analyse").await?;
        page.wait_gone("#verdict").await?;
        play(page, With::Mouse, &actions(&whole)[at..at + 1]).await?;
        Ok(())
    })
}
