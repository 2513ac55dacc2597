//! Every word that is shown or spoken is translated: pages and tables in a language that nobody speaks.

use super::Page;
use super::bots::Bots;
use super::undo::Undo;
use crate::app::open_store;
use crate::test_language;
use ::text::Locale;
use js_sys::Function;
use page_driver::play::fixtures::match_of_people_at;
use page_driver::play::match_page::{close_sheet, unfold};
use page_driver::play::places::{HOUSE_PAGES, Moment, open_table};
use page_driver::play::{turn_of_time, wheels_of_time, world_wonders};
use page_driver::{Driver as _, TestError, TestResult};
use records::{Correspondence, Title, link, text};
use rules::{GameId, Seat};
use std::collections::BTreeSet;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

/// The language in whose place it is spoken.
const TAG: &str = "de";

/// Names, which are the same everywhere: of players, languages and the house.
const NAMES: [&str; 9] = [
    "Ada",
    "Ben",
    "Leo",
    // As it is written in records.
    "Game:",
    "English",
    "Deutsch",
    "Français",
    "Español",
    "Wheelhouse",
];

/// All texts that are there to be read or heard: of each block, and of attributes.
const TEXTS: &str = "const folded = document.querySelectorAll('details:not([open])');
    for (const details of folded) details.open = true;
    const found = new Set([document.title]);
    // Names of days and months come from the browser.
    const dates = [];
    for (const [unit, sizes, count] of [['weekday', ['long', 'short'], 7], ['month', ['long', 'short'], 12]])
        for (const size of sizes)
            for (let at = 0; at < count; at += 1)
                dates.push(new Intl.DateTimeFormat(document.documentElement.lang, { [unit]: size })
                    .format(new Date(2026, unit === 'month' ? at : 0, unit === 'month' ? 1 : at + 1)));
    const isDate = new RegExp(`\\\\b(${dates.join('|').replaceAll('.', '')})\\\\b`, 'gu');
    const texts = new Map();
    const blockOf = (element) => {
        const { display } = getComputedStyle(element);
        return display === 'inline' || display === 'contents' ? blockOf(element.parentElement) : element;
    };
    const isRead = (element) => element.closest('title, option')
        || element.checkVisibility({ visibilityProperty: true });
    const walker = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode;
        if (parentElement.closest('textarea, script, style, code, kbd, [data-document]') || !isRead(parentElement)) continue;
        const block = parentElement.closest('title, option') ?? blockOf(parentElement);
        texts.set(block, (texts.get(block) ?? '') + data);
    }
    for (const text of texts.values()) found.add(text.trim());
    const attributes = ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext', 'aria-description', 'aria-roledescription', 'label'];
    for (const element of document.querySelectorAll('#app *')) {
        for (const name of attributes) if (element.hasAttribute(name)) found.add(element.getAttribute(name));
    }
    for (const details of folded) details.open = false;
    return [...found].map((text) => text.replace(isDate, ''));";

/// Texts that cannot be opened.
const WRONG_RECORDS: [&str; 7] = [
    "hello",
    "Wheelhouse record 1",
    "Wheelhouse record 1\nGame: turn-of-time\nPlayers: many",
    "Wheelhouse record 1\nGame: turn-of-time\nPlayers: 9",
    "Wheelhouse record 1\nGame: 7\nPlayers: 2",
    "Wheelhouse record 1\nGame: wheel-of-fortune\nPlayers: 2\nDraws: 1 V V",
    "Wheelhouse record 1\nGame: turn-of-time\nPlayers: 2\n\n1. x",
];

/// What was found so far.
#[derive(Default)]
struct Judge {
    faults: BTreeSet<String>,
}

impl Judge {
    /// Judges what the page shows now.
    async fn look(&mut self, page: &Page, place: &str) -> TestResult {
        let texts = page.script(TEXTS, vec![]).await?;
        for text in texts.as_array().into_iter().flatten() {
            let text = text.as_str().unwrap_or_default();
            if let Some(fault) = test_language::fault(text, &NAMES) {
                self.faults.insert(format!("{fault}: {text} ({place})"));
            }
        }
        Ok(())
    }

    fn into_result(self) -> TestResult {
        if self.faults.is_empty() {
            return Ok(());
        }
        let faults: Vec<String> = self.faults.into_iter().collect();
        Err(TestError::new(faults.join("\n")))
    }
}

/// Lets the page speak another language than English, until what is returned is dropped.
fn speak() -> TestResult<Undo> {
    let locale: Locale = TAG.parse().map_err(|_| TestError::new(TAG))?;
    test_language::speak_instead_of(locale);
    let set = "document.documentElement.lang = tag; return () => { document.documentElement.lang = 'en'; };";
    let undo = Function::new_with_args("tag", set).call1(&JsValue::UNDEFINED, &TAG.into());
    Ok(Undo::new(undo.unwrap_or_default().unchecked_into()))
}

/// Opens a tab beside the board, whatever covers it: that is for the tests of layouts.
async fn show_beside(page: &Page, tab: &str) -> TestResult {
    let button = format!("#tab-{tab}, #show-{tab}");
    page.wait_for(&button).await?;
    let open = "document.querySelector(arguments[0]).click();";
    page.script(open, vec![button.into()]).await?;
    page.wait_for(&format!("#side-{tab}")).await.map(drop)
}

/// All of a table: what is beside the board, tab by tab.
async fn look_at_table(judge: &mut Judge, page: &Page, place: &str) -> TestResult {
    judge.look(page, place).await?;
    for tab in ["players", "history", "analysis", "menu"] {
        show_beside(page, tab).await?;
        judge.look(page, &format!("{place}, {tab}")).await?;
        close_sheet(page).await?;
    }
    Ok(())
}

/// A table in play: what is thought of it, a refused text, and the questions before the end.
async fn look_at_play(judge: &mut Judge, page: &Page, id: &str) -> TestResult {
    page.click("#hint").await?;
    page.wait_for("#hint-text").await?;
    judge.look(page, &format!("{id}, hint")).await?;
    page.click("#close-hint").await?;
    show_beside(page, "analysis").await?;
    page.click("#analyse").await?;
    page.wait_for("#reading .idea").await?;
    judge.look(page, &format!("{id}, chances")).await?;
    close_sheet(page).await?;
    show_beside(page, "menu").await?;
    unfold(page, "advanced").await?;
    page.fill("#notation", "1*").await?;
    page.click("#do-typed").await?;
    page.wait_for("#mistyped").await?;
    judge.look(page, &format!("{id}, mistyped")).await?;
    for (button, place) in [("#draw", "draw"), ("#resign", "resigning")] {
        if page.count(&format!("{button}:enabled")).await? > 0 {
            page.click(button).await?;
            page.wait_for("#close").await?;
            judge.look(page, &format!("{id}, {place}")).await?;
            page.click("#do-not").await?;
        }
    }
    close_sheet(page).await?;
    page.press_keys("[").await?;
    page.wait_for("#looking").await?;
    judge.look(page, &format!("{id}, looking back")).await
}

async fn look_at_lesson(judge: &mut Judge, page: &Page, id: &str) -> TestResult {
    page.goto(&format!("#/learn/{id}")).await?;
    for step in 1.. {
        let place = format!("{id}, lesson, {step}");
        page.wait_for(&format!("main.practice[data-step='{step}']"))
            .await?;
        judge.look(page, &place).await?;
        page.click("#show-me").await?;
        page.wait_for(".feedback").await?;
        judge.look(page, &place).await?;
        if page.count("#next").await? == 0 {
            break;
        }
        page.click("#next").await?;
    }
    Ok(())
}

async fn look_at_game(game: GameId) -> TestResult {
    let page = Page::at_once().await?;
    let _spoken = speak()?;
    let _bots = Bots::new(&page)?;
    let mut judge = Judge::default();
    let id = game.id();
    for moment in Moment::ALL {
        open_table(&page, game, moment).await?;
        look_at_table(&mut judge, &page, &format!("{id}, {moment}")).await?;
        if moment == Moment::Middle {
            look_at_play(&mut judge, &page, id).await?;
        }
    }
    for route in ["new", "puzzles"] {
        page.goto(&format!("#/{route}/{id}")).await?;
        page.wait_for("main h1").await?;
        judge.look(&page, &format!("{route}/{id}")).await?;
    }
    // Help with the first turn.
    page.set_settings("{}").await?;
    page.goto_anew(&format!("#/play/{id}")).await?;
    page.wait_for("#first-turn").await?;
    judge.look(&page, &format!("{id}, first turn")).await?;
    while page.count("#next-step").await? > 0 {
        page.click("#next-step").await?;
        judge.look(&page, &format!("{id}, first turn")).await?;
    }
    judge.into_result()
}

#[wasm_bindgen_test]
async fn turn_of_time_is_translated() -> TestResult {
    look_at_game(GameId::TurnOfTime).await
}

#[wasm_bindgen_test]
async fn argonauts_wheel_is_translated() -> TestResult {
    look_at_game(GameId::ArgonautsWheel).await
}

#[wasm_bindgen_test]
async fn wheels_of_time_is_translated() -> TestResult {
    look_at_game(GameId::WheelsOfTime).await
}

#[wasm_bindgen_test]
async fn the_wheel_of_fortune_is_translated() -> TestResult {
    look_at_game(GameId::WheelOfFortune).await
}

#[wasm_bindgen_test]
async fn world_wonders_is_translated() -> TestResult {
    look_at_game(GameId::WorldWonders).await
}

#[wasm_bindgen_test]
async fn the_pages_of_the_house_are_translated() -> TestResult {
    let page = Page::at_once().await?;
    let _spoken = speak()?;
    let mut judge = Judge::default();
    for pass in ["first visit", "with games"] {
        // Texts of whole pages are documents.
        let routes = HOUSE_PAGES.into_iter();
        for route in routes.filter(|route| !["#/keys", "#/about"].contains(route)) {
            page.goto_anew(route).await?;
            page.wait_for("main h1").await?;
            judge.look(&page, &format!("{route}, {pass}")).await?;
        }
        let store = open_store();
        for (record, ply) in [
            (turn_of_time::TWO, 5),
            (turn_of_time::TWO, usize::MAX),
            (turn_of_time::SOLO, usize::MAX),
            (world_wonders::SOLO, usize::MAX),
            (wheels_of_time::DUEL, usize::MAX),
        ] {
            store.save_new(&match_of_people_at(record, ply)?, &Title::default());
        }
    }
    let shared = open_store().list().matches[0].id.clone();
    for route in [
        &*format!("#/share/{shared}"),
        "#/puzzles/argonauts-wheel/1",
        "#/new/wheels-of-time",
    ] {
        page.goto(route).await?;
        page.wait_for("main h1, main.practice").await?;
        judge.look(&page, route).await?;
    }
    page.click("input[name='opponents'][value='friend']")
        .await?;
    judge.look(&page, "new game by link").await?;
    judge.into_result()
}

#[wasm_bindgen_test]
async fn what_is_opened_is_translated() -> TestResult {
    let page = Page::at_once().await?;
    let _spoken = speak()?;
    let mut judge = Judge::default();
    let game = match_of_people_at(turn_of_time::THREE, 5)?;
    for text in WRONG_RECORDS {
        page.goto_anew("#/open").await?;
        page.fill("#import-text", text).await?;
        page.click("#look").await?;
        page.wait_for(".notice").await?;
        judge.look(&page, &format!("open {text}")).await?;
    }
    page.fill("#import-text", &text::write(&game)).await?;
    page.click("#look").await?;
    page.wait_for("#preview").await?;
    judge.look(&page, "preview").await?;
    let by_link = game.with_correspondence(Correspondence {
        id: 1,
        host: Seat::FIRST,
    });
    let code = link::write(&by_link).map_err(|error| TestError::new(format!("{error:?}")))?;
    page.goto_anew(&format!("#/open/{code}")).await?;
    page.wait_for("main h1").await?;
    judge.look(&page, "invitation").await?;
    judge.into_result()
}

/// Another language is chosen at a table, as in another window: everything is drawn in it.
async fn change_language(game: GameId) -> TestResult {
    let page = Page::at_once().await?;
    let _bots = Bots::new(&page)?;
    for moment in [Moment::Middle, Moment::End] {
        open_table(&page, game, moment).await?;
        if moment == Moment::Middle {
            page.click("#hint").await?;
            page.wait_for("#hint-text").await?;
        }
        for tab in ["players", "history", "analysis", "menu"] {
            show_beside(&page, tab).await?;
            if tab == "analysis" && moment == Moment::Middle {
                page.script("document.querySelector('#analyse').click();", vec![])
                    .await?;
                page.wait_for("#reading .idea").await?;
            }
            let spoken = speak()?;
            let choose = "const key = Object.keys(localStorage).find((key) => key.endsWith(':settings'));
                localStorage[key] = JSON.stringify({ ...JSON.parse(localStorage[key]), language: arguments[0] });
                dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage[key] }));";
            page.script(choose, vec![TAG.into()]).await?;
            page.wait_for_text(&format!("#side-{tab}"), "⟦").await?;
            // What was said stays said.
            let silence = "document.querySelectorAll('.unseen[aria-live]').forEach((said) => said.replaceChildren());";
            page.script(silence, vec![]).await?;
            let mut judge = Judge::default();
            let place = format!("{}, {moment}, {tab}, switched", game.id());
            judge.look(&page, &place).await?;
            judge.into_result()?;
            drop(spoken);
            page.script(choose, vec!["en".into()]).await?;
            page.wait_for_script(
                "return !document.querySelector('main').textContent.includes('⟦');",
            )
            .await?;
        }
    }
    Ok(())
}

#[wasm_bindgen_test]
async fn the_wheel_of_fortune_changes_its_language() -> TestResult {
    change_language(GameId::WheelOfFortune).await
}

mod long_run {
    use super::*;

    #[wasm_bindgen_test]
    async fn lessons_are_translated() -> TestResult {
        let page = Page::at_once().await?;
        let _spoken = speak()?;
        let mut judge = Judge::default();
        for game in GameId::ALL {
            look_at_lesson(&mut judge, &page, game.id()).await?;
        }
        judge.into_result()
    }

    #[wasm_bindgen_test]
    async fn turn_of_time_changes_its_language() -> TestResult {
        change_language(GameId::TurnOfTime).await
    }

    #[wasm_bindgen_test]
    async fn argonauts_wheel_changes_its_language() -> TestResult {
        change_language(GameId::ArgonautsWheel).await
    }

    #[wasm_bindgen_test]
    async fn wheels_of_time_changes_its_language() -> TestResult {
        change_language(GameId::WheelsOfTime).await
    }

    #[wasm_bindgen_test]
    async fn world_wonders_changes_its_language() -> TestResult {
        change_language(GameId::WorldWonders).await
    }
}
