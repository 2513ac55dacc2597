//! Why a turn is good, as data: what it gains over the next best turn and what it risks.
//! The hint search finds the turns, each game says what is different after them
//! ([`Explain`]), and [`explain`] chooses what is worth telling. A user interface puts it
//! into words.

use core::fmt::Debug;
use rules::registry::RegisteredGame;
use rules::{Action, Event, Seat, State};

/// The number of reasons that are given, at most.
const MAX_REASONS: usize = 3;
/// Reasons that weigh less are given only if there is no other.
const MIN_WEIGHT: f32 = 0.25;
/// The weight of points that the next best turn brings too.
const SHARED_POINTS: f32 = 0.1;

/// A game whose turns can be explained.
pub trait Explain: RegisteredGame {
    /// Something that a turn gains.
    type Reason: Clone + Debug + PartialEq;
    /// Something that a turn risks or costs.
    type Risk: Clone + Debug + PartialEq;

    /// What a turn gains, in any order. Kinds of points that no reason is about are added
    /// by [`explain`].
    fn reasons(_turn: &Comparison<'_, Self>) -> Vec<Weighted<Self>> {
        Vec::new()
    }

    /// What a turn risks, if there is anything to say.
    fn risk(_turn: &Comparison<'_, Self>) -> Option<Self::Risk> {
        None
    }
}

/// Actions of one turn, and where they lead as far as that is known beforehand.
#[derive(Clone, Debug)]
pub struct TurnLine<G: RegisteredGame> {
    /// All its actions.
    pub actions: Vec<G::Action>,
    /// What happens, each with the index of its action, up to the first thing that chance
    /// decides.
    pub events: Vec<(usize, G::Event)>,
    /// What the last action causes before it reveals something; it is not part of `end`.
    pub last_events: Vec<G::Event>,
    /// The state after the actions that reveal nothing.
    pub end: G,
}

impl<G: RegisteredGame> TurnLine<G> {
    /// Applies the actions; `None` if there are none or one is illegal.
    fn play(start: &State, actions: &[Action]) -> Option<Self> {
        let mut state = start.clone();
        let mut events = Vec::new();
        let mut last_events = Vec::new();
        for (index, action) in actions.iter().enumerate() {
            let mut next = state.clone();
            let caused = next.apply(*action).ok()?;
            let known: Vec<G::Event> = caused
                .iter()
                .take_while(|event| !event.is_chance())
                .filter_map(|event| G::from_event(event).cloned())
                .collect();
            events.extend(known.iter().cloned().map(|event| (index, event)));
            if caused.iter().any(Event::is_chance) {
                last_events = known;
                break;
            }
            state = next;
        }
        let actions: Vec<G::Action> = actions.iter().filter_map(|a| G::from_action(*a)).collect();
        let end = G::from_state(&state)?.clone();
        (!actions.is_empty()).then_some(Self {
            actions,
            events,
            last_events,
            end,
        })
    }
}

/// A turn beside the next best.
#[derive(Clone, Debug)]
pub struct Comparison<'a, G: RegisteredGame> {
    /// The state before the turn.
    pub start: &'a G,
    /// The seat that takes the turn.
    pub seat: Seat,
    /// The turn to be explained.
    pub best: TurnLine<G>,
    /// The next best turn that leads to another position.
    pub other: Option<TurnLine<G>>,
    /// How the next player may answer.
    pub reply: Option<TurnLine<G>>,
}

impl<G: RegisteredGame> Comparison<'_, G> {
    /// The seats of the others.
    pub fn others(&self) -> impl Iterator<Item = Seat> + use<G> {
        let seat = self.seat;
        Seat::all(self.start.players()).filter(move |other| *other != seat)
    }

    /// The answer, with the seat that gives it.
    pub fn answer(&self) -> Option<(Seat, &TurnLine<G>)> {
        self.best.end.to_act().zip(self.reply.as_ref())
    }

    /// A value of the states before and after the turns.
    pub fn compare<T>(&self, value: impl Fn(&G) -> T) -> Compared<T> {
        self.compare_lines(value(self.start), |line| value(&line.end))
    }

    /// A value before the turns, and what it is after each.
    pub fn compare_lines<'b, T>(
        &'b self,
        before: T,
        value: impl Fn(&'b TurnLine<G>) -> T,
    ) -> Compared<T> {
        Compared {
            before,
            after: value(&self.best),
            next_best: self.other.as_ref().map(value),
        }
    }
}

/// A value that a turn changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Compared<T = i32> {
    /// The value before the turn.
    pub before: T,
    /// The value after it.
    pub after: T,
    /// The value after the next best turn, if there is one.
    pub next_best: Option<T>,
}

impl<T> Compared<T> {
    /// The same of a part of the value, or of what follows from it.
    pub fn map<U>(&self, part: impl Fn(&T) -> U) -> Compared<U> {
        Compared {
            before: part(&self.before),
            after: part(&self.after),
            next_best: self.next_best.as_ref().map(part),
        }
    }
}

impl<T: Copy> Compared<T> {
    /// What the turn is measured against: the value after the next best turn, or else
    /// before the turn.
    pub fn baseline(self) -> T {
        self.next_best.unwrap_or(self.before)
    }
}

impl Compared {
    /// How much the turn adds.
    pub const fn gain(self) -> i32 {
        self.after - self.before
    }

    /// How much more there is than after the next best turn.
    pub fn lead(self) -> i32 {
        self.after - self.baseline()
    }
}

/// What a turn gains.
#[derive(Clone, Debug, PartialEq)]
pub enum Reason<G: Explain> {
    /// Something that the game says.
    OfGame(G::Reason),
    /// Points of one kind.
    Points {
        /// What they are for.
        kind: G::ScoreKind,
        /// The points if the game ended now.
        points: Compared,
    },
}

/// What a turn risks.
#[derive(Clone, Debug, PartialEq)]
pub enum Risk<G: Explain> {
    /// Something that the game says.
    OfGame(G::Risk),
    /// It costs points of one kind.
    Points {
        /// What they were for.
        kind: G::ScoreKind,
        /// How many are lost.
        points: i32,
    },
}

/// A reason with what it is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighted<G: Explain> {
    /// What the turn gains.
    pub reason: Reason<G>,
    /// How much it is worth, in points or what is about as good. It only decides what is told.
    pub weight: f32,
    /// Index of the action that brings it.
    pub step: usize,
    /// The kind of points that it is about.
    pub kind: Option<G::ScoreKind>,
}

impl<G: Explain> Weighted<G> {
    /// A reason of the game that the first action brings and that is not about points.
    pub const fn new(reason: G::Reason, weight: f32) -> Self {
        Self {
            reason: Reason::OfGame(reason),
            weight,
            step: 0,
            kind: None,
        }
    }

    /// The same, brought by another action.
    #[must_use]
    pub fn at(self, step: usize) -> Self {
        Self { step, ..self }
    }

    /// The same, about points of this kind.
    #[must_use]
    pub fn about(self, kind: G::ScoreKind) -> Self {
        Self {
            kind: Some(kind),
            ..self
        }
    }
}

/// Why a turn is good.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation<G: Explain> {
    /// The seat that takes the turn.
    pub seat: Seat,
    /// What it gains, the most important first.
    pub reasons: Vec<Weighted<G>>,
    /// What it risks.
    pub risk: Option<Risk<G>>,
}

/// Why the actions of a `line` are a good turn in a state, compared with the `alternative`,
/// the next best turn, and with the `reply` that the next player may give. Either may be
/// empty. `None` if the line is, or if an action is illegal.
///
/// ```
/// use bots::{explain, hint};
/// use rules::games::turn_of_time::TurnOfTime;
/// use rules::{GameId, Setup, State};
///
/// let setup = Setup::new(GameId::TurnOfTime, 2, 7)?;
/// let state = State::start(&setup);
/// let mut search = hint(&state, 1).expect("the game goes on");
/// search.finish();
/// let lines = search.turn_lines().expect("it is a hint");
/// let explanation =
///     explain::<TurnOfTime>(&state, &lines.best, &lines.alternative, &lines.reply);
/// assert!(explanation.is_some_and(|explanation| !explanation.reasons.is_empty()));
/// # Ok::<(), rules::SetupError>(())
/// ```
pub fn explain<G: Explain>(
    state: &State,
    line: &[Action],
    alternative: &[Action],
    reply: &[Action],
) -> Option<Explanation<G>> {
    let best = TurnLine::<G>::play(state, line)?;
    let end = best.end.clone().into_state();
    let turn = Comparison {
        start: G::from_state(state)?,
        seat: state.to_act()?,
        best,
        other: TurnLine::play(state, alternative),
        reply: TurnLine::play(&end, reply),
    };
    let points = points_by_kind(&turn);
    let risk = G::risk(&turn).map(Risk::OfGame);
    Some(Explanation {
        seat: turn.seat,
        reasons: chosen(G::reasons(&turn), &points),
        risk: risk.or_else(|| greatest_cost(&points)),
    })
}

/// The points of the seat by kind, if the game ended now.
fn points_by_kind<G: Explain>(turn: &Comparison<'_, G>) -> Vec<(G::ScoreKind, Compared)> {
    let points = |state: &G, kind| {
        let items = state.score_items().into_iter();
        items
            .filter(|(seat, _, item)| *seat == turn.seat && G::score_kind(item) == Some(kind))
            .map(|(_, points, _)| points)
            .sum()
    };
    G::SCORE_KINDS
        .iter()
        .map(|kind| (*kind, turn.compare(|state| points(state, *kind))))
        .collect()
}

/// The most important of the game's reasons and of the kinds of points of which the game
/// says nothing.
fn chosen<G: Explain>(
    mut reasons: Vec<Weighted<G>>,
    points: &[(G::ScoreKind, Compared)],
) -> Vec<Weighted<G>> {
    let covered: Vec<G::ScoreKind> = reasons.iter().filter_map(|reason| reason.kind).collect();
    for &(kind, points) in points {
        if points.gain() > 0 && !covered.contains(&kind) {
            let lead = points.lead();
            reasons.push(Weighted {
                reason: Reason::Points { kind, points },
                weight: if lead > 0 { lead as f32 } else { SHARED_POINTS },
                step: 0,
                kind: Some(kind),
            });
        }
    }
    reasons.retain(|reason| reason.weight > 0.0);
    reasons.sort_by(|a, b| b.weight.total_cmp(&a.weight));
    let important = reasons.iter().filter(|reason| reason.weight >= MIN_WEIGHT);
    let count = important.count().clamp(1, MAX_REASONS);
    reasons.truncate(count);
    reasons
}

/// The kind of points of which the turn costs most.
fn greatest_cost<G: Explain>(points: &[(G::ScoreKind, Compared)]) -> Option<Risk<G>> {
    points
        .iter()
        .map(|(kind, points)| (*kind, -points.gain()))
        .filter(|(_, cost)| *cost > 0)
        .max_by_key(|(_, cost)| *cost)
        .map(|(kind, points)| Risk::Points { kind, points })
}
