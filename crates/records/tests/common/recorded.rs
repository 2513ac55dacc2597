//! The recorded games of the folder `fixtures`.

// Test helpers may panic.
#![allow(clippy::unwrap_used)]

use records::{Match, text};
use rules::registry::RegisteredGame;
use std::path::PathBuf;

pub fn folder() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "fixtures"]
        .iter()
        .collect()
}

/// Names without extension and contents of all files of the folder with an extension.
pub fn files(extension: &str) -> Vec<(String, String)> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|other| other == extension) {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            files.push((name, std::fs::read_to_string(path).unwrap()));
        }
    }
    files.sort();
    files
}

/// A recorded game by its name.
pub fn recorded(name: &str) -> Match {
    let path = folder().join(format!("{name}.txt"));
    text::read(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// The state after the first `ply` entries.
pub fn state_at<G: RegisteredGame>(record: &Match, ply: usize) -> G {
    let position = record.position_at(ply);
    G::from_state(position.state()).unwrap().clone()
}

/// The events of every entry.
pub fn events_by_entry<G: RegisteredGame>(record: &Match) -> Vec<Vec<G::Event>> {
    let events = |ply| record.events_at(ply);
    (1..=record.entries().len())
        .map(|ply| {
            events(ply)
                .iter()
                .filter_map(G::from_event)
                .cloned()
                .collect()
        })
        .collect()
}

/// Why the recorded game ended, if it ended by its rules.
pub fn end_reason<G: RegisteredGame>(record: &Match) -> Option<G::EndReason> {
    G::from_end_reason(record.state().end_reason()?)
}
