//! Results of a day as a short text to share.

use crate::browser;
use crate::components::Button;
use crate::context::{use_locale, use_settings, use_store};
use crate::games::{daily_deals, deal_name, deal_result};
use crate::hooks::use_feedback;
use app_core::daily::{DailyResults, DailyStatus, Deal, Finished};
use app_core::{Challenge, Day, Route};
use l10n::{house, pages};
use text::Locale;
use yew::prelude::*;

/// Stands between links in one address.
const LINK_END: &str = ".";

/// The result of a deal: `Wheelhouse 329: Wheels of Time, 7 rounds`.
pub fn result_text(locale: Locale, deal: Deal, result: &str) -> String {
    let (number, result) = (deal.day.number(), result_line(locale, deal, result));
    pages::shared_result(locale, number, &result)
}

/// The game, and the deal where the game has several, with the result.
fn result_line(locale: Locale, deal: Deal, result: &str) -> String {
    let deals_of_game = daily_deals()
        .on(deal.day)
        .filter(|other| other.game == deal.game);
    if deals_of_game.count() > 1 {
        pages::game_deal_result(locale, deal.game, &deal_name(locale, deal), result)
    } else {
        pages::game_result(locale, deal.game, result)
    }
}

#[derive(Clone, Properties, PartialEq)]
pub struct ShareButtonProps {
    #[prop_or_default]
    pub id: Option<AttrValue>,
    pub text: String,
    /// The day, to which the link leads.
    pub day: Day,
    /// The matches whose results they are: then the link leads to those, as a proof and a challenge.
    pub proof: Vec<String>,
    pub children: Html,
}

/// A button that shares results with a link to the day: by the share sheet, or else by the
/// clipboard.
#[component]
pub fn ShareButton(props: &ShareButtonProps) -> Html {
    let locale = use_locale();
    let (feedback, say) = use_feedback();
    let (store, settings) = (use_store(), use_settings());
    let onclick = {
        let ShareButtonProps {
            text, day, proof, ..
        } = props.clone();
        move |_: MouseEvent| {
            let challenges = proof.iter().filter_map(|id| {
                let challenge = Challenge::of(&store.get(id).ok()?.record)?;
                challenge.by(&settings.current.profile.name).link().ok()
            });
            let links = challenges.collect::<Vec<_>>().join(LINK_END);
            let address = browser::address_of(&match links.as_str() {
                "" => Route::Daily(Some(day)),
                _ => Route::Challenge(links),
            });
            if browser::can_share() {
                // The share sheet shows the outcome itself.
                browser::share(&text, &address, Callback::noop());
                return;
            }
            let on_done = say.reform(move |done| {
                locale.text(if done {
                    pages::COPIED
                } else {
                    house::NOT_ALLOWED
                })
            });
            browser::copy(&format!("{text}\n{address}"), on_done);
        }
    };
    html! {
        <>
            <Button id={props.id.clone()} class="share-result" {onclick}>{ props.children.clone() }</Button>
            <span class="quiet" role="status">{ feedback }</span>
        </>
    }
}

/// A button that shares all results of a day, once there are several.
pub fn share_day(locale: Locale, day: Day, results: &DailyResults) -> Html {
    if results.finished_on(day) < 2 {
        return html! {};
    }
    let finished = daily_deals()
        .on(day)
        .filter_map(|deal| match results.status(deal) {
            DailyStatus::Finished(finished) => Some((deal, finished)),
            DailyStatus::Open | DailyStatus::UnderWay(_) => None,
        });
    let finished: Vec<_> = finished.collect();
    let line = |(deal, finished): &(Deal, Finished)| {
        result_line(locale, *deal, &deal_result(locale, *deal, finished))
    };
    let lines: Vec<String> = finished.iter().map(line).collect();
    let proof = finished.into_iter().filter_map(|(_, finished)| finished.id);
    let proof: Vec<String> = proof.collect();
    let text = format!(
        "{}\n{}",
        pages::shared_day(locale, day.number()),
        lines.join("\n")
    );
    html! {
        <p class="buttons"><ShareButton id="share-day" {text} {day} {proof}>{ locale.text(pages::SHARE_ALL_RESULTS) }</ShareButton></p>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_short_texts() {
        let day = Day::read("2026-11-23").expect("a day");
        let result = |number: u8, result: &str| {
            let mut deals = daily_deals().on(day);
            let deal = deals.find(|deal| deal.deal.number == number);
            result_text(Locale::ENGLISH, deal.expect("a deal"), result)
        };
        assert_eq!(
            result(3, "7 rounds"),
            "Wheelhouse 327: Wheels of Time, 7 rounds"
        );
        assert_eq!(
            result(1, "a group of 8"),
            "Wheelhouse 327: Turn of Time (Dominance), a group of 8"
        );
    }
}
