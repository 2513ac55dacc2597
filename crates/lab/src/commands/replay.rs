//! `lab replay`: a record step by step, for reading or for checking games from
//! elsewhere against the rules here.

use crate::games::{Failed, say};
use records::archive::Envelope;
use records::{
    Ending, Entry, ImportError, Imported, Match, SavedMatch, StoredMatch, import, link, text,
};
use rules::{Seat, State};
use serde_json::{Value, json};
use std::io::Read;
use std::path::PathBuf;

/// Replays a record: a text record, a save file, a link, or a letter with one
/// of them.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file; - for standard input
    file: PathBuf,
    /// Print JSON: for each entry its notation, the whole state before and
    /// after, the legal actions, what happened; final scores. The README
    /// describes it
    #[arg(long, group = "as")]
    json: bool,
    /// Print the match as the text of a link
    #[arg(long, group = "as")]
    link: bool,
    /// Print the match as a save file
    #[arg(long, group = "as")]
    save: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failed> {
    let mut content = String::new();
    if args.file.as_os_str() == "-" {
        std::io::stdin().read_to_string(&mut content)
    } else {
        std::fs::File::open(&args.file).and_then(|mut file| file.read_to_string(&mut content))
    }
    .map_err(|error| format!("{}: {error}", args.file.display()))?;
    let Imported { played, title, .. } = open(&content)?;
    if args.json {
        let json = serde_json::to_string_pretty(&report(&played)).map_err(|e| e.to_string())?;
        say(json)?;
    } else if args.link {
        let link = link::write(&played).map_err(|error| format!("no link: {error:?}"))?;
        say(link)?;
    } else if args.save {
        let kept = StoredMatch::of(&played, title, 0);
        let text = kept.write().map_err(|_| "the match cannot be saved")?;
        say(Envelope { revision: 1, text }.encode())?;
    } else {
        say(text::write(&played).trim_end())?;
        say(format!(
            "# Points: {:?}",
            final_state(&played).score().points.as_slice()
        ))?;
    }
    Ok(())
}

fn open(content: &str) -> Result<Imported, Failed> {
    import(content).map_err(|why| match why {
        ImportError::Empty => "there is nothing to replay".to_owned(),
        ImportError::Foreign => "neither a record nor a save nor a link".to_owned(),
        ImportError::Link(error) => format!("not a sound link: {error:?}"),
        ImportError::Text(error) => format!("not a sound record: {error:?}"),
        ImportError::File(error) => format!("not a sound save: {error:?}"),
        ImportError::Kept => "not a sound save: there is no game in it".to_owned(),
        ImportError::Record(error) => format!("not a sound save: {error:?}"),
    })
}

fn final_state(played: &Match) -> State {
    played.position_at(played.entries().len()).state().clone()
}

fn state_json(state: &State) -> Value {
    let mut json = state.to_json();
    json["toAct"] = json!(state.to_act());
    json["turn"] = json!(state.turn());
    json["points"] = json!(state.score().points.as_slice());
    json["places"] = json!(state.score().places.as_slice());
    json["hash"] = json!(state.hash().to_string());
    json
}

fn ending_json(ending: Ending) -> Value {
    match ending {
        Ending::Rules(reason) => json!({ "by": "rules", "reason": reason }),
        Ending::Resigned => json!({ "by": "resignation" }),
        Ending::AgreedDraw => json!({ "by": "agreement" }),
    }
}

fn report(played: &Match) -> Value {
    let entries = played.entries();
    let steps: Vec<Value> = entries
        .iter()
        .enumerate()
        .map(|(number, entry)| {
            let before = played.position_at(number);
            let after = played.position_at(number + 1);
            let notation = match entry {
                Entry::Action(action) => action.to_string(),
                Entry::Resign(seat) => format!("resign:{}", seat.number()),
                Entry::AgreedDraw => "agreed-draw".to_owned(),
            };
            let legal: Vec<String> = before
                .state()
                .legal_actions()
                .iter()
                .map(ToString::to_string)
                .collect();
            let events = played.events_at(number + 1);
            let draws: Vec<_> = events.iter().filter(|event| event.is_chance()).collect();
            json!({
                "number": number + 1,
                "seat": before.to_act(),
                "notation": notation,
                "legal": legal,
                "before": state_json(before.state()),
                "events": events,
                "draws": draws,
                "after": state_json(after.state()),
            })
        })
        .collect();
    let last = played.position_at(entries.len());
    let sources: Vec<Value> = last
        .state()
        .score_items()
        .into_iter()
        .map(|(seat, points, source)| json!({ "seat": seat, "points": points, "from": source }))
        .collect();
    json!({
        "record": SavedMatch::from(played),
        "start": state_json(played.position_at(0).state()),
        "steps": steps,
        "ending": last.ending().map(ending_json),
        "points": Seat::all(last.state().players())
            .map(|seat| last.state().score().points[seat])
            .collect::<Vec<_>>(),
        "places": last.places().as_slice(),
        "sources": sources,
    })
}
