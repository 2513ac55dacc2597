//! Beside the table: how the seasons stand, everybody's hands, what is left
//! in the deck.

use super::cards::{self, mark_picture};
use crate::boards::BoardProps;
use crate::text::turn_of_time as text;
use rules::Seat;
use rules::game::Game as _;
use rules::games::turn_of_time::{
    BALANCE_CARDS, Card, DOMINANCE_GROUP, Goal, Hand, Season, Standing, TurnOfTime, largest_group,
};
use yew::prelude::*;

/// The panel.
pub fn panel(state: &TurnOfTime, common: &BoardProps) -> Html {
    html! {
        <div class="turn-of-time panel">
            if let Some(goal) = state.goal() {
                { goal_panel(state, goal) }
                { deck_panel(state) }
            } else {
                { standings_panel(state, common) }
                { hands_panel(state, common) }
            }
        </div>
    }
}

/// The seasons from the first rank to the last.
fn standings_panel(state: &TurnOfTime, common: &BoardProps) -> Html {
    let rows = state
        .standings()
        .map(|standing| standing_row(&standing, common));
    html! {
        <section class="standings" aria-labelledby="standings-title">
            <h2 id="standings-title">{ "Seasons now" }</h2>
            <table>
                <thead>
                    <tr>
                        <th scope="col"><span class="unseen">{ "Season" }</span></th>
                        <th scope="col">{ "Cards" }</th>
                        <th scope="col">{ "Group" }</th>
                        <th scope="col">{ "Points" }</th>
                    </tr>
                </thead>
                <tbody>{ for rows }</tbody>
            </table>
            { totals(state, common) }
        </section>
    }
}

fn standing_row(standing: &Standing, common: &BoardProps) -> Html {
    let holder = standing
        .holder
        .and_then(|seat| common.names.get(seat.index()).cloned())
        .unwrap_or_else(|| "nobody".to_owned());
    html! {
        <tr key={standing.season.letters()} data-season={standing.season.letters()}>
            <th scope="row">
                { mark_picture(standing.season) }
                <span class="standing-season">{ text::season(standing.season) }</span>
                <span class="standing-holder">{ holder }</span>
            </th>
            <td class="number">{ standing.cards }</td>
            <td class="number">{ standing.group }</td>
            <td class="number points">{ standing.points }</td>
        </tr>
    }
}

/// Two players add the points of their two seasons.
fn totals(state: &TurnOfTime, common: &BoardProps) -> Html {
    if state.players() != 2 {
        return html! {};
    }
    let score = state.score();
    let items = score.points.iter().map(|(seat, points)| {
        let name = common.names.get(seat.index()).cloned().unwrap_or_default();
        let leads = score.places[seat] == 1;
        html! {
            <span class={classes!("total", leads.then_some("leads"))}>
                { name }{ " " }<strong>{ *points }</strong>
            </span>
        }
    });
    html! { <p class="totals">{ for items }</p> }
}

/// Everybody's cards; all hands are open.
fn hands_panel(state: &TurnOfTime, common: &BoardProps) -> Html {
    let rows = Seat::all(state.players()).map(|seat| {
        let name = common.names.get(seat.index()).cloned().unwrap_or_default();
        let seasons: Vec<Season> = state.seasons_of(seat).collect();
        let to_act = state.to_act() == Some(seat);
        html! {
            <li key={seat.number()} class={classes!("open-hand", to_act.then_some("to-act"))}>
                <p class="open-hand-name">
                    { for seasons.iter().map(|season| mark_picture(*season)) }
                    <strong>{ name }</strong>
                    <span class="unseen">{ format!(" plays {}", seasons.iter().map(|s| text::season(*s)).collect::<Vec<_>>().join(" and ")) }</span>
                </p>
                { small_cards(state.hand(seat)) }
            </li>
        }
    });
    html! {
        <section class="open-hands" aria-labelledby="hands-title">
            <h2 id="hands-title">{ "Cards in hand" }</h2>
            <ul>{ for rows }</ul>
        </section>
    }
}

fn small_cards(hand: Hand) -> Html {
    let items = hand.cards().map(|kind| {
        let (up, down) = kind.faces();
        let card = Card::new(up, down);
        html! {
            <li>
                { cards::picture(card, "small-card") }
                <span class="unseen">{ text::card(card) }</span>
            </li>
        }
    });
    html! {
        <ul class="small-cards">
            { for items }
            if hand.is_empty() { <li class="quiet">{ "none left" }</li> }
        </ul>
    }
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
            html! { <span class={class}></span> }
        });
        let leads = goal == Goal::Dominance && season == largest && group > 0;
        html! {
            <tr key={season.letters()} data-season={season.letters()} class={classes!(leads.then_some("leads"))}>
                <th scope="row">{ mark_picture(season) }<span>{ text::season(season) }</span></th>
                <td class="pips" aria-hidden="true">{ for pips }</td>
                <td class="number">{ have }<span class="quiet">{ format!(" of {want}") }</span></td>
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
    html! {
        <section class="standings goal" aria-labelledby="goal-title">
            <h2 id="goal-title">{ title }</h2>
            <p class="quiet">{ about }</p>
            <table><tbody>{ for rows }</tbody></table>
        </section>
    }
}

/// What is still to come, as a set.
fn deck_panel(state: &TurnOfTime) -> Html {
    let left = state.left_in_deck();
    html! {
        <section class="open-hands" aria-labelledby="deck-title">
            <h2 id="deck-title">{ format!("Still in the deck: {}", left.len()) }</h2>
            { small_cards(left) }
        </section>
    }
}
