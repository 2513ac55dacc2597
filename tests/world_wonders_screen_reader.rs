//! World Wonders with a screen reader: plays by the accessibility tree and checks the
//! announcements.

use harness::play::Input;
use harness::play::fixtures::{match_of_people_at, ply_before, recorded_match};
use harness::play::match_page::set_instant_pace;
use harness::play::stored_match;
use harness::play::wheel_of_fortune::wait_for_ply;
use harness::play::world_wonders::{
    LOANS, RIVERS, SOLO, TWO, actions, open_match, position_piece, state_of,
};
use harness::{
    AccessibilityTree, AccessibleNode, DESKTOP, Driver as _, Key, Page, TestError, TestResult, run,
};
use records::Match;
use rules::game::Game as _;
use rules::games::world_wonders::{Action, Event, Item, Phase, Stack, WorldWonders};
use rules::{Event as AnyEvent, Seat};

/// The subject and verb of a sentence: a player's name, or "You" in a solo game.
fn subject(played: &Match, seat: Seat, verb: &str) -> String {
    if played.setup().players() == 1 {
        return format!("You {verb} ");
    }
    format!("Player {} {verb}s ", seat.number())
}

/// The name of a building's shape.
const fn shape(slot: Stack) -> &'static str {
    match slot {
        Stack::I2 => "a line of 2",
        Stack::I3 => "a line of 3",
        Stack::L3 => "a corner of 3",
        Stack::O4 => "a square of 4",
        Stack::L4 => "an L of 4",
        Stack::P5 => "a block of 5",
        Stack::T4 => "a T of 4",
        Stack::S4 => "a zigzag of 4",
    }
}

/// The first button whose name matches; `what` is for the error.
fn button<'a>(
    tree: &'a AccessibilityTree,
    what: &str,
    matches: impl Fn(&str) -> bool,
) -> TestResult<&'a AccessibleNode> {
    tree.all_with_role("button")
        .find(|button| matches(&button.name))
        .ok_or_else(|| TestError::new(format!("no button for {what}: {tree:?}")))
}

/// Performs an action by the names of its controls.
async fn perform_by_tree(page: &Page, state: &WorldWonders, action: Action) -> TestResult {
    let named = async |text: &str| {
        let tree = page.accessibility_tree().await?;
        let found = button(&tree, text, |name| name == text)?;
        page.activate(found).await
    };
    match action {
        Action::Begin => named("Start").await,
        Action::End => named("End turn").await,
        Action::Loan => named("Borrow 2 gold").await,
        Action::Repay => named("Repay 3 gold").await,
        Action::LeaveRound => named("Leave round").await,
        Action::Buy(item) => {
            let tree = page.accessibility_tree().await?;
            let price = format!("{} gold", state.price(state.active(), item));
            let (prefix, part) = match item {
                Item::Tile(slot) => (String::new(), format!(", {}, gives ", shape(slot))),
                Item::LongRoad => ("Long road, ".to_owned(), String::new()),
                Item::ShortRoads => ("Short roads, ".to_owned(), String::new()),
                Item::Tower => ("Tower, ".to_owned(), String::new()),
                Item::FirstPedestal => ("Go first in the next round".to_owned(), String::new()),
                Item::SecondPedestal => ("Go second in the next round".to_owned(), String::new()),
                Item::Monument(_) => (format!("Buy for {price}: "), String::new()),
            };
            let text = format!("{action:?}");
            let matches = |name: &str| {
                name.starts_with(&prefix) && name.contains(&part) && name.contains(&price)
            };
            let found = match item {
                Item::Monument(of) => button(&tree, &text, |name| {
                    matches(name)
                        && of
                            .id()
                            .split('-')
                            .any(|word| name.to_lowercase().contains(word))
                }),
                _ => button(&tree, &text, matches),
            };
            let found = found?;
            page.activate(found).await
        }
        Action::Place { .. }
        | Action::PlaceSingleRoad { .. }
        | Action::PlaceStartingRoad { .. } => {
            position_piece(page, Input::Keyboard, state, action).await?;
            let tree = page.accessibility_tree().await?;
            button(&tree, "the piece held", |name| {
                name.ends_with(" fits. Enter places it.")
            })?;
            page.press_keys(char::from(Key::Enter)).await
        }
    }
}

/// A text that has to be announced for an event, unless it is announced as part of another one.
fn expected_announcement(played: &Match, event: &Event) -> Option<String> {
    let subject = |seat, verb| subject(played, seat, verb);
    Some(match *event {
        Event::Round { round, .. } => format!("Round {round}"),
        Event::TileRevealed { .. } => "New buildings: ".to_owned(),
        Event::MonumentRevealed { .. } => "New monument".to_owned(),
        Event::CardRevealed { card, .. } => format!("The automaton draws card {}", card.number()),
        Event::Loan { seat } => format!("{}a loan of 2 gold.", subject(seat, "take")),
        Event::Repaid { seat } => format!("{}the loan for 3 gold.", subject(seat, "repay")),
        Event::Bought {
            seat,
            item: Item::Monument(_),
            gold,
            ..
        } => format!("{}the last {gold} gold on ", subject(seat, "spend")),
        Event::Bought { seat, .. } => subject(seat, "buy"),
        Event::Placed { seat, .. } => subject(seat, "place"),
        Event::RoadsLost { .. } => " lost.".to_owned(),
        Event::Grew { population, .. } => format!(" to {population}"),
        Event::LeftRound { seat, .. } => format!("{}the round with ", subject(seat, "leave")),
        Event::Over { .. } => "The game is over. ".to_owned(),
        Event::Produced { .. } => return None,
    })
}

/// Plays actions by the accessibility tree; their events and the next prompt have to be announced.
async fn play_by_tree(page: &Page, line: &[Action]) -> TestResult {
    let mut played = stored_match(page).await?;
    for action in line {
        let state = state_of(&played)?;
        let text = WorldWonders::notation(*action);
        perform_by_tree(page, &state, *action)
            .await
            .map_err(|error| error.context(&text))?;
        let applied = played.apply(rules::Action::WorldWonders(*action));
        let events = applied.map_err(|error| TestError::new(format!("{text}: {error:?}")))?;
        wait_for_ply(page, played.ply()).await?;
        let announced = page.accessibility_tree().await?.announcements();
        for event in events {
            let AnyEvent::WorldWonders(event) = event else {
                continue;
            };
            if let Some(expected) = expected_announcement(&played, &event) {
                assert!(
                    announced.contains(&expected),
                    "{text}: no \"{expected}\" in \"{announced}\""
                );
            }
        }
        let task = match state_of(&played)?.phase() {
            _ if played.position().to_act().is_none() => continue,
            Phase::Begin => "start the game",
            Phase::Start | Phase::Place { .. } | Phase::Roads { .. } => "place ",
            Phase::Buy => "buy ",
            Phase::End => "end ",
        };
        let prompted = announced.to_lowercase().contains(task);
        assert!(
            prompted,
            "{text}: \"{announced}\" does not prompt with \"{task}\""
        );
    }
    Ok(())
}

#[test]
fn first_turns_by_screen_reader() -> TestResult {
    run("world_wonders_speech_start", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        let line = actions(&recorded_match(TWO)?);
        open_match(page, &match_of_people_at(TWO, 0)?).await?;
        play_by_tree(page, &line[..20]).await
    })
}

#[test]
fn a_solo_game_by_screen_reader() -> TestResult {
    run("world_wonders_speech_solo", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        let line = actions(&recorded_match(SOLO)?);
        open_match(page, &match_of_people_at(SOLO, 0)?).await?;
        play_by_tree(page, &line[..14]).await
    })
}

#[test]
fn a_loan_by_screen_reader() -> TestResult {
    run("world_wonders_speech_loan", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        let whole = recorded_match(LOANS)?;
        let at = ply_before::<WorldWonders>(&whole, |_, action, _| action == Action::Loan)?;
        open_match(page, &match_of_people_at(LOANS, at)?).await?;
        play_by_tree(page, &actions(&whole)[at..at + 3]).await
    })
}

#[test]
fn the_end_by_screen_reader() -> TestResult {
    run("world_wonders_speech_end", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        let line = actions(&recorded_match(RIVERS)?);
        let at = line.len() - 8;
        open_match(page, &match_of_people_at(RIVERS, at)?).await?;
        play_by_tree(page, &line[at..]).await?;
        let announced = page.accessibility_tree().await?.announcements();
        assert!(announced.contains(" win"), "{announced}");
        Ok(())
    })
}

/// The rows of the city are a list.
#[test]
fn the_city_is_a_list() -> TestResult {
    run("world_wonders_speech_list", DESKTOP, async |page| {
        let whole = recorded_match(TWO)?;
        let at = ply_before::<WorldWonders>(&whole, |state, _, _| {
            state.round() > 3 && state.phase() == Phase::Buy
        })?;
        let start = match_of_people_at(TWO, at)?;
        open_match(page, &start).await?;
        let tree = page.accessibility_tree().await?;
        let state = state_of(&start)?;
        let owner = format!("Player {}'s city", state.active().number());
        let list = tree.find("list", &format!("{owner}, row by row from the north"));
        let list = list.ok_or_else(|| TestError::new(format!("no list: {tree:?}")))?;
        let announced: Vec<String> = tree
            .descendants(list, "listitem")
            .map(|item| tree.text(item))
            .collect();
        assert_eq!(announced.len(), 11);
        for (number, row) in announced.iter().enumerate() {
            assert!(row.contains(&format!("Row {}: ", number + 1)), "{row}");
        }
        let all = announced.join(" ");
        let city = state.city(state.active());
        assert_eq!(all.contains("water"), !city.free_water().is_empty());
        assert!(all.contains("road"));
        Ok(())
    })
}
