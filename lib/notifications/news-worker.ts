import "server-only";
import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { env } from "@/lib/env";
import { safeErrorFields, log } from "@/lib/log";
import { metrics } from "@/lib/metrics/metrics.mjs";
import { routes } from "@/lib/routes";
import { newsFor } from "./data";
import { studentMail } from "./mail";
import { claimNotice, type DueNotice, postponeNotice, recordOutcome, settleNotice } from "./mutations";
import type { Driver, StudentNews } from "./notification";
import { isByDay, isStillDue } from "./reminders";
import { studentSmtpDriver } from "./smtp";

/** Milliseconds between two polls; doubled after a failure, up to `last`. */
const LOOK = { first: 10_000, last: 5 * 60_000 };
const FAREWELL = 5000;
/** Minutes after a failed try; with these, tries go on for three days. */
const pauseAfter = (tries: number) => Math.min(2 ** (tries - 1), 60);
const MOST_TRIES = 77;

const driver: Driver<StudentNews> =
  env.SMTP_URL && env.NOTIFY_FROM
    ? studentSmtpDriver({ url: env.SMTP_URL, from: env.NOTIFY_FROM }, new URL(routes.dashboard, env.NEXTAUTH_URL).href)
    : { name: "event-log", deliver: async () => {} };

const keyOf = ({ userId, eventId, madeAt }: DueNotice) =>
  createHash("sha256").update(`${userId} ${eventId} ${madeAt.toISOString()}`).digest("hex").slice(0, 32);

/** Sends students what is due, reminders by day, until none is left or one fails. @throws Error without the database */
export async function sendNews(by: Driver<StudentNews> = driver, ending?: AbortSignal, now = new Date()) {
  while (!ending?.aborted) {
    const notice = await claimNotice(isByDay(now));
    metrics.newsDue.set(notice?.due ?? 0);
    if (!notice) return;
    const { userId, kind, tries } = notice;
    const about = { notification: kind, by: by.name };
    if (notice.isAnothers) {
      metrics.news.inc({ outcome: "failed" });
      await settleNotice(notice);
      await recordOutcome("notification.failed", userId, { ...about, code: "e-mail of another account" });
      continue;
    }
    if (!(await isStillDue(userId, kind, now))) {
      metrics.news.inc({ outcome: "dropped" });
      await settleNotice(notice);
      continue;
    }
    const says = await newsFor(userId);
    const mail = { email: notice.email, key: keyOf(notice), ...studentMail(kind, notice.about, says) };
    const failure = await by.deliver(mail).then(() => null, safeErrorFields);
    if (!failure) {
      metrics.news.inc({ outcome: "sent" });
      await settle(notice, ending);
      await recordOutcome("notification.sent", userId, about);
      continue;
    }
    const code = failure.code ?? failure.error;
    if (tries < MOST_TRIES) {
      metrics.news.inc({ outcome: "postponed" });
      const minutes = pauseAfter(tries);
      log.warn({ ...about, id: userId, code, tries, retryIn: minutes * 60_000 }, "a student was not told yet");
      await postponeNotice(notice, minutes);
    } else {
      metrics.news.inc({ outcome: "failed" });
      log.error({ ...about, id: userId, code, tries }, "a student was not told, and will not be");
      await settleNotice(notice);
      await recordOutcome("notification.failed", userId, { ...about, code, tries });
    }
    return;
  }
}

/** Until the database knows it, nothing else is done, or somebody would be mailed twice. */
async function settle(notice: DueNotice, ending?: AbortSignal) {
  for (;;)
    try {
      return await settleNotice(notice);
    } catch (error) {
      log.warn({ ...safeErrorFields(error), id: notice.userId }, "a mail that was sent could not be noted yet");
      if (ending?.aborted) throw error;
      await pause(1000, undefined, { ref: false });
    }
}

/** Polls the outbox. @param look milliseconds between polls @returns a function that stops it */
export function startNewsWorker(look = LOOK) {
  const ending = new AbortController();
  let delay = look.first;
  let timer: NodeJS.Timeout | undefined;

  async function work() {
    try {
      await sendNews(driver, ending.signal);
      delay = look.first;
    } catch (error) {
      delay = Math.min(delay * 2, look.last);
      log.warn({ ...safeErrorFields(error), retryIn: delay }, "the outbox could not be read");
    }
    if (!ending.signal.aborted) timer = setTimeout(begin, delay).unref();
  }
  let pass = work();
  function begin() {
    pass = work();
  }

  return async () => {
    ending.abort();
    clearTimeout(timer);
    await Promise.race([pass, pause(FAREWELL, undefined, { ref: false })]);
  };
}
