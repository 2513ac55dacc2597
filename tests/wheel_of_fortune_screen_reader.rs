//! The Wheel of Fortune with a screen reader: plays by the accessibility tree and checks the
//! announcements.

use harness::play::fixtures::{match_at, ply_before, recorded_match};
use harness::play::match_page::set_instant_pace;
use harness::play::stored_match;
use harness::play::wheel_of_fortune::{
    INQUISITION, PLAGUE, TWO, actions, open_match, state_of, wait_for_ply,
};
use harness::{
    AccessibilityTree, AccessibleNode, DESKTOP, Driver as _, Key, Page, TestError, TestResult, run,
};
use records::Match;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Action, Cell, Event, Gain, Kind, Phase, WheelOfFortune};
use rules::{Event as AnyEvent, Seat};

fn name(played: &Match, seat: Seat) -> String {
    let seat_config = played.seat_config(seat);
    seat_config.map_or_else(String::new, |seat_config| {
        seat_config.name.as_str().to_owned()
    })
}

fn cell_text(at: Cell) -> String {
    format!("column {}, row {}", at.column(), at.row())
}

const fn follower(kind: Kind) -> &'static str {
    match kind {
        Kind::City => "knight",
        Kind::Road => "thief",
        Kind::Field => "farmer",
        Kind::Cloister => "monk",
    }
}

/// The first button whose name has this prefix.
fn button<'a>(tree: &'a AccessibilityTree, prefix: &str) -> TestResult<&'a AccessibleNode> {
    tree.all_with_role("button")
        .find(|button| button.name.starts_with(prefix))
        .ok_or_else(|| TestError::new(format!("no button \"{prefix}…\": {tree:?}")))
}

fn capitalized(text: &str) -> String {
    let (first, rest) = text.split_at(1);
    first.to_uppercase() + rest
}

/// Performs an action by the names of its controls.
async fn perform_by_tree(page: &Page, state: &WheelOfFortune, action: Action) -> TestResult {
    let tree = page.accessibility_tree().await?;
    match action {
        Action::Draw => page.activate(button(&tree, "Draw the first tile")?).await,
        Action::End => page.activate(button(&tree, "End turn")?).await,
        Action::ReturnFollower(at) => {
            // On the board, followers are in the order in which their tiles were placed.
            let own = state.tiles().filter(|placed| {
                let standing = placed.follower.map(|(seat, _)| seat);
                standing.is_some() && standing == state.to_act()
            });
            let number = own.take_while(|placed| placed.cell != at).count();
            let mut buttons = tree.all_with_role("button");
            let home = buttons.find(|button| button.name.starts_with("Take back the "));
            let mut rest = home.into_iter().chain(buttons);
            let home = rest.nth(number);
            let home = home.ok_or_else(|| TestError::new("no follower can be taken back"))?;
            assert!(home.name.starts_with("Take back the "), "{}", home.name);
            page.activate(home).await
        }
        Action::Crown(sector) => {
            let name = format!("Deploy a follower to a crown of {sector:?}, ");
            page.activate(button(&tree, &name)?).await
        }
        Action::Deploy(part) => {
            let name = format!("Deploy a {}", follower(part.kind));
            // In the country the button comes and goes with the zoom, which may still change after
            // a tile was placed; the last one is on the large tile below it.
            let buttons = tree.all_with_role("button");
            let button = buttons
                .filter(|button| button.name.starts_with(&name))
                .last();
            let button = button.ok_or_else(|| TestError::new(format!("no button \"{name}…\"")))?;
            page.activate(button).await
        }
        Action::Place { cell, .. } => {
            let at = capitalized(&cell_text(cell));
            page.activate(button(&tree, &format!("{at}, "))?).await?;
            let expected = WheelOfFortune::notation(action);
            for _ in 0..4 {
                let tree = page.accessibility_tree().await?;
                let cell_button = button(&tree, &format!("{at}, "))?;
                assert!(
                    cell_button.pressed && cell_button.name.contains("The tile is here."),
                    "{cell_button:?}"
                );
                let placement_action = page
                    .attribute(".wf-actions .primary[data-action]", "data-action")
                    .await?;
                if placement_action.as_ref() == Some(&expected) {
                    return page.press_keys(char::from(Key::Enter)).await;
                }
                page.press_keys('r').await?;
                page.wait_for_script(&format!(
                    "return document.querySelector('.wf-actions .primary[data-action]').dataset.action !== '{}';",
                    placement_action.unwrap_or_default()
                ))
                .await?;
            }
            Err(TestError::new("the tile never reaches its rotation"))
        }
    }
}

/// A text that has to be announced for an event, unless it is announced as part of another one.
fn expected_announcement(played: &Match, event: &Event) -> Option<String> {
    let of = |seat| name(played, seat);
    Some(match *event {
        Event::Drawn { seat, tile } => match tile.number() {
            Some(number) => format!("{} draws a tile with a {number}: ", of(seat)),
            None => format!("{} draws a tile: ", of(seat)),
        },
        Event::Placed { seat, cell, .. } => {
            format!("{} places it at {}", of(seat), cell_text(cell))
        }
        Event::PigMoved { steps: 1, sector } => format!("The pig moves 1 sector to {sector:?}: "),
        Event::PigMoved { steps, sector } => {
            format!("The pig moves {steps} sectors to {sector:?}: ")
        }
        Event::FitsNowhere { .. } => {
            "The tile does not fit anywhere and is removed from the game.".to_owned()
        }
        Event::Spared { seat } => {
            format!("{} has no follower on a tile to lose.", of(seat))
        }
        Event::Deployed { seat, .. } => format!("{} deploys a ", of(seat)),
        Event::Gained {
            seat,
            gain: Gain::Fortune,
            points,
        } => format!("{points} points for {}.", of(seat)),
        Event::Gained { seat, points, .. } => {
            // Each player who gains is named, in a sentence of their own or in a list.
            assert!(points > 0);
            of(seat)
        }
        Event::WentHome { .. } => return None,
    })
}

/// Plays actions by the accessibility tree; their events and the next prompt have to be announced.
async fn play_by_tree(page: &Page, line: &[Action]) -> TestResult {
    let mut played = stored_match(page).await?;
    for action in line {
        let state = state_of(&played)?;
        let text = WheelOfFortune::notation(*action);
        perform_by_tree(page, &state, *action)
            .await
            .map_err(|error| error.context(&text))?;
        let applied = played.apply(rules::Action::WheelOfFortune(*action));
        let events = applied.map_err(|error| TestError::new(format!("{text}: {error:?}")))?;
        wait_for_ply(page, played.ply()).await?;
        let announced = page.accessibility_tree().await?.announcements();
        for event in events {
            let AnyEvent::WheelOfFortune(event) = event else {
                continue;
            };
            if let Some(expected) = expected_announcement(&played, &event) {
                assert!(
                    announced.contains(&expected),
                    "\"{expected}\" is not in \"{announced}\""
                );
            }
        }
        let task = match state_of(&played)?.phase() {
            Phase::Draw => "draw the first tile.",
            Phase::Plague { .. } => "take back one of your followers (plague).",
            Phase::Place => "place the tile.",
            Phase::Deploy => "end your turn.",
            Phase::End => "end your turn.",
        };
        let ends = match played.position().to_act() {
            Some(seat) => {
                announced.ends_with(task)
                    && announced.contains(&format!("{}: ", name(&played, seat)))
            }
            None => announced.contains("Final scoring: "),
        };
        assert!(ends, "\"{announced}\" does not end with \"{task}\"");
    }
    Ok(())
}

#[test]
fn first_turns_by_screen_reader() -> TestResult {
    run("wheel_of_fortune_speech_start", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        let whole = recorded_match(TWO)?;
        open_match(page, &match_at(TWO, 0)?).await?;
        play_by_tree(page, &actions(&whole)[..24]).await
    })
}

#[test]
fn the_plague_by_screen_reader() -> TestResult {
    run("wheel_of_fortune_speech_plague", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        let whole = recorded_match(PLAGUE)?;
        let at = ply_before::<WheelOfFortune>(&whole, |_, action, _| {
            matches!(action, Action::ReturnFollower(_))
        })?;
        open_match(page, &match_at(PLAGUE, at - 1)?).await?;
        play_by_tree(page, &actions(&whole)[at - 1..at + 6]).await
    })
}

#[test]
fn the_end_by_screen_reader() -> TestResult {
    run("wheel_of_fortune_speech_end", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        let whole = recorded_match(INQUISITION)?;
        let line = actions(&whole);
        let at = line.len() - 9;
        open_match(page, &match_at(INQUISITION, at)?).await?;
        play_by_tree(page, &line[at..]).await?;
        let tree = page.accessibility_tree().await?;
        assert!(
            tree.announcements().contains(" wins"),
            "{}",
            tree.announcements()
        );
        Ok(())
    })
}

/// The tiles on the board are also a list, the latest first.
#[test]
fn the_tiles_are_a_list() -> TestResult {
    run("wheel_of_fortune_speech_list", DESKTOP, async |page| {
        let whole = recorded_match(INQUISITION)?;
        let at = ply_before::<WheelOfFortune>(&whole, |state, _, _| {
            state.turn() > 20 && state.phase() == Phase::Place
        })?;
        let start = match_at(INQUISITION, at)?;
        open_match(page, &start).await?;
        let tree = page.accessibility_tree().await?;
        let list = tree.find("list", "The tiles, the last one first");
        let list = list.ok_or_else(|| TestError::new(format!("no list: {tree:?}")))?;
        let announced: Vec<String> = tree
            .descendants(list, "listitem")
            .map(|item| tree.text(item))
            .collect();
        let state = state_of(&start)?;
        let mut placed: Vec<_> = state
            .tiles()
            .filter(|placed| placed.tile.is_some())
            .collect();
        placed.reverse();
        assert_eq!(announced.len(), placed.len());
        for (announced, placed) in announced.iter().zip(placed) {
            let prefix = format!("{}: ", cell_text(placed.cell));
            assert!(announced.contains(&prefix), "{announced}");
            let kinds = placed.tile.map_or(&[][..], |tile| tile.design().segments);
            match placed.follower {
                Some((seat, segment)) => {
                    let kind = kinds.get(segment.index()).map(|own| own.kind);
                    let kind = kind.ok_or_else(|| TestError::new("no such part"))?;
                    let suffix = format!("; {} of {}", follower(kind), name(&start, seat));
                    assert!(announced.ends_with(&suffix), "{announced}");
                }
                None => assert!(!announced.contains(';'), "{announced}"),
            }
        }
        Ok(())
    })
}
