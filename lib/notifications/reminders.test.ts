import "@/tests/own-database";
import { Client } from "pg";
import type { CaseEventKind } from "@/lib/generated/prisma/enums";
import { QUESTION_DAYS } from "@/lib/cases/reminders";
import { addDays, dayOf } from "@/lib/dates/calendar";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { adminAddress, db } from "@/tests/factories/database";
import { newUser } from "@/tests/factories/users";
import { STUDENT_MAILS } from "./mail";
import { sendNews } from "./news-worker";
import type { StudentNews } from "./notification";
import { findReminders } from "./reminders";

// What happens is written now, by the database's clock; the clock of whoever looks is moved.

const today = dayOf(new Date());
const noonAfter = (days: number) => new Date(`${addDays(today, days)}T12:00:00+05:30`);
const happenedOn = (days = 0) => new Date(`${addDays(today, days)}T00:00:00Z`);

type Event = { kind: CaseEventKind; slot?: string; item?: string };
const ASKED: Event = { kind: "asked", item: "Pay slips" };
const FATHERS: Event = { kind: "asked", slot: "coApplicantFinancialDetails.0.paySlips" };
const SANCTIONED: Event = { kind: "sanctioned" };

/** A student who has sent the application, with a case in which these events have happened today and were told. */
async function newCaseOf(events: readonly Event[], { isInternalReview = false, isSent = true } = {}) {
  const user = await newUser();
  const caseId = await newCase(user.id, { isInternalReview });
  if (isSent) await db.loanForm.update({ where: { userId: user.id }, data: { complete: true, stage: "underReview" } });
  const stored = [];
  for (const event of events)
    stored.push(
      await newCaseEvent(isInternalReview ? "dakhila" : "lender", { ...event, caseId, happenedOn: happenedOn() }),
    );
  await db.notice.deleteMany();
  return { ...user, caseId, events: stored };
}

/** Receives mails; each is named by its row of the table. */
function mailbox() {
  const mails: StudentNews[] = [];
  const by = {
    name: "smtp" as const,
    deliver: async (mail: StudentNews) => {
      mails.push(mail);
    },
  };
  /** The mails that go out on a day, as (e-mail, kind). */
  async function lookOn(days: number) {
    const now = noonAfter(days);
    mails.length = 0;
    await findReminders(now);
    await sendNews(by, undefined, now);
    return mails.map(({ email, subject }) => [
      email,
      Object.entries(STUDENT_MAILS).find(([, mail]) =>
        Object.values(mail).some((each) => each.subject === subject),
      )![0],
    ]);
  }
  return { mails, by, lookOn };
}

afterEach(() => db.user.deleteMany());

describe("a clock that is days ahead", () => {
  const { lookOn } = mailbox();
  test.each<[days: number, asked: string[], nothingAsked: string[]]>([
    [0, [], []],
    [2, [], []],
    [4, ["reminder"], []],
    [11, ["reminder"], []],
    [30, [], []],
    [89, [], []],
    [95, ["question"], ["question"]],
    [205, ["question"], ["question"]],
    [400, ["question"], ["question"]],
  ])("%i days: exactly these mails", async (days, asked, nothingAsked) => {
    const paper = await newCaseOf([ASKED]);
    const fathers = await newCaseOf([FATHERS]);
    const offer = await newCaseOf([SANCTIONED]);
    const waiting = await newCaseOf([{ kind: "acknowledged" }]);
    const mails = [
      ...[paper, fathers, offer].flatMap(({ email }) => asked.map((kind) => [email, kind])),
      ...nothingAsked.map((kind) => [waiting.email, kind]),
    ];
    expect((await lookOn(days)).toSorted()).toEqual(mails.toSorted());
    expect(await lookOn(days)).toEqual([]);
  });
});

test("day after day: after 3 and 10 days, then none, and one question after 90", async () => {
  const { lookOn } = mailbox();
  const { email } = await newCaseOf([ASKED]);
  const told: [number, string][] = [];
  for (let day = 0; day <= 190; day += 1)
    for (const [to, kind] of await lookOn(day)) {
      expect(to).toBe(email);
      told.push([day, kind!]);
    }
  expect(told).toEqual([
    [3, "reminder"],
    [10, "reminder"],
    [QUESTION_DAYS, "question"],
  ]);
});

test.each<[string, Event, "answered" | "accepted"]>([
  ["a paper", ASKED, "answered"],
  ["an offer", SANCTIONED, "accepted"],
])("%s that was answered and the answer taken back is reminded of", async (_what, asks, kind) => {
  const { lookOn } = mailbox();
  const { email, caseId, events } = await newCaseOf([asks]);
  const given = await newCaseEvent("student", { caseId, kind, answersId: events[0]!.id });
  expect(await lookOn(4)).toEqual([]);
  await newCaseEvent("student", { caseId, kind: "corrected", correctsId: given.id });
  expect(await lookOn(4)).toEqual([[email, "reminder"]]);
});

test("several things that are asked of one student are one mail; each mail has a key of its own", async () => {
  const { mails, lookOn } = mailbox();
  const { email } = await newCaseOf([ASKED, FATHERS, { kind: "asked", slot: "kycDetails.panCard" }]);
  const keys: string[] = [];
  for (const day of [3, 10]) {
    expect(await lookOn(day)).toEqual([[email, "reminder"]]);
    keys.push(mails[0]!.key);
  }
  expect(new Set(keys).size).toBe(2);
  expect(await db.reminder.count({ where: { settledAt: null } })).toBe(0);
  expect(await db.reminder.count()).toBe(6);
});

describe("nothing is sent of", () => {
  const done: [string, (of: Awaited<ReturnType<typeof newCaseOf>>) => Promise<unknown>][] = [
    [
      "what was answered",
      ({ caseId, events }) => newCaseEvent("student", { caseId, kind: "answered", answersId: events[0]!.id }),
    ],
    ["a case that was withdrawn", ({ caseId }) => newCaseEvent("student", { caseId, kind: "withdrawn" })],
    [
      "what was taken back",
      ({ caseId, events }) => newCaseEvent("lender", { caseId, kind: "corrected", correctsId: events[0]!.id }),
    ],
    ["an account that was erased", ({ id }) => db.user.delete({ where: { id } })],
  ];
  test.each(done)("%s, before it is looked for and while the mail waits", async (_what, act) => {
    const { by, mails, lookOn } = mailbox();
    await act(await newCaseOf([ASKED]));
    await db.notice.deleteMany();
    expect(await lookOn(4)).toEqual([]);
    const waits = await newCaseOf([ASKED]);
    expect(await findReminders(noonAfter(4))).toBe(1);
    await act(waits);
    // What another wrote is news of its own, which would take the reminder's place.
    await db.notice.updateMany({ where: { kind: "news" }, data: { kind: "reminder" } });
    await sendNews(by, undefined, noonAfter(4));
    expect(mails).toEqual([]);
    expect(await db.reminder.count({ where: { settledAt: null } })).toBe(0);
  });

  test.each<[string, readonly Event[], object]>([
    ["an application that is not sent", [ASKED], { isSent: false }],
    ["papers to hand over, for which nobody waits, before three months", [{ kind: "chosen" }], {}],
  ])("%s", async (_what, events, how) => {
    const { lookOn } = mailbox();
    await newCaseOf(events, how);
    expect([...(await lookOn(4)), ...(await lookOn(11))]).toEqual([]);
  });
});

test("Dakhila's own check reminds, and never asks whether it goes on", async () => {
  const { lookOn } = mailbox();
  const { email } = await newCaseOf([ASKED], { isInternalReview: true });
  expect(await lookOn(4)).toEqual([[email, "reminder"]]);
  expect(await lookOn(95)).toEqual([]);
});

test("who says that it goes on is asked again after as long a silence", async () => {
  const { lookOn } = mailbox();
  const { email, caseId } = await newCaseOf([{ kind: "acknowledged" }]);
  expect(await lookOn(95)).toEqual([[email, "question"]]);
  await newCaseEvent("student", { caseId, kind: "goesOn", happenedOn: happenedOn(95) });
  expect(await lookOn(184)).toEqual([]);
  expect(await lookOn(185)).toEqual([[email, "question"]]);
  expect(await lookOn(400)).toEqual([]);
});

test("many looks at once, and again after a process that ended before it sent: one mail", async () => {
  const { by, mails } = mailbox();
  await newCaseOf([ASKED]);
  const now = noonAfter(4);
  const looks = () => Promise.all(Array.from({ length: 6 }, () => findReminders(now)));
  expect((await looks()).filter((made) => made > 0)).toEqual([1]);
  await looks();
  expect(await db.notice.count()).toBe(1);
  await Promise.all(Array.from({ length: 3 }, () => sendNews(by, undefined, now)));
  await looks();
  await sendNews(by, undefined, now);
  expect(mails).toHaveLength(1);
});

test("a mail that did not go out is tried again, as the same one", async () => {
  const { by, mails } = mailbox();
  await newCaseOf([ASKED]);
  const now = noonAfter(4);
  await findReminders(now);
  const keys: string[] = [];
  const away = {
    name: "smtp" as const,
    deliver: async ({ key }: StudentNews) => {
      keys.push(key);
      throw new Error("The mail server is away.");
    },
  };
  await sendNews(away, undefined, now);
  expect(await findReminders(now)).toBe(0);
  await db.notice.updateMany({ data: { nextTryAt: new Date(0) } });
  await sendNews(by, undefined, now);
  expect(mails.map(({ key }) => key)).toEqual(keys);
});

test("news that waits comes first, and the reminder at the next look", async () => {
  const { lookOn } = mailbox();
  const { email, caseId } = await newCaseOf([ASKED]);
  await newCaseEvent("lender", { caseId, kind: "spoke" });
  expect(await lookOn(4)).toEqual([]);
  await db.notice.updateMany({ data: { nextTryAt: new Date(0) } });
  expect(await lookOn(4)).toHaveLength(1);
  expect(await lookOn(4)).toEqual([[email, "reminder"]]);
});

test("nobody is reminded at night", async () => {
  await newCaseOf([ASKED]);
  const at = (clock: string) => new Date(`${addDays(today, 4)}T${clock}:00+05:30`);
  for (const clock of ["07:59", "20:00"]) expect(await findReminders(at(clock))).toBe(0);
  expect(await findReminders(at("19:59"))).toBe(1);
});

test("a reminder that did not go out by day waits for the morning, and news does not", async () => {
  const { by, mails } = mailbox();
  const { caseId } = await newCaseOf([ASKED]);
  const at = (clock: string) => new Date(`${addDays(today, 4)}T${clock}:00+05:30`);
  expect(await findReminders(at("19:59"))).toBe(1);
  for (const night of ["20:00", "23:59", "07:59"]) await sendNews(by, undefined, at(night));
  expect([mails.length, (await db.notice.findMany()).map(({ tries }) => tries)]).toEqual([0, [0]]);
  await sendNews(by, undefined, at("08:00"));
  expect(mails).toHaveLength(1);
  await newCaseEvent("lender", { caseId, kind: "spoke" });
  await db.notice.updateMany({ data: { nextTryAt: new Date(0) } });
  await sendNews(by, undefined, at("23:59"));
  expect(mails).toHaveLength(2);
});

test("one student of whom nothing can be noted keeps no other from being reminded", async () => {
  const [first, second, third] = [await newCaseOf([ASKED]), await newCaseOf([ASKED]), await newCaseOf([ASKED])];
  const admin = new Client({ connectionString: adminAddress });
  await admin.connect();
  await admin.query(`
    CREATE FUNCTION refused() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$;
    CREATE TRIGGER refused BEFORE INSERT ON "Notice"
      FOR EACH ROW WHEN (NEW."userId" = '${second.id}') EXECUTE FUNCTION refused()`);
  try {
    expect(await findReminders(noonAfter(4))).toBe(2);
    expect((await db.notice.findMany()).map(({ userId }) => userId).toSorted()).toEqual(
      [first.id, third.id].toSorted(),
    );
  } finally {
    await admin.query(`DROP FUNCTION refused CASCADE`);
    await admin.end();
  }
});

test("the question is about one request, of which a student may have several; what is asked twice is each thing", () => {
  const { question, reminder } = STUDENT_MAILS;
  expect(`${question.tells.subject} ${question.tells.text}`).toMatch(/one of your requests/i);
  // "I do not go on" is asked about once more.
  expect(`${question.tells.subject} ${question.tells.text}`).not.toMatch(/application|one press/i);
  expect(reminder.asks.text).toMatch(/twice at most of each thing/);
});

test("no mail names a paper, a lender, a sum or a decision, and each has words of its own sort", () => {
  for (const { subject, text } of Object.values(STUDENT_MAILS).flatMap(({ asks, tells }) => [asks, tells])) {
    expect(subject.length).toBeLessThan(70);
    expect(`${subject} ${text}`).not.toMatch(/₹|\d|paper|document|lender|bank|slip|sanction|declin|said (yes|no)/i);
  }
});
