//! Why the turn of a hint is good: what it gains over the next best turn, and what it
//! risks. The search finds the turns; each game says what is different after them.

use super::GameUi;
use crate::text::{HintText, Locale, Names, name, possessive_within};
use app_core::session::Hint;
use rules::{Event, Seat, State};

/// The number of reasons that are given, at most.
const MAX_REASONS: usize = 3;
/// Differences that weigh less than this are not worth a reason of their own.
const MIN_WEIGHT: f32 = 0.25;
/// Below this lead in the chances, in percent, other turns are about as good.
const SMALL_LEAD: u32 = 2;

/// Actions of one turn, and where they lead as far as that is known beforehand.
pub struct TurnLine<G: GameUi> {
    pub actions: Vec<G::Action>,
    /// What happens, each with the index of its action, up to the first thing that chance
    /// decides.
    pub events: Vec<(usize, G::Event)>,
    /// What the last action causes before it reveals something; it is not part of `end`.
    pub last_events: Vec<G::Event>,
    /// The state after the actions that reveal nothing.
    pub end: G,
}

impl<G: GameUi> TurnLine<G> {
    /// Applies the actions; `None` if there are none or one is illegal.
    fn play(start: &State, actions: &[rules::Action]) -> Option<Self> {
        let mut state = start.clone();
        let mut line = Self {
            actions: actions.iter().filter_map(|a| G::from_action(*a)).collect(),
            events: Vec::new(),
            last_events: Vec::new(),
            end: G::from_state(start)?.clone(),
        };
        for (index, action) in actions.iter().enumerate() {
            let mut next = state.clone();
            let events = next.apply(*action).ok()?;
            let known: Vec<G::Event> = events
                .iter()
                .take_while(|event| !event.is_chance())
                .filter_map(|e| G::from_event(e).cloned())
                .collect();
            let indexed = known.iter().cloned().map(|event| (index, event));
            line.events.extend(indexed);
            if events.iter().any(Event::is_chance) {
                line.last_events = known;
                break;
            }
            state = next;
        }
        line.end = G::from_state(&state)?.clone();
        (!actions.is_empty()).then_some(line)
    }

    /// The seat to act next, as far as that is known.
    pub fn next_seat(&self) -> Option<Seat> {
        self.end.to_act()
    }
}

/// The turn of a hint beside the next best.
pub struct Comparison<'a, G: GameUi> {
    pub locale: Locale,
    pub names: &'a Names,
    /// The state before the turn.
    pub start: &'a G,
    /// The seat that takes the turn.
    pub seat: Seat,
    /// The turn of the hint.
    pub best: TurnLine<G>,
    /// The next best turn that leads to another position.
    pub other: Option<TurnLine<G>>,
    /// How the next player may answer.
    pub reply: Option<TurnLine<G>>,
}

impl<G: GameUi> Comparison<'_, G> {
    /// The seats of the others.
    pub fn others(&self) -> impl Iterator<Item = Seat> + use<G> {
        let seat = self.seat;
        Seat::all(self.start.players()).filter(move |other| *other != seat)
    }

    pub fn name(&self, seat: Seat) -> &str {
        name(self.names, seat)
    }

    /// A player as an owner within a sentence.
    pub fn possessive(&self, seat: Seat) -> String {
        possessive_within(self.names, seat)
    }

    /// The number after the next best turn in brackets, if it differs from that after the best.
    pub fn next_best_note(&self, best: i32, other: Option<i32>) -> String {
        match other {
            Some(other) if other != best => format!(" (next best: {other})"),
            _ => String::new(),
        }
    }
}

/// Something that the turn gains.
#[derive(Clone, Debug, PartialEq)]
pub struct Reason {
    /// A sentence.
    pub text: String,
    /// Index of the action that brings it.
    pub step: usize,
    /// How much it is worth, in points or what is about as good.
    pub weight: f32,
    /// The kind of points that it is about, as an index of the game's kinds.
    pub kind: Option<usize>,
}

/// A seat's points of one kind if the game ended now.
fn points_of_kind<G: GameUi>(state: &G, seat: Seat, kind: usize) -> i32 {
    state
        .score_items()
        .into_iter()
        .filter(|(scorer, _, item)| *scorer == seat && G::score_kind(item) == kind)
        .map(|(_, points, _)| points)
        .sum()
}

/// What the turn gains by kind of points, weighed by the lead over the next best turn.
fn points_by_kind<G: GameUi>(turn: &Comparison<'_, G>) -> Vec<Reason> {
    let count = |state: &G, kind| points_of_kind(state, turn.seat, kind);
    let mut reasons = Vec::new();
    for (kind, label) in G::INFO.score_kinds.iter().enumerate() {
        let before = count(turn.start, kind);
        let best = count(&turn.best.end, kind);
        let other = turn.other.as_ref().map(|o| count(&o.end, kind));
        let gain = best - before;
        let lead = best - other.unwrap_or(before);
        if gain > 0 {
            let points = turn.locale.points(gain);
            let more = match other {
                Some(other) if other != best => match other - before {
                    0 => " (next best: none)".to_owned(),
                    more => format!(" (next best: {})", turn.locale.points(more)),
                },
                _ => String::new(),
            };
            // What both turns bring is no reason for this one.
            let weight = if lead > 0 { lead as f32 } else { 0.1 };
            reasons.push(Reason {
                text: format!("{label}: {points} more for you{more}."),
                step: 0,
                weight,
                kind: Some(kind),
            });
        }
    }
    reasons
}

/// What the turn costs by kind of points.
fn costs_by_kind<G: GameUi>(turn: &Comparison<'_, G>) -> Option<String> {
    let count = |state: &G, kind| points_of_kind(state, turn.seat, kind);
    let (cost, label) = G::INFO
        .score_kinds
        .iter()
        .enumerate()
        .filter_map(|(kind, label)| {
            let cost = count(turn.start, kind) - count(&turn.best.end, kind);
            (cost > 0).then_some((cost, *label))
        })
        .max_by_key(|(cost, _)| *cost)?;
    Some(format!("{label}: {} less.", turn.locale.points(cost)))
}

/// The words of a hint.
pub(super) fn hint_text_of<G: GameUi>(
    locale: Locale,
    state: &State,
    hint: &Hint,
    names: &Names,
) -> Option<HintText> {
    let start = G::from_state(state)?;
    let best = TurnLine::<G>::play(state, &hint.line)?;
    let end = best.end.clone().into_state();
    let turn = Comparison {
        locale,
        names,
        start,
        seat: state.to_act()?,
        best,
        other: TurnLine::play(state, &hint.other),
        reply: TurnLine::play(&end, &hint.reply),
    };
    let mut reasons = G::reasons(&turn);
    // The game's own reasons say more.
    let covered: Vec<usize> = reasons.iter().filter_map(|reason| reason.kind).collect();
    let by_kind = points_by_kind(&turn).into_iter();
    reasons
        .extend(by_kind.filter(|reason| reason.kind.is_none_or(|kind| !covered.contains(&kind))));
    reasons.retain(|reason| reason.weight > 0.0);
    reasons.sort_by(|a, b| b.weight.total_cmp(&a.weight));
    let mut kept: Vec<Reason> = Vec::new();
    for reason in reasons {
        let is_worth_it = reason.weight >= MIN_WEIGHT || kept.is_empty();
        if kept.len() < MAX_REASONS && is_worth_it {
            kept.push(reason);
        }
    }
    Some(HintText {
        steps: steps(&turn, state),
        verdict: verdict(locale, state.players(), hint),
        risk: G::risk(&turn).or_else(|| costs_by_kind(&turn)),
        reasons: kept.into_iter().map(|r| (r.text, r.step)).collect(),
    })
}

fn steps<G: GameUi>(turn: &Comparison<'_, G>, start: &State) -> Vec<String> {
    let mut state = start.clone();
    let mut steps = Vec::new();
    for action in &turn.best.actions {
        let Some(typed) = G::from_state(&state) else {
            break;
        };
        steps.push(typed.step(turn.locale, *action));
        if state.apply_silent(G::into_action(*action)).is_err() {
            break;
        }
    }
    steps
}

/// How the turn compares with the next best action: exactly where the game is solved.
fn verdict(locale: Locale, players: u8, hint: &Hint) -> String {
    let mut suggestions = hint.suggestions.iter();
    let Some(best) = suggestions.next() else {
        return String::new();
    };
    let next = suggestions.next();
    if best.forced.is_some() {
        return locale.exact_verdict(best, next);
    }
    match next {
        None => "There is nothing else to do.".to_owned(),
        Some(next) if best.exact => match best.value.cmp(&next.value) {
            core::cmp::Ordering::Greater => {
                "Worked out to the end: everything else is worse.".to_owned()
            }
            _ => "Worked out to the end: nothing is better, but others are as good.".to_owned(),
        },
        Some(next) => {
            let lead = best.value.saturating_sub(next.value);
            let chance = best.value.min(100);
            let label = match players {
                1 => "Chance of reaching your goal",
                _ => "Chance of winning",
            };
            if lead < SMALL_LEAD {
                format!("{label}: {chance}%. Other turns are about as good.")
            } else {
                format!(
                    "{label}: {chance}%, against {}% with the next best.",
                    next.value
                )
            }
        }
    }
}
