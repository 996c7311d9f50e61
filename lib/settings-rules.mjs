// Rules across settings. The start script asks them before a build, the app (lib/env.ts) when it reads its settings.

/** What a Firebase project of one's own needs; without any of them the emulator is used. */
export const firebaseNames = ["FIREBASE_PROJECT_ID", "FIREBASE_API_KEY", "FIREBASE_AUTH_DOMAIN"];
/** What mail, to the team and to students, needs; without any of them none is sent. */
export const mailNames = ["SMTP_URL", "NOTIFY_FROM", "NOTIFY_TO"];

/**
 * The settings that are missing from a group which is set up by half.
 * @param valueOf the setting of a name, or undefined
 */
export const missingOf = (names, valueOf) => (names.some(valueOf) ? names.filter((name) => !valueOf(name)) : []);

/** Whether a host's name or address can only be reached from this machine. */
export const isLoopback = (host) =>
  host === "localhost" || host === "::1" || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host);

/**
 * The first of the places where the app answers, as [name, host], that others can reach. The Firebase Auth emulator
 * accepts unsigned identities, which anybody could write: with such a place it may not be used.
 */
export const openPlace = (places) => places.find(([, host]) => !isLoopback(host));
