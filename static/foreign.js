// Translators and other extensions put nodes of their own in the place of texts. The program goes on changing the text
// nodes that it has made: of one that was taken out of the page, what it says now is put where others stand for it, so
// that nothing shown is out of date. A translator then translates that. It is always a new node, since a translation of
// what the last one said may still be on its way.

/** How long ago a text has changed at most for what replaces it to be the translation of what it was before, in
 * milliseconds. */
const RECENT = 5000;

/** Of a text that was taken out: the nodes that stand for it. */
const standIns = new WeakMap();
/** Of such a node: the texts. */
const standsFor = new WeakMap();
/** When a text in the page has changed. */
const changed = new WeakMap();

const isOut = (node) => node && standIns.has(node) && !node.isConnected;
const shown = (text) => standIns.get(text).filter((node) => node.isConnected);

const represent = (text, nodes) => {
  standIns.set(text, nodes);
  for (const node of nodes) standsFor.set(node, [...(standsFor.get(node) ?? []), text]);
};

/** The texts that a node stands for now. */
const representedBy = (node) => (standsFor.get(node) ?? []).filter((text) => standIns.get(text).includes(node));

/** Takes away what stood for a text. What stood for others as well is replaced by them. */
const clear = (nodes) => {
  for (const node of nodes) {
    representedBy(node).forEach(renew);
    node.remove();
  }
};

/** Shows what a text says now. */
const renew = (text) => {
  const nodes = shown(text);
  if (!nodes.length) return;
  const fresh = document.createTextNode(text.data);
  nodes[0].before(fresh);
  represent(text, [fresh]);
  clear(nodes);
};

/** The program's access to a text, and to those beside it. */
const guard = (text, parent) => {
  Object.defineProperty(text, "nodeValue", {
    configurable: true,
    get: () => text.data,
    set(value) {
      text.data = value;
      if (isOut(text)) renew(text);
    },
  });
  if (Object.hasOwn(parent, "insertBefore")) return;
  parent.insertBefore = (node, next) => {
    const before = isOut(next) ? (shown(next)[0] ?? null) : next;
    if (!isOut(node)) return Node.prototype.insertBefore.call(parent, node, before);
    const fresh = document.createTextNode(node.data);
    Node.prototype.insertBefore.call(parent, fresh, before);
    const nodes = shown(node);
    represent(node, [fresh]);
    clear(nodes);
    return node;
  };
  parent.removeChild = (node) => {
    if (!isOut(node)) return Node.prototype.removeChild.call(parent, node);
    const nodes = shown(node);
    standIns.set(node, []);
    clear(nodes);
    return node;
  };
};

const replaced = (text, nodes, parent) => {
  const isFirst = !standIns.has(text);
  represent(text, nodes);
  if (!isFirst) return;
  guard(text, parent);
  // The program has no such elements.
  const isTranslated = nodes.some(({ localName }) => localName === "font");
  if (isTranslated && performance.now() - changed.get(text) < RECENT) renew(text);
};

const look = (records) => {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    if (type === "characterData") changed.set(target, performance.now());
    for (const node of removedNodes) {
      const texts = standsFor.has(node) ? representedBy(node) : node instanceof Text ? [node] : [];
      if (!texts.length) continue;
      const there = addedNodes.length ? [...addedNodes] : [previousSibling, nextSibling].filter((one) => added.has(one));
      const nodes = there.filter((one) => one.isConnected && one !== node);
      for (const text of texts) if (nodes.length && !text.isConnected) replaced(text, nodes, target);
    }
  }
};

new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
