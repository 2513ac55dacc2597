//! A test rig: a session whose worker, timers and storage are driven by the test.

use crate::session::{
    Announcement, Effect, SearchJob, Session, SessionAction, SessionConfig, StoredReview, Timer,
    WorkerAnswer,
};
use crate::settings::{Coaching, Pace, TurnEnd};
use crate::store::Mailbox;
use ::bots::Forced;
use protocol::{Answer, Outlook, RequestId, Suggestion};
use records::{Correspondence, Entry, Match, Player, SeatConfig, TableRules, Title, UndoPolicy};
use rules::{GameId, Level, Seat, Setup, State};

/// A human player.
pub const HUMAN: Player = Player::Human;
/// A weak bot.
pub const NOVICE: Player = Player::Bot(Level::Novice);
/// A strong bot.
pub const EXPERT: Player = Player::Bot(Level::Expert);

/// Duration of every animation, in milliseconds.
pub const MOVEMENT_MS: u32 = 700;

/// A new match of Turn of Time, always with the same deal.
pub fn new_match(players: &[Player]) -> Match {
    match_of(GameId::TurnOfTime, players)
}

/// A new match of any game.
pub fn match_of(game: GameId, players: &[Player]) -> Match {
    let setup = Setup::new(game, players.len() as u8, 7).unwrap();
    let seats = players.iter().copied().map(SeatConfig::unnamed).collect();
    Match::new(setup, seats).unwrap()
}

/// A match by link, always with the same deal, after some actions; the first seat is the host's.
pub fn match_by_link(players: &[Player], actions: usize) -> Match {
    let (id, host) = (1, Seat::FIRST);
    let mut record = new_match(players).with_correspondence(Correspondence { id, host });
    for _ in 0..actions {
        let action = record.state().legal_actions()[0];
        record.apply(action).unwrap();
    }
    record
}

/// A match with this undo policy.
pub fn match_with_undo(players: &[Player], undo: UndoPolicy) -> Match {
    let rules = TableRules {
        undo,
        ..TableRules::default()
    };
    new_match(players).with_table_rules(rules)
}

/// A match without aids.
pub fn match_without_aids(players: &[Player]) -> Match {
    let rules = TableRules {
        aids: false,
        ..TableRules::default()
    };
    new_match(players).with_table_rules(rules)
}

/// A seat by its number, from 0.
pub fn seat(number: u8) -> Seat {
    Seat::all(5).nth(usize::from(number)).unwrap()
}

/// A suggestion with this action.
pub fn suggestion(action: rules::Action, forced: Option<Forced>) -> Suggestion {
    Suggestion {
        action: action.to_string(),
        value: 50,
        exact: forced.is_some(),
        forced,
    }
}

/// What the worker found in a state: these suggestions, and equal chances.
pub fn found(state: &State, suggestions: Vec<Suggestion>) -> WorkerAnswer {
    let players = u16::from(state.players());
    WorkerAnswer::Found(Box::new(Answer {
        request: RequestId(1),
        hash: state.hash(),
        suggestions,
        outlook: Outlook {
            chances: vec![1000 / players; usize::from(players)],
            points: None,
            exact: false,
        },
        judgement: None,
        after: None,
        turn: None,
    }))
}

/// The only legal action, if it ends a turn: `end`, or the draw of Turn of Time's solo game.
fn routine(state: &State) -> Option<rules::Action> {
    match state.legal_actions()[..] {
        [action] if ["end", "next"].contains(&action.to_string().as_str()) => Some(action),
        _ => None,
    }
}

/// The usual settings.
pub fn config() -> SessionConfig {
    SessionConfig {
        animation_ms: |_| MOVEMENT_MS,
        routine,
        may_count_down: || true,
        pace: Pace::Calm,
        turn_end: TurnEnd::Ask,
        coaching: Coaching::Off,
        takes_over: false,
    }
}

/// A session and its simulated environment.
pub struct Rig {
    /// The session.
    pub session: Session,
    /// Effects of the last action.
    pub effects: Vec<Effect>,
    /// The running search.
    pub search: Option<SearchJob>,
    /// Duration of the running bot timer, if any.
    pub bot_timer: Option<u32>,
    /// Duration of the running countdown, if any.
    pub countdown: Option<u32>,
    /// Duration of the running animation, if any.
    pub animation: Option<u32>,
    /// The last saved match.
    pub stored: Option<Match>,
    /// The last saved review.
    pub stored_review: Option<StoredReview>,
    /// The last saved mailbox.
    pub stored_mailbox: Option<Mailbox>,
    /// Number of saves.
    pub saves: usize,
}

impl Rig {
    /// Opens a match in a window whose lock request is pending.
    pub fn opened(record: Match) -> Self {
        Self::configured(record, routine)
    }

    /// The same with another notion of what is routine.
    pub fn configured(record: Match, routine: fn(&State) -> Option<rules::Action>) -> Self {
        Self::opened_with(record, None, routine)
    }

    /// Opens a match by link in the only window, with what is known of it here.
    pub fn by_link(mut record: Match, mailbox: Mailbox) -> Self {
        record.set_exchanged_entries(mailbox.exchanged);
        let mut rig = Self::opened_with(record, Some(mailbox), routine);
        rig.on(SessionAction::Lock(true));
        rig
    }

    fn opened_with(
        record: Match,
        mailbox: Option<Mailbox>,
        routine: fn(&State) -> Option<rules::Action>,
    ) -> Self {
        let config = SessionConfig {
            routine,
            ..config()
        };
        let (session, effects) = Session::open(record, Title::default(), mailbox, config);
        let mut rig = Self {
            session,
            effects: Vec::new(),
            search: None,
            bot_timer: None,
            countdown: None,
            animation: None,
            stored: None,
            stored_review: None,
            stored_mailbox: None,
            saves: 0,
        };
        rig.perform(effects);
        rig
    }

    /// Opens a match in the only window, which gets the lock.
    pub fn alone(record: Match) -> Self {
        let mut rig = Self::opened(record);
        rig.on(SessionAction::Lock(true));
        rig
    }

    /// Opens a new match of Turn of Time with these players.
    pub fn with(players: &[Player]) -> Self {
        Self::alone(new_match(players))
    }

    fn perform(&mut self, effects: Vec<Effect>) {
        for effect in &effects {
            match effect {
                Effect::Save => {
                    self.saves += 1;
                    self.stored = Some(self.session.match_at_head());
                }
                Effect::SaveMailbox => self.stored_mailbox = self.session.mailbox().cloned(),
                Effect::SaveReview => {
                    let review = self.session.review().unwrap();
                    self.stored_review = StoredReview::of(review);
                }
                Effect::Search(job) => self.search = Some((**job).clone()),
                Effect::StopSearch => self.search = None,
                Effect::StartTimer(Timer::Bot, ms) => self.bot_timer = Some(*ms),
                Effect::StartTimer(Timer::Animation, ms) => self.animation = Some(*ms),
                Effect::StartTimer(Timer::Countdown, ms) => self.countdown = Some(*ms),
                Effect::StopTimer(Timer::Countdown) => self.countdown = None,
                Effect::StopTimer(Timer::Bot) => self.bot_timer = None,
                Effect::StopTimer(Timer::Animation) => self.animation = None,
                _ => {}
            }
        }
        self.effects = effects;
    }

    /// Dispatches an action.
    pub fn on(&mut self, action: SessionAction) -> &mut Self {
        let (session, effects) = self.session.reduce(action);
        self.session = session;
        self.perform(effects);
        self
    }

    /// Whether the last action had this effect.
    pub fn has_effect(&self, effect: &Effect) -> bool {
        self.effects.contains(effect)
    }

    /// Announcements of the last action.
    pub fn announcements(&self) -> Vec<Announcement> {
        self.effects
            .iter()
            .filter_map(|effect| match effect {
                Effect::Announce(what) => Some(*what),
                _ => None,
            })
            .collect()
    }

    /// A legal action of the shown position, by its index.
    pub fn legal(&self, number: usize) -> rules::Action {
        let legal = self.session.record().state().legal_actions();
        *legal.get(number).expect("enough legal actions")
    }

    /// The person to act takes the first legal action.
    pub fn act(&mut self) -> &mut Self {
        self.act_nth(0)
    }

    /// The person to act takes a legal action, by its index.
    pub fn act_nth(&mut self, number: usize) -> &mut Self {
        let ply = self.ply();
        self.on(SessionAction::Act(self.legal(number)));
        assert_eq!(self.ply(), ply + 1, "nobody acted");
        self
    }

    /// People take `times` actions; animations end in between.
    pub fn act_times(&mut self, times: usize) -> &mut Self {
        for _ in 0..times {
            self.act().movement_ends();
        }
        self
    }

    /// Ends the running animation, if any.
    pub fn movement_ends(&mut self) -> &mut Self {
        if self.animation.take().is_some() {
            self.on(SessionAction::AnimationEnds);
        }
        self
    }

    /// Ends the bot timer.
    pub fn bot_timer_ends(&mut self) -> &mut Self {
        self.bot_timer.take().expect("a running bot timer");
        self.on(SessionAction::BotActs)
    }

    /// Ends the countdown.
    pub fn countdown_ends(&mut self) -> &mut Self {
        self.countdown.take().expect("a running countdown");
        self.on(SessionAction::CountdownEnds)
    }

    /// An answer for this search: the first legal action.
    pub fn answer_to(job: &SearchJob) -> SessionAction {
        Self::forced_answer_to(job, None)
    }

    /// An answer with a forced result.
    pub fn forced_answer_to(job: &SearchJob, forced: Option<Forced>) -> SessionAction {
        let state = job.record.state();
        let suggestions = state
            .legal_actions()
            .into_iter()
            .take(3)
            .map(|action| suggestion(action, forced))
            .collect();
        SessionAction::Worker(job.id, found(state, suggestions))
    }

    /// The worker answers.
    pub fn worker_answers(&mut self) -> &mut Self {
        let job = self.search.take().expect("a running search");
        self.on(Self::answer_to(&job))
    }

    /// The search fails.
    pub fn worker_fails(&mut self) -> &mut Self {
        let job = self.search.take().expect("a running search");
        self.on(SessionAction::Worker(job.id, WorkerAnswer::Failed))
    }

    /// A bot searches, waits and acts.
    pub fn bot_acts(&mut self) -> &mut Self {
        self.worker_answers().movement_ends().bot_timer_ends()
    }

    /// Bots act until it is a person's turn or the match is over.
    pub fn bots_act(&mut self) -> &mut Self {
        while self.session.bot_to_act().is_some() {
            self.bot_acts();
        }
        self.movement_ends()
    }

    /// Ply of the shown position.
    pub fn ply(&self) -> usize {
        self.session.record().ply()
    }

    /// Entries of the shown line.
    pub fn entries(&self) -> Vec<Entry> {
        self.session.record().entries().to_vec()
    }

    /// Entries of the main line.
    pub fn main_line(&self) -> Vec<Entry> {
        self.session.main_line().entries().to_vec()
    }
}
