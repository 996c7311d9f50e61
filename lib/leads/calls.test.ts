import { randomUUID } from "node:crypto";
import { POST } from "@/app/api/users/applynow/route";
import { bearer, googleToken, phoneToken } from "@/tests/identity-tokens";
import { db } from "@/lib/db";
import { CONSENT_VERSION } from "@/lib/users/consent";
import { newPhone } from "@/tests/factories/users";
import { call, requestTo } from "@/tests/requests";

const newLead = (overrides: object = {}) => ({
  name: "Asha Rao",
  email: `${randomUUID()}@example.com`,
  phone: newPhone(),
  reference: "A friend",
  loanAmount: "2000000",
  city: "Surat",
  countryOfStudy: "Canada",
  admissionStatus: "Not Applied",
  targetIntake: "2027-09-01",
  ...overrides,
});
const apply = (body: object, token?: string, headers: Record<string, string> = {}) =>
  call(POST, requestTo("users/applynow", body, { headers: { ...headers, ...(token && bearer(token)) } }));
const leadsOf = (email: string) => db.lead.findMany({ where: { email }, orderBy: { createdAt: "asc" } });

test("a lead is stored at once, unverified", async () => {
  const lead = newLead({ consentVersion: CONSENT_VERSION, page: "/education-loan/nobody", partnerId: "nobody" });
  expect(await apply(lead)).toMatchObject({
    http: 200,
    body: { status: 1, message: "Application submitted successfully!" },
  });
  const { partnerId: _, ...stored } = lead as ReturnType<typeof newLead> & { partnerId: string };
  const rows = await leadsOf(lead.email);
  expect(rows).toMatchObject([
    { ...stored, targetIntake: new Date("2027-09-01T00:00:00Z"), partnerId: null, phoneVerified: false },
  ]);
  expect(rows[0]!.consentText).toContain("purposes");
  expect(rows[0]!.consentText).toContain("This opens no account.");
});

test("ten digits are stored with +91, and the reference may be absent", async () => {
  const { reference: _, ...lead } = newLead();
  await apply({ ...lead, phone: lead.phone.slice(3) });
  expect(await leadsOf(lead.email)).toMatchObject([{ phone: lead.phone, reference: "", consentVersion: null }]);
});

test("numbers stand for their digits, a date may have a time, and what is optional may be absent, null or blank", async () => {
  for (const none of [null, ""]) {
    const lead = newLead({
      reference: none,
      partnerId: none,
      page: none,
      consentVersion: none,
      loanAmount: 2500000,
      targetIntake: "2027-09-15T00:00:00.000Z",
    });
    expect(await apply({ ...lead, phone: Number(lead.phone.slice(3)) })).toMatchObject({
      http: 200,
      body: { status: 1 },
    });
    expect(await leadsOf(lead.email)).toMatchObject([
      {
        phone: lead.phone,
        loanAmount: "2500000",
        reference: "",
        page: "",
        consentVersion: null,
        targetIntake: new Date("2027-09-15T00:00:00Z"),
      },
    ]);
  }
});

test.each(["//evil.example/x", "/\\evil.example", "evil"])(
  "a page that is none of ours is refused: %s",
  async (page) => {
    const lead = newLead({ page });
    expect((await apply(lead)).http).toBe(422);
    expect(await leadsOf(lead.email)).toEqual([]);
  },
);

test("the confirmed code marks that lead instead of storing another; twice is once", async () => {
  const lead = newLead();
  await apply(newLead({ phone: lead.phone }));
  await apply(lead);
  await apply(newLead({ phone: lead.phone }));
  for (let i = 0; i < 2; i++) expect((await apply(lead, phoneToken(lead.phone))).body.status).toBe(1);
  const rows = await db.lead.findMany({ where: { phone: lead.phone } });
  expect(rows.map(({ email, phoneVerified }) => [email === lead.email, phoneVerified]).sort()).toEqual([
    [false, false],
    [false, false],
    [true, true],
  ]);
});

test("F22 F23 a request that is sent five times, by a double tap or after a lost answer, is one lead with one link and one line", async () => {
  const lead = newLead();
  const links = await Promise.all(
    Array.from(
      { length: 5 },
      async () => (await call<{ stopLink: string }>(POST, requestTo("users/applynow", lead))).body.data?.stopLink,
    ),
  );
  expect(links[0]).toMatch(/^\/stop-calls#/);
  expect(new Set(links).size).toBe(1);
  const rows = await leadsOf(lead.email);
  expect(rows).toHaveLength(1);
  const lines = { kind: "lead.received", detail: { path: ["leadId"], equals: rows[0]!.id } };
  expect(await db.event.count({ where: lines })).toBe(1);

  const proved = newLead();
  const token = phoneToken(proved.phone);
  await Promise.all([apply(proved, token), apply(proved, token)]);
  expect(await leadsOf(proved.email)).toMatchObject([{ phoneVerified: true }]);
});

test("another answer, a stop, and ten minutes make it another wish", async () => {
  const lead = newLead();
  await apply(lead);
  await apply({ ...lead, city: "Pune" });
  expect(await leadsOf(lead.email)).toHaveLength(2);
  await db.lead.updateMany({ where: { email: lead.email, city: "Pune" }, data: { stoppedAt: new Date() } });
  await apply({ ...lead, city: "Pune" });
  expect(await leadsOf(lead.email)).toHaveLength(3);
  const tenMinutesAgo = new Date(Date.now() - 10 * 60_000);
  await db.lead.updateMany({ where: { email: lead.email, city: lead.city }, data: { createdAt: tenMinutesAgo } });
  await apply(lead);
  expect(await leadsOf(lead.email)).toHaveLength(4);
});

test("of several from one number and e-mail the newest is marked, and none of another number", async () => {
  const lead = newLead();
  const other = newPhone();
  for (const [phone, city] of [
    [lead.phone, "Pune"],
    [lead.phone, lead.city],
    [other, lead.city],
  ])
    await apply({ ...lead, phone, city });
  await apply(lead, phoneToken(lead.phone));
  const rows = await leadsOf(lead.email);
  expect(rows.map(({ phone, phoneVerified }) => [phone, phoneVerified])).toEqual([
    [lead.phone, false],
    [lead.phone, true],
    [other, false],
  ]);
});

test("the event log tells what came in, and once that it was proved", async () => {
  const [later, atOnce] = [newLead(), newLead()];
  await apply(later);
  for (const lead of [later, atOnce]) await apply(lead, phoneToken(lead.phone));
  const eventsOf = async ({ email }: { email: string }) => {
    const about = { detail: { path: ["leadId"], equals: (await leadsOf(email))[0]!.id } };
    const events = await db.event.findMany({ where: about, orderBy: { id: "asc" } });
    return events.map(({ kind, detail }) => [kind, (detail as { phoneVerified?: boolean }).phoneVerified]);
  };
  for (let i = 0; i < 2; i++) {
    expect(await eventsOf(later)).toEqual([
      ["lead.received", false],
      ["lead.verified", undefined],
    ]);
    await apply(later, phoneToken(later.phone));
  }
  expect(await eventsOf(atOnce)).toEqual([["lead.received", true]]);
});

test("no lead yet: the proved one is stored as verified", async () => {
  const lead = newLead();
  await apply(lead, phoneToken(lead.phone));
  expect(await leadsOf(lead.email)).toMatchObject([{ phoneVerified: true }]);
});

test("another's proof marks nothing", async () => {
  const lead = newLead();
  await apply(lead);
  const proofs: [string, number][] = [
    [phoneToken(newPhone()), 403],
    [googleToken(lead.email), 403],
    [phoneToken(lead.phone, { exp: 1 }), 401],
    [phoneToken(lead.phone, { aud: "other" }), 401],
    ["a.b.c", 401],
  ];
  for (const [token, http] of proofs) expect((await apply(lead, token)).http).toBe(http);
  expect(await leadsOf(lead.email)).toMatchObject([{ phoneVerified: false }]);
});

test("T09 five an hour for one phone from one address; who has proved it is counted by that, ten an hour", async () => {
  const phone = newPhone();
  const here = { "x-forwarded-for": "2001:db8:7:7::1" };
  const applyFor = async (times: number, token?: string) => {
    const https: number[] = [];
    for (let i = 0; i < times; i++) https.push((await apply(newLead({ phone }), token, here)).http);
    return https;
  };
  expect(await applyFor(6)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await applyFor(11, phoneToken(phone))).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test("the team is told of a number once an hour, whatever else it asks for", async () => {
  const phone = newPhone();
  const leads = [newLead({ phone }), newLead({ phone })];
  for (const lead of leads) await apply(lead);
  const ids = (await db.lead.findMany({ where: { phone }, orderBy: { createdAt: "asc" } })).map(({ id }) => id);
  const ways = async () =>
    Promise.all(
      ids.map(async (id) => {
        const told = await db.event.findMany({
          where: { kind: "notification.sent", detail: { path: ["id"], equals: id } },
        });
        return told.map(({ detail }) => (detail as { by: string }).by);
      }),
    );
  while ((await ways()).some((told) => told.length === 0)) await new Promise((later) => setTimeout(later, 50));
  expect(await ways()).toEqual([["event-log"], ["earlier mail"]]);
});

// Written by hand from SPEC section 5.
test.each<[string, unknown, string]>([
  ["name", "", "Full name is required"],
  ["email", "", "Email is required"],
  ["email", "asha.example.com", "Email is invalid"],
  ["phone", "", "Phone number is required"],
  ["phone", "1234567890", "Enter a valid 10-digit Indian phone number"],
  ["loanAmount", "", "Loan amount is required"],
  ["city", "", "City is required"],
  ["countryOfStudy", "", "Country of study is required"],
  ["admissionStatus", "", "Admission status is required"],
  ["admissionStatus", "Planning", "Admission status is required"],
  ["targetIntake", "", "Target intake is required"],
])("%s %j: %s", async (key, value, message) => {
  expect(await apply(newLead({ [key]: value }))).toMatchObject({
    http: 422,
    body: { status: 0, message, issues: [{ path: key, message }] },
  });
});

test("absent answers are named one by one, in the form's order; unknown ones are refused", async () => {
  const { body } = await apply({});
  expect(body.issues!.map(({ path }) => path)).toEqual([
    "name",
    "email",
    "phone",
    "loanAmount",
    "city",
    "countryOfStudy",
    "admissionStatus",
    "targetIntake",
  ]);
  expect((await apply(newLead({ phoneVerified: true }))).http).toBe(422);
});
