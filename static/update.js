// The update banner. The player decides when to switch to the new version.

const section = document.getElementById("update");
let told = false;
let chosen = false;

/** Shows the banner, once per visit. */
export function tell(registration) {
  if (told) return;
  told = true;
  const banner = document.getElementById("update-words").content.cloneNode(true);
  const [use, later] = banner.querySelectorAll("button");
  use.onclick = () => {
    chosen = true;
    // Another window may have activated it already.
    if (registration.waiting) registration.waiting.postMessage("use");
    else location.reload();
  };
  later.onclick = () => {
    section.replaceChildren();
    // Move the focus on to the next element.
    document.querySelector("#app a, #app button")?.focus();
  };
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = "./update.css";
  style.onload = style.onerror = () => section.append(banner);
  document.head.append(style);
}

navigator.serviceWorker.addEventListener("controllerchange", () => {
  // Other windows keep their version.
  if (!chosen) return;
  chosen = false;
  location.reload();
});
