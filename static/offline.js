// Registers the service worker, so that the app works offline, and announces new versions.

const HOUR = 3_600_000;
const ignore = () => undefined;
let looked = Date.now();

try {
  const registration = await navigator.serviceWorker.register("./service-worker.js", {
    scope: "./",
    updateViaCache: "none",
  });
  const look = () => {
// Without a controller, this page was loaded from the network.
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    import("./update.js").then(({ tell }) => tell(registration)).catch(ignore);
  };
  const follow = () => registration.installing?.addEventListener("statechange", look);
  registration.addEventListener("updatefound", follow);
  follow();
  look();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < HOUR) return;
    looked = Date.now();
    registration.update().catch(ignore);
  });
} catch {
// Without service workers, the app is loaded from the network.
}
