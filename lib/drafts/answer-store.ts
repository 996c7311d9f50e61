import type { SharedAnswers } from "./shared-answers";
import { isShared } from "./shared-phone";

/** Answers given before there is an account, per tab; on a shared phone in memory only. */

const ANSWERS = "answers";
/** A random word that a logout clears in all tabs, which invalidates what was saved under it. */
const VISIT = "visit";
const IDLE = 30 * 60_000;
/** Milliseconds; the server gives it ten minutes. */
const PROVED = 9 * 60_000;

type SavedAnswers = {
  visit: string | null;
  at: number;
  answers: SharedAnswers;
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

/** The answers of this visit, {} after 30 minutes without use or after a logout; reading them counts as a use. */
export function loadAnswers(): SharedAnswers {
  const saved = read();
  if (!saved) return {};
  write(saved);
  return saved.answers;
}

/** A blank removes an answer. `telling` gets the known ones. */
export function rememberAnswers(telling: (known: SharedAnswers) => SharedAnswers) {
  const saved = read();
  const known = saved?.answers ?? {};
  write({ ...saved, answers: { ...known, ...telling(known) } });
}

/** Forgets answers that were given with another e-mail than the account's, as on a phone of the family. */
export function bindToAccount(email: string) {
  const savedEmail = read()?.answers.email;
  if (savedEmail && savedEmail !== email) forgetAnswers();
}

export function forgetAnswers() {
  memory = null;
  stored(() => sessionStorage.removeItem(ANSWERS));
}

/** Notes when the phone of these answers was proved, so that signup asks for no second code. @param at milliseconds */
export function rememberProof(at: number) {
  const saved = read();
  if (!saved) return;
  const { phone = "", email = "" } = saved.answers;
  write({ ...saved, proved: { phone, email, at } });
}

/** A hint: the server checks for itself. */
export function isPhoneProved({ phone, email }: { phone: string; email: string }): boolean {
  const proved = read()?.proved;
  return proved?.phone === phone && proved.email === email && Date.now() - proved.at < PROVED;
}

function stored<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    // Switched off or full: memory has to do.
  }
}
