//! The deals of the day on any page: beginning one, and the one to play next.

use super::{daily_deals, deal_name, deal_title};
use crate::browser::{navigate, today};
use crate::components::{Button, LinkButton};
use crate::context::{use_locale, use_settings, use_store};
use app_core::daily::{DailyResults, DailyStatus, Deal};
use app_core::settings::Switch;
use app_core::{Day, Route};
use l10n::{house, table};
use yew::prelude::*;

/// The deals of a day that are not finished, those under way first: the one to play next is the first. Which of the
/// others that is changes from day to day.
pub fn open_deals(day: Day, results: &DailyResults) -> Vec<Deal> {
    let mut deals: Vec<Deal> = daily_deals().on(day).collect();
    let first = day.number() as usize % deals.len().max(1);
    deals.rotate_left(first);
    deals.retain(|deal| !matches!(results.status(*deal), DailyStatus::Finished(_)));
    deals.sort_by_key(|deal| matches!(results.status(*deal), DailyStatus::Open));
    deals
}

#[derive(Properties, PartialEq)]
pub struct PlayDealProps {
    pub deal: Deal,
    /// Today: a deal that begins now is played on this day.
    pub today: Day,
    /// The number of its match, if it is under way.
    #[prop_or_default]
    pub under_way: Option<String>,
    #[prop_or_default]
    pub class: Classes,
    /// The label; the name of the deal is added to it for screen readers.
    pub children: Html,
}

/// A button that begins a deal, or goes on with it.
#[component]
pub fn PlayDeal(props: &PlayDealProps) -> Html {
    let locale = use_locale();
    let settings = use_settings();
    let store = use_store();
    let PlayDealProps { deal, today, .. } = *props;
    let class = props.class.clone();
    let name = house::deal_of_game(locale, deal.game, &deal_name(locale, deal));
    let label =
        html! { <>{ props.children.clone() }<span class="unseen">{ " " }{ name }</span></> };
    let there = match (&props.under_way, deal.puzzle()) {
        (Some(id), _) => Some(Route::Match(id.clone())),
        (None, Some(spec)) => Some(Route::EndlessPuzzle(spec)),
        (None, None) => None,
    };
    if let Some(to) = there {
        return html! { <LinkButton {to} {class}>{ label }</LinkButton> };
    }
    let aids = settings.current.aids == Switch::On;
    let onclick = Callback::from(move |_: MouseEvent| {
        if let Some(record) = deal.new_match(aids) {
            navigate(&Route::Match(store.save_new_deal(
                &record,
                &deal_title(locale, deal),
                today,
            )));
        }
    });
    html! { <Button {class} {onclick}>{ label }</Button> }
}

#[derive(Properties, PartialEq)]
pub struct NextDealProps {
    pub deal: Deal,
}

/// After a deal: how many of its day are done, and the next one.
#[component]
pub fn NextDeal(props: &NextDealProps) -> Html {
    let locale = use_locale();
    let store = use_store();
    let settings = use_settings();
    let (day, today) = (props.deal.day, today());
    let results = use_memo(
        (settings.current, day, today),
        move |(settings, _, today)| daily_deals().results(&store, settings, *today),
    );
    let (done, all) = (results.finished_on(day), daily_deals().on(day).count());
    let open = open_deals(day, &results);
    match open.first().copied() {
        Some(deal) => {
            let under_way = match results.status(deal) {
                DailyStatus::UnderWay(id) => Some(id),
                DailyStatus::Open | DailyStatus::Finished(_) => None,
            };
            html! {
                <PlayDeal {deal} {today} {under_way} class="primary main-tool">
                    { table::next_deal_of(locale, done, all) }
                </PlayDeal>
            }
        }
        None => html! {
            <LinkButton to={Route::Daily(None)} class="primary main-tool">{ table::all_deals_done(locale, all) }</LinkButton>
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_deal_is_the_first_on_every_day_of_the_week() {
        let results = DailyResults::default();
        let mut day = Day::FIRST;
        let mut firsts = Vec::new();
        for _ in 0..7 {
            let open = open_deals(day, &results);
            assert_eq!(open.len(), daily_deals().on(day).count());
            firsts.extend(open.first().map(|deal| deal.deal.number));
            day = day.next().expect("a next day");
        }
        firsts.sort_unstable();
        firsts.dedup();
        assert_eq!(firsts.len(), 7);
    }
}
