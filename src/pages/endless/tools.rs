//! The buttons below the board.

use super::copy_link::CopyLink;
use super::solving::{Phase, Solving, SolvingAction};
use crate::components::{Button, LinkButton};
use crate::games::{NextDeal, daily_deals};
use app_core::PuzzleSpec;
use app_core::Route;
use l10n::{house, pages};
use text::Locale;
use yew::prelude::*;

/// The buttons below the board: what can be done with the puzzle, the main one on the right;
/// and links.
pub fn tools(
    locale: Locale,
    solving: &Solving,
    spec: PuzzleSpec,
    on_act: &Callback<SolvingAction>,
) -> Html {
    let act = |action: SolvingAction| on_act.reform(move |_| action);
    let next = Route::EndlessPuzzle(solving.next_spec());
    let deal = daily_deals().of_puzzle(spec);
    let is_begun = !solving.played.is_empty() && solving.phase != Phase::Reply;
    let buttons = html! {
        <>
            <Button id="undo" disabled={!solving.can_undo()} onclick={act(SolvingAction::Undo)}>
                { locale.text(house::UNDO) }
            </Button>
            <Button id="again" disabled={!is_begun} onclick={act(SolvingAction::Restart)}>
                { locale.text(pages::START_OVER) }
            </Button>
            if let Some(deal) = deal.filter(|_| solving.is_over()) {
                <NextDeal {deal} />
            } else if solving.is_over() {
                <LinkButton to={next.clone()} class="primary main-tool">{ locale.text(pages::NEXT_PUZZLE) }</LinkButton>
            } else {
                <Button
                    id="solution"
                    class="main-tool"
                    disabled={!solving.can_show()}
                    onclick={act(SolvingAction::ShowSolution)}
                >
                    { locale.text(pages::SOLUTION) }
                </Button>
            }
        </>
    };
    let links = html! {
        <>
            <CopyLink {spec} />
            if !solving.is_over() {
                <LinkButton to={next} class="plain">{ locale.text(house::SKIP) }</LinkButton>
            }
        </>
    };
    tool_rows(locale, spec, buttons, links)
}

/// Two rows: buttons, and smaller links, which begin with the one to all puzzles.
pub fn tool_rows(locale: Locale, spec: PuzzleSpec, buttons: Html, links: Html) -> Html {
    html! {
        <div class="tools">
            <div class="buttons">{ buttons }</div>
            <div class="buttons small">
                <LinkButton to={Route::Puzzles(spec.game())} class="plain">{ locale.text(pages::ALL_PUZZLES) }</LinkButton>
                { links }
            </div>
        </div>
    }
}
