import "server-only";
import type * as z from "zod";
import { db } from "@/lib/db";
import { recordEvent } from "@/lib/events/mutations";
import { notify } from "@/lib/notifications/mutations";
import { consentText } from "@/lib/users/consent";
import { intakeDate, normalPhone } from "@/lib/users/schema";
import type { leadSchema } from "./schema";

type LeadBody = z.output<typeof leadSchema>;

/**
 * Stores somebody who asks for a callback, at once, and tells the team. `phoneVerified` says whether the phone was
 * proved with it.
 */
export async function receiveLead(body: LeadBody, phoneVerified = false) {
  const { partnerId, consentVersion, ...answers } = body;
  const partner = partnerId ? await db.partner.findUnique({ where: { id: partnerId }, select: { id: true } }) : null;
  const { id } = await db.$transaction(async (tx) => {
    const lead = await tx.lead.create({
      data: {
        ...answers,
        phone: normalPhone(body.phone),
        targetIntake: intakeDate(body.targetIntake)!,
        partnerId: partner?.id,
        phoneVerified,
        ...(consentVersion && { consentVersion, consentText: consentText() }),
      },
      select: { id: true },
    });
    await recordEvent("lead.received", null, { leadId: lead.id, phoneVerified }, tx);
    return lead;
  });
  notify({ kind: "lead", id });
}

/**
 * Marks the newest lead with this phone and e-mail as verified, once the phone is proved to be the sender's. Both are
 * needed, since a stranger may have left a lead with the same phone. Stores the lead when there is none.
 */
export async function verifyLead(body: LeadBody) {
  const lead = await db.lead.findFirst({
    where: { phone: normalPhone(body.phone), email: body.email },
    orderBy: { createdAt: "desc" },
    select: { id: true, phoneVerified: true },
  });
  if (!lead) return receiveLead(body, true);
  if (lead.phoneVerified) return;
  await db.$transaction([
    db.lead.update({ where: { id: lead.id }, data: { phoneVerified: true }, select: { id: true } }),
    recordEvent("lead.verified", null, { leadId: lead.id }),
  ]);
}
