import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { POST as called } from "@/app/api/desk/called/route";
import { POST as calls } from "@/app/api/desk/calls/route";
import { addDays, dayOf } from "@/lib/dates/calendar";
import { db } from "@/lib/db";
import type { CallEntry, LoadedCalls } from "@/lib/leads/data";
import { newStaffMember, newStaffSession } from "@/tests/factories/staff";
import { newLead, newLeadCall } from "@/tests/factories/leads";
import { newStudent } from "@/tests/factories/sessions";
import { newPhone } from "@/tests/factories/users";
import { call, requestTo } from "@/tests/requests";

const TODAY = dayOf(new Date());
/** All clocks but the calendar's run on. */
const TIMERS = [
  "hrtime",
  "nextTick",
  "performance",
  "queueMicrotask",
  "setImmediate",
  "clearImmediate",
  "setInterval",
  "clearInterval",
  "setTimeout",
  "clearTimeout",
] as const;
const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
let cookie: string;
beforeAll(async () => {
  const { id } = await newStaffMember({ name: "Meera Shah" });
  ({ cookie } = await newStaffSession(id));
});

const list = async (view: "waiting" | "stopped" = "waiting", page = 1) =>
  (await call<LoadedCalls>(calls, requestTo("desk/calls", { view, page }, { headers: { cookie } }))).body.data!;
/** All pages: other tests have leads of their own. */
async function wholeList(view: "waiting" | "stopped" = "waiting") {
  const entries: CallEntry[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const loaded = await list(view, page);
    entries.push(...loaded.entries);
    pages = loaded.pages;
  }
  return entries;
}
const entryOf = async (phone: string, view: "waiting" | "stopped" = "waiting") =>
  (await wholeList(view)).find((entry) => entry.phone === phone);
const write = (leadId: string, said: object, headers: Record<string, string> = { cookie }) =>
  call<{ isStopped: boolean }>(called, requestTo("desk/called", { leadId, ...said }, { headers }));

test("only for colleagues: nobody else reads the list or writes into it", async () => {
  const lead = await newLead();
  const student = await newStudent();
  const { id } = await newStaffMember();
  const over = await newStaffSession(id);
  await db.pass.update({ where: { id: over.passId }, data: { revokedAt: new Date() } });
  for (const sent of ["", student.cookie, over.cookie]) {
    const refused = { http: 401, body: { status: 0, code: "openDeskFirst", data: null } };
    const read = await call(calls, requestTo("desk/calls", {}, { headers: { cookie: sent } }));
    expect(read).toMatchObject(refused);
    expect(await write(lead.id, { outcome: "doNotCall" }, { cookie: sent })).toMatchObject(refused);
  }
  expect(await db.lead.findUnique({ where: { id: lead.id } })).toMatchObject({ stoppedAt: null });
  expect(await db.leadCall.count({ where: { leadId: lead.id } })).toBe(0);
});

test("an entry says who, the plan, the wish, whether the number was proven, and where it was asked", async () => {
  const lead = await newLead({
    name: "Ravi Patel",
    reference: "A friend",
    callTime: "morning",
    callLanguage: "Gujarati",
    partnerId: "state-bank-of-india",
    page: "/education-loan/state-bank-of-india",
  });
  expect(await entryOf(lead.phone)).toEqual({
    phone: lead.phone,
    place: "now",
    day: TODAY,
    stoppedOn: null,
    requests: [
      {
        id: lead.id,
        name: "Ravi Patel",
        email: lead.email,
        at: lead.createdAt.toISOString(),
        isProven: false,
        loanAmount: "2000000",
        city: "Surat",
        countryOfStudy: "Canada",
        admissionStatus: "Applied",
        targetIntake: "2027-09-01",
        lender: "State Bank of India",
        page: "/education-loan/state-bank-of-india",
        heardFrom: "A friend",
        callTime: "morning",
        callLanguage: "Gujarati",
      },
    ],
    calls: [],
  });
});

test("a call stands with who, when and what; a reached one is no more to be called", async () => {
  const lead = await newLead();
  expect(await write(lead.id, { outcome: "reached", note: "Wants 20 lakh." })).toMatchObject({
    http: 200,
    body: { data: { isStopped: false } },
  });
  expect(await entryOf(lead.phone)).toMatchObject({
    place: "called",
    calls: [{ outcome: "reached", note: "Wants 20 lakh.", callOn: null, by: "Meera Shah", at: expect.any(String) }],
  });
});

test("without an answer it is tried again tomorrow, unless a day was said", async () => {
  const [plain, said] = [await newLead(), await newLead()];
  await write(plain.id, { outcome: "noAnswer" });
  await write(said.id, { outcome: "noAnswer", callOn: addDays(TODAY, 3) });
  expect(await entryOf(plain.phone)).toMatchObject({ place: "later", day: addDays(TODAY, 1) });
  expect(await entryOf(said.phone)).toMatchObject({ place: "later", day: addDays(TODAY, 3) });
});

test("a note leaves the number where it is, a day moves it, and on that day it is due", async () => {
  const lead = await newLead({ createdAt: ago(5) });
  await write(lead.id, { outcome: "note", note: "Father speaks Hindi." });
  expect(await entryOf(lead.phone)).toMatchObject({ place: "now", day: dayOf(ago(5)) });
  await write(lead.id, { outcome: "note", callOn: addDays(TODAY, 2) });
  await write(lead.id, { outcome: "note", note: "After 5." });
  expect(await entryOf(lead.phone)).toMatchObject({ place: "later", day: addDays(TODAY, 2) });
  await write(lead.id, { outcome: "note", callOn: TODAY });
  expect(await entryOf(lead.phone)).toMatchObject({ place: "now", day: TODAY });
  await write(lead.id, { outcome: "reached" });
  expect(await entryOf(lead.phone)).toMatchObject({ place: "called" });
});

test("a day that has passed without a call stays due", async () => {
  const lead = await newLead({ createdAt: ago(9) });
  const { id } = await newStaffMember();
  const callOn = new Date(addDays(TODAY, -2));
  await newLeadCall(lead.phone, { leadId: lead.id, outcome: "noAnswer", callOn, at: ago(4), colleagueId: id });
  expect(await entryOf(lead.phone)).toMatchObject({ place: "now", day: addDays(TODAY, -2) });
});

test("several requests of one number are one entry, and a new one is to be called again", async () => {
  const phone = newPhone();
  const first = await newLead({ phone, name: "Asha", createdAt: ago(3), phoneVerified: true });
  const { id: colleagueId } = await newStaffMember();
  await newLeadCall(phone, { leadId: first.id, outcome: "reached", at: ago(2), colleagueId });
  expect(await entryOf(phone)).toMatchObject({ place: "called", requests: [{ name: "Asha" }] });
  await newLead({ phone, name: "Asha Iyer" });
  const entries = (await wholeList()).filter((entry) => entry.phone === phone);
  expect(entries).toMatchObject([
    { place: "now", day: TODAY, requests: [{ name: "Asha Iyer" }, { name: "Asha" }], calls: [{ outcome: "reached" }] },
  ]);
});

test("a call that was written down from a page without the newest request counts for it too", async () => {
  const phone = newPhone();
  const older = await newLead({ phone, createdAt: ago(1) });
  await newLead({ phone });
  await write(older.id, { outcome: "reached" });
  expect(await entryOf(phone)).toMatchObject({ place: "called" });
});

test("do not call: out of the list, findable among the stopped, until the number asks again", async () => {
  const phone = newPhone();
  const older = await newLead({ phone, createdAt: ago(1) });
  const lead = await newLead({ phone });
  expect((await write(lead.id, { outcome: "doNotCall" })).body.data).toEqual({ isStopped: true });
  expect(await db.lead.count({ where: { id: { in: [older.id, lead.id] }, stoppedAt: null } })).toBe(0);
  const stop = await db.event.findMany({ where: { detail: { path: ["leadId"], equals: lead.id } } });
  expect(stop).toMatchObject([{ kind: "lead.stopped", detail: { leadId: lead.id, by: "desk", leads: 2 } }]);
  expect(await entryOf(phone)).toBeUndefined();
  expect(await entryOf(phone, "stopped")).toMatchObject({
    place: "stopped",
    day: TODAY,
    requests: [{ id: lead.id }, { id: older.id }],
    calls: [{ outcome: "doNotCall", by: "Meera Shah" }],
  });
  // Written down by somebody whose page still shows it: kept, and it brings nothing back.
  expect((await write(lead.id, { outcome: "noAnswer" })).body.data).toEqual({ isStopped: true });
  expect(await entryOf(phone)).toBeUndefined();

  const again = await newLead({ phone });
  expect(await entryOf(phone)).toMatchObject({ place: "now", requests: [{ id: again.id }] });
  expect(await entryOf(phone, "stopped")).toBeUndefined();
});

test("after a stop by whoever proved the number, an unproved request says so; a proved one does not", async () => {
  const phone = newPhone();
  await newLead({ phone, phoneVerified: true, createdAt: ago(9), stoppedAt: ago(7) });
  await newLead({ phone, phoneVerified: true, createdAt: ago(9), stoppedAt: ago(3) });
  await newLead({ phone, createdAt: ago(2), stoppedAt: ago(1) });
  await newLead({ phone });
  expect(await entryOf(phone)).toMatchObject({ place: "now", stoppedOn: dayOf(ago(3)) });
  await newLead({ phone, phoneVerified: true });
  expect(await entryOf(phone)).toMatchObject({ place: "now", stoppedOn: null });

  const never = await newLead({ createdAt: ago(5), stoppedAt: ago(4) });
  await newLead({ phone: never.phone });
  expect(await entryOf(never.phone)).toMatchObject({ place: "now", stoppedOn: null });
});

test("first those to call now, the newest day on top, then later days, the nearest first, then the reached", async () => {
  const leads = {
    reached: await newLead({ createdAt: ago(1) }),
    far: await newLead(),
    near: await newLead(),
    old: await newLead({ createdAt: ago(6) }),
    fresh: await newLead({ createdAt: ago(2) }),
    promised: await newLead({ createdAt: ago(8) }),
  };
  await write(leads.reached.id, { outcome: "reached" });
  await write(leads.far.id, { outcome: "note", callOn: addDays(TODAY, 20) });
  await write(leads.near.id, { outcome: "note", callOn: addDays(TODAY, 2) });
  await write(leads.promised.id, { outcome: "note", callOn: TODAY });
  const names = new Map(Object.entries(leads).map(([name, { phone }]) => [phone, name]));
  const order = (await wholeList()).flatMap(({ phone }) => names.get(phone) ?? []);
  expect(order).toEqual(["promised", "fresh", "old", "near", "far", "reached"]);
});

test("of one day the newest request comes first; among the stopped the last stop, and its day", async () => {
  const [a, b] = [await newLead({ createdAt: ago(20.001) }), await newLead({ createdAt: ago(20) })];
  const order = async (view: "waiting" | "stopped", phones: string[]) =>
    (await wholeList(view)).flatMap(({ phone, day }) => (phones.includes(phone) ? [[phone, day]] : []));
  if (dayOf(a.createdAt) === dayOf(b.createdAt))
    expect(await order("waiting", [a.phone, b.phone])).toEqual([
      [b.phone, dayOf(b.createdAt)],
      [a.phone, dayOf(a.createdAt)],
    ]);
  const stoppedOn = (...days: number[]) =>
    days.reduce(async (phone, day) => {
      await newLead({ phone: await phone, stoppedAt: ago(day) });
      return phone;
    }, Promise.resolve(newPhone()));
  const [early, late] = [await stoppedOn(9, 5, 8), await stoppedOn(2)];
  expect(await order("stopped", [early, late])).toEqual([
    [late, dayOf(ago(2))],
    [early, dayOf(ago(5))],
  ]);
});

test("days are India's: of what was asked, of a stop, and of today", async () => {
  const lateEvening = new Date("2026-11-10T20:00:00Z");
  const [lead, stopped] = [await newLead({ createdAt: lateEvening }), await newLead({ stoppedAt: lateEvening })];
  expect(await entryOf(lead.phone)).toMatchObject({ day: "2026-11-11" });
  expect(await entryOf(stopped.phone, "stopped")).toMatchObject({ day: "2026-11-11" });

  const tomorrow = addDays(TODAY, 1);
  await write(lead.id, { outcome: "note", callOn: tomorrow });
  expect(await entryOf(lead.phone)).toMatchObject({ place: "later" });
  jest.useFakeTimers({ now: new Date(`${TODAY}T20:00:00Z`), doNotFake: [...TIMERS] });
  try {
    expect(await entryOf(lead.phone)).toMatchObject({ place: "now", day: tomorrow });
    expect((await list()).today).toBe(tomorrow);
    expect((await write(lead.id, { outcome: "note", callOn: TODAY })).http).toBe(422);
  } finally {
    jest.useRealTimers();
  }
});

test("each number has its own calls, the newest first, also those of an earlier request", async () => {
  const [phone, other] = [newPhone(), newPhone()];
  const older = await newLead({ phone, createdAt: ago(3), phoneVerified: true });
  await write(older.id, { outcome: "note", note: "first" });
  const newer = await newLead({ phone });
  await write(newer.id, { outcome: "note", note: "second" });
  await write((await newLead({ phone: other })).id, { outcome: "note", note: "another's" });
  const entry = await entryOf(phone);
  expect(entry!.calls.map(({ note }) => note)).toEqual(["second", "first"]);
  expect(entry!.requests.map(({ isProven }) => isProven)).toEqual([false, true]);
});

test("the numbers above the list are those of the list", async () => {
  const far = await newLead();
  await write(far.id, { outcome: "note", callOn: addDays(TODAY, 2) });
  for (let i = 0; i < 51; i++) await write((await newLead()).id, { outcome: "reached" });
  await newLead({ stoppedAt: ago(1) });
  const tally = (entries: CallEntry[], place: string) => entries.filter((entry) => entry.place === place).length;
  // Other files write into the same list meanwhile.
  for (let tries = 1; ; tries += 1) {
    const { counts, pages } = await list();
    const { counts: countsThere, pages: stoppedPages } = await list("stopped");
    const [waiting, stopped] = [await wholeList(), await wholeList("stopped")];
    const counted = { now: 0, later: 0, called: 0, stopped: stopped.length };
    for (const place of ["now", "later", "called"] as const) counted[place] = tally(waiting, place);
    const isSame = [counts, countsThere].every((one) => JSON.stringify(one) === JSON.stringify(counted));
    if (tries < 30 && !isSame) continue;
    expect([counts, countsThere]).toEqual([counted, counted]);
    expect([pages, stoppedPages]).toEqual([Math.ceil(waiting.length / 50), Math.ceil(stopped.length / 50)]);
    return;
  }
});

test.each([0, -1, 1.5, 10_001, "1"])("page %j is refused", async (page) => {
  const { http, body } = await call(calls, requestTo("desk/calls", { page }, { headers: { cookie } }));
  expect([http, body.issues!.map(({ path }) => path)]).toEqual([422, ["page"]]);
});

test("50 to a page, and none twice", async () => {
  for (let i = 0; i < 53; i++) await newLead();
  // Another file's new lead moves the last entry of a page to the next one meanwhile.
  for (let tries = 1; ; tries += 1) {
    const [first, second, again] = [await list("waiting", 1), await list("waiting", 2), await list("waiting", 1)];
    if (tries < 30 && !isDeepStrictEqual(first.counts, again.counts)) continue;
    expect(first.entries).toHaveLength(50);
    expect(first.pages).toBeGreaterThanOrEqual(2);
    const shown = new Set([...first.entries, ...second.entries].map(({ phone }) => phone));
    expect(shown.size).toBe(first.entries.length + second.entries.length);
    expect(first.counts.now).toBeGreaterThanOrEqual(53);
    expect(first.today).toBe(TODAY);
    return;
  }
});

test.each([
  [{ outcome: "note" }, "note"],
  [{ outcome: "note", note: "  " }, "note"],
  [{ outcome: "note", note: "x".repeat(601) }, "note"],
  [{ outcome: "note", callOn: addDays(TODAY, -1) }, "callOn"],
  [{ outcome: "note", callOn: addDays(TODAY, 367) }, "callOn"],
  [{ outcome: "note", callOn: "2027-02-30" }, "callOn"],
  [{ outcome: "doNotCall", callOn: addDays(TODAY, 1) }, "callOn"],
  [{ outcome: "sold" }, "outcome"],
])("%j is refused at %s, and nothing is written", async (said, path) => {
  const lead = await newLead();
  const answer = await write(lead.id, said);
  expect(answer.http).toBe(422);
  expect(answer.body.issues!.map((issue) => issue.path)).toEqual([path]);
  expect(await db.leadCall.count({ where: { leadId: lead.id } })).toBe(0);
  expect(await db.lead.findUnique({ where: { id: lead.id } })).toMatchObject({ stoppedAt: null });
});

test("a request that is not there, and a colleague's name in the body", async () => {
  expect(await write(randomUUID(), { outcome: "reached" })).toMatchObject({
    http: 404,
    body: { code: "leadNotFound" },
  });
  const other = await newStaffMember();
  const lead = await newLead();
  expect((await write(lead.id, { outcome: "reached", colleagueId: other.id })).http).toBe(422);
});
