//! Argonaut's Wheel: two people at one screen play by mouse, touch and keyboard; set-up, rematch,
//! undo, orientation of the board.

use harness::play::Input;
use harness::play::argonauts_wheel::{
    self, SHORT_GAME, SPIRES_GAME, assert_stored_line, play_line, select_piece, set_up,
    start_ada_vs_ben, type_line, wait_for_board, with_sides_swapped,
};
use harness::play::keyboard::{press, tab_to};
use harness::play::match_page::{expand, field_value, open_tab, type_action, wait_for_ply};
use harness::play::{shown_places, stored_match};
use harness::{
    DESKTOP, Driver as _, Key, PHONE, Page, TestError, TestResult, json, run, run_two_browsers,
};
use records::Player;
use rules::games::argonauts_wheel::Piece;

/// Asserts the end of [`SHORT_GAME`]: result, reason and log.
async fn assert_ada_has_won(page: &Page) -> TestResult {
    page.wait_for("#result").await?;
    assert_stored_line(page, SHORT_GAME).await?;
    assert_eq!(page.text("#result-title").await?, "Ada wins");
    page.wait_for_text(
        "#result",
        "One cone killed the other, on top of its dead discs.",
    )
    .await?;
    assert_eq!(shown_places(page).await?, [1, 2]);
    page.wait_for_text(".result-seat[data-place='1']", "Ada")
        .await?;
    // The game has no points.
    assert_eq!(page.count(".result-points").await?, 0);
    assert_eq!(page.count("#turn-wheel, .aw-station").await?, 0);

    // The log lists the latest entry first.
    open_tab(page, "history").await?;
    let mut log = page.texts(".log li").await?;
    log.reverse();
    assert_eq!(log.len(), SHORT_GAME.split(' ').count());
    for (at, part) in [
        (0, "Ada moves a disc from 1 to 7. Two discs form a stack."),
        (1, "Ben moves a disc from 5 to 3. Two discs form a stack."),
        (2, "Ada moves the stack from 7 to 6."),
        (3, "Ben moves a disc from 3 to 2."),
        (4, "Ada turns the wheel."),
        (8, "Ada moves the cone from 7 to 0."),
        (10, "The white cone on 4 is killed."),
    ] {
        assert!(log[at].contains(part), "{at}: {}", log[at]);
    }
    assert!(
        log.iter().any(|line| line.contains("is killed.")),
        "{log:?}"
    );
    let first_cone = log.iter().filter(|line| line.contains("first cone"));
    assert_eq!(first_cone.count(), 1, "{log:?}");
    Ok(())
}

#[test]
fn a_picture_of_the_wheel() -> TestResult {
    run("argonauts_wheel_readme", DESKTOP, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        type_line(page, "1-7 3-2 R 3-2 7-0 R 7-0 3-4 0-4 R R R 1-3").await?;
        open_tab(page, "analysis").await?;
        page.click("#analyse").await?;
        page.wait_for("#verdict").await?;
        page.script("scrollTo(0, 0);", vec![]).await?;
        page.wait_for_script(
            "return document.getAnimations().every((a) => a.playState !== 'running');",
        )
        .await?;
        page.screenshot("readme-wheel").await?;
        Ok(())
    })
}

#[test]
fn two_people_play_by_mouse() -> TestResult {
    run("argonauts_wheel_mouse", DESKTOP, async |page| {
        page.offer_help().await?;
        page.set_reduced_motion(false).await?;
        start_ada_vs_ben(page, &[]).await?;
        page.wait_for("#first-turn").await?;
        page.screenshot("argonauts-wheel-start-desktop").await?;
        play_line(page, Input::Mouse, "1-7 5-3").await?;
        // The parts of a stack can be selected and deselected.
        select_piece(page, Input::Mouse, Piece::Disc, 7).await?;
        page.screenshot("argonauts-wheel-stack-desktop").await?;
        page.click_button("Both discs").await?;
        page.wait_for_text(".plan-text", "both discs").await?;
        page.click_button("Cancel").await?;
        page.wait_until_gone(".planning").await?;
        assert_eq!(page.count(".is-target").await?, 0);
        let rest = SHORT_GAME.strip_prefix("1-7 5-3 ").unwrap_or_default();
        play_line(page, Input::Mouse, rest).await?;
        page.wait_for_animations().await?;
        page.screenshot("argonauts-wheel-end-desktop").await?;
        assert_ada_has_won(page).await
    })
}

#[test]
fn two_people_play_by_touch() -> TestResult {
    run("argonauts_wheel_touch", PHONE, async |page| {
        page.offer_help().await?;
        start_ada_vs_ben(page, &[]).await?;
        Input::Touch.press(page, "#helped").await?;
        page.wait_until_gone("#first-turn").await?;
        page.screenshot("argonauts-wheel-start-phone").await?;
        let line: Vec<&str> = SPIRES_GAME.split(' ').collect();
        let (first, last) = line.split_at(13);
        play_line(page, Input::Touch, &first[..2].join(" ")).await?;
        type_line(page, &first[2..].join(" ")).await?;
        play_line(page, Input::Touch, &last.join(" ")).await?;
        page.wait_for("#result").await?;
        assert_stored_line(page, SPIRES_GAME).await?;
        assert_eq!(page.text("#result-title").await?, "Ada wins");
        page.take_screenshots("argonauts-wheel-end").await
    })
}

/// The list beside the wheel offers the same moves as the wheel.
#[test]
fn targets_are_listed_beside_the_wheel() -> TestResult {
    run("argonauts_wheel_list", PHONE, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        select_piece(page, Input::Mouse, Piece::Disc, 7).await?;
        assert_eq!(page.texts(".outcome").await?, ["To 6"]);
        select_piece(page, Input::Mouse, Piece::Disc, 1).await?;
        assert_eq!(page.texts(".outcome").await?, ["To 7: forms a stack"]);
        page.click(".outcome[data-to='7']").await?;
        wait_for_ply(page, 1, "person").await?;
        assert_stored_line(page, "1-7").await?;
        // Escape clears the selection.
        select_piece(page, Input::Mouse, Piece::Disc, 5).await?;
        page.press_keys(char::from(Key::Escape)).await?;
        page.wait_until_gone(".planning").await?;
        assert_stored_line(page, "1-7").await.map(|_| ())
    })
}

#[test]
fn a_whole_game_from_the_home_page_by_keyboard() -> TestResult {
    run("argonauts_wheel_keyboard", DESKTOP, async |page| {
        page.goto("").await?;
        press(page, "a[href='#/new/argonauts-wheel']").await?;
        page.wait_for("main.new-game").await?;
        tab_to(page, "input[name='name-1']").await?;
        page.press_keys("Ada").await?;
        tab_to(page, "input[name='name-2']").await?;
        page.press_keys("Ben").await?;
        tab_to(page, "select[name='player-2']").await?;
        page.press_keys(char::from(Key::Home)).await?;
        press(page, "#begin").await?;
        wait_for_board(page).await?;
        play_line(page, Input::Keyboard, SHORT_GAME).await?;
        assert_ada_has_won(page).await?;
        // A rematch starts by keyboard too, with White to begin.
        press(page, "#again-white").await?;
        page.wait_for("main.table[data-ply='0']").await?;
        page.wait_for_text(".status", "Ada: ").await
    })
}

/// Arrow keys move the focus between selectable stations only.
#[test]
fn arrow_keys_move_the_focus_between_stations() -> TestResult {
    run("argonauts_wheel_arrows", DESKTOP, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        let focused = "return document.activeElement.id;";
        page.press_keys("b").await?;
        tab_to(page, ".aw-station").await?;
        let first = page.script(focused, vec![]).await?;
        assert_eq!(first, "station-1");
        for (key, there) in [(Key::Right, "station-7"), (Key::Left, "station-1")] {
            page.press_keys(char::from(key)).await?;
            assert_eq!(page.script(focused, vec![]).await?, there);
        }
        page.press_keys(" ").await?;
        page.wait_for("#station-1[aria-pressed='true']").await?;
        page.press_keys(char::from(Key::Right)).await?;
        page.press_keys(" ").await?;
        wait_for_ply(page, 1, "person").await?;
        assert_stored_line(page, "1-7").await.map(|_| ())
    })
}

#[test]
fn the_new_game_form_has_two_sides() -> TestResult {
    run("argonauts_wheel_set_up", DESKTOP, async |page| {
        set_up(page, &["human", "novice"], &[("name-1", "Ada")]).await?;
        page.wait_for_text("main", "This game is solved").await?;
        assert_eq!(
            page.count("input[name='seed'], input[name='players']")
                .await?,
            0
        );
        // The game has no hidden information, so there is no undo policy `until-revealed`.
        let undo = "input[name='undo']";
        assert_eq!(page.count(undo).await?, 2);
        assert_eq!(
            page.count(&format!("{undo}[value='until-revealed']"))
                .await?,
            0
        );
        let levels = page.texts("select[name='player-2'] option").await?;
        let levels: Vec<&str> = levels.iter().map(String::as_str).collect();
        assert_eq!(
            levels,
            [
                "Person here",
                "Friend by link",
                "Beginner bot",
                "Novice bot",
                "Casual bot",
                "Skilled bot",
                "Veteran bot",
                "Perfect bot",
                "Match me (Casual)",
            ]
        );

        // Either button swaps both players.
        for (button, ada, other_seat) in
            [("colour-1", 2, 1), ("colour-2", 1, 2), ("colour-1", 2, 1)]
        {
            page.click(&format!("button[name='{button}']")).await?;
            page.wait_for_script(&format!(
                "return document.querySelector('[name=name-{ada}]').value === 'Ada';"
            ))
            .await?;
            let other = 3 - ada;
            assert_eq!(
                field_value(page, &format!("[name='name-{other}']")).await?,
                ""
            );
            assert_eq!(
                field_value(page, &format!("[name='player-{other_seat}']")).await?,
                "novice"
            );
        }
        page.click("input[name='begins'][value='white']").await?;
        page.take_screenshots("argonauts-wheel-new-game").await?;
        page.click("#begin").await?;
        wait_for_board(page).await?;
        page.wait_for_text(".status", "Ada: ").await?;
        let stored = stored_match(page).await?;
        let players: Vec<Player> = stored
            .seats()
            .iter()
            .map(|seat_config| seat_config.player)
            .collect();
        assert_eq!(Player::from_id("novice"), players.first().copied());
        assert_eq!(players.get(1), Some(&Player::Human));
        // The only person is shown at the near side, whatever their colour.
        page.wait_for_text(".aw-near", "Ada").await?;
        page.wait_for_text(".aw-near", "plays white").await?;
        play_line(page, Input::Mouse, "R").await?;
        wait_for_ply(page, 2, "person").await
    })
}

/// A rematch swaps the seats.
#[test]
fn a_rematch_swaps_seats_and_lets_either_player_begin() -> TestResult {
    run("argonauts_wheel_rematch", DESKTOP, async |page| {
        start_ada_vs_ben(page, &[("begins", "white"), ("aids", "Off")]).await?;
        page.wait_for_text(".status", "Ben: ").await?;
        type_line(page, &with_sides_swapped(SHORT_GAME)).await?;
        assert_eq!(page.text("#result-title").await?, "Ben wins");
        let first = page.route().await?;
        // Either player may begin.
        page.wait_for_text("#again-black", "Rematch, Ben first")
            .await?;
        page.wait_for_text("#again-white", "Rematch, Ada first")
            .await?;
        for (button, begins) in [
            // Ben has seat 1, Ada begins as White.
            ("#again-white", "Ada"),
            // Ada has seat 1 and begins as Black.
            ("#again-black", "Ada"),
            // Ben has seat 1 and begins as Black.
            ("#again-black", "Ben"),
        ] {
            page.click(button).await?;
            page.wait_for("main.table[data-ply='0']").await?;
            page.wait_for_text(".status", &format!("{begins}: "))
                .await?;
            assert_eq!(stored_match(page).await?.entries().len(), 0);
            // The table rules stay the same.
            assert_eq!(
                page.count("#hint, #tab-analysis, #show-analysis, #first-turn")
                    .await?,
                0
            );
            expand(page, "game-tools").await?;
            page.click("#resign").await?;
            assert_eq!(page.count(".aw-plate.to-act").await?, 1);
            page.click_button("Yes, resign").await?;
            page.wait_for("#result").await?;
            assert_eq!(page.count(".aw-plate.to-act").await?, 0);
        }
        assert_ne!(page.route().await?, first);
        Ok(())
    })
}

/// The vertical centre of an element in the viewport.
async fn height(page: &Page, css: &str) -> TestResult<f64> {
    let found = page
        .script(
            "const { top, bottom } = document.querySelector(arguments[0]).getBoundingClientRect();
             return (top + bottom) / 2;",
            vec![json!(css)],
        )
        .await?;
    found.as_f64().ok_or_else(|| TestError::new(css))
}

#[test]
fn the_board_can_be_turned() -> TestResult {
    run("argonauts_wheel_turned_board", PHONE, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        let board = height(page, ".aw-table").await?;
        assert!(height(page, "#station-1").await? > board);
        page.wait_for_text(".aw-near", "Ada").await?;
        page.click("#turn-board").await?;
        page.wait_for_text(".aw-near", "Ben").await?;
        page.wait_for_text(".aw-far", "Ada").await?;
        let board = height(page, ".aw-table").await?;
        assert!(height(page, "#station-1").await? < board);
        // Stations keep their numbers, and the same moves are possible.
        play_line(page, Input::Touch, "1-7 5-3 7=6").await?;
        assert_stored_line(page, "1-7 5-3 7=6").await?;
        page.take_screenshots("argonauts-wheel-other-seat").await?;
        page.click("#turn-board").await?;
        page.wait_for_text(".aw-near", "Ada").await
    })
}

#[test]
fn the_last_action_is_marked() -> TestResult {
    run("argonauts_wheel_marked", DESKTOP, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        let marks = async |moved: usize, turned: usize| {
            page.wait_for_animations().await?;
            for (css, count) in [
                (".was-from", moved),
                (".was-to", moved),
                (".aw-just-turned", turned),
            ] {
                assert_eq!(page.count(css).await?, count, "{css}");
            }
            Ok::<_, TestError>(())
        };
        marks(0, 0).await?;
        play_line(page, Input::Mouse, "7-6").await?;
        marks(1, 0).await?;
        play_line(page, Input::Mouse, "R").await?;
        marks(0, 1).await?;
        page.screenshot("argonauts-wheel-just-turned").await?;
        // The marks belong to the previous action again.
        page.click("#undo").await?;
        wait_for_ply(page, 1, "person").await?;
        marks(1, 0).await?;
        page.click("#undo").await?;
        wait_for_ply(page, 0, "person").await?;
        marks(0, 0).await
    })
}

/// The list of pieces beside the wheel.
async fn pieces(page: &Page) -> TestResult<Vec<String>> {
    open_tab(page, "players").await?;
    page.texts(".aw-pieces li").await
}

#[test]
fn undo_redo_reload_and_the_log_restore_positions() -> TestResult {
    run("argonauts_wheel_undo", DESKTOP, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        let moves: Vec<&str> = SPIRES_GAME.split(' ').take(8).collect();
        let mut positions = vec![pieces(page).await?];
        for text in &moves {
            type_line(page, text).await?;
            positions.push(pieces(page).await?);
        }
        for ply in (0..moves.len()).rev().take(3) {
            page.click("#undo").await?;
            wait_for_ply(page, ply, "person").await?;
            assert_eq!(pieces(page).await?, positions[ply], "{ply}");
        }
        let current = moves.len() - 3;
        page.reload().await?;
        wait_for_board(page).await?;
        wait_for_ply(page, current, "person").await?;
        assert_eq!(pieces(page).await?, positions[current]);
        page.click("#redo").await?;
        wait_for_ply(page, current + 1, "person").await?;
        assert_eq!(pieces(page).await?, positions[current + 1]);
        // A log entry opens its position.
        open_tab(page, "history").await?;
        page.click(".log li:last-of-type button").await?;
        wait_for_ply(page, 1, "look").await?;
        assert_eq!(pieces(page).await?, positions[1]);
        page.click_button("Back to the latest").await?;
        wait_for_ply(page, current + 1, "person").await?;
        // The game can continue.
        play_line(page, Input::Mouse, &moves[current + 1..].join(" ")).await
    })
}

#[test]
fn a_link_opens_the_same_position_elsewhere() -> TestResult {
    run_two_browsers("argonauts_wheel_link", DESKTOP, async |sender, receiver| {
        start_ada_vs_ben(sender, &[]).await?;
        let line: Vec<&str> = SPIRES_GAME.split(' ').collect();
        let (start, rest) = line.split_at(16);
        type_line(sender, &start.join(" ")).await?;
        let table = sender.route().await?;
        let positions = pieces(sender).await?;
        sender.goto(&table.replace("table", "share")).await?;
        sender.wait_for("#copy-link").await?;
        let link = field_value(sender, "#link").await?;
        receiver.client().goto(&link).await?;
        receiver.wait_ready().await?;
        receiver
            .wait_for_text("#preview", "Argonaut's Wheel")
            .await?;
        receiver.wait_for_text("#preview", "Ada and Ben").await?;
        receiver.wait_for("#preview .aw-picture").await?;
        receiver
            .screenshot("argonauts-wheel-preview-desktop")
            .await?;
        receiver.click_button("Open this game").await?;
        wait_for_board(receiver).await?;
        wait_for_ply(receiver, 16, "person").await?;
        assert_stored_line(receiver, &start.join(" ")).await?;
        assert_eq!(pieces(receiver).await?, positions);
        play_line(receiver, Input::Mouse, &rest[..2].join(" ")).await
    })
}

/// After eight turns of the wheel without a move, a piece has to be moved.
#[test]
fn after_a_revolution_a_piece_has_to_be_moved() -> TestResult {
    run("argonauts_wheel_revolutions", DESKTOP, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        type_line(page, "R R R R R R R").await?;
        open_tab(page, "players").await?;
        page.wait_for_text(
            ".time-stone",
            "7 turns of the wheel since a piece moved. 1 wheel turn to the",
        )
        .await?;
        play_line(page, Input::Mouse, "R").await?;
        page.wait_for("#turn-wheel:disabled").await?;
        page.wait_for_text(".plan-row", "A revolution is complete")
            .await?;
        type_action(page, "R").await?;
        page.wait_for_text(
            "#mistyped",
            "A revolution is complete: you must move a piece",
        )
        .await?;
        play_line(page, Input::Mouse, "7-6").await?;
        page.wait_for("#turn-wheel:enabled").await?;
        open_tab(page, "players").await?;
        page.wait_for_text(".time-stone", "8 wheel turns to the first revolution")
            .await
    })
}

/// A movement is animated once: selecting and hovering do not replay it.
#[test]
fn selecting_replays_no_animation() -> TestResult {
    run("argonauts_wheel_no_movement", DESKTOP, async |page| {
        page.set_reduced_motion(false).await?;
        start_ada_vs_ben(page, &[]).await?;
        play_line(page, Input::Mouse, "7-6 R").await?;
        page.wait_for_animations().await?;
        page.script(
            "window.moves = 0;
             document.addEventListener('animationstart', ({ target, animationName }) => {
                 // Selecting a piece lifts it.
                 if (target.closest('.aw-picture') && animationName !== 'aw-lift') window.moves += 1;
             });",
            vec![],
        )
        .await?;
        page.hover("#station-7").await?;
        select_piece(page, Input::Mouse, Piece::Cone, 7).await?;
        page.hover("#station-6").await?;
        page.wait_for(".outcome.over").await?;
        page.hover(".top-home").await?;
        assert_eq!(page.script("return window.moves;", vec![]).await?, 0);
        Ok(())
    })
}

/// If the focused button disappears, the focus moves to another element of the page.
#[test]
fn the_focus_is_never_lost() -> TestResult {
    run("argonauts_wheel_focus", DESKTOP, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        for (text, ply) in [("7-6", 1), ("R", 2)] {
            argonauts_wheel::play_action(page, Input::Keyboard, text).await?;
            wait_for_ply(page, ply, "person").await?;
            page.wait_for_script("return document.activeElement.closest('main') !== null;")
                .await?;
        }
        press(page, "#undo").await?;
        wait_for_ply(page, 1, "person").await?;
        press(page, "#undo").await?;
        wait_for_ply(page, 0, "person").await?;
        // The undo button is disabled now.
        page.wait_for_script("return document.activeElement.id === 'status';")
            .await
            .map(|_| ())
    })
}
