import {
  CLAMD_FORM,
  clamdPlace,
  firebaseNames,
  HTTPS_FORM,
  isSafeAddress,
  isUploadthingToken,
  mailList,
  mailNames,
  mailSender,
  missingOf,
  openPlace,
  SENDER_FORM,
  TEAM_FORM,
  TOKEN_FORM,
} from "./rules.mjs";

const isPort = (text) => /^\d{1,5}$/.test(text) && text >= 1 && text <= 65_535;
const isDatabase = (text) => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);

/** What a setting that is not empty has to be. */
const CHOICES = [
  ["PORT", isPort, "a number from 1 to 65535, such as PORT=3001"],
  ["TRUSTED_PROXIES", (text) => /^\d$/.test(text), "the number of your proxies in front of the app, from 0 to 9"],
  ["SHUTDOWN_PAUSE_SECONDS", (text) => /^([0-5]?\d|60)$/.test(text), "a number of seconds from 0 to 60"],
  ["PAGES_AHEAD", (text) => /^(yes|no)$/.test(text), "yes or no, or leave it empty, which is yes"],
  ["METRICS_PORT", isPort, "a number from 1 to 65535, or leave it empty"],
];

/** Where the site listens and is opened. @param value gives a setting, or what stands in its place */
export function addressIn(value) {
  const port = Number(value("PORT", "3000"));
  const host = value("HOST", "127.0.0.1");
  const url = value("NEXTAUTH_URL", `http://${host.includes(":") ? `[${host}]` : host}:${port}`).replace(/\/$/, "");
  return { port, host, url };
}

/** Whether a real Firebase project is set up, by settings that nothing is wrong with. @param value as for addressIn */
export const hasOwnFirebase = (value) => !value("FIREBASE_AUTH_EMULATOR_HOST") && Boolean(value(firebaseNames[0]));

/**
 * What is wrong with the settings of a start, of what must not wait for the app's own check (lib/env.ts), which comes
 * after a build.
 * @param value as for addressIn
 * @returns one sentence that names the setting; undefined where nothing is
 */
export function wrongInSettings(value) {
  const { port, host, url } = addressIn(value);
  const emulator = value("FIREBASE_AUTH_EMULATOR_HOST");
  const hostname = siteHost(url);
  const isWrong = (name, isRight) => value(name) && !isRight(value(name));
  const half = (what, names, otherwise) => {
    const missing = missingOf(names, (name) => value(name)).join(" and ");
    const all = names.join(", ");
    return missing && `${what} is set up by half: set ${missing} in .env too, or none of ${all} to ${otherwise}.`;
  };
  const isOpen = openPlace([
    ["NEXTAUTH_URL", hostname],
    ["HOST", host],
  ]);
  return [
    ...CHOICES.map(
      ([name, isRight, form]) => isWrong(name, isRight) && `${name} is "${value(name)}": set it to ${form}.`,
    ),
    Number(value("METRICS_PORT")) === port &&
      `METRICS_PORT is the site's own port, ${port}: the metrics need one that nobody else can reach.`,
    !emulator && half("A Firebase project", firebaseNames, "use the emulator"),
    half("Mail to the team", mailNames, "send none"),
    isWrong("NOTIFY_FROM", mailSender) && `NOTIFY_FROM is "${value("NOTIFY_FROM")}": it ${SENDER_FORM}.`,
    isWrong("NOTIFY_TO", mailList) && `NOTIFY_TO is "${value("NOTIFY_TO")}": it ${TEAM_FORM}.`,
    isWrong("UPLOADTHING_TOKEN", isUploadthingToken) &&
      `UPLOADTHING_TOKEN ${TOKEN_FORM}: copy it anew, or leave it empty to keep documents in FILES_DIR.`,
    isWrong("CLAMD_ADDRESS", clamdPlace) && `CLAMD_ADDRESS ${CLAMD_FORM}.`,
    value("STUDIO_DATABASE_URL") &&
      !value("DATABASE_URL") &&
      "STUDIO_DATABASE_URL is set without DATABASE_URL: set DATABASE_URL in .env too, or neither to use the embedded database.",
    isWrong("DATABASE_URL", isDatabase) &&
      "DATABASE_URL is not the address of a PostgreSQL: write it as postgresql://user:password@host:5432/name, or leave it out to use the embedded one.",
    isWrong("STUDIO_DATABASE_URL", isDatabase) &&
      "STUDIO_DATABASE_URL is not the address of a PostgreSQL: write it as postgresql://dakhila_editor:password@host:5432/name.",
    hostname === undefined &&
      `NEXTAUTH_URL is "${url}": set it to the address that people open, without a path, such as https://dakhila.example.`,
    isOpen &&
      !hasOwnFirebase(value) &&
      `The Firebase Auth emulator may only serve this machine: to listen on ${host} as ${url}, ${emulator ? "leave FIREBASE_AUTH_EMULATOR_HOST empty and " : ""}set ${firebaseNames.join(", ")} in .env to a real Firebase project.`,
    hostname !== undefined && !isSafeAddress(new URL(url)) && `NEXTAUTH_URL is "${url}": it ${HTTPS_FORM}.`,
  ].find(Boolean);
}

/** The host of an address that people can open; undefined for any other text. */
function siteHost(url) {
  const { protocol, hostname, username, pathname, search, hash } = URL.canParse(url) ? new URL(url) : {};
  return /^https?:$/.test(protocol) && username + search + hash === "" && pathname === "/" ? hostname : undefined;
}
