//! The page as a screen reader sees it: its accessibility tree, live regions and focus.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::Key;
use crate::chromium::DriverCommand;
use crate::page::Page;
use page_driver::{Driver as _, TestError, TestResult};

/// A snapshot of the accessibility tree in reading order. Nodes hidden from screen readers are not
/// in it.
#[derive(Debug)]
pub struct AccessibilityTree {
    nodes: Vec<AccessibleNode>,
}

/// A node of the accessibility tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccessibleNode {
    depth: usize,
    dom_node_id: Option<u64>,
    /// The ARIA role: `button`, `link`, `status`.
    pub role: String,
    /// The accessible name.
    pub name: String,
    /// Whether the control is disabled.
    pub disabled: bool,
    /// Whether it is a toggle button in the pressed state.
    pub pressed: bool,
    /// Whether it is a radio button or check box that is checked.
    pub checked: bool,
    /// Whether it has the keyboard focus, itself or in it.
    focused: bool,
}

impl AccessibleNode {
    fn read(json: &Value, depth: usize) -> Self {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let has_property = |name: &str| {
            let property = json["properties"]
                .as_array()
                .into_iter()
                .flatten()
                .find(|property| property["name"] == name);
            property.is_some_and(|property| {
                let value = &property["value"]["value"];
                *value == true || *value == "true"
            })
        };
        Self {
            depth,
            dom_node_id: json["backendDOMNodeId"].as_u64(),
            // Ignored nodes stay in the tree without a role, because they still group their
            // descendants.
            role: match json["ignored"].as_bool() {
                Some(true) => String::new(),
                _ => text(&json["role"]["value"]),
            },
            name: text(&json["name"]["value"]),
            disabled: has_property("disabled"),
            pressed: has_property("pressed"),
            checked: has_property("checked"),
            focused: has_property("focused"),
        }
    }
}

impl AccessibilityTree {
    /// The current text of all live regions.
    pub fn announcements(&self) -> String {
        self.all_with_role("status")
            .map(|status| self.text(status))
            .collect::<Vec<_>>()
            .join(" ")
            .trim()
            .to_owned()
    }

    /// Orders the nodes by walking the tree: the protocol lists them in no particular order.
    fn read(json: &Value) -> Self {
        let json = json["nodes"].as_array().map_or(&[][..], Vec::as_slice);
        let by_id: BTreeMap<&str, &Value> = json
            .iter()
            .filter_map(|node| Some((node["nodeId"].as_str()?, node)))
            .collect();
        let mut nodes = Vec::new();
        let mut pending: Vec<(&Value, usize)> =
            json.first().map(|root| (root, 0)).into_iter().collect();
        while let Some((node, depth)) = pending.pop() {
            nodes.push(AccessibleNode::read(node, depth));
            let children = node["childIds"]
                .as_array()
                .into_iter()
                .flatten()
                .rev()
                .filter_map(|id| by_id.get(id.as_str()?));
            pending.extend(children.map(|child| (*child, depth + 1)));
        }
        Self { nodes }
    }

    /// All nodes with this role.
    pub fn all_with_role<'a>(&'a self, role: &'a str) -> impl Iterator<Item = &'a AccessibleNode> {
        self.nodes.iter().filter(move |node| node.role == role)
    }

    /// The first node with this role and name.
    pub fn find(&self, role: &str, name: &str) -> Option<&AccessibleNode> {
        self.nodes
            .iter()
            .find(|node| node.role == role && node.name == name)
    }

    /// All descendants of a node with this role.
    pub fn descendants<'a>(
        &'a self,
        ancestor: &'a AccessibleNode,
        role: &'a str,
    ) -> impl Iterator<Item = &'a AccessibleNode> {
        self.nodes
            .iter()
            .skip_while(move |node| *node != ancestor)
            .skip(1)
            .take_while(move |node| node.depth > ancestor.depth)
            .filter(move |node| node.role == role)
    }

    /// The node that has the keyboard focus.
    pub fn focused(&self) -> Option<&AccessibleNode> {
        self.nodes
            .iter()
            .filter(|node| node.focused)
            .max_by_key(|node| node.depth)
    }

    /// The text content of a node as it is read out.
    pub fn text(&self, node: &AccessibleNode) -> String {
        let texts = self.descendants(node, "StaticText");
        texts.map(|text| text.name.as_str()).collect()
    }
}

fn get_tree_command() -> DriverCommand {
    DriverCommand::devtools("Accessibility.getFullAXTree", json!({}))
}

impl Page {
    /// A snapshot of the page's accessibility tree.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn accessibility_tree(&self) -> TestResult<AccessibilityTree> {
        let json = self.client.issue_cmd(get_tree_command()).await?;
        Ok(AccessibilityTree::read(&json))
    }

    /// Waits until there is an enabled node with this role and name.
    ///
    /// # Errors
    /// It does not appear in time.
    pub async fn wait_for_role(&self, role: &str, name: &str) -> TestResult<AccessibleNode> {
        self.poll(&format!("the {role} \"{name}\""), async || {
            let json = self.client.issue_cmd(get_tree_command()).await?;
            let tree = AccessibilityTree::read(&json);
            let found = tree.find(role, name).filter(|node| !node.disabled);
            Ok(found.cloned())
        })
        .await
    }

    /// Moves the keyboard focus to a node.
    ///
    /// # Errors
    /// It cannot receive the focus.
    pub async fn focus_node(&self, node: &AccessibleNode) -> TestResult {
        let unusable = || TestError::new(format!("{} \"{}\" cannot be used", node.role, node.name));
        let dom_node_id = node.dom_node_id.ok_or_else(unusable)?;
        let resolved = self
            .devtools("DOM.resolveNode", json!({ "backendNodeId": dom_node_id }))
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
            Err(unusable())
        }
    }

    /// Focuses a node and presses Enter.
    ///
    /// # Errors
    /// It cannot receive the focus.
    pub async fn activate(&self, node: &AccessibleNode) -> TestResult {
        self.focus_node(node).await?;
        self.press_keys(char::from(Key::Enter)).await
    }

    /// Focuses a toggle button and presses it with Enter.
    ///
    /// # Errors
    /// It is not pressed afterwards.
    pub async fn press_toggle(&self, node: &AccessibleNode) -> TestResult {
        self.activate(node).await?;
        let chosen = "return document.activeElement.getAttribute('aria-pressed') === 'true';";
        self.wait_for_script(chosen).await.map(|_| ())
    }

    /// Waits for an enabled node with this role and name, focuses it and presses Enter.
    ///
    /// # Errors
    /// There is no such node.
    pub async fn activate_named(&self, role: &str, name: &str) -> TestResult {
        let node = self.wait_for_role(role, name).await?;
        self.activate(&node).await
    }
}
