//! The costly actions of each person: what was played, what would have been better, and how
//! the game might have gone on.

use crate::components::{Button, LinkButton};
use crate::match_page::{SessionAction, SessionHandle, on_click};
use app_core::Route;
use app_core::session::{Review, Reviewed, costly_actions};
use l10n::table;
use records::Match;
use text::{Locale, name};
use yew::prelude::*;

pub fn costly_list(locale: Locale, handle: &SessionHandle, review: &Review) -> Html {
    let session = &handle.session;
    let main_line = session.main_line();
    let people = costly_actions(session.record(), review);
    let is_done = review.is_done();
    let has_costly = people.iter().any(|(_, costly)| !costly.is_empty());
    let people = people.iter().map(|(seat, costly)| {
        let items = costly
            .iter()
            .map(|reviewed| costly_item(locale, handle, &main_line, reviewed));
        html! {
            <section class="review-person">
                <h3>{ name(&handle.names, *seat) }</h3>
                if costly.is_empty() {
                    <p class="quiet">{ if is_done { locale.text(table::NO_COSTLY_MOVES) } else { locale.text(table::NO_COSTLY_MOVES_YET) } }</p>
                } else {
                    <ol class="turning-points">{ for items }</ol>
                }
            </section>
        }
    });
    html! {
        <div class="review-people">
            <p class="quiet">{ locale.text(table::COSTLY_MOVES_ABOUT) }</p>
            if is_done && session.is_mine() && has_costly {
                <p class="buttons"><LinkButton to={Route::Mistakes(handle.id.to_string())}>{ locale.text(table::LEARN_FROM_GAME) }</LinkButton></p>
            }
            { for people }
        </div>
    }
}

fn costly_item(
    locale: Locale,
    handle: &SessionHandle,
    main_line: &Match,
    reviewed: &Reviewed,
) -> Html {
    let ply = reviewed.ply;
    let show = on_click(
        &handle.dispatch,
        SessionAction::ShowReviewed { ply, aloud: true },
    );
    let play_on = on_click(&handle.dispatch, SessionAction::PlayFrom(ply));
    let better = text::better_line(locale, main_line, reviewed);
    let goes_on = better.get(1..).filter(|rest| !rest.is_empty());
    html! {
        <li>
            <button type="button" class="button costly" onclick={show}>
                { text::costly_move(locale, &handle.names, main_line, reviewed) }
            </button>
            if let Some((_, better)) = better.first() {
                <p>{ table::better(locale, better) }</p>
            }
            if let Some(rest) = goes_on {
                <p class="quiet">{ text::principal_variation(locale, &handle.names, rest) }</p>
            }
            if handle.session.is_mine() {
                <Button class="plain play-on" onclick={play_on}>{ locale.text(table::PLAY_ON_FROM_HERE) }</Button>
            }
        </li>
    }
}
