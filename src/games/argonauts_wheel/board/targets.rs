//! What can be chosen on the wheel: stations with a piece that can go
//! somewhere, and where the chosen one can go.

use super::pieces::drawn;
use super::plan::{Choices, Chosen, Deed, Part};
use super::view::{FROM_THE_LEFT, HOLLOWS, View, at, middle};
use crate::games::argonauts_wheel::text;
use crate::parts;
use rules::games::argonauts_wheel::{Action, ArgonautsWheel, Side, Stand, Station};
use yew::prelude::*;

/// What the stations are given.
pub struct Targets<'a> {
    /// The state.
    pub state: &'a ArgonautsWheel,
    /// From which seat it is seen.
    pub view: View,
    /// What can be done; nothing while nobody here may act.
    pub choices: &'a Choices,
    /// What was chosen.
    pub chosen: Option<Chosen>,
    /// Who acts here.
    pub actor: Option<Side>,
    /// What is pointed at.
    pub hint: Option<Action>,
    /// Where the last piece came from and went to.
    pub moved: Option<(Station, Station)>,
    /// Whether it is said what would happen.
    pub aids: bool,
    /// A station was chosen.
    pub tap: Callback<Station>,
    /// The pointer or the keyboard is on a station, or left it.
    pub over: Callback<Option<Station>>,
}

impl Targets<'_> {
    fn part(&self) -> Option<&Part> {
        self.choices.part(self.chosen)
    }

    /// Rings in the hollows, below the pieces.
    pub fn rings(&self) -> Html {
        let part = self.part();
        let mut rings = Vec::new();
        let mut ring = |class: &'static str, station: Station| {
            let place = self.view.place(station);
            let hollow = HOLLOWS.get(place).copied().unwrap_or_default();
            rings.push(html! { <circle {class} r="36" transform={at(hollow)} /> });
        };
        if let Some((from, to)) = self.moved {
            ring("aw-ring was-from", from);
            ring("aw-ring was-to", to);
        }
        for choice in &self.choices.0 {
            let chosen = self.chosen.map(|chosen| chosen.from);
            if chosen == Some(choice.from) {
                ring("aw-ring chosen", choice.from);
            } else if chosen.is_none() {
                ring("aw-ring can", choice.from);
            }
        }
        for target in part.into_iter().flat_map(|part| &part.targets) {
            ring("aw-ring target", target.action.to);
        }
        if let Some(Action::Move(hint)) = self.hint {
            ring("aw-ring hinted", hint.from);
            ring("aw-ring hinted", hint.to);
            let ends = [hint.from, hint.to].map(|station| {
                let place = self.view.place(station);
                HOLLOWS.get(place).copied().unwrap_or_default()
            });
            let [(x, y), (to_x, to_y)] = ends;
            let way = format!("M{x} {y}L{to_x} {to_y}");
            rings.push(html! { <path class="aw-way" d={way} /> });
        }
        parts::all(rings)
    }

    /// The sign of what is hinted, while no piece is chosen.
    fn hinted_sign(&self) -> Option<Html> {
        let Some(Action::Move(hint)) = self.hint.filter(|_| self.chosen.is_none()) else {
            return None;
        };
        let chosen = Chosen {
            from: hint.from,
            piece: hint.piece,
        };
        let target = self.choices.part(Some(chosen))?.to(hint.to)?;
        let place = middle(self.view.place(hint.to));
        let sign = self.sign(target.outcome, self.state.wheel().at(hint.to));
        Some(html! { <g transform={at(place)}>{ sign }</g> })
    }

    /// What would happen, as a sign; only that something can go there where it
    /// is not told.
    fn sign(&self, outcome: Deed, there: Stand) -> Html {
        let told = if self.aids { outcome } else { Deed::Moves };
        sign(told, there != Stand::default())
    }

    /// The stations as buttons, and what would happen there as signs.
    pub fn buttons(&self) -> Html {
        let stations = FROM_THE_LEFT.map(|place| self.view.station(place));
        stations
            .into_iter()
            .filter_map(|station| self.button(station))
            .chain(self.hinted_sign())
            .collect()
    }

    fn can_be_tapped(&self, station: Station) -> bool {
        let target = self.part().and_then(|part| part.to(station));
        target.is_some() || self.choices.at(station).is_some()
    }

    fn button(&self, station: Station) -> Option<Html> {
        if !self.can_be_tapped(station) {
            return None;
        }
        let stand = self.state.wheel().at(station);
        let part = self.part();
        let target = part.and_then(|part| part.to(station).map(|target| (part.piece, target)));
        let chosen = self.chosen.is_some_and(|chosen| chosen.from == station);
        let place = self.view.place(station);
        let to_do = match target {
            Some((piece, target)) => {
                text::put_here(piece, self.aids.then_some(target.outcome), self.actor)
            }
            None => "Choose it.".to_owned(),
        };
        let label = format!(
            "Station {station}, {}: {}. {to_do}",
            text::zone_for(station, self.actor),
            text::stand(stand)
        );
        let pressed = target.is_none().then(|| chosen.to_string());
        let sign = target.map(|(_, target)| self.sign(target.outcome, stand));
        let onclick = {
            let tap = self.tap.clone();
            Callback::from(move |_: MouseEvent| tap.emit(station))
        };
        let over = |to: Option<Station>| {
            let over = self.over.clone();
            Callback::from(move |_: PointerEvent| over.emit(to))
        };
        let focus = |to: Option<Station>| {
            let over = self.over.clone();
            Callback::from(move |_: FocusEvent| over.emit(to))
        };
        Some(html! {
            <g
                key={station.number()}
                id={format!("station-{station}")}
                class={parts::class("aw-station", target.is_some(), "is-target")}
                data-station={station.to_string()}
                transform={at(middle(place))}
                role="button"
                tabindex="0"
                aria-label={label}
                aria-pressed={pressed}
                {onclick}
                onkeydown={self.keys(station)}
                onpointerenter={over(Some(station))}
                onpointerleave={over(None)}
                onfocus={focus(Some(station))}
                onblur={focus(None)}
            >
                <ellipse class="hit" rx="41" ry="33" />
                if stand.cone.is_some() { <path class="hit" d="M-24 0V-42L-8 -66H8L24 -42V0Z" /> }
                { for sign }
            </g>
        })
    }

    /// Enter and Space choose a station, arrows lead to others.
    fn keys(&self, station: Station) -> Callback<KeyboardEvent> {
        let tap = self.tap.clone();
        let ways = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]
            .map(|way| (way, self.towards(station, way)));
        Callback::from(move |event: KeyboardEvent| {
            let key = event.key();
            if key == "Enter" || key == " " {
                event.prevent_default();
                tap.emit(station);
            } else if let Some((_, to)) = ways.iter().find(|(way, _)| *way == key) {
                event.prevent_default();
                if let Some(to) = to {
                    parts::focus(&format!("station-{to}"));
                }
            }
        })
    }

    /// The nearest station on a side that can be chosen.
    fn towards(&self, from: Station, way: &str) -> Option<Station> {
        let (x, y) = middle(self.view.place(from));
        let far = |station: &Station| {
            let (to_x, to_y) = middle(self.view.place(*station));
            let (right, down) = (to_x - x, to_y - y);
            let (along, across) = match way {
                "ArrowUp" => (-down, right),
                "ArrowRight" => (right, down),
                "ArrowDown" => (down, right),
                _ => (-right, down),
            };
            (along > 0).then_some(along + 2 * across.abs())
        };
        Station::all()
            .filter(|station| self.can_be_tapped(*station) && far(station).is_some())
            .min_by_key(far)
    }
}

/// What would happen, as a sign: in the middle of an empty hollow, else beside
/// what stands there.
fn sign(outcome: Deed, beside: bool) -> Html {
    let (class, symbol) = match outcome {
        Deed::Moves => ("aw-sign moves", "#aw-mark-move"),
        Deed::Stacks => ("aw-sign stacks", "#aw-mark-stack"),
        Deed::Kills { .. } => ("aw-sign kills", "#aw-mark-kill"),
        Deed::Revives { .. } => ("aw-sign revives", "#aw-mark-live"),
        Deed::Wins => ("aw-sign wins", "#aw-mark-win"),
    };
    let place = if beside { (27, -27) } else { (0, 0) };
    html! {
        <g {class} transform={at(place)}>
            <circle r="13.5" />
            { drawn(symbol, "", (0, 0)) }
        </g>
    }
}
