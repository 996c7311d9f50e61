import "server-only";
import { after } from "next/server";
import { env } from "@/lib/env";
import { recordEvent } from "@/lib/events/mutations";
import { errorName, log } from "@/lib/log";
import type { Driver, Notification } from "./notification";
import { smtpDriver } from "./smtp";

/** The default: the event log alone is told, by the record that every notification leaves. */
const eventLog: Driver = { name: "event-log", deliver: async () => {} };

const driver =
  env.SMTP_URL && env.NOTIFY_FROM && env.NOTIFY_TO
    ? smtpDriver({ url: env.SMTP_URL, from: env.NOTIFY_FROM, to: env.NOTIFY_TO, editor: env.EDITOR_URL })
    : eventLog;

/**
 * Tells the team, once the answer is on its way: whoever caused it never waits and never learns that it failed. Call it
 * after the commit, in the one branch that made the change.
 */
export function notify(notification: Notification) {
  const work = () => tell(notification, driver);
  try {
    after(work);
  } catch {
    // Outside a request there is no answer to come after.
    void work();
  }
}

/** Delivers and records the outcome. Never fails. */
export async function tell({ kind, id }: Notification, by: Driver) {
  const about = { notification: kind, id, by: by.name };
  const failure = await by.deliver({ kind, id }).then(() => null, errorName);
  // A mail server's own words may repeat an address; its code does not.
  const code = failure && (failure.code ?? failure.error);
  if (failure) log.warn({ ...about, code }, "the team was not told");
  await recordEvent(failure ? "notification.failed" : "notification.sent", null, {
    ...about,
    ...(code && { code }),
  }).catch((error) => log.error({ ...about, ...errorName(error) }, "a notification was not recorded"));
}
