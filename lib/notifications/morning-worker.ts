import "server-only";
import { dayOf, inIndia } from "@/lib/dates/calendar";
import { staffCounts } from "@/lib/back-office/data";
import { env } from "@/lib/env";
import { safeErrorFields, log } from "@/lib/log";
import { backOfficeRoutes } from "@/lib/addresses/more-routes";
import type { WaitingCounts } from "./mail";
import { claimMorning, recordOutcome, releaseMorning, deliverForgotten } from "./mutations";
import type { Driver } from "./notification";
import { findReminders } from "./reminders";
import { morningSmtpDriver } from "./smtp";

const HOUR = 8;
const LOOK = 5 * 60_000;

const driver: Driver<WaitingCounts> =
  env.SMTP_URL && env.NOTIFY_FROM && env.NOTIFY_TO
    ? morningSmtpDriver(
        { url: env.SMTP_URL, from: env.NOTIFY_FROM, to: env.NOTIFY_TO },
        new URL(backOfficeRoutes.home, env.NEXTAUTH_URL).href,
      )
    : { name: "event-log", deliver: async () => {} };

/** Sends the morning mail once a day, from any number of processes. @throws Error without the database */
export async function sendMorningMail(by: Driver<WaitingCounts> = driver, now = new Date()) {
  const day = dayOf(now);
  if (inIndia(now).getUTCHours() < HOUR || !(await claimMorning(day))) return;
  try {
    await by.deliver(await staffCounts());
  } catch (error) {
    await releaseMorning(day);
    const { code, error: name } = safeErrorFields(error);
    return log.warn(
      { notification: "morning", by: by.name, code: code ?? name, retryIn: LOOK },
      "the team was not told",
    );
  }
  await recordOutcome("notification.sent", null, { notification: "morning", by: by.name });
}

/** Looks repeatedly for the morning, undelivered notifications and due reminders. @returns a function that stops it */
export function startMorningWorker(look = LOOK) {
  const work = () => {
    sendMorningMail().catch((error: unknown) =>
      log.warn(safeErrorFields(error), "the mail of the morning was not sent"),
    );
    findReminders().catch((error: unknown) => log.warn(safeErrorFields(error), "whom to remind was not found"));
    deliverForgotten().catch((error: unknown) =>
      log.warn(safeErrorFields(error), "what the team was not told was not found"),
    );
  };
  work();
  const timer = setInterval(work, look).unref();
  return () => clearInterval(timer);
}
