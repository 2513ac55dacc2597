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
    Characters,
    /// Another element once more: `use`.
    Instance,
}

impl Kind {
    fn from_tag(tag: &str) -> Option<Self> {
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
    pub characters: String,
    /// A number for all attributes that can affect its style: elements with the same number in the same place look
    /// the same.
    pub style_key: u32,
    /// The same for its children: which drawing is repeated makes no difference.
    pub child_style_key: u32,
    pub transform: Option<String>,
    /// Position and shape.
    pub geometry: Vec<(String, String)>,
    /// The id of the element that a `use` repeats.
    pub reference_id: Option<String>,
    pub children: Vec<Rc<Source>>,
}

impl Source {
    /// An attribute of position or shape.
    pub fn geometry(&self, name: &str) -> Option<&str> {
        self.geometry
            .iter()
            .find(|(attribute, _)| attribute == name)
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
    /// Selector of the elements that are left out.
    excluded: &'a str,
    /// The elements that are repeated, by id.
    referenced: BTreeMap<String, Option<Rc<Source>>>,
    style_keys: BTreeMap<String, u32>,
}

impl<'a> Sources<'a> {
    pub fn new(excluded: &'a str) -> Self {
        Self {
            document: gloo::utils::document(),
            excluded,
            referenced: BTreeMap::new(),
            style_keys: BTreeMap::new(),
        }
    }

    /// An element with its children, unless it is left out.
    pub fn read(&mut self, element: &Element) -> Option<Rc<Source>> {
        let is_excluded = !self.excluded.is_empty() && element.matches(self.excluded).ok()?;
        if is_excluded {
            return None;
        }
        let tag = element.local_name();
        let kind = Kind::from_tag(&tag)?;
        let (mut style_key, mut child_style_key) = (tag.clone(), tag.clone());
        let (mut transform, mut reference_id, mut geometry) = (None, None, Vec::new());
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
                        reference_id = value.strip_prefix('#').map(str::to_owned);
                    }
                    let attribute = format!("\n{name}={value}");
                    let is_name = (kind == Kind::Instance && name == "href")
                        || (tag == "symbol" && name == "id");
                    if !is_name {
                        child_style_key.push_str(&attribute);
                    }
                    style_key.push_str(&attribute);
                }
            }
        }
        let (style_key, child_style_key) =
            (self.style_key(style_key), self.style_key(child_style_key));
        let children = match kind {
            Kind::Text => self.texts(element),
            Kind::Group | Kind::Drawing => self.children(element),
            Kind::Shape | Kind::Characters | Kind::Instance => Vec::new(),
        };
        Some(Rc::new(Source {
            kind,
            element: element.clone(),
            tag,
            characters: String::new(),
            style_key,
            child_style_key,
            transform,
            geometry,
            reference_id,
            children,
        }))
    }

    /// The element with an id that others repeat.
    pub fn referenced(&mut self, id: &str) -> Option<Rc<Source>> {
        if let Some(known) = self.referenced.get(id) {
            return known.clone();
        }
        let element = self.document.get_element_by_id(id);
        let source = element.and_then(|element| self.read(&element));
        self.referenced.insert(id.to_owned(), source.clone());
        source
    }

    /// The number of a style key.
    fn style_key(&mut self, attributes: String) -> u32 {
        let next = self.style_keys.len() as u32;
        *self.style_keys.entry(attributes).or_insert(next)
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
                let characters = child.text_content().unwrap_or_default();
                children.push(Rc::new(Source {
                    kind: Kind::Characters,
                    element: element.clone(),
                    tag: String::new(),
                    characters: escaped(&characters),
                    style_key: u32::MAX,
                    child_style_key: u32::MAX,
                    transform: None,
                    geometry: Vec::new(),
                    reference_id: None,
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
