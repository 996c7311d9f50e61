import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { env } from "@/lib/env";
import { safeErrorFields, log } from "@/lib/log";
import { metrics, readAtScrape } from "@/lib/metrics/metrics.mjs";
import { AGAIN } from "./shown";
import { tags } from "./tags";

const CHANNEL = "content";
/** Milliseconds. One edit in Prisma Studio announces several rows; they are renewed together. */
const COALESCE = 50;
const RETRY = { first: 500, last: 30_000 };
const longer = (delay: number) => Math.min(delay * 2, RETRY.last);
const PATIENCE = 60_000;
const MOST = 500;
const HEARTBEAT = 30_000;

/**
 * Has the app renew content when an edit is announced, and all of it after every (re)connection.
 * @param origin such as http://127.0.0.1:3000
 */
export function listenForChanges(origin: string) {
  const waiting = new Map<string, boolean>();
  let isSending = false;
  let connectDelay = RETRY.first;
  let isListening = false;
  let heardAt = performance.now();
  readAtScrape("content_listening", () => Number(isListening));
  readAtScrape("content_heard_seconds", () => (performance.now() - heardAt) / 1000);

  function renew(changed: Iterable<string>, again: boolean) {
    for (const name of changed) waiting.set(name, again || waiting.get(name) === true);
    if (!isSending) void send();
  }

  async function send() {
    isSending = true;
    for (let delay = RETRY.first; waiting.size > 0;) {
      await pause(COALESCE, undefined, { ref: false });
      const batch = waiting.size > MOST ? new Map([[tags.all as string, true]]) : new Map(waiting);
      waiting.clear();
      try {
        const firsts = [...batch].flatMap(([name, isFirst]) => (isFirst ? name : []));
        await post(
          firsts,
          [...batch.keys()].filter((name) => !firsts.includes(name)),
        );
        delay = RETRY.first;
        if (firsts.length > 0) setTimeout(() => renew(firsts, false), AGAIN).unref();
      } catch (error) {
        log.warn(
          { ...safeErrorFields(error), changed: [...batch.keys()], retryIn: delay },
          "content cannot be renewed yet",
        );
        for (const [name, again] of batch) waiting.set(name, again || waiting.get(name) === true);
        await pause(delay, undefined, { ref: false });
        delay = longer(delay);
      }
    }
    isSending = false;
  }

  async function post(changed: string[], again: string[]) {
    const response = await fetch(`${origin}/api/revalidate`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-revalidate-secret": env.REVALIDATE_SECRET },
      body: JSON.stringify({ changed, again }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    const { data } = (await response.json()) as { data: { tags: string[] } };
    log.info({ changed, again, tags: data.tags }, "public content renewed");
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
      renew([payload], true);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      connectDelay = RETRY.first;
      isListening = !over;
      heardAt = performance.now();
      heartbeat = setInterval(() => client.query("SELECT 1").catch(again), HEARTBEAT).unref();
      renew([tags.all], true);
      log.info("listening for changes of content");
    } catch (error) {
      again(error);
    }
  }

  void connect();
}
