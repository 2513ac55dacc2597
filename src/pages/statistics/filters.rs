//! What the statistics are about: person, game, number of players, opponents.

use crate::components::Select;
use crate::context::use_locale;
use app_core::statistics::{Filter, FinishedMatch, Opponents, Person, Report, other_people, plays};
use l10n::{house, pages};
use records::Name;
use rules::GameId;
use std::rc::Rc;
use text::shown_name;
use yew::prelude::*;

/// The choices that occur in the matches.
struct Choices {
    people: Vec<Person>,
    games: Vec<Option<GameId>>,
    players: Vec<Option<u8>>,
    opponents: Vec<Option<Opponents>>,
}

/// A choice of everything, then the choices that occur.
fn or_all<T>(found: impl Iterator<Item = T>) -> Vec<Option<T>> {
    core::iter::once(None).chain(found.map(Some)).collect()
}

impl Choices {
    /// Each choice is among the matches that all others leave.
    fn new(matches: &[FinishedMatch], filter: &Filter, player_name: &Name) -> Self {
        let report = |filter: &Filter| Report::of(&plays(matches, filter, player_name));
        let person = Filter {
            person: filter.person.clone(),
            ..Filter::default()
        };
        let game = Filter {
            game: filter.game,
            ..person.clone()
        };
        let players = Filter {
            players: filter.players,
            ..game.clone()
        };
        let others = other_people(matches, player_name)
            .into_iter()
            .map(Person::Other);
        Self {
            people: core::iter::once(Person::Me).chain(others).collect(),
            games: or_all(report(&person).by_game.iter().map(|(game, _)| *game)),
            players: or_all(report(&game).by_players.iter().map(|(players, _)| *players)),
            opponents: or_all(
                report(&players)
                    .by_opponents
                    .iter()
                    .map(|(opponents, _)| *opponents),
            ),
        }
    }
}

/// The filter with everything that does not occur left open: the only game is chosen.
pub fn resolve(matches: &[FinishedMatch], filter: &Filter, player_name: &Name) -> Filter {
    let mut filter = filter.clone();
    let choices = Choices::new(matches, &filter, player_name);
    if !choices.people.contains(&filter.person) {
        filter.person = Person::Me;
    }
    let choices = Choices::new(matches, &filter, player_name);
    match choices.games.as_slice() {
        [_, only] => filter.game = *only,
        games if !games.contains(&filter.game) => filter.game = None,
        _ => {}
    }
    let choices = Choices::new(matches, &filter, player_name);
    if !choices.players.contains(&filter.players) {
        filter.players = None;
    }
    let choices = Choices::new(matches, &filter, player_name);
    if !choices.opponents.contains(&filter.opponents) {
        filter.opponents = None;
    }
    filter
}

#[derive(Properties, PartialEq)]
pub struct FiltersProps {
    pub matches: Rc<Vec<FinishedMatch>>,
    pub player_name: Name,
    pub filter: Filter,
    pub on_filter: Callback<Filter>,
}

/// The fields; those without a choice are left out.
#[component]
pub fn Filters(props: &FiltersProps) -> Html {
    let locale = use_locale();
    let filter = &props.filter;
    let choices = Choices::new(&props.matches, filter, &props.player_name);
    let people = choices.people.iter().map(|person| match person {
        Person::Me => locale.text(house::YOU),
        Person::Other(name) => shown_name(locale, name.as_str()),
    });
    let games = choices.games.iter().map(|game| match game {
        None => locale.text(pages::ALL_GAMES),
        Some(game) => locale.name(*game),
    });
    let players = choices.players.iter().map(|players| match players {
        None => locale.text(pages::ANY_NUMBER),
        Some(1) => locale.text(pages::ONE_PLAYER_SOLO),
        Some(players) => players.to_string(),
    });
    let opponents = choices.opponents.iter().map(|opponents| match opponents {
        None => locale.text(pages::ANY_OPPONENTS),
        Some(opponents) => text::opponents(locale, filter.game, *opponents),
    });
    html! {
        <form class="stat-filters" onsubmit={|event: SubmitEvent| event.prevent_default()}>
            { field("person", locale.text(pages::PLAYER), people, &choices.people, &filter.person, change(props, |filter, person| filter.person = person)) }
            { field("game", locale.text(pages::GAME), games, &choices.games, &filter.game, change(props, |filter, game| filter.game = game)) }
            { field("players", locale.text(pages::NUMBER_OF_PLAYERS), players, &choices.players, &filter.players, change(props, |filter, players| filter.players = players)) }
            { field("opponents", locale.text(pages::OPPONENTS), opponents, &choices.opponents, &filter.opponents, change(props, |filter, opponents| filter.opponents = opponents)) }
        </form>
    }
}

fn change<T: 'static>(
    props: &FiltersProps,
    apply: impl Fn(&mut Filter, T) + 'static,
) -> Callback<T> {
    let (filter, on_filter) = (props.filter.clone(), props.on_filter.clone());
    Callback::from(move |value| {
        let mut filter = filter.clone();
        apply(&mut filter, value);
        on_filter.emit(filter);
    })
}

/// A field with the label of each choice. Values are the numbers of the choices.
fn field<T: Clone + PartialEq + 'static>(
    name: &'static str,
    label: String,
    labels: impl Iterator<Item = String>,
    choices: &[T],
    picked: &T,
    on_choose: Callback<T>,
) -> Html {
    // Everything, and the only thing there is.
    if choices.len() < 3 && !(name == "person" && choices.len() == 2) {
        return html! {};
    }
    let options = labels
        .enumerate()
        .map(|(index, label)| (index.to_string().into(), label.into()));
    let at = choices.iter().position(|choice| choice == picked);
    let choices = choices.to_vec();
    let on_pick = move |index: usize| {
        if let Some(choice) = choices.get(index) {
            on_choose.emit(choice.clone());
        }
    };
    html! {
        <div class="stat-filter">
            <span aria-hidden="true">{ &label }</span>
            <Select
                {name}
                {label}
                options={options.collect::<Vec<_>>()}
                picked={at.unwrap_or(0).to_string()}
                {on_pick}
            />
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use app_core::statistics::{Outcome, OutcomeEnd, SeatOutcome};
    use records::Player;
    use rules::{Level, Strength};

    fn finished(game: GameId, others: &[(Player, &str)]) -> FinishedMatch {
        let seats = core::iter::once(&(Player::Human, "")).chain(others);
        FinishedMatch {
            id: "1".to_owned(),
            outcome: Outcome {
                game,
                finished: 1,
                options: Vec::new(),
                seats: seats
                    .map(|(player, name)| SeatOutcome {
                        name: Name::new(name),
                        player: *player,
                        points: 0,
                        place: 1,
                        milestones: Vec::new(),
                    })
                    .collect(),
                end: OutcomeEnd::Rules,
                turns: 1,
            },
            here: None,
        }
    }

    #[test]
    fn what_does_not_occur_is_left_open() {
        let player_name = Name::default();
        let casual = Player::Bot(Level::Casual);
        let mut matches = vec![
            finished(GameId::TurnOfTime, &[]),
            finished(GameId::TurnOfTime, &[(casual, "")]),
        ];
        // The only game is chosen.
        let only = resolve(&matches, &Filter::default(), &player_name);
        assert_eq!(only.game, Some(GameId::TurnOfTime));
        matches.push(finished(GameId::WorldWonders, &[(Player::Human, "Ben")]));
        assert_eq!(
            resolve(&matches, &Filter::default(), &player_name).game,
            None
        );
        let wanted = Filter {
            game: Some(GameId::TurnOfTime),
            players: Some(2),
            opponents: Some(Opponents::Bots(Strength::from_level(Level::Casual))),
            ..Filter::default()
        };
        assert_eq!(resolve(&matches, &wanted, &player_name), wanted);
        let elsewhere = Filter {
            game: Some(GameId::WorldWonders),
            ..wanted
        };
        let left = resolve(&matches, &elsewhere, &player_name);
        assert_eq!((left.players, left.opponents), (Some(2), None));
        let cleo = Filter {
            person: Person::Other(Name::new("Cleo")),
            ..Filter::default()
        };
        assert_eq!(resolve(&matches, &cleo, &player_name).person, Person::Me);
    }
}
