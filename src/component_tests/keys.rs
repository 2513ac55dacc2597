//! Single-key shortcuts of the table, and play with a gamepad, which the page polls and which sends keys of its
//! own. Keys that only count from a real keyboard are tested in a real browser.

use super::Page;
use super::undo::Undo;
use page_driver::play::fixtures::match_of_people_at;
use page_driver::play::match_page::{
    type_legal_action, wait_for_ply, wait_for_ply_at_least, wait_for_table,
};
use page_driver::play::{plan_placement, stored_match, turn_of_time, world_wonders};
use page_driver::{Driver as _, Key, TestError, TestResult, json};
use wasm_bindgen_test::wasm_bindgen_test;

/// A table of two people after this many actions.
async fn open_table(ply: usize) -> TestResult<Page> {
    let page = Page::new().await?;
    page.open_table(&match_of_people_at(turn_of_time::TWO, ply)?)
        .await?;
    wait_for_table(&page, "main.table").await?;
    Ok(page)
}

/// Waits until the element with this id has the focus.
async fn wait_for_focus(page: &Page, id: &str) -> TestResult {
    page.wait_for_value("return document.activeElement.id;", vec![], &json!(id))
        .await
}

/// What is to be read out at the table.
async fn spoken(page: &Page) -> TestResult<String> {
    let spoken = page
        .script(
            "return document.getElementById('spoken').textContent;",
            vec![],
        )
        .await?;
    Ok(spoken.as_str().unwrap_or_default().to_owned())
}

async fn wait_for_announcement(page: &Page, part: &str) -> TestResult {
    let script = "return document.getElementById('spoken').textContent.includes(arguments[0]);";
    page.wait_until(part, script, vec![json!(part)])
        .await
        .map(|_| ())
}

#[wasm_bindgen_test]
async fn brackets_and_braces_browse_through_the_game() -> TestResult {
    let page = open_table(5).await?;
    for (key, ply, turn, announced) in [
        ("[", 4, "look", "After 4 of 5 moves."),
        ("[", 3, "look", "After 3 of 5 moves."),
        ("]", 4, "look", "After 4 of 5 moves."),
        ("{", 0, "look", "Start of the game, before 5 moves."),
        ("}", 5, "person", "Latest position, after 5 moves."),
    ] {
        page.press_keys(key).await?;
        wait_for_ply(&page, ply, turn).await?;
        wait_for_announcement(&page, announced).await?;
    }
    Ok(())
}

#[wasm_bindgen_test]
async fn a_question_mark_shows_the_keys_over_the_table() -> TestResult {
    let page = open_table(4).await?;
    let table = page.route().await?;
    page.press_keys("?").await?;
    page.wait_for_text(".page-sheet h2", "Keyboard and screen reader")
        .await?;
    page.press_keys(char::from(Key::Escape)).await?;
    page.wait_until_gone(".page-sheet").await?;
    assert_eq!(page.route().await?, table);
    // Elsewhere there is nothing to return to: it is a page.
    page.goto("#/settings").await?;
    page.press_keys("?").await?;
    page.wait_for_text("h1", "Keyboard and screen reader")
        .await?;
    assert_eq!(page.route().await?, "#/keys");
    Ok(())
}

/// A repeated announcement differs slightly, so that screen readers read it again.
#[wasm_bindgen_test]
async fn s_says_again_what_happened_and_what_to_do() -> TestResult {
    let page = open_table(3).await?;
    type_legal_action(&page, 0).await?;
    wait_for_announcement(&page, "Player 2 plays ").await?;
    let first = spoken(&page).await?;
    assert!(first.contains("Player 1"), "what to do now: {first}");
    page.press_keys("b").await?;
    let mut last = first.clone();
    for key in ["s", "S"] {
        page.press_keys(key).await?;
        let changed = "return document.getElementById('spoken').textContent !== arguments[0];";
        page.wait_until("another text", changed, vec![json!(last)])
            .await?;
        last = spoken(&page).await?;
        assert_eq!(
            last.trim_end_matches('\u{a0}'),
            first.trim_end_matches('\u{a0}')
        );
    }
    Ok(())
}

#[wasm_bindgen_test]
async fn b_and_n_lead_to_the_board_and_to_typing() -> TestResult {
    let page = open_table(4).await?;
    page.click("#tab-players").await?;
    for (board, typing) in [("b", "n"), ("B", "N")] {
        page.press_keys(board).await?;
        wait_for_focus(&page, "board").await?;
        page.press_keys(typing).await?;
        wait_for_focus(&page, "notation").await?;
        // To get out of the field.
        page.script("document.activeElement.blur();", vec![])
            .await?;
    }
    Ok(())
}

#[wasm_bindgen_test]
async fn in_a_text_field_keys_are_text() -> TestResult {
    let page = open_table(4).await?;
    let table = page.route().await?;
    page.press_keys("n").await?;
    wait_for_focus(&page, "notation").await?;
    page.press_keys("bsh[]{}?").await?;
    wait_for_focus(&page, "notation").await?;
    let typed = "return document.getElementById('notation').value;";
    assert_eq!(page.script(typed, vec![]).await?, "bsh[]{}?");
    // Undo is that of the field.
    page.press_with_modifier(Key::Control, 'z').await?;
    assert_eq!(page.route().await?, table);
    assert_eq!(page.count("dialog, #hint-text").await?, 0);
    wait_for_ply(&page, 4, "person").await?;
    page.press_keys(char::from(Key::Enter)).await?;
    page.wait_for_text("#mistyped", "Not understood").await?;
    let stored = stored_match(&page).await?;
    let action = stored.state().legal_actions()[0].to_string();
    page.fill("#notation", &action).await?;
    page.press_keys(char::from(Key::Enter)).await?;
    wait_for_ply(&page, 5, "person").await?;
    wait_for_announcement(&page, "Player 1 plays ").await?;
    assert_eq!(page.count("#mistyped").await?, 0);
    Ok(())
}

#[wasm_bindgen_test]
async fn escape_takes_the_choices_back_one_by_one() -> TestResult {
    let page = open_table(4).await?;
    plan_placement(&page).await?;
    page.press_keys(char::from(Key::Escape)).await?;
    page.wait_until_gone(".planning").await?;
    assert_eq!(page.count(".hand-side[aria-pressed='true']").await?, 1);
    page.press_keys(char::from(Key::Escape)).await?;
    page.wait_until_gone(".hand-side[aria-pressed='true']")
        .await?;
    wait_for_ply(&page, 4, "person").await
}

#[wasm_bindgen_test]
async fn ctrl_z_and_ctrl_y_undo_and_redo() -> TestResult {
    let page = open_table(4).await?;
    type_legal_action(&page, 0).await?;
    page.press_keys("b").await?;
    page.press_with_modifier(Key::Control, 'z').await?;
    wait_for_ply(&page, 4, "person").await?;
    wait_for_announcement(&page, "After 4 of 5 moves.").await?;
    page.press_with_modifier(Key::Control, 'y').await?;
    wait_for_ply(&page, 5, "person").await?;
    // Caps Lock gives capitals without Shift.
    page.press_with_modifier(Key::Control, 'Z').await?;
    wait_for_ply(&page, 4, "person").await?;
    // With the Command key, Y is the browser's.
    page.press_with_modifier(Key::Meta, 'y').await?;
    wait_for_ply(&page, 4, "person").await?;
    page.press_with_modifier(Key::Control, 'Y').await?;
    wait_for_ply(&page, 5, "person").await
}

#[wasm_bindgen_test]
async fn the_page_of_keys_says_when_they_are_off() -> TestResult {
    let page = Page::new().await?;
    page.goto("#/keys").await?;
    page.wait_for(".keys").await?;
    let shows_notice = "return [document.querySelector('.keys-off')?.checkVisibility()];";
    page.wait_for_value(shows_notice, vec![], &json!([false]))
        .await?;
    page.goto("#/settings").await?;
    page.click("input[name='keys'][value='off']").await?;
    page.press_keys("?").await?;
    assert_eq!(page.route().await?, "#/settings");
    // They stay off.
    page.reload().await?;
    page.press_keys("?").await?;
    assert_eq!(page.route().await?, "#/settings");
    page.goto("#/keys").await?;
    page.wait_for_value(shows_notice, vec![], &json!([true]))
        .await?;
    page.goto("#/settings").await?;
    page.click("input[name='keys'][value='']").await?;
    page.press_keys("?").await?;
    page.wait_for_value(shows_notice, vec![], &json!([false]))
        .await
}

/// Sends a key as a browser would; `event` is the class of the event and its members. Returns how many listeners threw.
async fn send_key(page: &Page, css: &str, event: &str) -> TestResult<serde_json::Value> {
    let script = format!(
        "const [kind, init] = {event};
         let faults = 0;
         const count = () => {{ faults += 1; }};
         addEventListener('error', count);
         document.querySelector(arguments[0]).dispatchEvent(new kind('keydown', {{ bubbles: true, cancelable: true, ...init }}));
         removeEventListener('error', count);
         return faults;"
    );
    page.script(&script, vec![css.into()]).await
}

/// Keys of all layouts are tested natively.
#[wasm_bindgen_test]
async fn keys_count_by_place_on_a_russian_keyboard_and_with_alt_gr_on_a_german_one() -> TestResult {
    let page = open_table(4).await?;
    for (key, ply, turn) in [
        ("key: 'я', code: 'KeyZ', ctrlKey: true", 3, "person"),
        ("key: 'н', code: 'KeyY', ctrlKey: true", 4, "person"),
        ("key: 'х', code: 'BracketLeft'", 3, "look"),
        (
            "key: '[', code: 'Digit8', ctrlKey: true, altKey: true",
            2,
            "look",
        ),
        (
            "key: ']', code: 'Digit9', modifierAltGraph: true",
            3,
            "look",
        ),
        (
            "key: 'Ъ', code: 'BracketRight', shiftKey: true",
            4,
            "person",
        ),
    ] {
        send_key(&page, "body", &format!("[KeyboardEvent, {{ {key} }}]")).await?;
        wait_for_ply(&page, ply, turn).await?;
    }
    // Nor does an input method lose its keys.
    let composing = "[KeyboardEvent, { key: 'я', code: 'KeyZ', ctrlKey: true, isComposing: true }]";
    send_key(&page, "body", composing).await?;
    wait_for_ply(&page, 4, "person").await
}

/// Browsers that fill in a form send events without a key.
#[wasm_bindgen_test]
async fn an_event_without_a_key_does_nothing() -> TestResult {
    let page = Page::new().await?;
    page.goto("#/rules/turn-of-time").await?;
    let field = "input[type='search']";
    page.wait_for(field).await?;
    for at in [field, "body"] {
        assert_eq!(send_key(&page, at, "[Event, {}]").await?, 0, "{at}");
    }
    page.press_keys("?").await?;
    page.wait_for(".keys").await
}

#[wasm_bindgen_test]
async fn the_page_of_keys_has_other_addresses_and_the_names_of_this_keyboard() -> TestResult {
    let page = Page::new().await?;
    let replace_keyboard =
        |value: &str| page.replace("navigator", "keyboard", &format!("{{ value: {value} }}"));
    let names = async |page: &Page| {
        let script = "return [...document.querySelectorAll('.keys kbd')].map((key) => key.textContent).join(' ');";
        page.script(script, vec![]).await
    };
    let missing = replace_keyboard("undefined")?;
    page.goto("#/keyboard").await?;
    page.wait_for(".keys").await?;
    let wanted = "Tab Shift Tab Enter Space ? Ctrl Z Ctrl Y Ctrl Shift Z Escape B H N S [ ] { }";
    assert_eq!(names(&page).await?, wanted);
    drop(missing);
    page.goto("").await?;
    let _russian = replace_keyboard(
        "{ getLayoutMap: async () => new Map([['KeyZ', 'я'], ['KeyB', 'и'], ['BracketRight', 'ъ'], ['KeyS', 's']]) }",
    )?;
    page.goto("#/shortcuts").await?;
    page.wait_for_text(".keys kbd", "Tab").await?;
    page.wait_until(
        "Russian names",
        "return document.querySelector('.rules')?.textContent.includes('Я');",
        vec![],
    )
    .await?;
    let wanted =
        "Tab Shift Tab Enter Space ? Ctrl Я Ctrl Y Ctrl Shift Я Escape И H N S [ Ъ { Shift Ъ";
    assert_eq!(names(&page).await?, wanted);
    Ok(())
}

/// A standard gamepad that the tests press, until it is dropped.
struct Pad<'a> {
    page: &'a Page,
    _gamepads: Undo,
}

impl<'a> Pad<'a> {
    /// It is not plugged in yet.
    async fn new(page: &'a Page) -> TestResult<Self> {
        page.script(
            "window.pad = {
                 connected: false, index: 0, id: 'fake', mapping: 'standard', axes: [0, 0, 0, 0],
                 buttons: Array.from({ length: 17 }, () => ({ pressed: false, value: 0 })),
             };",
            vec![],
        )
        .await?;
        let gamepads = "{ value: () => [null, window.pad.connected ? window.pad : null] }";
        Ok(Self {
            page,
            _gamepads: page.replace("navigator", "getGamepads", gamepads)?,
        })
    }

    async fn plug_in(&self) -> TestResult {
        let script = "window.pad.connected = true; dispatchEvent(new Event('gamepadconnected'));";
        self.page.script(script, vec![]).await.map(|_| ())
    }

    /// Unplugs it, and waits until the page no longer looks at it.
    async fn unplug(&self) -> TestResult {
        let script = "window.pad.connected = false;
            return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));";
        self.page.script(script, vec![]).await?;
        self.page
            .script(
                "delete document.documentElement.dataset.navigation;",
                vec![],
            )
            .await
            .map(|_| ())
    }

    /// Holds a button for two frames, and gives the page two more.
    async fn press(&self, button: u8) -> TestResult {
        let press = "const [button] = arguments;
            const frames = async (count) => {
                for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
            };
            const once = async () => {
                window.pad.buttons[button].pressed = true;
                await frames(2);
                window.pad.buttons[button].pressed = false;
                await frames(2);
            };
            let isTaken = false;
            const see = () => (isTaken = true);
            document.addEventListener('keydown', see, { capture: true, once: true });
            return (async () => {
                await once();
                document.removeEventListener('keydown', see, { capture: true });
                // New content is looked at first.
                if (isTaken || button !== 0) return;
                await new Promise((done) => setTimeout(done, 850));
                await once();
            })();";
        self.page
            .script(press, vec![json!(button)])
            .await
            .map(|_| ())
    }

    /// Moves the focus to an element as a person would who looks at the screen: towards the nearest match; where
    /// that has not helped from the same place, elsewhere.
    async fn steer(&self, css: &str) -> TestResult {
        let next = "const [css, begins] = arguments;
            if (begins) window.tried = new Map();
            const active = document.activeElement;
            if (active.matches(css)) return 'there';
            const centre = (element) => {
                const { left, top, width, height } = element.getBoundingClientRect();
                return [left + width / 2, top + height / 2];
            };
            const [x, y] = active === document.body ? [0, 0] : centre(active);
            const ways = [...document.querySelectorAll(css)]
                .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 2)
                .map(centre).map(([toX, toY]) => [toX - x, toY - y]);
            if (!ways.length) return 'none';
            const [right, down] = ways.sort((one, other) => Math.hypot(...one) - Math.hypot(...other))[0];
            const [up, below, left, aside] = [12, 13, 14, 15];
            const across = right > 0 ? [aside, left] : [left, aside];
            const along = down > 0 ? [below, up] : [up, below];
            let order = Math.abs(right) > Math.abs(down)
                ? [across[0], ...along, across[1]] : [along[0], ...across, along[1]];
            // There these change the value.
            if (active.matches('select, [type=range], [type=radio]')) order = along;
            const done = window.tried.get(active) ?? new Set();
            window.tried.set(active, done);
            const way = order.find((way) => !done.has(way));
            if (!way) done.clear();
            else done.add(way);
            return way ?? order[0];";
        self.page.wait_for(css).await?;
        for step in 0..60 {
            let way = self
                .page
                .script(next, vec![json!(css), json!(step == 0)])
                .await?;
            if way == "there" {
                return Ok(());
            }
            let button = way.as_u64().and_then(|way| u8::try_from(way).ok());
            match button {
                Some(button) => self.press(button).await?,
                None => self.page.wait_for(css).await?,
            }
        }
        let at = self.page.focus().await?;
        Err(TestError::new(format!("{css} is not reached, but {at}")))
    }

    /// Moves the focus to an element and presses it.
    async fn choose(&self, css: &str) -> TestResult {
        self.steer(css).await?;
        self.press(0).await
    }

    /// A person's turn of Turn of Time.
    async fn play_turn_of_time(&self, ply: usize) -> TestResult {
        self.choose(".hand-side:not(:disabled)").await?;
        self.page
            .wait_for(".hand-side[aria-pressed='true']")
            .await?;
        self.choose(".free-cell").await?;
        self.page.wait_for(".plan-buttons").await?;
        while self.page.count("#put-down[aria-disabled]").await? > 0 {
            self.choose(".order-choice").await?;
        }
        self.choose("#put-down").await?;
        wait_for_ply_at_least(self.page, ply + 1).await
    }
}

/// Whether the focus is where a selector says.
async fn is_at(page: &Page, css: &str) -> TestResult<bool> {
    let script = "return document.activeElement.closest(arguments[0]) !== null;";
    Ok(page.script(script, vec![css.into()]).await? == true)
}

#[wasm_bindgen_test]
async fn a_gamepad_wakes_up_when_it_is_plugged_in_and_leads_to_a_table() -> TestResult {
    let page = Page::new().await?;
    page.goto("").await?;
    page.wait_for(".game-list").await?;
    let pad = Pad::new(&page).await?;
    pad.press(13).await?;
    assert_eq!(page.count("[data-navigation]").await?, 0);
    pad.plug_in().await?;
    pad.press(13).await?;
    page.wait_for("html[data-navigation='pad'] :focus").await?;
    pad.choose("a.button[href='#/new/turn-of-time']").await?;
    pad.steer("select[name='player-2']").await?;
    let is_person = "return document.activeElement.value === 'human';";
    for _ in 0..6 {
        if page.script(is_person, vec![]).await? != true {
            pad.press(14).await?;
        }
    }
    assert_eq!(page.script(is_person, vec![]).await?, true);
    pad.choose("#begin").await?;
    page.wait_for("main.table").await?;
    // The mouse ends it, so that the ring goes.
    page.press_point(false, (5.0, 500.0), 1).await?;
    page.wait_until_gone("[data-navigation]").await?;
    pad.unplug().await
}

#[wasm_bindgen_test]
async fn buttons_of_a_gamepad_undo_browse_and_open_the_menu() -> TestResult {
    let page = open_table(4).await?;
    page.click("#tab-players").await?;
    type_legal_action(&page, 0).await?;
    let pad = Pad::new(&page).await?;
    pad.plug_in().await?;
    // Y takes back.
    pad.press(3).await?;
    wait_for_ply(&page, 4, "person").await?;
    page.click("#tab-players").await?;
    // The menu button opens the menu.
    pad.press(9).await?;
    page.wait_for("#side-menu").await?;
    // The shoulder buttons go along the tabs, and elsewhere through the game.
    pad.press(4).await?;
    page.wait_for("#side-analysis").await?;
    pad.press(5).await?;
    page.wait_for("#side-menu").await?;
    pad.steer(".hand-side:not(:disabled)").await?;
    pad.press(4).await?;
    page.wait_for("main.table[data-ply='3']").await?;
    pad.press(5).await?;
    page.wait_for("main.table[data-ply='4']").await?;
    pad.unplug().await
}

/// It rests while text is typed, in another window, or by the setting. What counts of a gamepad is tested natively.
#[wasm_bindgen_test]
async fn a_gamepad_rests_while_somebody_types_or_is_elsewhere_or_has_switched_it_off() -> TestResult
{
    let page = Page::new().await?;
    page.goto("#/settings").await?;
    page.wait_for_text("#gamepad", "No gamepad yet.").await?;
    let pad = Pad::new(&page).await?;
    pad.plug_in().await?;
    page.wait_for_text("#gamepad", "Press any button on it.")
        .await?;
    pad.press(16).await?;
    page.wait_for_text("#gamepad", "is ready.").await?;
    let field = "#your-name";
    page.click(field).await?;
    pad.press(13).await?;
    assert!(is_at(&page, field).await?);
    // Where a gamepad has led into a field, it leads out again.
    page.press_keys(char::from(Key::Tab)).await?;
    pad.steer(field).await?;
    pad.press(13).await?;
    assert!(!is_at(&page, field).await?);
    let elsewhere = page.replace("document", "hasFocus", "{ value: () => false }")?;
    let before = page.focus().await?;
    pad.press(13).await?;
    assert_eq!(page.focus().await?, before);
    drop(elsewhere);
    page.click("input[name='gamepad'][value='off']").await?;
    page.wait_until_gone("#gamepad").await?;
    pad.press(13).await?;
    assert_eq!(page.count("[data-navigation]").await?, 0);
    page.click("input[name='gamepad'][value='']").await?;
    page.wait_for_text("#gamepad", "Press any button on it.")
        .await?;
    pad.press(13).await?;
    page.wait_for("html[data-navigation='pad']").await?;
    pad.unplug().await
}

/// As drivers, privacy shields and extensions make them.
#[wasm_bindgen_test]
async fn a_gamepad_of_which_parts_are_missing_stops_nothing() -> TestResult {
    let page = Page::new().await?;
    page.goto("#/settings").await?;
    let pad = Pad::new(&page).await?;
    let damage = "Object.assign(window.pad, { id: null, axes: [null, NaN], buttons: [null, undefined, 1] });";
    page.script(damage, vec![]).await?;
    pad.plug_in().await?;
    page.wait_for_text("#gamepad", "Press any button on it.")
        .await?;
    let more = "Object.assign(window.pad, { axes: undefined, buttons: null, mapping: undefined });";
    page.script(more, vec![]).await?;
    page.wait_for_text("#gamepad", "doesn't know this gamepad.")
        .await?;
    pad.unplug().await?;
    page.wait_for_text("#gamepad", "No gamepad yet.").await
}

#[wasm_bindgen_test]
async fn a_gamepad_closes_a_sheet_or_goes_back() -> TestResult {
    let page = Page::new().await?;
    page.goto("").await?;
    page.goto("#/rules/turn-of-time").await?;
    page.wait_for(".rules h2").await?;
    let pad = Pad::new(&page).await?;
    pad.plug_in().await?;
    pad.press(1).await?;
    page.wait_for(".game-list").await?;
    page.open_table(&match_of_people_at(turn_of_time::TWO, 2)?)
        .await?;
    page.wait_for("main.table").await?;
    page.press_keys("?").await?;
    page.wait_for(".page-sheet .keys").await?;
    pad.press(1).await?;
    page.wait_until_gone("dialog").await?;
    wait_for_ply(&page, 2, "person").await?;
    pad.unplug().await
}

#[wasm_bindgen_test]
async fn a_gamepad_plays_turns_of_argonauts_wheel() -> TestResult {
    let page = Page::new().await?;
    let record =
        include_str!("../../crates/records/tests/fixtures/argonauts-wheel-2-cone-alone.txt");
    page.open_table(&match_of_people_at(record, 0)?).await?;
    page.wait_for(".aw-table").await?;
    let pad = Pad::new(&page).await?;
    pad.plug_in().await?;
    for ply in 0..4 {
        // At first with a piece, later as the board allows.
        if ply == 0 || page.count("[id^='station-']").await? > 0 {
            pad.choose("[id^='station-']:not(.is-target)").await?;
            pad.choose("[id^='station-'].is-target").await?;
        } else {
            pad.choose("#turn-wheel").await?;
        }
        wait_for_ply_at_least(&page, ply + 1).await?;
    }
    pad.unplug().await
}

/// A table of World Wonders whose first player has a piece in the hand.
async fn open_plan(page: &Page) -> TestResult {
    page.open_table(&match_of_people_at(world_wonders::TWO, 0)?)
        .await?;
    page.wait_for(".ww-plan [data-first]").await
}

/// A board that uses arrow keys lets go where nothing lies in their direction.
#[wasm_bindgen_test]
async fn a_gamepad_moves_a_piece_and_leaves_the_map_at_its_edge() -> TestResult {
    let page = Page::new().await?;
    open_plan(&page).await?;
    let pad = Pad::new(&page).await?;
    pad.plug_in().await?;
    pad.steer(".ww-plan [data-first]").await?;
    let at = "return document.querySelector('.ww-plan [data-first]').dataset.cell;";
    let before = page.script(at, vec![]).await?;
    pad.press(12).await?;
    page.wait_until(
        "the piece to move",
        &format!("return (() => {{ {at} }})() !== arguments[0];"),
        vec![before],
    )
    .await?;
    assert!(is_at(&page, ".ww-plan").await?);
    for _ in 0..14 {
        if is_at(&page, ".ww-plan").await? {
            pad.press(15).await?;
        }
    }
    assert!(
        !is_at(&page, ".ww-plan").await?,
        "the focus cannot leave the map"
    );
    pad.unplug().await
}

#[wasm_bindgen_test]
async fn a_gamepad_rotates_a_piece_and_puts_it_down() -> TestResult {
    let page = Page::new().await?;
    open_plan(&page).await?;
    let pad = Pad::new(&page).await?;
    pad.plug_in().await?;
    pad.steer(".ww-plan [data-first]").await?;
    let rotated = "return document.querySelector('.ww-plan [data-first]').ariaLabel;";
    let before = page.script(rotated, vec![]).await?;
    pad.press(7).await?;
    let turned = format!("return (() => {{ {rotated} }})() !== arguments[0];");
    page.wait_until("the piece to rotate", &turned, vec![before])
        .await?;
    // The next spot where it fits, and there it stays.
    pad.press(6).await?;
    pad.press(0).await?;
    wait_for_ply_at_least(&page, 1).await?;
    pad.unplug().await
}

mod long_run {
    use super::*;

    #[wasm_bindgen_test]
    async fn a_gamepad_plays_turns_of_turn_of_time() -> TestResult {
        let page = open_table(0).await?;
        let pad = Pad::new(&page).await?;
        pad.plug_in().await?;
        for ply in 0..4 {
            pad.play_turn_of_time(ply).await?;
        }
        pad.unplug().await
    }
}
