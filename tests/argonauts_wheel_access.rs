//! Argonaut's Wheel for everybody: what axe-core finds, sizes, pages that scroll sideways.

use harness::play::wheel::{self, By};
use harness::{DESKTOP, Findings, Outcome, run};
use rules::games::argonauts_wheel::Piece;

/// The other game, which looks different everywhere.
#[test]
fn argonauts_wheel_from_set_up_to_the_end() -> Outcome {
    run("access_wheel", DESKTOP, async |page| {
        let mut findings = Findings::default();
        page.go("#/new/argonauts-wheel").await?;
        page.click("summary").await?;
        findings.look(page, "wheel new game").await?;
        wheel::ada_and_ben(page, &[]).await?;
        page.wait_for("#first-turn").await?;
        findings.look(page, "wheel table start").await?;
        wheel::type_line(page, "1-7 5-3").await?;
        page.click("#analyse").await?;
        page.wait_for("#verdict").await?;
        wheel::choose(page, By::Mouse, Piece::Stack, 7).await?;
        findings.look(page, "wheel table chosen").await?;
        page.press_button("Take it back").await?;
        page.click("#hint").await?;
        page.wait_for("#hint-said").await?;
        findings.look(page, "wheel table hint").await?;
        let rest = wheel::SHORT.strip_prefix("1-7 5-3 ").unwrap_or_default();
        wheel::type_line(page, rest).await?;
        page.click("#review").await?;
        page.wait_for(".turning-points").await?;
        findings.look(page, "wheel table over").await?;
        findings.none()
    })
}

/// Spires, the dead and prisoners are drawn in colours of their own.
#[test]
fn argonauts_wheel_in_the_middle() -> Outcome {
    run("access_wheel_middle", DESKTOP, async |page| {
        let mut findings = Findings::default();
        wheel::ada_and_ben(page, &[]).await?;
        let line: Vec<&str> = wheel::SPIRES.split(' ').collect();
        let (first, then) = line.split_at(8);
        wheel::type_line(page, &first.join(" ")).await?;
        findings.look(page, "wheel table dead").await?;
        wheel::type_line(page, &then[..11].join(" ")).await?;
        page.click("#turn-board").await?;
        findings.look(page, "wheel table spires").await?;
        findings.none()
    })
}
