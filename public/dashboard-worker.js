// Keeps the dashboard's pages for a phone without a line. A page here is a shell that is the same for everybody: what is
// the student's own comes by the calls under /api, which this file never touches, and lies in lib/drafts.
const CACHE = "dakhila-pages-1";
// Pages, scripts, styles and fonts; the oldest go first.
const MOST = 200;

const isPage = (url) => url.pathname === "/dashboard" || url.pathname.startsWith("/dashboard/");
const isAsset = (url) => url.pathname.startsWith("/_next/static/");

async function keep(key, response) {
  // A redirect home, an error, or a file that may change under its name is not worth keeping.
  const kind = isPage(new URL(key)) ? response.headers.get("content-type")?.startsWith("text/html") : response.headers.get("cache-control")?.includes("immutable");
  if (!response.ok || response.redirected || !kind) return;
  const cache = await caches.open(CACHE);
  await cache.delete(key);
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((old) => cache.delete(old)));
}

const kept = async (key) => (await caches.open(CACHE)).match(key, { ignoreVary: true });

/** The page as it is now; without a line, as it was when it was last here. */
async function page(event, key) {
  try {
    const response = await fetch(event.request);
    event.waitUntil(keep(key, response.clone()));
    return response;
  } catch (error) {
    const old = await kept(key);
    if (old) return old;
    throw error;
  }
}

/** Files that carry their content in their name never change. */
async function asset(event, key) {
  const old = await kept(key);
  if (old) return old;
  const response = await fetch(event.request);
  event.waitUntil(keep(key, response.clone()));
  return response;
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
  const key = url.origin + url.pathname;
  if (event.request.mode === "navigate" && isPage(url)) event.respondWith(page(event, key));
  else if (isAsset(url)) event.respondWith(asset(event, key));
});

// What an open page consists of, said by the page itself: it was there before this worker was.
self.addEventListener("message", (event) => {
  const fetchAll = async () => {
    for (const address of event.data) {
      const url = new URL(address, self.location.origin);
      const key = url.origin + url.pathname;
      if (url.origin !== self.location.origin || !(isPage(url) || isAsset(url))) continue;
      if (isAsset(url) && (await kept(key))) continue;
      await fetch(url).then((response) => keep(key, response)).catch(() => {});
    }
  };
  event.waitUntil(fetchAll());
});
