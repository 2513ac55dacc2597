//! Milestones: what people are glad to have done once in a game. Each game lists its own, as data
//! with a pure function of the finished match.

use super::GameUi;
use l10n::Message;
use records::{Ending, Match, Player};
use rules::seat::PerSeat;
use rules::{Level, Seat};

pub struct Milestone<G: GameUi> {
    /// Stable name, stored with outcomes.
    pub id: &'static str,
    pub title: Message,
    /// What is to be done, in one sentence.
    pub text: Message,
    /// Whether a seat has reached it in a match.
    pub is_reached: fn(&Finished<'_, G>) -> bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MilestoneText {
    /// Stable name.
    pub id: &'static str,
    pub title: Message,
    /// What is to be done, in one sentence.
    pub text: Message,
}

impl<G: GameUi> Milestone<G> {
    /// To win against the strongest bot.
    pub(super) const fn beat_expert(title: Message, text: Message) -> Self {
        Self {
            id: "beat-expert",
            title,
            text,
            is_reached: |game| game.has_beaten(Level::Expert),
        }
    }

    pub(super) const fn words(&self) -> MilestoneText {
        MilestoneText {
            id: self.id,
            title: self.title,
            text: self.text,
        }
    }
}

/// A finished match as a seat has played it.
pub struct Finished<'a, G: GameUi> {
    /// The match, at its end.
    pub record: &'a Match,
    /// The last state.
    pub state: &'a G,
    /// Why it ended.
    pub ending: Ending,
    pub ranks: PerSeat<u8>,
    pub seat: Seat,
    /// The seat that took the first turn.
    pub first_seat: Seat,
    /// The events of the whole match.
    pub events: &'a [G::Event],
}

impl<G: GameUi> Finished<'_, G> {
    /// Whether the seat has won: alone in the first place, and not because others gave up.
    pub fn has_won(&self) -> bool {
        let mut others = self.ranks.iter().filter(|(seat, _)| *seat != self.seat);
        let is_first = self.ranks[self.seat] == 1;
        is_first && others.all(|(_, place)| *place > 1) && self.is_played_out()
    }

    /// Whether the match was played to its end.
    pub const fn is_played_out(&self) -> bool {
        matches!(self.ending, Ending::Rules(_))
    }

    /// Whether the seat has won a solo game with this choice of an option.
    pub fn has_won_alone(&self, option: &str, choice: &str) -> bool {
        let mut choices = self.record.setup().choices();
        let is_chosen = choices.any(|(set, chosen)| set.id == option && chosen == choice);
        self.players() == 1 && is_chosen && self.has_won()
    }

    /// Whether the seat has won against a bot of this level or above.
    pub fn has_beaten(&self, level: Level) -> bool {
        self.has_won() && self.has_opponent_of(level)
    }

    /// Whether one of the opponents is a bot of this level or above.
    pub fn has_opponent_of(&self, level: Level) -> bool {
        Seat::all(self.players())
            .zip(self.record.seats())
            .filter(|(seat, _)| *seat != self.seat)
            .any(|(_, config)| match config.player {
                Player::Human => false,
                Player::Bot(bot_level) => bot_level >= level,
                Player::Matched(strength) => strength.level() >= level,
            })
    }

    pub fn players(&self) -> u8 {
        self.ranks.players()
    }

    /// The number of turns that were played.
    pub fn turns(&self) -> u32 {
        self.record
            .entries()
            .len()
            .checked_sub(1)
            .map_or(0, |last| self.record.position_at(last).state().turn())
    }
}

/// The milestones that each seat of a finished match has reached, by their stable names; bots
/// reach none.
pub(super) fn reached<G: GameUi>(record: &Match) -> Vec<Vec<&'static str>> {
    let position = record.position();
    let players = record.setup().players();
    let (Some(ending), Some(state)) = (position.ending(), G::from_state(position.state())) else {
        return Vec::new();
    };
    let mut first_seat = None;
    let mut events = Vec::new();
    for step in record.replay_from(0) {
        first_seat = first_seat.or(step.to_act);
        events.extend(step.events.iter().filter_map(G::from_event).cloned());
    }
    let ranks = position.ranks();
    Seat::all(players)
        .zip(record.seats())
        .map(|(seat, config)| {
            if config.player != Player::Human || position.resigned()[seat] {
                return Vec::new();
            }
            let finished = Finished {
                record,
                state,
                ending,
                ranks,
                seat,
                first_seat: first_seat.unwrap_or(Seat::FIRST),
                events: &events,
            };
            G::MILESTONES
                .iter()
                .filter(|milestone| (milestone.is_reached)(&finished))
                .map(|milestone| milestone.id)
                .collect()
        })
        .collect()
}

#[cfg(test)]
pub mod testing {
    //! Milestones of recorded games.

    use records::{Match, Player, text};
    use rules::Seat;

    /// The recorded match with this name, with these players instead of the recorded ones.
    pub fn recorded(name: &str, players: &[Player]) -> Match {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/crates/records/tests/fixtures");
        let written = std::fs::read_to_string(format!("{folder}/{name}.txt"))
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut record = text::read(&written).unwrap_or_else(|error| panic!("{name}: {error}"));
        for (seat, player) in Seat::all(u8::MAX).zip(players) {
            record.set_player(seat, *player);
        }
        record
    }

    /// The milestones that a seat, counted from 1, has reached.
    pub fn reached_by(record: &Match, seat: usize) -> Vec<&'static str> {
        let all = crate::games::milestones(record);
        all.into_iter().nth(seat - 1).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use crate::games::milestone_texts;
    use records::{Entry, Match, Player, SeatConfig};
    use rules::{GameId, Level, Seat, Setup};
    use std::collections::BTreeSet;
    use text::Locale;

    #[test]
    fn every_game_has_milestones_with_names_of_their_own() {
        for game in GameId::listed() {
            let milestones = milestone_texts(game);
            assert!((3..=6).contains(&milestones.len()), "{game:?}");
            let ids: BTreeSet<&str> = milestones.iter().map(|milestone| milestone.id).collect();
            assert_eq!(ids.len(), milestones.len(), "{game:?}");
            for milestone in milestones {
                let [title, text] =
                    [milestone.title, milestone.text].map(|it| Locale::ENGLISH.text(it));
                assert!(text.ends_with('.'), "{text}");
                assert!(!title.ends_with('.'), "{title}");
            }
        }
    }

    #[test]
    fn a_bot_that_somebody_else_gave_up_against_is_not_beaten() {
        for game in GameId::ALL {
            let setup = Setup::new(*game, 2, 0).unwrap();
            let mut seats = vec![SeatConfig::unnamed(Player::Human); 2];
            seats[1].player = Player::Bot(Level::Expert);
            for seat in Seat::all(2) {
                let mut record = Match::new(setup.clone(), seats.clone()).unwrap();
                record.apply_entry(Entry::Resign(seat)).unwrap();
                let reached = crate::games::milestones(&record);
                assert!(reached.iter().all(Vec::is_empty), "{reached:?}");
            }
        }
    }
}
