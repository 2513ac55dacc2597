//! A bounded run of every fuzz target: its kept corpus, and damaged copies of that. It
//! always makes the same inputs. A long run needs a fuzzer: see CONTRIBUTING.md.

#![allow(clippy::panic, clippy::unwrap_used)]

use app_core::testing::is_long_run;
use fuzz_targets::{TARGETS, Target};
use rules::rng::Rng;
use std::fs;
use std::path::PathBuf;

/// Damaged inputs a target, in the gate and in the long run (`scripts/test --all`).
const DAMAGED_INPUTS: [u32; 2] = [2_000, 20_000];
/// What typed notation and records are made of.
const ALPHABET: &[u8] = b"\n .:-+=/0123456789ABCDEFRSTabcdefrst{}\"\0\xff";

/// The kept inputs of a target, in the order of their names.
fn corpus(target: &Target) -> Vec<Vec<u8>> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../fuzz/corpus")
        .join(target.name);
    let mut files: Vec<PathBuf> = fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    assert!(!files.is_empty(), "{} has inputs", target.name);
    files.iter().map(|file| fs::read(file).unwrap()).collect()
}

/// A copy of an input with one to four faults.
fn damaged(inputs: &[Vec<u8>], rng: &mut Rng) -> Vec<u8> {
    let below = |rng: &mut Rng, n: usize| rng.below(u32::try_from(n.max(1)).unwrap()) as usize;
    let mut bytes = rng.pick(inputs).cloned().unwrap_or_default();
    for _ in 0..=rng.below(4) {
        let at = below(rng, bytes.len());
        let byte = rng.pick(ALPHABET).copied().unwrap_or_default();
        match rng.below(6) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, byte),
            2 if at < bytes.len() => drop(bytes.remove(at)),
            3 if at < bytes.len() => bytes[at] ^= 1 << rng.below(8),
            4 if at < bytes.len() => bytes[at] = byte,
            _ => {
                let other = rng.pick(inputs).cloned().unwrap_or_default();
                bytes.truncate(at);
                bytes.extend(&other[below(rng, other.len())..]);
            }
        }
    }
    bytes
}

fn run(name: &str) {
    let target = Target::from_name(name).unwrap();
    let inputs = corpus(&target);
    for input in &inputs {
        (target.run)(input);
    }
    let mut rng = Rng::new(1, 0);
    let [gate, long_run] = DAMAGED_INPUTS;
    for _ in 0..if is_long_run() { long_run } else { gate } {
        (target.run)(&damaged(&inputs, &mut rng));
    }
}

macro_rules! corpora {
    ($($test:ident: $name:literal,)*) => {
        $(#[test]
        fn $test() {
            run($name);
        })*

        #[test]
        fn every_target_is_run() {
            let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
            assert_eq!(names, [$($name),*]);
        }
    };
}

corpora! {
    link: "link",
    save: "save",
    record: "record",
    import: "import",
    collection: "collection",
    series: "series",
    device: "device",
    protocol: "protocol",
    turn_of_time: "turn-of-time",
    argonauts_wheel: "argonauts-wheel",
    wheels_of_time: "wheels-of-time",
    wheel_of_fortune: "wheel-of-fortune",
    world_wonders: "world-wonders",
}
