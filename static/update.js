// Tells that there is a new version. Nothing changes under a game: the player chooses when.

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

/** Shows the news, once a visit. */
export function tell(registration) {
  if (told) return;
  told = true;
  const text = document.createElement("p");
  text.textContent = "A new version of Wheelhouse is ready. Your game is kept.";
  const use = button("Use it now", "button primary", () => {
    chosen = true;
    // Another window may have brought it into use already.
    if (registration.waiting) registration.waiting.postMessage("use");
    else location.reload();
  });
  const later = button("Later", "button", () => {
    section.replaceChildren();
    // The keyboard goes on with what comes next.
    document.querySelector("#app a, #app button")?.focus();
  });
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = "./update.css";
  style.onload = style.onerror = () => section.append(text, use, later);
  document.head.append(style);
}

navigator.serviceWorker.addEventListener("controllerchange", () => {
  // Windows that did not choose go on with what they have.
  if (!chosen) return;
  chosen = false;
  location.reload();
});
