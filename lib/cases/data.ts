import "server-only";
import { dayOf } from "@/lib/dates/calendar";
import { db } from "@/lib/db";
import { Prisma, type Stage } from "@/lib/generated/prisma/client";
import type { SessionUser } from "@/lib/session/session-user";
import { summary } from "@/lib/uploads/server/data";
import { asEvent } from "./event";
import { documentName } from "./document-name";
import { type OpenedPaper, openedPapers } from "./opened-papers";
import { proposedDates } from "./key-dates";
import { caseState, stageOf } from "./state";

export const WITH_EVENTS = { events: { orderBy: { id: "asc" }, include: { file: true } } } as const;
type CaseRow = Prisma.LenderCaseGetPayload<{ include: typeof WITH_EVENTS }>;

const EVENT_COLUMNS = {
  id: "id",
  caseId: "a0_case",
  kind: "a1_what",
  item: "a2_paper",
  reason: "a3_reason",
  amount: "a4_rupees",
  note: "a5_note",
  writerName: "a6_your_name",
  channel: "a7_through",
  happenedOn: "a8_happened_on",
  answersId: "b0_answers",
  correctsId: "b1_corrects",
  slot: "b2_slot",
  fileId: "b3_file",
  writer: "b4_writer",
  writtenAt: "b5_written_at",
  rate: "rate",
  rateType: '"rateType"',
  termMonths: '"termMonths"',
  processingFee: '"processingFee"',
  conditions: "conditions",
  validUntil: '"validUntil"',
} satisfies Record<Exclude<keyof EventRow, "hash" | "file">, string>;
const eventColumns = Prisma.raw(
  Object.entries(EVENT_COLUMNS)
    .map(([name, column]) => `'${name}', e.${column}`)
    .join(", "),
);

type EventRow = CaseRow["events"][number];
/** Over JSON, moments and days are text, decimals numbers. */
type Json<T> = T extends Date
  ? string
  : T extends Prisma.Decimal
    ? number
    : T extends object
      ? { [Key in keyof T]: Json<T[Key]> }
      : T;
export type CaseColumns = {
  cases: (Json<Omit<CaseRow, "events">> & { events: Json<Omit<EventRow, "hash">>[] })[];
  /** The processing time that each listed lender states, by its id; `readOn` is YYYY-MM-DD. */
  stated: Partial<Record<string, { words: string; readOn: string }>>;
};

/** The cases of "User" u with every event in the order of writing, and what their lenders state. */
export const caseColumns = Prisma.sql`(
    SELECT coalesce(json_agg(to_jsonb(c) - 'isCheck' || jsonb_build_object('isInternalReview', c."isCheck", 'events', coalesce((
      SELECT jsonb_agg(jsonb_build_object(${eventColumns}, 'file', to_jsonb(file)) ORDER BY e.id)
      FROM "CaseEvent" e LEFT JOIN "StoredFile" file ON file.id = e.b3_file WHERE e.a0_case = c.id
    ), '[]')) ORDER BY c."openedAt", c.id), '[]')
    FROM "LenderCase" c WHERE c."userId" = u.id
  ) AS cases, (
    SELECT coalesce(json_object_agg(p.id, json_build_object('words', p.b1_processing_time, 'readOn', read.day)), '{}')
    FROM "Partner" p JOIN LATERAL (
      SELECT max(a6_read_on) AS day FROM "PartnerSource"
      WHERE a1_lender = p.id AND a0_to_mend = '' AND a3_covers ~ '(^|,)\\s*time\\s*(,|$)'
    ) read ON read.day IS NOT NULL
    WHERE p.b1_processing_time <> '' AND p.id IN (SELECT "partnerId" FROM "LenderCase" WHERE "userId" = u.id)
  ) AS stated`;

const rowOf = ({ events, openedAt, ...row }: CaseColumns["cases"][number]): CaseRow => ({
  ...row,
  openedAt: new Date(openedAt),
  events: events.map((event) => ({
    ...event,
    rate: event.rate === null ? null : new Prisma.Decimal(event.rate),
    validUntil: event.validUntil === null ? null : new Date(event.validUntil),
    happenedOn: new Date(event.happenedOn),
    writtenAt: new Date(event.writtenAt),
    hash: null,
    file: event.file && {
      ...event.file,
      saidRightOn: event.file.saidRightOn === null ? null : new Date(event.file.saidRightOn),
      createdAt: new Date(event.file.createdAt),
    },
  })),
});

type More = {
  dates: Record<string, string>;
  people: string[] | null;
  form: { complete: boolean; intake: string | null; amount: string | null } | null;
  opened: OpenedPaper[];
};

/**
 * The student's cases with what their pages show beside them; by a listed lender's id the time that it states.
 * `wanted`: whole rupees that the form asks for, null where it does not say.
 */
export async function casesAndTimes(user: SessionUser) {
  const [found] = await db.$queryRaw<(CaseColumns & More)[]>`
    SELECT ${caseColumns}, (
      SELECT json_agg(coalesce(trim(person->>'firstName'), '') ORDER BY place)
      FROM "LoanForm" f, jsonb_array_elements(
        CASE jsonb_typeof(f."coApplicantDetails") WHEN 'array' THEN f."coApplicantDetails" ELSE '[]' END
      ) WITH ORDINALITY AS each(person, place)
      WHERE f."userId" = u.id
    ) AS people, (
      SELECT coalesce(json_object_agg(kind, day), '{}') FROM "KeyDate" WHERE "userId" = u.id
    ) AS dates, (
      SELECT json_build_object('complete', complete, 'intake', "admissionDetails"->>'intakePeriod',
        'amount', "loanDetails"->>'loanAmount') FROM "LoanForm" WHERE "userId" = u.id
    ) AS form, (
      SELECT coalesce(json_agg(paper), '[]') FROM (${openedPapers(Prisma.sql`u.id`)}) paper
    ) AS opened
    FROM "User" u WHERE u.id = ${user.id}::uuid`;
  const { cases, stated, dates, people, form, opened } = found!;
  const wanted = Number(form?.amount);
  return {
    cases: cases.map(rowOf).map(loadedCase),
    stated,
    dates,
    /** What the application tells of days that are not set; never stored by itself. */
    proposed: proposedDates(dates, form?.intake ?? null),
    coApplicants: people ?? [],
    isSubmitted: form?.complete ?? false,
    wanted: wanted > 0 ? wanted : null,
    opened,
  };
}

/** What cases/read answers. `coApplicants`: first names in the order of the form, "" where not given. */
export async function casesOf(user: SessionUser) {
  const { stated: _, opened, ...read } = await casesAndTimes(user);
  return {
    ...read,
    /** Names the files that this student left in the browser. */
    owner: user.id,
    today: dayOf(new Date()),
    /** Papers given in a case that the other side has opened. */
    opened: opened.map(({ at, ...paper }) => ({ ...paper, at: new Date(at).toISOString() })),
  };
}

/** The stage of an application, by its own or by its lenders' events, whichever is further; and each case's state. */
export function standingOf({ cases: read, stated }: CaseColumns, formStage: Stage, today: string) {
  const cases = read
    .map(rowOf)
    .map(loadedCase)
    .map((lender) => ({
      ...lender,
      state: caseState(lender.events, { today, isInternalReview: lender.isInternalReview }),
      stated: statedBy(lender, stated),
    }));
  const stage = stageOf(
    cases.filter(({ isInternalReview }) => !isInternalReview).map(({ state }) => state),
    formStage,
  );
  return { stage, cases };
}

/** The time that the case's lender states; null where it states none or is not listed. */
export const statedBy = ({ partnerId }: { partnerId: string | null }, stated: CaseColumns["stated"]) =>
  (partnerId !== null && stated[partnerId]) || null;

export function loadedCase({ events, openedAt, userId: _, needsAction: __, ...row }: CaseRow) {
  const naming = new Map(
    events.filter(({ kind }) => kind === "asked" || kind === "added").map((event) => [event.id, event]),
  );
  return {
    ...row,
    openedAt: openedAt.toISOString(),
    events: events.map((event) => loadedEvent(event, naming.get(event.answersId ?? event.id))),
  };
}

function loadedEvent({ file, ...row }: CaseRow["events"][number], naming: CaseRow["events"][number] | undefined) {
  return {
    ...asEvent(row),
    paper: naming ? documentName(naming) : "",
    file: file && summary(file),
  };
}

type Read = Awaited<ReturnType<typeof casesOf>>;
type ReadCase = Read["cases"][number];
type ReadEvent = ReadCase["events"][number];

export type LoadedEvent = Omit<ReadEvent, "file"> & {
  file: { url: string; name: string; size: number; mime: string } | null;
};
export type LoadedCase = Omit<ReadCase, "events"> & { events: LoadedEvent[] };
export type LoadedCases = Omit<Read, "cases"> & { cases: LoadedCase[] };
