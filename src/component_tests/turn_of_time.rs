//! Turn of Time on its table: what the hand and the table offer and say, by mouse, finger and keyboard; whole games,
//! also alone and with bots.

use super::Page;
use super::bots::Bots;
use page_driver::play::fixtures::{match_at, match_of_people_at, recorded_match};
use page_driver::play::keyboard::{self, press, tab_to};
use page_driver::play::match_page::{
    auto_click, open_tab, type_action, wait_for_auto_click, wait_for_ply, wait_for_ply_at_least,
    wait_for_table,
};
use page_driver::play::turn_of_time::{SOLO, THREE, TWO, perform};
use page_driver::play::{
    Input, play_actions, play_to_end, shown_places, start_game, stored_match,
    wait_for_person_or_end,
};
use page_driver::{Driver as _, Key, TestError, TestResult, json};
use records::{Ending, Match, Name, Player, SeatConfig, TableRules};
use rules::game::Game as _;
use rules::games::turn_of_time::{Action, Card, CardKind, Hand, Season, TurnOfTime};
use rules::{GameId, Level, Seat, Setup, State};
use wasm_bindgen_test::wasm_bindgen_test;

/// Movements, and no help for a first turn.
const WITH_MOVEMENTS: &str = r#"{"turn-end":"ask","motion":"full","helped":["turn-of-time"]}"#;

/// The ply of [`TWO`] before a card whose order of meetings matters.
const ORDER_MATTERS: usize = 5;

/// Opens a match at its table.
async fn open(record: &Match) -> TestResult<Page> {
    let page = Page::new().await?;
    page.open_table(record).await?;
    wait_for_table(&page, "main.table").await?;
    Ok(page)
}

/// Opens a recorded match, played by people, before an action.
async fn open_at(record: &str, ply: usize) -> TestResult<Page> {
    open(&match_of_people_at(record, ply)?).await
}

/// The state of a match.
fn table(record: &Match) -> TestResult<TurnOfTime> {
    match record.state() {
        State::TurnOfTime(state) => Ok(*state),
        _ => Err(TestError::new("the match is of another game")),
    }
}

async fn shown_table(page: &Page) -> TestResult<TurnOfTime> {
    table(&stored_match(page).await?)
}

/// The action that follows in a record.
fn next_action(record: &str, ply: usize) -> TestResult<Action> {
    let whole = recorded_match(record)?;
    match whole.entries().get(ply) {
        Some(records::Entry::Action(rules::Action::TurnOfTime(action))) => Ok(*action),
        _ => Err(TestError::new("no action follows")),
    }
}

const fn season(season: Season) -> &'static str {
    match season {
        Season::Spring => "Spring",
        Season::Summer => "Summer",
        Season::Fall => "Fall",
        Season::Winter => "Winter",
    }
}

fn name_of(card: Card) -> String {
    if card.up == card.down {
        format!("single {}", season(card.up))
    } else {
        format!("{}, {} on the back", season(card.up), season(card.down))
    }
}

/// The names of all sides of these cards.
fn sides(hand: Hand) -> Vec<String> {
    hand.kinds()
        .flat_map(|kind| kind.orientations())
        .map(name_of)
        .collect()
}

/// The names of the buttons that begin like this.
async fn buttons(page: &Page, with: &str) -> TestResult<Vec<String>> {
    let mut names = page.names("button").await?;
    names.retain(|name| name.starts_with(with));
    Ok(names)
}

async fn press_key(page: &Page, key: Key) -> TestResult {
    page.press_keys(char::from(key)).await
}

/// Chooses the card of an action and its space.
async fn plan(page: &Page, action: Action) -> TestResult {
    let Action::Place(placement) = action else {
        return Err(TestError::new("no card is played"));
    };
    page.click(&format!(".hand-side[data-card='{}']", placement.card))
        .await?;
    page.click(&format!("#cell-{}", placement.cell)).await?;
    page.wait_for(".planning").await
}

/// Asserts that the result equals that of the stored match.
async fn assert_result_by_rules(page: &Page, players: u8) -> TestResult {
    page.wait_for("#result").await?;
    let stored = stored_match(page).await?;
    let position = stored.position();
    assert!(
        matches!(position.ending(), Some(Ending::Rules(_))),
        "{:?}",
        position.ending()
    );
    let entries = stored.entries().len().to_string();
    let shown = page.attribute("main.table", "data-ply").await?;
    assert_eq!(shown.as_deref(), Some(entries.as_str()));
    if players > 1 {
        let mut ranks = position.ranks().as_slice().to_vec();
        ranks.sort_unstable();
        assert_eq!(shown_places(page).await?, ranks);
        let shown = page.texts(".result-points").await?;
        for points in stored.state().score().points.as_slice() {
            let points = format!("{points} point");
            assert!(
                shown.iter().any(|text| text.starts_with(&points)),
                "{points} is not shown: {shown:?}"
            );
        }
    }
    Ok(())
}

// Whole games.

// What is offered.

#[wasm_bindgen_test]
async fn the_hand_has_both_sides_of_every_card() -> TestResult {
    for ply in [0, 1, 9] {
        let page = open_at(TWO, ply).await?;
        let state = shown_table(&page).await?;
        let seat = state
            .to_act()
            .ok_or_else(|| TestError::new("nobody acts"))?;
        let hand = state.hand(seat);
        let names =
            "return [...document.querySelectorAll('.hand-side')].map((side) => side.computedName);";
        assert_eq!(page.script(names, vec![]).await?, json!(sides(hand)));
        // More than one of a kind are counted.
        let counts: Vec<String> = hand
            .kinds()
            .map(|kind| hand.count(kind))
            .filter(|count| *count > 1)
            .map(|count| format!("×{count}"))
            .collect();
        assert_eq!(page.texts(".hand-count").await?, counts, "{ply}");
        let whose = format!("{} cards", ["Player 1's", "Player 2's"][seat.index()]);
        page.by_role("group", &whose).await?;
    }
    Ok(())
}

#[wasm_bindgen_test]
async fn every_free_space_is_a_button() -> TestResult {
    for ply in [0, 1, 6, 12] {
        let page = open_at(TWO, ply).await?;
        let free: Vec<String> = shown_table(&page)
            .await?
            .grid()
            .free()
            .iter()
            .map(|cell| format!("Space {cell}"))
            .collect();
        assert!(!free.is_empty());
        assert_eq!(buttons(&page, "Space ").await?, free, "{ply}");
    }
    Ok(())
}

#[wasm_bindgen_test]
async fn a_card_asks_for_its_space_and_a_space_for_its_card() -> TestResult {
    let page = open_at(TWO, 1).await?;
    assert_eq!(page.text(".plan-row").await?, "");
    page.click(".hand-side").await?;
    page.wait_for(".hand-side[aria-pressed='true']").await?;
    page.wait_for_text(
        ".plan-row",
        "Tap a space on the table to see what would happen.",
    )
    .await?;
    press_key(&page, Key::Escape).await?;
    page.click(".free-cell").await?;
    page.wait_for(".free-cell[aria-pressed='true']").await?;
    page.wait_for_text(
        ".plan-row",
        "Tap the side of a card to place face up there.",
    )
    .await?;
    assert_eq!(page.count("#put-down").await?, 0);
    // The other way round it is a plan as well.
    page.click(".hand-side").await?;
    page.wait_for("#put-down:not([aria-disabled])").await?;
    assert_eq!(stored_match(&page).await?.ply(), 1);
    Ok(())
}

#[wasm_bindgen_test]
async fn the_same_space_again_plays_the_card() -> TestResult {
    let page = open_at(TWO, 0).await?;
    let action = next_action(TWO, 0)?;
    plan(&page, action).await?;
    page.click(".free-cell[aria-pressed='true']").await?;
    wait_for_ply(&page, 1, "person").await?;
    let stored = stored_match(&page).await?;
    assert_eq!(
        stored.entries(),
        &recorded_match(TWO)?.entries()[..1],
        "the card was played there"
    );
    Ok(())
}

#[wasm_bindgen_test]
async fn a_plan_is_taken_back_step_by_step() -> TestResult {
    let page = open_at(TWO, 4).await?;
    for by_key in [false, true] {
        let back = async || match by_key {
            true => press_key(&page, Key::Escape).await,
            false => page.click_button("Cancel").await,
        };
        plan(&page, next_action(TWO, 4)?).await?;
        page.wait_for(".planned").await?;
        back().await?;
        // First the space, then the card.
        page.wait_until_gone(".planning").await?;
        page.wait_for(".hand-side[aria-pressed='true']").await?;
        assert_eq!(page.count(".free-cell[aria-pressed='true']").await?, 0);
        press_key(&page, Key::Escape).await?;
        page.wait_until_gone(".hand-side[aria-pressed='true']")
            .await?;
    }
    assert_eq!(stored_match(&page).await?.ply(), 4);
    Ok(())
}

/// The pointer shows what would happen on a space, while none is chosen.
#[wasm_bindgen_test]
async fn a_card_is_previewed_under_the_mouse() -> TestResult {
    let page = open_at(TWO, 4).await?;
    let Action::Place(placement) = next_action(TWO, 4)? else {
        return Err(TestError::new("no card is played"));
    };
    let cell = format!("#cell-{}", placement.cell);
    page.hover(&cell).await?;
    assert_eq!(page.count(".planned").await?, 0);
    page.click(&format!(".hand-side[data-card='{}']", placement.card))
        .await?;
    page.hover(&cell).await?;
    page.wait_for(".planned").await?;
    // It is only looked at.
    assert_eq!(page.count("#put-down").await?, 0);
    page.hover(".top-home").await?;
    page.wait_until_gone(".planned").await
}

/// A tap where no card can lie says why, with the rule.
#[wasm_bindgen_test]
async fn an_illegal_tap_names_the_reason_and_the_rule() -> TestResult {
    let page = open_at(TWO, 1).await?;
    page.click(".hand-side").await?;
    for (cell, reason) in [
        ("o13", "There is no card next to that space."),
        ("m13", "There is already a card there."),
    ] {
        page.click(&format!("[data-elsewhere='{cell}']")).await?;
        page.wait_for_text(".plan-row .refusal", reason).await?;
    }
    page.click(".refusal .rule-link").await?;
    page.wait_for_text(".sheet", "Your turn").await?;
    page.press_keys(char::from(Key::Escape)).await?;
    page.click(".free-cell").await?;
    page.wait_until_gone(".refusal").await
}

#[wasm_bindgen_test]
async fn the_order_of_meetings_is_chosen_by_neighbour_or_outcome() -> TestResult {
    let page = open_at(TWO, ORDER_MATTERS).await?;
    let action = next_action(TWO, ORDER_MATTERS)?;
    plan(&page, action).await?;
    page.wait_for_text(".plan-text", "The order matters here")
        .await?;
    page.click("#put-down[aria-disabled]").await?;
    page.wait_for_text(".plan-text .refusal", "choose which comes first")
        .await?;
    let neighbours = buttons(&page, "Meet ").await?;
    assert!(neighbours.len() > 1, "{neighbours:?}");
    for neighbour in &neighbours {
        let side = neighbour.splitn(3, ' ').nth(2).unwrap_or_default();
        assert!(
            ["above", "below", "on the left", "on the right"].contains(&side),
            "{neighbour}"
        );
    }
    // Each outcome says how the card ends; the one that is chosen is pressed.
    let outcomes = page.count(".outcome").await?;
    assert!(outcomes > 1);
    for index in 1..=outcomes {
        let outcome = format!(".outcome:nth-of-type({index})");
        page.click(&outcome).await?;
        page.wait_for(&format!("{outcome}[aria-pressed='true']"))
            .await?;
        assert_eq!(page.count(".outcome[aria-pressed='true']").await?, 1);
        page.wait_for("#put-down:not([aria-disabled])").await?;
        let label = page.text(&outcome).await?;
        assert!(
            label.starts_with("Stays ") || label.starts_with("Ends as "),
            "{label}"
        );
        assert_eq!(page.text(".plan-text:not(.room)").await?, label);
    }
    // The neighbours are numbered in the order in which they are met.
    assert!(page.count(".badge.met").await? > 1);
    press_key(&page, Key::Escape).await?;
    perform(&page, Input::Mouse, action).await?;
    wait_for_ply(&page, ORDER_MATTERS + 1, "person").await?;
    let stored = stored_match(&page).await?;
    assert_eq!(
        stored.entries(),
        &recorded_match(TWO)?.entries()[..=ORDER_MATTERS]
    );
    Ok(())
}

#[wasm_bindgen_test]
async fn without_aids_no_outcome_is_shown() -> TestResult {
    let rules = TableRules {
        aids: false,
        ..TableRules::default()
    };
    let played = match_of_people_at(TWO, ORDER_MATTERS)?.with_table_rules(rules);
    let page = open(&played).await?;
    plan(&page, next_action(TWO, ORDER_MATTERS)?).await?;
    assert_eq!(
        page.text(".plan-text").await?,
        "The order matters here: tap the neighbors in order."
    );
    while page.count("#put-down[aria-disabled]").await? > 0 {
        page.click(".order-choice").await?;
    }
    let text = page.text(".plan-text").await?;
    assert!(text.ends_with(" on the back at n13."), "{text}");
    assert_eq!(page.count(".outcome, .turn-sign").await?, 0);
    Ok(())
}

async fn assert_refused(page: &Page, typed: &str, reason: &str, section: &str) -> TestResult {
    type_action(page, typed).await?;
    page.wait_for_text("#mistyped", reason)
        .await
        .map_err(|error| error.context(typed))?;
    page.wait_for(&format!("#mistyped .rule-link[data-section='{section}']"))
        .await
}

#[wasm_bindgen_test]
async fn an_earlier_position_is_shown_and_offers_nothing() -> TestResult {
    let page = open_at(TWO, 6).await?;
    page.press_keys("[").await?;
    wait_for_ply(&page, 5, "look").await?;
    assert_eq!(page.count(".table-of-cards .card").await?, 5);
    assert_eq!(buttons(&page, "Space ").await?, [""; 0]);
    assert_eq!(page.count(".hand-side:enabled").await?, 0);
    // The cards of the seat to act stay in sight.
    assert!(page.count(".hand-side").await? > 0);
    page.press_keys("]").await?;
    wait_for_ply(&page, 6, "person").await?;
    page.wait_for(".hand-side:enabled").await?;
    page.wait_for(".free-cell").await
}

// What is shown beside the cards.

/// The table for screen readers has a row and column for each that has cards.
#[wasm_bindgen_test]
async fn the_cards_are_a_table_too() -> TestResult {
    let page = open_at(TWO, 4).await?;
    let rows = "return [...document.querySelectorAll('#board .unseen tr')].map((row) =>
        [...row.children].map((cell) => cell.textContent));";
    let state = shown_table(&page).await?;
    let card = |cell: &str| {
        state
            .grid()
            .cards()
            .find(|(at, _)| at.to_string() == cell)
            .map_or("empty".to_owned(), |(_, card)| name_of(card))
    };
    let (l12, m12, m13, m14) = (card("l12"), card("m12"), card("m13"), card("m14"));
    assert_eq!(
        page.script(rows, vec![]).await?,
        json!([
            ["", "Column l", "Column m"],
            ["Row 12", l12, m12],
            ["Row 13", "empty", m13],
            ["Row 14", "empty", m14],
        ])
    );
    Ok(())
}

#[wasm_bindgen_test]
async fn the_standings_count_cards_and_groups() -> TestResult {
    for ply in [0, 5, 10, 16] {
        let page = open_at(TWO, ply).await?;
        let state = shown_table(&page).await?;
        let rows = "return [...document.querySelectorAll('.standings tbody tr')].map((row) =>
            [row.querySelector('.standing-season').textContent, ...[...row.querySelectorAll('td')].map((cell) => cell.textContent)]);";
        // In the order of the year, so that none changes its place.
        let mut standings = state.standings();
        standings.sort_by_key(|standing| standing.season);
        let expected: Vec<[String; 5]> = standings
            .iter()
            .map(|standing| {
                let groups = state.grid().showing(standing.season);
                let from_first_card = |value: u8| match ply {
                    0 => "–".to_owned(),
                    _ => value.to_string(),
                };
                [
                    season(standing.season).to_owned(),
                    groups.iter().count().to_string(),
                    groups.largest_group().to_string(),
                    from_first_card(5 - standing.points),
                    from_first_card(standing.points),
                ]
            })
            .collect();
        open_tab(&page, "players").await?;
        assert_eq!(page.script(rows, vec![]).await?, json!(expected), "{ply}");
        let totals = page.texts(".total strong").await?;
        let points: Vec<String> = state
            .score()
            .points
            .as_slice()
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(totals, if ply == 0 { vec![] } else { points }, "{ply}");
    }
    Ok(())
}

/// The plates of a player and of a lone one's goal stay where they are, whatever is counted; what is worth points
/// is called so.
#[wasm_bindgen_test]
async fn the_plates_of_the_seasons_keep_their_places() -> TestResult {
    let plates = "return [...document.querySelectorAll('.strip .season-mark use')].map((mark) => mark.getAttribute('href'));";
    for (record, plies) in [(TWO, [1, 7, 16]), (SOLO, [2, 15, 29])] {
        let mut seen = Vec::new();
        for ply in plies {
            let page = open_at(record, ply).await?;
            seen.push(page.script(plates, vec![]).await?);
            let points = page.texts(".strip-points").await?;
            assert!(
                points.iter().all(|text| text.ends_with(" pts")),
                "{points:?}"
            );
            assert_eq!(points.is_empty(), record == SOLO);
        }
        assert!(seen.windows(2).all(|two| two[0] == two[1]), "{seen:?}");
    }
    Ok(())
}

/// Points are for the rank, and a line of the result lights the cards that are counted for it.
#[wasm_bindgen_test]
async fn lines_of_the_result_light_their_cards() -> TestResult {
    let end = recorded_match(TWO)?.entries().len();
    let page = open_at(TWO, end).await?;
    page.wait_for("#result").await?;
    let mut standings = shown_table(&page).await?.standings().to_vec();
    standings.sort_by_key(|standing| standing.holder);
    let lines = page.texts(".result-seat .score-light").await?;
    assert_eq!(lines.len(), standings.len());
    for standing in standings {
        let rank = ["first", "second", "third", "fourth"][usize::from(4 - standing.points)];
        let cards = if standing.cards == 1 { "card" } else { "cards" };
        let line = format!(
            "{} comes {rank} with {} {cards}: {}",
            season(standing.season),
            standing.cards,
            standing.points
        );
        assert!(lines.contains(&line), "{line}: {lines:?}");
        page.click_button(&line).await?;
        page.wait_for_value(
            "return document.querySelectorAll('.table-of-cards .card.lit').length;",
            vec![],
            &json!(standing.cards),
        )
        .await?;
        page.click_button(&line).await?;
    }
    page.wait_until_gone(".table-of-cards.lights").await
}

#[wasm_bindgen_test]
async fn a_lone_player_sees_the_goal_and_the_deck() -> TestResult {
    let page = open_at(SOLO, 12).await?;
    open_tab(&page, "players").await?;
    let state = shown_table(&page).await?;
    let left = format!("Left in the deck: {}", state.remaining_deck().len());
    page.by_role("heading", &left).await?;
    page.by_role("heading", "Balance").await?;
    for season_of in Season::ALL {
        let row = format!(".goal tr[data-season='{}']", season_of.letters());
        let count = state.grid().showing(season_of).iter().count();
        assert_eq!(
            page.text(&format!("{row} .number")).await?,
            format!("{count} of 4")
        );
        assert_eq!(page.count(&format!("{row} .pip.full")).await?, count.min(4));
        assert_eq!(
            page.count(&format!("{row} .pip.over")).await?,
            count.saturating_sub(4)
        );
    }
    Ok(())
}

// Focus.

/// If the focused button disappears, the focus moves to another element of the page.
#[wasm_bindgen_test]
async fn the_focus_is_never_lost() -> TestResult {
    let page = open_at(TWO, 0).await?;
    page.click(".hand-side").await?;
    page.click(".free-cell").await?;
    page.wait_for("#put-down:not([aria-disabled])").await?;
    let has_focus = async |id: &str| {
        let script = format!("return document.activeElement.id == '{id}';");
        page.wait_for_script(&script).await
    };
    press(&page, "#put-down").await?;
    page.wait_for("main.table[data-ply='1']").await?;
    has_focus("status").await?;
    press(&page, "#undo").await?;
    page.wait_for("main.table[data-ply='0']").await?;
    has_focus("status").await?;
    page.click_button("Your games").await?;
    page.click_button("Delete Turn of Time").await?;
    has_focus("put-back").await?;
    Ok(())
}

/// From the card to the space, from the space to the plan, and from there to the next turn.
#[wasm_bindgen_test]
async fn the_focus_follows_a_turn() -> TestResult {
    let page = open_at(TWO, ORDER_MATTERS).await?;
    let Action::Place(placement) = next_action(TWO, ORDER_MATTERS)? else {
        return Err(TestError::new("no card is played"));
    };
    let side = format!(".hand-side[data-card='{}']", placement.card);
    tab_to(&page, &side).await?;
    press_key(&page, Key::Enter).await?;
    assert_eq!(
        page.focus().await?,
        format!("button {}", name_of(placement.card))
    );
    tab_to(&page, &format!("#cell-{}", placement.cell)).await?;
    press_key(&page, Key::Enter).await?;
    page.wait_for(".planning").await?;
    assert_eq!(
        page.focus().await?,
        format!("button Space {}", placement.cell)
    );
    // A neighbour that is met is no button any more: the next one has the focus.
    let first = placement
        .order
        .sides()
        .next()
        .ok_or_else(|| TestError::new("the order is free"))?;
    tab_to(&page, &format!("[data-meet='{}']", first.letter())).await?;
    press_key(&page, Key::Enter).await?;
    while page.count("#put-down[aria-disabled]").await? > 0 {
        let focus = page.focus().await?;
        assert!(focus.starts_with("button Meet "), "{focus}");
        press_key(&page, Key::Enter).await?;
    }
    assert_eq!(page.focus().await?, "button Play it here");
    // Escape takes back the space; the chosen card has the focus again.
    press_key(&page, Key::Escape).await?;
    page.wait_until_gone(".planning").await?;
    assert_eq!(
        page.focus().await?,
        format!("button {}", name_of(placement.card))
    );
    Ok(())
}

/// "Cancel" goes away with the plan, and the focus stays on the board.
#[wasm_bindgen_test]
async fn cancel_keeps_the_focus_on_the_board() -> TestResult {
    let page = open_at(TWO, 0).await?;
    page.click(".hand-side").await?;
    page.click(".free-cell").await?;
    page.wait_for(".planning").await?;
    let cancel = page.by_role("button", "Cancel").await?;
    press(&page, cancel).await?;
    page.wait_until_gone(".planning").await?;
    let is_on_board = "return document.activeElement.closest('#board') !== null;";
    page.wait_for_script(is_on_board).await.map(|_| ())
}

// The other pages.

#[wasm_bindgen_test]
async fn stored_games_are_listed_until_deleted() -> TestResult {
    let page = Page::new().await?;
    page.goto("").await?;
    let named = page.texts(".game-card:not(.today-card) h3").await?;
    assert_eq!(
        named,
        [
            "Turn of Time",
            "Argonaut's Wheel",
            "Wheels of Time",
            "Carcassonne: The Wheel of Fortune",
            "World Wonders"
        ]
    );
    page.open_table(&match_of_people_at(TWO, 3)?).await?;
    page.click(".top-home").await?;
    page.click(".go-on-card").await?;
    wait_for_ply_at_least(&page, 3).await?;
    page.back().await?;
    page.wait_for(".go-on-card").await?;
    page.click_button("Your games").await?;
    page.click_button("Delete Turn of Time").await?;
    page.wait_until_gone(".match-row").await?;
    page.click_button("Undo").await?;
    page.wait_for(".match-row").await?;
    page.click_button("Delete Turn of Time").await?;
    page.wait_until_gone(".match-row").await?;
    page.reload().await?;
    page.wait_for("main").await?;
    assert_eq!(page.count(".match-row").await?, 0);
    Ok(())
}

#[wasm_bindgen_test]
async fn a_missing_game_is_reported() -> TestResult {
    let page = Page::new().await?;
    page.goto("#/table/000000001").await?;
    page.wait_for_text("main", "There is no such game").await
}

/// The longest name has 20 wide characters.
#[wasm_bindgen_test]
async fn a_long_name_is_shown_in_full() -> TestResult {
    let page = Page::new().await?;
    page.goto("#/new/turn-of-time").await?;
    let name = "W".repeat(20);
    page.fill("input[name='name-1']", &name).await?;
    page.click("select[name='player-2'] option[value='human']")
        .await?;
    page.click("#begin").await?;
    page.wait_for_text(".status", &name).await?;
    open_tab(&page, "menu").await?;
    page.click("#draw").await?;
    page.click_button("Yes, it's a draw").await?;
    page.wait_for_text("#result", &name).await?;
    let width = "return document.documentElement.scrollWidth <= innerWidth;";
    assert_eq!(page.script(width, vec![]).await?, true);
    Ok(())
}

// Movements.

/// A movement is animated once: hovering does not replay it.
#[wasm_bindgen_test]
async fn hovering_replays_no_animation() -> TestResult {
    let page = Page::new().await?;
    page.set_settings(WITH_MOVEMENTS).await?;
    page.set_motion().await?;
    page.open_table(&match_of_people_at(TWO, 4)?).await?;
    wait_for_table(&page, "main.table").await?;
    page.script(
        "window.moves = 0;
         document.addEventListener('animationstart', () => window.moves += 1);",
        vec![],
    )
    .await?;
    play_actions(&page, 1).await?;
    page.wait_until_gone(".card .moving").await?;
    page.wait_for_animations().await?;
    let moves = page.script("return window.moves;", vec![]).await?;
    assert_ne!(moves, 0);
    page.click(".hand-side").await?;
    for cell in 0..page.count(".free-cell").await? {
        page.hover(&format!(".free-cell:nth-last-of-type({})", cell + 1))
            .await?;
    }
    page.hover(".top-home").await?;
    page.wait_for_animations().await?;
    assert_eq!(page.script("return window.moves;", vec![]).await?, moves);
    Ok(())
}

// Bots.

/// A match of these players.
fn match_of(players: &[Player]) -> TestResult<Match> {
    let failed = |error: &dyn core::fmt::Debug| TestError::new(format!("{error:?}"));
    let count = u8::try_from(players.len()).map_err(|error| failed(&error))?;
    let setup = Setup::new(GameId::TurnOfTime, count, 7).map_err(|error| failed(&error))?;
    let seats = players.iter().map(|player| SeatConfig {
        name: match player {
            Player::Human => Name::new("Ada"),
            _ => Name::default(),
        },
        ..SeatConfig::unnamed(*player)
    });
    Match::new(setup, seats.collect()).map_err(|error| failed(&error))
}

#[wasm_bindgen_test]
async fn a_hint_for_a_lone_player_leaves_the_game_as_it_is() -> TestResult {
    let page = open(&match_at(SOLO, 4)?).await?;
    let _bots = Bots::new(&page)?;
    page.click("#hint").await?;
    page.wait_for_text("#hint-text", "Try this").await?;
    assert_eq!(stored_match(&page).await?.ply(), 4);
    play_actions(&page, 1).await?;
    page.wait_until_gone("#hint-card").await
}

/// Three seats beside a neutral card: the fourth season is nobody's.
#[wasm_bindgen_test]
async fn open_hands_name_the_seasons_of_their_players() -> TestResult {
    let page = open_at(THREE, 4).await?;
    open_tab(&page, "players").await?;
    let state = shown_table(&page).await?;
    let names = "return [...document.querySelectorAll('.open-hand-name .unseen')].map((one) => one.textContent.trim());";
    let expected: Vec<String> = Seat::all(3)
        .map(|seat| {
            let seasons: Vec<&str> = state.seasons_of(seat).map(season).collect();
            format!("with {}", seasons.join(" and "))
        })
        .collect();
    assert_eq!(page.script(names, vec![]).await?, json!(expected));
    // Each has as many small cards as are in the hand.
    let counts = "return [...document.querySelectorAll('.open-hand')].map((hand) => hand.querySelectorAll('.small-card').length);";
    let expected: Vec<u8> = Seat::all(3).map(|seat| state.hand(seat).len()).collect();
    assert_eq!(page.script(counts, vec![]).await?, json!(expected));
    Ok(())
}

mod long_run {
    use super::*;

    #[wasm_bindgen_test]
    async fn two_people_play_to_the_end_by_keyboard() -> TestResult {
        let page = Page::new().await?;
        start_game(&page, &["human"; 2], &[]).await?;
        keyboard::play_to_end(&page).await?;
        assert_result_by_rules(&page, 2).await
    }

    #[wasm_bindgen_test]
    async fn a_solo_game_is_played_to_its_goal() -> TestResult {
        let page = open_at(SOLO, 0).await?;
        let end = recorded_match(SOLO)?.entries().len();
        for ply in 0..end {
            let action = next_action(SOLO, ply)?;
            assert_eq!(
                page.count("#draw-next").await?,
                usize::from(action == Action::Draw)
            );
            perform(&page, Input::Mouse, action).await?;
            wait_for_ply_at_least(&page, ply + 1).await?;
        }
        assert_result_by_rules(&page, 1).await?;
        page.wait_for_text("#status", "Four cards of each season.")
            .await
    }

    #[wasm_bindgen_test]
    async fn four_people_play_to_the_end() -> TestResult {
        let page = Page::new().await?;
        start_game(&page, &["human"; 4], &[]).await?;
        play_actions(&page, 7).await?;
        // A reload in the middle restores the match.
        let before = stored_match(&page).await?;
        assert_eq!(before.ply(), 7);
        page.reload().await?;
        page.wait_for("main.table[data-ply='7']").await?;
        assert_eq!(page.count(".table-of-cards .card").await?, 7);
        let after = stored_match(&page).await?;
        assert_eq!(after.state().hash(), before.state().hash());
        play_to_end(&page).await?;
        assert_result_by_rules(&page, 4).await
    }

    #[wasm_bindgen_test]
    async fn two_people_play_to_the_end_by_touch() -> TestResult {
        let page = open_at(TWO, 0).await?;
        let whole = recorded_match(TWO)?;
        for ply in 0..whole.entries().len() {
            perform(&page, Input::Touch, next_action(TWO, ply)?).await?;
            wait_for_ply_at_least(&page, ply + 1).await?;
        }
        let stored = stored_match(&page).await?;
        assert_eq!(stored.entries(), whole.entries());
        assert_result_by_rules(&page, 2).await
    }

    #[wasm_bindgen_test]
    async fn three_people_start_beside_a_neutral_card() -> TestResult {
        let page = Page::new().await?;
        start_game(&page, &["human"; 3], &[]).await?;
        assert_eq!(page.count(".table-of-cards .card").await?, 1);
        assert!(page.text(".standings").await?.contains("nobody"));
        play_actions(&page, 2).await?;
        assert_eq!(page.count(".table-of-cards .card").await?, 3);
        Ok(())
    }

    /// What is typed and against the rules is refused with the reason and a link to the rule.
    #[wasm_bindgen_test]
    async fn refusals_name_the_reason_and_the_rule() -> TestResult {
        let at = |ply| match_of_people_at(TWO, ply);
        let held = |ply| -> TestResult<String> {
            let action = rules::Action::TurnOfTime(next_action(TWO, ply)?).to_string();
            let (card, _) = action.split_once('@').unwrap_or_default();
            Ok(card.to_owned())
        };
        let hand = table(&at(0)?)?.hand(Seat::FIRST);
        let missing = CardKind::all()
            .find(|kind| hand.count(*kind) == 0)
            .ok_or_else(|| TestError::new("every card is in hand"))?
            .card()
            .to_string();
        for (ply, typed, reason, section) in [
            (
                0,
                format!("{missing}@m13"),
                format!("You do not have the card {missing} in your hand."),
                "your-turn",
            ),
            (
                1,
                format!("{}@m13", held(1)?),
                "There is already a card there.".to_owned(),
                "your-turn",
            ),
            (
                1,
                format!("{}@o13", held(1)?),
                "There is no card next to that space.".to_owned(),
                "four-by-four",
            ),
            (
                1,
                format!("{}@t13", held(1)?),
                "That is too far from the first card".to_owned(),
                "four-by-four",
            ),
            (
                12,
                format!("{}@o13", held(12)?),
                "With a card there, the cards would no longer fit".to_owned(),
                "four-by-four",
            ),
            (
                ORDER_MATTERS,
                format!("{}@n13", held(ORDER_MATTERS)?),
                "The order of the meetings matters there".to_owned(),
                "several-neighbors",
            ),
            (
                ORDER_MATTERS,
                format!("{}@n13:nn", held(ORDER_MATTERS)?),
                "Name each neighbor of that space exactly once.".to_owned(),
                "several-neighbors",
            ),
        ] {
            let page = open(&at(ply)?).await?;
            assert_refused(&page, &typed, &reason, section).await?;
            assert_eq!(stored_match(&page).await?.ply(), ply);
        }
        for (ply, typed, reason) in [
            (0, "next", "Play the card in your hand first."),
            (1, "Sp@m12", "Draw the next card first."),
        ] {
            let page = open_at(SOLO, ply).await?;
            assert_refused(&page, typed, reason, "solo-game").await?;
        }
        Ok(())
    }

    #[wasm_bindgen_test]
    async fn a_person_plays_against_the_computer() -> TestResult {
        let page = Page::new().await?;
        let _bots = Bots::new(&page)?;
        page.set_settings(r#"{"turn-end":"ask","pace":"at-once","helped":["turn-of-time"]}"#)
            .await?;
        page.open_table(&match_of(&[Player::Human, Player::Bot(Level::Casual)])?)
            .await?;
        play_actions(&page, 3).await?;
        // A reload while the bot thinks does not stop the game.
        page.reload().await?;
        play_actions(&page, 2).await?;
        assert!(!wait_for_person_or_end(&page).await?);
        assert_eq!(stored_match(&page).await?.ply(), 10);
        Ok(())
    }

    #[wasm_bindgen_test]
    async fn bots_play_alone_and_pause_on_undo() -> TestResult {
        let page = Page::new().await?;
        let _bots = Bots::new(&page)?;
        let levels = [Level::Novice, Level::Casual, Level::Skilled, Level::Novice];
        page.open_table(&match_of(&levels.map(Player::Bot))?)
            .await?;
        wait_for_ply_at_least(&page, 2).await?;
        page.click("#undo").await?;
        page.wait_for("main.table[data-turn='rest']").await?;
        auto_click(&page, "#skip").await?;
        page.click("#go-on").await?;
        wait_for_auto_click(&page).await?;
        play_to_end(&page).await?;
        assert_result_by_rules(&page, 4).await
    }
}
