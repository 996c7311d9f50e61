import { randomBytes } from "node:crypto";
import { type SectionKey, SECTION_KEYS } from "@/lib/loan-form/registry";
import { sampleSection } from "@/lib/loan-form/samples";
import { rows } from "./database";

type State = { complete?: boolean; stage?: string; startDate?: string; change?: Partial<Record<SectionKey, object>> };

/**
 * Writes a student's application as saved so far, without the screens of the wizard: valid answers in these sections,
 * one co-applicant, and a stored document for each slot (its bytes are not there; its name and size are).
 */
export async function saveSections(
  userId: string,
  keys: readonly SectionKey[],
  { complete = false, stage = complete ? "underReview" : "application", startDate, change = {} }: State = {},
) {
  const columns: Partial<Record<SectionKey, string | null>> = {};
  for (const key of SECTION_KEYS) {
    if (!keys.includes(key)) {
      columns[key] = null;
      continue;
    }
    const files: { id: string; name: string }[] = [];
    const value = sampleSection(
      key,
      (path) => {
        const id = randomBytes(16).toString("hex");
        files.push({ id, name: `${path.replaceAll(".", "-")} ABCPR1234F.pdf` });
        return `/api/files/${id}`;
      },
      ["a"],
    ) as object;
    for (const { id, name } of files) {
      await rows(
        `INSERT INTO "StoredFile" (id, "ownerId", name, mime, size, sha256, "keyId", driver, "storeKey") VALUES ($1, $2, $3, 'application/pdf', 421888, $4, 'k1', 'local', $1)`,
        id,
        userId,
        name,
        "0".repeat(64),
      );
    }
    columns[key] = JSON.stringify(Array.isArray(value) ? value : { ...value, ...change[key] });
  }
  const names = SECTION_KEYS.map((key) => `"${key}"`);
  const values = SECTION_KEYS.map((key) => columns[key]);
  await rows(
    `INSERT INTO "LoanForm" ("userId", complete, "submittedAt", stage, "startDate", ${names.join(", ")})
     VALUES ($1, $2, $3, $4::"Stage", coalesce($5::timestamptz, now()), ${names.map((_, at) => `$${at + 6}::jsonb`).join(", ")})
     ON CONFLICT ("userId") DO UPDATE SET complete = excluded.complete, "submittedAt" = excluded."submittedAt", stage = excluded.stage, "startDate" = excluded."startDate", ${names.map((name) => `${name} = excluded.${name}`).join(", ")}`,
    userId,
    complete,
    complete ? "2026-11-21T05:12:00Z" : null,
    stage,
    startDate ?? null,
    ...values,
  );
}

/** Says that the bell has opened by itself already, so that it stays out of a test that is not about it. */
export const BELL_SEEN = () => sessionStorage.setItem("bellShown", "true");
