//! The rules pages: their figures and their tables of contents.

use harness::play::match_page::type_action;
use harness::play::start_game;
use harness::{AccessibilityReport, DESKTOP, Driver as _, Key, PHONE, TestResult, json, run};
use rules::GameId;

/// From now on every file that figures are drawn with arrives late, and every change of the page counts
/// the figures that cannot be drawn.
const WATCH_FIGURES: &str = "const fetched = window.fetch;
    window.fetch = async (address, ...rest) => {
        if (String(address).includes('themes/')) await new Promise((after) => setTimeout(after, 400));
        return fetched(address, ...rest);
    };
    window.blank = new Set();
    new MutationObserver(() => {
        for (const use of document.querySelectorAll('.rules figure use')) {
            const symbol = use.getAttribute('href');
            if (!document.querySelector(symbol)) window.blank.add(symbol);
        }
    }).observe(document.body, { childList: true, subtree: true });";

#[test]
fn no_figure_is_shown_before_its_drawings() -> TestResult {
    run("rules_figures", DESKTOP, async |page| {
        page.goto("").await?;
        page.script(WATCH_FIGURES, vec![]).await?;
        // Twice each: the second time everything is there already.
        for game in GameId::ALL.iter().chain(GameId::ALL) {
            let route = format!("#/rules/{}", game.id());
            page.script("location.hash = arguments[0];", vec![route.into()])
                .await?;
            page.wait_for(&format!(".rules.game-{} figure use", game.id()))
                .await?;
            let empty = page
                .script(
                    "return [...document.querySelectorAll('.rules figure use')]
                         .filter((use) => {
                             const { width, height } = use.getBoundingClientRect();
                             return width === 0 && height === 0;
                         })
                         .map((use) => use.getAttribute('href'));",
                    vec![],
                )
                .await?;
            assert_eq!(empty, json!([]), "{game:?}");
        }
        let blank = page.script("return [...window.blank];", vec![]).await?;
        assert_eq!(blank, json!([]));
        Ok(())
    })
}

#[test]
fn the_contents_lead_to_every_heading() -> TestResult {
    run("rules_contents", DESKTOP, async |page| {
        for game in GameId::ALL {
            page.goto(&format!("#/rules/{}", game.id())).await?;
            page.wait_for(".rules h2").await?;
            let listed = page.texts(".rules-contents li a").await?;
            assert_eq!(listed, page.texts(".rules :is(h2, h3)").await?);
            page.click(".rules-contents li:last-child a").await?;
            // It stays the same page, and the keyboard continues at the heading.
            assert_eq!(page.route().await?, format!("#/rules/{}", game.id()));
            let reached =
                "const last = [...document.querySelectorAll('.rules :is(h2, h3)')].at(-1);
                 const { top, bottom } = last.getBoundingClientRect();
                 return document.activeElement === last && top >= 0 && bottom <= innerHeight;";
            page.wait_for_script(reached).await?;
            // Beside the text, the contents stay in view.
            let beside = "const { top, right } = document.querySelector('.rules-contents').getBoundingClientRect();
                 return top >= 0 && right <= document.querySelector('.rules').getBoundingClientRect().left;";
            page.wait_for_script(beside).await?;
        }
        page.set_viewport(PHONE).await?;
        page.reload().await?;
        page.wait_for(".rules h2").await?;
        assert_eq!(page.count(".rules-contents details[open]").await?, 0);
        page.click(".rules-contents summary").await?;
        page.click(".rules-contents li:last-child a").await?;
        Ok(())
    })
}

#[test]
fn the_rules_can_be_searched() -> TestResult {
    run("rules_search", DESKTOP, async |page| {
        page.goto("#/rules/wheel-of-fortune").await?;
        page.wait_for("#rules-query").await?;
        page.script("document.getElementById('rules-query').focus();", vec![])
            .await?;
        page.press_keys("plag").await?;
        page.wait_for(".rules-hits mark").await?;
        assert_eq!(
            page.text(".rules-hits mark").await?.to_lowercase(),
            "plague"
        );
        // Enter goes to the first place that was found.
        let title = page.text(".rules-hits li:first-child strong").await?;
        page.press_keys(char::from(Key::Enter)).await?;
        page.wait_for_script(&format!(
            "return document.activeElement.textContent === {};",
            json!(title)
        ))
        .await?;
        page.script("document.getElementById('rules-query').focus();", vec![])
            .await?;
        page.press_keys("xyzzy").await?;
        page.wait_for_text(".rules-search [role='status']", "Nothing found")
            .await?;
        page.press_keys(char::from(Key::Escape)).await?;
        page.wait_for_script("return document.getElementById('rules-query').value === '';")
            .await?;
        assert_eq!(page.count(".rules-hits li").await?, 0);
        page.fill("#rules-query", "city").await?;
        page.wait_for(".rules-hits mark").await?;
        let mut report = AccessibilityReport::default();
        report.audit(page, "rules searched").await?;
        report.into_result()
    })
}

/// A refused action leads to the rule behind it, and back to the game.
#[test]
fn a_refusal_leads_to_its_rule() -> TestResult {
    run("rules_refusal", DESKTOP, async |page| {
        start_game(page, 2, &[], &[]).await?;
        for viewport in [DESKTOP, PHONE] {
            page.set_viewport(viewport).await?;
            type_action(page, "Sp/Su@a1").await?;
            page.click("#mistyped .rule-link").await?;
            page.wait_for(".page-sheet .rules h2").await?;
            let reached = "const at = document.activeElement;
                 return at.matches('.page-sheet h2') && at.textContent === 'Four by four';";
            page.wait_for_script(reached).await?;
            page.click(".page-sheet .sheet-close").await?;
            page.wait_until_gone(".page-sheet").await?;
            assert_eq!(page.count("#mistyped .rule-link").await?, 1);
        }
        Ok(())
    })
}
