// What every request passes before the app sees it: who sends it, under which name, and for how long.
import { createServer, get } from "node:http";
import { plainAddress, senderNetwork } from "../../lib/http/sender-network.mjs";
import { metrics, readAtScrape } from "../../lib/metrics/metrics.mjs";
import { meantAddress } from "../../lib/addresses/meant-address.mjs";
import { inRequestContext } from "../../lib/request-context.mjs";
import { isLoopback } from "../../lib/settings/rules.mjs";
import { askedQuery } from "./asked-pages.mjs";
import { PATIENCE } from "./ending.mjs";
import { logError } from "./log-error.mjs";
import { CALL_POLICY, FILE_POLICY } from "./page-policy.mjs";
import { pageKeeper } from "./pages.mjs";
import { renewal } from "./renewal.mjs";
import { REQUEST_ID, requestIdOf } from "./request-id.mjs";
import { watchRequest } from "./request-metrics.mjs";
import { turns } from "./turns.mjs";

// Headers by which a proxy tells what it saw. From anybody else they are a claim.
const told =
  /^(forwarded|x-forwarded(-.+)?|x-(real|client|cluster-client)-ip|(true-client|cf-connecting)-ip|x-host|x-original-(host|url)|x-rewrite-url)$/;

/** The page-not-found screen, which the app answers with its status. */
const NOT_FOUND = "/404";

/**
 * The address that sent a request, as far as it can be trusted: the socket's own, unless `trustedProxies` proxies of
 * ours stand in front. Each of them wrote one entry at the right end of X-Forwarded-For; the leftmost of those is the
 * sender. A request with fewer entries did not come through all of them, so it is its socket's.
 */
function senderOf({ headers, socket }, trustedProxies) {
  const own = plainAddress(bare(socket.remoteAddress ?? ""));
  if (trustedProxies === 0) return own;
  const entries = String(headers["x-forwarded-for"] ?? "").split(",");
  return plainAddress(bare(entries.at(-trustedProxies) ?? "")) || own;
}

/** The address alone, without a port. */
const bare = (text) =>
  text
    .trim()
    .replace(/^\[(.+)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");

/** Bytes that any body but an upload has at most, as in lib/http/json-body.ts; an upload counts for itself. */
const BODY_LIMIT = 256 * 1024;
const UPLOADS = "/api/loanform/upload";
/**
 * After an early answer: bytes and milliseconds for which the rest of a body is thrown away. An upload is read on by
 * the app (lib/uploads/server/receive.ts); a sender who goes on after that is cut off here.
 */
const DISCARD = { bytes: 4 * 1024 * 1024, ms: 2000 };
const DISCARD_OF_UPLOAD = { bytes: 12 * 1024 * 1024, ms: 12_000 };
/** Milliseconds between looks at what has come: a line of this machine's own brings a megabyte in each. */
const LOOK = 10;

/**
 * Calls that the app has at the same time, of one session and of one address, and those that wait for them. A student
 * with two tabs is one session, a campus one address.
 */
const CALLS = { ofSession: { atOnce: 8, waiting: 100 }, ofAddress: { atOnce: 32, waiting: 400 } };
/**
 * Uploads count for themselves: each may hold ten megabytes, and comes slowly. As many of a session wait as a student
 * may make in ten minutes.
 */
const UPLOAD_CALLS = { ofSession: { atOnce: 4, waiting: 120 }, ofAddress: { atOnce: 32, waiting: 400 } };
/**
 * Pages that are made for each request, a tenth of a second of the whole process each: one of a sender at a time, two
 * in all, so that everybody else's pages find room between them.
 */
const ASKED_PAGES = { ofSender: { atOnce: 1, waiting: 20 }, inAll: { atOnce: 2, waiting: 200 } };
/** Seconds after which somebody may come again of whom too many wait. */
const COME_AGAIN = 5;
/** The session's cookie, named as in lib/session/cookie.ts. Whether it is genuine the app decides, at its turn. */
const SESSION = /(?:^|;\s*)__Host-dakhila\.session=([^;]+)/;

/** Connections in all, and of one address where no proxy stands in front: a page takes six. */
const CONNECTIONS = { inAll: 4000, ofAddress: 500 };
/** Headers of a request. Node drops the others without a word, and an address could be among them. */
const HEADERS = 100;
/** Answered once the app has dropped pages whose content was edited (app/api/revalidate). */
const RENEWED = "/api/revalidate";
/** Asked by whoever shares visitors out among processes (app/api/health/ready). */
const READY = "/api/health/ready";
/** Seconds for which a browser comes by https only, once it has been here by https. */
const HTTPS_ONLY = 2 * 365 * 24 * 60 * 60;

/**
 * A server in front of the app. It takes out what a sender claims about itself, writes the one address that counts into
 * X-Forwarded-For, and gives every request the name of the site: nothing that is answered can follow a made-up Host.
 * What the app has no answer for is refused here, before it costs anything: an address that cannot be read, another
 * protocol, anything but reading of a page, a body that says itself that it is too large (one that says nothing is
 * counted by whoever reads it). Calls of one sender begin a few at a time, and pages go out with their policy.
 * @param handle the app; site: the address that people open; trustedProxies: how many proxies of ours stand in front;
 *   takesUnsigned: identities are the emulator's, which anybody could write: they are taken from this machine only;
 *   services: the servers that pages may talk to (page-policy.mjs); isListed: whether there is a lender's page of this
 *   id (the app would make and keep a page for each id it is asked for); files: answers what is asked for of the
 *   build's files (files.mjs); isPage: whether the build has a page at a path, other than a lender's; ahead: addresses
 *   of the pages that the build has made, which a start drops; routeOf: how an address is called where requests are
 *   counted (request-metrics.mjs)
 */
export function frontServer({
  handle,
  site,
  trustedProxies,
  takesUnsigned = false,
  services,
  isListed,
  files = () => false,
  isPage = () => false,
  ahead = [],
  routeOf = () => "other",
}) {
  const limits = {
    // Milliseconds. Headers come at once or not at all; a photo over a bad mobile line may take minutes.
    headersTimeout: 10_000,
    requestTimeout: 10 * 60_000,
    connectionsCheckingInterval: 2000,
    // Longer than the minute for which common proxies keep a connection, so that it is never us who close it under
    // them.
    keepAliveTimeout: 65_000,
  };
  const { host, protocol } = site;
  const said = {
    "cross-origin-resource-policy": "same-origin",
    ...(protocol === "https:" && { "strict-transport-security": `max-age=${HTTPS_ONLY}; includeSubDomains` }),
  };
  const lines = ({ ofSession, ofAddress }) => ({ session: turns(ofSession), address: turns(ofAddress) });
  const [callTurn, uploadTurn] = [lines(CALLS), lines(UPLOAD_CALLS)];
  const askedTurn = { ofSender: turns(ASKED_PAGES.ofSender), inAll: turns(ASKED_PAGES.inAll) };
  const pages = pageKeeper(services);
  let underWay = 0;
  let firstPages = ahead;
  const renew = renewal({ has: pages.has, ask: askOurselves, isBusy: () => underWay > 0, isOver: () => leaving });
  const receive = (request, response) => {
    const id = requestIdOf(request, trustedProxies);
    request.headers[REQUEST_ID] = id;
    response.setHeader(REQUEST_ID, id);
    return inRequestContext({ id }, () => serve(request, response));
  };
  const server = createServer(limits, receive);
  // Sent before a large body by clients that ask first: they are told before they send it.
  server.on("checkContinue", receive);

  async function serve(request, response) {
    try {
      const sender = senderOf(request, trustedProxies);
      const isFromElsewhere = takesUnsigned && wasPassedOn(request.headers);
      for (const name of Object.keys(request.headers)) if (told.test(name)) delete request.headers[name];
      Object.assign(request.headers, { host, "x-forwarded-host": host, "x-forwarded-for": sender });
      // A proxy's form of the address ("GET http://…/path") carries a host as well.
      if (!request.url.startsWith("/")) request.url = pathOf(request.url);
      if (leaving) response.setHeader("connection", "close");
      for (const [name, value] of Object.entries(said)) response.setHeader(name, value);
      const { socket } = request;
      const watched = watchRequest(request, response, routeOf);
      response.once("finish", () => discardRest(request, socket));
      underWay += 1;
      // The app brings ten itself, of which Node would warn.
      response.setMaxListeners(20);
      response.once("close", () => {
        underWay -= 1;
        watched.isOver();
      });
      const path = segmentsOf(request.url);
      const isCall = path?.[0] === "api";
      if (leaving && request.url === READY && READING.includes(request.method))
        return answer(request, response, 503, { ready: false, lacks: "closing", low: null });
      const refusal = refusalOf(request, path) ?? (isFromElsewhere && isIdentity(request, path) ? NOT_HERE : undefined);
      if (refusal) {
        const meant = path === null && isReading(request) ? await meantAddress(request.url, hasPage) : undefined;
        if (meant === undefined) return refuse(request, response, ...refusal);
        lockUp(response, FILE_POLICY);
        return redirect(response, meant);
      }
      if (!isCall && files(request, response)) return watched.is("file");
      lockUp(response, isCall ? CALL_POLICY : FILE_POLICY);
      if (isCall) {
        if (request.url === RENEWED) response.once("close", () => response.statusCode === 200 && dropPages());
        const turn = await waitForTurn(request, response, sender);
        if (turn === "gone") return;
        if (turn === "full") return refuse(request, response, ...FULL);
        watched.is("call");
      } else {
        const meant = isData(request) ? undefined : await meantAddress(request.url, hasPage);
        if (meant !== undefined) return redirect(response, meant);
        if (await isUnlisted(path)) {
          // A link that gets no page's data has the browser load the address itself, and so the screen.
          if (isData(request)) return refuse(request, response, 404, "notFound", "Not found.");
          request.url = NOT_FOUND;
        }
        const asked = askedQuery(request.url, path);
        if (pages.answer(request, response, asked)) return watched.is("kept");
        if (asked !== null) {
          const turn = await waitForAsked(request, response, sender);
          if (turn === "gone") return;
          if (turn === "full") return refuse(request, response, ...FULL);
          // Somebody asked for the same, and it was made meanwhile.
          if (pages.answer(request, response, asked)) return watched.is("kept");
        }
        watched.is(isData(request) ? "data" : "page");
        pages.hold(request, response, asked);
      }
      if (/100-continue/i.test(request.headers.expect ?? "")) response.writeContinue();
      await handle(request, response);
    } catch (error) {
      logError(error, "a request failed");
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  }

  /**
   * Pages that are kept go with the app's own. An answer that began before this is not kept either, so it does not
   * matter whether the app made it from the old content or the new.
   */
  function dropPages() {
    renew([...new Set([...pages.drop(), ...firstPages])]);
    firstPages = [];
  }

  /** Has a page made, and kept. */
  function askOurselves(path) {
    const { address, port } = server.address() ?? {};
    const host = { "0.0.0.0": "127.0.0.1", "::": "::1" }[address] ?? address;
    return new Promise((resolve) => {
      get({ host, port, path, headers: { "accept-encoding": "br" }, agent: false }, (answer) =>
        answer.resume().once("close", resolve),
      ).once("error", resolve);
    });
  }

  /** Waits until a call may go on to the app: "begin", "gone" or "full" (turns.mjs). */
  async function waitForTurn(request, response, sender) {
    const session = SESSION.exec(request.headers.cookie ?? "")?.[1];
    const line = request.url === UPLOADS ? uploadTurn : callTurn;
    // Nothing is read from it until then, so its silence is not the sender's.
    request.socket.setTimeout(0);
    // The session first: of sixty calls of one, eight take places of their address, and leave it the others.
    let turn = session === undefined ? "begin" : await line.session(session, response);
    if (turn === "begin") turn = await line.address(senderNetwork(sender), response);
    request.socket.setTimeout(server.timeout);
    return turn;
  }

  /** The same for a page that is made for one request. */
  async function waitForAsked(request, response, sender) {
    request.socket.setTimeout(0);
    let turn = await askedTurn.ofSender(senderNetwork(sender), response);
    if (turn === "begin") turn = await askedTurn.inAll("", response);
    request.socket.setTimeout(server.timeout);
    return turn;
  }

  /** Whether a path leads to a lender's page, or below one, that there is none of. */
  async function isUnlisted([first, id]) {
    return first === "education-loan" && id !== undefined && id !== "compare" && !(await isListed(id));
  }

  const hasPage = (path) => {
    const [first, id, ...below] = segmentsOf(path) ?? [];
    return isPage(path) || (first === "education-loan" && id !== undefined && below.length === 0 && isListed(id));
  };

  readAtScrape("requests_under_way", () => underWay);
  readAtScrape("connections_open", () => open.size);
  readAtScrape("kept_entries", pages.count);
  readAtScrape("kept_bytes", pages.bytes);
  readAtScrape("calls_waiting", () => ({
    call: callTurn.session.waiting() + callTurn.address.waiting(),
    upload: uploadTurn.session.waiting() + uploadTurn.address.waiting(),
    asked: askedTurn.ofSender.waiting() + askedTurn.inAll.waiting(),
  }));

  server.maxHeadersCount = HEADERS;
  server.maxConnections = CONNECTIONS.inAll;
  if (trustedProxies === 0) limitConnections(server, CONNECTIONS.ofAddress);
  // Nothing arrives and nothing leaves: milliseconds until such a connection is dropped.
  server.setTimeout(2 * 60_000);

  const open = new Set();
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });

  let leaving = false;
  /** From now on it says that it is not ready, and goes on serving: visitors are sent elsewhere before it closes. */
  const leave = () => {
    leaving = true;
  };

  let closing;
  /** Takes no more connections and waits for the answers under way, `most` milliseconds at most (ending.mjs). */
  const close = (most = PATIENCE.moving) => {
    leave();
    return (closing ??= new Promise((resolve) => {
      const began = performance.now();
      const moved = new Map();
      const look = setInterval(() => {
        server.closeIdleConnections();
        const now = performance.now();
        for (const socket of open) {
          const bytes = socket.bytesRead + socket.bytesWritten;
          const before = moved.get(socket);
          if (before?.bytes !== bytes) moved.set(socket, { bytes, at: now });
          else if (now - began > PATIENCE.any && now - before.at > PATIENCE.still) socket.destroy();
        }
      }, 100);
      const late = setTimeout(() => server.closeAllConnections(), most);
      server.close(() => {
        clearInterval(look);
        clearTimeout(late);
        resolve();
      });
    }));
  };
  return { server, leave, close };
}

/** Drops connections of a sender (senderNetwork) that has `most` open: those of one never take all there are. */
function limitConnections(server, most) {
  const open = new Map();
  server.on("connection", (socket) => {
    const address = senderNetwork(socket.remoteAddress ?? "");
    const count = open.get(address) ?? 0;
    if (count >= most) return socket.destroy();
    open.set(address, count + 1);
    socket.once("close", () => {
      const left = open.get(address) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/** Gives an answer this policy, unless it gets one of its own on its way out. */
function lockUp(response, policy) {
  const { writeHead } = response;
  response.writeHead = (...given) => {
    // A browser takes what comes with a 304 for the headers of what it has kept: a page keeps its own.
    const isNew = (typeof given[0] === "number" ? given[0] : response.statusCode) !== 304;
    if (isNew && !response.hasHeader("content-security-policy")) response.setHeader("content-security-policy", policy);
    return writeHead.apply(response, given);
  };
}

/** Whether a request is one that a link makes, and no more than that. */
const isReading = ({ headers, method }) =>
  READING.includes(method) && headers.upgrade === undefined && !isData({ headers });

/** Whether a request is for a page's data, which the page that is open fetches for a link. */
const isData = ({ headers }) => headers.rsc !== undefined;

/** The decoded parts of an address's path, as the app's own router reads it; null where one cannot be decoded. */
function segmentsOf(url) {
  try {
    const { pathname } = new URL(`http://front${url}`);
    return pathname.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/**
 * Whether a request was sent to another name than this machine's, or by way of somebody: a tunnel that makes this
 * machine's site public does at least one of the two.
 */
function wasPassedOn(headers) {
  const { hostname } = URL.canParse(`http://${headers.host}`) ? new URL(`http://${headers.host}`) : {};
  return !isLoopback(hostname) || Object.keys(headers).some((name) => told.test(name) || name === "via");
}

/** Whether a request is a call that says who somebody is. */
const isIdentity = ({ headers }, [first, second, third]) =>
  first === "api" && (headers.authorization !== undefined || (second === "auth" && third === "callback"));

const NOT_HERE = [
  403,
  "onlyThisMachine",
  "This site is a trial on somebody's own machine: nobody can log in to it from elsewhere.",
];

const FULL = [
  429,
  "tooManyRequests",
  "Very many of your requests wait already. Please try again in a moment.",
  { "retry-after": String(COME_AGAIN) },
];
const READING = ["GET", "HEAD"];

/** @returns what refuse() takes for a request that is refused, or undefined */
function refusalOf({ headers, method, rawHeaders, url }, path) {
  if (path === null) return [400, "addressUnreadable", "This address cannot be read."];
  if (headers.upgrade !== undefined) return [400, "onlyHttp", "Only HTTP is spoken here."];
  if (rawHeaders.length > 2 * HEADERS) return [431, "tooManyHeaders", "The request has too many headers."];
  if (Number(headers["content-length"] ?? 0) > BODY_LIMIT && url !== UPLOADS)
    return [413, "bodyTooLarge", "The request is too large."];
  // There are no Server Actions: what looks like one must not reach the decoder of React, which also gets what is sent
  // to a call that there is not. Calls say themselves which methods they have.
  const isCall = path[0] === "api";
  if (method === "TRACE" || headers["next-action"] !== undefined || (!isCall && !READING.includes(method))) {
    const allow = isCall ? [...READING, "POST"] : READING;
    return [405, "methodNotAllowed", "This address cannot be used in this way.", { allow: allow.join(", ") }];
  }
  const isForm = /^application\/x-www-form-urlencoded/i.test(headers["content-type"]);
  const isInParts = /^multipart\//i.test(headers["content-type"]);
  if ((isForm && !(path[1] === "auth" && path.length > 2)) || (isInParts && url !== UPLOADS))
    return [415, "bodyWrongType", "Please send JSON."];
}

/** As the calls answer: status, code (lib/http/codes.ts), sentence. Who sent no body is done with; see discardRest. */
function refuse(request, response, status, code, message, headers = {}) {
  metrics.frontRefusals.inc({ code });
  answer(request, response, status, { status: 0, code, message, data: null }, headers);
}

/** For good: what an address means does not change. */
function redirect(response, location) {
  response.writeHead(308, { location, "cache-control": "public, max-age=3600", "content-length": 0 });
  response.end();
}

function answer(request, response, status, told, headers = {}) {
  const body = JSON.stringify(told);
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

/**
 * After an answer that came before the whole body: what still comes is thrown away for a moment, because a connection
 * that is closed at once often takes the answer with it; who goes on sending is cut off.
 */
function discardRest(request, socket) {
  if (request.complete) return;
  const most = request.url === UPLOADS ? DISCARD_OF_UPLOAD : DISCARD;
  const [from, at] = [socket.bytesRead, performance.now()];
  const look = setInterval(() => {
    if (request.complete || socket.destroyed) clearInterval(look);
    else if (socket.bytesRead - from > most.bytes || performance.now() - at > most.ms) socket.destroy();
  }, LOOK);
}

function pathOf(target) {
  if (!URL.canParse(target)) return "/";
  const { pathname, search } = new URL(target);
  return pathname.startsWith("/") ? pathname + search : "/";
}
