//! The panel beside the table: the standings of the seasons, all hands, and the
//! cards remaining in the deck.

use super::ROOT_CLASS;
use super::cards::season_mark;
use crate::components::SeatMark;
use crate::games::{BoardProps, ViewOptions};
use l10n::turn_of_time as words;
use rules::Seat;
use rules::game::Game as _;
use rules::games::turn_of_time::{
    BALANCE_CARDS, Card, DOMINANCE_GROUP, Goal, Grid, Hand, Season, Standing, TurnOfTime,
    largest_group,
};
use text::games::turn_of_time as game_text;
use text::{Locale, Names, name};
use yew::prelude::*;

#[component]
pub fn Panel(props: &BoardProps<TurnOfTime>) -> Html {
    let BoardProps { state, view, .. } = props;
    html! {
        <div class={classes!(ROOT_CLASS, "panel")}>
            if let Some(goal) = state.goal() {
                { goal_progress(view.locale, state.grid(), goal) }
                { deck(view.locale, state.remaining_deck()) }
            } else {
                { standings(state, view) }
                if state.to_act().is_some() {
                    { open_hands(state, view) }
                }
            }
        </div>
    }
}

/// The standings of the seasons in the order of the year, so that none changes its place with its rank.
pub fn in_season_order(state: &TurnOfTime) -> [Standing; 4] {
    let mut standings = state.standings();
    standings.sort_by_key(|standing| standing.season);
    standings
}

/// The seasons, each with its rank and what that is worth.
fn standings(state: &TurnOfTime, view: &ViewOptions) -> Html {
    let has_begun = state.cards_on_table() > 0;
    let rows = in_season_order(state).map(|standing| standing_row(&standing, view, has_begun));
    html! {
        <section class="standings" aria-labelledby="standings-title">
            <h2 id="standings-title">{ view.locale.text(words::STANDINGS) }</h2>
            <table>
                <thead>
                    <tr>
                        <th scope="col"><span class="unseen">{ view.locale.text(words::SEASON) }</span></th>
                        <th scope="col">{ view.locale.text(words::CARDS) }</th>
                        <th scope="col">{ view.locale.text(words::GROUP) }</th>
                        <th scope="col">{ view.locale.text(words::RANK) }</th>
                        <th scope="col">{ view.locale.text(words::POINTS) }</th>
                    </tr>
                </thead>
                <tbody>{ for rows }</tbody>
            </table>
            if has_begun && state.players() == 2 { { totals(state, &view.names) } }
        </section>
    }
}

fn standing_row(standing: &Standing, view: &ViewOptions, has_begun: bool) -> Html {
    let holder = match standing.holder {
        Some(seat) => view.player_name(seat),
        None => html! { { view.locale.text(words::NOBODY) } },
    };
    let (rank, points) = if has_begun {
        let rank = game_text::rank(standing).to_string();
        (rank, standing.points.to_string())
    } else {
        ("–".to_owned(), "–".to_owned())
    };
    html! {
        <tr key={standing.season.letters()} data-season={standing.season.letters()}>
            <th scope="row">
                <span class="standing-season">
                    { season_mark(standing.season) }
                    { view.locale.name(standing.season) }
                </span>
                <span class="standing-holder">{ holder }</span>
            </th>
            <td class="number">{ standing.cards }</td>
            <td class="number">{ standing.group }</td>
            <td class="number">{ rank }</td>
            <td class="number points">{ points }</td>
        </tr>
    }
}

/// Two players add the points of their two seasons.
fn totals(state: &TurnOfTime, names: &Names) -> Html {
    let score = state.score();
    let totals = score.points.iter().map(|(seat, points)| {
        let leads = score.ranks[seat] == 1;
        html! {
            <span class={classes!("total", leads.then_some("leads"))}>
                { name(names, seat) }{ " " }<strong>{ *points }</strong>
            </span>
        }
    });
    html! { <p class="totals">{ for totals }</p> }
}

/// The cards of all players; hands are open information.
fn open_hands(state: &TurnOfTime, view: &ViewOptions) -> Html {
    let hands = Seat::all(state.players()).map(|seat| open_hand(state, view, seat));
    html! {
        <section class="open-hands" aria-labelledby="hands-title">
            <h2 id="hands-title">{ view.locale.text(words::CARDS_IN_HAND) }</h2>
            <ul>{ for hands }</ul>
        </section>
    }
}

fn open_hand(state: &TurnOfTime, view: &ViewOptions, seat: Seat) -> Html {
    let seasons: Vec<Season> = state.seasons_of(seat).collect();
    let marks = seasons.iter().copied().map(season_mark);
    let held: Vec<String> = seasons
        .iter()
        .map(|season| words::season_held(view.locale, *season))
        .collect();
    let colour = view.colours.get(seat.index());
    let to_act = view.to_act == Some(seat);
    html! {
        <li key={seat.number()} class={classes!("open-hand", to_act.then_some("to-act"))}>
            <p class="open-hand-name">
                { for marks }
                if let Some(colour) = colour { <SeatMark colour={*colour} /> }
                <strong>{ view.player_name(seat) }</strong>
                <span class="unseen">{ " " }{ words::has_seasons(view.locale, &held) }</span>
            </p>
            { small_cards(view.locale, state.hand(seat)) }
        </li>
    }
}

/// Cards as pairs of marks, which are readable at sizes where paintings are not.
fn small_cards(locale: Locale, hand: Hand) -> Html {
    let cards = hand.cards().map(|kind| {
        let (up, down) = kind.faces();
        html! {
            <li class="small-card">
                { season_mark(up) }
                if up != down { { season_mark(down) } }
                <span class="unseen">{ game_text::card(locale, Card::new(up, down)) }</span>
            </li>
        }
    });
    html! { <ul class="small-cards">{ for cards }</ul> }
}

/// Progress towards a lone player's goal.
fn goal_progress(locale: Locale, grid: &Grid, goal: Goal) -> Html {
    let (title, description) = match goal {
        Goal::Dominance => (words::GOAL_DOMINANCE, words::GOAL_DOMINANCE_ABOUT),
        Goal::Balance => (words::GOAL_BALANCE, words::GOAL_BALANCE_ABOUT),
    };
    let rows = Season::ALL.map(|season| goal_row(locale, grid, goal, season));
    html! {
        <section class="standings goal" aria-labelledby="goal-title">
            <h2 id="goal-title">{ locale.text(title) }</h2>
            <p class="quiet">{ locale.text(description) }</p>
            <table><tbody>{ for rows }</tbody></table>
        </section>
    }
}

fn goal_row(locale: Locale, grid: &Grid, goal: Goal, season: Season) -> Html {
    let (largest, group) = largest_group(grid);
    let cells = grid.showing(season);
    let (count, needed) = match goal {
        Goal::Dominance => (cells.largest_group(), DOMINANCE_GROUP),
        Goal::Balance => (cells.len() as u8, BALANCE_CARDS),
    };
    let pips = (0..needed.max(count)).map(|pip| {
        let class = match (pip < count, pip < needed) {
            (true, true) => "pip full",
            (true, false) => "pip over",
            (false, _) => "pip",
        };
        html! { <span {class}></span> }
    });
    let leads = goal == Goal::Dominance && season == largest && group > 0;
    html! {
        <tr key={season.letters()} data-season={season.letters()} class={leads.then_some("leads")}>
            <th scope="row">{ season_mark(season) }<span>{ locale.name(season) }</span></th>
            <td class="pips" aria-hidden="true">{ for pips }</td>
            <td class="number">{ count }<span class="quiet">{ " " }{ words::of_needed(locale, needed) }</span></td>
        </tr>
    }
}

/// The cards that a lone player has yet to draw.
fn deck(locale: Locale, remaining: Hand) -> Html {
    html! {
        <section class="open-hands" aria-labelledby="deck-title">
            <h2 id="deck-title">{ words::left_in_deck(locale, remaining.len()) }</h2>
            { small_cards(locale, remaining) }
        </section>
    }
}
