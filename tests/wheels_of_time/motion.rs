//! What moves, and what stays at rest.

use super::*;

/// Who wants no motion sees none, and all the same what came of it.
#[test]
fn without_motion_all_is_there_at_once() -> Outcome {
    run("gears_less_motion", DESKTOP, async |page| {
        page.less_motion(true).await?;
        let at = before::<WheelsOfTime>(&recorded(IN_VAIN)?, |_, action, _| {
            action == Action::EndActions
        })?;
        sit_down_at(page, &cut_off(IN_VAIN, at)?).await?;
        page.script(
            "window.moved = [];
             document.addEventListener('animationstart', ({ target, animationName }) => {
                 if (target.closest('.board')) window.moved.push(animationName);
             });",
            vec![],
        )
        .await?;
        let line = &actions(&recorded(IN_VAIN)?)[at..at + 2];
        let played = play(page, By::Mouse, line).await?;
        shows(page, &state_of(&played)?).await?;
        assert_eq!(
            page.script("return window.moved;", vec![]).await?,
            json!([])
        );
        Ok(())
    })
}

/// A movement is shown once: choosing and looking do not replay it.
#[test]
fn choosing_moves_nothing() -> Outcome {
    run("gears_rest", DESKTOP, async |page| {
        ada_and_ben(page, &[]).await?;
        play(
            page,
            By::Mouse,
            &[
                Action::Trigger(Link::B),
                Action::Turn(Wheel::Player(PlayerWheel::One)),
            ],
        )
        .await?;
        page.wait_for_rest().await?;
        page.script(
            "window.moves = [];
             document.addEventListener('animationstart', ({ target, animationName }) => {
                 if (target.closest('.wt-turning, .wt-upright, .wt-float, .wt-city, .wt-dice'))
                     window.moves.push(animationName);
             });",
            vec![],
        )
        .await?;
        page.hover(&wheel(Wheel::A)).await?;
        choose(page, By::Mouse, Wheel::A).await?;
        choose(page, By::Mouse, Wheel::B).await?;
        page.hover(&link(Link::Common)).await?;
        page.hover(".top-home").await?;
        page.keys(char::from(Key::Escape)).await?;
        page.wait_gone("[data-wheel][aria-pressed='true']").await?;
        assert_eq!(
            page.script("return window.moves;", vec![]).await?,
            json!([])
        );
        Ok(())
    })
}
