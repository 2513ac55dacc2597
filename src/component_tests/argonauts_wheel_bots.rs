//! Argonaut's Wheel with bots: all levels, hints, analysis and review. The game is solved, so all statements
//! have to be true. Whole games of bots, and analysis while they play, are left to the real worker.

use super::Page;
use super::bots::Bots;
use page_driver::play::argonauts_wheel::{
    SHORT_GAME, parse_action, perform, play_line, state_of, type_line, wait_for_board, wait_for_end,
};
use page_driver::play::match_page::{
    click_when_shown, expand, open_tab, start_and_click_when_shown, wait_for_ply,
    wait_for_ply_at_least,
};
use page_driver::play::new_game::set_up;
use page_driver::play::{Input, stored_match};
use page_driver::{Driver as _, TestError, TestResult};
use records::{Match, Name, Player, SeatConfig};
use rules::game::Game as _;
use rules::{GameId, Level, Setup};
use wasm_bindgen_test::wasm_bindgen_test;

/// No pauses, and no help for a first turn.
const AT_ONCE: &str = r#"{"turn-end":"ask","pace":"at-once","helped":["argonauts-wheel"]}"#;

/// A match of these players, after a line of actions. Two people are Ada and Ben.
fn match_of(players: [Player; 2], line: &str) -> TestResult<Match> {
    let failed = |error: &dyn core::fmt::Debug| TestError::new(format!("{line}: {error:?}"));
    let setup = Setup::new(GameId::ArgonautsWheel, 2, 0).map_err(|error| failed(&error))?;
    let seats = players
        .into_iter()
        .zip(["Ada", "Ben"])
        .map(|(player, name)| SeatConfig {
            name: match player {
                Player::Human => Name::new(name),
                _ => Name::default(),
            },
            ..SeatConfig::unnamed(player)
        });
    let mut played = Match::new(setup, seats.collect()).map_err(|error| failed(&error))?;
    for text in line.split_whitespace() {
        let action = parse_action(played.state(), text)?;
        let applied = played.apply(rules::Action::ArgonautsWheel(action));
        applied.map_err(|error| failed(&error))?;
    }
    Ok(played)
}

fn people(line: &str) -> TestResult<Match> {
    match_of([Player::Human; 2], line)
}

/// Opens a match, whose bots act without pauses.
async fn open(record: &Match) -> TestResult<(Page, Bots)> {
    let page = Page::new().await?;
    let bots = Bots::thorough(&page)?;
    page.set_settings(AT_ONCE).await?;
    page.open_table(record).await?;
    wait_for_board(&page).await?;
    Ok((page, bots))
}

/// A legal action; which one depends on the turn.
async fn some_legal_action(page: &Page, turn: usize) -> TestResult<String> {
    let played = stored_match(page).await?;
    let legal = played.state().legal_actions();
    let action = legal.get(turn % legal.len().max(1));
    let action = action.ok_or_else(|| TestError::new("there is no legal action"))?;
    Ok(action.to_string())
}

/// Shows who is winning.
async fn analyse(page: &Page) -> TestResult {
    open_tab(page, "analysis").await?;
    page.click("#analyse").await?;
    page.wait_for("#analyse[aria-pressed='true']").await
}

/// The listed actions and their results.
async fn listed_actions(page: &Page, within: &str) -> TestResult<Vec<(String, String)>> {
    let list = format!("{within} .ideas li");
    let actions = page.texts(&format!("{list} span")).await?;
    let ends = page.texts(&format!("{list} strong")).await?;
    assert_eq!(actions.len(), ends.len());
    Ok(actions.into_iter().zip(ends).collect())
}

#[wasm_bindgen_test]
async fn a_hint_lists_the_result_of_every_action() -> TestResult {
    let (page, _bots) = open(&people("")?).await?;
    page.click("#hint").await?;
    page.wait_for_text("#hint-text", "Turn the wheel").await?;
    page.wait_for_text("#hint-text", "It wins in 38 turns.")
        .await?;
    let mut shown = listed_actions(&page, "#hint-card").await?;
    shown[1..].sort();
    let expected = [
        ("turn the wheel", "wins in 38 turns"),
        ("move a disc from 1 to 7", "loses in 7 turns"),
        ("move a disc from 7 to 6", "loses in 7 turns"),
    ]
    .map(|(action, end)| (action.to_owned(), end.to_owned()));
    assert_eq!(shown, expected);
    page.wait_for("#turn-wheel.hinted").await?;
    // A hint changes nothing, and disappears with the next action.
    assert_eq!(stored_match(&page).await?.ply(), 0);
    play_line(&page, Input::Mouse, "R").await?;
    assert_eq!(page.count("#hint-text, .hinted").await?, 0);
    Ok(())
}

/// The piece and its target are marked on the wheel, and the same two taps do it.
#[wasm_bindgen_test]
async fn a_hinted_move_is_shown_on_the_wheel() -> TestResult {
    let (page, _bots) = open(&people("R R R R R R R R")?).await?;
    page.click("#hint").await?;
    page.wait_for_text("#hint-text", "Move ").await?;
    assert_eq!(page.count(".aw-ring.hinted").await?, 2);
    assert_eq!(page.count(".aw-way").await?, 1);
    let state = state_of(&stored_match(&page).await?)?;
    let mut all = Vec::new();
    state.legal_actions(&mut all);
    assert_eq!(listed_actions(&page, "#hint-card").await?.len(), all.len());
    page.click("#follow-hint").await?;
    wait_for_ply(&page, 9, "person").await?;
    assert_eq!(page.count("#hint-card, .hinted").await?, 0);
    Ok(())
}

#[wasm_bindgen_test]
async fn the_analysis_follows_the_shown_position() -> TestResult {
    let (page, _bots) = open(&people("")?).await?;
    analyse(&page).await?;
    page.wait_for("#reading").await?;
    assert_eq!(page.text("#verdict").await?, "Ada wins in 38 turns.");
    assert_eq!(listed_actions(&page, "#reading").await?.len(), 3);
    for (blunder, back) in [("1-7", "#undo"), ("7-6", "#one-back")] {
        play_line(&page, Input::Mouse, blunder).await?;
        page.wait_for_text("#verdict", "Ben wins in 7 turns.")
            .await?;
        open_tab(&page, "history").await?;
        page.click(back).await?;
        open_tab(&page, "analysis").await?;
        page.wait_for_text("#verdict", "Ada wins in 38 turns.")
            .await?;
    }
    page.click_button("Back to the latest").await?;
    page.wait_for_text("#verdict", "Ben wins in 7 turns.")
        .await?;
    // Nothing is shown once the analysis is switched off.
    open_tab(&page, "analysis").await?;
    page.click("#analyse").await?;
    page.wait_until_gone("#verdict").await?;
    page.wait_for("#analyse[aria-pressed='false']").await
}

/// Reviews the finished game.
async fn review(page: &Page) -> TestResult {
    page.click_button("Review").await?;
    page.wait_for("#review-curve").await?;
    page.wait_until_gone(".review-progress progress").await?;
    page.wait_for(".turning-points li").await
}

mod long_run {
    use super::*;

    #[wasm_bindgen_test]
    async fn a_person_plays_against_every_level() -> TestResult {
        for level in Level::ALL {
            let label = match level {
                Level::Beginner => "Beginner",
                Level::Novice => "Novice",
                Level::Casual => "Casual",
                Level::Skilled => "Skilled",
                Level::Veteran => "Veteran",
                Level::Expert => "Perfect",
            };
            let (page, _bots) = open(&match_of([Player::Human, Player::Bot(level)], "")?).await?;
            page.wait_for_text(".aw-far", &format!("Leo {label}"))
                .await?;
            let action = some_legal_action(&page, 0).await?;
            let played = stored_match(&page).await?;
            perform(&page, Input::Mouse, parse_action(played.state(), &action)?).await?;
            wait_for_ply(&page, 2, "person").await?;
            open_tab(&page, "history").await?;
            page.wait_for_text(".log", "Leo ").await?;
        }
        Ok(())
    }

    /// The first player wins with perfect play, but only by turning the wheel first.
    #[wasm_bindgen_test]
    async fn the_perfect_bot_wins_as_first_player() -> TestResult {
        let (page, _bots) =
            open(&match_of([Player::Bot(Level::Expert), Player::Human], "")?).await?;
        wait_for_ply(&page, 1, "person").await?;
        open_tab(&page, "history").await?;
        page.wait_for_text(".log li", "Leo turns the wheel.")
            .await?;
        analyse(&page).await?;
        for turn in 0..3 {
            open_tab(&page, "analysis").await?;
            page.wait_for_text("#verdict", "Leo wins in ").await?;
            let action = some_legal_action(&page, turn).await?;
            type_line(&page, &action).await?;
            page.wait_for("main.table[data-turn='person']").await?;
        }
        Ok(())
    }

    #[wasm_bindgen_test]
    async fn bots_pause_and_continue() -> TestResult {
        let page = Page::new().await?;
        let _bots = Bots::thorough(&page)?;
        let levels = [Level::Novice, Level::Skilled];
        page.open_table(&match_of(levels.map(Player::Bot), "")?)
            .await?;
        click_when_shown(&page, "#stop").await?;
        page.wait_for("main.table[data-turn='rest']").await?;
        let stopped = stored_match(&page).await?.ply();
        page.wait_for_text(".status", "Paused before ").await?;
        page.click("#go-on").await?;
        wait_for_ply_at_least(&page, stopped + 1).await?;
        // The rest follows without pauses.
        click_when_shown(&page, "#skip").await?;
        wait_for_end(&page).await?;
        page.wait_for("#result").await
    }

    /// The perfect bot solves the game first, but still acts at once when asked.
    #[wasm_bindgen_test]
    async fn a_bot_acts_or_stops_when_asked() -> TestResult {
        for button in ["#act-now", "#stop"] {
            let page = Page::new().await?;
            let bots = Bots::new(&page)?;
            bots.set_slow(true);
            set_up(&page, GameId::ArgonautsWheel, &["expert", "human"], &[]).await?;
            start_and_click_when_shown(&page, button).await?;
            if button == "#stop" {
                page.wait_for("main.table[data-turn='rest']").await?;
                assert_eq!(stored_match(&page).await?.ply(), 0);
                bots.set_slow(false);
                page.click("#go-on").await?;
            }
            wait_for_ply(&page, 1, "person").await?;
        }
        Ok(())
    }

    #[wasm_bindgen_test]
    async fn the_review_lists_the_turning_points() -> TestResult {
        let (page, _bots) = open(&people(SHORT_GAME)?).await?;
        review(&page).await?;
        let points = page.texts(".costly").await?;
        // The first action was a mistake: only turning the wheel wins.
        assert_eq!(
            points[0],
            "Move 1: Ada could have won in 38 turns. Now: Ada loses in 7 turns."
        );
        // Ada has won, so Ben has made a mistake later.
        assert!(
            points
                .iter()
                .any(|point| point.contains("Ben could have won in")),
            "{points:?}"
        );
        for point in &points {
            let number = point
                .strip_prefix("Move ")
                .and_then(|rest| rest.split(':').next()?.parse::<usize>().ok())
                .ok_or_else(|| TestError::new(point.clone()))?;
            // Black plays the odd-numbered actions.
            let name = if number % 2 == 1 {
                "Ada could"
            } else {
                "Ben could"
            };
            assert!(point.contains(name), "{point}");
            page.click_button(point).await?;
            wait_for_ply(&page, number - 1, "look").await?;
            page.click_button("Back to the latest").await?;
            wait_for_ply(&page, SHORT_GAME.split(' ').count(), "over").await?;
            assert_eq!(page.texts(".costly").await?, points);
        }
        Ok(())
    }

    /// The last action before a resignation can be a turning point.
    #[wasm_bindgen_test]
    async fn a_resigned_game_is_reviewed_up_to_its_last_action() -> TestResult {
        let (page, _bots) = open(&people("1-7")?).await?;
        expand(&page, "game-tools").await?;
        page.click("#resign").await?;
        page.click_button("Yes, resign").await?;
        page.wait_for("#result").await?;
        review(&page).await?;
        assert_eq!(
            page.texts(".costly").await?,
            ["Move 1: Ada could have won in 38 turns. Now: Ada loses in 7 turns."]
        );
        Ok(())
    }
}
