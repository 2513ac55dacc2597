//! The address of every page, in the fragment, so that any static host serves
//! them below any path.

use crate::day::Day;
use crate::puzzle_spec::PuzzleSpec;
use percent_encoding::percent_decode_str;
use rules::{GameId, Seat};

/// A page and its parameters. Matches are named by their numbers in the store.
#[allow(missing_docs, reason = "the names of the others say it")]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Route {
    #[default]
    Home,
    New(GameId),
    /// Beginning a game as it is usually played.
    Play(GameId),
    /// Continuing the match that was played last.
    Continue,
    Match(String),
    /// A match opened at the position after so many entries.
    Position(String, usize),
    Share(String),
    /// Learning from the costly actions of a match.
    Mistakes(String),
    /// Positions of the player's own games that come back.
    MyMistakes,
    /// Guessing the moves of a seat in a match.
    Guess(String, Seat),
    Games,
    /// Taking everything to another device, or bringing it here.
    Move,
    Statistics,
    /// Opening a match from a link. With an empty link, the page has a form for
    /// texts and files.
    Open(String),
    /// Playing the deal that somebody has played, from a link.
    Challenge(String),
    AllRules,
    Rules(GameId),
    Learn(GameId),
    Puzzles(GameId),
    /// A puzzle of a game, by its number from 1.
    Puzzle(GameId, u8),
    EndlessPuzzle(PuzzleSpec),
    /// The deals of a day; of today if there is none.
    Daily(Option<Day>),
    Settings,
    Keys,
    About,
    NotFound,
}

/// Whether a text has the form of a match number: digits only.
fn is_match_id(id: &str) -> bool {
    !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_digit())
}

/// The path in a fragment, without escapes and additions of programs that passed it on.
/// What follows `open/` or `challenge/` is left unchanged for the link reader.
fn plain_path(fragment: &str) -> String {
    let mut path = fragment.trim_start_matches(['#', '/']).to_owned();
    // Once for each program that has escaped it.
    while !["open/", "challenge/"]
        .iter()
        .any(|page| path.starts_with(page))
    {
        let decoded = percent_decode_str(&path).decode_utf8_lossy();
        let decoded = decoded.trim_start_matches(['#', '/']);
        if decoded == path {
            let end = path.find(['?', '&']).unwrap_or(path.len());
            path.truncate(end);
            break;
        }
        path = decoded.to_owned();
    }
    path
}

/// A puzzle of a game, by its number from 1.
fn puzzle(param: &str) -> Option<(GameId, u8)> {
    let (game, number) = param.split_once('/')?;
    let game = GameId::from_id(game)?;
    let number: u8 = number.parse().ok()?;
    (number > 0).then_some((game, number))
}

fn match_and_number(param: &str) -> Option<(String, u32)> {
    let (id, number) = param.split_once('/').filter(|(id, _)| is_match_id(id))?;
    Some((id.to_owned(), number.parse().ok()?))
}

/// A match and a seat, by its number from 1.
fn guess(param: &str) -> Option<Route> {
    let (id, seat) = match_and_number(param)?;
    let seat = Seat::new(u8::try_from(seat).ok()?.checked_sub(1)?)?;
    Some(Route::Guess(id, seat))
}

/// A match and the number of entries before a position of it.
fn position(param: &str) -> Option<Route> {
    let (id, ply) = match_and_number(param)?;
    Some(Route::Position(id, usize::try_from(ply).ok()?))
}

impl Route {
    /// Parses an address fragment, with or without `#`. Does not check whether the
    /// game has a lesson or this puzzle.
    pub fn read(fragment: &str) -> Self {
        let path = plain_path(fragment);
        let path = path.trim_matches('/');
        let (page, param) = path.split_once('/').unwrap_or((path, ""));
        let game = |route: fn(GameId) -> Self| GameId::from_id(param).map_or(Self::NotFound, route);
        match (page, param) {
            ("", "") => Self::Home,
            ("new", _) => game(Self::New),
            ("play", _) => game(Self::Play),
            ("continue", "") => Self::Continue,
            ("rules", "") => Self::AllRules,
            ("rules", _) => game(Self::Rules),
            ("learn", _) => game(Self::Learn),
            ("puzzles", _) => match (puzzle(param), PuzzleSpec::read(param)) {
                (Some((game, number)), _) => Self::Puzzle(game, number),
                (None, Some(spec)) => Self::EndlessPuzzle(spec),
                (None, None) => game(Self::Puzzles),
            },
            ("today", "") => Self::Daily(None),
            ("today", day) => Day::read(day).map_or(Self::NotFound, |day| Self::Daily(Some(day))),
            ("table", id) if is_match_id(id) => Self::Match(id.to_owned()),
            ("table", _) => position(param).unwrap_or(Self::NotFound),
            ("share", id) if is_match_id(id) => Self::Share(id.to_owned()),
            ("mistakes", id) if is_match_id(id) => Self::Mistakes(id.to_owned()),
            ("my-mistakes", "") => Self::MyMistakes,
            ("guess", _) => guess(param).unwrap_or(Self::NotFound),
            ("games", "") => Self::Games,
            ("move", "") => Self::Move,
            ("statistics", "") => Self::Statistics,
            ("open", link) => Self::Open(link.to_owned()),
            ("challenge", link) if !link.is_empty() => Self::Challenge(link.to_owned()),
            ("settings", "") => Self::Settings,
            // The other two are what people type.
            ("keys" | "keyboard" | "shortcuts", "") => Self::Keys,
            ("about", "") => Self::About,
            _ => Self::NotFound,
        }
    }

    /// The game that its address names.
    pub fn game(&self) -> Option<GameId> {
        match self {
            Self::New(game)
            | Self::Play(game)
            | Self::Rules(game)
            | Self::Learn(game)
            | Self::Puzzle(game, _)
            | Self::Puzzles(game) => Some(*game),
            Self::EndlessPuzzle(spec) => Some(spec.game()),
            _ => None,
        }
    }

    /// The name of the page, as used by scripts and tests.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Home => "home",
            Self::Play(_) | Self::Continue => "begin",
            Self::AllRules => "all-rules",
            Self::Learn(_)
            | Self::Puzzles(_)
            | Self::Puzzle(..)
            | Self::EndlessPuzzle(_)
            | Self::Mistakes(_)
            | Self::Guess(..) => "practice",
            _ => self.page_and_param().0,
        }
    }

    fn page_and_param(&self) -> (&'static str, String) {
        let none = String::new();
        let game_id = |game: &GameId| game.id().to_owned();
        match self {
            Self::Home => ("", none),
            Self::New(game) => ("new", game_id(game)),
            Self::Play(game) => ("play", game_id(game)),
            Self::Continue => ("continue", none),
            Self::Match(id) => ("table", id.clone()),
            Self::Position(id, ply) => ("table", format!("{id}/{ply}")),
            Self::Share(id) => ("share", id.clone()),
            Self::Mistakes(id) => ("mistakes", id.clone()),
            Self::MyMistakes => ("my-mistakes", none),
            Self::Guess(id, seat) => ("guess", format!("{id}/{}", seat.number())),
            Self::Games => ("games", none),
            Self::Move => ("move", none),
            Self::Statistics => ("statistics", none),
            Self::Open(link) => ("open", link.clone()),
            Self::Challenge(link) => ("challenge", link.clone()),
            Self::AllRules => ("rules", none),
            Self::Rules(game) => ("rules", game_id(game)),
            Self::Learn(game) => ("learn", game_id(game)),
            Self::Puzzles(game) => ("puzzles", game_id(game)),
            Self::Puzzle(game, number) => ("puzzles", format!("{}/{number}", game.id())),
            Self::EndlessPuzzle(spec) => ("puzzles", spec.to_string()),
            Self::Daily(day) => ("today", day.map_or(none, |day| day.to_string())),
            Self::Settings => ("settings", none),
            Self::Keys => ("keys", none),
            Self::About => ("about", none),
            Self::NotFound => ("lost", none),
        }
    }

    /// The address as a fragment, for links.
    pub fn href(&self) -> String {
        let (page, param) = self.page_and_param();
        match param.as_str() {
            "" => format!("#/{page}"),
            param => format!("#/{page}/{param}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::puzzles::PuzzleKind;

    #[test]
    fn routes_round_trip_through_addresses() {
        let pages = [
            Route::Home,
            Route::New(GameId::TurnOfTime),
            Route::Play(GameId::WorldWonders),
            Route::Continue,
            Route::AllRules,
            Route::Rules(GameId::TurnOfTime),
            Route::Match("000000017".to_owned()),
            Route::Position("000000017".to_owned(), 12),
            Route::Share("000000017".to_owned()),
            Route::Mistakes("000000017".to_owned()),
            Route::MyMistakes,
            Route::Guess("000000017".to_owned(), Seat::FIRST),
            Route::Open(String::new()),
            Route::Open("AQEA-_x".to_owned()),
            Route::Challenge("AQEA-_x".to_owned()),
            Route::Games,
            Route::Move,
            Route::Statistics,
            Route::Learn(GameId::ArgonautsWheel),
            Route::Puzzles(GameId::ArgonautsWheel),
            Route::Puzzle(GameId::ArgonautsWheel, 1),
            Route::Puzzle(GameId::ArgonautsWheel, 12),
            Route::Puzzles(GameId::WheelsOfTime),
            Route::EndlessPuzzle(PuzzleSpec {
                kind: PuzzleKind::Win,
                difficulty: 8,
                seed: 0,
            }),
            Route::EndlessPuzzle(PuzzleSpec {
                kind: PuzzleKind::FinishTheCity,
                difficulty: 1,
                seed: u64::MAX,
            }),
            Route::Daily(None),
            Route::Daily(Day::read("2026-11-25")),
            Route::Settings,
            Route::Keys,
            Route::About,
        ];
        for page in pages {
            assert_eq!(Route::read(&page.href()), page);
        }
        assert_eq!(Route::read(""), Route::Home);
        assert_eq!(Route::read("#"), Route::Home);
        for typed in ["#/keyboard", "#/shortcuts", "#/keys/"] {
            assert_eq!(Route::read(typed).href(), "#/keys", "{typed}");
        }
    }

    /// Browsers, messengers and redirectors escape addresses and add to them.
    #[test]
    fn addresses_survive_those_who_pass_them_on() {
        for fragment in [
            "#%2Frules%2Fturn-of-time",
            "#%252Frules%252Fturn-of-time",
            "%23%2Frules%2Fturn-of-time",
            "#/rules/turn%2Dof-time/",
            "#/rules/turn-of-time?fbclid=IwAR_x",
            "#/rules/turn-of-time&utm_source=a/b",
            "#//rules/turn-of-time%3Fx=1",
        ] {
            assert_eq!(
                Route::read(fragment),
                Route::Rules(GameId::TurnOfTime),
                "{fragment}"
            );
        }
        for fragment in ["#?fbclid=1", "#/?utm_source=a", "#%2F"] {
            assert_eq!(Route::read(fragment), Route::Home, "{fragment}");
        }
        for (fragment, link) in [
            ("#%2Fopen%2FAwE%255F", "AwE%5F"),
            ("%23/open/AwE?fbclid=1", "AwE?fbclid=1"),
            (
                "#/open/https://a.example/%23/open/AwE",
                "https://a.example/%23/open/AwE",
            ),
        ] {
            assert_eq!(
                Route::read(fragment),
                Route::Open(link.to_owned()),
                "{fragment}"
            );
        }
        for fragment in ["#%", "#%%%", "#%FF", "#/%E9"] {
            assert_eq!(Route::read(fragment), Route::NotFound, "{fragment}");
        }
    }

    #[test]
    fn unknown_addresses_are_not_found() {
        for fragment in [
            "#/new/chess",
            "#/table/",
            "#/table/a.b",
            "#/table/1/x",
            "#/table/1/2/3",
            "#/table//1",
            "#/my-mistakes/1",
            "#/x",
            "#/new",
            "#/play",
            "#/play/chess",
            "#/continue/1",
            "#/share/a",
            "#/mistakes/a",
            "#/guess/000000017",
            "#/guess/000000017/0",
            "#/guess/a/1",
            "#/games/1",
            "#/challenge/",
            "#/keyboard/1",
            "#/rules/chess",
            "#/learn/",
            "#/today/2025-12-31",
            "#/today/tomorrow",
            "#/puzzles/argonauts-wheel/0",
            "#/puzzles/argonauts-wheel/256",
            "#/puzzles/argonauts-wheel/1/1",
            "#/puzzles/argonauts-wheel/win",
            "#/puzzles/argonauts-wheel/win/9/1",
            "#/puzzles/argonauts-wheel/win/1/-1",
            "#/puzzles/argonauts-wheel/last-card/1/1",
            "#/puzzles/wheels-of-time/finish-the-city/5/1/x",
            "é",
        ] {
            assert_eq!(Route::read(fragment), Route::NotFound, "{fragment}");
        }
    }
}
