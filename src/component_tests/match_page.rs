//! The match page: browsing, undo, variations, typed actions, the end of a match. All
//! players are people; computer players are tested with the whole app.

use super::mounted::{press_ctrl, press_key};
use super::{Mounted, settle};
use crate::app::{App, AppProps, open_store};
use crate::context::StoreHandle;
use app_core::Route;
use app_core::settings::{Motion, Settings};
use app_core::store::Store;
use records::{Ending, Match, Name, Player, SeatConfig, TableRules, Title, UndoPolicy};
use rules::{GameId, Setup};
use std::rc::Rc;
use wasm_bindgen_test::wasm_bindgen_test;

/// A match page of the whole app, and the store behind it.
struct Page {
    app: Mounted<App>,
    store: Store,
    id: String,
}

impl Page {
    /// Opens a stored match, as its address does.
    async fn open(record: &Match) -> Self {
        let store = Store::clone(&open_store());
        let id = store.save_new(record, &Title::default());
        Self::reopen(store, id).await
    }

    async fn reopen(store: Store, id: String) -> Self {
        let opened = store.clone();
        let props = AppProps {
            route: Route::Match(id.clone()),
            store: StoreHandle::new(move || opened),
            settings: Rc::new(Settings {
                motion: Motion::Less,
                ..Settings::default()
            }),
            ..AppProps::default()
        };
        let app = Mounted::<App>::new(props).await;
        let page = Self { app, store, id };
        page.app
            .until("a match page", |app| !app.all("main.table").is_empty())
            .await;
        page
    }

    /// The match as it is stored.
    fn stored(&self) -> Match {
        self.store.get(&self.id).unwrap().record
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

    /// Shows a tab beside the board, which is a sheet in a narrow window.
    async fn tab(&self, name: &str) {
        let tab = format!("#tab-{name}");
        if self.has(&tab) {
            self.app.click(&tab).await;
        } else {
            self.app.click(&format!("#show-{name}")).await;
        }
    }

    /// Closes the sheet, if one is open: there are no shortcuts meanwhile.
    async fn close_sheet(&self) {
        if self.has(".sheet") {
            self.app.click(".sheet-close").await;
            self.app
                .until("the table", |app| app.all(".sheet").is_empty())
                .await;
        }
    }

    async fn click_in(&self, tab: &str, selector: &str) {
        self.tab(tab).await;
        self.app.click(selector).await;
    }

    /// Types an action.
    async fn enter(&self, text: &str) {
        self.tab("menu").await;
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
async fn shows_position(page: &Page, ply: usize, end: usize) {
    page.shows(ply, if ply < end { "look" } else { "person" })
        .await;
    page.tab("history").await;
    let slider = page.app.first("#slider");
    let place = slider.get_attribute("aria-valuetext").unwrap();
    if ply == end {
        assert!(place.starts_with("Latest position"), "{place}");
    } else {
        assert_eq!(page.text(".place"), place);
    }
    assert_eq!(page.app.all(".table-of-cards .card").len(), ply);
    assert_eq!(page.app.is_disabled("#to-start"), ply == 0);
    assert_eq!(page.app.is_disabled("#one-back"), ply == 0);
    assert_eq!(page.app.is_disabled("#one-on"), ply == end);
    assert_eq!(page.app.is_disabled("#to-end"), ply == end);
    // The board is read-only meanwhile.
    assert_eq!(page.has(".free-cell"), ply == end);
    page.tab("menu").await;
    assert_eq!(page.app.is_disabled("#notation"), ply < end);
    page.close_sheet().await;
}

#[wasm_bindgen_test]
async fn a_log_line_leads_to_its_position_and_play_may_continue_there() {
    let page = Page::open(&ada_and_ben()).await;
    page.tab("history").await;
    assert!(page.text(".history").contains("No moves yet"));
    page.play(5).await;
    page.tab("history").await;
    assert_eq!(page.app.all(".log li").len(), 5);
    let first = page.text(".log li:nth-of-type(5)");
    assert!(first.starts_with("Ada plays "));
    assert!(!first.contains(" at "), "{first}");
    // The latest comes first.
    page.app.click(".log li:nth-of-type(3) button").await;
    shows_position(&page, 3, 5).await;
    page.tab("history").await;
    assert_eq!(page.app.all(".log [aria-current='step']").len(), 1);
    assert!(page.has(".log li:nth-of-type(3) [aria-current='step']"));
    page.app.press("Continue from here").await;
    page.shows(3, "person").await;
    assert!(!page.app.is_disabled("#redo"));
    page.play_nth(1).await;
    page.tab("history").await;
    assert_eq!(page.app.all(".log li").len(), 4);
}

#[wasm_bindgen_test]
async fn undo_and_redo_by_button_and_key() {
    let page = Page::open(&ada_and_ben()).await;
    assert!(page.app.is_disabled("#undo"));
    page.play(3).await;
    page.app.click("#undo").await;
    page.shows(2, "person").await;
    page.close_sheet().await;
    press_ctrl("z").await;
    page.shows(1, "person").await;
    assert_eq!(page.stored().ply(), 1);
    page.app.click("#redo").await;
    page.shows(2, "person").await;
    assert!(!page.app.is_disabled("#redo"));
    page.app.click("#redo").await;
    page.shows(3, "person").await;
    assert!(page.app.is_disabled("#redo"));
}

#[wasm_bindgen_test]
async fn with_undo_off_there_is_no_way_back() {
    let record = ada_and_ben().with_table_rules(with_undo(UndoPolicy::Off));
    let page = Page::open(&record).await;
    page.play(2).await;
    assert!(page.app.is_disabled("#undo"));
    page.click_in("history", "#one-back").await;
    shows_position(&page, 1, 2).await;
    assert!(!page.has("#go-on-here"));
    page.app.press("Try a line from here").await;
    page.shows(1, "person").await;
    // The action of the match again would be no variation.
    page.play_nth(1).await;
    assert!(page.has("#return"));
    assert!(!page.has("#promote"));
}

/// In a solo game each drawn card is revealed information.
#[wasm_bindgen_test]
async fn undo_ends_where_information_was_revealed() {
    let rules = with_undo(UndoPolicy::UntilRevealed);
    let record = people(GameId::TurnOfTime, 1).with_table_rules(rules);
    let page = Page::open(&record).await;
    assert!(page.app.is_disabled("#undo"));
    page.play(3).await;
    page.app.click("#undo").await;
    page.shows(2, "person").await;
    assert!(page.app.is_disabled("#undo"));
    page.app.click("#redo").await;
    page.shows(3, "person").await;
    page.play(1).await;
    assert!(page.app.is_disabled("#undo"));
    // Browsing is free; playing on there is not, but a variation is.
    page.click_in("history", "#one-back").await;
    page.shows(3, "look").await;
    assert!(!page.has("#go-on-here"));
    page.click_in("history", "#to-end").await;
    page.shows(4, "person").await;
    page.click_in("history", "#try-out").await;
    page.play(1).await;
    page.app.click("#draw-next").await;
    assert!(page.text("#refused").contains("still hidden"));
    page.shows(5, "person").await;
    page.tab("menu").await;
    assert!(
        page.text("#game-tools")
            .contains("until something is revealed")
    );
}

#[wasm_bindgen_test]
async fn a_variation_leaves_the_match_alone_until_it_is_promoted() {
    let page = Page::open(&ada_and_ben()).await;
    page.play(4).await;
    let main: Vec<_> = page.stored().entries().to_vec();
    page.click_in("history", "#to-start").await;
    page.click_in("history", "#one-on").await;
    page.shows(1, "look").await;
    page.app.press("Try a line from here").await;
    page.shows(1, "person").await;
    assert!(
        page.text(".status")
            .contains("Trying a line: you play for everyone")
    );
    page.play_nth(1).await;
    page.play_nth(1).await;
    let stored = page.stored();
    assert_eq!((stored.line_count(), stored.active_line()), (2, 1));
    assert_eq!(stored.main_only().entries(), main);
    // Resigning is for the match, not for a variation.
    page.tab("menu").await;
    assert!(page.app.is_disabled("#resign"));
    page.app.press("Back to the game").await;
    page.shows(4, "person").await;
    page.tab("history").await;
    page.app.press("Line 1, from move 2").await;
    page.shows(3, "person").await;
    assert!(page.has(".lines .line:nth-of-type(2)[aria-pressed='true']"));
    page.app.press("Delete this line").await;
    page.shows(4, "person").await;
    assert!(!page.has(".lines .line"));
    assert_eq!(page.stored().entries(), main);

    page.click_in("history", "#try-out").await;
    page.play(1).await;
    page.app.press("Make this the game").await;
    page.shows(5, "person").await;
    assert_eq!(page.stored().active_line(), 0);
    assert_eq!(page.stored().entries().len(), 5);
}

/// Every game says what is wrong with typed text and applies what is legal.
#[wasm_bindgen_test]
async fn typed_actions_are_applied_or_refused_with_a_reason() {
    for game in GameId::ALL.iter().copied() {
        let players = *game.players().end();
        let page = Page::open(&people(game, players)).await;
        page.shows(0, "person").await;
        let action = page.stored().state().legal_actions()[0].to_string();
        for wrong in ["", "hello there", "?", &format!("{action}{action}")] {
            page.enter(wrong).await;
            assert!(page.text("#mistyped").len() > 20, "{game:?}: {wrong}");
            // It can be corrected.
            assert_eq!(page.app.value("#notation"), wrong, "{game:?}");
            assert_eq!(page.stored().ply(), 0, "{game:?}: {wrong}");
        }
        page.enter(&format!("  {action} ")).await;
        page.app
            .until("an action", |app| app.all("main[data-ply='1']").len() == 1)
            .await;
        assert!(!page.has("#mistyped"), "{game:?}");
        assert_eq!(page.app.value("#notation"), "", "{game:?}");
    }
}

#[wasm_bindgen_test]
async fn an_illegal_typed_action_names_the_rule() {
    let page = Page::open(&ada_and_ben()).await;
    page.play(1).await;
    let action = page.stored().state().legal_actions()[0].to_string();
    let card = action.split('@').next().unwrap();
    for (typed, reason) in [
        ("Sp/Su@", "Not understood from character 7 on"),
        ("next", "Play the card in your hand first"),
        (&format!("{card}@m13"), "There is already a card there."),
    ] {
        page.enter(typed).await;
        assert!(
            page.text("#mistyped").contains(reason),
            "{typed}: {}",
            page.text("#mistyped")
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
        let players = *game.players().end();
        let page = Page::open(&people(game, players).with_table_rules(rules)).await;
        page.shows(0, "person").await;
        press_key("h").await;
        settle().await;
        for aid in ["#hint", "#hint-text", "#first-turn"] {
            assert!(!page.has(aid), "{game:?}: {aid}");
        }
        assert!(!page.has("#tab-analysis, #show-analysis"), "{game:?}");
        page.tab("menu").await;
        assert!(
            page.text("#game-tools").contains("previews: off"),
            "{game:?}"
        );
    }
}

#[wasm_bindgen_test]
async fn resigning_asks_first_and_can_be_undone() {
    let page = Page::open(&ada_and_ben()).await;
    page.play(2).await;
    for answer in ["Escape", "Keep playing"] {
        page.click_in("menu", "#resign").await;
        assert!(
            page.text(".confirmation")
                .contains("Ada, do you want to resign?")
        );
        match answer {
            "Escape" => {
                page.close_sheet().await;
                press_key(answer).await;
            }
            button => page.app.press(button).await,
        }
        assert!(!page.has(".confirmation"), "{answer}");
        assert_eq!(page.stored().entries().len(), 2);
    }
    page.click_in("menu", "#resign").await;
    page.app.press("Yes, resign").await;
    page.shows(3, "over").await;
    page.app
        .until("the result", |app| !app.all("#result-title").is_empty())
        .await;
    assert_eq!(page.text("#result-title"), "Ben wins");
    assert!(page.text("#status").contains("By resignation"));
    page.tab("history").await;
    assert_eq!(page.text(".log li"), "Ada resigns.");
    page.tab("menu").await;
    assert_eq!(page.stored().position().ending(), Some(Ending::Resigned));
    assert!(page.app.is_disabled("#resign") && page.app.is_disabled("#draw"));

    let Page { app, store, id } = page;
    drop(app);
    let page = Page::reopen(store, id).await;
    page.shows(3, "over").await;
    page.app
        .until("the result", |app| !app.all("#result-title").is_empty())
        .await;
    assert_eq!(page.text("#result-title"), "Ben wins");
    page.app.click("#undo").await;
    page.shows(2, "person").await;
    assert!(!page.has("#result"));
}

#[wasm_bindgen_test]
async fn people_may_agree_on_a_draw() {
    let solo = Page::open(&people(GameId::TurnOfTime, 1)).await;
    solo.tab("menu").await;
    assert!(solo.has("#resign") && !solo.has("#draw"));
    drop(solo);

    let page = Page::open(&ada_and_ben()).await;
    page.play(1).await;
    page.click_in("menu", "#draw").await;
    assert!(
        page.text(".confirmation")
            .contains("Do all players agree on a draw?")
    );
    page.close_sheet().await;
    press_key("Escape").await;
    assert!(!page.has(".confirmation"));
    page.click_in("menu", "#draw").await;
    page.app.press("Yes, it's a draw").await;
    page.app
        .until("the result", |app| !app.all("#result-title").is_empty())
        .await;
    assert_eq!(page.text("#result-title"), "Ada and Ben share the win");
    assert!(page.text("#status").contains("By agreement"));
    assert_eq!(page.stored().position().ending(), Some(Ending::AgreedDraw));
    // There is no winner if the game allows draws.
    let page = Page::open(&people(GameId::ArgonautsWheel, 2)).await;
    page.play(1).await;
    page.click_in("menu", "#draw").await;
    page.app.press("Yes, it's a draw").await;
    page.app
        .until("the result", |app| !app.all("#result-title").is_empty())
        .await;
    assert_eq!(page.text("#result-title"), "A draw");
}

mod long_run {
    use super::*;

    #[wasm_bindgen_test]
    async fn browsing_shows_each_position_and_changes_nothing() {
        let page = Page::open(&ada_and_ben()).await;
        page.tab("history").await;
        assert!(page.app.is_disabled("#slider"));
        page.play(5).await;
        shows_position(&page, 5, 5).await;
        let stored = page.stored();
        for (id, ply) in [
            ("#one-back", 4),
            ("#to-start", 0),
            ("#one-on", 1),
            ("#to-end", 5),
            ("#to-start", 0),
        ] {
            page.click_in("history", id).await;
            shows_position(&page, ply, 5).await;
        }
        for (key, ply) in [("]", 1), ("}", 5), ("[", 4), ("{", 0)] {
            press_key(key).await;
            shows_position(&page, ply, 5).await;
        }
        page.tab("history").await;
        page.app.slide("#slider", "3").await;
        shows_position(&page, 3, 5).await;
        page.app.press("Back to the latest").await;
        shows_position(&page, 5, 5).await;
        assert_eq!(page.stored().entries(), stored.entries());
        // A person can act again at once.
        page.play(1).await;
    }
}
