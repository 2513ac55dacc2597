// Help when the app could not start or has crashed. The app leaves the current match as a link
// (`data-game`) and the panic message (`data-reason`) on the failure message's element.

const element = (name) => document.getElementById(`failure-${name}`);

/** The hashed file names, which identify the version. */
const files = () =>
  [...document.querySelectorAll('meta[name^="wheelhouse-"]')].flatMap((meta) => meta.content.split(" "));

/** Adds the available remedies to the message. */
export function help(failure, error) {
  const { game, reason } = failure.dataset;
  const title = element("title");
  if ("ready" in document.documentElement.dataset) title.textContent = title.dataset.stopped;
  element("report").hidden = false;
  element("text").style.width = "100%";
  if (reason) element("detail").prepend(`${reason}. `);
  element("reload").onclick = reload;

  element("report").onclick = () => copy(told(error, reason, game));
  element("games").hidden = !game;
  if (game) {
    const address = `${location.href.split("#")[0]}#/open/${game}`;
    element("copy").onclick = () => copy(address);
    element("download").href = URL.createObjectURL(new Blob([address, "\n"], { type: "text/plain" }));
  }
  title.focus();
}

function told(error, reason, game) {
  const lines = {
    What: error,
    Reason: reason,
    Where: error?.stack,
    Version: files().join(" "),
    Page: location.hash,
    Browser: navigator.userAgent,
    Language: navigator.language,
    Window: `${innerWidth} x ${innerHeight}, ${devicePixelRatio}`,
    Game: game,
  };
  return Object.entries(lines)
    .map(([name, value]) => `${name}: ${value || "-"}\n`)
    .join("");
}

/** Copies the text, or shows it for copying by hand if the browser denies the clipboard. */
async function copy(text) {
  const field = element("text");
  try {
    await navigator.clipboard.writeText(text);
    field.hidden = true;
    element("said").textContent = element("said").dataset.copied;
  } catch {
    field.value = text;
    field.hidden = false;
    field.select();
    element("said").textContent = element("said").dataset.byHand;
  }
}

/** Deletes all cached files of the app, never a match, and reloads. */
async function reload() {
  const attempt = (action) => Promise.resolve().then(action).catch(() => undefined);
  // Other projects on the same origin may have a worker and caches, too.
  const folder = new URL("./", location.href);
  await attempt(async () => {
    const worker = await navigator.serviceWorker.getRegistration(folder);
    if (worker?.scope === folder.href) await worker.unregister();
  });
  await attempt(async () => {
    const own = (await caches.keys()).filter((key) => key.startsWith(`wheelhouse:${folder.pathname}:`));
    await Promise.all(own.map((key) => caches.delete(key)));
  });
  const loaded = document.querySelectorAll('script[src], link[rel="stylesheet"]');
  const addresses = [
    location.pathname + location.search,
    import.meta.url,
    "./worker.js",
    ...[...loaded].map(({ src, href }) => src ?? href),
    ...files(),
  ];
  await Promise.all(addresses.map((address) => attempt(() => fetch(address, { cache: "reload" }))));
  location.reload();
}
