//! The page as a screen reader has it: roles, names, what can be pressed.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::Key;
use crate::driver::DriverCommand;
use crate::error::{TestError, TestResult};
use crate::page::Page;

/// The accessibility tree of a moment, in the order in which it is read out. What is hidden from
/// screen readers is not in it.
#[derive(Debug)]
pub struct AccessibilityTree {
    nodes: Vec<AccessibleNode>,
}

/// A thing in the tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccessibleNode {
    depth: usize,
    dom_node_id: Option<u64>,
    /// What it is: `button`, `link`, `status`.
    pub role: String,
    /// What it is called.
    pub name: String,
    /// Whether it cannot be used just now.
    pub disabled: bool,
    /// Whether it is a button that is pressed.
    pub pressed: bool,
}

impl AccessibleNode {
    fn read(json: &Value, depth: usize) -> Self {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let has_property = |name: &str| {
            let mut properties = json["properties"].as_array().into_iter().flatten();
            let property = properties.find(|property| property["name"] == name);
            property.is_some_and(|property| {
                let value = &property["value"]["value"];
                *value == true || *value == "true"
            })
        };
        Self {
            depth,
            dom_node_id: json["backendDOMNodeId"].as_u64(),
            // What is passed over still holds what is below it together.
            role: match json["ignored"].as_bool() {
                Some(true) => String::new(),
                _ => text(&json["role"]["value"]),
            },
            name: text(&json["name"]["value"]),
            disabled: has_property("disabled"),
            pressed: has_property("pressed"),
        }
    }
}

impl AccessibilityTree {
    /// What the live regions say now.
    pub fn announcements(&self) -> String {
        let texts = self.all_with_role("status").map(|status| self.text(status));
        texts.collect::<Vec<_>>().join(" ").trim().to_owned()
    }

    /// The nodes come in no order but that of their children.
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
            let children = node["childIds"].as_array().into_iter().flatten().rev();
            let children = children.filter_map(|id| by_id.get(id.as_str()?));
            pending.extend(children.map(|child| (*child, depth + 1)));
        }
        Self { nodes }
    }

    /// Everything of a role.
    pub fn all_with_role<'a>(&'a self, role: &'a str) -> impl Iterator<Item = &'a AccessibleNode> {
        self.nodes.iter().filter(move |node| node.role == role)
    }

    /// The first thing of a role and a name.
    #[must_use]
    pub fn find(&self, role: &str, name: &str) -> Option<&AccessibleNode> {
        self.nodes
            .iter()
            .find(|node| node.role == role && node.name == name)
    }

    /// Everything of a role within something.
    pub fn descendants<'a>(
        &'a self,
        ancestor: &'a AccessibleNode,
        role: &'a str,
    ) -> impl Iterator<Item = &'a AccessibleNode> {
        let from_ancestor = self.nodes.iter().skip_while(move |node| *node != ancestor);
        let inside = from_ancestor
            .skip(1)
            .take_while(move |node| node.depth > ancestor.depth);
        inside.filter(move |node| node.role == role)
    }

    /// All that is said in something, as it is read out.
    #[must_use]
    pub fn text(&self, node: &AccessibleNode) -> String {
        let texts = self.descendants(node, "StaticText");
        texts.map(|text| text.name.as_str()).collect()
    }
}

fn get_tree_command() -> DriverCommand {
    DriverCommand::devtools("Accessibility.getFullAXTree", json!({}))
}

impl Page {
    /// What a screen reader has of the page now.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn accessibility_tree(&self) -> TestResult<AccessibilityTree> {
        let json = self.client.issue_cmd(get_tree_command()).await?;
        Ok(AccessibilityTree::read(&json))
    }

    /// Waits until there is something of this role and name that can be used.
    ///
    /// # Errors
    /// It does not come.
    pub async fn wait_for_role(&self, role: &str, name: &str) -> TestResult<AccessibleNode> {
        self.poll(&format!("the {role} called \"{name}\""), async || {
            let json = self.client.issue_cmd(get_tree_command()).await?;
            let tree = AccessibilityTree::read(&json);
            let found = tree.find(role, name).filter(|node| !node.disabled);
            Ok(found.cloned())
        })
        .await
    }

    /// Puts the keyboard onto something of the tree.
    ///
    /// # Errors
    /// It cannot have it.
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

    /// Goes to something of the tree and presses Enter.
    ///
    /// # Errors
    /// It cannot be used.
    pub async fn activate(&self, node: &AccessibleNode) -> TestResult {
        self.focus_node(node).await?;
        self.press_keys(char::from(Key::Enter)).await
    }

    /// Goes to something that can be chosen, and chooses it.
    ///
    /// # Errors
    /// It is not chosen then.
    pub async fn press_toggle(&self, node: &AccessibleNode) -> TestResult {
        self.activate(node).await?;
        let chosen = "return document.activeElement.getAttribute('aria-pressed') === 'true';";
        self.wait_for_script(chosen).await.map(|_| ())
    }

    /// Goes to what has this role and name, and presses Enter.
    ///
    /// # Errors
    /// There is nothing so called that can be used.
    pub async fn activate_named(&self, role: &str, name: &str) -> TestResult {
        let node = self.wait_for_role(role, name).await?;
        self.activate(&node).await
    }
}
