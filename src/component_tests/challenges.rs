//! Challenges: a friend plays the same deal, and both results stand side by side.

use super::Page;
use super::bots::Bots;
use crate::app::open_store;
use crate::games::daily_deals;
use app_core::{Challenge, Day};
use page_driver::play::match_page::{close_sheet, open_tab, wait_for_ply};
use page_driver::play::stored_match;
use page_driver::{Driver as _, TestResult};
use records::{Entry, Match, Name, Player, SeatConfig, Title, linked_matches};
use rules::{GameId, Level, Seat, Setup};
use wasm_bindgen_test::wasm_bindgen_test;

/// Somebody has taken so many actions in a game against a bot, and resigned.
fn resigned_after(actions: usize) -> Match {
    let setup = Setup::new(GameId::ArgonautsWheel, 2, 7).unwrap();
    let seats = [Player::Human, Player::Bot(Level::Novice)].map(SeatConfig::unnamed);
    resigned(Match::new(setup, seats.to_vec()).unwrap(), actions)
}

fn resigned(mut record: Match, actions: usize) -> Match {
    for _ in 0..actions {
        let action = record.state().legal_actions()[0];
        record.apply(action).unwrap();
    }
    record.apply_entry(Entry::Resign(Seat::FIRST)).unwrap();
    record
}

/// The fragment that challenges with a match of Ben's.
fn of_ben(record: &Match) -> String {
    let challenge = Challenge::of(record).unwrap().by(&Name::new("Ben"));
    format!("#/challenge/{}", challenge.link().unwrap())
}

/// The challenge in what was copied.
async fn copied(page: &Page) -> TestResult<Challenge> {
    let text = page.copied().await?;
    assert!(app_core::is_challenge(&text), "{text}");
    let matches = linked_matches(&text);
    Ok(Challenge::of(&matches[0]).unwrap())
}

async fn resign(page: &Page) -> TestResult {
    open_tab(page, "menu").await?;
    page.click("#resign").await?;
    page.click_button("Yes, resign").await?;
    page.wait_for("#result").await
}

#[wasm_bindgen_test]
async fn who_is_challenged_plays_the_deal_and_sends_the_result_back() -> TestResult {
    let page = Page::new().await?;
    let _copies = page.catch_copies()?;
    let theirs = resigned_after(4);
    page.goto_anew(&of_ben(&theirs)).await?;
    page.wait_for_text("#challenge", "Ben challenges you to Argonaut's Wheel")
        .await?;
    let shown = page.text("#challenge").await?;
    assert!(
        !shown.contains("resign") && !shown.contains("wins"),
        "{shown}"
    );
    page.click("#play-challenge").await?;
    wait_for_ply(&page, 0, "person").await?;
    let played = stored_match(&page).await?;
    assert_eq!(played.setup(), theirs.setup());
    assert_eq!(played.seats(), theirs.seats(), "nobody is called Ben");
    resign(&page).await?;
    let results = page.texts("#rivals strong").await?;
    assert_eq!(results.len(), 2);
    assert!(results.contains(&"You".to_owned()) && results.contains(&"Ben".to_owned()));

    page.wait_for_text("#challenge", "Send the result").await?;
    page.click("#challenge").await?;
    page.fill("#challenge-name", "Anna").await?;
    page.click("#copy-link").await?;
    let sent = copied(&page).await?;
    assert_eq!(sent.name().as_str(), "Anna");
    assert!(sent.is_of_deal(played.fingerprint(), played.seats()));
    assert_eq!(open_store().settings().profile.name.as_str(), "Anna");
    close_sheet(&page).await?;

    // The link again opens the game that was played, with nothing twice.
    page.goto_anew(&of_ben(&theirs)).await?;
    page.wait_for("#rivals").await?;
    assert_eq!(page.count("#rivals li").await?, 2);
    assert_eq!(open_store().list().matches.len(), 1);
    Ok(())
}

/// A challenge that was begun goes on; the other game can be watched.
#[wasm_bindgen_test]
async fn a_challenge_is_begun_once() -> TestResult {
    let page = Page::new().await?;
    let theirs = of_ben(&resigned_after(4));
    page.goto_anew(&theirs).await?;
    page.click("#play-challenge").await?;
    wait_for_ply(&page, 0, "person").await?;
    page.goto_anew(&theirs).await?;
    page.wait_for_text("#play-challenge", "Continue").await?;
    page.click("#play-challenge").await?;
    wait_for_ply(&page, 0, "person").await?;
    assert_eq!(open_store().list().matches.len(), 1);
    page.goto_anew("#/challenge/AQEAAQA").await?;
    page.wait_for("#wrong").await?;
    Ok(())
}

/// The friend's result comes back to who has challenged.
#[wasm_bindgen_test]
async fn both_results_stand_side_by_side_where_the_challenge_came_from() -> TestResult {
    let page = Page::new().await?;
    let _copies = page.catch_copies()?;
    let id = open_store().save_new(&resigned_after(2), &Title::default());
    page.goto_anew(&format!("#/table/{id}")).await?;
    page.wait_for_text("#challenge", "Challenge").await?;
    assert_eq!(page.count("#rivals").await?, 0);
    page.click("#challenge").await?;
    page.click("#copy-link").await?;
    assert_eq!(copied(&page).await?.record().entries().len(), 3);
    close_sheet(&page).await?;
    page.goto_anew(&of_ben(&resigned_after(4))).await?;
    page.wait_for("#rivals").await?;
    assert!(
        page.texts("#rivals strong")
            .await?
            .contains(&"Ben".to_owned())
    );
    Ok(())
}

/// The review shows both curves.
#[wasm_bindgen_test]
async fn the_curves_of_both_are_compared() -> TestResult {
    let page = Page::new().await?;
    let _bots = Bots::new(&page)?;
    open_store().save_new(&resigned_after(2), &Title::default());
    page.goto_anew(&of_ben(&resigned_after(4))).await?;
    page.wait_for("#rivals").await?;
    page.click("#review").await?;
    page.wait_for_text(".review-other", "Ben, same deal")
        .await?;
    page.wait_until_gone(".review-progress progress").await?;
    assert_eq!(page.count(".review-chart > div .review-line").await?, 3);
    Ok(())
}

/// What friends have sent of a deal of the day stays hidden until it was played here.
#[wasm_bindgen_test]
async fn results_of_a_day_are_compared() -> TestResult {
    let page = Page::new().await?;
    let day = Day::read("2026-11-23").unwrap();
    let deals: Vec<Match> = daily_deals()
        .on(day)
        .filter_map(|deal| deal.new_match(true))
        .collect();
    let links: Vec<String> = deals
        .iter()
        .take(2)
        .map(|deal| {
            format!(
                "Look: https://example.org/{}\n",
                of_ben(&resigned(deal.clone(), 3))
            )
        })
        .collect();
    let text = serde_json::Value::from(links.concat());
    let read = format!("{{ value: {{ async readText() {{ return {text}; }} }} }}");
    let _clipboard = page.replace("navigator", "clipboard", &read)?;
    page.goto("#/today/2026-11-23").await?;
    page.click(".friends-of-day #paste").await?;
    page.wait_for_text("#friends-feedback", "2 results added.")
        .await?;
    assert_eq!(page.count(".friends-of-day .rivals").await?, 2);
    let shown = page.text(".friends-of-day .rivals").await?;
    assert!(
        shown.contains("Ben") && shown.contains("hidden until"),
        "{shown}"
    );
    page.click(".friends-of-day #paste").await?;
    page.wait_for_text("#friends-feedback", "You already have that.")
        .await?;
    // All results of a day in one address lead to it.
    let three = deals.iter().skip(1).take(3);
    let three: Vec<String> = three
        .map(|deal| of_ben(&resigned(deal.clone(), 3)).replace("#/challenge/", ""))
        .collect();
    page.goto_anew(&format!("#/challenge/{}", three.join(".")))
        .await?;
    page.wait_for(".friends-of-day .rivals:nth-of-type(4)")
        .await?;
    page.click(".deal-list > li:first-child .primary").await?;
    wait_for_ply(&page, 0, "person").await?;
    resign(&page).await?;
    page.wait_for("#rivals").await?;
    page.goto("#/today/2026-11-23").await?;
    page.wait_for_text(".friends-of-day .rivals", "You").await?;
    assert_eq!(
        page.count(".friends-of-day .rivals:first-of-type a")
            .await?,
        1
    );
    Ok(())
}

mod long_run {
    use super::*;
    use page_driver::play::{Input, play_action};

    /// A whole game of a challenge, by mouse and by the keyboard alone: both ends are compared.
    #[wasm_bindgen_test]
    async fn a_challenge_is_played_to_its_end() -> TestResult {
        for input in [Input::Mouse, Input::Keyboard] {
            let page = Page::at_once().await?;
            let setup = Setup::new(GameId::TurnOfTime, 1, 7).unwrap();
            let seats = vec![SeatConfig::unnamed(Player::Human)];
            let theirs = resigned(Match::new(setup, seats).unwrap(), 6);
            page.goto_anew(&of_ben(&theirs)).await?;
            page.click("#play-challenge").await?;
            wait_for_ply(&page, 0, "person").await?;
            loop {
                let played = stored_match(&page).await?;
                let Some(action) = played.state().legal_actions().first().copied() else {
                    break;
                };
                play_action(&page, input, &played, action).await?;
            }
            page.wait_for("#rivals").await?;
            let results = page.texts("#rivals li").await?;
            assert_eq!(results.len(), 2);
            assert!(results.iter().any(|line| line.starts_with("Ben")));
        }
        Ok(())
    }
}
