//! Play with a gamepad, and with arrow keys and Enter alone.

use harness::play::wait_for_person_or_end;
use harness::{DESKTOP, Driver as _, Key, Page, TestError, TestResult, json, run};

/// A standard gamepad that the tests press. It appears once it is plugged in.
const FAKE_PAD: &str = "window.pad = {
        connected: false, index: 0, id: 'fake', mapping: 'standard', axes: [0, 0, 0, 0],
        buttons: Array.from({ length: 17 }, () => ({ pressed: false, value: 0 })),
    };
    navigator.getGamepads = () => [null, window.pad.connected ? window.pad : null];";

/// Holds a button for two frames, and gives the page two more.
const PRESS: &str = "const frames = async (count) => {
        for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
    };
    return (async ([button]) => {
        window.pad.buttons[button].pressed = true;
        await frames(2);
        window.pad.buttons[button].pressed = false;
        await frames(2);
        return true;
    })(arguments);";

/// Where to go next, as a person would who looks at the screen: towards the nearest match; where that
/// has not helped from the same place, elsewhere. Says `there` once it has the focus.
const NEXT: &str = "const [css, begins] = arguments;
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
    const across = right > 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const along = down > 0 ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown'];
    let order = Math.abs(right) > Math.abs(down)
        ? [across[0], ...along, across[1]] : [along[0], ...across, along[1]];
    // There these change the value.
    if (active.matches('select, [type=range], [type=radio]')) order = along;
    const done = window.tried.get(active) ?? new Set();
    window.tried.set(active, done);
    const next = order.find((way) => !done.has(way));
    if (!next) done.clear();
    else done.add(next);
    return next ?? order[0];";

/// What is in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Remote {
    Pad,
    Keys,
}

impl Remote {
    async fn arrow(self, page: &Page, key: &str) -> TestResult {
        let (button, key) = match key {
            "ArrowUp" => (12, Key::Up),
            "ArrowDown" => (13, Key::Down),
            "ArrowLeft" => (14, Key::Left),
            _ => (15, Key::Right),
        };
        match self {
            Self::Pad => press(page, button).await,
            Self::Keys => page.press_keys(char::from(key)).await,
        }
    }

    /// Moves the focus to an element.
    async fn steer(self, page: &Page, css: &str) -> TestResult {
        // A radio button is drawn by its label.
        let is_there = "return document.querySelector(arguments[0]) !== null;";
        page.wait_until(css, is_there, vec![css.into()]).await?;
        for step in 0..60 {
            let next = page
                .script(NEXT, vec![css.into(), json!(step == 0)])
                .await?;
            match next.as_str() {
                Some("there") => return Ok(()),
                Some("none") => page.wait_for(css).await.map(|_| ())?,
                Some(key) => self.arrow(page, key).await?,
                None => return Err(TestError::new("no direction")),
            }
        }
        let at = page.script(
            "return document.activeElement.outerHTML.slice(0, 200);",
            vec![],
        );
        Err(TestError::new(format!(
            "{css} is not reached, but {}",
            at.await?
        )))
    }

    /// Moves the focus to an element and presses it.
    async fn choose(self, page: &Page, css: &str) -> TestResult {
        self.steer(page, css).await?;
        match self {
            Self::Pad => press(page, 0).await,
            Self::Keys => page.press_keys(char::from(Key::Enter)).await,
        }
    }

    /// A person's turn of Turn of Time.
    async fn play_turn_of_time(self, page: &Page) -> TestResult {
        let before = ply(page).await?;
        self.choose(page, ".hand-side:not(:disabled)").await?;
        page.wait_for(".hand-side[aria-pressed='true']").await?;
        self.choose(page, ".free-cell").await?;
        page.wait_for(".plan-buttons").await?;
        while page.count("#put-down:disabled").await? > 0 {
            self.choose(page, ".order-choice").await?;
        }
        self.choose(page, "#put-down").await?;
        wait_for_ply(page, before + 1).await
    }
}

async fn press(page: &Page, button: u8) -> TestResult {
    page.script(PRESS, vec![json!(button)]).await.map(|_| ())
}

async fn plug_in(page: &Page) -> TestResult {
    let script = "window.pad.connected = true; dispatchEvent(new Event('gamepadconnected'));";
    page.script(script, vec![]).await.map(|_| ())
}

async fn ply(page: &Page) -> TestResult<usize> {
    let text = page.attribute("main.table", "data-ply").await?;
    text.and_then(|text| text.parse().ok())
        .ok_or_else(|| TestError::new("no table"))
}

async fn wait_for_ply(page: &Page, ply: usize) -> TestResult {
    page.wait_for_script(&format!(
        "return Number(document.querySelector('main.table').dataset.ply) >= {ply};"
    ))
    .await
    .map(|_| ())
}

/// Whether the focus is where a selector says.
async fn is_at(page: &Page, css: &str) -> TestResult<bool> {
    let script = "return document.activeElement.closest(arguments[0]) !== null;";
    Ok(page.script(script, vec![css.into()]).await? == true)
}

/// From the home page to a table with two people, by gamepad.
async fn begin_with_pad(page: &Page, game: &str) -> TestResult {
    Remote::Pad
        .choose(page, &format!("a.button[href='#/new/{game}']"))
        .await?;
    Remote::Pad.steer(page, "select[name='player-2']").await?;
    let is_person = "return document.activeElement.value === 'human';";
    while page.script(is_person, vec![]).await? != true {
        press(page, 14).await?;
    }
    Remote::Pad.choose(page, "#begin").await?;
    page.wait_for("main.table").await?;
    Ok(())
}

#[test]
fn a_gamepad_plays_two_games_from_the_home_page() -> TestResult {
    run("gamepad", DESKTOP, async |page| {
        page.add_init_script(FAKE_PAD).await?;
        page.goto("").await?;
        // It is asleep until it is plugged in.
        assert_eq!(page.count("[data-navigation]").await?, 0);
        plug_in(page).await?;
        press(page, 13).await?;
        page.wait_for("html[data-navigation='pad']").await?;
        begin_with_pad(page, "turn-of-time").await?;
        for _ in 0..4 {
            Remote::Pad.play_turn_of_time(page).await?;
        }
        page.screenshot("gamepad-turn-of-time").await?;
        // Y takes back, X asks for a hint, the menu button opens the menu.
        press(page, 3).await?;
        page.wait_for("main.table[data-ply='3']").await?;
        press(page, 2).await?;
        page.wait_for(".table-hint").await?;
        press(page, 1).await?;
        page.wait_until_gone(".table-hint").await?;
        press(page, 9).await?;
        page.wait_for("#side-menu").await?;
        // The shoulder buttons go along the tabs, and elsewhere through the game.
        press(page, 4).await?;
        page.wait_for("#side-analysis").await?;
        Remote::Pad.steer(page, ".hand-side:not(:disabled)").await?;
        press(page, 4).await?;
        page.wait_for("main.table[data-ply='2']").await?;
        press(page, 5).await?;
        page.wait_for("main.table[data-ply='3']").await?;

        // Single-key shortcuts are for keyboards: a pad needs none.
        page.goto("").await?;
        plug_in(page).await?;
        begin_with_pad(page, "argonauts-wheel").await?;
        for turn in 0..4 {
            // At first with a piece, later as the board allows.
            if turn == 0 || page.count("[id^='station-']").await? > 0 {
                Remote::Pad
                    .choose(page, "[id^='station-']:not(.is-target)")
                    .await?;
                Remote::Pad
                    .choose(page, "[id^='station-'].is-target")
                    .await?;
            } else {
                Remote::Pad.choose(page, "#turn-wheel").await?;
            }
            wait_for_ply(page, turn + 1).await?;
        }
        page.screenshot("gamepad-argonauts-wheel").await?;
        Ok(())
    })
}

/// A board that uses arrow keys lets go where nothing lies in their direction.
#[test]
fn a_gamepad_moves_a_piece_and_leaves_the_map_at_its_edge() -> TestResult {
    run("gamepad_piece", DESKTOP, async |page| {
        page.add_init_script(FAKE_PAD).await?;
        page.goto("").await?;
        plug_in(page).await?;
        begin_with_pad(page, "world-wonders").await?;
        Remote::Pad.steer(page, ".ww-plan [data-first]").await?;
        let at = "return document.querySelector('.ww-plan [data-first]').dataset.cell;";
        let before = page.script(at, vec![]).await?;
        press(page, 12).await?;
        page.wait_until(
            "the piece to move",
            &format!("return (() => {{ {at} }})() !== arguments[0];"),
            vec![before],
        )
        .await?;
        assert!(is_at(page, ".ww-plan").await?);
        for _ in 0..14 {
            if is_at(page, ".ww-plan").await? {
                press(page, 15).await?;
            }
        }
        assert!(
            !is_at(page, ".ww-plan").await?,
            "the focus cannot leave the map"
        );
        // On a button, arrows lead on and do not move the piece.
        Remote::Pad
            .steer(page, ".ww-ways .button:not(:disabled)")
            .await?;
        let rotated = "return document.querySelector('.ww-plan [data-first]').ariaLabel;";
        Remote::Pad.steer(page, ".ww-plan [data-first]").await?;
        let before = page.script(rotated, vec![]).await?;
        press(page, 7).await?;
        let turned = format!("return (() => {{ {rotated} }})() !== arguments[0];");
        page.wait_until("the piece to rotate", &turned, vec![before])
            .await?;
        // The next spot where it fits, and there it stays.
        let before = ply(page).await?;
        press(page, 6).await?;
        press(page, 0).await?;
        wait_for_ply(page, before + 1).await?;
        Ok(())
    })
}

#[test]
fn arrow_keys_and_enter_play_a_game_to_its_end() -> TestResult {
    run("arrow_keys", DESKTOP, async |page| {
        page.goto("#/settings").await?;
        page.click("input[name='arrows'][value='on']").await?;
        page.click(".top-home").await?;
        page.wait_for(".game-list").await?;
        let keys = Remote::Keys;
        keys.choose(page, "a.button[href='#/new/turn-of-time']")
            .await?;
        keys.choose(page, "#begin").await?;
        page.wait_for("main.table").await?;
        page.wait_for("html[data-navigation='keys']").await?;
        while !wait_for_person_or_end(page).await? {
            keys.play_turn_of_time(page).await?;
        }
        page.wait_for("#result").await?;
        page.screenshot("arrow-keys-end").await?;
        // The mouse ends it, so that the ring goes.
        page.click(".top-home").await?;
        page.wait_until_gone("[data-navigation]").await
    })
}

/// Fields and sheets: nobody is trapped in a field, and nobody falls out of a sheet.
#[test]
fn arrow_keys_lead_through_fields_and_stay_in_sheets() -> TestResult {
    run("arrow_keys_fields", DESKTOP, async |page| {
        page.goto("#/settings").await?;
        // Off, arrow keys do what browsers do with them.
        page.press_keys(char::from(Key::Down)).await?;
        assert_eq!(page.count("[data-navigation]").await?, 0);
        page.click("input[name='arrows'][value='on']").await?;
        for _ in 0..40 {
            if !is_at(page, "form.settings summary").await? {
                page.press_keys(char::from(Key::Down)).await?;
            }
        }
        assert!(is_at(page, "form.settings summary").await?);
        // Down and up have changed nothing.
        assert_eq!(
            page.count("input[name='arrows'][value='on']:checked")
                .await?,
            1
        );
        // Enter chooses, which browsers leave to Space.
        Remote::Keys
            .choose(page, "input[name='data'][value='less']")
            .await?;
        page.wait_for("html[data-data='less']").await?;

        page.goto("#/open").await?;
        Remote::Keys.steer(page, "textarea").await?;
        page.press_keys("ab").await?;
        page.press_keys(char::from(Key::Down)).await?;
        assert!(!is_at(page, "textarea").await?);

        page.goto("#/new/turn-of-time").await?;
        Remote::Keys.choose(page, "#begin").await?;
        page.wait_for("main.table").await?;
        Remote::Keys
            .choose(page, ".top-links a[href='#/settings']")
            .await?;
        page.wait_for("dialog[open]").await?;
        for key in [Key::Up, Key::Left, Key::Down, Key::Right] {
            for _ in 0..6 {
                page.press_keys(char::from(key)).await?;
                assert!(is_at(page, "dialog[open]").await?, "{key:?}");
            }
        }
        Ok(())
    })
}

/// The setting decides; without it, televisions are known by their name.
#[test]
fn televisions_have_arrow_keys_at_once() -> TestResult {
    run("television", DESKTOP, async |page| {
        page.devtools(
            "Emulation.setUserAgentOverride",
            json!({ "userAgent": "Mozilla/5.0 (Linux; Tizen 7.0) AppleWebKit/537.36 SamsungBrowser/4.0 Chrome/110 TV Safari/537.36" }),
        )
        .await?;
        page.goto("").await?;
        page.wait_for("html[data-arrows='on']").await?;
        page.press_keys(char::from(Key::Down)).await?;
        page.wait_for("html[data-navigation='keys'] :focus").await?;
        page.goto("#/settings").await?;
        page.click("input[name='arrows'][value='off']").await?;
        page.wait_until_gone("[data-arrows]").await
    })
}
