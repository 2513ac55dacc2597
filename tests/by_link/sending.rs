//! What is sent and what is not: undo, links that get lost or are old, reloads and crashes.

use super::{act, act_nth, address_after, anna_invites_ben, start_anna_and_ben};
use core::time::Duration;
use harness::play::by_link::{
    allow_clipboard, assert_same, clipboard, end_replay, join, match_count, open, pass_on, receive,
    send, stored_texts, wait_for_turn,
};
use harness::play::match_page::{
    close_sheet, line_entries, open_tab, type_legal_action, wait_for_ply,
};
use harness::play::stored_match;
use harness::{DESKTOP, Driver as _, PHONE, Page, TestResult, json, run, run_two_browsers};
use tokio::time::timeout;

#[test]
fn a_turn_can_be_undone_until_it_is_sent() -> TestResult {
    run_two_browsers("by_link_undo", PHONE, async |anna, ben| {
        start_anna_and_ben(anna).await?;
        assert_eq!(anna.count("#send").await?, 0);
        act(anna).await?;
        wait_for_turn(anna, "friend").await?;
        anna.wait_for_text("#send", "Send to Ben").await?;
        anna.wait_for_text("#status", "Your turn is over.").await?;
        anna.click("#undo").await?;
        wait_for_ply(anna, 0, "person").await?;
        anna.wait_until_gone("#send").await?;
        // Another action is sent instead.
        act_nth(anna, 9).await?;
        let address = send(anna).await?;
        anna.wait_for_text("#status", "Waiting for Ben.").await?;
        let sent = stored_match(anna).await?;
        anna.click("#undo").await?;
        anna.wait_for_text(
            "#refused",
            "This has already been sent, so it can't be undone.",
        )
        .await?;
        wait_for_ply(anna, 1, "friend").await?;

        join(ben, &address).await?;
        assert_eq!(stored_match(ben).await?.entries(), sent.entries());
        // What came from others stays too.
        ben.click("#undo").await?;
        ben.wait_for("#refused").await?;
        wait_for_ply(ben, 1, "person").await
    })
}

/// The friend's seat is played on the friend's device alone.
#[test]
fn nobody_plays_for_a_friend() -> TestResult {
    run("by_link_friends_seat", DESKTOP, async |anna| {
        start_anna_and_ben(anna).await?;
        act(anna).await?;
        for _ in 0..2 {
            wait_for_ply(anna, 1, "friend").await?;
            anna.wait_until_gone(".free-cell, .hand-side:enabled")
                .await?;
            assert_eq!(anna.count("#hint:enabled, #notation:enabled").await?, 0);
            assert_eq!(anna.count("#resign:enabled").await?, 0);
            // Neither after sending.
            send(anna).await?;
        }
        Ok(())
    })
}

#[test]
fn a_lost_link_is_sent_again_and_an_old_one_changes_nothing() -> TestResult {
    run_two_browsers("by_link_lost", DESKTOP, async |anna, ben| {
        let first = anna_invites_ben(anna, ben).await?;
        act(ben).await?;
        let lost = send(ben).await?;
        ben.wait_for("#send:not(.primary)").await?;
        let again = send(ben).await?;
        assert_eq!(lost, again);
        receive(anna, &again).await?;
        wait_for_ply(anna, 2, "person").await?;

        // Ben opens Anna's first link again, and then Anna does so herself.
        for page in [ben, anna] {
            allow_clipboard(page).await?;
            let before = stored_texts(page).await?;
            open(page, &first).await?;
            page.wait_for_text("#older", "which is 1 action ahead")
                .await?;
            assert_eq!(stored_texts(page).await?, before);
            page.click("#send-mine").await?;
            page.wait_for_text("#sent-mine", "Link copied. Paste it into a message.")
                .await?;
            let (_, mine) = clipboard(page).await?.rsplit_once(' ').map_or_else(
                || (String::new(), String::new()),
                |(text, mine)| (text.to_owned(), mine.to_owned()),
            );
            assert_eq!(mine, again);
            page.click_button("Open my game").await?;
            page.wait_for("main.table[data-ply='2']").await?;
            assert_eq!(match_count(page).await?, 1);
        }
        assert_same(&[anna, ben]).await.map(|_| ())
    })
}

#[test]
fn the_same_link_again_opens_the_same_game() -> TestResult {
    run_two_browsers("by_link_twice", DESKTOP, async |anna, ben| {
        let address = anna_invites_ben(anna, ben).await?;
        let table = ben.route().await?;
        let before = stored_texts(ben).await?;
        receive(ben, &address).await?;
        wait_for_ply(ben, 1, "person").await?;
        assert_eq!(ben.route().await?, table);
        assert_eq!(stored_texts(ben).await?, before);

        // In another window as well: the last one opened plays.
        let first = ben.client().window().await?;
        ben.new_window().await?;
        receive(ben, &address).await?;
        ben.wait_for("#others, main.table[data-turn='person']")
            .await?;
        if ben.count("#take-over").await? > 0 {
            ben.click("#take-over").await?;
        }
        act(ben).await?;
        let answer = send(ben).await?;
        assert_eq!(match_count(ben).await?, 1);
        ben.client().switch_to_window(first).await?;
        wait_for_ply(ben, 2, "away").await?;

        receive(anna, &answer).await?;
        wait_for_ply(anna, 2, "person").await?;
        assert_same(&[anna, ben]).await.map(|_| ())
    })
}

/// A link that is opened while another window waits with the same game: that one follows.
#[test]
fn an_answer_opens_in_a_new_window_while_the_old_one_waits() -> TestResult {
    run_two_browsers("by_link_windows", DESKTOP, async |anna, ben| {
        anna_invites_ben(anna, ben).await?;
        act(ben).await?;
        let answer = send(ben).await?;
        let waiting = anna.client().window().await?;
        anna.new_window().await?;
        receive(anna, &answer).await?;
        wait_for_ply(anna, 2, "person").await?;
        act(anna).await?;
        wait_for_ply(anna, 3, "friend").await?;
        anna.client().switch_to_window(waiting).await?;
        wait_for_ply(anna, 3, "away").await?;
        assert_eq!(anna.count("#diverged").await?, 0);
        // The old window can go on.
        anna.click("#take-over").await?;
        wait_for_ply(anna, 3, "friend").await?;
        anna.wait_for_text("#send", "Send to Ben").await?;
        pass_on(anna, ben).await?;
        wait_for_ply(ben, 3, "person").await?;
        assert_same(&[anna, ben]).await.map(|_| ())
    })
}

/// Asserts that Anna's first action waits to be sent.
async fn assert_unsent(anna: &Page) -> TestResult {
    wait_for_ply(anna, 1, "friend").await?;
    anna.wait_for_text("#send", "Send to Ben").await
}

#[test]
fn nothing_is_lost_between_acting_and_sending() -> TestResult {
    run_two_browsers("by_link_crash", DESKTOP, async |anna, ben| {
        start_anna_and_ben(anna).await?;
        act(anna).await?;
        assert_unsent(anna).await?;
        anna.reload().await?;
        assert_unsent(anna).await?;
        let table = anna.route().await?;

        // The page dies without notice.
        let dying = anna.client().window().await?;
        anna.new_window().await?;
        let alive = anna.client().window().await?;
        anna.client().switch_to_window(dying).await?;
        let crash = anna.devtools("Page.crash", json!({}));
        let crashed = timeout(Duration::from_secs(2), crash).await;
        assert!(!matches!(crashed, Ok(Ok(_))), "the page is still there");
        anna.client().switch_to_window(alive).await?;
        anna.goto(&table).await?;
        assert_unsent(anna).await?;
        // It can still be undone, and sent later.
        anna.click("#undo").await?;
        wait_for_ply(anna, 0, "person").await?;
        act_nth(anna, 5).await?;
        let address = send(anna).await?;
        anna.reload().await?;
        anna.wait_for_text("#send", "Send again").await?;
        join(ben, &address).await?;
        assert_same(&[anna, ben]).await.map(|_| ())
    })
}

/// What somebody tries out while waiting stays beside what comes.
#[test]
fn an_answer_comes_while_something_is_tried_out() -> TestResult {
    run_two_browsers("by_link_tried_out", DESKTOP, async |anna, ben| {
        anna_invites_ben(anna, ben).await?;
        open_tab(anna, "history").await?;
        anna.click("#try-out").await?;
        anna.wait_for("#return").await?;
        // For everybody.
        type_legal_action(anna, 0).await?;
        type_legal_action(anna, 3).await?;
        assert_eq!(anna.count("#send").await?, 0);
        let tried = stored_match(anna).await?;
        assert_eq!((tried.active_line(), tried.ply()), (1, 3));

        act_nth(ben, 4).await?;
        receive(anna, &send(ben).await?).await?;
        wait_for_ply(anna, 2, "person").await?;
        assert_same(&[anna, ben]).await?;
        let kept = stored_match(anna).await?;
        assert_eq!(line_entries(&kept, 1), line_entries(&tried, 1));
        Ok(())
    })
}

/// Everything that came while the device was off is played on the board, until a person has seen
/// enough.
#[test]
fn what_came_is_shown_on_the_board_once() -> TestResult {
    run("by_link_replay", DESKTOP, async |anna| {
        let address = address_after(anna, &[0, 3, 5, 2, 7, 4])?;
        open(anna, &address).await?;
        anna.wait_for_text("#invitation", "6 actions so far")
            .await?;
        anna.click("#join").await?;
        anna.wait_for("main.table[data-turn='look']").await?;
        anna.click("#latest").await?;
        wait_for_ply(anna, 6, "person").await?;
        anna.reload().await?;
        wait_for_ply(anna, 6, "person").await?;
        // More comes, and is shown from where it begins.
        let further = address_after(anna, &[0, 3, 5, 2, 7, 4, 1, 6])?;
        open(anna, &further).await?;
        anna.click("#accept").await?;
        anna.wait_for("main.table[data-turn='look']").await?;
        assert_ne!(
            anna.attribute("main.table", "data-ply").await?.as_deref(),
            Some("0")
        );
        wait_for_ply(anna, 8, "person").await?;
        end_replay(anna).await?;
        close_sheet(anna).await
    })
}
