import "server-only";
import { dayOf } from "@/lib/dates/calendar";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { formWithAdded } from "@/lib/loan-form/data";
import { fileIdsIn } from "@/lib/loan-form/record";
import type { LoanForm } from "@/lib/loan-form/registry";
import type { ProvenStudent } from "@/lib/session/proven";
import { KINDS } from "@/lib/uploads/policy";
import { readsPapers } from "@/lib/users/data";
import {
  type PaperFindings,
  findingsInForm,
  type SeenFile,
  findingsIn,
  type WaitingPaper,
  waitingPapers,
} from "./in-application";
import { findingLines } from "./finding-lines";

/** What was seen of those of these files that are the student's own. */
const seenOfFiles = (
  { id: ownerId }: ProvenStudent,
  ids: readonly string[],
  client: Prisma.TransactionClient = db,
): Promise<SeenFile[]> =>
  client.storedFile.findMany({
    where: { ownerId, id: { in: [...ids] }, seenKind: { not: null } },
    select: { id: true, createdAt: true, seenKind: true, seen: true, saidRightOn: true },
  });

/** What was seen of the student's own papers that an application holds. */
export const seenFiles = (user: ProvenStudent, form: LoanForm, client?: Prisma.TransactionClient) =>
  seenOfFiles(user, [...fileIdsIn(form)], client);

/**
 * For others who may open these files: what is to be told now of one of them in a slot, in lines.
 * @param form by which a slot is a person's
 */
export async function linesForOthers(
  user: ProvenStudent,
  form: LoanForm,
  ids: readonly string[],
  client?: Prisma.TransactionClient,
) {
  const rows = new Map((await seenOfFiles(user, ids, client)).map((row) => [row.id, row]));
  const today = dayOf(new Date());
  return (slot: string, id: string) =>
    findingLines(findingsIn({ slot, form }, rows.get(id), today, "others"), "others");
}

/** `waiting`: those that are still to be looked at; none where the student wants no paper read. */
export type ApplicationFindings = { papers: PaperFindings[]; waiting: WaitingPaper[] };

/** What is to be told now of each paper in the student's application, with what was added after the submit. */
export async function findingsNow(user: ProvenStudent, { at = new Date(), client = db as Prisma.TransactionClient }) {
  const { form } = await formWithAdded(user, client);
  return { form, papers: findingsInForm(form, await seenFiles(user, form, client), dayOf(at)) };
}

/** The same, and what is still to be looked at. */
export async function readFindings(user: ProvenStudent, at = new Date()): Promise<ApplicationFindings> {
  const { form, papers } = await findingsNow(user, { at });
  if (!(await readsPapers(user))) return { papers, waiting: [] };
  const pdfs = await db.storedFile.findMany({
    where: { ownerId: user.id, id: { in: [...fileIdsIn(form)] }, mime: KINDS.pdf.mime },
    select: { id: true },
  });
  return { papers, waiting: waitingPapers(form, new Set(pdfs.map(({ id }) => id)), papers) };
}
