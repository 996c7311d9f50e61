const LONGEST = 3000;

/** Does `work` once the page has nothing else to do; in Safari, which does not tell, a moment later. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: LONGEST });
  else setTimeout(work, 1000);
}
