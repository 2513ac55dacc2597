//! Who plays at a table: giving up, agreeing on a draw, the same again, seats
//! that the computer takes over, and computer players who stop and go on.

use harness::play::around::{
    ada_and_ben, begin_and_catch, begin_with, caught, main_line, pictures, set_up_with, type_legal,
    unfold, value, wait_at, wait_from, watch_for,
};
use harness::play::{begin, kept_match, play_turns, result_places};
use harness::{DESKTOP, Key, Outcome, PHONE, Page, json, run};
use records::{Ending, Player};

async fn ask_to_resign(page: &Page) -> Outcome {
    unfold(page, "game-tools").await?;
    page.click("#resign").await?;
    page.wait_for_text(".asked", "Does Ada give up?").await
}

#[test]
fn giving_up_is_asked_twice() -> Outcome {
    run("resign", PHONE, async |page| {
        ada_and_ben(page, &[]).await?;
        play_turns(page, 2).await?;
        ask_to_resign(page).await?;
        page.keys(char::from(Key::Escape)).await?;
        page.wait_gone(".asked").await?;
        ask_to_resign(page).await?;
        page.screenshot("table-resign-asked-phone").await?;
        page.press_button("No, play on").await?;
        page.wait_gone(".asked").await?;
        assert_eq!(main_line(page).await?.len(), 2);
        ask_to_resign(page).await?;
        page.press_button("Yes, resign").await?;
        wait_at(page, 3, "over").await?;
        page.wait_for_text("#result-title", "Ben wins").await?;
        page.wait_for_text("#result", "By resignation").await?;
        assert_eq!(page.text(".log li").await?, "Ada resigns.");
        assert_eq!(result_places(page).await?, [1, 2]);
        pictures(page, "table-resigned").await?;
        let kept = kept_match(page).await?;
        assert_eq!(kept.position().ending(), Some(Ending::Resigned));
        assert_eq!(page.count("#resign, #draw").await?, 0);
        page.reload().await?;
        page.wait_for_text("#result-title", "Ben wins").await?;
        // It can be taken back like everything at this table.
        page.click("#undo").await?;
        wait_at(page, 2, "person").await?;
        assert_eq!(page.count("#result").await?, 0);
        Ok(())
    })
}

#[test]
fn who_gives_up_among_three_is_played_for() -> Outcome {
    run("resign_three", DESKTOP, async |page| {
        let names = [("name-1", "Ada"), ("name-2", "Ben"), ("name-3", "Cleo")];
        begin_with(page, 3, &["human"; 3], &names).await?;
        ask_to_resign(page).await?;
        page.press_button("Yes, resign").await?;
        page.wait_for_text(".log", "Ada resigns.").await?;
        // The computer plays for Ada, then it is Ben's turn.
        wait_at(page, 2, "person").await?;
        page.wait_for_text(".status", "Ben").await?;
        // Nobody but the last can win then.
        page.click("#resign").await?;
        page.press_button("Yes, resign").await?;
        page.wait_for_text("#result-title", "Cleo wins").await?;
        Ok(())
    })
}

#[test]
fn only_people_agree_on_a_draw() -> Outcome {
    run("draw", DESKTOP, async |page| {
        begin(page, 1, &[], &[]).await?;
        unfold(page, "game-tools").await?;
        page.wait_for("#resign").await?;
        assert_eq!(page.count("#draw").await?, 0);

        ada_and_ben(page, &[]).await?;
        play_turns(page, 1).await?;
        unfold(page, "game-tools").await?;
        page.click("#draw").await?;
        page.wait_for_text(".asked", "Do all of you agree on a draw?")
            .await?;
        page.keys(char::from(Key::Escape)).await?;
        page.wait_gone(".asked").await?;
        page.click("#draw").await?;
        page.press_button("Yes, a draw").await?;
        page.wait_for_text("#result-title", "Ada and Ben share the win")
            .await?;
        page.wait_for_text("#result", "You agreed on a draw")
            .await?;
        assert_eq!(result_places(page).await?, [1, 1]);
        page.screenshot("table-draw-desktop").await?;
        let kept = kept_match(page).await?;
        assert_eq!(kept.position().ending(), Some(Ending::AgreedDraw));
        Ok(())
    })
}

/// The names of the seats and the classes of their colours' marks.
const SEATS: &str = "return [...document.querySelectorAll('.seat-name')]
    .map((seat) => [seat.textContent, seat.querySelector('svg').getAttribute('class')]);";

#[test]
fn the_same_again_turns_seats_names_and_colours() -> Outcome {
    run("rematch", PHONE, async |page| {
        let names = [
            ("name-1", "Ada"),
            ("name-2", "Ben"),
            ("undo", "until-revealed"),
            ("seed", "7"),
        ];
        begin_with(page, 2, &["human", "human"], &names).await?;
        let first = kept_match(page).await?;
        unfold(page, "seats").await?;
        let first_seats = page.script(SEATS, vec![]).await?;
        unfold(page, "game-tools").await?;
        page.click("#resign").await?;
        page.press_button("Yes, resign").await?;
        page.press_button("Play again, seats turned").await?;
        wait_at(page, 0, "person").await?;
        page.wait_for_text(".status", "Ben").await?;
        let again = kept_match(page).await?;
        let mut turned = first_seats.as_array().cloned().unwrap_or_default();
        turned.rotate_left(1);
        unfold(page, "seats").await?;
        assert_eq!(page.script(SEATS, vec![]).await?, json!(turned));
        assert_eq!(again.table_rules(), first.table_rules());
        assert_ne!(again.setup().seed(), first.setup().seed());
        // The game before is kept as well.
        page.press_button("Your games").await?;
        page.wait_for(".match-row:nth-of-type(2)").await?;
        Ok(())
    })
}

#[test]
fn the_computer_takes_over_a_seat_and_gives_it_back() -> Outcome {
    run("take_seat", DESKTOP, async |page| {
        ada_and_ben(page, &[]).await?;
        unfold(page, "seats").await?;
        page.click("select[name='seat-1'] option[value='casual']")
            .await?;
        // It is Ada's turn: the computer acts for her at once.
        wait_at(page, 1, "person").await?;
        page.wait_for_text(".status", "Ben").await?;
        let casual = Player::from_id("casual");
        let sits = |kept: &records::Match| kept.seats().first().map(|sitter| sitter.player);
        assert_eq!(sits(&kept_match(page).await?), casual);
        page.screenshot("table-seats-desktop").await?;
        assert_eq!(value(page, "select[name='seat-1']").await?, "casual");
        page.click("select[name='seat-1'] option[value='human']")
            .await?;
        type_legal(page, 0).await?;
        wait_at(page, 2, "person").await?;
        page.wait_for_text(".status", "Ada").await?;
        assert_eq!(sits(&kept_match(page).await?), Some(Player::Human));
        Ok(())
    })
}

#[test]
fn computer_players_stop_and_go_on() -> Outcome {
    run("stop", DESKTOP, async |page| {
        set_up_with(page, 4, &["novice"; 4], &[]).await?;
        begin_and_catch(page, "#stop").await?;
        page.wait_for("main.table[data-turn='rest']").await?;
        page.screenshot("table-stopped-desktop").await?;
        let stopped = kept_match(page).await?.ply();
        assert!(stopped < 16, "{stopped}");
        page.click("#go-on").await?;
        wait_from(page, stopped + 1).await
    })
}

/// Counts movements on the board from now on.
const COUNT_MOVES: &str = "window.moves = 0;
    document.addEventListener('animationstart', ({ target }) => {
        if (target.closest?.('.table-of-cards')) window.moves += 1;
    });";

#[test]
fn skipping_shows_no_movements_until_a_persons_turn() -> Outcome {
    run("skip", DESKTOP, async |page| {
        let seats = ["human", "casual", "casual", "casual"];
        begin_with(page, 4, &seats, &[("seed", "7")]).await?;
        page.script(COUNT_MOVES, vec![]).await?;
        watch_for(page, "#skip").await?;
        play_turns(page, 1).await?;
        caught(page).await?;
        page.script("window.moves = 0;", vec![]).await?;
        wait_at(page, 4, "person").await?;
        assert_eq!(page.script("return window.moves;", vec![]).await?, 0);
        // It is for this once.
        play_turns(page, 1).await?;
        page.wait_for_script("return window.moves > 0;").await?;
        page.wait_for("#skip, main.table[data-turn='person']")
            .await?;
        Ok(())
    })
}

#[test]
fn at_once_means_at_once() -> Outcome {
    run("at_once", DESKTOP, async |page| {
        page.go("#/settings").await?;
        page.click("input[name='pace'][value='at-once']").await?;
        let seats = ["human", "novice", "novice", "novice"];
        begin_with(page, 4, &seats, &[("seed", "7")]).await?;
        play_turns(page, 1).await?;
        page.wait_gone(".card .moving").await?;
        page.script(COUNT_MOVES, vec![]).await?;
        page.script(
            "window.skips = 0;
             new MutationObserver(() => {
                 if (document.getElementById('skip')) window.skips += 1;
             }).observe(document.body, { subtree: true, childList: true });",
            vec![],
        )
        .await?;
        wait_at(page, 4, "person").await?;
        assert_eq!(page.script("return window.moves;", vec![]).await?, 0);
        // There is nothing to skip.
        assert_eq!(page.script("return window.skips;", vec![]).await?, 0);
        Ok(())
    })
}

#[test]
fn a_computer_player_can_be_hurried() -> Outcome {
    run("move_now", DESKTOP, async |page| {
        page.before_all(
            "window.said = [];
             const post = Worker.prototype.postMessage;
             Worker.prototype.postMessage = function (bytes, ...more) {
                 window.said.push(bytes);
                 return post.call(this, bytes, ...more);
             };",
        )
        .await?;
        set_up_with(page, 2, &["expert", "human"], &[("seed", "7")]).await?;
        begin_and_catch(page, "#act-now").await?;
        wait_at(page, 1, "person").await?;
        // The first byte says which message it is: 1 is "move now".
        page.wait_for_script("return window.said.some(([kind]) => kind === 1);")
            .await?;
        Ok(())
    })
}
