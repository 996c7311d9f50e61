import type { Say } from "./toast-list";

// The part that draws is 10 KB and fetched with the first word; what is said before waits here.
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

export const success = (text: string) => say({ kind: "success", text });

/** What the person still needs after five seconds must also stand in the page. */
export const failure = (text: string) => say({ kind: "failure", text });

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
