//! What people who play by link propose to each other, and answer. What becomes of it on the other devices is shown
//! natively.

use super::Page;
use crate::app::open_store;
use app_core::store::Mailbox;
use page_driver::play::match_page::{open_tab, wait_for_ply};
use page_driver::play::stored_match;
use page_driver::{Driver as _, TestResult};
use records::{Correspondence, Entry, Match, Name, Player, Proposal, SeatConfig, Title};
use rules::{GameId, Seat, Setup};
use wasm_bindgen_test::wasm_bindgen_test;

const ANNA: Seat = Seat::FIRST;

fn ben() -> Seat {
    Seat::in_turn(1, 2)
}

/// A table on Anna's device, after this many actions and these entries; everything is exchanged.
async fn table(actions: usize, entries: &[Entry]) -> TestResult<Page> {
    let page = Page::new().await?;
    let setup = Setup::new(GameId::TurnOfTime, 2, 7).unwrap();
    let seats = ["Anna", "Ben"].map(|name| SeatConfig {
        name: Name::new(name),
        player: Player::Human,
    });
    let (id, host) = (1, ANNA);
    let mut record = Match::new(setup, seats.to_vec())
        .unwrap()
        .with_correspondence(Correspondence { id, host });
    for _ in 0..actions {
        let action = record.state().legal_actions()[0];
        record.apply(action).unwrap();
    }
    for entry in entries {
        record.apply_entry(*entry).unwrap();
    }
    let mailbox = Mailbox {
        exchanged: record.entries().len(),
        ..Mailbox::new(vec![ANNA])
    };
    let id = open_store().save_new_with(&record, &Title::default(), Some(&mailbox));
    page.goto_anew(&format!("#/table/{id}")).await?;
    Ok(page)
}

#[wasm_bindgen_test]
async fn a_draw_that_is_offered_is_declined_or_ends_the_game() -> TestResult {
    let offer = [Entry::Propose(ben(), Proposal::Draw)];
    let page = table(2, &offer).await?;
    page.wait_for_text("#question", "Ben offers a draw.")
        .await?;
    page.click_button("Decline").await?;
    wait_for_ply(&page, 4, "person").await?;
    assert_eq!(page.count("#question").await?, 0);
    // It goes with her turn.
    assert_eq!(page.count("#send").await?, 0);
    // Until then she may think better of it.
    page.click("#undo").await?;
    page.wait_for_text("#question", "Ben offers a draw.")
        .await?;
    page.click_button("Agree").await?;
    wait_for_ply(&page, 4, "over").await?;
    page.wait_for_text("#send", "Send the result").await
}

#[wasm_bindgen_test]
async fn a_draw_is_offered_and_nothing_ends() -> TestResult {
    let page = table(1, &[]).await?;
    open_tab(&page, "menu").await?;
    page.click("#draw").await?;
    page.wait_for_text(".confirmation", "The game ends only if everyone agrees.")
        .await?;
    page.click("#close").await?;
    wait_for_ply(&page, 2, "friend").await?;
    page.wait_for_text("#send", "Send to Ben").await?;
    let entries = stored_match(&page).await?.entries().to_vec();
    assert_eq!(entries[1], Entry::Propose(ANNA, Proposal::Draw));
    Ok(())
}

/// Where undo stops, asking goes on.
#[wasm_bindgen_test]
async fn a_turn_that_was_sent_can_be_asked_back() -> TestResult {
    let page = table(1, &[]).await?;
    wait_for_ply(&page, 1, "friend").await?;
    page.click("#undo").await?;
    page.wait_for_text("#refused", "This has already been sent")
        .await?;
    page.click_button("Ask to take it back").await?;
    wait_for_ply(&page, 2, "friend").await?;
    page.wait_for_text("#send", "Send to Ben").await?;
    // Ben agrees: it is her turn again.
    let asked = Entry::Propose(ANNA, Proposal::TakeBack);
    let page = table(1, &[asked, Entry::Accept(ben())]).await?;
    wait_for_ply(&page, 3, "person").await
}
