//! Turn of Time in the browser, whole games by mouse, as people would play
//! them; each is kept and replayed by the native rules afterwards.

use harness::play::around::wait_from;
use harness::play::{begin, begin_seeded, kept_match, play_on, play_turns, result_places};
use harness::{DESKTOP, Key, Outcome, PHONE, json, run};
use records::Ending;

/// Everything on the screen at the end is what the native rules make of the
/// actions that the page kept.
async fn ends_as_the_rules_say(page: &harness::Page, players: u8) -> Outcome {
    page.wait_for("#result").await?;
    let kept = kept_match(page).await?;
    let position = kept.position();
    assert!(
        matches!(position.ending(), Some(Ending::Rules(_))),
        "{:?}",
        position.ending()
    );
    let entries = kept.entries().len().to_string();
    let shown = page.attribute("main.table", "data-ply").await?;
    assert_eq!(shown.as_deref(), Some(entries.as_str()));
    if players > 1 {
        let mut places = position.places().as_slice().to_vec();
        places.sort_unstable();
        assert_eq!(result_places(page).await?, places);
        let points: Vec<String> = kept
            .state()
            .score()
            .points
            .as_slice()
            .iter()
            .map(|points| format!("{points} point"))
            .collect();
        let told = page.texts(".result-points").await?;
        for points in points {
            assert!(
                told.iter().any(|text| text.starts_with(&points)),
                "{points} is not told: {told:?}"
            );
        }
    }
    Ok(())
}

#[test]
fn four_people_play_at_one_screen() -> Outcome {
    run("four_people", PHONE, async |page| {
        begin(page, 4, &["human", "human", "human", "human"], &[]).await?;
        page.screenshot("turn-of-time-4-start-phone").await?;
        play_turns(page, 7).await?;
        page.screenshot("turn-of-time-4-middle-phone").await?;
        page.dark(true).await?;
        page.screenshot("turn-of-time-4-middle-phone-dark").await?;
        page.dark(false).await?;

        // A reload in the middle keeps the game.
        let before = kept_match(page).await?;
        assert_eq!(before.ply(), 7);
        page.reload().await?;
        page.wait_for("main.table[data-ply='7']").await?;
        assert_eq!(page.count(".table-of-cards .card").await?, 7);
        let after = kept_match(page).await?;
        assert_eq!(after.state().hash(), before.state().hash());

        play_on(page).await?;
        page.screenshot("turn-of-time-4-end-phone").await?;
        ends_as_the_rules_say(page, 4).await
    })
}

#[test]
fn three_people_begin_beside_the_absent_season() -> Outcome {
    run("three_people", DESKTOP, async |page| {
        begin(page, 3, &["human", "human", "human"], &[]).await?;
        assert_eq!(page.count(".table-of-cards .card").await?, 1);
        assert!(page.text(".standings").await?.contains("nobody"));
        play_turns(page, 2).await?;
        assert_eq!(page.count(".table-of-cards .card").await?, 3);
        Ok(())
    })
}

#[test]
fn a_person_plays_against_the_computer() -> Outcome {
    run("against_bots", DESKTOP, async |page| {
        begin(page, 2, &["human", "expert"], &[]).await?;
        page.screenshot("turn-of-time-2-start-desktop").await?;
        play_turns(page, 3).await?;
        page.screenshot("turn-of-time-2-middle-desktop").await?;
        page.dark(true).await?;
        page.screenshot("turn-of-time-2-middle-desktop-dark")
            .await?;
        page.dark(false).await?;

        // A reload while the computer thinks or a person does: it goes on.
        page.reload().await?;
        play_turns(page, 2).await
    })
}

#[test]
fn the_computer_plays_alone_and_gives_way_to_undo() -> Outcome {
    run("bots_alone", DESKTOP, async |page| {
        begin(page, 4, &["novice", "casual", "skilled", "novice"], &[]).await?;
        page.wait_for("main.table[data-ply='3']").await?;
        page.click("#undo").await?;
        page.wait_for("main.table[data-turn='rest']").await?;
        page.click("#go-on").await?;
        play_on(page).await?;
        ends_as_the_rules_say(page, 4).await
    })
}

#[test]
fn alone_to_the_end_with_a_hint() -> Outcome {
    run("solo", PHONE, async |page| {
        begin(page, 1, &[], &[("goal", "balance")]).await?;
        page.screenshot("turn-of-time-1-start-phone").await?;
        play_turns(page, 4).await?;
        page.click("#hint").await?;
        page.wait_for_text("#hint-said", "Try this").await?;
        page.screenshot("turn-of-time-1-hint-phone").await?;
        play_on(page).await?;
        page.screenshot("turn-of-time-1-end-phone").await?;
        ends_as_the_rules_say(page, 1).await
    })
}

#[test]
fn games_wait_at_home_until_they_are_deleted() -> Outcome {
    run("home", PHONE, async |page| {
        page.go("").await?;
        page.screenshot("home-phone").await?;
        let named = page.texts(".game-card:not(.afar) h3").await?;
        assert_eq!(
            named,
            [
                "Turn of Time",
                "Argonaut's Wheel",
                "Wheels of Time",
                "Carcassonne: The Wheel of Fortune",
                "World Wonders"
            ]
        );
        begin(page, 2, &["human", "human"], &[]).await?;
        play_turns(page, 3).await?;
        page.click(".top-home").await?;
        page.wait_for(".go-on-card").await?;
        page.screenshot("home-with-game-phone").await?;
        page.dark(true).await?;
        page.screenshot("home-with-game-phone-dark").await?;
        page.resize(DESKTOP).await?;
        page.screenshot("home-with-game-desktop-dark").await?;
        page.dark(false).await?;
        page.screenshot("home-with-game-desktop").await?;
        page.click(".go-on-card").await?;
        wait_from(page, 3).await?;
        page.back().await?;
        page.wait_for(".go-on-card").await?;
        page.press_button("Your games").await?;
        page.press_button("Delete Turn of Time").await?;
        page.wait_gone(".match-row").await?;
        page.press_button("Undo").await?;
        page.wait_for(".match-row").await?;
        page.press_button("Delete Turn of Time").await?;
        page.wait_gone(".match-row").await?;
        page.reload().await?;
        assert_eq!(page.count(".match-row").await?, 0);
        Ok(())
    })
}

#[test]
fn a_game_that_is_not_there_says_so() -> Outcome {
    run("lost", PHONE, async |page| {
        page.go("#/table/000000001").await?;
        page.wait_for_text("main", "keeps no such game").await?;
        page.go("#/nowhere").await?;
        page.wait_for_text("main", "leads to no page").await
    })
}

/// The picture of the README: `scripts/screenshot` copies it.
#[test]
fn a_picture_of_the_table() -> Outcome {
    run("picture", DESKTOP, async |page| {
        let seats = ["human", "human", "human", "human"];
        begin_seeded(page, 4, &seats, "2026").await?;
        play_turns(page, 9).await?;
        let side = "return [...document.querySelectorAll('.hand-side')].at(-1).dataset.card;";
        let card = page.script(side, vec![]).await?;
        let card = card.as_str().unwrap_or_default();
        page.click(&format!(".hand-side[data-card='{card}']"))
            .await?;
        page.click("[data-cell='l12'], .free-cell").await?;
        page.wait_for(".planned").await?;
        page.script("scrollTo(0, 0);", vec![]).await?;
        // The last flips come to rest.
        page.wait_for_script(
            "return document.getAnimations().every((a) => a.playState !== 'running');",
        )
        .await?;
        page.screenshot("readme").await?;
        Ok(())
    })
}

/// A movement is shown once: looking at other places does not replay it.
#[test]
fn looking_around_moves_nothing() -> Outcome {
    run("look_around", DESKTOP, async |page| {
        begin(page, 2, &["human", "human"], &[]).await?;
        play_turns(page, 5).await?;
        page.wait_gone(".card .moving").await?;
        page.script(
            "window.moves = 0;
             document.addEventListener('animationstart', () => window.moves += 1);",
            vec![],
        )
        .await?;
        page.click(".hand-side").await?;
        for cell in 0..page.count(".free-cell").await? {
            page.hover(&format!(".free-cell:nth-last-of-type({})", cell + 1))
                .await?;
        }
        page.hover(".top-home").await?;
        let moves = page.script("return window.moves;", vec![]).await?;
        assert_eq!(moves, 0);
        Ok(())
    })
}

/// Where a button goes away under the finger, the keyboard goes on from there.
#[test]
fn the_keyboard_is_never_lost() -> Outcome {
    run("focus", DESKTOP, async |page| {
        begin(page, 2, &["human", "human"], &[]).await?;
        page.click(".hand-side").await?;
        page.click(".free-cell").await?;
        page.wait_for("#put-down:enabled").await?;
        page.script("document.getElementById('put-down').focus();", vec![])
            .await?;
        page.keys(char::from(Key::Enter)).await?;
        page.wait_for("main.table[data-ply='1']").await?;
        page.wait_for_script("return document.activeElement.id == 'status';")
            .await?;
        page.script("document.getElementById('undo').focus();", vec![])
            .await?;
        page.keys(char::from(Key::Enter)).await?;
        page.wait_for("main.table[data-ply='0']").await?;
        page.wait_for_script("return document.activeElement.id == 'status';")
            .await?;
        page.press_button("Your games").await?;
        page.press_button("Delete Turn of Time").await?;
        page.wait_for_script("return document.activeElement.id == 'put-back';")
            .await?;
        Ok(())
    })
}

/// Twenty wide characters are the longest name there is.
#[test]
fn long_names_do_not_push_the_page_sideways() -> Outcome {
    run("long_names", PHONE, async |page| {
        page.go("#/new/turn-of-time").await?;
        let name = "W".repeat(20);
        page.write("input[name='name-1']", &name).await?;
        page.click("input[name='players'][value='4']").await?;
        page.write("input[name='name-3']", &name).await?;
        for seat in 2..=4 {
            let human = format!("select[name='player-{seat}'] option[value='human']");
            page.click(&human).await?;
        }
        page.click("#begin").await?;
        page.wait_for_text(".status", &name).await?;
        page.click("#game-tools > summary").await?;
        page.click("#draw").await?;
        page.press_button("Yes, a draw").await?;
        page.wait_for_text("#result", &name).await?;
        let wide = "return document.documentElement.scrollWidth;";
        for width in [PHONE.width, 360] {
            page.resize(harness::Screen { width, ..PHONE }).await?;
            let scrolls = page.script(wide, vec![]).await?;
            assert_eq!(scrolls, width);
        }
        page.screenshot("turn-of-time-long-names-phone").await?;
        Ok(())
    })
}

/// A computer player that cannot be loaded says so, and goes on when it can.
#[test]
fn a_lost_computer_player_is_said_and_comes_back() -> Outcome {
    run("lost_bot", DESKTOP, async |page| {
        page.expect_message("missing.js");
        let lose = "window.Found = window.Worker;
            window.Worker = class extends window.Found {
                constructor(address, options) { super('missing.js', options); }
            };";
        page.devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": lose }),
        )
        .await?;
        begin(page, 2, &["novice", "human"], &[]).await?;
        page.wait_for_text("#puzzled", "stopped").await?;
        page.script("window.Worker = window.Found;", vec![]).await?;
        page.click("#go-on").await?;
        page.wait_for("main.table[data-ply='1'][data-turn='person']")
            .await?;
        assert_eq!(page.count("#puzzled").await?, 0);
        Ok(())
    })
}

/// What is damaged on the way is told at home and kept; one sound generation
/// is enough to go on.
#[test]
fn damaged_games_are_told_and_kept() -> Outcome {
    run("damaged", PHONE, async |page| {
        let damage = "for (const [key, value] of Object.entries(localStorage))
            if (key.includes(':match.') && key.endsWith(arguments[0]))
                localStorage.setItem(key, value.slice(0, -3) + 'xyz');";
        begin(page, 2, &["human", "human"], &[]).await?;
        play_turns(page, 3).await?;
        page.script(damage, vec![json!("a")]).await?;
        page.reload().await?;
        page.wait_for("main.table").await?;
        assert!(kept_match(page).await?.ply() >= 2);

        page.script(damage, vec![json!("b")]).await?;
        page.go("").await?;
        page.wait_for_text("#aside-told", "is damaged").await?;
        page.screenshot("home-damaged-phone").await?;
        assert_eq!(page.count(".go-on-card, .match-row").await?, 0);
        let kept = page.storage().await?;
        let aside = kept.keys().filter(|key| key.contains(".damaged-"));
        assert_eq!(aside.count(), 2);
        Ok(())
    })
}
