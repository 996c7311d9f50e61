import "server-only";
import { randomUUID } from "node:crypto";
import type * as z from "zod";
import { addDays, dayOf } from "@/lib/dates/calendar";
import { db } from "@/lib/db";
import { recordEvent } from "@/lib/events/mutations";
import type { Prisma } from "@/lib/generated/prisma/client";
import { Refusal } from "@/lib/http/refusal";
import { keyedHash } from "@/lib/server/keyed-hash";
import { t } from "@/lib/messages/text";
import { notify } from "@/lib/notifications/mutations";
import { linkRoutes } from "@/lib/addresses/more-routes";
import type { StaffSession } from "@/lib/session/link-session";
import { secretHash } from "@/lib/session/secret-hash";
import { consentText } from "@/lib/users/consent";
import { intakeDate, normalPhone } from "@/lib/users/schema";
import { lockPhones, refreshCallList } from "./call-list";
import type { calledBody, leadSchema, stopCallsBody } from "./schema";

type LeadBody = z.output<typeof leadSchema>;

/** Milliseconds in which the same words are the same wish: a double tap, or a retry after an answer that was lost. */
const SAME_WISH = 10 * 60_000;

/**
 * Stores somebody who asks for a callback, at once; once, also where it is sent again word for word within ten minutes.
 * The team is told once an hour for each number. `phoneVerified` says whether the phone was proved with it. An unproved
 * request that it takes the place of, such as one with a mistyped number, is withdrawn.
 * @returns its id, and the link that stops the calls
 */
export async function receiveLead(body: LeadBody, phoneVerified = false) {
  const { consentVersion, replaces } = body;
  const wish = {
    ...(await answersOf(body)),
    phoneVerified,
    ...(consentVersion && { consentVersion, consentText: consentText("lead") }),
  };
  const id = randomUUID();
  const sentBefore = await db.$transaction(async (tx) => {
    const earlier = replaces ? await leadOfLink(tx, replaces) : null;
    await lockPhones(tx, [wish.phone, ...(earlier ? [earlier.phone] : [])]);
    const same = await tx.lead.findFirst({
      where: { ...wish, stoppedAt: null, createdAt: { gt: new Date(Date.now() - SAME_WISH) } },
      select: { id: true },
    });
    if (same) return same;
    await tx.lead.create({ data: { id, ...wish, stopHash: secretHash(stopSecret(id)) }, select: { id: true } });
    await recordEvent("lead.received", null, { leadId: id, phoneVerified }, tx);
    if (earlier && !earlier.phoneVerified) await stop(tx, earlier.id, { id: earlier.id }, "newRequest");
    await refreshCallList(tx, [wish.phone, ...(earlier ? [earlier.phone] : [])]);
    return null;
  });
  if (sentBefore) return { id: sentBefore.id, stopLink: linkRoutes.stopCalls(stopSecret(sentBefore.id)) };
  notify({ kind: "lead", id }, wish.phone);
  return { id, stopLink: linkRoutes.stopCalls(stopSecret(id)) };
}

/** What somebody wrote, as it is stored: by these words a request is known again. */
async function answersOf({ partnerId, consentVersion: _, replaces: __, ...answers }: LeadBody) {
  const partner = partnerId ? await db.partner.findUnique({ where: { id: partnerId }, select: { id: true } }) : null;
  return {
    ...answers,
    phone: normalPhone(answers.phone),
    targetIntake: intakeDate(answers.targetIntake)!,
    partnerId: partner?.id ?? null,
  };
}

/**
 * 144 bits that nobody can guess without this installation's secret. Made from the lead's id, so that the form and the
 * confirmed code give one and the same link: the first one has perhaps been copied already.
 */
export const stopSecret = (leadId: string) => keyedHash("stop calls", leadId).subarray(0, 18).toString("base64url");

/**
 * Marks the newest lead of these very words as verified, once the phone is proved to be the sender's. A stranger may
 * have left one with the same phone and e-mail: its link must not come to stop what the phone's owner asks for. Stores
 * the lead when there is none, or none that may still be called: it is a new wish then.
 * @returns its id, and the link that stops the calls, the one that this request had before
 */
export async function verifyLead(body: LeadBody) {
  const lead = await db.lead.findFirst({
    where: { ...(await answersOf(body)), stoppedAt: null },
    orderBy: { createdAt: "desc" },
    select: { id: true, phoneVerified: true },
  });
  if (!lead) return receiveLead(body, true);
  const secret = stopSecret(lead.id);
  await db.$transaction(async (tx) => {
    await tx.lead.update({
      where: { id: lead.id },
      // A lead from before the links has none yet.
      data: { phoneVerified: true, stopHash: secretHash(secret) },
      select: { id: true },
    });
    if (!lead.phoneVerified) await recordEvent("lead.verified", null, { leadId: lead.id }, tx);
  });
  return { id: lead.id, stopLink: linkRoutes.stopCalls(secret) };
}

/**
 * Does what a stop link may. Where its request's phone was proved, it stops the calls to that phone for everything that
 * was asked from it so far; whoever asks again later may be called again. Where it was not, anybody may have typed the
 * number, so the link withdraws that one request. One that never was does nothing.
 * @returns what is not called any more because of the link; null where it belongs to no request
 */
export async function stopCalls({ secret }: z.output<typeof stopCallsBody>): Promise<"number" | "request" | null> {
  return db.$transaction(async (tx) => {
    const lead = await leadOfLink(tx, secret);
    if (!lead) return null;
    const { id, phone, phoneVerified } = lead;
    await lockPhones(tx, [phone]);
    await stop(tx, id, phoneVerified ? { phone } : { id }, "link");
    await refreshCallList(tx, [phone]);
    return phoneVerified ? "number" : "request";
  });
}

const leadOfLink = (tx: Prisma.TransactionClient, secret: string) =>
  tx.lead.findUnique({
    where: { stopHash: secretHash(secret) },
    select: { id: true, phone: true, phoneVerified: true },
  });

/** @param leadId the request because of which it is done */
async function stop(
  tx: Prisma.TransactionClient,
  leadId: string,
  which: { id: string } | { phone: string },
  by: "link" | "desk" | "newRequest",
) {
  const { count } = await tx.lead.updateMany({ where: { ...which, stoppedAt: null }, data: { stoppedAt: new Date() } });
  if (count > 0) await recordEvent("lead.stopped", null, { leadId, by, leads: count }, tx);
}

/**
 * Adds what came of a call, in the colleague's name. Without a day, an unanswered call is tried again tomorrow.
 * @returns whether this number must not be called any more
 * @throws Refusal 404 for a lead that is not there
 */
export async function recordCall(
  session: StaffSession,
  { leadId, outcome, note, callOn }: z.output<typeof calledBody>,
) {
  return db.$transaction(async (tx) => {
    const lead = await tx.lead.findUnique({ where: { id: leadId }, select: { id: true, phone: true } });
    if (!lead) throw new Refusal(404, "leadNotFound", t("calls.leadNotFound", "This request is not there any more."));
    const again = callOn ?? (outcome === "noAnswer" ? addDays(dayOf(new Date()), 1) : null);
    await lockPhones(tx, [lead.phone]);
    if (outcome === "doNotCall") await stop(tx, lead.id, { phone: lead.phone }, "desk");
    await tx.leadCall.create({
      data: { leadId, outcome, note, callOn: again && new Date(again), colleagueId: session.colleagueId },
      select: { id: true },
    });
    await refreshCallList(tx, [lead.phone]);
    return { isStopped: (await tx.lead.count({ where: { phone: lead.phone, stoppedAt: null } })) === 0 };
  });
}
