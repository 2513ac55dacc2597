//! Names of targets on the boards that depend on what is selected or how the board lies. All others
//! are in the transcripts, `src/transcripts`.

use harness::play::argonauts_wheel::{
    self, SPIRES_GAME, parse_action, play_line, select_piece, type_line,
};
use harness::play::{Input, stored_match};
use harness::{
    AccessibilityTree, AccessibleNode, DESKTOP, Driver as _, Key, TestError, TestResult, run,
};
use rules::games::argonauts_wheel::{Action, Move};

/// The first button whose name has this prefix.
fn button<'a>(tree: &'a AccessibilityTree, prefix: &str) -> TestResult<&'a AccessibleNode> {
    tree.all_with_role("button")
        .find(|button| button.name.starts_with(prefix))
        .ok_or_else(|| TestError::new(format!("no button \"{prefix}…\": {tree:?}")))
}

/// The name of a target states the effect of the move.
#[test]
fn targets_announce_the_effect_of_the_move() -> TestResult {
    run("argonauts_wheel_effects_announced", DESKTOP, async |page| {
        argonauts_wheel::start_ada_vs_ben(page, &[]).await?;
        let line: Vec<&str> = SPIRES_GAME.split(' ').collect();
        let mut announced = Vec::new();
        for text in line {
            let played = stored_match(page).await?;
            if let Action::Move(Move { piece, from, to }) = parse_action(played.state(), text)? {
                select_piece(page, Input::Mouse, piece, from.number()).await?;
                let tree = page.accessibility_tree().await?;
                let target = button(&tree, &format!("Station {to}, "))?;
                announced.push(target.name.clone());
                page.press_keys(char::from(Key::Escape)).await?;
                page.wait_until_gone(".planning").await?;
            }
            type_line(page, text).await?;
        }
        for part in [
            ": forms a stack.",
            ": kills the disc.",
            ": revives your disc, forming a free spire.",
            ": revives the disc as your prisoner.",
            ": leaves its discs.",
            ": kills the cone and wins.",
        ] {
            assert!(
                announced.iter().any(|name| name.ends_with(part)),
                "\"{part}\" is in no name: {announced:?}"
            );
        }
        Ok(())
    })
}

/// Turning the board does not change the names of its stations.
#[test]
fn turning_the_board_keeps_all_names() -> TestResult {
    run("argonauts_wheel_names", DESKTOP, async |page| {
        argonauts_wheel::start_ada_vs_ben(page, &[]).await?;
        play_line(page, Input::Mouse, "1-7").await?;
        let names = async || {
            let tree = page.accessibility_tree().await?;
            let buttons = tree.all_with_role("button");
            let names = buttons.filter(|button| button.name.starts_with("Station "));
            let mut names: Vec<String> = names.map(|button| button.name.clone()).collect();
            names.sort();
            Ok::<_, TestError>(names)
        };
        let before = names().await?;
        assert!(!before.is_empty());
        page.activate_named("button", "Flip the board").await?;
        page.wait_for_text(".aw-near", "Ben").await?;
        assert_eq!(names().await?, before);
        Ok(())
    })
}
