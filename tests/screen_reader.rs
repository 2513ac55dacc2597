//! What only a browser shows of the games for a screen reader: its accessibility tree, live regions,
//! and a whole game with the Tab key. The words themselves are in the transcripts of recorded games.

use harness::play::argonauts_wheel::{self, parse_action};
use harness::play::fixtures::{match_at, open_link, recorded_match};
use harness::play::keyboard::{self, press, tab_to};
use harness::play::{start_game, stored_match};
use harness::{
    AccessibilityTree, AccessibleNode, DESKTOP, Driver as _, Key, Page, TestError, TestResult, run,
};
use records::{Ending, Entry, Match, Player};
use rules::Seat;
use rules::games::argonauts_wheel::{Action, Move};

/// A recorded game and its transcript, which `src/transcripts` proves.
#[derive(Clone, Copy)]
struct Recorded {
    record: &'static str,
    transcript: &'static str,
}

macro_rules! recorded {
    ($name:literal) => {
        Recorded {
            record: include_str!(concat!("../crates/records/tests/fixtures/", $name, ".txt")),
            transcript: include_str!(concat!(
                "../crates/records/tests/fixtures/transcripts/",
                $name,
                ".txt"
            )),
        }
    };
}

impl Recorded {
    /// The first entries of the game, with people in all seats.
    fn at(self, ply: usize) -> TestResult<Match> {
        let mut played = match_at(self.record, ply)?;
        for seat in Seat::all(played.setup().players()) {
            played.set_player(seat, Player::Human);
        }
        Ok(played)
    }

    /// The lines of the transcript about a ply.
    fn lines(self, ply: usize) -> impl Iterator<Item = &'static str> {
        let label = format!("{ply}. ");
        let next = format!("{}. ", ply + 1);
        self.transcript
            .lines()
            .skip_while(move |line| !line.starts_with(&label))
            .take_while(move |line| !line.starts_with(&next))
    }

    /// What is announced at a ply: what happened, and what is to be done.
    fn announcement(self, ply: usize) -> String {
        let announced = self
            .lines(ply)
            .take(2)
            .map(str::trim)
            .collect::<Vec<_>>()
            .join(" ");
        let number = format!("{ply}. ");
        announced.trim_start_matches(&number).to_owned()
    }

    /// The name of the first table or list whose line has this part, and what is in it.
    fn on_board(self, ply: usize, part: &str) -> TestResult<(&'static str, String)> {
        let indent = |line: &str| line.len() - line.trim_start_matches([' ', '|']).len();
        let mut lines = self.lines(ply).skip_while(|line| !line.contains(part));
        let container = lines.next();
        let container = container
            .ok_or_else(|| TestError::new(format!("\"{part}\" is not in the transcript")))?;
        let content = lines.take_while(|line| indent(line) > indent(container));
        let (_, name) = container.split_once("] ").unwrap_or_default();
        Ok((name, content.map(letters).collect()))
    }

    /// What the result says, line by line.
    fn result(self, played: &Match) -> impl Iterator<Item = &'static str> {
        self.lines(played.entries().len())
            .skip(1)
            .filter(|line| !line.starts_with("   "))
    }
}

/// Letters and digits alone: how parts of a text are put apart depends on its styles.
fn letters(text: &str) -> String {
    text.chars()
        .filter(|letter| letter.is_alphanumeric())
        .collect()
}

/// Waits until the match is stored at this ply.
async fn stored_match_at(page: &Page, ply: usize) -> TestResult<Match> {
    page.wait_for(&format!("main.table[data-ply='{ply}']"))
        .await?;
    let played = stored_match(page).await?;
    assert_eq!(played.ply(), ply);
    Ok(played)
}

/// Waits for a node with this role and name; returns all that is in it.
async fn text_of(page: &Page, role: &str, name: &str) -> TestResult<String> {
    page.wait_for_role(role, name).await?;
    let tree = page.accessibility_tree().await?;
    let node = tree
        .find(role, name)
        .ok_or_else(|| TestError::new(format!("the {role} \"{name}\" has gone")))?;
    Ok(tree.text(node))
}

/// The button of a station, which names what stands there.
fn station_button(tree: &AccessibilityTree, number: u8) -> TestResult<AccessibleNode> {
    let prefix = format!("Station {number}, ");
    let mut buttons = tree.all_with_role("button");
    buttons
        .find(|button| button.name.starts_with(&prefix))
        .cloned()
        .ok_or_else(|| TestError::new(format!("no button \"{prefix}…\": {tree:?}")))
}

/// Performs an action of Argonaut's Wheel by the accessibility tree.
async fn perform_by_tree(page: &Page, action: Action) -> TestResult {
    let Action::Move(Move { from, to, .. }) = action else {
        return page.activate_named("button", "Turn the wheel").await;
    };
    let chosen = station_button(&page.accessibility_tree().await?, from.number())?;
    page.press_toggle(&chosen).await?;
    let tree = page.accessibility_tree().await?;
    assert!(station_button(&tree, from.number())?.pressed);
    page.activate(&station_button(&tree, to.number())?).await
}

#[test]
fn a_whole_game_by_the_accessibility_tree() -> TestResult {
    run("speech_whole_game", DESKTOP, async |page| {
        let game = recorded!("argonauts-wheel-2-cone-alone");
        let recorded = recorded_match(game.record)?;
        open_link(page, &game.at(0)?).await?;
        argonauts_wheel::wait_for_board(page).await?;
        for (ply, entry) in (1..).zip(recorded.entries()) {
            let Entry::Action(action) = entry else {
                return Err(TestError::new("only actions are played"));
            };
            let played = stored_match(page).await?;
            let action = parse_action(played.state(), &action.to_string())?;
            perform_by_tree(page, action).await?;
            stored_match_at(page, ply).await?;
            let announced = page.accessibility_tree().await?.announcements();
            assert_eq!(announced, game.announcement(ply));
        }
        let mut lines = game.result(&recorded).filter(|line| !line.is_empty());
        let headline = lines.next().unwrap_or_default();
        text_of(page, "region", headline).await?;
        let status = page.text("#status").await?;
        let why = lines.next().unwrap_or_default();
        assert!(!why.is_empty() && status.contains(why), "{status}");
        Ok(())
    })
}

/// One of each way in which a board lists what lies on it.
#[test]
fn tables_and_lists_say_what_lies_on_the_boards() -> TestResult {
    run("speech_lists", DESKTOP, async |page| {
        for (game, role, part) in [
            (recorded!("turn-of-time-4-all-played"), "table", "[table]"),
            (
                recorded!("argonauts-wheel-2-cone-alone"),
                "table",
                "[table]",
            ),
            (recorded!("wheels-of-time-2-hunger"), "table", "[table]"),
            (
                recorded!("wheel-of-fortune-2-sprint"),
                "list",
                "[list] Tiles, latest first",
            ),
            (
                recorded!("world-wonders-2-at-once-population"),
                "list",
                "row by row",
            ),
        ] {
            let last = recorded_match(game.record)?.entries().len();
            let (name, expected) = game.on_board(last, part)?;
            open_link(page, &game.at(last)?).await?;
            let announced = letters(&text_of(page, role, name).await?);
            // The caption of a table is in it.
            let caption = letters(name);
            let announced = announced.strip_prefix(&caption).unwrap_or(&announced);
            assert_eq!(announced, expected, "{name}");
        }
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

/// Live regions exist before their text: many screen readers ignore regions that are inserted
/// together with it.
#[test]
fn live_regions_exist_before_their_text() -> TestResult {
    run("live_regions", DESKTOP, async |page| {
        start_game(page, &["human", "human"], &[]).await?;
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

mod long_run {
    use super::*;

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
}
