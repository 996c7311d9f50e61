type Say = { kind: "success" | "failure"; text: string } | { kind: "clear" };

// The part that draws is loaded after the page, so what is said before it is there waits here.
let draw: ((say: Say) => void) | undefined;
let waiting: Say[] = [];

function say(message: Say): void {
  if (draw) draw(message);
  else waiting.push(message);
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
export function listen(listener: (say: Say) => void): () => void {
  draw = listener;
  const early = waiting;
  waiting = [];
  early.forEach(listener);
  return () => {
    draw = undefined;
  };
}
