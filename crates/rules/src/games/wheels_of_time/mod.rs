//! Wheels of Time: four toothed wheels that touch in five links. Turning a wheel
//! changes what several links give; the first player whose city has four walls,
//! four roads and four buildings wins. For two players, or for one against a
//! limit of rounds.
//!
//! The rules follow the published rulebook. Its wheels, link table and die
//! tables are not public; ours are reconstructions.
//!
//! ```
//! use rules::game::{Game, NullSink};
//! use rules::games::wheels_of_time::{Action, IllegalAction, Scenario, WheelsOfTime};
//!
//! let mut game = WheelsOfTime::from_scenario(Scenario::default());
//! let mut actions = Vec::new();
//! game.legal_actions(&mut actions);
//! let texts: Vec<String> = actions.iter().map(Action::to_string).collect();
//! assert_eq!(texts, ["turn-1", "turn-A", "turn-B", "link-B", "end"]);
//!
//! game.apply(actions[0], &mut NullSink)?;
//! assert_eq!(game.actions_left(), 1);
//!
//! let illegal = game.check_action("turn-2".parse().unwrap()).unwrap_err();
//! assert_eq!(illegal, IllegalAction::NotYourWheel);
//! # Ok::<(), IllegalAction>(())
//! ```
//!
//! # Notation
//!
//! | text | action |
//! |---|---|
//! | `turn-1`, `turn-2`, `turn-A`, `turn-B` | turn a wheel one space |
//! | `build-wall`, `build-road`, `build-building` | build from the supply |
//! | `link-A`, `link-B`, `link-C` | trigger a link; C is the common one |
//! | `join-AB`, `join-AC`, `join-BC` | combine two links into a building |
//! | `worker` | spend a hired worker for one more action |
//! | `end` | end the action phase |
//! | `plain` | produce without combining links |
//! | `feed-2` | feed two hungry people from the supply |
//! | `set-A-9` | place wheel A with space 9 at its reference contact, before the first turn |
//! | `take-2` | choose player wheel 2 (cut and choose) |
//!
//! # Draws
//!
//! The layout (`4,3,9,9`: wheels 1, 2, A, B), then the rolls of the die in
//! order, `1` to `6`.

mod action;
mod city;
mod dice;
mod event;
mod legal;
mod links;
mod notation;
mod scenario;
mod setup;
mod state;
mod turns;
mod wheels;

pub use action::{Action, IllegalAction, LinkPair};
pub use city::{City, Development, Good, Item, MAX_TRACK, Structure};
pub use dice::Die;
pub use event::{EndReason, Event, LossCause, ScoreItem};
pub use links::{Effect, forms_building};
pub use notation::ParseError;
pub use scenario::Scenario;
pub use state::{MAX_TURNS, Phase, WheelsOfTime};
pub use wheels::{
    LAYOUT_COUNT, Link, PLAYER_WHEEL_SPACES, PLAYER_WHEEL_SYMBOLS, PRODUCTION_WHEEL_SPACES,
    PRODUCTION_WHEEL_SYMBOLS, PlayerWheel, Symbol, Wheel, Wheels,
};

use crate::digest::Digest;
use crate::game::{EventSink, Game, ParseActionError, Score};
use crate::game_id::GameId;
use crate::rng::Rng;
use crate::seat::{PerSeat, Seat};
use crate::setup::{Setup, SetupRules};

impl Game for WheelsOfTime {
    type Action = Action;
    type Event = Event;
    type IllegalAction = IllegalAction;
    type EndReason = EndReason;
    type ScoreItem = ScoreItem;
    type ScoreKind = core::convert::Infallible;

    const ID: GameId = GameId::WheelsOfTime;
    const RULES_VERSION: u16 = 2;
    /// None of the 300 turns has more than 27 decisions: at most four people
    /// and four workers give eight actions, and spending the workers takes four
    /// more decisions; an action that is won back needs a gain of population,
    /// of which there are at most three, and one for each action that lost
    /// some.
    const MAX_ACTIONS: u32 = 300 * 27 + 6;
    /// Three turns, three structures, three links, one pair (no layout has two
    /// that form a building), the worker and the end. A production wheel has as
    /// many spaces.
    const MAX_LEGAL_ACTIONS: usize = 12;
    const SETUP_RULES: SetupRules = SetupRules {
        players: 1..=2,
        options: setup::OPTIONS,
        seeded: true,
        check_draws: setup::check_draws,
        check_has_draws: setup::check_has_draws,
        check_position: None,
    };

    fn start(setup: &Setup) -> Self {
        setup::first_state(setup)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn to_act(&self) -> Option<Seat> {
        if self.end.is_some() {
            return None;
        }
        Some(match self.phase {
            Phase::Place(_) => Seat::FIRST,
            Phase::Choose => Seat::in_turn(1, 2),
            _ => self.active(),
        })
    }

    fn turn(&self) -> u32 {
        self.turn
    }

    fn legal_actions(&self, actions: &mut Vec<Action>) {
        if self.end.is_none() {
            self.list_actions(actions);
        }
    }

    fn check_action(&self, action: Action) -> Result<(), IllegalAction> {
        if self.end.is_some() {
            return Err(IllegalAction::GameOver);
        }
        self.check(action)
    }

    fn apply_unchecked<S: EventSink<Event>>(&mut self, action: Action, events: &mut S) {
        if self.end.is_none() {
            self.apply_action(action, events);
        }
    }

    /// One point for each wall, road and building. The place follows the
    /// winner once the game is over, and the points before.
    fn score(&self) -> Score {
        let points = PerSeat::from_fn(self.players, |seat| i32::from(self.city(seat).structures()));
        let mut score = Score::ranked(points, |seat| match self.end {
            Some(end) => i32::from(end.winner == Some(seat)),
            None => points[seat],
        });
        if self.is_solo() {
            score.ranks[Seat::FIRST] = 2 - u8::from(self.city(Seat::FIRST).is_complete());
        }
        score
    }

    fn score_items(&self) -> Vec<(Seat, i32, ScoreItem)> {
        let counted = Structure::ALL.map(Structure::development);
        let seat_items = |seat: Seat| {
            counted.into_iter().map(move |which| {
                let count = self.city(seat).development(which);
                (
                    seat,
                    i32::from(count),
                    ScoreItem::Structures { which, count },
                )
            })
        };
        Seat::all(self.players).flat_map(seat_items).collect()
    }

    fn end_reason(&self) -> Option<EndReason> {
        self.end.map(|end| end.reason)
    }

    fn reveal_count(&self) -> u32 {
        self.dice.rolled
    }

    fn is_chance(event: &Event) -> bool {
        matches!(event, Event::Disaster { .. } | Event::Rotated { .. })
    }

    fn redact(&mut self, _: Seat) {
        self.dice = self.dice.redacted();
    }

    fn determinize(&mut self, viewer: Seat, rng: &mut Rng) {
        self.redact(viewer);
        self.dice.rng = Rng::new(rng.next_u64(), 0);
    }

    fn digest(&self, digest: &mut Digest) {
        for wheel in Wheel::ALL {
            digest.byte(self.wheels.space(wheel));
        }
        for city in &self.cities {
            digest.bytes(&city.tracks());
        }
        let phase = match self.phase {
            Phase::Place(next) => next,
            Phase::Choose => 4,
            Phase::Feeding => 5,
            Phase::Actions => 6,
            Phase::Production => 7,
        };
        digest.bytes(&[
            self.first_seat_wheel as u8,
            self.players,
            phase,
            self.active,
            self.actions_left,
            self.spendable_workers,
            self.rounds,
        ]);
        digest.number(u64::from(self.turn));
        digest.number(u64::from(self.completed_turns));
        digest.number(u64::from(self.dice.rolled));
        digest.byte(self.end.map_or(0, |end| {
            1 + end.reason as u8 * 3 + end.winner.map_or(0, |seat| seat.number())
        }));
        // States with different rolls to come are different states.
        let mut rng = self.dice.rng;
        digest.number(rng.next_u64());
        for die in self.dice.remaining() {
            digest.byte(die.number());
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, ParseActionError<IllegalAction>> {
        text.parse::<Action>()
            .map_err(|error| ParseActionError::Malformed { at: error.at })
    }
}
