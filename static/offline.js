// Keeps this version in the browser, so that it opens without a network, and tells when there is a
// new one.

const HOUR = 3_600_000;
const ignore = () => undefined;
let looked = Date.now();

try {
  const registration = await navigator.serviceWorker.register("./service-worker.js", {
    scope: "./",
    updateViaCache: "none",
  });
  const look = () => {
    // Without a controller this page came from the network just now.
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
  // A browser that has no service workers, or denies them, plays from the network.
}
