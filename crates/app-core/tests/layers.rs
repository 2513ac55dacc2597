//! Arrows go one way: no module uses one of a layer above its own. Within a crate the compiler does
//! not see to that; between crates `Cargo.toml` does.
//!
//! Tests may use what they like.

use std::error::Error;
use std::fs;
use std::path::Path;

/// A folder of modules, with its layers from below.
struct Layers {
    folder: &'static str,
    layers: &'static [&'static [&'static str]],
    /// Modules that are made of tests.
    tests: &'static [&'static str],
}

const ALL: &[Layers] = &[
    Layers {
        folder: "src",
        layers: &[
            &["browser"],
            &["context"],
            &["hooks"],
            &["navigation"],
            &["components"],
            &["games"],
            &["match_page"],
            &["pages"],
            &["app"],
            &["lib", "main"],
        ],
        tests: &["component_tests", "test_language", "transcripts"],
    },
    Layers {
        folder: "crates/text/src",
        layers: &[
            &["lib"],
            &["dates", "players"],
            &[
                "computer_players",
                "correspondence",
                "daily",
                "files",
                "luck_and_skill",
                "last_setup",
                "statistics",
            ],
            &["games"],
            &["coach", "errors", "matches", "review"],
        ],
        tests: &[],
    },
    Layers {
        folder: "crates/app-core/src",
        layers: &[
            &[
                "challenge",
                "day",
                "json",
                "requests",
                "puzzle_spec",
                "seat_controller",
                "claim",
            ],
            &["route", "settings", "spacing", "statistics"],
            &["store"],
            &["daily", "session"],
            &["cards"],
            &["lib"],
        ],
        tests: &["testing"],
    },
    Layers {
        folder: "crates/rules/src",
        layers: &[
            &["digest", "game_id", "grid", "level", "rng", "seat"],
            &["setup"],
            &["game"],
            &["errors"],
            &["games"],
            &["registry"],
            &["lib"],
        ],
        tests: &[],
    },
    Layers {
        folder: "crates/records/src",
        layers: &[
            &[
                "bits",
                "characters",
                "checksum",
                "correspondence",
                "table_rules",
            ],
            &["colour", "names", "position", "series"],
            &["line", "seats"],
            &["lib"],
            &["record"],
            &["crossing"],
            &["relation"],
            &["summary", "text", "link"],
            &["stored"],
            &["archive"],
            &["collection", "import"],
        ],
        tests: &[],
    },
    Layers {
        folder: "crates/bots/src",
        layers: &[
            &["evaluator", "explanation", "look_ahead", "outlook"],
            &["search"],
            &["decision", "endgame", "sequential_halving"],
            &["mcts", "turn_planner"],
            &["game_bots"],
            &[
                "argonauts_wheel",
                "noughts",
                "turn_of_time",
                "wheel_of_fortune",
                "wheels_of_time",
                "world_wonders",
            ],
            &["registry"],
            &["lib"],
            &["judging", "puzzles", "ratings", "turn_hint"],
        ],
        tests: &[],
    },
];

/// The modules of the crate that a text uses: what follows `crate::`, also in braces.
fn used(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for after in text.split("crate::").skip(1) {
        match after.strip_prefix('{') {
            Some(list) => {
                let mut depth = 0;
                let mut start = 0;
                for (at, sign) in list.char_indices() {
                    match sign {
                        '{' => depth += 1,
                        ',' | '}' if depth == 0 => {
                            found.push(name(list.get(start..at).unwrap_or_default()));
                            start = at + 1;
                            if sign == '}' {
                                break;
                            }
                        }
                        '}' => depth -= 1,
                        _ => {}
                    }
                }
            }
            None => found.push(name(after)),
        }
    }
    found
}

/// The identifier with which a text begins.
fn name(text: &str) -> &str {
    let text = text.trim_start();
    let end = text.find(|sign: char| !sign.is_alphanumeric() && sign != '_');
    text.get(..end.unwrap_or(text.len())).unwrap_or_default()
}

/// A source text up to its tests, without comments and without what its macros write into other places.
fn code(text: &str) -> String {
    let end = text.find("#[cfg(test)]\nmod tests {");
    text.get(..end.unwrap_or(text.len()))
        .unwrap_or_default()
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .collect::<Vec<_>>()
        .join("\n")
        .replace("$crate::", "")
}

impl Layers {
    fn layer_of(&self, module: &str) -> Option<usize> {
        self.layers.iter().position(|layer| layer.contains(&module))
    }

    /// The layer of what a module uses; what is no module stands in the root.
    fn layer_of_used(&self, name: &str) -> Option<usize> {
        self.layer_of(name).or_else(|| self.layer_of("lib"))
    }

    /// What a module uses that is not below it.
    fn wrong<'a>(&self, module: &str, text: &'a str) -> Vec<&'a str> {
        used(text)
            .into_iter()
            .filter(|used| !used.is_empty() && *used != module)
            .filter(|used| {
                let arrow = self.layer_of(module).zip(self.layer_of_used(used));
                arrow.is_none_or(|(from, to)| from <= to)
            })
            .collect()
    }

    fn check(&self, folder: &Path, module: Option<&str>, errors: &mut Vec<String>) -> Result {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            let stem = path
                .file_stem()
                .and_then(|stem| stem.to_str())
                .ok_or("a file without a name")?;
            let module = module.unwrap_or(stem);
            if stem == "tests" || stem.ends_with("_tests") || self.tests.contains(&module) {
                continue;
            }
            if path.is_dir() {
                self.check(&path, Some(module), errors)?;
            } else if path.extension().is_some_and(|end| end == "rs") {
                if self.layer_of(module).is_none() {
                    errors.push(format!("{} is in no layer", path.display()));
                }
                for used in self.wrong(module, &code(&fs::read_to_string(&path)?)) {
                    errors.push(format!("{} uses {used}", path.display()));
                }
            }
        }
        Ok(())
    }
}

type Result = std::result::Result<(), Box<dyn Error>>;

#[test]
fn no_arrow_goes_up() -> Result {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut errors = Vec::new();
    for layers in ALL {
        layers.check(&root.join(layers.folder), None, &mut errors)?;
    }
    assert!(errors.is_empty(), "{}", errors.join("\n"));
    Ok(())
}

/// What it needs stands in its own folder or in the framework.
#[test]
fn no_game_uses_another_one() -> Result {
    let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/src");
    let alone = Layers {
        folder: "",
        layers: &[
            &[
                "digest", "errors", "game", "game_id", "grid", "level", "rng", "seat", "setup",
            ],
            &["any game"],
        ],
        tests: &[],
    };
    let mut errors = Vec::new();
    alone.check(&rules.join("games"), Some("any game"), &mut errors)?;
    assert!(errors.is_empty(), "{}", errors.join("\n"));
    Ok(())
}

#[test]
fn arrows_that_go_up_are_found() {
    let [page, ..] = ALL else {
        return;
    };
    for (module, text, wrong) in [
        ("games", "use crate::hooks::use_title;", &[][..]),
        ("games", "use crate::games::ui;", &[]),
        ("games", "use crate::pages::HomePage;", &["pages"]),
        ("hooks", "crate::games::class(game)", &["games"]),
        (
            "browser",
            "use crate::{\n    hooks::{a, b},\n    browser,\n};",
            &["hooks"],
        ),
        ("browser", "use crate::unknown::Thing;", &["unknown"]),
    ] {
        assert_eq!(page.wrong(module, text), wrong, "{text}");
    }
    assert!(
        page.wrong("browser", &code("// crate::pages\n/// [`crate::app`]"))
            .is_empty()
    );
    assert!(
        page.wrong(
            "browser",
            &code("#[cfg(test)]\nmod tests {\n use crate::app;")
        )
        .is_empty()
    );
}
