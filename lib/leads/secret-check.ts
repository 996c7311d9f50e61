import "server-only";
import { db } from "@/lib/db";
import { formatDate } from "@/lib/dates/dates";
import { safeErrorFields, log } from "@/lib/log";
import { MAX_CODE_TRIES } from "@/lib/session/link-session";
import { secretHash } from "@/lib/session/secret-hash";
import { stopSecret } from "./mutations";

/**
 * Whether NEXTAUTH_SECRET was changed while share links were open: a right code would count as wrong. A lead's stop
 * link shows it. @returns a sentence for the operator, or null, also without an answer from the database
 */
export async function secretProblem(): Promise<string | null> {
  try {
    const open = {
      kind: "lender" as const,
      revokedAt: null,
      expiresAt: { gt: new Date() },
      tries: { lt: MAX_CODE_TRIES },
    };
    const { _count, _min, _max } = await db.pass.aggregate({
      where: open,
      _count: true,
      _min: { createdAt: true },
      _max: { expiresAt: true },
    });
    if (!_min.createdAt || !_max.expiresAt) return null;
    const lead = await db.lead.findFirst({
      where: { stopHash: { not: null }, createdAt: { gte: _min.createdAt } },
      orderBy: { createdAt: "desc" },
      select: { id: true, stopHash: true },
    });
    if (!lead || Buffer.from(lead.stopHash!).equals(secretHash(stopSecret(lead.id)))) return null;
    return `NEXTAUTH_SECRET is another one than ${_count} links to students' files were made with, which lenders could not open any more; the last of them ends on ${formatDate(_max.expiresAt)}. Set the earlier one again (docs/operations.md says how to change it before that day).`;
  } catch (error) {
    log.error(safeErrorFields(error), "the secret could not be checked");
    return null;
  }
}
