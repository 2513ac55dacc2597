//! World Wonders with the computer: whole games of bots, hints, and who is
//! winning.

use harness::play::around::{wait_for_ruled_end, wait_from, winners_are_told};
use harness::play::city::{
    ALONE, TWO, actions, begin, cut_off, do_on_board, people, play, sit_down_at, state_of,
};
use harness::play::gears::quickly;
use harness::play::land::With;
use harness::play::recorded::{before, recorded};
use harness::play::{kept_match, wait_for_person};
use harness::{DESKTOP, Outcome, PHONE, Page, Problem, run};
use records::Player;
use rules::game::Game as _;
use rules::games::world_wonders::{Action, Phase, WorldWonders};
use rules::{Level, Seat};

/// Bots play a whole game, and nobody waits for their movements.
async fn bots_alone(page: &Page, who: &[&str]) -> Outcome {
    page.less_motion(true).await?;
    quickly(page).await?;
    begin(page, who, &[("seed", "3")]).await?;
    let kept = wait_for_ruled_end(page).await?;
    winners_are_told(page, &kept).await
}

#[test]
fn two_computer_players_play_to_the_end() -> Outcome {
    run("city_bots", DESKTOP, async |page| {
        bots_alone(page, &["novice", "casual"]).await
    })
}

#[test]
fn five_computer_players_play() -> Outcome {
    let who = ["novice", "casual", "novice", "novice", "casual"];
    run("city_bots_five", PHONE, async |page| {
        page.less_motion(true).await?;
        quickly(page).await?;
        begin(page, &who, &[("seed", "3")]).await?;
        wait_from(page, 40).await
    })
}

/// Alone one plays oneself; a game that was sent may be a bot's.
#[test]
fn a_computer_player_plays_alone_to_the_end() -> Outcome {
    run("city_bot_alone", PHONE, async |page| {
        page.less_motion(true).await?;
        quickly(page).await?;
        let actions = actions(&recorded(ALONE)?).len();
        let mut sent = cut_off(ALONE, actions - 30)?;
        sent.set_player(Seat::FIRST, Player::Bot(Level::Casual));
        sit_down_at(page, &sent).await?;
        let kept = wait_for_ruled_end(page).await?;
        let won = kept.position().places()[Seat::FIRST] == 1;
        let title = if won { "You did it" } else { "Not this time" };
        assert_eq!(page.text("#result-title").await?, title);
        Ok(())
    })
}

/// A person plays some turns against every level.
#[test]
fn a_person_plays_against_every_level() -> Outcome {
    run("city_levels", DESKTOP, async |page| {
        page.less_motion(true).await?;
        quickly(page).await?;
        for (level, name) in [
            ("novice", "Novice 2"),
            ("casual", "Casual 2"),
            ("skilled", "Skilled 2"),
            ("expert", "Expert 2"),
        ] {
            begin(page, &["human", level], &[("name-1", "Ada"), ("seed", "4")]).await?;
            let mut turns = 0;
            while turns < 1 {
                wait_for_person(page).await?;
                let kept = kept_match(page).await?;
                let state = state_of(&kept)?;
                // The first thing that can be done, but no loan.
                let mut legal = Vec::new();
                state.legal_actions(&mut legal);
                legal.retain(|action| !matches!(action, Action::Loan | Action::Repay));
                let first = legal.first().copied();
                let action = first.ok_or_else(|| Problem::new("nothing can be done"))?;
                do_on_board(page, With::Mouse, &state, action).await?;
                wait_from(page, kept.ply() + 1).await?;
                turns += usize::from(matches!(action, Action::End | Action::LeaveRound));
            }
            wait_for_person(page).await?;
            page.wait_for_text(".log", &format!("{name} places "))
                .await?;
        }
        Ok(())
    })
}

/// A hint is something that can be done, and is shown where it is done.
#[test]
fn a_hint_can_be_done() -> Outcome {
    run("city_hint", DESKTOP, async |page| {
        page.less_motion(true).await?;
        quickly(page).await?;
        people(page, 2, &[("seed", "5")]).await?;
        let mut placed = 0;
        while placed < 2 {
            let before = kept_match(page).await?;
            let state = state_of(&before)?;
            page.click("#hint").await?;
            page.wait_for_text("#hint-said", "Try this: ").await?;
            assert_eq!(kept_match(page).await?.ply(), before.ply());
            let places = !matches!(state.phase(), Phase::Buy | Phase::End | Phase::Begin);
            if places {
                // Its outline is on the map; it is laid there by hand.
                page.wait_for("#ww-plan .ww-hinted").await?;
                placed += 1;
                let mut legal = Vec::new();
                state.legal_actions(&mut legal);
                let first = legal.first().copied();
                let first = first.ok_or_else(|| Problem::new("nothing can be done"))?;
                play(page, With::Mouse, &[first]).await?;
            } else {
                let hinted = page
                    .attribute("[data-action].hinted", "data-action")
                    .await?;
                let hinted = hinted.ok_or_else(|| Problem::new("the hint cannot be done"))?;
                let action = state.parse_action(&hinted);
                let action = action.map_err(|why| Problem::new(format!("{hinted}: {why:?}")))?;
                play(page, With::Mouse, &[action]).await?;
            }
            // What is done ends the hint.
            page.wait_gone("#hint-said, .hinted, .ww-hinted").await?;
        }
        Ok(())
    })
}

#[test]
fn who_is_winning_is_told() -> Outcome {
    run("city_verdict", DESKTOP, async |page| {
        page.less_motion(true).await?;
        quickly(page).await?;
        let whole = recorded(TWO)?;
        let at = before::<WorldWonders>(&whole, |state, _, _| {
            state.round() > 4 && state.phase() == Phase::Buy
        })?;
        sit_down_at(page, &cut_off(TWO, at)?).await?;
        page.click("#analyse").await?;
        page.wait_for("#verdict").await?;
        assert!(page.count("#reading .ideas li").await? > 0);
        page.click("#analyse").await?;
        page.wait_gone("#verdict").await?;
        play(page, With::Mouse, &actions(&whole)[at..at + 1]).await?;
        Ok(())
    })
}
