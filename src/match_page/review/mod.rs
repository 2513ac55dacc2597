//! The review of a match, beside the board: a curve of the chances, and the costly actions of each person.

mod chart;
mod costly;
mod luck_and_skill;

use super::{SessionHandle, use_session_handle};
use crate::components::{Section, Shared};
use crate::context::{use_locale, use_settings, use_store};
use crate::games;
use crate::hooks::focus;
use app_core::Challenge;
use app_core::session::{Compared, Review, Reviewed, SessionAction, final_shares};
use app_core::settings::AutoReview;
use chart::{Chart, Line, OtherCurve, Point};
use costly::costly_list;
use l10n::table;
use luck_and_skill::luck_and_skill;
use records::{Entry, Match};
use rules::Seat;
use std::rc::Rc;
use text::{Locale, Names};
use yew::prelude::*;

#[component]
pub fn ReviewSection() -> Html {
    let locale = use_locale();
    let handle = use_session_handle();
    let session = &handle.session;
    // A review that was just started gets the focus: the button that started it has gone. One that may have started by
    // itself takes it from nothing else.
    let may_start_itself = use_settings().current.auto_review == AutoReview::On;
    let is_new = session
        .review()
        .is_some_and(|review| review.positions.is_empty() && !review.is_done());
    use_effect_with((), move |()| match (is_new, may_start_itself) {
        (true, false) => focus::focus("review-curve"),
        (true, true) => focus::catch_focus("review-curve"),
        (false, _) => {}
    });
    let points = use_points(locale, &handle);
    use_comparison(&handle);
    let Some(review) = session.review() else {
        return html! {};
    };
    let percent = review.percent();
    let is_done = review.is_done();
    let lines = lines_of(&handle);
    let record = session.record();
    // A variation is marked where it leaves the game.
    let here = match record.active_line() {
        0 => record.ply(),
        line => record.fork_ply(line),
    };
    html! {
        <Section class="review" id="review-title" title={locale.text(table::REVIEW)}>
            <p class="review-progress quiet">
                if is_done {
                    { locale.text(table::REVIEW_ABOUT) }
                } else {
                    { locale.text(table::REVIEW_RUNNING) }{ " " }
                    <progress max="100" value={percent.to_string()} aria-label={locale.text(table::REVIEW_PROGRESS)}></progress>
                }
            </p>
            <Chart
                {points}
                {lines}
                others={others_of(locale, &handle)}
                plies={review.plies()}
                {here}
                dispatch={handle.dispatch.clone()}
            />
            { luck_and_skill(locale, &handle, review) }
            { costly_list(locale, &handle, review) }
        </Section>
    }
}

/// So many others are compared with a match, the last ones that came.
const MAX_COMPARED: usize = 3;

/// Compares a match that is over with those of others who have played the same deal.
#[hook]
fn use_comparison(handle: &SessionHandle) {
    let store = use_store();
    let session = &handle.session;
    let is_comparable =
        session.has_ended() && !session.is_variation() && !session.is_only_watched();
    let (record, dispatch) = (session.clone(), handle.dispatch.clone());
    use_effect_with(is_comparable, move |is_comparable| {
        let record = record.record();
        if *is_comparable && Challenge::of(record).is_some() {
            let mut rivals = store.rivals(record);
            rivals.drain(..rivals.len().saturating_sub(MAX_COMPARED));
            if !rivals.is_empty() {
                dispatch.emit(SessionAction::Compare(rivals));
            }
        }
    });
}

/// The curves of others, as far as they are known.
fn others_of(locale: Locale, handle: &SessionHandle) -> Shared<[OtherCurve]> {
    let others = handle.session.compared().iter();
    let others = others.filter(|other| !other.review.positions.is_empty());
    let others = others.map(|other| {
        let Compared { challenge, review } = &**other;
        let seat = challenge.person().index();
        let chance = |chances: &[u16]| chances.get(seat).copied().unwrap_or_default();
        let positions = review.positions.iter();
        let mut points: Vec<(usize, u16)> = positions
            .map(|reviewed| (reviewed.ply, chance(&reviewed.outlook.chances)))
            .collect();
        let end = final_shares(challenge.record()).filter(|_| review.is_done());
        points.extend(end.map(|shares| (review.plies(), chance(&shares))));
        OtherCurve {
            name: games::challenger(locale, challenge).into(),
            class: super::analysis::seat_class(handle, challenge.person()),
            points,
            plies: review.plies(),
            last_turn: review.positions.last().map_or(1, |last| last.turn),
        }
    });
    Shared(others.collect())
}

fn lines_of(handle: &SessionHandle) -> Rc<[Line]> {
    let record = handle.session.record();
    let seats = Seat::all(record.setup().players());
    seats
        .zip(handle.names.iter())
        .map(|(seat, name)| Line {
            seat,
            class: super::analysis::seat_class(handle, seat),
            name: name.clone().into(),
            mark: games::seat_mark(record.setup().game(), seat, record.colour(seat)),
        })
        .collect()
}

/// The points of the curve. The words of each are made once.
#[hook]
fn use_points(locale: Locale, handle: &SessionHandle) -> Shared<[Point]> {
    let session = &handle.session;
    let cache = use_mut_ref(|| (Vec::new(), Vec::<Point>::new()));
    let review = session.review().cloned();
    let version = review.as_ref().map(|review| {
        let progress = (review.positions.len(), review.is_done());
        (
            progress,
            handle.names.clone(),
            session.record().main_entries().len(),
        )
    });
    let points = use_memo(version, |_| -> Rc<[Point]> {
        let mut cache = cache.borrow_mut();
        let (entries, points) = &mut *cache;
        let Some(review) = review else {
            return Rc::from([]);
        };
        if *entries != session.record().main_entries() || points.len() > review.positions.len() {
            *entries = session.record().main_entries().to_vec();
            points.clear();
        }
        let main_line = session.main_line();
        let known = points.len();
        points.extend(
            review
                .positions
                .iter()
                .skip(known)
                .map(|reviewed| point(locale, &main_line, &handle.names, reviewed)),
        );
        let mut all = points.clone();
        all.extend(end_point(locale, handle, &review));
        Rc::from(all)
    });
    Shared((*points).clone())
}

fn point(locale: Locale, main_line: &Match, names: &Names, reviewed: &Reviewed) -> Point {
    let action_text = match main_line.entries().get(reviewed.ply) {
        Some(Entry::Action(action)) => {
            let position = main_line.position_at(reviewed.ply);
            Some(text::step(locale, position.state(), *action))
        }
        _ => None,
    };
    let chances = reviewed.outlook.chances.clone();
    let label = text::curve_point(
        locale,
        names,
        reviewed.turn,
        reviewed.seat,
        action_text.as_deref(),
        &chances,
    );
    Point {
        ply: reviewed.ply,
        turn: reviewed.turn,
        costly: reviewed.costly().map(|_| reviewed.seat),
        chances,
        label: label.into(),
    }
}

/// The end of the curve: the result, once the review has come there.
fn end_point(locale: Locale, handle: &SessionHandle, review: &Review) -> Option<Point> {
    let chances = handle.session.final_shares().filter(|_| review.is_done())?;
    let turn = review.positions.last().map_or(1, |last| last.turn);
    Some(Point {
        ply: review.plies(),
        turn,
        costly: None,
        label: table::curve_end(locale, &text::chances(locale, &handle.names, &chances)).into(),
        chances,
    })
}
