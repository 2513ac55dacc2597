//! The words of the deals of the day.

use super::info;
use app_core::daily::{Deal, Finished};
use app_core::{Challenge, PersonalResult};
use l10n::{Message, house, table};
use records::Title;
use text::Locale;

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
