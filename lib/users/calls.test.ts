import { randomUUID } from "node:crypto";
import { POST as switchReading } from "@/app/api/readings/switch/route";
import { POST as giveConsent } from "@/app/api/users/consent/route";
import { POST as readDashboard } from "@/app/api/users/webdashboard/route";
import { POST as login } from "@/app/api/users/login/route";
import { POST as loginWithGoogle } from "@/app/api/users/loginwithgoogle/route";
import { POST as updateProfile } from "@/app/api/users/profile/update/route";
import { POST as signup } from "@/app/api/users/signup/route";
import { verifyIdentityToken } from "@/lib/auth/identity-token";
import { createSession } from "@/lib/auth/mutations";
import { bearer, googleToken, phoneToken } from "@/tests/identity-tokens";
import { db } from "@/lib/db";
import { CONSENT_VERSION } from "@/lib/users/consent";
import { newSession, newStudent, type Student } from "@/tests/factories/sessions";
import { newPhone } from "@/tests/factories/users";
import { takeMany } from "@/tests/limits";
import { call, requestTo } from "@/tests/requests";

type Sent = { as?: Student; token?: string; headers?: Record<string, string> };
const options = ({ as, token, headers }: Sent) => ({ as, headers: { ...headers, ...(token && bearer(token)) } });
const doLogin = (body: object, sent: Sent = {}) => call(login, requestTo("users/login", body, options(sent)));
const doSignup = (body: object, sent: Sent = {}) =>
  call<{ userId: string }>(signup, requestTo("users/signup", body, options(sent)));
const doProfile = (body: object, sent: Sent = {}) =>
  call(updateProfile, requestTo("users/profile/update", body, options(sent)));
const doGoogle = (body: object, sent: Sent = {}) =>
  call(loginWithGoogle, requestTo("users/loginwithgoogle", body, options(sent)));

const newEmail = () => `${randomUUID()}@example.com`;
const stale = { auth_time: Math.floor(Date.now() / 1000) - 3600 };
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe("users/login", () => {
  test("before proof, a known pair gives back what was sent", async () => {
    const asha = await newStudent();
    for (const phone of [asha.phone!, asha.phone!.slice(3)]) {
      const { http, body } = await doLogin({ email: asha.email, phone });
      expect([http, body.status, body.data]).toEqual([200, 1, { email: asha.email, phone }]);
    }
  });

  test("the e-mail is compared trimmed and lower-cased", async () => {
    const asha = await newStudent();
    expect((await doLogin({ email: ` ${asha.email.toUpperCase()} `, phone: asha.phone })).body.status).toBe(1);
  });

  test("an unknown pair is declined with an offer to sign up", async () => {
    const [asha, ravi] = [await newStudent(), await newStudent()];
    for (const pair of [
      { email: newEmail(), phone: newPhone() },
      { email: asha.email, phone: ravi.phone },
      { email: newEmail(), phone: asha.phone },
    ]) {
      expect(await doLogin(pair)).toMatchObject({
        http: 200,
        body: {
          status: 0,
          code: "noAccount",
          data: null,
          message: "No account matches this e-mail and phone number. Please sign up.",
        },
      });
    }
  });

  // Every proof with every account: whose object comes out, if any.
  test("only the owner's proof opens the user object", async () => {
    const [asha, ravi] = [await newStudent(), await newStudent()];
    const full = { userId: asha.id, name: asha.name, email: asha.email, phone: asha.phone };
    const echo = { email: asha.email, phone: asha.phone };
    const outcomes: [string, Sent, number, unknown][] = [
      ["the phone", { token: phoneToken(asha.phone!) }, 200, full],
      ["the session", { as: asha }, 200, full],
      ["nothing", {}, 200, echo],
      ["another's session", { as: ravi }, 200, echo],
      ["another's phone", { token: phoneToken(ravi.phone!) }, 403, null],
      ["another's phone and the session", { as: asha, token: phoneToken(ravi.phone!) }, 403, null],
      ["an old proof", { token: phoneToken(asha.phone!, stale) }, 401, null],
      ["another project's proof", { token: phoneToken(asha.phone!, { aud: "other" }) }, 401, null],
      ["the e-mail at Google, not connected", { token: googleToken(asha.email) }, 403, null],
      ["nonsense", { headers: { authorization: "Bearer %" } }, 401, null],
      ["another scheme", { headers: { authorization: "Basic YTpi" } }, 401, null],
    ];
    for (const [proof, sent, http, data] of outcomes) {
      const answer = await doLogin({ email: asha.email, phone: asha.phone }, sent);
      expect([proof, answer.http, answer.body.data]).toEqual([proof, http, data]);
    }
    const crossed = await doLogin({ email: asha.email, phone: ravi.phone }, { token: phoneToken(ravi.phone!) });
    expect(crossed.body).toMatchObject({ status: 0, data: null });
  });

  test("T09 five tries an hour for one phone from one address; proved calls do not count", async () => {
    const asha = await newStudent();
    const pair = { email: asha.email, phone: asha.phone };
    const https: number[] = [];
    const here = { headers: { "x-forwarded-for": "2001:db8:8:8::1" } };
    for (let i = 0; i < 7; i++) https.push((await doLogin(pair, here)).http);
    expect(https).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const refused = await doLogin(pair, here);
    expect(refused.body).toMatchObject({ status: 0, message: "Too many requests. Please try again later" });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await doLogin(pair, { ...here, token: phoneToken(asha.phone!) })).http).toBe(200);
  });
});

describe("users/signup", () => {
  test("opens an account that is yet to be proved", async () => {
    const [email, phone] = [newEmail(), newPhone()];
    const { http, body } = await doSignup({
      name: " Asha Rao ",
      email: email.toUpperCase(),
      phone: phone.slice(3),
      consentVersion: CONSENT_VERSION,
    });
    expect(http).toBe(200);
    expect(body).toMatchObject({ status: 1, userId: expect.stringMatching(UUID) });
    const row = await db.user.findUniqueOrThrow({ where: { id: body.data!.userId } });
    expect(row).toMatchObject({
      name: "Asha Rao",
      email,
      phone,
      phoneVerifiedAt: null,
      emailVerifiedAt: null,
      consentVersion: CONSENT_VERSION,
    });
    expect(row.consentAt).toBeInstanceOf(Date);
  });

  test("what nobody sees is not stored, and a number is one however it is written", async () => {
    const phone = newPhone();
    const email = `asha.${phone.slice(-10)}@example.com`;
    const answered = await doSignup({
      name: "\u202eAsha\u200b\u00a0\u00a0Rao",
      email: `mailto:${email}\u200b.`,
      phone: `tel:${phone.slice(0, 3)}-${phone.slice(3, 8)} ${phone.slice(8)}`,
    });
    expect(await db.user.findUnique({ where: { id: answered.body.data!.userId } })).toMatchObject({
      name: "Asha Rao",
      email,
      phone,
    });
  });
  test("takes a phone as a number, and no consent as none", async () => {
    const phone = newPhone();
    for (const consentVersion of [null, ""]) {
      const email = newEmail();
      expect(
        (await doSignup({ name: "Asha Rao", email, phone: Number(phone.slice(3)), consentVersion })).body.status,
      ).toBe(1);
      expect(await db.user.findUnique({ where: { phone } })).toMatchObject({ email, consentVersion: null });
      expect((await doLogin({ email, phone: Number(phone.slice(3)) })).body).toMatchObject({
        status: 1,
        data: { email, phone: phone.slice(3) },
      });
    }
  });

  test("an account that nobody proved gives way; both of them, when two stand in the way", async () => {
    const [email, phone] = [newEmail(), newPhone()];
    const squatters = [
      (await doSignup({ name: "A", email, phone: newPhone() })).body.data!.userId,
      (await doSignup({ name: "B", email: newEmail(), phone })).body.data!.userId,
    ];
    const { body } = await doSignup({ name: "Asha Rao", email, phone });
    expect(body.status).toBe(1);
    expect(await db.user.count({ where: { id: { in: squatters } } })).toBe(0);
    expect(await db.user.findUnique({ where: { phone } })).toMatchObject({ id: body.data!.userId, email });
  });

  test.each<[string, Parameters<typeof newStudent>[0]]>([
    ["its phone", {}],
    ["its Google e-mail", { phone: null, phoneVerifiedAt: null, emailVerifiedAt: new Date(), googleSub: randomUUID() }],
    ["both", { emailVerifiedAt: new Date(), googleSub: randomUUID() }],
  ])("an account that proved %s stays, and whoever types the same is sent to the login", async (_, proved) => {
    const owner = await newStudent({ ...proved, googleSub: proved?.googleSub && randomUUID() });
    const attempts = [
      ...(proved?.emailVerifiedAt ? [{ email: owner.email, phone: newPhone() }] : []),
      ...(owner.phone
        ? [
            { email: newEmail(), phone: owner.phone },
            { email: owner.email, phone: owner.phone },
          ]
        : []),
    ];
    for (const attempt of attempts) {
      const { http, body } = await doSignup({ name: "Somebody", ...attempt });
      expect([http, body.status, body.message]).toEqual([
        409,
        0,
        "An account with this e-mail or phone number already exists. Please log in.",
      ]);
    }
    expect(await db.user.findUnique({ where: { id: owner.id } })).toMatchObject({
      name: owner.name,
      email: owner.email,
    });
  });

  test("T05 whoever proved a phone has not taken the e-mail that was typed with it", async () => {
    const stranger = await newStudent();
    const { email } = stranger;
    const phone = newPhone();
    const { body } = await doSignup({ name: "Asha Rao", email, phone });
    expect(body.status).toBe(1);
    const opened = await createSession((await verifyIdentityToken(phoneToken(phone)))!, { email });
    expect(opened).toMatchObject({ userId: body.data!.userId });
    // Each phone leads to its own account, for the one e-mail.
    for (const [own, userId] of [
      [phone, body.data!.userId],
      [stranger.phone!, stranger.id],
    ] as const)
      expect((await doLogin({ email, phone: own }, { token: phoneToken(own) })).body.data).toMatchObject({ userId });

    // Google's word makes it the student's. The stranger's account stays, and cannot be given Google's word any more.
    const asha = { ...stranger, ...(await newSession(body.data!.userId)) };
    const token = googleToken(email);
    expect((await doGoogle({ email, name: "Asha" }, { token })).body).toMatchObject({ status: 0, code: "phoneFirst" });
    expect(
      (await doGoogle({ email, name: "Asha", phoneProof: phoneToken(phone) }, { token, as: asha })).body.data,
    ).toMatchObject({
      userId: opened!.userId,
    });
    const phoneProof = phoneToken(stranger.phone!);
    const strangers = await doGoogle(
      { email, name: "Stranger", phoneProof },
      { token: googleToken(email), as: stranger },
    );
    expect(strangers.body).toMatchObject({ status: 0, code: "phoneFirst" });
    expect(await db.user.findUnique({ where: { id: stranger.id } })).toMatchObject({
      email,
      emailVerifiedAt: null,
      googleSub: null,
    });
    expect((await doLogin({ email, phone: stranger.phone }, { token: phoneToken(stranger.phone!) })).body.status).toBe(
      1,
    );
    expect((await doSignup({ name: "Third", email, phone: newPhone() })).http).toBe(409);
  });

  test("T05 of two accounts that prove one e-mail in the same moment, one has it", async () => {
    const asha = await newStudent();
    const ravi = await newStudent({ email: asha.email });
    const answers = await Promise.all(
      [asha, ravi].map((as) =>
        doGoogle(
          { email: asha.email, name: "Asha", phoneProof: phoneToken(as.phone!) },
          { token: googleToken(asha.email), as },
        ),
      ),
    );
    expect(answers.map(({ http, body }) => [http, body.status]).sort()).toEqual([
      [200, 0],
      [200, 1],
    ]);
    expect(await db.user.count({ where: { email: asha.email, emailVerifiedAt: { not: null } } })).toBe(1);
  });

  test("ten people at once with one e-mail are told nothing that is not true", async () => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => doSignup({ name: "Asha Rao", email, phone: newPhone() })),
    );
    expect(answers.map(({ http }) => http)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await db.user.count({ where: { email } })).toBe(1);
  });

  test("many taps at once leave one account", async () => {
    const body = { name: "Asha Rao", email: newEmail(), phone: newPhone() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => doSignup(body)));
    expect(await db.user.count({ where: { email: body.email } })).toBe(1);
    expect(answers.every(({ http }) => http === 200 || http === 409)).toBe(true);
    expect(answers.some(({ http }) => http === 200)).toBe(true);
  });
});

describe("consent", () => {
  const given = (userId: string) =>
    db.consentEvent.findMany({
      where: { userId },
      select: { recipient: true, isGiven: true, text: true, textVersion: true, passId: true },
    });
  const yes = [
    {
      recipient: "Dakhila",
      isGiven: true,
      text: expect.stringMatching(
        /^Your name, e-mail and phone number: to open your account .* withdraw this at any time\.$/,
      ),
      textVersion: CONSENT_VERSION,
      passId: null,
    },
  ];
  const asks = async (as: Student) =>
    (await call<{ asksConsent: boolean }>(readDashboard, requestTo("users/webdashboard", {}, { as }))).body.data!
      .asksConsent;

  test("what was agreed to at signup or with Google is kept in its words; without it the account is opened, and asked", async () => {
    for (const consentVersion of [CONSENT_VERSION, undefined]) {
      const email = newEmail();
      const byPhone = await doSignup({ name: "Asha Rao", email: newEmail(), phone: newPhone(), consentVersion });
      const token = googleToken(email);
      const byGoogle = await doGoogle({ email, name: "Asha Rao", consentVersion }, { token });
      for (const { body } of [byPhone, byGoogle]) {
        const id = (body.data as { userId: string }).userId;
        expect(await given(id)).toEqual(consentVersion ? yes : []);
        expect(await asks({ id, ...(await newSession(id)) } as Student)).toBe(consentVersion === undefined);
        expect((await db.user.findUniqueOrThrow({ where: { id } })).readsPapers).toBe(consentVersion ? true : null);
      }
    }
  });

  test("one who has not agreed does so once, for this account only", async () => {
    const [asha, ravi] = [
      await newStudent({ consentVersion: null, consentAt: null }),
      await newStudent({ consentVersion: null, consentAt: null }),
    ];
    const agree = (body: object, as?: Student) => call(giveConsent, requestTo("users/consent", body, { as }));
    expect((await agree({ consentVersion: CONSENT_VERSION })).http).toBe(401);
    for (const body of [{}, { consentVersion: "2020-01-01" }, { consentVersion: null }])
      expect((await agree(body, asha)).http).toBe(422);
    expect([await given(asha.id), await asks(asha)]).toEqual([[], true]);
    for (let time = 0; time < 2; time += 1)
      expect((await agree({ consentVersion: CONSENT_VERSION }, asha)).http).toBe(200);
    expect([await given(asha.id), await asks(asha)]).toEqual([yes, false]);
    expect((await db.user.findUniqueOrThrow({ where: { id: asha.id } })).consentAt).toBeInstanceOf(Date);
    expect([await given(ravi.id), await asks(ravi)]).toEqual([[], true]);
  });
});

describe("consent to the reading of papers", () => {
  /** Who agreed to the notice of before, which did not name it. */
  const newOlder = (more = {}) => newStudent({ consentVersion: "2026-11-23", readsPapers: null, ...more });
  const turn = (body: object, as: Student) =>
    call<{ readsPapers: boolean }>(switchReading, requestTo("readings/switch", body, { as }));
  const no = { readsPapers: false };
  const yes = { readsPapers: true, consentVersion: CONSENT_VERSION };
  const asked = async (as: Student) =>
    (
      await call<{ asksConsent: boolean; asksReading: boolean }>(
        readDashboard,
        requestTo("users/webdashboard", {}, { as }),
      )
    ).body.data!;
  const said = async ({ id: userId }: Student) =>
    (await db.consentEvent.findMany({ where: { userId }, orderBy: { id: "asc" } })).map(({ isGiven, text }) => [
      isGiven,
      text.slice(0, 23),
    ]);
  const READING = "PDFs of your statements";

  test("asked is who agreed to a notice that did not name it, until the answer; the others are not", async () => {
    expect(await asked(await newStudent())).toMatchObject({ asksConsent: false, asksReading: false });
    const none = await newStudent({ consentVersion: null, readsPapers: null });
    expect(await asked(none)).toMatchObject({ asksConsent: true, asksReading: false });
    for (const answer of [yes, no]) {
      const older = await newOlder();
      expect(await asked(older)).toMatchObject({ asksConsent: false, asksReading: true });
      expect((await turn({}, older)).body.data).toEqual(no);
      expect((await turn(answer, older)).body.data).toEqual({ readsPapers: answer.readsPapers });
      expect(await asked(older)).toMatchObject({ asksConsent: false, asksReading: false });
      expect(await said(older)).toEqual(answer.readsPapers ? [[true, READING]] : []);
    }
  });

  test("a yes names the notice that is shown now", async () => {
    const older = await newOlder();
    for (const consentVersion of [undefined, "2026-11-23"])
      expect((await turn({ readsPapers: true, consentVersion }, older)).http).toBe(422);
    expect((await turn({}, older)).body.data).toEqual(no);
  });

  test("each yes and each taking back is kept once, in its words", async () => {
    const asha = await newStudent();
    for (const answer of [yes, no, no, yes, yes]) await turn(answer, asha);
    expect(await said(asha)).toEqual([
      [false, READING],
      [true, READING],
    ]);
  });

  test("the yes to the whole notice is one to the reading, and undoes no no", async () => {
    for (const readsPapers of [null, false]) {
      const one = await newOlder({ readsPapers });
      await call(giveConsent, requestTo("users/consent", { consentVersion: CONSENT_VERSION }, { as: one }));
      expect((await turn({}, one)).body.data).toEqual({ readsPapers: readsPapers === null });
    }
  });
});

describe("users/profile/update", () => {
  const profile = {
    loanAmount: "2000000",
    city: "Surat",
    countryOfStudy: "Canada",
    admissionStatus: "Planning",
    targetIntake: "2027-09-01",
  };

  test("keeps the answers in one's own account", async () => {
    const asha = await newStudent();
    const { http, body } = await doProfile(
      { email: asha.email.toUpperCase(), userId: asha.id, ...profile },
      { as: asha },
    );
    expect([http, body.status]).toEqual([200, 1]);
    expect(await db.user.findUnique({ where: { id: asha.id } })).toMatchObject({
      ...profile,
      targetIntake: new Date("2027-09-01T00:00:00Z"),
    });
  });

  test("is saved fifty times a day, and no more: each is an event that is kept", async () => {
    const [asha, ravi] = [await newStudent(), await newStudent()];
    await takeMany({ name: "profile", points: 50, seconds: 86_400 }, asha.id, 49);
    const saves = [await doProfile(profile, { as: asha }), await doProfile(profile, { as: asha })];
    expect(saves.map(({ http }) => http)).toEqual([200, 429]);
    expect(await db.event.count({ where: { userId: asha.id, kind: "account.updated" } })).toBe(1);
    expect((await doProfile(profile, { as: ravi })).http).toBe(200);
  });

  test("takes an amount as a number, and an intake of any day, with or without a time", async () => {
    const asha = await newStudent();
    for (const targetIntake of ["2027-09-15", "2027-09-15T00:00:00.000Z", "2027-09-15T18:30:00+05:30"]) {
      expect((await doProfile({ ...profile, loanAmount: 2500000, targetIntake }, { as: asha })).body.status).toBe(1);
      expect(await db.user.findUnique({ where: { id: asha.id } })).toMatchObject({
        loanAmount: "2500000",
        targetIntake: new Date("2027-09-15T00:00:00Z"),
      });
    }
  });

  test("nobody else's: by e-mail, by id, without a session, or with just a token", async () => {
    const [asha, ravi] = [await newStudent(), await newStudent()];
    const attempts: [object, Sent, number][] = [
      [{ email: asha.email, userId: asha.id }, { as: ravi }, 403],
      [{ email: asha.email }, { as: ravi }, 403],
      [{ userId: asha.id }, { as: ravi }, 403],
      [{ email: [asha.email], userId: asha.id }, { as: ravi }, 403],
      [{ email: asha.email, userId: asha.id }, {}, 401],
      [{ email: asha.email, userId: asha.id }, { token: phoneToken(asha.phone!) }, 401],
      [{ email: asha.email, phone: newPhone() }, { as: asha }, 422],
    ];
    for (const [identity, sent, http] of attempts)
      expect((await doProfile({ ...profile, ...identity }, sent)).http).toBe(http);
    expect(await db.user.findUnique({ where: { id: asha.id } })).toMatchObject({
      city: "",
      phone: asha.phone,
      email: asha.email,
    });
  });
});

describe("users/loginwithgoogle", () => {
  test("a login opens no account: one who is unknown is asked to agree first", async () => {
    const email = newEmail();
    const token = googleToken(email, randomUUID());
    const { http, body } = await doGoogle({ email, name: "Asha Rao", existingOnly: true }, { token });
    expect([http, body.status, body.data]).toEqual([200, 0, null]);
    expect(await db.user.count({ where: { email } })).toBe(0);
    expect((await doGoogle({ email, name: "Asha Rao" }, { token })).body.status).toBe(1);
    expect((await doGoogle({ email, name: "Asha Rao", existingOnly: true }, { token })).body.status).toBe(1);
  });

  test("without a valid Google proof there is nothing, whatever the body says", async () => {
    const asha = await newStudent({ emailVerifiedAt: new Date() });
    const body = { email: asha.email, name: asha.name };
    const proofs: Sent[] = [
      {},
      { as: asha },
      { token: phoneToken(asha.phone!) },
      { token: googleToken(asha.email, "s", { email_verified: false }) },
      { token: googleToken(asha.email, "s", { aud: "other" }) },
      { token: googleToken(asha.email, "s", { exp: 1 }) },
      { token: "a.b.c" },
    ];
    for (const sent of proofs) {
      const answer = await doGoogle(body, sent);
      expect([answer.http, answer.body.status, answer.body.data, answer.headers.get("set-cookie")]).toEqual([
        401,
        0,
        null,
        null,
      ]);
      expect(answer.body).not.toHaveProperty("token");
    }
    expect((await doGoogle(body, { token: googleToken(newEmail()) })).http).toBe(403);
  });

  test("a new e-mail makes an account, the same Google id finds it again, whatever its e-mail has become", async () => {
    const [email, sub] = [newEmail(), randomUUID()];
    const token = googleToken(email.toUpperCase(), sub);
    const first = await doGoogle({ email, name: "Asha Rao" }, { token });
    expect(first.body).toMatchObject({ status: 1, token, data: { name: "Asha Rao", email, phone: null } });
    const again = await doGoogle(
      { email: "moved@example.com", name: "A. Rao" },
      { token: googleToken("moved@example.com", sub) },
    );
    expect(again.body.data).toEqual(first.body.data);
  });

  test("T05 an e-mail that stands unproved on an account is never merged, unless its own session and a fresh code of its phone say so", async () => {
    const asha = await newStudent();
    const ravi = await newStudent();
    const [token, body] = [googleToken(asha.email), { email: asha.email, name: "Asha" }];
    for (const sent of [{ token }, { token, as: ravi }]) {
      const { http, body: answer } = await doGoogle(body, sent);
      expect([http, answer.status, answer.message, answer.data]).toEqual([
        200,
        0,
        "Log in with your phone first, then connect Google.",
        null,
      ]);
    }
    expect(await db.user.findUnique({ where: { id: asha.id } })).toMatchObject({
      googleSub: null,
      emailVerifiedAt: null,
    });

    // A session may have been left open on a shared phone: alone it connects nothing.
    for (const phoneProof of [
      undefined,
      phoneToken(asha.phone!, stale),
      phoneToken(ravi.phone!),
      googleToken(asha.email),
      "a.b.c",
    ]) {
      const { body: answer } = await doGoogle({ ...body, phoneProof }, { token, as: asha });
      expect([answer.status, answer.message]).toEqual([0, "Log in with your phone first, then connect Google."]);
    }
    // Nor does a code alone, which may have been read off the screen.
    expect((await doGoogle({ ...body, phoneProof: phoneToken(asha.phone!) }, { token })).body.status).toBe(0);
    expect(await db.user.findUnique({ where: { id: asha.id } })).toMatchObject({ googleSub: null });

    const phoneProof = phoneToken(asha.phone!);
    expect((await doGoogle({ ...body, phoneProof }, { token, as: asha })).body).toMatchObject({
      status: 1,
      data: { userId: asha.id },
    });
    expect((await doGoogle(body, { token })).body).toMatchObject({ status: 1, data: { userId: asha.id } });
    const otherGoogle = await doGoogle(body, { token: googleToken(asha.email) });
    expect(otherGoogle.body.status).toBe(0);
  });

  test("T05 a stranger's signup with somebody's e-mail never shares an account with them", async () => {
    const email = newEmail();
    const squatter = (await doSignup({ name: "Stranger", email, phone: newPhone() })).body.data!.userId;
    expect((await doGoogle({ email, name: "Asha" }, { token: googleToken(email) })).body.status).toBe(0);
    expect(await db.user.findUnique({ where: { id: squatter } })).toMatchObject({ googleSub: null });
  });
});

// Written by hand from SPEC section 5; the second check of the rules beside the schemas.
describe("messages", () => {
  const valid = {
    name: "Asha Rao",
    email: "asha@example.com",
    phone: "+919876543210",
    loanAmount: "2000000",
    city: "Surat",
    countryOfStudy: "Canada",
    admissionStatus: "Applied",
    targetIntake: "2027-09-01",
  };
  const calls = {
    login: { keys: ["email", "phone"], send: doLogin },
    signup: { keys: ["name", "email", "phone"], send: doSignup },
    profile: {
      keys: ["loanAmount", "city", "countryOfStudy", "admissionStatus", "targetIntake"],
      send: async (body: object) => doProfile(body, { as: await newStudent() }),
    },
  };
  const rows: [string, unknown, string][] = [
    ["name", "", "Full name is required"],
    ["name", "   ", "Full name is required"],
    ["email", "", "Email is required"],
    ["email", "asha", "Email is invalid"],
    ["email", "asha@example", "Email is invalid"],
    ["email", "a b@example.com", "Email is invalid"],
    // A dotted I, which becomes an i and a mark; a letter of double width. (A Kelvin sign is the letter K, by NFC.)
    ["email", "\u0130ndu@example.com", "Email is invalid"],
    ["email", "\uFF4Bumar@example.com", "Email is invalid"],
    ["email", "<asha@example.com>", "Email is invalid"],
    ["email", "asha@example.com>", "Email is invalid"],
    ["name", "\u200b", "Full name is required"],
    ["name", ".", "Write the name in letters"],
    ["name", "12345", "Write the name in letters"],
    ["email", ["asha@example.com"], "Email is required"],
    ["email", { $ne: "" }, "Email is required"],
    ["phone", "", "Phone number is required"],
    ["phone", "5876543210", "Enter a valid 10-digit Indian phone number"],
    ["phone", "987654321", "Enter a valid 10-digit Indian phone number"],
    ["phone", "98765432101", "Enter a valid 10-digit Indian phone number"],
    ["phone", "+929876543210", "Enter a valid 10-digit Indian phone number"],
    ["phone", "+65 9123 4567", "Enter a valid 10-digit Indian phone number"],
    ["loanAmount", "twenty", "Write the amount in rupees, such as 20,00,000 or 20 lakh"],
    ["phone", 987654321, "Enter a valid 10-digit Indian phone number"],
    ["phone", null, "Phone number is required"],
    ["phone", true, "Phone number is required"],
    ["name", null, "Full name is required"],
    ["name", 7, "Full name is required"],
    ["loanAmount", null, "Loan amount is required"],
    ["loanAmount", { rupees: 2000000 }, "Loan amount is required"],
    ["city", 395007, "City is required"],
    ["admissionStatus", null, "Admission status is required"],
    ["targetIntake", null, "Target intake is required"],
    ["targetIntake", 20270901, "Target intake is required"],
    ["targetIntake", "2027-02-30T00:00:00Z", "Choose a month and a year"],
    ["targetIntake", "2027-09-01T25", "Choose a month and a year"],
    ["loanAmount", "", "Loan amount is required"],
    ["city", "", "City is required"],
    ["countryOfStudy", "", "Country of study is required"],
    ["admissionStatus", "", "Admission status is required"],
    ["admissionStatus", "Confirmed", "Admission status is required"],
    ["targetIntake", "", "Target intake is required"],
    ["targetIntake", "2027-02-30", "Choose a month and a year"],
    ["targetIntake", "0000-00-00", "Choose a month and a year"],
  ];
  for (const [name, { keys, send }] of Object.entries(calls)) {
    const body = Object.fromEntries(keys.map((key) => [key, valid[key as keyof typeof valid]]));
    test.each(rows.filter(([key]) => keys.includes(key)))(`${name}: %s %j`, async (key, value, message) => {
      const refused = await send({ ...body, [key]: value });
      expect(refused).toMatchObject({
        http: 422,
        body: { status: 0, message, data: null, issues: [{ path: key, message }] },
      });
    });
    test(`${name}: absent answers are named one by one, unknown ones refused`, async () => {
      expect((await send({})).body.issues!.map(({ path }) => path)).toEqual(keys);
      expect((await send({ ...body, role: "admin" })).http).toBe(422);
    });
  }
});
