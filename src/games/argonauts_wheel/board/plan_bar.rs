//! The chosen piece and its moves as text.

use super::choices::{Choice, ChosenPiece, Target};
use super::selection::{Input, Selection};
use super::{Board, hinted_move};
use crate::games::argonauts_wheel::text;
use crate::games::{BoardProps, refusal};
use rules::games::argonauts_wheel::{ArgonautsWheel, Move, Side};
use yew::prelude::*;

impl Board {
    /// The chosen piece with its destinations, or what to do.
    pub(super) fn plan_bar(&self, props: &BoardProps<ArgonautsWheel>) -> Html {
        let Selection {
            chosen,
            hovered,
            illegal,
            ..
        } = self.selection;
        let refusal = illegal.map(|illegal| refusal::<ArgonautsWheel>(props.view.locale, &illegal));
        let Some(movable) = self.choices.movable_piece(chosen) else {
            if let Some(refusal) = refusal {
                return html! { <p key="refusal" class="plan-row">{ refusal }</p> };
            }
            let to_do = text::what_to_do(&props.state, self.choices.0.is_empty());
            // Another centred text is another element, which the browser does not take for one that moved.
            return html! { <p key={to_do.to_string()} class="plan-row quiet">{ to_do }</p> };
        };
        let choice = chosen.and_then(|chosen| self.choices.in_station(chosen.from));
        let hint = hinted_move(props);
        let actor = props.view.actor.map(Side::from_seat);
        let targets = movable.targets.iter().map(|Target { action, effect }| {
            let mark = match (hint == Some(*action), hovered == Some(action.to)) {
                (true, _) => Some("hinted"),
                (_, true) => Some("over"),
                _ => None,
            };
            html! {
                <button
                    type="button"
                    class={classes!("button", "outcome", mark)}
                    data-to={action.to.to_string()}
                    onclick={self.send_on_click(Input::Move(*action))}
                >
                    { text::destination(*action, props.view.has_previews.then_some(*effect), actor) }
                </button>
            }
        });
        html! {
            <div class="plan-row planning">
                if let Some(refusal) = refusal {
                    <p key="refusal" class="plan-text">{ refusal }</p>
                } else {
                    <p key="question" class="plan-text">{ text::destination_question(movable.piece) }</p>
                }
                if let Some(choice) = choice.filter(|choice| choice.pieces.len() > 1) {
                    { self.part_buttons(choice, hint) }
                }
                <div class="plan-outcomes">
                    { for targets }
                    <button type="button" class="button plain" onclick={self.send_on_click(Input::Cancel)}>
                        { "Cancel" }
                    </button>
                </div>
            </div>
        }
    }

    /// The parts of a chosen stack or spire.
    fn part_buttons(&self, choice: &Choice, hint: Option<Move>) -> Html {
        let pieces = choice.pieces.iter().map(|movable| {
            let chosen = ChosenPiece {
                from: choice.from,
                piece: movable.piece,
            };
            let is_hint = |hint: Move| (hint.from, hint.piece) == (chosen.from, chosen.piece);
            let hinted = hint.is_some_and(is_hint);
            html! {
                <button
                    type="button"
                    class={classes!("button", "aw-part", hinted.then_some("hinted"))}
                    aria-pressed={(self.selection.chosen == Some(chosen)).to_string()}
                    onclick={self.send_on_click(Input::Choose(chosen))}
                >
                    { text::part(movable.piece) }
                </button>
            }
        });
        html! { <div class="aw-parts" role="group" aria-label="What is to move">{ for pieces }</div> }
    }
}
