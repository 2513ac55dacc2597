//! Text of twice the normal size, by the setting or by the browser's own font size: every page fits a
//! phone, words stay whole, and tables can be played.

use harness::play::places::{HOUSE_PAGES, Moment, game_pages, open_table};
use harness::{
    DESKTOP, Driver as _, PHONE, PHONE_SIDEWAYS, Page, TestResult, Viewport, expect_no_findings,
    is_long_run, run, trials,
};
use rules::GameId;

const SMALL_PHONE: Viewport = Viewport {
    width: 360,
    height: 740,
    ..PHONE
};

/// The text size of the browser and of the settings, and the windows to check.
struct TextSize {
    /// The browser's font size in pixels.
    browser: u32,
    /// The setting.
    settings: &'static str,
    windows: &'static [Viewport],
}

const SETTING_200: TextSize = TextSize {
    browser: 16,
    settings: "text=200",
    windows: &[SMALL_PHONE],
};

const BROWSER_200: TextSize = TextSize {
    browser: 32,
    settings: "",
    windows: &[SMALL_PHONE, PHONE_SIDEWAYS],
};

const SETTING_150: TextSize = TextSize {
    browser: 16,
    settings: "text=150",
    windows: &[PHONE, PHONE_SIDEWAYS],
};

const NORMAL: TextSize = TextSize {
    browser: 16,
    settings: "",
    windows: &[],
};

/// Both in the long run, else one of them.
fn both_or_one<T>(both: [T; 2], turn: usize) -> Vec<T> {
    if is_long_run() {
        return both.into();
    }
    both.into_iter().skip(turn % 2).take(1).collect()
}

/// Checks the open page in windows with a text size; findings name the place.
async fn check_sizes(
    page: &Page,
    name: &str,
    size: &TextSize,
    find: impl AsyncFn(&Page) -> TestResult<Vec<String>>,
) -> TestResult<Vec<String>> {
    let TextSize {
        browser,
        settings,
        windows,
    } = size;
    page.set_browser_font(*browser).await?;
    page.apply_settings(settings).await?;
    let mut findings = Vec::new();
    for window in *windows {
        page.set_viewport(*window).await?;
        page.wait_for_animations().await?;
        let place = format!("{name} {} {browser} {settings}", window.width);
        let found = find(page).await?;
        findings.extend(found.iter().map(|found| format!("{place}: {found}")));
        let picture = place.replace(['#', '/', ' ', '='], "-");
        page.screenshot(&format!("large-{picture}")).await?;
    }
    Ok(findings)
}

/// Everything of a page that does not fit its window.
async fn text_findings(page: &Page) -> TestResult<Vec<String>> {
    assert_eq!(
        page.script(
            "return getComputedStyle(document.documentElement).fontSize;",
            vec![]
        )
        .await?,
        "32px"
    );
    let mut found = page.horizontal_overflow().await?;
    found.extend(page.out_of_reach().await?);
    found.extend(page.broken_words().await?);
    Ok(found)
}

/// Lists controls of a table that cannot be scrolled into sight and pressed, because they are cut off or
/// covered by others.
const FIND_UNUSABLE: &str = "const found = [];
    for (const control of document.querySelectorAll(
        '.top a, .top button, main button, main summary, main select, main g[tabindex]')) {
        if (!control.checkVisibility({ visibilityProperty: true }) || control.disabled) continue;
        if (control.getBoundingClientRect().width < 3) continue;
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const at = document.elementFromPoint(x, y);
        const name = control.id || control.ariaLabel || control.textContent.slice(0, 30);
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) found.push(`${name} is outside`);
        else if (control.localName !== 'g' && !(control.contains(at) || at?.contains(control)))
            found.push(`${name} is covered by ${at?.outerHTML.slice(0, 60)}`);
        if (width < 24 || height < 24) found.push(`${name} is ${width} by ${height}`);
    }
    return found;";

/// Controls of a table that cannot be used.
async fn unusable_controls(page: &Page) -> TestResult<Vec<String>> {
    page.strings(FIND_UNUSABLE, vec![]).await
}

#[test]
fn pages_fit_a_phone_and_no_word_is_broken() -> TestResult {
    run("large_text_pages", PHONE, async |page| {
        open_table(page, GameId::TurnOfTime, Moment::Middle).await?;
        open_table(page, GameId::ArgonautsWheel, Moment::End).await?;
        let mut findings = Vec::new();
        let house = HOUSE_PAGES.into_iter().map(str::to_owned);
        // The pages of all games are made alike.
        let games = GameId::listed()
            .take(trials(1, usize::MAX))
            .flat_map(game_pages);
        for (turn, route) in house.chain(games).enumerate() {
            page.goto(&route).await?;
            page.wait_for("main h1").await?;
            for size in both_or_one([SETTING_200, BROWSER_200], turn) {
                findings.extend(check_sizes(page, &route, &size, text_findings).await?);
            }
            check_sizes(page, &route, &NORMAL, text_findings).await?;
        }
        expect_no_findings(&findings)
    })
}

/// Every control of a table can be scrolled into sight and pressed, and no control covers another.
#[test]
fn tables_are_usable() -> TestResult {
    run("large_text_tables", DESKTOP, async |page| {
        let mut findings = Vec::new();
        for (turn, game) in GameId::listed().enumerate() {
            for moment in both_or_one([Moment::Middle, Moment::Start], turn) {
                open_table(page, game, moment).await?;
                let name = format!("{} {moment}", game.id());
                for size in both_or_one([SETTING_150, BROWSER_200], turn / 2) {
                    findings.extend(check_sizes(page, &name, &size, unusable_controls).await?);
                }
                check_sizes(page, &name, &NORMAL, unusable_controls).await?;
                page.set_viewport(DESKTOP).await?;
            }
        }
        expect_no_findings(&findings)
    })
}
