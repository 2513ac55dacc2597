//! Wheels of Time: four toothed wheels that touch in five places. Whoever
//! turns one changes what several links give; the first to build a city of
//! four walls, four roads and four buildings wins. Two players, or one against
//! the rounds.
//!
//! Notation: `turn-1` (`-2`, `-A`, `-B`) turns a wheel, `build-wall` (`-road`,
//! `-building`) builds from the store, `link-A` (`-B`, `-C` for the common one)
//! triggers a link, `join-AB` (`-AC`, `-BC`) makes a building of two links,
//! `worker` spends a worker, `end` ends the actions, `plain` produces without a
//! building of two links, `feed-2` feeds two of the hungry. Before a game that
//! one lays out and the other chooses: `set-1-4`, `take-2`.
//!
//! Draws: how the wheels lie, `4,3,9,9` (wheels 1, 2, A, B), then dice, `1` to
//! `6`, in the order in which they are thrown.
//!
//! [`Game::to_json`] of a state: `wheels` (spaces of 1, 2, A, B), `links` (of each
//! seat: symbols and effect of its links A, B and common), `cities` (of each
//! seat, every track), `wheelOf` (the mark of each seat's wheel), `phase`,
//! `left` (actions), `workersToSpend`, `round` and `rounds` of a lone player,
//! `dice` (listed ones to come).

mod action;
mod city;
mod deal;
mod dice;
mod event;
mod links;
mod notation;
mod scenario;
mod turns;
mod wheels;

pub use action::{Action, IllegalAction, Pair};
pub use city::{City, Development, Good, Item, MOST, Work};
pub use dice::Die;
pub use event::{EndReason, Event, ScoreItem, Why};
pub use links::{Effect, make_building};
pub use scenario::Scenario;
pub use wheels::{
    LAYOUTS, Link, Mark, PLAYER_SPACES, PLAYER_WHEEL, PRODUCTION_SPACES, PRODUCTION_WHEEL, Symbol,
    Wheel, Wheels,
};

use crate::digest::Digest;
use crate::game::{EventSink, Game, ParseActionError, Score};
use crate::rng::Rng;
use crate::seat::{PerSeat, Seat};
use crate::setup::{Setup, SetupRules};
use dice::Dice;
use std::sync::Arc;

/// The game is a draw after so many turns of both players (ours).
pub const MOST_TURNS: u16 = 300;

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The first player lays out the wheel at this place of [`Wheel::ALL`].
    Place(u8),
    /// The second player chooses a player wheel.
    Choose,
    /// The active player feeds from the store, or not.
    Feeding,
    /// The active player takes actions.
    Actions,
    /// The active player makes a building of two links, or does not.
    Production,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct End {
    reason: EndReason,
    /// Nobody wins a draw; a lone player wins or nobody does.
    winner: Option<Seat>,
}

/// A state of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WheelsOfTime {
    wheels: Wheels,
    /// By seat.
    cities: [City; 2],
    /// The wheel of the first seat.
    first: Mark,
    players: u8,
    phase: Phase,
    /// The number of the running turn; laying out and choosing are turns too.
    turn: u32,
    /// Whole turns of both players, or rounds of a lone one.
    taken: u16,
    /// The place of the active player.
    active: u8,
    /// Actions left.
    left: u8,
    /// Workers of the active player that can be spent this turn: those held
    /// when it began.
    usable: u8,
    /// A lone player's rounds.
    rounds: u8,
    dice: Dice,
    end: Option<End>,
}

impl WheelsOfTime {
    /// How the wheels lie.
    #[must_use]
    pub const fn wheels(&self) -> &Wheels {
        &self.wheels
    }

    /// A seat's city.
    #[must_use]
    pub fn city(&self, seat: Seat) -> &City {
        &self.cities[seat.index() % 2]
    }

    /// The wheel that a seat has. Nobody has one before it was chosen: what
    /// this says then is not settled.
    #[must_use]
    pub const fn mark(&self, seat: Seat) -> Mark {
        if seat.index() == 0 {
            self.first
        } else {
            self.first.other()
        }
    }

    /// What is to be decided.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The player whose turn it is.
    #[must_use]
    pub const fn active(&self) -> Seat {
        Seat::in_turn(self.active as u32, 2)
    }

    /// Actions left.
    #[must_use]
    pub const fn actions_left(&self) -> u8 {
        self.left
    }

    /// Workers that can be spent this turn.
    #[must_use]
    pub const fn workers_to_spend(&self) -> u8 {
        self.usable
    }

    /// Whether one plays alone.
    #[must_use]
    pub const fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// A lone player's running round and the number of rounds.
    #[must_use]
    pub fn round(&self) -> (u8, u8) {
        let round = (self.taken + 1).min(u16::from(self.rounds));
        (round as u8, self.rounds)
    }

    /// The same state with these dice to come, none of which was thrown: for a
    /// search that looks at what each of them brings. What follows after them
    /// is known to nobody.
    #[must_use]
    pub fn with_dice(&self, dice: &Arc<[Die]>) -> Self {
        Self {
            dice: Dice::listed(dice),
            ..self.clone()
        }
    }

    /// What a link of a seat does.
    #[must_use]
    pub fn effect(&self, seat: Seat, link: Link) -> Effect {
        let (own, other) = self.wheels.link(self.mark(seat), link);
        Effect::of(own, other)
    }

    /// Whether two of a seat's links make a building as the wheels lie.
    #[must_use]
    pub fn makes_building(&self, seat: Seat, pair: Pair) -> bool {
        let [one, other] = pair.links();
        let mark = self.mark(seat);
        make_building(self.wheels.link(mark, one), self.wheels.link(mark, other))
    }

    /// The most of the hungry that can be fed.
    fn can_feed(&self) -> u8 {
        let city = &self.cities[usize::from(self.active)];
        city.short().min(city.good(Good::Food))
    }

    /// Whether a pair can be joined in the production phase: what the third
    /// link gives comes first.
    fn can_join_in_production(&self, pair: Pair) -> bool {
        let seat = self.active();
        if !self.makes_building(seat, pair) {
            return false;
        }
        let mut city = *self.city(seat);
        if let Some(item) = self.effect(seat, pair.unused()).gives() {
            city.gain(item);
        }
        city.carries_building()
    }

    /// Whether the wheel is one that the active player may turn.
    fn may_turn(&self, wheel: Wheel) -> bool {
        match wheel {
            Wheel::Player(mark) => mark == self.mark(self.active()),
            Wheel::A | Wheel::B => true,
        }
    }

    fn check_in_actions(&self, action: Action) -> Result<(), IllegalAction> {
        let seat = self.active();
        let city = self.city(seat);
        let needs = |actions: u8, refusal| {
            if self.left < actions {
                Err(refusal)
            } else {
                Ok(())
            }
        };
        match action {
            Action::Turn(wheel) if !self.may_turn(wheel) => Err(IllegalAction::NotYourWheel),
            Action::Turn(_) => needs(1, IllegalAction::NoActions),
            Action::Build(work) => {
                needs(1, IllegalAction::NoActions)?;
                if city.development(work.development()) >= MOST {
                    Err(IllegalAction::Full(work))
                } else if !city.has_room(work) {
                    Err(IllegalAction::NoSupport)
                } else if !city.can_pay(work) {
                    Err(IllegalAction::CannotPay(work))
                } else {
                    Ok(())
                }
            }
            Action::Trigger(link) => {
                needs(1, IllegalAction::NoActions)?;
                match self.effect(seat, link) {
                    Effect::Nothing | Effect::Pair => Err(IllegalAction::Idle(link)),
                    _ => Ok(()),
                }
            }
            Action::Join(pair) => {
                if !self.makes_building(seat, pair) {
                    return Err(IllegalAction::NoBuilding(pair));
                }
                self.check_support()?;
                needs(2, IllegalAction::TwoActions)
            }
            Action::Worker if self.usable == 0 => Err(IllegalAction::NoWorker),
            Action::Worker | Action::End => Ok(()),
            _ => Err(IllegalAction::OtherPhase),
        }
    }

    fn check_support(&self) -> Result<(), IllegalAction> {
        let city = self.city(self.active());
        if city.development(Development::Building) >= MOST {
            Err(IllegalAction::Full(Work::Building))
        } else if !city.carries_building() {
            Err(IllegalAction::NoSupport)
        } else {
            Ok(())
        }
    }
}

impl Game for WheelsOfTime {
    type Action = Action;
    type Event = Event;
    type IllegalAction = IllegalAction;
    type EndReason = EndReason;
    type ScoreItem = ScoreItem;

    const RULES_VERSION: u16 = 1;
    /// Of the 300 turns none has more than 27 decisions: at most four people
    /// and four workers give eight actions and take four more to spend; what
    /// gives an action back needs a growth of the population, of which there
    /// are at most three and one for each action that shrank it.
    const MAX_ACTIONS: u32 = 300 * 27 + 6;
    /// Three turns, three works, three links, one pair (no layout makes two
    /// buildings), worker, end; and a production wheel has as many spaces.
    const MAX_LEGAL_ACTIONS: usize = 12;

    fn setup_rules() -> SetupRules {
        SetupRules {
            players: 1..=2,
            options: deal::OPTIONS,
            seeded: true,
            check_draws: deal::check_draws,
        }
    }

    fn start(setup: &Setup) -> Self {
        deal::first_state(setup)
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
        if self.end.is_some() {
            return;
        }
        match self.phase {
            Phase::Place(next) => {
                if let Some(wheel) = Wheel::ALL.get(usize::from(next)) {
                    let wheel = *wheel;
                    actions.extend((0..wheel.spaces()).map(|space| Action::Place { wheel, space }));
                }
            }
            Phase::Choose => actions.extend(Mark::BOTH.map(Action::Take)),
            Phase::Feeding => actions.extend((0..=self.can_feed()).map(Action::Feed)),
            Phase::Actions => self.legal_actions(actions),
            Phase::Production => {
                actions.push(Action::Plain);
                for pair in Pair::ALL {
                    if self.can_join_in_production(pair) {
                        actions.push(Action::Join(pair));
                    }
                }
            }
        }
    }

    fn check_action(&self, action: Action) -> Result<(), IllegalAction> {
        if self.end.is_some() {
            return Err(IllegalAction::Over);
        }
        match (self.phase, action) {
            (Phase::Place(next), Action::Place { wheel, space }) => {
                match Wheel::ALL.get(usize::from(next)) {
                    Some(expected) if *expected != wheel => {
                        Err(IllegalAction::PlaceNext(*expected))
                    }
                    Some(_) if space < wheel.spaces() => Ok(()),
                    _ => Err(IllegalAction::NoSpace),
                }
            }
            (Phase::Choose, Action::Take(_)) | (Phase::Production, Action::Plain) => Ok(()),
            (Phase::Feeding, Action::Feed(people)) => {
                let most = self.can_feed();
                if people > most {
                    Err(IllegalAction::CannotFeed { most })
                } else {
                    Ok(())
                }
            }
            (Phase::Production, Action::Join(pair)) => {
                if !self.makes_building(self.active(), pair) {
                    Err(IllegalAction::NoBuilding(pair))
                } else if self.can_join_in_production(pair) {
                    Ok(())
                } else {
                    self.check_support().and(Err(IllegalAction::NoSupport))
                }
            }
            (Phase::Actions, _) => self.check_in_actions(action),
            _ => Err(IllegalAction::OtherPhase),
        }
    }

    fn apply_unchecked<S: EventSink<Event>>(&mut self, action: Action, events: &mut S) {
        if self.end.is_none() {
            self.take(action, events);
        }
    }

    fn score(&self) -> Score {
        let points = PerSeat::from_fn(self.players, |seat| i32::from(self.city(seat).works()));
        let places = PerSeat::from_fn(self.players, |seat| match self.end {
            _ if self.is_solo() => 2 - u8::from(self.city(seat).is_complete()),
            Some(end) => match end.winner {
                Some(winner) if winner != seat => 2,
                _ => 1,
            },
            None => {
                1 + points
                    .iter()
                    .filter(|(_, other)| **other > points[seat])
                    .count() as u8
            }
        });
        Score { points, places }
    }

    fn score_items(&self) -> Vec<(Seat, i32, ScoreItem)> {
        let works = Work::ALL.map(Work::development);
        let of = |seat: Seat| {
            works.into_iter().map(move |which| {
                let count = self.city(seat).development(which);
                (seat, i32::from(count), ScoreItem::Works { which, count })
            })
        };
        Seat::all(self.players).flat_map(of).collect()
    }

    fn end_reason(&self) -> Option<EndReason> {
        self.end.map(|end| end.reason)
    }

    fn reveal_count(&self) -> u32 {
        self.dice.thrown
    }

    fn is_chance(event: &Event) -> bool {
        matches!(event, Event::Disaster { .. } | Event::Rotated { .. })
    }

    fn redact(&mut self, _: Seat) {
        self.dice = self.dice.concealed();
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
            self.first as u8,
            self.players,
            phase,
            self.active,
            self.left,
            self.usable,
            self.rounds,
        ]);
        digest.number(u64::from(self.turn));
        digest.number(u64::from(self.taken));
        digest.number(u64::from(self.dice.thrown));
        digest.byte(self.end.map_or(0, |end| {
            1 + end.reason as u8 * 3 + end.winner.map_or(0, |seat| seat.number())
        }));
        // What is still to be thrown makes the state what it is, too.
        let mut rng = self.dice.rng;
        digest.number(rng.next_u64());
        for die in self.dice.to_come() {
            digest.byte(die.number());
        }
    }

    fn notation(action: Action) -> String {
        notation::write(action)
    }

    fn parse_action(&self, text: &str) -> Result<Action, ParseActionError<IllegalAction>> {
        let action = notation::read(text)?;
        self.check_action(action)
            .map_err(ParseActionError::Illegal)?;
        Ok(action)
    }

    fn to_json(&self) -> serde_json::Value {
        let seats = || Seat::all(self.players);
        let links: Vec<_> = seats()
            .map(|seat| {
                let of = |link| {
                    let (own, other) = self.wheels.link(self.mark(seat), link);
                    serde_json::json!({
                        "link": link,
                        "own": own,
                        "other": other,
                        "effect": self.effect(seat, link),
                    })
                };
                Link::ALL.map(of)
            })
            .collect();
        let cities: Vec<_> = seats()
            .map(|seat| {
                let [f, p, w, r, b, brick, wood, stone, food, worker] = self.city(seat).tracks();
                serde_json::json!({
                    "foodProduction": f, "population": p, "walls": w, "roads": r, "buildings": b,
                    "bricks": brick, "wood": wood, "stones": stone, "food": food, "workers": worker,
                })
            })
            .collect();
        let marks: Vec<_> = seats().map(|seat| self.mark(seat).number()).collect();
        let mut json = serde_json::json!({
            "wheels": Wheel::ALL.map(|wheel| self.wheels.space(wheel)),
            "links": links,
            "cities": cities,
            "wheelOf": marks,
            "phase": match self.phase {
                Phase::Place(_) => "place",
                Phase::Choose => "choose",
                Phase::Feeding => "feeding",
                Phase::Actions => "actions",
                Phase::Production => "production",
            },
            "left": self.left,
            "workersToSpend": self.usable,
            "dice": self.dice.to_come(),
        });
        if self.is_solo() {
            let (round, rounds) = self.round();
            json["round"] = serde_json::json!(round);
            json["rounds"] = serde_json::json!(rounds);
        }
        json
    }
}
