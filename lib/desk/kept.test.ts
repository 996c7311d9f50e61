import "@/tests/own-database";
import fc from "fast-check";
import { addDays } from "@/lib/calendar";
import { caseOf, WITH_EVENTS } from "@/lib/cases/data";
import { caseState } from "@/lib/cases/state";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { removeOld } from "@/lib/retention/mutations";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { admin } from "@/tests/factories/database";
import { newColleague } from "@/tests/factories/desk";
import { leadAnswers, newLead } from "@/tests/factories/leads";
import { newPhone, newUser } from "@/tests/factories/users";
import { today } from "./testing";

// What the database keeps so that the desk need not read what is over: the same as the rows themselves say.

/** Stories that are made up for a rule; each costs a dozen calls of the database. */
const RUNS = process.env.LONG_TESTS ? 80 : 20;

const dayAgo = (days: number) => new Date(addDays(today, -days));
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

const KINDS = [
  ...(["chosen", "handedOver", "acknowledged", "spoke", "asked", "answered", "declined", "sanctioned"] as const),
  ...(["statement", "accepted", "paidOut", "withdrawn", "complained", "replied", "corrected"] as const),
];
const LINE = fc.record({
  // Three times in five one of those that hang together in ways of their own.
  kind: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...KINDS) },
    {
      weight: 3,
      arbitrary: fc.constantFrom("asked" as const, "answered", "withdrawn", "paidOut", "complained", "corrected"),
    },
  ),
  writer: fc.constantFrom("dakhila" as const, "dakhila", "student", "lender"),
  days: fc.nat(2),
  which: fc.nat(9),
});

test("a case waits just where its lines say that somebody has to move, after each of them", async () => {
  const { id: userId } = await newUser();
  const seen = { true: 0, false: 0 };
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(LINE, { minLength: 1, maxLength: 8 }), async (isCheck, lines) => {
      const caseId = await newCase(userId, { isCheck });
      for (const { kind: wanted, writer, days, which } of lines) {
        const before = await db.caseEvent.findMany({ where: { caseId }, orderBy: { id: "asc" } });
        const of = (rows: typeof before) => rows[which % Math.max(1, rows.length)]?.id ?? null;
        const answersId = wanted === "answered" ? of(before.filter(({ kind }) => kind === "asked")) : null;
        const correctsId = wanted === "corrected" ? of(before.filter((line) => line.writer === writer)) : null;
        const kind = ["answered", "corrected"].includes(wanted) && !(answersId ?? correctsId) ? "spoke" : wanted;
        await newCaseEvent(writer, {
          ...{ caseId, kind, answersId, correctsId, happenedOn: dayAgo(days) },
          ...(kind === "asked" && { item: "Slips" }),
          ...(kind === "declined" && { reason: "marks" }),
        });
        const { waits, ...row } = await db.lenderCase.findUniqueOrThrow({
          where: { id: caseId },
          include: WITH_EVENTS,
        });
        const { turn } = caseState(caseOf({ ...row, waits }).events, { today, isCheck });
        expect({ waits, turn }).toEqual({ waits: turn !== "nobody", turn });
        seen[`${waits}`] += 1;
      }
    }),
    { numRuns: RUNS },
  );
  expect(Math.min(seen.true, seen.false)).toBeGreaterThan(RUNS / 4);
});

test("nobody writes otherwise into a case whether it waits", async () => {
  const { id: userId } = await newUser();
  const over = await newCase(userId, { waits: false });
  const waits = async () => (await db.lenderCase.findUniqueOrThrow({ where: { id: over } })).waits;
  expect(await waits()).toBe(true);
  await newCaseEvent("student", { caseId: over, kind: "withdrawn" });
  await db.lenderCase.update({ where: { id: over }, data: { waits: true, branch: "Surat" } });
  expect(await waits()).toBe(false);
});

/** The list of calls as all requests and calls have it, and as it is kept, each with its numbers. */
async function lists() {
  const entries = await db.$queryRaw<{ phone: string; state: string }[]>`
    SELECT phone, coalesce(at, stop) AS at, last."callOn",
      CASE WHEN at IS NULL THEN 'stopped' WHEN last.id IS NULL OR last."callOn" IS NOT NULL THEN 'waiting' ELSE 'called' END AS state
    FROM (
      SELECT phone, max("createdAt") FILTER (WHERE "stoppedAt" IS NULL) AS at, max("stoppedAt") AS stop
      FROM "Lead" GROUP BY phone
    ) asked
    LEFT JOIN LATERAL (
      SELECT call.id, call."callOn" FROM "LeadCall" call JOIN "Lead" lead ON lead.id = call."leadId"
      WHERE lead.phone = asked.phone AND call.at >= asked.at AND (call.outcome = 'reached' OR call."callOn" IS NOT NULL)
      ORDER BY call.id DESC LIMIT 1
    ) last ON true ORDER BY phone`;
  const many = (state: string) => entries.filter((entry) => entry.state === state).length;
  const kept = await db.callEntry.findMany({ orderBy: { phone: "asc" } });
  const { called, stopped } = await db.callEntryCount.findUniqueOrThrow({ where: { isOnly: true } });
  return {
    said: { entries, called: many("called"), stopped: many("stopped") },
    kept: { entries: kept, called, stopped },
  };
}
async function expectSame() {
  const { said, kept } = await lists();
  expect(kept).toEqual(said);
  return kept;
}

const STEP = fc.record({
  what: fc.constantFrom("ask" as const, "ask", "call", "call", "stop", "stopOne", "move", "remove", "unwrite"),
  phone: fc.nat(1),
  which: fc.nat(9),
  minutes: fc.nat(5),
  outcome: fc.constantFrom("reached" as const, "reached", "noAnswer", "note", "doNotCall"),
  inDays: fc.constantFrom(null, null, 0, 2),
});

const step = { phone: 0, which: 0, minutes: 0, outcome: "reached" as const, inDays: null };
const EACH_STATE = [
  { ...step, what: "ask" as const, minutes: 5 },
  { ...step, what: "call" as const },
  { ...step, what: "stop" as const },
];

test("an entry of the list of calls is what the requests and calls of its phone come to, after each change", async () => {
  const { id: colleagueId } = await newColleague();
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { minLength: 1, maxLength: 9 }), async (steps) => {
      const phones = [newPhone(), newPhone()];
      for (const { what, phone: at, which, minutes, outcome, inDays } of steps) {
        const phone = phones[at]!;
        const leads = await db.lead.findMany({ where: { phone }, orderBy: { id: "asc" } });
        const lead = leads[which % Math.max(1, leads.length)];
        if (what === "ask" || !lead) {
          await newLead({ phone, createdAt: ago(minutes) });
        } else if (what === "call") {
          const callOn = inDays === null ? null : dayAgo(-inDays);
          await db.leadCall.create({ data: { leadId: lead.id, outcome, callOn, colleagueId, at: ago(which) } });
        } else if (what === "stop") {
          await db.lead.updateMany({ where: { phone, stoppedAt: null }, data: { stoppedAt: ago(minutes) } });
        } else if (what === "stopOne") {
          await db.lead.update({ where: { id: lead.id }, data: { stoppedAt: lead.stoppedAt ? null : ago(minutes) } });
        } else if (what === "move") {
          await db.lead.update({ where: { id: lead.id }, data: { phone: phones[1 - at], city: "Pune" } });
        } else if (what === "remove") {
          await db.lead.delete({ where: { id: lead.id } });
        } else {
          await db.leadCall.deleteMany({ where: { leadId: lead.id, outcome } });
        }
        for (const { state } of (await expectSame()).entries) seen.add(state);
      }
    }),
    // The first leads through every state, which the others may not.
    { numRuns: RUNS, examples: [[EACH_STATE]] },
  );
  expect([...seen].toSorted()).toEqual(["called", "stopped", "waiting"]);
});

test("what is asked and written at the same moment counts, of one phone and of many", async () => {
  const { id: colleagueId } = await newColleague();
  const phones = Array.from({ length: 6 }, () => newPhone());
  const leads = await Promise.all([...phones, ...phones].map((phone) => newLead({ phone, createdAt: ago(5) })));
  await Promise.all(
    leads.flatMap(({ id: leadId, phone }, at) => [
      db.leadCall.create({ data: { leadId, outcome: "reached", colleagueId } }),
      ...(at % 3 === 0 ? [newLead({ phone })] : []),
      ...(at % 3 === 1 ? [db.lead.updateMany({ where: { phone }, data: { stoppedAt: new Date() } })] : []),
    ]),
  );
  await expectSame();
});

test.each(["asked", "taken"])("a number asks again while its one request is taken away: %s first", async (which) => {
  const { id, phone } = await newLead();
  const answers = { ...leadAnswers(), phone, targetIntake: new Date("2027-09-01") };
  const ask = async (by: Prisma.TransactionClient) => by.lead.create({ data: answers });
  const takeAway = async (by: Prisma.TransactionClient) => by.lead.delete({ where: { id } });
  const [first, second] = which === "asked" ? [ask, takeAway] : [takeAway, ask];
  let waiting: Promise<unknown> | undefined;
  await db.$transaction(async (tx) => {
    await first(tx);
    waiting = second(db);
    for (let found = 0; found === 0;) {
      const [{ lines }] = await admin.db.$queryRaw<[{ lines: number }]>`
        SELECT count(*)::int AS lines FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      found = lines;
    }
  });
  await waiting;
  expect(await db.callEntry.count({ where: { phone } })).toBe(1);
  await expectSame();
});

test("of requests that are swept or erased nothing stays on the list", async () => {
  const lead = await newLead({ createdAt: ago(60 * 24 * 400) });
  expect(await db.callEntry.count({ where: { phone: lead.phone } })).toBe(1);
  expect(await removeOld()).toMatchObject({ leads: 1 });
  expect(await db.callEntry.count({ where: { phone: lead.phone } })).toBe(0);
  await expectSame();
});
