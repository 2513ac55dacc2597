//! A session with a world around it that tests turn by hand: the worker answers
//! what it is told to, timers end when they are told to.

use crate::session::{
    Action, Announcement, Effect, SearchJob, Session, SessionConfig, Timer, WorkerAnswer,
};
use crate::settings::Pace;
use ::bots::Forced;
use protocol::Suggestion;
use records::{Entry, Match, Player, SeatConfig, TableRules, Title, UndoPolicy};
use rules::{GameId, Level, Seat, Setup};

/// A person.
pub const HUMAN: Player = Player::Human;
/// A weak bot.
pub const NOVICE: Player = Player::Bot(Level::Novice);
/// A strong bot.
pub const EXPERT: Player = Player::Bot(Level::Expert);

/// How long each movement takes, in milliseconds.
pub const MOVEMENT_MS: u32 = 700;

/// A match of Turn of Time that has not begun; dealt in the same way every time.
pub fn new_match(players: &[Player]) -> Match {
    match_of(GameId::TurnOfTime, players)
}

/// A match of any game that has not begun.
pub fn match_of(game: GameId, players: &[Player]) -> Match {
    let setup = Setup::new(game, players.len() as u8, 7).unwrap();
    let sitters = players.iter().copied().map(SeatConfig::unnamed).collect();
    Match::new(setup, sitters).unwrap()
}

/// A match at a table that takes back so much.
pub fn match_with_undo(players: &[Player], undo: UndoPolicy) -> Match {
    let rules = TableRules {
        undo,
        ..TableRules::default()
    };
    new_match(players).with_table_rules(rules)
}

/// A match at a table without hints and analysis.
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

/// A suggestion to act so.
pub fn idea(action: rules::Action, forced: Option<Forced>) -> Suggestion {
    Suggestion {
        action: action.to_string(),
        value: 50,
        exact: forced.is_some(),
        forced,
    }
}

/// A session and the world around it.
pub struct Rig {
    /// The session.
    pub session: Session,
    /// What the last action asked of the world.
    pub effects: Vec<Effect>,
    /// What the worker is thinking about.
    pub search: Option<SearchJob>,
    /// How long the bot's timer runs, if it does.
    pub bot_timer: Option<u32>,
    /// How long the movement lasts, if there is one.
    pub animation: Option<u32>,
    /// What was stored last.
    pub stored: Option<Match>,
    /// How often something was stored.
    pub saves: usize,
}

impl Rig {
    /// Opens a match in a window that does not know yet whether it is alone.
    pub fn opened(played: Match) -> Self {
        let config = SessionConfig {
            animation_ms: |_| MOVEMENT_MS,
            pace: Pace::Calm,
        };
        let (session, effects) = Session::open(played, Title::default(), config);
        let mut rig = Self {
            session,
            effects: Vec::new(),
            search: None,
            bot_timer: None,
            animation: None,
            stored: None,
            saves: 0,
        };
        rig.perform(effects);
        rig
    }

    /// Opens a match in the only window.
    pub fn alone(played: Match) -> Self {
        let mut rig = Self::opened(played);
        rig.on(Action::Lock(true));
        rig
    }

    /// Players at a new table of Turn of Time.
    pub fn with(players: &[Player]) -> Self {
        Self::alone(new_match(players))
    }

    fn perform(&mut self, effects: Vec<Effect>) {
        for effect in &effects {
            match effect {
                Effect::Save => {
                    self.saves += 1;
                    self.stored = Some(self.session.as_it_stands());
                }
                Effect::Search(job) => self.search = Some((**job).clone()),
                Effect::StopSearch => self.search = None,
                Effect::StartTimer(Timer::Bot, ms) => self.bot_timer = Some(*ms),
                Effect::StartTimer(Timer::Animation, ms) => self.animation = Some(*ms),
                Effect::StopTimer(Timer::Bot) => self.bot_timer = None,
                Effect::StopTimer(Timer::Animation) => self.animation = None,
                _ => {}
            }
        }
        self.effects = effects;
    }

    /// Lets something happen.
    pub fn on(&mut self, action: Action) -> &mut Self {
        let (session, effects) = self.session.reduce(action);
        self.session = session;
        self.perform(effects);
        self
    }

    /// Whether the last action asked for this.
    pub fn asked_for(&self, effect: &Effect) -> bool {
        self.effects.contains(effect)
    }

    /// What was said aloud about the last action.
    pub fn said(&self) -> Vec<Announcement> {
        let said = self.effects.iter().filter_map(|effect| match effect {
            Effect::Announce(what) => Some(*what),
            _ => None,
        });
        said.collect()
    }

    /// What can be done in the position that is looked at, by its number.
    pub fn legal(&self, number: usize) -> rules::Action {
        let legal = self.session.played().state().legal_actions();
        *legal.get(number).expect("so much can be done")
    }

    /// The person who may act does the first thing there is.
    pub fn act(&mut self) -> &mut Self {
        self.act_nth(0)
    }

    /// The same with another thing, by its number.
    pub fn act_nth(&mut self, number: usize) -> &mut Self {
        let ply = self.ply();
        self.on(Action::Act(self.legal(number)));
        assert_eq!(self.ply(), ply + 1, "nobody acted");
        self
    }

    /// People act so often; movements end in between.
    pub fn act_times(&mut self, times: usize) -> &mut Self {
        for _ in 0..times {
            self.act().movement_ends();
        }
        self
    }

    /// The movement ends, if there is one.
    pub fn movement_ends(&mut self) -> &mut Self {
        if self.animation.take().is_some() {
            self.on(Action::AnimationEnds);
        }
        self
    }

    /// The bot's timer ends.
    pub fn bot_timer_ends(&mut self) -> &mut Self {
        self.bot_timer.take().expect("a bot waits for its moment");
        self.on(Action::BotActs)
    }

    /// What the worker would say about this job: the first thing there is.
    pub fn answer_to(job: &SearchJob) -> Action {
        Self::forced_answer_to(job, None)
    }

    /// The same with a known end.
    pub fn forced_answer_to(job: &SearchJob, forced: Option<Forced>) -> Action {
        let state = job.played.state();
        let ideas = state.legal_actions().into_iter().take(3);
        let ideas = ideas.map(|action| idea(action, forced)).collect();
        let suggestions = WorkerAnswer::Suggestions(state.hash().to_string(), ideas);
        Action::Worker(job.id, suggestions)
    }

    /// The worker answers.
    pub fn worker_answers(&mut self) -> &mut Self {
        let job = self.search.take().expect("the worker was asked");
        self.on(Self::answer_to(&job))
    }

    /// The worker gives up.
    pub fn worker_fails(&mut self) -> &mut Self {
        let job = self.search.take().expect("the worker was asked");
        self.on(Action::Worker(job.id, WorkerAnswer::Failed))
    }

    /// A bot thinks, waits and acts.
    pub fn bot_acts(&mut self) -> &mut Self {
        self.worker_answers().movement_ends().bot_timer_ends()
    }

    /// Bots act until a person's turn, or the end.
    pub fn bots_act(&mut self) -> &mut Self {
        while self.session.bot_to_act().is_some() {
            self.bot_acts();
        }
        self.movement_ends()
    }

    /// After how many entries the position is that is looked at.
    pub fn ply(&self) -> usize {
        self.session.played().ply()
    }

    /// The entries of the line that is looked at.
    pub fn entries(&self) -> Vec<Entry> {
        self.session.played().entries().to_vec()
    }

    /// The entries of the match itself.
    pub fn main_line(&self) -> Vec<Entry> {
        self.session.main_line().entries().to_vec()
    }
}
