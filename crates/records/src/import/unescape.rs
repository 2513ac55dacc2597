//! What programs on the way do to the characters of an address, undone.

use crate::characters::{is_dash, is_invisible};

/// Redirects may be nested, each escaping the address once more.
const MAX_ROUNDS: usize = 5;

/// What was typed where an editor has inserted a dash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dashes {
    /// Each in place of one hyphen.
    OneHyphen,
    /// Each in place of two hyphens.
    TwoHyphens,
    /// Long ones in place of two hyphens, others in place of one.
    ByLength,
}

impl Dashes {
    pub(super) const ALL: [Self; 3] = [Self::ByLength, Self::OneHyphen, Self::TwoHyphens];

    const fn hyphens(self, dash: char) -> &'static str {
        match (self, dash) {
            (Self::TwoHyphens, _) | (Self::ByLength, '\u{2014}' | '\u{2015}') => "--",
            (Self::OneHyphen | Self::ByLength, _) => "-",
        }
    }
}

/// The text as it was before programs on the way changed characters of its addresses:
/// percent-encoding, also repeated; quoted-printable; references of HTML; escapes of Markdown and
/// JSON; invisible characters and typographic ones in place of those on a keyboard; and the
/// address behind a gateway that rewrites links. What is no address may change as well.
pub(super) fn unescape(text: &str, dashes: Dashes) -> String {
    let mut text = plain_characters(text, dashes);
    for _ in 0..MAX_ROUNDS {
        let once = unescape_once(&text);
        if once == text {
            break;
        }
        text = once;
    }
    text
}

fn plain_characters(text: &str, dashes: Dashes) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            // Full width, as on keyboards for Chinese and Japanese.
            '\u{ff01}'..='\u{ff5e}' => {
                plain.extend(char::from_u32(u32::from(c) - 0xff01 + 0x21));
            }
            dash if is_dash(dash) => plain.push_str(dashes.hyphens(dash)),
            c if is_invisible(c) => {}
            c => plain.push(c),
        }
    }
    plain
}

fn unescape_once(text: &str) -> String {
    // This gateway writes `-` in place of `%` and `_` in place of `/`.
    const GATEWAY: &str = "/v2/url?u=http";
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        if let Some(address) = rest.strip_prefix(GATEWAY) {
            let end = address.find(['&', ' ', '\n']).unwrap_or(address.len());
            let (address, after) = address.split_at(end);
            plain.push_str(&address.replace('-', "%").replace('_', "/"));
            rest = after;
        } else if let Some((c, after)) = parse_escape(rest) {
            plain.extend(c);
            rest = after;
        } else {
            plain.push(c);
            rest = rest.get(c.len_utf8()..).unwrap_or_default();
        }
    }
    plain
}

/// The character that an escape at the start of a text stands for, if any, and the text after it.
fn parse_escape(text: &str) -> Option<(Option<char>, &str)> {
    let (mark, after) = text.split_at_checked(1)?;
    match mark {
        "%" => parse_hex(after, 2).map(|(c, rest)| (Some(c), rest)),
        "=" => {
            let soft_break = after
                .strip_prefix("\r\n")
                .or_else(|| after.strip_prefix('\n'));
            match soft_break {
                Some(rest) => Some((None, rest)),
                None => parse_hex(after, 2).map(|(c, rest)| (Some(c), rest)),
            }
        }
        "\\" => match after.strip_prefix('u') {
            Some(digits) => parse_hex(digits, 4).map(|(c, rest)| (Some(c), rest)),
            None => after
                .starts_with(|c: char| c.is_ascii_punctuation())
                .then_some((None, after)),
        },
        "&" => {
            let reference = after.strip_prefix('#')?;
            let end = reference.bytes().take(6).position(|byte| byte == b';')?;
            let (digits, rest) = (reference.get(..end)?, reference.get(end + 1..)?);
            let code = match digits.strip_prefix(['x', 'X']) {
                Some(digits) => u32::from_str_radix(digits, 16),
                None => digits.parse(),
            };
            let c = char::from_u32(code.ok()?).and_then(plain);
            c.map(|c| (Some(c), rest))
        }
        _ => None,
    }
}

/// The character of a code of so many hexadecimal digits, and the text after it.
fn parse_hex(text: &str, digits: usize) -> Option<(char, &str)> {
    let (code, rest) = text.split_at_checked(digits)?;
    let is_hex = code.bytes().all(|digit| digit.is_ascii_hexdigit());
    let code = u32::from_str_radix(code, 16).ok().filter(|_| is_hex)?;
    Some((char::from_u32(code).and_then(plain)?, rest))
}

/// A character that may be a part of an address or separate words.
fn plain(c: char) -> Option<char> {
    (c.is_ascii_graphic() || matches!(c, ' ' | '\n' | '\r')).then_some(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unescaped(text: &str) -> String {
        unescape(text, Dashes::ByLength)
    }

    #[test]
    fn escapes_of_addresses_are_undone() {
        let address = "https://x.example/w/#/open/AQ-_-";
        for escaped in [
            "https://x.example/w/%23/open/AQ-_-",
            "https%3a%2F%2Fx.example%2Fw%2F%23%2Fopen%2FAQ%2D%5F%2D",
            "https%253A%252F%252Fx.example%252Fw%252F%2523%252Fopen%252FAQ%252D%255F-",
            "https://x.exam=\r\nple/w/=23/open/A=\nQ-=5F-",
            "https:&#x2F;&#47;x.example/w/&#35;/open/AQ-_-",
            "https:\\/\\/x.example\\/w\\/#\\/open\\/AQ\\-\\_-",
            "https:\\u002f\\u002Fx.example/w/\\u0023/open/AQ-_-",
            "https://x.example/w/#/open/A\u{200b}Q\u{ad}-_\u{2060}-\u{fe0f}",
            "https://x.example/w/#/open/AQ\u{2011}\u{ff3f}\u{2013}",
        ] {
            assert_eq!(unescaped(escaped), address, "{escaped}");
        }
        assert_eq!(
            unescaped(
                "https://gate.example/v2/url?u=https-3A__x.example_w_-23_open_AQ-2D-5F-2D&d=x"
            ),
            "https://gate.examples://x.example/w/#/open/AQ-_-&d=x"
        );
    }

    #[test]
    fn what_is_no_escape_stays() {
        for text in [
            "",
            "%",
            "%2",
            "100 % of 5",
            "%zz",
            "%C3%A9",
            "=",
            "a = b",
            "é漢",
            "\\",
            "\\u12",
            "&#",
            "&#;",
            "&#x110000;",
            "&amp;",
        ] {
            assert_eq!(unescaped(text), text);
        }
    }

    #[test]
    fn a_dash_stands_for_one_hyphen_or_two() {
        let text = "a\u{2014}b\u{2013}c";
        let all = Dashes::ALL.map(|dashes| unescape(text, dashes));
        assert_eq!(all, ["a--b-c", "a-b-c", "a--b--c"]);
    }
}
