import { randomBytes, randomInt } from "node:crypto";
import { GET, POST as stop } from "@/app/api/leads/stop/route";
import { POST as applynow } from "@/app/api/users/applynow/route";
import { db } from "@/lib/db";
import { hashOf } from "@/lib/session/pass-visit";
import { leadAnswers, newLead } from "@/tests/factories/leads";
import { bearer, phoneToken } from "@/tests/identity-tokens";
import { call, requestTo } from "@/tests/requests";

const apply = (body: object, token?: string) =>
  call<{ stopLink: string }>(applynow, requestTo("users/applynow", body, { headers: token ? bearer(token) : {} }));
const press = (secret: unknown) => call(stop, requestTo("leads/stop", { secret }));
const leadsOf = (phone: string) => db.lead.findMany({ where: { phone }, orderBy: { createdAt: "asc" } });
const secretOf = (link: string) => /^\/stop-calls#([\w-]{24})$/.exec(link)![1]!;
/** Applies, and gives the secret of the link. */
async function applied(answers = leadAnswers(), token?: string) {
  return secretOf((await apply(answers, token)).body.data!.stopLink);
}
const UNKNOWN = () => randomBytes(18).toString("base64url");

describe("when and in which language", () => {
  test("both are kept", async () => {
    const lead = leadAnswers();
    await apply({ ...lead, callTime: "evening", callLanguage: " Gujarati " });
    expect(await leadsOf(lead.phone)).toMatchObject([{ callTime: "evening", callLanguage: "Gujarati" }]);
  });

  test.each([{}, { callTime: null, callLanguage: null }, { callTime: "", callLanguage: "" }])(
    "%j is no wish",
    async (wish) => {
      const lead = leadAnswers();
      expect(await apply({ ...lead, ...wish })).toMatchObject({ http: 200, body: { status: 1 } });
      expect(await leadsOf(lead.phone)).toMatchObject([{ callTime: "any", callLanguage: "" }]);
    },
  );

  test.each([
    [{ callTime: "midnight" }, "callTime"],
    [{ callTime: 9 }, "callTime"],
    [{ callLanguage: "x".repeat(41) }, "callLanguage"],
    [{ callLanguage: ["Hindi"] }, "callLanguage"],
  ])("%j is refused", async (wish, path) => {
    const lead = leadAnswers();
    expect(await apply({ ...lead, ...wish })).toMatchObject({ http: 422, body: { issues: [{ path }] } });
    expect(await leadsOf(lead.phone)).toEqual([]);
  });

  test("40 characters are a language", async () => {
    expect((await apply({ ...leadAnswers(), callLanguage: "x".repeat(40) })).http).toBe(200);
  });
});

describe("the stop link", () => {
  test("the form and the confirmed code give the same one, of which only the hash is kept", async () => {
    const lead = leadAnswers();
    const secret = await applied(lead);
    for (let i = 0; i < 2; i++) expect(await applied(lead, phoneToken(lead.phone))).toBe(secret);
    const rows = await leadsOf(lead.phone);
    expect(rows.map(({ stopHash }) => stopHash && [...stopHash])).toEqual([[...hashOf(secret)]]);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(await applied()).not.toBe(secret);
  });

  test("a lead that came before there were links gets one with its code", async () => {
    const lead = leadAnswers();
    await newLead({ ...lead, targetIntake: new Date(lead.targetIntake) });
    await press(await applied(lead, phoneToken(lead.phone)));
    expect(await leadsOf(lead.phone)).toMatchObject([{ stoppedAt: expect.any(Date) }]);
  });

  test("stops everything that was asked from this number, and nothing of another", async () => {
    const [lead, other] = [leadAnswers(), leadAnswers()];
    await apply({ ...leadAnswers(), phone: lead.phone });
    const secret = await applied(lead);
    await apply({ ...leadAnswers(), phone: lead.phone });
    await apply(other);
    expect((await press(secret)).http).toBe(200);
    expect((await leadsOf(lead.phone)).map(({ stoppedAt }) => stoppedAt !== null)).toEqual([true, true, true]);
    expect(await leadsOf(other.phone)).toMatchObject([{ stoppedAt: null }]);
    const [newest] = (await leadsOf(lead.phone)).map(({ stoppedAt }) => stoppedAt);
    expect(Date.now() - newest!.getTime()).toBeLessThan(60_000);
  });

  test("a used and an unknown one get one and the same answer, and the time of the first use stays", async () => {
    const lead = leadAnswers();
    const secret = await applied(lead);
    const answers = [await press(secret)];
    const before = await leadsOf(lead.phone);
    answers.push(await press(secret), await press(UNKNOWN()));
    expect(new Set(answers.map(({ http, body }) => JSON.stringify([http, body]))).size).toBe(1);
    expect(answers[0]).toMatchObject({ http: 200, body: { status: 1 } });
    expect(await leadsOf(lead.phone)).toEqual(before);
  });

  test("only the press of the button stops: what opens the address, or calls it by GET, changes nothing", async () => {
    const lead = leadAnswers();
    const secret = await applied(lead);
    const read = requestTo(`leads/stop?secret=${secret}`, null, { method: "GET" });
    expect((await call(GET as never, read)).http).toBe(405);
    expect(await leadsOf(lead.phone)).toMatchObject([{ stoppedAt: null }]);
  });

  test.each([undefined, "", "x".repeat(23), "x".repeat(25), 7, "x".repeat(23) + "%"])(
    "%j is no link",
    async (secret) => {
      expect(await press(secret)).toMatchObject({ http: 422, body: { issues: [{ path: "secret" }] } });
    },
  );

  test("whoever asks again may be called again, and both links stop that too", async () => {
    const lead = leadAnswers();
    const first = await applied(lead);
    await press(first);
    const second = await applied(lead);
    expect((await leadsOf(lead.phone)).map(({ stoppedAt }) => stoppedAt === null)).toEqual([false, true]);
    await press(first);
    expect((await leadsOf(lead.phone)).map(({ stoppedAt }) => stoppedAt === null)).toEqual([false, false]);
    expect((await press(second)).http).toBe(200);
  });

  test("a code that is confirmed after the stop is a new request", async () => {
    const lead = leadAnswers();
    await press(await applied(lead));
    await apply(lead, phoneToken(lead.phone));
    expect(await leadsOf(lead.phone)).toMatchObject([
      { stoppedAt: expect.any(Date), phoneVerified: false },
      { stoppedAt: null, phoneVerified: true },
    ]);
  });

  test("120 in ten minutes from one address, then no more", async () => {
    const headers = { "x-forwarded-for": `10.200.${randomInt(256)}.${randomInt(256)}` };
    const presses = Array.from({ length: 121 }, () =>
      call(stop, requestTo("leads/stop", { secret: UNKNOWN() }, { headers })),
    );
    const https = (await Promise.all(presses)).map(({ http }) => http);
    expect([https.filter((http) => http === 200).length, https.filter((http) => http === 429).length]).toEqual([
      120, 1,
    ]);
  });

  test("a stop is one line in the event log, without the number", async () => {
    const lead = leadAnswers();
    const secret = await applied(lead);
    await press(secret);
    await press(secret);
    const { id } = (await leadsOf(lead.phone))[0]!;
    const stops = { kind: "lead.stopped", detail: { path: ["leadId"], equals: id } };
    expect(await db.event.findMany({ where: stops, select: { userId: true, detail: true } })).toEqual([
      { userId: null, detail: { leadId: id, by: "link", leads: 1 } },
    ]);
  });
});
