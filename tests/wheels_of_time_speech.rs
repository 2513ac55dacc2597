//! Wheels of Time without seeing: whole games by what a screen reader has of
//! the page. What is said is compared with what the native rules make of it.

mod words;

use words::{capital, due, effect, laid, link, pair, symbol, told, wheel, who, work};

use harness::play::gears::{
    self, ALONE, CUT, HUNGER, PLAGUE, actions, ada_and_ben, quickly, state_of,
};
use harness::play::kept_match;
use harness::play::recorded::{before, cut_off, events, recorded};
use harness::{DESKTOP, Key, Node, Outcome, Page, Problem, Tree, run};
use records::{Match, Name};
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheels_of_time::{
    Action, Effect, Event, Good, Link, Phase, Symbol, Wheel, WheelsOfTime,
};

/// The tracks of a city, in the order in which they are read out.
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
    let said = all.map(|(name, height)| format!("{name}{height}of 4"));
    said.to_vec()
}

/// Links and cities are read out as the rules have them.
fn stands_as_the_rules_say(tree: &Tree, state: &WheelsOfTime) -> Outcome {
    let table = match state.players() {
        1 => "Your links",
        _ => "The links of everybody; the common one counts for both",
    };
    let table = tree
        .find("table", table)
        .ok_or_else(|| Problem::new("there is no table of the links"))?;
    let mut said = Vec::new();
    for row in tree.within(table, "row") {
        let Some(head) = tree.within(row, "rowheader").next() else {
            continue;
        };
        let mut cells = vec![tree.text(head)];
        cells.extend(tree.within(row, "cell").map(|cell| tree.text(cell)));
        said.push(cells);
    }
    let settled = !matches!(state.phase(), Phase::Place(_) | Phase::Choose);
    let alone = state.is_solo();
    let wanted: Vec<_> = Seat::all(state.players())
        .flat_map(|seat| Link::ALL.map(|link| (seat, link)))
        .map(|(seat, which)| {
            let (own, other) = state.wheels().link_symbols(state.player_wheel(seat), which);
            let name = match which {
                Link::A => "A",
                Link::B => "B",
                Link::Common => "Common",
            };
            let owner = match (alone, settled) {
                (true, _) => "You".to_owned(),
                (_, true) => who(seat, false).to_owned(),
                _ => capital(wheel(Wheel::Player(state.player_wheel(seat)))),
            };
            vec![
                owner,
                name.to_owned(),
                format!("{} and {}", symbol(own), symbol(other)),
                effect(state.effect(seat, which)),
            ]
        })
        .collect();
    assert_eq!(said, wanted);
    for seat in Seat::all(state.players()) {
        let city = tree.find("region", who(seat, alone));
        let city = city.ok_or_else(|| Problem::new(format!("no region: {tree:?}")))?;
        let said = tree.text(city);
        for track in tracks(state, seat) {
            assert!(said.contains(&track), "\"{track}\" is not in \"{said}\"");
        }
    }
    Ok(())
}

/// What the button of an action is called, or begins with.
fn called(action: Action) -> String {
    let called = match action {
        Action::Place { wheel, space } => {
            let lies = laid(wheel, space).replacen(" with", " so, with", 1);
            format!("leave {lies}")
        }
        Action::Take(mark) => format!("take {}", wheel(Wheel::Player(mark))),
        Action::Feed(0) => "feed nobody".to_owned(),
        Action::Feed(people) => format!("feed {people}"),
        Action::Turn(which) => format!("turn {}", wheel(which)),
        Action::Build(what) => format!("build {} from the store", work(what)),
        Action::Trigger(which) => format!("trigger {}", link(which)),
        Action::Join(links) => format!("make a building of {}", pair(links)),
        Action::SpendWorker => "spend a hired worker for one more action".to_owned(),
        Action::EndActions => "end the actions".to_owned(),
        Action::ProduceSeparately => "let each link give its own".to_owned(),
    };
    capital(&called)
}

/// A button that is called so, or so and then what it does.
fn button<'a>(tree: &'a Tree, name: &str) -> Option<&'a Node> {
    tree.all("button").find(|button| {
        let rest = button.name.strip_prefix(name);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(": "))
    })
}

/// A wheel or a link in the picture: its name begins so.
fn place<'a>(tree: &'a Tree, begins: &str) -> Outcome<&'a Node> {
    tree.all("button")
        .find(|button| button.name.starts_with(begins))
        .ok_or_else(|| Problem::new(format!("no button \"{begins}…\": {tree:?}")))
}

/// Takes an action by what the tree says: in the picture, or by its button.
async fn act_by_ear(page: &Page, tree: &Tree, played: &Match, action: Action) -> Outcome {
    let (state, ply) = (state_of(played)?, played.ply());
    let picture = state.actions_left().is_multiple_of(2);
    match action {
        Action::Turn(which) if picture => {
            let begins = format!("{}, ", capital(wheel(which)));
            let wheel = place(tree, &begins)?;
            if wheel.pressed {
                page.enter_on(wheel).await?;
            } else {
                page.choose(wheel).await?;
                let tree = page.tree().await?;
                let chosen = place(&tree, &begins)?;
                assert!(
                    chosen.pressed && chosen.name.ends_with(" Turn it."),
                    "{chosen:?}"
                );
                page.enter_on(chosen).await?;
            }
            return Ok(());
        }
        Action::Trigger(which) if picture => {
            let (own, other) = state
                .wheels()
                .link_symbols(state.player_wheel(state.active()), which);
            let shared = which == Link::Common && !state.is_solo();
            let both = if shared { ", the link of both" } else { "" };
            let begins = format!(
                "{}{both}, {} and {}: ",
                capital(link(which)),
                symbol(own),
                symbol(other)
            );
            let there = place(tree, &begins)?;
            assert!(there.name.ends_with(". Use it."), "{}", there.name);
            page.enter_on(there).await?;
        }
        Action::Place { .. } => {
            for _ in 0..12 {
                let tree = page.tree().await?;
                if let Some(done) = button(&tree, &called(action)) {
                    return page.enter_on(done).await;
                }
                page.enter_named("button", "Turn it on").await?;
            }
            return Err(Problem::new("the wheel never lies so"));
        }
        _ => {
            let name = called(action);
            let there = button(tree, &name);
            let there = there.ok_or_else(|| Problem::new(format!("no \"{name}\": {tree:?}")))?;
            page.enter_on(there).await?;
        }
    }
    if let Action::Trigger(which) = action {
        // What can only hurt is asked first.
        page.wait_for_script(&format!(
            "return Number(document.querySelector('main').dataset.ply) > {ply}
                 || document.querySelector('.wt-button.danger') !== null;"
        ))
        .await?;
        let sure = format!("Really trigger {}?", link(which));
        if let Some(sure) = page.tree().await?.find("button", &sure) {
            page.enter_on(sure).await?;
        }
    }
    Ok(())
}

/// Plays actions by the tree alone, and listens; tells what kinds of events were
/// heard of.
async fn play_by_ear(page: &Page, line: &[Action]) -> Outcome<(Match, Vec<&'static str>)> {
    let mut played = kept_match(page).await?;
    let mut kinds = Vec::new();
    let mut tree = page.tree().await?;
    for action in line {
        let state = state_of(&played)?;
        let name = WheelsOfTime::notation(*action);
        stands_as_the_rules_say(&tree, &state)?;
        act_by_ear(page, &tree, &played, *action)
            .await
            .map_err(|problem| problem.during(&name))?;
        let ply = played.ply() + 1;
        page.wait_for(&format!("main.table[data-ply='{ply}']"))
            .await
            .map_err(|problem| problem.during(&name))?;
        let happened = played.apply(rules::Action::WheelsOfTime(*action));
        happened.map_err(|why| Problem::new(format!("{name}: {why:?}")))?;
        tree = page.tree().await?;
        let said = tree.spoken();
        let state = state_of(&played)?;
        for (kind, piece) in told(&events::<WheelsOfTime>(&played, ply), state.is_solo()) {
            assert!(said.contains(&piece), "\"{piece}\" is not said: {said}");
            kinds.push(kind);
        }
        let due = due(&played, &state);
        assert!(said.ends_with(&due), "\"{due}\" does not end: {said}");
    }
    let kept = kept_match(page).await?;
    assert_eq!(kept.state().hash(), played.state().hash());
    Ok((played, kinds))
}

fn were_heard(kinds: &[&str], wanted: &[&str]) {
    for kind in wanted {
        assert!(kinds.contains(kind), "{kind} was not played: {kinds:?}");
    }
}

/// From the home page to the table by the tree alone.
#[test]
fn alone_by_ear() -> Outcome {
    run("gears_alone_by_ear", DESKTOP, async |page| {
        quickly(page).await?;
        page.go("").await?;
        page.enter_named("link", "New game of Wheels of Time")
            .await?;
        let alone = page.wait_for_named("radio", "1, alone").await?;
        page.focus_on(&alone).await?;
        page.keys(" ").await?;
        page.enter_named("DisclosureTriangle", "Taking back, aids, seed")
            .await?;
        let seed = "The same number deals the same game again. Leave it empty for a new one.";
        let seed = page.wait_for_named("textbox", seed).await?;
        page.focus_on(&seed).await?;
        page.keys("1").await?;
        page.enter_named("button", "Begin").await?;
        gears::wait_for_board(page).await?;
        let line = actions(&recorded(ALONE)?);
        let (_, kinds) = play_by_ear(page, &line[..14]).await?;
        were_heard(&kinds, &["rotated", "round over", "gained"]);
        let at = line.len() - 6;
        let mut begun = cut_off(ALONE, at)?;
        begun.set_name(Seat::FIRST, Name::default());
        gears::sit_down_at(page, &begun).await?;
        let (_, kinds) = play_by_ear(page, &line[at..]).await?;
        were_heard(&kinds, &["joined"]);
        let tree = page.tree().await?;
        let result = tree.find("region", "You did it");
        let result = result.ok_or_else(|| Problem::new("the result is nowhere to be read"))?;
        let result = tree.text(result);
        assert!(
            result.contains("Your city is complete in round 8 of 8."),
            "{result}"
        );
        Ok(())
    })
}

#[test]
fn a_duel_by_ear() -> Outcome {
    run("gears_by_ear", DESKTOP, async |page| {
        quickly(page).await?;
        let line = actions(&recorded(HUNGER)?);
        gears::sit_down_at(page, &cut_off(HUNGER, 0)?).await?;
        let (_, mut kinds) = play_by_ear(page, &line[..20]).await?;
        let from = line.len() - 17;
        gears::sit_down_at(page, &cut_off(HUNGER, from)?).await?;
        let (_, last) = play_by_ear(page, &line[from..]).await?;
        kinds.extend(last);
        were_heard(
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
        let tree = page.tree().await?;
        let result = tree.find("region", "Ada wins");
        let result = result.ok_or_else(|| Problem::new("the result is nowhere to be read"))?;
        let result = tree.text(result);
        assert!(
            result.contains("The loser's population fell to zero."),
            "{result}"
        );
        page.enter_named("button", "Play again, seats turned")
            .await?;
        page.wait_for("main.table[data-ply='0']").await?;
        Ok(())
    })
}

/// Laying out and choosing, and how that game ends.
#[test]
fn laying_out_and_choosing_by_ear() -> Outcome {
    run("gears_cut_by_ear", DESKTOP, async |page| {
        quickly(page).await?;
        let line = actions(&recorded(CUT)?);
        gears::sit_down_at(page, &cut_off(CUT, 0)?).await?;
        let (_, kinds) = play_by_ear(page, &line[..12]).await?;
        were_heard(&kinds, &["placed", "took", "ended"]);
        let from = line.len() - 16;
        gears::sit_down_at(page, &cut_off(CUT, from)?).await?;
        let (_, kinds) = play_by_ear(page, &line[from..]).await?;
        were_heard(&kinds, &["joined", "built"]);
        Ok(())
    })
}

#[test]
fn disasters_by_ear() -> Outcome {
    run("gears_disaster_by_ear", DESKTOP, async |page| {
        quickly(page).await?;
        let strikes = |_: &WheelsOfTime, _: Action, events: &[Event]| {
            events
                .iter()
                .any(|event| matches!(event, Event::Disaster { .. }))
        };
        let line = actions(&recorded(PLAGUE)?);
        let at = before::<WheelsOfTime>(&recorded(PLAGUE)?, strikes)?;
        gears::sit_down_at(page, &cut_off(PLAGUE, at)?).await?;
        let (_, kinds) = play_by_ear(page, &line[at..at + 2]).await?;
        were_heard(&kinds, &["disaster", "all turned"]);
        let from = line.len() - 8;
        gears::sit_down_at(page, &cut_off(PLAGUE, from)?).await?;
        let (_, kinds) = play_by_ear(page, &line[from..]).await?;
        were_heard(&kinds, &["disaster", "struck"]);
        Ok(())
    })
}

/// What an action would bring is said before it is done.
#[test]
fn what_comes_of_it_is_said_before() -> Outcome {
    run("gears_before", DESKTOP, async |page| {
        ada_and_ben(page, &[]).await?;
        let tree = page.tree().await?;
        let names: Vec<&str> = tree.all("button").map(|one| one.name.as_str()).collect();
        for name in [
            "Trigger link B: one food",
            "Trigger link A: nothing. Link A gives nothing just now.",
            "Link B, gold and food: one food. Use it.",
            "Wheel 1, player wheel. Choose it.",
            "Wheel A, production wheel. Choose it.",
        ] {
            assert!(names.contains(&name), "{name}: {names:?}");
        }
        let build = "Build a wall from the store. A wall costs a brick and a stone";
        assert!(
            names.iter().any(|name| name.starts_with(build)),
            "{names:?}"
        );
        // The other one's wheel is nobody's to turn.
        assert!(
            !names.iter().any(|name| name.starts_with("Wheel 2")),
            "{names:?}"
        );
        // What the end would bring is read out with names.
        let group = tree.text(
            tree.all("region")
                .find(|region| region.name == "The board")
                .ok_or_else(|| Problem::new("no board"))?,
        );
        assert!(group.contains("If you end now: "), "{group}");
        assert!(group.contains("Ada gains one food."), "{group}");
        Ok(())
    })
}

/// A thief is named before the theft.
#[test]
fn a_common_danger_says_whom_it_robs() -> Outcome {
    run("gears_thief", DESKTOP, async |page| {
        let common = |state: &WheelsOfTime, _: Action, _: &[Event]| {
            state.phase() == Phase::Actions
                && matches!(
                    state.effect(state.active(), Link::Common),
                    Effect::Danger(Good::Brick | Good::Wood | Good::Stone | Good::Food)
                )
        };
        let at = before::<WheelsOfTime>(&recorded(CUT)?, common)?;
        let cut = cut_off(CUT, at)?;
        gears::sit_down_at(page, &cut).await?;
        let state = state_of(&cut)?;
        let (own, _) = state
            .wheels()
            .link_symbols(state.player_wheel(state.active()), Link::Common);
        let says = if own == Symbol::Skull {
            "danger: you take "
        } else {
            " of yours is taken"
        };
        let tree = page.tree().await?;
        let there = place(&tree, "The common link, the link of both, ")?;
        assert!(there.name.contains(says), "{}", there.name);
        page.focus_on(there).await?;
        page.keys(char::from(Key::Enter)).await
    })
}
