// The Content-Security-Policy of a page. Pages are made ahead, so none can carry a number drawn for the request: the
// policy names each inline script by its hash instead, and is made from the bytes that are really sent.
import { createHash } from "node:crypto";
import { HEAD_SCRIPT } from "../../lib/head-script.mjs";

/** The name of a script or style by its content. */
export const hashOf = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Scripts and styles that stand in the page itself; data (application/ld+json) is none. */
const SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]+?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]+?)<\/style>/g;
/** A page's data as Next hands it to React: texts, one after the other, and nothing that runs by itself. */
const DATA = String.raw`self\.__next_f\.push\(\[\d(?:,"(?:[^"\\]+|\\.)*")?\]\)`;
const FIRST = String.raw`\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)`;
const OF_NEXT = new RegExp(`^(?:${FIRST}|${DATA})(?:;${DATA})*$`, "s");
/** What names the files of a page's code, as data. */
const CODE = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s;
/**
 * What React puts into a page whose parts come one after the other, and then calls with their names. A test takes it
 * from the installed version.
 */
export const REACT_SCRIPTS = [
  "'sha256-7mu4H06fwDCjmnxxr/xNHyuQC6pLTHr4M2E4jXw5WZs='",
  "'sha256-ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY='",
  "'sha256-HIwET9YbpCDSDZxSjDwBhUP6sywD0vfbAPbsgjDbN4U='",
];
const MOVES = /^(.*?)(\$R[CX]\("[^"\\]*"(?:,"[^"\\]*")*\))?$/s;
/** Whether a script that stands in a page is one that Next or React puts there: it hands over data, or moves parts. */
function isOfNext(text) {
  if (OF_NEXT.test(text)) return true;
  const [, before, call] = MOVES.exec(text);
  if ((call && before === "") || REACT_SCRIPTS.includes(hashOf(before))) return true;
  try {
    return typeof JSON.parse(CODE.exec(text)[1]) === "object";
  } catch {
    return false;
  }
}

/** Between two of the scripts that bring a page's data, one after the other. */
const BETWEEN = ")</script><script>self.__next_f.push(";

/**
 * What sonner puts into the page when the first toast shows: an empty style element, then its text. A test takes both
 * from the installed version.
 */
export const TOAST_STYLES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
];

/** For answers that are no pages: nothing in them is ever run or shown inside another site. */
export const CALL_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** For scripts, pictures and texts, which pages bring in: shown inside no other site either. */
export const FILE_POLICY = "frame-ancestors 'none'";

/** Where a page that the browser draws by itself, an error, puts in a script that its answer did not have. */
const ALWAYS = [hashOf(HEAD_SCRIPT)];

/**
 * Other servers that a page may talk to: Firebase's phone codes and the Google button, or the emulator that stands in
 * for them and asks no captcha. Documents go through this site alone.
 * @param authDomain the Firebase project's own domain; emulator: "host:port" of the emulator, where there is one;
 *   isSecure: whether the site is reached over https
 */
export function servicesOf({ authDomain, emulator, isSecure }) {
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

/**
 * The page with the scripts of its data put together, as one for each run of them. They do the same in one as in fifty,
 * and fifty hashes would be more than proxies take of an answer's headers.
 * @param html a whole page, as Next made it: it writes "<" of any data as an escape, so BETWEEN is never part of one
 */
export const joinScripts = (html) => html.replaceAll(BETWEEN, ");self.__next_f.push(");

/**
 * The policy of a whole page, as it is sent. It names our own script and what brings the page's data; any other that
 * stands in the page, however it came there, does not run.
 */
export function policyOf(html, services) {
  const hashes = (pattern, isOurs = () => true) =>
    [...html.matchAll(pattern)].filter(([, text]) => isOurs(text)).map(([, text]) => hashOf(text));
  const once = (...sources) => [...new Set(sources)];
  return [
    "default-src 'none'",
    once("script-src 'self'", ...ALWAYS, ...hashes(SCRIPT, isOfNext), ...services.script).join(" "),
    once("style-src 'self'", ...TOAST_STYLES, ...hashes(STYLE)).join(" "),
    "img-src 'self' blob: data:",
    "font-src 'self'",
    ["connect-src 'self'", ...services.connect].join(" "),
    ["frame-src", ...services.frame].join(" "),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(services.isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
