//! World Wonders on its table: parts of recorded games, what the market and the map are called, placing pieces by
//! mouse and keyboard, what is refused and why, monuments, loans, other cities, and where the focus goes.

use super::boards::{BoardAndPanel, view_at};
use super::{Mounted, Page};
use l10n::Locale;
use page_driver::play::fixtures::{match_of_people_at, ply_before, recorded_match};
use page_driver::play::match_page::{
    assert_places_shown, assert_points_table, open_tab, type_action,
};
use page_driver::play::wheel_of_fortune::{press, wait_for_ply};
use page_driver::play::wheels_of_time::tab_to;
use page_driver::play::world_wonders::{
    FIRST_ROADS, FIVE, LOANS, RIVERS, SOLO, TWO, action_button, actions, play_line, position_piece,
    space_selector, state_of, wait_for_board,
};
use page_driver::play::{Input, stored_match};
use page_driver::{Driver as _, Key, TestError, TestResult, json};
use records::{Match, Player, SeatConfig, TableRules, UndoPolicy};
use rules::game::Game as _;
use rules::games::world_wonders::{
    Action, Cell, IllegalAction, Item, Kind, Phase, Piece, Rotation, Stack, WorldWonders,
};
use rules::{GameId, Seat, Setup};
use wasm_bindgen_test::wasm_bindgen_test;
use yew::prelude::*;

/// One player, who leaves rounds before all gold is spent.
const LEAVES: &str =
    include_str!("../../crates/records/tests/fixtures/world-wonders-1-at-once-river.txt");

/// Opens the table of a match.
async fn open(record: &Match) -> TestResult<Page> {
    let page = Page::new().await?;
    page.open_table(record).await?;
    wait_for_board(&page).await?;
    Ok(page)
}

/// Opens the table at which a recorded game has come so far.
async fn table(record: &str, ply: usize) -> TestResult<(Page, WorldWonders)> {
    let start = match_of_people_at(record, ply)?;
    Ok((open(&start).await?, state_of(&start)?))
}

/// Opens the table at which a recorded game comes to the first action for which the predicate holds. Returns
/// the page, the state, and the action.
async fn table_before(
    record: &str,
    predicate: impl Fn(&WorldWonders, Action) -> bool,
) -> TestResult<(Page, WorldWonders, Action)> {
    let whole = recorded_match(record)?;
    let at = ply_before(&whole, |state, action, _| predicate(state, action))?;
    let (page, state) = table(record, at).await?;
    let action = actions(&whole)
        .get(at)
        .copied()
        .ok_or_else(|| TestError::new("the record ends here"))?;
    Ok((page, state, action))
}

/// A new game of two.
fn new_match() -> TestResult<Match> {
    let setup = Setup::new(GameId::WorldWonders, 2, 7)
        .map_err(|error| TestError::new(error.to_string()))?;
    let seats = vec![SeatConfig::unnamed(Player::Human); 2];
    Match::new(setup, seats).map_err(|error| TestError::new(format!("{error:?}")))
}

fn cell(text: &str) -> TestResult<Cell> {
    Cell::all()
        .find(|cell| cell.to_string() == text)
        .ok_or_else(|| TestError::new(format!("{text} is not a space")))
}

/// A space that the first legal placement of the current piece covers.
fn covered_space(state: &WorldWonders) -> TestResult<Cell> {
    let [places, ..] = state.current_placements();
    let first = places.iter().next();
    let placed =
        first.and_then(|(at, rotation)| state.placed_piece(Action::Place { at, rotation }));
    placed
        .and_then(|placed| placed.cells().iter().next())
        .ok_or_else(|| TestError::new("the piece fits nowhere"))
}

/// The names of elements, as a screen reader has them.
async fn names_of(page: &Page, css: &str) -> TestResult<Vec<String>> {
    let names = page
        .script(
            "return [...document.querySelectorAll(arguments[0])].map((one) => one.computedName);",
            vec![json!(css)],
        )
        .await?;
    Ok(serde_json::from_value(names)?)
}

/// Clicks the button with this name.
async fn click_named(page: &Page, name: &str) -> TestResult {
    let button = page.by_role("button", name).await?;
    page.click(button).await
}

/// A list within a sentence.
fn list(all: &[String]) -> String {
    match all {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// A number of things.
fn count(number: i32, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

// Parts of games.

/// Plays the last actions of a recorded game; the result shows places and points.
async fn play_end(record: &str, input: Input, last: usize) -> TestResult<Page> {
    let whole = recorded_match(record)?;
    let line = actions(&whole);
    let at = line.len().saturating_sub(last);
    let (page, _) = table(record, at).await?;
    play_line(&page, input, &line[at..]).await?;
    assert_result(&page, &whole).await?;
    Ok(page)
}

async fn assert_result(page: &Page, whole: &Match) -> TestResult {
    if whole.setup().players() == 1 {
        return page.wait_for_text("#status", "You win").await;
    }
    assert_places_shown(page, whole).await?;
    assert_points_table(page, whole).await
}

#[wasm_bindgen_test]
async fn the_result_shows_places_and_points() -> TestResult {
    for record in [LOANS, FIVE, RIVERS] {
        let whole = match_of_people_at(record, usize::MAX)?;
        let page = open(&whole).await?;
        assert_result(&page, &whole).await?;
    }
    Ok(())
}

// The market.

/// What a market item is called: its shape, what it gives, what is left of it, and its price.
fn item_name(state: &WorldWonders, item: Item) -> Option<String> {
    let market = state.market();
    let name = match item {
        Item::Tile(stack) => {
            let tile = market.tile(stack)?;
            let kind = match tile.kind() {
                Kind::Library => "Library",
                Kind::Farm => "Farm",
                Kind::Habitation => "Habitation",
                Kind::Market => "Market",
                Kind::Temple => "Temple",
            };
            let shape = match stack {
                Stack::I2 => "a line of 2",
                Stack::I3 => "a line of 3",
                Stack::L3 => "a corner of 3",
                Stack::O4 => "a square of 4",
                Stack::L4 => "an L of 4",
                Stack::P5 => "a block of 5",
                Stack::T4 => "a T of 4",
                Stack::S4 => "a zigzag of 4",
            };
            let units = [("food", "food"), ("ceramic", "ceramics"), ("gear", "gears")];
            let steps = tile
                .steps()
                .into_iter()
                .zip(units)
                .filter(|(number, _)| *number > 0)
                .map(|(number, (one, many))| count(number.into(), one, many));
            let gives = list(&steps.collect::<Vec<_>>());
            format!("{kind}, {shape}, gives {gives}")
        }
        Item::LongRoad => format!(
            "Long road, 4 spaces in a line, a bridge over water, {} left",
            market.long_roads()
        ),
        Item::ShortRoads => format!(
            "Short roads, two of 2 spaces and one of 1, {} left",
            market.short_sets()
        ),
        Item::Tower => "Tower, 1 space".to_owned(),
        Item::FirstPedestal => "Go first in the next round".to_owned(),
        Item::SecondPedestal => "Go second in the next round".to_owned(),
        Item::Monument(_) => return None,
    };
    Some(format!(
        "{name}, {} gold",
        state.price(state.active(), item)
    ))
}

#[wasm_bindgen_test]
async fn everything_for_sale_says_what_it_is_and_costs() -> TestResult {
    for record in [TWO, FIVE] {
        let (page, state) = table(record, 1).await?;
        assert_eq!(state.phase(), Phase::Buy);
        let shown = names_of(&page, ".ww-wares button").await?;
        let expected: Vec<String> = state
            .market_items()
            .filter(|item| match item {
                Item::Tile(stack) => state.market().stacks().any(|other| other == *stack),
                _ => true,
            })
            .filter_map(|item| item_name(&state, item))
            .collect();
        assert_eq!(shown, expected);
        let region = page.by_role("region", "The market").await?;
        assert!(page.count(&format!("{region} [data-action]")).await? > 0);
    }
    Ok(())
}

/// What is gone says who has it, or that it is sold out, and cannot be bought.
#[wasm_bindgen_test]
async fn what_is_gone_says_so() -> TestResult {
    let taken = |state: &WorldWonders, _| {
        state.phase() == Phase::Buy && !state.is_for_sale(Item::SecondPedestal)
    };
    let (page, state, _) = table_before(TWO, taken).await?;
    let holder =
        state.market().pedestals()[1].ok_or_else(|| TestError::new("nobody has the pedestal"))?;
    let price = state.price(state.active(), Item::SecondPedestal);
    let name = format!(
        "Go second in the next round, Player {} has it, {price} gold",
        holder.number()
    );
    let pedestal = page.by_role("button", &name).await?;
    assert_eq!(page.attribute(pedestal, "data-action").await?, None);

    let sold =
        |state: &WorldWonders, _| state.phase() == Phase::Buy && !state.is_for_sale(Item::Tower);
    let (page, ..) = table_before(FIVE, sold).await?;
    page.by_role("button", "Tower, 1 space, sold out, …")
        .await
        .map(|_| ())
}

/// How far a piece would move the markers of the player to act.
fn brings(state: &WorldWonders, piece: Piece) -> Vec<String> {
    let seat = state.active();
    let city = state.city(seat);
    let (after, people) = state.tracks_after(seat, piece);
    let mut brings: Vec<String> = ["food", "ceramics", "gears"]
        .into_iter()
        .zip(city.tracks())
        .zip(after)
        .filter(|((_, from), to)| from != to)
        .map(|((name, from), to)| format!("{name} {from} → {to}"))
        .collect();
    if people > city.population() {
        brings.push(format!("+{} population", people - city.population()));
    }
    brings
}

/// Mouse and keyboard focus describe a building before it is bought: where it fits, and what it would bring.
#[wasm_bindgen_test]
async fn a_purchase_is_described_before_it_is_made() -> TestResult {
    let buys = |_: &WorldWonders, action| matches!(action, Action::Buy(Item::Tile(_)));
    let (page, state, action) = table_before(TWO, buys).await?;
    let Action::Buy(item @ Item::Tile(stack)) = action else {
        return Err(TestError::new("the record buys no building"));
    };
    let tile = state
        .market()
        .tile(stack)
        .ok_or_else(|| TestError::new("the building is gone"))?;
    let ways = state.placements(state.active(), item).iter().count();
    let fits = format!("{} to place it.", count(ways as i32, "way", "ways"));
    let brings = brings(&state, Piece::Tile(tile));
    assert!(!brings.is_empty());
    let button = action_button(action);
    page.hover(&button).await?;
    page.wait_for_text(".ww-about", &fits).await?;
    let sentence = format!("Brings {}.", list(&brings));
    page.wait_for_text(".ww-about", &sentence).await?;
    let moved = brings.iter().filter(|change| change.contains('→')).count();
    assert!(page.count(".ww-marker.to").await? >= moved);
    page.hover(".top-home").await?;
    page.wait_until_gone("#ww-plan .ww-spot, .ww-marker.to")
        .await?;
    tab_to(&page, &button).await?;
    page.wait_for_text(".ww-about", &fits).await?;
    assert_eq!(page.count("#ww-plan .ww-spot").await?, 1);
    Ok(())
}

/// The needs of a monument are shown before it is bought, on the card and on the map.
#[wasm_bindgen_test]
async fn needs_of_a_monument_are_shown_before_buying() -> TestResult {
    let bought = |_: &WorldWonders, action| matches!(action, Action::Buy(Item::Monument(_)));
    let (page, state, action) = table_before(TWO, bought).await?;
    let Action::Buy(Item::Monument(monument)) = action else {
        return Err(TestError::new("the record buys no monument"));
    };
    let seat = state.active();
    let card = format!(".ww-wonder-card[data-item='{}']", monument.id());
    press(&page, Input::Touch, &card).await?;
    let ways = state
        .placements(seat, Item::Monument(monument))
        .iter()
        .count();
    let fits = format!("{} to place it", count(ways as i32, "way", "ways"));
    page.wait_for_text(".ww-about", &fits).await?;
    let needs = state.needs(seat, monument).count();
    assert_eq!(page.count(".ww-needs-met li").await?, needs);
    assert_eq!(page.count("#ww-plan .ww-needed").await?, needs);
    assert_eq!(page.count("#ww-plan .ww-spot").await?, 1);
    // Nothing is bought yet, until a second tap.
    assert_eq!(state_of(&stored_match(&page).await?)?, state);
    page.wait_for(".ww-main-button.primary").await?;
    press(&page, Input::Touch, &card).await?;
    page.wait_for("#ww-plan [data-cell]").await
}

/// A finger first sees what a building would bring; the button of the turn, or a second tap, buys it.
#[wasm_bindgen_test]
async fn a_finger_sees_what_it_would_buy() -> TestResult {
    let buys = |_: &WorldWonders, action| matches!(action, Action::Buy(Item::Tile(_)));
    for confirms_by_button in [false, true] {
        let (page, state, action) = table_before(TWO, buys).await?;
        let Action::Buy(Item::Tile(stack)) = action else {
            return Err(TestError::new("the record buys no building"));
        };
        let tile = state.market().tile(stack);
        let tile = tile.ok_or_else(|| TestError::new("the building is gone"))?;
        let ware = format!(".ww-ware[data-action='{}']", WorldWonders::notation(action));
        press(&page, Input::Touch, &ware).await?;
        let sentence = format!("Brings {}.", list(&brings(&state, Piece::Tile(tile))));
        page.wait_for_text(".ww-about", &sentence).await?;
        page.wait_for(".ww-marker.to").await?;
        let buy = format!(
            "Buy for {} gold",
            state.price(state.active(), Item::Tile(stack))
        );
        page.wait_for_text(".ww-main-button.primary", &buy).await?;
        assert_eq!(state_of(&stored_match(&page).await?)?, state);
        let confirm = match confirms_by_button {
            true => ".ww-main-button.primary",
            false => &ware,
        };
        press(&page, Input::Touch, confirm).await?;
        page.wait_for("#ww-plan [data-cell]").await?;
    }
    Ok(())
}

/// What cannot be bought says why when it is pressed, with the rule, and so that it is spoken.
#[wasm_bindgen_test]
async fn what_cannot_be_bought_says_why() -> TestResult {
    let (page, state) = table(TWO, 1).await?;
    let row = state.market().monument_row();
    let monument = row
        .into_iter()
        .flatten()
        .find(|monument| {
            state
                .check_action(Action::Buy(Item::Monument(*monument)))
                .is_err()
        })
        .ok_or_else(|| TestError::new("all monuments can be bought"))?;
    let error = state.check_action(Action::Buy(Item::Monument(monument)));
    let card = format!(".ww-wonder-card[data-item='{}']", monument.id());
    press(&page, Input::Touch, &card).await?;
    page.wait_for(".ww-about .rule-link").await?;
    let reason = error
        .err()
        .map(|error| l10n::refusals::world_wonders::refusal(Locale::ENGLISH, &error))
        .unwrap_or_default();
    page.wait_for_text(".ww-city > .unseen[aria-live='polite']", &reason)
        .await?;
    assert_eq!(page.count(".ww-main-button.primary").await?, 0);
    Ok(())
}

/// Sends the events of a pointer that is pressed on an element and moved over points of the window.
const PULL: &str = "const [css, ...points] = arguments;
    const element = document.querySelector(css);
    const { x, y, width, height } = element.getBoundingClientRect();
    const send = (type, [clientX, clientY]) => element.dispatchEvent(new PointerEvent(type, {
        bubbles: true, pointerId: 1, pointerType: 'touch', button: 0, clientX, clientY }));
    let at = [x + width / 2, y + height / 2];
    send('pointerdown', at);
    return (async () => {
        for (at of points) {
            await new Promise((done) => setTimeout(done, 50));
            send('pointermove', at);
        }
        await new Promise((done) => setTimeout(done, 50));
        send('pointerup', at);
    })();";

/// A building is pulled from the market to the map, where it waits to be confirmed; dropped elsewhere it is put back.
#[wasm_bindgen_test]
async fn a_building_is_pulled_to_the_map() -> TestResult {
    let buys = |_: &WorldWonders, action| matches!(action, Action::Buy(Item::Tile(_)));
    let (page, state, action) = table_before(TWO, buys).await?;
    let ply = stored_match(&page).await?.ply();
    let ware = format!(".ww-ware[data-action='{}']", WorldWonders::notation(action));
    let mut bought = state.clone();
    bought
        .apply(action, &mut rules::game::NullSink)
        .map_err(|error| TestError::new(error.to_string()))?;
    let at = covered_space(&bought)?;
    let point = page
        .script(
            "const [column, row] = arguments;
             const plan = document.getElementById('ww-plan');
             const point = new DOMPoint(column * 100 + 50, row * 100 + 50).matrixTransform(plan.getScreenCTM());
             return [point.x, point.y];",
            vec![json!(at.column()), json!(at.row())],
        )
        .await?;
    // Off the map
    page.script(PULL, vec![json!(ware), json!([1, 1]), json!([2, 2])])
        .await?;
    page.wait_for(&ware).await?;
    assert_eq!(stored_match(&page).await?.ply(), ply);
    page.script(PULL, vec![json!(ware), json!([1, 1]), point.clone(), point])
        .await?;
    page.wait_for(".ww-held.laid").await?;
    assert_eq!(stored_match(&page).await?.ply(), ply + 1);
    press(&page, Input::Touch, ".ww-ways .primary[data-action]").await?;
    wait_for_ply(&page, ply + 2).await
}

/// The button that buys a monument says its name and its price; a card that cannot be bought says what is missing.
#[wasm_bindgen_test]
async fn monuments_say_their_price_or_what_is_missing() -> TestResult {
    let mut missing = 0;
    for ply in [1, 49] {
        let (page, state) = table(TWO, ply).await?;
        let row = state.market().monument_row();
        for monument in row.iter().flatten() {
            let item = Item::Monument(*monument);
            let card = format!(".ww-wonder:has([data-item='{}'])", monument.id());
            if state.check_action(Action::Buy(item)).is_ok() {
                let price = state.price(state.active(), item);
                let names = names_of(&page, &format!("{card} [data-action]")).await?;
                let prefix = format!("Buy for {price} gold: ");
                assert!(names[0].starts_with(&prefix), "{names:?}");
                continue;
            }
            let lacks: Vec<String> = state
                .needs(state.active(), *monument)
                .filter(|(_, cells)| cells.is_empty())
                .map(|(need, _)| l10n::world_wonders::need(Locale::ENGLISH, need.into()))
                .collect();
            if !lacks.is_empty() {
                let why = page.text(&format!("{card} .ww-why")).await?;
                assert_eq!(why, format!("Missing: {}.", list(&lacks)));
                missing += 1;
            }
        }
    }
    assert!(missing > 2);
    Ok(())
}

/// A monument is replaced as soon as it is bought, and where undo stops at what was revealed, it stays bought.
#[wasm_bindgen_test]
async fn a_bought_monument_is_replaced_at_once_and_stays_bought() -> TestResult {
    let whole = recorded_match(TWO)?;
    let at = ply_before::<WorldWonders>(&whole, |_, action, _| {
        matches!(action, Action::Buy(Item::Monument(_)))
    })?;
    let rules = TableRules {
        undo: UndoPolicy::UntilRevealed,
        ..TableRules::default()
    };
    let page = open(&match_of_people_at(TWO, at)?.with_table_rules(rules)).await?;
    let row = "return [...document.querySelectorAll('.ww-wonder-card')].map((card) => card.dataset.item);";
    let before = page.script(row, vec![]).await?;
    press(&page, Input::Mouse, &action_button(actions(&whole)[at])).await?;
    wait_for_ply(&page, at + 1).await?;
    let after = page.script(row, vec![]).await?;
    let row: Vec<&str> = state_of(&stored_match(&page).await?)?
        .market()
        .monument_row()
        .iter()
        .flatten()
        .map(|monument| monument.id())
        .collect();
    assert_eq!(after, json!(row));
    assert_ne!(before, after);
    page.wait_for("[data-view='put-back'][disabled]").await?;
    page.wait_for("#undo[disabled]").await
}

#[wasm_bindgen_test]
async fn a_round_can_be_left_when_nothing_can_be_bought() -> TestResult {
    let (page, state, _) = table_before(LEAVES, |_, action| action == Action::LeaveRound).await?;
    // Nothing is for sale for this player.
    assert_eq!(page.count(".ww-wares [data-action]").await?, 0);
    let ply = stored_match(&page).await?.ply();
    click_named(&page, "Leave round").await?;
    wait_for_ply(&page, ply + 1).await?;
    let after = state_of(&stored_match(&page).await?)?;
    assert_eq!(after.round(), state.round() + 1);
    open_tab(&page, "players").await?;
    page.wait_for_text(".ww-rounds", &format!("Round {} of 10", after.round()))
        .await
}

// The map.

/// The name of what has the focus, which is a space of the map.
async fn held(page: &Page) -> TestResult<String> {
    page.wait_for_script("return document.activeElement.matches('[data-cell][data-first]');")
        .await?;
    page.focus().await
}

const FITS: &str = ". It fits. Enter places it.";

/// The space with the piece says where it is, how it is rotated, and whether it fits.
#[wasm_bindgen_test]
async fn keys_move_the_piece_and_say_where_it_is() -> TestResult {
    let (page, _) = table(TWO, 0).await?;
    tab_to(&page, "[data-cell][data-first]").await?;
    let first = held(&page).await?;
    assert!(
        first.starts_with("button ") && first.ends_with(FITS),
        "{first}"
    );
    assert!(first.contains(": a long road on "), "{first}");
    page.press_keys(char::from(Key::Right)).await?;
    let right = held(&page).await?;
    assert_ne!(right, first);
    page.press_keys(char::from(Key::Left)).await?;
    assert_eq!(held(&page).await?, first);
    page.press_keys('f').await?;
    let next = held(&page).await?;
    assert_ne!(next, first);
    assert!(next.ends_with(FITS), "{next}");
    page.press_with_modifier(Key::Shift, 'f').await?;
    assert_eq!(held(&page).await?, first);
    // With Ctrl it is a key of the browser.
    page.press_with_modifier(Key::Control, 'r').await?;
    assert_eq!(held(&page).await?, first);
    page.press_keys('r').await?;
    let rotated = held(&page).await?;
    let is_rotated = |name: &str| name.contains(", rotated once:");
    assert_ne!(
        is_rotated(&first),
        is_rotated(&rotated),
        "{first}, {rotated}"
    );
    Ok(())
}

/// Away from the sidewalk the first road says why it cannot lie there, and Enter does nothing.
#[wasm_bindgen_test]
async fn a_space_says_why_the_piece_does_not_fit() -> TestResult {
    let (page, _) = table(TWO, 0).await?;
    tab_to(&page, "[data-cell][data-first]").await?;
    let up: String = [Key::Up; 4].map(char::from).iter().collect();
    page.press_keys(up).await?;
    let name = held(&page).await?;
    let why = "Your first road must touch the sidewalk, at the south edge of the map.";
    assert!(name.ends_with(why), "{name}");
    assert!(page.text(".ww-placement-info").await?.contains(why));
    // It is spoken, and the rules say more.
    page.wait_for(".ww-placement-info[aria-live='polite'] a")
        .await?;
    page.press_keys(char::from(Key::Enter)).await?;
    assert_eq!(held(&page).await?, name);
    assert_eq!(stored_match(&page).await?.ply(), 0);
    Ok(())
}

/// At the edge of the map the piece and the focus stay.
#[wasm_bindgen_test]
async fn a_piece_stays_on_the_map() -> TestResult {
    let (page, _) = table(TWO, 0).await?;
    tab_to(&page, "[data-cell][data-first]").await?;
    for (key, back) in [(Key::Left, Key::Right), (Key::Up, Key::Down)] {
        let far: String = [key; 14].map(char::from).iter().collect();
        page.press_keys(far).await?;
        let edge = held(&page).await?;
        page.press_keys(char::from(key)).await?;
        assert_eq!(held(&page).await?, edge);
        page.press_keys(char::from(back)).await?;
        assert_ne!(held(&page).await?, edge);
        page.press_keys(char::from(key)).await?;
        assert_eq!(held(&page).await?, edge);
    }
    assert!(held(&page).await?.starts_with("button a1"));
    Ok(())
}

/// With the keyboard the focus goes to the next thing to do: the market, the map, the end of the turn, the map.
#[wasm_bindgen_test]
async fn the_focus_leads_through_a_turn() -> TestResult {
    let (page, _) = table(TWO, 0).await?;
    tab_to(&page, "[data-cell][data-first]").await?;
    let enter = char::from(Key::Enter);
    for (ply, focus) in [
        (1, ".ww-ware[data-action]"),
        (2, "[data-cell]"),
        (3, "[data-action='end']"),
        (4, "[data-cell]"),
    ] {
        page.press_keys(enter).await?;
        wait_for_ply(&page, ply).await?;
        page.wait_for_script(&format!(
            "return document.activeElement.matches(\"#board {focus}[data-first]\");"
        ))
        .await
        .map_err(|error| error.context(focus))?;
    }
    assert!(page.focus().await?.contains(": a long road on "));
    // Undo takes back one action after another; the focus stays on its button.
    tab_to(&page, "#undo").await?;
    page.press_keys(enter).await?;
    wait_for_ply(&page, 3).await?;
    page.wait_for_script("return document.activeElement.id === 'undo';")
        .await
        .map(|_| ())
}

/// The city of the player to act is shown, under its name.
#[wasm_bindgen_test]
async fn the_end_of_a_turn_shows_the_next_city() -> TestResult {
    let (page, state) = table(TWO, 3).await?;
    let mut seats = vec![state.active()];
    let title = |seat: Seat| format!("Player {}'s city", seat.number());
    assert_eq!(page.text(".ww-city-title").await?, title(seats[0]));
    click_named(&page, "End turn").await?;
    wait_for_ply(&page, 4).await?;
    seats.push(state_of(&stored_match(&page).await?)?.active());
    assert_ne!(seats[0], seats[1]);
    page.wait_for_text(".ww-city-title", &title(seats[1])).await
}

/// The piece follows a mouse over the map, and stays where it is clicked.
#[wasm_bindgen_test]
async fn a_piece_follows_the_mouse_until_it_is_clicked() -> TestResult {
    let (page, _) = table(TWO, 0).await?;
    page.wait_for_text(".ww-placement-info", "Choose a spot on the map")
        .await?;
    assert_eq!(page.count(".ww-ways .primary[data-action]").await?, 0);
    let at = space_selector(cell("f11")?);
    page.hover(&at).await?;
    page.wait_for(".ww-held:not(.laid)").await?;
    page.wait_for_text(".ww-placement-info.fits", "It fits here")
        .await?;
    page.hover(".top-home").await?;
    page.wait_until_gone(".ww-held").await?;
    press(&page, Input::Mouse, &at).await?;
    page.wait_for(".ww-held.laid").await?;
    page.hover(".top-home").await?;
    assert_eq!(page.count(".ww-held.laid").await?, 1);
    click_named(&page, "Place it here").await?;
    wait_for_ply(&page, 1).await
}

/// Buttons rotate a piece, unless that changes nothing, and put it back.
#[wasm_bindgen_test]
async fn buttons_rotate_a_piece_and_put_it_back() -> TestResult {
    let (page, _) = table(TWO, 0).await?;
    page.wait_for("button.primary:disabled").await?;
    press(&page, Input::Mouse, &space_selector(cell("c10")?)).await?;
    page.wait_for(".ww-held.laid").await?;
    let drawn = "return document.querySelector('.ww-held').innerHTML";
    let before = page.script(drawn, vec![]).await?;
    click_named(&page, "Rotate").await?;
    page.wait_for_value(
        &format!("{drawn} !== arguments[0];"),
        vec![before],
        &json!(true),
    )
    .await?;
    click_named(&page, "Rotate").await?;
    assert_eq!(page.count(".ww-held.laid").await?, 1);
    assert_eq!(stored_match(&page).await?.ply(), 0);
    let tower = |_: &WorldWonders, action| action == Action::Buy(Item::Tower);
    let (page, _, buy) = table_before(RIVERS, tower).await?;
    press(&page, Input::Mouse, &action_button(buy)).await?;
    page.wait_for("[data-view='turn']:disabled").await?;
    click_named(&page, "Put it back").await?;
    page.wait_for(&action_button(buy)).await
}

/// Opens the table with a building just bought. Returns the number of actions and the state.
async fn table_with_building() -> TestResult<(Page, usize, WorldWonders, Action)> {
    let buys = |_: &WorldWonders, action| matches!(action, Action::Buy(Item::Tile(_)));
    let (page, _, action) = table_before(TWO, buys).await?;
    let ply = stored_match(&page).await?.ply();
    press(&page, Input::Mouse, &action_button(action)).await?;
    wait_for_ply(&page, ply + 1).await?;
    let state = state_of(&stored_match(&page).await?)?;
    Ok((page, ply + 1, state, action))
}

/// Escape puts back the piece, then the purchase.
#[wasm_bindgen_test]
async fn escape_puts_back_the_piece_and_then_the_purchase() -> TestResult {
    let (page, ply, state, _) = table_with_building().await?;
    press(&page, Input::Mouse, &space_selector(covered_space(&state)?)).await?;
    page.wait_for(".ww-held.laid").await?;
    page.press_keys(char::from(Key::Escape)).await?;
    page.wait_until_gone(".ww-held.laid").await?;
    assert_eq!(stored_match(&page).await?.ply(), ply);
    page.press_keys(char::from(Key::Escape)).await?;
    wait_for_ply(&page, ply - 1).await?;
    page.wait_until_gone("[data-cell]").await
}

#[wasm_bindgen_test]
async fn a_button_puts_the_purchase_back() -> TestResult {
    let (page, ply, _, buy) = table_with_building().await?;
    click_named(&page, "Put it back").await?;
    wait_for_ply(&page, ply - 1).await?;
    page.wait_until_gone("[data-cell]").await?;
    // It can be bought again.
    press(&page, Input::Mouse, &action_button(buy)).await?;
    wait_for_ply(&page, ply).await
}

/// The piece to place says what it would bring, and the tracks show it.
#[wasm_bindgen_test]
async fn the_piece_to_place_says_what_it_brings() -> TestResult {
    let (page, _, state, action) = table_with_building().await?;
    let Action::Buy(Item::Tile(_)) = action else {
        return Err(TestError::new("no building was bought"));
    };
    let [places, ..] = state.current_placements();
    let first = places.iter().next();
    let piece = first.and_then(|(at, rotation)| state.placed_piece(Action::Place { at, rotation }));
    let piece = piece
        .ok_or_else(|| TestError::new("the piece fits nowhere"))?
        .piece;
    page.wait_for(".ww-marker.to").await?;
    // It is shown as it is held.
    page.wait_for(".ww-in-hand[data-rotation='0'] use").await?;
    press(&page, Input::Mouse, &space_selector(covered_space(&state)?)).await?;
    let shown = page.text(".ww-placement-info").await?;
    let changes = brings(&state, piece);
    let has_all = changes.iter().all(|change| shown.contains(change.as_str()));
    assert!(shown.starts_with("It fits here: ") && has_all, "{shown}");
    // Points are those of the rules.
    let placed = page
        .attribute(".ww-ways .primary", "data-action")
        .await?
        .and_then(|text| state.parse_action(&text).ok())
        .ok_or_else(|| TestError::new("it cannot be placed"))?;
    let (seat, mut after) = (state.active(), state.clone());
    after
        .apply(placed, &mut rules::game::NullSink)
        .map_err(|error| TestError::new(error.to_string()))?;
    let points = after.score().points[seat] - state.score().points[seat];
    assert_eq!(shown.contains("point"), points != 0, "{shown}");
    Ok(())
}

/// Tab and Enter alone reach every spot: by the button that goes from one to the next, and by the list, which keeps
/// its keys.
#[wasm_bindgen_test]
async fn tab_and_enter_reach_every_spot() -> TestResult {
    let (page, state) = table(TWO, 0).await?;
    let [places, ..] = state.current_placements();
    let enter = char::from(Key::Enter);
    tab_to(&page, "[data-view='next']").await?;
    for (at, rotation) in places.iter().take(3) {
        page.press_keys(enter).await?;
        let placed = WorldWonders::notation(Action::Place { at, rotation });
        page.wait_for(&format!(".ww-ways .primary[data-action='{placed}']"))
            .await?;
    }
    tab_to(&page, "select[name='place']").await?;
    for key in ["Enter", " ", "ArrowDown", "f", "r"] {
        let is_free = page
            .script(
                "const init = { key: arguments[0], bubbles: true, cancelable: true };
                 return document.activeElement.dispatchEvent(new KeyboardEvent('keydown', init));",
                vec![json!(key)],
            )
            .await?;
        assert_eq!(is_free, json!(true), "{key}");
    }
    tab_to(&page, ".ww-ways .primary").await?;
    page.press_keys(enter).await?;
    wait_for_ply(&page, 1).await
}

/// A tap on the piece that lies on the map places it there.
#[wasm_bindgen_test]
async fn a_second_tap_places_the_piece() -> TestResult {
    let (page, _) = table(TWO, 0).await?;
    for (at, laid) in [("b6", ".clash"), ("b6", ".clash"), ("f11", ".fits")] {
        press(&page, Input::Touch, &space_selector(cell(at)?)).await?;
        page.wait_for(&format!(".ww-placement-info{laid}")).await?;
    }
    assert_eq!(stored_match(&page).await?.ply(), 0);
    press(&page, Input::Touch, &space_selector(cell("f11")?)).await?;
    wait_for_ply(&page, 1).await
}

#[wasm_bindgen_test]
async fn an_illegal_placement_shows_its_reason() -> TestResult {
    let page = open(&new_match()?).await?;
    press(&page, Input::Mouse, &space_selector(cell("b6")?)).await?;
    page.wait_for_text(
        ".ww-placement-info.clash",
        "Your first road must touch the sidewalk",
    )
    .await?;
    assert_eq!(page.count("#ww-plan .ww-clash").await?, 1);
    assert_eq!(page.count(".ww-ways .primary[data-action]").await?, 0);
    assert_eq!(stored_match(&page).await?.ply(), 0);
    // Escape removes the piece; at a legal place it can be placed.
    page.press_keys(char::from(Key::Escape)).await?;
    page.wait_until_gone(".ww-held.laid").await?;
    press(&page, Input::Mouse, &space_selector(cell("b11")?)).await?;
    page.wait_for(".ww-placement-info.fits").await?;
    press(&page, Input::Mouse, ".ww-ways .primary[data-action]").await?;
    wait_for_ply(&page, 1).await?;
    press(&page, Input::Mouse, "[data-action='buy-I2']").await?;
    wait_for_ply(&page, 2).await?;
    for (at, reason) in [
        ("e5", "is water, and this needs land."),
        ("k2", "It must touch a road or a "),
        ("b11", "Space b11 is already occupied."),
    ] {
        press(&page, Input::Mouse, &space_selector(cell(at)?)).await?;
        page.wait_for_text(".ww-placement-info.clash", reason)
            .await?;
    }
    assert_eq!(stored_match(&page).await?.ply(), 2);
    Ok(())
}

/// Of the roads of the first turn, buttons choose which comes next, while there is a choice.
#[wasm_bindgen_test]
async fn buttons_choose_the_road_that_comes_next() -> TestResult {
    let (page, _) = table(FIRST_ROADS, 0).await?;
    // Before the first road, only what may come before it is offered.
    click_named(&page, "Borrow 2 gold").await?;
    wait_for_ply(&page, 1).await?;
    page.wait_until_gone("[data-action='loan']").await?;
    click_named(&page, "Short roads first").await?;
    wait_for_ply(&page, 2).await?;
    let pressed = ".ww-choices [aria-pressed='true']";
    assert_eq!(names_of(&page, pressed).await?, ["Double road"]);
    for name in ["Single road", "Long road", "Double road"] {
        click_named(&page, name).await?;
        page.wait_for_text(pressed, name).await?;
        assert_eq!(names_of(&page, pressed).await?, [name]);
    }
    // Another road is not where the last one was held.
    press(&page, Input::Mouse, &space_selector(cell("c11")?)).await?;
    page.wait_for(".ww-held.laid").await?;
    click_named(&page, "Single road").await?;
    page.wait_until_gone(".ww-held.laid").await?;
    // The last road leaves no choice.
    let at = actions(&recorded_match(FIRST_ROADS)?)
        .iter()
        .position(|action| matches!(action, Action::End));
    let (page, _) = table(FIRST_ROADS, at.unwrap_or_default() - 1).await?;
    page.wait_for("[data-view='double'][aria-pressed='true']:disabled")
        .await?;
    assert_eq!(page.count("[data-view='single']:not(:disabled)").await?, 0);
    Ok(())
}

// Other cities, and what counts there.

/// The tab of a city has its points, gold and place in the turn order.
#[wasm_bindgen_test]
async fn the_tabs_of_cities_say_how_they_stand() -> TestResult {
    let (page, state) = table(LOANS, 21).await?;
    let points = state.score().points;
    let order = state.order();
    let expected: Vec<String> = Seat::all(3)
        .map(|seat| {
            let place = order.as_slice().iter().position(|other| *other == seat);
            let place = ["first", "second", "third"][place.unwrap_or_default()];
            let city = state.city(seat);
            let loan = if city.loan().is_some() {
                ", a loan to repay"
            } else {
                ""
            };
            format!(
                "Player {}: {} if the game ended now. {} gold{loan}. Plays {place}.",
                seat.number(),
                count(points[seat], "point", "points"),
                city.gold()
            )
        })
        .collect();
    assert_eq!(names_of(&page, ".ww-city-tab").await?, expected);
    assert!(expected.iter().any(|name| name.contains("loan")));
    page.by_role("list", "Cities").await.map(|_| ())
}

/// The tracks are read out with their next symbol.
#[wasm_bindgen_test]
async fn the_tracks_say_where_they_stand() -> TestResult {
    let (page, state) = table(TWO, 61).await?;
    page.by_role("list", "Resources and population").await?;
    let city = state.city(state.active());
    let texts = page
        .script(
            "return [...document.querySelectorAll('.ww-track .unseen')].map((one) => one.textContent);",
            vec![],
        )
        .await?;
    let texts: Vec<String> = serde_json::from_value(texts)?;
    let names = ["Food", "Ceramics", "Gears"].into_iter().zip(city.tracks());
    for (text, (name, at)) in texts.iter().zip(names) {
        let prefix = format!("{name} {at} of 16, next population at ");
        let next = text.strip_prefix(&prefix);
        let next = next.and_then(|next| next.strip_suffix('.')?.parse::<u8>().ok());
        assert!(next.is_some_and(|next| next > at), "{texts:?}");
    }
    let people = format!("Population {} of 13, ", city.population());
    assert!(texts[3].starts_with(&people), "{texts:?}");
    Ok(())
}

/// A space that is pointed at while nothing is placed is described.
#[wasm_bindgen_test]
async fn a_space_is_described() -> TestResult {
    let (page, state) = table(TWO, 49).await?;
    assert_eq!(state.phase(), Phase::Buy);
    let cells = state
        .city(state.active())
        .pieces()
        .next()
        .ok_or_else(|| TestError::new("the city is empty"))?
        .cells();
    let road = cells
        .iter()
        .next()
        .ok_or_else(|| TestError::new("the piece covers nothing"))?;
    // The middle of that space on the plan.
    let at = page
        .script(
            "const [column, row] = arguments;
             const plan = document.getElementById('ww-plan');
             const point = new DOMPoint(column * 100 + 50, row * 100 + 50).matrixTransform(plan.getScreenCTM());
             return [point.x, point.y];",
            vec![json!(road.column()), json!(road.row())],
        )
        .await?;
    let (x, y): (f64, f64) = serde_json::from_value(at)?;
    page.press_point(true, (x, y), 1).await?;
    page.wait_for_text(".ww-about", &format!("{road}: a long road."))
        .await
}

// The panel.

/// In a solo game the automaton takes something before each turn, and says what is to be beaten.
#[wasm_bindgen_test]
async fn the_automaton_says_what_it_took() -> TestResult {
    let (page, _) = table(SOLO, 0).await?;
    page.wait_for_text(".ww-rival", "The automaton has not taken anything yet.")
        .await?;
    open_tab(&page, "players").await?;
    page.by_role("region", "The automaton").await?;
    assert_eq!(page.count(".ww-card").await?, 0);
    click_named(&page, "Start").await?;
    wait_for_ply(&page, 1).await?;
    let state = state_of(&stored_match(&page).await?)?;
    let (card, took) = state
        .automaton()
        .and_then(|automaton| automaton.last())
        .ok_or_else(|| TestError::new("no card was drawn"))?;
    page.wait_for_text(".ww-rival", "The automaton took ")
        .await?;
    let needed = format!(
        "Target {}. You have {}.",
        state.target() + 1,
        state.score().points[Seat::FIRST]
    );
    page.wait_for_text(".ww-rival", &needed).await?;
    assert_eq!(page.count(".ww-card li").await?, card.sections().len());
    let sections = card.sections();
    let complete = sections
        .iter()
        .any(|items| took.iter().eq(items.iter().copied()));
    assert_eq!(page.count(".ww-wants.taken").await?, usize::from(complete));
    // There is no other city to show, and no turn order.
    assert_eq!(page.count(".ww-city-tab, .ww-order").await?, 0);
    Ok(())
}

/// Nothing can be done at an earlier position.
#[wasm_bindgen_test]
async fn earlier_positions_are_only_looked_at() -> TestResult {
    let (page, _) = table(TWO, 2).await?;
    page.wait_for("[data-cell]").await?;
    open_tab(&page, "history").await?;
    page.click("#one-back").await?;
    page.wait_for("main.table[data-ply='1'][data-turn='look']")
        .await?;
    assert_eq!(page.count("#board [data-action], [data-cell]").await?, 0);
    // Items can still be looked at.
    page.click(".ww-wonder-card").await?;
    page.wait_for(".ww-needs-met").await?;
    page.click("#to-end").await?;
    page.wait_for("[data-cell]").await
}

// Hints.

/// A hint is marked where it is performed: at its button, or on the map.
#[wasm_bindgen_test]
async fn a_hint_is_marked_where_it_is_performed() -> TestResult {
    let whole = recorded_match(TWO)?;
    let mut board = Mounted::<BoardAndPanel>::new(view_at(&whole, 0, Callback::noop())).await;
    let (mut on_map, mut at_buttons) = (0, Vec::new());
    for ply in [0, 1, 2, 3, 8, 17, 49, 90] {
        let state = state_of(&match_of_people_at(TWO, ply)?)?;
        let mut legal = Vec::new();
        state.legal_actions(&mut legal);
        let step = legal.len().div_ceil(12);
        for action in legal.into_iter().step_by(step) {
            let mut props = view_at(&whole, ply, Callback::noop());
            props.view.hint = Some(rules::Action::WorldWonders(action));
            board.update(props).await;
            let marked: Vec<String> = board
                .all(".hinted")
                .iter()
                .filter_map(|one| one.get_attribute("data-action"))
                .collect();
            let outlines = board.all("#ww-plan .ww-hinted").len();
            let notation = WorldWonders::notation(action);
            if state.placed_piece(action).is_some() {
                assert_eq!((marked.len(), outlines), (0, 1), "{ply}: {notation}");
                on_map += 1;
            } else {
                assert_eq!(marked, [notation.as_str()], "{ply}");
                assert_eq!(outlines, 0, "{ply}: {notation}");
                at_buttons.push(notation);
            }
        }
    }
    assert!(on_map > 10);
    for kind in ["buy-P5", "buy-long-road", "loan", "end"] {
        assert!(
            at_buttons.iter().any(|text| text == kind),
            "{kind}: {at_buttons:?}"
        );
    }
    Ok(())
}

/// The pieces that the turn of a hint would place are drawn as ghosts, until one is held.
#[wasm_bindgen_test]
async fn the_pieces_of_a_hint_are_ghosts_on_the_map() -> TestResult {
    let whole = recorded_match(TWO)?;
    let plan = |ply: usize, count: usize| {
        let mut props = view_at(&whole, ply, Callback::noop());
        let line = &actions(&whole)[ply..ply + count];
        props.view.plan = line
            .iter()
            .copied()
            .map(rules::Action::WorldWonders)
            .collect();
        props
    };
    let mut board = Mounted::<BoardAndPanel>::new(plan(0, 4)).await;
    // The first road, and the building.
    assert_eq!(board.all(".ww-plan-ghosts .ww-hinted").len(), 2);
    // Three short roads.
    board.update(plan(11, 4)).await;
    assert_eq!(board.all(".ww-plan-ghosts .ww-hinted").len(), 3);
    board.update(plan(14, 1)).await;
    assert_eq!(board.all(".ww-plan-ghosts .ww-hinted").len(), 1);
    board.click("[data-cell='h8']").await;
    assert_eq!(board.all(".ww-held").len(), 1);
    assert_eq!(board.all(".ww-plan-ghosts").len(), 0);
    Ok(())
}

mod long_run {
    use super::*;

    #[wasm_bindgen_test]
    async fn five_play_to_the_end_by_mouse() -> TestResult {
        play_end(FIVE, Input::Mouse, 30).await.map(|_| ())
    }

    #[wasm_bindgen_test]
    async fn two_play_to_the_end_by_touch() -> TestResult {
        play_end(RIVERS, Input::Touch, 24).await.map(|_| ())
    }

    #[wasm_bindgen_test]
    async fn the_first_turns_of_a_solo_game_by_mouse() -> TestResult {
        let (page, _) = table(SOLO, 0).await?;
        play_line(&page, Input::Mouse, &actions(&recorded_match(SOLO)?)[..16]).await?;
        Ok(())
    }

    /// What costs too much is described instead of bought, with the reason.
    #[wasm_bindgen_test]
    async fn what_is_too_expensive_says_so_when_it_is_pressed() -> TestResult {
        let too_expensive = |state: &WorldWonders| {
            state.market_items().find(|item| {
                matches!(item, Item::Tile(_))
                    && matches!(
                        state.check_action(Action::Buy(*item)),
                        Err(IllegalAction::NotEnoughGold { .. })
                    )
                    && state.can_place(state.active(), *item)
            })
        };
        let wanted =
            |state: &WorldWonders, _| state.phase() == Phase::Buy && too_expensive(state).is_some();
        let (page, state, _) = table_before(TWO, wanted).await?;
        let item = too_expensive(&state).ok_or_else(|| TestError::new("all can be paid"))?;
        let name = item_name(&state, item).unwrap_or_default();
        let button = page.by_role("button", &name).await?;
        assert_eq!(page.attribute(button, "data-action").await?, None);
        page.click(button).await?;
        page.wait_for(&format!("{button}[aria-pressed='true']"))
            .await?;
        let gold = state.city(state.active()).gold();
        let cost = state.price(state.active(), item);
        page.wait_for_text(
            ".ww-about",
            &format!("That costs {cost} gold, and you have {gold}."),
        )
        .await?;
        // Where it would fit is marked on the map.
        assert_eq!(page.count("#ww-plan .ww-spot").await?, 1);
        // A second press puts that away, once the mouse is elsewhere.
        page.click(button).await?;
        page.hover(".top-home").await?;
        page.wait_until_gone("#ww-plan .ww-spot").await?;
        assert_eq!(state_of(&stored_match(&page).await?)?, state);
        Ok(())
    }

    /// A loan stands beside the gold until it is repaid; there is one a turn.
    #[wasm_bindgen_test]
    async fn a_loan_is_taken_and_repaid() -> TestResult {
        let (page, state, _) = table_before(LOANS, |_, action| action == Action::Loan).await?;
        let seat = state.active();
        let gold = state.city(seat).gold();
        let tab = format!("[data-view='city-{}']", seat.number());
        assert_eq!(page.text(".ww-gold-text").await?, format!("{gold} gold"));
        click_named(&page, "Borrow 2 gold").await?;
        page.wait_for_text(".ww-gold-text", &format!("{} gold", gold + 2))
            .await?;
        page.wait_for(".ww-head .ww-loan").await?;
        let name = names_of(&page, &tab).await?.concat();
        assert!(name.contains("a loan to repay"), "{name}");
        page.wait_until_gone("[data-action='loan'], [data-action='repay']")
            .await?;
        // What can be bought now can be paid.
        let state = state_of(&stored_match(&page).await?)?;
        assert_eq!(state.city(seat).gold(), gold + 2);

        let (page, state, _) = table_before(LOANS, |_, action| action == Action::Repay).await?;
        let gold = state.city(state.active()).gold();
        click_named(&page, "Repay 3 gold").await?;
        page.wait_for_text(".ww-gold-text", &format!("{} gold", gold - 3))
            .await?;
        page.wait_until_gone(".ww-head .ww-loan").await
    }

    /// Short roads are laid before the free road, which joins one of them.
    #[wasm_bindgen_test]
    async fn first_roads_are_laid_in_any_order() -> TestResult {
        let line = actions(&recorded_match(FIRST_ROADS)?);
        let roads = line.iter().position(|action| matches!(action, Action::End));
        let (page, _) = table(FIRST_ROADS, 0).await?;
        play_line(&page, Input::Touch, &line[..roads.unwrap_or_default()]).await?;
        Ok(())
    }

    /// The standings are the sums of their parts, and those of the rules.
    #[wasm_bindgen_test]
    async fn the_standings_add_up() -> TestResult {
        for record in [LOANS, FIVE] {
            let whole = recorded_match(record)?;
            let mut board =
                Mounted::<BoardAndPanel>::new(view_at(&whole, 0, Callback::noop())).await;
            for ply in (10..whole.ply()).step_by(whole.ply() / 5) {
                board.update(view_at(&whole, ply, Callback::noop())).await;
                let state = state_of(&match_of_people_at(record, ply)?)?;
                let score = state.score();
                let players = board.all(".ww-player");
                assert_eq!(players.len(), usize::from(state.players()));
                for (seat, player) in Seat::all(state.players()).zip(&players) {
                    let text = |css: &str| {
                        player
                            .query_selector(css)
                            .ok()
                            .flatten()
                            .and_then(|one| one.text_content())
                            .unwrap_or_default()
                    };
                    let points = score.points[seat];
                    assert_eq!(
                        text(".ww-points"),
                        count(points, "point", "points"),
                        "{ply}"
                    );
                    let parts = player.query_selector_all("li b");
                    let parts = parts.map_err(|_| TestError::new("the parts are missing"))?;
                    let sum: i32 = (0..parts.length())
                        .filter_map(|at| parts.item(at)?.text_content()?.parse::<i32>().ok())
                        .sum();
                    assert_eq!(sum, points, "{ply}");
                }
            }
        }
        Ok(())
    }

    #[wasm_bindgen_test]
    async fn a_game_is_ended_by_keyboard() -> TestResult {
        let page = play_end(TWO, Input::Keyboard, 6).await?;
        page.click("#again").await?;
        page.wait_for("main.table[data-ply='0']").await
    }

    /// The panel names the round and its turn order.
    #[wasm_bindgen_test]
    async fn the_turn_order_is_listed() -> TestResult {
        let (page, state) = table(LOANS, 41).await?;
        open_tab(&page, "players").await?;
        page.by_role("region", &format!("Round {} of 10", state.round()))
            .await?;
        for (list, order) in [(0, state.order()), (1, state.next_order())] {
            let names = page
                .script(
                    "return [...document.querySelectorAll('.ww-order')[arguments[0]].children]
                         .map((one) => one.textContent.trim());",
                    vec![json!(list)],
                )
                .await?;
            let expected: Vec<String> = order
                .as_slice()
                .iter()
                .map(|seat| format!("Player {}", seat.number()))
                .collect();
            assert_eq!(names, json!(expected));
        }
        Ok(())
    }

    #[wasm_bindgen_test]
    async fn a_solo_game_is_won_by_mouse() -> TestResult {
        play_end(SOLO, Input::Mouse, 12).await.map(|_| ())
    }

    /// Keys move a piece that was taken by mouse, though nothing on the map has the focus.
    #[wasm_bindgen_test]
    async fn keys_move_a_piece_that_was_taken_by_mouse() -> TestResult {
        let (page, ply, state, _) = table_with_building().await?;
        press(&page, Input::Mouse, &space_selector(covered_space(&state)?)).await?;
        page.wait_for(".ww-held.laid").await?;
        let drawn = "return document.querySelector('.ww-held')?.innerHTML";
        // Up, or right at the upper edge.
        let arrows = [Key::Up, Key::Right].map(char::from);
        for keys in ["r".to_owned(), "f".to_owned(), arrows.iter().collect()] {
            let before = page.script(drawn, vec![]).await?;
            page.press_keys(keys).await?;
            let moved = format!("{drawn} !== arguments[0];");
            page.wait_for_value(&moved, vec![before], &json!(true))
                .await?;
        }
        // The next spot is one where it fits, and Enter places it there.
        page.press_keys('f').await?;
        page.wait_for(".ww-placement-info.fits").await?;
        page.press_keys(char::from(Key::Enter)).await?;
        wait_for_ply(&page, ply + 1).await
    }

    /// All placements are in a list as well, for those who cannot use the map.
    #[wasm_bindgen_test]
    async fn a_placement_is_selected_from_the_list() -> TestResult {
        let record = new_match()?;
        let state = state_of(&record)?;
        let page = open(&record).await?;
        let [places, ..] = state.current_placements();
        let options = page.count("select[name='place'] option").await?;
        assert_eq!(options, places.iter().count() + 1);
        page.by_role("combobox", "All spots:").await?;
        page.click("select[name='place'] option[value='f11']")
            .await?;
        let placed = state
            .parse_action("f11")
            .map_err(|error| TestError::new(format!("{error:?}")))?;
        page.wait_for(&action_button(placed)).await?;
        // The piece can still be moved on the map, and back.
        let other = Action::Place {
            at: cell("c8")?,
            rotation: Rotation::new(1),
        };
        for action in [other, placed] {
            position_piece(&page, Input::Mouse, &state, action).await?;
            let chosen = page
                .script(
                    "return document.querySelector('select[name=place]').value;",
                    vec![],
                )
                .await?;
            assert_eq!(chosen, WorldWonders::notation(action));
        }
        press(&page, Input::Mouse, &action_button(placed)).await?;
        wait_for_ply(&page, 1).await
    }

    #[wasm_bindgen_test]
    async fn a_placement_is_typed() -> TestResult {
        let page = open(&new_match()?).await?;
        for (typed, ply) in [("f11", 1), ("buy-I2", 2)] {
            type_action(&page, typed).await?;
            wait_for_ply(&page, ply).await?;
        }
        type_action(&page, "a1").await?;
        page.wait_for_text("#mistyped", "It must touch ").await?;
        assert_eq!(stored_match(&page).await?.ply(), 2);
        Ok(())
    }

    #[wasm_bindgen_test]
    async fn other_cities_can_be_shown() -> TestResult {
        let places = |state: &WorldWonders, _| {
            matches!(state.phase(), Phase::Place { .. }) && state.turn() > 8
        };
        let (page, state, _) = table_before(LOANS, places).await?;
        let active_seat = state.active();
        let other = Seat::all(state.players())
            .find(|seat| *seat != active_seat)
            .ok_or_else(|| TestError::new("there is no other player"))?;
        let tab = format!("[data-view='city-{}']", other.number());
        for way_back in ["button", "Escape"] {
            press(&page, Input::Mouse, &tab).await?;
            page.wait_for(&format!("{tab}[aria-pressed='true']"))
                .await?;
            // Nothing can be placed in another player's city.
            assert_eq!(page.count("[data-cell]").await?, 0);
            let rows = format!(
                "Player {}'s city, row by row from the north",
                other.number()
            );
            let rows = page.by_role("list", &rows).await?;
            assert_eq!(page.count(&format!("{rows} > li")).await?, 11);
            match way_back {
                "button" => {
                    click_named(
                        &page,
                        &format!("Back to Player {}'s city", active_seat.number()),
                    )
                    .await?
                }
                _ => page.press_keys(char::from(Key::Escape)).await?,
            }
            page.wait_for("[data-cell]").await?;
        }
        Ok(())
    }

    /// Buttons highlight what counts: one thing at a time, until Escape.
    #[wasm_bindgen_test]
    async fn what_counts_is_highlighted() -> TestResult {
        let late = |state: &WorldWonders, _| {
            let city = state.city(state.active());
            state.phase() == Phase::Buy
                && city.districts().count() > 1
                && !city.scoring_resources().is_empty()
        };
        let (page, state, _) = table_before(TWO, late).await?;
        let city = state.city(state.active());
        let districts = format!("Districts: {}", city.districts().count());
        let resources = format!("Resources kept: {}", city.scoring_resources().len());
        let lit = "#ww-plan .ww-lit:not(.nearly)";
        let group = format!("Show in Player {}'s city", state.active().number());
        page.by_role("group", &group).await?;
        click_named(&page, &districts).await?;
        page.wait_for(lit).await?;
        assert_eq!(page.count(lit).await?, city.districts().count());
        click_named(&page, &resources).await?;
        page.wait_for_value(
            "return document.querySelectorAll(arguments[0]).length;",
            vec![json!(lit)],
            &json!(1),
        )
        .await?;
        assert_eq!(
            names_of(&page, ".ww-light[aria-pressed='true']").await?,
            [resources.as_str()]
        );
        click_named(&page, &resources).await?;
        page.wait_until_gone(lit).await?;
        click_named(&page, &districts).await?;
        page.press_keys(char::from(Key::Escape)).await?;
        page.wait_until_gone("#ww-plan .ww-lit, .ww-light[aria-pressed='true']")
            .await
    }

    #[wasm_bindgen_test]
    async fn without_aids_points_are_hidden_until_the_end() -> TestResult {
        let rules = TableRules {
            undo: UndoPolicy::Free,
            aids: false,
        };
        let at = actions(&recorded_match(FIVE)?).len() / 2;
        let page = open(&match_of_people_at(FIVE, at)?.with_table_rules(rules)).await?;
        assert_eq!(page.count(".ww-city-tab").await?, 5);
        for hidden in [".ww-points", ".ww-city-points", ".ww-to-come", "#hint"] {
            assert_eq!(page.count(hidden).await?, 0, "{hidden}");
        }
        let names = names_of(&page, ".ww-city-tab").await?;
        assert!(
            names.iter().all(|name| !name.contains("point")),
            "{names:?}"
        );
        // At the end they are counted.
        let page = open(&match_of_people_at(FIVE, usize::MAX)?.with_table_rules(rules)).await?;
        assert_points_table(&page, &recorded_match(FIVE)?).await
    }
}
