import { createHmac, randomBytes, randomInt } from "node:crypto";
import { GET, POST as stop } from "@/app/api/leads/stop/route";
import { POST as applynow } from "@/app/api/users/applynow/route";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { secretHash } from "@/lib/session/secret-hash";
import { leadAnswers, newLead } from "@/tests/factories/leads";
import { bearer, phoneToken } from "@/tests/identity-tokens";
import { call, requestTo } from "@/tests/requests";

const apply = (body: object, token?: string) =>
  call<{ stopLink: string }>(applynow, requestTo("users/applynow", body, { headers: token ? bearer(token) : {} }));
const press = (secret: unknown) => call<{ stopped: string }>(stop, requestTo("leads/stop", { secret }));
const leadsOf = (phone: string) => db.lead.findMany({ where: { phone }, orderBy: { createdAt: "asc" } });
const secretOf = (link: string) => /^\/stop-calls#([\w-]{24})$/.exec(link)![1]!;
/** Applies, and gives the secret of the link. */
async function applied(answers: object = leadAnswers(), token?: string) {
  return secretOf((await apply(answers, token)).body.data!.stopLink);
}
const proved = (answers = leadAnswers()) => applied(answers, phoneToken(answers.phone));
/** Whether each request of a number, the oldest first, is stopped. */
const stopped = async (phone: string) => (await leadsOf(phone)).map(({ stoppedAt }) => stoppedAt !== null);
const stopsOf = (leadId: string) =>
  db.event.findMany({
    where: { kind: "lead.stopped", detail: { path: ["leadId"], equals: leadId } },
    select: { userId: true, detail: true },
  });
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
    expect(rows.map(({ stopHash }) => stopHash && [...stopHash])).toEqual([[...secretHash(secret)]]);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(await applied()).not.toBe(secret);
  });

  test("is made from the request's number and this installation's secret, which nobody can guess", async () => {
    const lead = leadAnswers();
    const secret = await applied(lead);
    const { id } = (await leadsOf(lead.phone))[0]!;
    const made = createHmac("sha256", env.NEXTAUTH_SECRET).update(`stop calls ${id}`).digest("base64url");
    expect(secret).toBe(made.slice(0, 24));
  });

  test("a lead that came before there were links gets one with its code", async () => {
    const lead = leadAnswers();
    await newLead({ ...lead, targetIntake: new Date(lead.targetIntake) });
    await press(await applied(lead, phoneToken(lead.phone)));
    expect(await leadsOf(lead.phone)).toMatchObject([{ stoppedAt: expect.any(Date) }]);
  });

  test("whose number was proved stops everything that was asked from it, and nothing of another", async () => {
    const [lead, other] = [leadAnswers(), leadAnswers()];
    await apply({ ...leadAnswers(), phone: lead.phone });
    const secret = await proved(lead);
    await apply({ ...leadAnswers(), phone: lead.phone });
    await apply({ ...leadAnswers(), phone: lead.phone }, phoneToken(lead.phone));
    await apply(other);
    expect(await press(secret)).toMatchObject({
      http: 200,
      body: {
        message: "We will not call the number that belongs to this link any more.",
        data: { stopped: "number" },
      },
    });
    expect(await stopped(lead.phone)).toEqual([true, true, true, true]);
    expect(await stopped(other.phone)).toEqual([false]);
    const [newest] = (await leadsOf(lead.phone)).map(({ stoppedAt }) => stoppedAt);
    expect(Date.now() - newest!.getTime()).toBeLessThan(60_000);
  });

  test("of a request that nobody proved withdraws that one only: a stranger stops nobody's calls", async () => {
    const answers = leadAnswers();
    await apply(answers);
    const strangers = await applied({ ...leadAnswers(), phone: answers.phone });
    await proved({ ...leadAnswers(), phone: answers.phone });
    // Knowing the e-mail too helps nobody.
    const copied = await applied({ ...answers, name: "A stranger" });
    for (const secret of [strangers, copied])
      expect(await press(secret)).toMatchObject({
        http: 200,
        body: {
          message: "The request that belongs to this link is withdrawn: we will not call because of it.",
          data: { stopped: "request" },
        },
      });
    expect(await stopped(answers.phone)).toEqual([false, true, false, true]);
  });

  test("of a stranger who knows the number and the e-mail never stops the number, also once it is proved", async () => {
    const answers = leadAnswers();
    const strangers = await applied({ ...answers, name: "A stranger", city: "Pune" });
    // The number is proved by its owner's first request, of other words.
    const own = await proved(answers);
    expect(own).not.toBe(strangers);
    expect((await press(strangers)).body.data).toEqual({ stopped: "request" });
    expect(await stopped(answers.phone)).toEqual([true, false]);
    expect((await leadsOf(answers.phone)).map(({ phoneVerified }) => phoneVerified)).toEqual([false, true]);
    expect((await press(own)).body.data).toEqual({ stopped: "number" });
  });

  test("stops the whole number once its request is proved, also where it was copied before", async () => {
    const lead = leadAnswers();
    const copied = await applied(lead);
    await apply({ ...leadAnswers(), phone: lead.phone });
    await proved(lead);
    expect((await press(copied)).body.data).toEqual({ stopped: "number" });
    expect(await stopped(lead.phone)).toEqual([true, true]);
  });

  test("says the same again when it is used again, an unknown one what an unproved one says; the first time stays", async () => {
    const [lead, sure] = [leadAnswers(), leadAnswers()];
    for (const [secret, phone, alike] of [
      [await applied(lead), lead.phone, [UNKNOWN()]],
      [await proved(sure), sure.phone, []],
    ] as const) {
      const answers = [await press(secret)];
      const before = await leadsOf(phone);
      for (const other of [secret, ...alike]) answers.push(await press(other));
      expect(new Set(answers.map(({ http, body }) => JSON.stringify([http, body]))).size).toBe(1);
      expect(answers[0]).toMatchObject({ http: 200, body: { status: 1 } });
      expect(await leadsOf(phone)).toEqual(before);
    }
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

  test("whoever asks again may be called again, and the link of a proved request stops that too", async () => {
    const [lead, sure] = [leadAnswers(), leadAnswers()];
    for (const [link, answers, after] of [
      [await applied(lead), lead, [true, false]],
      [await proved(sure), sure, [true, true]],
    ] as const) {
      await press(link);
      const second = await applied(answers);
      expect(await stopped(answers.phone)).toEqual([true, false]);
      await press(link);
      expect(await stopped(answers.phone)).toEqual(after);
      await press(second);
      expect(await stopped(answers.phone)).toEqual([true, true]);
    }
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
    const https: number[] = [];
    // Some at once, not all: on a busy machine a hundred would wait too long for a connection to the database.
    while (https.length < 121) {
      const presses = Array.from({ length: 11 }, () =>
        call(stop, requestTo("leads/stop", { secret: UNKNOWN() }, { headers })),
      );
      https.push(...(await Promise.all(presses)).map(({ http }) => http));
    }
    expect([https.filter((http) => http === 200).length, https.filter((http) => http === 429).length]).toEqual([
      120, 1,
    ]);
  });

  test("a stop is one line in the event log, without the number", async () => {
    const lead = leadAnswers();
    const secret = await proved(lead);
    await apply({ ...leadAnswers(), phone: lead.phone });
    await press(secret);
    await press(secret);
    const { id } = (await leadsOf(lead.phone))[0]!;
    expect(await stopsOf(id)).toEqual([{ userId: null, detail: { leadId: id, by: "link", leads: 2 } }]);
  });
});

describe("a form that is sent again after a change", () => {
  test("takes the place of the request before: nobody is called at the mistyped number", async () => {
    const [wrong, owner] = [leadAnswers(), leadAnswers()];
    await apply({ ...owner, phone: wrong.phone });
    const replaces = await applied(wrong);
    const right = { ...wrong, phone: leadAnswers().phone };
    expect(await applied({ ...right, replaces })).not.toBe(replaces);
    expect(await stopped(wrong.phone)).toEqual([false, true]);
    expect(await stopped(right.phone)).toEqual([false]);
    const { id } = (await leadsOf(wrong.phone))[1]!;
    expect(await stopsOf(id)).toEqual([{ userId: null, detail: { leadId: id, by: "newRequest", leads: 1 } }]);
  });

  test("leaves a proved request alone, and an unknown secret does nothing", async () => {
    const lead = leadAnswers();
    const replaces = await proved(lead);
    expect((await apply({ ...leadAnswers(), replaces })).http).toBe(200);
    expect((await apply({ ...leadAnswers(), replaces: UNKNOWN() })).http).toBe(200);
    expect(await stopped(lead.phone)).toEqual([false]);
  });

  test("is refused with what is no secret, and then nothing is stored or withdrawn", async () => {
    const lead = leadAnswers();
    expect(await apply({ ...lead, replaces: "x".repeat(23) })).toMatchObject({
      http: 422,
      body: { issues: [{ path: "replaces" }] },
    });
    expect(await leadsOf(lead.phone)).toEqual([]);
  });
});
