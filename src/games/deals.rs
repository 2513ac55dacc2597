//! The deals of the day on any page: their words, beginning one, and the one to play next.

use super::{daily_deals, info};
use crate::browser::{navigate, today};
use crate::components::{Button, LinkButton};
use crate::context::{use_locale, use_settings, use_store};
use app_core::daily::{DailyResults, DailyStatus, Deal, Finished};
use app_core::settings::Switch;
use app_core::{Challenge, Day, PersonalResult, Route};
use l10n::{Message, house, table};
use records::Title;
use text::Locale;
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

pub struct DealWords {
    /// What it is, in a word or two.
    pub name: Message,
    /// What to do, in a sentence.
    pub about: Message,
    /// The result of a match in a few words, such as `7 rounds`; puzzles are solved or not.
    pub result: Option<fn(Locale, &PersonalResult) -> String>,
}

fn words_of(deal: Deal) -> Option<&'static DealWords> {
    let info = info(deal.game);
    let mut all = info.daily.iter().zip(info.daily_words);
    let (_, words) = all.find(|(other, _)| other.number == deal.deal.number)?;
    Some(words)
}

/// What a deal is, in a word or two.
pub fn deal_name(locale: Locale, deal: Deal) -> String {
    words_of(deal).map_or_else(String::new, |words| locale.text(words.name))
}

/// What to do in a deal, in a sentence.
pub fn deal_about(locale: Locale, deal: Deal) -> String {
    words_of(deal).map_or_else(String::new, |words| locale.text(words.about))
}

pub fn deal_title(locale: Locale, deal: Deal) -> Title {
    let name = deal_name(locale, deal);
    Title::new(&house::deal_title(locale, deal.day.number(), &name))
}

/// The result of a deal in a few words.
pub fn deal_result(locale: Locale, deal: Deal, finished: &Finished) -> String {
    let result = finished.result.as_ref();
    match result.and_then(|result| match_of_deal_result(locale, deal, result)) {
        Some(result) => result,
        None if finished.is_won => locale.text(house::DEAL_SOLVED),
        None => locale.text(house::DEAL_NOT_SOLVED),
    }
}

fn match_of_deal_result(locale: Locale, deal: Deal, result: &PersonalResult) -> Option<String> {
    let words = words_of(deal)?.result?;
    Some(words(locale, result))
}

/// How a match ended for the only person in it, in a few words; the deal of the day, if it is one, has words of its
/// own.
pub fn personal_result(locale: Locale, challenge: &Challenge, deal: Option<Deal>) -> String {
    let result = challenge.result();
    if let Some(words) = deal.and_then(|deal| match_of_deal_result(locale, deal, &result)) {
        return text::capital(&words);
    }
    let outcome = locale.text(match (result.is_won, result.is_drawn) {
        (true, _) => table::RESULT_WON,
        (_, true) => table::RESULT_DRAWN,
        _ => table::RESULT_LOST,
    });
    let record = challenge.record();
    let is_by_points = record.seats().len() > 1 && text::counts_points(record.setup().game());
    let how = if is_by_points {
        table::result_score(locale, result.points, result.other_points)
    } else {
        text::why(locale, record)
    };
    format!("{outcome} · {how}")
}

/// The name of who has played a challenge.
pub fn challenger(locale: Locale, challenge: &Challenge) -> String {
    match challenge.name().as_str() {
        "" => locale.text(table::A_FRIEND),
        name => text::isolated(name),
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
