// What the installed app is started with: a file that the system opens with it, or a link or text that
// another app shares with it. Loaded only then.

const root = document.documentElement;

/** Shows a text on the page "Open a game", as if it had been chosen there. */
async function open(text) {
  location.hash = "#/open";
  // The app listens as soon as that page is there.
  await new Promise((done) => {
    const ready = () => root.dataset.ready === "open" && document.getElementById("import-text");
    if (ready()) return done();
    const observer = new MutationObserver(() => {
      if (!ready()) return;
      observer.disconnect();
      done();
    });
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ["data-ready"] });
  });
  dispatchEvent(new CustomEvent("wheelhouse-open", { detail: text }));
}

// A share target is called with a query, which must not become a part of the links that are sent.
const shared = new URLSearchParams(location.search);
const words = ["url", "text", "title"].map((name) => shared.get(name)).filter(Boolean);
if (words.length > 0) {
  history.replaceState(null, "", location.pathname + location.hash);
  open(words.join("\n"));
}

globalThis.launchQueue?.setConsumer(async ({ files }) => {
  const [file] = files ?? [];
  if (file) open(await (await file.getFile()).text());
});
