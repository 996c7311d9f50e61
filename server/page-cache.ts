import { createHash } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import compressible from "compressible";
import inject, { type Response } from "light-my-request";
import { LRUCache } from "lru-cache";
import { FILE_POLICY, joinScripts, policyOf, type Services } from "@/lib/http/page-policy";
import { metrics, readAtScrape } from "@/lib/metrics/metrics.mjs";
import { logError } from "@/lib/safe-error";
import { answerReady, type Encoding, encodingFor } from "@/lib/http/ready-answer";

/** Bytes of bodies that are kept encoded, addresses of pages, and pages that are made again after an edit. */
const MOST = { bytes: 64 * 1024 * 1024, pages: 10_000, renewed: 100 };
const brotli = promisify<Buffer, object, Buffer>(brotliCompress);
/** 5 of brotli's 11 takes a sixth of the time of the best, for pages a tenth larger. */
const encoders: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
  identity: async (body) => body,
};

/** No query and no other spelling of a path, by which somebody could fill the cache with one page. */
const PLAIN = /^\/[a-z0-9/-]*$/;
/** middleware.ts decides by a visitor's cookie what is answered here. */
const GUARDED = /^\/dashboard(\/|$)/;
/** By these headers Next is asked for something else than the page. */
const NEXT_HEADER = /^(rsc$|next-|x-(nextjs?|prerender|middleware|matched|invoke)-)/;
const OF_ONE_SENDING = ["content-length", "date", "etag", "keep-alive", "transfer-encoding"];
/** Next names the charset of pages only. */
const WITHOUT_CHARSET = /^(text\/[\w.-]+|application\/xml|image\/svg\+xml)$/;
// Next would let caches on the way show an old page for a minute; an edit has to show within two seconds.
const PUBLIC = "public, max-age=0, s-maxage=1, stale-if-error=3600";

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Encoded = { bytes: Buffer; policy: string };
type Made = { body: Buffer; isPage: boolean; encoding: Encoding };

/**
 * Pages as Next makes them, with their policy, compressed; prerendered ones are kept until an edit purges them.
 * @param ahead are made at the first edit, which a start is; isBusy: while pages that nobody asked for wait
 */
export function createPageCache(handle: Handler, services: Services, ahead: string[], isBusy: () => boolean) {
  const bodies = new LRUCache<string, Encoded, Made>({
    maxSize: MOST.bytes,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
    // One call for all who ask for the same at the same time.
    async fetchMethod(_key, _stale, { context: { body, isPage, encoding } }) {
      if (!isPage) return { bytes: await encoders[encoding](body), policy: FILE_POLICY };
      const html = joinScripts(body.toString("utf8"));
      return { bytes: await encoders[encoding](Buffer.from(html)), policy: policyOf(html, services) };
    },
  });
  const pages = new LRUCache<string, { id: string; headers: OutgoingHttpHeaders }>({ max: MOST.pages });
  let purges = 0;
  readAtScrape("kept_entries", () => bodies.size);
  readAtScrape("kept_bytes", () => bodies.calculatedSize);

  const addressOf = (url: string, headers: IncomingHttpHeaders) =>
    PLAIN.test(url) && !GUARDED.test(url) && !Object.keys(headers).some((name) => NEXT_HEADER.test(name)) ? url : null;
  const policed = JSON.stringify(services);
  const toMake = ahead.filter((path) => addressOf(path, {}));

  /** Asks Next for the whole body: not compressed, and also where the head alone was asked for. */
  const ask = (url: string, { "accept-encoding": _, ...headers }: IncomingHttpHeaders) =>
    new Promise<Response>((resolve, reject) => {
      const dispatch = (...given: Parameters<Handler>) => void handle(...given).catch(reject);
      inject(dispatch as never, { method: "GET", url, headers }).then(resolve, reject);
    });

  /** Has Next make a page, and keeps it if it is the same for everybody. */
  async function make(url: string, given: IncomingHttpHeaders, encoding: Encoding) {
    const purgesBefore = purges;
    const { statusCode: status, headers: answered, rawPayload: body } = await ask(url, given);
    const { connection: _, "transfer-encoding": __, ...said } = answered;
    const type = String(said["content-type"] ?? "");
    const isText = compressible(type) === true && status !== 206 && status !== 304 && !said["content-encoding"];
    // A page that the browser has kept keeps the policy that it came with.
    const policy = status !== 304 && { "content-security-policy": FILE_POLICY };
    const size = body.length > 0 && { "content-length": body.length };
    if (!isText) return { status, headers: { ...policy, ...said, ...size }, body };
    const isPage = type.startsWith("text/html");
    // Of the policy too: whoever is told by 304 that nothing has changed keeps the headers that came with the body.
    const id = createHash("sha256").update(type).update(policed).update(body).digest("base64url").slice(0, 27);
    const seconds = Number(/\bs-maxage=(\d+)/.exec(String(said["cache-control"]))?.[1] ?? 0);
    const headers: OutgoingHttpHeaders = { ...said, "content-type": type };
    for (const name of OF_ONE_SENDING) delete headers[name];
    if (WITHOUT_CHARSET.test(type)) headers["content-type"] = `${type}; charset=utf-8`;
    if (seconds > 0) headers["cache-control"] = GUARDED.test(url) ? "private, max-age=0" : PUBLIC;
    headers["vary"] = [headers["vary"], "Accept-Encoding"].flat().filter(Boolean).join(", ");
    const isPrerendered = said["x-nextjs-prerender"] && said["x-nextjs-cache"] === "HIT" && !said["set-cookie"];
    const address = addressOf(url, given);
    // To the cache 0 seconds are for ever.
    if (address && isPage && status === 200 && isPrerendered && seconds > 0 && purges === purgesBefore)
      pages.set(address, { id, headers }, { ttl: 1000 * seconds });
    const ready = await bodies.fetch(`${id}-${encoding}`, { context: { body, isPage, encoding } });
    return { status, ready: { id, headers, encoding, ...ready! } };
  }

  return {
    /** Answers with the page, made ready before or now. @returns whether it was ready */
    async serve(request: IncomingMessage, response: ServerResponse) {
      const encoding = encodingFor(request, ["br", "gzip", "identity"]);
      const address = addressOf(request.url!, request.headers);
      const kept = pages.get(address ?? "");
      const encoded = kept && bodies.get(`${kept.id}-${encoding}`);
      if (address) metrics.keptLookups.inc({ outcome: encoded ? "hit" : "miss" });
      const made = encoded
        ? { status: 200, ready: { ...kept, ...encoded, encoding } }
        : await make(request.url!, request.headers, encoding);
      if (made.ready) answerReady(request, response, made.status, made.ready);
      else response.writeHead(made.status, made.headers).end(made.body);
      return encoded !== undefined;
    },
    /** Forgets all pages, because content was edited, and has them made again, so that no visitor waits for one. */
    async purge() {
      purges += 1;
      metrics.keptDrops.inc();
      const addresses = new Set([...pages.keys(), ...toMake.splice(0)].slice(0, MOST.renewed));
      pages.clear();
      for (const address of addresses)
        // Next makes a page when it is asked for, and keeps it when it is asked for again.
        for (let tries = 0; tries < 3 && !pages.has(address); tries += 1) {
          do await pause(50, undefined, { ref: false });
          while (isBusy());
          await make(address, {}, "br").catch((error: unknown) => logError(error, "a page could not be made"));
        }
    },
  };
}
