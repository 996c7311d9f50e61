/** From the moment the overview is there until the bell opens by itself, in milliseconds (SPEC section 9). */
const BELL_OPENS_AFTER = 1000;

/**
 * Opens once the time is up, unless something is in the way by then: then the chance is kept for the next page. Returns
 * how to call it off.
 */
export function openSoon({
  isInTheWay,
  takeChance,
  open,
}: {
  isInTheWay: () => boolean;
  takeChance: () => boolean;
  open: () => void;
}) {
  const timer = setTimeout(() => {
    if (!isInTheWay() && takeChance()) open();
  }, BELL_OPENS_AFTER);
  return () => clearTimeout(timer);
}
