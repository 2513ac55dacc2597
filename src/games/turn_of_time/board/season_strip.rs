//! The standings in a narrow strip, for screens where the panel is not in view. It is
//! hidden from screen readers, since the panel contains the same information.

use crate::games::turn_of_time::cards::season_mark;
use rules::games::turn_of_time::{BALANCE_CARDS, Goal, Standing, TurnOfTime};
use yew::prelude::*;

/// The four seasons side by side.
pub fn season_strip(state: &TurnOfTime) -> Html {
    let seasons = state.standings().map(|standing| season(state, &standing));
    html! { <ul class="strip" aria-hidden="true">{ for seasons }</ul> }
}

fn season(state: &TurnOfTime, standing: &Standing) -> Html {
    let goal = state.goal();
    let detail = match goal {
        Some(Goal::Balance) => format!("of {BALANCE_CARDS}"),
        _ => format!("group {}", standing.group),
    };
    html! {
        <li>
            { season_mark(standing.season) }
            <span>
                <strong>{ standing.cards }</strong>
                <span class="quiet">{ detail }</span>
            </span>
            if goal.is_none() && state.cards_on_table() > 0 {
                <span class="strip-points">{ standing.points }</span>
            }
        </li>
    }
}
