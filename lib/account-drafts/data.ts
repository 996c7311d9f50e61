import "server-only";
import { db } from "@/lib/db";
import { DRAFT_DAYS } from "@/lib/drafts/draft";
import type { SectionDraft } from "@/lib/generated/prisma/client";
import { safeErrorFields, log } from "@/lib/log";
import type { ProvenStudent } from "@/lib/session/proven";
import { keyring } from "@/lib/uploads/server/crypt";

/** What the seal of a draft is bound to. */
export const sealName = (userId: string, section: string) => `draft/${userId}/${section}`;

/** What was typed; null where its key is gone or a bit differs. */
export function openDraft({ userId, section, keyId, sealed }: SectionDraft): Record<string, unknown> | null {
  try {
    const bytes = keyring.open(sealName(userId, section), keyId, Buffer.from(sealed));
    return JSON.parse(bytes.toString()) as Record<string, unknown>;
  } catch (error) {
    log.error({ section, keyId, ...safeErrorFields(error) }, "a draft cannot be opened");
    return null;
  }
}

/** What the account holds of answers that were not saved; `at` in milliseconds, by the database's clock. */
export async function draftsOf(user: ProvenStudent) {
  const rows = await db.$queryRaw<SectionDraft[]>`
    SELECT d."userId", d.section, d.version, d."keyId", d.sealed, d."savedAt"
    FROM "SectionDraft" d JOIN "LoanForm" f USING ("userId")
    WHERE d."userId" = ${user.id}::uuid AND NOT f.complete
      AND d."savedAt" > now() - make_interval(days => ${DRAFT_DAYS}::int)
    ORDER BY d.section`;
  return rows.flatMap((row) => {
    const values = openDraft(row);
    return values ? [{ section: row.section, version: row.version, at: row.savedAt.getTime(), values }] : [];
  });
}
