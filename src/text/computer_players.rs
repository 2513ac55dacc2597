//! Texts about computer players and their results: hints, evaluation, turning points.

use super::{Language, Locale, name};
use bots::Forced;
use protocol::Suggestion;
use rules::{Event, Seat, State};

impl Locale {
    /// A bot is thinking.
    pub fn thinks(self, names: &[String], seat: Seat) -> String {
        match names {
            [_] => "The computer is thinking …".to_owned(),
            names => format!("{} is thinking …", name(names, seat)),
        }
    }

    /// It is a bot's turn, but bots are paused.
    pub fn waits(self, names: &[String], seat: Seat) -> String {
        match names {
            [_] => "The computer plays for you: \"Go on\" lets it act.".to_owned(),
            names => format!("It is {}'s turn: \"Go on\" lets it act.", name(names, seat)),
        }
    }

    /// The search for a bot's turn or a hint failed.
    pub const fn search_failed(self, turn: bool) -> &'static str {
        match (self.language, turn) {
            (Language::English, true) => "The computer player stopped. \"Go on\" starts it again.",
            (Language::English, false) => "No hint could be found just now.",
        }
    }

    /// A hint: what a strong player would do, its consequences, and how good it looks.
    pub fn hint(self, state: &State, suggestion: &Suggestion, names: &[String]) -> String {
        let Ok(action) = state.parse_action(&suggestion.action) else {
            return format!("Try this: {}.", suggestion.action);
        };
        let does = self.action(state, action);
        // The consequences are the reason; random outcomes are not revealed in advance.
        let events = state.clone().apply(action).unwrap_or_default();
        let follows: Vec<Event> = events
            .into_iter()
            .take_while(|event| !event.is_chance())
            .filter(|event| self.follows(event))
            .collect();
        let judgement = match (state.players(), suggestion.value) {
            _ if suggestion.forced.is_some() => "",
            (1 | 2, _) if suggestion.exact => "Nothing is better; all ways are counted to the end.",
            (1, 85..) => "Your goal is well in reach.",
            (1, 50..) => "It has a good chance.",
            (1, _) => "It looks best to a strong player.",
            (_, 80..) => "It should win.",
            (_, 60..) => "It puts you ahead.",
            (_, 40..) => "It keeps you in the game.",
            (_, _) => "It is the best that is left.",
        };
        let mut text = format!("Try this: {does}. ");
        for sentence in self.sentences(&follows, names) {
            text.push_str(&sentence);
            text.push(' ');
        }
        text.push_str(judgement);
        if suggestion.forced.is_some() {
            text.push_str(&format!("It {}.", self.leads_to(suggestion)));
        }
        text
    }

    /// What an action leads to: `wins in 3 turns`, or the winning chance.
    pub fn leads_to(self, suggestion: &Suggestion) -> String {
        match suggestion.forced {
            Some(forced) => self.forced(forced),
            None => format!("{} of 100", suggestion.value.min(100)),
        }
    }

    /// A forced result: `wins in 3 turns`, `draws`, `loses in 7 turns`, counting the
    /// player's own turns.
    fn forced(self, forced: Forced) -> String {
        match forced {
            Forced::Wins(0) => "wins".to_owned(),
            Forced::Wins(turns) => format!("wins in {}", self.count(turns, "turn", "turns")),
            Forced::Draws => "draws".to_owned(),
            Forced::Loses(0) => "loses".to_owned(),
            Forced::Loses(turns) => format!("loses in {}", self.count(turns, "turn", "turns")),
        }
    }

    /// Who is winning, judging by the best action of the seat to act.
    pub fn verdict(self, names: &[String], seat: Seat, best: &Suggestion) -> String {
        let own = name(names, seat);
        let other = names
            .iter()
            .zip(0..)
            .find(|(_, place)| *place != seat.index());
        let other = other.map_or("", |(name, _)| name.as_str());
        match (best.forced, names.len(), best.value) {
            (Some(Forced::Loses(turns)), 2, _) => {
                format!("{other} {}.", self.forced(Forced::Wins(turns)))
            }
            (Some(Forced::Draws), ..) => "Nobody can force a win.".to_owned(),
            (Some(forced), ..) => format!("{own} {}.", self.forced(forced)),
            (None, 1, value) => format!("Your goal: {value} of 100."),
            (None, _, 80..) => format!("{own} should win."),
            (None, _, 60..) => format!("{own} is ahead."),
            (None, 2, 40..) => "It is about even.".to_owned(),
            (None, 2, 20..) => format!("{other} is ahead."),
            (None, 2, _) => format!("{other} should win."),
            (None, _, value) => format!("{own} has {value} of 100."),
        }
    }

    /// A turning point: an action that changed the forced result.
    pub fn turning_point(self, name: &str, ply: usize, before: Forced, after: Forced) -> String {
        let could = match before {
            Forced::Wins(turns) => {
                format!("{name} could win in {}", self.count(turns, "turn", "turns"))
            }
            _ => format!("{name} could hold a draw"),
        };
        let now = match after {
            Forced::Draws => "after it nobody can force a win".to_owned(),
            other => format!("after it {name} {}", self.forced(other)),
        };
        format!("Action {}: {could}; {now}.", ply + 1)
    }
}
