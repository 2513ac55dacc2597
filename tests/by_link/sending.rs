//! What two windows of a device know of a game by link, and a page that dies before it is sent.

use super::{act, act_nth, anna_invites_ben, start_anna_and_ben};
use core::time::Duration;
use harness::play::by_link::{assert_same, join, pass_on, receive, send};
use harness::play::match_page::wait_for_ply;
use harness::{DESKTOP, Driver as _, Page, TestResult, json, run_two_browsers};
use tokio::time::timeout;

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

mod long_run {
    use super::*;

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
}
