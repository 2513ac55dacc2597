//! A game that went different ways on different devices.

use super::{act, act_nth, anna_invites_ben, turn_of_time, turn_of_time_after};
use harness::play::by_link::{
    address_of, assert_same, end_replay, join, match_count, match_of_friends, open, pass_on,
    receive, send, stored_texts,
};
use harness::play::match_page::{open_tab, wait_for_ply};
use harness::play::stored_match;
use harness::{DESKTOP, Driver as _, PHONE, Page, TestError, TestResult, run, run_browsers};
use records::Match;

/// Anna opens a link that differs from her game; nothing changes by that.
async fn open_other_version(anna: &Page, address: &str, same: usize) -> TestResult {
    let before = stored_texts(anna).await?;
    open(anna, address).await?;
    anna.wait_for_text("#two-versions", "have gone different ways")
        .await?;
    let shared = match same {
        1 => "Only the first action is the same.".to_owned(),
        same => format!("Both are the same for the first {same} actions."),
    };
    anna.wait_for_text("#two-versions", &shared).await?;
    assert_eq!(anna.count(".version").await?, 2);
    assert_eq!(stored_texts(anna).await?, before);
    Ok(())
}

/// Ben answers the same link on two devices, differently, and both answers reach Anna.
#[test]
fn of_two_answers_one_is_kept_or_both() -> TestResult {
    run_browsers(
        "by_link_versions",
        DESKTOP,
        async |[anna, phone, laptop]: &[Page; 3]| {
            let invitation = anna_invites_ben(anna, phone).await?;
            join(laptop, &invitation).await?;
            act(phone).await?;
            let first = send(phone).await?;
            act_nth(laptop, 6).await?;
            let second = send(laptop).await?;
            receive(anna, &first).await?;
            let table = anna.route().await?;
            let mine = stored_match(anna).await?;

            // She keeps the first.
            open_other_version(anna, &second, 1).await?;
            // What the first answer brought had come to her before the second.
            anna.wait_for("#rewound").await?;
            anna.click_button("Keep mine").await?;
            wait_for_ply(anna, 2, "person").await?;
            assert_eq!(anna.route().await?, table);
            assert_eq!(stored_match(anna).await?.entries(), mine.entries());

            // She keeps both.
            open_other_version(anna, &second, 1).await?;
            anna.click("#keep-both").await?;
            wait_for_ply(anna, 2, "person").await?;
            assert_ne!(anna.route().await?, table);
            assert_eq!(match_count(anna).await?, 2);
            assert_same(&[anna, laptop]).await?;
            Ok(())
        },
    )
}

#[test]
fn the_version_in_the_link_can_be_played_on() -> TestResult {
    run_browsers(
        "by_link_take_theirs",
        DESKTOP,
        async |[anna, phone, laptop]: &[Page; 3]| {
            let invitation = anna_invites_ben(anna, phone).await?;
            join(laptop, &invitation).await?;
            act(phone).await?;
            pass_on(phone, anna).await?;
            let table = anna.route().await?;
            let mine = stored_match(anna).await?;
            act_nth(laptop, 6).await?;
            open_other_version(anna, &send(laptop).await?, 1).await?;
            anna.click("#take-theirs").await?;
            end_replay(anna).await?;
            wait_for_ply(anna, 2, "person").await?;
            assert_eq!(anna.route().await?, table);
            assert_eq!(match_count(anna).await?, 1);
            assert_same(&[anna, laptop]).await?;
            // Her own version is kept as a line.
            let stored = stored_match(anna).await?;
            assert_eq!(stored.line_count(), 2);
            open_tab(anna, "history").await?;
            anna.click(".lines .line:nth-of-type(2)").await?;
            wait_for_ply(anna, 2, "person").await?;
            let mut line = stored.clone();
            line.switch_to_line(1);
            assert_eq!(line.entries(), mine.entries());
            anna.click("#return").await?;

            // They play on.
            act(anna).await?;
            pass_on(anna, laptop).await?;
            wait_for_ply(laptop, 3, "person").await?;
            assert_same(&[anna, laptop]).await.map(|_| ())
        },
    )
}

/// Somebody takes back what had been sent long before.
#[test]
fn a_game_that_was_rewound_says_so() -> TestResult {
    run("by_link_rewound", DESKTOP, async |anna| {
        let known = turn_of_time_after(&[0, 3, 5, 2, 7, 4])?;
        join(anna, &address_of(anna, &known)?).await?;
        wait_for_ply(anna, 6, "person").await?;
        let rewound = turn_of_time_after(&[0, 3, 5, 9, 1, 2, 3, 4])?;
        open_other_version(anna, &address_of(anna, &rewound)?, 3).await?;
        anna.wait_for_text("#rewound", "Someone has taken back moves you had seen.")
            .await?;
        anna.screenshot("by-link-rewound").await?;
        anna.click_button("Keep mine").await?;
        wait_for_ply(anna, 6, "person").await
    })
}

/// A link that differs only after what Anna has not sent yet takes nothing back.
#[test]
fn an_unsent_action_gives_way_without_a_warning() -> TestResult {
    run("by_link_unsent_version", DESKTOP, async |anna| {
        join(anna, &address_of(anna, &turn_of_time_after(&[0, 3])?)?).await?;
        act(anna).await?;
        let other = turn_of_time_after(&[0, 3, 5, 2])?;
        open_other_version(anna, &address_of(anna, &other)?, 2).await?;
        assert_eq!(anna.count("#rewound").await?, 0);
        anna.click("#take-theirs").await?;
        end_replay(anna).await?;
        wait_for_ply(anna, 4, "person").await?;
        assert_eq!(stored_match(anna).await?.main_entries(), other.entries());
        Ok(())
    })
}

/// Ben acts for Anna too, or Anna did on another device: only she knows.
#[test]
fn decisions_made_in_her_name_are_not_taken_over_unasked() -> TestResult {
    run("by_link_decided", PHONE, async |anna| {
        join(anna, &address_of(anna, &turn_of_time_after(&[0, 3])?)?).await?;
        wait_for_ply(anna, 2, "person").await?;
        let before = stored_texts(anna).await?;
        let further = turn_of_time_after(&[0, 3, 5, 2])?;
        let address = address_of(anna, &further)?;
        open(anna, &address).await?;
        anna.wait_for_text("#decided-for-you", "made in your name")
            .await?;
        assert_eq!(anna.count(".version li").await?, 2);
        assert_eq!(stored_texts(anna).await?, before);
        anna.screenshot("by-link-decided").await?;
        anna.click_button("Keep my game").await?;
        wait_for_ply(anna, 2, "person").await?;
        open(anna, &address).await?;
        anna.click("#accept").await?;
        end_replay(anna).await?;
        wait_for_ply(anna, 4, "person").await?;
        assert_eq!(stored_match(anna).await?.main_entries(), further.entries());
        Ok(())
    })
}

/// The same number, but the cards are dealt differently.
fn dealt_differently() -> TestResult<Match> {
    let other = rules::Setup::new(rules::GameId::TurnOfTime, 2, 8);
    let other = other.map_err(|error| TestError::new(error.to_string()))?;
    match_of_friends(other, &["Anna", "Ben"])
}

#[test]
fn a_game_that_is_dealt_differently_is_never_mixed_with_the_known_one() -> TestResult {
    run("by_link_altered", DESKTOP, async |anna| {
        let known = match_of_friends(turn_of_time(2)?, &["Anna", "Ben"])?;
        join(anna, &address_of(anna, &known)?).await?;
        let table = anna.route().await?;
        let before = stored_texts(anna).await?;
        open(anna, &address_of(anna, &dealt_differently()?)?).await?;
        anna.wait_for_text(
            "#two-versions",
            "The deal is different from the very start.",
        )
        .await?;
        anna.wait_for_text("#rewound", "tampered with").await?;
        assert_eq!(anna.count("#take-theirs").await?, 0);
        assert_eq!(stored_texts(anna).await?, before);
        anna.click("#keep-both").await?;
        anna.wait_for("main.table").await?;
        assert_ne!(anna.route().await?, table);
        assert_eq!(match_count(anna).await?, 2);
        Ok(())
    })
}
