import "server-only";
import { dayOf, DAY } from "@/lib/dates/calendar";
import { loadedCase, type LoadedEvent, WITH_EVENTS } from "@/lib/cases/data";
import { documentName } from "@/lib/cases/document-name";
import { caseState, effectiveEvents } from "@/lib/cases/state";
import { db } from "@/lib/db";
import { type DeskPurpose, type PaperCheck, Prisma } from "@/lib/generated/prisma/client";
import { Refusal } from "@/lib/http/refusal";
import { placedCalls } from "@/lib/leads/call-order";
import { formRow } from "@/lib/loan-form/data";
import { fromStored, uploadsIn } from "@/lib/loan-form/record";
import { SECTIONS } from "@/lib/loan-form/registry";
import { masked } from "@/lib/text/mask";
import { t } from "@/lib/messages/text";
import { readPaper } from "@/lib/papers/data";
import { chunk } from "@/lib/server/chunk";
import { type StaffSession, studentOpenedBy } from "@/lib/session/link-session";
import type { ProvenStudent } from "@/lib/session/proven";
import { fileIdOf } from "@/lib/uploads/policy";
import { ownFiles } from "@/lib/uploads/server/data";

/** Longer lists say how many more there are. */
const MOST_ROWS = 200;

/** "Asha I." for Asha Iyer: others may see the screen. */
export function shortName(name: string) {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1);
  return last ? `${first} ${[...last][0]}.` : first;
}

const daysSince = (moment: Date, today: string) =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(dayOf(moment))) / DAY));

const OF_STUDENT = {
  user: { select: { name: true, checks: { orderBy: { id: "asc" } }, cases: { include: WITH_EVENTS } } },
} as const;
type Case = ReturnType<typeof loadedCase>;

const stateOf = ({ events, isInternalReview }: Case, today: string) => caseState(events, { today, isInternalReview });

type SubmittedDocument = { slot: string; fileId: string; label: string; caseId: string | null };

/** Documents of the application, and what came in cases since then: answers, and what was added. */
function submittedDocuments(form: ReturnType<typeof fromStored>, cases: readonly Case[]): SubmittedDocument[] {
  const ofForm = SECTIONS.flatMap(({ key }) =>
    uploadsIn(key, form[key]).flatMap(({ path, url }) => {
      const [slot, fileId] = [`${key}.${path}`, fileIdOf(url)];
      return fileId ? [{ slot, fileId, label: documentName({ slot, item: null }), caseId: null }] : [];
    }),
  );
  // What was added may also answer a lender: our check of it is in our own case.
  const ownFirst = cases.toSorted((a, b) => Number(b.isInternalReview) - Number(a.isInternalReview));
  const ofCases = ownFirst.flatMap(({ id, events }) => {
    const asked = new Map(events.map((event) => [event.id, event]));
    return effectiveEvents(events).flatMap(({ kind, slot, fileId, answersId, paper }) => {
      if ((kind !== "answered" && kind !== "added") || !fileId) return [];
      return [{ slot: slot ?? asked.get(answersId!)?.slot ?? "", fileId, label: paper, caseId: id }];
    });
  });
  const isFirst = ({ slot, fileId }: SubmittedDocument, at: number) =>
    ofCases.findIndex((other) => other.slot === slot && other.fileId === fileId) === at;
  return [...ofForm, ...ofCases.filter(isFirst)];
}

function newestChecks<Check extends Pick<PaperCheck, "slot" | "fileId">>(checks: readonly Check[]) {
  const newest = new Map(checks.map((check) => [`${check.slot} ${check.fileId}`, check]));
  return ({ slot, fileId }: SubmittedDocument) => newest.get(`${slot} ${fileId}`) ?? null;
}

type Submitted = Prisma.LoanFormGetPayload<{ include: typeof OF_STUDENT }>;

function fileRow(row: Submitted, today: string) {
  const cases = row.user.cases.map(loadedCase);
  const papers = submittedDocuments(fromStored(row), cases);
  const checkOf = newestChecks(row.user.checks);
  const since = row.submittedAt ?? row.startDate;
  return {
    reference: row.reference,
    name: shortName(row.user.name),
    since: since.toISOString(),
    days: daysSince(since, today),
    papers: papers.length,
    checked: papers.filter(checkOf).length,
    lenders: cases.filter(({ isInternalReview }) => !isInternalReview).length,
    turns: cases.map((each) => {
      const { turn, days } = stateOf(each, today);
      return { caseId: each.id, lenderName: each.lenderName, turn, days };
    }),
  };
}

/** The predicate of the partial index LoanForm_waiting_idx. */
export const isWaiting = Prisma.sql`complete AND stage <> 'disbursed'`;

/** Submitted applications that are not paid out, longest waiting first; counts only, no answers. */
async function submittedFiles(today: string, most = Infinity) {
  const waiting = await db.$queryRaw<{ userId: string }[]>`
    SELECT "userId" FROM "LoanForm" WHERE ${isWaiting}
    ORDER BY coalesce("submittedAt", "startDate"), "userId" LIMIT ${most === Infinity ? null : most}::bigint`;
  const ids = waiting.map(({ userId }) => userId);
  return chunk(ids, async (some) => {
    const rows = await db.loanForm.findMany({ where: { userId: { in: some } }, include: OF_STUDENT });
    const rowOf = new Map(rows.map((row) => [row.userId, row]));
    return some.flatMap((id) => rowOf.get(id) ?? []).map((row) => fileRow(row, today));
  });
}

/** Applications that wait for staff, the oldest first. @param most rows; `more` counts the others */
export async function filesForStaff(most = MOST_ROWS) {
  const [files, [counted]] = await Promise.all([
    submittedFiles(dayOf(new Date()), most),
    db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM "LoanForm" WHERE ${isWaiting}`,
  ]);
  return { files, more: Math.max(0, counted!.count - files.length) };
}
export type LoadedFiles = Awaited<ReturnType<typeof filesForStaff>>;

/** @throws Refusal 403 before a purpose is named, also where there is no such application */
export async function openedStudent(session: StaffSession, reference: string): Promise<ProvenStudent> {
  const form = await db.loanForm.findFirst({ where: { reference, complete: true }, select: { userId: true } });
  const student = form && (await studentOpenedBy(session, form.userId));
  if (!student) throw namePurposeFirst();
  return student;
}

/** Whose case it is. @throws Refusal 404, 403 before a purpose is named */
export async function ownerOfOpened(session: StaffSession, caseId: string): Promise<string> {
  const found = await db.lenderCase.findUnique({ where: { id: caseId }, select: { userId: true } });
  if (!found) throw noSuchCase();
  if (!(await studentOpenedBy(session, found.userId))) throw namePurposeFirst();
  return found.userId;
}

/** Also for what does not exist: whoever named no purpose learns nothing of a file. */
export const namePurposeFirst = () =>
  new Refusal(403, "namePurposeFirst", t("desk.namePurposeFirst", "Please say first what you open this file for."));

/** What was submitted and is stored, each with the newest check of staff. */
export async function documentsWithChecks(student: ProvenStudent) {
  const [row, cases, checks] = await Promise.all([
    formRow(student),
    casesOfStudent(student),
    db.paperCheck.findMany({
      where: { userId: student.id },
      orderBy: { id: "asc" },
      include: { colleague: { select: { name: true } } },
    }),
  ]);
  const submitted = submittedDocuments(fromStored(row), cases);
  const files = await ownFiles(
    student,
    submitted.map(({ fileId }) => fileId),
  );
  const fileOf = new Map(files.map((file) => [fileIdOf(file.url), file]));
  const checkOf = newestChecks(checks);
  return submitted.flatMap((paper) => {
    const file = fileOf.get(paper.fileId);
    const check = checkOf(paper);
    if (!file) return [];
    return [
      {
        ...paper,
        url: staffFileUrl(paper.fileId),
        name: masked(file.name),
        size: file.size,
        mime: file.mime,
        givenAt: file.createdAt.toISOString(),
        check: check && { verdict: check.verdict, by: check.colleague.name, at: check.at.toISOString() },
      },
    ];
  });
}

const staffFileUrl = (fileId: string) => `/api/desk/files/${fileId}`;

async function casesOfStudent({ id }: ProvenStudent) {
  const rows = await db.lenderCase.findMany({
    where: { userId: id },
    orderBy: { openedAt: "asc" },
    include: WITH_EVENTS,
  });
  return rows.map(loadedCase);
}

/** `isOpen`: a document can be asked for in it. */
export async function casesIn(student: ProvenStudent) {
  const today = dayOf(new Date());
  const cases = await casesOfStudent(student);
  return cases.map((each) => {
    const { id, lenderName, isInternalReview } = each;
    return { id, lenderName, isInternalReview, isOpen: isInternalReview || stateOf(each, today).turn !== "nobody" };
  });
}

/** What desk/file answers, once a purpose is named. */
export async function fileForStaff(session: StaffSession, reference: string) {
  const student = await openedStudent(session, reference);
  const [paper, papers, cases, row, opening] = await Promise.all([
    readPaper("application", student),
    documentsWithChecks(student),
    casesIn(student),
    formRow(student),
    db.deskOpening.findFirst({
      where: { passId: session.passId, userId: student.id },
      orderBy: { id: "desc" },
      select: { purpose: true },
    }),
  ]);
  return {
    reference,
    name: student.name,
    phone: student.phone,
    stage: row.stage,
    purpose: opening!.purpose satisfies DeskPurpose,
    paper: {
      ...paper,
      // The documents have a list of their own.
      sections: paper.sections
        .map((section) => ({ ...section, rows: section.rows.filter(({ href }) => !href) }))
        .filter(({ rows }) => rows.length > 0),
    },
    papers,
    cases,
  };
}
export type LoadedFile = Awaited<ReturnType<typeof fileForStaff>>;
export type StaffDocument = LoadedFile["papers"][number];

const GROUP_OF = { dakhila: "us", student: "student", coApplicant: "student", lender: "lender", nobody: null } as const;
export type CaseGroup = NonNullable<(typeof GROUP_OF)[keyof typeof GROUP_OF]>;

const WITH_STUDENT = {
  ...WITH_EVENTS,
  user: { select: { name: true, form: { select: { reference: true, stage: true, complete: true } } } },
} as const;

/** A case as staff see it without opening the file. */
function caseRow(each: Case, { name, form }: CaseWithStudent["user"], today: string) {
  const { turn, since, days, open, step, last } = stateOf(each, today);
  return {
    id: each.id,
    reference: form?.reference ?? "",
    isSubmitted: form?.complete ?? false,
    stage: form?.stage ?? ("application" as const),
    name: shortName(name),
    lenderName: each.lenderName,
    branch: each.branch,
    lenderReference: each.lenderReference,
    isInternalReview: each.isInternalReview,
    group: GROUP_OF[turn],
    step,
    since,
    days,
    openPapers: open.length,
    last: last && { kind: last.kind, writer: last.writer, happenedOn: last.happenedOn },
  };
}
type CaseWithStudent = Prisma.LenderCaseGetPayload<{ include: typeof WITH_STUDENT }>;

/** Every case in which somebody has to act, longest waiting first. */
async function waitingCases(today: string) {
  const found = await db.lenderCase.findMany({
    where: { needsAction: true },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  const ids = found.map(({ id }) => id);
  const cases = await chunk(ids, async (some) => {
    const rows = await db.lenderCase.findMany({ where: { id: { in: some } }, include: WITH_STUDENT });
    return rows.map(({ user, ...row }) => caseRow(loadedCase(row), user, today));
  });
  return cases.filter(({ group }) => group !== null).toSorted((a, b) => b.days - a.days || a.id.localeCompare(b.id));
}

/** What desk/case answers: one case with Dakhila's own events. @throws Refusal 404 */
export async function caseForStaff(id: string) {
  const found = await db.lenderCase.findUnique({ where: { id }, include: WITH_STUDENT });
  if (!found) throw noSuchCase();
  const { user, ...row } = found;
  const today = dayOf(new Date());
  const each = loadedCase(row);
  return { today, ...caseRow(each, user, today), ourEvents: each.events.filter(({ writer }) => writer === "dakhila") };
}
type ReadStaffCase = Awaited<ReturnType<typeof caseForStaff>>;
export type LoadedStaffCase = Omit<ReadStaffCase, "ourEvents"> & { ourEvents: LoadedEvent[] };

export const noSuchCase = () => new Refusal(404, "caseNotFound", t("desk.noCase", "There is no such case."));

/** Cases that wait. @param most rows; `more` counts the others */
export async function casesForStaff(most = MOST_ROWS) {
  const today = dayOf(new Date());
  const cases = await waitingCases(today);
  return { today, cases: cases.slice(0, most), more: Math.max(0, cases.length - most) };
}
export type LoadedStaffCases = Awaited<ReturnType<typeof casesForStaff>>;
export type StaffCase = LoadedStaffCases["cases"][number];

/** Numbers of what is waiting, for the first page and the morning mail. */
export async function staffCounts() {
  const today = dayOf(new Date());
  const [files, cases, [calls]] = await Promise.all([
    submittedFiles(today),
    waitingCases(today),
    db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM (${placedCalls("waiting")}) placed WHERE place = 'now'`,
  ]);
  const waiting = files.filter(
    ({ papers, checked, turns }) => checked < papers || turns.some(({ turn }) => turn === "dakhila"),
  );
  return {
    calls: calls!.count,
    files: waiting.length,
    oldestDays: Math.max(0, ...waiting.map(({ days }) => days)),
    papers: files.reduce((sum, { papers, checked }) => sum + papers - checked, 0),
    cases: cases.filter(({ group }) => group === "us").length,
  };
}
export type StaffCounts = Awaited<ReturnType<typeof staffCounts>>;
