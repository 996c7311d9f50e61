// The browser keeps two things only (DECISIONS 21): a flag that chooses a button's label, and a name for the greeting.
// Neither opens anything; the session decides. Storage can be switched off, hence the catches.
const FLAG = "login";
const USER = "userData";

export type UserData = { name: string; email: string };

/** Remembers that somebody logged in here. Tells the page as well, whose head script redraws the navbar's button. */
export function markLoggedIn({ name, email }: UserData) {
  try {
    localStorage.setItem(FLAG, "true");
    localStorage.setItem(USER, JSON.stringify({ name, email }));
  } catch {
    return;
  }
  window.dispatchEvent(new Event("storage"));
}

/** Forgets both. */
export function clearLogin() {
  try {
    localStorage.removeItem(FLAG);
    localStorage.removeItem(USER);
  } catch {
    return;
  }
  window.dispatchEvent(new Event("storage"));
}

export function isMarkedLoggedIn() {
  try {
    return localStorage.getItem(FLAG) === "true";
  } catch {
    return false;
  }
}

/** Name and e-mail as remembered, or null when there are none or they are not what we wrote. */
export function readUserData(): UserData | null {
  try {
    const { name, email } = JSON.parse(localStorage.getItem(USER) ?? "null") as Record<string, unknown>;
    return typeof name === "string" && typeof email === "string" ? { name, email } : null;
  } catch {
    return null;
  }
}
