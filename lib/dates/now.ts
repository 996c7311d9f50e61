import { dayOf } from "./calendar";

/** In a browser, what the server's clock showed (milliseconds), and `performance.now()` at that moment. */
let told: { moment: number; at: number; wall: number } | null = null;

/** The moment it is, in milliseconds: in a browser by the server's clock, once an answer has told it. */
export const now = () => (told ? told.moment + performance.now() - told.at : Date.now());

/** The day it is in India, YYYY-MM-DD. */
export const today = () => dayOf(new Date(now()));

/** Only lib/browser/server-clock calls it. */
export const setClock = (moment: number) => {
  told = { moment, at: performance.now(), wall: Date.now() };
};

/** Whether the server's clock is known. */
export const isTold = () => told !== null;

/** Milliseconds by which the device's clock went on more than the browser counted: it slept, or somebody set it. */
export const slippedBy = () => (told ? Date.now() - told.wall - (performance.now() - told.at) : 0);
