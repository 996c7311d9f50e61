import { IDLE_MINUTES, SESSION_USED } from "@/lib/session/limits";
import { now } from "@/lib/dates/now";
import { createStore } from "./create-store";
import { askTime, hasSlipped } from "./server-clock";

// Outside React: calls are made from everywhere, one dialog answers.
const WARN_MINUTES = 2;
/** Tells this person's other tabs that the session has just been used: they share it, and its clock. */
const CHANNEL = "dakhila:session";

type SessionState = "alive" | "ending" | "ended" | "asking";

export const sessionState = createStore<SessionState>("alive", host);

let isHosted = false;
let answer: ((again: boolean) => void) | undefined;
let asked: Promise<boolean> | undefined;
let renewedAt = -1;
let lastUse = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let channel: BroadcastChannel | undefined;

/**
 * Asks to log in again in a dialog that keeps what was typed; all who ask share one.
 * @param callStarted by `performance.now()`: if the session has been renewed since, nobody is asked
 * @returns true once the same account has a session again; false when it was given up or no dashboard is open
 */
export function reauthenticate(callStarted?: number): Promise<boolean> {
  if (callStarted !== undefined && renewedAt > callStarted) return Promise.resolve(true);
  if (!isHosted) return Promise.resolve(false);
  asked ??= new Promise<boolean>((resolve) => {
    answer = resolve;
  }).finally(() => {
    asked = undefined;
  });
  sessionState.set("asking");
  return asked;
}

/** The dialog's answer to all who asked: logged in again, or given up. */
export function settleSession(again: boolean) {
  if (again) {
    renewedAt = performance.now();
    sessionState.set("alive");
    noteUse();
  }
  answer?.(again);
  answer = undefined;
}

/** Sets this page's clock by an answer; without the header it says nothing of the session. */
export function noteAnswer(header: (name: string) => string | null) {
  const seconds = header(SESSION_USED);
  if (seconds !== null) noteUse(Number(seconds));
}

function noteUse(secondsAgo = 0) {
  if (!isHosted || sessionState.get() === "asking") return;
  restart(secondsAgo);
  channel?.postMessage(secondsAgo);
}

function restart(secondsAgo = 0) {
  lastUse = now() - secondsAgo * 1000;
  sessionState.set("alive");
  watch();
}

// A computer that slept fires its timers late, or all at once, and its clock may have been set meanwhile.
function watch() {
  clearTimeout(timer);
  if (sessionState.get() === "asking") return;
  if (hasSlipped()) return void askTime().then(watch);
  const left = lastUse + IDLE_MINUTES * 60_000 - now();
  const untilWarning = left - WARN_MINUTES * 60_000;
  if (left <= 0) return sessionState.set("ended");
  if (untilWarning <= 0) sessionState.set("ending");
  timer = setTimeout(watch, untilWarning > 0 ? untilWarning : left);
}

function host() {
  isHosted = true;
  restart();
  channel ??= typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL);
  // Another tab's call keeps this one alive too, and so does logging in again over there.
  if (channel)
    channel.onmessage = ({ data }) => (sessionState.get() === "asking" ? settleSession(true) : restart(Number(data)));
  document.addEventListener("visibilitychange", watch);
  return () => {
    isHosted = false;
    clearTimeout(timer);
    channel?.close();
    channel = undefined;
    document.removeEventListener("visibilitychange", watch);
  };
}
