import type { Say } from "./toast-list";

// The part that draws is fetched with the first word, or with the press before it: it is 10 KB, and no page needs it
// to be read. What is said before it is there waits here.
let draw: ((say: Say) => void) | undefined;
let waiting: Say[] = [];
let isAsked = false;

function say(message: Say): void {
  if (draw) return draw(message);
  waiting.push(message);
  if (isAsked) return;
  isAsked = true;
  import("./toast-list").then(
    ({ showToasts }) => showToasts(listen),
    () => {
      // Nothing goes with it: what is needed longer than a toast stands in the page as well.
      isAsked = false;
      waiting = [];
    },
  );
}

/** Says that something worked; goes away after 5 seconds. */
export const success = (text: string) => say({ kind: "success", text });

/**
 * Says that something failed; goes away after 5 seconds. What the person still needs then must also stand in the page.
 */
export const failure = (text: string) => say({ kind: "failure", text });

/** Takes every message away: a new press clears what the last one said. */
export const clearToasts = () => say({ kind: "clear" });

/** For the part that draws: gets everything said so far and from now on. Returns how to stop. */
function listen(listener: (say: Say) => void): () => void {
  draw = listener;
  const early = waiting;
  waiting = [];
  early.forEach(listener);
  return () => {
    draw = undefined;
  };
}
