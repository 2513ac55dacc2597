//! Animations on the board.

use super::*;

/// With reduced motion nothing is animated, and the result is shown at once.
#[test]
fn reduced_motion_shows_no_animation() -> TestResult {
    run("wheels_of_time_less_motion", DESKTOP, async |page| {
        page.set_reduced_motion(true).await?;
        let at = ply_before::<WheelsOfTime>(&recorded_match(SOLO_LOST)?, |_, action, _| {
            action == Action::EndActions
        })?;
        open_match(page, &match_at(SOLO_LOST, at)?).await?;
        page.script(
            "window.moved = [];
             document.addEventListener('animationstart', ({ target, animationName }) => {
                 if (target.closest('.board')) window.moved.push(animationName);
             });",
            vec![],
        )
        .await?;
        let line = &actions(&recorded_match(SOLO_LOST)?)[at..at + 2];
        let played = play_line(page, Input::Mouse, line).await?;
        wait_for_state(page, &state_of(&played)?).await?;
        assert_eq!(
            page.script("return window.moved;", vec![]).await?,
            json!([])
        );
        Ok(())
    })
}

/// A movement is animated once: selecting and hovering do not replay it.
#[test]
fn selecting_replays_no_animation() -> TestResult {
    run("wheels_of_time_no_movement", DESKTOP, async |page| {
        page.set_reduced_motion(false).await?;
        start_ada_vs_ben(page, &[]).await?;
        play_line(
            page,
            Input::Mouse,
            &[
                Action::Trigger(Link::B),
                Action::Turn(Wheel::Player(PlayerWheel::One)),
            ],
        )
        .await?;
        page.wait_for_animations().await?;
        page.script(
            "window.moves = [];
             document.addEventListener('animationstart', ({ target, animationName }) => {
                 if (target.closest('.wt-turning, .wt-upright, .wt-float, .wt-city, .wt-dice'))
                     window.moves.push(animationName);
             });",
            vec![],
        )
        .await?;
        page.hover(&wheel_selector(Wheel::A)).await?;
        select_wheel(page, Input::Mouse, Wheel::A).await?;
        select_wheel(page, Input::Mouse, Wheel::B).await?;
        page.hover(&link_selector(Link::Common)).await?;
        page.hover(".top-home").await?;
        page.press_keys(char::from(Key::Escape)).await?;
        page.wait_until_gone("[data-wheel][aria-pressed='true']")
            .await?;
        assert_eq!(
            page.script("return window.moves;", vec![]).await?,
            json!([])
        );
        Ok(())
    })
}
