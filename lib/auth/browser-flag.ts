import { inEveryStore } from "@/lib/browser/every-store";

// A flag that chooses a button's label, and a name for the greeting (docs/decisions/011-drafts-and-shared-answers.md).
// Neither opens anything; the session decides. Storage can be switched off, hence the catches.
const FLAG = "login";
const USER = "userData";

export type UserData = { name: string; email: string };

/** Remembers that somebody logged in here. Tells the page as well, whose head script redraws the navbar's button. */
export function markLoggedIn({ name, email }: UserData) {
  try {
    localStorage.setItem(FLAG, "true");
    localStorage.setItem(USER, JSON.stringify({ name, email }));
  } catch {
    return;
  }
  window.dispatchEvent(new Event("storage"));
}

/** How the page looks, and that the phone is shared, is no personal data, and serves the next person too. */
const KEPT = ["theme", "sharedPhone"];

/** The settings that stay when a person logs out. */
export function settingsToKeep(): [key: string, value: string][] {
  try {
    return KEPT.flatMap((key) => {
      const value = localStorage.getItem(key);
      return value === null ? [] : [[key, value]];
    });
  } catch {
    return [];
  }
}

/**
 * Leaves nothing of the person in this browser, for a computer that others use too: the flag, the name, answers kept
 * for the next visit, the drafts in every database of this origin, and the pages kept for offline. The server asks the
 * browser for the same (Clear-Site-Data), which takes the settings along and which not every browser does: hence
 * `kept`, read before.
 */
export async function forgetEverything(kept: [key: string, value: string][]) {
  clearLogin();
  try {
    sessionStorage.clear();
    localStorage.clear();
    for (const [key, value] of kept) localStorage.setItem(key, value);
  } catch {
    // Storage is switched off: there is nothing in it.
  }
  await stopKeepingPages();
  const databases = await indexedDB.databases().catch(() => []);
  const pages = await globalThis.caches?.keys().catch(() => []);
  await Promise.all([
    ...databases.map(({ name }) => name && inEveryStore(name, (store) => store.clear()).catch(() => {})),
    ...(pages ?? []).map((name) => caches.delete(name).catch(() => false)),
  ]);
}

/** Milliseconds that the worker has to answer. */
const WORKER_PATIENCE = 2000;

let isForgotten = false;
/** Whether this page may still have itself kept for offline: not once its person has logged out. */
export const mayBeKept = () => !isForgotten;

/** The worker that keeps pages for offline may just be at it, and would go on after its cache is gone. */
async function stopKeepingPages() {
  isForgotten = true;
  const workers = "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
  const registration = await workers?.getRegistration("/dashboard").catch(() => undefined);
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  if (!worker) return;
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    setTimeout(resolve, WORKER_PATIENCE);
    worker.postMessage("logout", [port2]);
  });
}

/** Forgets both. */
export function clearLogin() {
  try {
    localStorage.removeItem(FLAG);
    localStorage.removeItem(USER);
  } catch {
    return;
  }
  window.dispatchEvent(new Event("storage"));
}

export function isMarkedLoggedIn() {
  try {
    return localStorage.getItem(FLAG) === "true";
  } catch {
    return false;
  }
}

/** Name and e-mail as remembered, or null when there are none or they are not what we wrote. */
export function readUserData(): UserData | null {
  try {
    const { name, email } = JSON.parse(localStorage.getItem(USER) ?? "null") as Record<string, unknown>;
    return typeof name === "string" && typeof email === "string" ? { name, email } : null;
  } catch {
    return null;
  }
}
