//! Pictures of drawings in the page, as SVG that needs neither the page nor its styles.
//!
//! [`source`] reads the elements of a drawing and the symbols that it repeats. For each element that
//! may look different, a *probe* without content is beside the drawing for a moment, so that the
//! same style rules apply to it as to the original; its computed style ([`style`], [`values`])
//! becomes attributes. What depends on the pointer, the focus or an animation does not reach probes.

mod frame;
mod numbers;
mod png;
mod probes;
mod source;
mod style;
mod values;

pub use png::png;

use crate::browser::Rect;
use frame::Row;
use numbers::decimal;
use probes::{Part, Probes};
use source::{Kind, Source, Sources};
use style::{Style, Styles};
use values::{escaped, transform};
use wasm_bindgen::JsValue;
use web_sys::{Document, Element};

/// The longest side of the SVG in a viewer that shows it in its own size, in pixels.
const LONGEST_SIDE: u32 = 1024;
/// Maximum nesting depth of definitions.
const MAX_DEPTH: usize = 40;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SvgPicture {
    pub svg: String,
    /// Its width, in pixels.
    pub width: u32,
    /// Its height, in pixels.
    pub height: u32,
}

impl SvgPicture {
    /// The address of the picture for an image.
    pub fn address(&self) -> String {
        let text = String::from(js_sys::encode_uri_component(&self.svg));
        format!("data:image/svg+xml;charset=utf-8,{text}")
    }
}

/// Draws SVG elements of the page into one picture, in a row, each as a whole whatever its zoom is,
/// without what `excluded` selects. `background` is the name of the property that has the colour
/// around them. Nothing if there is nothing to see.
///
/// # Errors
/// If the browser refuses.
pub fn draw(
    drawings: &[Element],
    excluded: &str,
    background: &str,
) -> Result<Option<SvgPicture>, JsValue> {
    let mut writer = Writer::new();
    let mut frames = Vec::new();
    let mut bodies = Vec::new();
    let mut behind = String::new();
    for drawing in drawings {
        let mut sources = Sources::new(excluded);
        let view_box = drawing.get_attribute("viewBox").unwrap_or_default();
        let (Some(source), Some(view_box)) =
            (sources.read(drawing), Rect::from_view_box(&view_box))
        else {
            continue;
        };
        let mut probes = Probes::new(drawing)?;
        let parts = probes.parts(&mut sources, &source);
        probes.insert(drawing, background)?;
        if behind.is_empty() {
            behind = writer.styles.background(probes.root());
        }
        let body = writer.body(&probes, &parts);
        drop(probes);
        if !body.is_empty() {
            frames.push(frame_of(drawing, view_box, excluded));
            bodies.push((view_box, body));
        }
    }
    if bodies.is_empty() {
        return Ok(None);
    }
    let row = Row::new(&frames);
    let (width, height) = row.size(LONGEST_SIDE);
    let (right, bottom) = row.view((width, height));
    let (right, bottom) = (decimal(right), decimal(bottom));
    let definitions = writer.definitions();
    let bodies = bodies.iter().zip(&row.shifts);
    // A drawing cuts off what is outside its view box.
    let bodies: String = bodies.map(|((view_box, body), (x, y))| {
        let [left, top, width, height] = [
            view_box.left,
            view_box.top,
            view_box.width(),
            view_box.height(),
        ]
        .map(|side| side.round() as i32);
        format!(
            "<svg x=\"{}\" y=\"{}\" width=\"{width}\" height=\"{height}\" viewBox=\"{left} {top} {width} {height}\">{body}</svg>",
            left + x,
            top + y
        )
    }).collect();
    // Nothing is mixed with the background.
    let isolated = if writer.is_blended {
        " style=\"isolation:isolate\""
    } else {
        ""
    };
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {right} {bottom}\">\
         {definitions}<rect width=\"{right}\" height=\"{bottom}\"{behind}/><g{isolated}>{bodies}</g></svg>"
    );
    Ok(Some(SvgPicture { svg, width, height }))
}

/// What a drawing shows apart from what is left out, in its own units.
fn frame_of(drawing: &Element, view_box: Rect, excluded: &str) -> Rect {
    let mut shown = None::<Rect>;
    let mut next = drawing.first_element_child();
    while let Some(child) = next {
        let is_kept = excluded.is_empty()
            || child
                .matches(excluded)
                .is_ok_and(|is_excluded| !is_excluded);
        let frame = Rect::from_element(&child);
        if is_kept && frame.width() > 0.0 && frame.height() > 0.0 {
            shown = Some(shown.map_or(frame, |shown| shown.union(frame)));
        }
        next = child.next_element_sibling();
    }
    let shown = shown.and_then(|shown| shown.in_units(Rect::from_element(drawing), view_box));
    shown
        .and_then(|shown| shown.intersection(view_box))
        .unwrap_or(view_box)
}

struct Writer {
    document: Document,
    styles: Styles,
    /// Ids of elements that others refer to.
    needed: Vec<String>,
    is_blended: bool,
}

impl Writer {
    fn new() -> Self {
        Self {
            document: gloo::utils::document(),
            styles: Styles::new(),
            needed: Vec::new(),
            is_blended: false,
        }
    }

    /// The elements of a drawing.
    fn body(&mut self, probes: &Probes, parts: &[Part]) -> String {
        let styles: Vec<Style> = probes
            .measured()
            .map(|(element, kind)| {
                let style = self.styles.style_of(element, kind).unwrap_or_default();
                for id in &style.references {
                    self.need(id);
                }
                style
            })
            .collect();
        let mut out = String::new();
        for part in parts {
            self.write(&styles, part, &mut out);
        }
        out
    }

    fn need(&mut self, id: &str) {
        if !self.needed.iter().any(|needed| needed == id) {
            self.needed.push(id.to_owned());
        }
    }

    fn write(&mut self, styles: &[Style], part: &Part, out: &mut String) {
        let Source {
            kind,
            tag,
            characters,
            ..
        } = &*part.source;
        if *kind == Kind::Characters {
            out.push_str(characters);
            return;
        }
        let Some(style) = styles.get(part.probe).filter(|style| !style.is_hidden) else {
            return;
        };
        self.is_blended |= style.is_blended;
        let whole = |offset| {
            let (computed, origin) = &style.transform;
            let attribute = part.source.transform.as_deref();
            let transform = transform(computed, origin, attribute, offset);
            transform
                .map(|transform| format!(" transform=\"{}\"", escaped(&transform)))
                .unwrap_or_default()
                + &style.whole
        };
        let geometry = part.source.written_geometry();
        match kind {
            Kind::Characters => {}
            Kind::Shape if style.is_unpainted => {}
            Kind::Shape => {
                out.push_str(&format!("<{tag}{geometry}{}{}/>", whole(None), style.paint))
            }
            Kind::Text => {
                let paint = &style.paint;
                out.push_str(&format!("<{tag}{geometry}{}{paint}>", whole(None)));
                for part in &part.parts {
                    self.write(styles, part, out);
                }
                out.push_str(&format!("</{tag}>"));
            }
            Kind::Group => self.group(styles, &whole(None), "", part, out),
            Kind::Drawing => self.group(styles, &whole(None), &geometry, part, out),
            Kind::Instance => match &part.symbol {
                // A symbol cuts off what is outside its view box, as a drawing does.
                Some(symbol) => {
                    let view = ["viewBox", "preserveAspectRatio"].map(|name| {
                        let value = symbol.geometry(name);
                        value
                            .map(|value| format!(" {name}=\"{}\"", escaped(value)))
                            .unwrap_or_default()
                    });
                    let inner = geometry + &view.concat();
                    self.group(styles, &whole(None), &inner, part, out);
                }
                None => {
                    let at = |name| part.source.geometry(name).unwrap_or("0");
                    let whole = whole(Some((at("x"), at("y"))));
                    self.group(styles, &whole, "", part, out);
                }
            },
        }
    }

    /// Elements in a group if it has attributes, and in a drawing of their own if that has some.
    fn group(
        &mut self,
        styles: &[Style],
        whole: &str,
        drawing: &str,
        part: &Part,
        out: &mut String,
    ) {
        let start = out.len();
        if !whole.is_empty() {
            out.push_str(&format!("<g{whole}>"));
        }
        if !drawing.is_empty() {
            out.push_str(&format!("<svg{drawing}>"));
        }
        let before = out.len();
        for part in &part.parts {
            self.write(styles, part, out);
        }
        if out.len() == before {
            out.truncate(start);
            return;
        }
        if !drawing.is_empty() {
            out.push_str("</svg>");
        }
        if !whole.is_empty() {
            out.push_str("</g>");
        }
    }

    /// Gradients, clip paths and other elements that others refer to, and those that these need.
    fn definitions(&mut self) -> String {
        let mut out = String::new();
        let mut at = 0;
        while let Some(id) = self.needed.get(at).cloned() {
            at += 1;
            if let Some(element) = self.document.get_element_by_id(&id) {
                self.define(&element, &mut out, 0);
            }
        }
        if out.is_empty() {
            return out;
        }
        format!("<defs>{out}</defs>")
    }

    fn define(&mut self, element: &Element, out: &mut String, depth: usize) {
        if depth > MAX_DEPTH {
            return;
        }
        let tag = element.local_name();
        out.push_str(&format!("<{tag}"));
        let attributes = element.attributes();
        for at in 0..attributes.length() {
            let Some(attribute) = attributes.item(at) else {
                continue;
            };
            let (name, value) = (attribute.name(), attribute.value());
            if name == "href"
                && let Some(id) = value.strip_prefix('#')
            {
                self.need(id);
            }
            if !matches!(name.as_str(), "class" | "style") {
                out.push_str(&format!(" {name}=\"{}\"", escaped(&value)));
            }
        }
        if tag == "stop" {
            let colour = self.styles.colour(element, "stop-color", "stop-opacity");
            out.push_str(&colour.unwrap_or_default());
        }
        out.push('>');
        let mut next = element.first_element_child();
        while let Some(child) = next {
            self.define(&child, out, depth + 1);
            next = child.next_element_sibling();
        }
        out.push_str(&format!("</{tag}>"));
    }
}
