import "server-only";
import type * as z from "zod";
import { db } from "@/lib/db";
import { LOCKED } from "@/lib/http/locked";
import { Refusal } from "@/lib/http/refusal";
import { formRow } from "@/lib/loan-form/data";
import type { SessionUser } from "@/lib/session/session-user";
import { keyring } from "@/lib/uploads/server/crypt";
import { sealName } from "./data";
import type { dropBody, keepBody } from "./schema";

type Drafts = z.output<typeof keepBody>["drafts"];

/**
 * Keeps what was typed and not saved, one draft for each section, sealed; the documents that it names stay with it.
 * @returns when each was kept, in milliseconds
 * @throws Refusal 409 once the application is submitted
 */
export async function keepDrafts(user: SessionUser, drafts: Drafts) {
  const kept = await write(user, drafts);
  if (kept.length > 0) return kept;
  if ((await formRow(user)).complete) throw new Refusal(409, "submitted", LOCKED);
  return write(user, drafts);
}

async function write(user: SessionUser, drafts: Drafts) {
  const rows = await Promise.all(
    drafts.map(async ({ section, version, values }) => {
      const text = JSON.stringify(values);
      const { keyId, sealed } = await keyring.seal(sealName(user.id, section), Buffer.from(text));
      const files = [...text.matchAll(/"\/api\/files\/([0-9a-f]{32})"/g)].map(([, id]) => ({ section, id: id! }));
      return { section, version, keyId, sealed: sealed.toString("base64"), files };
    }),
  );
  const column = (name: "section" | "version" | "keyId" | "sealed") => rows.map((row) => row[name]);
  const files = rows.flatMap((row) => row.files);
  const kept = await db.$queryRaw<{ section: string; savedAt: Date }[]>`
    WITH kept AS (
      INSERT INTO "SectionDraft" ("userId", section, version, "keyId", sealed, "savedAt")
      SELECT f."userId", d.section, d.version, d."keyId", decode(d.sealed, 'base64'), now()
      FROM "LoanForm" f, unnest(
        ${column("section")}::text[], ${column("version")}::text[], ${column("keyId")}::text[], ${column("sealed")}::text[]
      ) AS d (section, version, "keyId", sealed)
      WHERE f."userId" = ${user.id}::uuid AND NOT f.complete
      ON CONFLICT ("userId", section) DO UPDATE
        SET version = excluded.version, "keyId" = excluded."keyId", sealed = excluded.sealed, "savedAt" = excluded."savedAt"
      RETURNING "userId", section, "savedAt"
    ), held AS (
      SELECT kept."userId", kept.section, s.id FROM kept
      JOIN unnest(${files.map(({ section }) => section)}::text[], ${files.map(({ id }) => id)}::text[])
        AS file (section, id) ON file.section = kept.section
      JOIN "StoredFile" s ON s.id = file.id AND s."ownerId" = kept."userId"
    ), added AS (
      INSERT INTO "DraftFile" ("userId", section, "fileId") SELECT * FROM held ON CONFLICT DO NOTHING
    ), dropped AS (
      DELETE FROM "DraftFile" r USING kept
      WHERE (r."userId", r.section) = (kept."userId", kept.section)
        AND NOT EXISTS (SELECT FROM held WHERE (held.section, held.id) = (r.section, r."fileId"))
    )
    SELECT section, "savedAt" FROM kept`;
  return kept.map(({ section, savedAt }) => ({ section, at: savedAt.getTime() }));
}

/** Drops those of these drafts that nothing newer has replaced. */
export async function dropDrafts(user: SessionUser, drafts: z.output<typeof dropBody>["drafts"]) {
  await db.sectionDraft.deleteMany({
    where: { userId: user.id, OR: drafts.map(({ section, at }) => ({ section, savedAt: { lte: new Date(at) } })) },
  });
}
