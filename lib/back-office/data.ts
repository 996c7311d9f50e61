import "server-only";
import { dayOf, daysBetween } from "@/lib/dates/calendar";
import { loadedCase, type LoadedEvent, WITH_EVENTS } from "@/lib/cases/data";
import { documentNameAlone } from "@/lib/cases/document-name";
import { caseState, effectiveEvents, stageOf, stagesFrom } from "@/lib/cases/state";
import { caseStatus } from "@/lib/cases/summary";
import { db } from "@/lib/db";
import { type DeskPurpose, type PaperCheck, Prisma, type Stage } from "@/lib/generated/prisma/client";
import { Refusal } from "@/lib/http/refusal";
import { offersGiven } from "@/lib/kept-offers/data";
import { placedCalls } from "@/lib/leads/call-order";
import { formRow } from "@/lib/loan-form/data";
import { fromStored, uploadsIn } from "@/lib/loan-form/record";
import { type LoanForm, SECTION_KEYS, SECTIONS } from "@/lib/loan-form/registry";
import { masked } from "@/lib/text/mask";
import { t } from "@/lib/messages/text";
import { absolute } from "@/lib/addresses/absolute";
import { backOfficeRoutes } from "@/lib/addresses/more-routes";
import { applicationOf } from "@/lib/papers/application";
import { linesForOthers } from "@/lib/papers/read/data";
import { chunk } from "@/lib/server/chunk";
import { type StaffSession, studentOpenedBy } from "@/lib/session/link-session";
import type { ProvenStudent } from "@/lib/session/proven";
import { fileIdOf } from "@/lib/uploads/policy";
import { ownFiles } from "@/lib/uploads/server/data";
import { coApplicantAsPerson, provenBy } from "./proves";
import { deskHeading } from "./words";

/** Longer lists say how many more there are. */
const MOST_ROWS = 200;

/** "Asha I." for Asha Iyer: others may see the screen. */
export function shortName(name: string) {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1);
  return last ? `${first} ${[...last][0]}.` : first;
}

const daysSince = (day: string, today: string) => Math.max(0, daysBetween(day, today));

const OF_STUDENT = {
  user: { select: { name: true, checks: { orderBy: { id: "asc" } }, cases: { include: WITH_EVENTS } } },
} as const;
type Case = ReturnType<typeof loadedCase>;

function statusOf(each: Case, today: string) {
  const { events, isInternalReview } = each;
  const state = caseState(events, { today, isInternalReview });
  return { ...caseStatus({ ...each, state }), since: state.since, last: state.last };
}

/** Where the application stands by its cases or by a colleague's correction, and what a correction may name. */
function standingOf(cases: readonly Case[], formStage: Stage, today: string) {
  const states = cases.filter(({ isInternalReview }) => !isInternalReview).map((each) => statusOf(each, today));
  return { stage: stageOf(states, formStage), stages: stagesFrom(states) };
}

/** `givenOn`: YYYY-MM-DD in India, null for what was handed in with the application. */
type SubmittedDocument = {
  slot: string;
  fileId: string;
  label: string;
  caseId: string | null;
  givenOn: string | null;
};

/** Documents of the application, and what came in cases since then: answers, and what was added. */
function submittedDocuments(form: LoanForm, cases: readonly Case[]): SubmittedDocument[] {
  const ofForm = SECTIONS.flatMap(({ key }) =>
    uploadsIn(key, form[key]).flatMap(({ path, url }) => {
      const [slot, fileId] = [`${key}.${path}`, fileIdOf(url)];
      const label = documentNameAlone({ slot, item: null });
      return fileId ? [{ slot, fileId, label, caseId: null, givenOn: null }] : [];
    }),
  );
  // What was added may also answer a lender: our check of it is in our own case.
  const ownFirst = cases.toSorted((a, b) => Number(b.isInternalReview) - Number(a.isInternalReview));
  const ofCases = ownFirst.flatMap(({ id, events }) => {
    const asked = new Map(events.map((event) => [event.id, event]));
    return effectiveEvents(events).flatMap(({ kind, slot: own, fileId, answersId, happenedOn }) => {
      if ((kind !== "answered" && kind !== "added") || !fileId) return [];
      const { slot = null, item = null } = asked.get(answersId!) ?? { slot: own };
      const label = documentNameAlone({ slot, item });
      return [{ slot: slot ?? "", fileId, label, caseId: id, givenOn: happenedOn }];
    });
  });
  const isFirst = ({ slot, fileId }: SubmittedDocument, at: number) =>
    ofCases.findIndex((other) => other.slot === slot && other.fileId === fileId) === at;
  return [...ofForm, ...ofCases.filter(isFirst)];
}

function newestChecks<Check extends Pick<PaperCheck, "slot" | "fileId">>(checks: readonly Check[]) {
  const newest = new Map(checks.map((check) => [`${check.slot} ${check.fileId}`, check]));
  return ({ slot, fileId }: Pick<SubmittedDocument, "slot" | "fileId">) => newest.get(`${slot} ${fileId}`) ?? null;
}

type Submitted = Prisma.LoanFormGetPayload<{ include: typeof OF_STUDENT }>;

function fileRow(row: Submitted, today: string) {
  const cases = row.user.cases.map(loadedCase);
  const papers = submittedDocuments(fromStored(row), cases);
  const checkOf = newestChecks(row.user.checks);
  const submittedOn = dayOf(row.submittedAt ?? row.startDate);
  const unchecked = papers.filter((paper) => !checkOf(paper));
  const turns = cases.map((each) => {
    const { turn, days, since } = statusOf(each, today);
    return { caseId: each.id, lenderName: each.lenderName, turn, days, since };
  });
  const onUs = [
    ...unchecked.map(({ givenOn }) => givenOn ?? submittedOn),
    ...turns.flatMap(({ turn, since }) => (turn === "dakhila" && since) || []),
  ].sort()[0];
  return {
    reference: row.reference,
    name: shortName(row.user.name),
    stage: standingOf(cases, row.stage, today).stage,
    since: submittedOn,
    onUsDays: onUs === undefined ? null : daysSince(onUs, today),
    papers: papers.length,
    checked: papers.length - unchecked.length,
    lenders: cases.filter(({ isInternalReview }) => !isInternalReview).length,
    turns: turns.map(({ since: _, ...turn }) => turn),
  };
}
type FileRow = ReturnType<typeof fileRow>;

/** Who waits longest on us first; then what waits on others, by the day of the submit. */
const byWaiting = (a: FileRow, b: FileRow) =>
  (b.onUsDays ?? -1) - (a.onUsDays ?? -1) || a.since.localeCompare(b.since) || a.reference.localeCompare(b.reference);

/** The predicate of the partial index LoanForm_waiting_idx. */
export const isWaiting = Prisma.sql`complete AND stage <> 'disbursed'`;

/** Submitted applications that are not paid out, or of which something waits on us; counts only, no answers. */
async function submittedFiles(today: string): Promise<FileRow[]> {
  const waiting = await db.$queryRaw<{ userId: string }[]>`SELECT "userId" FROM "LoanForm" WHERE ${isWaiting}`;
  const ids = waiting.map(({ userId }) => userId);
  const files = await chunk(ids, async (some) => {
    const rows = await db.loanForm.findMany({ where: { userId: { in: some } }, include: OF_STUDENT });
    return rows.map((row) => fileRow(row, today));
  });
  return files.filter(({ stage, onUsDays }) => stage !== "disbursed" || onUsDays !== null).toSorted(byWaiting);
}

/** Applications that are not over, who waits longest on us first. @param most rows; `more` counts the others */
export async function filesForStaff(most = MOST_ROWS) {
  const files = await submittedFiles(dayOf(new Date()));
  return { files: files.slice(0, most), more: Math.max(0, files.length - most) };
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
  const form = fromStored(row);
  const submitted = submittedDocuments(form, cases);
  const files = await ownFiles(
    student,
    submitted.map(({ fileId }) => fileId),
  );
  const reading = await linesForOthers(
    student,
    form,
    submitted.map(({ fileId }) => fileId),
  );
  const fileOf = new Map(files.map((file) => [fileIdOf(file.url), file]));
  const checkOf = newestChecks(checks);
  return submitted.flatMap(({ givenOn: _, ...paper }) => {
    const file = fileOf.get(paper.fileId);
    const check = checkOf(paper);
    if (!file) return [];
    return [
      {
        ...paper,
        ...provenBy(form, paper.slot, student.name),
        url: staffFileUrl(paper.fileId),
        name: masked(file.name),
        size: file.size,
        mime: file.mime,
        givenAt: file.createdAt.toISOString(),
        /** What was seen of it, in lines; none where nobody looked. */
        reading: reading(paper.slot, paper.fileId),
        check: check && { verdict: check.verdict, by: check.colleague.name, at: check.at.toISOString() },
      },
    ];
  });
}

/** Whether a file is among the documents that staff may open. */
export async function isSubmitted(student: ProvenStudent, fileId: string, client: Prisma.TransactionClient = db) {
  const form = fromStored(await formRow(student, client));
  return submittedDocuments(form, await casesOfStudent(student, client)).some((each) => each.fileId === fileId);
}

const staffFileUrl = (fileId: string) => `/api/desk/files/${fileId}`;

async function casesOfStudent({ id }: ProvenStudent, client: Prisma.TransactionClient = db) {
  const rows = await client.lenderCase.findMany({
    where: { userId: id },
    orderBy: { openedAt: "asc" },
    include: WITH_EVENTS,
  });
  return rows.map(loadedCase);
}

/** `isOpen`: a document can be asked for in it. */
function shortCase(each: Case, today: string) {
  const { id, lenderName, isInternalReview } = each;
  return { id, lenderName, isInternalReview, isOpen: isInternalReview || statusOf(each, today).turn !== "nobody" };
}

export async function casesIn(student: ProvenStudent) {
  const today = dayOf(new Date());
  return (await casesOfStudent(student)).map((each) => shortCase(each, today));
}

/** Where a student's application stands for staff (`standingOf`). */
export async function standingOfStudent(student: ProvenStudent) {
  const [cases, row] = await Promise.all([casesOfStudent(student), formRow(student)]);
  return standingOf(cases, row.stage, dayOf(new Date()));
}

/** What desk/file answers, once a purpose is named. */
export async function fileForStaff(session: StaffSession, reference: string) {
  const today = dayOf(new Date());
  const student = await openedStudent(session, reference);
  const [papers, offers, cases, row, opening] = await Promise.all([
    documentsWithChecks(student),
    offersGiven(student),
    casesOfStudent(student),
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
    ...standingOf(cases, row.stage, today),
    purpose: opening!.purpose satisfies DeskPurpose,
    paper: answersForStaff(student, row),
    papers,
    /** Loan offers of those lenders to whom the student gave them. */
    offers,
    cases: cases.map((each) => shortCase(each, today)),
  };
}

/** The answers under the people's own names; the documents have a list of their own. */
function answersForStaff(student: ProvenStudent, row: Awaited<ReturnType<typeof formRow>>) {
  const form = fromStored(row);
  const { reference, complete, submittedAt } = row;
  const paper = applicationOf(
    form,
    { reference, name: student.name, complete, submittedAt, files: {} },
    { address: absolute(backOfficeRoutes.file(reference)), at: new Date() },
    {
      sections: SECTION_KEYS,
      headingOf: (section) => deskHeading(section, masked(student.name)),
      nameOf: (index) => masked(coApplicantAsPerson(form, index)),
    },
  );
  return {
    ...paper,
    sections: paper.sections
      .map((section) => ({ ...section, rows: section.rows.filter(({ href }) => !href) }))
      .filter(({ rows }) => rows.length > 0),
  };
}
export type LoadedFile = Awaited<ReturnType<typeof fileForStaff>>;
export type StaffDocument = LoadedFile["papers"][number];

const GROUP_OF = { dakhila: "us", student: "student", lender: "lender", nobody: null } as const;
export type CaseGroup = NonNullable<(typeof GROUP_OF)[keyof typeof GROUP_OF]>;

const WITH_STUDENT = {
  ...WITH_EVENTS,
  user: { select: { name: true, form: { select: { reference: true, stage: true, complete: true } } } },
} as const;

/** A case as staff see it without opening the file. */
function caseRow(each: Case, { name, form }: CaseWithStudent["user"], today: string) {
  const { turn, since, days, demands, step, last } = statusOf(each, today);
  return {
    id: each.id,
    reference: form?.reference ?? "",
    isSubmitted: form?.complete ?? false,
    name: shortName(name),
    lenderName: each.lenderName,
    branch: each.branch,
    lenderReference: each.lenderReference,
    isInternalReview: each.isInternalReview,
    group: GROUP_OF[turn],
    step,
    since,
    days,
    openPapers: demands.filter(({ kind }) => kind === "paper").length,
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
  const all = await db.lenderCase.findMany({ where: { userId: row.userId }, include: WITH_EVENTS });
  const today = dayOf(new Date());
  const each = loadedCase(row);
  const standing = standingOf(all.map(loadedCase), user.form?.stage ?? "application", today);
  return {
    today,
    ...standing,
    ...caseRow(each, user, today),
    ourEvents: each.events.filter(({ writer }) => writer === "dakhila"),
  };
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
  const waiting = files.filter(({ onUsDays }) => onUsDays !== null);
  return {
    calls: calls!.count,
    files: waiting.length,
    oldestDays: Math.max(0, ...waiting.map(({ onUsDays }) => onUsDays!)),
    papers: files.reduce((sum, { papers, checked }) => sum + papers - checked, 0),
    cases: cases.filter(({ group }) => group === "us").length,
  };
}
export type StaffCounts = Awaited<ReturnType<typeof staffCounts>>;
