//! The words of the deals of the day.

use super::info;
use app_core::daily::{DailyResult, Deal, Finished};
use l10n::{Message, house};
use records::Title;
use text::Locale;

/// The words of a deal of the day.
pub struct DealWords {
    /// What it is, in a word or two.
    pub name: Message,
    /// What to do, in a sentence.
    pub about: Message,
    /// The result of a match in a few words, such as `7 rounds`; puzzles are solved or not.
    pub result: Option<fn(Locale, &DailyResult) -> String>,
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

/// The title of the match of a deal.
pub fn deal_title(locale: Locale, deal: Deal) -> Title {
    let name = deal_name(locale, deal);
    Title::new(&house::deal_title(locale, deal.day.number(), &name))
}

/// The result of a deal in a few words.
pub fn deal_result(locale: Locale, deal: Deal, finished: &Finished) -> String {
    let words = words_of(deal).and_then(|words| words.result);
    match words.zip(finished.result) {
        Some((words, result)) => words(locale, &result),
        None if finished.is_won => locale.text(house::DEAL_SOLVED),
        None => locale.text(house::DEAL_NOT_SOLVED),
    }
}
