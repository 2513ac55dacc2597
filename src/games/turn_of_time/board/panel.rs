//! Beside the table: how the seasons stand, everybody's hands, what is left
//! in the deck.

use super::cards::mark_picture;
use crate::games::BoardProps;
use crate::games::turn_of_time::text;
use crate::parts;
use rules::Seat;
use rules::game::Game as _;
use rules::games::turn_of_time::{
    BALANCE_CARDS, Card, DOMINANCE_GROUP, Goal, Hand, Season, Standing, TurnOfTime, largest_group,
};
use yew::prelude::*;

/// The panel.
pub fn panel(state: &TurnOfTime, common: &BoardProps<TurnOfTime>) -> Html {
    html! {
        <div class="turn-of-time panel">
            if let Some(goal) = state.goal() {
                { goal_panel(state, goal) }
                { deck_panel(state) }
            } else {
                { standings_panel(state, common) }
                if state.to_act().is_some() {
                    { hands_panel(state, common) }
                }
            }
        </div>
    }
}

/// How things stand, in a narrow strip for screens where the panel is not in
/// sight. It says nothing that the panel does not say.
pub fn strip(state: &TurnOfTime) -> Html {
    let solo = state.goal();
    let items = state.standings().map(|standing| {
        let under = match solo {
            Some(Goal::Balance) => format!("of {BALANCE_CARDS}"),
            _ => format!("group {}", standing.group),
        };
        html! {
            <li>
                { mark_picture(standing.season) }
                <span>
                    <strong>{ standing.cards }</strong>
                    { parts::span("quiet", under) }
                </span>
                if solo.is_none() && state.on_table() > 0 { { parts::span("strip-points", standing.points.to_string()) } }
            </li>
        }
    });
    html! { <ul class="strip" aria-hidden="true">{ for items }</ul> }
}

/// The seasons from the first rank to the last.
fn standings_panel(state: &TurnOfTime, common: &BoardProps<TurnOfTime>) -> Html {
    let rows = state
        .standings()
        .map(|standing| standing_row(&standing, common, state.on_table() > 0));
    let heads = ["Cards", "Group", "Points"].map(|head| html! { <th scope="col">{ head }</th> });
    let inside = html! {
        <>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{ parts::span("unseen", "Season") }</th>
                        { for heads }
                    </tr>
                </thead>
                <tbody>{ for rows }</tbody>
            </table>
            { totals(state, common) }
        </>
    };
    parts::section("standings", "standings-title", "Seasons now", inside)
}

fn number(class: &'static str, number: u8) -> Html {
    html! { <td {class}>{ number }</td> }
}

fn standing_row(standing: &Standing, common: &BoardProps<TurnOfTime>, begun: bool) -> Html {
    let holder = standing
        .holder
        .and_then(|seat| common.view.names.get(seat.index()).cloned())
        .unwrap_or_else(|| "nobody".to_owned());
    html! {
        <tr key={standing.season.letters()} data-season={standing.season.letters()}>
            <th scope="row">
                { mark_picture(standing.season) }
                { parts::span("standing-season", text::season(standing.season)) }
                { parts::span("standing-holder", holder) }
            </th>
            { number("number", standing.cards) }
            { number("number", standing.group) }
            <td class="number points">{ if begun { standing.points.to_string() } else { "–".to_owned() } }</td>
        </tr>
    }
}

/// Two players add the points of their two seasons.
fn totals(state: &TurnOfTime, common: &BoardProps<TurnOfTime>) -> Html {
    if state.players() != 2 || state.on_table() == 0 {
        return html! {};
    }
    let score = state.score();
    let items = score.points.iter().map(|(seat, points)| {
        let name = common
            .view
            .names
            .get(seat.index())
            .cloned()
            .unwrap_or_default();
        let leads = score.places[seat] == 1;
        html! {
            <span class={parts::class("total", leads, "leads")}>
                { name }{ " " }<strong>{ *points }</strong>
            </span>
        }
    });
    html! { <p class="totals">{ for items }</p> }
}

/// Everybody's cards; all hands are open.
fn hands_panel(state: &TurnOfTime, common: &BoardProps<TurnOfTime>) -> Html {
    let rows = Seat::all(state.players()).map(|seat| {
        let name = common.view.names.get(seat.index()).cloned().unwrap_or_default();
        let seasons: Vec<Season> = state.seasons_of(seat).collect();
        let to_act = state.to_act() == Some(seat);
        html! {
            <li key={seat.number()} class={parts::class("open-hand", to_act, "to-act")}>
                <p class="open-hand-name">
                    { for seasons.iter().map(|season| mark_picture(*season)) }
                    { for common.view.colours.get(seat.index()).map(|colour| parts::seat_mark(*colour)) }
                    <strong>{ name }</strong>
                    { parts::span("unseen", format!(" plays {}", seasons.iter().map(|s| text::season(*s)).collect::<Vec<_>>().join(" and "))) }
                </p>
                { small_cards(state.hand(seat)) }
            </li>
        }
    });
    let inside = html! { <ul>{ for rows }</ul> };
    parts::section("open-hands", "hands-title", "Cards in hand", inside)
}

/// Cards as pairs of marks, which stay readable where paintings would not.
fn small_cards(hand: Hand) -> Html {
    let items = hand.cards().map(|kind| {
        let (up, down) = kind.faces();
        html! {
            <li class="small-card">
                { mark_picture(up) }
                if up != down { { mark_picture(down) } }
                { parts::span("unseen", text::card(Card::new(up, down))) }
            </li>
        }
    });
    html! { <ul class="small-cards">{ for items }</ul> }
}

/// How near the goal is.
fn goal_panel(state: &TurnOfTime, goal: Goal) -> Html {
    let (largest, group) = largest_group(state.grid());
    let rows = Season::ALL.map(|season| {
        let cells = state.grid().showing(season);
        let (have, want) = match goal {
            Goal::Dominance => (cells.largest_group(), DOMINANCE_GROUP),
            Goal::Balance => (cells.len(), BALANCE_CARDS),
        };
        let pips = (0..want.max(have)).map(|pip| {
            let class = match (pip < have, pip < want) {
                (true, true) => "pip full",
                (true, false) => "pip over",
                (false, _) => "pip",
            };
            parts::span(class, "")
        });
        let leads = goal == Goal::Dominance && season == largest && group > 0;
        html! {
            <tr key={season.letters()} data-season={season.letters()} class={parts::class("", leads, "leads")}>
                <th scope="row">{ mark_picture(season) }{ parts::span("", text::season(season)) }</th>
                <td class="pips" aria-hidden="true">{ for pips }</td>
                <td class="number">{ have }{ parts::span("quiet", format!(" of {want}")) }</td>
            </tr>
        }
    });
    let (title, about) = match goal {
        Goal::Dominance => (
            "Dominance",
            "The largest group of each season. One of them needs seven cards at the end.",
        ),
        Goal::Balance => (
            "Balance",
            "Cards that show each season. At the end there must be four of each.",
        ),
    };
    let inside = html! {
        <>
            { parts::line("quiet", about) }
            <table><tbody>{ for rows }</tbody></table>
        </>
    };
    parts::section("standings goal", "goal-title", title, inside)
}

/// What is still to come, as a set.
fn deck_panel(state: &TurnOfTime) -> Html {
    let left = state.left_in_deck();
    let title = format!("Still in the deck: {}", left.len());
    parts::section("open-hands", "deck-title", title, small_cards(left))
}
