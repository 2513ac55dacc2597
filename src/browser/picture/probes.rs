//! Elements without content that represent those of a drawing while styles are read.

use super::source::{Kind, Source, Sources};
use std::collections::BTreeMap;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, SvgElement};

/// Maximum nesting depth of a picture; beyond it, a symbol contains itself.
const MAX_DEPTH: usize = 40;

/// An element to draw.
pub struct Part {
    /// The number of the probe that has its style.
    pub probe: usize,
    pub source: Rc<Source>,
    /// The symbol that it repeats.
    pub symbol: Option<Rc<Source>>,
    /// The elements in it.
    pub parts: Vec<Part>,
}

/// The probes of a drawing. They leave the document when this is dropped.
pub struct Probes {
    root: Element,
    /// Those whose style is read.
    measured: Vec<(Element, Kind)>,
    /// Holders of the probes of an element's children.
    holders: Vec<Element>,
    /// The number of a probe by that of the holder around it and its style key: most elements are there
    /// many times.
    known_measured: BTreeMap<(usize, u32), usize>,
    known_holders: BTreeMap<(usize, u32), usize>,
}

impl Drop for Probes {
    fn drop(&mut self) {
        self.root.remove();
    }
}

impl Probes {
    /// The probe of the drawing itself.
    pub fn new(drawing: &Element) -> Result<Self, JsValue> {
        let root = copy(drawing)?;
        Ok(Self {
            root: root.clone(),
            measured: Vec::new(),
            holders: vec![root],
            known_measured: BTreeMap::new(),
            known_holders: BTreeMap::new(),
        })
    }

    /// The probe of the drawing.
    pub fn root(&self) -> &Element {
        &self.root
    }

    /// Puts the probes beside the drawing, until they are dropped.
    pub fn insert(&self, drawing: &Element, background: &str) -> Result<(), JsValue> {
        if let Some(root) = self.root.dyn_ref::<SvgElement>() {
            let colour = format!("var({background})");
            root.style().set_property("background-color", &colour)?;
        }
        drawing.insert_adjacent_element("afterend", &self.root)?;
        Ok(())
    }

    /// The probes whose style is read, in the order of their numbers.
    pub fn measured(&self) -> impl Iterator<Item = (&Element, Kind)> {
        self.measured.iter().map(|(probe, kind)| (probe, *kind))
    }

    /// The parts of a drawing, with a probe for each element.
    pub fn parts(&mut self, sources: &mut Sources, drawing: &Source) -> Vec<Part> {
        self.child_parts(sources, &drawing.children, 0, 0)
    }

    fn child_parts(
        &mut self,
        sources: &mut Sources,
        children: &[Rc<Source>],
        holder: usize,
        depth: usize,
    ) -> Vec<Part> {
        children
            .iter()
            .filter_map(|child| self.part(sources, child, holder, depth + 1))
            .collect()
    }

    fn part(
        &mut self,
        sources: &mut Sources,
        source: &Rc<Source>,
        holder: usize,
        depth: usize,
    ) -> Option<Part> {
        if depth > MAX_DEPTH {
            return None;
        }
        let mut part = Part {
            probe: holder,
            source: source.clone(),
            symbol: None,
            parts: Vec::new(),
        };
        if source.kind == Kind::Characters {
            return Some(part);
        }
        part.probe = self.probe_for(source, holder)?;
        let referenced = source.reference_id.as_ref();
        match referenced.filter(|_| source.kind == Kind::Instance) {
            Some(id) => {
                let referenced = sources.referenced(id)?;
                let inside = self.holder_for(source, holder)?;
                if referenced.tag == "symbol" {
                    let inside = self.holder_for(&referenced, inside)?;
                    part.parts = self.child_parts(sources, &referenced.children, inside, depth);
                    part.symbol = Some(referenced);
                } else {
                    let single = self.part(sources, &referenced, inside, depth + 1);
                    part.parts.extend(single);
                }
            }
            None if source.children.is_empty() => {}
            None => {
                let inside = self.holder_for(source, holder)?;
                part.parts = self.child_parts(sources, &source.children, inside, depth);
            }
        }
        Some(part)
    }

    /// The number of the probe with the style of an element in this holder.
    fn probe_for(&mut self, source: &Source, holder: usize) -> Option<usize> {
        let place = (holder, source.style_key);
        if let Some(known) = self.known_measured.get(&place) {
            return Some(*known);
        }
        let probe = copy(&source.element).ok()?;
        self.holders.get(holder)?.append_child(&probe).ok()?;
        let number = self.measured.len();
        self.measured.push((probe, source.kind));
        self.known_measured.insert(place, number);
        Some(number)
    }

    /// The number of the holder for the children of an element in this holder.
    fn holder_for(&mut self, source: &Source, parent: usize) -> Option<usize> {
        let place = (parent, source.child_style_key);
        if let Some(known) = self.known_holders.get(&place) {
            return Some(*known);
        }
        // Nothing that is in a `use` or a symbol has a style of its own.
        let is_repetition = source.kind == Kind::Instance || source.tag == "symbol";
        let holder = if is_repetition {
            group_like(&source.element).ok()?
        } else {
            copy(&source.element).ok()?
        };
        self.holders.get(parent)?.append_child(&holder).ok()?;
        let number = self.holders.len();
        self.holders.push(holder);
        self.known_holders.insert(place, number);
        Some(number)
    }
}

/// A copy of an element without content, at rest and where its parent is.
fn copy(element: &Element) -> Result<Element, JsValue> {
    let copy: Element = element.clone_node()?.unchecked_into();
    // A style may still move it.
    copy.remove_attribute("transform")?;
    at_rest(&copy)?;
    Ok(copy)
}

/// A group with the attributes of another element.
fn group_like(element: &Element) -> Result<Element, JsValue> {
    let document = gloo::utils::document();
    let group = document.create_element_ns(Some("http://www.w3.org/2000/svg"), "g")?;
    for name in element.get_attribute_names().iter() {
        let Some(name) = name.as_string() else {
            continue;
        };
        // The content security policy forbids the attribute, and nothing that is repeated has it.
        if name != "style" && name != "transform" {
            let value = element.get_attribute(&name).unwrap_or_default();
            group.set_attribute(&name, &value)?;
        }
    }
    at_rest(&group)?;
    Ok(group)
}

/// Stops animations, which would begin from the start.
fn at_rest(element: &Element) -> Result<(), JsValue> {
    if let Some(element) = element.dyn_ref::<SvgElement>() {
        let style = element.style();
        style.set_property_with_priority("animation", "none", "important")?;
        style.set_property_with_priority("transition", "none", "important")?;
    }
    Ok(())
}
