/** Local storage: remembers that this phone is shared. It outlives a logout, and says nothing about anybody. */
const SHARED = "sharedPhone";

export function isShared(): boolean {
  try {
    return localStorage.getItem(SHARED) !== null;
  } catch {
    return false;
  }
}

/** Whether answers outlive the tab; not `!isShared()`: without storage nothing is kept either. */
export function keepsAnswers(): boolean {
  try {
    return localStorage.getItem(SHARED) === null;
  } catch {
    return false;
  }
}

export function rememberShared(shared: boolean) {
  try {
    if (shared) localStorage.setItem(SHARED, "true");
    else localStorage.removeItem(SHARED);
  } catch {}
}
