const KEY = "bellShown";

/**
 * True the first time in a browser session; false when storage is off, so that the bell never opens again and again.
 */
export function firstTimeForBell() {
  try {
    if (sessionStorage.getItem(KEY)) return false;
    sessionStorage.setItem(KEY, "true");
    return true;
  } catch {
    return false;
  }
}

/** Lets the bell open again, for the next student on this device. */
export function forgetBell() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is off: there is nothing to forget.
  }
}
