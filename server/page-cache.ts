import { createHash } from "node:crypto";
import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import compressible from "compressible";
import inject from "light-my-request";
import { LRUCache } from "lru-cache";
import { metrics } from "../lib/metrics/metrics.mjs";
import { FILE_POLICY, joinScripts, policyOf, type Services } from "./page-policy";
import { answerReady, encodingFor, type Encoding } from "./ready-answer";

/** Bytes of bodies that are kept encoded, and addresses of pages. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_PAGES = 10_000;
/** 5 of 11 takes a sixth of the time of the best, for pages a tenth larger. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const brotli = promisify<Buffer, object, Buffer>(brotliCompress);
const encoders: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, BROTLI),
  gzip: promisify(gzip),
  identity: async (body) => body,
};

/** No query and no other spelling of a path, by which somebody could fill the cache with one page. */
const PLAIN = /^\/[a-z0-9/-]*$/;
/** middleware.ts decides by a visitor's cookie what is answered here. */
const GUARDED = /^\/dashboard(\/|$)/;
/** By these headers Next is asked for something else than the page. */
const NEXT_HEADER = /^(rsc$|next-|x-(nextjs?|prerender|middleware|matched|invoke)-)/;
const OF_ONE_SENDING = ["connection", "content-length", "date", "etag", "keep-alive", "transfer-encoding"];
/** Next names the charset of pages only. */
const WITHOUT_CHARSET = /^(text\/[\w.-]+|application\/xml|image\/svg\+xml)$/;

// Next would let caches on the way show an old page for a minute; an edit has to show within two seconds.
const PUBLIC = "public, max-age=0, s-maxage=1, stale-if-error=3600";
const PRIVATE = "private, max-age=0";

type Encoded = { bytes: Buffer; policy: string };
type Page = { id: string; headers: OutgoingHttpHeaders };

/** Pages as Next makes them, with their policy, compressed; prerendered ones are kept until an edit purges them. */
export function createPageCache(handle: RequestListener, services: Services) {
  const bodies = new LRUCache<string, Encoded, { body: Buffer; isPage: boolean; encoding: Encoding }>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
    // One call for all who ask for the same at the same time.
    async fetchMethod(_key, _stale, { context: { body, isPage, encoding } }) {
      if (!isPage) return { bytes: await encoders[encoding](body), policy: FILE_POLICY };
      const html = joinScripts(body.toString("utf8"));
      return { bytes: await encoders[encoding](Buffer.from(html)), policy: policyOf(html, services) };
    },
  });
  const pages = new LRUCache<string, Page>({ max: MOST_PAGES });
  let purges = 0;

  const addressOf = (url: string, headers: IncomingHttpHeaders) =>
    PLAIN.test(url) && !GUARDED.test(url) && !Object.keys(headers).some((name) => NEXT_HEADER.test(name)) ? url : null;

  /** Has Next make a page, and keeps it if it is the same for everybody. */
  async function make(url: string, given: IncomingHttpHeaders) {
    const purgesBefore = purges;
    // The policy needs the whole body: not compressed, and also where the head alone was asked for.
    const { "accept-encoding": _, ...headers } = given;
    const made = await inject(handle, { method: "GET", url, headers });
    const { statusCode: status, rawPayload: body } = made;
    const type = String(made.headers["content-type"] ?? "");
    const isText = compressible(type) === true && status !== 206 && !made.headers["content-encoding"];
    if (!isText || status === 304) return { status, body, headers: made.headers, isText: false as const };

    const isPage = type.startsWith("text/html");
    const id = createHash("sha256").update(type).update(body).digest("base64url").slice(0, 27);
    const seconds = Number(/\bs-maxage=(\d+)/.exec(String(made.headers["cache-control"]))?.[1] ?? 0);
    const page: Page = { id, headers: { ...made.headers, "content-type": type } };
    for (const name of OF_ONE_SENDING) delete page.headers[name];
    if (WITHOUT_CHARSET.test(type)) page.headers["content-type"] = `${type}; charset=utf-8`;
    if (seconds > 0) page.headers["cache-control"] = GUARDED.test(url) ? PRIVATE : PUBLIC;
    page.headers["vary"] = [page.headers["vary"], "Accept-Encoding"].flat().filter(Boolean).join(", ");
    const isPrerendered = made.headers["x-nextjs-prerender"] && made.headers["x-nextjs-cache"] === "HIT";
    const address = addressOf(url, given);
    if (address && isPage && status === 200 && isPrerendered && !made.headers["set-cookie"] && purges === purgesBefore)
      pages.set(address, page, { ttl: 1000 * seconds });
    return { status, body, ...page, isPage, isText: true as const };
  }

  return {
    /** Answers with the page, made ready before or now. @returns whether it was ready */
    async answer(request: IncomingMessage, response: ServerResponse) {
      const encoding = encodingFor(request);
      const kept = pages.get(addressOf(request.url!, request.headers) ?? "");
      const ready = kept && bodies.get(`${kept.id}-${encoding}`);
      metrics.keptLookups.inc({ outcome: ready ? "hit" : "miss" });
      if (ready) {
        answerReady(request, response, 200, { ...kept, ...ready, encoding });
        return true;
      }
      const made = await make(request.url!, request.headers);
      if (made.isText) {
        const encoded = (await bodies.fetch(`${made.id}-${encoding}`, { context: { ...made, encoding } }))!;
        answerReady(request, response, made.status, { ...made, ...encoded, encoding });
      } else
        response.writeHead(made.status, { "content-security-policy": FILE_POLICY, ...made.headers }).end(made.body);
      return false;
    },
    /** Has a page made for the next visitor. */
    async prepare(address: string) {
      const made = await make(address, {});
      if (made.isText) await bodies.fetch(`${made.id}-br`, { context: { ...made, encoding: "br" } });
    },
    /** Forgets all pages, because content was edited. @returns their addresses, the one first that was asked for last */
    purge() {
      purges += 1;
      metrics.keptDrops.inc();
      const addresses = [...pages.keys()];
      pages.clear();
      return addresses;
    },
    has: (address: string) => pages.has(address),
    count: () => bodies.size,
    bytes: () => bodies.calculatedSize,
  };
}
