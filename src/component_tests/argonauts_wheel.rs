//! Argonaut's Wheel on its table: what the wheel offers and says, by mouse, finger and keyboard; set-up, rematch,
//! undo, orientation of the board.

use super::Page;
use page_driver::play::argonauts_wheel::{
    self, SHORT_GAME, SPIRES_GAME, assert_stored_line, parse_action, play_line, select_piece,
    start_ada_vs_ben, type_line, wait_for_board, with_sides_swapped,
};
use page_driver::play::keyboard::{press, tab_to};
use page_driver::play::match_page::{
    close_sheet, expand, field_value, open_tab, type_action, wait_for_ply,
};
use page_driver::play::new_game::{begin, set_up};
use page_driver::play::{Input, shown_places, stored_match};
use page_driver::{Driver as _, Key, TestError, TestResult, Value, json};
use records::{Match, Name, Player, SeatConfig, TableRules};
use rules::games::argonauts_wheel::Piece;
use rules::{GameId, Setup};
use wasm_bindgen_test::wasm_bindgen_test;

/// Movements, and no help for a first turn.
const WITH_MOVEMENTS: &str = r#"{"turn-end":"ask","motion":"full","helped":["argonauts-wheel"]}"#;

/// The position at the start of a game: the stations from 0, black pieces as `b` and `B`.
const START: &str = "B b . w W w . b, black";

/// A new match of Ada, who has Black, and Ben from a position.
fn ada_vs_ben(position: &str) -> TestResult<Match> {
    let damaged = |error: &dyn core::fmt::Debug| TestError::new(format!("{position}: {error:?}"));
    let mut setup = Setup::new(GameId::ArgonautsWheel, 2, 0).map_err(|error| damaged(&error))?;
    if position != START {
        setup = setup
            .with_position(position)
            .map_err(|error| damaged(&error))?;
    }
    let seats = ["Ada", "Ben"].map(|name| SeatConfig {
        name: Name::new(name),
        ..SeatConfig::unnamed(Player::Human)
    });
    Match::new(setup, seats.to_vec()).map_err(|error| damaged(&error))
}

/// The same from the start, after a line of actions.
fn after(line: &str) -> TestResult<Match> {
    let mut played = ada_vs_ben(START)?;
    for text in line.split_whitespace() {
        let action = parse_action(played.state(), text)?;
        let applied = played.apply(rules::Action::ArgonautsWheel(action));
        applied.map_err(|error| TestError::new(format!("{text}: {error:?}")))?;
    }
    Ok(played)
}

/// Opens a match at its table.
async fn open(record: &Match) -> TestResult<Page> {
    let page = Page::new().await?;
    page.open_table(record).await?;
    wait_for_board(&page).await?;
    Ok(page)
}

async fn open_position(position: &str) -> TestResult<Page> {
    open(&ada_vs_ben(position)?).await
}

/// The same match without previews, hints and analysis.
fn without_aids(record: Match) -> Match {
    record.with_table_rules(TableRules {
        aids: false,
        ..TableRules::default()
    })
}

/// The first actions of a line.
fn actions(line: &str, count: usize) -> String {
    line.split(' ').take(count).collect::<Vec<_>>().join(" ")
}

/// The names of the stations that are buttons, in their order.
async fn stations(page: &Page) -> TestResult<Vec<String>> {
    let mut names = page.names("button").await?;
    names.retain(|name| name.starts_with("Station "));
    Ok(names)
}

async fn press_key(page: &Page, key: Key) -> TestResult {
    page.press_keys(char::from(key)).await
}

/// The table of stations for screen readers, by row and column.
async fn station_table(page: &Page) -> TestResult<Value> {
    let rows = "return [...document.querySelectorAll('#board .unseen tbody tr')].map((row) =>
        [...row.children].map((cell) => cell.textContent));";
    page.script(rows, vec![]).await
}

/// The list of pieces beside the wheel.
async fn pieces(page: &Page) -> TestResult<Vec<String>> {
    open_tab(page, "players").await?;
    page.texts(".aw-pieces li").await
}

// What the wheel offers.

#[wasm_bindgen_test]
async fn stations_are_named_as_whoever_acts_sees_them() -> TestResult {
    let page = open_position(START).await?;
    // The cone in the centre cannot move yet.
    assert_eq!(
        stations(&page).await?,
        [
            "Station 1, your left: black disc. Select.",
            "Station 7, your right: black disc. Select.",
        ]
    );
    play_line(&page, Input::Mouse, "1-7").await?;
    assert_eq!(
        stations(&page).await?,
        [
            "Station 3, your right: white disc. Select.",
            "Station 5, your left: white disc. Select.",
        ]
    );
    drop(page);
    let page = open_position("xW bB . w . w . ., black battle").await?;
    assert_eq!(
        stations(&page).await?,
        ["Station 1, your left: black spire: cone on a black disc. Select."]
    );
    drop(page);
    let page = open_position("yB bb . w . W . ., black battle").await?;
    assert_eq!(
        stations(&page).await?,
        [
            "Station 1, your left: black stack. Select.",
            "Station 0, your center: black cone upside down on a dead white disc. Select.",
        ]
    );
    Ok(())
}

/// Turning the board does not change the names of its stations.
#[wasm_bindgen_test]
async fn turning_the_board_keeps_all_names() -> TestResult {
    let page = open_position(START).await?;
    play_line(&page, Input::Mouse, "7-6").await?;
    let names = async || {
        let mut names = page.names("button").await?;
        names.retain(|name| name.starts_with("Station "));
        names.sort();
        TestResult::Ok(names)
    };
    let before = names().await?;
    assert!(!before.is_empty());
    let near = page.text(".aw-near").await?;
    let flip = page.by_role("button", "Flip the board").await?;
    page.click(flip).await?;
    assert_ne!(page.text(".aw-near").await?, near);
    assert_eq!(names().await?, before);
    Ok(())
}

/// The target and the list beside the wheel say where a piece goes and what that does.
#[wasm_bindgen_test]
async fn targets_say_what_a_move_does() -> TestResult {
    for (position, piece, from, to, name, does) in [
        (START, Piece::Disc, 1, 7, "a disc", ": forms a stack"),
        (START, Piece::Disc, 7, 6, "a disc", ""),
        (
            "B bb . w W w . ., black",
            Piece::Stack,
            1,
            7,
            "the stack",
            "",
        ),
        (
            "B . b . w W w b, black battle",
            Piece::Cone,
            0,
            4,
            "the cone",
            ": kills the disc",
        ),
        (
            "B . b . ww W . b, black battle",
            Piece::Cone,
            0,
            4,
            "the cone",
            ": kills both discs",
        ),
        (
            "B . . w x w W b, black battle",
            Piece::Cone,
            0,
            4,
            "the cone",
            ": revives your disc, forming a free spire",
        ),
        (
            "B . . w xx w W ., black battle",
            Piece::Cone,
            0,
            4,
            "the cone",
            ": revives your discs, forming a free spire",
        ),
        (
            "B b . w y . W b, black battle",
            Piece::Cone,
            0,
            4,
            "the cone",
            ": revives the disc as your prisoner",
        ),
        (
            "B b . . yy . W b, black battle",
            Piece::Cone,
            0,
            4,
            "the cone",
            ": revives the discs as your prisoners",
        ),
        (
            "B b . w W w . b, black battle",
            Piece::Cone,
            0,
            4,
            "the cone",
            ": kills the cone and wins",
        ),
        (
            "w bB . . w . W b, black battle",
            Piece::ConeOfSpire,
            1,
            3,
            "the cone off its spire",
            ": leaves its discs",
        ),
        (
            "w bB . . w . W b, black battle",
            Piece::Spire,
            1,
            3,
            "the spire",
            "",
        ),
    ] {
        let page = open_position(position).await?;
        select_piece(&page, Input::Mouse, piece, from)
            .await
            .map_err(|error| error.context(position))?;
        let target = page
            .attribute(&format!("#station-{to}"), "aria-label")
            .await?
            .unwrap_or_default();
        assert!(
            target.ends_with(&format!(". Move {name} here{does}.")),
            "{position}: {target}"
        );
        // A tap there moves at once: it is no switch.
        let css = format!("#station-{to}[aria-pressed]");
        assert_eq!(page.count(&css).await?, 0, "{position}");
        page.by_role("button", &format!("To {to}{does}")).await?;
    }
    Ok(())
}

#[wasm_bindgen_test]
async fn targets_are_listed_beside_the_wheel() -> TestResult {
    let page = open_position(START).await?;
    select_piece(&page, Input::Mouse, Piece::Disc, 7).await?;
    assert_eq!(page.text(".plan-text").await?, "Where should the disc go?");
    assert_eq!(page.texts(".outcome").await?, ["To 6"]);
    select_piece(&page, Input::Mouse, Piece::Disc, 1).await?;
    assert_eq!(page.texts(".outcome").await?, ["To 7: forms a stack"]);
    page.click(".outcome[data-to='7']").await?;
    wait_for_ply(&page, 1, "person").await?;
    assert_stored_line(&page, "1-7").await?;
    // Escape clears the selection.
    select_piece(&page, Input::Mouse, Piece::Disc, 5).await?;
    press_key(&page, Key::Escape).await?;
    page.wait_until_gone(".planning").await?;
    assert_stored_line(&page, "1-7").await.map(|_| ())
}

/// A tap on a piece again clears the choice, one on another piece chooses that.
#[wasm_bindgen_test]
async fn a_choice_is_taken_back_by_a_second_tap() -> TestResult {
    let page = open_position(START).await?;
    page.tap("#station-1").await?;
    page.wait_for("#station-1[aria-pressed='true']").await?;
    page.tap("#station-1").await?;
    page.wait_until_gone(".planning").await?;
    page.wait_for("#station-1[aria-pressed='false']").await?;
    assert_eq!(page.count(".is-target").await?, 0);
    page.tap("#station-7").await?;
    page.tap("#station-1").await?;
    page.wait_for("#station-1[aria-pressed='true']").await?;
    // Where the other disc can go is a target now, and no switch.
    page.wait_for("#station-7.is-target").await?;
    assert_eq!(page.count("[aria-pressed='true'].aw-station").await?, 1);
    assert_eq!(stored_match(&page).await?.ply(), 0);
    Ok(())
}

#[wasm_bindgen_test]
async fn the_parts_of_a_stack_are_chosen_one_for_the_other() -> TestResult {
    let page = open(&after("1-7 5-3")?).await?;
    select_piece(&page, Input::Mouse, Piece::Disc, 7).await?;
    page.by_role("group", "What is to move").await?;
    assert_eq!(page.text(".plan-text").await?, "Where should the disc go?");
    page.click_button("Both discs").await?;
    page.wait_for_text(".plan-text", "both discs").await?;
    page.wait_for("#station-6[aria-label$='Move the stack here.']")
        .await?;
    // A second tap on the station goes on to the other part.
    page.tap("#station-7").await?;
    page.wait_for_text(".plan-text", "the disc").await?;
    page.click_button("Cancel").await?;
    page.wait_until_gone(".planning").await?;
    assert_eq!(page.count(".is-target").await?, 0);
    play_line(&page, Input::Mouse, "7=6").await?;
    assert_stored_line(&page, "1-7 5-3 7=6").await.map(|_| ())
}

#[wasm_bindgen_test]
async fn without_a_piece_to_move_the_wheel_has_to_be_turned() -> TestResult {
    let page = open_position("W w B b . b . w, black battle").await?;
    assert_eq!(stations(&page).await?, [""; 0]);
    assert_eq!(
        page.text(".plan-row").await?,
        "None of your pieces can move, so you must turn the wheel."
    );
    page.wait_for_text(".status", "Ada: turn the wheel, as no piece can move")
        .await?;
    let turn = page.by_role("button", "Turn the wheel").await?;
    page.click(turn).await?;
    wait_for_ply(&page, 1, "person").await?;
    // Ben has none either; then the wheel has brought Ada two.
    page.wait_for_text(".plan-row", "None of your pieces can move")
        .await?;
    page.click(turn).await?;
    wait_for_ply(&page, 2, "person").await?;
    assert_eq!(
        stations(&page).await?,
        [
            "Station 1, your left: black disc. Select.",
            "Station 0, your center: black cone. Select.",
        ]
    );
    Ok(())
}

/// A tap on a station that is no choice says why, with the rule.
#[wasm_bindgen_test]
async fn an_illegal_tap_names_the_reason_and_the_rule() -> TestResult {
    let page = open_position(START).await?;
    page.click("[data-other='4']").await?;
    page.wait_for_text(".refusal", "Station 4 is not one of your three stations")
        .await?;
    page.click("#station-1").await?;
    page.wait_until_gone(".refusal").await?;
    page.click("[data-other='3']").await?;
    page.wait_for_text(".refusal", "Your opponent's discs block 3.")
        .await?;
    // The piece stays chosen.
    page.wait_for("#station-1[aria-pressed='true']").await?;
    page.click(".refusal .rule-link").await?;
    page.wait_for_text(".sheet", "Where pieces may land").await
}

/// After eight turns of the wheel without a move, a piece has to be moved.
#[wasm_bindgen_test]
async fn after_a_revolution_a_piece_has_to_be_moved() -> TestResult {
    let page = open(&after("R R R R R R R")?).await?;
    open_tab(&page, "players").await?;
    page.wait_for_text(
        ".time-stone",
        "7 turns of the wheel since a piece moved. 1 wheel turn to the",
    )
    .await?;
    play_line(&page, Input::Mouse, "R").await?;
    page.wait_for("#turn-wheel[aria-disabled]").await?;
    page.wait_for_text(".plan-row", "A revolution is complete")
        .await?;
    page.wait_for_text(".status", "move a piece, as a revolution is complete")
        .await?;
    page.wait_for_text(".aw-revolutions .next", "the next player must move a piece")
        .await?;
    page.click("#turn-wheel").await?;
    page.wait_for_text(".refusal", "you must move a piece")
        .await?;
    type_action(&page, "R").await?;
    page.wait_for_text(
        "#mistyped",
        "A revolution is complete: you must move a piece",
    )
    .await?;
    play_line(&page, Input::Mouse, "7-6").await?;
    page.wait_for("#turn-wheel:not([aria-disabled])").await?;
    open_tab(&page, "players").await?;
    page.wait_for_text(".time-stone", "8 wheel turns to the first revolution")
        .await
}

#[wasm_bindgen_test]
async fn an_earlier_position_is_shown_and_offers_nothing() -> TestResult {
    let page = open(&after("1-7 5-3 7-6")?).await?;
    let now = station_table(&page).await?;
    page.press_keys("[").await?;
    wait_for_ply(&page, 2, "look").await?;
    assert_eq!(stations(&page).await?, [""; 0]);
    assert_eq!(page.count("#turn-wheel").await?, 0);
    assert_ne!(station_table(&page).await?, now);
    page.press_keys("]").await?;
    wait_for_ply(&page, 3, "person").await?;
    assert_eq!(
        stations(&page).await?,
        ["Station 3, your right: white stack. Select."]
    );
    Ok(())
}

/// The table for screen readers has a row for each station.
#[wasm_bindgen_test]
async fn the_wheel_is_a_table_too() -> TestResult {
    let page = open_position("yB bb . w . W . ., black battle r3").await?;
    assert_eq!(
        station_table(&page).await?,
        json!([
            [
                "0",
                "your center",
                "black cone upside down on a dead white disc"
            ],
            ["1", "your left", "black stack"],
            ["2", "neutral", "empty"],
            ["3", "White's right", "white disc"],
            ["4", "White's center", "empty"],
            ["5", "White's left", "white cone"],
            ["6", "neutral", "empty"],
            ["7", "your right", "empty"],
        ])
    );
    let below =
        "return [...document.querySelectorAll('#board .unseen p')].map((one) => one.textContent);";
    let below = page.script(below, vec![]).await?;
    assert!(
        below[1]
            == "3 turns of the wheel since a piece moved. 5 wheel turns to the first revolution.",
        "{below}"
    );
    Ok(())
}

#[wasm_bindgen_test]
async fn the_plates_say_who_is_to_move() -> TestResult {
    let page = open_position(START).await?;
    let to_act = async || page.texts(".aw-plate.to-act strong").await;
    assert_eq!(to_act().await?, ["Ada"]);
    page.wait_for_text(".aw-near", "Black").await?;
    page.wait_for_text(".aw-far", "White").await?;
    play_line(&page, Input::Mouse, "R").await?;
    assert_eq!(to_act().await?, ["Ben"]);
    // Two people at one screen: the board stays as it is.
    page.wait_for_text(".aw-near", "Ada").await?;
    assert_eq!(
        pieces(&page).await?,
        [
            "cone on 7",
            "disc on 0, living",
            "disc on 6, living",
            "cone on 3",
            "disc on 2, living",
            "disc on 4, living",
        ]
    );
    Ok(())
}

// Whole games, and their ends.

#[wasm_bindgen_test]
async fn the_end_names_the_winner_and_tells_the_game() -> TestResult {
    let page = open(&after(SHORT_GAME)?).await?;
    assert_eq!(page.text("#result-title").await?, "Ada wins");
    page.wait_for_text(
        "#status",
        "One cone killed the other, on top of its dead discs.",
    )
    .await?;
    assert_eq!(shown_places(&page).await?, [1, 2]);
    page.wait_for_text(".result-seat[data-place='1']", "Ada")
        .await?;
    // The game has no points.
    assert_eq!(page.count(".result-points").await?, 0);
    assert_eq!(stations(&page).await?, [""; 0]);
    assert_eq!(page.count("#turn-wheel, .aw-plate.to-act").await?, 0);
    let shown = pieces(&page).await?;
    assert!(shown.contains(&"cone, killed".to_owned()), "{shown:?}");
    open_tab(&page, "history").await?;
    // The log lists the latest entry first.
    let mut log = page.texts(".log li").await?;
    log.reverse();
    let expected = [
        "Ada moves a disc from 1 to 7. Two discs form a stack.",
        "Ben moves a disc from 5 to 3. Two discs form a stack.",
        "Ada moves the stack from 7 to 6.",
        "Ben moves a disc from 3 to 2.",
        "Ada turns the wheel.",
        "The first cone has moved: from the next turn on, cones can be killed.",
    ];
    for (line, expected) in log.iter().zip(expected) {
        assert!(line.contains(expected), "{line}, not {expected}");
    }
    assert_eq!(log.len(), SHORT_GAME.split(' ').count());
    for (at, expected) in [
        (8, "Ada moves the cone from 7 to 0."),
        (10, "The white cone on 4 is killed."),
    ] {
        assert!(log[at].contains(expected), "{at}: {}", log[at]);
    }
    let first_cone = log.iter().filter(|line| line.contains("first cone"));
    assert_eq!(first_cone.count(), 1, "{log:?}");
    Ok(())
}

// Keyboard and focus.

/// Arrow keys move the focus between selectable stations only.
#[wasm_bindgen_test]
async fn arrow_keys_move_the_focus_between_stations() -> TestResult {
    let page = open_position(START).await?;
    page.press_keys("b").await?;
    tab_to(&page, ".aw-station").await?;
    let left = "button Station 1, your left: black disc. Select.";
    let right = "button Station 7, your right: black disc. Select.";
    assert_eq!(page.focus().await?, left);
    for (key, there) in [
        (Key::Right, right),
        (Key::Right, right),
        (Key::Left, left),
        (Key::Up, left),
    ] {
        press_key(&page, key).await?;
        assert_eq!(page.focus().await?, there);
    }
    page.press_keys(" ").await?;
    page.wait_for("#station-1[aria-pressed='true']").await?;
    press_key(&page, Key::Right).await?;
    assert_eq!(
        page.focus().await?,
        "button Station 7, your right: black disc. Move a disc here: forms a stack."
    );
    page.press_keys(" ").await?;
    wait_for_ply(&page, 1, "person").await?;
    assert_stored_line(&page, "1-7").await.map(|_| ())
}

/// The focus marks the button of the same target in the list.
#[wasm_bindgen_test]
async fn the_target_with_the_focus_or_the_mouse_is_marked_in_the_list() -> TestResult {
    let page = open_position(START).await?;
    tab_to(&page, "#station-1").await?;
    press_key(&page, Key::Enter).await?;
    page.wait_for(".outcome").await?;
    assert_eq!(page.count(".outcome.over").await?, 0);
    press_key(&page, Key::Right).await?;
    page.wait_for(".outcome.over[data-to='7']").await?;
    press_key(&page, Key::Left).await?;
    page.wait_until_gone(".outcome.over").await?;
    page.hover("#station-7").await?;
    page.wait_for(".outcome.over[data-to='7']").await?;
    page.hover(".top-home").await?;
    page.wait_until_gone(".outcome.over").await
}

/// If the focused button disappears, the focus moves to another element of the page.
#[wasm_bindgen_test]
async fn the_focus_is_never_lost() -> TestResult {
    let page = open_position(START).await?;
    for (text, ply) in [("7-6", 1), ("R", 2)] {
        argonauts_wheel::play_action(&page, Input::Keyboard, text).await?;
        wait_for_ply(&page, ply, "person").await?;
        page.wait_for_script("return document.activeElement.closest('main') !== null;")
            .await?;
    }
    // The target of a disc is no button for the other side.
    page.click("#undo").await?;
    page.click("#undo").await?;
    wait_for_ply(&page, 0, "person").await?;
    argonauts_wheel::play_action(&page, Input::Keyboard, "7-6").await?;
    page.wait_for_script("return document.activeElement.id === 'status';")
        .await?;
    argonauts_wheel::play_action(&page, Input::Keyboard, "R").await?;
    for ply in [1, 0] {
        press(&page, "#undo").await?;
        wait_for_ply(&page, ply, "person").await?;
    }
    // The undo button is disabled now.
    page.wait_for_script("return document.activeElement.id === 'status';")
        .await?;
    Ok(())
}

// Set-up and rematch.

#[wasm_bindgen_test]
async fn the_new_game_form_has_two_sides() -> TestResult {
    let page = Page::new().await?;
    set_up(
        &page,
        GameId::ArgonautsWheel,
        &["human", "human"],
        &[("name-1", "Ada")],
    )
    .await?;
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
    assert_eq!(
        page.texts("select[name='player-2'] option").await?,
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
    page.click("select[name='player-2'] option[value='novice']")
        .await?;
    // Either button swaps both players.
    for (button, ada, other_seat) in [("colour-1", 2, 1), ("colour-2", 1, 2), ("colour-1", 2, 1)] {
        page.click(&format!("button[name='{button}']")).await?;
        let other = 3 - ada;
        for (field, value) in [
            (format!("[name='name-{ada}']"), "Ada"),
            (format!("[name='name-{other}']"), ""),
            (format!("[name='player-{other_seat}']"), "novice"),
        ] {
            assert_eq!(field_value(&page, &field).await?, value, "{field}");
        }
    }
    page.click("input[name='begins'][value='white']").await?;
    page.click("#begin").await?;
    wait_for_board(&page).await?;
    page.wait_for_text(".status", "Ada: ").await?;
    let stored = stored_match(&page).await?;
    let players: Vec<Player> = stored.seats().iter().map(|seat| seat.player).collect();
    assert_eq!(Some(players[0]), Player::from_id("novice"));
    assert_eq!(players[1], Player::Human);
    // The only person is shown at the near side, whatever their colour.
    page.wait_for_text(".aw-near", "Ada").await?;
    page.wait_for_text(".aw-near", "White").await
}

/// A rematch swaps the seats.
#[wasm_bindgen_test]
async fn a_rematch_swaps_seats_and_lets_either_player_begin() -> TestResult {
    let page = Page::new().await?;
    let fields = [
        ("name-1", "Ada"),
        ("name-2", "Ben"),
        ("begins", "white"),
        ("aids", "off"),
    ];
    begin(&page, GameId::ArgonautsWheel, &["human", "human"], &fields).await?;
    wait_for_board(&page).await?;
    page.wait_for_text(".status", "Ben: ").await?;
    type_line(&page, &with_sides_swapped(SHORT_GAME)).await?;
    assert_eq!(page.text("#result-title").await?, "Ben wins");
    let first = page.route().await?;
    let choice = "Ada lost and chooses who goes first in the rematch.";
    page.wait_for_text("main", choice).await?;
    // Either player may begin.
    page.by_role("button", "Rematch, Ben first").await?;
    page.by_role("button", "Rematch, Ada first").await?;
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
        assert_eq!(stored_match(&page).await?.entries().len(), 0);
        // The table rules stay the same.
        assert_eq!(
            page.count("#hint, #tab-analysis, #show-analysis, #first-turn")
                .await?,
            0
        );
        expand(&page, "game-tools").await?;
        page.click("#resign").await?;
        assert_eq!(page.count(".aw-plate.to-act").await?, 1);
        page.click_button("Yes, resign").await?;
        page.wait_for("#result").await?;
        assert_eq!(page.count(".aw-plate.to-act").await?, 0);
    }
    assert_ne!(page.route().await?, first);
    Ok(())
}

/// The loser may choose; by keyboard too.
#[wasm_bindgen_test]
async fn a_rematch_begins_by_keyboard() -> TestResult {
    let page = open(&after(SHORT_GAME)?).await?;
    press(&page, "#again-white").await?;
    page.wait_for("main.table[data-ply='0']").await?;
    page.wait_for_text(".status", "Ada: ").await?;
    page.wait_for_text(".aw-near", "Ben").await
}

// The look of the board.

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

#[wasm_bindgen_test]
async fn the_last_action_is_marked() -> TestResult {
    let page = open_position(START).await?;
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
    play_line(&page, Input::Mouse, "7-6").await?;
    marks(1, 0).await?;
    play_line(&page, Input::Mouse, "R").await?;
    marks(0, 1).await?;
    // The marks belong to the previous action again.
    page.click("#undo").await?;
    wait_for_ply(&page, 1, "person").await?;
    marks(1, 0).await?;
    page.click("#undo").await?;
    wait_for_ply(&page, 0, "person").await?;
    marks(0, 0).await
}

/// What moves on the board.
const MOVING: &str = ".aw-picture :is(.turning, .glide, .until, .since)";

/// A movement is animated once: selecting and hovering do not replay it.
#[wasm_bindgen_test]
async fn selecting_replays_no_animation() -> TestResult {
    let page = Page::new().await?;
    page.set_settings(WITH_MOVEMENTS).await?;
    page.set_motion().await?;
    page.open_table(&ada_vs_ben(START)?).await?;
    wait_for_board(&page).await?;
    // What is to move, as it comes: a busy browser may paint nothing of it, since a movement ends by the clock.
    let watch = format!(
        "window.moves = 0;
         new MutationObserver((changes) => {{
             for (const {{ target, type, addedNodes }} of changes) {{
                 const news = type === 'attributes' ? [target] : addedNodes;
                 const moves = (node) => node.matches?.('{MOVING}') || (target !== node && node.querySelector?.('{MOVING}'));
                 if ([...news].some(moves)) window.moves += 1;
             }}
         }}).observe(document.querySelector('#board'), {{ subtree: true, childList: true, attributeFilter: ['class'] }});"
    );
    page.script(&watch, vec![]).await?;
    let mut moves = json!(0);
    for action in ["7-6", "R"] {
        play_line(&page, Input::Mouse, action).await?;
        // It begins after the position has changed.
        let begun = "return window.moves > arguments[0];";
        page.wait_until("a movement", begun, vec![moves]).await?;
        page.wait_until_gone(MOVING).await?;
        moves = page.script("return window.moves;", vec![]).await?;
    }
    page.hover("#station-7").await?;
    select_piece(&page, Input::Mouse, Piece::Cone, 7).await?;
    page.hover("#station-6").await?;
    page.wait_for(".outcome.over").await?;
    page.hover(".top-home").await?;
    assert_eq!(page.script("return window.moves;", vec![]).await?, moves);
    Ok(())
}

// Undo, links.

// Help and aids.

#[wasm_bindgen_test]
async fn help_with_a_first_turn_is_offered_once() -> TestResult {
    let page = Page::new().await?;
    page.set_settings(r#"{"turn-end":"ask"}"#).await?;
    page.open_table(&ada_vs_ben(START)?).await?;
    page.wait_for("#first-turn").await?;
    page.click("#helped").await?;
    page.wait_until_gone("#first-turn").await?;
    page.reload().await?;
    wait_for_board(&page).await?;
    assert_eq!(page.count("#first-turn").await?, 0);
    open_tab(&page, "menu").await?;
    page.click("#show-help").await?;
    page.wait_for("#first-turn").await
}

#[wasm_bindgen_test]
async fn without_aids_nothing_is_predicted() -> TestResult {
    let page = open(&without_aids(ada_vs_ben(START)?)).await?;
    assert_eq!(
        page.count("#hint, #tab-analysis, #show-analysis, #first-turn")
            .await?,
        0
    );
    select_piece(&page, Input::Mouse, Piece::Disc, 1).await?;
    assert_eq!(page.texts(".outcome").await?, ["To 7"]);
    let target = page
        .attribute("#station-7", "aria-label")
        .await?
        .unwrap_or_default();
    assert!(target.ends_with(". Move a disc here."), "{target}");
    drop(page);
    let page = open(&without_aids(after(SHORT_GAME)?)).await?;
    page.wait_for("#result").await?;
    assert_eq!(page.count(".review, #review").await?, 0);
    Ok(())
}

mod long_run {
    use super::*;

    #[wasm_bindgen_test]
    async fn two_people_play_by_touch() -> TestResult {
        let page = Page::new().await?;
        page.set_settings(r#"{"turn-end":"ask"}"#).await?;
        start_ada_vs_ben(&page, &[]).await?;
        Input::Touch.press(&page, "#helped").await?;
        page.wait_until_gone("#first-turn").await?;
        play_line(&page, Input::Touch, SPIRES_GAME).await?;
        page.wait_for("#result").await?;
        assert_stored_line(&page, SPIRES_GAME).await?;
        assert_eq!(page.text("#result-title").await?, "Ada wins");
        Ok(())
    }

    #[wasm_bindgen_test]
    async fn two_people_play_by_keyboard() -> TestResult {
        let page = open_position(START).await?;
        play_line(&page, Input::Keyboard, SHORT_GAME).await?;
        page.wait_for("#result").await?;
        assert_stored_line(&page, SHORT_GAME).await.map(|_| ())
    }

    #[wasm_bindgen_test]
    async fn the_third_revolution_is_a_draw() -> TestResult {
        let page = open_position("W w B b . b . w, black battle r23").await?;
        open_tab(&page, "players").await?;
        page.wait_for_text(".aw-revolutions .next", "the game is a draw")
            .await?;
        page.click("#turn-wheel").await?;
        wait_for_ply(&page, 1, "over").await?;
        assert_eq!(page.text("#result-title").await?, "A draw");
        page.wait_for_text("#status", "Three revolutions without a piece moved.")
            .await?;
        assert_eq!(shown_places(&page).await?, [1, 1]);
        Ok(())
    }

    #[wasm_bindgen_test]
    async fn the_board_can_be_turned() -> TestResult {
        let page = open_position(START).await?;
        let board = height(&page, ".aw-table").await?;
        assert!(height(&page, "#station-1").await? > board);
        page.wait_for_text(".aw-near", "Ada").await?;
        let names = stations(&page).await?;
        let turn = page.by_role("button", "Flip the board").await?;
        page.click(turn).await?;
        page.wait_for_text(".aw-near", "Ben").await?;
        page.wait_for_text(".aw-far", "Ada").await?;
        let board = height(&page, ".aw-table").await?;
        assert!(height(&page, "#station-1").await? < board);
        // Stations keep their numbers and names, and the same moves are possible.
        let mut turned = stations(&page).await?;
        turned.sort();
        assert_eq!(turned, names);
        play_line(&page, Input::Touch, "1-7 5-3 7=6").await?;
        assert_stored_line(&page, "1-7 5-3 7=6").await?;
        page.wait_for_text(".aw-near", "Ben").await?;
        page.click("#turn-board").await?;
        page.wait_for_text(".aw-near", "Ada").await
    }

    #[wasm_bindgen_test]
    async fn undo_redo_reload_and_the_log_restore_positions() -> TestResult {
        let page = open_position(START).await?;
        let line = actions(SPIRES_GAME, 8);
        let moves: Vec<&str> = line.split(' ').collect();
        let mut positions = vec![pieces(&page).await?];
        for text in &moves {
            type_line(&page, text).await?;
            positions.push(pieces(&page).await?);
        }
        for ply in (0..moves.len()).rev().take(3) {
            page.click("#undo").await?;
            wait_for_ply(&page, ply, "person").await?;
            assert_eq!(pieces(&page).await?, positions[ply], "{ply}");
        }
        let current = moves.len() - 3;
        page.reload().await?;
        wait_for_board(&page).await?;
        wait_for_ply(&page, current, "person").await?;
        assert_eq!(pieces(&page).await?, positions[current]);
        page.click("#redo").await?;
        wait_for_ply(&page, current + 1, "person").await?;
        assert_eq!(pieces(&page).await?, positions[current + 1]);
        // A log entry opens its position.
        open_tab(&page, "history").await?;
        page.click(".log li:last-of-type button").await?;
        wait_for_ply(&page, 1, "look").await?;
        assert_eq!(pieces(&page).await?, positions[1]);
        page.click_button("Back to the latest").await?;
        wait_for_ply(&page, current + 1, "person").await?;
        // The game can continue.
        close_sheet(&page).await?;
        play_line(&page, Input::Mouse, &moves[current + 1..].join(" ")).await
    }

    #[wasm_bindgen_test]
    async fn a_refusal_leads_to_its_rule_and_back_to_the_table() -> TestResult {
        let page = open_position(START).await?;
        type_action(&page, "0-4").await?;
        page.click("#mistyped .rule-link").await?;
        page.wait_for(".sheet").await?;
        page.wait_for_text(".sheet", "When cones can be killed")
            .await?;
        close_sheet(&page).await?;
        page.wait_for_text("#mistyped", "cannot be killed").await
    }

    /// What is typed and against the rules is refused with the reason and a link to the rule.
    #[wasm_bindgen_test]
    async fn refusals_name_the_reason_and_the_rule() -> TestResult {
        for (position, refused) in [
            (
                START,
                &[
                    (
                        "3-2",
                        "Station 3 is not one of your three stations",
                        "your-turn",
                    ),
                    (
                        "0-4",
                        "The cone on 4 cannot be killed until a cone has moved.",
                        "when-cones-can-be-killed",
                    ),
                    ("1-2", "A piece cannot move from 1 to 2.", "movement"),
                    (
                        "1-3",
                        "Your opponent's discs block 3.",
                        "where-pieces-may-land",
                    ),
                    (
                        "7-0",
                        "Discs cannot move to 0, as there is a cone.",
                        "where-pieces-may-land",
                    ),
                    ("1=7", "The piece on 1 cannot be moved like that.", "spires"),
                ][..],
            ),
            (
                ". b B w W w . b, black",
                &[("0-4", "You have no piece on 0.", "your-turn")],
            ),
            (
                "x . B w W w . b, black battle",
                &[(
                    "0-4",
                    "Dead discs, like those on 0, cannot move.",
                    "cones-kill-and-resurrect",
                )],
            ),
            (
                ". bW B w . w . b, black battle",
                &[(
                    "1-7",
                    "The discs on 1 are held prisoner by the opposing cone.",
                    "spires",
                )],
            ),
            (
                "B bb . w W w . ., black",
                &[(
                    "1=3",
                    "Stacks and spires can only move to an empty station, and 3 is not empty.",
                    "stacks",
                )],
            ),
            (
                ". B . b W w w b, black battle",
                &[(
                    "1-3",
                    "Your cone cannot land on your own living disc on 3.",
                    "cones-kill-and-resurrect",
                )],
            ),
            (
                "B b . w W w . x, black battle",
                &[(
                    "1-7",
                    "A living disc cannot join the dead discs on 7.",
                    "where-pieces-may-land",
                )],
            ),
            (
                "B b . w W w . b, black r8",
                &[(
                    "R",
                    "A revolution is complete: you must move a piece now.",
                    "revolutions",
                )],
            ),
        ] {
            let page = open_position(position).await?;
            for (typed, reason, section) in refused {
                type_action(&page, typed).await?;
                page.wait_for_text("#mistyped", reason)
                    .await
                    .map_err(|error| error.context(typed))?;
                page.wait_for(&format!("#mistyped .rule-link[data-section='{section}']"))
                    .await?;
                assert_eq!(stored_match(&page).await?.ply(), 0, "{typed}");
            }
        }
        Ok(())
    }

    /// What was chosen is taken back by a button that disappears, or by Escape on one that does.
    #[wasm_bindgen_test]
    async fn taking_back_a_choice_leaves_the_focus_on_the_board() -> TestResult {
        let page = open(&after("1-7 5-3")?).await?;
        let on_board = "return document.activeElement.closest('#board') !== null;";
        for (on, key) in [
            ("Cancel", Key::Enter),
            ("Both discs", Key::Escape),
            ("To 6", Key::Escape),
            ("Top disc only", Key::Escape),
        ] {
            tab_to(&page, "#station-7").await?;
            press_key(&page, Key::Enter).await?;
            page.wait_for(".planning").await?;
            let button = page.by_role("button", on).await?;
            tab_to(&page, button).await?;
            press_key(&page, key).await?;
            page.wait_until_gone(".planning").await?;
            page.wait_for_script(on_board)
                .await
                .map_err(|error| error.context(on))?;
        }
        Ok(())
    }

    #[wasm_bindgen_test]
    async fn a_link_opens_the_same_position_elsewhere() -> TestResult {
        let start = actions(SPIRES_GAME, 16);
        let page = open(&after(&start)?).await?;
        let table = page.route().await?;
        let positions = pieces(&page).await?;
        page.goto(&table.replace("table", "share")).await?;
        page.wait_for("#copy-link").await?;
        let link = field_value(&page, "#link").await?;
        drop(page);
        // Nothing is stored for somebody else.
        let page = Page::new().await?;
        let (_, route) = link
            .split_once('#')
            .ok_or_else(|| TestError::new(link.clone()))?;
        page.goto(&format!("#{route}")).await?;
        page.wait_for_text("#preview", "Argonaut's Wheel").await?;
        page.wait_for_text("#preview", "Ada and Ben").await?;
        page.wait_for("#preview .aw-picture").await?;
        page.click_button("Open this game").await?;
        wait_for_board(&page).await?;
        wait_for_ply(&page, 16, "person").await?;
        assert_stored_line(&page, &start).await?;
        assert_eq!(pieces(&page).await?, positions);
        let rest = &SPIRES_GAME[start.len() + 1..];
        play_line(&page, Input::Mouse, &actions(rest, 2)).await
    }
}
