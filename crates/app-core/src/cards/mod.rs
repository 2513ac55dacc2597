//! Positions of the player's own games that come back to be played better, or as well once more: what a review found
//! costly, mixed with what was done well, so that it is no hint that a position comes back.

#[cfg(test)]
mod tests;

use crate::day::Day;
use crate::session::{Reviewed, StoredReview};
use crate::spacing::{Recall, Spacing};
use crate::statistics::own_seat;
use crate::store::{Mailbox, Store, StoredSummary};
use core::cmp::Reverse;
use records::archive::StoreError;
use records::{Name, Player};
use rules::Seat;

/// So many positions take about five minutes.
pub const MOST_IN_ROUND: usize = 10;
/// Every so many-th position is one that was done well, as far as there are such.
const WELL_EVERY: usize = 3;
/// A loss below this is none: reviews of the same game differ by as much.
const NO_LOSS: u16 = 10;
/// Where a game is as good as won or lost, in thousandths, nearly everything is right.
const OPEN_CHANCES: core::ops::RangeInclusive<u16> = 100..=900;

/// How the player acted in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Played {
    /// It cost so many thousandths of the win.
    Costly(u16),
    /// It cost nothing, in a position that was still open.
    Well,
}

/// A position that comes back.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    /// The number of the match in the store.
    pub id: String,
    /// The number of entries before the position.
    pub ply: usize,
    /// How the player acted there.
    pub played: Played,
    /// What is known of it, once it was practised.
    pub spacing: Option<Spacing>,
}

impl Card {
    /// From which day on it is to be practised. A new one is at any time.
    pub fn due(&self) -> Day {
        self.spacing.map_or(Day::FIRST, |spacing| spacing.due)
    }
}

/// The positions of a reviewed match that come back, for the player in a seat: all that were costly, and half as many
/// that were done well, from all over the game.
pub fn positions_of(review: &[Reviewed], own: Seat) -> Vec<(usize, Played)> {
    let own_positions = || review.iter().filter(|known| known.seat == own);
    let costly =
        own_positions().filter_map(|known| Some((known.ply, Played::Costly(known.costly()?.loss))));
    let mut positions: Vec<(usize, Played)> = costly.collect();
    let well: Vec<usize> = own_positions()
        .filter(|known| is_done_well(known))
        .map(|known| known.ply)
        .collect();
    let wanted = positions.len().div_ceil(2).min(well.len());
    let spread = (0..wanted).filter_map(|place| well.get(place * well.len() / wanted));
    positions.extend(spread.map(|ply| (*ply, Played::Well)));
    positions
}

/// Whether an action cost nothing, where the game was still open.
fn is_done_well(known: &Reviewed) -> bool {
    let chance = known.outlook.chances.get(known.seat.index());
    known.costly().is_none()
        && known
            .judgement
            .as_ref()
            .is_some_and(|judgement| judgement.loss < NO_LOSS)
        && chance.is_some_and(|chance| OPEN_CHANCES.contains(chance))
}

/// The seat of the player, whose name is `own`, in a finished match that was played here.
fn seat_of(listed: &StoredSummary, own: &Name) -> Option<Seat> {
    if !listed.summary.over || listed.mailbox.as_ref().is_some_and(Mailbox::is_watched) {
        return None;
    }
    let people = Seat::all(u8::MAX)
        .zip(&listed.summary.seats)
        .filter(|(_, config)| config.player == Player::Human)
        .map(|(seat, config)| (seat, &config.name));
    let here = listed.mailbox.as_ref().map(|mailbox| &*mailbox.seats);
    own_seat(people, here, own)
}

/// The positions of a stored match that come back; none without a review.
fn cards_of(store: &Store, listed: &StoredSummary, own: &Name) -> Vec<Card> {
    let Some(seat) = seat_of(listed, own) else {
        return Vec::new();
    };
    let review = store.review(&listed.id);
    let Some(review) = review.and_then(|text| StoredReview::read(&text)) else {
        return Vec::new();
    };
    let practised = store.practised(&listed.id);
    let positions = positions_of(review.positions(), seat).into_iter();
    let cards = positions.map(|(ply, played)| Card {
        id: listed.id.clone(),
        ply,
        played,
        spacing: practised.spacing(ply),
    });
    cards.collect()
}

/// All positions that come back for the player, whose name is `own`. The home page gets to know when they are due.
pub fn all_cards(store: &Store, own: &Name) -> Vec<Card> {
    let (mut cards, mut due) = (Vec::new(), Vec::new());
    for listed in store.list().matches {
        let of_match = cards_of(store, &listed, own);
        due.extend(first_due(&of_match).map(|day| (listed.id.clone(), day)));
        cards.extend(of_match);
    }
    store.keep_due(due);
    cards
}

/// Matches came from elsewhere: the home page gets to know when their positions are due.
pub fn note_all_due(store: &Store, own: &Name) {
    let _ = all_cards(store, own);
}

/// A match was reviewed, or one of its positions practised: the home page gets to know when it is due.
pub fn note_due(store: &Store, id: &str, own: &Name) {
    let listed = store.summary(id).ok();
    let cards = listed.map(|listed| cards_of(store, &listed, own));
    store.change_due(id, first_due(&cards.unwrap_or_default()));
}

fn first_due(cards: &[Card]) -> Option<Day> {
    cards.iter().map(Card::due).min()
}

/// The card was practised today.
///
/// # Errors
/// If that cannot be stored; then it lasts until the page is closed.
pub fn practise(
    store: &Store,
    card: &Card,
    recall: Recall,
    today: Day,
    own: &Name,
) -> Result<(), StoreError> {
    let spacing = Spacing::after(card.spacing, recall, today);
    let noted = store.note_practised(&card.id, card.ply, spacing);
    note_due(store, &card.id, own);
    noted
}

/// The numbers of the player's finished matches that can be reviewed and were not yet, the one played last first.
pub fn unreviewed(store: &Store, own: &Name) -> Vec<String> {
    let is_reviewed = |id: &str| {
        let review = store.review(id);
        review.is_some_and(|text| StoredReview::read(&text).is_some())
    };
    let matches = store.list().matches.into_iter();
    matches
        .filter(|listed| listed.summary.table.aids && listed.summary.entries > 0)
        .filter(|listed| seat_of(listed, own).is_some() && !is_reviewed(&listed.id))
        .map(|listed| listed.id)
        .collect()
}

/// The positions of a round on a day, at most one of each match: what was practised before comes first, then what cost the
/// most. Their order does not tell which were costly.
pub fn round_of(cards: &[Card], today: Day) -> Vec<Card> {
    let mut due: Vec<&Card> = cards.iter().filter(|card| card.due() <= today).collect();
    due.sort_by_key(|card| {
        let loss = match card.played {
            Played::Costly(loss) => loss,
            Played::Well => 0,
        };
        (card.spacing.is_none(), Reverse(loss), card.due())
    });
    let mut round: Vec<&Card> = Vec::new();
    while round.len() < MOST_IN_ROUND && !due.is_empty() {
        let wants_well = round.len() % WELL_EVERY == WELL_EVERY - 1;
        let is_wanted = |card: &&Card| (card.played == Played::Well) == wants_well;
        let card = due.remove(due.iter().position(is_wanted).unwrap_or(0));
        due.retain(|other| other.id != card.id);
        round.push(card);
    }
    round.sort_by_key(|card| shuffled(card, today));
    round.into_iter().cloned().collect()
}

/// A number that is the same for a card all day, and says nothing of it: FNV-1a.
fn shuffled(card: &Card, today: Day) -> u32 {
    let words = format!("{today} {} {}", card.id, card.ply);
    words.bytes().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}
