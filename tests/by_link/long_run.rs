//! What only the long run plays: three people with devices of their own; what axe finds.

mod keyboard;

use super::{act, start_anna_and_ben, turn_of_time, turn_of_time_after};
use harness::play::by_link::{
    address_of, assert_same, end_replay, join, open, pass_on, send, set_up, start, wait_for_board,
};
use harness::play::match_page::{close_sheet, expand, wait_for_ply};
use harness::{AccessibilityReport, DESKTOP, Driver as _, Page, TestResult, run, run_browsers};
use records::Correspondence;
use rules::Seat;

/// Anna plays for Cleo too, until she comes.
#[test]
fn a_third_person_joins_late() -> TestResult {
    run_browsers(
        "by_link_late",
        DESKTOP,
        async |[anna, ben, cleo]: &[Page; 3]| {
            let names = ["Anna", "Ben", "Cleo"];
            start(
                anna,
                &turn_of_time(3)?,
                &names,
                &["human", "friend", "human"],
            )
            .await?;
            act(anna).await?;
            join(ben, &send(anna).await?).await?;
            act(ben).await?;
            // Ben does not know who plays for Cleo.
            ben.wait_for_text("#send", "Send to Cleo").await?;
            pass_on(ben, anna).await?;
            act(anna).await?;
            act(anna).await?;
            wait_for_ply(anna, 4, "friend").await?;
            pass_on(anna, ben).await?;
            act(ben).await?;
            pass_on(ben, anna).await?;

            wait_for_ply(anna, 5, "person").await?;
            expand(anna, "seats").await?;
            anna.click("select[name='seat-3'] option[value='friend']")
                .await?;
            close_sheet(anna).await?;
            wait_for_ply(anna, 5, "friend").await?;
            let address = send(anna).await?;
            open(cleo, &address).await?;
            // All have acted, also Anna for her: it may be anybody.
            cleo.wait_for("#who").await?;
            assert_eq!(cleo.count("#who .primary").await?, 0);
            // Several people may play on one device.
            cleo.click("main details summary").await?;
            cleo.wait_for("#join-several:disabled").await?;
            cleo.click("input[name='here-2']").await?;
            cleo.wait_for("#join-several:enabled").await?;
            cleo.wait_for_text("#invitation", "5 moves so far").await?;
            cleo.click_button("I'm Cleo").await?;
            wait_for_board(cleo).await?;
            end_replay(cleo).await?;
            act(cleo).await?;
            cleo.wait_for_text("#send", "Send to Anna").await?;

            pass_on(cleo, anna).await?;
            wait_for_ply(anna, 6, "person").await?;
            assert_same(&[anna, cleo]).await?;
            Ok(())
        },
    )
}

#[test]
fn axe_finds_nothing_in_a_game_by_link() -> TestResult {
    run("by_link_axe", DESKTOP, async |page| {
        let mut report = AccessibilityReport::default();
        set_up(
            page,
            &turn_of_time(2)?,
            &["Anna", "Ben"],
            &["human", "friend"],
        )
        .await?;
        report.audit(page, "new game by link").await?;
        page.goto("").await?;
        start_anna_and_ben(page).await?;
        act(page).await?;
        page.click("#send").await?;
        page.click("#show-code").await?;
        page.wait_for(".send-code").await?;
        page.script(
            "for (const details of document.querySelectorAll('.send-page details')) details.open = true;",
            vec![],
        )
        .await?;
        report.audit(page, "send sheet").await?;
        close_sheet(page).await?;
        let correspondence = Correspondence {
            id: 8,
            host: Seat::FIRST,
        };
        let received = turn_of_time_after(&[0, 3, 5])?.with_correspondence(correspondence);
        let address = address_of(page, &received)?;
        open(page, &address).await?;
        page.wait_for("#invitation").await?;
        page.click("main details summary").await?;
        report.audit(page, "invitation").await?;
        page.click("#just-look").await?;
        end_replay(page).await?;
        page.click("#claim-2").await?;
        act(page).await?;
        send(page).await?;
        join_other(page).await?;
        page.goto("#/games").await?;
        page.wait_for("#your-turn").await?;
        page.wait_for("#waiting").await?;
        report.audit(page, "your games in groups").await?;
        let other = turn_of_time_after(&[0, 3, 7, 2, 1])?.with_correspondence(correspondence);
        open(page, &address_of(page, &other)?).await?;
        page.wait_for("#rewound").await?;
        report.audit(page, "two versions").await?;
        report.into_result()
    })
}

/// Joins another game, in which it is this device's turn.
async fn join_other(page: &Page) -> TestResult {
    let (id, host) = (7, Seat::FIRST);
    let correspondence = Correspondence { id, host };
    let other = turn_of_time_after(&[1])?.with_correspondence(correspondence);
    join(page, &address_of(page, &other)?).await
}
