/** Keeps the page for when there is no connection. What the server is asked is never kept.
 *
 *  Each build of the page has a store of its own, named after its index. The newest two stay: whoever has the page
 *  open while another is put in its place may still need something of the old one. */

const PREFIX = "atoll-page-";
const KEPT = 2;
const INDEX = "/";
const NOT_OF_THE_PAGE = ["/api", "/healthz", "/metrics"];

self.addEventListener("install", (event) => {
  event.waitUntil(freshIndex(new Request(INDEX)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (NOT_OF_THE_PAGE.some((path) => `${pathname}/`.startsWith(`${path}/`))) return;
  if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (request.mode === "navigate") event.respondWith(index(request));
});

/** Somebody was called back to the table. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients
      .matchAll({ type: "window" })
      .then(([page]) => (page ? page.focus() : self.clients.openWindow(INDEX))),
  );
});

/** The stores, the oldest first. */
async function stores() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

/** Under the same name an asset never changes. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  const newest = (await stores()).at(-1);
  if (response.ok && newest) quietly(put(newest, request, response.clone()));
  return response;
}

/** The index as the server has it; without a connection the one that was last seen. */
async function index(request) {
  try {
    const response = await freshIndex(request);
    if (response.status < 500) return response;
    return (await keptIndex()) ?? response;
  } catch (error) {
    const kept = await keptIndex();
    if (kept) return kept;
    throw error;
  }
}

async function keptIndex() {
  const newest = (await stores()).at(-1);
  return newest && (await caches.open(newest)).match(INDEX);
}

async function freshIndex(request) {
  const response = await fetch(request);
  const isPage = response.headers.get("content-type")?.startsWith("text/html");
  if (response.ok && isPage && !response.redirected) quietly(keep(response.clone()));
  return response;
}

async function put(store, request, response) {
  await (await caches.open(store)).put(request, response);
}

/** Keeping something is never in the way of showing it: the disk may be full. */
function quietly(work) {
  work.catch(() => undefined);
}

async function keep(response) {
  const name = PREFIX + (await digest(await response.clone().text()));
  const known = await stores();
  if (known.at(-1) === name) return;
  await caches.delete(name); // an old build that is back is the newest again
  await (await caches.open(name)).put(INDEX, response);
  for (const old of (await stores()).slice(0, -KEPT)) await caches.delete(old);
}

async function digest(text) {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(hash).slice(0, 8)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
