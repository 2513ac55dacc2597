//! Generated puzzles of The Wheel of Fortune and World Wonders, proved again by searches that are
//! as plain as possible: they know only the rules, and try every legal action.

// A test may panic where something is missing.
#![allow(clippy::unwrap_used)]

mod common;

use bots::puzzles::{Generator, Goal, Puzzle, PuzzleKind, Verdict};
use common::trials;
use rules::game::{Game as _, NullSink};
use rules::games::wheel_of_fortune::{self, WheelOfFortune};
use rules::games::world_wonders::{
    self, Item, Monument, POPULATION_END, RESOURCE_END, SYMBOLS, WorldWonders,
};
use rules::registry::RegisteredGame;
use rules::{Action, Seat};

fn generate(kind: PuzzleKind, difficulty: u8, seed: u64) -> Puzzle {
    let mut generator = Generator::new(kind, difficulty, seed).unwrap();
    while generator.step(1000) {}
    generator.puzzle().unwrap().clone()
}

/// Puzzles of a kind: one of each difficulty, or a hundred.
fn puzzles(kind: PuzzleKind) -> impl Iterator<Item = Puzzle> {
    (0..trials(1, 25)).flat_map(move |seed| {
        kind.difficulties()
            .map(move |difficulty| generate(kind, difficulty, seed as u64))
    })
}

fn legal<G: RegisteredGame>(state: &G) -> Vec<G::Action> {
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    legal
}

fn after<G: RegisteredGame>(state: &G, action: G::Action) -> G {
    let mut next = state.clone();
    assert!(next.apply(action, &mut NullSink).is_ok());
    next
}

fn start<G: RegisteredGame>(puzzle: &Puzzle) -> G {
    G::from_state(puzzle.start()).unwrap().clone()
}

/// The solution is judged right to its end, and hinted.
fn assert_solved_by_hints(puzzle: &Puzzle) {
    let mut played = Vec::new();
    while let Some(hint) = puzzle.hint(&played) {
        let verdict = puzzle.judge(&played, hint);
        played.push(hint);
        match verdict {
            Verdict::Wrong => unreachable!("{hint} is wrong"),
            Verdict::Right { replies } | Verdict::Solved { replies } => played.extend(replies),
        }
    }
    assert_eq!(played, puzzle.solution());
}

/// Every way to play the rest of a turn, with the state after it.
fn turns(state: &WheelOfFortune) -> Vec<(Vec<wheel_of_fortune::Action>, WheelOfFortune)> {
    let mut all = Vec::new();
    let mut open = vec![(Vec::new(), state.clone())];
    while let Some((turn, now)) = open.pop() {
        for action in legal(&now) {
            let next = after(&now, action);
            let turn = [&turn[..], &[action]].concat();
            if next.turn() == state.turn() && next.to_act().is_some() {
                open.push((turn, next));
            } else {
                all.push((turn, next));
            }
        }
    }
    all
}

/// Whether a seat can make sure of some points by the end of the game: with all replies of the
/// other there is an own turn for it. What worked last is tried first.
struct LastTiles {
    seat: Seat,
    points: u16,
    refutation: Option<Vec<wheel_of_fortune::Action>>,
    answer: Option<Vec<wheel_of_fortune::Action>>,
}

impl LastTiles {
    fn is_sure(&mut self, state: &WheelOfFortune) -> bool {
        let Some(mover) = state.to_act() else {
            return state.points(self.seat) >= self.points;
        };
        let is_own = mover == self.seat;
        let known = if is_own {
            &self.answer
        } else {
            &self.refutation
        };
        if let Some(turn) = known.clone() {
            let mut next = state.clone();
            let is_legal = turn
                .iter()
                .all(|action| next.apply(*action, &mut NullSink).is_ok());
            if is_legal && self.is_sure(&next) == is_own {
                return is_own;
            }
        }
        for (turn, next) in turns(state) {
            if self.is_sure(&next) == is_own {
                let known = if is_own {
                    &mut self.answer
                } else {
                    &mut self.refutation
                };
                *known = Some(turn);
                return is_own;
            }
        }
        !is_own
    }
}

/// Which first turns reach the goal, by the puzzle and by the search; that some do, and that one
/// point more is out of reach.
fn assert_first_turns(puzzle: &Puzzle, mut is_right: impl FnMut(&WheelOfFortune, u16) -> bool) {
    let Goal::Points(points) = puzzle.goal() else {
        unreachable!("another goal")
    };
    let state: WheelOfFortune = start(puzzle);
    let mut count = 0;
    for (turn, next) in turns(&state) {
        let right = is_right(&next, points);
        count += usize::from(right);
        assert!(!is_right(&next, points + 1), "{turn:?}");
        let mut played: Vec<Action> = Vec::new();
        let judged = turn.iter().all(|action| {
            let action = Action::WheelOfFortune(*action);
            let verdict = puzzle.judge(&played, action);
            played.push(action);
            verdict != Verdict::Wrong
        });
        assert_eq!(judged, right, "{turn:?}");
    }
    assert!(count > 0);
    assert_solved_by_hints(puzzle);
}

#[test]
fn the_last_tiles_make_sure_of_so_many_points() {
    for puzzle in puzzles(PuzzleKind::LastTiles) {
        let seat = puzzle.solver();
        let mut searches: Vec<LastTiles> = Vec::new();
        assert_first_turns(&puzzle, |state, points| {
            let known = searches.iter_mut().find(|search| search.points == points);
            match known {
                Some(search) => search.is_sure(state),
                None => {
                    let mut search = LastTiles {
                        seat,
                        points,
                        refutation: None,
                        answer: None,
                    };
                    let is_sure = search.is_sure(state);
                    searches.push(search);
                    is_sure
                }
            }
        });
        let tiles = start::<WheelOfFortune>(&puzzle).remaining_count() + 1;
        assert_eq!(tiles, usize::from(puzzle.difficulty().min(3)));
    }
}

#[test]
fn no_turn_scores_more_points() {
    for puzzle in puzzles(PuzzleKind::MostPoints) {
        let seat = puzzle.solver();
        assert_first_turns(&puzzle, |state, points| state.points(seat) >= points);
    }
}

/// The fewest purchases with which a monument can be built this round, if it takes no more than
/// `limit`. Whatever takes all the gold comes last, and a monument takes at least one.
fn purchases_to(state: &WorldWonders, seat: Seat, wanted: Monument, round: u8) -> Option<u32> {
    if state.city(seat).monuments().any(|own| own == wanted) {
        return Some(0);
    }
    if state.to_act() != Some(seat) || state.round() != round {
        return None;
    }
    let mut least: Option<u32> = None;
    for action in legal(state) {
        let mut cost = 0;
        if let world_wonders::Action::Buy(item) = action {
            cost = 1;
            let takes_all = state.price(seat, item) == state.city(seat).gold();
            if item != Item::Monument(wanted) && takes_all {
                continue;
            }
        }
        if let Some(rest) = purchases_to(&after(state, action), seat, wanted, round) {
            least = Some(least.map_or(rest + cost, |least| least.min(rest + cost)));
            // Where it is placed is the rest of one purchase, and no other takes fewer.
            if rest == 0 {
                break;
            }
        }
    }
    least
}

#[test]
fn monuments_can_be_built_this_round() {
    for puzzle in puzzles(PuzzleKind::Monument) {
        let Goal::Monument(wanted) = puzzle.goal() else {
            unreachable!("another goal")
        };
        let (seat, state) = (puzzle.solver(), start::<WorldWonders>(&puzzle));
        let mut least = u32::MAX;
        for first in legal(&state) {
            let bought = after(&state, first);
            let first = Action::WorldWonders(first);
            let mut any = false;
            for second in legal(&bought) {
                let next = after(&bought, second);
                let second = Action::WorldWonders(second);
                let purchases = purchases_to(&next, seat, wanted, state.round());
                let right = puzzle.judge(&[first], second) != Verdict::Wrong;
                assert_eq!(right, purchases.is_some(), "{first} {second}");
                any |= right;
                least = least.min(purchases.map_or(u32::MAX, |purchases| purchases + 1));
            }
            assert_eq!(puzzle.judge(&[], first) != Verdict::Wrong, any, "{first}");
        }
        assert_eq!(least, if puzzle.difficulty() < 3 { 2 } else { 3 });
        assert_solved_by_hints(&puzzle);
    }
}

/// The population that could be bought if everything fitted: every choice of tiles for the gold,
/// and a monument for the rest of it.
fn population_if_all_fits(state: &WorldWonders, seat: Seat) -> u8 {
    let (market, city) = (state.market(), state.city(seat));
    let tiles: Vec<_> = market
        .stacks()
        .filter_map(|stack| market.tile(stack))
        .collect();
    let mut most = 0;
    for choice in 0_u32..1 << tiles.len() {
        let chosen = (0..)
            .zip(&tiles)
            .filter(|(index, _)| choice >> index & 1 == 1);
        let chosen: Vec<_> = chosen.map(|(_, tile)| *tile).collect();
        let cost: u8 = chosen.iter().map(|tile| tile.stack().cost()).sum();
        if cost > city.gold() {
            continue;
        }
        let last = market.monument_row().into_iter().flatten().map(Some);
        for monument in last.chain([None]) {
            let mut tracks = city.tracks();
            let mut population = city.population();
            let monument = monument.filter(|_| cost < city.gold()).map(Monument::card);
            let produced = chosen.iter().map(|tile| tile.steps());
            for steps in produced.chain(monument.map(|card| card.steps)) {
                for (track, steps) in tracks.iter_mut().zip(steps) {
                    *track = (*track + steps).min(RESOURCE_END);
                }
            }
            population += monument.map_or(0, |card| card.population);
            let symbols = SYMBOLS[usize::from(state.variant().board_b)];
            for (symbols, (from, to)) in symbols.iter().zip(city.tracks().into_iter().zip(tracks)) {
                population += symbols
                    .iter()
                    .filter(|at| from < **at && **at <= to)
                    .count() as u8;
            }
            most = most.max(population.min(POPULATION_END));
        }
    }
    most
}

/// Whether a seat comes to a population this round.
fn grows_to(state: &WorldWonders, seat: Seat, population: u8, round: u8) -> bool {
    if state.city(seat).population() >= population {
        return true;
    }
    if state.to_act() != Some(seat) || state.round() != round {
        return false;
    }
    if state.phase() == world_wonders::Phase::Buy
        && population_if_all_fits(state, seat) < population
    {
        return false;
    }
    let mut legal = legal(state).into_iter();
    legal.any(|action| grows_to(&after(state, action), seat, population, round))
}

#[test]
fn the_gold_buys_no_more_population() {
    for puzzle in puzzles(PuzzleKind::BestBuy) {
        let Goal::Population(population) = puzzle.goal() else {
            unreachable!("another goal")
        };
        let (seat, state) = (puzzle.solver(), start::<WorldWonders>(&puzzle));
        let round = state.round();
        assert!(grows_to(&state, seat, population, round));
        assert!(!grows_to(&state, seat, population + 1, round));
        let mut right = 0;
        let actions = legal(&state);
        for action in &actions {
            let grows = grows_to(&after(&state, *action), seat, population, round);
            let judged = puzzle.judge(&[], Action::WorldWonders(*action));
            assert_eq!(judged != Verdict::Wrong, grows, "{action}");
            right += usize::from(grows);
        }
        assert!(2 * right <= actions.len());
        assert_solved_by_hints(&puzzle);
    }
}
