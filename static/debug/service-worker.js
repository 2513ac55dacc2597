// The service worker of debug builds. A release build that was opened at the same address has left
// its own worker and files in the browser; this replaces that worker, removes both, and reloads the
// page from the network. It can take half a minute until the browser lets go of the old worker.

const scope = new URL(self.registration.scope);

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      const own = (await caches.keys()).filter((key) => key.startsWith(`wheelhouse:${scope.pathname}:`));
      await Promise.all(own.map((key) => caches.delete(key)));
      await self.registration.unregister();
      // Not awaited: a navigation may wait until this worker is active.
      for (const window of await clients.matchAll({ type: "window" })) window.navigate(window.url);
    })(),
  ),
);
