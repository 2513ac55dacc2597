//! Results of a day as a short text to share.

use super::deal_row::share_or_copy;
use crate::components::Button;
use crate::context::use_locale;
use crate::daily::{DailyResults, DailyStatus, Deal, Finished, deals_of};
use crate::day::Day;
use crate::hooks::announcement;
use crate::route::Route;
use crate::text::Locale;
use std::rc::Rc;
use yew::prelude::*;

/// The result of a deal: `Wheelhouse 329: Wheels of Time, 7 rounds`.
pub fn result_text(locale: Locale, deal: Deal, finished: &Finished) -> String {
    let (number, result) = (deal.day.number(), result_line(locale, deal, finished));
    format!("Wheelhouse {number}: {result}")
}

/// The game, and the deal where the game has several, with the result.
fn result_line(locale: Locale, deal: Deal, finished: &Finished) -> String {
    let game = locale.game(deal.game).name;
    let of_game = deals_of(deal.day).filter(|other| other.game == deal.game);
    if of_game.count() > 1 {
        format!("{game} ({}), {}", deal.deal.name, finished.words)
    } else {
        format!("{game}, {}", finished.words)
    }
}

/// Props of [`ShareDay`].
#[derive(Properties, PartialEq)]
pub struct ShareDayProps {
    /// The day.
    pub day: Day,
    /// What has become of the deals.
    pub results: Rc<DailyResults>,
}

/// A button that shares all results of a day, once there are several.
#[component]
pub fn ShareDay(props: &ShareDayProps) -> Html {
    let locale = use_locale();
    let feedback = use_state(String::new);
    let ShareDayProps { day, results } = props;
    let day = *day;
    if results.finished_on(day) < 2 {
        return html! {};
    }
    let lines = deals_of(day).filter_map(|deal| match results.status(deal) {
        DailyStatus::Finished(finished) => Some(result_line(locale, deal, &finished)),
        _ => None,
    });
    let lines: Vec<String> = lines.collect();
    let text = format!("Wheelhouse {}\n{}", day.number(), lines.join("\n"));
    let on_done = {
        let feedback = feedback.clone();
        Callback::from(move |done: bool| {
            let mut next = String::clone(&feedback);
            announcement(
                &mut next,
                if done {
                    "Copied."
                } else {
                    "The browser did not allow that."
                },
            );
            feedback.set(next);
        })
    };
    let onclick = move |_: MouseEvent| {
        share_or_copy(&text, &Route::Daily(Some(day)).address(), on_done.clone());
    };
    html! {
        <p class="buttons">
            <Button id="share-day" {onclick}>{ "Share all results" }</Button>
            <span class="quiet" role="status">{ feedback.as_str() }</span>
        </p>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_short_texts() {
        let day = Day::read("2026-11-23").expect("a day");
        let words = |number: u8, words: &str| {
            let mut deals = deals_of(day);
            let deal = deals.find(|deal| deal.deal.number == number);
            let finished = Finished::for_tests(words);
            result_text(Locale::english(), deal.expect("a deal"), &finished)
        };
        assert_eq!(
            words(3, "7 rounds"),
            "Wheelhouse 327: Wheels of Time, 7 rounds"
        );
        assert_eq!(
            words(1, "a group of 8"),
            "Wheelhouse 327: Turn of Time (Dominance), a group of 8"
        );
    }
}
