import type { SharedAnswers } from "./shared-answers";
import { isShared } from "./shared-phone";

/**
 * What a person told before there is an account, in the tab that it was told in: another tab, and the next person's
 * window, begin empty. On a shared phone it is in the page's memory only.
 */

/** Session storage. */
const ANSWERS = "answers";
/** Local storage: a random word. A logout clears it in all tabs, and what was kept under it counts no longer. */
const VISIT = "visit";
/** Milliseconds without use after which it is forgotten: as long as a login lives. */
const IDLE = 30 * 60_000;
/** Milliseconds for which a confirmed phone needs no second code; the server gives it ten minutes. */
const PROVED = 9 * 60_000;

type SavedAnswers = {
  visit: string | null;
  at: number;
  answers: SharedAnswers;
  /** The phone and e-mail that a code was confirmed for, and when. */
  proved?: { phone: string; email: string; at: number };
};

let memory: SavedAnswers | null = null;

function read(): SavedAnswers | null {
  const saved = stored(() => JSON.parse(sessionStorage.getItem(ANSWERS) ?? "null") as SavedAnswers | null) ?? memory;
  if (!saved) return null;
  const isOver = typeof saved.at !== "number" || Date.now() - saved.at > IDLE || typeof saved.answers !== "object";
  if (isOver || saved.visit !== visit()) {
    forgetAnswers();
    return null;
  }
  return saved;
}

function write(saved: Omit<SavedAnswers, "at" | "visit">) {
  stored(() => {
    if (visit() === null) localStorage.setItem(VISIT, crypto.randomUUID());
  });
  memory = { ...saved, visit: visit(), at: Date.now() };
  stored(() => {
    if (isShared()) sessionStorage.removeItem(ANSWERS);
    else sessionStorage.setItem(ANSWERS, JSON.stringify(memory));
  });
}

const visit = () => stored(() => localStorage.getItem(VISIT)) ?? null;

/** What was told in this tab, none of it older than the last half hour's use. */
export function loadAnswers(): SharedAnswers {
  const saved = read();
  if (!saved) return {};
  write(saved);
  return saved.answers;
}

/** Adds what a form has learned; a blank takes an answer away. `telling` gets what was known before. */
export function rememberAnswers(telling: (known: SharedAnswers) => SharedAnswers) {
  const saved = read();
  const known = saved?.answers ?? {};
  write({ ...saved, answers: { ...known, ...telling(known) } });
}

/** Somebody logged in: forgets what was told with another e-mail. */
export function bindToAccount(email: string) {
  const savedEmail = read()?.answers.email;
  if (savedEmail && savedEmail !== email) forgetAnswers();
}

/** Forgets all of it, such as for the next person at this phone. */
export function forgetAnswers() {
  memory = null;
  stored(() => sessionStorage.removeItem(ANSWERS));
}

/** Notes that a code was just confirmed for the phone and the e-mail that are remembered. */
export function rememberProof() {
  const saved = read();
  if (!saved) return;
  const { phone = "", email = "" } = saved.answers;
  write({ ...saved, proved: { phone, email, at: Date.now() } });
}

/** Whether this phone was confirmed, with this e-mail, moments ago. The server asks its own memory, not this one. */
export function isPhoneProved({ phone, email }: { phone: string; email: string }): boolean {
  const proved = read()?.proved;
  return proved?.phone === phone && proved.email === email && Date.now() - proved.at < PROVED;
}

function stored<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    // Switched off or full: the page's memory has to do.
  }
}
