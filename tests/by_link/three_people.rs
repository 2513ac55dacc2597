//! Three people with devices of their own, and bots between them.

use super::{act, turn_of_time};
use harness::play::by_link::{
    address_of, assert_same, join, open, pass_on, send, start, wait_for_turn,
};
use harness::play::match_page::{close_sheet, expand, wait_for_ply};
use harness::play::stored_match;
use harness::{DESKTOP, Driver as _, PHONE, Page, TestResult, run_browsers, run_two_browsers};
use records::Player;
use rules::{Level, Seat};

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

#[test]
fn a_bot_moves_on_the_device_of_the_person_before_it() -> TestResult {
    run_browsers(
        "by_link_bot",
        PHONE,
        async |[anna, ben, watcher]: &[Page; 3]| {
            let names = ["Anna", "", "Ben"];
            let players = ["human", "novice", "friend"];
            start(anna, &turn_of_time(3)?, &names, &players).await?;
            act(anna).await?;
            // The bot has moved before anything is sent.
            wait_for_ply(anna, 2, "friend").await?;
            anna.wait_for_text("#send", "Send to Ben").await?;
            let sent = stored_match(anna).await?;

            // A link from between the two, as of another program: the bot moves nowhere else.
            let mut between = sent.clone();
            between.go_to(1);
            let between = address_of(watcher, &between.without_undone())?;
            open(watcher, &between).await?;
            watcher.click("#just-look").await?;
            wait_for_ply(watcher, 1, "friend").await?;
            watcher
                .wait_for_text("#status", "plays on another device")
                .await?;

            join(ben, &send(anna).await?).await?;
            wait_for_ply(ben, 2, "person").await?;
            act(ben).await?;
            wait_for_ply(ben, 3, "friend").await?;
            pass_on(ben, anna).await?;
            act(anna).await?;
            wait_for_ply(anna, 5, "friend").await?;
            wait_for_ply(watcher, 1, "friend").await?;

            // A bot takes over for Ben, on Anna's device.
            expand(anna, "seats").await?;
            anna.click("select[name='seat-3'] option[value='novice']")
                .await?;
            close_sheet(anna).await?;
            wait_for_ply(anna, 6, "person").await?;
            let seat = Seat::all(3).nth(2).and_then(|seat| {
                let config = sent.seat_config(seat)?;
                Some((config.player, seat))
            });
            assert!(seat.is_some_and(|(player, _)| player == Player::Human));
            let now = stored_match(anna).await?;
            let now = Seat::all(3)
                .nth(2)
                .and_then(|seat| now.seat_config(seat).cloned());
            assert!(now.is_some_and(|config| config.player == Player::Bot(Level::Novice)));
            Ok(())
        },
    )
}

/// A bot that begins moves on the device of the host alone.
#[test]
fn a_bot_that_begins_moves_before_the_invitation_is_sent() -> TestResult {
    run_two_browsers("by_link_bot_begins", DESKTOP, async |anna, ben| {
        let names = ["", "Anna", "Ben"];
        let players = ["novice", "human", "friend"];
        start(anna, &turn_of_time(3)?, &names, &players).await?;
        wait_for_ply(anna, 1, "person").await?;
        act(anna).await?;
        join(ben, &send(anna).await?).await?;
        act(ben).await?;
        wait_for_ply(ben, 4, "friend").await?;
        pass_on(ben, anna).await?;
        wait_for_turn(anna, "person").await?;
        assert_eq!(assert_same(&[anna, ben]).await?.ply(), 4);
        Ok(())
    })
}

/// For somebody who has resigned a bot plays, on the device of whoever acts before; the others go
/// on without that person.
#[test]
fn who_resigns_gets_no_more_links() -> TestResult {
    run_browsers(
        "by_link_one_resigns",
        DESKTOP,
        async |[anna, ben, cleo]: &[Page; 3]| {
            let names = ["Anna", "Ben", "Cleo"];
            let players = ["human", "friend", "friend"];
            start(anna, &turn_of_time(3)?, &names, &players).await?;
            act(anna).await?;
            join(ben, &send(anna).await?).await?;
            expand(ben, "game-tools").await?;
            ben.click("#resign").await?;
            ben.click_button("Yes, resign").await?;
            // The resignation, and the bot's action.
            wait_for_ply(ben, 3, "friend").await?;
            ben.wait_for_text("#send", "Send to Cleo").await?;
            join(cleo, &send(ben).await?).await?;
            act(cleo).await?;
            pass_on(cleo, anna).await?;
            act(anna).await?;
            wait_for_ply(anna, 6, "friend").await?;
            anna.wait_for_text("#send", "Send to Cleo").await?;
            pass_on(anna, cleo).await?;
            wait_for_ply(cleo, 6, "person").await?;
            assert_same(&[anna, cleo]).await.map(|_| ())
        },
    )
}
