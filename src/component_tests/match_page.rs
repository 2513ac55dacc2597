//! The match page: browsing, undo, variations, typed actions, the end of a match. All
//! players are people; computer players are tested with the whole app.

use super::mounted::{press_ctrl, press_key};
use super::{Mounted, settle};
use crate::app::{App, AppProps};
use crate::context::StoreHandle;
use crate::games;
use crate::route::Route;
use crate::settings::{Motion, Settings};
use crate::store::Store;
use records::{Ending, Match, Name, Player, SeatConfig, TableRules, Title, UndoPolicy};
use rules::{GameId, Setup};
use std::rc::Rc;
use wasm_bindgen_test::wasm_bindgen_test;

/// A match page of the whole app, and the store behind it.
struct Table {
    app: Mounted<App>,
    store: Store,
    id: String,
}

impl Table {
    /// Opens a stored match, as its address does.
    async fn open(match_: &Match) -> Self {
        let store = Store::open().with_thumbnails(games::thumbnail);
        let id = store.save_new(match_, &Title::default());
        Self::reopen(store, id).await
    }

    async fn reopen(store: Store, id: String) -> Self {
        let opened = store.clone();
        let props = AppProps {
            route: Route::Match(id.clone()),
            store: StoreHandle::opened_by(move || opened),
            settings: Rc::new(Settings {
                motion: Motion::Less,
                ..Settings::default()
            }),
        };
        let app = Mounted::<App>::new(props).await;
        let table = Self { app, store, id };
        table
            .app
            .until("a match page", |app| !app.all("main.table").is_empty())
            .await;
        table
    }

    /// The match as it is stored.
    fn stored(&self) -> Match {
        self.store.get(&self.id).unwrap().match_
    }

    /// Waits until the position after this many entries is shown, with this turn mark:
    /// `person`, `look` or `over`.
    async fn shows(&self, ply: usize, turn: &str) {
        let main = format!("main.table[data-ply='{ply}'][data-turn='{turn}']");
        let what = format!("ply {ply}, {turn}");
        self.app
            .until(&what, |app| !app.all(&main).is_empty())
            .await;
    }

    /// Types an action.
    async fn enter(&self, text: &str) {
        self.app.enter("#notation", text).await;
        self.app.click("#do-typed").await;
    }

    /// Types the first legal actions, one after another.
    async fn play(&self, count: usize) {
        for _ in 0..count {
            self.play_nth(0).await;
        }
    }

    /// Types this one of the legal actions.
    async fn play_nth(&self, index: usize) {
        let before = self.stored();
        let action = before.state().legal_actions()[index].to_string();
        self.enter(&action).await;
        self.shows(before.ply() + 1, "person").await;
    }

    fn text(&self, selector: &str) -> String {
        self.app.text(selector)
    }

    fn has(&self, selector: &str) -> bool {
        !self.app.all(selector).is_empty()
    }
}

/// Ada and Ben, Cleo and Dan as far as there are seats: a match that is dealt in the same
/// way every time.
fn people(game: GameId, players: u8) -> Match {
    let setup = Setup::new(game, players, 7).unwrap();
    let names = ["Ada", "Ben", "Cleo", "Dan", "Eve"];
    let seats = (0..usize::from(players)).map(|seat| SeatConfig {
        name: Name::new(names[seat]),
        ..SeatConfig::unnamed(Player::Human)
    });
    Match::new(setup, seats.collect()).unwrap()
}

fn ada_and_ben() -> Match {
    people(GameId::TurnOfTime, 2)
}

fn with_undo(undo: UndoPolicy) -> TableRules {
    TableRules {
        undo,
        ..TableRules::default()
    }
}

/// Slider, buttons, cards and texts agree on the shown position.
async fn shows_position(table: &Table, ply: usize, end: usize) {
    table
        .shows(ply, if ply < end { "look" } else { "person" })
        .await;
    let slider = table.app.first("#slider");
    let place = slider.get_attribute("aria-valuetext").unwrap();
    if ply == end {
        assert!(place.starts_with("The latest"), "{place}");
    } else {
        assert_eq!(table.text(".place"), place);
    }
    assert_eq!(table.app.all(".table-of-cards .card").len(), ply);
    assert_eq!(table.app.is_disabled("#to-start"), ply == 0);
    assert_eq!(table.app.is_disabled("#one-back"), ply == 0);
    assert_eq!(table.app.is_disabled("#one-on"), ply == end);
    assert_eq!(table.app.is_disabled("#to-end"), ply == end);
    // The board is read-only meanwhile.
    assert_eq!(table.has(".free-cell"), ply == end);
    assert_eq!(table.app.is_disabled("#notation"), ply < end);
}

#[wasm_bindgen_test]
async fn browsing_shows_each_position_and_changes_nothing() {
    let table = Table::open(&ada_and_ben()).await;
    assert!(table.app.is_disabled("#slider"));
    table.play(5).await;
    shows_position(&table, 5, 5).await;
    let stored = table.stored();
    for (id, ply) in [
        ("#one-back", 4),
        ("#to-start", 0),
        ("#one-on", 1),
        ("#to-end", 5),
        ("#to-start", 0),
    ] {
        table.app.click(id).await;
        shows_position(&table, ply, 5).await;
    }
    for (key, ply) in [("]", 1), ("}", 5), ("[", 4), ("{", 0)] {
        press_key(key).await;
        shows_position(&table, ply, 5).await;
    }
    table.app.slide("#slider", "3").await;
    shows_position(&table, 3, 5).await;
    table.app.press("Back to the latest").await;
    shows_position(&table, 5, 5).await;
    assert_eq!(table.stored().entries(), stored.entries());
    // A person can act again at once.
    table.play(1).await;
}

#[wasm_bindgen_test]
async fn a_log_line_leads_to_its_position_and_play_may_continue_there() {
    let table = Table::open(&ada_and_ben()).await;
    assert!(table.text(".history").contains("Nothing yet"));
    table.play(5).await;
    assert_eq!(table.app.all(".log li").len(), 5);
    assert!(
        table
            .text(".log li:nth-of-type(5)")
            .starts_with("Ada lays ")
    );
    // The latest comes first.
    table.app.click(".log li:nth-of-type(3) button").await;
    shows_position(&table, 3, 5).await;
    assert_eq!(table.app.all(".log [aria-current='step']").len(), 1);
    assert!(table.has(".log li:nth-of-type(3) [aria-current='step']"));
    table.app.press("Go on from here").await;
    table.shows(3, "person").await;
    assert!(!table.app.is_disabled("#redo"));
    table.play_nth(1).await;
    assert_eq!(table.app.all(".log li").len(), 4);
}

#[wasm_bindgen_test]
async fn undo_and_redo_by_button_and_key() {
    let table = Table::open(&ada_and_ben()).await;
    assert!(table.app.is_disabled("#undo"));
    table.play(3).await;
    table.app.click("#undo").await;
    table.shows(2, "person").await;
    press_ctrl("z").await;
    table.shows(1, "person").await;
    assert_eq!(table.stored().ply(), 1);
    table.app.click("#redo").await;
    table.shows(2, "person").await;
    assert!(!table.app.is_disabled("#redo"));
    table.app.click("#redo").await;
    table.shows(3, "person").await;
    assert!(table.app.is_disabled("#redo"));
}

#[wasm_bindgen_test]
async fn with_undo_off_there_is_no_way_back() {
    let match_ = ada_and_ben().with_table_rules(with_undo(UndoPolicy::Off));
    let table = Table::open(&match_).await;
    table.play(2).await;
    assert!(table.app.is_disabled("#undo"));
    table.app.click("#one-back").await;
    shows_position(&table, 1, 2).await;
    assert!(!table.has("#go-on-here"));
    table.app.press("Try something from here").await;
    table.shows(1, "person").await;
    // The action of the match again would be no variation.
    table.play_nth(1).await;
    assert!(table.has("#return"));
    assert!(!table.has("#promote"));
}

/// In a solo game each drawn card is revealed information.
#[wasm_bindgen_test]
async fn undo_ends_where_information_was_revealed() {
    let rules = with_undo(UndoPolicy::UntilRevealed);
    let match_ = people(GameId::TurnOfTime, 1).with_table_rules(rules);
    let table = Table::open(&match_).await;
    assert!(table.app.is_disabled("#undo"));
    table.play(3).await;
    table.app.click("#undo").await;
    table.shows(2, "person").await;
    assert!(table.app.is_disabled("#undo"));
    table.app.click("#redo").await;
    table.shows(3, "person").await;
    table.play(1).await;
    assert!(table.app.is_disabled("#undo"));
    // Browsing is free; playing on there is not, but a variation is.
    table.app.click("#one-back").await;
    table.shows(3, "look").await;
    assert!(!table.has("#go-on-here"));
    table.app.click("#to-end").await;
    table.shows(4, "person").await;
    table.app.click("#try-out").await;
    table.play(1).await;
    table.app.click("#draw-next").await;
    assert!(table.text("#refused").contains("not known yet"));
    table.shows(5, "person").await;
    assert!(
        table
            .text("#game-tools")
            .contains("until something is revealed")
    );
}

#[wasm_bindgen_test]
async fn a_variation_leaves_the_match_alone_until_it_is_promoted() {
    let table = Table::open(&ada_and_ben()).await;
    table.play(4).await;
    let main: Vec<_> = table.stored().entries().to_vec();
    table.app.click("#to-start").await;
    table.app.click("#one-on").await;
    table.shows(1, "look").await;
    table.app.press("Try something from here").await;
    table.shows(1, "person").await;
    assert!(table.text(".status").contains("the game waits"));
    table.play_nth(1).await;
    table.play_nth(1).await;
    let stored = table.stored();
    assert_eq!((stored.line_count(), stored.active_line()), (2, 1));
    assert_eq!(stored.main_only().entries(), main);
    // Resigning is for the match, not for a variation.
    assert!(!table.has("#resign"));
    table.app.press("Back to the game").await;
    table.shows(4, "person").await;
    table.app.press("Line 1, from action 2").await;
    table.shows(3, "person").await;
    assert!(table.has(".line:nth-of-type(2)[aria-pressed='true']"));
    table.app.press("Forget this line").await;
    table.shows(4, "person").await;
    assert!(!table.has(".line:not(#analyse)"));
    assert_eq!(table.stored().entries(), main);

    table.app.click("#try-out").await;
    table.play(1).await;
    table.app.press("Make it the game").await;
    table.shows(5, "person").await;
    assert_eq!(table.stored().active_line(), 0);
    assert_eq!(table.stored().entries().len(), 5);
}

/// Every game says what is wrong with typed text and applies what is legal.
#[wasm_bindgen_test]
async fn typed_actions_are_applied_or_refused_with_a_reason() {
    for game in GameId::ALL.iter().copied() {
        let players = *game.setup_rules().players.end();
        let table = Table::open(&people(game, players)).await;
        table.shows(0, "person").await;
        let action = table.stored().state().legal_actions()[0].to_string();
        for wrong in ["", "hello there", "?", &format!("{action}{action}")] {
            table.enter(wrong).await;
            assert!(table.text("#mistyped").len() > 20, "{game:?}: {wrong}");
            // It can be corrected.
            assert_eq!(table.app.value("#notation"), wrong, "{game:?}");
            assert_eq!(table.stored().ply(), 0, "{game:?}: {wrong}");
        }
        table.enter(&format!("  {action} ")).await;
        table
            .app
            .until("an action", |app| app.all("main[data-ply='1']").len() == 1)
            .await;
        assert!(!table.has("#mistyped"), "{game:?}");
        assert_eq!(table.app.value("#notation"), "", "{game:?}");
    }
}

#[wasm_bindgen_test]
async fn an_illegal_typed_action_names_the_rule() {
    let table = Table::open(&ada_and_ben()).await;
    table.play(1).await;
    let action = table.stored().state().legal_actions()[0].to_string();
    let card = action.split('@').next().unwrap();
    for (typed, reason) in [
        ("Sp/Su@", "makes no sense from character 7 on"),
        ("next", "Play the card in your hand first"),
        (&format!("{card}@m13"), "A card lies on"),
    ] {
        table.enter(typed).await;
        assert!(
            table.text("#mistyped").contains(reason),
            "{typed}: {}",
            table.text("#mistyped")
        );
    }
}

/// Without aids there is no help: no hint, no first-turn help, no verdict.
#[wasm_bindgen_test]
async fn without_aids_there_is_no_help() {
    let rules = TableRules {
        aids: false,
        ..TableRules::default()
    };
    for game in GameId::ALL.iter().copied() {
        let players = *game.setup_rules().players.end();
        let table = Table::open(&people(game, players).with_table_rules(rules)).await;
        table.shows(0, "person").await;
        press_key("h").await;
        settle().await;
        for aid in ["#hint", "#hint-said", "#first-turn", "#analyse"] {
            assert!(!table.has(aid), "{game:?}: {aid}");
        }
        assert!(table.text("#game-tools").contains("Aids: off"), "{game:?}");
    }
}

#[wasm_bindgen_test]
async fn resigning_asks_first_and_can_be_undone() {
    let table = Table::open(&ada_and_ben()).await;
    table.play(2).await;
    for answer in ["Escape", "No, play on"] {
        table.app.click("#resign").await;
        assert!(table.text(".asked").contains("Does Ada give up?"));
        match answer {
            "Escape" => press_key(answer).await,
            button => table.app.press(button).await,
        }
        assert!(!table.has(".asked"), "{answer}");
        assert_eq!(table.stored().entries().len(), 2);
    }
    table.app.click("#resign").await;
    table.app.press("Yes, resign").await;
    table.shows(3, "over").await;
    assert_eq!(table.text("#result-title"), "Ben wins");
    assert!(table.text("#result").contains("By resignation"));
    assert_eq!(table.text(".log li"), "Ada resigns.");
    assert_eq!(table.stored().position().ending(), Some(Ending::Resigned));
    assert!(!table.has("#resign") && !table.has("#draw"));

    let Table { app, store, id } = table;
    drop(app);
    let table = Table::reopen(store, id).await;
    table.shows(3, "over").await;
    assert_eq!(table.text("#result-title"), "Ben wins");
    table.app.click("#undo").await;
    table.shows(2, "person").await;
    assert!(!table.has("#result"));
}

#[wasm_bindgen_test]
async fn people_may_agree_on_a_draw() {
    let solo = Table::open(&people(GameId::TurnOfTime, 1)).await;
    assert!(solo.has("#resign") && !solo.has("#draw"));
    drop(solo);

    let table = Table::open(&ada_and_ben()).await;
    table.play(1).await;
    table.app.click("#draw").await;
    assert!(
        table
            .text(".asked")
            .contains("Do all of you agree on a draw?")
    );
    press_key("Escape").await;
    assert!(!table.has(".asked"));
    table.app.click("#draw").await;
    table.app.press("Yes, a draw").await;
    table
        .app
        .until("the result", |app| !app.all("#result-title").is_empty())
        .await;
    assert_eq!(table.text("#result-title"), "Ada and Ben share the win");
    assert!(table.text("#result").contains("You agreed on a draw"));
    assert_eq!(table.stored().position().ending(), Some(Ending::AgreedDraw));
    // Nobody wins where the game knows draws.
    let table = Table::open(&people(GameId::ArgonautsWheel, 2)).await;
    table.play(1).await;
    table.app.click("#draw").await;
    table.app.press("Yes, a draw").await;
    table
        .app
        .until("the result", |app| !app.all("#result-title").is_empty())
        .await;
    assert_eq!(table.text("#result-title"), "A draw");
}
