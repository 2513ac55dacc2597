//! One deal of a day.

use super::share::{ShareButton, result_text};
use crate::components::{LinkButton, picture};
use crate::games::{self, PlayDeal};
use app_core::Day;
use app_core::Route;
use app_core::daily::{DailyStatus, Deal};
use l10n::{house, pages};
use text::Locale;
use yew::prelude::*;

/// A deal: its description, its status, and the buttons to play it. One that begins now is played on the day that the
/// page shows as today.
pub fn deal_row(locale: Locale, deal: Deal, today: Day, status: &DailyStatus) -> Html {
    let game = locale.name(deal.game);
    let deal_label = house::deal_of_game(locale, deal.game, &games::deal_name(locale, deal));
    let deal_label = html! { <span class="unseen">{ " " }{ deal_label }</span> };
    let tools = match status {
        DailyStatus::Open => {
            html! { <PlayDeal {deal} {today} class="primary">{ locale.text(house::PLAY) }</PlayDeal> }
        }
        DailyStatus::UnderWay(id) => html! {
            <PlayDeal {deal} {today} under_way={id.clone()} class="primary">{ locale.text(house::CONTINUE) }</PlayDeal>
        },
        DailyStatus::Finished(finished) => {
            let text = result_text(locale, deal, &games::deal_result(locale, deal, finished));
            html! {
                <>
                    <ShareButton {text} day={deal.day} proof={finished.id.iter().cloned().collect::<Vec<_>>()}>{ locale.text(house::SHARE) }{ deal_label.clone() }</ShareButton>
                    if let Some(id) = &finished.id {
                        <LinkButton to={Route::Match(id.clone())} class="plain">{ locale.text(house::VIEW) }{ deal_label }</LinkButton>
                    }
                    <PlayDeal {deal} {today}>{ locale.text(pages::PLAY_DEAL_AGAIN) }</PlayDeal>
                </>
            }
        }
    };
    let standing = match status {
        DailyStatus::Open => html! { <p class="quiet">{ games::deal_about(locale, deal) }</p> },
        DailyStatus::UnderWay(_) => {
            html! { <p class="quiet">{ locale.text(pages::IN_PROGRESS) }</p> }
        }
        DailyStatus::Finished(finished) => html! {
            <p class={classes!("deal-result", finished.is_won.then_some("won"))}>
                if finished.is_won {
                    { picture("#done-mark", "0 0 24 24", "done-mark") }
                }
                { text::capital(&games::deal_result(locale, deal, finished)) }
            </p>
        },
    };
    html! {
        <li key={deal.deal.number} class={classes!("deal", games::class(deal.game))} data-deal={deal.deal.number.to_string()}>
            <span class="deal-board" aria-hidden="true">{ games::emblem(deal.game) }</span>
            <div class="deal-words">
                <h2>{ game }<span class="deal-name">{ games::deal_name(locale, deal) }</span></h2>
                { standing }
            </div>
            <div class="buttons deal-tools">{ tools }</div>
        </li>
    }
}
