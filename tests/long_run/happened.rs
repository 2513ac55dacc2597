//! What the others did, with the real worker: the turns of three bots. Its texts and
//! marks are tested in `src/component_tests/happened.rs`.

use harness::play::match_page::{set_instant_pace, type_legal_action};
use harness::play::{start_game, stored_match, wait_for_person_or_end};
use harness::{DESKTOP, Driver as _, TestResult, run};

#[test]
fn turns_of_three_bots_are_told() -> TestResult {
    run("happened_turn_of_time", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        let names = ["Ada", "Ben", "Cleo", "Dov"];
        let fields: Vec<(&str, &str)> = ["name-1", "name-2", "name-3", "name-4"]
            .into_iter()
            .zip(names)
            .collect();
        let seats = ["human", "novice", "novice", "novice"];
        start_game(page, &seats, &fields).await?;
        type_legal_action(page, 0).await?;
        wait_for_person_or_end(page).await?;
        assert_eq!(stored_match(page).await?.ply(), 4);
        let line = page.text(".happened summary").await?;
        for name in &names[1..] {
            assert!(line.contains(name), "{name} is not in: {line}");
        }
        assert!(page.count("#board .recent").await? > 0);
        page.click(".happened summary").await?;
        page.wait_for("#show-again").await?;
        assert_eq!(page.count(".happened li").await?, 3);
        Ok(())
    })
}
