//! Over the country: arrows to what can be chosen but is out of sight, the buttons that rotate and confirm the laid
//! tile, and those that change the view.

use super::Msg;
use super::edge_arrows::{BUTTON_PX, BUTTONS_PX, EdgeArrow};
use super::geometry::{Point, translate};
use super::pan_zoom::{Rest, ViewCommand};
use super::selection::Change;
use super::snapshot::emit_on_click;
use crate::components::{Shared, picture};
use crate::games::input::emit_on_press;
use l10n::wheel_of_fortune as words;
use l10n::{Direction, Message};
use rules::games::wheel_of_fortune::{Action, Cell, Rotation, Side, WheelOfFortune};
use text::Locale;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ViewOverlayProps {
    pub rest: Rest,
    pub state: Shared<WheelOfFortune>,
    /// The cell and rotation in which the drawn tile is laid.
    pub laid: Option<(Cell, Rotation)>,
    pub locale: Locale,
    pub on: Callback<Msg>,
}

#[component]
pub fn ViewOverlay(props: &ViewOverlayProps) -> Html {
    let Rest {
        arrows, buttons, ..
    } = &props.rest;
    let buttons = buttons.zip(props.laid);
    html! {
        // In pixels, as it has no view box.
        <svg class="wf-over-view" focusable="false">
            { for arrows.iter().map(|arrow| edge_arrow(props, arrow)) }
            { for buttons.map(|(middle, laid)| tile_buttons(props, middle, laid)) }
        </svg>
    }
}

/// An arrow at the edge, with the number of cells in its direction.
fn edge_arrow(props: &ViewOverlayProps, arrow: &EdgeArrow) -> Html {
    let EdgeArrow {
        side,
        middle,
        count,
        nearest,
    } = *arrow;
    let go_there = Msg::View(ViewCommand::To(nearest));
    // The number stands where the tip leaves room.
    let (angle, number) = match side {
        Side::North => (0, (0, 11)),
        Side::East => (90, (-5, 5)),
        Side::South => (180, (0, -1)),
        Side::West => (270, (5, 5)),
    };
    html! {
        <g
            key={side.name()}
            class="wf-arrow"
            data-edge={side.name()}
            data-count={count.to_string()}
            role="button"
            tabindex="0"
            aria-label={words::more_places(props.locale, count, Direction(side))}
            transform={translate(middle)}
            onclick={emit_on_click(&props.on, go_there.clone())}
            onkeydown={emit_on_press(&props.on, go_there)}
        >
            <circle class="wf-button-face" r={(BUTTON_PX / 2.0 - 1.0).to_string()} />
            <path class="wf-button-sign" d="M-7 -9L0 -16L7 -9" transform={format!("rotate({angle})")} />
            <text x={number.0.to_string()} y={number.1.to_string()}>{ count }</text>
        </g>
    }
}

/// The buttons at the laid tile. The keyboard has its own keys for both, and assistive technology the
/// buttons below the country.
fn tile_buttons(
    props: &ViewOverlayProps,
    middle: Point,
    (cell, rotation): (Cell, Rotation),
) -> Html {
    let on = &props.on;
    let tile = props.state.drawn();
    let rotations = tile.map_or(0, |tile| props.state.rotations(tile, cell).count());
    let half = ((BUTTONS_PX.0 - BUTTON_PX) / 2.0) as i32;
    let button = |name: &'static str, x: i32, sign: &'static str, onclick: Callback<MouseEvent>| {
        html! {
            <g key={name} class={classes!("wf-tile-button", name)} transform={translate((x, 0))} {onclick}>
                <circle class="wf-button-face" r={(BUTTON_PX / 2.0 - 1.0).to_string()} />
                <use href={sign} class="wf-sign" x="-12" y="-12" width="24" height="24" />
            </g>
        }
    };
    let place = Msg::Action(Action::Place { cell, rotation });
    html! {
        <g key="tile" class="wf-at-tile" transform={translate(middle)} aria-hidden="true">
            if rotations > 1 {
                { button("rotate", -half, "#wf-sign-turn", emit_on_click(on, Msg::Select(Change::Turn))) }
                { button("confirm", half, "#wf-sign-confirm", emit_on_click(on, place)) }
            } else {
                { button("confirm", 0, "#wf-sign-confirm", emit_on_click(on, place)) }
            }
        </g>
    }
}

/// The view buttons, and the one that folds everything else away; `is_bare` if it is.
pub fn view_tools(locale: Locale, on: &Callback<Msg>, is_bare: bool) -> Html {
    let button = |command: ViewCommand, id: &'static str, label: Message, sign: &'static str| {
        let onclick = emit_on_click(on, Msg::View(command));
        let label = locale.text(label);
        html! {
            <button type="button" class="button" data-view={id} title={label.clone()} aria-label={label} {onclick}>
                { picture(sign, "0 0 24 24", "wf-sign") }
            </button>
        }
    };
    html! {
        <div class="wf-tools" data-floats="">
            { fold_button(locale, on, is_bare) }
            { button(ViewCommand::Nearer, "nearer", words::ZOOM_IN, "#wf-sign-nearer") }
            { button(ViewCommand::Farther, "farther", words::ZOOM_OUT, "#wf-sign-farther") }
            { button(ViewCommand::All, "fit", words::SHOW_ALL, "#wf-sign-fit") }
        </div>
    }
}

fn fold_button(locale: Locale, on: &Callback<Msg>, is_bare: bool) -> Html {
    let label = locale.text(if is_bare {
        words::SHOW_REST
    } else {
        words::HIDE_REST
    });
    html! {
        <button
            type="button"
            class="button"
            data-view="fold"
            title={label.clone()}
            aria-label={label}
            aria-expanded={(!is_bare).to_string()}
            onclick={emit_on_click(on, Msg::Fold)}
        >
            { picture("#wf-sign-fold", "0 0 24 24", "wf-sign") }
        </button>
    }
}
