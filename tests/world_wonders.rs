//! World Wonders by mouse, touch and keyboard: parts of recorded games and one whole game, illegal
//! placements, monuments, undo, other cities.

use harness::play::Input;
use harness::play::fixtures::{match_of_people_at, ply_before, recorded_match};
use harness::play::match_page::{
    assert_places_shown, assert_points_table, set_instant_pace, type_action,
};
use harness::play::stored_match;
use harness::play::wheel_of_fortune::{press, wait_for_ply};
use harness::play::world_wonders::{
    FIRST_ROADS, FIVE, LOANS, RIVERS, SOLO, TWO, action_button, actions, open_match, play_line,
    position_piece, space_selector, start_with_people, state_of,
};
use harness::{
    AuditScope, DESKTOP, Driver as _, Key, PHONE, Page, TestError, TestResult, Viewport, json, run,
};
use records::{Match, TableRules, UndoPolicy};
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::{Action, Cell, Item, Phase, Rotation, WorldWonders};

/// Asserts that the result shows the places of the match.
async fn assert_result(page: &Page, whole: &Match) -> TestResult {
    if whole.setup().players() == 1 {
        return page.wait_for_text("#result", "You win").await;
    }
    assert_places_shown(page, whole).await?;
    if whole.setup().players() > 1 {
        assert_points_table(page, whole).await?;
    }
    Ok(())
}

/// Replays the first actions of a recorded game, starting from the new game form.
async fn replay_start(page: &Page, record: &str, input: Input, first: usize) -> TestResult<Match> {
    page.offer_help().await?;
    set_instant_pace(page).await?;
    let whole = recorded_match(record)?;
    let setup = whole.setup();
    let seed = setup.seed().to_string();
    let fields = [("seed", seed.as_str())];
    start_with_people(page, usize::from(setup.players()), &fields).await?;
    press(page, input, "#helped").await?;
    page.wait_until_gone("#first-turn").await?;
    let line = actions(&whole);
    play_line(page, input, &line[..first.min(line.len())]).await
}

#[test]
fn a_picture_of_the_city() -> TestResult {
    run("world_wonders_readme", DESKTOP, async |page| {
        let whole = recorded_match(TWO)?;
        let at = ply_before::<WorldWonders>(&whole, |state, _, _| {
            state.round() > 6 && state.phase() == Phase::Buy
        })?;
        open_match(page, &match_of_people_at(TWO, at)?).await?;
        page.script("scrollTo(0, 0);", vec![]).await?;
        page.wait_for_animations().await?;
        page.screenshot("readme-city").await?;
        Ok(())
    })
}

#[test]
fn two_play_by_mouse() -> TestResult {
    run("world_wonders_mouse", DESKTOP, async |page| {
        replay_start(page, TWO, Input::Mouse, 30).await?;
        replay_end(page, TWO, Input::Mouse, 12).await?;
        page.take_screenshots("world-wonders-end").await
    })
}

#[test]
fn a_whole_game_of_two_by_keyboard() -> TestResult {
    run("world_wonders_keyboard", DESKTOP, async |page| {
        let played = replay_start(page, TWO, Input::Keyboard, usize::MAX).await?;
        assert_eq!(played.state().hash(), recorded_match(TWO)?.state().hash());
        assert_result(page, &played).await?;
        // A rematch starts by keyboard too.
        press(page, Input::Keyboard, "#again").await?;
        page.wait_for("main.table[data-ply='0']").await?;
        Ok(())
    })
}

#[test]
fn a_solo_game_by_mouse() -> TestResult {
    run("world_wonders_solo", DESKTOP, async |page| {
        replay_start(page, SOLO, Input::Mouse, 16).await?;
        replay_end(page, SOLO, Input::Mouse, 12).await?;
        Ok(())
    })
}

/// Replays the last actions of a recorded game and asserts its result.
async fn replay_end(page: &Page, record: &str, input: Input, last: usize) -> TestResult<Match> {
    set_instant_pace(page).await?;
    let whole = recorded_match(record)?;
    let line = actions(&whole);
    let at = line.len().saturating_sub(last);
    open_match(page, &match_of_people_at(record, at)?).await?;
    let played = play_line(page, input, &line[at..]).await?;
    assert_result(page, &whole).await?;
    Ok(played)
}

#[test]
fn five_play_to_the_end_by_mouse() -> TestResult {
    run("world_wonders_five", DESKTOP, async |page| {
        replay_end(page, FIVE, Input::Mouse, 60).await?;
        page.screenshot("world-wonders-five-end").await?;
        Ok(())
    })
}

/// In a narrow viewport the description of market items covers the tabs, so that hovering moves nothing.
#[test]
fn hovering_moves_no_element() -> TestResult {
    let narrow = Viewport {
        width: 600,
        ..DESKTOP
    };
    run("world_wonders_no_movement", narrow, async |page| {
        let whole = recorded_match(TWO)?;
        let at = ply_before::<WorldWonders>(&whole, |state, _, _| {
            state.round() > 3 && state.phase() == Phase::Buy
        })?;
        open_match(page, &match_of_people_at(TWO, at)?).await?;
        let places = "return ['.ww-plan', '.ww-ware', '.ww-wonder-card', '.ww-lights', '.ww-tracks']
            .map((one) => Object.values(document.querySelector(one).getBoundingClientRect().toJSON()));";
        let before = page.script(places, vec![]).await?;
        for thing in ["button.ww-ware", "#ww-plan", "[data-view='districts']"] {
            page.hover(thing).await?;
            page.wait_for_animations().await?;
            assert_eq!(page.script(places, vec![]).await?, before, "{thing}");
        }
        Ok(())
    })
}

/// Short roads are laid before the free road, which joins one of them.
#[test]
fn first_roads_are_laid_in_any_order() -> TestResult {
    run("world_wonders_first_roads", PHONE, async |page| {
        let whole = recorded_match(FIRST_ROADS)?;
        open_match(page, &match_of_people_at(FIRST_ROADS, 0)?).await?;
        let line = actions(&whole);
        let roads = line.iter().position(|action| matches!(action, Action::End));
        play_line(page, Input::Touch, &line[..roads.unwrap_or_default()]).await?;
        Ok(())
    })
}

/// A monument is replaced as soon as it is bought, and where undo stops at what was revealed, it
/// stays bought.
#[test]
fn a_bought_monument_is_replaced_at_once_and_stays_bought() -> TestResult {
    run("world_wonders_replaced", DESKTOP, async |page| {
        let whole = recorded_match(TWO)?;
        let at = ply_before::<WorldWonders>(&whole, |_, action, _| {
            matches!(action, Action::Buy(Item::Monument(_)))
        })?;
        let table = TableRules {
            undo: UndoPolicy::UntilRevealed,
            ..TableRules::default()
        };
        open_match(page, &match_of_people_at(TWO, at)?.with_table_rules(table)).await?;
        let row = "return [...document.querySelectorAll('.ww-wonder-card')].map((card) => card.dataset.item);";
        let before = page.script(row, vec![]).await?;
        let buy = actions(&whole)[at];
        press(page, Input::Mouse, &action_button(buy)).await?;
        wait_for_ply(page, at + 1).await?;
        let after = page.script(row, vec![]).await?;
        let row = state_of(&stored_match(page).await?)?
            .market()
            .monument_row();
        let row: Vec<&str> = row.iter().flatten().map(|monument| monument.id()).collect();
        assert_eq!(after, json!(row));
        assert_ne!(before, after);
        page.wait_for("[data-view='put-back'][disabled]").await?;
        page.wait_for("#undo[disabled]").await?;
        Ok(())
    })
}

/// A space that the first legal placement of the current piece covers.
fn covered_space(state: &WorldWonders) -> TestResult<Cell> {
    let [places, ..] = state.current_placements();
    let first = places.iter().next();
    let placed =
        first.and_then(|(at, rotation)| state.placed_piece(Action::Place { at, rotation }));
    let cell = placed.and_then(|placed| placed.cells().iter().next());
    cell.ok_or_else(|| TestError::new("the piece fits nowhere"))
}

/// The plan stays where it is while a piece is bought and placed, and when the turn ends.
#[test]
fn the_plan_stays_in_place_for_a_whole_turn() -> TestResult {
    run("world_wonders_stays", PHONE, async |page| {
        let buys = |_: &WorldWonders, action| matches!(action, Action::Buy(Item::Tile(_)));
        let (state, action) = open_before(page, TWO, buys).await?;
        let plan = "const { left, top, width, height } =
                document.querySelector('#ww-plan').getBoundingClientRect();
            return [left, top, width, height, scrollY].map(Math.round);";
        let before = page.script(plan, vec![]).await?;
        press(page, Input::Touch, &action_button(action)).await?;
        page.wait_for("#ww-plan [data-cell]").await?;
        page.wait_for(".ww-marker.to").await?;
        assert_eq!(page.script(plan, vec![]).await?, before);
        let placing = state_of(&stored_match(page).await?)?;
        assert_eq!(placing.active(), state.active());
        let at = covered_space(&placing)?;
        press(page, Input::Touch, &space_selector(at)).await?;
        page.wait_for_text(".ww-placement-info", " → ").await?;
        assert_eq!(page.script(plan, vec![]).await?, before);
        Ok(())
    })
}

/// Keys move a piece that was taken by mouse; Escape and a button put it back, then the purchase.
#[test]
fn a_purchase_is_put_back() -> TestResult {
    run("world_wonders_put_back", DESKTOP, async |page| {
        let buys = |_: &WorldWonders, action| matches!(action, Action::Buy(Item::Tile(_)));
        let (_, action) = open_before(page, TWO, buys).await?;
        let ply = stored_match(page).await?.ply();
        press(page, Input::Mouse, &action_button(action)).await?;
        wait_for_ply(page, ply + 1).await?;
        let state = state_of(&stored_match(page).await?)?;
        let at = covered_space(&state)?;
        press(page, Input::Mouse, &space_selector(at)).await?;
        page.wait_for(".ww-held.laid").await?;
        let drawn = "return document.querySelector('.ww-held')?.innerHTML";
        // Up, or right at the upper edge.
        let arrows = [Key::Up, Key::Right].map(char::from);
        for keys in ["r".to_owned(), "f".to_owned(), arrows.iter().collect()] {
            let before = page.script(drawn, vec![]).await?;
            page.press_keys(keys).await?;
            let moved = format!("{drawn} !== arguments[0];");
            page.wait_for_value(&moved, vec![before], &json!(true))
                .await?;
        }
        page.press_keys(char::from(Key::Escape)).await?;
        page.wait_until_gone(".ww-held.laid").await?;
        assert_eq!(stored_match(page).await?.ply(), ply + 1);
        page.press_keys(char::from(Key::Escape)).await?;
        wait_for_ply(page, ply).await?;
        press(page, Input::Mouse, &action_button(action)).await?;
        wait_for_ply(page, ply + 1).await?;
        press(page, Input::Mouse, "[data-view='put-back']").await?;
        wait_for_ply(page, ply).await?;
        page.wait_until_gone("[data-cell]").await?;
        Ok(())
    })
}

#[test]
fn two_play_to_the_end_by_touch() -> TestResult {
    run("world_wonders_touch", PHONE, async |page| {
        replay_end(page, RIVERS, Input::Touch, 24).await?;
        page.take_screenshots("world-wonders-rivers-end").await
    })
}

/// Opens a recorded game before the first action for which the predicate holds.
async fn open_before(
    page: &Page,
    record: &str,
    predicate: impl Fn(&WorldWonders, Action) -> bool,
) -> TestResult<(WorldWonders, Action)> {
    set_instant_pace(page).await?;
    let whole = recorded_match(record)?;
    let at = ply_before(&whole, |state, action, _| predicate(state, action))?;
    let start = match_of_people_at(record, at)?;
    open_match(page, &start).await?;
    let action = actions(&whole).get(at).copied();
    let action = action.ok_or_else(|| TestError::new("the record ends here"))?;
    Ok((state_of(&start)?, action))
}

fn cell(text: &str) -> TestResult<Cell> {
    let found = Cell::all().find(|cell| cell.to_string() == text);
    found.ok_or_else(|| TestError::new(format!("{text} is not a space")))
}

#[test]
fn an_illegal_placement_shows_its_reason() -> TestResult {
    run("world_wonders_illegal_actions", DESKTOP, async |page| {
        start_with_people(page, 2, &[("seed", "7")]).await?;
        press(page, Input::Mouse, &space_selector(cell("b6")?)).await?;
        page.wait_for_text(
            ".ww-placement-info.clash",
            "Your first road must touch the sidewalk",
        )
        .await?;
        assert_eq!(page.count("#ww-plan .ww-clash").await?, 1);
        assert_eq!(page.count(".ww-ways .primary[data-action]").await?, 0);
        assert_eq!(stored_match(page).await?.ply(), 0);
        // Escape removes the piece; at a legal place it can be placed.
        page.press_keys(char::from(Key::Escape)).await?;
        page.wait_until_gone(".ww-held.laid").await?;
        press(page, Input::Mouse, &space_selector(cell("b11")?)).await?;
        page.wait_for(".ww-placement-info.fits").await?;
        press(page, Input::Mouse, ".ww-ways .primary[data-action]").await?;
        wait_for_ply(page, 1).await?;
        press(page, Input::Mouse, "[data-action='buy-I2']").await?;
        wait_for_ply(page, 2).await?;
        for (at, reason) in [
            ("e5", "is water, and this needs land."),
            ("k2", "It must touch a road or a "),
            ("b11", "Space b11 is already occupied."),
        ] {
            press(page, Input::Mouse, &space_selector(cell(at)?)).await?;
            page.wait_for_text(".ww-placement-info.clash", reason)
                .await?;
        }
        assert_eq!(stored_match(page).await?.ply(), 2);
        Ok(())
    })
}

#[test]
fn needs_of_a_monument_are_shown_before_buying() -> TestResult {
    run("world_wonders_monument_needs", PHONE, async |page| {
        let bought = |_: &WorldWonders, action| matches!(action, Action::Buy(Item::Monument(_)));
        let (state, action) = open_before(page, TWO, bought).await?;
        let Action::Buy(Item::Monument(of)) = action else {
            return Err(TestError::new("the record buys no monument"));
        };
        let seat = state.active();
        let card = format!(".ww-wonder-card[data-item='{}']", of.id());
        press(page, Input::Touch, &card).await?;
        let count = state.placements(seat, Item::Monument(of)).iter().count();
        let fit_text = if count == 1 {
            " fits in 1 way.".to_owned()
        } else {
            format!(" fits in {count} ways.")
        };
        page.wait_for_text(".ww-about", &fit_text).await?;
        let needs = state.needs(seat, of).count();
        assert_eq!(page.count(".ww-needs-met li").await?, needs);
        assert_eq!(page.count("#ww-plan .ww-needed").await?, needs);
        assert_eq!(page.count("#ww-plan .ww-spot").await?, 1);
        page.take_screenshots("world-wonders-needs").await?;
        page.set_viewport(PHONE).await?;
        // Nothing is bought yet; a second tap hides the needs.
        press(page, Input::Touch, &card).await?;
        page.wait_until_gone("#ww-plan .ww-needed").await?;
        assert_eq!(state_of(&stored_match(page).await?)?, state);
        press(page, Input::Touch, &action_button(action)).await?;
        page.wait_for("#ww-plan [data-cell]").await?;
        Ok(())
    })
}

#[test]
fn without_aids_points_are_hidden_until_the_end() -> TestResult {
    run("world_wonders_no_aids", DESKTOP, async |page| {
        let table = TableRules {
            undo: UndoPolicy::Free,
            aids: false,
        };
        let whole = recorded_match(FIVE)?;
        let at = actions(&whole).len() / 2;
        open_match(page, &match_of_people_at(FIVE, at)?.with_table_rules(table)).await?;
        assert_eq!(page.count(".ww-city-tab").await?, 5);
        for hidden in [".ww-points", ".ww-city-points", ".ww-to-come", "#hint"] {
            assert_eq!(page.count(hidden).await?, 0, "{hidden}");
        }
        page.take_screenshots("world-wonders-five").await
    })
}

#[test]
fn other_cities_can_be_shown() -> TestResult {
    run("world_wonders_other_cities", DESKTOP, async |page| {
        let places = |state: &WorldWonders, _| {
            matches!(state.phase(), Phase::Place { .. }) && state.turn() > 8
        };
        let (state, _) = open_before(page, LOANS, places).await?;
        let own = state.active();
        let mut others = Seat::all(state.players()).filter(|seat| *seat != own);
        let other = others
            .next()
            .ok_or_else(|| TestError::new("there is no other player"))?;
        let tab = format!("[data-view='city-{}']", other.number());
        press(page, Input::Mouse, &tab).await?;
        page.wait_for(&format!("{tab}[aria-pressed='true']"))
            .await?;
        // Nothing can be placed in another player's city.
        assert_eq!(page.count("[data-cell]").await?, 0);
        let rows = page.texts("#board ul.unseen > li").await?;
        assert_eq!(rows.len(), 11);
        press(page, Input::Mouse, ".ww-head button").await?;
        page.wait_for("[data-cell]").await?;
        Ok(())
    })
}

#[test]
fn a_placement_is_selected_from_the_list_or_typed() -> TestResult {
    run("world_wonders_list", DESKTOP, async |page| {
        start_with_people(page, 2, &[("seed", "7")]).await?;
        let state = state_of(&stored_match(page).await?)?;
        let [places, ..] = state.current_placements();
        let options = page.count("select[name='place'] option").await?;
        assert_eq!(options, places.iter().count() + 1);
        page.click("select[name='place'] option[value='f11']")
            .await?;
        let placed = state
            .parse_action("f11")
            .map_err(|error| TestError::new(format!("{error:?}")))?;
        page.wait_for(&action_button(placed)).await?;
        // Moves the piece on the map, and back.
        position_piece(
            page,
            Input::Mouse,
            &state,
            Action::Place {
                at: cell("c8")?,
                rotation: Rotation::new(1),
            },
        )
        .await?;
        position_piece(page, Input::Mouse, &state, placed).await?;
        press(page, Input::Mouse, &action_button(placed)).await?;
        wait_for_ply(page, 1).await?;
        type_action(page, "buy-I2").await?;
        wait_for_ply(page, 2).await?;
        type_action(page, "a1").await?;
        page.wait_for_text("#mistyped", "It must touch ").await?;
        Ok(())
    })
}

/// On the smallest phones nothing scrolls horizontally, and all targets are large enough.
#[test]
fn the_map_fits_a_small_phone() -> TestResult {
    run("world_wonders_small", PHONE, async |page| {
        let small = Viewport {
            width: 320,
            ..PHONE
        };
        page.set_viewport(small).await?;
        let places = |state: &WorldWonders, _| matches!(state.phase(), Phase::Place { .. });
        open_before(page, FIVE, places).await?;
        let sizes = "const small = [...document.querySelectorAll(
                '#board :is(button, select, [data-cell]), .panel summary')]
            .filter((one) => one.checkVisibility())
            .map((one) => [one, one.getBoundingClientRect()])
            .filter(([, { width, height }]) => width < 24 || height < 24);
            return [small.map(([one]) => one.outerHTML), document.documentElement.scrollWidth];";
        let found = page.script(sizes, vec![]).await?;
        assert_eq!(found, json!([[], 320]));
        page.screenshot("world-wonders-small").await?;
        Ok(())
    })
}

/// Buying, placing and an illegal placement have no accessibility findings.
#[test]
fn the_board_has_no_accessibility_findings() -> TestResult {
    run("world_wonders_board_accessibility", PHONE, async |page| {
        let places = |state: &WorldWonders, _| {
            matches!(state.phase(), Phase::Place { .. }) && state.turn() > 20
        };
        open_before(page, FIVE, places).await?;
        press(page, Input::Touch, &space_selector(cell("a1")?)).await?;
        page.wait_for(".ww-held.laid").await?;
        let mut found = Vec::new();
        for shown in ["placing", "buying"] {
            for dark in [false, true] {
                page.set_dark_mode(dark).await?;
                page.wait_for_animations().await?;
                let audit = if dark {
                    AuditScope::Appearance
                } else {
                    AuditScope::Full
                };
                let own = page.audit(audit).await?.into_iter();
                found.extend(own.map(|found| format!("{shown}, dark: {dark}: {found}")));
            }
            page.set_dark_mode(false).await?;
            found.extend(page.small_targets().await?);
            if shown == "placing" {
                press(page, Input::Touch, "#undo").await?;
                page.wait_until_gone("#ww-plan [data-cell]").await?;
                press(page, Input::Touch, ".ww-wonder-card").await?;
                page.wait_for(".ww-needs-met").await?;
            }
        }
        assert!(found.is_empty(), "{}", found.join("\n"));
        Ok(())
    })
}
