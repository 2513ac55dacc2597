//! Argonaut's Wheel with bots and their worker. The game is solved, so all statements have to be true.

use harness::play::Input;
use harness::play::argonauts_wheel::{self, play_line, start_game, wait_for_end};
use harness::play::match_page::{click_when_shown, close_sheet, open_tab, wait_for_ply};
use harness::play::stored_match;
use harness::{DESKTOP, Driver as _, PHONE, TestResult, json, run};
use records::Ending;
use rules::Seat;

/// The analysis continues while bots play, and does not delay them.
#[test]
fn the_analysis_works_against_bots() -> TestResult {
    run("argonauts_wheel_analysis_with_bots", PHONE, async |page| {
        start_game(page, &["human", "casual"], &[]).await?;
        open_tab(page, "analysis").await?;
        page.click("#analyse").await?;
        page.wait_for_text("#verdict", "You win in 38 turns.")
            .await?;
        close_sheet(page).await?;
        play_line(page, Input::Touch, "R").await?;
        wait_for_ply(page, 2, "person").await?;
        open_tab(page, "analysis").await?;
        page.wait_for_text("#verdict", "You win in ").await?;
        close_sheet(page).await?;
        page.click("#hint").await?;
        page.wait_for_text("#hint-text", "Try this:").await?;
        open_tab(page, "analysis").await?;
        page.wait_for_text("#verdict", "You win in ").await
    })
}

#[test]
fn bots_play_to_the_end() -> TestResult {
    run("argonauts_wheel_bots", DESKTOP, async |page| {
        let names = ["Mia", "Leo"];
        for player_kinds in [["skilled", "expert"], ["expert", "expert"]] {
            start_game(page, &player_kinds, &[]).await?;
            click_when_shown(page, "#skip").await?;
            wait_for_end(page).await?;
            page.wait_for("#result").await?;
            let stored = stored_match(page).await?;
            assert!(matches!(stored.position().ending(), Some(Ending::Rules(_))));
            let title = match argonauts_wheel::winner(&stored)? {
                Some(seat) => format!("{} wins", names[seat.index()]),
                None => "A draw".to_owned(),
            };
            assert_eq!(page.text("#result-title").await?, title);
            if player_kinds == ["expert"; 2] {
                // Both sides make the game last as long as possible: 38 turns and 37 replies.
                assert_eq!(argonauts_wheel::winner(&stored)?, Some(Seat::FIRST));
                assert_eq!(stored.entries().len(), 75);
                page.click_button("Review").await?;
                page.wait_for_value(
                        "return [...document.querySelectorAll('.review-person > .quiet')].map((one) => one.textContent);",
                        vec![],
                        &json!(["No costly moves.", "No costly moves."]),
                    )
                        .await?;
            }
        }
        Ok(())
    })
}
