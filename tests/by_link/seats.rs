//! Whose seats are played on a device: joining, watching, and what Your games lists.

use super::{act, address_after, anna_invites_ben, start_anna_and_ben, turn_of_time};
use harness::play::by_link::{
    allow_clipboard, assert_same, clipboard, end_replay, join, match_count, open, pass_on, receive,
    send, start, wait_for_board, wait_for_turn,
};
use harness::play::match_page::{close_sheet, expand, start_ada_vs_ben, wait_for_ply};
use harness::play::{play_actions, stored_match};
use harness::{
    DESKTOP, Driver as _, PHONE, Page, TestResult, json, run, run_browsers, run_two_browsers,
};

/// The name of a seat in the stored match.
async fn stored_name(page: &Page, seat: usize) -> TestResult<String> {
    let stored = stored_match(page).await?;
    let config = stored.seats().get(seat);
    Ok(config.map_or_else(String::new, |config| config.name.as_str().to_owned()))
}

#[test]
fn a_friend_joins_under_a_name_of_their_own() -> TestResult {
    run_two_browsers("by_link_name", PHONE, async |anna, ben| {
        start(anna, &turn_of_time(2)?, &["Anna", ""], &["human", "friend"]).await?;
        act(anna).await?;
        anna.wait_for_text("#send", "Send to Player 2").await?;
        open(ben, &send(anna).await?).await?;
        ben.wait_for_text("#invitation h2", "Anna invites you to Turn of Time")
            .await?;
        ben.wait_for_text("#you-play", "You play Player 2.").await?;
        ben.paste("#own-name", "Benjamin").await?;
        ben.click("#join").await?;
        wait_for_board(ben).await?;
        end_replay(ben).await?;
        act(ben).await?;
        ben.wait_for_text("#send", "Send to Anna").await?;
        pass_on(ben, anna).await?;
        act(anna).await?;
        anna.wait_for_text("#send", "Send to Benjamin").await?;
        assert_eq!(stored_name(anna, 1).await?, "Benjamin");
        Ok(())
    })
}

#[test]
fn who_only_looks_can_claim_a_seat_later() -> TestResult {
    run_two_browsers("by_link_watch", DESKTOP, async |anna, ben| {
        start_anna_and_ben(anna).await?;
        act(anna).await?;
        let address = send(anna).await?;
        open(ben, &address).await?;
        ben.click("#just-look").await?;
        wait_for_board(ben).await?;
        wait_for_ply(ben, 1, "friend").await?;
        ben.wait_for_text("#watched", "You're watching this game.")
            .await?;
        assert_eq!(
            ben.texts("#watched button").await?,
            ["I play Anna", "I play Ben"]
        );
        assert_eq!(ben.count("#send").await?, 0);
        ben.wait_until_gone(".free-cell, .hand-side:enabled")
            .await?;
        // Who watches has nothing to send.
        assert_eq!(group(ben, "waiting").await?.len(), 1);
        assert_eq!(ben.count(".match-row [aria-label^='Send']").await?, 0);
        // The same link opens what is watched.
        receive(ben, &address).await?;
        ben.click("#claim-2").await?;
        wait_for_ply(ben, 1, "person").await?;
        ben.wait_until_gone("#watched").await?;
        ben.reload().await?;
        act(ben).await?;
        pass_on(ben, anna).await?;
        wait_for_turn(anna, "person").await?;
        assert_same(&[anna, ben]).await.map(|_| ())
    })
}

#[test]
fn several_seats_are_played_on_one_device() -> TestResult {
    run_two_browsers("by_link_seats", PHONE, async |anna, family| {
        let names = ["Anna", "Ben", "Cleo"];
        start(
            anna,
            &turn_of_time(3)?,
            &names,
            &["human", "friend", "friend"],
        )
        .await?;
        act(anna).await?;
        open(family, &send(anna).await?).await?;
        family.wait_for_text("#you-play", "You play Ben.").await?;
        family.wait_for("#own-name").await?;
        family.click("main details summary").await?;
        family.click("input[name='here-3']").await?;
        family
            .wait_for_text("#you-play", "You play Ben and Cleo.")
            .await?;
        family.wait_until_gone("#own-name").await?;
        for seat in [2, 3] {
            family.click(&format!("input[name='here-{seat}']")).await?;
        }
        family.wait_for_text("#you-play", "You watch.").await?;
        family.wait_for("#join:disabled").await?;
        for seat in [3, 2] {
            family.click(&format!("input[name='here-{seat}']")).await?;
        }
        family.click("#join").await?;
        wait_for_board(family).await?;
        end_replay(family).await?;
        act(family).await?;
        // Between two people here nothing is sent.
        wait_for_ply(family, 2, "person").await?;
        assert_eq!(family.count("#send").await?, 0);
        act(family).await?;
        family.wait_for_text("#send", "Send to Anna").await?;
        // Both have not been sent yet.
        family.click("#undo").await?;
        wait_for_ply(family, 2, "person").await?;
        act(family).await?;
        pass_on(family, anna).await?;
        wait_for_ply(anna, 3, "person").await?;
        assert_same(&[anna, family]).await.map(|_| ())
    })
}

/// The invitation waits in one window while it is accepted in another.
#[test]
fn an_invitation_that_is_accepted_twice_is_one_game() -> TestResult {
    run_browsers(
        "by_link_twice",
        DESKTOP,
        async |[anna, ben, again]: &[Page; 3]| {
            let address = anna_invites_ben(anna, ben).await?;
            let accepted = ben.local_storage().await?;
            // As if it was accepted in another window while this one showed the invitation.
            open(again, &address).await?;
            again.wait_for("#join").await?;
            for (key, value) in accepted {
                let store = "localStorage.setItem(arguments[0], arguments[1]);";
                again.script(store, vec![json!(key), json!(value)]).await?;
            }
            again.click("#join").await?;
            wait_for_turn(again, "person").await?;
            assert_eq!(match_count(again).await?, 1);
            Ok(())
        },
    )
}

/// The title of the window.
async fn title(page: &Page) -> TestResult<String> {
    Ok(page.client().title().await?)
}

/// Opens Your games and returns the texts of the rows of a group.
async fn group(page: &Page, id: &str) -> TestResult<Vec<String>> {
    page.goto("#/games").await?;
    page.wait_for(".match-row").await?;
    page.texts(&format!("#{id} + .match-list .match-row")).await
}

/// Asserts how many games each group lists, and how many the window's title counts.
async fn assert_groups(page: &Page, sizes: [usize; 4]) -> TestResult {
    for (id, size) in ["your-turn", "waiting", "here", "finished"]
        .iter()
        .zip(sizes)
    {
        assert_eq!(group(page, id).await?.len(), size, "{id}");
    }
    let title = title(page).await?;
    match sizes[0] {
        0 => assert!(title.starts_with("Your games"), "{title}"),
        count => assert!(title.starts_with(&format!("({count}) ")), "{title}"),
    }
    Ok(())
}

#[test]
fn your_games_are_grouped_by_who_has_to_act() -> TestResult {
    run_two_browsers("by_link_groups", DESKTOP, async |anna, ben| {
        // Games on this device alone are not counted.
        start_ada_vs_ben(anna, &[]).await?;
        assert_groups(anna, [0, 0, 1, 0]).await?;
        start_anna_and_ben(anna).await?;
        anna.wait_for_script("return document.title.startsWith('(1) ');")
            .await?;
        assert_groups(anna, [1, 0, 1, 0]).await?;
        assert!(group(anna, "your-turn").await?[0].contains("Your turn"));
        // Not sent yet.
        anna.click("#your-turn + .match-list .match-link").await?;
        act(anna).await?;
        anna.wait_for_script("return document.title.startsWith('(1) ');")
            .await?;
        assert_groups(anna, [1, 0, 1, 0]).await?;
        assert!(group(anna, "your-turn").await?[0].contains("Not sent to Ben yet"));
        allow_clipboard(anna).await?;
        anna.click("#your-turn + .match-list [aria-label^='Send Turn of Time']")
            .await?;
        anna.wait_for_text("#sent", "Link copied. Paste it into a message.")
            .await?;
        anna.wait_for("#waiting").await?;
        let first = clipboard(anna).await?;
        assert!(
            first.starts_with("Anna invites you to Turn of Time, Ben. http"),
            "{first}"
        );
        assert_groups(anna, [0, 1, 1, 0]).await?;
        assert!(group(anna, "waiting").await?[0].contains("Waiting for Ben"));
        anna.click("#waiting + .match-list [aria-label^='Send again Turn of Time']")
            .await?;
        anna.wait_for("#sent").await?;
        assert_eq!(clipboard(anna).await?, first);
        anna.goto("").await?;
        assert!(title(anna).await?.starts_with("Wheelhouse"));

        let (_, address) = first.rsplit_once(' ').unwrap_or_default();
        join(ben, address).await?;
        act(ben).await?;
        receive(anna, &send(ben).await?).await?;
        assert_groups(anna, [1, 0, 1, 0]).await?;
        anna.goto("").await?;
        anna.wait_for_script("return document.title.startsWith('(1) ');")
            .await?;
        Ok(())
    })
}

/// The end is sent as well, and then the game is finished for both.
#[test]
fn a_resignation_is_sent_like_a_turn() -> TestResult {
    run_two_browsers("by_link_resign", DESKTOP, async |anna, ben| {
        anna_invites_ben(anna, ben).await?;
        expand(ben, "game-tools").await?;
        ben.click("#resign").await?;
        ben.click_button("Yes, resign").await?;
        wait_for_turn(ben, "over").await?;
        ben.wait_for_text("#send", "Send the result").await?;
        assert_groups(ben, [1, 0, 0, 0]).await?;
        ben.click("#your-turn + .match-list .match-link").await?;
        let address = send(ben).await?;
        assert_groups(ben, [0, 0, 0, 1]).await?;
        receive(anna, &address).await?;
        wait_for_turn(anna, "over").await?;
        anna.wait_for("#result-title").await?;
        assert_groups(anna, [0, 0, 0, 1]).await?;
        assert_same(&[anna, ben]).await.map(|_| ())
    })
}

#[test]
fn a_rematch_is_sent_as_a_new_invitation() -> TestResult {
    run_two_browsers("by_link_rematch", DESKTOP, async |anna, ben| {
        anna_invites_ben(anna, ben).await?;
        expand(ben, "game-tools").await?;
        ben.click("#resign").await?;
        ben.click_button("Yes, resign").await?;
        ben.click_button("Rematch").await?;
        // The seats move on by one, so Ben begins.
        act(ben).await?;
        ben.wait_for_text("#send", "Send to Anna").await?;
        open(anna, &send(ben).await?).await?;
        anna.wait_for_text("#invitation h2", "Ben invites you to Turn of Time")
            .await?;
        anna.click("#join").await?;
        wait_for_board(anna).await?;
        end_replay(anna).await?;
        wait_for_ply(anna, 1, "person").await?;
        assert_same(&[anna, ben]).await?;
        assert_groups(anna, [1, 1, 0, 0]).await
    })
}

#[test]
fn a_deleted_game_that_is_put_back_knows_who_plays_here() -> TestResult {
    run("by_link_put_back", PHONE, async |page| {
        start_anna_and_ben(page).await?;
        act(page).await?;
        send(page).await?;
        assert_groups(page, [0, 1, 0, 0]).await?;
        page.click("#waiting + .match-list [aria-label^='Delete']")
            .await?;
        page.wait_until_gone("#waiting").await?;
        page.click("#put-back").await?;
        page.wait_for("#waiting").await?;
        page.click("#waiting + .match-list .match-link").await?;
        wait_for_ply(page, 1, "friend").await?;
        page.wait_for_text("#send", "Send again").await
    })
}

/// A friend has to go home, and goes on playing there.
#[test]
fn a_game_at_one_screen_goes_on_by_link() -> TestResult {
    run_two_browsers("by_link_from_here", PHONE, async |ada, ben| {
        start_ada_vs_ben(ada, &[]).await?;
        play_actions(ada, 3).await?;
        expand(ada, "seats").await?;
        ada.click("select[name='seat-2'] option[value='friend']")
            .await?;
        close_sheet(ada).await?;
        wait_for_ply(ada, 3, "friend").await?;
        ada.wait_for_text("#send", "Send to Ben").await?;
        join(ben, &send(ada).await?).await?;
        act(ben).await?;
        pass_on(ben, ada).await?;
        wait_for_ply(ada, 4, "person").await?;
        assert_same(&[ada, ben]).await.map(|_| ())
    })
}

/// Who watches a game that is over is not asked who they are.
#[test]
fn a_finished_game_is_only_looked_at() -> TestResult {
    run("by_link_finished", PHONE, async |page| {
        let cards = [0; 16];
        open(page, &address_after(page, &cards)?).await?;
        page.click("#just-look").await?;
        wait_for_board(page).await?;
        end_replay(page).await?;
        wait_for_turn(page, "over").await?;
        assert_eq!(page.count("#watched, #send").await?, 0);
        assert_groups(page, [0, 0, 0, 1]).await
    })
}
