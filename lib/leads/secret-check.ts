import "server-only";
import { db } from "@/lib/db";
import { formatDate } from "@/lib/dates/dates";
import { safeErrorFields, log } from "@/lib/log";
import { MAX_CODE_TRIES } from "@/lib/session/link-session";
import { secretHash } from "@/lib/session/secret-hash";
import { stopSecret } from "./mutations";

/**
 * Whether NEXTAUTH_SECRET was changed while links to students' files were open: their codes are kept as hashes keyed
 * by it, so each right code would count as a wrong one, and the fifth ends the link. Nothing in a link's row can show
 * it; the stop link of a lead can, whose hash is of that lead's id and the same secret. Where no lead came since the
 * oldest open link, nothing is known.
 * @returns a sentence for the operator, or null; also null while the database does not answer, which is logged
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
