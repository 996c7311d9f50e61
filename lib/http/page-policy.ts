import { createHash } from "node:crypto";
import { HEAD_SCRIPT } from "@/lib/head-script.mjs";

// The Content-Security-Policy of a page. Pages are made ahead and carry no nonce: the policy names each inline script
// by the hash of the bytes that are sent. Next has no way of its own yet (vercel/next.js#95696).

/** A CSP source of an inline script or style. */
export const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Inline scripts and styles; application/ld+json runs nothing. */
const SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]+?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]+?)<\/style>/g;
/** Texts that Next hands to React, one after the other, and nothing else. */
const DATA = String.raw`self\.__next_f\.push\(\[\d(?:,"(?:[^"\\]+|\\.)*")?\]\)`;
const FIRST = String.raw`\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)`;
const NEXT_DATA = new RegExp(`^(?:${FIRST}|${DATA})(?:;${DATA})*$`, "s");
const CHUNKS = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s;
/** What React puts into a streamed page. A test takes it from the installed version. */
export const REACT_SCRIPTS = [
  "'sha256-7mu4H06fwDCjmnxxr/xNHyuQC6pLTHr4M2E4jXw5WZs='",
  "'sha256-ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY='",
  "'sha256-HIwET9YbpCDSDZxSjDwBhUP6sywD0vfbAPbsgjDbN4U='",
];
const REACT_CALL = /^(.*?)(\$R[CX]\("[^"\\]*"(?:,"[^"\\]*")*\))?$/s;

function isOfNext(text: string) {
  if (NEXT_DATA.test(text)) return true;
  const [, before = "", call] = REACT_CALL.exec(text)!;
  if ((call && before === "") || REACT_SCRIPTS.includes(hashOf(before))) return true;
  try {
    return typeof JSON.parse(CHUNKS.exec(text)![1]!) === "object";
  } catch {
    return false;
  }
}

/** What sonner puts into the page with the first toast. A test takes both from the installed version. */
export const TOAST_STYLES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
];

export const CALL_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** For scripts, pictures and texts, which pages bring in. */
export const FILE_POLICY = "frame-ancestors 'none'";

export type Services = { isSecure: boolean; script: string[]; connect: string[]; frame: string[] };

/**
 * Other servers that a page may talk to: Firebase's phone codes and the Google button, or the emulator.
 * @param authDomain the Firebase project's own domain; emulator: "host:port"; isSecure: whether the site is https
 */
export function servicesOf(given: { authDomain?: string; emulator?: string; isSecure: boolean }): Services {
  const { authDomain, emulator, isSecure } = given;
  const google = "https://apis.google.com";
  if (emulator) {
    const local = `http://${emulator}`;
    return { isSecure, script: [google], connect: [local], frame: [local] };
  }
  const captcha = "https://www.google.com/recaptcha/";
  return {
    isSecure,
    script: [google, captcha, "https://www.gstatic.com/recaptcha/"],
    connect: ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"],
    frame: [`https://${authDomain}`, captcha, "https://recaptcha.google.com/recaptcha/"],
  };
}

const BETWEEN_DATA = ")</script><script>self.__next_f.push(";

/** The page with its data scripts joined: fifty hashes would be more than proxies take of an answer's headers. */
export const joinScripts = (html: string) => html.replaceAll(BETWEEN_DATA, ");self.__next_f.push(");

/** The policy of a whole page as it is sent. An inline script that is neither Next's, React's nor ours does not run. */
export function policyOf(html: string, services: Services) {
  const texts = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text!);
  const directive = (...sources: string[]) => [...new Set(sources)].join(" ");
  const scripts = texts(SCRIPT).filter(isOfNext).map(hashOf);
  return [
    "default-src 'none'",
    // HEAD_SCRIPT also stands in an error page that the browser draws by itself.
    directive("script-src 'self'", hashOf(HEAD_SCRIPT), ...scripts, ...services.script),
    directive("style-src 'self'", ...TOAST_STYLES, ...texts(STYLE).map(hashOf)),
    "img-src 'self' blob: data:",
    "font-src 'self'",
    directive("connect-src 'self'", ...services.connect),
    directive("frame-src", ...services.frame),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(services.isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
