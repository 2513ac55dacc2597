//! Writes the inputs that a fuzzer begins with into `fuzz/corpus`, made of the recorded games
//! of `crates/records/tests/fixtures`. Inputs that are there already stay.
//!
//! `cargo run -p fuzz-targets --example seeds`

use base64ct::{Base64UrlUnpadded, Encoding};
use protocol::{LineUpdate, PageMessage, RequestId, SearchRequest, Task, WorkerMessage};
use records::{Entry, Match, text};
use rules::{Setup, State};
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

/// Notes, seats played by link and settings as the app writes them.
const DEVICE: [&str; 4] = [
    r#"{"theme":"dark","text":"large","turn-end":"ask","me":{"name":"Ada"}}"#,
    r#"{"star":true,"notes":{"3":"Here it turns."}}"#,
    r#"{"seats":[1],"sent":[12,1790000000000]}"#,
    "theme=dark text=large",
];
/// Longest input, in bytes: with long ones a fuzzer gets nowhere.
const MAX_INPUT_LEN: usize = 4_096;

fn main() -> Result<(), Box<dyn Error>> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let corpus = root.join("fuzz/corpus");
    for file in fs::read_dir(root.join("crates/records/tests/fixtures"))? {
        let path = file?.path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let content = fs::read_to_string(&path)?;
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("txt") => {
                write_input(&corpus, "record", &name, content.as_bytes())?;
                write_input(&corpus, "import", &name, content.as_bytes())?;
                let record = text::read(&content)?;
                write_input(
                    &corpus,
                    "protocol",
                    &name,
                    &search_message(&record).encode()?,
                )?;
                write_input(
                    &corpus,
                    record.setup().game().id(),
                    &name,
                    &typed_lines(&record),
                )?;
            }
            Some("link") => {
                let text = content.trim().rsplit('/').next().unwrap_or_default();
                write_input(
                    &corpus,
                    "link",
                    &name,
                    &Base64UrlUnpadded::decode_vec(text)?,
                )?;
                write_input(&corpus, "import", &name, content.as_bytes())?;
            }
            Some("save") => {
                write_input(&corpus, "save", &name, content.as_bytes())?;
                write_input(&corpus, "import", &name, content.as_bytes())?;
            }
            _ => write_input(&corpus, "collection", &name, content.as_bytes())?,
        }
    }
    for (number, text) in DEVICE.iter().enumerate() {
        write_input(
            &corpus,
            "device",
            &format!("text-{number}"),
            text.as_bytes(),
        )?;
    }
    let out_of_sync = WorkerMessage::OutOfSync(RequestId(7)).encode()?;
    write_input(&corpus, "protocol", "out-of-sync", &out_of_sync)
}

fn write_input(
    corpus: &Path,
    target: &str,
    name: &str,
    input: &[u8],
) -> Result<(), Box<dyn Error>> {
    let folder = corpus.join(target);
    fs::create_dir_all(&folder)?;
    if input.len() <= MAX_INPUT_LEN {
        fs::write(folder.join(name), input)?;
    }
    Ok(())
}

/// What the worker is asked in the middle of a match.
fn search_message(record: &Match) -> PageMessage {
    let actions: Vec<String> = actions(record).take(12).collect();
    let mut state = State::start(record.setup());
    let mut ply = 0;
    for notation in &actions {
        let Ok(action) = state.parse_action(notation) else {
            break;
        };
        if state.apply_silent(action).is_ok() {
            ply += 1;
        }
    }
    PageMessage::Search(SearchRequest {
        request: RequestId(1),
        line: LineUpdate::Replace {
            setup: record.setup().into(),
            actions,
        },
        ply,
        hash: state.hash(),
        task: Task::Hint,
        seed: 1,
    })
}

/// The actions of a match as typed lines, for a newly set up game.
fn typed_lines(record: &Match) -> Vec<u8> {
    let setup: &Setup = record.setup();
    let first = setup.game().players();
    let mut input = vec![setup.players().saturating_sub(*first.start())];
    for notation in actions(record).take(40) {
        input.push(b'\n');
        input.extend(notation.bytes());
    }
    input
}

fn actions(record: &Match) -> impl Iterator<Item = String> + '_ {
    record.entries().iter().filter_map(|entry| match entry {
        Entry::Action(action) => Some(action.to_string()),
        _ => None,
    })
}
