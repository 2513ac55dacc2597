// Registers the service worker, so that the app works offline, and announces new versions. Where data is
// saved, this waits until the player asks for it or installs the app; a copy that is there stays up to
// date as usual. The mark `data-offline` on the document tells the app how it stands.

const HOUR = 3_600_000;
const ignore = () => undefined;
const root = document.documentElement;
const here = new URL("./", document.baseURI).href;
let looked = Date.now();

const tell = (state) => {
  if (root.dataset.offline === state) return;
  root.dataset.offline = state;
  dispatchEvent(new Event("wheelhouse-offline"));
};

const keep = async () => {
  const registration = await navigator.serviceWorker.register("./service-worker.js", {
    scope: "./",
    updateViaCache: "none",
  });
  const watch = () => tell(registration.active ? "kept" : "loading");
  const look = () => {
    watch();
    // Without a controller, this page was loaded from the network.
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    import("./update.js").then(({ tell }) => tell(registration)).catch(ignore);
  };
  const follow = () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      // A file is missing, or not the one that was built.
      if (installing.state === "redundant" && !registration.active) tell("failed");
      else look();
    });
  };
  registration.addEventListener("updatefound", follow);
  follow();
  look();
  navigator.serviceWorker.ready.then(watch).catch(ignore);
  const speak = async () => {
    const { active } = await navigator.serviceWorker.ready;
    active.postMessage({ language: root.lang });
  };
  new MutationObserver(speak).observe(root, { attributeFilter: ["lang"] });
  speak().catch(ignore);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < HOUR) return;
    looked = Date.now();
    registration.update().catch(ignore);
  });
};

/** Whether the copy is there, or may be fetched unasked. */
const mayKeep = async () => {
  if (root.dataset.data !== "less") return true;
  // An installed app is meant to work offline.
  if (matchMedia("(display-mode: standalone), (display-mode: fullscreen)").matches) return true;
  // Another project may have registered one for a folder above.
  return (await navigator.serviceWorker.getRegistration(here))?.scope === here;
};

/** Waits until the player asks, installs the app, or no longer saves data. */
const asked = () =>
  new Promise((resolve) => {
    tell("waiting");
    addEventListener("wheelhouse-keep-offline", resolve, { once: true });
    addEventListener("appinstalled", resolve, { once: true });
    new MutationObserver(() => root.dataset.data === "less" || resolve()).observe(root, {
      attributeFilter: ["data-data"],
    });
  });

/** Waits until the page of a first visit has been drawn: the copy would share processor and line with it. */
const drawn = () => new Promise((done) => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(done), 2000));

try {
  if (!(await mayKeep())) await asked();
  else if (!navigator.serviceWorker.controller) await drawn();
  await keep();
} catch {
  // Without service workers, the app is loaded from the network.
  delete root.dataset.offline;
  dispatchEvent(new Event("wheelhouse-offline"));
}
