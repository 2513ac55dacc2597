use super::*;
use crate::{pseudo, rust};
use std::path::PathBuf;
use std::{env, fs, process};

/// A contract with every kind of argument.
const ENGLISH: &str = "\
language-name = English
undo = Undo
# $cards (Number)
# $player (Player)
draws = { $player-person ->
    [you] You draw
   *[other] { $player } draws
} { $cards ->
    [one] a card
   *[other] { $cards } cards
}.
# $season (Season)
# $last (Flag): whether it is the last
comes = { $season-the } comes{ $last ->
    [true] { \" \" }last
   *[false] {\"\"}
}, { $season-id ->
    [spring] with blossoms
   *[summer] with sun
}.
link = Read <rule>the rule</rule>.

## (Season)

season-spring = Spring
    .the = the Spring
season-summer = Summer
    .the = the Summer
";

const GERMAN: &str = "\
language-name = Deutsch
undo = Zurück
draws = { $player-person ->
    [you] Du ziehst
   *[other] { $player } zieht
} { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
comes = { $season-article ->
    [der] Der
   *[die] Die
} { $season } kommt.
link = <rule>Regel</rule> lesen.

## (Season)

season-spring = Frühling
    .article = der
season-summer = Sommer
    .article = der
";

/// The words of these languages, read from a folder as it is in the project.
fn words(languages: &[(&str, &str)]) -> Result<Words, Vec<Problem>> {
    thread_local! {
        static COUNT: core::cell::Cell<u32> = const { core::cell::Cell::new(0) };
    }
    COUNT.set(COUNT.get() + 1);
    let thread = format!("{:?}", std::thread::current().id());
    let name = format!("words-{}-{thread}-{}", process::id(), COUNT.get());
    let folder: PathBuf = env::temp_dir().join(name);
    for (tag, text) in languages {
        let language = folder.join(tag);
        fs::create_dir_all(&language).unwrap();
        fs::write(language.join("house.ftl"), text).unwrap();
    }
    let words = Words::read(&folder);
    fs::remove_dir_all(&folder).unwrap();
    words
}

/// What is wrong with these words in German.
fn told(german: &str) -> Vec<String> {
    match words(&[("en", ENGLISH), ("de", german)]) {
        Ok(words) => problems(&words).iter().map(Problem::to_string).collect(),
        Err(problems) => problems.iter().map(Problem::to_string).collect(),
    }
}

fn assert_told(from: &str, to: &str, expected: &str) {
    assert!(GERMAN.contains(from), "{from}");
    let told = told(&GERMAN.replacen(from, to, 1));
    assert!(
        told.iter().any(|line| line.contains(expected)),
        "{expected}: {told:?}"
    );
}

#[test]
fn words_that_keep_to_the_contract_are_right() {
    assert_eq!(told(GERMAN), [""; 0]);
}

#[test]
fn whatever_breaks_the_contract_is_told() {
    assert_told(
        "undo =",
        "undone =",
        "de/house.ftl: undone: English has no such message",
    );
    assert_told("undo = Zurück", "undo = Zurück\nundo = Rückgängig", "twice");
    assert_told("undo = Zurück", "undo = { Zurück", "line 2");
    assert_told("{ $cards } Karten", "{ $karten } Karten", "no $karten");
    assert_told(
        "[one] eine Karte",
        "[eins] eine Karte",
        "[eins] is no plural",
    );
    assert_told(
        "{ $cards ->\n    [one] eine Karte\n   *[other] { $cards } Karten\n}",
        "{ $cards } Karten",
        "a plural by $cards",
    );
    assert_told("[you] Du ziehst", "[du] Du ziehst", "never [du]");
    assert_told("[der] Der", "[das] Das", "never [das]");
    assert_told(
        "    .article = der\nseason-summer",
        "season-summer",
        "no $season-article",
    );
    assert_told(
        "{ $season } kommt",
        "{ $season-accusative } kommt",
        "no $season-accusative",
    );
    assert_told(
        "{ $season } kommt",
        "{ SEASON($season) } kommt",
        "no function SEASON",
    );
    assert_told("{ $season } kommt", "{ -season } kommt", "no term -season");
    assert_told("{ $season } kommt", "{ jahr } kommt", "no message jahr");
    assert_told("<rule>Regel</rule>", "Regel", "marks");
    assert_told(
        "undo = Zurück",
        "undo = Zurück\n    .short = Z",
        "English has no .short",
    );
    assert_told("## (Season)\n", "## Jahreszeiten\n", "heading");
}

#[test]
fn folders_are_named_after_languages() {
    for (tag, is_right) in [
        ("pt-BR", true),
        ("de", true),
        ("german!", false),
        ("DE", false),
        ("pt_BR", false),
    ] {
        let words = words(&[("en", ENGLISH), (tag, GERMAN)]).unwrap();
        let named = problems(&words)
            .iter()
            .any(|problem| problem.what.contains("not that of a language"));
        assert_eq!(!named, is_right, "{tag}");
    }
}

#[test]
fn a_language_needs_one_folder_and_nothing_else() {
    let words = words(&[
        ("en", ENGLISH),
        ("nl", "language-name = Nederlands\nundo = Ongedaan maken"),
    ])
    .unwrap();
    assert_eq!(problems(&words), []);
    assert!(rust(&words).contains("(\"nl\", \"Nederlands\")"));
    let missing = missing(&words, "nl");
    assert_eq!(
        missing.first().map(String::as_str),
        Some("house.ftl: draws")
    );
    assert_eq!(missing.len(), 5);
}

#[test]
fn arguments_become_parameters() {
    let words = words(&[("en", ENGLISH)]).unwrap();
    let rust = rust(&words);
    for line in [
        "pub const UNDO: Message",
        "pub fn draws(locale: Locale, cards: impl Into<Number>, player: &Player) -> String {",
        "pub fn comes(locale: Locale, season: Season, last: bool) -> String {",
        "pub const SEASON_SPRING: Message",
    ] {
        assert!(rust.contains(line), "{line}\n{rust}");
    }
}

#[test]
fn a_comment_that_looks_like_an_argument_is_one() {
    let wrong = ENGLISH.replace("# $cards (Number)", "# $cards: how many");
    let problems = words(&[("en", &wrong)]).unwrap_err();
    assert!(problems[0].what.contains("no argument"), "{problems:?}");
}

#[test]
fn the_pseudo_language_is_longer_and_keeps_the_contract() {
    let pseudo = pseudo(ENGLISH);
    assert!(pseudo.contains("undo = ⟦Üñdö~⟧"), "{pseudo}");
    assert!(pseudo.contains("season-spring = Šprîñĝ\n"), "{pseudo}");
    assert!(pseudo.contains("⟦Réád <rule>thé rülé</rule>.~"), "{pseudo}");
    let words = words(&[("en", ENGLISH), ("en-XA", &pseudo)]).unwrap();
    assert_eq!(problems(&words), []);
    assert_eq!(missing(&words, "en-XA"), [""; 0]);
}
