//! All that is read or heard comes from the catalogues: shown in a language that nobody speaks, whose words have accents and
//! stand in brackets, nothing is plain English, and no bracket is lost.

use super::Page;
use super::undo::Undo;
use js_sys::Function;
use l10n::{Catalogue, Locale};
use l10n_build::pseudo;
use page_driver::play::fixtures::match_of_people_at;
use page_driver::play::{turn_of_time, wheel_of_fortune, wheels_of_time, world_wonders};
use page_driver::{Driver as _, TestError, TestResult, Value};
use rules::GameId;
use wasm_bindgen_test::wasm_bindgen_test;

/// Shown as the words of this language.
const LANGUAGE: &str = "de";

const ARGONAUTS_WHEEL: &str =
    include_str!("../../crates/records/tests/fixtures/argonauts-wheel-2-three-revolutions.txt");

macro_rules! catalogues {
    ($($module:ident $file:literal),*) => {
        [$((&l10n::$module::CATALOGUE, include_str!(concat!("../../locales/en/", $file, ".ftl")))),*]
    };
}

/// The catalogues with their English files.
const CATALOGUES: [(&Catalogue, &str); 8] = catalogues![
    house "house",
    pages "pages",
    table "table",
    turn_of_time "turn-of-time",
    argonauts_wheel "argonauts-wheel",
    wheels_of_time "wheels-of-time",
    wheel_of_fortune "wheel-of-fortune",
    world_wonders "world-wonders"
];

/// Takes accents and brackets for the words of [`LANGUAGE`], which the page speaks until what is returned is dropped.
fn speak_pseudo() -> TestResult<Undo> {
    let locale: Locale = LANGUAGE.parse().map_err(|_| TestError::new(LANGUAGE))?;
    for (catalogue, english) in CATALOGUES {
        let added = locale.add(catalogue, &pseudo(english));
        added.map_err(|error| TestError::new(error.to_string()))?;
    }
    gloo::utils::document_element()
        .set_attribute("lang", LANGUAGE)
        .map_err(|_| TestError::new("lang"))?;
    Ok(Undo::new(Function::new_no_args(
        "document.documentElement.lang = 'en';",
    )))
}

/// What is read or heard on the page and is plain English, or has lost a bracket. A word of three letters without an accent
/// is plain; names of people and of keys, notation, texts that are fetched, and what languages call themselves are not judged.
const FINDINGS: &str = "const own = /^(Ada|Ben|Cleo|Leo|Nora|Hugo|Ivy|Otto|Player|English|Deutsch|Français|Español|Google)$/;
    const skipped = 'script, style, template, code, kbd, pre, textarea, .rules, [lang]:not(html), #output, #console_output, .seed';
    const found = new Set();
    // Dates are the browser's.
    const dates = new Set();
    for (let day = 1; day <= 366; day += 1) {
        const spoken = new Date(2026, 0, day).toLocaleDateString(document.documentElement.lang, { dateStyle: 'full' });
        for (const word of spoken.match(/[A-Za-z]+/g)) dates.add(word);
    }
    const judge = (text, where) => {
        const plain = (text.match(/[A-Za-z]{3,}/g) ?? []).filter((word) => /[acegnsuy]/.test(word) && !own.test(word) && !dates.has(word));
        const counts = [...'⟦⟧'].map((bracket) => text.split(bracket).length);
        if (plain.length > 0) found.add(`${where}: plain: ${text}`);
        if (counts[0] !== counts[1]) found.add(`${where}: cut: ${text}`);
    };
    const name = (one) => one.tagName.toLowerCase() + (one.id && `#${one.id}`) + [...one.classList].map((c) => `.${c}`).join('');
    const blocks = new Set();
    for (const root of document.querySelectorAll('body > #app')) {
        for (const one of root.querySelectorAll('*')) {
            if (one.closest(skipped)) continue;
            for (const attribute of ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext', 'aria-description']) {
                const text = one.getAttribute(attribute);
                if (text?.trim()) judge(text, `${name(one)} ${attribute}`);
            }
            const own = [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
            if (own.length > 0) blocks.add(one.closest('li, p, button, a, label, td, th, h1, h2, h3, summary, dt, dd, legend, option, text') ?? one);
        }
    }
    for (const block of blocks) {
        const copy = block.cloneNode(true);
        for (const part of copy.querySelectorAll(skipped)) part.remove();
        if (copy.querySelector('li, p, td, h2, h3, dd, option')) continue;
        if (copy.textContent.trim()) judge(copy.textContent, name(block));
    }
    return [...found];";

async fn findings(page: &Page, shown: &str) -> TestResult<Vec<String>> {
    let found = page.script(FINDINGS, vec![]).await?;
    let found = found.as_array().into_iter().flatten();
    let line = |finding: &Value| format!("{shown}: {}", finding.as_str().unwrap_or_default());
    Ok(found.map(line).collect())
}

fn assert_none(found: &[String]) -> TestResult {
    match found {
        [] => Ok(()),
        found => Err(TestError::new(format!(
            "{} findings:\n{}",
            found.len(),
            found.join("\n")
        ))),
    }
}

#[wasm_bindgen_test]
async fn pages_speak_from_the_catalogues() -> TestResult {
    let page = Page::new().await?;
    let _spoken = speak_pseudo()?;
    let mut found = Vec::new();
    let of_game = ["new", "learn", "puzzles", "rules"];
    let of_games = of_game.iter().flat_map(|kind| {
        GameId::ALL
            .iter()
            .map(move |game| format!("#/{kind}/{}", game.id()))
    });
    let others = [
        "",
        "#/rules",
        "#/games",
        "#/statistics",
        "#/today",
        "#/open",
        "#/settings",
        "#/keyboard",
        "#/about",
        "#/nowhere",
    ];
    for route in others.into_iter().map(str::to_owned).chain(of_games) {
        page.goto(&route).await?;
        page.wait_for("main h1, main [role='status'], main.home")
            .await?;
        found.extend(findings(&page, &route).await?);
    }
    assert_none(&found)
}

#[wasm_bindgen_test]
async fn tables_speak_from_the_catalogues() -> TestResult {
    let page = Page::new().await?;
    let _spoken = speak_pseudo()?;
    let mut found = Vec::new();
    for (record, ply) in [
        (turn_of_time::TWO, 5),
        (turn_of_time::TWO, usize::MAX),
        (ARGONAUTS_WHEEL, 4),
        (wheels_of_time::DUEL, 12),
        (wheel_of_fortune::TWO, 20),
        (wheel_of_fortune::TWO, usize::MAX),
        (world_wonders::TWO, 12),
        (world_wonders::TWO, usize::MAX),
    ] {
        let record = match_of_people_at(record, ply)?;
        let shown = format!("{} {ply}", record.setup().game().id());
        page.open_table(&record).await?;
        found.extend(findings(&page, &shown).await?);
        for tab in ["history", "analysis", "menu"] {
            // The words are longer than tabs have room for.
            let open = format!("document.querySelector('#tab-{tab}, #show-{tab}').click();");
            page.script(&open, vec![]).await?;
            page.wait_for(&format!("#side-{tab}")).await?;
            found.extend(findings(&page, &format!("{shown} {tab}")).await?);
        }
    }
    assert_none(&found)
}

/// Nothing on a table keeps the words of the language before: not what is drawn, nor what was told before.
#[wasm_bindgen_test]
async fn a_change_of_the_language_redraws_the_table() -> TestResult {
    let page = Page::new().await?;
    for (record, ply) in [
        (turn_of_time::TWO, 5),
        (world_wonders::TWO, 12),
        (wheel_of_fortune::TWO, 20),
    ] {
        page.open_table(&match_of_people_at(record, ply)?).await?;
        page.script(
            "document.querySelector('#tab-history, #show-history').click();",
            vec![],
        )
        .await?;
        page.wait_for("#side-history").await?;
        let _spoken = speak_pseudo()?;
        let choose =
            "const folder = location.pathname.slice(0, location.pathname.lastIndexOf('/'));
            const key = `wheelhouse:${folder}:settings`;
            localStorage[key] = localStorage[key].replace(/^\\{/, `{\"language\":\"de\",`);
            dispatchEvent(new StorageEvent('storage', { key }));";
        page.script(choose, vec![]).await?;
        page.wait_for_text("#status", "⟦").await?;
        assert_none(&findings(&page, record.lines().next().unwrap_or_default()).await?)?;
        page.forget_everything().await?;
    }
    Ok(())
}
