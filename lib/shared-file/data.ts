import "server-only";
import { documentName } from "@/lib/cases/document-name";
import { asEvent } from "@/lib/cases/event";
import { eventToLender } from "@/lib/cases/kinds";
import { reasonChoice, REASONS } from "@/lib/cases/reasons";
import { activeCorrections, caseState, type OpenDocument } from "@/lib/cases/state";
import { dayOf } from "@/lib/dates/calendar";
import { db } from "@/lib/db";
import { recordEvent } from "@/lib/events/mutations";
import type { Prisma } from "@/lib/generated/prisma/client";
import { answersOf } from "@/lib/loan-form/answers";
import { formWithAdded } from "@/lib/loan-form/data";
import { fileIdsIn } from "@/lib/loan-form/record";
import { formContext, type LoanForm, SECTIONS, type SectionKey } from "@/lib/loan-form/registry";
import { masked } from "@/lib/text/mask";
import { t } from "@/lib/messages/text";
import { applicationOf } from "@/lib/papers/application";
import type { Paper } from "@/lib/papers/paper";
import { linesForOthers } from "@/lib/papers/read/data";
import { readByMachine } from "@/lib/papers/read/finding-lines";
import { newestOffer } from "@/lib/kept-offers/data";
import { offerFacts } from "@/lib/kept-offers/stored";
import { sectionsIn } from "@/lib/share-links/parts";
import { linkRoutes } from "@/lib/addresses/more-routes";
import type { LenderSession } from "@/lib/session/link-session";
import { absolute } from "@/lib/addresses/absolute";
import { fileIdOf } from "@/lib/uploads/policy";
import { type FileSummary, ownFiles } from "@/lib/uploads/server/data";
import { caseFacts, partsNotShared, personName, sharedPeople } from "./case-facts";
import { shortLabel } from "./names";
import {
  type SharedDocument,
  type SharedEvent,
  type SharedFile,
  sharedFileAddress,
  type SharedOffer,
  STUDENT,
} from "./shared-file";
import { sharedHeading } from "./words";

/** Minutes in which further looks through one link count as one. */
const ONE_LOOK = 10;

/** What pack/read answers; the look is recorded before anything is shown. */
export async function readSharedFile(session: LenderSession): Promise<SharedFile> {
  const since = await lastVisit(session);
  await noteLook(session);
  const [given, events, kept, link] = await Promise.all([
    sharedAnswers(session),
    eventsOf(session),
    sharedOfferOf(session),
    db.pass.findUniqueOrThrow({
      where: { id: session.passId },
      select: { expiresAt: true, case: { select: { lenderName: true, branch: true } } },
    }),
  ]);
  const today = dayOf(new Date());
  const reading = await readingOf(session, given, events);
  const papers = await toSharedDocuments(session, given, { events, kept, since, reading });
  const { open } = caseState(events.map(asEvent), { today });
  const filled = new Set(filledSlots(given, events));
  const ofCase = { ...given, filled };
  return {
    student: session.student.name,
    reference: given.reference,
    lender: link.case!.lenderName,
    branch: link.case!.branch,
    officer: session.name,
    until: link.expiresAt.toISOString(),
    facts: caseFacts(ofCase, today),
    people: sharedPeople(ofCase, session.student.name, today),
    notShared: partsNotShared(session.parts),
    offer: kept && toSharedOffer(kept),
    application: applicationIn(session, given, link.case!.lenderName, reading),
    papers,
    size: papers.reduce((sum, { size }) => sum + size, 0),
    thread: threadOf(session, given, { events, open, since }),
    slots: documentAnswers(given).map(({ slot, label, person }) => ({
      slot,
      label,
      person: person === null ? STUDENT : String(person),
      isThere: filled.has(slot),
      askedOn: open.find((asked) => asked.slot === slot)?.since ?? null,
    })),
    reasons: REASONS.map(reasonChoice),
  };
}

/** The documents of the shared sections, then those that were given later in this case. Records no look. */
export async function sharedDocuments(
  session: LenderSession,
  client: Prisma.TransactionClient = db,
): Promise<SharedDocument[]> {
  // One after the other: a transaction has one connection.
  const given = await sharedAnswers(session, client);
  const events = await eventsOf(session, client);
  const kept = await sharedOfferOf(session, client);
  const reading = await readingOf(session, given, events, client);
  return toSharedDocuments(session, given, { events, kept, since: null, reading }, client);
}

/** The offer that the student keeps at this lender, where the link gives it. */
const sharedOfferOf = async ({ parts, caseId }: LenderSession, client?: Prisma.TransactionClient) =>
  parts.includes("offer") ? newestOffer(caseId, client) : null;
type KeptOffer = Awaited<ReturnType<typeof sharedOfferOf>>;

const toSharedOffer = ({ offer, keptAt, letterFileId }: NonNullable<KeptOffer>): SharedOffer => ({
  keptAt: keptAt.toISOString(),
  rows: offerFacts(offer),
  letterId: letterFileId,
});

/** The answers of the shared sections, to be drawn as a PDF, and the application's number. Records no look. */
export async function sharedApplication(session: LenderSession): Promise<{ paper: Paper; reference: string }> {
  const [given, { lenderName }] = await Promise.all([
    sharedAnswers(session),
    db.lenderCase.findUniqueOrThrow({ where: { id: session.caseId }, select: { lenderName: true } }),
  ]);
  const reading = await readingOf(session, given, []);
  return { paper: applicationIn(session, given, lenderName, reading), reference: given.reference };
}

/** The number of the application that a link is about. */
export const referenceOf = async ({ student }: LenderSession) =>
  (await db.loanForm.findUniqueOrThrow({ where: { userId: student.id }, select: { reference: true } })).reference;

/** The form's document slots that this lender can ask for. */
export const requestableSlots = async (session: LenderSession): Promise<ReadonlySet<string>> =>
  new Set(documentAnswers(await sharedAnswers(session)).map(({ slot }) => slot));

/** The last moment at which the link was used before this visit; null on the first. */
async function lastVisit({ passId, student, visitBegan }: LenderSession): Promise<Date | null> {
  const last = await db.event.findFirst({
    where: {
      userId: student.id,
      kind: { in: ["pack.viewed", "pass.opened"] },
      at: { lt: visitBegan },
      detail: { path: ["pass"], equals: passId },
    },
    orderBy: { id: "desc" },
    select: { at: true },
  });
  return last && last.at;
}

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

async function sharedAnswers(
  { student, parts }: LenderSession,
  client: Prisma.TransactionClient = db,
): Promise<SharedAnswers> {
  const { row, form } = await formWithAdded(student, client);
  const stored = await ownFiles(student, [...fileIdsIn(form)], client);
  const files = Object.fromEntries(stored.map((file) => [file.url, file]));
  const { reference, submittedAt } = row;
  return { form, reference, submittedAt, files, sections: parts.flatMap(sectionsIn) };
}

/** What was seen of the documents of the form, and of those that were handed in. */
const readingOf = (
  { student }: LenderSession,
  { form }: SharedAnswers,
  events: readonly EventRow[],
  client?: Prisma.TransactionClient,
) => linesForOthers(student, form, [...fileIdsIn(form), ...events.flatMap(({ fileId }) => fileId ?? [])], client);
type Reading = Awaited<ReturnType<typeof readingOf>>;

function applicationIn(
  { name, student }: LenderSession,
  given: SharedAnswers,
  lender: string,
  reading: Reading,
): Paper {
  const { form, reference, submittedAt, files, sections } = given;
  const paper = applicationOf(
    form,
    { reference, name: student.name, complete: true, submittedAt, files },
    { address: absolute(linkRoutes.pack), at: new Date() },
    {
      ...{ sections, headingOf: sharedHeading, nameOf: (person) => personName(given, person) },
      noteOf: (slot, url) => reading(slot, fileIdOf(url) ?? "").join(" "),
    },
  );
  const isRead = paper.sections.some(({ rows }) => rows.some(({ note }) => note));
  return {
    ...paper,
    notes: isRead ? [...paper.notes, { text: readByMachine() }] : paper.notes,
    facts: [
      ...paper.facts,
      { label: t("pack.givenTo", "Given to"), value: t("pack.officerAt", "{{name}}, {{lender}}", { name, lender }) },
    ],
    // The student's own address of a document opens nothing here.
    sections: paper.sections.map((section) => ({
      ...section,
      rows: section.rows.map(({ href: _, ...row }) => row),
    })),
  };
}

const documentAnswers = ({ form, sections, files }: SharedAnswers) =>
  SECTIONS.filter(({ key }) => sections.includes(key)).flatMap((section) =>
    answersOf(section, form[section.key], formContext(form), files)
      .filter((answer) => "url" in answer)
      .map((answer) => ({ ...answer, slot: `${section.key}.${answer.path}` })),
  );

/** Slots of the shared sections whose document is there, and those that were given in this case. */
const filledSlots = (given: SharedAnswers, events: readonly EventRow[]) => [
  ...documentAnswers(given)
    .filter(({ url = "" }) => given.files[url])
    .map(({ slot }) => slot),
  ...events.flatMap(({ kind, answersId }) =>
    kind === "answered" ? (events.find(({ id }) => id === answersId)?.slot ?? []) : [],
  ),
];

/** @param since the last visit; null marks nothing as new */
async function toSharedDocuments(
  { passId, student }: LenderSession,
  given: SharedAnswers,
  { events, kept, since, reading }: { events: EventRow[]; kept: KeptOffer; since: Date | null; reading: Reading },
  client: Prisma.TransactionClient = db,
): Promise<SharedDocument[]> {
  type Known = Pick<SharedDocument, "label" | "whose" | "person" | "folder" | "askedId">;
  const toDocument = (file: FileSummary, slot: string, came: Date, said: Known): SharedDocument => ({
    ...said,
    reading: reading(slot, fileIdOf(file.url)!),
    id: fileIdOf(file.url)!,
    isNew: isSince(came, since),
    fileName: masked(file.name),
    size: file.size,
    mime: file.mime,
    address: sharedFileAddress.file(passId, fileIdOf(file.url)!),
  });
  const inForm = documentAnswers(given).flatMap(({ url = "", label, person, slot }) => {
    const file = given.files[url];
    if (!file) return [];
    const own = { whose: student.name, person: STUDENT, folder: "" };
    const whose = person === null ? own : ofPerson(given.form, person);
    return [toDocument(file, slot, file.createdAt, { label, ...whose, askedId: null })];
  });
  // What was added as left out also answers whoever asked for it: it stands in its slot already.
  const handedIn = events.filter(
    ({ kind, fileId }) => kind === "answered" && fileId && !inForm.some(({ id }) => id === fileId),
  );
  const files = await ownFiles(
    student,
    handedIn.map(({ fileId }) => fileId!),
    client,
  );
  const later = handedIn.flatMap(({ fileId, answersId, writtenAt }) => {
    const file = files.find(({ url }) => fileIdOf(url) === fileId);
    const asking = events.find(({ id }) => id === answersId);
    const label = shortLabel(documentName(asking ?? NOTHING_ASKED, (person) => personName(given, person)));
    const folder = t("pack.askedFor", "Papers asked for later");
    const person = personOf(asking?.slot ?? "");
    return file
      ? [toDocument(file, asking?.slot ?? "", writtenAt, { label, whose: "", person, folder, askedId: answersId })]
      : [];
  });
  const [letter] = kept?.letterFileId ? await ownFiles(student, [kept.letterFileId], client) : [];
  if (!letter) return [...inForm, ...later];
  const label = t("pack.offerLetter", "Letter of the loan offer");
  const folder = t("pack.offerFolder", "Loan offer");
  const ofOffer = { label, whose: "", person: "", folder, askedId: null };
  return [...inForm, ...later, toDocument(letter, "", kept!.keptAt, ofOffer)];
}

const NOTHING_ASKED = { slot: null, item: null };
const isSince = (moment: Date, since: Date | null) => since !== null && moment > since;

/** Whose a document of the form is, by its slot; "" for none. */
const personOf = (slot: string) => slot && (/^\w+\.(\d+)\./.exec(slot)?.[1] ?? STUDENT);

function ofPerson(form: LoanForm, person: number) {
  const whose = nameOf(form, person);
  return { whose, person: String(person), folder: folderOf(person, whose) };
}

function nameOf(form: LoanForm, person: number) {
  const { firstName = "", lastName = "" } = form.coApplicantDetails?.[person] ?? {};
  return `${firstName} ${lastName}`.trim();
}

const folderOf = (person: number, name: string) =>
  t("pack.folder", "Co-applicant {{number}} {{name}}", { number: person + 1, name }).trim();

type EventRow = Prisma.CaseEventGetPayload<object>;

async function eventsOf({ caseId }: LenderSession, client: Prisma.TransactionClient = db): Promise<EventRow[]> {
  const events = await client.caseEvent.findMany({ where: { caseId }, orderBy: { id: "asc" } });
  const corrections = activeCorrections(events);
  return events.filter(({ id, kind }) => kind !== "corrected" && !corrections.has(id));
}

/** What the lender wrote, and each document that was asked for; notes of others are the student's alone. */
function threadOf(
  { student, name }: LenderSession,
  given: SharedAnswers,
  { events, open, since }: { events: EventRow[]; open: readonly OpenDocument[]; since: Date | null },
): SharedEvent[] {
  const writerOf = ({ writer, writerName }: EventRow) =>
    writer === "student" ? student.name : writer === "dakhila" ? "Dakhila" : writerName;
  const thread = events
    .filter(({ writer, kind }) => writer === "lender" || kind === "asked")
    .map((event): SharedEvent => {
      const waited = open.find(({ eventId }) => eventId === event.id);
      const answer = events.find(({ kind, answersId }) => kind === "answered" && answersId === event.id);
      const isOwn = event.writer === "lender" && event.writerName === name;
      const paper = documentName(event, (person) => personName(given, person));
      return {
        id: event.id,
        happenedOn: asEvent(event).happenedOn,
        by: writerOf(event),
        text: eventToLender(asEvent(event), paper),
        paper: event.kind === "asked" ? paper : "",
        words: event.writer === "lender" ? (event.note ?? "") : "",
        hasLetter: event.writer === "lender" && event.fileId !== null,
        standing: waited ? "open" : answer ? "given" : null,
        days: waited?.days ?? 0,
        isNew: answer ? isSince(answer.writtenAt, since) : !isOwn && isSince(event.writtenAt, since),
      };
    });
  const weight = ({ isNew, standing }: SharedEvent) => (isNew ? 2 : 0) + (standing === "open" ? 1 : 0);
  return thread.sort((a, b) => weight(b) - weight(a) || b.id - a.id);
}
