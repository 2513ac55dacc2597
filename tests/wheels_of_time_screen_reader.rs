//! Wheels of Time with a screen reader: plays by the accessibility tree. Names and announcements
//! are compared with those that follow from the native rules.

mod expected_text;

use expected_text::{
    capitalized, effect, expected_announcements, expected_prompt, link, pair, player_name, symbol,
    wheel, wheel_position, work,
};

use harness::play::fixtures::{events, match_at, ply_before, recorded_match};
use harness::play::match_page::set_instant_pace;
use harness::play::stored_match;
use harness::play::wheels_of_time::{
    self, CUT_AND_CHOOSE, HUNGER, PLAGUE, SOLO, actions, start_ada_vs_ben, state_of, wait_for_state,
};
use harness::{
    AccessibilityTree, AccessibleNode, DESKTOP, Driver as _, Key, Page, TestError, TestResult,
    json, run,
};
use records::{Match, Name};
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheels_of_time::{
    Action, Effect, Event, Good, Link, Phase, Symbol, Wheel, WheelsOfTime,
};

/// The tracks of a city in reading order.
fn tracks(state: &WheelsOfTime, seat: Seat) -> Vec<String> {
    let [
        food,
        people,
        walls,
        roads,
        houses,
        bricks,
        wood,
        stones,
        store,
        workers,
    ] = state.city(seat).tracks();
    let all = [
        ("Walls", walls),
        ("Roads", roads),
        ("Buildings", houses),
        ("Population", people),
        ("Food production", food),
        ("Bricks", bricks),
        ("Wood", wood),
        ("Stones", stones),
        ("Food", store),
        ("Hired workers", workers),
    ];
    let announced = all.map(|(name, height)| format!("{name}{height}of 4"));
    announced.to_vec()
}

/// Asserts that the table of links and the cities are those of the state.
fn assert_links_and_cities(tree: &AccessibilityTree, state: &WheelsOfTime) -> TestResult {
    let table = match state.players() {
        1 => "Your links",
        _ => "All links; the common link counts for both players",
    };
    let table = tree
        .find("table", table)
        .ok_or_else(|| TestError::new("the table of links is missing"))?;
    let mut announced = Vec::new();
    for row in tree.descendants(table, "row") {
        let Some(head) = tree.descendants(row, "rowheader").next() else {
            continue;
        };
        let mut cells = vec![tree.text(head)];
        cells.extend(tree.descendants(row, "cell").map(|cell| tree.text(cell)));
        announced.push(cells);
    }
    let settled = !matches!(state.phase(), Phase::Place(_) | Phase::Choose);
    let is_solo = state.is_solo();
    let expected: Vec<_> = Seat::all(state.players())
        .flat_map(|seat| Link::ALL.map(|link| (seat, link)))
        .map(|(seat, which)| {
            let (own, other) = state.wheels().link_symbols(state.player_wheel(seat), which);
            let name = match which {
                Link::A => "A",
                Link::B => "B",
                Link::Common => "Common",
            };
            let owner = match (is_solo, settled) {
                (true, _) => "You".to_owned(),
                (_, true) => player_name(seat, false).to_owned(),
                _ => capitalized(wheel(Wheel::Player(state.player_wheel(seat)))),
            };
            vec![
                owner,
                name.to_owned(),
                format!("{} and {}", symbol(own), symbol(other)),
                effect(state.effect(seat, which)),
            ]
        })
        .collect();
    assert_eq!(announced, expected);
    for seat in Seat::all(state.players()) {
        let city = tree.find("region", player_name(seat, is_solo));
        let city = city.ok_or_else(|| TestError::new(format!("no region: {tree:?}")))?;
        let announced = tree.text(city);
        for track in tracks(state, seat) {
            assert!(
                announced.contains(&track),
                "\"{track}\" is not in \"{announced}\""
            );
        }
    }
    Ok(())
}

/// The name, or its prefix, of an action's button.
fn button_name(action: Action) -> String {
    let button_name = match action {
        Action::Place { wheel, space } => {
            let position = wheel_position(wheel, space).replacen(" with", " like this, with", 1);
            format!("keep {position}")
        }
        Action::Take(mark) => format!("take {}", wheel(Wheel::Player(mark))),
        Action::Feed(0) => "feed nobody".to_owned(),
        Action::Feed(people) => format!("feed {people}"),
        Action::Turn(which) => format!("turn {}", wheel(which)),
        Action::Build(what) => format!("build {} from your supply", work(what)),
        Action::Trigger(which) => format!("trigger {}", link(which)),
        Action::Join(links) => format!("make a building from {}", pair(links)),
        Action::SpendWorker => "spend a hired worker for one more action".to_owned(),
        Action::EndActions => "end your actions".to_owned(),
        Action::ProduceSeparately => "let each link produce separately".to_owned(),
    };
    capitalized(&button_name)
}

/// The button with this name, or with this name and an effect after it.
fn button<'a>(tree: &'a AccessibilityTree, name: &str) -> Option<&'a AccessibleNode> {
    tree.all_with_role("button").find(|button| {
        let rest = button.name.strip_prefix(name);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(": "))
    })
}

/// The button in the drawing whose name has this prefix.
fn drawing_button<'a>(tree: &'a AccessibilityTree, prefix: &str) -> TestResult<&'a AccessibleNode> {
    tree.all_with_role("button")
        .find(|button| button.name.starts_with(prefix))
        .ok_or_else(|| TestError::new(format!("no button \"{prefix}…\": {tree:?}")))
}

/// Performs an action by the accessibility tree: in the drawing, or by its button.
async fn perform_by_tree(
    page: &Page,
    tree: &AccessibilityTree,
    played: &Match,
    action: Action,
) -> TestResult {
    let (state, ply) = (state_of(played)?, played.ply());
    let picture = state.actions_left().is_multiple_of(2);
    match action {
        Action::Turn(which) if picture => {
            let prefix = format!("{}, ", capitalized(wheel(which)));
            let wheel = drawing_button(tree, &prefix)?;
            if wheel.pressed {
                page.activate(wheel).await?;
            } else {
                page.press_toggle(wheel).await?;
                let tree = page.accessibility_tree().await?;
                let chosen = drawing_button(&tree, &prefix)?;
                assert!(
                    chosen.pressed && chosen.name.ends_with(" Turn it."),
                    "{chosen:?}"
                );
                page.activate(chosen).await?;
            }
            return Ok(());
        }
        Action::Trigger(which) if picture => {
            let (own, other) = state
                .wheels()
                .link_symbols(state.player_wheel(state.active()), which);
            let shared = which == Link::Common && !state.is_solo();
            let suffix = if shared {
                ", shared by both players"
            } else {
                ""
            };
            let prefix = format!(
                "{}{suffix}, {} and {}: ",
                capitalized(link(which)),
                symbol(own),
                symbol(other)
            );
            let target = drawing_button(tree, &prefix)?;
            assert!(target.name.ends_with(". Use it."), "{}", target.name);
            page.activate(target).await?;
        }
        Action::Place { .. } => {
            for _ in 0..12 {
                let tree = page.accessibility_tree().await?;
                if let Some(done) = button(&tree, &button_name(action)) {
                    return page.activate(done).await;
                }
                page.activate_named("button", "Turn forward").await?;
            }
            return Err(TestError::new("the wheel never reaches its space"));
        }
        _ => {
            let name = button_name(action);
            let target = button(tree, &name);
            let target =
                target.ok_or_else(|| TestError::new(format!("no \"{name}\": {tree:?}")))?;
            page.activate(target).await?;
        }
    }
    if let Action::Trigger(which) = action {
        // A link that can only do harm asks for confirmation.
        page.wait_for_script(&format!(
            "return Number(document.querySelector('main').dataset.ply) > {ply}
                 || document.querySelector('.wt-button.danger') !== null;"
        ))
        .await?;
        let confirm = format!("Really trigger {}?", link(which));
        if let Some(confirm) = page.accessibility_tree().await?.find("button", &confirm) {
            page.activate(confirm).await?;
        }
    }
    Ok(())
}

/// Plays actions by the accessibility tree and checks the announcements; returns the match and the
/// kinds of events.
async fn play_by_tree(page: &Page, line: &[Action]) -> TestResult<(Match, Vec<&'static str>)> {
    let mut played = stored_match(page).await?;
    let mut kinds = Vec::new();
    wait_for_state(page, &state_of(&played)?).await?;
    let mut tree = page.accessibility_tree().await?;
    for action in line {
        let state = state_of(&played)?;
        let name = WheelsOfTime::notation(*action);
        assert_links_and_cities(&tree, &state)?;
        perform_by_tree(page, &tree, &played, *action)
            .await
            .map_err(|error| error.context(&name))?;
        let ply = played.ply() + 1;
        page.wait_for(&format!("main.table[data-ply='{ply}']"))
            .await
            .map_err(|error| error.context(&name))?;
        let happened = played.apply(rules::Action::WheelsOfTime(*action));
        happened.map_err(|error| TestError::new(format!("{name}: {error:?}")))?;
        let state = state_of(&played)?;
        let (now_kinds, pieces): (Vec<_>, Vec<_>) =
            expected_announcements(&events::<WheelsOfTime>(&played, ply), state.is_solo())
                .into_iter()
                .unzip();
        let prompt = expected_prompt(&played, &state);
        // On a busy machine, parts of the page are rendered after the ply.
        wait_for_state(page, &state)
            .await
            .map_err(|error| error.context(&name))?;
        let script = "const [pieces, prompt] = arguments;
             const spoken = document.getElementById('spoken').textContent.trim();
             return spoken.endsWith(prompt) && pieces.every((piece) => spoken.includes(piece));";
        let what = format!("the announcement of {name}: {pieces:?}, {prompt}");
        page.wait_until(&what, script, vec![json!(pieces), json!(prompt)])
            .await?;
        tree = page.accessibility_tree().await?;
        let announced = tree.announcements();
        for piece in pieces.iter().chain([&prompt]) {
            assert!(announced.contains(piece), "{piece}: {announced}");
        }
        kinds.extend(now_kinds);
    }
    let stored = stored_match(page).await?;
    assert_eq!(stored.state().hash(), played.state().hash());
    Ok((played, kinds))
}

fn assert_announced_kinds(kinds: &[&str], expected: &[&str]) {
    for kind in expected {
        assert!(kinds.contains(kind), "{kind} was not played: {kinds:?}");
    }
}

/// From the home page to the result, by the accessibility tree alone.
#[test]
fn a_solo_game_by_screen_reader() -> TestResult {
    run("wheels_of_time_speech_solo", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        page.goto("").await?;
        page.activate_named("link", "Change how you play Wheels of Time")
            .await?;
        let is_solo = page.wait_for_role("radio", "1 (solo)").await?;
        page.focus_node(&is_solo).await?;
        page.press_keys(" ").await?;
        page.activate_named("DisclosureTriangle", "House rules As in the rulebook")
            .await?;
        let seed = "The same seed always deals the same game. Leave it empty for a random one.";
        let seed = page.wait_for_role("textbox", seed).await?;
        page.focus_node(&seed).await?;
        page.press_keys("1").await?;
        page.activate_named("button", "Start game").await?;
        wheels_of_time::wait_for_board(page).await?;
        let line = actions(&recorded_match(SOLO)?);
        let (_, kinds) = play_by_tree(page, &line[..14]).await?;
        assert_announced_kinds(&kinds, &["rotated", "round over", "gained"]);
        let at = line.len() - 6;
        let mut start = match_at(SOLO, at)?;
        start.set_name(Seat::FIRST, Name::default());
        wheels_of_time::open_match(page, &start).await?;
        let (_, kinds) = play_by_tree(page, &line[at..]).await?;
        assert_announced_kinds(&kinds, &["joined"]);
        let tree = page.accessibility_tree().await?;
        let result = tree.find("region", "You win");
        let result =
            result.ok_or_else(|| TestError::new("the result is not in the accessibility tree"))?;
        let result = tree.text(result);
        assert!(
            result.contains("You completed your city in round 8 of 8."),
            "{result}"
        );
        Ok(())
    })
}

#[test]
fn a_duel_by_screen_reader() -> TestResult {
    run("wheels_of_time_speech", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        let line = actions(&recorded_match(HUNGER)?);
        wheels_of_time::open_match(page, &match_at(HUNGER, 0)?).await?;
        let (_, mut kinds) = play_by_tree(page, &line[..20]).await?;
        let from = line.len() - 17;
        wheels_of_time::open_match(page, &match_at(HUNGER, from)?).await?;
        let (_, last) = play_by_tree(page, &line[from..]).await?;
        kinds.extend(last);
        assert_announced_kinds(
            &kinds,
            &[
                "turned",
                "triggered",
                "worked",
                "fed",
                "starved",
                "both gained",
            ],
        );
        let tree = page.accessibility_tree().await?;
        let result = tree.find("region", "Ada wins");
        let result =
            result.ok_or_else(|| TestError::new("the result is not in the accessibility tree"))?;
        let result = tree.text(result);
        assert!(
            result.contains("The loser's population fell to zero."),
            "{result}"
        );
        page.activate_named("button", "Rematch").await?;
        page.wait_for("main.table[data-ply='0']").await?;
        Ok(())
    })
}

/// Laying out and choosing wheels, and the end of such a game.
#[test]
fn cut_and_choose_by_screen_reader() -> TestResult {
    run("wheels_of_time_speech_cut", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        let line = actions(&recorded_match(CUT_AND_CHOOSE)?);
        wheels_of_time::open_match(page, &match_at(CUT_AND_CHOOSE, 0)?).await?;
        let (_, kinds) = play_by_tree(page, &line[..12]).await?;
        assert_announced_kinds(&kinds, &["placed", "took", "ended"]);
        let from = line.len() - 16;
        wheels_of_time::open_match(page, &match_at(CUT_AND_CHOOSE, from)?).await?;
        let (_, kinds) = play_by_tree(page, &line[from..]).await?;
        assert_announced_kinds(&kinds, &["joined", "built"]);
        Ok(())
    })
}

#[test]
fn disasters_by_screen_reader() -> TestResult {
    run("wheels_of_time_speech_disaster", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        let strikes = |_: &WheelsOfTime, _: Action, events: &[Event]| {
            events
                .iter()
                .any(|event| matches!(event, Event::Disaster { .. }))
        };
        let line = actions(&recorded_match(PLAGUE)?);
        let at = ply_before::<WheelsOfTime>(&recorded_match(PLAGUE)?, strikes)?;
        wheels_of_time::open_match(page, &match_at(PLAGUE, at)?).await?;
        let (_, kinds) = play_by_tree(page, &line[at..at + 2]).await?;
        assert_announced_kinds(&kinds, &["disaster", "all turned"]);
        let from = line.len() - 8;
        wheels_of_time::open_match(page, &match_at(PLAGUE, from)?).await?;
        let (_, kinds) = play_by_tree(page, &line[from..]).await?;
        assert_announced_kinds(&kinds, &["disaster", "struck"]);
        Ok(())
    })
}

/// The name of an action's button states its effect.
#[test]
fn buttons_announce_the_effect_of_the_action() -> TestResult {
    run("wheels_of_time_effects_announced", DESKTOP, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        let tree = page.accessibility_tree().await?;
        let names: Vec<&str> = tree
            .all_with_role("button")
            .map(|one| one.name.as_str())
            .collect();
        for name in [
            "Trigger link B: 1 food",
            "Trigger link A: nothing. Link A gives nothing right now.",
            "Link B, gold and food: 1 food. Use it.",
            "Wheel 1, player wheel. Choose it.",
            "Wheel A, production wheel. Choose it.",
        ] {
            assert!(names.contains(&name), "{name}: {names:?}");
        }
        let build = "Build a wall from your supply. A wall costs a brick and a stone";
        assert!(
            names.iter().any(|name| name.starts_with(build)),
            "{names:?}"
        );
        // The opponent's wheel cannot be turned.
        assert!(
            !names.iter().any(|name| name.starts_with("Wheel 2")),
            "{names:?}"
        );
        // The forecast for the end of the actions contains the names of the players.
        let group = tree.text(
            tree.all_with_role("region")
                .find(|region| region.name == "The board")
                .ok_or_else(|| TestError::new("no board"))?,
        );
        assert!(group.contains("If you end now: "), "{group}");
        assert!(group.contains("Ada gains 1 food."), "{group}");
        Ok(())
    })
}

/// The name of the link tells who is robbed.
#[test]
fn a_common_danger_names_its_victim() -> TestResult {
    run("wheels_of_time_victim_named", DESKTOP, async |page| {
        let common = |state: &WheelsOfTime, _: Action, _: &[Event]| {
            state.phase() == Phase::Actions
                && matches!(
                    state.effect(state.active(), Link::Common),
                    Effect::Danger(Good::Brick | Good::Wood | Good::Stone | Good::Food)
                )
        };
        let at = ply_before::<WheelsOfTime>(&recorded_match(CUT_AND_CHOOSE)?, common)?;
        let start = match_at(CUT_AND_CHOOSE, at)?;
        wheels_of_time::open_match(page, &start).await?;
        let state = state_of(&start)?;
        let (own, _) = state
            .wheels()
            .link_symbols(state.player_wheel(state.active()), Link::Common);
        let expected_phrase = if own == Symbol::Skull {
            "danger: you take "
        } else {
            "danger: you lose "
        };
        let tree = page.accessibility_tree().await?;
        let target = drawing_button(&tree, "The common link, shared by both players, ")?;
        assert!(target.name.contains(expected_phrase), "{}", target.name);
        page.focus_node(target).await?;
        page.press_keys(char::from(Key::Enter)).await
    })
}
