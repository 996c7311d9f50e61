// Keeps the dashboard's pages for a phone without a line. A page here is a shell that is the same for everybody: what
// is the student's own comes by the calls under /api, which this file never touches, and lies in lib/drafts.
const CACHE = "dakhila-pages-1";
// Pages, scripts, styles and fonts; the oldest go first.
const MOST = 200;

const isPage = (url) => url.pathname === "/dashboard" || url.pathname.startsWith("/dashboard/");
/** Files that carry their content in their name never change. */
const isAsset = (url) => url.pathname.startsWith("/_next/static/");
/** What may differ after it (a campaign, a document to go to) does not change the page. */
const keyOf = (url) => url.origin + url.pathname;

/** Grows at each logout: what was begun before is not kept after it. */
let logouts = 0;
/** From a logout until the next page is opened: what the page that is left still fetches is not kept either. */
let isLeft = false;

async function keep(url, response, begun) {
  const key = keyOf(url);
  // A redirect home, an error, or a file that may change under its name is not worth keeping.
  const kind = isPage(url) ? response.headers.get("content-type")?.startsWith("text/html") : response.headers.get("cache-control")?.includes("immutable");
  if (!response.ok || response.redirected || !kind || begun !== logouts || isLeft) return;
  const cache = await caches.open(CACHE);
  if (isAsset(url) && (await cache.match(key, { ignoreVary: true }))) return;
  await cache.delete(key);
  await cache.put(key, response);
  if (begun !== logouts) return void (await caches.delete(CACHE));
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((old) => cache.delete(old)));
}

/**
 * What the server says now; without a line, what it said last. What is kept is looked into only then: while there is a
 * line, a slow or broken store never stands between the student and the page.
 */
async function answer(event, url) {
  const begun = logouts;
  try {
    const response = await fetch(event.request);
    event.waitUntil(keep(url, response.clone(), begun).catch(() => {}));
    return response;
  } catch (error) {
    const old = await caches.match(keyOf(url), { cacheName: CACHE, ignoreVary: true });
    if (old) return old;
    throw error;
  }
}

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  const drop = async () => {
    for (const name of await caches.keys()) if (name.startsWith("dakhila-pages-") && name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(drop());
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  const isOpened = event.request.mode === "navigate" && isPage(url);
  if (isOpened) isLeft = false;
  if (isAsset(url) || isOpened) event.respondWith(answer(event, url));
});

// What an open page consists of, said by the page itself: it was there before this worker was. Or that a person logs
// out, which is answered when nothing is kept any more.
self.addEventListener("message", (event) => {
  const begun = logouts;
  if (event.data === "logout") {
    logouts += 1;
    isLeft = true;
    event.waitUntil(caches.delete(CACHE).then(() => event.ports[0]?.postMessage(null)));
    return;
  }
  if (isLeft) return;
  const fetchAll = async () => {
    const cache = await caches.open(CACHE);
    for (const address of event.data) {
      const url = new URL(address, self.location.origin);
      if (url.origin !== self.location.origin || !(isPage(url) || isAsset(url))) continue;
      if (isAsset(url) && (await cache.match(keyOf(url), { ignoreVary: true }))) continue;
      await fetch(url).then((response) => keep(url, response, begun)).catch(() => {});
    }
  };
  event.waitUntil(fetchAll());
});
