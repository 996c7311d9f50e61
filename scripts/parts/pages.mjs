// Pages on their way out: held until they are whole, given their policy and an ETag, and compressed once for each
// content. What has been made is kept by the page's own bytes, so it fits pages that were made anew as well. For a page
// that is the same for everybody it is also kept which bytes those are, and the app need not be asked.
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import compressible from "compressible";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import vary from "vary";
import { metrics } from "../../lib/metrics/metrics.mjs";
import { logError } from "./log-error.mjs";
import { joinScripts, policyOf } from "./page-policy.mjs";
import { answerReady, codingFor } from "./ready.mjs";
import { REQUEST_ID } from "./request-id.mjs";

/** Bytes of pages that are kept ready. */
const KEPT = 64 * 1024 * 1024;
/** 5 of 11 takes a sixth of the time of the best, for pages a tenth larger. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const encode = {
  br: promisify((body, done) => brotliCompress(body, BROTLI, done)),
  gzip: promisify(gzip),
  identity: async (body) => body,
};

/** Text whose letters a reader would have to guess: Next names them for pages only. */
const UNNAMED_TEXT = /^(text\/[\w.-]+|application\/xml|image\/svg\+xml)$/;

/** Bytes and milliseconds for which pages are kept that were made for one request; an edit drops them as all others. */
const ASKED = { maxSize: 8 * 1024 * 1024, ttl: 60_000 };
/** Characters of the query that such a page is kept for. */
const QUERY = 300;

/** What is noted about a page beside its bytes: its policy and other headers. */
const NOTES = 4096;
/**
 * Addresses under which a page is kept: nothing is asked of it behind a "?", and none is another spelling of one, by
 * which somebody could have the same page noted a thousand times.
 */
const PLAIN = /^\/[a-z0-9/-]*$/;
/** Where middleware.ts decides by a visitor's cookie what is answered. */
const GUARDED = /^\/dashboard(\/|$)/;
/** Headers by which Next is asked for something else than the page as it stands. */
const OF_NEXT = /^(rsc$|next-|x-(nextjs?|prerender|middleware|matched|invoke)-)/;
/** What an answer says of this one sending of it. */
const OF_ONE = ["content-encoding", "content-length", "etag", REQUEST_ID];

/**
 * What caches on the way may do with a page that Next would let them keep for a minute and then give out once more
 * while they ask: a second, so that an edit shows within two. A browser asks each time, which costs an answer without
 * a body. While the app is away, a cache may go on with what it has.
 */
const FOR_A_SECOND = "public, max-age=0, s-maxage=1, stale-if-error=3600";
const FOR_ONE_VISITOR = "private, max-age=0";

/** Answers without a body of their own, or with a part of one. */
const NOT_WHOLE = new Set([204, 206, 304]);

/** A body as it is sent: its policy, if it is a page, its bytes, and its name among all others. */
async function made({ id, body, isPage, coding, services }) {
  const sent = isPage ? joinScripts(body.toString("utf8")) : body;
  return {
    policy: isPage ? policyOf(sent, services) : null,
    bytes: await encode[coding](Buffer.from(sent)),
    etag: `"${id}-${coding}"`,
  };
}

/** The address that a page is kept under, if what is asked for is that page as everybody gets it; else null. */
function addressOf({ url, headers }) {
  if (!PLAIN.test(url) || GUARDED.test(url) || Object.keys(headers).some((name) => OF_NEXT.test(name))) return null;
  return url;
}

/** The query that such a page is kept for, in one spelling (asked-pages.mjs), unless something else is asked of it. */
const keptFor = ({ headers }, asked) =>
  asked === null || asked.length > QUERY || Object.keys(headers).some((name) => OF_NEXT.test(name)) ? null : asked;

/** Seconds for which Next lets an answer be kept; 0 where it does not say so. */
const secondsOf = (response) => Number(/\bs-maxage=(\d+)/.exec(String(response.getHeader("cache-control")))?.[1] ?? 0);

/** Whether an answer is a page that Next has made ahead, as it is now: none that it is just making anew. */
const isSettled = (response) =>
  response.statusCode === 200 &&
  response.getHeader("x-nextjs-cache") === "HIT" &&
  response.hasHeader("x-nextjs-prerender") &&
  !response.hasHeader("set-cookie");

/** Whether an answer is a page that says nothing of one visitor. */
const isForEverybody = (response) => response.statusCode === 200 && !response.hasHeader("set-cookie");

/** The headers of an answer that hold for every sending of it. */
const headersOf = (response) =>
  Object.fromEntries(Object.entries(response.getHeaders()).filter(([name]) => !OF_ONE.includes(name)));

const noteOf = (address) => `at ${address}`;
const formOf = (id, isPage, coding) => `${id} ${isPage} ${coding}`;

/**
 * Takes answers over from the app.
 * @param services the servers that pages may talk to (page-policy.mjs)
 * @returns hold(request, response, asked): from then on, what the app answers with text is held; anything else passes
 *   through as it comes. answer(request, response, asked): whether a page was asked for that is kept, which is answered
 *   then. has(address): whether one is kept. drop(): forgets them all, because the app has new content; returns their
 *   addresses, the one first that was asked for last. `asked` is the query of a page that is made for one request, else
 *   null. count() and bytes(): how much is kept
 */
export function pageKeeper(services) {
  const kept = new LRUCache({
    maxSize: KEPT,
    sizeCalculation: ({ bytes }) => (bytes?.length ?? 0) + NOTES,
    // Called once for many who ask at the same time.
    fetchMethod: (_key, _stale, { context }) => made(context),
  });
  // Of their own, so that made-up addresses never push out what everybody reads.
  const ofQueries = new LRUCache({ ...ASKED, sizeCalculation: ({ bytes }) => bytes.length + NOTES });
  // How often all were dropped.
  let drops = 0;

  function ready(id, body, isPage, coding) {
    return kept.fetch(formOf(id, isPage, coding), { context: { id, body, isPage, coding, services } });
  }

  const has = (address) => kept.has(noteOf(address));

  function drop() {
    drops += 1;
    metrics.keptDrops.inc();
    ofQueries.clear();
    const notes = [...kept.keys()].filter((key) => key.startsWith(noteOf("")));
    for (const note of notes) kept.delete(note);
    return notes.map((note) => note.slice(noteOf("").length));
  }

  function answer(request, response, asked = null) {
    const address = addressOf(request);
    if (address === null) return answerAsked(request, response, keptFor(request, asked));
    const note = kept.get(noteOf(address));
    const coding = codingFor(request);
    const form = note && kept.get(formOf(note.id, true, coding));
    metrics.keptLookups.inc({ outcome: form ? "hit" : "miss" });
    if (!form) return false;
    answerReady(request, response, { ...form, coding, headers: note.headers });
    return true;
  }

  function answerAsked(request, response, query) {
    const coding = codingFor(request);
    const page = query === null ? undefined : ofQueries.get(`${coding} ${query}`);
    if (!page) return false;
    answerReady(request, response, { ...page, coding });
    return true;
  }

  function hold(request, response, asked = null) {
    const { writeHead, write, end, flushHeaders } = response;
    const chunks = [];
    let isHeld;
    let seconds;
    const address = addressOf(request);
    const query = keptFor(request, asked);
    const isGuarded = GUARDED.test(request.url);
    // What the app begins to answer now may be older than content that it is told of meanwhile.
    const dropsBefore = drops;
    const coding = codingFor(request);
    // The app would compress what we have to read.
    delete request.headers["accept-encoding"];
    // What the head says comes from the whole answer, which Node itself leaves out.
    if (request.method === "HEAD") request.method = "GET";

    /** Once the answer's type is known: whether it is held. What is not, goes on as if nobody had asked. */
    const decide = () => {
      if (seconds === undefined) {
        seconds = secondsOf(response);
        if (seconds > 0) response.setHeader("cache-control", isGuarded ? FOR_ONE_VISITOR : FOR_A_SECOND);
      }
      const type = String(response.getHeader("content-type") ?? "");
      isHeld ??=
        compressible(type) === true && !NOT_WHOLE.has(response.statusCode) && !response.hasHeader("content-encoding");
      return isHeld;
    };
    const take = (chunk, encoding) => {
      if (chunk && typeof chunk !== "function")
        chunks.push(Buffer.from(chunk, typeof encoding === "string" ? encoding : undefined));
    };

    // These stay until the end, also where nothing is held: the app has put its own around them, which it counts on.
    response.writeHead = (status, ...rest) => {
      response.statusCode = status;
      const headers = rest.at(-1);
      if (headers && typeof headers === "object")
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      if (!decide()) writeHead.call(response, status);
      return response;
    };
    response.flushHeaders = () => {
      if (!decide()) flushHeaders.call(response);
    };
    response.write = (chunk, encoding, done) => {
      if (!decide()) return write.call(response, chunk, encoding, done);
      take(chunk, encoding);
      (typeof encoding === "function" ? encoding : done)?.();
      return true;
    };
    response.end = (chunk, encoding, done) => {
      if (!decide()) return end.call(response, chunk, encoding, done);
      take(chunk, encoding);
      const after = [chunk, encoding, done].find((given) => typeof given === "function");
      send(Buffer.concat(chunks), after).catch((error) => {
        logError(error, "a page could not be sent");
        response.destroy();
      });
      return response;
    };

    async function send(body, after) {
      const type = String(response.getHeader("content-type"));
      const isPage = /^text\/html/.test(type);
      if (UNNAMED_TEXT.test(type)) response.setHeader("content-type", `${type}; charset=utf-8`);
      const id = createHash("sha256").update(body).digest("base64url").slice(0, 27);
      const form =
        asked === null ? await ready(id, body, isPage, coding) : await made({ id, body, isPage, coding, services });
      const { policy, bytes, etag } = form;
      isHeld = false;
      if (policy) response.setHeader("content-security-policy", policy);
      vary(response, "Accept-Encoding");
      if (address !== null && isPage && seconds > 0 && drops === dropsBefore && isSettled(response))
        keep(address, id, response, seconds);
      if (query !== null && isPage && drops === dropsBefore && isForEverybody(response))
        ofQueries.set(`${coding} ${query}`, { ...form, headers: headersOf(response) });
      const isFound = response.statusCode === 200;
      if (isFound) response.setHeader("etag", etag);
      else response.removeHeader("etag");
      if (isFound && fresh(request.headers, { etag })) {
        response.statusCode = 304;
        response.removeHeader("content-length");
        return end.call(response, after);
      }
      if (coding !== "identity") response.setHeader("content-encoding", coding);
      response.setHeader("content-length", bytes.length);
      end.call(response, bytes, after);
    }
  }

  function keep(address, id, response, seconds) {
    kept.set(noteOf(address), { id, headers: headersOf(response) }, { ttl: 1000 * seconds });
  }

  return { answer, hold, has, drop, count: () => kept.size, bytes: () => kept.calculatedSize };
}
