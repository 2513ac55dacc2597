//! The name of the page's folder in the keys of what it stores. Several projects may share one
//! origin, and one folder has many spellings: hosts that ignore case serve `/Games/` as `/games/`,
//! and all serve `/%47ames/`, `/Games//` and `/Games/index.html`. All of them have one name, and
//! different folders have different ones. `static/appearance.js` names it too.

/// The name of the folder in a page's path, as addresses have it. `fold` gives lower case with composed accents (NFC),
/// which browsers can do.
pub fn folder_of(path: &str, fold: fn(&str) -> String) -> String {
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut parts: Vec<String> = folder
        .split('/')
        .map(|part| {
            let plain: String = decoded(part).chars().map(escaped).collect();
            fold(&plain)
        })
        .filter(|part| !part.is_empty() && part != ".")
        .collect();
    // Some hosts serve the page below its own file.
    if parts.last().is_some_and(|last| last == "index.html") {
        parts.pop();
    }
    parts.iter().flat_map(|part| ["/", part]).collect()
}

/// Each escape replaced by what it stands for; escapes next to each other that are not text stay.
fn decoded(part: &str) -> String {
    let mut text = String::new();
    let mut rest = part;
    while let Some(at) = rest.find('%') {
        let (before, escapes) = rest.split_at(at);
        let mut bytes = Vec::new();
        let mut after = escapes;
        while let Some((byte, more)) = escape(after) {
            bytes.push(byte);
            after = more;
        }
        if after.len() == escapes.len() {
            // A sign that begins no escape.
            after = escapes.strip_prefix('%').unwrap_or_default();
        }
        let read = escapes.strip_suffix(after).unwrap_or_default();
        text.push_str(before);
        match String::from_utf8(bytes) {
            Ok(plain) if !plain.is_empty() => text.push_str(&plain),
            _ => text.push_str(read),
        }
        rest = after;
    }
    text + rest
}

/// The byte of the escape with which a text begins, and what follows.
fn escape(text: &str) -> Option<(u8, &str)> {
    let digits = text.strip_prefix('%')?.get(..2)?;
    let is_escape = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    let byte = u8::from_str_radix(digits, 16).ok()?;
    is_escape.then_some((byte, text.get(3..)?))
}

/// A character, or an escape in place of one that has a meaning in addresses or keys.
fn escaped(letter: char) -> String {
    if letter.is_ascii_control() || "%/:?#\\".contains(letter) {
        format!("%{:02x}", u32::from(letter))
    } else {
        letter.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How a browser escapes the letters in these tests.
    fn fold(text: &str) -> String {
        text.to_lowercase()
            .replace("a\u{308}", "ä")
            .replace("o\u{308}", "ö")
    }

    fn name(path: &str) -> String {
        folder_of(path, fold)
    }

    #[test]
    fn every_spelling_of_a_folder_has_one_name() {
        for (expected, paths) in [
            (
                "",
                &["", "/", "//", "/index.html", "/./", "/INDEX.HTML"][..],
            ),
            (
                "/games",
                &[
                    "/games/",
                    "/Games/",
                    "/GAMES/index.html",
                    "/%47ames/",
                    "/%67%61mes/",
                    "/games//",
                    "//games/./",
                    "/games/%2e/",
                    "/games/Index.html/",
                ],
            ),
            (
                "/spiele/gefäße ö",
                &[
                    "/spiele/gef%C3%A4%C3%9Fe%20%C3%B6/",
                    "/Spiele/gef%c3%a4%c3%9fe%20%c3%b6/",
                    "/spiele/gefa%CC%88%C3%9Fe%20o%CC%88/",
                    "/spiele/GEF%C3%84%C3%9Fe%20O%cc%88/index.html",
                    "/spiele/gefäße ö/",
                ],
            ),
            ("/a%3ab", &["/a:b/", "/a%3Ab/", "/A%3ab/"]),
            ("/100%25", &["/100%/", "/100%25/"]),
            ("/a%25ff%25e4", &["/a%FF%E4/", "/a%ff%e4/"]),
        ] {
            for path in paths {
                assert_eq!(name(path), expected, "{path}");
            }
            // A name is its own.
            assert_eq!(name(&format!("{expected}/")), expected);
        }
    }

    #[test]
    fn different_folders_have_different_names() {
        let paths = [
            "/",
            "/a/",
            "/b/",
            "/a/b/",
            "/a%2Fb/",
            "/a%5Cb/",
            "/ab/",
            "/a:/",
            "/a%3Fb/",
            "/a%23b/",
            "/a%2525/",
            "/a%25/",
            "/a%00/",
            "/ä/",
            "/index.html/a/",
            "/a.b/",
            "/%/",
            "/%4/",
            "/%é/",
        ];
        let mut names: Vec<String> = paths.iter().map(|path| name(path)).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), paths.len(), "{names:?}");
        // The earlier names, which must stay unique.
        assert_eq!(name("/play/house-2/"), "/play/house-2");
    }
}
