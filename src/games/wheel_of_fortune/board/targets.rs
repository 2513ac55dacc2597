//! What can be chosen in the country: cells for the drawn tile, places for a
//! follower, crowns, and followers that the plague can take home. And what
//! lights up there.

use super::pieces;
use super::view::{
    Shape, Spot, WHEEL_SPOTS, at, cell_id, column_row, corner, crown, laid, on_tile, outline,
    sector_id, shapes, spot_id,
};
use super::{Board, hinted};
use crate::games::BoardProps;
use crate::games::wheel_of_fortune::text::board as words;
use crate::parts;
use records::Colour;
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{
    Action, Cell, FeatureView, Kind, Phase, Placed, Post, Sector, SegmentId, WheelOfFortune,
};
use yew::prelude::*;

/// The colour of a seat.
pub fn colour(props: &BoardProps<WheelOfFortune>, seat: Seat) -> Colour {
    props
        .view
        .colours
        .get(seat.index())
        .copied()
        .unwrap_or(Colour::Red)
}

/// The feature of a spot.
pub fn feature(state: &WheelOfFortune, (cell, segment): Spot) -> Option<FeatureView> {
    state.feature(cell, SegmentId::new(segment))
}

/// A segment of a tile that lies, as it is drawn.
fn shape(placed: &Placed, segment: SegmentId) -> Option<Shape> {
    shapes(placed.tile?).nth(segment.index())
}

fn area(kind: Kind, outline: String, place: String) -> Html {
    html! { <use class={parts::class("wf-area", kind == Kind::Road, "road")} href={outline} transform={place} /> }
}

/// A feature, lit.
pub fn lit(state: &WheelOfFortune, of: &FeatureView) -> Html {
    let mut shown = Vec::new();
    if of.kind == Kind::Cloister {
        let around = of.cells.as_slice().iter().skip(1);
        shown.extend(around.map(|cell| {
            html! { <rect class="wf-around" x="2" y="2" width="96" height="96" rx="6" transform={at(corner(*cell))} /> }
        }));
    }
    for (cell, segment) in state.segments_of(of.id) {
        let spot = (cell, segment.index() as u8);
        let on_wheel = (0..).zip(WHEEL_SPOTS).find(|(_, own)| *own == spot);
        if let Some((place, _)) = on_wheel
            && !state.variant().beside
        {
            shown.push(area(of.kind, outline("wheel", place), String::new()));
        } else if let Some(placed) = state.at(cell)
            && let Some(tile) = placed.tile
        {
            let outline = outline(tile.design().name, spot.1);
            shown.push(area(of.kind, outline, laid(cell, placed.rotation)));
        }
    }
    parts::all(shown)
}

/// Where a follower stands, and how.
pub fn post(state: &WheelOfFortune, post: Post) -> Option<((i32, i32), Option<Kind>)> {
    match post {
        Post::Tile { cell, part } => {
            let placed = state.at(cell)?;
            let segment = placed.tile?.design().segment(part)?;
            let shape = shape(&placed, segment)?;
            Some((on_tile(cell, shape.at, placed.rotation), Some(part.kind)))
        }
        Post::Crown { sector } => Some((crown(sector, 0), None)),
    }
}

/// Where the follower in a cell stands.
fn standing(placed: &Placed) -> Option<(Seat, (i32, i32), Kind)> {
    let (seat, segment) = placed.follower?;
    let shape = shape(placed, segment)?;
    let place = on_tile(placed.cell, shape.at, placed.rotation);
    Some((seat, place, shape.part.kind))
}

/// The followers on tiles. Those that came just now are `fresh`.
pub fn followers(
    state: &WheelOfFortune,
    props: &BoardProps<WheelOfFortune>,
    fresh: Option<Cell>,
) -> Html {
    let all = state.tiles().filter_map(|placed| {
        let (seat, place, kind) = standing(&placed)?;
        let class = if fresh == Some(placed.cell) {
            "wf-fresh"
        } else {
            ""
        };
        Some(pieces::follower(
            colour(props, seat),
            Some(kind),
            place,
            class,
        ))
    });
    all.collect()
}

/// The followers on crowns.
pub fn crowned(state: &WheelOfFortune, props: &BoardProps<WheelOfFortune>) -> Html {
    let all = Sector::ALL.into_iter().flat_map(|sector| {
        let seats = state.wheel().crowned(sector).enumerate();
        seats.map(move |(place, seat)| {
            pieces::follower(colour(props, seat), None, crown(sector, place), "")
        })
    });
    all.collect()
}

/// The arrow keys, as they are called, and where they lead.
const WAYS: [(&str, (i32, i32)); 4] = [
    ("ArrowUp", (0, -1)),
    ("ArrowRight", (1, 0)),
    ("ArrowDown", (0, 1)),
    ("ArrowLeft", (-1, 0)),
];

/// The nearest of some cells on a side.
pub fn towards(cells: &[Cell], from: Cell, key: &str) -> Option<Cell> {
    let (_, (right, down)) = WAYS.iter().find(|(way, _)| *way == key)?;
    let (x, y) = column_row(from);
    let far = |cell: &&Cell| {
        let (to_x, to_y) = column_row(**cell);
        let along = (to_x - x) * right + (to_y - y) * down;
        let across = (to_x - x) * down + (to_y - y) * right;
        (along > 0).then_some(along + 2 * across.abs())
    };
    let on_side = cells.iter().filter(|cell| far(cell).is_some());
    on_side.min_by_key(far).copied()
}

impl Board {
    /// The cells in which the drawn tile fits; what is laid there lies in its
    /// own.
    pub(super) fn cells(&self, props: &BoardProps<WheelOfFortune>, state: &WheelOfFortune) -> Html {
        let Some(tile) = state.drawn().filter(|_| state.phase() == Phase::Place) else {
            return html! {};
        };
        let cells: Vec<Cell> = state.fits(tile).collect();
        let here = self.at.filter(|cell| cells.contains(cell));
        let here = here.or(self.laid.map(|(cell, _)| cell));
        let here = here.or(cells.first().copied());
        let hint = match hinted(props) {
            Some(Action::Place { cell, .. }) => Some(cell),
            _ => None,
        };
        let shown = cells.iter().map(|cell| {
            let cell = *cell;
            let laid_here = self.laid.filter(|(at, _)| *at == cell);
            let class = parts::class("wf-cell", laid_here.is_some(), "laid");
            let class = parts::join(&class, if hint == Some(cell) { "hinted" } else { "" });
            let ways = state.turns(tile, cell).count();
            let inside = match laid_here {
                Some((_, rotation)) => html! {
                    <g>
                        { pieces::tile(tile, rotation, laid(Cell::new(0, 0), rotation), "") }
                        { for pieces::number(tile, rotation) }
                        <rect class="wf-cell-edge" x="1" y="1" width="98" height="98" rx="4" />
                    </g>
                },
                None => html! { <rect class="wf-cell-place" x="7" y="7" width="86" height="86" rx="10" /> },
            };
            html! {
                <g
                    key={cell_id(cell)}
                    {class}
                    data-cell={cell_id(cell)}
                    data-first={(here == Some(cell)).then_some("")}
                    transform={at(corner(cell))}
                    role="button"
                    tabindex={if here == Some(cell) { "0" } else { "-1" }}
                    aria-label={words::cell_label(props.view.words, cell, ways, laid_here.is_some())}
                    aria-pressed={laid_here.is_some().to_string()}
                >
                    <rect class="hit" width="100" height="100" />
                    { inside }
                </g>
            }
        });
        html! { <g>{ for shown }</g> }
    }
}

/// Something in the picture that takes an action at once.
fn taker(
    props: &BoardProps<WheelOfFortune>,
    action: Action,
    spot: Option<Spot>,
    label: String,
    inside: Html,
) -> Html {
    let sector = match action {
        Action::Crown(sector) => Some(sector_id(sector)),
        _ => None,
    };
    html! {
        <g
            class={parts::class("wf-spot", hinted(props) == Some(action), "hinted")}
            data-action={WheelOfFortune::notation(action)}
            data-segment={spot.map(|(_, segment)| segment.to_string())}
            data-at={spot.map(spot_id)}
            data-crown={sector}
            role="button"
            tabindex="0"
            aria-label={label}
        >
            { inside }
        </g>
    }
}

/// What a finger finds of a target, however small the country is drawn: the
/// stylesheet says how large it is.
fn reach(place: String) -> Html {
    html! { <circle class="wf-reach" r="14" transform={place} /> }
}

/// The tile just placed where it is drawn too small for places on it: a tap goes
/// nearer. The large tile below offers the places all the while.
pub fn goes_nearer(state: &WheelOfFortune) -> Html {
    let placed = state
        .placed_cell()
        .filter(|_| state.phase() == Phase::Deploy);
    let Some(cell) = placed else {
        return html! {};
    };
    html! {
        <g class="wf-spot" data-view="near" aria-hidden="true" transform={at(corner(cell))}>
            <rect class="hit" width="100" height="100" />
            { reach(at((50, 50))) }
        </g>
    }
}

/// The places for a follower on the tile just placed; `alone` where the
/// tile is shown by itself, its corner being the origin.
pub fn spots(props: &BoardProps<WheelOfFortune>, state: &WheelOfFortune, alone: bool) -> Html {
    let Some(placed) = state.placed_cell().and_then(|cell| state.at(cell)) else {
        return html! {};
    };
    let name = placed.tile.map_or("", |tile| tile.design().name);
    let own = colour(props, state.active());
    let cell = if alone { Cell::new(0, 0) } else { placed.cell };
    // What is small lies over what is large.
    let layers = [Kind::Field, Kind::City, Kind::Cloister, Kind::Road];
    let spots = layers.into_iter().flat_map(|kind| {
        let spots = state.spots();
        spots.filter(move |(_, part)| part.kind == kind)
    });
    let spots = spots.filter_map(|(segment, part)| {
        let shape = shape(&placed, segment)?;
        let spot = (placed.cell, segment.index() as u8);
        let of = feature(state, spot)?;
        let label = words::spot_label(props.view.words, state, part, &of, &props.view.names);
        let road = part.kind == Kind::Road;
        let middle = on_tile(cell, shape.at, placed.rotation);
        let (x, y) = middle;
        let inside = html! {
            <g>
                <use class={parts::class("wf-spot-land", road, "road")} href={outline(name, shape.place)} transform={laid(cell, placed.rotation)} />
                { reach(at(middle)) }
                <circle class="wf-spot-place" cx={x.to_string()} cy={y.to_string()} r="10" />
                { pieces::follower(own, Some(part.kind), middle, pieces::GHOST) }
            </g>
        };
        Some(taker(props, Action::Deploy(part), Some(spot), label, inside))
    });
    spots.collect()
}

/// The crowns that are free.
pub fn crowns(props: &BoardProps<WheelOfFortune>, state: &WheelOfFortune) -> Html {
    let own = colour(props, state.active());
    let able = state.phase() == Phase::Deploy && state.supply(state.active()) > 0;
    let free = Sector::ALL
        .into_iter()
        .filter(|sector| able && state.wheel().has_free(*sector));
    let crowns = free.map(|sector| {
        let place = crown(sector, state.wheel().crowned(sector).count());
        let label = words::crown_label(state.wheel(), sector);
        let inside = html! {
            <g>
                { reach(at(place)) }
                <circle class="wf-spot-place" r="20" transform={at(place)} />
                { pieces::follower(own, None, place, pieces::GHOST) }
            </g>
        };
        taker(props, Action::Crown(sector), None, label, inside)
    });
    crowns.collect()
}

/// The followers that can be taken home.
pub fn homes(props: &BoardProps<WheelOfFortune>, state: &WheelOfFortune) -> Html {
    let asked = match state.phase() {
        Phase::Plague { .. } => state.to_act(),
        _ => None,
    };
    let homes = state.tiles().filter_map(|placed| {
        let (seat, place, kind) = standing(&placed)?;
        let (_, segment) = placed.follower?;
        if Some(seat) != asked {
            return None;
        }
        let of = state.feature(placed.cell, segment)?;
        let label = words::home_label(props.view.words, state, placed.cell, &of);
        let inside = html! {
            <g>
                { reach(at(place)) }
                <circle class="wf-spot-place lit" r="24" transform={at(place)} />
                { pieces::follower(colour(props, seat), Some(kind), place, "") }
            </g>
        };
        let spot = (placed.cell, segment.index() as u8);
        Some(taker(
            props,
            Action::Home(placed.cell),
            Some(spot),
            label,
            inside,
        ))
    });
    homes.collect()
}
