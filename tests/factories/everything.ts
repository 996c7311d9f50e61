import { randomUUID } from "node:crypto";
import { POST as upload } from "@/app/api/loanform/upload/route";
import { recordEvent } from "@/lib/events/mutations";
import { deliver } from "@/lib/notifications/mutations";
import { emptyOffer } from "@/lib/offers/offer";
import { fileIdOf } from "@/lib/uploads/policy";
import type { FileSummary } from "@/lib/uploads/server/data";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { db } from "@/tests/factories/database";
import { newStaffMember, newStaffSession } from "@/tests/factories/staff";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { newSectionDraft } from "@/tests/factories/section-drafts";
import { newOpenedShareLink } from "@/tests/factories/share-links";
import { newStudent, type Student } from "@/tests/factories/sessions";
import { call, requestTo } from "@/tests/requests";
import { formWith, samplePdf } from "@/tests/samples/uploads";

type Row = Record<string, unknown>;
type Reference = { table: string; column: string; parent: string; key: string };
const references = () => db.$queryRaw<Reference[]>`
  SELECT child.relname::text AS table, own.attname::text AS column, parent.relname::text AS parent, key.attname::text AS key
  FROM pg_constraint k
  JOIN pg_class child ON child.oid = k.conrelid
  JOIN pg_class parent ON parent.oid = k.confrelid
  CROSS JOIN LATERAL unnest(k.conkey, k.confkey) WITH ORDINALITY AS pair (own, key, place)
  JOIN pg_attribute own ON own.attrelid = k.conrelid AND own.attnum = pair.own
  JOIN pg_attribute key ON key.attrelid = k.confrelid AND key.attnum = pair.key
  -- The first column of a key of several names the account.
  WHERE pair.place = 1 AND k.contype = 'f' AND k.connamespace = 'public'::regnamespace`;

/** Every table whose rows hang on an account, over however many others, and the columns by which they do. */
export async function ofStudents() {
  const all = await references();
  const tables = new Set(["User"]);
  for (let size = 0; size < tables.size;) {
    size = tables.size;
    for (const { table, parent } of all) if (tables.has(parent)) tables.add(table);
  }
  return { tables: [...tables].toSorted(), references: all.filter(({ parent }) => tables.has(parent)) };
}

export const rowsWhere = async (table: string, column: string, values: readonly unknown[]) =>
  (
    await db.$queryRawUnsafe<{ row: Row }[]>(
      `SELECT to_jsonb(t) AS row FROM "${table}" t WHERE "${column}"::text = ANY($1::text[]) ORDER BY to_jsonb(t)`,
      values.map(String),
    )
  ).map(({ row }) => row);

export async function rowsOf({ id }: Student) {
  const { references: ways } = await ofStudents();
  const found = new Map([["User", await rowsWhere("User", "id", [id])]]);
  for (let hasGrown = true; hasGrown;) {
    hasGrown = false;
    for (const { table, column, parent, key } of ways) {
      const known = found.get(table) ?? [];
      const seen = new Set(known.map((row) => JSON.stringify(row)));
      const rows = await rowsWhere(
        table,
        column,
        (found.get(parent) ?? []).map((row) => row[key]),
      );
      const fresh = rows.filter((row) => !seen.has(JSON.stringify(row)));
      if (fresh.length === 0) continue;
      found.set(table, [...known, ...fresh]);
      hasGrown = true;
    }
  }
  return new Map([...found].filter(([, rows]) => rows.length > 0));
}

/** A student of whom every table that can hold something of a student holds something. */
export async function studentWithEverything() {
  const name = `Asha ${randomUUID()}`;
  const student = await newStudent({ name });
  const sent = await call<FileSummary>(
    upload,
    requestTo("loanform/upload", formWith(samplePdf(), "a.pdf"), { as: student }),
  );
  const { url } = sent.body.data!;
  const fileId = fileIdOf(url)!;
  await saveLoanForm(student.id, undefined, { change: { kycDetails: { panCard: url } } });
  const seen = { kind: "bankStatement", periods: [{ from: "2026-05-01", to: "2026-10-31" }], pages: 9 };
  const saidRightOn = new Date("2026-11-27");
  await db.storedFile.update({ where: { id: fileId }, data: { seenKind: seen.kind, seen, saidRightOn } });
  await newSectionDraft(student.id, "kycDetails", { panCard: url, note: name }, { files: [fileId] });
  const caseId = await newCase(student.id);
  const asked = await newCaseEvent("lender", { caseId, kind: "asked", item: "Pay slips", channel: "pass" });
  await db.reminder.create({ data: { eventId: asked.id, afterDays: 3 } });
  await newCaseEvent("student", { caseId, kind: "answered", answersId: asked.id, fileId });
  const spoke = await newCaseEvent("student", { caseId, kind: "spoke", note: `They called ${name}.` });
  await newCaseEvent("student", { caseId, kind: "corrected", correctsId: spoke.id });
  const offer = { ...emptyOffer(), lenderName: name, sanctioned: 2_000_000 };
  await db.loanOffer.create({ data: { caseId, answers: offer, letterFileId: fileId } });
  await db.keyDate.create({ data: { userId: student.id, kind: "deposit", day: new Date("2027-01-15") } });
  const { passId } = await newOpenedShareLink({ userId: student.id, caseId });
  const consent = { recipient: "A. Shah", parts: ["you" as const], text: "I agree.", textVersion: "2026-11-22" };
  await db.consentEvent.create({ data: { ...consent, userId: student.id, isGiven: true, passId } });
  const { id: colleagueId } = await newStaffMember();
  const day = await newStaffSession(colleagueId);
  await db.deskOpening.create({ data: { passId: day.passId, userId: student.id, purpose: "checkPapers" } });
  const check = { slot: "kycDetails.panCard", verdict: "fine" as const, fileId, colleagueId };
  await db.paperCheck.create({ data: { ...check, userId: student.id } });
  await recordEvent("pack.viewed", student.id, { pass: passId });
  await recordEvent("case.written", student.id, { case: caseId, kind: "spoke" });
  await deliver({ kind: "application", id: student.id }, { name: "event-log", deliver: async () => {} });
  const { reference } = await db.loanForm.findUniqueOrThrow({ where: { userId: student.id } });
  /** What stands for the student wherever it is found: of none of these may a trace be left. */
  const signs = { id: student.id, email: student.email, phone: student.digits, name, reference, fileId };
  return { student, fileId, deskPassId: day.passId, signs };
}
