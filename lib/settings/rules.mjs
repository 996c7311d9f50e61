// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- Node reads this file, and knows no "@/"
import { EMAIL } from "../contact/email.mjs";

export const firebaseNames = ["FIREBASE_PROJECT_ID", "FIREBASE_API_KEY", "FIREBASE_AUTH_DOMAIN"];
export const mailNames = ["SMTP_URL", "NOTIFY_FROM", "NOTIFY_TO"];

/** What is missing of a group that is set in part; a group of which nothing is set is complete. */
export const missingOf = (names, valueOf) => (names.some(valueOf) ? names.filter((name) => !valueOf(name)) : []);

export const isLoopback = (host) =>
  host === "localhost" || host === "::1" || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host);

/** The first [name, host] that others can reach: the emulator accepts unsigned identities. */
export const openPlace = (places) => places.find(([, host]) => !isLoopback(host));

export const HTTPS_FORM =
  "must begin with https:// wherever others open it: no browser keeps the login's cookie on a line that is not encrypted";

export const isSafeAddress = ({ protocol, hostname }) => protocol !== "http:" || isLoopback(hostname);

export const SENDER_FORM =
  "must be the address that mail to the team and to students comes from, alone or behind a name: Dakhila <mail@dakhila.example>";

/** `name` is "" without one; null for what is no sender. */
export function mailSender(text) {
  const [, quoted, plain = "", behindName, alone = behindName] =
    /^(?:(?:"([^"<>]*)"|([^"<>]*))\s*<([^<>]+)>|([^<>]+))$/.exec(text.trim()) ?? [];
  const name = (quoted ?? plain).trim();
  return alone !== undefined && alone.length <= 254 && EMAIL.test(alone) && !/\p{C}/u.test(name)
    ? { name, address: alone }
    : null;
}

export const TEAM_FORM = "must list the e-mail addresses of the team, separated by commas";
/** Null where one of the addresses is none. */
export function mailList(text) {
  const all = text.split(",").flatMap((part) => part.trim() || []);
  return all.length > 0 && all.every((one) => one.length <= 254 && EMAIL.test(one)) ? all : null;
}

export const TOKEN_FORM = "must be the whole token that UploadThing's dashboard shows under API Keys, for version 7";

/** JSON in base64, with a secret key, an app and its regions. */
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

export const CLAMD_FORM = "must be where clamd listens: the path of its socket, or host:port, such as 127.0.0.1:3310";

/** As node:net takes it: { path } or { host, port }; null for what is no place. */
export function clamdPlace(address) {
  if (address.startsWith("/")) return { path: address };
  const [, host, port] = /^(\[[\da-f:]+\]|[\w.-]+):(\d{1,5})$/i.exec(address) ?? [];
  const number = Number(port);
  return number >= 1 && number <= 65_535 ? { host: host.replace(/[[\]]/g, ""), port: number } : null;
}

/**
 * What a start that others can reach does not see to by itself, a sentence each.
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
