//! Computed styles of elements, as attributes.

use super::numbers::{decimal, thousandths};
use super::source::Kind;
use super::values::{Paint, escaped, font_families, lengths, reference};
use core::cell::RefCell;
use std::collections::BTreeMap;
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, CssStyleDeclaration, Element, HtmlCanvasElement};

/// The style of an element.
#[derive(Clone, Default)]
pub struct Style {
    /// Neither the element nor anything in it can be seen.
    pub is_hidden: bool,
    /// It has neither an area nor a line.
    pub is_unpainted: bool,
    /// Its pixels are mixed with those below it.
    pub is_blended: bool,
    /// Computed transform and its origin.
    pub transform: (String, String),
    /// Attributes for the element as a whole.
    pub whole: String,
    /// Attributes of shapes and texts.
    pub paint: String,
    /// Ids of gradients, clip paths and the like that it needs.
    pub references: Vec<String>,
}

pub struct Styles {
    colours: Colours,
}

impl Styles {
    pub fn new() -> Self {
        Self {
            colours: Colours::new(),
        }
    }

    /// The style of an element in the document; `None` if the browser has none.
    pub fn style_of(&self, element: &Element, kind: Kind) -> Option<Style> {
        let css = computed(element)?;
        let get = |name: &str| css.get_property_value(name).unwrap_or_default();
        let mut style = Style::default();
        let opacity = thousandths(&get("opacity")).unwrap_or(1000);
        style.is_hidden = get("display") == "none" || opacity <= 0;
        if style.is_hidden {
            return Some(style);
        }
        if opacity < 1000 {
            let opacity = decimal(opacity);
            style.whole.push_str(&format!(" opacity=\"{opacity}\""));
        }
        let transform = get("transform");
        if transform.starts_with("matrix(") {
            style.transform = (transform, get("transform-origin"));
        }
        for name in ["clip-path", "mask", "filter"] {
            let value = get(name);
            if let Some(id) = reference(&value) {
                style
                    .whole
                    .push_str(&format!(" {name}=\"url(#{})\"", escaped(id)));
                style.references.push(id.to_owned());
            } else if name == "filter" && !value.is_empty() && value != "none" {
                style
                    .whole
                    .push_str(&format!(" filter=\"{}\"", escaped(&value)));
            }
        }
        let blend = get("mix-blend-mode");
        if !blend.is_empty() && blend != "normal" {
            style.is_blended = true;
            style
                .whole
                .push_str(&format!(" style=\"mix-blend-mode:{}\"", escaped(&blend)));
        }
        if matches!(kind, Kind::Shape | Kind::Text) {
            self.paint(&css, kind, &mut style);
        }
        Some(style)
    }

    fn paint(&self, css: &CssStyleDeclaration, kind: Kind, style: &mut Style) {
        let get = |name: &str| css.get_property_value(name).unwrap_or_default();
        let number = |name: &str| thousandths(&get(name)).unwrap_or(1000);
        let mut paint = |name: &str| {
            let paint = self.colours.paint(&get(name));
            if let Paint::Reference(id) = &paint {
                style.references.push(id.clone());
            }
            paint
        };
        let fill = paint("fill");
        let stroke = paint("stroke");
        let stroke_width = get("stroke-width");
        let stroke = match thousandths(&stroke_width) {
            Some(0) => Paint::None,
            _ => stroke,
        };
        style.is_unpainted =
            (fill == Paint::None && stroke == Paint::None) || get("visibility") != "visible";
        if style.is_unpainted {
            return;
        }
        let out = &mut style.paint;
        out.push_str(&fill.attributes("fill", number("fill-opacity")));
        let mut add = |name: &str, default: &str| {
            let value = lengths(&get(name));
            if !value.is_empty() && value != default {
                out.push_str(&format!(" {name}=\"{}\"", escaped(&value)));
            }
        };
        if fill != Paint::None {
            add("fill-rule", "nonzero");
        }
        if stroke != Paint::None {
            add("stroke-width", "1");
            add("stroke-linecap", "butt");
            add("stroke-linejoin", "miter");
            add("stroke-miterlimit", "4");
            add("stroke-dasharray", "none");
            add("stroke-dashoffset", "0");
            add("vector-effect", "none");
            if fill != Paint::None {
                add("paint-order", "normal");
            }
        }
        if kind == Kind::Text {
            add("font-size", "");
            add("font-weight", "400");
            add("font-style", "normal");
            add("text-anchor", "start");
            add("dominant-baseline", "auto");
            add("letter-spacing", "normal");
        }
        if kind == Kind::Text {
            let families = font_families(&get("font-family"));
            out.push_str(&format!(" font-family=\"{}\"", escaped(&families)));
        }
        if stroke != Paint::None {
            out.push_str(&stroke.attributes("stroke", number("stroke-opacity")));
        }
    }

    /// A colour property of an element, such as `stop-color`, as attributes.
    pub fn colour(&self, element: &Element, name: &str, opacity: &str) -> Option<String> {
        let css = computed(element)?;
        let paint = self.colours.paint(&css.get_property_value(name).ok()?);
        let opacity = css.get_property_value(opacity).unwrap_or_default();
        let opacity = thousandths(&opacity).unwrap_or(1000);
        Some(match paint {
            Paint::None => Paint::Colour([0; 3], 0).attributes(name, opacity),
            paint => paint.attributes(name, opacity),
        })
    }

    /// The background of an element as the attributes of an area.
    pub fn background(&self, element: &Element) -> String {
        let css = computed(element);
        let colour = css.and_then(|css| css.get_property_value("background-color").ok());
        let paint = self.colours.paint(&colour.unwrap_or_default());
        paint.attributes("fill", 1000)
    }
}

fn computed(element: &Element) -> Option<CssStyleDeclaration> {
    gloo::utils::window()
        .get_computed_style(element)
        .ok()
        .flatten()
}

/// Colours as the browser paints them: it knows more ways to write them than pictures may use.
struct Colours {
    canvas: Option<CanvasRenderingContext2d>,
    known: RefCell<BTreeMap<String, Option<[u8; 4]>>>,
}

impl Colours {
    fn new() -> Self {
        let canvas = gloo::utils::document().create_element("canvas").ok();
        let canvas = canvas.and_then(|canvas| canvas.dyn_into::<HtmlCanvasElement>().ok());
        let context = canvas.and_then(|canvas| {
            canvas.set_width(1);
            canvas.set_height(1);
            canvas.get_context("2d").ok().flatten()
        });
        Self {
            canvas: context.and_then(|context| context.dyn_into().ok()),
            known: RefCell::default(),
        }
    }

    fn paint(&self, text: &str) -> Paint {
        Paint::from_css(text, |text| self.painted(text))
    }

    fn painted(&self, text: &str) -> Option<[u8; 4]> {
        if let Some(known) = self.known.borrow().get(text) {
            return *known;
        }
        let painted = self.canvas.as_ref().and_then(|canvas| {
            canvas.clear_rect(0.0, 0.0, 1.0, 1.0);
            canvas.set_fill_style_str("transparent");
            // Text that is no colour changes nothing.
            canvas.set_fill_style_str(text);
            canvas.fill_rect(0.0, 0.0, 1.0, 1.0);
            let pixel = canvas.get_image_data(0.0, 0.0, 1.0, 1.0).ok()?.data();
            pixel.0.get(..4)?.try_into().ok()
        });
        let mut known = self.known.borrow_mut();
        known.insert(text.to_owned(), painted);
        painted
    }
}
