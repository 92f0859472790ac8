// Keeps one page for when there is no network. Everything else is the server's: a table is never shown from memory.
const KEPT = "pennies-offline";
const PAGE = "/offline.html";
const NEEDED = [PAGE, "/offline.css", "/icon-192.png"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(NEEDED)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const isNeeded = NEEDED.includes(new URL(request.url).pathname);
  if (request.mode !== "navigate" && !isNeeded) return;
  const instead = () => caches.match(isNeeded ? new URL(request.url).pathname : PAGE);
  event.respondWith(fetch(request).catch(async () => (await instead()) ?? Response.error()));
});
