//! Below the country: the drawn tile, what can be done with it, and what the
//! end of the turn brings.

use super::movement::Movement;
use super::targets::{colour, feature, spots};
use super::view::{sector_id, spot_id, spot_of};
use super::{Board, hinted};
use super::{news, pieces};
use crate::games::BoardProps;
use crate::games::wheel_of_fortune::text::board as words;
use crate::parts;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Action, FeatureView, Phase, Sector, WheelOfFortune};
use yew::prelude::*;

/// A button that takes an action.
fn button(
    props: &BoardProps<WheelOfFortune>,
    action: Action,
    class: &'static str,
    label: Option<String>,
    inside: Html,
) -> Html {
    let is_hint = hinted(props) == Some(action);
    let sector = match action {
        Action::Crown(sector) => Some(sector_id(sector)),
        _ => None,
    };
    html! {
        <button
            type="button"
            class={parts::class(class, is_hint, "hinted")}
            data-action={WheelOfFortune::notation(action)}
            data-crown={sector}
            aria-label={label}
        >
            { inside }
        </button>
    }
}

impl Board {
    /// All of it.
    pub(super) fn controls(
        &self,
        props: &BoardProps<WheelOfFortune>,
        state: &WheelOfFortune,
        movement: &Movement,
    ) -> Html {
        let acts = props.view.actor.is_some();
        let mut rows = Vec::new();
        if acts {
            let task = words::task(state.phase(), self.laid.is_some());
            rows.push(parts::line("wf-task", task));
            rows.push(match state.phase() {
                Phase::Draw => {
                    let draw = html! { "Draw the first tile" };
                    ways(vec![button(
                        props,
                        Action::Draw,
                        "button primary",
                        None,
                        draw,
                    )])
                }
                Phase::Place => self.placing(props, state),
                Phase::Deploy | Phase::End => ending(props, state),
                Phase::Plague { .. } => plague(props, state),
            });
        }
        rows.push(news::news(props, movement));
        html! {
            <div class="wf-controls">
                { self.hand_view(props, state) }
                { parts::boxed("wf-rows", rows) }
            </div>
        }
    }

    /// The drawn tile, large; once placed, with the places for a follower.
    fn hand_view(&self, props: &BoardProps<WheelOfFortune>, state: &WheelOfFortune) -> Html {
        let acts = props.view.actor.is_some();
        let placed = state.placed_cell().and_then(|cell| state.at(cell));
        let inside = match (state.drawn(), placed) {
            (Some(tile), _) => {
                let rotation = self.rotation();
                let picture = pieces::tile_picture(tile, rotation, "wf-hand-tile", html! {});
                let name = words::tile_name(props.view.words, tile);
                if acts && state.phase() == Phase::Place {
                    html! {
                        <button type="button" class="wf-hand-turn" data-view="turn" title="Turn it" aria-label={[&name, ". Turn it."].concat()}>
                            { picture }
                            { parts::picture("#wf-sign-turn", "0 0 24 24", "wf-sign") }
                        </button>
                    }
                } else {
                    html! { <div role="img" aria-label={name}>{ picture }</div> }
                }
            }
            (None, Some(placed)) => match placed.tile {
                Some(tile) => {
                    let spots = if acts {
                        spots(props, state, true)
                    } else {
                        html! {}
                    };
                    pieces::tile_picture(tile, placed.rotation, "wf-hand-tile", spots)
                }
                None => html! {},
            },
            (None, None) => html! {
                <svg class="wf-hand-tile wf-land" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
                    <use href="#wf-back" width="100" height="100" />
                </svg>
            },
        };
        html! { <div class="wf-hand">{ inside }</div> }
    }

    fn placing(&self, props: &BoardProps<WheelOfFortune>, state: &WheelOfFortune) -> Html {
        let count = self.laid.and_then(|(cell, _)| {
            let tile = state.drawn()?;
            Some(state.turns(tile, cell).count())
        });
        let says = "Place it here";
        let place = match self.laid {
            Some((cell, rotation)) => {
                let action = Action::Place { cell, rotation };
                button(props, action, "button primary", None, html! { says })
            }
            None => {
                html! { <button type="button" class="button primary" disabled=true>{ says }</button> }
            }
        };
        let one_way = count == Some(1);
        let turn = html! { <button type="button" class="button" data-view="turn" disabled={one_way}>{ "Turn it" }</button> };
        ways(vec![turn, place])
    }

    /// What the feature that is pointed at is, and what it is worth.
    pub(super) fn told(&self, props: &BoardProps<WheelOfFortune>, state: &WheelOfFortune) -> Html {
        let of = self.lit_spot().and_then(|spot| feature(state, spot));
        let told = of.map(|of| told(&of, props));
        html! { <div class="wf-told" aria-hidden="true">{ for told }</div> }
    }

    /// All features on which followers stand, to be lit.
    pub(super) fn features(
        &self,
        props: &BoardProps<WheelOfFortune>,
        state: &WheelOfFortune,
    ) -> Html {
        let claimed = state.claimed().filter_map(|of| {
            let spot = spot_of(state, of.id)?;
            Some(html! {
                <li>
                    <button
                        type="button"
                        class="wf-feature"
                        aria-pressed={(self.shown == Some(spot)).to_string()}
                        data-at={spot_id(spot)}
                    >
                        { told(&of, props) }
                    </button>
                </li>
            })
        });
        let claimed: Vec<Html> = claimed.collect();
        if claimed.is_empty() {
            return html! {};
        }
        html! {
            <details class="wf-features">
                <summary>{ "Who stands where" }</summary>
                <ul>{ for claimed }</ul>
            </details>
        }
    }
}

/// Ways to go on, as buttons.
fn ways(buttons: Vec<Html>) -> Html {
    parts::boxed("wf-ways", buttons)
}

fn ending(props: &BoardProps<WheelOfFortune>, state: &WheelOfFortune) -> Html {
    let mut rows = Vec::new();
    if state.phase() == Phase::Deploy {
        rows.push(crown_row(props, state));
    }
    // Where no follower is left to deploy, nothing else can be done.
    let class = match state.phase() {
        Phase::Deploy if state.supply(state.active()) > 0 => "button",
        _ => "button primary",
    };
    let end = html! { "End turn" };
    rows.push(ways(vec![button(props, Action::End, class, None, end)]));
    if props.view.aids {
        rows.push(due(state, props));
    }
    parts::all(rows)
}

/// The crowns once more, wherever the wheel is.
fn crown_row(props: &BoardProps<WheelOfFortune>, state: &WheelOfFortune) -> Html {
    if state.supply(state.active()) == 0 {
        return parts::line("quiet", "All your followers are out.");
    }
    let free = Sector::ALL.into_iter();
    let free = free.filter(|sector| state.wheel().has_free(*sector));
    let crowns = free.map(|sector| {
        let label = words::crown_label(state.wheel(), sector);
        let badge = pieces::badge_icon(sector, "wf-crown-badge");
        button(props, Action::Crown(sector), "wf-crown", Some(label), badge)
    });
    html! {
        <div class="wf-crowns" role="group" aria-label="Crowns of the wheel">
            <span class="quiet" aria-hidden="true">{ "Or a crown of the wheel:" }</span>
            { for crowns }
        </div>
    }
}

/// Everybody on whom the plague can fall.
fn plague(props: &BoardProps<WheelOfFortune>, state: &WheelOfFortune) -> Html {
    let own = state.to_act();
    let homes = state.tiles().filter_map(|placed| {
        let (seat, segment) = placed.follower.filter(|(seat, _)| Some(*seat) == own)?;
        let of = state.feature(placed.cell, segment)?;
        let spot = (placed.cell, segment.index() as u8);
        let inside = html! {
            <span class="wf-home" data-at={spot_id(spot)}>
                { pieces::follower_icon(colour(props, seat), Some(of.kind)) }
                { parts::span("", words::feature_name(props.view.words, &of)) }
            </span>
        };
        let action = Action::Home(placed.cell);
        let label = Some(words::home_label(props.view.words, state, placed.cell, &of));
        Some(button(props, action, "button", label, inside))
    });
    ways(homes.collect())
}

/// A feature in a line: what it is, who stands there, what it is worth.
fn told(of: &FeatureView, props: &BoardProps<WheelOfFortune>) -> Html {
    let there = of.followers.iter().filter(|(_, count)| **count > 0);
    let there = there.map(|(seat, count)| {
        let followers =
            (0..*count).map(|_| pieces::follower_icon(colour(props, seat), Some(of.kind)));
        html! { <span class="wf-there">{ for followers }</span> }
    });
    html! {
        <>
            { parts::span("wf-told-name", words::feature_name(props.view.words, of)) }
            { for there }
            { parts::span("unseen", words::who_stands(props.view.words, of, &props.view.names)) }
            { parts::span("wf-told-worth", worth(of, props)) }
        </>
    }
}

/// What a feature is worth, which is an aid.
fn worth(of: &FeatureView, props: &BoardProps<WheelOfFortune>) -> String {
    let worth = props.view.aids.then(|| words::worth(props.view.words, of));
    worth.unwrap_or_default()
}

/// What the end of the turn scores.
fn due(state: &WheelOfFortune, props: &BoardProps<WheelOfFortune>) -> Html {
    let due = state.due_at_end();
    if due.is_empty() {
        return parts::line("wf-due quiet", "The end of the turn scores nothing.");
    }
    let chips = due.iter().map(|(seat, points, area)| {
        pieces::chip(props, *seat, *points, words::area(props.view.words, area))
    });
    html! { <p class="wf-due">{ "At the end of the turn: " }{ for chips }</p> }
}
