//! Bots at the table with the real worker: hurrying them, and the title while they think.

use harness::play::match_page::{auto_click, wait_for_auto_click, wait_for_ply};
use harness::play::{play_actions, start_game};
use harness::{DESKTOP, Driver as _, TestResult, json, run};

/// Counts animations on the board from now on.
const COUNT_ANIMATIONS: &str = "window.moves = 0;
    document.addEventListener('animationstart', ({ target }) => {
        if (target.closest?.('.table-of-cards')) window.moves += 1;
    });";

#[test]
fn skipping_shows_no_animation_until_a_persons_turn() -> TestResult {
    run("skip_animations", DESKTOP, async |page| {
        page.set_reduced_motion(false).await?;
        let seats = ["human", "casual", "casual", "casual"];
        start_game(page, &seats, &[("seed", "7")]).await?;
        page.script(COUNT_ANIMATIONS, vec![]).await?;
        auto_click(page, "#skip").await?;
        play_actions(page, 1).await?;
        wait_for_auto_click(page).await?;
        page.script("window.moves = 0;", vec![]).await?;
        wait_for_ply(page, 4, "person").await?;
        assert_eq!(page.script("return window.moves;", vec![]).await?, 0);
        // Skipping ends at the person's turn.
        play_actions(page, 1).await?;
        page.wait_for_script("return window.moves > 0;").await?;
        page.wait_for("#skip, main.table[data-turn='person']")
            .await?;
        Ok(())
    })
}

mod long_run {
    use super::*;

    #[test]
    fn the_window_title_says_you_to_the_only_person() -> TestResult {
        run("title", DESKTOP, async |page| {
            let title = json!("Your turn - Turn of Time - Wheelhouse");
            start_game(page, &["human", "expert"], &[]).await?;
            page.wait_for_value("return document.title;", vec![], &title)
                .await?;
            play_actions(page, 1).await?;
            page.wait_for_value("return document.title;", vec![], &title)
                .await
        })
    }
}
