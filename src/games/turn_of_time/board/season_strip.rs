//! The standings in a narrow strip, for everyone who looks at the table. It is hidden from screen
//! readers, since the panel contains the same information.

use crate::components::SeatMark;
use crate::games::ViewOptions;
use crate::games::turn_of_time::cards::season_mark;
use crate::games::turn_of_time::panel::in_season_order;
use l10n::house;
use l10n::turn_of_time as words;
use rules::Seat;
use rules::game::Game as _;
use rules::games::turn_of_time::{BALANCE_CARDS, DOMINANCE_GROUP, Goal, Standing, TurnOfTime};
use text::Locale;
use text::name;
use yew::prelude::*;

/// The players with their seasons, those at the screen first; alone, the four seasons. Nothing changes its
/// place when counts and ranks do.
pub fn season_strip(state: &TurnOfTime, view: &ViewOptions) -> Html {
    let standings = in_season_order(state);
    let chips: Vec<Html> = match state.goal() {
        Some(goal) => standings
            .iter()
            .map(|standing| goal_chip(view.locale, standing, goal))
            .collect(),
        None => {
            let (mine, others): (Vec<_>, Vec<_>) =
                Seat::all(state.players()).partition(|seat| view.only_person == Some(*seat));
            let player_chips = mine
                .into_iter()
                .chain(others)
                .map(|seat| player_chip(state, &standings, view, seat));
            let free = standings
                .iter()
                .filter(|standing| standing.holder.is_none());
            let free_chips = free.map(|standing| free_chip(view.locale, standing));
            player_chips.chain(free_chips).collect()
        }
    };
    let many = (chips.len() > 2).then_some("many");
    html! { <ul class={classes!("strip", many)} aria-hidden="true">{ for chips }</ul> }
}

/// A player: mark and name, and below them the cards of each season, and the points.
fn player_chip(state: &TurnOfTime, standings: &[Standing], view: &ViewOptions, seat: Seat) -> Html {
    let held = standings
        .iter()
        .filter(|standing| standing.holder == Some(seat));
    let label = if view.only_person == Some(seat) {
        view.locale.text(house::YOU)
    } else {
        name(&view.names, seat).to_owned()
    };
    html! {
        <li key={seat.number()} class={classes!((view.to_act == Some(seat)).then_some("to-act"))}>
            <span class="strip-player">
                <SeatMark colour={view.colour(seat)} />
                <span class="strip-name">{ label }</span>
            </span>
            <span class="strip-counts">
                { for held.map(season_count) }
                if state.cards_on_table() > 0 {
                    <span class="strip-points">
                        <strong>{ state.score().points[seat] }</strong><span>{ " " }{ view.locale.text(words::POINTS_SHORT) }</span>
                    </span>
                }
            </span>
        </li>
    }
}

/// A season that nobody plays.
fn free_chip(locale: Locale, standing: &Standing) -> Html {
    html! {
        <li key="nobody" class="nobody">
            <span class="strip-player"><span class="strip-name">{ locale.text(words::NOBODY) }</span></span>
            <span class="strip-counts">{ season_count(standing) }</span>
        </li>
    }
}

/// The number of cards that show a season.
fn season_count(standing: &Standing) -> Html {
    html! {
        <span class="strip-season">
            { season_mark(standing.season) }
            <span class="strip-count">{ standing.cards }</span>
        </span>
    }
}

/// How far a season is towards a lone player's goal.
fn goal_chip(locale: Locale, standing: &Standing, goal: Goal) -> Html {
    let (count, wanted) = match goal {
        Goal::Balance => (standing.cards, BALANCE_CARDS),
        Goal::Dominance => (standing.group, DOMINANCE_GROUP),
    };
    html! {
        <li key={standing.season.letters()} class="goal">
            { season_mark(standing.season) }
            <span><strong>{ count }</strong><span class="quiet">{ " " }{ words::of_needed(locale, wanted) }</span></span>
        </li>
    }
}
