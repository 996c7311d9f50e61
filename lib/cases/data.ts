import "server-only";
import { dayOf } from "@/lib/calendar";
import { db } from "@/lib/db";
import type { Prisma, Stage } from "@/lib/generated/prisma/client";
import type { SessionUser } from "@/lib/session/session-user";
import { summary } from "@/lib/uploads/server/data";
import type { CaseEvent } from "./event";
import { paperName } from "./paper-name";
import { caseState, stageOf } from "./state";

/** What `caseOf` needs of a case. */
export const WITH_EVENTS = { events: { orderBy: { id: "asc" }, include: { file: true } } } as const;
type Row = Prisma.LenderCaseGetPayload<{ include: typeof WITH_EVENTS }>;

/** What cases/read answers: the student's lenders with every line of theirs, in the order of writing, and her dates. */
export async function casesOf(user: SessionUser) {
  const [rows, dates] = await Promise.all([
    db.lenderCase.findMany({
      where: { userId: user.id },
      orderBy: [{ openedAt: "asc" }, { id: "asc" }],
      include: WITH_EVENTS,
    }),
    db.keyDate.findMany({ where: { userId: user.id } }),
  ]);
  return {
    /** The calendar day in India. */
    today: dayOf(new Date()),
    cases: rows.map(caseOf),
    dates: Object.fromEntries(dates.map(({ kind, day }) => [kind, dateOf(day)])),
  };
}

/**
 * Where an application stands, which is what it says itself or what its lenders' lines say, whichever is further; and
 * where each of its cases stands. Before the submit the lenders' lines say nothing about it.
 * @param formStage the application's own
 */
export async function standingOf(user: SessionUser, formStage: Stage) {
  if (formStage === "application") return { stage: formStage, cases: [] };
  const { cases: read, today } = await casesOf(user);
  const cases = read.map((lender) => ({
    ...lender,
    state: caseState(lender.events, { today, isCheck: lender.isCheck }),
  }));
  const stage = stageOf(
    cases.filter(({ isCheck }) => !isCheck).map(({ state }) => state),
    formStage,
  );
  return { stage, cases };
}

/** A case as the browser gets it. */
export function caseOf({ events, openedAt, userId: _, ...row }: Row) {
  const asking = new Map(events.filter(({ kind }) => kind === "asked").map((event) => [event.id, event]));
  return {
    ...row,
    openedAt: openedAt.toISOString(),
    events: events.map((event) => lineOf(event, asking.get(event.answersId ?? event.id))),
  };
}

function lineOf(
  { happenedOn, writtenAt, file, caseId: _, hash: __, ...event }: Row["events"][number],
  asking: Row["events"][number] | undefined,
) {
  return {
    ...event,
    /** What the paper is called that it asks for or answers; "" for any other line. */
    paper: asking ? paperName(asking) : "",
    happenedOn: dateOf(happenedOn),
    writtenAt: writtenAt.toISOString(),
    file: file && summary(file),
  } satisfies CaseEvent & { paper: string; file: unknown };
}

const dateOf = (day: Date) => day.toISOString().slice(0, 10);

type Read = Awaited<ReturnType<typeof casesOf>>;
type ReadCase = Read["cases"][number];
type ReadLine = ReadCase["events"][number];

/** A line as the browser gets it: over JSON a moment is text. */
export type LoadedLine = Omit<ReadLine, "file"> & {
  file: { url: string; name: string; size: number; mime: string } | null;
};
export type LoadedCase = Omit<ReadCase, "events"> & { events: LoadedLine[] };
export type LoadedCases = Omit<Read, "cases"> & { cases: LoadedCase[] };
