import { randomInt, randomUUID } from "node:crypto";
import { encode } from "next-auth/jwt";
import { GET as getFile } from "@/app/api/files/[id]/route";
import { POST as save } from "@/app/api/loanform/add/route";
import { POST as read } from "@/app/api/loanform/read/route";
import { POST as login } from "@/app/api/users/login/route";
import { db } from "@/lib/db";
import { addDenials, forgetDenials } from "@/lib/events/mutations";
import { SESSION_COOKIE } from "@/lib/session/cookie";
import { newStudent } from "@/tests/factories/sessions";
import { bearer } from "@/tests/identity-tokens";
import { call, requestTo } from "@/tests/requests";
import { senderOf, writeDenied } from "./denied";

const MINUTE = 60_000;
/** An address that nobody else in these tests has. */
const newAddress = () => `2001:db8:${randomInt(1, 0xffff).toString(16)}:${randomInt(1, 0xffff).toString(16)}::1`;
const from = (address: string, more: Record<string, string> = {}) => ({
  headers: { "x-forwarded-for": address, ...more },
});

/** What was counted of these senders; a minute may have ended meanwhile. */
async function noted(...requests: ReturnType<typeof requestTo>[]) {
  await writeDenied();
  const senders = await Promise.all(requests.map(senderOf));
  const rows = await db.deniedAccess.groupBy({
    by: ["kind", "who"],
    where: { who: { in: senders }, minute: { gt: new Date(Date.now() - 5 * MINUTE) } },
    _sum: { count: true },
    orderBy: { kind: "asc" },
  });
  return rows.map(({ kind, who, _sum }) => ({ kind, who, count: _sum.count }));
}
const isSession = expect.stringMatching(/^session:[\w-]{22}$/);
const isAddress = expect.stringMatching(/^address:[\w-]{22}$/);

test("T53 what is refused is counted, by whose session or address, reason and minute", async () => {
  const [asha, ravi] = [await newStudent(), await newStudent()];
  for (const id of [randomUUID().replaceAll("-", ""), "x", "y"])
    await getFile(requestTo(`files/${id}`, null, { as: asha, method: "GET" }), { params: Promise.resolve({ id }) });
  for (let time = 0; time < 2; time += 1)
    expect((await call(read, requestTo("loanform/read", { email: ravi.email }, { as: asha }))).http).toBe(403);
  const address = newAddress();
  const elsewhere = from(address, { "sec-fetch-site": "cross-site" });
  expect((await call(read, requestTo("loanform/read", {}, elsewhere))).http).toBe(403);
  const rows = await noted(requestTo("", {}, { as: asha }), requestTo("", {}, from(address)));
  expect(rows).toEqual([
    { kind: "fileNotFound", who: isSession, count: 3 },
    { kind: "notYours", who: isSession, count: 2 },
    { kind: "otherSite", who: isAddress, count: 1 },
  ]);
  expect(rows[0]!.who).toBe(rows[1]!.who);
  // Nothing of whom it was.
  const said = JSON.stringify(rows);
  for (const personal of [asha.id, asha.sessionId, asha.email, ravi.email, address])
    expect(said).not.toContain(personal);
});

test("T53 a forged cookie and a forged proof are counted; nobody's session, and one that ended, are not", async () => {
  const asha = await newStudent();
  const address = newAddress();
  const forged = [
    randomUUID(),
    "a.b.c",
    await encode({ token: { sessionId: asha.sessionId }, secret: "another secret" }),
    await encode({ token: { sessionId: "1 OR 1=1" }, secret: process.env.NEXTAUTH_SECRET! }),
  ];
  for (const value of forged) {
    const request = requestTo("loanform/read", {}, from(address, { cookie: `${SESSION_COOKIE}=${value}` }));
    expect((await call(read, request)).http).toBe(401);
  }
  const pair = { email: asha.email, phone: asha.phone };
  expect((await call(login, requestTo("users/login", pair, from(address, bearer("a.b.c"))))).http).toBe(401);
  await db.session.delete({ where: { id: asha.sessionId } });
  expect((await call(read, requestTo("loanform/read", {}, { as: asha }))).http).toBe(401);
  expect((await call(read, requestTo("loanform/read", {}, from(address)))).http).toBe(401);
  expect(await noted(requestTo("", {}, from(address)), requestTo("", {}, { as: asha }))).toEqual([
    { kind: "forgedCookie", who: isAddress, count: 4 },
    { kind: "notProven", who: isAddress, count: 1 },
  ]);
});

test("T53 one limit that is passed is one row; other refusals and answers are none", async () => {
  const asha = await newStudent();
  const pair = { email: asha.email, phone: asha.phone };
  const here = from(newAddress());
  const https: number[] = [];
  for (let time = 0; time < 8; time += 1) https.push((await call(login, requestTo("users/login", pair, here))).http);
  expect(https.filter((http) => http === 429)).toHaveLength(3);
  expect((await call(save, requestTo("loanform/add", { nonsense: 1 }, { as: asha }))).http).toBe(422);
  expect(await noted(requestTo("", {}, here), requestTo("", {}, { as: asha }))).toEqual([
    { kind: "tooManyRequests", who: isAddress, count: 3 },
  ]);
});

test("a flood from many addresses adds a hundred rows a minute, and is counted whole", async () => {
  const addresses = Array.from({ length: 300 }, newAddress);
  const attack = (senders: string[]) =>
    Promise.all(
      senders.map((sender) =>
        call(read, requestTo("loanform/read", {}, from(sender, { "sec-fetch-site": "cross-site" }))),
      ),
    );
  const others = { where: { who: "others", kind: "otherSite" }, _sum: { count: true } } as const;
  const before = (await db.deniedAccess.aggregate(others))._sum.count ?? 0;
  await attack(addresses);
  await noted();
  await attack(addresses.slice(0, 150));
  const rows = await noted(...addresses.map((address) => requestTo("", {}, from(address))));
  // Twice a hundred where a minute ended meanwhile.
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.length).toBeLessThanOrEqual(200);
  const together = (await db.deniedAccess.aggregate(others))._sum.count! - before;
  expect(rows.reduce((sum, { count }) => sum + count!, together)).toBeGreaterThanOrEqual(450);
});

const daysAgo = (days: number) => new Date(Math.floor(Date.now() / MINUTE - days * 1440) * MINUTE);

test("two processes add to one row", async () => {
  const row = { minute: daysAgo(2), who: "others", kind: randomUUID() };
  await addDenials([{ ...row, count: 2 }]);
  await addDenials([{ ...row, count: 3 }]);
  expect(await db.deniedAccess.findMany({ where: { kind: row.kind } })).toEqual([{ ...row, count: 5 }]);
});

test("counts are kept for 180 days, and the newest of too many", async () => {
  const kind = randomUUID();
  const days = [181, ...Array.from({ length: 60 }, (_, index) => 179 - index), 3];
  await db.deniedAccess.createMany({
    data: days.map((day) => ({ minute: daysAgo(day), who: "others", kind, count: 1 })),
  });
  const kept = async () =>
    (await db.deniedAccess.findMany({ where: { kind }, orderBy: { minute: "asc" } })).map(({ minute }) => minute);
  await forgetDenials();
  expect((await kept())[0]).toEqual(daysAgo(179));
  // Other tests add a few rows meanwhile.
  await forgetDenials((await db.deniedAccess.count({ where: { minute: { gt: daysAgo(119) } } })) + 30);
  const left = await kept();
  expect(left.length).toBeGreaterThan(10);
  expect(left.length).toBeLessThan(50);
  expect(left.at(-1)).toEqual(daysAgo(3));
});
