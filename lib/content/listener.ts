import "server-only";
import { Client } from "pg";
import { env } from "@/lib/env";
import { safeErrorFields, log } from "@/lib/log";
import { metrics, readAtScrape } from "@/lib/metrics/metrics.mjs";
import { lenderOfTag, tags } from "./tags";

const CHANNEL = "content";
/** Milliseconds. One edit in Prisma Studio announces several rows; they are dropped together. */
const COALESCE = 50;
/**
 * Milliseconds from a drop until the same pages are dropped once more. A page that was being made while an edit was
 * announced may hold the old row, and is stored after its drop as if it were new. By now it is stored: its queries have
 * been answered or given up.
 */
const AGAIN = 1000 * (env.DATABASE_PATIENCE_SECONDS + 1);
/** Milliseconds between attempts, at the database or at our own server: doubling, from the first to the last. */
const RETRY = { first: 500, last: 30_000 };
/** Milliseconds that the app may take to renew content: thousands of lenders are not read in a moment. */
const PATIENCE = 60_000;
/** More tags than this at once, and everything is dropped. */
const MOST = 500;
const longer = (delay: number) => Math.min(delay * 2, RETRY.last);
/** Milliseconds. A connection that died without a word is found by asking. */
const HEARTBEAT = 30_000;

/**
 * Listens for changes of public content, which editors write straight to the database, and has the pages concerned
 * made anew. Holds one connection of its own; while it is away, pages still refresh by their age, and after every
 * (re)connection everything is dropped once, because what was announced meanwhile is lost.
 * @param origin where this very process answers, such as http://127.0.0.1:3000
 */
export function listenForChanges(origin: string) {
  /** Tags to drop, and whether they are to be dropped once more after that. */
  const pending = new Map<string, boolean>();
  let timer: NodeJS.Timeout | undefined;
  let sendDelay = RETRY.first;
  let connectDelay = RETRY.first;
  let isListening = false;
  let heardAt = performance.now();
  readAtScrape("content_listening", () => Number(isListening));
  readAtScrape("content_heard_seconds", () => (performance.now() - heardAt) / 1000);

  function drop(stale: Iterable<readonly [tag: string, again: boolean]>, wait = COALESCE) {
    for (const [tag, again] of stale) pending.set(tag, again || (pending.get(tag) ?? false));
    timer ??= setTimeout(() => void send(), wait).unref();
  }
  const announced = (stale: string[]) => drop(stale.map((tag) => [tag, true] as const));

  async function send() {
    timer = undefined;
    const waiting = [...pending];
    const batch = waiting.length > MOST ? [[tags.all, true] as const] : waiting;
    const names = batch.map(([tag]) => tag);
    pending.clear();
    try {
      const response = await fetch(`${origin}/api/revalidate`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-revalidate-secret": env.REVALIDATE_SECRET },
        body: JSON.stringify({ tags: names }),
        signal: AbortSignal.timeout(PATIENCE),
      });
      if (!response.ok) throw new Error(`answered ${response.status}`);
      const { data } = (await response.json()) as { data: { tags: string[] } };
      sendDelay = RETRY.first;
      log.info({ tags: data.tags }, "public content renewed");
      // The lists that were dropped along with an edit as well.
      const seconds = new Set(batch.flatMap(([tag, isFirst]) => (isFirst ? [] : [tag])));
      // A list that is dropped once more may just now have been dropped for another edit as well.
      const hasFirst = batch.some(([, isFirst]) => isFirst);
      const again = data.tags
        .filter((tag) => !seconds.has(tag) || (hasFirst && lenderOfTag(tag) === null))
        .map((tag) => [tag, false] as const);
      if (again.length > 0) setTimeout(() => drop(again), AGAIN).unref();
    } catch (error) {
      // Right after the start the server may not answer yet: the batch waits, it is not lost.
      log.warn(
        { ...safeErrorFields(error), tags: names, retryIn: sendDelay },
        "public content could not be renewed yet",
      );
      drop(batch, sendDelay);
      sendDelay = longer(sendDelay);
    }
  }

  async function connect() {
    const client = new Client({
      connectionString: env.DATABASE_URL,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
      keepAlive: true,
    });
    let heartbeat: NodeJS.Timeout | undefined;
    let over = false;
    const again = (error?: unknown) => {
      if (over) return;
      over = true;
      isListening = false;
      clearInterval(heartbeat);
      log.warn(
        { ...(error ? safeErrorFields(error) : {}), retryIn: connectDelay },
        "no longer listening for changes of content",
      );
      client.end().catch(() => {});
      setTimeout(() => void connect(), connectDelay).unref();
      connectDelay = longer(connectDelay);
    };
    client.on("error", again);
    client.on("end", () => again());
    client.on("notification", ({ payload }) => {
      if (!payload) return;
      metrics.contentNotices.inc();
      heardAt = performance.now();
      announced([payload]);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      connectDelay = RETRY.first;
      isListening = !over;
      heardAt = performance.now();
      heartbeat = setInterval(() => client.query("SELECT 1").catch(again), HEARTBEAT).unref();
      announced([tags.all]);
      log.info("listening for changes of content");
    } catch (error) {
      again(error);
    }
  }

  void connect();
}
