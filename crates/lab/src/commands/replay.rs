//! `lab replay`: a record step by step, to read or to check games from elsewhere
//! against the rules.

use crate::games::{self, CommandError, join, print_line};
use crate::json;
use l10n::{Locale, refusals::refusal};
use records::archive::Envelope;
use records::{
    Ending, ImportError, Imported, Match, MatchRecord, RecordError, StoredMatch, import, link, text,
};
use rules::Action;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// No more legal actions than this are listed where an illegal one was found.
const MAX_LISTED: usize = 12;

/// Replays a record: a text record, a save file, a link, or an email with one of them.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file; - for standard input
    file: PathBuf,
    /// Print JSON: for each entry its notation, the whole state before and after, the
    /// legal actions and the events; final scores. The README describes it
    #[arg(long, group = "as")]
    json: bool,
    /// Print the match as a link
    #[arg(long, group = "as")]
    link: bool,
    /// Print the match as a save file
    #[arg(long, group = "as")]
    save: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), CommandError> {
    let Imported { record, title, .. } = import_file(&args.file)?;
    if args.json {
        let json = serde_json::to_string_pretty(&report(&record))?;
        print_line(json)
    } else if args.link {
        print_line(link::write(&record)?)
    } else if args.save {
        let stored = StoredMatch::new(&record, title, 0);
        let text = stored.write()?;
        print_line(Envelope { revision: 1, text }.encode())
    } else {
        print_text(&record)
    }
}

/// Imports the main line of a match from a file.
pub(crate) fn read_file(file: &Path) -> Result<Match, CommandError> {
    Ok(import_file(file)?.record.main_only())
}

/// Imports a match from a file, or from standard input.
fn import_file(file: &Path) -> Result<Imported, CommandError> {
    let (name, read) = if file.as_os_str() == "-" {
        let read = std::io::read_to_string(std::io::stdin());
        ("standard input".to_owned(), read)
    } else {
        let read = std::fs::read_to_string(file);
        (file.display().to_string(), read)
    };
    let content = read.map_err(|error| format!("{name}: {error}"))?;
    let imported = import(&content);
    Ok(imported.map_err(|error| format!("{name}: {}", import_error(&content, &error)))?)
}

/// Prints the text record of a match, and in comments how it ends.
pub(crate) fn print_text(record: &Match) -> Result<(), CommandError> {
    print_line(text::write(record).trim_end())?;
    let last = record.position_at(record.entries().len());
    print_line(format!(
        "# Points: {}",
        join(last.state().score().points.as_slice(), " ")
    ))?;
    print_line(format!("# Places: {}", join(last.ranks().as_slice(), " ")))?;
    match (last.ending(), last.to_act()) {
        (None, Some(seat)) => print_line(format!("# Not over: seat {} is to act", seat.number())),
        _ => Ok(()),
    }
}

/// An import error in words, with the line number and what would be allowed.
fn import_error(content: &str, error: &ImportError) -> String {
    let (ImportError::Text(inner) | ImportError::Record(inner)) = error else {
        return error.to_string();
    };
    let line = match error {
        ImportError::Text(inner) => text::error_line(content, inner),
        _ => None,
    };
    let line = line.map_or_else(String::new, |line| format!("line {line}: "));
    let allowed = match inner {
        RecordError::Entry { written, legal, .. } => legal_actions_hint(written, legal),
        RecordError::Setup(error) => setup_in_headers(content)
            .map(|(game, players)| games::allowed_instead(game, players, error))
            .unwrap_or_default(),
        _ => String::new(),
    };
    if let RecordError::Entry {
        number,
        written,
        illegal: Some(illegal),
        ..
    } = inner
    {
        let why = refusal(Locale::ENGLISH, illegal);
        let place = match error {
            ImportError::Text(_) => line,
            _ => "the match in the save cannot be replayed: ".to_owned(),
        };
        return format!("{place}entry {number}, '{written}', is illegal: {why}{allowed}");
    }
    match error {
        ImportError::Text(_) => format!("{line}{inner}{allowed}"),
        _ => format!("{error}{allowed}"),
    }
}

/// The game and the number of players that the headers of a text record name.
fn setup_in_headers(content: &str) -> Option<(rules::GameId, u8)> {
    let header = |name: &str| {
        content
            .lines()
            .filter_map(|line| {
                let (header, value) = line.split_once(':')?;
                (header.trim_start_matches(['>', ' ']) == name).then_some(value.trim())
            })
            .next()
    };
    let game = rules::GameId::from_id(header("Game")?)?;
    Some((game, header("Players")?.parse().ok()?))
}

/// The legal actions in place of an entry: all, or those with the most similar
/// notation.
fn legal_actions_hint(written: &str, legal: &[Action]) -> String {
    let mut legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
    match legal.len() {
        0 => String::new(),
        count if count <= MAX_LISTED => format!("\n  legal there: {}", legal.join(", ")),
        count => {
            legal.sort_by_cached_key(|action| strsim::damerau_levenshtein(written, action));
            legal.truncate(MAX_LISTED);
            format!(
                "\n  legal there are {count} actions; the most similar: {}",
                legal.join(", ")
            )
        }
    }
}

fn ending_json(ending: Ending) -> Value {
    match ending {
        Ending::Rules(reason) => json!({ "by": "rules", "reason": reason }),
        Ending::Resigned => json!({ "by": "resignation" }),
        Ending::AgreedDraw => json!({ "by": "agreement" }),
    }
}

fn report(record: &Match) -> Value {
    let entries = record.entries();
    let steps: Vec<Value> = entries
        .iter()
        .enumerate()
        .map(|(ply, entry)| {
            let before = record.position_at(ply);
            let after = record.position_at(ply + 1);
            let legal: Vec<String> = before
                .state()
                .legal_actions()
                .iter()
                .map(ToString::to_string)
                .collect();
            let events = record.events_at(ply + 1);
            let draws: Vec<_> = events.iter().filter(|event| event.is_chance()).collect();
            json!({
                "number": ply + 1,
                "seat": before.to_act(),
                "notation": entry.to_string(),
                "legal": legal,
                "before": json::state(before.state()),
                "events": events,
                "draws": draws,
                "after": json::state(after.state()),
            })
        })
        .collect();
    let last = record.position_at(entries.len());
    let score_items: Vec<Value> = last
        .state()
        .score_items()
        .into_iter()
        .map(|(seat, points, item)| json!({ "seat": seat, "points": points, "from": item }))
        .collect();
    json!({
        "record": MatchRecord::from(record),
        "start": json::state(record.position_at(0).state()),
        "steps": steps,
        "ending": last.ending().map(ending_json),
        "points": last.state().score().points.as_slice(),
        "places": last.ranks().as_slice(),
        "sources": score_items,
    })
}
