// Pages on their way out: held until they are whole, given their policy and an ETag, and compressed once for each
// content. What has been made is kept by the page's own bytes, so it fits pages that were made anew as well.
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import compressible from "compressible";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import vary from "vary";
import { logError } from "./log-error.mjs";
import { joinScripts, policyOf } from "./page-policy.mjs";
import { codingFor } from "./ready.mjs";

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

/**
 * Takes answers over from the app.
 * @param services the servers that pages may talk to (page-policy.mjs)
 * @returns hold(request, response): from then on, what the app answers with text is held; anything else passes through
 *   as it comes
 */
export function pageKeeper(services) {
  const kept = new LRUCache({
    maxSize: KEPT,
    // The policy and what is noted about an entry are small beside its bytes.
    sizeCalculation: ({ bytes }) => bytes.length + 4096,
    // Called once for many who ask at the same time.
    fetchMethod: (_key, _stale, { context }) => made(context),
  });

  function ready(body, isPage, coding) {
    const id = createHash("sha256").update(body).digest("base64url").slice(0, 27);
    return kept.fetch(`${id} ${isPage} ${coding}`, { context: { id, body, isPage, coding, services } });
  }

  return function hold(request, response) {
    const { writeHead, write, end, flushHeaders } = response;
    const chunks = [];
    let isHeld;
    const coding = codingFor(request);
    // The app would compress what we have to read.
    delete request.headers["accept-encoding"];
    // What the head says comes from the whole answer, which Node itself leaves out.
    if (request.method === "HEAD") request.method = "GET";

    /** Once the answer's type is known: whether it is held. What is not, goes on as if nobody had asked. */
    const decide = () => {
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
      const { policy, bytes, etag } = await ready(body, isPage, coding);
      isHeld = false;
      if (policy) response.setHeader("content-security-policy", policy);
      vary(response, "Accept-Encoding");
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
  };
}
