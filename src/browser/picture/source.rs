//! The elements of a drawing in the page, read once.

use super::values::escaped;
use std::collections::BTreeMap;
use std::rc::Rc;
use web_sys::{Document, Element, Node};

/// Attributes that say where something is and which shape it has. All others may change its style.
const GEOMETRY: [&str; 23] = [
    "cx",
    "cy",
    "d",
    "dx",
    "dy",
    "height",
    "lengthAdjust",
    "pathLength",
    "points",
    "preserveAspectRatio",
    "r",
    "rotate",
    "rx",
    "ry",
    "textLength",
    "viewBox",
    "width",
    "x",
    "x1",
    "x2",
    "y",
    "y1",
    "y2",
];

/// What an element is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A group, or a symbol.
    Group,
    /// A drawing inside the drawing.
    Drawing,
    /// A path or a basic shape.
    Shape,
    Text,
    /// The characters of a text.
    Words,
    /// Another element once more: `use`.
    Instance,
}

impl Kind {
    fn of(tag: &str) -> Option<Self> {
        match tag {
            "g" | "a" | "symbol" => Some(Self::Group),
            "svg" => Some(Self::Drawing),
            "path" | "circle" | "ellipse" | "rect" | "line" | "polyline" | "polygon" => {
                Some(Self::Shape)
            }
            "text" | "tspan" => Some(Self::Text),
            "use" => Some(Self::Instance),
            _ => None,
        }
    }
}

/// An element of a drawing.
pub struct Source {
    pub kind: Kind,
    /// The element itself; characters have the one around them.
    pub element: Element,
    pub tag: String,
    /// The characters of a text, escaped.
    pub words: String,
    /// A number for all attributes that can affect its style: elements with the same number in the same place look
    /// the same.
    pub look: u32,
    /// The same for what is in it: which drawing is repeated makes no difference.
    pub look_inside: u32,
    /// The attribute `transform`.
    pub transform: Option<String>,
    /// Position and shape.
    pub geometry: Vec<(String, String)>,
    /// The id of the element that a `use` repeats.
    pub repeats: Option<String>,
    pub children: Vec<Rc<Source>>,
}

impl Source {
    /// An attribute of position or shape.
    pub fn geometry(&self, name: &str) -> Option<&str> {
        self.geometry
            .iter()
            .find(|(own, _)| own == name)
            .map(|(_, value)| value.as_str())
    }

    /// Position and shape as they are written.
    pub fn written_geometry(&self) -> String {
        self.geometry
            .iter()
            .map(|(name, value)| format!(" {name}=\"{}\"", escaped(value)))
            .collect()
    }
}

/// Reads elements, and those that they repeat.
pub struct Sources<'a> {
    document: Document,
    /// Selects what is left out.
    left_out: &'a str,
    /// The elements that are repeated, by id.
    repeated: BTreeMap<String, Option<Rc<Source>>>,
    looks: BTreeMap<String, u32>,
}

impl<'a> Sources<'a> {
    pub fn new(left_out: &'a str) -> Self {
        Self {
            document: gloo::utils::document(),
            left_out,
            repeated: BTreeMap::new(),
            looks: BTreeMap::new(),
        }
    }

    /// An element with its children, unless it is left out.
    pub fn read(&mut self, element: &Element) -> Option<Rc<Source>> {
        let is_left_out = !self.left_out.is_empty() && element.matches(self.left_out).ok()?;
        if is_left_out {
            return None;
        }
        let tag = element.local_name();
        let kind = Kind::of(&tag)?;
        let (mut look, mut look_inside) = (tag.clone(), tag.clone());
        let (mut transform, mut repeats, mut geometry) = (None, None, Vec::new());
        let attributes = element.attributes();
        for at in 0..attributes.length() {
            let Some(attribute) = attributes.item(at) else {
                continue;
            };
            let (name, value) = (attribute.name(), attribute.value());
            match name.as_str() {
                "transform" => transform = Some(value),
                name if GEOMETRY.contains(&name) => geometry.push((name.to_owned(), value)),
                "role" | "tabindex" | "focusable" => {}
                name if name.starts_with("aria-") => {}
                _ => {
                    if name == "href" {
                        repeats = value.strip_prefix('#').map(str::to_owned);
                    }
                    let own = format!("\n{name}={value}");
                    let is_name = (kind == Kind::Instance && name == "href")
                        || (tag == "symbol" && name == "id");
                    if !is_name {
                        look_inside.push_str(&own);
                    }
                    look.push_str(&own);
                }
            }
        }
        let (look, look_inside) = (self.look(look), self.look(look_inside));
        let children = match kind {
            Kind::Text => self.texts(element),
            Kind::Group | Kind::Drawing => self.children(element),
            Kind::Shape | Kind::Words | Kind::Instance => Vec::new(),
        };
        Some(Rc::new(Source {
            kind,
            element: element.clone(),
            tag,
            words: String::new(),
            look,
            look_inside,
            transform,
            geometry,
            repeats,
            children,
        }))
    }

    /// The element with an id that others repeat.
    pub fn repeated(&mut self, id: &str) -> Option<Rc<Source>> {
        if let Some(known) = self.repeated.get(id) {
            return known.clone();
        }
        let element = self.document.get_element_by_id(id);
        let source = element.and_then(|element| self.read(&element));
        self.repeated.insert(id.to_owned(), source.clone());
        source
    }

    /// The number of a look.
    fn look(&mut self, look: String) -> u32 {
        let next = self.looks.len() as u32;
        *self.looks.entry(look).or_insert(next)
    }

    fn children(&mut self, element: &Element) -> Vec<Rc<Source>> {
        let mut children = Vec::new();
        let mut next = element.first_element_child();
        while let Some(child) = next {
            children.extend(self.read(&child));
            next = child.next_element_sibling();
        }
        children
    }

    /// The characters and elements inside a text.
    fn texts(&mut self, element: &Element) -> Vec<Rc<Source>> {
        use wasm_bindgen::JsCast as _;
        let mut children = Vec::new();
        let mut next = element.first_child();
        while let Some(child) = next {
            if child.node_type() == Node::TEXT_NODE {
                let words = child.text_content().unwrap_or_default();
                children.push(Rc::new(Source {
                    kind: Kind::Words,
                    element: element.clone(),
                    tag: String::new(),
                    words: escaped(&words),
                    look: u32::MAX,
                    look_inside: u32::MAX,
                    transform: None,
                    geometry: Vec::new(),
                    repeats: None,
                    children: Vec::new(),
                }));
            } else if let Some(element) = child.dyn_ref::<Element>() {
                children.extend(self.read(element));
            }
            next = child.next_sibling();
        }
        children
    }
}
