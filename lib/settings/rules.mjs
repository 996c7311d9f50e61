// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- Node reads this file, and knows no "@/"
import { EMAIL } from "../contact/email.mjs";

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

/** What NEXTAUTH_URL must be, after its name. */
export const HTTPS_FORM =
  "must begin with https:// wherever others open it: no browser keeps the login's cookie on a line that is not encrypted";

/** False for http anywhere but on this machine. */
export const isSafeAddress = ({ protocol, hostname }) => protocol !== "http:" || isLoopback(hostname);

/** What NOTIFY_FROM must be, after its name. */
export const SENDER_FORM =
  "must be the address that mail to the team and to students comes from, alone or behind a name: Dakhila <mail@dakhila.example>";

/** The name ("" for none) and the address of who sends mail; null for what is neither form. */
export function mailSender(text) {
  const [, quoted, plain = "", behindName, alone = behindName] =
    /^(?:(?:"([^"<>]*)"|([^"<>]*))\s*<([^<>]+)>|([^<>]+))$/.exec(text.trim()) ?? [];
  const name = (quoted ?? plain).trim();
  return alone !== undefined && alone.length <= 254 && EMAIL.test(alone) && !/\p{C}/u.test(name)
    ? { name, address: alone }
    : null;
}

/** What NOTIFY_TO must be, after its name. */
export const TEAM_FORM = "must list the e-mail addresses of the team, separated by commas";
/** The addresses of a list; null where one of them is none. */
export function mailList(text) {
  const all = text.split(",").flatMap((part) => part.trim() || []);
  return all.length > 0 && all.every((one) => one.length <= 254 && EMAIL.test(one)) ? all : null;
}

/** What UPLOADTHING_TOKEN must be, after its name. */
export const TOKEN_FORM = "must be the whole token that UploadThing's dashboard shows under API Keys, for version 7";

/**
 * Whether a text has the form of UploadThing's token: JSON in base64, with a secret key, an app and its regions. A
 * token that was taken back has it too.
 */
export function isUploadthingToken(text) {
  try {
    const { apiKey, appId, regions } = JSON.parse(Buffer.from(text, "base64").toString("utf8"));
    const isFilled = (part) => typeof part === "string" && part !== "";
    return (
      isFilled(apiKey) && apiKey.startsWith("sk_") && isFilled(appId) && regions.length > 0 && regions.every(isFilled)
    );
  } catch {
    return false;
  }
}

/** What CLAMD_ADDRESS must be, after its name. */
export const CLAMD_FORM = "must be where clamd listens: the path of its socket, or host:port, such as 127.0.0.1:3310";

/** Where clamd listens, as node:net takes it; null for an address that is none. */
export function clamdPlace(address) {
  if (address.startsWith("/")) return { path: address };
  const [, host, port] = /^(\[[\da-f:]+\]|[\w.-]+):(\d{1,5})$/i.exec(address) ?? [];
  const number = Number(port);
  return number >= 1 && number <= 65_535 ? { host: host.replace(/[[\]]/g, ""), port: number } : null;
}

/**
 * What a start that others can reach does not see to by itself, a sentence each; none for one on this machine alone.
 * Nothing here can look whether the proxy's TLS is as docs/asvs.md wants it.
 * @param {{ host: string, url: string, proxies: number, scanner?: string, databaseUrl?: string,
 *   metricsHost?: string }} start
 * @returns {string[]}
 */
export function notMet({ host, url, proxies, scanner, databaseUrl, metricsHost }) {
  const database = databaseUrl && new URL(databaseUrl);
  const scannerHost = scanner && clamdPlace(scanner)?.host;
  if (isLoopback(host) && isLoopback(new URL(url).hostname)) return [];
  return [
    proxies === 0 &&
      "No proxy is declared (TRUSTED_PROXIES=0), and the app speaks http only: without TLS in front of it nobody can log in, and whoever is on the line reads along.",
    proxies > 0 &&
      !isLoopback(host) &&
      `The app answers by http on ${host}: whoever reaches that port goes round the proxy and its TLS. Listen on 127.0.0.1, or close the port to all but the proxy.`,
    proxies > 0 &&
      "Which versions of TLS are spoken, and with whose certificate, only the proxy decides: TLS 1.2 and 1.3, and a certificate of a public authority (12.1.1 and 12.2.2).",
    !scanner &&
      "No virus scanner is set (CLAMD_ADDRESS): documents are kept, and handed to lenders, without being scanned.",
    scannerHost &&
      !isLoopback(scannerHost) &&
      "CLAMD_ADDRESS leads to another machine, and clamd speaks no TLS: documents go there unencrypted, for whoever is on that line. Run it on this machine, or lead the line through a tunnel.",
    metricsHost &&
      !isLoopback(metricsHost) &&
      "METRICS_HOST can be reached from other machines: figures of the site are read there by http, without a login. Let nobody but Prometheus in.",
    database &&
      !isLoopback(database.hostname) &&
      database.searchParams.get("sslmode") !== "verify-full" &&
      "DATABASE_URL leads to another machine without sslmode=verify-full: the line may be open, or end at somebody else.",
  ].filter((sentence) => typeof sentence === "string" && sentence !== "");
}
