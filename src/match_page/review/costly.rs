//! The costly actions of each person: what was played, what would have been better, and how
//! the game might have gone on.

use crate::components::Button;
use crate::match_page::{SessionHandle, does};
use crate::text::{Locale, name};
use app_core::session::{Action, Review, Reviewed};
use protocol::Judgement;
use records::{Entry, Match};
use rules::Seat;
use yew::prelude::*;

/// The list, person by person.
pub fn costly_list(locale: Locale, handle: &SessionHandle, review: &Review) -> Html {
    let session = &handle.session;
    let main = session.main_line();
    let people = session.costly_actions(review);
    let is_done = review.is_done();
    let people = people.iter().map(|(seat, costly)| {
        let items = costly
            .iter()
            .map(|known| item(locale, handle, &main, known));
        html! {
            <section class="review-person">
                <h3>{ name(&handle.names, *seat) }</h3>
                if costly.is_empty() {
                    <p class="quiet">{ if is_done { "No costly actions." } else { "None so far." } }</p>
                } else {
                    <ol class="turning-points">{ for items }</ol>
                }
            </section>
        }
    });
    html! {
        <div class="review-people">
            <p class="quiet">{ "The actions that cost the most, and what would have been better." }</p>
            { for people }
        </div>
    }
}

/// A costly action.
fn item(locale: Locale, handle: &SessionHandle, main: &Match, known: &Reviewed) -> Html {
    let Some(judgement) = known.costly() else {
        return html! {};
    };
    let ply = known.ply;
    let show = does(&handle.dispatch, Action::ShowReviewed { ply, aloud: true });
    let play_on = does(&handle.dispatch, Action::PlayFrom(ply));
    let line = line(locale, main, known, judgement);
    let goes_on = line.get(1..).filter(|rest| !rest.is_empty());
    html! {
        <li>
            <button type="button" class="button costly" onclick={show}>
                { what(locale, handle, main, known, judgement) }
            </button>
            if let Some((_, better)) = line.first() {
                <p>{ locale.better_action(better) }</p>
            }
            if let Some(rest) = goes_on {
                <p class="quiet">{ locale.principal_variation(&handle.names, rest) }</p>
            }
            if handle.session.is_mine() {
                <Button class="plain play-on" onclick={play_on}>{ "Play on from here" }</Button>
            }
        </li>
    }
}

/// What was played and what it cost.
fn what(
    locale: Locale,
    handle: &SessionHandle,
    main: &Match,
    known: &Reviewed,
    judgement: &Judgement,
) -> String {
    if let (Some(before), Some(after)) = (judgement.best, judgement.played) {
        return locale.turning_point(&handle.names, known.seat, known.ply, before, after);
    }
    let does = match main.entries().get(known.ply) {
        Some(Entry::Action(action)) => locale.action(main.position_at(known.ply).state(), *action),
        _ => String::new(),
    };
    locale.costly_action(known.turn, &does, judgement.loss)
}

/// The better action and how the game might have gone on, in words.
fn line(
    locale: Locale,
    main: &Match,
    known: &Reviewed,
    judgement: &Judgement,
) -> Vec<(Seat, String)> {
    let mut state = main.position_at(known.ply).state().clone();
    let mut line = Vec::new();
    for text in &judgement.line {
        let (Some(seat), Ok(action)) = (state.to_act(), state.parse_action(text)) else {
            break;
        };
        line.push((seat, locale.action(&state, action)));
        if state.apply_silent(action).is_err() {
            break;
        }
    }
    line
}
