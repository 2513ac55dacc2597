//! Argonaut's Wheel with bots: all levels, hints, analysis and review. The game is solved, so all
//! statements have to be true.

use harness::play::Input;
use harness::play::argonauts_wheel::{
    self, SHORT_GAME, parse_action, perform, play_line, set_up, start_ada_vs_ben, start_game,
    state_of, type_line, wait_for_end,
};
use harness::play::match_page::{
    click_when_shown, close_sheet, expand, open_tab, start_and_click_when_shown, wait_for_ply,
    wait_for_ply_at_least,
};
use harness::play::stored_match;
use harness::{DESKTOP, Driver as _, PHONE, Page, TestError, TestResult, json, run};
use records::Ending;
use rules::Seat;

/// A legal action; which one depends on the turn.
async fn some_legal_action(page: &Page, turn: usize) -> TestResult<String> {
    let played = stored_match(page).await?;
    let legal = played.state().legal_actions();
    let action = legal.get(turn % legal.len().max(1));
    let action = action.ok_or_else(|| TestError::new("there is no legal action"))?;
    Ok(action.to_string())
}

#[test]
fn a_person_plays_against_every_level() -> TestResult {
    run("argonauts_wheel_levels", DESKTOP, async |page| {
        for (level, label) in [
            ("beginner", "Beginner"),
            ("novice", "Novice"),
            ("casual", "Casual"),
            ("skilled", "Skilled"),
            ("veteran", "Veteran"),
            ("expert", "Perfect"),
        ] {
            start_game(page, &["human", level], &[("name-1", "Ada")]).await?;
            page.wait_for_text(".aw-far", &format!("Leo {label}"))
                .await?;
            let action = some_legal_action(page, 0).await?;
            let played = stored_match(page).await?;
            let action = parse_action(played.state(), &action)?;
            perform(page, Input::Mouse, action).await?;
            wait_for_ply(page, 2, "person").await?;
            open_tab(page, "history").await?;
            page.wait_for_text(".log", "Leo ").await?;
        }
        page.screenshot("argonauts-wheel-perfect-desktop").await?;
        Ok(())
    })
}

/// The first player wins with perfect play, but only by turning the wheel first.
#[test]
fn the_perfect_bot_wins_as_first_player() -> TestResult {
    run("argonauts_wheel_perfect", DESKTOP, async |page| {
        start_game(page, &["expert", "human"], &[]).await?;
        wait_for_ply(page, 1, "person").await?;
        open_tab(page, "history").await?;
        page.wait_for_text(".log li", "Leo turns the wheel.")
            .await?;
        open_tab(page, "analysis").await?;
        page.click("#analyse").await?;
        for turn in 0..3 {
            open_tab(page, "analysis").await?;
            page.wait_for_text("#verdict", "Leo wins in ").await?;
            let action = some_legal_action(page, turn).await?;
            type_line(page, &action).await?;
            page.wait_for("main.table[data-turn='person']").await?;
        }
        Ok(())
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
                    &json!(["No costly actions.", "No costly actions."]),
                )
                    .await?;
            }
        }
        Ok(())
    })
}

#[test]
fn bots_pause_continue_and_act_at_once() -> TestResult {
    run("argonauts_wheel_bots_paused", PHONE, async |page| {
        start_game(page, &["novice", "skilled"], &[]).await?;
        click_when_shown(page, "#stop").await?;
        page.wait_for("main.table[data-turn='rest']").await?;
        let stopped = stored_match(page).await?.ply();
        page.wait_for_text(".status", "Paused before ").await?;
        page.click("#go-on").await?;
        wait_for_ply_at_least(page, stopped + 1).await?;

        // The perfect bot solves the game first, but still acts at once when asked.
        for button in ["#act-now", "#stop"] {
            page.goto("").await?;
            set_up(page, &["expert", "human"], &[]).await?;
            start_and_click_when_shown(page, button).await?;
            if button == "#stop" {
                page.wait_for("main.table[data-turn='rest']").await?;
                assert_eq!(stored_match(page).await?.ply(), 0);
                page.click("#go-on").await?;
            }
            wait_for_ply(page, 1, "person").await?;
        }
        Ok(())
    })
}

/// The listed actions and their results.
async fn listed_actions(page: &Page, within: &str) -> TestResult<Vec<(String, String)>> {
    let list = format!("{within} .ideas li");
    let actions = page.texts(&format!("{list} span")).await?;
    let ends = page.texts(&format!("{list} strong")).await?;
    assert_eq!(actions.len(), ends.len());
    Ok(actions.into_iter().zip(ends).collect())
}

fn pairs(expected: &[(&str, &str)]) -> Vec<(String, String)> {
    let expected = expected.iter();
    expected
        .map(|(action, end)| ((*action).to_owned(), (*end).to_owned()))
        .collect()
}

#[test]
fn a_hint_lists_the_result_of_every_action() -> TestResult {
    run("argonauts_wheel_hint", DESKTOP, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        page.click("#hint").await?;
        page.wait_for_text("#hint-text", "Turn the wheel").await?;
        page.wait_for_text("#hint-text", "It wins in 38 turns.")
            .await?;
        let mut shown = listed_actions(page, "#hint-card").await?;
        assert_eq!(
            shown[0],
            ("turn the wheel".to_owned(), "wins in 38 turns".to_owned())
        );
        shown[1..].sort();
        assert_eq!(
            shown[1..],
            pairs(&[
                ("move a disc from 1 to 7", "loses in 7 turns"),
                ("move a disc from 7 to 6", "loses in 7 turns"),
            ])
        );
        page.wait_for("#turn-wheel.hinted").await?;
        page.take_screenshots("argonauts-wheel-hint").await?;
        // A hint changes nothing, and disappears with the next action.
        assert_eq!(stored_match(page).await?.ply(), 0);
        play_line(page, Input::Mouse, "R").await?;
        assert_eq!(page.count("#hint-text, .hinted").await?, 0);

        // The hinted piece and target are highlighted on the wheel.
        type_line(page, "R R R R R R R").await?;
        page.click("#hint").await?;
        page.wait_for_text("#hint-text", "Move ").await?;
        assert_eq!(page.count(".aw-ring.hinted").await?, 2);
        assert_eq!(page.count(".aw-way").await?, 1);
        let legal = state_of(&stored_match(page).await?)?;
        let mut all = Vec::new();
        rules::game::Game::legal_actions(&legal, &mut all);
        assert_eq!(listed_actions(page, "#hint-card").await?.len(), all.len());
        page.screenshot("argonauts-wheel-hint-piece-desktop")
            .await?;
        Ok(())
    })
}

#[test]
fn the_analysis_follows_the_shown_position() -> TestResult {
    run("argonauts_wheel_analysis", DESKTOP, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        open_tab(page, "analysis").await?;
        page.click("#analyse").await?;
        page.wait_for("#analyse[aria-pressed='true']").await?;
        page.wait_for("#reading").await?;
        assert_eq!(page.text("#verdict").await?, "Ada wins in 38 turns.");
        assert_eq!(listed_actions(page, "#reading").await?.len(), 3);
        for (blunder, back) in [("1-7", "#undo"), ("7-6", "#one-back")] {
            play_line(page, Input::Mouse, blunder).await?;
            page.wait_for_text("#verdict", "Ben wins in 7 turns.")
                .await?;
            page.take_screenshots("argonauts-wheel-verdict").await?;
            open_tab(page, "history").await?;
            page.click(back).await?;
            open_tab(page, "analysis").await?;
            page.wait_for_text("#verdict", "Ada wins in 38 turns.")
                .await?;
        }
        page.click_button("Back to the latest").await?;
        page.wait_for_text("#verdict", "Ben wins in 7 turns.")
            .await?;
        // Nothing is shown once the analysis is switched off.
        open_tab(page, "analysis").await?;
        page.click("#analyse").await?;
        page.wait_until_gone("#verdict").await?;
        page.wait_for("#analyse[aria-pressed='false']").await?;
        Ok(())
    })
}

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

/// Reviews the finished game.
async fn review(page: &Page) -> TestResult {
    page.click_button("Review").await?;
    page.wait_for("#review-curve").await?;
    page.wait_until_gone(".review-progress progress").await?;
    page.wait_for(".turning-points li").await.map(|_| ())
}

#[test]
fn the_review_lists_the_turning_points() -> TestResult {
    run("argonauts_wheel_review", DESKTOP, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        type_line(page, SHORT_GAME).await?;
        review(page).await?;
        let points = page.texts(".costly").await?;
        // The first action was a mistake: only turning the wheel wins.
        assert_eq!(
            points[0],
            "Action 1: Ada could have won in 38 turns; now Ada loses in 7 turns."
        );
        // Ada has won, so Ben has made a mistake later.
        assert!(
            points
                .iter()
                .any(|point| point.contains("Ben could have won in")),
            "{points:?}"
        );
        for point in &points {
            let number = point.strip_prefix("Action ");
            let number = number.and_then(|rest| rest.split(':').next()?.parse::<usize>().ok());
            let number = number.ok_or_else(|| TestError::new(point.clone()))?;
            // Black plays the odd-numbered actions.
            let name = if number % 2 == 1 {
                "Ada could"
            } else {
                "Ben could"
            };
            assert!(point.contains(name), "{point}");
            page.click_button(point).await?;
            wait_for_ply(page, number - 1, "look").await?;
            page.click_button("Back to the latest").await?;
            wait_for_ply(page, SHORT_GAME.split(' ').count(), "over").await?;
            assert_eq!(page.texts(".costly").await?, points);
        }
        page.take_screenshots("argonauts-wheel-review").await?;
        // The last action before a resignation can be a turning point.
        start_ada_vs_ben(page, &[]).await?;
        type_line(page, "1-7").await?;
        expand(page, "game-tools").await?;
        page.click("#resign").await?;
        page.click_button("Yes, resign").await?;
        page.wait_for("#result").await?;
        review(page).await?;
        assert_eq!(
            page.texts(".costly").await?,
            ["Action 1: Ada could have won in 38 turns; now Ada loses in 7 turns."]
        );
        Ok(())
    })
}

#[test]
fn without_aids_nothing_is_predicted() -> TestResult {
    run("argonauts_wheel_no_aids", PHONE, async |page| {
        start_ada_vs_ben(page, &[("aids", "Off")]).await?;
        assert_eq!(
            page.count("#hint, #tab-analysis, #show-analysis, #first-turn")
                .await?,
            0
        );
        argonauts_wheel::select_piece(
            page,
            Input::Mouse,
            rules::games::argonauts_wheel::Piece::Disc,
            1,
        )
        .await?;
        assert_eq!(page.texts(".outcome").await?, ["To 7"]);
        let label = page.attribute("#station-7", "aria-label").await?;
        let label = label.unwrap_or_default();
        assert!(label.ends_with("Move a disc here."), "{label}");
        type_line(page, SHORT_GAME).await?;
        page.wait_for("#result").await?;
        assert_eq!(page.count(".review, #review").await?, 0);
        Ok(())
    })
}
