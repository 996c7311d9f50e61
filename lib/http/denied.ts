import "server-only";
import type { NextRequest } from "next/server";
import { addDenials, type Denial, forgetDenials } from "@/lib/events/mutations";
import { keyedHash } from "@/lib/server/keyed-hash";
import { safeErrorFields, warnThrottled } from "@/lib/log";
import { metrics } from "@/lib/metrics/metrics.mjs";
import { SESSION_COOKIE } from "@/lib/session/cookie";
import { sessionIdOf } from "@/lib/session/session-user";
import { addressOf } from "./rate-limit";
import { Refusal } from "./refusal";

const GATHER = 5000;
const APART = 100;
const REMOVE_EVERY = 3_600_000;

/** A page that is not public any more, or an address that somebody mistyped. */
const NOBODYS = new Set(["lenderNotFound", "pinCodeInvalid"]);

let minute = 0;
let apart = new Set<string>();
const waiting = new Map<string, Denial>();
let timer: NodeJS.Timeout | undefined;
let removedAt = -Infinity;
const underWay = new Set<Promise<void>>();
let written = Promise.resolve();

/** Counts an access that was denied (ASVS 16.3.2): 403, 404, 429, or a forged session or proof. Never fails. */
export async function noteDenied(request: NextRequest, error: unknown) {
  const noted = note(request, error);
  underWay.add(noted);
  await noted.finally(() => underWay.delete(noted));
}

async function note(request: NextRequest, error: unknown) {
  if (!(error instanceof Refusal)) return;
  const sender = await senderOf(request);
  const kind = kindOf(error, request.cookies.has(SESSION_COOKIE) && sender.startsWith("address"));
  if (!kind) return;
  metrics.denied.inc({ reason: kind });
  count(kind, sender);
}

/** By whom denials are counted: the session that we sealed, else the address, both as keyed hashes. */
export async function senderOf(request: NextRequest) {
  const sessionId = await sessionIdOf(request);
  return sessionId ? `session:${hidden(sessionId)}` : `address:${hidden(addressOf(request))}`;
}

function kindOf({ http, code }: Refusal, isForged: boolean) {
  if (http === 401) return isForged ? "forgedCookie" : code === "notProven" ? code : null;
  return [403, 404, 429].includes(http) && !NOBODYS.has(code) ? code : null;
}

const hidden = (text: string) => keyedHash("denied", text).toString("base64url").slice(0, 22);

function count(kind: string, sender: string) {
  const now = Math.floor(Date.now() / 60_000) * 60_000;
  if (now !== minute) {
    minute = now;
    apart = new Set();
  }
  const isApart = apart.has(`${sender} ${kind}`) || apart.size < APART;
  if (isApart) apart.add(`${sender} ${kind}`);
  const who = isApart ? sender : "others";
  const key = `${now} ${who} ${kind}`;
  const known = waiting.get(key);
  waiting.set(key, { minute: new Date(now), who, kind, count: (known?.count ?? 0) + 1 });
  timer ??= setTimeout(() => void writeDenied(), GATHER).unref();
}

/** Writes all that was noted before. Never fails: counts that cannot be written are lost. */
export const writeDenied = () => (written = written.then(writeNow));

async function writeNow() {
  await Promise.allSettled(underWay);
  clearTimeout(timer);
  timer = undefined;
  const rows = [...waiting.values()];
  waiting.clear();
  try {
    if (rows.length > 0) await addDenials(rows);
    if (performance.now() - removedAt < REMOVE_EVERY) return;
    removedAt = performance.now();
    await forgetDenials();
  } catch (failure) {
    warnThrottled(safeErrorFields(failure), "denied access could not be noted");
  }
}
