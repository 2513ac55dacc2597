//! Why turns are good: the reasons and risks of known positions of every game, and what
//! all explanations have in common.

// A test may panic where something is missing.
#![allow(clippy::unwrap_used)]

mod common;
#[path = "../../rules/tests/typed/mod.rs"]
mod typed;
#[path = "../../rules/tests/wheel_of_fortune_help/mod.rs"]
mod wheel_of_fortune_help;
#[path = "../../rules/tests/world_wonders_help/mod.rs"]
mod world_wonders_help;

use bots::explanation::{Compared, Explain, Explanation, Reason, Risk, explain};
use bots::{argonauts_wheel, turn_of_time, wheel_of_fortune, wheels_of_time, world_wonders};
use common::some_setups;
use rules::games::argonauts_wheel::{ArgonautsWheel, Event, Move, Piece, Position, Side, Station};
use rules::games::noughts::Noughts;
use rules::games::turn_of_time::{Season, TurnOfTime};
use rules::games::wheel_of_fortune::WheelOfFortune;
use rules::games::wheels_of_time::{Development, Effect, Good, Item, Link, Scenario, WheelsOfTime};
use rules::games::world_wonders::WorldWonders;
use rules::rng::Rng;
use rules::{Action, GameId, Seat, Setup, State};

const SECOND: Seat = Seat::in_turn(1, 2);

const fn compared<T>(before: T, after: T, next_best: Option<T>) -> Compared<T> {
    Compared {
        before,
        after,
        next_best,
    }
}

/// The actions of a text, separated by spaces, and the state after them.
fn play(start: &State, texts: &str) -> (Vec<Action>, State) {
    let mut state = start.clone();
    let mut actions = Vec::new();
    for text in texts.split_whitespace() {
        let action = state.parse_action(text).unwrap();
        assert_eq!(state.apply_silent(action), Ok(()));
        actions.push(action);
    }
    (actions, state)
}

/// The explanation of a turn, compared with another one, and with the answer to it.
fn explained<G: Explain>(state: &State, turn: &str, other: &str, reply: &str) -> Explanation<G> {
    let (line, end) = play(state, turn);
    let (alternative, _) = play(state, other);
    let (reply, _) = play(&end, reply);
    explain(state, &line, &alternative, &reply).unwrap()
}

/// The reasons of the game itself, as far as they are given.
fn reasons<G: Explain>(explanation: &Explanation<G>) -> Vec<G::Reason> {
    let reasons = explanation.reasons.iter();
    reasons
        .filter_map(|weighted| match &weighted.reason {
            Reason::OfGame(reason) => Some(reason.clone()),
            Reason::Points { .. } => None,
        })
        .collect()
}

#[test]
fn turn_of_time_compares_the_cards_of_seasons() {
    use turn_of_time::Reason;
    let draws = ["Sp", "Su", "Fa", "Wi"].map(str::to_owned);
    let setup = Setup::new(GameId::TurnOfTime, 2, 1).unwrap();
    let start = State::start(&setup.with_draws(draws.to_vec()).unwrap());
    // They flip each other: Summer is left of Winter.
    let (_, state) = play(&start, "Sp/Su@m13 Fa/Wi@n13");
    let explanation = explained::<TurnOfTime>(&state, "Sp/Fa@n12", "Sp@l13", "Fa@n11");
    // Both turns bring the same points, so that they are no reason.
    assert_eq!(
        reasons(&explanation),
        [
            Reason::OpponentShrinks {
                opponent: SECOND,
                season: Season::Winter,
                cards: compared(1, 0, Some(1)),
            },
            Reason::SeasonSpreads {
                season: Season::Spring,
                cards: compared(0, 1, Some(1)),
            },
        ]
    );
    let risk = turn_of_time::Risk {
        opponent: SECOND,
        flipped: 1,
    };
    assert_eq!(explanation.risk, Some(Risk::OfGame(risk)));
}

#[test]
fn a_lone_player_compares_the_largest_group() {
    use turn_of_time::Reason;
    let setup = Setup::new(GameId::TurnOfTime, 1, 1).unwrap();
    let state = State::start(&setup.with_choice("goal", "dominance").unwrap());
    let first = state.legal_actions()[0].to_string();
    let explanation = explained::<TurnOfTime>(&state, &first, "", "");
    let group = Reason::LargestGroup {
        season: Season::Spring,
        cards: compared(0, 1, None),
    };
    assert_eq!(reasons(&explanation), [group]);
    assert_eq!(explanation.risk, None);
}

#[test]
fn argonauts_wheel_tells_what_is_killed_and_carried() {
    use argonauts_wheel::{Reason, Risk as Answer};
    let position: Position = "w W b b . y . B, black battle".parse().unwrap();
    let state = State::ArgonautsWheel(ArgonautsWheel::from_position(position));
    let at = Station::new;
    let explanation = explained::<ArgonautsWheel>(&state, "7-0", "R", "");
    assert_eq!(
        reasons(&explanation),
        [
            Reason::Causes(Event::Killed {
                at: at(0),
                side: Side::White,
                count: 1
            }),
            Reason::LivingDiscs {
                side: Side::White,
                discs: compared(1, 0, Some(1))
            },
            Reason::Moves(Move {
                piece: Piece::Cone,
                from: at(7),
                to: at(0)
            }),
        ]
    );
    assert_eq!(explanation.risk, None);
    let explanation = explained::<ArgonautsWheel>(&state, "R", "7-0", "R");
    let carries = |side, station| Reason::CarriesCone {
        side,
        to: at(station),
    };
    let expected = [carries(Side::White, 0), carries(Side::Black, 6)];
    assert_eq!(reasons(&explanation), expected);
    let answer = Answer {
        opponent: SECOND,
        action: rules::games::argonauts_wheel::Action::Turn,
        consequences: Vec::new(),
    };
    assert_eq!(explanation.risk, Some(Risk::OfGame(answer)));
}

#[test]
fn wheels_of_time_compares_tracks_goods_and_links() {
    use wheels_of_time::{Reason, Risk as Danger};
    let start = |text: &str| {
        let scenario: Scenario = text.parse().unwrap();
        State::WheelsOfTime(WheelsOfTime::from_scenario(scenario))
    };
    let state = start("4,3,9,9 2233211100 2200000000");
    let explanation = explained::<WheelsOfTime>(&state, "turn-B build-wall", "build-road", "");
    let wall = Reason::TrackRises {
        development: Development::Wall,
        count: compared(3, 4, Some(3)),
        completes: true,
    };
    // The road took a wood, the wall a brick.
    let goods = Reason::KeepsGoods(vec![(Good::Wood, 1)]);
    assert_eq!(reasons(&explanation), [wall, goods]);
    assert_eq!(explanation.reasons[0].step, 1);
    let gives = |development| Effect::Gives(Item::Development(development));
    let road = gives(Development::Road);
    let risk = Danger::LinkGives {
        opponent: SECOND,
        link: Link::B,
        effect: road,
    };
    assert_eq!(explanation.risk, Some(Risk::OfGame(risk)));

    let explanation = explained::<WheelsOfTime>(&state, "turn-1", "turn-B", "");
    let shows = |owner, link, after, next_best| Reason::LinkShows {
        owner,
        link,
        effect: compared(Effect::Nothing, after, Some(next_best)),
    };
    let food = gives(Development::FoodProduction);
    let expected = [
        shows(SECOND, Link::B, Effect::Nothing, road),
        shows(Seat::FIRST, Link::A, food, Effect::Nothing),
    ];
    assert_eq!(reasons(&explanation), expected);
    assert_eq!(explanation.risk, None);

    let state = start("0,0,0,0 2200011000 2200000000");
    let explanation = explained::<WheelsOfTime>(&state, "link-A", "turn-A", "");
    let worker = Reason::KeepsGoods(vec![(Good::Worker, 1)]);
    assert_eq!(reasons(&explanation), [worker]);
    // What is least important is said if there is nothing else.
    let explanation = explained::<WheelsOfTime>(&state, "end", "", "");
    let links = [
        (Link::A, Effect::Gives(Item::Good(Good::Worker))),
        (Link::B, Effect::Danger(Good::Worker)),
        (Link::Common, Effect::Nothing),
    ];
    assert_eq!(reasons(&explanation), [Reason::LinksShow(links.to_vec())]);
    let loss = Danger::Loses(Item::Good(Good::Worker));
    assert_eq!(explanation.risk, Some(Risk::OfGame(loss)));
}

#[test]
fn the_wheel_of_fortune_tells_points_with_their_kinds_and_actions() {
    use rules::games::wheel_of_fortune::{Kind, ScoreKind, Sector};
    use wheel_of_fortune::{Reason as Gain, Risk as Cost};
    let start = |script| State::WheelOfFortune(Box::new(wheel_of_fortune_help::play(2, script)));
    let state = start("E");
    let given = |turn: &str| explained::<WheelOfFortune>(&state, turn, "1,-1n end", "");
    let explanation = given("0,-1s city-N");
    let kind = Some(ScoreKind::Feature(Kind::City));
    let [completes, scores] = &explanation.reasons[..] else {
        unreachable!("{explanation:?}");
    };
    assert!(matches!(
        &completes.reason,
        Reason::OfGame(Gain::Completes { points: 4, sharers, .. }) if sharers.is_empty()
    ));
    assert_eq!((completes.step, completes.kind), (0, kind));
    let at_once = Gain::ScoresAtOnce(Kind::City);
    assert_eq!(scores.reason, Reason::OfGame(at_once));
    assert_eq!((scores.step, scores.kind), (1, kind));

    let explanation = given("0,-1s crown-taxes");
    let crown = Gain::Crown {
        sector: Sector::Taxes,
        points: 6,
        pig: Sector::Fortune,
    };
    assert_eq!(reasons(&explanation), [crown]);
    assert_eq!(explanation.risk, Some(Risk::OfGame(Cost::CrownWaits)));
    let explanation = given("0,-1s field-EL");
    let field = Gain::ClaimsField {
        cities: 1,
        points: 3,
    };
    assert_eq!(reasons(&explanation), [field]);
    assert_eq!(explanation.risk, Some(Risk::OfGame(Cost::FarmerStays)));

    let script = "
        F 0,-1e city-E
        U-2 2,-1e
        V 2,-2n road-S
        U-3";
    let explanation = explained::<WheelOfFortune>(&start(script), "home-2,-2", "", "");
    let thief = Gain::GivesUp {
        cost: compared(0, 3, None),
    };
    assert_eq!(reasons(&explanation), [thief]);
    // The game names no risk, but points are lost.
    let lost = Risk::Points {
        kind: ScoreKind::Feature(Kind::Road),
        points: 3,
    };
    assert_eq!(explanation.risk, Some(lost));
}

#[test]
fn world_wonders_tells_what_is_built_and_what_it_covers() {
    use rules::games::world_wonders::{Item, ScoreKind};
    use world_wonders::{Reason as Gain, Risk as Cost};
    let start = |drawing| {
        let mut scenario = world_wonders_help::scenario_with(world_wonders_help::city(drawing));
        let monuments = ["colosseum", "angkor-wat", "moai"];
        scenario.monuments = monuments.map(world_wonders_help::monument).to_vec();
        State::WorldWonders(Box::new(WorldWonders::from_scenario(&scenario)))
    };
    let state = start(
        "
        rMM.....
        rrr.....
        .HH.....
        ........",
    );
    // The next monument is hidden, so that the turn is known up to here only; what this one
    // brings counts all the same.
    let explanation = explained::<WorldWonders>(&state, "buy-colosseum", "loan", "");
    let expected = [
        Gain::Builds(world_wonders_help::monument("colosseum")),
        Gain::Population(compared(0, 1, Some(0))),
    ];
    assert_eq!(reasons(&explanation), expected);
    assert_eq!(explanation.risk, None);
    let explanation = explained::<WorldWonders>(&state, "loan", "", "");
    assert_eq!(reasons(&explanation), [Gain::TakesLoan]);
    assert_eq!(explanation.risk, Some(Risk::OfGame(Cost::Loan)));

    let state = start(
        "
        r.*.
        ....",
    );
    let explanation = explained::<WorldWonders>(
        &state,
        "buy-tower b1 end",
        "buy-first end",
        "buy-short-roads",
    );
    let resource = Reason::Points {
        kind: ScoreKind::NaturalResources,
        points: compared(0, 1, Some(0)),
    };
    let given = explanation.reasons.into_iter();
    let given: Vec<_> = given.map(|weighted| weighted.reason).collect();
    assert_eq!(given, [resource]);
    let answer = Cost::OpponentTakes {
        opponent: SECOND,
        item: Item::ShortRoads,
        tile: None,
    };
    assert_eq!(explanation.risk, Some(Risk::OfGame(answer)));
    let state = start(
        "
        r*..
        ....",
    );
    let explanation = explained::<WorldWonders>(&state, "buy-tower b1 end", "", "");
    assert!(explanation.reasons.is_empty());
    let covers = Cost::Covers { resources: 1 };
    assert_eq!(explanation.risk, Some(Risk::OfGame(covers)));
}

/// A random turn, or its beginning, and the state after it.
fn random_turn(start: &State, rng: &mut Rng) -> (Vec<Action>, State) {
    let mut state = start.clone();
    let mut actions = Vec::new();
    let is_same_turn =
        |state: &State| (state.to_act(), state.turn()) == (start.to_act(), start.turn());
    while is_same_turn(&state) && actions.len() < 8 {
        let Some(action) = rng.pick(&state.legal_actions()).copied() else {
            break;
        };
        let mut next = state.clone();
        let events = next.apply(action).unwrap();
        actions.push(action);
        if events.iter().any(rules::Event::is_chance) {
            break;
        }
        state = next;
    }
    (actions, state)
}

fn check_explanation<G: Explain>(state: &State, rng: &mut Rng) {
    let (line, end) = random_turn(state, rng);
    let (alternative, _) = random_turn(state, rng);
    let (reply, _) = random_turn(&end, rng);
    assert_eq!(explain::<G>(state, &[], &alternative, &reply), None);
    let Some(explanation) = explain::<G>(state, &line, &alternative, &reply) else {
        unreachable!("{line:?} is legal");
    };
    assert_eq!(Some(explanation.seat), state.to_act());
    let reasons = &explanation.reasons;
    assert!(reasons.len() <= 3);
    assert!(reasons.is_sorted_by(|one, next| one.weight >= next.weight));
    assert!(reasons.iter().all(|reason| reason.weight > 0.0));
    assert!(reasons.iter().all(|reason| reason.step < line.len()));
}

#[test]
fn reasons_are_few_and_the_most_important_comes_first() {
    let mut rng = Rng::new(3, 9);
    for setup in some_setups(0..1, 1) {
        for state in common::states_of(&setup, 4).into_iter().step_by(5) {
            if state.to_act().is_none() {
                continue;
            }
            match state.game() {
                GameId::TurnOfTime => check_explanation::<TurnOfTime>(&state, &mut rng),
                GameId::ArgonautsWheel => check_explanation::<ArgonautsWheel>(&state, &mut rng),
                GameId::WheelsOfTime => check_explanation::<WheelsOfTime>(&state, &mut rng),
                GameId::WheelOfFortune => check_explanation::<WheelOfFortune>(&state, &mut rng),
                GameId::WorldWonders => check_explanation::<WorldWonders>(&state, &mut rng),
                GameId::Noughts => check_explanation::<Noughts>(&state, &mut rng),
            }
        }
    }
}
