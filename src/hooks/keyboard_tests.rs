use super::*;

/// A press without modifiers.
fn press(key: &str, code: &str) -> KeyPress {
    KeyPress {
        key: key.to_owned(),
        code: code.to_owned(),
        ..KeyPress::default()
    }
}

fn shift(key: &str, code: &str) -> KeyPress {
    KeyPress {
        shift: true,
        ..press(key, code)
    }
}

fn ctrl(key: &str, code: &str) -> KeyPress {
    KeyPress {
        ctrl: true,
        ..press(key, code)
    }
}

fn alt(key: &str, code: &str) -> KeyPress {
    KeyPress {
        alt: true,
        ..press(key, code)
    }
}

/// AltGr as it comes: by itself on Linux, as two keys from older browsers on Windows, as Option on a Mac.
fn alt_gr(key: &str, code: &str) -> [KeyPress; 3] {
    let on_linux = KeyPress {
        alt_graph: true,
        ..press(key, code)
    };
    let on_windows = KeyPress {
        ctrl: true,
        ..alt(key, code)
    };
    [on_linux, on_windows, alt(key, code)]
}

/// What the presses mean: a character, or nothing.
fn assert_characters(presses: &[(KeyPress, Option<char>)]) {
    for (press, meaning) in presses {
        assert_eq!(press.meaning(), meaning.map(Key::Char), "{press:?}");
    }
}

/// That these presses undo, redo, browse back and forward, ask for keys, and lead to board and typing.
fn assert_shortcuts(undo: [&str; 2], redo: [&str; 2], others: [(KeyPress, char); 5]) {
    assert_eq!(ctrl(undo[0], undo[1]).meaning(), Some(Key::Undo));
    assert_eq!(ctrl(redo[0], redo[1]).meaning(), Some(Key::Redo));
    let wanted = "[]?bn".chars();
    for ((press, meaning), wanted) in others.into_iter().zip(wanted) {
        assert_eq!(meaning, wanted);
        assert_eq!(press.meaning(), Some(Key::Char(wanted)), "{press:?}");
    }
}

#[test]
fn latin_layouts_go_by_letter() {
    // QWERTY.
    assert_shortcuts(
        ["z", "KeyZ"],
        ["y", "KeyY"],
        [
            (press("[", "BracketLeft"), '['),
            (press("]", "BracketRight"), ']'),
            (shift("?", "Slash"), '?'),
            (press("b", "KeyB"), 'b'),
            (press("n", "KeyN"), 'n'),
        ],
    );
    // QWERTZ, whose brackets need AltGr.
    let [[left, ..], [right, ..]] = [alt_gr("[", "Digit8"), alt_gr("]", "Digit9")];
    assert_shortcuts(
        ["z", "KeyY"],
        ["y", "KeyZ"],
        [
            (left, '['),
            (right, ']'),
            (shift("?", "Minus"), '?'),
            (press("b", "KeyB"), 'b'),
            (press("n", "KeyN"), 'n'),
        ],
    );
    // AZERTY.
    let [[left, ..], [right, ..]] = [alt_gr("[", "Digit5"), alt_gr("]", "Minus")];
    assert_shortcuts(
        ["z", "KeyW"],
        ["y", "KeyY"],
        [
            (left, '['),
            (right, ']'),
            (shift("?", "KeyM"), '?'),
            (press("b", "KeyB"), 'b'),
            (press("n", "KeyN"), 'n'),
        ],
    );
    // Dvorak.
    assert_shortcuts(
        ["z", "Slash"],
        ["y", "KeyT"],
        [
            (press("[", "Minus"), '['),
            (press("]", "Equal"), ']'),
            (shift("?", "BracketLeft"), '?'),
            (press("b", "KeyN"), 'b'),
            (press("n", "KeyL"), 'n'),
        ],
    );
    // What else lies at the places of shortcuts.
    assert_characters(&[
        (press("ü", "BracketLeft"), Some('ü')),
        (shift("Ü", "BracketLeft"), Some('Ü')),
        (press("à", "Digit0"), Some('à')),
        (press("ş", "Semicolon"), Some('ş')),
        (shift("°", "Digit0"), Some('°')),
        (press("ế", "KeyB"), Some('ế')),
        (press("€", "KeyB"), Some('€')),
    ]);
    for (key, code) in [("w", "KeyZ"), ("ü", "KeyZ"), ("[", "KeyZ")] {
        assert_eq!(ctrl(key, code).meaning(), None, "{key}");
    }
}

#[test]
fn layouts_of_other_scripts_go_by_place() {
    for [undo, redo, left, right, board, typing] in [
        // Russian, Ukrainian, Serbian, Greek with all its accents, Armenian, Georgian.
        ["я", "н", "х", "ъ", "и", "т"],
        ["я", "н", "х", "ї", "и", "т"],
        ["ѕ", "з", "ш", "ђ", "б", "н"],
        ["ζ", "υ", "Dead", "Dead", "β", "ν"],
        ["ժ", "ը", "խ", "ծ", "պ", "ն"],
        ["ზ", "ყ", "[", "]", "ბ", "ნ"],
        // Hebrew, whose brackets are in reading order; Arabic, which has two letters on one key; Persian.
        ["ז", "ט", "]", "[", "נ", "מ"],
        ["ئ", "غ", "ج", "د", "لا", "ى"],
        ["ظ", "غ", "ج", "چ", "ذ", "د"],
        // Thai, Hindi, Korean, Japanese.
        ["ผ", "ั", "บ", "ล", "ิ", "ื"],
        ["ॆ", "ब", "ड", "़", "व", "ल"],
        ["ㅋ", "ㅛ", "[", "]", "ㅠ", "ㅜ"],
        ["ツ", "ン", "゛", "゜", "コ", "ミ"],
    ] {
        assert_eq!(ctrl(undo, "KeyZ").meaning(), Some(Key::Undo), "{undo}");
        assert_eq!(ctrl(redo, "KeyY").meaning(), Some(Key::Redo), "{redo}");
        let or = |key: &str, place| key.parse().ok().filter(char::is_ascii).or(Some(place));
        assert_characters(&[
            (press(left, "BracketLeft"), or(left, '[')),
            (press(right, "BracketRight"), or(right, ']')),
            (press(board, "KeyB"), Some('b')),
            (press(typing, "KeyN"), Some('n')),
        ]);
    }
    assert_characters(&[
        (shift("Х", "BracketLeft"), Some('{')),
        (shift("Ъ", "BracketRight"), Some('}')),
        (shift("И", "KeyB"), Some('b')),
        (shift("؟", "Slash"), Some('?')),
        // Characters that these keyboards have as we name them.
        (shift("?", "Digit7"), Some('?')),
        (shift("{", "KeyV"), Some('{')),
        (shift("<", "BracketLeft"), Some('<')),
        (shift("B", "KeyB"), Some('b')),
        (press("۰", "Digit0"), Some('0')),
        (press("٠", "Numpad0"), Some('0')),
        (press("ช", "Equal"), Some('=')),
        (shift("ู", "Digit6"), None),
        // Keys that a US keyboard lacks, and events without a key position.
        (press("я", "IntlRo"), None),
        (press("я", ""), None),
        (press("я", "Key"), None),
    ]);
}

#[test]
fn brackets_may_need_alt_and_all_else_with_it_is_no_shortcut() {
    let presses = [
        ("[", "Digit8"),
        ("]", "Digit9"),
        ("{", "Digit7"),
        ("}", "Digit0"),
    ];
    for (key, code) in presses {
        for press in alt_gr(key, code) {
            assert_eq!(
                press.meaning(),
                key.parse().ok().map(Key::Char),
                "{press:?}"
            );
        }
    }
    // Letters, screen readers (Ctrl and Option, or Ctrl and Alt), the browser's history, and dead keys.
    for (key, code) in [
        ("b", "KeyB"),
        ("z", "KeyZ"),
        ("Z", "KeyZ"),
        ("я", "KeyZ"),
        ("х", "BracketLeft"),
        ("ñ", "KeyN"),
        ("Dead", "KeyN"),
        ("Dead", "BracketLeft"),
        ("0", "Digit0"),
        ("ArrowLeft", "ArrowLeft"),
        ("Enter", "Enter"),
        (" ", "Space"),
    ] {
        for press in alt_gr(key, code) {
            assert_eq!(press.meaning(), None, "{press:?}");
        }
    }
    let with_cmd = KeyPress {
        meta: true,
        ..alt("[", "Digit5")
    };
    assert_eq!(with_cmd.meaning(), None);
}

#[test]
fn undo_and_redo_need_ctrl_or_cmd() {
    let cmd = |key| KeyPress {
        meta: true,
        ..press(key, "KeyZ")
    };
    let with_shift = |press| KeyPress {
        shift: true,
        ..press
    };
    // Caps Lock gives capitals without Shift, and small letters with it.
    for letter in ["z", "Z", "я", "Я", "ｚ", "Ｚ"] {
        for press in [ctrl(letter, "KeyZ"), cmd(letter)] {
            assert_eq!(press.meaning(), Some(Key::Undo), "{press:?}");
            let press = with_shift(press);
            assert_eq!(press.meaning(), Some(Key::Redo), "{press:?}");
        }
        let both = KeyPress {
            ctrl: true,
            ..cmd(letter)
        };
        assert_eq!(both.meaning(), None);
    }
    assert_eq!(ctrl("Y", "KeyY").meaning(), Some(Key::Redo));
    assert_eq!(with_shift(ctrl("Y", "KeyY")).meaning(), None);
    // With Cmd it is the browser's history.
    assert_eq!(cmd("y").meaning(), None);
    for key in ["b", "[", "?", "0", "+", "Enter", "ArrowLeft", "Escape", " "] {
        assert_eq!(ctrl(key, "").meaning(), None, "{key}");
        assert_eq!(cmd(key).meaning(), None, "{key}");
    }
}

#[test]
fn what_belongs_to_an_input_method_or_is_no_key_means_nothing() {
    for key in ["z", "я", "[", "Enter", "Escape", "ArrowUp", " ", "Process"] {
        for press in [press(key, "KeyZ"), ctrl(key, "KeyZ")] {
            let composing = KeyPress {
                is_composing: true,
                ..press
            };
            assert_eq!(composing.meaning(), None, "{key}");
        }
    }
    for key in [
        "",
        "Process",
        "Unidentified",
        "Compose",
        "HangulMode",
        "Convert",
        "Shift",
        "Control",
        "AltGraph",
        "CapsLock",
        "Insert",
        "Tab",
        "F1",
        "bb",
    ] {
        assert_eq!(press(key, "KeyB").meaning(), None, "{key}");
        assert_eq!(ctrl(key, "KeyZ").meaning(), None, "{key}");
    }
}

#[test]
fn named_keys_and_the_number_pad_mean_what_they_say() {
    for (key, code, meaning) in [
        ("Enter", "Enter", Key::Enter),
        ("Enter", "NumpadEnter", Key::Enter),
        (" ", "Space", Key::Space),
        ("　", "Space", Key::Space),
        ("Escape", "CapsLock", Key::Escape),
        ("ArrowUp", "Numpad8", Key::Up),
        ("ArrowRight", "ArrowRight", Key::Right),
        ("ArrowDown", "", Key::Down),
        ("ArrowLeft", "ArrowLeft", Key::Left),
        ("Home", "Numpad7", Key::Home),
        ("End", "End", Key::End),
        ("8", "Numpad8", Key::Char('8')),
        ("0", "Numpad0", Key::Char('0')),
        ("+", "NumpadAdd", Key::Char('+')),
        ("-", "NumpadSubtract", Key::Char('-')),
        ("？", "Slash", Key::Char('?')),
        ("ｂ", "KeyB", Key::Char('b')),
        ("B", "KeyB", Key::Char('b')),
    ] {
        assert_eq!(press(key, code).meaning(), Some(meaning), "{key} {code}");
        assert_eq!(shift(key, code).meaning(), Some(meaning), "{key} {code}");
    }
}

#[test]
fn only_keyboards_of_other_scripts_have_names_of_their_own() {
    let russian = |place: &str| {
        let places = [
            ("KeyZ", "я"),
            ("KeyB", "и"),
            ("BracketLeft", "х"),
            ("Slash", "."),
            ("KeyQ", ""),
        ];
        places
            .iter()
            .find(|(there, _)| *there == place)
            .map(|(_, name)| (*name).to_owned())
    };
    let names = |layout: &dyn Fn(&str) -> Option<String>| {
        key_names(layout)
            .into_iter()
            .map(|name| (name.shortcut, name.name, name.shift))
            .collect::<Vec<_>>()
    };
    let name = |shortcut, name: &str, shift| (shortcut, name.to_owned(), shift);
    let wanted = [
        name('b', "И", false),
        name('z', "Я", false),
        name('[', "Х", false),
        name('{', "Х", true),
    ];
    assert_eq!(names(&russian), wanted);
    // Georgian has capitals, but no keys with them; one Arabic key has two letters.
    let others = |place: &str| match place {
        "KeyZ" => Some("ზ".to_owned()),
        "KeyB" => Some("لا".to_owned()),
        _ => None,
    };
    let wanted = [name('b', "لا", false), name('z', "ზ", false)];
    assert_eq!(names(&others), wanted);
    for latin in ["y", "ü", "ß", "^", "<", "<b>", "я<"] {
        assert_eq!(names(&|_| Some(latin.to_owned())), []);
    }
}
