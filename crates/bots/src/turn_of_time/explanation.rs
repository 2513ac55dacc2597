//! What a turn gains and risks.

use crate::explanation::{Compared, Comparison, Explain, TurnLine, Weighted};
use rules::Seat;
use rules::game::Game as _;
use rules::games::turn_of_time::{Event, Goal, Season, Side, TurnOfTime, largest_group};

/// Something that a turn gains.
#[allow(missing_docs, reason = "the names of the fields say it")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The points of the player, who may lose fewer than with the next best turn.
    Points(Compared),
    /// More cards show a season of the player.
    SeasonSpreads {
        season: Season,
        cards: Compared,
    },
    /// No more cards show a season of the player than before, but more than after the next
    /// best turn.
    SeasonKeeps {
        season: Season,
        cards: Compared,
    },
    GroupGrows {
        season: Season,
        cards: Compared,
    },
    /// Fewer cards show a season of an opponent.
    OpponentShrinks {
        opponent: Seat,
        season: Season,
        cards: Compared,
    },
    /// What can flip the new card.
    Protected {
        season: Season,
        flipped_by: Vec<Season>,
        /// On how many sides a card can still be played.
        open_sides: i32,
        /// The same after the next best turn.
        next_best: Option<i32>,
    },
    /// The largest group of a lone player who wants one.
    LargestGroup {
        season: Season,
        /// Its cards; before the turn it may be of another season.
        cards: Compared,
    },
    /// How many cards show a season, for a lone player who wants the same number of each.
    Balance {
        season: Season,
        cards: Compared,
    },
}

/// What the best answer does.
#[allow(missing_docs, reason = "the names of the fields say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Risk {
    pub opponent: Seat,
    /// How many cards it flips away from the player's seasons.
    pub flipped: usize,
}

impl Explain for TurnOfTime {
    type Reason = Reason;
    type Risk = Risk;

    fn reasons(turn: &Comparison<'_, Self>) -> Vec<Weighted<Self>> {
        match turn.start.goal() {
            Some(Goal::Dominance) => vec![largest(turn)],
            Some(Goal::Balance) => balance(turn),
            None => against_others(turn),
        }
    }

    fn risk(turn: &Comparison<'_, Self>) -> Option<Risk> {
        let (opponent, reply) = turn.answer()?;
        let is_own = |season| turn.start.seasons_of(turn.seat).any(|own| own == season);
        let flips = reply.events.iter().filter(|(_, event)| {
            matches!(event, Event::Met { other_showed, other, .. }
                if is_own(*other_showed) && !is_own(*other))
        });
        Some(Risk {
            opponent,
            flipped: flips.count(),
        })
    }
}

fn cards(turn: &Comparison<'_, TurnOfTime>, season: Season) -> Compared {
    turn.compare(|state| state.grid().showing(season).len() as i32)
}

fn against_others(turn: &Comparison<'_, TurnOfTime>) -> Vec<Weighted<TurnOfTime>> {
    let mut reasons = Vec::new();
    let mut add = |reason, weight| reasons.push(Weighted::new(reason, weight));
    let points = turn.compare(|state| state.score().points[turn.seat]);
    if points.gain() != 0 || points.lead() > 0 {
        add(Reason::Points(points), 2.0 * points.lead() as f32);
    }
    for season in turn.start.seasons_of(turn.seat) {
        let cards = cards(turn, season);
        let lead = cards.lead() as f32;
        if cards.gain() > 0 {
            add(Reason::SeasonSpreads { season, cards }, 0.3 + lead);
        } else if lead > 0.0 {
            add(Reason::SeasonKeeps { season, cards }, lead);
        }
        let cards = turn.compare(|state| i32::from(state.grid().showing(season).largest_group()));
        if cards.gain() > 0 && cards.after > 1 {
            let weight = 0.2 + 0.4 * cards.lead() as f32;
            add(Reason::GroupGrows { season, cards }, weight);
        }
    }
    for opponent in turn.others() {
        for season in turn.start.seasons_of(opponent) {
            let cards = cards(turn, season);
            if cards.gain() < 0 {
                let reason = Reason::OpponentShrinks {
                    opponent,
                    season,
                    cards,
                };
                add(reason, 0.25 - 0.8 * cards.lead() as f32);
            }
        }
    }
    reasons.extend(protection(turn));
    reasons
}

/// How well the new card is protected: which seasons flip it, and on how many sides.
fn protection(turn: &Comparison<'_, TurnOfTime>) -> Option<Weighted<TurnOfTime>> {
    let new_card = |line: &TurnLine<TurnOfTime>| {
        let cell = line.events.iter().find_map(|(_, event)| match event {
            Event::Placed { cell, .. } => Some(*cell),
            _ => None,
        })?;
        let season = line.end.grid().card(cell)?.up;
        let sides = Side::ALL.into_iter().filter(|side| {
            let neighbour = cell.neighbour(*side);
            neighbour.is_some_and(|cell| line.end.grid().free().has(cell))
        });
        Some((season, sides.count() as i32))
    };
    let (season, open_sides) = new_card(&turn.best)?;
    let next_best = turn.other.as_ref().and_then(new_card).map(|(_, open)| open);
    let reason = Reason::Protected {
        season,
        flipped_by: Season::ALL
            .into_iter()
            .filter(|by| by.flips_with(season).other)
            .collect(),
        open_sides,
        next_best,
    };
    let lead = next_best.unwrap_or(open_sides) - open_sides;
    Some(Weighted::new(reason, 0.15 + 0.15 * lead as f32))
}

fn largest(turn: &Comparison<'_, TurnOfTime>) -> Weighted<TurnOfTime> {
    let (season, _) = largest_group(turn.best.end.grid());
    let cards = turn.compare(|state| i32::from(largest_group(state.grid()).1));
    Weighted::new(Reason::LargestGroup { season, cards }, 1.0)
}

fn balance(turn: &Comparison<'_, TurnOfTime>) -> Vec<Weighted<TurnOfTime>> {
    let mut reasons = Vec::new();
    for season in Season::ALL {
        let cards = cards(turn, season);
        if cards.gain() != 0 {
            let is_shared = cards.next_best == Some(cards.after);
            let weight = if is_shared { 0.5 } else { 1.0 };
            reasons.push(Weighted::new(Reason::Balance { season, cards }, weight));
        }
    }
    reasons
}
