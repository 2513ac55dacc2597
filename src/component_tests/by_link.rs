//! What a person does with a link of a game between devices: joining it, looking on, and choosing between
//! versions. What becomes of the games is shown natively, in `src/pages/open/devices_tests.rs`.

use super::Page;
use crate::app::open_store;
use app_core::store::Mailbox;
use page_driver::play::fixtures::match_of_people_at;
use page_driver::play::match_page::{field_value, open_tab, wait_for_ply};
use page_driver::play::{stored_match, turn_of_time};
use page_driver::{Driver as _, TestResult};
use records::{Correspondence, Match, Name, Player, SeatConfig, Title, link};
use rules::{GameId, Seat, Setup};
use wasm_bindgen_test::wasm_bindgen_test;

/// Turn of Time between Anna and Ben after actions, each by its place among the legal ones.
fn after(actions: &[usize]) -> Match {
    let setup = Setup::new(GameId::TurnOfTime, 2, 7).unwrap();
    let seats = ["Anna", "Ben"].map(|name| SeatConfig {
        name: Name::new(name),
        player: Player::Human,
    });
    let (id, host) = (1, Seat::FIRST);
    let mut record = Match::new(setup, seats.to_vec())
        .unwrap()
        .with_correspondence(Correspondence { id, host });
    for number in actions {
        let legal = record.state().legal_actions();
        record.apply(legal[number % legal.len()]).unwrap();
    }
    record
}

/// Opens the link of a match.
async fn open(page: &Page, record: &Match) -> TestResult {
    let code = link::write(record).unwrap();
    page.goto_anew(&format!("#/open/{code}")).await
}

/// Anna's device, on which the game has come so far, and was sent so far.
async fn anna(actions: &[usize], exchanged: usize) -> TestResult<(Page, String)> {
    let page = Page::new().await?;
    let mailbox = Mailbox {
        exchanged,
        ..Mailbox::new(vec![Seat::FIRST])
    };
    let id = open_store().save_new_with(&after(actions), &Title::default(), Some(&mailbox));
    Ok((page, format!("#/table/{id}")))
}

fn stored_games() -> usize {
    open_store().list().matches.len()
}

/// Ends the replay of what came, unless it is over already.
async fn end_replay(page: &Page, ply: usize, turn: &str) -> TestResult {
    page.wait_for_script(
        "document.getElementById('latest')?.click();
         const turn = document.querySelector('main.table')?.dataset.turn;
         return turn && turn !== 'look';",
    )
    .await?;
    wait_for_ply(page, ply, turn).await
}

/// A match whose people have these names, after one turn.
fn between(names: &[&str]) -> Match {
    after_as(2, names)
}

/// The same with another number.
fn after_as(id: u32, names: &[&str]) -> Match {
    let setup = Setup::new(GameId::TurnOfTime, names.len() as u8, 7).unwrap();
    let seats = names.iter().map(|name| SeatConfig {
        name: Name::new(name),
        player: Player::Human,
    });
    let host = Seat::FIRST;
    let mut record = Match::new(setup, seats.collect())
        .unwrap()
        .with_correspondence(Correspondence { id, host });
    record.apply(record.state().legal_actions()[0]).unwrap();
    record
}

/// The name is kept, and proposed at the next invitation.
#[wasm_bindgen_test]
async fn an_invitation_is_accepted_under_a_name() -> TestResult {
    let page = Page::new().await?;
    open(&page, &between(&["Anna", ""])).await?;
    page.fill("#own-name", "Benjamin").await?;
    let answers = page.texts("#who .answers button").await?;
    assert_eq!(answers, ["I'm Anna, on another device", "I'm Player 2"]);
    page.click_button("I'm Player 2").await?;
    end_replay(&page, 1, "person").await?;
    let name = stored_match(&page).await?.seats()[1].name.clone();
    assert_eq!(name.as_str(), "Benjamin");
    let profile = open_store().settings().profile;
    assert_eq!(profile.name.as_str(), "Benjamin");
    assert_eq!(profile.companions, [Name::new("Anna")]);
    open(&page, &after_as(9, &["Anna", "", ""])).await?;
    assert_eq!(field_value(&page, "#own-name").await?, "Benjamin");
    // Whoever is known by name is asked for first.
    open(&page, &after_as(8, &["Anna", "Cleo", "Benjamin"])).await?;
    page.wait_for_text("#who .primary", "I'm Benjamin").await?;
    assert_eq!(page.count("#own-name").await?, 0);
    Ok(())
}

/// In a group, somebody takes the wrong seat, and puts it right where it is noticed.
#[wasm_bindgen_test]
async fn a_wrong_seat_is_put_right_at_the_table() -> TestResult {
    let page = Page::new().await?;
    open(&page, &between(&["Anna", "Ben", "Cleo"])).await?;
    page.click("#who .primary").await?;
    end_replay(&page, 1, "person").await?;
    page.wait_for_text("#who", "You play as Ben.").await?;
    let others = page.texts("#who button").await?;
    assert_eq!(others, ["I'm Anna", "I'm Cleo", "Just look"]);
    page.click_button("I'm Cleo").await?;
    wait_for_ply(&page, 1, "friend").await?;
    page.wait_for_text("#who", "You play as Cleo.").await?;
    page.click("#claim-none").await?;
    page.wait_for_text("#watched", "You're just watching.")
        .await?;
    page.click("#claim-2").await?;
    wait_for_ply(&page, 1, "person").await?;
    // Whoever has acted is who they say.
    turn_of_time::play_one_action(&page).await?;
    wait_for_ply(&page, 2, "friend").await?;
    page.wait_until_gone("#who").await
}

/// Of several games, home continues the one in which a person here is to act, whichever was played last.
#[wasm_bindgen_test]
async fn home_goes_on_with_the_game_in_which_it_is_your_turn() -> TestResult {
    let (page, mine) = anna(&[0, 0], 2).await?;
    let mailbox = Mailbox {
        exchanged: 1,
        ..Mailbox::new(vec![Seat::FIRST])
    };
    open_store().save_new_with(&after(&[0]), &Title::default(), Some(&mailbox));
    page.goto("").await?;
    page.click(".game-card.turn-of-time .go-on-card").await?;
    wait_for_ply(&page, 2, "person").await?;
    assert_eq!(page.route().await?, mine);
    Ok(())
}

/// A seat can be given to a friend by link if other people play too.
#[wasm_bindgen_test]
async fn alone_no_friend_is_offered() -> TestResult {
    let page = Page::new().await?;
    for (record, friends) in [(turn_of_time::SOLO, 0), (turn_of_time::TWO, 2)] {
        page.open_table(&match_of_people_at(record, 1)?).await?;
        open_tab(&page, "players").await?;
        page.wait_for("#seats select").await?;
        let offered = "#seats option[value='friend']";
        assert_eq!(page.count(offered).await?, friends);
    }
    Ok(())
}

/// A friend's seat is played on the friend's device alone.
#[wasm_bindgen_test]
async fn nobody_plays_for_a_friend() -> TestResult {
    let (page, table) = anna(&[0], 0).await?;
    page.goto_anew(&table).await?;
    wait_for_ply(&page, 1, "friend").await?;
    page.wait_for_text("#send", "Send to Ben").await?;
    page.wait_for_text("#status", "Your turn is over.").await?;
    let nothing =
        ".free-cell, .hand-side:enabled, #hint:enabled, #notation:enabled, #resign:enabled";
    assert_eq!(page.count(nothing).await?, 0);
    Ok(())
}

#[wasm_bindgen_test]
async fn what_was_sent_is_not_undone() -> TestResult {
    let (page, table) = anna(&[0], 1).await?;
    page.goto_anew(&table).await?;
    page.wait_for_text("#status", "Waiting for Ben.").await?;
    page.click("#undo").await?;
    let sent = "This has already been sent, so it can't be undone.";
    page.wait_for_text("#refused", sent).await?;
    wait_for_ply(&page, 1, "friend").await
}

#[wasm_bindgen_test]
async fn an_older_link_leads_to_the_own_game() -> TestResult {
    let (page, table) = anna(&[0, 3], 2).await?;
    open(&page, &after(&[0])).await?;
    page.wait_for_text("#older", "which is one move ahead")
        .await?;
    page.click_button("Open my game").await?;
    wait_for_ply(&page, 2, "person").await?;
    assert_eq!(page.route().await?, table);
    assert_eq!(stored_games(), 1);
    Ok(())
}

#[wasm_bindgen_test]
async fn of_two_versions_the_own_one_is_kept_or_both() -> TestResult {
    let (page, table) = anna(&[0, 3], 2).await?;
    let other = after(&[0, 9]);
    open(&page, &other).await?;
    page.wait_for("#two-versions").await?;
    page.wait_for("#rewound").await?;
    assert_eq!(page.count(".version").await?, 2);
    page.click_button("Keep mine").await?;
    wait_for_ply(&page, 2, "person").await?;
    assert_eq!(page.route().await?, table);
    assert_eq!(stored_games(), 1);
    open(&page, &other).await?;
    page.click("#keep-both").await?;
    wait_for_ply(&page, 2, "person").await?;
    assert_ne!(page.route().await?, table);
    assert_eq!(stored_games(), 2);
    Ok(())
}

#[wasm_bindgen_test]
async fn the_version_in_the_link_is_taken_and_the_own_one_kept_as_a_line() -> TestResult {
    let (page, table) = anna(&[0, 3], 2).await?;
    let (mine, other) = (after(&[0, 3]), after(&[0, 9]));
    open(&page, &other).await?;
    page.click("#take-theirs").await?;
    end_replay(&page, 2, "person").await?;
    assert_eq!(page.route().await?, table);
    assert_eq!(stored_match(&page).await?.entries(), other.entries());
    open_tab(&page, "history").await?;
    page.click(".lines .line:nth-of-type(2)").await?;
    page.wait_for("#return").await?;
    let mut line = stored_match(&page).await?;
    line.switch_to_line(1);
    assert_eq!(line.entries(), mine.entries());
    Ok(())
}

/// Ben acts for Anna too, or Anna did on another device: only she knows.
#[wasm_bindgen_test]
async fn decisions_in_her_name_are_accepted_or_not() -> TestResult {
    let (page, table) = anna(&[0, 3], 2).await?;
    let further = after(&[0, 3, 5, 2]);
    open(&page, &further).await?;
    page.wait_for_text("#decided-for-you", "made in your name")
        .await?;
    assert_eq!(page.count(".version li").await?, 2);
    page.click_button("Keep my game").await?;
    wait_for_ply(&page, 2, "person").await?;
    assert_eq!(page.route().await?, table);
    open(&page, &further).await?;
    page.click("#accept").await?;
    end_replay(&page, 4, "person").await?;
    assert_eq!(stored_match(&page).await?.main_entries(), further.entries());
    Ok(())
}

/// What came is simply added, and shown on the board.
#[wasm_bindgen_test]
async fn news_open_the_known_game() -> TestResult {
    let (page, table) = anna(&[0], 1).await?;
    open(&page, &after(&[0, 3])).await?;
    end_replay(&page, 2, "person").await?;
    assert_eq!(page.route().await?, table);
    // It was shown once.
    page.reload().await?;
    wait_for_ply(&page, 2, "person").await
}

/// A mail thread has the links of earlier turns: there is something to be read first.
#[wasm_bindgen_test]
async fn news_among_other_links_wait_for_a_press() -> TestResult {
    let (page, table) = anna(&[0], 1).await?;
    let [earlier, later] = [&[0][..], &[0, 3]].map(|played| link::write(&after(played)).unwrap());
    page.goto("#/open").await?;
    page.fill(
        "#import-text",
        &format!("#/open/{later}\n> #/open/{earlier}"),
    )
    .await?;
    page.click("#look").await?;
    page.wait_for_text("#others", "There are two links to this game")
        .await?;
    page.click("#open-news").await?;
    end_replay(&page, 2, "person").await?;
    assert_eq!(page.route().await?, table);
    Ok(())
}

/// A link that cannot be read says why, and offers nothing else.
#[wasm_bindgen_test]
async fn a_link_that_is_cut_says_so() -> TestResult {
    let page = Page::new().await?;
    let code = link::write(&after(&[0])).unwrap();
    let cut = &code[..code.len() - 5];
    page.goto_anew(&format!("#/open/{cut}")).await?;
    page.wait_for_text("#wrong", "The end of this link is missing")
        .await?;
    assert_eq!(page.count("#invitation, #who").await?, 0);
    assert_eq!(stored_games(), 0);
    Ok(())
}

mod long_run {
    use super::*;

    #[wasm_bindgen_test]
    async fn who_only_looks_can_claim_a_seat_later() -> TestResult {
        let page = Page::new().await?;
        open(&page, &after(&[0])).await?;
        page.click("#just-look").await?;
        end_replay(&page, 1, "friend").await?;
        page.wait_for_text("#watched", "You're just watching.")
            .await?;
        let claims = page.texts("#watched button").await?;
        assert_eq!(claims, ["I'm Anna", "I'm Ben"]);
        // There is nothing to do, neither on the board nor beside it.
        let nothing = ".free-cell, .hand-side:enabled, #send, #hint:enabled, #resign:enabled";
        assert_eq!(page.count(nothing).await?, 0);
        page.click("#claim-2").await?;
        wait_for_ply(&page, 1, "person").await?;
        page.wait_until_gone("#watched").await?;
        page.wait_for(".hand-side:enabled").await
    }

    /// A finished game does not ask who plays here.
    #[wasm_bindgen_test]
    async fn a_finished_game_is_only_looked_at() -> TestResult {
        let page = Page::new().await?;
        open(&page, &after(&[0; 16])).await?;
        page.click("#just-look").await?;
        end_replay(&page, 16, "over").await?;
        assert_eq!(page.count("#watched, #send").await?, 0);
        Ok(())
    }
}
