//! Settings: they apply at once and stay, over what the system wishes. The script that applies them runs here as it
//! does at the beginning of a document.

use super::Page;
use super::page::failed;
use super::undo::Undo;
use crate::app::open_store;
use crate::browser::fold;
use app_core::store::folder_of;
use js_sys::Function;
use page_driver::play::fixtures::match_of_people_at;
use page_driver::play::match_page::wait_for_ply;
use page_driver::play::new_game::begin;
use page_driver::play::{stored_match, turn_of_time, wheel_of_fortune, wheels_of_time};
use page_driver::{Driver as _, TestResult, json};
use records::Title;
use rules::GameId;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

/// The script, with a system that the test makes, until it is dropped.
const RUN_SCRIPT: &str = "const [script, agent] = arguments;
    const root = document.documentElement;
    delete root.dataset.motion;
    const end = new AbortController();
    const system = {};
    for (const name of ['contrast', 'motion', 'data']) {
        system[name] = Object.assign(new EventTarget(), { matches: false });
    }
    window.wishes = (name, matches) => {
        system[name].matches = matches;
        system[name].dispatchEvent(new Event('change'));
    };
    const matchMedia = (query) => system[query.match(/contrast|motion|data/)[0]];
    const listen = (type, listener) => addEventListener(type, listener, { signal: end.signal });
    const spoken = 'de en fr pt-BR';
    const page = {
        documentElement: root,
        querySelector: () => ({ content: spoken }),
        querySelectorAll: (css) => document.querySelectorAll(css),
        addEventListener() {},
    };
    const before = { ...root.dataset };
    new Function('matchMedia', 'addEventListener', 'document', 'navigator', script)(
        matchMedia, listen, page, { userAgent: agent, languages: ['xx', 'en-GB', 'de'] },
    );
    return () => {
        end.abort();
        root.lang = 'en';
        delete window.wishes;
        for (const name of Object.keys(root.dataset)) {
            if (name !== 'ready' && !(name in before)) delete root.dataset[name];
        }
    };";

struct Appearance {
    _in_place: Undo,
}

impl Appearance {
    /// On a computer.
    fn run() -> TestResult<Self> {
        Self::run_on("Mozilla/5.0 (X11; Linux x86_64)")
    }

    fn run_on(agent: &str) -> TestResult<Self> {
        let script = include_str!("../../static/appearance.js");
        let run = Function::new_no_args(RUN_SCRIPT);
        let end = run
            .call2(&JsValue::UNDEFINED, &script.into(), &agent.into())
            .map_err(failed)?;
        Ok(Self {
            _in_place: Undo::new(end.unchecked_into()),
        })
    }
}

/// The display attributes of the root element: theme, contrast, motion and text size; `-` for one that is not set.
async fn root_attributes(page: &Page) -> TestResult<String> {
    let script = "const { theme, contrast, motion, text } = document.documentElement.dataset;
        return [theme, contrast, motion, text].map((value) => value ?? '-').join(' ');";
    let attributes = page.script(script, vec![]).await?;
    Ok(attributes.as_str().unwrap_or_default().to_owned())
}

/// What the settings page tells the script.
async fn apply_settings(page: &Page, settings: &str) -> TestResult {
    page.script(
        "dispatchEvent(new CustomEvent('wheelhouse-settings', { detail: arguments[0] }));",
        vec![json!(settings)],
    )
    .await
    .map(|_| ())
}

async fn system_wishes(page: &Page, what: &str, is_wished: bool) -> TestResult {
    page.script(
        "window.wishes(...arguments);",
        vec![json!(what), json!(is_wished)],
    )
    .await
    .map(|_| ())
}

/// The first that is spoken counts: of the settings, or else of the browser; a country's variant is content with the
/// language.
#[wasm_bindgen_test]
async fn the_language_is_one_that_is_spoken() -> TestResult {
    let page = Page::new().await?;
    let _appearance = Appearance::run()?;
    for (settings, language) in [
        ("{}", "en"),
        ("{\"language\":\"de\"}", "de"),
        ("{\"language\":\"PT-br\"}", "pt-BR"),
        ("{\"language\":\"de-CH\",\"theme\":\"dark\"}", "de"),
        ("{\"language\":\"zz\"}", "en"),
    ] {
        apply_settings(&page, settings).await?;
        let lang = page.script("return document.documentElement.lang;", vec![]);
        assert_eq!(lang.await?, language, "{settings}");
    }
    Ok(())
}

#[wasm_bindgen_test]
async fn settings_come_before_the_wishes_of_the_system() -> TestResult {
    let page = Page::new().await?;
    let _appearance = Appearance::run()?;
    assert_eq!(root_attributes(&page).await?, "- - - -");
    system_wishes(&page, "motion", true).await?;
    system_wishes(&page, "contrast", true).await?;
    assert_eq!(root_attributes(&page).await?, "- more less -");
    apply_settings(&page, "contrast=normal motion=full theme=dark text=larger").await?;
    assert_eq!(root_attributes(&page).await?, "dark - - larger");
    system_wishes(&page, "contrast", false).await?;
    apply_settings(&page, "theme=light contrast=more text=large news=1").await?;
    assert_eq!(root_attributes(&page).await?, "light more less large");
    let size = "return getComputedStyle(document.documentElement).fontSize;";
    assert_eq!(page.script(size, vec![]).await?, "18px");
    Ok(())
}

#[wasm_bindgen_test]
async fn damaged_settings_leave_it_to_the_system() -> TestResult {
    let page = Page::new().await?;
    let _appearance = Appearance::run()?;
    system_wishes(&page, "motion", true).await?;
    for damaged in [
        "",
        "theme",
        "theme= text=huge =x contrast",
        "null",
        "{\"theme\":\"sepia\",\"text\":7}",
        "\u{1}\u{fffd}==",
    ] {
        apply_settings(&page, "theme=dark text=large").await?;
        apply_settings(&page, damaged).await?;
        assert_eq!(root_attributes(&page).await?, "- - less -", "{damaged:?}");
    }
    Ok(())
}

/// The bar of the browser has the colour of the chosen theme.
#[wasm_bindgen_test]
async fn the_browsers_bar_follows_the_theme() -> TestResult {
    let page = Page::new().await?;
    page.script(
        "for (const scheme of ['light', 'dark']) {
             const meta = document.createElement('meta');
             meta.name = 'theme-color';
             meta.media = `(prefers-color-scheme: ${scheme})`;
             document.head.append(meta);
         }",
        vec![],
    )
    .await?;
    let appearance = Appearance::run()?;
    let media = "return [...document.querySelectorAll('meta[name=theme-color]')].map(({ media }) => media);";
    for (settings, expected) in [
        ("theme=light", ["all", "not all"]),
        ("theme=dark", ["not all", "all"]),
        (
            "",
            [
                "(prefers-color-scheme: light)",
                "(prefers-color-scheme: dark)",
            ],
        ),
    ] {
        apply_settings(&page, settings).await?;
        assert_eq!(page.script(media, vec![]).await?, json!(expected));
    }
    drop(appearance);
    page.script(
        "for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.remove();",
        vec![],
    )
    .await
    .map(|_| ())
}

/// A browser may deny access to local storage, and the page has its settings all the same.
#[wasm_bindgen_test]
async fn without_storage_settings_last_as_long_as_the_page() -> TestResult {
    let page = Page::new().await?;
    page.set_settings("theme=dark").await?;
    let denies = "{ get() { throw new DOMException('denied', 'SecurityError'); } }";
    let _denied = page.replace("window", "localStorage", denies)?;
    let _appearance = Appearance::run()?;
    assert_eq!(root_attributes(&page).await?, "- - - -");
    page.goto("#/settings").await?;
    page.click("input[name='theme'][value='light']").await?;
    page.wait_for("html[data-theme='light']").await?;
    page.wait_for("#unsaved-settings").await
}

#[wasm_bindgen_test]
async fn settings_apply_at_once_and_are_there_the_next_time() -> TestResult {
    let page = Page::new().await?;
    let appearance = Appearance::run()?;
    page.goto("#/settings").await?;
    assert_eq!(root_attributes(&page).await?, "- - - -");
    for (name, value, attributes) in [
        ("theme", "dark", "dark - - -"),
        ("contrast", "more", "dark more - -"),
        ("motion", "less", "dark more less -"),
        ("text", "larger", "dark more less larger"),
    ] {
        page.click(&format!("input[name='{name}'][value='{value}']"))
            .await?;
        assert_eq!(root_attributes(&page).await?, attributes);
    }
    drop(appearance);
    assert_eq!(root_attributes(&page).await?, "- - - -");
    let _appearance = Appearance::run()?;
    assert_eq!(root_attributes(&page).await?, "dark more less larger");
    page.reload().await?;
    for (name, value) in [
        ("theme", "dark"),
        ("contrast", "more"),
        ("motion", "less"),
        ("text", "larger"),
    ] {
        let chosen = format!("input[name='{name}'][value='{value}']:checked");
        assert_eq!(page.count(&chosen).await?, 1, "{name}");
    }
    Ok(())
}

#[wasm_bindgen_test]
async fn new_games_use_the_settings() -> TestResult {
    let page = Page::new().await?;
    page.goto("#/settings").await?;
    page.click("input[name='aids'][value='off']").await?;
    begin(&page, GameId::TurnOfTime, &["human", "human"], &[]).await?;
    assert!(!stored_match(&page).await?.table_rules().aids);
    page.goto("#/settings").await?;
    page.click("input[name='aids'][value='']").await?;
    begin(&page, GameId::TurnOfTime, &["human", "human"], &[]).await?;
    assert!(stored_match(&page).await?.table_rules().aids);
    Ok(())
}

/// What another window of the browser has chosen applies here too, also at a table.
#[wasm_bindgen_test]
async fn settings_of_another_window_apply_here() -> TestResult {
    let page = Page::new().await?;
    let _appearance = Appearance::run()?;
    page.open_table(&match_of_people_at(turn_of_time::TWO, 3)?)
        .await?;
    wait_for_ply(&page, 3, "person").await?;
    page.script(
        "const folder = location.pathname.slice(0, location.pathname.lastIndexOf('/'));
         const key = `wheelhouse:${folder}:settings`;
         localStorage[key] = arguments[0];
         dispatchEvent(new StorageEvent('storage', { key, newValue: arguments[0] }));",
        vec![json!(r#"{"theme":"light","keys":"off"}"#)],
    )
    .await?;
    page.wait_for("html[data-theme='light'][data-no-keys]")
        .await?;
    wait_for_ply(&page, 3, "person").await?;
    page.goto("#/settings").await?;
    page.wait_for(".settings").await?;
    for chosen in [
        "input[name='theme'][value='light']:checked",
        "input[name='keys'][value='off']:checked",
    ] {
        assert_eq!(page.count(chosen).await?, 1, "{chosen}");
    }
    Ok(())
}

/// The script reads the settings before the app is there, so it has to find them by itself.
#[wasm_bindgen_test]
fn the_script_names_folders_as_the_app_does() {
    let script = include_str!("../../static/appearance.js");
    let start = script.find("const folderOf").unwrap();
    let end = script.find("root.dataset.folder").unwrap();
    let name = format!("{} return folderOf(path);", &script[start..end]);
    let name = Function::new_with_args("path", &name);
    for path in [
        "",
        "/",
        "/Games/",
        "/%47ames//index.html",
        "/games/./Index.html/",
        "/Gef%C3%84%C3%9fe%20o%CC%88/",
        "/a:b/c%2Fd%3a%3F%23%5C%7F%00/",
        "/100%/%4/%zz/%25%32%35/",
        "/a%FF%E4/%C3/%A4/",
        "/%CE%A3%CE%91%CE%A3/%C4%B0/%E2%84%AA/",
    ] {
        let named = name.call1(&JsValue::UNDEFINED, &path.into()).unwrap();
        assert_eq!(named.as_string(), Some(folder_of(path, fold)), "{path}");
    }
}

/// The setting decides; without it, televisions are known by their name.
#[wasm_bindgen_test]
async fn televisions_have_arrow_keys_at_once() -> TestResult {
    let page = Page::new().await?;
    let computer = Appearance::run()?;
    assert_eq!(page.count("[data-arrows]").await?, 0);
    drop(computer);
    let agent = "Mozilla/5.0 (Linux; Tizen 7.0) AppleWebKit/537.36 SamsungBrowser/4.0 Chrome/110 TV Safari/537.36";
    let _television = Appearance::run_on(agent)?;
    assert_eq!(page.count("html[data-arrows='on']").await?, 1);
    page.goto("#/settings").await?;
    page.click("input[name='arrows'][value='off']").await?;
    page.wait_until_gone("[data-arrows]").await?;
    page.click("input[name='arrows'][value='on']").await?;
    page.wait_for("html[data-arrows='on']").await
}

#[wasm_bindgen_test]
async fn the_settings_tell_whether_the_browser_keeps_games() -> TestResult {
    let page = Page::new().await?;
    let manager = "StorageManager.prototype";
    let _persisted = page.replace(manager, "persisted", "{ value: async () => false }")?;
    let refused = page.replace(manager, "persist", "{ value: async () => false }")?;
    page.goto("#/settings").await?;
    page.wait_for_text("#kept", "may delete your games").await?;
    page.click("#keep").await?;
    page.wait_for_text("#kept", "did not promise").await?;
    drop(refused);
    let _agreed = page.replace(manager, "persist", "{ value: async () => true }")?;
    page.click("#keep").await?;
    page.wait_for_text("#kept", "has promised to keep").await?;
    page.wait_until_gone("#keep").await
}

mod long_run {
    use super::*;

    /// A palette changes marks, lists and pieces, also before the app has loaded.
    #[wasm_bindgen_test]
    async fn a_palette_changes_the_players_colours_everywhere() -> TestResult {
        let page = Page::new().await?;
        let mut appearance = Appearance::run()?;
        let store = open_store();
        let mut tables = Vec::new();
        for record in [wheel_of_fortune::TWO, wheels_of_time::DUEL] {
            let id = store.save_new(&match_of_people_at(record, 0)?, &Title::default());
            tables.push(format!("#/table/{id}"));
        }
        let style = async |css: &str, name: &str| {
            let script = "const [css, name] = arguments;
                const element = document.querySelector(css);
                return element && getComputedStyle(element).getPropertyValue(name);";
            page.wait_until(css, script, vec![css.into(), name.into()])
                .await
        };
        let mut seen = Vec::new();
        for palette in ["", "red-green", "blue-yellow"] {
            page.goto_anew("#/settings").await?;
            page.click(&format!("input[name='palette'][value='{palette}']"))
                .await?;
            drop(appearance);
            appearance = Appearance::run()?;
            page.goto_anew(&tables[0]).await?;
            wheel_of_fortune::wait_for_board(&page).await?;
            let mark = style(".seat-mark.red", "fill").await?;
            let follower_colour = style(".wf-follower.blue", "--wf-seat").await?;
            page.goto(&tables[1]).await?;
            wheels_of_time::wait_for_board(&page).await?;
            assert_eq!(style(".seat-mark.red", "fill").await?, mark);
            assert_eq!(style(".wt-city.blue", "--ct-seat").await?, follower_colour);
            seen.push((mark, follower_colour));
        }
        drop(appearance);
        for (at, one) in seen.iter().enumerate() {
            assert!(!seen[..at].contains(one), "{seen:?}");
        }
        Ok(())
    }
}
