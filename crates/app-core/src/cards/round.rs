//! Which positions come next.

use super::{Card, Played};
use crate::day::Day;
use core::cmp::Reverse;

/// So many positions take about five minutes.
pub const MOST_IN_ROUND: usize = 10;
/// Every so many-th position is one that was done well, as far as there are such.
const WELL_EVERY: usize = 3;

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
