//! The review of a finished match in a solved game: its turning points.

use super::{SessionHandle, does, use_handle};
use crate::components::{Button, Section};
use crate::context::use_locale;
use crate::session::{Action, Review, win_percent};
use rules::Seat;
use yew::prelude::*;

/// The section below the result.
#[component]
pub fn ReviewSection() -> Html {
    let locale = use_locale();
    let handle = use_handle();
    let session = &handle.session;
    let match_ = session.match_();
    if !bots::is_solved(match_.setup().game()) || !match_.table_rules().aids {
        return html! {};
    }
    let Some(review) = session.review() else {
        let start = does(&handle.dispatch, Action::Review);
        return html! {
            <p class="buttons"><Button id="review" onclick={start}>{ "Review the game" }</Button></p>
        };
    };
    let positions = session.positions_to_review();
    if review.ends.len() < positions {
        let percent = 100 * review.ends.len() / positions.max(1);
        return html! {
            <p class="quiet">{ "Reviewing the game … " }<progress max="100" value={percent.to_string()} aria-label="Review progress"></progress></p>
        };
    }
    let points = session.turning_points(review);
    let items = points.iter().map(|point| {
        let names = &handle.names;
        let text = locale.turning_point(names, point.seat, point.ply, point.before, point.after);
        let onclick = does(&handle.dispatch, Action::BrowseTo(point.ply));
        html! { <li><button type="button" class="button" {onclick}>{ text }</button></li> }
    });
    html! {
        <Section class="review" id="review-title" title="Turning points">
            { course(&handle, review) }
            if points.is_empty() {
                <p>{ "No turning points: nobody gave away a win or a draw." }</p>
            } else {
                <ol class="turning-points">{ for items }</ol>
            }
        </Section>
    }
}

/// A chart of who would have won, position by position; up is the first seat.
fn course(handle: &SessionHandle, review: &Review) -> Html {
    let session = &handle.session;
    let bars = review.ends.iter().enumerate().map(|(ply, end)| {
        let own = win_percent(*end);
        let first = match session.to_act_at(ply) {
            Some(Seat::FIRST) => own,
            _ => 100 - own,
        };
        let (y, height, class) = match first {
            100 => ("0", "10", "ahead"),
            0 => ("10", "10", "behind"),
            _ => ("8", "4", "even"),
        };
        html! { <rect {class} x={ply.to_string()} {y} width="0.9" {height} /> }
    });
    let name = |seat: usize| handle.names.get(seat).cloned().unwrap_or_default();
    html! {
        <div class="course" aria-hidden="true">
            <span class="quiet">{ name(0) }</span>
            <svg viewBox={format!("0 0 {} 20", review.ends.len())} preserveAspectRatio="none">{ for bars }</svg>
            <span class="quiet">{ name(1) }</span>
        </div>
    }
}
