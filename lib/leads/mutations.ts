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
 * Stores a callback request at once, and once within ten minutes; the team is told once an hour for each number. An
 * unproved request that it replaces is withdrawn. @returns its id, and the link that stops the calls
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

async function answersOf({ partnerId, consentVersion: _, replaces: __, ...answers }: LeadBody) {
  const partner = partnerId ? await db.partner.findUnique({ where: { id: partnerId }, select: { id: true } }) : null;
  return {
    ...answers,
    phone: normalPhone(answers.phone),
    targetIntake: intakeDate(answers.targetIntake)!,
    partnerId: partner?.id ?? null,
  };
}

/** 144 bits, made from the lead's id: the form and the confirmed code give the same link. */
export const stopSecret = (leadId: string) => keyedHash("stop calls", leadId).subarray(0, 18).toString("base64url");

/**
 * A stranger's request may have the same phone and e-mail. Stores the lead when none may still be called.
 * @returns its id, and the link that stops the calls
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
      data: { phoneVerified: true, stopHash: secretHash(secret) },
      select: { id: true },
    });
    if (!lead.phoneVerified) await recordEvent("lead.verified", null, { leadId: lead.id }, tx);
  });
  return { id: lead.id, stopLink: linkRoutes.stopCalls(secret) };
}

/** Of an unproved phone the link withdraws one request. @returns what is not called any more; null without a request */
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
 * Adds what came of a call. Without a day, an unanswered call is tried again tomorrow.
 * @returns whether this number must not be called any more @throws Refusal 404
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
