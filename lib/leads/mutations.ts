import "server-only";
import { createHmac, randomUUID } from "node:crypto";
import type * as z from "zod";
import { addDays, dayOf } from "@/lib/calendar";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { recordEvent } from "@/lib/events/mutations";
import type { Prisma } from "@/lib/generated/prisma/client";
import { Refusal } from "@/lib/http/refusal";
import { t } from "@/lib/messages/text";
import { notify } from "@/lib/notifications/mutations";
import { linkRoutes } from "@/lib/more-routes";
import { type DeskVisit, hashOf } from "@/lib/session/pass-visit";
import { consentText } from "@/lib/users/consent";
import { intakeDate, normalPhone } from "@/lib/users/schema";
import type { calledBody, leadSchema, stopCallsBody } from "./schema";

type LeadBody = z.output<typeof leadSchema>;

/**
 * Stores somebody who asks for a callback, at once, and tells the team. `phoneVerified` says whether the phone was
 * proved with it.
 * @returns the link that stops the calls to this phone
 */
export async function receiveLead(body: LeadBody, phoneVerified = false) {
  const { partnerId, consentVersion, ...answers } = body;
  const partner = partnerId ? await db.partner.findUnique({ where: { id: partnerId }, select: { id: true } }) : null;
  const id = randomUUID();
  const secret = stopSecret(id);
  await db.$transaction(async (tx) => {
    await tx.lead.create({
      data: {
        id,
        ...answers,
        phone: normalPhone(body.phone),
        targetIntake: intakeDate(body.targetIntake)!,
        partnerId: partner?.id,
        phoneVerified,
        stopHash: hashOf(secret),
        ...(consentVersion && { consentVersion, consentText: consentText() }),
      },
      select: { id: true },
    });
    await recordEvent("lead.received", null, { leadId: id, phoneVerified }, tx);
  });
  notify({ kind: "lead", id });
  return linkRoutes.stopCalls(secret);
}

/**
 * 144 bits that nobody can guess without this installation's secret. Made from the lead's id, so that the form and the
 * confirmed code give one and the same link: the first one has perhaps been copied already.
 */
const stopSecret = (leadId: string) =>
  createHmac("sha256", env.NEXTAUTH_SECRET)
    .update(`stop calls ${leadId}`)
    .digest()
    .subarray(0, 18)
    .toString("base64url");

/**
 * Marks the newest lead with this phone and e-mail as verified, once the phone is proved to be the sender's. Both are
 * needed, since a stranger may have left a lead with the same phone. Stores the lead when there is none, or none that
 * may still be called: it is a new wish then.
 * @returns the link that stops the calls to this phone
 */
export async function verifyLead(body: LeadBody) {
  const lead = await db.lead.findFirst({
    where: { phone: normalPhone(body.phone), email: body.email, stoppedAt: null },
    orderBy: { createdAt: "desc" },
    select: { id: true, phoneVerified: true },
  });
  if (!lead) return receiveLead(body, true);
  const secret = stopSecret(lead.id);
  await db.$transaction(async (tx) => {
    await tx.lead.update({
      where: { id: lead.id },
      // A lead from before the links has none yet.
      data: { phoneVerified: true, stopHash: hashOf(secret) },
      select: { id: true },
    });
    if (!lead.phoneVerified) await recordEvent("lead.verified", null, { leadId: lead.id }, tx);
  });
  return linkRoutes.stopCalls(secret);
}

/**
 * Stops the calls to the phone that a link belongs to, for everything that was asked from it so far. Whoever asks again
 * later may be called again. A link that stopped them before and one that never was do nothing, and say nothing.
 */
export async function stopCalls({ secret }: z.output<typeof stopCallsBody>) {
  await db.$transaction(async (tx) => {
    const lead = await tx.lead.findUnique({ where: { stopHash: hashOf(secret) }, select: { id: true, phone: true } });
    if (lead) await stopPhone(tx, lead, "link");
  });
}

async function stopPhone(
  tx: Prisma.TransactionClient,
  { id, phone }: { id: string; phone: string },
  by: "link" | "desk",
) {
  const { count } = await tx.lead.updateMany({ where: { phone, stoppedAt: null }, data: { stoppedAt: new Date() } });
  if (count > 0) await recordEvent("lead.stopped", null, { leadId: id, by, leads: count }, tx);
}

/**
 * Adds what came of a call, in the colleague's name. Without a day, an unanswered call is tried again tomorrow.
 * @returns whether this number must not be called any more
 * @throws Refusal 404 for a lead that is not there
 */
export async function recordCall(visit: DeskVisit, { leadId, outcome, note, callOn }: z.output<typeof calledBody>) {
  return db.$transaction(async (tx) => {
    const lead = await tx.lead.findUnique({ where: { id: leadId }, select: { id: true, phone: true } });
    if (!lead) throw new Refusal(404, "leadNotFound", t("calls.leadNotFound", "This request is not there any more."));
    const again = callOn ?? (outcome === "noAnswer" ? addDays(dayOf(new Date()), 1) : null);
    await tx.leadCall.create({
      data: { leadId, outcome, note, callOn: again && new Date(again), colleagueId: visit.colleagueId },
      select: { id: true },
    });
    if (outcome === "doNotCall") await stopPhone(tx, lead, "desk");
    return { isStopped: (await tx.lead.count({ where: { phone: lead.phone, stoppedAt: null } })) === 0 };
  });
}
