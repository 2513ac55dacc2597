// Hands on a mounted page. Events are those that a browser sends for a mouse, a finger or a key, with what the
// browser would do by itself where nobody prevents it. `afterTimers` is that of `settle`.

const fire = (target, Kind, type, init) =>
  target.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, composed: true, view: window, ...init }));

const centre = (element) => {
  const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

const focusable = "a[href], button, input, select, textarea, summary, [tabindex]";
// Sends the event of a press. Returns whether it reaches the page: what comes too soon after another does not.
const fireAndSee = (target, ...event) => {
  let isSeen = false;
  const see = () => (isSeen = true);
  const [, type] = event;
  document.addEventListener(type, see, { capture: true, once: true });
  const goesOn = fire(target, ...event);
  document.removeEventListener(type, see, { capture: true });
  return { isSeen, goesOn };
};

// As long as it takes until somebody else has seen that it is their turn, in milliseconds. Tests may hold the timers of
// the page.
const timer = window.setTimeout.bind(window);
const look = () => new Promise((done) => timer(done, 850));

const isFocusable = (element) => !element.disabled && element.checkVisibility({ visibilityProperty: true });

// Moves the pointer over a point, and returns what is there.
const point = (x, y, pointerType) => {
  const target = document.elementFromPoint(x, y) ?? document.body;
  const init = { clientX: x, clientY: y, pointerId: 1, isPrimary: true, pointerType };
  const before = window.pointedAt?.isConnected ? window.pointedAt : undefined;
  if (before !== target) {
    const path = (from) => {
      const all = [];
      for (let one = from; one; one = one.parentElement) all.push(one);
      return all;
    };
    if (before) {
      fire(before, PointerEvent, "pointerout", { ...init, relatedTarget: target });
      fire(before, MouseEvent, "mouseout", { ...init, relatedTarget: target });
      for (const left of path(before)) {
        if (left.contains(target)) break;
        fire(left, PointerEvent, "pointerleave", { ...init, bubbles: false });
        fire(left, MouseEvent, "mouseleave", { ...init, bubbles: false });
      }
    }
    fire(target, PointerEvent, "pointerover", { ...init, relatedTarget: before });
    fire(target, MouseEvent, "mouseover", { ...init, relatedTarget: before });
    for (const entered of path(target).reverse()) {
      if (before && entered.contains(before)) continue;
      fire(entered, PointerEvent, "pointerenter", { ...init, bubbles: false });
      fire(entered, MouseEvent, "mouseenter", { ...init, bubbles: false });
    }
    window.pointedAt = target;
  }
  fire(target, PointerEvent, "pointermove", init);
  if (pointerType === "mouse") fire(target, MouseEvent, "mousemove", init);
  return target;
};

// Between a movement and a press, and while a button is down, the page answers and is drawn anew: until nothing
// has changed for a moment.
const rest = async () => {
  let changes = true;
  const observer = new MutationObserver(() => {
    changes = true;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let moment = 0; changes && moment < 8; moment += 1) {
    changes = false;
    await afterTimers();
  }
  observer.disconnect();
};

// Presses a point of the window: a click, or a tap. Returns whether the page takes the click, and whether the element gets
// it, or was taken away by the press; asked before the click, which may change everything.
const pressOnce = async (x, y, pointerType, element) => {
  point(x, y, pointerType);
  await rest();
  const target = point(x, y, pointerType);
  // Nobody presses what has come in the place of what they were about to press.
  if (element?.isConnected && !element.contains(target)) return { isReceived: false, isSeen: true };
  const init = { clientX: x, clientY: y, pointerId: 1, isPrimary: true, pointerType, button: 0, detail: 1 };
  const pressed = [];
  for (let one = target; one; one = one.parentElement) pressed.push(one);
  fire(target, PointerEvent, "pointerdown", { ...init, buttons: 1 });
  if (fire(target, MouseEvent, "mousedown", { ...init, buttons: 1 })) {
    const focused = target.closest(focusable);
    if (focused && isFocusable(focused)) focused.focus({ preventScroll: true });
    else if (!target.closest("label")) document.activeElement?.blur();
  }
  await rest();
  const after = document.elementFromPoint(x, y) ?? document.body;
  fire(after, PointerEvent, "pointerup", init);
  fire(after, MouseEvent, "mouseup", init);
  // What has both the press and the release gets the click, for an element that went away what it was in.
  const clicked = pressed.find((one) => one.isConnected && one.contains(after));
  const isReceived = element && (element.contains(clicked) || !element.isConnected);
  const isSeen = !clicked || fireAndSee(clicked, PointerEvent, "click", init).isSeen;
  return { isReceived, isSeen };
};

// The same, again where the page did not take it.
const pressPoint = async (x, y, pointerType) => {
  const { isSeen } = await pressOnce(x, y, pointerType);
  if (isSeen) return;
  await look();
  await pressOnce(x, y, pointerType);
};

// Returns false if something else got the click, as the element moved: whoever sees that presses again.
const press = async (element, pointerType) => {
  if (element.localName === "option") {
    const select = element.closest("select");
    select.value = element.value;
    fire(select, Event, "input");
    return fire(select, Event, "change");
  }
  const { isReceived, isSeen } = await pressOnce(...centre(element), pointerType, element);
  if (!isSeen) await look();
  return isReceived && isSeen;
};

// Whether an element moves, so that a press could miss it.
const isMoving = async (element) => {
  const goesOn = ({ playState, effect }) =>
    playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
  if (!document.getAnimations().some(goesOn)) return false;
  const [x, y] = centre(element);
  await new Promise(requestAnimationFrame);
  const [newX, newY] = centre(element);
  return x !== newX || y !== newY;
};

// Uses hands on an element once it is there, can be seen, is not covered and does not move.
const use = async (locator, hands) => {
  const found = find(locator);
  // A person clicks the label of a radio button or checkbox that is drawn by its label.
  const element = found && !isVisible(found) ? found.labels?.[0] : found;
  if (!element || !isVisible(element)) return false;
  const isOnTop = () => element.contains(document.elementFromPoint(...centre(element)));
  if (element.localName !== "option" && !isOnTop()) {
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    if (!isOnTop()) return false;
  }
  if (await isMoving(element)) return false;
  return (await hands(element)) !== false;
};

const names = new Map([
  ["\ue003", "Backspace"], ["\ue004", "Tab"], ["\ue007", "Enter"], ["\ue008", "Shift"], ["\ue009", "Control"],
  ["\ue00a", "Alt"], ["\ue00c", "Escape"], ["\ue00e", "PageUp"], ["\ue00f", "PageDown"], ["\ue010", "End"],
  ["\ue011", "Home"], ["\ue012", "ArrowLeft"], ["\ue013", "ArrowUp"], ["\ue014", "ArrowRight"],
  ["\ue015", "ArrowDown"], ["\ue017", "Delete"], ["\ue03d", "Meta"],
]);

// The elements that Tab visits; of a group of radio buttons, one.
const tabStops = () =>
  [...document.querySelectorAll(focusable)].filter((one) => {
    if (!isFocusable(one) || one.tabIndex < 0 || one.closest("[inert]")) return false;
    if (one.type !== "radio") return true;
    const chosen = document.querySelector(`input[type=radio][name="${one.name}"]:checked`);
    return !chosen || chosen === one;
  });

const write = (field, text) => {
  const { prototype } = field.localName === "textarea" ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, "value").set.call(field, text);
  fire(field, InputEvent, "input", { inputType: "insertText" });
};

const isText = (element) =>
  element.matches("textarea, input:not([type=radio], [type=checkbox], [type=range], [type=file], [type=button])");

// What the browser does with a key that nobody prevented.
const defaultAction = (target, key, shift) => {
  if (key === "Tab") {
    const stops = tabStops();
    const at = stops.indexOf(target);
    const after = (one) => target.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
    const next = at >= 0 ? at + 1 : Math.max(0, target === document.body ? 0 : stops.findIndex(after));
    const previous = at >= 0 ? at - 1 : stops.length - 1;
    stops.at(shift ? previous : next % stops.length)?.focus();
  } else if (key === "Escape") {
    // Of several sheets, the one over the others closes.
    const sheet = [...document.querySelectorAll("dialog:modal")].at(-1);
    if (sheet && fire(sheet, Event, "cancel", { bubbles: false })) sheet.close();
  } else if (key === "Enter" && target.matches("a[href], button, summary")) {
    target.click();
  } else if (key === "Enter" && target.form && isText(target) && target.localName === "input") {
    fire(target, Event, "change");
    // The browser clicks the button of the form.
    const button = target.form.querySelector("button:not([type=button]), [type=submit]");
    if (button) button.click();
    else target.form.requestSubmit();
  } else if (key === " " && target.matches("button, summary, [type=radio], [type=checkbox]")) {
    target.click();
  } else if (target.type === "radio" && key.startsWith("Arrow")) {
    const group = [...document.querySelectorAll(`input[type=radio][name="${target.name}"]`)].filter(isFocusable);
    const step = key === "ArrowDown" || key === "ArrowRight" ? 1 : -1;
    const next = group.at((group.indexOf(target) + step + group.length) % group.length);
    next.focus();
    next.click();
  } else if (isText(target) && key === "Backspace") {
    write(target, target.value.slice(0, -1));
  } else if (isText(target) && key.length === 1) {
    write(target, target.value + key);
  }
};

// Returns whether the page takes it.
const pressKey = (character, held = []) => {
  const key = names.get(character) ?? character;
  const target = document.activeElement ?? document.body;
  const modifier = (name) => held.includes(name);
  const init = {
    key,
    code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : /^\d$/.test(key) ? `Digit${key}` : key,
    shiftKey: modifier("Shift"), ctrlKey: modifier("Control"), altKey: modifier("Alt"), metaKey: modifier("Meta"),
  };
  const plain = !init.ctrlKey && !init.altKey && !init.metaKey;
  const { isSeen, goesOn } = fireAndSee(target, KeyboardEvent, "keydown", init);
  if (goesOn && plain) defaultAction(target, key, init.shiftKey);
  fire(document.activeElement ?? document.body, KeyboardEvent, "keyup", init);
  return isSeen;
};

const pressKeyInTime = async (character) => {
  if (pressKey(character)) return;
  await look();
  pressKey(character);
};

const pressTogether = (held, character) => pressKey(character, [names.get(held)]);

const fill = (field, text) => {
  field.focus();
  write(field, text);
  fire(field, Event, "change");
};

// A pause between two looks: the next one is soon, later ones leave time.
const pauses = () => {
  let looks = 0;
  return () => ((looks += 1) < 10 ? afterTimers() : shortDelay());
};

window.hands = { fill, hover: (element) => point(...centre(element), "mouse"), pauses, press, pressKey, pressKeyInTime, pressOnce, pressPoint, pressTogether, use };
