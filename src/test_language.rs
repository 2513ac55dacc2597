//! A language for tests: English with accents and in brackets. What is shown or read out in it is judged.

use l10n::Catalogue;
use text::Locale;

macro_rules! english {
    ($($module:ident $name:literal),*) => {
        [$((&l10n::$module::CATALOGUE, include_str!(concat!("../locales/en/", $name, ".ftl")))),*]
    };
}

/// All catalogues, with their English words.
const ENGLISH: [(&Catalogue, &str); 8] = english![
    house "house",
    pages "pages",
    table "table",
    turn_of_time "turn-of-time",
    argonauts_wheel "argonauts-wheel",
    wheels_of_time "wheels-of-time",
    wheel_of_fortune "wheel-of-fortune",
    world_wonders "world-wonders"
];

/// Letters that have accents in this language.
const ACCENTED: &str = "aceginosuyzACEINOSUY";

/// Puts the words of the language in the place of another's.
pub fn speak_instead_of(locale: Locale) {
    for (catalogue, english) in ENGLISH {
        locale.add(catalogue, &l10n_build::pseudo(english)).unwrap();
    }
}

/// What is wrong with a text in this language, in which these names may occur.
pub fn fault(text: &str, names: &[&str]) -> Option<&'static str> {
    // What stands outside of all brackets; each pair of them is one mark.
    let (mut depth, mut outside) = (0, String::new());
    for letter in text.chars() {
        match letter {
            '⟦' => depth += 1,
            '⟧' => {
                depth -= 1;
                if depth == 0 {
                    outside.push('⟦');
                }
            }
            other if depth == 0 => outside.push(other),
            _ => {}
        }
        if depth < 0 {
            break;
        }
    }
    if depth != 0 {
        return Some("cut off");
    }
    let mut known = text.to_owned();
    for name in names {
        known = known.replace(name, " ");
    }
    let is_plain = |word: &str| word.chars().count() > 1 && word.contains(|c| ACCENTED.contains(c));
    if known
        .split(|letter: char| !letter.is_alphabetic())
        .any(is_plain)
    {
        return Some("not translated");
    }
    // The name of a game has a colon of its own.
    let outside = outside.replace("öññé: ", "");
    let is_joint = |(at, mark): (usize, &str)| {
        let (before, after) = (&outside[..at], &outside[at + mark.len()..]);
        let says = |text: &str| text.contains(|c: char| c == '⟦' || c.is_alphabetic());
        !before.trim().is_empty() && !after.trim().is_empty() && (says(before) || says(after))
    };
    let mut joints = [": ", "; ", ", ", " - ", ". "].into_iter();
    joints
        .any(|mark| outside.match_indices(mark).any(is_joint))
        .then_some("glued together")
}
