//! The page under a translator, or another extension that replaces text nodes: nothing shown is stale, and nothing
//! breaks.

use super::Page;
use super::undo::Undo;
use js_sys::Function;
use page_driver::play::fixtures::match_of_people_at;
use page_driver::play::match_page::{open_tab, wait_for_ply};
use page_driver::play::turn_of_time;
use page_driver::{Driver as _, TestResult};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

/// What the built page loads beside the program.
const FOREIGN: &str = include_str!("../../static/foreign.js");

/// Translators, each with its own way to replace text. All translate changes again.
const TRANSLATORS: [&str; 5] = [
    // Fonts in fonts, put before the text, which then is taken away.
    "const outer = document.createElement('font');
     outer.append(Object.assign(document.createElement('font'), { textContent: translated }));
     text.before(outer);
     text.remove();",
    // Put after it.
    "const font = Object.assign(document.createElement('font'), { textContent: translated });
     text.after(font);
     text.remove();",
    // In its place, at once.
    "text.replaceWith(Object.assign(document.createElement('font'), { textContent: translated }));",
    // Another text in its place, by one that looks whether the text has changed meanwhile.
    "if (text.data !== said) return;
     const other = document.createTextNode(translated);
     own.add(other);
     text.replaceWith(other);",
    // Two elements, as for a text with a word marked.
    "const parts = [0, 1].map((part) => Object.assign(document.createElement('font'), {
         textContent: part ? translated.slice(2) : translated.slice(0, 2) }));
     text.replaceWith(...parts);",
];

/// Begins to translate the page, until what is returned is dropped: `Text` becomes `‹Text›`, after some time.
fn translate(translator: &str) -> Undo {
    let script = format!(
        "const own = new Set();
         const isOwn = (text) => own.has(text) || text.parentElement?.closest('font, script, style, textarea');
         const work = (text) => {{
             if (!text.isConnected || isOwn(text) || !text.data.trim()) return;
             const said = text.data;
             const translated = `‹${{said}}›`;
             setTimeout(() => {{
                 if (!text.isConnected) return;
                 {translator}
             }}, 5);
         }};
         const all = (root) => {{
             const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
             const texts = [];
             while (walker.nextNode()) texts.push(walker.currentNode);
             if (root instanceof Text) texts.push(root);
             texts.forEach(work);
         }};
         const observer = new MutationObserver((records) => {{
             for (const {{ type, target, addedNodes }} of records) {{
                 if (type === 'characterData') work(target);
                 for (const node of addedNodes) if (document.body.contains(node)) all(node);
             }}
         }});
         observer.observe(document.body, {{ subtree: true, childList: true, characterData: true }});
         all(document.querySelector('#app') ?? document.body);
         return () => observer.disconnect();"
    );
    let stop = Function::new_no_args(&script).call0(&JsValue::UNDEFINED);
    Undo::new(stop.unwrap_or_default().unchecked_into())
}

/// Watches foreign nodes, as the built page does, until what is returned is dropped.
fn watch() -> Undo {
    let script = format!(
        "const watching = [];
         const watched = class extends MutationObserver {{
             constructor(...options) {{
                 super(...options);
                 watching.push(this);
             }}
         }};
         ((MutationObserver) => {{ {FOREIGN} }})(watched);
         return () => watching.forEach((one) => one.disconnect());"
    );
    let stop = Function::new_no_args(&script).call0(&JsValue::UNDEFINED);
    Undo::new(stop.unwrap_or_default().unchecked_into())
}

#[wasm_bindgen_test]
async fn a_translated_table_shows_the_position_that_is_there() -> TestResult {
    for translator in TRANSLATORS {
        let page = Page::new().await?;
        let _watching = watch();
        page.open_table(&match_of_people_at(turn_of_time::TWO, 8)?)
            .await?;
        open_tab(&page, "history").await?;
        let translating = translate(translator);
        page.wait_for_text("#status", "›").await?;
        page.press_keys("{").await?;
        page.wait_for_text("#looking .place", "‹Start of the game")
            .await?;
        for (step, place) in [(1, "After 1 of"), (2, "After 2 of"), (3, "After 3 of")] {
            page.press_keys("]").await?;
            wait_for_ply(&page, step, "look").await?;
            page.wait_for_text("#looking .place", &format!("‹{place}"))
                .await?;
            // Nothing of the step before is left.
            let text = page.text("#looking .place").await?;
            assert_eq!(text.matches("of").count(), 1, "{text}");
        }
        page.press_keys("}").await?;
        wait_for_ply(&page, 8, "person").await?;
        page.wait_until_gone("#looking .place").await?;
        drop(translating);
        // Everything else is as without a translator.
        let texts = "const table = document.querySelector('main').cloneNode(true);
            table.querySelector('#spoken').remove();
            return table.textContent.replace(/[‹›]/g, '');";
        let translated = page.script(texts, vec![]).await?;
        page.reload().await?;
        open_tab(&page, "history").await?;
        wait_for_ply(&page, 8, "person").await?;
        let fresh = page.wait_until("texts", texts, vec![]).await?;
        assert_eq!(translated, fresh);
    }
    Ok(())
}

/// A translation that arrives when the text has changed meanwhile is that of another text.
#[wasm_bindgen_test]
async fn a_translation_that_comes_too_late_is_not_shown() -> TestResult {
    let page = Page::new().await?;
    let _watching = watch();
    page.open_table(&match_of_people_at(turn_of_time::TWO, 8)?)
        .await?;
    page.press_keys("{").await?;
    page.wait_for_text("#looking .place", "Start of the game")
        .await?;
    let late = "const text = document.querySelector('#looking .place').firstChild;
        window.translated = Object.assign(document.createElement('font'), { textContent: `‹${text.data}›` });
        window.text = text;";
    page.script(late, vec![]).await?;
    page.press_keys("]").await?;
    page.wait_for_text("#looking .place", "After 1 of").await?;
    page.script("window.text.replaceWith(window.translated);", vec![])
        .await?;
    page.wait_for_text("#looking .place", "After 1 of").await?;
    assert_eq!(page.count("#status font").await?, 0);
    Ok(())
}

/// Pages come and go while others have put nodes between theirs.
#[wasm_bindgen_test]
async fn translated_pages_change_into_each_other() -> TestResult {
    for translator in TRANSLATORS.into_iter().step_by(3) {
        let page = Page::new().await?;
        let _watching = watch();
        page.goto("").await?;
        let _translating = translate(translator);
        for (route, shown) in [
            ("#/settings", "main h1"),
            ("#/games", "main h1"),
            ("#/new/wheels-of-time", "#begin"),
            ("#/rules/turn-of-time", ".rules h2"),
            ("#/today", "main h1"),
            ("#/", "main"),
        ] {
            page.goto(route).await?;
            page.wait_for_text(shown, "›").await?;
        }
        let mains = page.count("main").await?;
        assert_eq!(mains, 1);
    }
    Ok(())
}
