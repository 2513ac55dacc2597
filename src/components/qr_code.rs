//! QR codes.

use core::fmt::Write;
use qrcodegen::QrCodeEcc;
use yew::prelude::*;

/// Width of the light margin that scanners need, in modules.
const MARGIN: i32 = 4;

#[derive(Properties, PartialEq)]
pub struct QrCodeProps {
    /// The text, such as an address.
    pub text: AttrValue,
    /// Accessible name.
    pub label: AttrValue,
}

/// A text as a QR code, or nothing if it is too long for one.
#[component]
pub fn QrCode(props: &QrCodeProps) -> Html {
    let drawing = use_memo(props.text.clone(), |text| draw(text));
    let Some(Drawing { size, modules }) = &*drawing else {
        return html! {};
    };
    html! {
        <svg class="qr-code" role="img" aria-label={props.label.clone()} viewBox={format!("0 0 {size} {size}")}>
            <rect width={size.to_string()} height={size.to_string()} fill="#fff" />
            <path d={modules.clone()} fill="#000" shape-rendering="crispEdges" />
        </svg>
    }
}

struct Drawing {
    /// Width and height with the margin, in modules.
    size: i32,
    /// The dark modules, as an SVG path.
    modules: String,
}

/// The code of a text with the least redundancy, which makes the largest modules: a screen is
/// neither dirty nor torn.
fn draw(text: &str) -> Option<Drawing> {
    let code = qrcodegen::QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let mut modules = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size())
                .take_while(|x| code.get_module(*x, y))
                .count() as i32;
            if run > 0 {
                // Writing to a string cannot fail.
                let _ = write!(modules, "M{} {}h{run}v1h-{run}z", x + MARGIN, y + MARGIN);
            }
            x += run.max(1);
        }
    }
    Some(Drawing {
        size: code.size() + 2 * MARGIN,
        modules,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The modules that a path makes dark.
    fn dark(drawing: &Drawing) -> Vec<(i32, i32)> {
        drawing
            .modules
            .split('M')
            .skip(1)
            .flat_map(|run| {
                let (at, rest) = run.split_once('h').unwrap();
                let (x, y) = at.split_once(' ').unwrap();
                let (length, _) = rest.split_once('v').unwrap();
                let (x, y): (i32, i32) = (x.parse().unwrap(), y.parse().unwrap());
                (0..length.parse().unwrap()).map(move |by| (x + by, y))
            })
            .collect()
    }

    #[test]
    fn the_drawing_has_the_modules_of_the_code() {
        for text in [
            "a",
            "https://example.org/wheelhouse/#/open/AQEAAQAdGis8TScVNDj0FiAAOILc3MIBaEyt",
        ] {
            let code = qrcodegen::QrCode::encode_text(text, QrCodeEcc::Low).unwrap();
            let drawing = draw(text).unwrap();
            assert_eq!(drawing.size, code.size() + 8);
            let dark = dark(&drawing);
            let all = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
            for (x, y) in all {
                let is_dark = dark.contains(&(x + MARGIN, y + MARGIN));
                assert_eq!(is_dark, code.get_module(x, y), "{x} {y}");
            }
        }
    }

    #[test]
    fn a_text_that_is_too_long_has_no_code() {
        assert!(draw(&"a".repeat(2953)).is_some());
        assert!(draw(&"a".repeat(2954)).is_none());
    }
}
