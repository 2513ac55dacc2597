//! The evaluation display: who is winning, and the value of each action.

use super::coach::CoachChoice;
use super::review::ReviewSection;
use super::{SessionAction, SessionHandle, on_click, use_session_handle};
use crate::components::{Button, LinkButton, Section, Shared};
use crate::context::use_locale;
use crate::games;
use crate::hooks::on_hover;
use app_core::Route;
use l10n::{house, table};
use protocol::{Outlook, Suggestion};
use rules::Seat;
use text::{Locale, name};
use yew::prelude::*;

#[component]
pub fn Analysis() -> Html {
    let locale = use_locale();
    let handle = use_session_handle();
    let session = &handle.session;
    let is_on = session.is_analysing();
    html! {
        <div class="analysis">
            <button
                type="button"
                class="button line"
                id="analyse"
                aria-pressed={is_on.to_string()}
                onclick={on_click(&handle.dispatch, SessionAction::ToggleAnalysis)}
            >
                { locale.text(table::WHO_IS_WINNING) }
            </button>
            if session.can_review() && !session.is_at_end() {
                <Button id="review" onclick={on_click(&handle.dispatch, SessionAction::Review)}>{ locale.text(table::REVIEW) }</Button>
            }
            if is_on {
                { evaluation(locale, &handle) }
            } else {
                <p class="quiet">{ locale.text(table::WHO_IS_WINNING_ABOUT) }</p>
            }
            if session.can_be_coached() && !session.has_ended() { <CoachChoice /> }
            if session.review().is_some() { <ReviewSection /> }
            if session.has_ended() && session.is_mine() { { guess_links(locale, &handle) } }
        </div>
    }
}

/// Links to guessing the moves of each seat.
fn guess_links(locale: Locale, handle: &SessionHandle) -> Html {
    let seats = Seat::all(handle.session.record().setup().players());
    let links = seats.map(|seat| {
        let to = Route::Guess(handle.id.to_string(), seat);
        let label = table::guess_of(locale, &handle.names.player(seat));
        html! { <LinkButton key={seat.number()} {to}>{ label }</LinkButton> }
    });
    html! {
        <Section id="guess-title" title={locale.text(table::GUESS_MOVES)}>
            <p class="quiet">{ locale.text(table::GUESS_MOVES_ABOUT) }</p>
            <p class="buttons">{ for links }</p>
        </Section>
    }
}

/// Who is winning, and what each action leads to.
fn evaluation(locale: Locale, handle: &SessionHandle) -> Html {
    let session = &handle.session;
    let evaluation = session.evaluation();
    let best =
        evaluation.and_then(|evaluation| Some((evaluation, evaluation.suggestions.first()?)));
    match (session.record().position().to_act(), best) {
        (None, _) => {
            let result = text::headline(locale, session.record(), &handle.names);
            html! { <p id="verdict">{ house::full_stop(locale, &result) }</p> }
        }
        (Some(seat), Some((evaluation, best))) => html! {
            <div id="reading">
                <p id="verdict">{ text::verdict(locale, &handle.names, seat, best, &evaluation.outlook) }</p>
                { chances(locale, handle, Some(&evaluation.outlook)) }
                <SuggestionList suggestions={Shared(evaluation.suggestions.clone())} />
            </div>
        },
        (Some(_), None) => html! {
            <div aria-busy="true">
                <p class="quiet thinking">{ locale.text(table::ANALYZING) }</p>
                { chances(locale, handle, None) }
            </div>
        },
    }
}

/// The chances and expected points of every seat; the rows keep their places until they
/// are known.
fn chances(locale: Locale, handle: &SessionHandle, outlook: Option<&Outlook>) -> Html {
    let record = handle.session.record();
    let game = record.setup().game();
    let points = outlook.and_then(|outlook| outlook.points.as_ref());
    let rows = Seat::all(record.setup().players()).map(|seat| {
        let chance = outlook.and_then(|outlook| outlook.chances.get(seat.index()).copied());
        let points = points.and_then(|points| points.get(seat.index()));
        html! {
            <tr>
                <th scope="row">
                    { games::seat_mark(game, seat, record.colour(seat)) }
                    { " " }{ name(&handle.names, seat) }
                </th>
                <td class="chance-cell">
                    { bar(seat_class(handle, seat), chance.unwrap_or_default()) }
                </td>
                <td>{ chance.map_or_else(|| "…".to_owned(), |chance| text::percent(locale, chance)) }</td>
                if text::counts_points(game) && record.setup().players() > 1 {
                    <td>{ points.map_or_else(|| "…".to_owned(), |points| text::points(locale, (*points).into())) }</td>
                }
            </tr>
        }
    });
    html! {
        <table class="chances">
            <caption class="unseen">{ locale.text(table::CHANCES_AND_POINTS) }</caption>
            <tbody>{ for rows }</tbody>
        </table>
    }
}

/// The class of a seat's colour in drawings: in games whose sides are not colours, that of
/// the side.
pub fn seat_class(handle: &SessionHandle, seat: Seat) -> &'static str {
    let record = handle.session.record();
    match text::sides(record.setup().game()) {
        Some(_) if seat == Seat::FIRST => "side-first",
        Some(_) => "side-second",
        None => record.colour(seat).id(),
    }
}

/// A bar of this many thousandths. The number beside it says the same.
fn bar(class: &'static str, share: u16) -> Html {
    html! {
        <svg class={classes!("chance-bar", class)} viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <rect class="whole" width="1000" height="10" />
            <rect class="share" width={share.min(1000).to_string()} height="10" />
        </svg>
    }
}

#[derive(Properties, PartialEq)]
pub struct SuggestionListProps {
    /// Suggestions, best first.
    pub suggestions: Shared<Vec<Suggestion>>,
}

/// A list of actions and what each leads to for the seat to act: a full bar is a win for it. An action that is pointed at is shown on the board; a
/// press tries it out in a variation.
#[component]
pub fn SuggestionList(props: &SuggestionListProps) -> Html {
    let locale = use_locale();
    let handle = use_session_handle();
    let session = &handle.session;
    let state = session.record().state();
    let class = state.to_act().map_or("", |seat| seat_class(&handle, seat));
    let whose = state.to_act().map(|seat| handle.names.player(seat));
    let items = props.suggestions.iter().filter_map(|suggestion| {
        let action = state.parse_action(&suggestion.action).ok()?;
        let point = |action| {
            handle
                .dispatch
                .reform(move |_: FocusEvent| SessionAction::Point(action))
        };
        let (seen, named) = (
            text::step(locale, state, action),
            text::action(locale, state, action),
        );
        // For ears, coordinates tell apart what only looks different.
        let named = (named != seen)
            .then(|| html! { <span class="unseen">{ format!(" ({named})") }</span> });
        let share = u16::try_from(10 * suggestion.value.min(100)).unwrap_or(1000);
        Some(html! {
            <li>
                <button
                    type="button"
                    class="idea"
                    aria-disabled={(!session.is_mine()).then_some("true")}
                    onpointerenter={on_hover(&handle.dispatch, SessionAction::Point(Some(action)))}
                    onpointerleave={on_hover(&handle.dispatch, SessionAction::Point(None))}
                    onfocus={point(Some(action))}
                    onblur={point(None)}
                    onclick={on_click(&handle.dispatch, SessionAction::TryOut(action))}
                >
                    <span>{ seen }{ for named }</span>
                    <strong>{ text::suggestion_outcome(locale, suggestion) }</strong>
                    { bar(class, share) }
                </button>
            </li>
        })
    });
    html! {
        <>
            if let Some(whose) = &whose { <p class="quiet ideas-of">{ table::chances_after_each(locale, whose) }</p> }
            <ul class="ideas">{ for items }</ul>
        </>
    }
}
