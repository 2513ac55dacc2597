//! The page as a screen reader has it: roles, names, what can be pressed.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::Key;
use crate::driver::Own;
use crate::page::Page;
use crate::problem::{Outcome, Problem};

/// The accessibility tree of a moment, in the order in which it is read out. What is hidden from
/// screen readers is not in it.
#[derive(Debug)]
pub struct Tree {
    nodes: Vec<Node>,
}

/// A thing in the tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    depth: usize,
    backend: Option<u64>,
    /// What it is: `button`, `link`, `status`.
    pub role: String,
    /// What it is called.
    pub name: String,
    /// Whether it cannot be used just now.
    pub disabled: bool,
    /// Whether it is a button that is pressed.
    pub pressed: bool,
}

impl Node {
    fn read(told: &Value, depth: usize) -> Self {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let is = |name: &str| {
            let mut properties = told["properties"].as_array().into_iter().flatten();
            let property = properties.find(|property| property["name"] == name);
            property.is_some_and(|property| {
                let value = &property["value"]["value"];
                *value == true || *value == "true"
            })
        };
        Self {
            depth,
            backend: told["backendDOMNodeId"].as_u64(),
            // What is passed over still holds what is below it together.
            role: match told["ignored"].as_bool() {
                Some(true) => String::new(),
                _ => text(&told["role"]["value"]),
            },
            name: text(&told["name"]["value"]),
            disabled: is("disabled"),
            pressed: is("pressed"),
        }
    }
}

impl Tree {
    /// What the live regions say now.
    pub fn spoken(&self) -> String {
        let said = self.all("status").map(|status| self.text(status));
        said.collect::<Vec<_>>().join(" ").trim().to_owned()
    }

    /// The nodes come in no order but that of their children.
    fn read(told: &Value) -> Self {
        let told = told["nodes"].as_array().map_or(&[][..], Vec::as_slice);
        let by_id: BTreeMap<&str, &Value> = told
            .iter()
            .filter_map(|node| Some((node["nodeId"].as_str()?, node)))
            .collect();
        let mut nodes = Vec::new();
        let mut open: Vec<(&Value, usize)> =
            told.first().map(|root| (root, 0)).into_iter().collect();
        while let Some((node, depth)) = open.pop() {
            nodes.push(Node::read(node, depth));
            let children = node["childIds"].as_array().into_iter().flatten().rev();
            let children = children.filter_map(|id| by_id.get(id.as_str()?));
            open.extend(children.map(|child| (*child, depth + 1)));
        }
        Self { nodes }
    }

    /// Everything of a role.
    pub fn all<'a>(&'a self, role: &'a str) -> impl Iterator<Item = &'a Node> {
        self.nodes.iter().filter(move |node| node.role == role)
    }

    /// The first thing of a role and a name.
    #[must_use]
    pub fn find(&self, role: &str, name: &str) -> Option<&Node> {
        self.nodes
            .iter()
            .find(|node| node.role == role && node.name == name)
    }

    /// Everything of a role within something.
    pub fn within<'a>(&'a self, around: &'a Node, role: &'a str) -> impl Iterator<Item = &'a Node> {
        let from_it_on = self.nodes.iter().skip_while(move |node| *node != around);
        let inside = from_it_on
            .skip(1)
            .take_while(move |node| node.depth > around.depth);
        inside.filter(move |node| node.role == role)
    }

    /// All that is said in something, as it is read out.
    #[must_use]
    pub fn text(&self, of: &Node) -> String {
        let texts = self.within(of, "StaticText");
        texts.map(|text| text.name.as_str()).collect()
    }
}

fn whole_tree() -> Own {
    Own::devtools("Accessibility.getFullAXTree", json!({}))
}

impl Page {
    /// What a screen reader has of the page now.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn tree(&self) -> Outcome<Tree> {
        let told = self.client.issue_cmd(whole_tree()).await?;
        Ok(Tree::read(&told))
    }

    /// Waits until there is something of this role and name that can be used.
    ///
    /// # Errors
    /// It does not come.
    pub async fn wait_for_named(&self, role: &str, name: &str) -> Outcome<Node> {
        self.until(&format!("the {role} called \"{name}\""), async || {
            let told = self.client.issue_cmd(whole_tree()).await?;
            let tree = Tree::read(&told);
            let found = tree.find(role, name).filter(|node| !node.disabled);
            Ok(found.cloned())
        })
        .await
    }

    /// Puts the keyboard onto something of the tree.
    ///
    /// # Errors
    /// It cannot have it.
    pub async fn focus_on(&self, node: &Node) -> Outcome {
        let gone = || Problem::new(format!("{} \"{}\" cannot be used", node.role, node.name));
        let backend = node.backend.ok_or_else(gone)?;
        let resolved = self
            .devtools("DOM.resolveNode", json!({ "backendNodeId": backend }))
            .await?;
        let focused = self
            .devtools(
                "Runtime.callFunctionOn",
                json!({
                    "objectId": resolved["object"]["objectId"],
                    "functionDeclaration": "function () {
                        this.focus();
                        return document.activeElement === this;
                    }",
                    "returnByValue": true,
                }),
            )
            .await?;
        if focused["result"]["value"] == true {
            Ok(())
        } else {
            Err(gone())
        }
    }

    /// Goes to something of the tree and presses Enter.
    ///
    /// # Errors
    /// It cannot be used.
    pub async fn enter_on(&self, node: &Node) -> Outcome {
        self.focus_on(node).await?;
        self.keys(char::from(Key::Enter)).await
    }

    /// Goes to something that can be chosen, and chooses it.
    ///
    /// # Errors
    /// It is not chosen then.
    pub async fn choose(&self, node: &Node) -> Outcome {
        self.enter_on(node).await?;
        let chosen = "return document.activeElement.getAttribute('aria-pressed') === 'true';";
        self.wait_for_script(chosen).await.map(|_| ())
    }

    /// Goes to what has this role and name, and presses Enter.
    ///
    /// # Errors
    /// There is nothing so called that can be used.
    pub async fn enter_named(&self, role: &str, name: &str) -> Outcome {
        let node = self.wait_for_named(role, name).await?;
        self.enter_on(&node).await
    }
}
