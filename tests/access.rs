//! Every page for everybody: what axe-core finds, sizes, pages that scroll
//! sideways, titles, where the keyboard goes on, where Back leads.

use harness::play::wheel::{self, By};
use harness::play::{begin, choose, play_on, play_turns};
use harness::{BASE, DESKTOP, Findings, Key, Outcome, Page, run, run_site};
use rules::games::argonauts_wheel::Piece;

#[test]
fn home_and_its_games() -> Outcome {
    run("access_home", DESKTOP, async |page| {
        let mut findings = Findings::default();
        page.go("").await?;
        findings.look(page, "home empty").await?;
        page.go("#/games").await?;
        findings.look(page, "your games empty").await?;
        for _ in 0..2 {
            begin(page, 2, &["human", "human"], &[]).await?;
            play_turns(page, 3).await?;
        }
        page.go("").await?;
        page.wait_for(".go-on-card").await?;
        findings.look(page, "home with games").await?;
        page.go("#/games").await?;
        page.wait_for(".match-row").await?;
        findings.look(page, "your games").await?;
        page.click("[aria-label^='Name Turn of Time']").await?;
        page.wait_for("#title").await?;
        findings.look(page, "your games renaming").await?;
        page.press_button("Done").await?;
        page.click("[aria-label^='Delete Turn of Time']").await?;
        page.wait_for("#put-back").await?;
        findings.look(page, "your games deleted").await?;
        page.script(
            "for (const [key, value] of Object.entries(localStorage))
                 if (key.includes(':match.'))
                     localStorage.setItem(key, value.slice(0, -3) + 'xyz');",
            vec![],
        )
        .await?;
        page.go("").await?;
        page.wait_for("#aside-told").await?;
        findings.look(page, "home damaged").await?;
        page.go("#/games").await?;
        page.wait_for("#aside").await?;
        findings.look(page, "your games damaged").await?;
        findings.none()
    })
}

#[test]
fn setting_up_and_sitting_down() -> Outcome {
    run("access_begin", DESKTOP, async |page| {
        let mut findings = Findings::default();
        page.go("#/new/turn-of-time").await?;
        page.click("summary").await?;
        page.click("input[name='players'][value='4']").await?;
        findings.look(page, "new game").await?;
        page.click("input[name='players'][value='1']").await?;
        page.wait_for("input[name='goal'] + span").await?;
        page.write("input[name='seed']", "seven").await?;
        page.click("#begin").await?;
        page.wait_for("#wrong").await?;
        findings.look(page, "new game refused").await?;

        begin(page, 2, &["human", "human"], &[]).await?;
        page.wait_for("#first-turn").await?;
        findings.look(page, "table start").await?;
        play_turns(page, 5).await?;
        choose(page).await?;
        findings.look(page, "table chosen").await?;
        page.press_button("Take it back").await?;
        page.click("#hint").await?;
        page.wait_for("#hint-said").await?;
        findings.look(page, "table hint").await?;
        page.click("#one-back").await?;
        page.wait_for("#latest").await?;
        findings.look(page, "table looking back").await?;
        page.click("#try-here").await?;
        page.wait_for("#return").await?;
        play_turns(page, 1).await?;
        findings.look(page, "table trying out").await?;
        page.click("#return").await?;
        page.wait_gone("#return").await?;
        page.script(
            "for (const details of document.querySelectorAll('details')) details.open = true;",
            vec![],
        )
        .await?;
        page.write("#notation", "nonsense").await?;
        page.click("#do-typed").await?;
        page.wait_for("#mistyped").await?;
        page.click("#resign").await?;
        page.wait_for("#close").await?;
        findings.look(page, "table details open").await?;
        page.click("#do-not").await?;
        play_on(page).await?;
        page.wait_for("#result").await?;
        findings.look(page, "table over").await?;
        findings.none()
    })
}

#[test]
fn alone_and_against_a_bot_that_thinks_long() -> Outcome {
    run("access_bots", DESKTOP, async |page| {
        let mut findings = Findings::default();
        begin(page, 1, &[], &[]).await?;
        play_turns(page, 2).await?;
        findings.look(page, "table alone").await?;
        page.before_all(
            "window.Worker = class extends EventTarget { postMessage() {} terminate() {} };",
        )
        .await?;
        page.go("").await?;
        begin(page, 3, &["human", "expert", "human"], &[]).await?;
        play_turns(page, 1).await?;
        page.wait_for("#act-now").await?;
        findings.look(page, "table bot thinking").await?;
        page.click("#stop").await?;
        page.wait_for("#go-on").await?;
        findings.look(page, "table bot resting").await?;
        findings.none()
    })
}

#[test]
fn learning_and_puzzles() -> Outcome {
    run("access_practice", DESKTOP, async |page| {
        let mut findings = Findings::default();
        page.go("#/learn/argonauts-wheel").await?;
        wheel::wait_for_board(page).await?;
        findings.look(page, "learn").await?;
        page.click("#show-me").await?;
        page.wait_for(".news").await?;
        wheel::choose(page, By::Mouse, Piece::Disc, 7).await?;
        findings.look(page, "learn shown").await?;
        page.go("#/puzzles/argonauts-wheel").await?;
        page.wait_for(".puzzle-card .aw-picture").await?;
        findings.look(page, "puzzles").await?;
        page.go("#/puzzles/argonauts-wheel/1").await?;
        wheel::wait_for_board(page).await?;
        page.click("#turn-wheel").await?;
        page.wait_for(".news.wrong").await?;
        findings.look(page, "puzzle wrong").await?;
        page.click("#show-me").await?;
        page.wait_for("#show-me:disabled").await?;
        findings.look(page, "puzzle shown").await?;
        page.go("#/rules/argonauts-wheel").await?;
        page.wait_for(".rules h2").await?;
        findings.look(page, "wheel rules").await?;
        findings.none()
    })
}

/// Where the browser lets only one window have a game, and where it cannot.
#[test]
fn in_two_windows() -> Outcome {
    run("access_windows", DESKTOP, async |page| {
        let mut findings = Findings::default();
        begin(page, 2, &["human", "human"], &[]).await?;
        play_turns(page, 2).await?;
        let table = page.route().await?;
        let first = page.client().window().await?;
        let second = page.new_window().await?;
        page.go(&table).await?;
        page.wait_for("#others").await?;
        findings.look(page, "table elsewhere").await?;

        for window in [&first, &second] {
            page.client().switch_to_window(window.clone()).await?;
            page.before_all("Navigator.prototype.__defineGetter__('locks', () => undefined);")
                .await?;
            page.reload().await?;
            page.wait_for("main.table[data-ply='2'][data-turn='person']")
                .await?;
        }
        page.client().switch_to_window(first).await?;
        play_turns(page, 1).await?;
        page.client().switch_to_window(second).await?;
        choose(page).await?;
        page.click("#put-down").await?;
        page.wait_for("#parted").await?;
        findings.look(page, "table parted").await?;
        findings.none()
    })
}

#[test]
fn sending_and_opening() -> Outcome {
    run("access_links", DESKTOP, async |page| {
        let mut findings = Findings::default();
        begin(page, 2, &["human", "human"], &[]).await?;
        play_turns(page, 3).await?;
        let table = page.route().await?;
        page.go(&table.replace("table", "share")).await?;
        page.click("#save-file").await?;
        page.wait_for("#said:not(:empty)").await?;
        findings.look(page, "share").await?;
        let link = page
            .script("return document.getElementById('link').value;", vec![])
            .await?;
        let link = link.as_str().unwrap_or_default().to_owned();
        page.go("#/open").await?;
        findings.look(page, "open").await?;
        page.write("#brought", "hello").await?;
        page.click("#look").await?;
        page.wait_for("#wrong").await?;
        findings.look(page, "open refused").await?;
        page.client().goto(&link).await?;
        page.wait_for("#preview").await?;
        findings.look(page, "open known").await?;
        page.script("localStorage.clear();", vec![]).await?;
        page.reload().await?;
        page.wait_for("#preview").await?;
        findings.look(page, "open preview").await?;
        findings.none()
    })
}

#[test]
fn texts_settings_and_ways_that_lead_nowhere() -> Outcome {
    run("access_texts", DESKTOP, async |page| {
        let mut findings = Findings::default();
        for (route, name, there) in [
            ("#/rules/turn-of-time", "rules", ".rules h2"),
            ("#/keys", "keys", ".rules h2"),
            ("#/about", "about", ".rules h2"),
            ("#/nowhere", "lost", "main h1"),
            ("#/table/000000001", "no such game", "main h1"),
            ("#/share/000000001", "nothing to send", "main h1"),
        ] {
            page.go(route).await?;
            page.wait_for(there).await?;
            findings.look(page, name).await?;
        }
        page.go("#/settings").await?;
        page.click("summary").await?;
        findings.look(page, "settings").await?;
        page.click("input[name='keys'][value='off']").await?;
        page.go("#/keys").await?;
        page.wait_for(".keys-off").await?;
        findings.look(page, "keys switched off").await?;
        findings.none()
    })
}

#[test]
fn when_the_app_stops() -> Outcome {
    run("access_stopped", DESKTOP, async |page| {
        let mut findings = Findings::default();
        begin(page, 2, &["human", "human"], &[]).await?;
        play_turns(page, 1).await?;
        page.permit("clipboard-write", false).await?;
        page.expect_message("stopped by a test");
        page.script(
            "dispatchEvent(new ErrorEvent('error', {
                 error: new WebAssembly.RuntimeError('stopped by a test'),
             }));",
            vec![],
        )
        .await?;
        page.press_button("Copy report").await?;
        page.wait_for("#failure-text").await?;
        findings.look(page, "stopped").await?;
        findings.none()
    })
}

#[test]
fn news_of_a_new_version() -> Outcome {
    run_site("access_update", DESKTOP, BASE, async |page, site| {
        let mut findings = Findings::default();
        page.go("").await?;
        page.wait_for_script("return navigator.serviceWorker.controller?.state === 'activated';")
            .await?;
        begin(page, 2, &["human", "human"], &[]).await?;
        site.replace("index.html", "<html ", "<html data-build=new ")?;
        site.publish()?;
        page.script(
            "return navigator.serviceWorker.getRegistration()
                 .then((registration) => registration.update()).then(() => true);",
            vec![],
        )
        .await?;
        page.wait_for_text("#update", "A new version").await?;
        findings.look(page, "update").await?;
        findings.none()
    })
}

/// What the window's title, the page's title and the keyboard say about where
/// one is.
async fn is_at(page: &Page, route: &str, title: &str, heading: &str) -> Outcome {
    page.until(&format!("{route}, {title}"), async || {
        let there = page
            .client()
            .execute(
                "const headings = [...document.querySelectorAll('h1')]
                     .filter((heading) => heading.checkVisibility());
                 return [
                     location.hash,
                     document.title,
                     headings.map((heading) => heading.textContent).join('|'),
                     document.activeElement.id,
                 ];",
                vec![],
            )
            .await?;
        // The address without anything is home too.
        let at = there[0]
            .as_str()
            .filter(|at| !at.is_empty())
            .unwrap_or("#/");
        let fits = if route.ends_with('/') && route != "#/" {
            at.starts_with(route)
        } else {
            at == route
        };
        Ok((fits && there[1] == title && there[2] == heading && there[3] == "main").then_some(()))
    })
    .await
}

#[test]
fn every_page_says_where_one_is() -> Outcome {
    run("access_titles", DESKTOP, async |page| {
        page.go("").await?;
        for (way, route, title, heading) in [
            (
                "New game of Turn of Time",
                "#/new/turn-of-time",
                "Turn of Time - Wheelhouse",
                "Turn of Time",
            ),
            ("Home", "#/", "Wheelhouse", "Come in, sit down"),
            (
                "Your games",
                "#/games",
                "Your games - Wheelhouse",
                "Your games",
            ),
            (
                "Open a game",
                "#/open",
                "Open a game - Wheelhouse",
                "Open a game",
            ),
            (
                "Settings",
                "#/settings",
                "Settings - Wheelhouse",
                "Settings",
            ),
            (
                "Keyboard",
                "#/keys",
                "Keyboard - Wheelhouse",
                "Keyboard and speech",
            ),
            ("About", "#/about", "About - Wheelhouse", "About Wheelhouse"),
            ("Wheelhouse", "#/", "Wheelhouse", "Come in, sit down"),
            (
                "Rules of Turn of Time",
                "#/rules/turn-of-time",
                "Turn of Time - Wheelhouse",
                "Turn of Time",
            ),
            ("Wheelhouse", "#/", "Wheelhouse", "Come in, sit down"),
            (
                "Learn Argonaut's Wheel",
                "#/learn/argonauts-wheel",
                "Learn Argonaut's Wheel - Wheelhouse",
                "Learn Argonaut's Wheel",
            ),
            ("Wheelhouse", "#/", "Wheelhouse", "Come in, sit down"),
            (
                "Puzzles Argonaut's Wheel",
                "#/puzzles/argonauts-wheel",
                "Puzzles of Argonaut's Wheel - Wheelhouse",
                "Puzzles of Argonaut's Wheel",
            ),
            ("Wheelhouse", "#/", "Wheelhouse", "Come in, sit down"),
            (
                "Rules of Argonaut's Wheel",
                "#/rules/argonauts-wheel",
                "Argonaut's Wheel - Wheelhouse",
                "Argonaut's Wheel",
            ),
            ("Wheelhouse", "#/", "Wheelhouse", "Come in, sit down"),
            (
                "Learn Wheels of Time",
                "#/learn/wheels-of-time",
                "Learn Wheels of Time - Wheelhouse",
                "Learn Wheels of Time",
            ),
            ("Wheelhouse", "#/", "Wheelhouse", "Come in, sit down"),
            (
                "Rules of Wheels of Time",
                "#/rules/wheels-of-time",
                "Wheels of Time - Wheelhouse",
                "Wheels of Time",
            ),
            ("Wheelhouse", "#/", "Wheelhouse", "Come in, sit down"),
            (
                "Rules of Carcassonne: The Wheel of Fortune",
                "#/rules/wheel-of-fortune",
                "Carcassonne: The Wheel of Fortune - Wheelhouse",
                "Carcassonne: The Wheel of Fortune",
            ),
            ("Wheelhouse", "#/", "Wheelhouse", "Come in, sit down"),
            (
                "Rules of World Wonders",
                "#/rules/world-wonders",
                "World Wonders - Wheelhouse",
                "World Wonders",
            ),
            ("Wheelhouse", "#/", "Wheelhouse", "Come in, sit down"),
            (
                "Rules of Turn of Time",
                "#/rules/turn-of-time",
                "Turn of Time - Wheelhouse",
                "Turn of Time",
            ),
        ] {
            page.press_button(way).await?;
            is_at(page, route, title, heading).await?;
        }
        page.press_button("New game").await?;
        page.click("select[name='player-2'] option[value='human']")
            .await?;
        page.press_button("Begin").await?;
        is_at(
            page,
            "#/table/",
            "Player 1's turn - Turn of Time - Wheelhouse",
            "Turn of Time",
        )
        .await?;
        page.click("#game-tools summary").await?;
        page.press_button("Send or save").await?;
        is_at(
            page,
            "#/share/",
            "Send this game - Wheelhouse",
            "Send or save this game",
        )
        .await?;
        Ok(())
    })
}

/// Back leads to where one came from, and never to a form that is done with.
#[test]
fn back_leads_where_one_came_from() -> Outcome {
    run("access_back", DESKTOP, async |page| {
        page.go("").await?;
        page.press_button("New game of Turn of Time").await?;
        page.press_button("Begin").await?;
        page.wait_for("main.table").await?;
        let table = page.route().await?;
        page.click("#game-tools summary").await?;
        page.press_button("Send or save").await?;
        page.wait_for("#copy-link").await?;
        page.back().await?;
        is_at(
            page,
            &table,
            "Your turn - Turn of Time - Wheelhouse",
            "Turn of Time",
        )
        .await?;
        page.back().await?;
        is_at(page, "#/", "Wheelhouse", "Come in, sit down").await?;
        // What is left by the keyboard is come back to by the keyboard.
        page.keys(char::from(Key::Tab)).await?;
        page.wait_for_script("return document.activeElement.closest('main') !== null;")
            .await?;
        Ok(())
    })
}
