//! What lies over the plan of a city: the piece under way, where it could be,
//! what was asked about, and what is lit.

use super::hand::{Hand, reach};
use super::shapes::SPACE;
use super::view::{cell_id, corner, outline, squares};
use super::{Board, Lit, hinted, plan};
use crate::games::BoardProps;
use crate::games::world_wonders::text::board as words;
use crate::parts;
use rules::Seat;
use rules::games::world_wonders::{Cell, Cells, Item, WorldWonders};
use yew::prelude::*;

/// Marked spaces.
fn marked(class: &'static str, cells: Cells) -> Html {
    if cells.is_empty() {
        return html! {};
    }
    html! { <path {class} d={squares(cells, 10)} /> }
}

/// Spaces with a line around them.
fn around(class: &'static str, cells: Cells) -> Html {
    if cells.is_empty() {
        return html! {};
    }
    html! { <path {class} d={outline(cells)} /> }
}

impl Board {
    /// What was asked about: where it would fit, and what it needs.
    pub(super) fn asked_over(&self, state: &WorldWonders, seat: Seat) -> Html {
        let Some(item) = self.about() else {
            return html! {};
        };
        let mut over = Vec::new();
        if let Some(form) = form_of(state, item) {
            let places = state.places(seat, item);
            over.push(marked("ww-spot", reach(&places, form)));
        }
        if let Item::Monument(of) = item {
            let needs = state.needs(seat, of);
            over.extend(needs.map(|(_, cells)| around("ww-needed", cells)));
        }
        html! { <g class="ww-over">{ for over }</g> }
    }

    /// What was chosen to be lit.
    pub(super) fn lit_over(&self, state: &WorldWonders, seat: Seat) -> Html {
        let city = state.city(seat);
        let lit = match self.lit {
            None => return html! {},
            Some(Lit::Resources) => around("ww-lit", city.reached_resources()),
            Some(Lit::Objective(number)) => {
                let objective = state.objectives().nth(usize::from(number));
                let cells = objective.map(|(of, ..)| city.spaces_for(of));
                around("ww-lit", cells.unwrap_or(Cells::NONE))
            }
            Some(Lit::Districts) => {
                let mut over = Vec::new();
                for (_, cells) in city.tiles() {
                    let gaps = city.gaps(cells);
                    match gaps.len() {
                        0 => over.push(around("ww-lit", cells)),
                        1 | 2 => {
                            over.push(around("ww-lit nearly", cells));
                            over.push(marked("ww-gap", gaps));
                        }
                        _ => {}
                    }
                }
                parts::all(over)
            }
        };
        html! { <g class="ww-over">{ lit }</g> }
    }

    /// The piece under way over the map, where it could be, and the spaces to
    /// which it can go.
    pub(super) fn targets(&self, props: &BoardProps<WorldWonders>, state: &WorldWonders) -> Html {
        let Some(hand) = Hand::of(state, self.single).filter(|_| props.view.actor.is_some()) else {
            return html! {};
        };
        let city = state.city(state.active());
        let mut over = vec![marked("ww-spot", hand.reach())];
        let hint = hinted(props).and_then(|action| state.lies_after(action));
        if let Some(lying) = hint {
            over.push(plan::edge(lying, "ww-hinted"));
        }
        let before = state.pieces_under_way();
        over.extend(before.map(|lying| plan::edge(lying, "ww-latest")));
        if let Some(held) = self.held {
            let lying = hand.lying(held);
            let fits = hand.fits(held);
            let class = parts::class("ww-held", self.laid, "laid");
            over.push(html! {
                <g {class}>
                    <g class="ww-ghost">{ plan::piece(lying, city) }</g>
                    { plan::edge(lying, "ww-fits-edge") }
                    { plan::edge(lying, if fits { "ww-fits" } else { "ww-clash" }) }
                </g>
            });
        }
        html! {
            <g>
                <g class="ww-over">{ for over }</g>
                { self.spaces(props, state, &hand) }
            </g>
        }
    }

    /// All spaces; that of the piece's corner has the keyboard, and on those
    /// on which it lies a finger drags it.
    fn spaces(&self, props: &BoardProps<WorldWonders>, state: &WorldWonders, hand: &Hand) -> Html {
        let lying = self.held.map(|held| hand.lying(held).cells());
        let lying = lying.unwrap_or(Cells::NONE);
        let held = self.held.or_else(|| hand.ways().next());
        let spaces = Cell::all().map(|cell| {
            let (x, y) = corner(cell);
            let held = held.filter(|held| held.at == cell);
            let label = held.map(|held| {
                let refused = hand.why_not(state, held);
                words::held(props.view.words, hand.lying(held), refused.as_ref())
            });
            let left = self.pressed_at == Some(cell);
            let label = label.or_else(|| left.then(|| cell_id(cell)));
            let tab = match (held.is_some(), left) {
                (true, _) => Some("0"),
                (false, true) => Some("-1"),
                (false, false) => None,
            };
            html! {
                <rect
                    key={cell_id(cell)}
                    class={parts::class("ww-hit", lying.has(cell), "ww-grab")}
                    data-grab={lying.has(cell).then_some("")}
                    data-cell={cell_id(cell)}
                    data-first={held.map(|_| "")}
                    x={x.to_string()}
                    y={y.to_string()}
                    width="100"
                    height="100"
                    role={tab.map(|_| "button")}
                    tabindex={tab}
                    aria-label={label}
                />
            }
        });
        html! { <g>{ for spaces }</g> }
    }
}

/// The shape of what somebody places who buys something.
fn form_of(state: &WorldWonders, item: Item) -> Option<rules::games::world_wonders::Form> {
    use rules::games::world_wonders::{Form, Monument};
    Some(match item {
        Item::Tile(slot) => {
            state.offer().tile(slot)?;
            slot.form()
        }
        Item::LongRoad => Form::I4,
        Item::ShortRoads => Form::I2,
        Item::Tower => Form::I1,
        Item::First | Item::Second => return None,
        Item::Monument(of) => Monument::card(of).form,
    })
}

/// The space under a point of the window.
pub fn under(svg: &web_sys::Element, x: i32, y: i32, view: (i32, i32, i32, i32)) -> Option<Cell> {
    let rect = svg.get_bounding_client_rect();
    let scale = f64::from(view.2) / rect.width().max(1.0);
    let left = (f64::from(x) - rect.left()) * scale + f64::from(view.0);
    let top = (f64::from(y) - rect.top()) * scale + f64::from(view.1);
    let space = f64::from(SPACE);
    let (column, row) = ((left / space).floor() as i32, (top / space).floor() as i32);
    Cell::new(column.try_into().ok()?, row.try_into().ok()?)
}
