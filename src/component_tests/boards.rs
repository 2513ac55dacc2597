//! Boards and panels draw the positions of recorded games.

use super::mounted::press_key;
use super::{Mounted, settle};
use crate::games::{self, BoardView, ViewOptions};
use crate::hooks::focus::focus_on;
use ::text::Locale;
use records::{Colour, Match, text};
use rules::{Action, GameId, Seat};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen_test::wasm_bindgen_test;
use yew::prelude::*;

/// Embeds recorded games of the records crate.
macro_rules! records {
    ($($name:literal)*) => {
        [$(include_str!(concat!("../../crates/records/tests/fixtures/", $name, ".txt"))),*]
    };
}

#[derive(Clone, Properties, PartialEq)]
pub struct BoardAndPanelProps {
    /// What is shown.
    pub view: BoardView,
}

/// A game's board, and what it has beside it.
#[component]
pub fn BoardAndPanel(props: &BoardAndPanelProps) -> Html {
    html! {
        <>
            <div id="board">{ games::board(props.view.clone()) }</div>
            <aside>{ games::panel(props.view.clone()) }</aside>
        </>
    }
}

/// The position before an entry as the seat to act sees it, in a match of people.
pub fn view_at(record: &Match, ply: usize, on_action: Callback<Action>) -> BoardAndPanelProps {
    let position = record.position_at(ply);
    let state = position.state();
    let players = record.setup().players();
    let actor = position.to_act();
    let viewer = actor.unwrap_or(Seat::FIRST);
    let last = ply.checked_sub(1).map(|last| record.events_at(last));
    let last = Rc::new(last.unwrap_or_default());
    let colours: Vec<Colour> = Seat::all(players).map(|seat| record.colour(seat)).collect();
    let names = (1..=players).map(|number| format!("Player {number}"));
    BoardAndPanelProps {
        view: BoardView {
            state: Rc::new(state.redacted_for(viewer)),
            recent: Rc::new(vec![last.clone()]),
            last,
            lit: Rc::default(),
            plan: Rc::default(),
            view: Rc::new(ViewOptions {
                names: Rc::new(names.collect()),
                levels: Rc::default(),
                colours: Rc::new(colours),
                to_act: actor,
                actor,
                viewer: Some(viewer),
                only_person: None,
                waits_for_friend: false,
                ply,
                line: 0,
                is_animated: false,
                has_previews: true,
                selection_epoch: 0,
                undo: None,
                locale: Locale::ENGLISH,
            }),
            hint: None,
            on_action,
        },
    }
}

/// Defects of the mounted HTML: unprintable values, duplicate ids, controls without an accessible name.
const DEFECTS: &str = "
    const words = ['NaN', 'undefined', 'Infinity', 'inf\"', 'Some(', 'None\"'];
    const found = words.filter((word) => root.innerHTML.includes(word)).map((word) => `contains ${word}`);
    const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
    found.push(...ids.filter((id, at) => ids.indexOf(id) < at).map((id) => `duplicate id ${id}`));
    for (const control of root.querySelectorAll('button, a[href], input, select, [role=button]')) {
        const named = ['aria-label', 'aria-labelledby', 'title'].some((name) => control.getAttribute(name));
        if (!named && !control.textContent.trim() && !control.closest('label'))
            found.push(`no accessible name: ${control.outerHTML}`);
    }
    return found.join('\\n');";

/// The structure of the mounted HTML, one line for each element and text, with attributes in alphabetical order:
/// the same for the same appearance, however it came about. Where the grain of Argonaut's Wheel stands is left
/// out, as it keeps turning from position to position.
const OUTLINE: &str = "
    const lines = [];
    const add = (node, depth) => {
        for (const child of node.childNodes) {
            if (child.nodeType === Node.TEXT_NODE) {
                if (child.data) lines.push(' '.repeat(depth) + JSON.stringify(child.data));
            } else if (child.nodeType === Node.ELEMENT_NODE) {
                const turns = child.matches('g:has(> use[href=\"#aw-grain\"])');
                const attributes = [...(turns ? [] : child.attributes)].map(({ name, value }) => `${name}=${JSON.stringify(value)}`);
                lines.push(`${' '.repeat(depth)}${child.tagName} ${attributes.sort().join(' ')}`);
                add(child, depth + 1);
            }
        }
    };
    add(root, 0);
    return lines.join('\\n');";

/// Whether a board looks the same however a position was reached. The Wheel of Fortune
/// keeps the part of the country that is in view, and marks followers by it.
const fn is_stateless(game: GameId) -> bool {
    !matches!(game, GameId::WheelOfFortune)
}

/// Steps through a recorded game, `step` entries at a time. Every position has to be free of defects and equal to
/// the same position opened directly, so that nothing is left over from earlier ones.
async fn draw_positions(written: &str, step: usize) {
    let record = text::read(written).unwrap();
    let game = record.setup().game();
    let name = format!("{game:?}, {} players", record.setup().players());
    let end = record.entries().len();
    let view = |ply| view_at(&record, ply, Callback::noop());
    let mut stepped = Mounted::<BoardAndPanel>::new(view(0)).await;
    stepped.hide();
    for ply in (0..end).step_by(step).chain([end]) {
        stepped.update(view(ply)).await;
        assert_eq!(stepped.ask(DEFECTS), "", "{name}, {ply}");
        if is_stateless(game) && (ply % (4 * step) == 0 || ply == end) {
            let opened = Mounted::<BoardAndPanel>::new(view(ply)).await;
            opened.hide();
            let (stepped, opened) = (stepped.ask(OUTLINE), opened.ask(OUTLINE));
            let first = stepped
                .lines()
                .zip(opened.lines())
                .find(|(stepped, opened)| stepped != opened);
            assert_eq!(first, None, "{name}, {ply}");
            assert_eq!(stepped.len(), opened.len(), "{name}, {ply}");
        }
    }
}

async fn draw_all(records: &[&str], step: usize) {
    for record in records {
        draw_positions(record, step).await;
    }
}

#[wasm_bindgen_test]
async fn turn_of_time_draws_its_positions() {
    draw_all(
        &records!(
            "turn-of-time-1-dominance-reached" "turn-of-time-2-all-played"
            "turn-of-time-3-all-played" "turn-of-time-4-own-colours"
        ),
        2,
    )
    .await;
}

#[wasm_bindgen_test]
async fn argonauts_wheel_draws_its_positions() {
    draw_all(
        &records!(
            "argonauts-wheel-2-cone-on-prisoner-spire" "argonauts-wheel-2-three-revolutions"
            "argonauts-wheel-2-white-begins" "argonauts-wheel-2-from-position"
        ),
        4,
    )
    .await;
}

#[wasm_bindgen_test]
async fn wheels_of_time_draws_its_positions() {
    draw_all(
        &records!(
            "wheels-of-time-1-city-complete" "wheels-of-time-2-cut-and-choose"
            "wheels-of-time-2-plague"
        ),
        9,
    )
    .await;
}

#[wasm_bindgen_test]
async fn the_wheel_of_fortune_draws_its_positions() {
    draw_all(
        &records!("wheel-of-fortune-4-plague" "wheel-of-fortune-5-beside"),
        13,
    )
    .await;
}

#[wasm_bindgen_test]
async fn world_wonders_draws_its_positions() {
    draw_all(
        &records!(
            "world-wonders-1-hard-won" "world-wonders-2-rivers" "world-wonders-5-all-options"
        ),
        19,
    )
    .await;
}

/// The actions that a board reports while these elements are clicked, in notation.
async fn reported(record: &Match, ply: usize, clicks: &[&str]) -> Vec<String> {
    let actions = Rc::new(RefCell::new(Vec::new()));
    let on_action = {
        let actions = actions.clone();
        Callback::from(move |action: Action| actions.borrow_mut().push(action.to_string()))
    };
    let mounted = Mounted::<BoardAndPanel>::new(view_at(record, ply, on_action)).await;
    for selector in clicks {
        mounted.click(selector).await;
    }
    settle().await;
    actions.take()
}

#[wasm_bindgen_test]
async fn a_card_is_played_by_side_and_cell() {
    let [written] = records!("turn-of-time-2-all-played");
    let record = text::read(written).unwrap();
    let actions = reported(&record, 0, &[".hand-side", ".free-cell", "#put-down"]).await;
    let legal: Vec<String> = record
        .position_at(0)
        .state()
        .legal_actions()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(actions.len(), 1, "{actions:?}");
    assert!(legal.contains(&actions[0]), "{actions:?}");
    // The board waits until it is decided.
    let undecided = reported(&record, 0, &[".hand-side", ".free-cell"]).await;
    assert_eq!(undecided, [""; 0]);
}

/// Whether the focused element matches a selector.
fn has_focus(selector: &str) -> bool {
    let focused = gloo::utils::document().active_element();
    focused.is_some_and(|focused| focused.matches(selector).unwrap())
}

/// A neighbour that was met is no button any more: the focus moves to the next one, then to the
/// button that plays the card.
#[wasm_bindgen_test]
async fn the_focus_follows_the_order_of_meetings() {
    let [written] = records!("turn-of-time-2-all-played");
    let record = text::read(written).unwrap();
    let view = |ply| view_at(&record, ply, Callback::noop());
    let mut mounted = Mounted::<BoardAndPanel>::new(view(0)).await;
    'found: for ply in (0..record.entries().len()).rev() {
        mounted.update(view(ply)).await;
        for side in mounted.all(".hand-side[data-card]") {
            let card = side.get_attribute("data-card").unwrap();
            mounted.click(&format!("[data-card='{card}']")).await;
            for cell in mounted.all(".free-cell") {
                mounted.click(&format!("#{}", cell.id())).await;
                if mounted.all(".order-choice").len() > 1 {
                    break 'found;
                }
            }
        }
    }
    focus_on("#board .order-choice");
    while has_focus(".order-choice") {
        press_key("Enter").await;
    }
    assert!(has_focus("#put-down"));
    mounted.press("Cancel").await;
    assert!(has_focus(".hand-side"));
}
