//! Kinds of characters.

/// Whether the character is invisible: spaces without width, marks of direction, places
/// to break a word.
pub(crate) const fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'
            | '\u{1160}'
            | '\u{17b4}'
            | '\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Whether the character joins or changes the one before it, as within emoji, in Persian and in languages of India.
pub(crate) const fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe0e}' | '\u{fe0f}')
}

/// Whether the character is an accent on the one before it. No language needs more than
/// a few of them.
pub(crate) const fn is_accent(c: char) -> bool {
    matches!(
        c,
        '\u{300}'..='\u{36f}'
            | '\u{1ab0}'..='\u{1aff}'
            | '\u{1dc0}'..='\u{1dff}'
            | '\u{20d0}'..='\u{20ff}'
            | '\u{fe20}'..='\u{fe2f}'
    )
}

/// Whether the character is a space, also one that looks like a letter to programs.
pub(crate) const fn is_space(c: char) -> bool {
    c.is_whitespace() || c == '\u{2800}'
}

/// Whether mail programs and editors put the character before a line.
pub(crate) const fn is_quote_mark(c: char) -> bool {
    matches!(c, '>' | ' ' | '\t' | '\u{a0}') || is_invisible(c)
}

/// Whether the character is a dash that editors put in place of hyphens.
pub(crate) const fn is_dash(c: char) -> bool {
    matches!(
        c,
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}'
    )
}
