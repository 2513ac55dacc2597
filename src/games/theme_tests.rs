//! Stylesheets of games stay in the document after their game: none may change the look of another.

use rules::GameId;
use std::collections::BTreeMap;
use std::fs;

/// The sheets of a game's theme: path and text without comments.
fn sheets(game: GameId) -> Vec<(String, String)> {
    let name = game.id().replace('-', "_");
    let folder = format!("{}/src/games/{name}/theme", env!("CARGO_MANIFEST_DIR"));
    let files = fs::read_dir(&folder).unwrap();
    files
        .map(|file| {
            let path = file.unwrap().path();
            let text = fs::read_to_string(&path).unwrap();
            let mut parts = text.split("/*");
            let mut plain = parts.next().unwrap_or_default().to_owned();
            for part in parts {
                plain.push_str(part.split_once("*/").unwrap().1);
            }
            (path.display().to_string(), plain)
        })
        .collect()
}

/// The outermost rules of a text: what stands before the braces, and what within.
fn rules_in(text: &str) -> Vec<(&str, &str)> {
    let (mut found, mut depth, mut from, mut open) = (Vec::new(), 0, 0, 0);
    for (index, c) in text.char_indices() {
        match c {
            '{' => {
                depth += 1;
                if depth == 1 {
                    open = index;
                }
            }
            '}' => {
                depth -= 1;
                if depth == 0 {
                    found.push((text[from..open].trim(), &text[open + 1..index]));
                    from = index + 1;
                }
            }
            _ => {}
        }
    }
    assert_eq!((depth, text[from..].trim()), (0, ""));
    found
}

/// The selectors of a rule: its commas outside of brackets part them.
fn selectors(text: &str) -> Vec<&str> {
    let mut depth = 0;
    text.split(|c| {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            _ => {}
        }
        c == ',' && depth == 0
    })
    .map(str::trim)
    .collect()
}

/// Asserts that rules outside of any other match only what is within a game.
fn assert_scoped(path: &str, text: &str, game: GameId, animations: &mut BTreeMap<String, GameId>) {
    let scope = format!(".game-{}", game.id());
    for (head, body) in rules_in(text) {
        if let Some(name) = head.strip_prefix("@keyframes ") {
            let previous = animations.insert(name.to_owned(), game);
            assert_eq!(
                previous, None,
                "{path}: {name} has the name of another animation"
            );
        } else if head.starts_with('@') {
            assert_scoped(path, body, game, animations);
        } else {
            for selector in selectors(head) {
                let outermost = selector
                    .split(' ')
                    .find(|compound| !compound.starts_with(":root"))
                    .unwrap_or_default();
                let is_scoped = outermost
                    .find(&scope)
                    .map(|index| &outermost[index + scope.len()..])
                    .is_some_and(|rest| !rest.starts_with(['-', '_']));
                assert!(is_scoped, "{path}: {selector} is not within {scope}");
            }
        }
    }
}

#[test]
fn rules_match_only_what_is_within_their_game() {
    let mut animations = BTreeMap::new();
    for game in GameId::listed() {
        let sheets = sheets(game);
        assert!(!sheets.is_empty());
        for (path, text) in sheets {
            assert_scoped(&path, &text, game, &mut animations);
        }
    }
    assert!(animations.len() > 20);
}

/// Rules of a game's stylesheet start with its class, and a copy that `use` makes does not see the
/// elements around itself: every drawing that is used has to carry the class.
#[test]
fn drawings_of_the_figures_carry_the_class_of_their_game() {
    let mut drawings = 0;
    for game in GameId::listed() {
        let root = env!("CARGO_MANIFEST_DIR");
        let (id, module) = (game.id(), game.id().replace('-', "_"));
        let text = fs::read_to_string(format!("{root}/locales/en/rules/{id}.html")).unwrap();
        let pictures = fs::read_to_string(format!("{root}/src/games/{module}/rules.svg")).unwrap();
        assert!(
            !text.contains("<g "),
            "{game:?}: pictures stand beside the text"
        );
        for kind in ["g", "symbol"] {
            for drawing in pictures.split(&format!("<{kind} ")).skip(1) {
                let (attributes, _) = drawing.split_once('>').expect(kind);
                if attributes.contains("id=\"") {
                    let class = format!("game-{}", game.id());
                    assert!(attributes.contains(&class), "{attributes}");
                    drawings += 1;
                }
            }
        }
        // What a page shows is there.
        for part in text.split("href=\"#rules-").skip(1) {
            let (name, _) = part.split_once('"').expect(part);
            assert!(pictures.contains(&format!("id=\"rules-{name}\"")), "{name}");
        }
    }
    assert!(drawings > 100, "{drawings}");
}
