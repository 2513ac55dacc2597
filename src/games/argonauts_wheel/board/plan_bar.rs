//! The chosen piece and its moves as text.

use super::choices::{ChosenPiece, Target};
use super::selection::{Input, Selection};
use super::{Board, hinted_move};
use crate::games::input::emit_on;
use crate::games::{BoardProps, refusal};
use l10n::argonauts_wheel as words;
use l10n::house;
use rules::games::argonauts_wheel::{ArgonautsWheel, Move, Piece, Side};
use text::Locale;
use text::games::argonauts_wheel as game_text;
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
        let locale = props.view.locale;
        let refusal = illegal.map(|illegal| refusal::<ArgonautsWheel>(locale, &illegal));
        let can_move = |chosen: &ChosenPiece| self.choices.targets(*chosen).next().is_some();
        let Some(chosen) = chosen.filter(can_move) else {
            if let Some(refusal) = refusal {
                return html! { <p key="refusal" class="plan-row">{ refusal }</p> };
            }
            let to_do = game_text::what_to_do(&props.state, self.choices.0.is_empty());
            // Another centred text is another element, which the browser does not take for one that moved.
            return html! { <p key={to_do.id()} class="plan-row quiet">{ locale.text(to_do) }</p> };
        };
        let pieces = self.choices.pieces(chosen.from);
        let hint = hinted_move(props);
        let actor = props.view.actor.map(Side::from_seat);
        let targets = self.choices.targets(chosen).map(|Target { action, effect }| {
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
                    onclick={emit_on(&self.on_input, Input::Move(*action))}
                >
                    { game_text::destination(locale, *action, props.view.has_previews.then_some(*effect), actor) }
                </button>
            }
        });
        html! {
            <div class="plan-row planning">
                if let Some(refusal) = refusal {
                    <p key="refusal" class="plan-text">{ refusal }</p>
                } else {
                    <p key="question" class="plan-text">{ words::where_to(locale, chosen.piece) }</p>
                }
                if pieces.len() > 1 {
                    { self.part_buttons(locale, chosen, pieces, hint) }
                }
                <div class="plan-outcomes">
                    { for targets }
                    <button type="button" class="button plain" onclick={emit_on(&self.on_input, Input::Cancel)}>
                        { locale.text(house::CANCEL) }
                    </button>
                </div>
            </div>
        }
    }

    /// The parts of a chosen stack or spire.
    fn part_buttons(
        &self,
        locale: Locale,
        chosen: ChosenPiece,
        pieces: Vec<Piece>,
        hint: Option<Move>,
    ) -> Html {
        let pieces = pieces.into_iter().map(|piece| {
            let choice = ChosenPiece { piece, ..chosen };
            let hinted = hint.map(ChosenPiece::of) == Some(choice);
            html! {
                <button
                    type="button"
                    class={classes!("button", "aw-part", hinted.then_some("hinted"))}
                    aria-pressed={(choice == chosen).to_string()}
                    onclick={emit_on(&self.on_input, Input::Choose(choice))}
                >
                    { words::part(locale, piece) }
                </button>
            }
        });
        html! { <div class="aw-parts" role="group" aria-label={locale.text(words::WHAT_MOVES)}>{ for pieces }</div> }
    }
}
