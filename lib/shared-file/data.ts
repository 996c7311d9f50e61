import "server-only";
import { documentName } from "@/lib/cases/document-name";
import { asEvent } from "@/lib/cases/event";
import { eventToLender } from "@/lib/cases/kinds";
import { reasonChoice, REASONS } from "@/lib/cases/reasons";
import { activeCorrections, caseState } from "@/lib/cases/state";
import { dayOf } from "@/lib/dates/calendar";
import { db } from "@/lib/db";
import { recordEvent } from "@/lib/events/mutations";
import type { Prisma } from "@/lib/generated/prisma/client";
import { answersOf } from "@/lib/loan-form/answers";
import { formRow } from "@/lib/loan-form/data";
import { fileIdsIn, fromStored } from "@/lib/loan-form/record";
import { formContext, type LoanForm, SECTIONS, type SectionKey } from "@/lib/loan-form/registry";
import { masked } from "@/lib/text/mask";
import { t } from "@/lib/messages/text";
import { applicationOf } from "@/lib/papers/application";
import type { Paper } from "@/lib/papers/paper";
import { sectionsIn } from "@/lib/share-links/parts";
import { linkRoutes } from "@/lib/addresses/more-routes";
import type { LenderSession } from "@/lib/session/link-session";
import { absolute } from "@/lib/addresses/absolute";
import { fileIdOf } from "@/lib/uploads/policy";
import { type FileSummary, ownFiles } from "@/lib/uploads/server/data";
import { shortLabel } from "./names";
import { type Choice, type SharedFile, sharedFileAddress, type SharedEvent, type SharedDocument } from "./shared-file";
import { sharedHeading } from "./words";

/** Minutes in which further looks through one link count as one. */
const ONE_LOOK = 10;

/** What pack/read answers; the look is recorded before anything is shown. */
export async function readSharedFile(session: LenderSession): Promise<SharedFile> {
  await noteLook(session);
  const [given, events, link] = await Promise.all([
    sharedAnswers(session),
    eventsOf(session),
    db.pass.findUniqueOrThrow({
      where: { id: session.passId },
      select: { expiresAt: true, case: { select: { lenderName: true, branch: true } } },
    }),
  ]);
  const papers = await toSharedDocuments(session, given, events);
  return {
    student: session.student.name,
    reference: given.reference,
    lender: link.case!.lenderName,
    branch: link.case!.branch,
    officer: session.name,
    until: link.expiresAt.toISOString(),
    application: applicationIn(session, given, link.case!.lenderName),
    papers,
    size: papers.reduce((sum, { size }) => sum + size, 0),
    thread: threadOf(events, session.student.name),
    slots: slotsOf(given),
    reasons: REASONS.map(reasonChoice),
  };
}

/** The documents of the shared sections, then those that were given later in this case. Records no look. */
export async function sharedDocuments(session: LenderSession): Promise<SharedDocument[]> {
  const [given, events] = await Promise.all([sharedAnswers(session), eventsOf(session)]);
  return toSharedDocuments(session, given, events);
}

/** The answers of the shared sections, to be drawn as a PDF. Records no look. */
export async function sharedApplication(session: LenderSession): Promise<Paper> {
  const [given, { lenderName }] = await Promise.all([
    sharedAnswers(session),
    db.lenderCase.findUniqueOrThrow({ where: { id: session.caseId }, select: { lenderName: true } }),
  ]);
  return applicationIn(session, given, lenderName);
}

/** The form's document slots that this lender can ask for. */
export const requestableSlots = async (session: LenderSession): Promise<Choice[]> =>
  slotsOf(await sharedAnswers(session));

async function noteLook({ passId, student }: LenderSession) {
  const since = new Date(Date.now() - ONE_LOOK * 60_000);
  const noted = await db.event.count({
    where: {
      userId: student.id,
      kind: "pack.viewed",
      at: { gt: since },
      detail: { path: ["pass"], equals: passId },
    },
  });
  if (noted === 0) await recordEvent("pack.viewed", student.id, { pass: passId });
}

type SharedAnswers = {
  form: LoanForm;
  reference: string;
  submittedAt: Date | null;
  sections: readonly SectionKey[];
  files: Record<string, FileSummary>;
};

async function sharedAnswers({ student, parts }: LenderSession): Promise<SharedAnswers> {
  const row = await formRow(student);
  const form = fromStored(row);
  const files = Object.fromEntries((await ownFiles(student, [...fileIdsIn(form)])).map((file) => [file.url, file]));
  const { reference, submittedAt } = row;
  return { form, reference, submittedAt, files, sections: parts.flatMap(sectionsIn) };
}

function applicationIn({ name, student }: LenderSession, given: SharedAnswers, lender: string): Paper {
  const { form, reference, submittedAt, files, sections } = given;
  const paper = applicationOf(
    form,
    { reference, name: student.name, complete: true, submittedAt, files },
    { address: absolute(linkRoutes.pack), at: new Date() },
    { sections, headingOf: sharedHeading },
  );
  return {
    ...paper,
    facts: [
      ...paper.facts,
      { label: t("pack.givenTo", "Given to"), value: t("pack.officerAt", "{{name}}, {{lender}}", { name, lender }) },
    ],
    // The student's own address of a document opens nothing here.
    sections: paper.sections.map((section) => ({
      ...section,
      rows: section.rows.map(({ label, value }) => ({ label, value })),
    })),
  };
}

const documentAnswers = ({ form, sections, files }: SharedAnswers) =>
  SECTIONS.filter(({ key }) => sections.includes(key)).flatMap((section) =>
    answersOf(section, form[section.key], formContext(form), files)
      .filter((answer) => "url" in answer)
      .map((answer) => ({ ...answer, slot: `${section.key}.${answer.path}` })),
  );

const slotsOf = (given: SharedAnswers): Choice[] =>
  documentAnswers(given).map(({ slot }) => ({ value: slot, label: documentName({ slot, item: null }) }));

async function toSharedDocuments(
  { passId, student }: LenderSession,
  given: SharedAnswers,
  events: EventRow[],
): Promise<SharedDocument[]> {
  const toDocument = (file: FileSummary, said: Pick<SharedDocument, "label" | "whose" | "folder">): SharedDocument => ({
    ...said,
    id: fileIdOf(file.url)!,
    fileName: masked(file.name),
    size: file.size,
    mime: file.mime,
    address: sharedFileAddress.file(passId, fileIdOf(file.url)!),
  });
  const inForm = documentAnswers(given).flatMap(({ url = "", label, person }) => {
    const file = given.files[url];
    if (!file) return [];
    const whose = person === null ? student.name : nameOf(given.form, person);
    return [toDocument(file, { label, whose, folder: person === null ? "" : folderOf(person, whose) })];
  });
  const handedIn = events.filter(({ kind, fileId }) => kind === "answered" && fileId);
  const files = await ownFiles(
    student,
    handedIn.map(({ fileId }) => fileId!),
  );
  const later = handedIn.flatMap(({ fileId, answersId }) => {
    const file = files.find(({ url }) => fileIdOf(url) === fileId);
    const asking = events.find(({ id }) => id === answersId);
    const label = shortLabel(documentName(asking ?? { slot: null, item: null }));
    return file ? [toDocument(file, { label, whose: "", folder: t("pack.askedFor", "Papers asked for later") })] : [];
  });
  return [...inForm, ...later];
}

function nameOf(form: LoanForm, person: number) {
  const { firstName = "", lastName = "" } = form.coApplicantDetails?.[person] ?? {};
  return `${firstName} ${lastName}`.trim();
}

const folderOf = (person: number, name: string) =>
  t("pack.folder", "Co-applicant {{number}} {{name}}", { number: person + 1, name }).trim();

type EventRow = Prisma.CaseEventGetPayload<object>;

/** The events of this case that count, in the order of writing. */
async function eventsOf({ caseId }: LenderSession): Promise<EventRow[]> {
  const events = await db.caseEvent.findMany({ where: { caseId }, orderBy: { id: "asc" } });
  const corrections = activeCorrections(events);
  return events.filter(({ id, kind }) => kind !== "corrected" && !corrections.has(id));
}

/** What the lender wrote, and each document that was asked for; notes of others are the student's alone. */
function threadOf(events: EventRow[], student: string): SharedEvent[] {
  const { open } = caseState(events.map(asEvent), { today: dayOf(new Date()) });
  const answered = new Set(events.map(({ answersId }) => answersId));
  const isAnswered = (id: number) => answered.has(id) || (open.some(({ eventId }) => eventId === id) ? false : null);
  return events
    .filter(({ writer, kind }) => writer === "lender" || kind === "asked")
    .map((event) => ({
      id: event.id,
      happenedOn: event.happenedOn.toISOString().slice(0, 10),
      by: event.writer === "student" ? student : event.writer === "dakhila" ? "Dakhila" : event.writerName,
      text: eventToLender(asEvent(event), documentName(event)),
      words: event.writer === "lender" ? (event.note ?? "") : "",
      isAnswered: event.kind === "asked" ? isAnswered(event.id) : null,
    }));
}
