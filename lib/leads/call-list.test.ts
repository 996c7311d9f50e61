import "@/tests/own-database";
import fc from "fast-check";
import { addDays } from "@/lib/dates/calendar";
import { db } from "@/lib/db";
import { removeOld } from "@/lib/retention/mutations";
import { today } from "@/lib/back-office/testing";
import { newStaffMember } from "@/tests/factories/staff";
import { newLead } from "@/tests/factories/leads";
import { newPhone } from "@/tests/factories/users";
import { callPlace, lockPhones, refreshCallList } from "./call-list";
import { stopCalls, stopSecret } from "./mutations";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 1, hour));
const day = (date: number) => new Date(Date.UTC(2026, 10, date));
const asked = (id: string, hour: number, stopped?: number) => ({
  id,
  createdAt: at(hour),
  stoppedAt: stopped === undefined ? null : at(stopped),
});
const called = (id: number, hour: number, outcome: "reached" | "noAnswer", callOn: Date | null = null) => ({
  id,
  at: at(hour),
  outcome,
  callOn,
});

test.each([
  ["nothing asked", [], [], null],
  ["one request waits", [asked("a", 1)], [], ["a", "waiting", 1, null]],
  ["the newest of two stands for the phone", [asked("a", 1), asked("b", 2)], [], ["b", "waiting", 2, null]],
  ["of two that came together the first by id", [asked("b", 1), asked("a", 1)], [], ["a", "waiting", 1, null]],
  ["reached", [asked("a", 1)], [called(1, 2, "reached")], ["a", "called", 1, null]],
  ["nobody answered and no day was promised", [asked("a", 1)], [called(1, 2, "noAnswer")], ["a", "waiting", 1, null]],
  ["a day is promised", [asked("a", 1)], [called(1, 2, "noAnswer", day(9))], ["a", "waiting", 1, day(9)]],
  [
    "reached after a promised day",
    [asked("a", 1)],
    [called(2, 3, "reached"), called(1, 2, "noAnswer", day(9))],
    ["a", "called", 1, null],
  ],
  [
    "asked again after it was reached",
    [asked("a", 1), asked("b", 3)],
    [called(1, 2, "reached")],
    ["b", "waiting", 3, null],
  ],
  ["stopped, by its last stop", [asked("a", 1, 2), asked("b", 1, 4)], [], ["b", "stopped", 4, null]],
  ["asked again after a stop", [asked("a", 1, 2), asked("b", 3)], [], ["b", "waiting", 3, null]],
] as const)("%s", (_, requests, calls, expected) => {
  const place = callPlace(requests, calls);
  expect(place && [place.leadId, place.state, place.at.getUTCHours(), place.callOn]).toEqual(expected);
});

/** Of each phone: how many of its requests stand on the list, and where. */
async function placesOf(phones: readonly string[]) {
  const leads = await db.lead.findMany({ where: { phone: { in: [...phones] } }, include: { calls: true } });
  return phones.map((phone) => {
    const own = leads.filter((lead) => lead.phone === phone);
    const kept = own.filter(({ callState }) => callState !== null);
    const expected = callPlace(
      own,
      own.flatMap(({ calls }) => calls),
    );
    return {
      kept: kept.map(({ id, callState, callAt, callOn }) => ({ leadId: id, state: callState, at: callAt, callOn })),
      expected: expected ? [expected] : [],
    };
  });
}

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const STEP = fc.record({
  what: fc.constantFrom("ask", "call", "stop", "remove"),
  phone: fc.nat(1),
  which: fc.nat(3),
  outcome: fc.constantFrom("reached" as const, "noAnswer"),
  inDays: fc.option(fc.integer({ min: 0, max: 3 })),
});

test("one request stands for each phone after whatever changed, with the place that its requests and calls give", async () => {
  const { id: colleagueId } = await newStaffMember();
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { minLength: 1, maxLength: 9 }), async (steps) => {
      const phones = [newPhone(), newPhone()];
      for (const { what, phone: index, which, outcome, inDays } of steps) {
        const phone = phones[index]!;
        const leads = await db.lead.findMany({ where: { phone }, orderBy: { id: "asc" } });
        const lead = leads[which % Math.max(1, leads.length)];
        if (what === "ask" || !lead) {
          await newLead({ phone, createdAt: ago(which) });
          continue;
        }
        await db.$transaction(async (tx) => {
          await lockPhones(tx, [phone]);
          if (what === "call") {
            const callOn = inDays === null ? null : new Date(addDays(today, inDays));
            await tx.leadCall.create({ data: { leadId: lead.id, outcome, callOn, colleagueId, at: ago(which) } });
          } else if (what === "stop") {
            await tx.lead.updateMany({ where: { phone, stoppedAt: null }, data: { stoppedAt: ago(which) } });
          } else {
            await tx.lead.delete({ where: { id: lead.id } });
          }
          await refreshCallList(tx, [phone]);
        });
        for (const { kept, expected } of await placesOf(phones)) expect(kept).toEqual(expected);
      }
    }),
    { numRuns: process.env.LONG_TESTS ? 40 : 10 },
  );
});

test("requests and stops of one phone at the same moment leave one place", async () => {
  const phone = newPhone();
  const leads = await Promise.all(Array.from({ length: 6 }, () => newLead({ phone, phoneVerified: true })));
  await Promise.all([
    ...leads.map(({ id }) => stopCalls({ secret: stopSecret(id) })),
    ...Array.from({ length: 3 }, () => newLead({ phone })),
  ]);
  const [place] = await placesOf([phone]);
  expect(place!.kept).toEqual(place!.expected);
});

test("a phone whose requests are swept leaves the list, and one of which some stay keeps its place", async () => {
  const old = { createdAt: ago(60 * 24 * 400) };
  const gone = await newLead(old);
  const phone = newPhone();
  await newLead({ phone, ...old });
  const stays = await newLead({ phone, createdAt: ago(60 * 24 * 401), phoneVerified: true });
  expect(await removeOld()).toMatchObject({ leads: 2 });
  expect(await placesOf([gone.phone])).toEqual([{ kept: [], expected: [] }]);
  expect(await placesOf([phone])).toMatchObject([{ kept: [{ leadId: stays.id, state: "waiting" }] }]);
});
