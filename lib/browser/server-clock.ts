import { isTold, now, setClock, slippedBy, today } from "@/lib/dates/now";
import { createStore } from "./create-store";

// The device's clock may be wrong by years. Every answer says what the server's shows.

/** Milliseconds: a header names whole seconds, and an answer takes its time. */
const SAME = 60_000;

/** Milliseconds after which the device's day stands while the server's answer is on its way. */
const PATIENCE = 5000;

/**
 * Today in India by the server's clock, YYYY-MM-DD; "" until it has told. A page that made no call asks; where no
 * answer comes the device's day stands, and it is asked again once the page is looked at or the line is back.
 */
export const serverDay = createStore("", () => {
  if (isTold()) return () => {};
  const ask = () => {
    if (!isTold() && document.visibilityState === "visible") void askTime().then(showDay);
  };
  const timer = setTimeout(showDay, PATIENCE);
  void askTime().then(showDay);
  window.addEventListener("online", ask);
  window.addEventListener("focus", ask);
  document.addEventListener("visibilitychange", ask);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("online", ask);
    window.removeEventListener("focus", ask);
    document.removeEventListener("visibilitychange", ask);
  };
});

const showDay = () => serverDay.set(today());

/** @param header the `Date` of an answer */
export function noteTime(header: string | null) {
  const moment = header === null ? NaN : Date.parse(header);
  if (Number.isNaN(moment)) return;
  // A device whose clock is right knows the second better than a header does.
  if (!isTold() || hasSlipped()) setClock(Math.abs(moment - Date.now()) > SAME ? moment : Date.now());
  else if (Math.abs(moment - now()) > SAME) setClock(moment);
  showDay();
}

/** The device slept, or its clock was set: what the time is, only the server knows. */
export const hasSlipped = () => Math.abs(slippedBy()) > SAME;

/** Asks the server for the time. Without a line, the device slept: so long as its clock says. */
export async function askTime() {
  try {
    noteTime((await fetch("/favicon.ico", { method: "HEAD", cache: "no-store" })).headers.get("date"));
  } catch {
    // Offline.
  }
  if (hasSlipped()) setClock(now() + slippedBy());
}
