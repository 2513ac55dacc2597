//! Every page and every table in the windows of desktops, tablets and phones, with more contrast and in forced
//! colours: axe-core finds nothing, and the focus is seen wherever it is.

use harness::play::places::{HOUSE_PAGES, Moment, game_pages, open_table};
use harness::{
    AccessibilityReport, BASE_PATH, DESKTOP, Driver as _, Page, TestResult, is_long_run, run,
    run_with_site, trials,
};
use rules::GameId;

/// Audits a game's table at its start, in the middle of a turn and after the end.
fn audit_tables(game: GameId) -> TestResult {
    let name = format!("all_windows_{}", game.id());
    run(&name, DESKTOP, async |page| {
        let mut report = AccessibilityReport::default();
        // In the middle of a game there is most to see; results are made alike.
        let in_gate = |moment| match moment {
            Moment::Start => false,
            Moment::Middle => true,
            Moment::End => game == GameId::WorldWonders,
        };
        let moments = Moment::ALL.into_iter();
        for moment in moments.filter(|moment| is_long_run() || in_gate(*moment)) {
            open_table(page, game, moment).await?;
            let name = format!("{}, {moment}", game.id());
            // At the start nothing stands there that is not there in the middle.
            if moment == Moment::Start {
                report
                    .audit_in_half_of_the_windows(page, &name, false)
                    .await?;
            } else {
                report.audit_in_all_windows(page, &name).await?;
            }
        }
        report.into_result()
    })
}

#[test]
fn tables_of_turn_of_time() -> TestResult {
    audit_tables(GameId::TurnOfTime)
}

#[test]
fn tables_of_argonauts_wheel() -> TestResult {
    audit_tables(GameId::ArgonautsWheel)
}

#[test]
fn tables_of_wheels_of_time() -> TestResult {
    audit_tables(GameId::WheelsOfTime)
}

#[test]
fn tables_of_the_wheel_of_fortune() -> TestResult {
    audit_tables(GameId::WheelOfFortune)
}

#[test]
fn tables_of_world_wonders() -> TestResult {
    audit_tables(GameId::WorldWonders)
}

/// The pages of the house, with a game under way and one that is over.
#[test]
fn pages_of_the_house() -> TestResult {
    run("all_windows_pages", DESKTOP, async |page| {
        open_table(page, GameId::TurnOfTime, Moment::Middle).await?;
        open_table(page, GameId::ArgonautsWheel, Moment::End).await?;
        let mut report = AccessibilityReport::default();
        for route in HOUSE_PAGES {
            page.goto(route).await?;
            page.wait_for("main h1").await?;
            report.audit_in_all_windows(page, route).await?;
        }
        report.into_result()
    })
}

/// New game, rules, lesson and puzzles, which are made alike for all games: two games, each in two windows, in the
/// gate one.
#[test]
fn pages_of_the_games() -> TestResult {
    run("all_windows_game_pages", DESKTOP, async |page| {
        let mut report = AccessibilityReport::default();
        let games = [(GameId::TurnOfTime, true), (GameId::WorldWonders, false)];
        let count = trials(1, games.len());
        for (game, with_desktop) in games.into_iter().take(count) {
            for route in game_pages(game) {
                page.goto(&route).await?;
                page.wait_for("main h1").await?;
                report
                    .audit_in_half_of_the_windows(page, &route, with_desktop)
                    .await?;
            }
        }
        report.into_result()
    })
}

/// Lets a page speak a language whose words are two fifths longer than English ones.
fn run_in_longer_words(name: &str, test: impl AsyncFnOnce(&Page) -> TestResult) -> TestResult {
    run_with_site(name, DESKTOP, BASE_PATH, async |page, site| {
        site.lengthen_words("de")?;
        page.goto("#/settings").await?;
        page.click("input[name='language'][value='de']").await?;
        page.wait_for_text("h1", "\u{27e6}").await?;
        test(page).await
    })
}

#[test]
fn pages_fit_with_longer_words() -> TestResult {
    run_in_longer_words("longer_words_pages", async |page| {
        open_table(page, GameId::TurnOfTime, Moment::Middle).await?;
        open_table(page, GameId::ArgonautsWheel, Moment::End).await?;
        let mut report = AccessibilityReport::default();
        let of_a_game = game_pages(GameId::WorldWonders);
        let routes = HOUSE_PAGES.into_iter();
        for route in routes.chain(of_a_game.iter().map(String::as_str)) {
            page.goto(route).await?;
            page.wait_for("main h1").await?;
            report.find_overflow_in_all_windows(page, route).await?;
        }
        report.into_result()
    })
}

#[test]
fn tables_fit_with_longer_words() -> TestResult {
    run_in_longer_words("longer_words_tables", async |page| {
        let mut report = AccessibilityReport::default();
        for (game, moment) in [
            (GameId::TurnOfTime, Moment::Middle),
            (GameId::ArgonautsWheel, Moment::End),
            (GameId::WheelsOfTime, Moment::Middle),
            (GameId::WheelOfFortune, Moment::Middle),
            (GameId::WorldWonders, Moment::Middle),
        ] {
            open_table(page, game, moment).await?;
            let name = format!("{}, {moment}", game.id());
            report.find_overflow_in_all_windows(page, &name).await?;
        }
        report.into_result()
    })
}
