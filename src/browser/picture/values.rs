//! Values of computed styles, as attributes of a drawing that needs no stylesheet.

use super::numbers::{decimal, thousandths};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Paint {
    None,
    /// A colour, and its opacity in thousandths.
    Colour([u8; 3], i64),
    /// The element with this id.
    Reference(String),
}

impl Paint {
    /// The paint of a computed value. `resolve` knows colours that are not written as `rgb`, as red,
    /// green, blue and opacity.
    pub fn from_css(text: &str, resolve: impl Fn(&str) -> Option<[u8; 4]>) -> Self {
        if let Some(id) = reference(text) {
            return Self::Reference(id.to_owned());
        }
        if text.is_empty() || text == "none" || text == "transparent" {
            return Self::None;
        }
        let paint = rgb(text).or_else(|| {
            let [red, green, blue, alpha] = resolve(text)?;
            let opacity = (i64::from(alpha) * 1000 + 127) / 255;
            Some(([red, green, blue], opacity))
        });
        match paint {
            Some((_, 0)) | None => Self::None,
            Some((colour, opacity)) => Self::Colour(colour, opacity),
        }
    }

    /// As attributes: `name` is `fill`, `stroke` or another property that has an opacity of its own,
    /// which is `opacity` in thousandths.
    pub fn attributes(&self, name: &str, opacity: i64) -> String {
        let (value, alpha) = match self {
            Self::None => ("none".to_owned(), 1000),
            Self::Colour(colour, alpha) => (hex(*colour), *alpha),
            Self::Reference(id) => (format!("url(#{})", escaped(id)), 1000),
        };
        let opacity = alpha * opacity / 1000;
        // Stops have their opacity under another name.
        let kind = name.strip_suffix("-color").unwrap_or(name);
        if opacity >= 1000 {
            format!(" {name}=\"{value}\"")
        } else {
            format!(
                " {name}=\"{value}\" {kind}-opacity=\"{}\"",
                decimal(opacity)
            )
        }
    }
}

/// A colour as six digits.
fn hex([red, green, blue]: [u8; 3]) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// A colour written as `rgb(1, 2, 3)` or `rgba(1, 2, 3, 0.4)`.
fn rgb(text: &str) -> Option<([u8; 3], i64)> {
    let inner = text
        .strip_prefix("rgba(")
        .or_else(|| text.strip_prefix("rgb("))?;
    let parts: Option<Vec<i64>> = inner
        .strip_suffix(')')?
        .split([',', ' ', '/'])
        .filter(|part| !part.is_empty())
        .map(thousandths)
        .collect();
    let parts = parts?;
    let channel = |at: usize| {
        let value = (parts.get(at)? + 500) / 1000;
        u8::try_from(value.clamp(0, 255)).ok()
    };
    let colour = [channel(0)?, channel(1)?, channel(2)?];
    let opacity = parts.get(3).map_or(1000, |alpha| (*alpha).clamp(0, 1000));
    Some((colour, opacity))
}

/// The id in the first `url(…)` of a value.
pub fn reference(text: &str) -> Option<&str> {
    let (_, rest) = text.split_once("url(")?;
    let (address, _) = rest.split_once(')')?;
    let (_, id) = address.split_once('#')?;
    let id = id.trim_matches(['"', '\'', ' ']);
    (!id.is_empty()).then_some(id)
}

/// Lengths without their unit, which is that of the drawing.
pub fn lengths(text: &str) -> String {
    text.replace("px", "").replace(", ", " ")
}

/// Font families for everywhere: fonts of the page that imitate others with these as their metrics
/// (`"Fraunces as Georgia"`) are replaced by those others.
pub fn font_families(text: &str) -> String {
    text.split(',')
        .map(|family| {
            let family = family.trim();
            let quotes = ['"', '\''];
            match family.trim_matches(quotes).split_once(" as ") {
                Some((_, other)) if other.contains(' ') => format!("'{other}'"),
                Some((_, other)) => other.to_owned(),
                None => family.replace(quotes, "'"),
            }
        })
        .collect::<Vec<_>>()
        .join(", ")
}

/// The `transform` attribute of an element: its computed transform, or else its own attribute, and
/// then a move by `offset`.
pub fn transform(
    computed: &str,
    origin: &str,
    attribute: Option<&str>,
    offset: Option<(&str, &str)>,
) -> Option<String> {
    let mut parts = Vec::new();
    match computed.starts_with("matrix(") {
        true => {
            let matrix = lengths(computed);
            let origin = lengths(origin);
            // A third number would be for three dimensions.
            let mut numbers = origin
                .split(' ')
                .map(|number| thousandths(number).unwrap_or(0));
            let (x, y) = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
            if (x, y) == (0, 0) {
                parts.push(matrix);
            } else {
                let (to, back) = (shift(x, y), shift(-x, -y));
                parts.push(format!("{to} {matrix} {back}"));
            }
        }
        false => parts.extend(attribute.map(|attribute| attribute.trim().to_owned())),
    }
    if let Some((x, y)) = offset {
        let (x, y) = (thousandths(x).unwrap_or(0), thousandths(y).unwrap_or(0));
        if (x, y) != (0, 0) {
            parts.push(shift(x, y));
        }
    }
    let text = parts.join(" ");
    (!text.is_empty()).then_some(text)
}

fn shift(x: i64, y: i64) -> String {
    format!("translate({} {})", decimal(x), decimal(y))
}

/// A text as it is written in XML.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            // XML has no other control characters.
            '\t' | '\n' | '\r' => out.push(' '),
            character if character.is_control() => {}
            character => out.push(character),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paint(text: &str) -> Paint {
        Paint::from_css(text, |text| {
            (text == "oklab(0.6 0.1 0)").then_some([1, 2, 3, 51])
        })
    }

    #[test]
    fn colours_become_attributes() {
        for (text, opacity, expected) in [
            ("rgb(207, 113, 69)", 1000, r##" fill="#cf7145""##),
            (
                "rgba(40, 18, 8, 0.38)",
                1000,
                r##" fill="#281208" fill-opacity="0.38""##,
            ),
            (
                "rgba(40, 18, 8, 0.5)",
                420,
                r##" fill="#281208" fill-opacity="0.21""##,
            ),
            (
                "rgb(40 18 8 / 0.5)",
                1000,
                r##" fill="#281208" fill-opacity="0.5""##,
            ),
            ("rgba(0, 0, 0, 0)", 1000, r#" fill="none""#),
            (
                "oklab(0.6 0.1 0)",
                1000,
                r##" fill="#010203" fill-opacity="0.2""##,
            ),
            ("something else", 1000, r#" fill="none""#),
            ("none", 1000, r#" fill="none""#),
            (
                r##"url("#aw-carved") rgb(0, 0, 0)"##,
                1000,
                r#" fill="url(#aw-carved)""#,
            ),
        ] {
            assert_eq!(paint(text).attributes("fill", opacity), expected, "{text}");
        }
        let stop = paint("rgba(29, 15, 2, 0.34)").attributes("stop-color", 1000);
        assert_eq!(stop, r##" stop-color="#1d0f02" stop-opacity="0.34""##);
    }

    #[test]
    fn references_are_found() {
        for (text, id) in [
            ("url(#a)", Some("a")),
            (r##"url("#sky-fall")"##, Some("sky-fall")),
            ("url('https://example.org/x.css#b') none", Some("b")),
            ("none", None),
            ("url(picture.png)", None),
            ("url(#)", None),
        ] {
            assert_eq!(reference(text), id, "{text}");
        }
    }

    #[test]
    fn transforms_are_put_together() {
        let rotated = Some("rotate(90 50 50)");
        let at = Some(("-22", "-24.5px"));
        for (computed, origin, attribute, offset, expected) in [
            ("none", "0px 0px", None, None, None),
            ("none", "0px 0px", rotated, None, rotated),
            ("none", "", rotated, Some(("0", "0")), rotated),
            (
                "none",
                "0px 0px",
                rotated,
                at,
                Some("rotate(90 50 50) translate(-22 -24.5)"),
            ),
            // A style wins over the attribute.
            (
                "matrix(1, 0, 0, 1, 1.4, 2)",
                "0px 0px",
                rotated,
                None,
                Some("matrix(1 0 0 1 1.4 2)"),
            ),
            (
                "matrix(2, 0, 0, 2, 0, 0)",
                "50px 20px",
                None,
                at,
                Some(
                    "translate(50 20) matrix(2 0 0 2 0 0) translate(-50 -20) translate(-22 -24.5)",
                ),
            ),
        ] {
            let text = transform(computed, origin, attribute, offset);
            assert_eq!(text.as_deref(), expected);
        }
    }

    #[test]
    fn imitated_fonts_are_named_themselves() {
        let families =
            r#"Fraunces, "Fraunces as Georgia", "Fraunces as Noto Serif", "Segoe UI", serif"#;
        assert_eq!(
            font_families(families),
            "Fraunces, Georgia, 'Noto Serif', 'Segoe UI', serif"
        );
    }

    #[test]
    fn texts_are_escaped() {
        assert_eq!(
            escaped("Ann & <b>\"Ben\"\u{1}\n"),
            "Ann &amp; &lt;b&gt;&quot;Ben&quot; "
        );
    }
}
