//! The costly actions of each person: what was played, what would have been better, and how
//! the game might have gone on.

use crate::components::Button;
use crate::match_page::{SessionAction, SessionHandle, on_click};
use app_core::session::{Review, Reviewed};
use l10n::table;
use protocol::Judgement;
use records::{Entry, Match};
use rules::Seat;
use text::{Locale, name};
use yew::prelude::*;

/// The list, person by person.
pub fn costly_list(locale: Locale, handle: &SessionHandle, review: &Review) -> Html {
    let session = &handle.session;
    let main_line = session.main_line();
    let people = session.costly_actions(review);
    let is_done = review.is_done();
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
    let Some(judgement) = reviewed.costly() else {
        return html! {};
    };
    let ply = reviewed.ply;
    let show = on_click(
        &handle.dispatch,
        SessionAction::ShowReviewed { ply, aloud: true },
    );
    let play_on = on_click(&handle.dispatch, SessionAction::PlayFrom(ply));
    let principal_variation = principal_variation(locale, main_line, reviewed, judgement);
    let goes_on = principal_variation.get(1..).filter(|rest| !rest.is_empty());
    html! {
        <li>
            <button type="button" class="button costly" onclick={show}>
                { played_text(locale, handle, main_line, reviewed, judgement) }
            </button>
            if let Some((_, better)) = principal_variation.first() {
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

/// What was played and what it cost.
fn played_text(
    locale: Locale,
    handle: &SessionHandle,
    main_line: &Match,
    reviewed: &Reviewed,
    judgement: &Judgement,
) -> String {
    if let (Some(before), Some(after)) = (judgement.best, judgement.played) {
        return text::turning_point(
            locale,
            &handle.names,
            reviewed.seat,
            reviewed.ply,
            before,
            after,
        );
    }
    let action_text = match main_line.entries().get(reviewed.ply) {
        Some(Entry::Action(action)) => {
            text::step(locale, main_line.position_at(reviewed.ply).state(), *action)
        }
        _ => String::new(),
    };
    text::costly_action(locale, reviewed.turn, &action_text, judgement.loss)
}

/// The better action and how the game might have gone on, in words.
fn principal_variation(
    locale: Locale,
    main_line: &Match,
    reviewed: &Reviewed,
    judgement: &Judgement,
) -> Vec<(Seat, String)> {
    let mut state = main_line.position_at(reviewed.ply).state().clone();
    let mut principal_variation = Vec::new();
    for text in &judgement.line {
        let (Some(seat), Ok(action)) = (state.to_act(), state.parse_action(text)) else {
            break;
        };
        principal_variation.push((seat, text::step(locale, &state, action)));
        if state.apply_silent(action).is_err() {
            break;
        }
    }
    principal_variation
}
