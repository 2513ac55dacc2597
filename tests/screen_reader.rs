//! Turn of Time by keyboard alone and with a screen reader. Names and announcements are compared
//! with those that follow from the native rules for the stored match.

use harness::play::keyboard::{self, press, tab_to};
use harness::play::match_page::open_tab;
use harness::play::{plan_placement, play_actions, start_game, stored_match};
use harness::{
    AccessibilityTree, AccessibleNode, DESKTOP, Driver as _, Key, Page, TestError, TestResult,
    json, run,
};
use records::{Ending, Entry, Match};
use rules::games::turn_of_time as game;
use rules::{Event, Seat, State};

/// The name of a season.
const fn season(season: game::Season) -> &'static str {
    match season {
        game::Season::Spring => "Spring",
        game::Season::Summer => "Summer",
        game::Season::Fall => "Fall",
        game::Season::Winter => "Winter",
    }
}

/// The name of a card, with the upper side first.
fn card(card: game::Card) -> String {
    if card.is_single() {
        format!("single {}", season(card.up))
    } else {
        format!("{}, {} on the back", season(card.up), season(card.down))
    }
}

/// A card within a sentence.
fn card_in_sentence(card: game::Card) -> String {
    if card.is_single() {
        format!("the single {}", season(card.up))
    } else {
        format!("{} ({} on the back)", season(card.up), season(card.down))
    }
}

/// The default name of a person.
fn name(seat: Seat) -> String {
    format!("Player {}", seat.number())
}

fn table(played: &Match) -> game::TurnOfTime {
    let State::TurnOfTime(state) = *played.state() else {
        unreachable!("the match is of another game");
    };
    state
}

/// The texts that have to be announced for the last action.
fn expected_announcements(played: &Match) -> Vec<String> {
    let is_solo = played.setup().players() == 1;
    let events = played.events_at(played.ply());
    let pieces = events.iter().filter_map(|event| {
        let Event::TurnOfTime(event) = *event else {
            return None;
        };
        match event {
            game::Event::Placed {
                seat,
                card: placed,
                cell,
            } => {
                let subject = if is_solo {
                    "You play".to_owned()
                } else {
                    format!("{} plays", name(seat))
                };
                Some(format!("{subject} {} at {cell}.", card_in_sentence(placed)))
            }
            game::Event::Met {
                new_showed,
                other_showed,
                new_flips,
                other_flips,
                ..
            } => (new_flips || other_flips)
                .then(|| format!("{} meets {}: ", season(new_showed), season(other_showed))),
            game::Event::Drawn { card } => Some(if card.is_single() {
                format!("The next card is a single {}.", season(card.up))
            } else {
                format!(
                    "The next card is {}/{}.",
                    season(card.up),
                    season(card.down)
                )
            }),
        }
    });
    pieces.collect()
}

/// The prompt or result with which the announcement has to end.
fn expected_prompt(played: &Match) -> String {
    let position = played.position();
    let is_solo = played.setup().players() == 1;
    if position.ending().is_some() {
        let places = position.places();
        let winners = Seat::all(played.setup().players()).filter(|seat| places[*seat] == 1);
        let winners: Vec<String> = winners.map(name).collect();
        return match (is_solo, winners.as_slice()) {
            (true, [_]) => "You win".to_owned(),
            (true, _) => "You lose".to_owned(),
            (false, [one]) => format!("{one} wins"),
            (false, several) => format!("{} share the win", several.join(" and ")),
        };
    }
    let state = table(played);
    let task = if is_solo && state.hand(Seat::FIRST).is_empty() {
        "draw the next card."
    } else {
        "choose a card and its side, then a space."
    };
    match position.to_act() {
        Some(seat) if !is_solo => format!("{}: {task}", name(seat)),
        _ => format!("Your turn: {task}"),
    }
}

/// Waits until the match is stored at this ply.
pub(crate) async fn stored_match_at(page: &Page, ply: usize) -> TestResult<Match> {
    page.wait_for(&format!("main.table[data-ply='{ply}']"))
        .await?;
    let played = stored_match(page).await?;
    assert_eq!(played.ply(), ply);
    Ok(played)
}

/// Asserts that the announcement describes the last action and ends with the prompt.
pub(crate) async fn assert_last_action_announced(page: &Page, played: &Match) -> TestResult {
    let tree = page.accessibility_tree().await?;
    let announced = tree.announcements();
    for piece in expected_announcements(played) {
        assert!(
            announced.contains(&piece),
            "\"{piece}\" is not announced: {announced}"
        );
    }
    let expected_prompt = expected_prompt(played);
    assert!(
        announced.ends_with(&expected_prompt),
        "the announcement does not end with \"{expected_prompt}\": {announced}"
    );
    Ok(())
}

/// Asserts that the table of cards lists exactly the cards of the state.
fn assert_card_table(tree: &AccessibilityTree, played: &Match) -> TestResult {
    let shown = tree
        .find("table", "The cards on the table")
        .ok_or_else(|| TestError::new("the table of cards is missing"))?;
    let grid = *table(played).grid();
    let texts = |row: &AccessibleNode, role| -> Vec<String> {
        tree.descendants(row, role)
            .map(|cell| tree.text(cell))
            .collect()
    };
    let mut columns = Vec::new();
    let mut positions = Vec::new();
    for row in tree.descendants(shown, "row") {
        let heads = texts(row, "rowheader");
        let Some(head) = heads.first() else {
            columns = texts(row, "columnheader");
            continue;
        };
        let number = head.strip_prefix("Row ");
        let cells = texts(row, "cell");
        assert_eq!(cells.len(), columns.len(), "{head}");
        for (column, announced) in columns.iter().zip(cells) {
            let at = column.strip_prefix("Column ").zip(number);
            let at = at.map(|(column, row)| format!("{column}{row}"));
            positions.push((at.unwrap_or_default(), announced));
        }
    }
    let expected = grid.cards();
    let mut expected: Vec<(String, String)> = expected
        .map(|(cell, card_there)| (cell.to_string(), card(card_there)))
        .collect();
    positions.retain(|(_, announced)| announced != "empty");
    positions.sort();
    expected.sort();
    assert_eq!(positions, expected);
    Ok(())
}

/// Enabled nodes of a role whose names have this prefix.
fn nodes_with_prefix(
    tree: &AccessibilityTree,
    role: &str,
    nodes_with_prefix: &str,
) -> Vec<AccessibleNode> {
    let nodes = tree.all_with_role(role);
    let nodes = nodes.filter(|node| node.name.starts_with(nodes_with_prefix) && !node.disabled);
    nodes.cloned().collect()
}

fn pick(from: &[AccessibleNode], number: usize) -> TestResult<AccessibleNode> {
    let picked = from.get(number % from.len().max(1));
    picked
        .cloned()
        .ok_or_else(|| TestError::new("there is nothing to choose from"))
}

/// Performs one action by the accessibility tree; returns the names of the selected card and cell,
/// if any.
async fn perform_by_tree(page: &Page, ply: usize) -> TestResult<Option<(String, String)>> {
    let tree = page.accessibility_tree().await?;
    if let Some(draw) = tree.find("button", "Draw the next card") {
        page.activate(draw).await?;
        return Ok(None);
    }
    let mut groups = tree.all_with_role("group");
    let hand = groups.find(|group| group.name.ends_with(" cards") && !group.disabled);
    let hand = hand.ok_or_else(|| TestError::new("there is no hand"))?;
    let sides: Vec<AccessibleNode> = tree.descendants(hand, "button").cloned().collect();
    let side = pick(&sides, ply * 5)?;
    if !side.pressed {
        page.activate(&side).await?;
    }
    let cells = nodes_with_prefix(&page.accessibility_tree().await?, "button", "Space ");
    let cell = pick(&cells, ply * 7)?;
    page.activate(&cell).await?;
    // If the order matters, picks the first neighbour offered.
    loop {
        let tree = page.accessibility_tree().await?;
        let down = tree.find("button", "Play it here");
        let down = down.ok_or_else(|| TestError::new("the card cannot be placed"))?;
        if !down.disabled {
            page.activate(down).await?;
            break;
        }
        let meet = pick(&nodes_with_prefix(&tree, "button", "Meet "), 0)?;
        page.activate(&meet).await?;
    }
    let cell = cell.name.trim_start_matches("Space ").to_owned();
    Ok(Some((side.name, cell)))
}

/// Plays up to `most` actions by the accessibility tree and checks the announcements.
async fn play_by_tree(page: &Page, most: usize) -> TestResult<Match> {
    let mut played = stored_match(page).await?;
    for _ in 0..most {
        if played.position().ending().is_some() {
            break;
        }
        let before = played.ply();
        let chosen = perform_by_tree(page, before).await?;
        played = stored_match_at(page, before + 1).await?;
        assert_last_action_announced(page, &played).await?;
        let tree = page.accessibility_tree().await?;
        assert_card_table(&tree, &played)?;
        let Some(Entry::Action(rules::Action::TurnOfTime(action))) = played.entries().last() else {
            return Err(TestError::new("no action was stored"));
        };
        let done = match action {
            game::Action::Draw => None,
            game::Action::Place(placing) => Some((card(placing.card), placing.cell.to_string())),
        };
        assert_eq!(chosen, done, "the action performed is not the one chosen");
    }
    Ok(played)
}

/// Starts a game from the home page by the accessibility tree.
async fn set_up_by_tree(page: &Page, players: &str) -> TestResult {
    page.goto("").await?;
    page.activate_named("link", "Change how you play Turn of Time")
        .await?;
    let radio = page.wait_for_role("radio", players).await?;
    page.focus_node(&radio).await?;
    page.press_keys(" ").await?;
    if players == "2" {
        let player_select = page.wait_for_role("combobox", "Who plays seat 2").await?;
        page.focus_node(&player_select).await?;
        page.press_keys(char::from(Key::Home)).await?;
    }
    page.activate_named("button", "Start game").await?;
    // The board stays hidden until its drawings are loaded.
    page.wait_for(".free-cell").await?;
    Ok(())
}

#[test]
fn a_whole_game_from_the_home_page_by_keyboard() -> TestResult {
    run("turn_of_time_keyboard", DESKTOP, async |page| {
        page.goto("").await?;
        press(page, "a[href='#/new/turn-of-time']").await?;
        // The focus starts at the top of the new page.
        page.wait_for_script(
            "return document.activeElement.id === 'main'
                 && document.activeElement.matches('.new-game');",
        )
        .await?;
        // Arrow keys change the number of players.
        tab_to(page, "input[name='players']").await?;
        page.press_keys(char::from(Key::Right)).await?;
        page.wait_for("select[name='player-3']").await?;
        page.press_keys(char::from(Key::Left)).await?;
        page.wait_until_gone("select[name='player-3']").await?;
        tab_to(page, "select[name='player-2']").await?;
        for _ in 0..4 {
            page.press_keys(char::from(Key::Up)).await?;
        }
        press(page, "#begin").await?;
        page.wait_for("main.table").await?;
        keyboard::play_to_end(page).await?;
        page.wait_for("#result").await?;
        let played = stored_match(page).await?;
        assert!(matches!(played.position().ending(), Some(Ending::Rules(_))));
        // A rematch starts by keyboard too.
        press(page, "#again").await?;
        page.wait_for("main.table[data-ply='0']").await?;
        Ok(())
    })
}

/// Arrow keys move the focus between free cells, in every direction that has one.
#[test]
fn arrow_keys_move_the_focus_between_free_cells() -> TestResult {
    run("turn_of_time_arrows", DESKTOP, async |page| {
        start_game(page, 2, &["human", "human"], &[]).await?;
        play_actions(page, 3).await?;
        let free = *table(&stored_match(page).await?).grid();
        let free: Vec<game::Cell> = free.free().iter().collect();
        tab_to(page, ".free-cell").await?;
        let mut visited = Vec::new();
        let mut queue = vec![focused_cell(page).await?];
        while let Some(from) = queue.pop() {
            if visited.contains(&from) {
                continue;
            }
            for key in [Key::Up, Key::Right, Key::Down, Key::Left] {
                let focus = "document.getElementById(arguments[0]).focus();";
                page.script(focus, vec![json!(from)]).await?;
                page.press_keys(char::from(key)).await?;
                queue.push(focused_cell(page).await?);
            }
            visited.push(from);
        }
        visited.sort();
        let mut expected: Vec<String> = free.iter().map(|cell| format!("cell-{cell}")).collect();
        expected.sort();
        assert_eq!(visited, expected);
        Ok(())
    })
}

async fn focused_cell(page: &Page) -> TestResult<String> {
    let id = page
        .script("return document.activeElement.id;", vec![])
        .await?;
    Ok(id.as_str().unwrap_or_default().to_owned())
}

#[test]
fn a_whole_game_by_screen_reader() -> TestResult {
    run("speech_two", DESKTOP, async |page| {
        set_up_by_tree(page, "2").await?;
        let played = play_by_tree(page, usize::MAX).await?;
        assert!(played.position().ending().is_some());
        let tree = page.accessibility_tree().await?;
        // The result region contains the points.
        let result = nodes_with_prefix(&tree, "region", &expected_prompt(&played));
        let result = tree.text(&pick(&result, 0)?);
        for points in played.state().score().points.as_slice() {
            assert!(result.contains(&format!("{points} point")), "{result}");
        }
        Ok(())
    })
}

#[test]
fn a_solo_game_by_screen_reader() -> TestResult {
    run("speech_solo", DESKTOP, async |page| {
        set_up_by_tree(page, "1 (solo)").await?;
        let played = play_by_tree(page, 9).await?;
        let drawn = played.entries().iter().filter(|entry| {
            **entry == Entry::Action(rules::Action::TurnOfTime(game::Action::Draw))
        });
        assert!(drawn.count() >= 3, "{:?}", played.entries());
        Ok(())
    })
}

async fn assert_announced_once(page: &Page, what: &str, part: &str) -> TestResult {
    let announced = page.take_announcements().await?;
    match announced.as_slice() {
        [one] if one.contains(part) => Ok(()),
        _ => Err(TestError::new(format!(
            "{what}: expected \"{part}\" to be announced once, but got {announced:?}"
        ))),
    }
}

#[test]
fn each_change_is_announced_once() -> TestResult {
    run("announced_once", DESKTOP, async |page| {
        page.set_reduced_motion(false).await?;
        start_game(page, 2, &["human", "human"], &[]).await?;
        page.record_announcements().await?;
        assert!(page.take_announcements().await?.is_empty());
        for _ in 0..4 {
            plan_placement(page).await?;
            assert!(
                page.take_announcements().await?.is_empty(),
                "a selection was announced"
            );
            page.press_keys(char::from(Key::Escape)).await?;
            page.wait_until_gone(".planning").await?;
            play_actions(page, 1).await?;
            let played = stored_match(page).await?;
            assert_announced_once(page, "an action", &expected_prompt(&played)).await?;
            // The end of an animation announces nothing.
            page.wait_until_gone(".card .moving").await?;
            assert!(page.take_announcements().await?.is_empty());
        }
        page.click("#hint").await?;
        page.wait_for("#hint-text").await?;
        assert_announced_once(page, "a hint", "Try this:").await?;
        open_tab(page, "history").await?;
        page.click("#one-back").await?;
        page.wait_for("main.table[data-ply='3']").await?;
        assert_announced_once(page, "looking back", "After 3 of 4 actions.").await?;
        page.click("#try-here").await?;
        page.wait_for("#return").await?;
        assert_announced_once(page, "trying out", "trying out a line").await?;
        page.click("#return").await?;
        page.wait_for("main.table[data-ply='4']").await?;
        assert_announced_once(page, "back to the game", "choose a card").await?;
        page.click("#undo").await?;
        page.wait_for("main.table[data-ply='3']").await?;
        assert_announced_once(page, "undo", "After 3 of 4 actions.").await?;
        page.click("#redo").await?;
        page.wait_for("main.table[data-ply='4']").await?;
        assert_announced_once(page, "redo", "Latest position, after 4 actions.").await?;
        page.press_keys("s").await?;
        assert_announced_once(page, "once more", "choose a card").await?;
        open_tab(page, "menu").await?;
        page.fill("#notation", "nonsense").await?;
        page.press_keys(char::from(Key::Enter)).await?;
        page.wait_for("#mistyped").await?;
        assert_announced_once(page, "what cannot be done", "Not understood").await?;
        Ok(())
    })
}

/// Against a bot: first the person's action and the bot's turn, then the bot's action.
#[test]
fn actions_of_bots_are_announced_once() -> TestResult {
    run("announced_bots", DESKTOP, async |page| {
        page.set_reduced_motion(false).await?;
        start_game(page, 2, &["human", "novice"], &[]).await?;
        page.record_announcements().await?;
        for turn in 0..3 {
            play_actions(page, 1).await?;
            page.wait_for(&format!(
                "main.table[data-ply='{}'][data-turn='person']",
                2 * turn + 2
            ))
            .await?;
            let announced = page.take_announcements().await?;
            let [own, bots] = announced.as_slice() else {
                return Err(TestError::new(format!("announced: {announced:?}")));
            };
            assert!(own.contains("You play"), "{own}");
            assert!(own.ends_with("Leo is thinking …"), "{own}");
            assert!(bots.contains("Leo plays"), "{bots}");
            assert!(bots.contains("Your turn: choose a card"), "{bots}");
        }
        Ok(())
    })
}

/// Live regions exist before their text: many screen readers ignore regions that are inserted
/// together with it.
#[test]
fn live_regions_exist_before_their_text() -> TestResult {
    run("live_regions", DESKTOP, async |page| {
        start_game(page, 2, &["human", "human"], &[]).await?;
        let table = page.route().await?;
        page.goto(&table.replace("table", "share")).await?;
        let save = page.wait_for_role("button", "Download file").await?;
        let tree = page.accessibility_tree().await?;
        let places = tree
            .all_with_role("status")
            .filter(|status| tree.text(status).is_empty());
        // The page's own, and the one for updates.
        assert_eq!(places.count(), 2, "{tree:?}");
        page.record_announcements().await?;
        page.set_download_folder("speech_places").await?;
        page.activate(&save).await?;
        page.wait_for_text("#share-feedback", "downloads").await?;
        assert_announced_once(page, "a file", "in your downloads").await?;
        let tree = page.accessibility_tree().await?;
        assert!(tree.announcements().contains("in your downloads"));
        Ok(())
    })
}
