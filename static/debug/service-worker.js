// The service worker of debug builds. A release build that was opened at the same address has left
// its own worker and files in the browser; this replaces that worker, removes both, and reloads the
// page from the network.

const scope = new URL(self.registration.scope);

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      const own = (await caches.keys()).filter((key) => key.startsWith(`wheelhouse:${scope.pathname}:`));
      await Promise.all(own.map((key) => caches.delete(key)));
      await self.registration.unregister();
      for (const window of await clients.matchAll({ type: "window" })) await window.navigate(window.url);
    })(),
  ),
);
