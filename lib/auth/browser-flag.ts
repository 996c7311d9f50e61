import { inEveryStore } from "@/lib/browser/every-store";

// A hint for a button's label and the greeting; the session decides. Storage can be switched off, hence the catches.
const FLAG = "login";
const USER = "userData";

export type UserData = { name: string; email: string };

/** Tells the page as well, whose head script redraws the navbar's button. */
export function markLoggedIn({ name, email }: UserData) {
  try {
    localStorage.setItem(FLAG, "true");
    localStorage.setItem(USER, JSON.stringify({ name, email }));
  } catch {
    return;
  }
  window.dispatchEvent(new Event("storage"));
}

const SAVED = ["theme", "sharedPhone"];

/** The browser's settings that outlive a logout: its theme, and that the phone is shared. */
export function settingsToKeep(): [key: string, value: string][] {
  try {
    return SAVED.flatMap((key) => {
      const value = localStorage.getItem(key);
      return value === null ? [] : [[key, value]];
    });
  } catch {
    return [];
  }
}

/** Leaves nothing of the person in this browser: not every browser heeds the server's Clear-Site-Data. */
export async function forgetEverything(saved: [key: string, value: string][]) {
  clearLogin();
  try {
    sessionStorage.clear();
    localStorage.clear();
    for (const [key, value] of saved) localStorage.setItem(key, value);
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

const WORKER_PATIENCE = 2000;

let isForgotten = false;
/** Whether this page may still leave anything in the browser: not once its person logs out. */
export const mayBeKept = () => !isForgotten;
/** Before the logout's call: its answer empties the storage, which other parts of the page follow at once. */
export function beginForgetting(forgets = true) {
  isForgotten = forgets;
}

/** It may be saving pages just now, and would go on after its cache is gone. */
async function stopKeepingPages() {
  beginForgetting();
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

/** Takes the hint back; the page draws its buttons anew. */
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

export function readUserData(): UserData | null {
  try {
    const { name, email } = JSON.parse(localStorage.getItem(USER) ?? "null") as Record<string, unknown>;
    return typeof name === "string" && typeof email === "string" ? { name, email } : null;
  } catch {
    return null;
  }
}
