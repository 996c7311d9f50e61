/** Milliseconds (SPEC section 9). */
const BELL_OPENS_AFTER = 1000;

/** Opens once the time is up, unless something is in the way. @returns a function that cancels it */
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
