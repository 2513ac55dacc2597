//! Texts about computer players and their results: hints, evaluation, turning points.

use super::{Language, Locale, Names, name, possessive_within, subject};
use bots::Forced;
use protocol::{Outlook, Suggestion};
use rules::Seat;

/// A hint in words.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HintText {
    /// What to do, one instruction for each action.
    pub steps: Vec<String>,
    /// What it gains, each with the index of the action that brings it.
    pub reasons: Vec<(String, usize)>,
    /// How it compares with the next best turn.
    pub verdict: String,
    /// What it risks.
    pub risk: Option<String>,
}

impl Locale {
    /// The status while a bot is thinking.
    pub fn thinking_status(self, names: &Names, seat: Seat) -> String {
        match names.len() {
            1 => "The computer is thinking …".to_owned(),
            _ => format!("{} is thinking …", name(names, seat)),
        }
    }

    /// The status while bots are paused before a bot's turn.
    pub fn paused_status(self, names: &Names, seat: Seat) -> String {
        match names.len() {
            1 => "Paused. Resume to let the computer play for you.".to_owned(),
            _ => format!("Paused before {} turn.", possessive_within(names, seat)),
        }
    }

    /// The search for a bot's turn or a hint failed.
    pub const fn search_failed(self, turn: bool) -> &'static str {
        match (self.language, turn) {
            (Language::English, true) => {
                "The bot stopped unexpectedly, or could not be loaded. Resume to restart it."
            }
            (Language::English, false) => "No hint is available right now.",
        }
    }

    /// A hint as one text, to be read out.
    pub fn hint(self, hint: &HintText) -> String {
        let mut text = format!("Try this: {}.", hint.steps.join(", then "));
        for (reason, _) in &hint.reasons {
            text.push(' ');
            text.push_str(reason);
        }
        if let Some(risk) = &hint.risk {
            text.push_str(" Keep in mind: ");
            text.push_str(risk);
        }
        text.push(' ');
        text.push_str(&hint.verdict);
        text
    }

    /// What the best action of a solved game leads to, and the next best.
    pub fn exact_verdict(self, best: &Suggestion, next: Option<&Suggestion>) -> String {
        let outcome = self.suggestion_outcome(best);
        let kind = |forced: Forced| match forced {
            Forced::Wins(_) => 2,
            Forced::Draws => 1,
            Forced::Loses(_) => 0,
        };
        let (Some(best), Some(next)) = (best.forced, next.and_then(|next| next.forced)) else {
            return format!("It {outcome}.");
        };
        match (kind(best), kind(next)) {
            (2, 0) => format!("It {outcome}. Everything else loses."),
            (2, 1) => format!("It {outcome}. Everything else gives the win away."),
            (1, 0) => "It holds the draw. Everything else loses.".to_owned(),
            (0, _) => format!("It {outcome}, but holds out longest."),
            _ => {
                let other = self.forced_outcome(next);
                format!("It {outcome}. The next best action {other}.")
            }
        }
    }

    /// What an action leads to: `wins in 3 turns`, or the winning chance.
    pub fn suggestion_outcome(self, suggestion: &Suggestion) -> String {
        match suggestion.forced {
            Some(forced) => self.forced_outcome(forced),
            None => format!("{}%", suggestion.value.min(100)),
        }
    }

    /// A forced result: `wins in 3 turns`, `draws`, `loses in 7 turns`, counting the
    /// player's own turns.
    fn forced_outcome(self, forced: Forced) -> String {
        match forced {
            Forced::Wins(0) => "wins".to_owned(),
            Forced::Wins(turns) => format!("wins in {}", self.count(turns, "turn", "turns")),
            Forced::Draws => "draws".to_owned(),
            Forced::Loses(0) => "loses".to_owned(),
            Forced::Loses(turns) => format!("loses in {}", self.count(turns, "turn", "turns")),
        }
    }

    /// Who is winning: how the game ends if that is known of the best action of the seat
    /// to act, or else the chances of all seats.
    pub fn verdict(
        self,
        names: &Names,
        seat: Seat,
        best: &Suggestion,
        outlook: &Outlook,
    ) -> String {
        let other = Seat::all(names.len() as u8)
            .find(|other| *other != seat)
            .unwrap_or(seat);
        let verdict = match (best.forced, names.len()) {
            (Some(Forced::Loses(turns)), 2) => {
                self.forced_headline(names, other, Forced::Wins(turns))
            }
            (Some(Forced::Draws), _) => "Nobody can force a win".to_owned(),
            (Some(forced), _) => self.forced_headline(names, seat, forced),
            (None, 1) => {
                let chance = outlook.chances.first().copied().unwrap_or_default();
                format!("Chance of reaching your goal: {}", self.percent(chance))
            }
            (None, _) => self.leader(names, &outlook.chances),
        };
        format!("{verdict}.")
    }

    /// Who has the greatest chance, and by how much.
    fn leader(self, names: &Names, chances: &[u16]) -> String {
        let mut ranked: Vec<(Seat, u16)> = Seat::all(names.len() as u8)
            .zip(chances.iter().copied())
            .collect();
        ranked.sort_by_key(|(_, chance)| core::cmp::Reverse(*chance));
        match *ranked {
            [(_, best), (_, next), ..] if best.abs_diff(next) < 50 => {
                let close = ranked.iter().filter(|(_, chance)| best - chance < 50);
                if close.count() == ranked.len() {
                    "The game is about even".to_owned()
                } else {
                    "It is a close race for the lead".to_owned()
                }
            }
            [(seat, 800..), ..] => format!("{} should win", name(names, seat)),
            [(seat, _), ..] => subject(names, seat, "is ahead", "are ahead"),
            [] => String::new(),
        }
    }

    /// A chance of this many thousandths: `64%`; what is not certain is never 0 or 100.
    pub fn percent(self, chance: u16) -> String {
        match chance {
            0 => "0%".to_owned(),
            1..=9 => "under 1%".to_owned(),
            991..=999 => "over 99%".to_owned(),
            chance => format!("{}%", (chance.min(1000) + 5) / 10),
        }
    }

    /// A forced result of a seat: `Ada wins in 3 turns`, `You lose`.
    fn forced_headline(self, names: &Names, seat: Seat, forced: Forced) -> String {
        let result = self.forced_outcome(forced);
        let (verb, rest) = match result.split_once(' ') {
            Some((verb, rest)) => (verb, format!(" {rest}")),
            None => (result.as_str(), String::new()),
        };
        let stem = verb.strip_suffix('s').unwrap_or(verb);
        format!("{}{rest}", subject(names, seat, verb, stem))
    }

    /// A costly action, in games without certain results: what was played and what it cost.
    pub fn costly_action(self, turn: u32, action: &str, loss: u16) -> String {
        format!("Turn {turn}: {action}. Cost {}.", self.percent(loss))
    }

    /// A costly action that changed how the game ends with best play.
    pub fn turning_point(
        self,
        names: &Names,
        seat: Seat,
        ply: usize,
        before: Forced,
        after: Forced,
    ) -> String {
        let name = name(names, seat);
        let could = match before {
            Forced::Wins(turns) => {
                let turns = self.count(turns, "turn", "turns");
                format!("{name} could have won in {turns}")
            }
            _ => format!("{name} could have held a draw"),
        };
        let now = match after {
            Forced::Draws => "nobody can force a win now".to_owned(),
            other => {
                let result = self.forced_headline(names, seat, other);
                // Within the sentence, "You" is not a name.
                match result.strip_prefix("You ") {
                    Some(rest) if names.addresses(seat) => format!("now you {rest}"),
                    _ => format!("now {result}"),
                }
            }
        };
        format!("Action {}: {could}; {now}.", ply + 1)
    }

    /// What would have been better than a costly action.
    pub fn better_action(self, action: &str) -> String {
        format!("Better: {action}.")
    }

    /// The principal variation in words, from the actions of each seat.
    pub fn principal_variation(self, names: &Names, line: &[(Seat, String)]) -> String {
        let mut text = String::new();
        let mut last = None;
        for (seat, action) in line {
            if last == Some(*seat) {
                text.push_str(", then ");
            } else {
                if last.is_some() {
                    text.push_str("; ");
                }
                if names.len() > 1 {
                    text.push_str(&format!("{}: ", name(names, *seat)));
                }
            }
            text.push_str(action);
            last = Some(*seat);
        }
        format!("It might have gone on like this: {text}.")
    }

    /// A point of the curve: whose turn it was, what was played, and the chances of all.
    pub fn curve_point(
        self,
        names: &Names,
        turn: u32,
        seat: Seat,
        action: Option<&str>,
        chances: &[u16],
    ) -> String {
        let whose = match names.len() {
            1 => format!("Turn {turn}"),
            _ => format!("Turn {turn}, {}", name(names, seat)),
        };
        let action = action
            .map(|action| format!(": {action}"))
            .unwrap_or_default();
        format!("{whose}{action}. {}.", self.chances(names, chances))
    }

    /// The chances of all seats: `Ada 64 %, Ben 36 %`.
    pub fn chances(self, names: &Names, chances: &[u16]) -> String {
        names
            .iter()
            .zip(chances)
            .map(|(name, chance)| match names.len() {
                1 => self.percent(*chance),
                _ => format!("{name} {}", self.percent(*chance)),
            })
            .collect::<Vec<_>>()
            .join(", ")
    }
}
