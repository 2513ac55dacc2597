//! The chosen piece and its moves as text.

use super::choices::{Choice, ChosenPiece, Target};
use super::selection::{Input, Selection};
use super::{Board, hinted_move};
use crate::games::{BoardProps, refusal};
use l10n::argonauts_wheel as words;
use l10n::house;
use rules::games::argonauts_wheel::{ArgonautsWheel, Move, Side};
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
        let Some(movable) = self.choices.movable_piece(chosen) else {
            if let Some(refusal) = refusal {
                return html! { <p key="refusal" class="plan-row">{ refusal }</p> };
            }
            let to_do = game_text::what_to_do(&props.state, self.choices.0.is_empty());
            // Another centred text is another element, which the browser does not take for one that moved.
            return html! { <p key={to_do.id()} class="plan-row quiet">{ locale.text(to_do) }</p> };
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
                    { game_text::destination(locale, *action, props.view.has_previews.then_some(*effect), actor) }
                </button>
            }
        });
        html! {
            <div class="plan-row planning">
                if let Some(refusal) = refusal {
                    <p key="refusal" class="plan-text">{ refusal }</p>
                } else {
                    <p key="question" class="plan-text">{ words::where_to(locale, movable.piece) }</p>
                }
                if let Some(choice) = choice.filter(|choice| choice.pieces.len() > 1) {
                    { self.part_buttons(locale, choice, hint) }
                }
                <div class="plan-outcomes">
                    { for targets }
                    <button type="button" class="button plain" onclick={self.send_on_click(Input::Cancel)}>
                        { locale.text(house::CANCEL) }
                    </button>
                </div>
            </div>
        }
    }

    /// The parts of a chosen stack or spire.
    fn part_buttons(&self, locale: Locale, choice: &Choice, hint: Option<Move>) -> Html {
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
                    { words::part(locale, movable.piece) }
                </button>
            }
        });
        html! { <div class="aw-parts" role="group" aria-label={locale.text(words::WHAT_MOVES)}>{ for pieces }</div> }
    }
}
