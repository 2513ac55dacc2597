//! Rendered HTML as a screen reader speaks it: names, states and texts in reading order, without purely visual
//! content.

/// Elements that have no end tag.
const VOID: &[&str] = &["br", "hr", "img", "input"];
/// Elements whose content continues a line.
const INLINE: &[&str] = &[
    "b", "em", "i", "label", "output", "small", "span", "strong", "sub", "sup", "text", "time",
    "tspan",
];

#[derive(Debug)]
enum Node {
    Text(String),
    Element(Element),
}

#[derive(Debug, Default)]
struct Element {
    tag: String,
    attributes: Vec<(String, String)>,
    children: Vec<Node>,
}

impl Element {
    fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes
            .iter()
            .find(|(attribute, _)| attribute == name)
            .map(|(_, value)| value.as_str())
    }

    fn is_hidden(&self) -> bool {
        self.attribute("aria-hidden") == Some("true")
            || self.attribute("hidden").is_some()
            || matches!(self.tag.as_str(), "defs" | "style" | "title" | "template")
    }

    fn elements(&self) -> impl Iterator<Item = &Self> {
        self.children.iter().filter_map(|child| match child {
            Node::Element(element) => Some(element),
            Node::Text(_) => None,
        })
    }

    /// The elements below with one of these tags, in reading order.
    fn below(&self, tags: &[&str]) -> Vec<&Self> {
        let elements = self.elements();
        elements
            .flat_map(|element| match tags.contains(&element.tag.as_str()) {
                true => vec![element],
                false => element.below(tags),
            })
            .collect()
    }

    /// The name: a label, or else all texts.
    fn name(&self) -> String {
        let mut line = String::new();
        match self.attribute("aria-label") {
            Some(label) => line.push_str(label),
            None => self.texts(&mut line),
        }
        line
    }

    fn texts(&self, line: &mut String) {
        for child in &self.children {
            match child {
                Node::Text(text) => append(line, text),
                Node::Element(element) if element.is_hidden() => {}
                Node::Element(element) => match element.attribute("aria-label") {
                    Some(label) => append(line, label),
                    None => element.texts(line),
                },
            }
        }
    }
}

/// Appends a text to a line, with a space where needed.
fn append(line: &mut String, text: &str) {
    let text = text.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
    if text.is_empty() {
        return;
    }
    let goes_on = text.starts_with(['.', ',', ':', ';', '?', '!', ')', '\'']);
    if !line.is_empty() && !goes_on && !line.ends_with('(') {
        line.push(' ');
    }
    line.push_str(&text);
}

fn unescape(text: &str) -> String {
    [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#39;", "'"),
        ("&#x27;", "'"),
        ("&nbsp;", "\u{a0}"),
        ("&amp;", "&"),
    ]
    .iter()
    .fold(text.to_owned(), |text, (escaped, plain)| {
        text.replace(escaped, plain)
    })
}

/// Reads HTML as Yew renders it: all tags are closed, all values quoted.
fn parse(html: &str) -> Element {
    let mut open = vec![Element::default()];
    let mut rest = html;
    while !rest.is_empty() {
        let Some(tag) = rest.strip_prefix('<') else {
            let end = rest.find('<').unwrap_or(rest.len());
            let text = Node::Text(unescape(&rest[..end]));
            open.last_mut().expect("a root").children.push(text);
            rest = &rest[end..];
            continue;
        };
        if let Some(comment) = tag.strip_prefix("!--") {
            let end = comment.find("-->").expect("the end of a comment");
            rest = &comment[end + 3..];
            continue;
        }
        let end = end_of_tag(tag);
        rest = &tag[end + 1..];
        let tag = &tag[..end];
        if tag.starts_with('/') {
            let closed = open.pop().expect("an open element");
            let parent = open.last_mut().expect("a root");
            parent.children.push(Node::Element(closed));
            continue;
        }
        let element = start_tag(tag);
        if VOID.contains(&element.tag.as_str()) || tag.ends_with('/') {
            let parent = open.last_mut().expect("a root");
            parent.children.push(Node::Element(element));
        } else {
            open.push(element);
        }
    }
    assert_eq!(open.len(), 1, "{html} is not closed");
    open.pop().unwrap_or_default()
}

/// Where a tag ends: at the first `>` outside of a value.
fn end_of_tag(tag: &str) -> usize {
    let mut quoted = false;
    let end = tag.find(|letter| {
        quoted ^= letter == '"';
        letter == '>' && !quoted
    });
    end.expect("the end of a tag")
}

fn start_tag(tag: &str) -> Element {
    let tag = tag.trim_end_matches('/');
    let (name, mut rest) = tag.split_once(' ').unwrap_or((tag, ""));
    let mut attributes = Vec::new();
    while !rest.trim().is_empty() {
        rest = rest.trim_start();
        let end = rest.find([' ', '=']).unwrap_or(rest.len());
        let name = rest[..end].to_owned();
        rest = &rest[end..];
        let Some(value) = rest.strip_prefix("=\"") else {
            attributes.push((name, String::new()));
            continue;
        };
        let end = value.find('"').expect("the end of a value");
        attributes.push((name, unescape(&value[..end])));
        rest = &value[end + 1..];
    }
    Element {
        tag: name.to_owned(),
        attributes,
        children: Vec::new(),
    }
}

/// The lines of some HTML as a screen reader gives them out: controls with name and state, headings,
/// labels of groups and lists with what is in them indented, rows of tables, and texts.
pub fn outline(html: &str) -> Vec<String> {
    let mut outline = Outline::default();
    outline.children(&parse(html));
    outline.flush();
    outline.lines
}

#[derive(Default)]
struct Outline {
    lines: Vec<String>,
    depth: usize,
    /// The line to which texts are added.
    run: String,
}

impl Outline {
    fn flush(&mut self) {
        let run = core::mem::take(&mut self.run);
        self.line(&run);
    }

    fn line(&mut self, line: &str) {
        if !line.is_empty() {
            let indent = "  ".repeat(self.depth);
            self.lines.push(format!("{indent}{}", line.trim_end()));
        }
    }

    /// A line of its own.
    fn own_line(&mut self, line: &str) {
        self.flush();
        self.line(line);
    }

    fn children(&mut self, parent: &Element) {
        for child in &parent.children {
            match child {
                Node::Text(text) => append(&mut self.run, text),
                Node::Element(element) => self.element(element),
            }
        }
    }

    fn indented(&mut self, element: &Element) {
        self.flush();
        self.depth += 1;
        self.children(element);
        self.flush();
        self.depth -= 1;
    }

    fn element(&mut self, element: &Element) {
        if element.is_hidden() {
            return;
        }
        let role = element.attribute("role").unwrap_or_default();
        let label = element.attribute("aria-label");
        match (element.tag.as_str(), role) {
            ("button", _) | (_, "button") => self.control("button", element),
            ("a", _) => self.control("link", element),
            ("input" | "select", _) => self.control("field", element),
            (_, "img") => self.own_line(&format!("[picture] {}", element.name())),
            ("h1" | "h2" | "h3" | "h4" | "summary", _) => {
                self.own_line(&format!("[heading] {}", element.name()));
            }
            ("table", _) => self.table(element),
            ("ul" | "ol", _) => {
                self.own_line(&format!("[list] {}", label.unwrap_or_default()));
                self.indented(element);
            }
            ("section", _) | (_, "group" | "region") if label.is_some() => {
                self.own_line(&format!("[group] {}", label.unwrap_or_default()));
                self.indented(element);
            }
            ("span", _) if label.is_some() => append(&mut self.run, label.unwrap_or_default()),
            (tag, _) if INLINE.contains(&tag) => self.children(element),
            _ => {
                self.flush();
                self.children(element);
                self.flush();
            }
        }
    }

    fn control(&mut self, kind: &str, element: &Element) {
        let is = |name, value| element.attribute(name) == Some(value);
        let states: String = [
            (is("aria-pressed", "true"), "pressed"),
            (is("aria-current", "true"), "current"),
            (
                element.attribute("disabled").is_some() || is("aria-disabled", "true"),
                "unavailable",
            ),
        ]
        .iter()
        .filter(|(holds, _)| *holds)
        .map(|(_, state)| format!(" [{state}]"))
        .collect();
        self.own_line(&format!("[{kind}] {}{states}", element.name()));
    }

    fn table(&mut self, table: &Element) {
        let caption = table.below(&["caption"]).first().map(|first| first.name());
        self.own_line(&format!("[table] {}", caption.unwrap_or_default()));
        self.depth += 1;
        for row in table.below(&["tr"]) {
            let cells = row.below(&["td", "th"]);
            let cells = cells.iter().map(|cell| match cell.name() {
                name if name.is_empty() => "-".to_owned(),
                name => name,
            });
            self.line(&cells.collect::<Vec<_>>().join(" | "));
        }
        self.depth -= 1;
    }
}

#[test]
fn html_is_given_out_in_reading_order() {
    let html = "<section aria-label=\"Ben&#x27;s city\"><h3>Tracks</h3><p>Walls <span>3</span><b>of 4</b>.</p>\
        <svg aria-hidden=\"true\"><text>12</text></svg><button disabled aria-label=\"Turn &gt; it\">x</button>\
        <table><caption>Links</caption><tr><th>A</th><td>food</td></tr></table></section><ul><li>one</li></ul>";
    let expected = [
        "[group] Ben's city",
        "  [heading] Tracks",
        "  Walls 3 of 4.",
        "  [button] Turn > it [unavailable]",
        "  [table] Links",
        "    A | food",
        "[list]",
        "  one",
    ];
    assert_eq!(outline(html), expected);
}
