//! Playing without seeing: by keyboard alone, and by what a screen reader has
//! of the page. What is said is compared with what the native rules make of
//! the match that the page keeps.

use harness::play::keyboard::{self, press, tab_to};
use harness::play::{begin, choose, kept_match, play_turns};
use harness::{DESKTOP, Key, Node, Outcome, Page, Problem, Tree, json, run};
use records::{Ending, Entry, Match};
use rules::games::turn_of_time as game;
use rules::{Event, Seat, State};

/// A season as people call it.
const fn season(season: game::Season) -> &'static str {
    match season {
        game::Season::Spring => "Spring",
        game::Season::Summer => "Summer",
        game::Season::Fall => "Fall",
        game::Season::Winter => "Winter",
    }
}

/// A card as people call it, the side that lies up first.
fn card(card: game::Card) -> String {
    if card.is_single() {
        format!("{}, a single card", season(card.up))
    } else {
        format!("{}, {} below", season(card.up), season(card.down))
    }
}

/// Nobody gave a name, and everybody is a person.
fn name(seat: Seat) -> String {
    format!("Player {}", seat.number())
}

fn table(played: &Match) -> game::TurnOfTime {
    let State::TurnOfTime(state) = *played.state() else {
        unreachable!("another game is played");
    };
    state
}

/// What has to be said of the last action, piece by piece.
fn happened(played: &Match) -> Vec<String> {
    let alone = played.setup().players() == 1;
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
                let who = if alone {
                    "You lay".to_owned()
                } else {
                    format!("{} lays", name(seat))
                };
                Some(format!("{who} {} on {cell}.", card(placed)))
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
                format!("The next card is {}, a single card.", season(card.up))
            } else {
                format!(
                    "The next card is {} and {}.",
                    season(card.up),
                    season(card.down)
                )
            }),
        }
    });
    pieces.collect()
}

/// What has to be said of what is to be done now, or of the end.
fn due(played: &Match) -> String {
    let position = played.position();
    let alone = played.setup().players() == 1;
    if position.ending().is_some() {
        let places = position.places();
        let winners = Seat::all(played.setup().players()).filter(|seat| places[*seat] == 1);
        let winners: Vec<String> = winners.map(name).collect();
        return match (alone, winners.as_slice()) {
            (true, [_]) => "You did it".to_owned(),
            (true, _) => "Not this time".to_owned(),
            (false, [one]) => format!("{one} wins"),
            (false, several) => format!("{} share the win", several.join(" and ")),
        };
    }
    let state = table(played);
    let task = if alone && state.hand(Seat::FIRST).is_empty() {
        "draw the next card."
    } else {
        "choose a side of a card, then a place for it."
    };
    match position.to_act() {
        Some(seat) if !alone => format!("{}: {task}", name(seat)),
        _ => format!("Your turn: {task}"),
    }
}

/// Waits until the page keeps a match that has gone so far.
pub(crate) async fn kept_at(page: &Page, ply: usize) -> Outcome<Match> {
    page.wait_for(&format!("main.table[data-ply='{ply}']"))
        .await?;
    let played = kept_match(page).await?;
    assert_eq!(played.ply(), ply);
    Ok(played)
}

/// What is said after an action is what happened by the native rules, and what
/// is to be done now.
pub(crate) async fn says_what_happened(page: &Page, played: &Match) -> Outcome {
    let tree = page.tree().await?;
    let said = tree.spoken();
    for piece in happened(played) {
        assert!(said.contains(&piece), "\"{piece}\" is not said: {said}");
    }
    let due = due(played);
    assert!(said.ends_with(&due), "\"{due}\" does not end: {said}");
    Ok(())
}

/// The table in rows and columns says what lies where, and nothing else.
fn lies_as_the_rules_say(tree: &Tree, played: &Match) -> Outcome {
    let shown = tree
        .find("table", "The cards on the table")
        .ok_or_else(|| Problem::new("there is no table of what lies on the table"))?;
    let grid = *table(played).grid();
    let texts = |row: &Node, role| -> Vec<String> {
        tree.within(row, role).map(|cell| tree.text(cell)).collect()
    };
    let mut columns = Vec::new();
    let mut lies = Vec::new();
    for row in tree.within(shown, "row") {
        let heads = texts(row, "rowheader");
        let Some(head) = heads.first() else {
            columns = texts(row, "columnheader");
            continue;
        };
        let number = head.strip_prefix("Row ");
        let cells = texts(row, "cell");
        assert_eq!(cells.len(), columns.len(), "{head}");
        for (column, said) in columns.iter().zip(cells) {
            let at = column.strip_prefix("Column ").zip(number);
            let at = at.map(|(column, row)| format!("{column}{row}"));
            lies.push((at.unwrap_or_default(), said));
        }
    }
    let wanted = grid.cards();
    let mut wanted: Vec<(String, String)> = wanted
        .map(|(cell, lying)| (cell.to_string(), card(lying)))
        .collect();
    lies.retain(|(_, said)| said != "empty");
    lies.sort();
    wanted.sort();
    assert_eq!(lies, wanted);
    Ok(())
}

/// Names of a role that begin so.
fn beginning(tree: &Tree, role: &str, beginning: &str) -> Vec<Node> {
    let nodes = tree.all(role);
    let nodes = nodes.filter(|node| node.name.starts_with(beginning) && !node.disabled);
    nodes.cloned().collect()
}

fn pick(from: &[Node], number: usize) -> Outcome<Node> {
    let picked = from.get(number % from.len().max(1));
    picked
        .cloned()
        .ok_or_else(|| Problem::new("there is nothing to choose from"))
}

/// One action by what the tree says; tells which card and which cell were
/// chosen, if any.
async fn act_by_ear(page: &Page, ply: usize) -> Outcome<Option<(String, String)>> {
    let tree = page.tree().await?;
    if let Some(draw) = tree.find("button", "Draw the next card") {
        page.enter_on(draw).await?;
        return Ok(None);
    }
    let hands = beginning(&tree, "group", "Cards of ");
    let hand = pick(&hands, 0)?;
    let sides: Vec<Node> = tree.within(&hand, "button").cloned().collect();
    let side = pick(&sides, ply * 5)?;
    if !side.pressed {
        page.enter_on(&side).await?;
    }
    let cells = beginning(&page.tree().await?, "button", "Place ");
    let cell = pick(&cells, ply * 7)?;
    page.enter_on(&cell).await?;
    // Where the order matters, the first neighbour that is offered.
    loop {
        let tree = page.tree().await?;
        let down = tree.find("button", "Put it down");
        let down = down.ok_or_else(|| Problem::new("nothing can be put down"))?;
        if !down.disabled {
            page.enter_on(down).await?;
            break;
        }
        let meet = pick(&beginning(&tree, "button", "Meet "), 0)?;
        page.enter_on(&meet).await?;
    }
    let cell = cell.name.trim_start_matches("Place ").to_owned();
    Ok(Some((side.name, cell)))
}

/// Plays so many actions, or to the end, by the tree alone, and listens.
async fn play_by_ear(page: &Page, most: usize) -> Outcome<Match> {
    let mut played = kept_match(page).await?;
    for _ in 0..most {
        if played.position().ending().is_some() {
            break;
        }
        let before = played.ply();
        let chosen = act_by_ear(page, before).await?;
        played = kept_at(page, before + 1).await?;
        says_what_happened(page, &played).await?;
        let tree = page.tree().await?;
        lies_as_the_rules_say(&tree, &played)?;
        let Some(Entry::Action(rules::Action::TurnOfTime(action))) = played.entries().last() else {
            return Err(Problem::new("no action was kept"));
        };
        let done = match action {
            game::Action::Draw => None,
            game::Action::Place(placing) => Some((card(placing.card), placing.cell.to_string())),
        };
        assert_eq!(chosen, done, "what was chosen is not what was done");
    }
    Ok(played)
}

/// Sets up a game by the tree alone, from the home page on.
async fn set_up_by_ear(page: &Page, players: &str) -> Outcome {
    page.go("").await?;
    page.enter_named("link", "New game of Turn of Time").await?;
    let radio = page.wait_for_named("radio", players).await?;
    page.focus_on(&radio).await?;
    page.keys(" ").await?;
    if players == "2" {
        let who = page.wait_for_named("combobox", "Who plays seat 2").await?;
        page.focus_on(&who).await?;
        page.keys(char::from(Key::Home)).await?;
    }
    page.enter_named("button", "Begin").await?;
    // Until its drawings are there, a board is neither seen nor heard.
    page.wait_for(".free-cell").await?;
    Ok(())
}

#[test]
fn a_whole_game_from_the_home_page_by_keyboard() -> Outcome {
    run("speech_keyboard", DESKTOP, async |page| {
        page.go("").await?;
        press(page, "a[href='#/new/turn-of-time']").await?;
        // The keyboard begins at the top of the new page.
        page.wait_for_script(
            "return document.activeElement.id === 'main'
                 && document.activeElement.matches('.new-game');",
        )
        .await?;
        // From two players to three and back: arrow keys choose.
        tab_to(page, "input[name='players']").await?;
        page.keys(char::from(Key::Right)).await?;
        page.wait_for("select[name='player-3']").await?;
        page.keys(char::from(Key::Left)).await?;
        page.wait_gone("select[name='player-3']").await?;
        tab_to(page, "select[name='player-2']").await?;
        for _ in 0..4 {
            page.keys(char::from(Key::Up)).await?;
        }
        press(page, "#begin").await?;
        page.wait_for("main.table").await?;
        keyboard::play_on(page).await?;
        page.wait_for("#result").await?;
        let played = kept_match(page).await?;
        assert!(matches!(played.position().ending(), Some(Ending::Rules(_))));
        // And on from there.
        press(page, "#again").await?;
        page.wait_for("main.table[data-ply='0']").await?;
        Ok(())
    })
}

/// Arrow keys lead from place to place, on every side where there is one.
#[test]
fn arrow_keys_lead_over_the_board() -> Outcome {
    run("speech_arrows", DESKTOP, async |page| {
        begin(page, 2, &["human", "human"], &[]).await?;
        play_turns(page, 3).await?;
        let free = *table(&kept_match(page).await?).grid();
        let free: Vec<game::Cell> = free.free().collect();
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
                page.keys(char::from(key)).await?;
                queue.push(focused_cell(page).await?);
            }
            visited.push(from);
        }
        visited.sort();
        let mut wanted: Vec<String> = free.iter().map(|cell| format!("cell-{cell}")).collect();
        wanted.sort();
        assert_eq!(visited, wanted);
        Ok(())
    })
}

async fn focused_cell(page: &Page) -> Outcome<String> {
    let id = page
        .script("return document.activeElement.id;", vec![])
        .await?;
    Ok(id.as_str().unwrap_or_default().to_owned())
}

#[test]
fn a_whole_game_by_ear() -> Outcome {
    run("speech_two", DESKTOP, async |page| {
        set_up_by_ear(page, "2").await?;
        let played = play_by_ear(page, usize::MAX).await?;
        assert!(played.position().ending().is_some());
        let tree = page.tree().await?;
        // The result is there to be read too, with everybody's points.
        let result = beginning(&tree, "region", &due(&played));
        let result = tree.text(&pick(&result, 0)?);
        for points in played.state().score().points.as_slice() {
            assert!(result.contains(&format!("{points} point")), "{result}");
        }
        Ok(())
    })
}

#[test]
fn alone_by_ear() -> Outcome {
    run("speech_alone", DESKTOP, async |page| {
        set_up_by_ear(page, "1, alone").await?;
        let played = play_by_ear(page, 9).await?;
        let drawn = played.entries().iter().filter(|entry| {
            **entry == Entry::Action(rules::Action::TurnOfTime(game::Action::Draw))
        });
        assert!(drawn.count() >= 3, "{:?}", played.entries());
        Ok(())
    })
}

/// Counts what live regions say from now on: which, and what.
const LISTEN: &str = "window.heard = [];
    const live = '[role=status], [role=alert], [role=log], [aria-live]';
    window.listener?.disconnect();
    window.listener = new MutationObserver((records) => {
        // What comes in pieces is one change.
        const said = new Set();
        for (const { target, addedNodes, type } of records) {
            const element = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
            const region = element?.closest(live);
            if (region) {
                if (type === 'characterData' || addedNodes.length) {
                    said.add(`${region.id}: ${region.textContent}`);
                }
                continue;
            }
            for (const added of addedNodes) {
                if (added.nodeType !== Node.ELEMENT_NODE) continue;
                const regions = [added, ...added.querySelectorAll('*')];
                for (const region of regions.filter((element) => element.matches(live))) {
                    if (region.textContent) said.add(`${region.id}: ${region.textContent}`);
                }
            }
        }
        window.heard.push(...said);
    });
    window.listener.observe(document.body, { childList: true, characterData: true, subtree: true });";

/// What was said since the last time.
async fn heard(page: &Page) -> Outcome<Vec<String>> {
    let heard = page
        .script(
            "return new Promise((done) => requestAnimationFrame(() =>
                 requestAnimationFrame(() => done(window.heard.splice(0)))));",
            vec![],
        )
        .await?;
    let heard = heard.as_array().into_iter().flatten();
    Ok(heard
        .filter_map(|said| Some(said.as_str()?.to_owned()))
        .collect())
}

async fn said_once(page: &Page, what: &str, part: &str) -> Outcome {
    let heard = heard(page).await?;
    match heard.as_slice() {
        [one] if one.contains(part) => Ok(()),
        _ => Err(Problem::new(format!(
            "{what}: \"{part}\" should be said, once; heard was {heard:?}"
        ))),
    }
}

#[test]
fn each_change_is_said_once() -> Outcome {
    run("speech_once", DESKTOP, async |page| {
        begin(page, 2, &["human", "human"], &[]).await?;
        page.script(LISTEN, vec![]).await?;
        assert!(heard(page).await?.is_empty());
        for _ in 0..4 {
            choose(page).await?;
            assert!(heard(page).await?.is_empty(), "a choice is not a change");
            page.keys(char::from(Key::Escape)).await?;
            page.wait_gone(".planning").await?;
            play_turns(page, 1).await?;
            let played = kept_match(page).await?;
            said_once(page, "an action", &due(&played)).await?;
            // What moves comes to rest without a word.
            page.wait_gone(".card .moving").await?;
            assert!(heard(page).await?.is_empty());
        }
        page.click("#hint").await?;
        page.wait_for("#hint-said").await?;
        said_once(page, "a hint", "Try this: ").await?;
        page.click("#one-back").await?;
        page.wait_for("main.table[data-ply='3']").await?;
        said_once(page, "looking back", "After 3 of 4 actions.").await?;
        page.click("#try-here").await?;
        page.wait_for("#return").await?;
        said_once(page, "trying out", "trying something out").await?;
        page.click("#return").await?;
        page.wait_for("main.table[data-ply='4']").await?;
        said_once(page, "back to the game", "choose a side").await?;
        page.click("#undo").await?;
        page.wait_for("main.table[data-ply='3']").await?;
        said_once(page, "undo", "After 3 of 4 actions.").await?;
        page.click("#redo").await?;
        page.wait_for("main.table[data-ply='4']").await?;
        said_once(page, "redo", "The latest, after 4 actions.").await?;
        page.keys("s").await?;
        said_once(page, "once more", "choose a side").await?;
        page.click("#typing summary").await?;
        page.write("#notation", "nonsense").await?;
        page.keys(char::from(Key::Enter)).await?;
        page.wait_for("#mistyped").await?;
        said_once(page, "what cannot be done", "makes no sense").await?;
        Ok(())
    })
}

/// Against the computer: the own action and whose turn it is, then the bot's.
#[test]
fn bots_are_heard_once_too() -> Outcome {
    run("speech_bots", DESKTOP, async |page| {
        begin(page, 2, &["human", "novice"], &[]).await?;
        page.script(LISTEN, vec![]).await?;
        for turn in 0..3 {
            play_turns(page, 1).await?;
            page.wait_for(&format!(
                "main.table[data-ply='{}'][data-turn='person']",
                2 * turn + 2
            ))
            .await?;
            let heard = heard(page).await?;
            let [own, bots] = heard.as_slice() else {
                return Err(Problem::new(format!("heard was {heard:?}")));
            };
            assert!(own.contains("Player 1 lays"), "{own}");
            assert!(own.ends_with("Novice 2 is thinking …"), "{own}");
            assert!(bots.contains("Novice 2 lays"), "{bots}");
            assert!(bots.contains("Player 1: choose a side"), "{bots}");
        }
        Ok(())
    })
}

/// What is to be said later has its place in the tree from the beginning:
/// screen readers are often silent about a place that comes with its words.
#[test]
fn places_for_news_are_there_before() -> Outcome {
    run("speech_places", DESKTOP, async |page| {
        begin(page, 2, &["human", "human"], &[]).await?;
        let table = page.route().await?;
        page.go(&table.replace("table", "share")).await?;
        let save = page.wait_for_named("button", "Save a file").await?;
        let tree = page.tree().await?;
        let places = tree
            .all("status")
            .filter(|status| tree.text(status).is_empty());
        // That of the page, and that of a new version.
        assert_eq!(places.count(), 2, "{tree:?}");
        page.script(LISTEN, vec![]).await?;
        page.downloads("speech_places").await?;
        page.enter_on(&save).await?;
        page.wait_for_text("#said", "downloads").await?;
        said_once(page, "a file", "among your downloads").await?;
        let tree = page.tree().await?;
        assert!(tree.spoken().contains("among your downloads"));
        Ok(())
    })
}
