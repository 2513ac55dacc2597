// The update banner. The player decides when to switch to the new version.

const section = document.getElementById("update");
let told = false;
let chosen = false;

const button = (text, look, action) => {
  const made = document.createElement("button");
  made.type = "button";
  made.className = look;
  made.textContent = text;
  made.addEventListener("click", action);
  return made;
};

/** Shows the banner, once per visit. */
export function tell(registration) {
  if (told) return;
  told = true;
  const text = document.createElement("p");
  text.textContent = "A new version of Wheelhouse is ready. Your games are kept.";
  const use = button("Update now", "button primary", () => {
    chosen = true;
    // Another window may have activated it already.
    if (registration.waiting) registration.waiting.postMessage("use");
    else location.reload();
  });
  const later = button("Later", "button", () => {
    section.replaceChildren();
    // Move the focus on to the next element.
    document.querySelector("#app a, #app button")?.focus();
  });
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = "./update.css";
  style.onload = style.onerror = () => section.append(text, use, later);
  document.head.append(style);
}

navigator.serviceWorker.addEventListener("controllerchange", () => {
  // Other windows keep their version.
  if (!chosen) return;
  chosen = false;
  location.reload();
});
