// Pages on their way out: held until they are whole, given their policy and an ETag, and compressed once for each
// content. What has been made is kept by the page's own bytes, so it fits pages that were made anew as well.
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import compressible from "compressible";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import vary from "vary";
import { joinScripts, policyOf } from "./page-policy.mjs";

/** Bytes of pages that are kept ready. */
const KEPT = 64 * 1024 * 1024;
/** 5 of 11 takes a sixth of the time of the best, for pages a tenth larger. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const encode = {
  br: promisify((body, done) => brotliCompress(body, BROTLI, done)),
  gzip: promisify(gzip),
  identity: async (body) => body,
};

/**
 * Takes answers over from the app.
 * @param services the servers that pages may talk to (page-policy.mjs)
 * @returns hold(request, response): from then on, what the app answers with text is held; anything else passes through
 *   as it comes
 */
export function pageKeeper(services) {
  const kept = new LRUCache({ maxSize: KEPT });

  /** The policy of a body and its compressed bytes; both are made once, also for many who ask at the same time. */
  async function ready(body, isPage, coding) {
    const id = createHash("sha256").update(body).digest("base64url").slice(0, 27);
    const key = `${id} ${isPage} ${coding}`;
    const known = kept.get(key);
    if (known) return known;
    const sent = isPage ? joinScripts(body.toString("utf8")) : body;
    const bytes = await encode[coding](Buffer.from(sent));
    const page = { policy: isPage ? policyOf(sent, services) : null, bytes, etag: `"${id}-${coding}"` };
    kept.set(key, page, { size: bytes.length + 4096 });
    return page;
  }

  return function hold(request, response) {
    const { writeHead, write, end, flushHeaders } = response;
    const chunks = [];
    let isHeld;
    const coding = new Negotiator(request).encoding(Object.keys(encode), { preferred: Object.keys(encode) }) ?? "identity";
    // The app would compress what we have to read.
    delete request.headers["accept-encoding"];
    const isHead = request.method === "HEAD";
    if (isHead) request.method = "GET";

    /** Once the answer's type is known: whether it is held. What is not, goes on as if nobody had asked. */
    const decide = () => {
      if (isHeld !== undefined) return isHeld;
      const type = String(response.getHeader("content-type") ?? "");
      isHeld = type !== "" && compressible(type) === true && !response.hasHeader("content-encoding");
      if (!isHeld) Object.assign(response, { writeHead, write, end, flushHeaders });
      return isHeld;
    };
    const take = (chunk, encoding) => {
      if (chunk && typeof chunk !== "function")
        chunks.push(Buffer.from(chunk, typeof encoding === "string" ? encoding : undefined));
    };

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
      Object.assign(response, { writeHead, write, end, flushHeaders });
      const after = [chunk, encoding, done].find((given) => typeof given === "function");
      send(Buffer.concat(chunks), after).catch((error) => {
        console.error(error);
        response.destroy();
      });
      return response;
    };

    async function send(body, after) {
      const isPage = /^text\/html/.test(String(response.getHeader("content-type")));
      const { policy, bytes, etag } = await ready(body, isPage, coding);
      response.removeHeader("transfer-encoding");
      if (policy) response.setHeader("content-security-policy", policy);
      vary(response, "Accept-Encoding");
      if (response.statusCode === 200) response.setHeader("etag", etag);
      if (response.statusCode === 200 && fresh(request.headers, { etag })) {
        response.statusCode = 304;
        response.removeHeader("content-length");
        return end.call(response, after);
      }
      if (coding !== "identity") response.setHeader("content-encoding", coding);
      response.setHeader("content-length", bytes.length);
      end.call(response, isHead ? undefined : bytes, after);
    }
  };
}
