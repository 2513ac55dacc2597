//! Transcripts: what a screen reader speaks of every recorded game, entry by entry, in files beside the records. A
//! change of wording shows every place that it affects. One game of each is told in all languages.
//!
//! Each entry has a block: what is announced, which are what happened and the task that follows. In
//! some positions the board and the panel beside it follow, rendered natively and read out in order. The result and its points are at the end.

mod html;

use crate::context::{ContextProviders, StoreHandle};
use crate::games::{self, BoardView, MilestoneText, ViewOptions};
use crate::match_page::{entry_text, spoken, status_text, told_from};
use crate::test_language;
use app_core::session::{Announcement, Session, SessionAction, SessionConfig};
use app_core::settings::{Coaching, Pace, Settings, TurnEnd};
use core::fmt::Write as _;
use core::pin::pin;
use core::task::{Context, Poll, Waker};
use records::{Colour, Entry, Match, Player, SeatConfig, Title};
use rules::games::world_wonders::Phase;
use rules::{GameId, Seat, State};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use text::{Locale, Names};
use yew::html::BaseComponent;
use yew::prelude::*;

/// Set to rewrite the transcripts instead of comparing them.
const WRITE: &str = "WHEELHOUSE_WRITE_TRANSCRIPTS";
/// Maximum number of boards in the transcript of a long game, and of a game of at most [`SHORT`] entries.
const FEW_BOARDS: usize = 4;
const MOST_BOARDS: usize = 6;
const SHORT: usize = 40;

#[derive(PartialEq, Properties)]
struct PositionProps {
    view: BoardView,
    /// Whether the panel beside the board is read out too.
    with_panel: bool,
}

/// Board and panel of a position, as on the page of a match.
#[component]
fn BoardAndPanel(props: &PositionProps) -> Html {
    let view = &props.view;
    let board = match &*view.state {
        State::WheelOfFortune(_) => games::wheel_of_fortune::board_to_read(view),
        _ => games::board(view.clone()),
    };
    html! {
        <ContextProviders store={StoreHandle::default()} settings={Rc::new(Settings::default())} locale={view.view.locale}>
            <div role="region" aria-label="The board">{ board }</div>
            if props.with_panel {
                <div role="region" aria-label="Beside the board">{ games::panel(view.clone()) }</div>
            }
        </ContextProviders>
    }
}

/// Runs a future that never waits for anything external.
fn block_on<T>(future: impl Future<Output = T>) -> T {
    let mut future = pin!(future);
    loop {
        if let Poll::Ready(value) = future
            .as_mut()
            .poll(&mut Context::from_waker(Waker::noop()))
        {
            return value;
        }
    }
}

/// What a screen reader gives out of a component.
pub fn read_out<C: BaseComponent>(props: C::Properties) -> Vec<String> {
    let renderer = yew::LocalServerRenderer::<C>::with_props(props);
    html::outline(&block_on(renderer.hydratable(false).render()))
}

/// A match at one of its plies, as the page shows it to the people who play.
struct ShownMatch {
    locale: Locale,
    session: Session,
    names: Names,
}

impl ShownMatch {
    fn new(locale: Locale, whole: &Match, ply: usize) -> Self {
        let mut record = whole.clone();
        record.go_to(ply);
        let record = record.without_undone();
        let config = SessionConfig {
            animation_ms: |_| 0,
            routine: text::routine,
            may_count_down: || true,
            pace: Pace::Calm,
            coaching: Coaching::Off,
            turn_end: TurnEnd::Ask,
            takes_over: false,
        };
        let names = text::names_of(locale, &record);
        let (session, _) = Session::open(record, Title::default(), None, config);
        let (session, _) = session.reduce(SessionAction::Lock(true));
        Self {
            locale,
            session,
            names,
        }
    }

    /// What happened, and the task or result that follows: together they are announced.
    fn announced(&self) -> (String, String) {
        let locale = self.locale;
        let line = self
            .session
            .log()
            .at(self.session.record().ply())
            .map(|entry| entry_text(locale, entry, &self.names))
            .unwrap_or_default();
        let status = status_text(locale, &self.session, &self.names);
        let announced = spoken(
            locale,
            &self.session,
            &self.names,
            Announcement::Everything,
            None,
        );
        assert_eq!(announced, format!("{line} {status}").trim());
        (line, status)
    }

    /// Whether the board can be rendered without a browser. The board of World Wonders listens to window events while
    /// a piece is to be placed.
    fn has_board(&self) -> bool {
        let State::WorldWonders(state) = self.session.record().state() else {
            return true;
        };
        let places = matches!(
            state.phase(),
            Phase::Start | Phase::Place { .. } | Phase::Roads { .. }
        );
        !places || self.session.actor().is_none()
    }

    /// The board, and the panel beside it, read out.
    fn board(&self, with_panel: bool) -> Vec<String> {
        let locale = self.locale;
        let session = &self.session;
        let record = session.record();
        let (actor, only_person) = (session.actor(), session.only_person());
        let viewer = actor.or(only_person).unwrap_or(Seat::FIRST);
        let seats = Seat::all(record.setup().players());
        let colours: Vec<Colour> = seats.map(|seat| record.colour(seat)).collect();
        let levels = record
            .seats()
            .iter()
            .map(|config| text::bot_level(locale, record.setup().game(), config.player));
        let recent = session.recent_entries().iter();
        let view = ViewOptions {
            names: Rc::new(self.names.clone()),
            levels: Rc::new(levels.collect()),
            colours: Rc::new(colours),
            to_act: record.position().to_act(),
            actor,
            viewer: only_person.or(record.state().to_act()),
            only_person,
            waits_for_friend: false,
            ply: record.ply(),
            line: 0,
            is_animated: false,
            has_previews: record.table_rules().aids,
            selection_epoch: 0,
            undo: None,
            locale,
        };
        let view = BoardView {
            state: Rc::new(record.state().redacted_for(viewer)),
            last: session.events().clone(),
            recent: Rc::new(recent.map(|entry| entry.events.clone()).collect()),
            lit: Rc::default(),
            view: Rc::new(view),
            hint: None,
            plan: Rc::default(),
            on_action: Callback::noop(),
        };
        read_out::<BoardAndPanel>(PositionProps { view, with_panel })
    }
}

/// What the card with the result says.
fn result(locale: Locale, record: &Match, names: &Names) -> Vec<String> {
    let state = record.state();
    let ending = record.position().ending().expect("the game is over");
    let mut lines = vec![text::headline(locale, record, names)];
    lines.push(if state.players() == 1 {
        text::solo_result(locale, state)
    } else {
        text::ending(locale, ending)
    });
    let ranks = record.position().ranks();
    let points = state.score().points;
    let items = state.score_items();
    let kinds = text::score_kinds(locale, state.game());
    let mut seats: Vec<Seat> = Seat::all(state.players()).collect();
    seats.sort_by_key(|seat| ranks[*seat]);
    for seat in seats {
        let name = &names[seat.index()];
        lines.push(if text::counts_points(state.game()) {
            let (place, points) = (
                text::ordinal(locale, ranks[seat]),
                text::points(locale, points[seat]),
            );
            format!("{place}: {name}, {points}")
        } else {
            format!("{}: {name}", text::ordinal(locale, ranks[seat]))
        });
        for (_, points, item) in items.iter().filter(|(owner, _, _)| *owner == seat) {
            let kind = text::score_kind(item).and_then(|kind| kinds.get(kind));
            let kind = kind.map_or(String::new(), |kind| format!(" ({kind})"));
            lines.push(format!(
                "  {}: {points}{kind}",
                text::score_item(locale, item)
            ));
        }
    }
    lines
}

/// The plies at which the board is read out: the first and the last one, those with a new kind of
/// task, and some between them.
fn plies_with_board(whole: &Match) -> BTreeSet<usize> {
    let last = whole.entries().len();
    let most = if last <= SHORT {
        MOST_BOARDS
    } else {
        FEW_BOARDS
    };
    let mut plies = BTreeSet::from([0, last]);
    let mut tasks = BTreeSet::new();
    for ply in 0..last {
        let shown = ShownMatch::new(Locale::ENGLISH, whole, ply);
        let task = text::task(Locale::ENGLISH, shown.session.record().state());
        let kind: Vec<&str> = task.split(' ').take(2).collect();
        if shown.has_board() && plies.len() < most && tasks.insert(kind.join(" ")) {
            plies.insert(ply);
        }
    }
    let between = most.saturating_sub(plies.len());
    plies.extend((1..=between).map(|part| last * part / (between + 1)));
    plies
}

/// A match with people in all seats: while bots act, there is nothing to choose.
fn with_human_seats(whole: &Match) -> Match {
    let seats = whole.seats().iter().map(|config| SeatConfig {
        player: Player::Human,
        ..config.clone()
    });
    let mut played = Match::new(whole.setup().clone(), seats.collect())
        .unwrap()
        .with_table_rules(whole.table_rules());
    for entry in whole.main_entries() {
        played.apply_entry(*entry).unwrap();
    }
    played
}

fn transcript(locale: Locale, recorded: &Match) -> String {
    let whole = with_human_seats(recorded);
    let game = locale.name(whole.setup().game());
    let names = text::names_of(locale, &whole);
    let mut lines = vec![format!("{game}: {}", locale.list(&names))];
    let (with_board, last) = (plies_with_board(&whole), whole.entries().len());
    for ply in 0..=last {
        let shown = ShownMatch::new(locale, &whole, ply);
        let (line, status) = shown.announced();
        lines.push(String::new());
        lines.push(format!("{ply}. {line}").trim_end().to_owned());
        lines.push(format!("   {status}"));
        if with_board.contains(&ply) && shown.has_board() {
            lines.push(String::new());
            let board = shown.board(ply == 0 || ply == last);
            lines.extend(board.iter().map(|line| format!("   | {line}")));
        }
    }
    lines.push(String::new());
    lines.extend(result(locale, &whole, &names));
    lines.extend(milestones(locale, recorded, &names));
    for line in &lines {
        assert_well_formed(line);
    }
    lines.join("\n") + "\n"
}

/// The milestones that were reached.
fn milestones(locale: Locale, recorded: &Match, names: &Names) -> Vec<String> {
    let all = games::milestone_texts(recorded.setup().game());
    let mut lines = Vec::new();
    for (name, reached) in names.iter().zip(games::milestones(recorded)) {
        for milestone in all
            .iter()
            .filter(|milestone| reached.contains(&milestone.id))
        {
            let MilestoneText { title, text, .. } = milestone;
            let [title, text] = [title, text].map(|words| locale.text(*words));
            lines.push(format!("Milestone of {name}: {title}. {text}"));
        }
    }
    lines
}

/// Fails for what is wrong in any sentence.
fn assert_well_formed(line: &str) {
    let text = line.trim_start().trim_start_matches("| ").trim_start();
    for wrong in ["  ", " .", " ,", "..", ",,", " :", "Some(", "NaN"] {
        assert!(!text.contains(wrong), "\"{wrong}\" in \"{line}\"");
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/records/tests/fixtures")
}

/// The recorded games of a game, with their names.
fn recorded(game: GameId) -> Vec<(String, Match)> {
    let records = std::fs::read_dir(folder())
        .unwrap()
        .map(|file| file.unwrap().path())
        .filter(|path| path.extension().is_some_and(|kind| kind == "txt"));
    let mut found = Vec::new();
    for path in records {
        let record = records::text::read(&std::fs::read_to_string(&path).unwrap()).unwrap();
        if record.setup().game() == game {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            found.push((name, record));
        }
    }
    found.sort_by(|(a, _), (b, _)| a.cmp(b));
    found
}

/// The first lines that differ.
fn difference(name: &str, stored: &str, now: &str) -> String {
    let mut shown = String::new();
    let (mut stored, mut now) = (stored.lines(), now.lines());
    let mut number = 0;
    loop {
        number += 1;
        let (was, is) = (stored.next(), now.next());
        if was == is {
            continue;
        }
        let _ = writeln!(shown, "{name}, line {number}:");
        for line in was.into_iter().chain(stored.take(2)) {
            let _ = writeln!(shown, "  - {line}");
        }
        for line in is.into_iter().chain(now.take(2)) {
            let _ = writeln!(shown, "  + {line}");
        }
        return shown;
    }
}

/// A whole game of each is told in every language.
const IN_ALL_LANGUAGES: [&str; 5] = [
    "turn-of-time-2-all-played",
    "argonauts-wheel-2-three-revolutions",
    "wheels-of-time-2-city-complete",
    "wheel-of-fortune-2-71-tiles",
    "world-wonders-2-population",
];

/// Takes the words of a language from its files.
fn read_words(locale: Locale) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("locales")
        .join(locale.tag());
    for catalogue in [
        &l10n::house::CATALOGUE,
        &l10n::pages::CATALOGUE,
        &l10n::table::CATALOGUE,
        &l10n::turn_of_time::CATALOGUE,
        &l10n::argonauts_wheel::CATALOGUE,
        &l10n::wheels_of_time::CATALOGUE,
        &l10n::wheel_of_fortune::CATALOGUE,
        &l10n::world_wonders::CATALOGUE,
    ] {
        let file = folder.join(format!("{}.ftl", catalogue.name));
        locale
            .add(catalogue, &std::fs::read_to_string(file).unwrap())
            .unwrap();
    }
}

fn assert_transcripts(game: GameId) {
    let folder = folder().join("transcripts");
    let mut differences = String::new();
    let games = recorded(game);
    let whole = games
        .iter()
        .find(|(name, _)| IN_ALL_LANGUAGES.contains(&name.as_str()));
    let (name, whole) = whole.expect("a game in all languages was recorded");
    let translated = Locale::all()
        .filter(|locale| *locale != Locale::ENGLISH)
        .map(|locale| {
            read_words(locale);
            (locale, format!("{}/{name}", locale.tag()), whole)
        });
    let english = games
        .iter()
        .map(|(name, whole)| (Locale::ENGLISH, name.clone(), whole));
    for (locale, name, whole) in english.chain(translated) {
        let path = folder.join(format!("{name}.txt"));
        let now = transcript(locale, whole);
        if std::env::var_os(WRITE).is_some() {
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(&path, now).unwrap();
            continue;
        }
        let stored = std::fs::read_to_string(&path).unwrap_or_default();
        if stored != now {
            differences += &difference(&name, &stored, &now);
        }
    }
    assert!(
        differences.is_empty(),
        "The words have changed. If they should, set {WRITE}, run the test and read what git shows.\n{differences}"
    );
}

#[test]
fn of_turn_of_time() {
    assert_transcripts(GameId::TurnOfTime);
}

#[test]
fn of_argonauts_wheel() {
    assert_transcripts(GameId::ArgonautsWheel);
}

#[test]
fn of_wheels_of_time() {
    assert_transcripts(GameId::WheelsOfTime);
}

#[test]
fn of_the_wheel_of_fortune() {
    assert_transcripts(GameId::WheelOfFortune);
}

#[test]
fn of_world_wonders() {
    assert_transcripts(GameId::WorldWonders);
}

/// Places are named by what lies there, since the board shows no coordinates: `m13`.
#[test]
fn what_is_seen_beside_the_board_has_no_coordinates() {
    let is_coordinate = |word: &str| {
        let number = word.trim_start_matches(|letter: char| letter.is_ascii_lowercase());
        (1..=2).contains(&(word.len() - number.len())) && number.parse::<u8>().is_ok()
    };
    let locale = Locale::ENGLISH;
    for game in GameId::ALL {
        for (name, whole) in recorded(*game) {
            let names = text::names_of(locale, &whole);
            let log: Vec<String> = told_from(locale, &whole, 0, &names).collect();
            assert_eq!(log.len(), whole.entries().len());
            let later: Vec<String> = told_from(locale, &whole, 7, &names).collect();
            assert_eq!(log[7.min(log.len())..], later);
            let actions = whole.entries().iter().enumerate();
            let actions = actions.filter_map(|(ply, entry)| match entry {
                Entry::Action(action) => {
                    Some(text::step(locale, whole.position_at(ply).state(), *action))
                }
                _ => None,
            });
            for text in log.iter().cloned().chain(actions) {
                let mut words = text.split(|letter: char| !letter.is_alphanumeric());
                assert!(!words.any(is_coordinate), "{name}: {text}");
            }
        }
    }
}

/// All that is told of recorded games comes from the catalogues.
fn assert_all_translated(game: GameId) {
    let locale: Locale = "de".parse().unwrap();
    test_language::speak_instead_of(locale);
    let mut faults = BTreeSet::new();
    for (name, whole) in recorded(game) {
        let whole = with_human_seats(&whole);
        let given: Vec<&str> = whole
            .seats()
            .iter()
            .map(|seat| seat.name.as_str())
            .collect();
        let mut judge = |text: &str| {
            if let Some(fault) = test_language::fault(text, &given) {
                faults.insert(format!("{fault}: {text}"));
            }
        };
        let names = text::names_of(locale, &whole);
        let last = whole.entries().len();
        for ply in 0..=last {
            let shown = ShownMatch::new(locale, &whole, ply);
            let (line, status) = shown.announced();
            judge(&line);
            judge(&status);
            if ply < last
                && let Entry::Action(action) = whole.entries()[ply]
            {
                judge(&text::step(locale, whole.position_at(ply).state(), action));
            }
            if IN_ALL_LANGUAGES.contains(&name.as_str()) && shown.has_board() {
                for line in shown.board(true) {
                    // The role, which is not said.
                    let text = line.trim_start();
                    let text = match text.strip_prefix('[') {
                        Some(role) => role.split_once("] ").map_or("", |(_, text)| text),
                        None => text,
                    };
                    let text = text.split_once(" [").map_or(text, |(text, _)| text);
                    // The regions are made here.
                    if !["The board", "Beside the board"].contains(&text) {
                        judge(text);
                    }
                }
            }
        }
        judge(&text::headline(locale, &whole, &names));
        for (_, _, item) in &whole.state().score_items() {
            judge(&text::score_item(locale, item));
        }
    }
    let faults: Vec<String> = faults.into_iter().collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn turn_of_time_is_told_in_any_language() {
    assert_all_translated(GameId::TurnOfTime);
}

#[test]
fn argonauts_wheel_is_told_in_any_language() {
    assert_all_translated(GameId::ArgonautsWheel);
}

#[test]
fn wheels_of_time_is_told_in_any_language() {
    assert_all_translated(GameId::WheelsOfTime);
}

#[test]
fn the_wheel_of_fortune_is_told_in_any_language() {
    assert_all_translated(GameId::WheelOfFortune);
}

#[test]
fn world_wonders_is_told_in_any_language() {
    assert_all_translated(GameId::WorldWonders);
}

/// A transcript whose record is gone would never be compared.
#[test]
fn every_transcript_has_its_record() {
    let mut folders = vec![folder().join("transcripts")];
    while let Some(transcripts) = folders.pop() {
        for file in std::fs::read_dir(transcripts).unwrap() {
            let path = file.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let record = folder().join(path.file_name().unwrap());
            assert!(record.exists(), "{} has no record", path.display());
        }
    }
}
