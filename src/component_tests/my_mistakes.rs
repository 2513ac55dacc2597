//! My mistakes: a round of positions, as a person plays it, and the reviews from which they come.

use super::Page;
use super::bots::Bots;
use crate::app::open_store;
use app_core::session::{Review, StoredReview};
use page_driver::play::Input;
use page_driver::play::argonauts_wheel::{perform, wait_for_board};
use page_driver::play::match_page::open_tab;
use page_driver::{Driver as _, TestResult};
use protocol::{Answer, Judgement, Outlook, RequestId, Task};
use records::{Entry, Match, Player, SeatConfig, Title};
use rules::{GameId, Level, Seat, Setup};
use wasm_bindgen_test::wasm_bindgen_test;

/// A game against a bot that the person has resigned after two turns.
fn resigned(seed: u64) -> Match {
    let mut record = under_way(seed);
    record.apply_entry(Entry::Resign(Seat::FIRST)).unwrap();
    record
}

/// The game before that.
fn under_way(seed: u64) -> Match {
    let setup = Setup::new(GameId::ArgonautsWheel, 2, seed).unwrap();
    let seats = [Player::Human, Player::Bot(Level::Novice)].map(SeatConfig::unnamed);
    let mut record = Match::new(setup, seats.to_vec()).unwrap();
    for _ in 0..4 {
        let action = record.state().legal_actions()[0];
        record.apply(action).unwrap();
    }
    record
}

/// A review to which the first action was costly, and the second legal one would have been better.
fn review_of(record: &Match) -> String {
    let mut review = Review::begin(record);
    while let Some((there, task)) = review.next_search(record.clone()) {
        let Task::Review { played } = task else {
            break;
        };
        let better = there.state().legal_actions()[1].to_string();
        let (loss, line) = match there.ply() {
            0 => (120, vec![better]),
            _ => (30, Vec::new()),
        };
        let judgement = Judgement {
            loss,
            line,
            ..Judgement::default()
        };
        let answer = Answer {
            request: RequestId(1),
            hash: there.state().hash(),
            suggestions: Vec::new(),
            outlook: Outlook::default(),
            judgement: played.map(|_| judgement),
            after: None,
            turn: None,
        };
        review.answered(record.clone(), answer);
    }
    StoredReview::of(&review).unwrap().write().unwrap()
}

/// Stores a game that was reviewed.
fn store_reviewed(seed: u64) -> String {
    let (store, record) = (open_store(), resigned(seed));
    let id = store.save_new(&record, &Title::default());
    store.save_review(&id, review_of(&record));
    id
}

/// Plays one of the legal actions at the beginning of the game.
async fn play(page: &Page, input: Input, place: usize) -> TestResult {
    wait_for_board(page).await?;
    let start = resigned(7);
    let action = start.position_at(0).state().legal_actions()[place];
    let rules::Action::ArgonautsWheel(action) = action else {
        panic!("the game is another one");
    };
    perform(page, input, action).await
}

async fn wait_for_phase(page: &Page, phase: &str) -> TestResult {
    page.wait_for(&format!("main.practice[data-phase='{phase}']"))
        .await
}

/// What is known of the first position of a match.
fn practised(id: &str) -> Option<app_core::Spacing> {
    open_store().practised(id).spacing(0)
}

/// A round of two games: one position is found, the other one missed and shown.
async fn a_round(input: Input) -> TestResult {
    let page = Page::at_once().await?;
    let ids = [7, 8].map(store_reviewed);
    // The home page knows of them once they were counted.
    page.goto_anew("#/my-mistakes").await?;
    page.wait_for("#start-round").await?;
    page.goto_anew("#/").await?;
    page.wait_for_text(".today-card", "Mistakes: 2").await?;
    input
        .press(&page, ".today-card a[href='#/my-mistakes']")
        .await?;
    page.wait_for_text("main", "2 positions are waiting for you.")
        .await?;
    // Who does not want reviews is not asked again.
    input.press(&page, "#review-no").await?;
    page.wait_until_gone("#may-review").await?;
    input.press(&page, "#start-round").await?;
    wait_for_phase(&page, "open").await?;
    page.wait_for_text("#task h2", "Position 1 of 2").await?;
    page.wait_for_text(".card-game", "Argonaut's Wheel, ")
        .await?;
    page.wait_for_text(".card-game", ", against ").await?;
    // Neither what was played nor whether it was costly is told.
    let task = page.text("#task").await?;
    assert!(!task.contains("chances") && !task.contains("1-"), "{task}");
    assert_eq!(page.count("#show-in-game").await?, 0);

    play(&page, input, 1).await?;
    wait_for_phase(&page, "done").await?;
    page.wait_for_text(".feedback", "Right.").await?;
    page.wait_for_text(".in-the-game", "Your chances fell by 12 points.")
        .await?;
    input.press(&page, "#next").await?;
    page.wait_for_text("#task h2", "Position 2 of 2").await?;

    play(&page, input, 0).await?;
    page.wait_for_text(".feedback.wrong", "That's what you played.")
        .await?;
    wait_for_phase(&page, "open").await?;
    input.press(&page, "#solution").await?;
    wait_for_phase(&page, "shown").await?;
    input.press(&page, "#next").await?;
    page.wait_for_text(".feedback", "You found 1 of 2 at the first try.")
        .await?;
    input.press(&page, "#end-round").await?;
    page.wait_for_text("#nothing-due", "Nothing to do today.")
        .await?;
    assert_eq!(page.count("#may-review").await?, 0);

    let mut days: Vec<u32> = ids
        .iter()
        .filter_map(|id| practised(id))
        .map(|spacing| spacing.due.days_since(spacing.on))
        .collect();
    days.sort_unstable();
    assert_eq!(
        days.first(),
        Some(&1),
        "what was missed comes back tomorrow"
    );
    assert!(days.len() == 2 && days[1] > 1, "{days:?}");
    page.goto_anew("#/").await?;
    page.wait_for(".today-card a[href='#/my-mistakes']").await?;
    assert!(!page.text(".today-card").await?.contains("Mistakes:"));
    Ok(())
}

#[wasm_bindgen_test]
async fn a_round_is_played_by_mouse() -> TestResult {
    a_round(Input::Mouse).await
}

#[wasm_bindgen_test]
async fn a_round_is_played_by_keyboard() -> TestResult {
    a_round(Input::Keyboard).await
}

/// What was left out stays due; the game opens at the position.
#[wasm_bindgen_test]
async fn a_position_is_looked_at_in_its_game() -> TestResult {
    let page = Page::at_once().await?;
    let id = store_reviewed(7);
    page.goto_anew("#/my-mistakes").await?;
    page.click("#start-round").await?;
    page.click("#skip").await?;
    page.click("#end-round").await?;
    assert_eq!(practised(&id), None);
    page.wait_for_text("main", "One position is waiting for you.")
        .await?;
    page.click("#start-round").await?;
    play(&page, Input::Mouse, 1).await?;
    page.click("#show-in-game").await?;
    page.wait_for("main.table[data-ply='0']").await?;
    assert_eq!(page.route().await?, format!("#/table/{id}/0"));
    Ok(())
}

/// Whoever agrees has the finished games reviewed while the page is open.
#[wasm_bindgen_test]
async fn finished_games_are_looked_through() -> TestResult {
    let page = Page::at_once().await?;
    let _bots = Bots::new(&page)?;
    let store = open_store();
    let ids = [7, 8].map(|seed| store.save_new(&resigned(seed), &Title::default()));
    page.goto_anew("#/my-mistakes").await?;
    page.wait_for_text("main", "Nothing here yet.").await?;
    assert_eq!(page.count("#looking").await?, 0);
    page.click("#review-yes").await?;
    page.wait_for_script(
        "return Object.keys(localStorage).filter((key) => key.includes(':review.')).length === 2;",
    )
    .await?;
    page.wait_until_gone("#looking").await?;
    for id in ids {
        let review = StoredReview::read(&store.review(&id).unwrap()).unwrap();
        assert!(!review.positions().is_empty());
    }
    Ok(())
}

/// Looking through games can be stopped.
#[wasm_bindgen_test]
async fn looking_through_games_stops() -> TestResult {
    let page = Page::at_once().await?;
    let bots = Bots::new(&page)?;
    bots.set_slow(true);
    open_store().save_new(&resigned(7), &Title::default());
    page.goto_anew("#/my-mistakes").await?;
    page.click("#review-yes").await?;
    page.wait_for_text("#looking", "Looking through your games: 1 of 1")
        .await?;
    page.click("#stop-looking").await?;
    page.wait_for_text("#stop-looking", "Continue").await?;
    bots.set_slow(false);
    page.click("#stop-looking").await?;
    page.wait_until_gone("#looking").await
}

/// A game that ends is reviewed on its page, where the player has agreed.
#[wasm_bindgen_test]
async fn a_game_that_ends_is_reviewed() -> TestResult {
    for agrees in [true, false] {
        let page = Page::new().await?;
        page.set_also(if agrees {
            r#""reviews":"on""#
        } else {
            r#""reviews":"off""#
        })
        .await?;
        let _bots = Bots::new(&page)?;
        let id = open_store().save_new(&under_way(7), &Title::default());
        page.goto_anew(&format!("#/table/{id}")).await?;
        wait_for_board(&page).await?;
        open_tab(&page, "menu").await?;
        page.click("#resign").await?;
        page.click_button("Yes, resign").await?;
        page.wait_for("#result").await?;
        if agrees {
            page.wait_for_script(
                "return Object.keys(localStorage).some((key) => key.includes(':review.'));",
            )
            .await?;
        } else {
            page.wait_for("#review").await?;
            assert_eq!(open_store().review(&id), None);
        }
    }
    Ok(())
}
