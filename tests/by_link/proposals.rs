//! What friends propose to each other, with links that cross on the way.

use super::{act, anna_invites_ben};
use harness::play::by_link::{assert_same, pass_on, receive, send, wait_for_turn};
use harness::play::match_page::{open_tab, wait_for_ply};
use harness::{Driver as _, PHONE, Page, TestResult, run_two_browsers};

async fn offer_draw(page: &Page) -> TestResult {
    open_tab(page, "menu").await?;
    page.click("#draw").await?;
    // The menu closes by itself: what was offered is to be sent.
    page.click("#close").await
}

#[test]
fn a_draw_is_agreed_on_and_a_turn_taken_back() -> TestResult {
    run_two_browsers("by_link_proposals", PHONE, async |anna, ben| {
        anna_invites_ben(anna, ben).await?;
        // Ben regrets the turn that he has sent.
        act(ben).await?;
        pass_on(ben, anna).await?;
        ben.click("#undo").await?;
        ben.wait_for("#refused").await?;
        ben.click("#ask-back-now").await?;
        wait_for_ply(ben, 3, "friend").await?;
        pass_on(ben, anna).await?;
        anna.wait_for("#question").await?;
        anna.screenshot("by-link-question-phone").await?;
        anna.click("#agree").await?;
        pass_on(anna, ben).await?;
        wait_for_turn(ben, "person").await?;
        act(ben).await?;
        pass_on(ben, anna).await?;
        act(anna).await?;
        // She acts while he offers a draw; both links are on their way.
        let turn = send(anna).await?;
        receive(ben, &turn).await?;
        act(ben).await?;
        let answer = send(ben).await?;
        offer_draw(anna).await?;
        let offer = send(anna).await?;
        receive(ben, &offer).await?;
        ben.wait_for("#question").await?;
        receive(anna, &answer).await?;
        assert_same(&[anna, ben]).await?;
        ben.click("#agree").await?;
        wait_for_turn(ben, "over").await?;
        pass_on(ben, anna).await?;
        wait_for_turn(anna, "over").await?;
        assert_same(&[anna, ben]).await.map(|_| ())
    })
}
