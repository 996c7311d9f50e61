import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { senderNetwork } from "../lib/http/sender-network.mjs";
import { ANSWERED } from "../lib/lenders/asked";
import { meantAddress } from "../lib/addresses/meant-address.mjs";
import { metrics, readAtScrape } from "../lib/metrics/metrics.mjs";
import { inRequestContext } from "../lib/request-context.mjs";
import { createLimiter, type Outcome } from "./limiter";
import { countRequest } from "./metrics";
import { createPageCache } from "./page-cache";
import { CALL_POLICY, FILE_POLICY, type Services } from "./page-policy";
import { logError, removeForwardingHeaders, REQUEST_ID, requestIdOf, senderOf, wasForwarded } from "./request";
import { DRAIN_MS } from "./shutdown.mjs";

/** Bytes of any body but an upload's, as in lib/http/json-body.ts; who says nothing of its length is counted there. */
const BODY_LIMIT = 256 * 1024;
const UPLOADS = "/api/loanform/upload";
/** Answered once content was edited. */
const EDITED = "/api/revalidate";
/** Asked by proxies. */
const READY = "/api/health/ready";
const NOT_FOUND = "/404";
const MAX_CONNECTIONS = 4000;
const RETRY_AFTER_SECONDS = 5;
const HTTPS_ONLY_SECONDS = 2 * 365 * 24 * 60 * 60;
/** Milliseconds. A photo over a bad mobile line takes minutes; common proxies keep a connection for a minute. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 10 * 60_000,
  connectionsCheckingInterval: 2000,
  keepAliveTimeout: 65_000,
};
const IDLE_MS = 2 * 60_000;
/** A page is made when it is asked for, and kept when it is asked for again; pages that are asked for after an edit. */
const WARM = { tries: 3, pauseMs: 50, most: 100 };

/** A student with two tabs is one session, a campus one address. An upload comes slowly and holds ten megabytes. */
const CALLS = { session: { concurrent: 8, queued: 100 }, address: { concurrent: 32, queued: 400 } };
const UPLOADS_AT_ONCE = { session: { concurrent: 4, queued: 120 }, address: { concurrent: 32, queued: 400 } };
/** Pages that are made for one request, a tenth of a second of the whole process each: of one sender, and in all. */
const MADE_PAGES = { session: { concurrent: 1, queued: 20 }, address: { concurrent: 2, queued: 200 } };
/** The cookie of lib/session/cookie.ts. */
const SESSION = /(?:^|;\s*)__Host-dakhila\.session=([^;]+)/;

const READING = ["GET", "HEAD"];

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Refusal = readonly [status: number, code: string, message: string, headers?: Record<string, string>];
export type SiteOptions = {
  /** Next. */
  handle: Handler;
  /** The address that people open. */
  site: URL;
  /** How many proxies of ours stand in front. */
  trustedProxies: number;
  /** Whether identities are the emulator's, which anybody could write: they are taken from this machine only. */
  takesUnsigned?: boolean;
  services: Services;
  /** Whether a lender of this id has a page: Next would make and keep one for every id. */
  isListed(id: string): Promise<boolean>;
  serveFile?(request: IncomingMessage, response: ServerResponse): boolean;
  isPage?(path: string): boolean;
  /** Pages that are made after the start. */
  warmed?: string[];
  routeOf?(url: string): string;
};

/**
 * The server in front of Next: says who sends a request and under which name the site is asked, refuses what the app
 * has no answer for, limits what one sender has in the app, and keeps pages and files ready.
 * @returns leave(): from now on it says that it is not ready; close(): takes no more requests, and ends when those
 *   under way have been answered, after `ms` milliseconds at the latest
 */
export function createSiteServer(options: SiteOptions) {
  const { handle, site, trustedProxies, isListed, isPage = () => false, routeOf = () => "other" } = options;
  const isSecure = site.protocol === "https:";
  const pages = createPageCache((request, response) => void handle(request, response), options.services);
  const limitersOf = ({ session, address }: typeof CALLS) => [createLimiter(session), createLimiter(address)] as const;
  const limiters = { call: limitersOf(CALLS), upload: limitersOf(UPLOADS_AT_ONCE), page: limitersOf(MADE_PAGES) };
  let underWay = 0;
  let isLeaving = false;
  let toWarm = options.warmed ?? [];

  const receive = (request: IncomingMessage, response: ServerResponse) => {
    const id = requestIdOf(request, trustedProxies);
    request.headers[REQUEST_ID] = id;
    response.setHeader(REQUEST_ID, id);
    void inRequestContext({ id }, () =>
      serve(request, response).catch((error: unknown) => {
        logError(error, "a request failed");
        if (!response.headersSent) response.writeHead(500);
        response.end();
      }),
    );
  };
  const server = createServer(TIMEOUTS, receive);
  // Clients that ask before they send a large body are refused before they send it.
  server.on("checkContinue", receive);
  // Their size is limited; by number, Node would drop the proxy's own without a word.
  server.maxHeadersCount = 0;
  server.maxConnections = MAX_CONNECTIONS;
  server.setTimeout(IDLE_MS);

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const sender = senderOf(request, trustedProxies);
    const isForwarded = Boolean(options.takesUnsigned) && wasForwarded(request);
    removeForwardingHeaders(request);
    const { host } = site;
    Object.assign(request.headers, { host, "x-forwarded-host": host, "x-forwarded-for": sender });
    const url = request.url!;
    if (isLeaving) response.setHeader("connection", "close");
    response.setHeader("cross-origin-resource-policy", "same-origin");
    if (isSecure) response.setHeader("strict-transport-security", `max-age=${HTTPS_ONLY_SECONDS}; includeSubDomains`);
    // Next adds ten listeners itself, of which Node would warn.
    response.setMaxListeners(20);
    underWay += 1;
    response.once("close", () => (underWay -= 1));
    const countAs = countRequest(request, response, routeOf);

    const path = segmentsOf(url);
    const isCall = path?.[0] === "api";
    if (isLeaving && url === READY && READING.includes(request.method!))
      return sendJson(request, response, 503, { ready: false, lacks: "closing", low: null });
    if (path === null) {
      const meant = isPlainReading(request) ? await meantAddress(url, hasPage) : undefined;
      if (meant === undefined) return refuse(request, response, REFUSALS.unreadable);
      return redirect(response, meant);
    }
    const refusal = refusalOf(request, path) ?? (isForwarded && carriesIdentity(request, path) && REFUSALS.forwarded);
    if (refusal) return refuse(request, response, refusal);
    if (!isCall && options.serveFile?.(request, response)) return countAs("file");

    if (isCall) {
      setDefaultPolicy(response, CALL_POLICY);
      if (url === EDITED) response.once("close", () => response.statusCode === 200 && purge());
      const session = SESSION.exec(request.headers.cookie ?? "")?.[1];
      if (!(await acquire(response, url === UPLOADS ? "upload" : "call", [session, senderNetwork(sender)]))) return;
      countAs("call");
    } else {
      const isData = isForOpenPage(request);
      const meant = isData ? undefined : await meantAddress(url, hasPage);
      if (meant !== undefined) return redirect(response, meant);
      if (
        path[0] === "education-loan" &&
        path[1] !== undefined &&
        path[1] !== "compare" &&
        !(await isListed(path[1]))
      ) {
        // The browser then loads the address itself, and so the screen.
        if (isData) return refuse(request, response, REFUSALS.notFound);
        request.url = NOT_FOUND;
      }
      const isMade = isMadeForRequest(url, path);
      if (isMade && !(await acquire(response, "page", [senderNetwork(sender), "all"]))) return;
      countAs(isData ? "data" : "page");
      if (await pages.answer(request, response)) countAs("kept");
      return;
    }
    if (/100-continue/i.test(request.headers.expect ?? "")) response.writeContinue();
    await handle(request, response);
  }

  /** The first key's place first: of sixty calls of one session, eight take places of their address. */
  async function acquire(response: ServerResponse, kind: keyof typeof limiters, keys: [string | undefined, string]) {
    const { socket } = response.req;
    // It is not read while it waits, so its silence is not the sender's.
    socket.setTimeout(0);
    let outcome: Outcome = "acquired";
    for (const [index, limiter] of limiters[kind].entries())
      if (outcome === "acquired" && keys[index] !== undefined) outcome = await limiter.acquire(keys[index], response);
    socket.setTimeout(server.timeout);
    if (outcome === "queueFull") refuse(response.req, response, REFUSALS.queueFull);
    return outcome === "acquired";
  }

  const hasPage = (url: string) => {
    const [first, id, ...below] = segmentsOf(url) ?? [];
    return isPage(url) || (first === "education-loan" && id !== undefined && below.length === 0 && isListed(id));
  };

  /** Drops all pages with the app's own, and has those made that were asked for, so that no visitor waits for one. */
  function purge() {
    const wanted = new Set([...pages.purge(), ...toWarm]);
    toWarm = [];
    void warm([...wanted].slice(0, WARM.most));
  }
  async function warm(addresses: string[]) {
    for (const address of addresses)
      for (let tries = 0; tries < WARM.tries && !pages.has(address); tries += 1) {
        do await pause(WARM.pauseMs, undefined, { ref: false });
        while (underWay > 2);
        if (isLeaving) return;
        await pages.prepare(address).catch((error: unknown) => logError(error, "a page could not be made"));
      }
  }
  let connections = 0;
  server.on("connection", (socket) => {
    connections += 1;
    socket.once("close", () => (connections -= 1));
  });
  readAtScrape("requests_under_way", () => underWay);
  readAtScrape("connections_open", () => connections);
  readAtScrape("kept_entries", pages.count);
  readAtScrape("kept_bytes", pages.bytes);
  const waiting = ([first, second]: (typeof limiters)["call"]) => first.waiting() + second.waiting();
  const { call, upload, page } = limiters;
  readAtScrape("calls_waiting", () => ({ call: waiting(call), upload: waiting(upload), asked: waiting(page) }));

  const leave = () => void (isLeaving = true);
  async function close(ms = DRAIN_MS) {
    leave();
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    const late = setTimeout(() => server.closeAllConnections(), ms);
    await new Promise((resolve) => server.close(resolve));
    clearInterval(idle);
    clearTimeout(late);
  }
  return { server, leave, close };
}

const REFUSALS = {
  unreadable: [400, "addressUnreadable", "This address cannot be read."],
  upgrade: [400, "onlyHttp", "Only HTTP is spoken here."],
  body: [413, "bodyTooLarge", "The request is too large."],
  type: [415, "bodyWrongType", "Please send JSON."],
  notFound: [404, "notFound", "Not found."],
  forwarded: [
    403,
    "onlyThisMachine",
    "This site is a trial on somebody's own machine: nobody can log in to it from elsewhere.",
  ],
  queueFull: [
    429,
    "tooManyRequests",
    "Very many of your requests wait already. Please try again in a moment.",
    { "retry-after": String(RETRY_AFTER_SECONDS) },
  ],
} as const satisfies Record<string, Refusal>;

function refusalOf({ headers, method, url }: IncomingMessage, path: string[]): Refusal | undefined {
  if (headers.upgrade !== undefined) return REFUSALS.upgrade;
  if (Number(headers["content-length"] ?? 0) > BODY_LIMIT && url !== UPLOADS) return REFUSALS.body;
  const isCall = path[0] === "api";
  // There are no Server Actions: what looks like one must not reach React's decoder.
  if (method === "TRACE" || headers["next-action"] !== undefined || (!isCall && !READING.includes(method!)))
    return [
      405,
      "methodNotAllowed",
      "This address cannot be used in this way.",
      { allow: (isCall ? [...READING, "POST"] : READING).join(", ") },
    ];
  const type = headers["content-type"] ?? "";
  const isForm = /^application\/x-www-form-urlencoded/i.test(type);
  const isLogin = path[1] === "auth" && path.length > 2;
  if ((isForm && !isLogin) || (/^multipart\//i.test(type) && url !== UPLOADS)) return REFUSALS.type;
  return undefined;
}

const carriesIdentity = ({ headers }: IncomingMessage, [first, second, third]: string[]) =>
  first === "api" && (headers.authorization !== undefined || (second === "auth" && third === "callback"));

/** Whether the page that is open asks for another page's data. */
const isForOpenPage = ({ headers }: IncomingMessage) => headers.rsc !== undefined;

const isPlainReading = (request: IncomingMessage) =>
  READING.includes(request.method!) && request.headers.upgrade === undefined && !isForOpenPage(request);

/** Whether next.config.ts leads an address to a page that is made for each request. */
function isMadeForRequest(url: string, [first, second]: string[]) {
  const names = [...new URLSearchParams(url.split("?")[1] ?? "").keys()];
  const isAnswered = names.some((name) => ANSWERED.some((key) => name.toLowerCase().endsWith(key)));
  return first === "asked" || (first === "education-loan" && second === undefined && isAnswered);
}

/** The decoded parts of an address's path; null where one cannot be decoded. */
function segmentsOf(url: string) {
  if (!url.startsWith("/")) return null;
  try {
    return new URL(`http://site${url}`).pathname.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

function refuse(request: IncomingMessage, response: ServerResponse, [status, code, message, headers = {}]: Refusal) {
  metrics.frontRefusals.inc({ code });
  sendJson(request, response, status, { status: 0, code, message, data: null }, headers);
}

function sendJson(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  value: object,
  headers: Record<string, string> = {},
) {
  const body = JSON.stringify(value);
  const hasBody = "content-length" in request.headers || "transfer-encoding" in request.headers;
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    "content-security-policy": CALL_POLICY,
    "x-content-type-options": "nosniff",
    ...headers,
    ...(!hasBody && { connection: "close" }),
  });
  response.end(body);
}

function redirect(response: ServerResponse, location: string) {
  const headers = { location, "cache-control": "public, max-age=3600", "content-security-policy": FILE_POLICY };
  response.writeHead(308, { ...headers, "content-length": 0 }).end();
}

/** Gives an answer this policy unless it gets one of its own. A 304 keeps what the browser has. */
function setDefaultPolicy(response: ServerResponse, policy: string) {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = (...given: unknown[]) => {
    const status = typeof given[0] === "number" ? given[0] : response.statusCode;
    if (status !== 304 && !response.hasHeader("content-security-policy"))
      response.setHeader("content-security-policy", policy);
    return writeHead(...given);
  };
}
