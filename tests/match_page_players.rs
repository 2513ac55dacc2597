//! The players of a match: resignation, draw, rematch, changing the player of a seat, pausing and
//! hurrying bots.

use harness::play::match_page::{
    auto_click, close_sheet, expand, field_value, open_tab, set_up_with, start_ada_vs_ben,
    start_and_click_when_shown, start_game_with, type_legal_action, wait_for_auto_click,
    wait_for_ply, wait_for_ply_at_least,
};
use harness::play::{play_actions, stored_match};
use harness::{DESKTOP, Driver as _, PHONE, TestResult, json, run};
use records::Player;

/// The names of the seats and the classes of their colour marks.
const SEATS: &str = "return [...document.querySelectorAll('.seat-name')]
    .map((seat) => [seat.textContent, seat.querySelector('svg').getAttribute('class')]);";

#[test]
fn a_rematch_rotates_seats_names_and_colours() -> TestResult {
    run("rematch", PHONE, async |page| {
        let names = [
            ("name-1", "Ada"),
            ("name-2", "Ben"),
            ("undo", "until-revealed"),
            ("seed", "7"),
        ];
        start_game_with(page, 2, &["human", "human"], &names).await?;
        let first = stored_match(page).await?;
        expand(page, "seats").await?;
        let first_seats = page.script(SEATS, vec![]).await?;
        expand(page, "game-tools").await?;
        page.click("#resign").await?;
        page.click_button("Yes, resign").await?;
        page.click_button("Rematch").await?;
        wait_for_ply(page, 0, "person").await?;
        page.wait_for_text(".status", "Ben").await?;
        let again = stored_match(page).await?;
        let mut rotated = first_seats.as_array().cloned().unwrap_or_default();
        rotated.rotate_left(1);
        expand(page, "seats").await?;
        assert_eq!(page.script(SEATS, vec![]).await?, json!(rotated));
        assert_eq!(again.table_rules(), first.table_rules());
        assert_ne!(again.setup().seed(), first.setup().seed());
        // The previous game is still stored.
        close_sheet(page).await?;
        open_tab(page, "menu").await?;
        page.click("#game-tools a[href='#/games']").await?;
        page.wait_for("#here + .match-list .match-row").await?;
        page.wait_for("#finished + .match-list .match-row").await?;
        Ok(())
    })
}

#[test]
fn a_seat_changes_between_person_and_bot() -> TestResult {
    run("change_player", DESKTOP, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        expand(page, "seats").await?;
        page.click("select[name='seat-1'] option[value='casual']")
            .await?;
        // It is Ada's turn, so the bot acts for her.
        wait_for_ply(page, 1, "person").await?;
        page.wait_for_text(".status", "Ben").await?;
        let casual = Player::from_id("casual");
        let first_player =
            |stored: &records::Match| stored.seats().first().map(|seat_config| seat_config.player);
        assert_eq!(first_player(&stored_match(page).await?), casual);
        page.screenshot("table-seats-desktop").await?;
        assert_eq!(field_value(page, "select[name='seat-1']").await?, "casual");
        page.click("select[name='seat-1'] option[value='human']")
            .await?;
        type_legal_action(page, 0).await?;
        wait_for_ply(page, 2, "person").await?;
        page.wait_for_text(".status", "Ada").await?;
        assert_eq!(
            first_player(&stored_match(page).await?),
            Some(Player::Human)
        );
        Ok(())
    })
}

#[test]
fn bots_can_be_paused_and_continued() -> TestResult {
    run("pause_bots", DESKTOP, async |page| {
        set_up_with(page, 4, &["novice"; 4], &[]).await?;
        start_and_click_when_shown(page, "#stop").await?;
        page.wait_for("main.table[data-turn='rest']").await?;
        page.screenshot("table-stopped-desktop").await?;
        let stopped = stored_match(page).await?.ply();
        assert!(stopped < 16, "{stopped}");
        page.click("#go-on").await?;
        wait_for_ply_at_least(page, stopped + 1).await
    })
}

/// Counts animations on the board from now on.
const COUNT_ANIMATIONS: &str = "window.moves = 0;
    document.addEventListener('animationstart', ({ target }) => {
        if (target.closest?.('.table-of-cards')) window.moves += 1;
    });";

#[test]
fn skipping_shows_no_animation_until_a_persons_turn() -> TestResult {
    run("skip_animations", DESKTOP, async |page| {
        page.set_reduced_motion(false).await?;
        let seats = ["human", "casual", "casual", "casual"];
        start_game_with(page, 4, &seats, &[("seed", "7")]).await?;
        page.script(COUNT_ANIMATIONS, vec![]).await?;
        auto_click(page, "#skip").await?;
        play_actions(page, 1).await?;
        wait_for_auto_click(page).await?;
        page.script("window.moves = 0;", vec![]).await?;
        wait_for_ply(page, 4, "person").await?;
        assert_eq!(page.script("return window.moves;", vec![]).await?, 0);
        // Skipping ends at the person's turn.
        play_actions(page, 1).await?;
        page.wait_for_script("return window.moves > 0;").await?;
        page.wait_for("#skip, main.table[data-turn='person']")
            .await?;
        Ok(())
    })
}

#[test]
fn move_now_is_sent_to_the_worker() -> TestResult {
    run("move_now", DESKTOP, async |page| {
        page.add_init_script(
            "window.messages = [];
             const post = Worker.prototype.postMessage;
             Worker.prototype.postMessage = function (bytes, ...more) {
                 window.messages.push(bytes);
                 return post.call(this, bytes, ...more);
             };",
        )
        .await?;
        set_up_with(page, 2, &["expert", "human"], &[("seed", "7")]).await?;
        start_and_click_when_shown(page, "#act-now").await?;
        wait_for_ply(page, 1, "person").await?;
        // The first byte is the message's variant: 1 is "move now".
        page.wait_for_script("return window.messages.some(([kind]) => kind === 1);")
            .await?;
        Ok(())
    })
}
