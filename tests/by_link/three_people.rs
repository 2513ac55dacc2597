//! Three people with devices of their own.

use super::{act, turn_of_time};
use harness::play::by_link::{assert_same, join, open, pass_on, send, start};
use harness::play::match_page::{close_sheet, expand, wait_for_ply};
use harness::{DESKTOP, Driver as _, Page, TestResult, run_browsers};

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
            cleo.wait_for_text("#you-play", "You play Cleo").await?;
            // Whoever says so plays for others as well, or for nobody.
            cleo.click("main details summary").await?;
            cleo.click("input[name='here-2']").await?;
            cleo.wait_for_text("#you-play", "You play Ben and Cleo.")
                .await?;
            cleo.wait_until_gone("#own-name").await?;
            for seat in [2, 3] {
                cleo.click(&format!("input[name='here-{seat}']")).await?;
            }
            cleo.wait_for("#join:disabled").await?;
            cleo.wait_for_text("#invitation", "5 actions so far")
                .await?;
            join(cleo, &address).await?;
            act(cleo).await?;
            cleo.wait_for_text("#send", "Send to Anna").await?;

            pass_on(cleo, anna).await?;
            wait_for_ply(anna, 6, "person").await?;
            assert_same(&[anna, cleo]).await?;
            Ok(())
        },
    )
}
