//! The objectives, and who has how much of them.

use super::{PanelProps, name_of};
use crate::components::{Picture, SeatMark};
use crate::games::world_wonders::text::board as words;
use crate::games::world_wonders::text::names as text;
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::{Kind, Objective, Resource};
use yew::prelude::*;

/// The picture of an objective.
pub const fn goal(objective: Objective) -> &'static str {
    match objective {
        Objective::Green => "#ww-goal-green",
        Objective::LongestRoad => "#ww-goal-longest-road",
        Objective::Monuments => "#ww-goal-most-monuments",
        Objective::AtResources => "#ww-goal-at-resources",
        Objective::AtWater => "#ww-goal-at-water",
        Objective::Most(Kind::Market) => "#ww-goal-most-markets",
        Objective::Most(Kind::Library) => "#ww-goal-most-libraries",
        Objective::Most(_) => "#ww-goal-most-habitations",
        Objective::Track(Resource::Food) => "#ww-goal-food",
        Objective::Track(Resource::Ceramics) => "#ww-goal-ceramics",
        Objective::Track(Resource::Gears) => "#ww-goal-gears",
        Objective::Group(Kind::Temple) => "#ww-goal-temple-group",
        Objective::Group(_) => "#ww-goal-farm-group",
        Objective::AtEdge => "#ww-goal-at-edge",
        Objective::EveryDistrict => "#ww-goal-every-district",
    }
}

/// All objectives of the game.
#[component]
pub fn Objectives(props: &PanelProps) -> Html {
    let PanelProps { state, view } = props;
    let all = state.objectives().map(|(objective, values, awards)| {
        let seats = Seat::all(state.players()).map(|seat| {
            let award = if view.aids { awards[seat] } else { 0 };
            html! {
                <li>
                    <SeatMark colour={view.colour(seat)} />
                    <span class="unseen">{ name_of(view, seat) }</span>
                    <span>{ words::stands_at(view.words, objective, values[seat], award) }</span>
                </li>
            }
        });
        html! {
            <li class="ww-objective">
                <Picture symbol={goal(objective)} view_box="0 0 300 200" class="ww-goal ww-land" />
                <div>
                    <p><strong>{ text::objective(objective) }</strong></p>
                    <p class="quiet">{ words::objective_points(objective) }</p>
                    <ul>{ for seats }</ul>
                </div>
            </li>
        }
    });
    html! {
        <section class="ww-goals" aria-labelledby="goals-title">
            <h2 id="goals-title">{ "Objectives" }</h2>
            <ul class="ww-objectives">{ for all }</ul>
        </section>
    }
}
