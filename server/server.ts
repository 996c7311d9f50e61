import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { meantAddress } from "@/lib/addresses/meant-address.mjs";
import { originForm, segmentsOf } from "@/lib/addresses/segments";
import { TOO_MANY } from "@/lib/http/envelope";
import { removeInnerHeaders } from "@/lib/http/inner-headers";
import { CALL_POLICY, FILE_POLICY, type Services } from "@/lib/http/page-policy";
import { removeForwardingHeaders, REQUEST_ID, requestIdOf, senderOf, wasForwarded } from "@/lib/http/sender";
import { senderNetwork } from "@/lib/http/sender-network.mjs";
import { isMadeForRequest } from "@/lib/lenders/asked";
import { countRequest, requestsUnderWay } from "@/lib/metrics/count-requests";
import { metrics } from "@/lib/metrics/metrics.mjs";
import { inRequestContext } from "@/lib/request-context.mjs";
import { logError } from "@/lib/safe-error";
import { fairQueue, QueueFull, sharedQueue } from "@/lib/server/queues";
import { DRAIN_MS } from "@/lib/settings/shutdown.mjs";
import type { Build } from "./build";
import { createPageCache } from "./page-cache";

/** Milliseconds. A photo over a bad mobile line takes minutes; common proxies keep a connection for a minute. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 600_000, keepAliveTimeout: 65_000 };
/** Headers are limited by their size; by number, Node would drop the proxy's own without a word. */
const LIMITS = { maxHeadersCount: 0, maxConnections: 4000, timeout: 120_000 };
/** Milliseconds after which a request's place in the app goes to the next: it comes over a slow line. */
const HOLD_MS = 30_000;
/** Milliseconds for which a sender may read its refusal while it still sends the body that was refused. */
const REFUSED_BODY_MS = 5000;
const READING = ["GET", "HEAD"];
/** Where files come; deploy/dakhila-server.conf names them too. */
const UPLOADS = ["/api/loanform/upload", "/api/pack/upload"];

type Refusal = readonly [status: number, code: string, message: string, headers?: Record<string, string>];
const REFUSALS = {
  unreadable: [400, "addressUnreadable", "This address cannot be read."],
  upgrade: [400, "onlyHttp", "Only HTTP is spoken here.", { connection: "close" }],
  callMethod: [405, "methodNotAllowed", "This address cannot be used in this way.", { allow: "GET, HEAD, POST" }],
  pageMethod: [405, "methodNotAllowed", "This address cannot be used in this way.", { allow: "GET, HEAD" }],
  notFound: [404, "notFound", "Not found."],
  forwarded: [403, "onlyThisMachine", "This is a trial on somebody's own machine: nobody can log in from elsewhere."],
  queueFull: [429, "tooManyRequests", TOO_MANY, { "retry-after": "5" }],
} as const satisfies Record<string, Refusal>;

export type SiteOptions = {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
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
  /** With the pages that are made ahead of the first visitor. */
  build: Pick<Build, "routeOf" | "isPage"> & { ahead: string[] };
};

/**
 * The server in front of Next: says who sends a request and under which name the site is asked, refuses what the app
 * has no answer for, limits what one sender has in the app, and keeps pages and files ready.
 * @returns leave(): from now on it says that it is not ready; close(): takes no more requests, and ends when those
 *   under way have been answered, after `ms` milliseconds at the latest
 */
export function createSiteServer(options: SiteOptions) {
  const { handle, site, trustedProxies, build } = options;
  const pages = createPageCache(handle, options.services, build.ahead, () => requestsUnderWay() > 2);
  // Of one visitor (by cookies) and of one sender (a campus) at a time, and those that wait. A student may send 120
  // uploads, of which the app reads four; a page made for one request takes a tenth of a second of the whole process.
  const calls = () => sharedQueue(24, 32, 400);
  const queues = { call: calls(), upload: sharedQueue(120, 128, 400), page: calls(), madePage: fairQueue(2, 20) };
  let isLeaving = false;

  const server = createServer({ ...TIMEOUTS, connectionsCheckingInterval: 2000 }, (request, response) => {
    const id = requestIdOf(request, trustedProxies);
    request.headers[REQUEST_ID] = id;
    response.setHeader(REQUEST_ID, id);
    const { socket } = request;
    response.once("finish", () => {
      // Not the request: it has no connection any more where the app stopped reading it.
      if (!request.complete) setTimeout(() => request.complete || socket.destroy(), REFUSED_BODY_MS).unref();
    });
    void inRequestContext({ id }, () => serve(request, response).catch((error: unknown) => fail(response, error)));
  });
  Object.assign(server, LIMITS);

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const url = (request.url = originForm(request.url!));
    const sender = senderOf(request, trustedProxies);
    const isForwarded = options.takesUnsigned === true && wasForwarded(request);
    removeForwardingHeaders(request);
    removeInnerHeaders(request);
    const { host, protocol } = site;
    Object.assign(request.headers, { host, "x-forwarded-host": host, "x-forwarded-for": sender });
    if (isLeaving) response.setHeader("connection", "close");
    response.setHeader("cross-origin-resource-policy", "same-origin");
    if (protocol === "https:") response.setHeader("strict-transport-security", "max-age=63072000; includeSubDomains");
    // Next adds ten listeners itself, of which Node would warn.
    response.setMaxListeners(20);
    const countAs = countRequest(request, response, build.routeOf);

    if (isLeaving && url === "/api/health/ready")
      return sendJson(response, 503, { ready: false, lacks: "closing", low: null });
    const path = segmentsOf(url);
    const isCall = path?.[0] === "api";
    /** Whether the page that is open asks for another page's data. */
    const isData = request.headers.rsc !== undefined;
    const refusal = refusalOf(request, path, isForwarded);
    if (refusal && refusal !== REFUSALS.unreadable) return refuse(response, refusal);
    if (!refusal && !isCall && options.serveFile?.(request, response)) return countAs("file");
    const meant = isCall || isData || !READING.includes(request.method!) ? undefined : await meantAddress(url, hasPage);
    if (meant !== undefined) {
      const headers = { location: meant, "cache-control": "public, max-age=3600", "content-length": 0 };
      return response.writeHead(308, { ...headers, "content-security-policy": FILE_POLICY }).end();
    }
    if (!path) return refuse(response, REFUSALS.unreadable);

    if (isCall) {
      onHeaders(response, () => {
        if (!response.hasHeader("content-security-policy")) response.setHeader("content-security-policy", CALL_POLICY);
      });
      // Answered so once content was edited.
      if (url === "/api/revalidate") response.once("close", () => response.statusCode === 200 && pages.purge());
      const kind = UPLOADS.includes(url) ? "upload" : "call";
      return inTurn(kind, response, async () => (countAs("call"), handle(request, response)));
    }
    const lender = lenderIn(path);
    if (lender !== undefined && !(await options.isListed(lender))) {
      // The browser then loads the address itself, and so the screen.
      if (isData) return refuse(response, REFUSALS.notFound);
      request.url = "/404";
    }
    return inTurn(isMadeForRequest(url, path) ? "madePage" : "page", response, async () => {
      countAs(isData ? "data" : "page");
      if (await pages.serve(request, response)) countAs("kept");
    });
  }

  /** Runs work when it is the visitor's and the sender's turn. What waits is not read; other senders do not wait. */
  async function inTurn(kind: keyof typeof queues, response: ServerResponse, work: () => Promise<void>) {
    const { socket, headers } = response.req;
    const run = async () => (socket.destroyed ? undefined : work().catch((error: unknown) => fail(response, error)));
    try {
      const key = senderNetwork(String(headers["x-forwarded-for"]));
      await queues[kind](key, run, { timeout: HOLD_MS, part: headers.cookie });
    } catch (error) {
      if (error instanceof QueueFull) refuse(response, REFUSALS.queueFull);
    }
  }

  async function hasPage(url: string) {
    const path = segmentsOf(url) ?? [];
    const lender = path.length === 2 ? lenderIn(path) : undefined;
    return build.isPage(url) || (lender !== undefined && options.isListed(lender));
  }

  function leave() {
    isLeaving = true;
    server.keepAliveTimeout = 1;
  }
  async function close(ms = DRAIN_MS) {
    leave();
    setTimeout(() => server.closeAllConnections(), ms).unref();
    await new Promise((resolve) => server.close(resolve));
  }
  return { server, leave, close };
}

/** What is wrong with a request, before the app has it. */
function refusalOf({ headers, method }: IncomingMessage, path: string[] | null, isForwarded: boolean) {
  if (headers.upgrade !== undefined) return REFUSALS.upgrade;
  if (path === null) return REFUSALS.unreadable;
  // There are no Server Actions: what looks like one must not reach React's decoder.
  const isOdd = method === "TRACE" || headers["next-action"] !== undefined;
  if (path[0] !== "api") return isOdd || !READING.includes(method!) ? REFUSALS.pageMethod : undefined;
  if (isOdd) return REFUSALS.callMethod;
  const hasIdentity = headers.authorization !== undefined || (path[1] === "auth" && path[2] === "callback");
  return isForwarded && hasIdentity ? REFUSALS.forwarded : undefined;
}

/** The id in the address of a lender's page and of what lies below it. */
const lenderIn = ([first, id]: string[]) => (first === "education-loan" && id !== "compare" ? id : undefined);

function fail(response: ServerResponse, error: unknown) {
  logError(error, "a request failed");
  if (!response.headersSent) response.writeHead(500).end();
  else if (!response.writableEnded) response.destroy();
}

function refuse(response: ServerResponse, [status, code, message, headers]: Refusal) {
  metrics.frontRefusals.inc({ code });
  sendJson(response, status, { status: 0, code, message, data: null }, headers);
}

function sendJson(response: ServerResponse, status: number, value: object, headers: Record<string, string> = {}) {
  const body = JSON.stringify(value);
  const all = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    "content-security-policy": CALL_POLICY,
    "x-content-type-options": "nosniff",
    ...headers,
  };
  response.writeHead(status, all).end(body);
}
