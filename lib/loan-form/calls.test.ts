import { POST as add } from "@/app/api/loanform/add/route";
import * as readRoute from "@/app/api/loanform/read/route";
import { POST as dashboard } from "@/app/api/users/webdashboard/route";
import { db } from "@/lib/db";
import { newStudent, type Student } from "@/tests/factories/sessions";
import { newStoredFile } from "@/tests/factories/stored-files";
import { call, requestTo } from "@/tests/requests";
import { fileUrl } from "@/lib/uploads/policy";
import { type LoanForm, type SectionKey, SECTION_KEYS } from "./registry";
import { sampleSection } from "@/tests/samples/sections";

const { POST: read } = readRoute;

/** Answers for a section with a document of its own in every slot. */
async function answers(key: SectionKey, owner: Student, ids?: string[]) {
  const paths: string[] = [];
  sampleSection(key, (path) => (paths.push(path), ""), ids);
  const urls = new Map(await Promise.all(paths.map(async (path) => [path, await newStoredFile(owner.id)] as const)));
  return sampleSection(key, (path) => urls.get(path)!, ids);
}

const save = async (student: Student, key: SectionKey, value: unknown) =>
  call(add, requestTo("loanform/add", { email: student.email, [key]: value }, { as: student }));
const submit = (student: Student) =>
  call(add, requestTo("loanform/add", { email: student.email, complete: true }, { as: student }));
const load = async (student: Student) =>
  (await call<LoanForm & { complete: boolean }>(read, requestTo("loanform/read", {}, { as: student }))).body.data!;

/** Co-applicants with these ids, saved. */
const withPeople = async (student: Student, ids: string[]) => {
  expect((await save(student, "coApplicantDetails", sampleSection("coApplicantDetails", String, ids))).http).toBe(200);
};

/** Saves all nine sections, the papers last. */
async function fillAll(student: Student, ids = ["a", "b"]) {
  await withPeople(student, ids);
  for (const key of SECTION_KEYS.filter((name) => name !== "coApplicantDetails")) {
    expect((await save(student, key, await answers(key, student, ids))).body).toMatchObject({ status: 1 });
  }
}

const CALLS = { "loanform/add": add, "loanform/read": read, "users/webdashboard": dashboard } as const;
const bodyFor = (name: string) =>
  name === "loanform/add" ? { loanDetails: sampleSection("loanDetails", String) } : {};

describe.each(Object.entries(CALLS))("%s: who asks", (name, handler) => {
  test("nobody gets 401", async () => {
    expect((await call(handler, requestTo(name, bodyFor(name)))).http).toBe(401);
  });
  test("an account's own e-mail and id, or none, are fine", async () => {
    const student = await newStudent();
    for (const claim of [
      {},
      { email: student.email },
      { email: ` ${student.email.toUpperCase()} ` },
      { userId: student.id },
    ]) {
      expect((await call(handler, requestTo(name, { ...bodyFor(name), ...claim }, { as: student }))).http).toBe(200);
    }
  });
  test("another's e-mail or id gets 403 and nothing of theirs", async () => {
    const [student, other] = [await newStudent(), await newStudent({ name: "Zubin Canary" })];
    for (const claim of [
      { email: other.email },
      { userId: other.id },
      { email: [student.email] },
      { email: { eq: student.email } },
      { email: "nobody@example.com" },
      { email: null },
    ]) {
      const { http, body } = await call(handler, requestTo(name, { ...bodyFor(name), ...claim }, { as: student }));
      expect(http).toBe(403);
      expect(JSON.stringify(body)).not.toContain("Canary");
    }
  });
  test("a session that idled out, or ended, gets 401", async () => {
    const student = await newStudent();
    await db.session.update({
      where: { id: student.sessionId },
      data: { lastSeenAt: new Date(Date.now() - 31 * 60_000) },
    });
    expect((await call(handler, requestTo(name, bodyFor(name), { as: student }))).http).toBe(401);
    await db.session.delete({ where: { id: student.sessionId } });
    expect((await call(handler, requestTo(name, bodyFor(name), { as: student }))).http).toBe(401);
  });
  test("a session older than twelve hours gets 401", async () => {
    const student = await newStudent();
    await db.session.update({
      where: { id: student.sessionId },
      data: { createdAt: new Date(Date.now() - 12.1 * 3_600_000) },
    });
    expect((await call(handler, requestTo(name, bodyFor(name), { as: student }))).http).toBe(401);
  });
  test("a page of another site gets 403", async () => {
    const student = await newStudent();
    for (const headers of [
      { "sec-fetch-site": "cross-site" } as Record<string, string>,
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "", origin: "https://evil.example" },
      { "sec-fetch-site": "", origin: "null" },
    ]) {
      expect((await call(handler, requestTo(name, bodyFor(name), { as: student, headers }))).http).toBe(403);
    }
  });
});

describe("the shape of a call", () => {
  test("other methods get 405 and are told which is allowed", async () => {
    for (const method of ["GET", "PUT", "PATCH", "DELETE"] as const) {
      const { http, headers, body } = await call(readRoute[method], requestTo("loanform/read", null, { method }));
      expect([http, headers.get("allow"), body.status]).toEqual([405, "POST", 0]);
    }
  });
  test.each<[string, string | Uint8Array, Record<string, string>, number]>([
    ["not JSON", "{", {}, 400],
    ["a list", "[]", {}, 400],
    ["a text", '"x"', {}, 400],
    ["invalid UTF-8", new Uint8Array([0x7b, 0xff, 0x7d]), {}, 400],
    ["a form", "a=b", { "content-type": "application/x-www-form-urlencoded" }, 415],
    ["plain text", "{}", { "content-type": "text/plain" }, 415],
    ["a compressed body", "{}", { "content-encoding": "gzip" }, 415],
    ["a body of 300 kB", JSON.stringify({ generalDetails: "x".repeat(300_000) }), {}, 413],
    ["a text of 1 MB", JSON.stringify({ generalDetails: { firstName: "x".repeat(1_000_000) } }), {}, 413],
    ["deep nesting", `{"generalDetails":${"[".repeat(3000)}${"]".repeat(3000)}}`, {}, 422],
    ["NUL in a key", '{"a\\u0000":1}', {}, 422],
  ])("%s is refused", async (_what, raw, headers, http) => {
    const student = await newStudent();
    const answer = await call(
      add,
      requestTo("loanform/add", raw, { as: student, headers: { "content-type": "application/json", ...headers } }),
    );
    expect(answer).toMatchObject({ http, body: { status: 0, message: expect.any(String), data: null } });
  });
  test.each<[string, object]>([
    ["nothing", {}],
    ["two sections", { generalDetails: {}, loanDetails: {} }],
    ["a section and complete", { loanDetails: {}, complete: true }],
    ["complete: false", { complete: false }],
    ["complete: 'true'", { complete: "true" }],
    ["an unknown key", { stage: "disbursed" }],
    ["a start date", { startDate: "2020-01-01" }],
  ])("%s is refused", async (_what, body) => {
    const student = await newStudent();
    expect(await call(add, requestTo("loanform/add", body, { as: student }))).toMatchObject({
      http: 422,
      body: { status: 0 },
    });
    expect((await load(student)).complete).toBe(false);
  });
  test("a prototype cannot be reached", async () => {
    const student = await newStudent();
    const answer = await call(
      add,
      requestTo("loanform/add", '{"__proto__":{"complete":true}}', {
        as: student,
        headers: { "content-type": "application/json" },
      }),
    );
    expect(answer.http).toBe(422);
    expect(({} as { complete?: boolean }).complete).toBeUndefined();
  });
});

describe("saving a section", () => {
  test.each(SECTION_KEYS)("%s comes back as it was saved, and is refused with its own messages", async (key) => {
    const student = await newStudent();
    if (key !== "coApplicantDetails") await withPeople(student, ["a", "b"]);
    const value = await answers(key, student, ["a", "b"]);
    expect((await save(student, key, value)).body).toMatchObject({ status: 1 });
    expect((await load(student))[key]).toEqual(value);

    for (const wrong of [null, 7, "x", true, [7], { nonsense: 1 }, [{ nonsense: 1 }]]) {
      const refused = await save(student, key, wrong);
      expect(refused.http).toBe(422);
      expect(refused.body.issues!.length).toBeGreaterThan(0);
    }
    expect((await load(student))[key]).toEqual(value);
  });

  test.each<[string, string]>([
    ["NUL", "As\u0000ha"],
    ["half a character", "\ud800"],
    ["a long text", "x".repeat(5000)],
  ])("%s in an answer is refused at its field", async (_what, firstName) => {
    const student = await newStudent();
    const value = { ...(sampleSection("generalDetails", String) as object), firstName };
    const { http, body } = await save(student, "generalDetails", value);
    expect(http).toBe(422);
    expect(body.issues![0]!.path).toMatch(/firstName$/);
  });

  test("another's document, an unknown one and a foreign address are refused", async () => {
    const [student, other] = [await newStudent(), await newStudent()];
    const theirs = await newStoredFile(other.id);
    const mine = (await answers("kycDetails", student)) as object;
    for (const panCard of [
      theirs,
      fileUrl("0".repeat(32)),
      "https://evil.example/pan.pdf",
      "javascript:alert(1)",
      "//evil",
      `${theirs}?x`,
      "data:,x",
    ]) {
      const { http, body } = await save(student, "kycDetails", { ...mine, panCard });
      expect([http, body.issues]).toEqual([422, [{ path: "panCard", message: "Please upload this document again" }]]);
    }
    expect((await load(student)).kycDetails).toBeNull();
  });

  test("nine sections saved at the same time are all there", async () => {
    const student = await newStudent();
    await withPeople(student, ["a", "b"]);
    const values = await Promise.all(
      SECTION_KEYS.map(async (key) => [key, await answers(key, student, ["a", "b"])] as const),
    );
    const saved = await Promise.all(values.map(([key, value]) => save(student, key, value)));
    expect(saved.map(({ http }) => http)).toEqual(SECTION_KEYS.map(() => 200));
    expect(await load(student)).toMatchObject(Object.fromEntries(values));
  });

  const savedEvents = (userId: string) => db.event.count({ where: { userId, kind: "section.saved" } });
  const stored = (userId: string) => db.loanForm.findUniqueOrThrow({ where: { userId } });

  test("a section that is sent again as it stands is confirmed, and nothing is written: no event, no later moment", async () => {
    const student = await newStudent();
    const first: SectionKey = "coApplicantDetails";
    const values: [SectionKey, unknown][] = [];
    for (const key of [first, ...SECTION_KEYS.filter((name) => name !== first)]) {
      values.push([key, await answers(key, student, ["a", "b"])]);
      await save(student, ...values.at(-1)!);
    }
    const before = await stored(student.id);
    for (const [key, value] of values) {
      const turned = JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
        typeof inner === "object" && inner !== null && !Array.isArray(inner)
          ? Object.fromEntries(Object.entries(inner).toReversed())
          : inner,
      ) as unknown;
      for (const again of [value, turned])
        expect([key, (await save(student, key, again)).body.message]).toEqual([key, "Saved"]);
    }
    await Promise.all(Array.from({ length: 20 }, () => save(student, ...values[1]!)));
    expect(await stored(student.id)).toEqual(before);
    expect(await savedEvents(student.id)).toBe(SECTION_KEYS.length);

    await withPeople(student, ["b", "a"]);
    expect(await savedEvents(student.id)).toBe(SECTION_KEYS.length + 1);
    await db.loanForm.update({ where: { userId: student.id }, data: { complete: true } });
    expect((await save(student, ...values[1]!)).http).toBe(409);
  });

  test("sections are saved five hundred times a day, and no more: each is an event that is kept", async () => {
    const [asha, ravi] = [await newStudent(), await newStudent()];
    const saveLoan = (student: Student, loanAmount: number) =>
      save(student, "loanDetails", {
        ...(sampleSection("loanDetails", String) as object),
        loanAmount: String(loanAmount),
      });
    const hours = (count: number) => new Date(Date.now() - count * 3_600_000);
    const event = { kind: "section.saved", userId: asha.id, detail: { section: "loanDetails" } };
    await db.event.createMany({ data: Array.from({ length: 100 }, () => ({ ...event, at: hours(25) })) });
    await db.event.createMany({ data: Array.from({ length: 499 }, () => ({ ...event, at: hours(23) })) });
    expect((await saveLoan(asha, 900_000)).http).toBe(200);
    const refused = await saveLoan(asha, 1_000_000);
    expect(refused).toMatchObject({ http: 429, body: { status: 0, code: "tooManyRequests" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3500);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(3600);
    expect((await stored(asha.id)).loanDetails).toMatchObject({ loanAmount: "900000" });
    expect(await savedEvents(asha.id)).toBe(600);
    // What stands is confirmed, and others save.
    expect((await saveLoan(asha, 900_000)).http).toBe(200);
    expect((await saveLoan(ravi, 900_000)).http).toBe(200);
  });

  test("of saves at once no more stand than the day has left", async () => {
    const student = await newStudent();
    const event = { kind: "section.saved", userId: student.id, detail: { section: "loanDetails" } };
    await db.event.createMany({ data: Array.from({ length: 495 }, () => event) });
    const saves = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        save(student, "loanDetails", {
          ...(sampleSection("loanDetails", String) as object),
          loanAmount: String(900_000 + at),
        }),
      ),
    );
    expect(saves.map(({ http }) => http).sort()).toEqual([
      ...Array<number>(5).fill(200),
      ...Array<number>(7).fill(429),
    ]);
    expect(await savedEvents(student.id)).toBe(500);
  });

  test("removing the middle one of three co-applicants leaves the others their papers", async () => {
    const student = await newStudent();
    await withPeople(student, ["a", "b", "c"]);
    const kyc = (await answers("coApplicantKycDetails", student, ["a", "b", "c"])) as { id: string; panCard: string }[];
    const money = (await answers("coApplicantFinancialDetails", student, ["a", "b", "c"])) as { id: string }[];
    await save(student, "coApplicantKycDetails", kyc);
    await save(student, "coApplicantFinancialDetails", money);

    await withPeople(student, ["a", "c"]);
    const form = await load(student);
    expect(form.coApplicantKycDetails).toEqual([kyc[0], kyc[2]]);
    expect(form.coApplicantFinancialDetails).toEqual([money[0], money[2]]);
    const row = await db.loanForm.findUniqueOrThrow({ where: { userId: student.id } });
    expect(row.coApplicantKycDetails).toEqual([kyc[0], kyc[2]]);
    // The papers of the one who left are gone, and nobody else's.
    const left = new Set(
      (await db.storedFile.findMany({ where: { ownerId: student.id } })).map(({ id }) => fileUrl(id)),
    );
    expect([left.has(kyc[1]!.panCard), left.has(kyc[0]!.panCard), left.has(kyc[2]!.panCard)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test("papers about people who are not the co-applicants are refused", async () => {
    const student = await newStudent();
    expect(await save(student, "coApplicantKycDetails", [])).toMatchObject({
      http: 422,
      body: { message: "No co-applicants found. Please add co-applicants in the previous step." },
    });
    await withPeople(student, ["a", "b"]);
    for (const ids of [["a"], ["a", "x"], ["a", "a"], ["a", "b", "c"]]) {
      expect(
        (await save(student, "coApplicantKycDetails", await answers("coApplicantKycDetails", student, ids))).http,
      ).toBe(409);
    }
  });

  describe("by a client that knows of no ids", () => {
    /** The same rows as the specification shows them. */
    const bare = (rows: unknown) =>
      (rows as object[]).map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== "id")));
    const people = (count: number) => bare(sampleSection("coApplicantDetails", String, Array<string>(count).fill("")));
    const idsOf = async (student: Student) => (await load(student)).coApplicantDetails!.map(({ id }) => id);
    const KYC = "coApplicantKycDetails",
      MONEY = "coApplicantFinancialDetails";

    test("the co-applicants and their papers are taken by their places, and stay together when the co-applicants are saved again", async () => {
      const student = await newStudent();
      expect((await save(student, "coApplicantDetails", people(2))).body).toMatchObject({ status: 1 });
      const ids = await idsOf(student);
      expect(new Set(ids.filter(Boolean)).size).toBe(2);
      const papers = Object.fromEntries(
        await Promise.all(
          [KYC, MONEY].map(async (key) => [key, bare(await answers(key as SectionKey, student, ids))] as const),
        ),
      );
      for (const key of [KYC, MONEY] as const)
        expect((await save(student, key, papers[key])).body).toMatchObject({ status: 1 });

      expect(
        (
          await save(
            student,
            "coApplicantDetails",
            people(2).map((person) => ({ ...person, lastName: "Rao" })),
          )
        ).body,
      ).toMatchObject({ status: 1 });
      expect(await load(student)).toMatchObject({
        ...papers,
        coApplicantDetails: ids.map((id) => ({ id, lastName: "Rao" })),
      });
      await save(student, "coApplicantDetails", people(3));
      expect((await idsOf(student)).slice(0, 2)).toEqual(ids);
      expect(await load(student)).toMatchObject({ [KYC]: [...papers[KYC]!, { panCard: "" }] });
      // One fewer: the last one's papers go with them.
      await save(student, "coApplicantDetails", people(1));
      expect(await load(student)).toMatchObject({
        [KYC]: [{ ...papers[KYC]![0], id: ids[0] }],
        [MONEY]: [{ id: ids[0] }],
      });
    });

    test("papers of more people than there are, or of fewer, are refused", async () => {
      const student = await newStudent();
      await save(student, "coApplicantDetails", people(2));
      for (const count of [1, 3]) {
        const rows = bare(await answers(KYC, student, Array<string>(count).fill("")));
        expect(await save(student, KYC, rows)).toMatchObject({
          http: 409,
          body: { message: "Your co-applicants were changed in the meantime. Please open this step again." },
        });
      }
    });

    test("somebody new among those who are known gets nobody's papers", async () => {
      const student = await newStudent();
      await withPeople(student, ["a", "b"]);
      const papers = (await answers(KYC, student, ["a", "b"])) as object[];
      await save(student, KYC, papers);
      const [known] = sampleSection("coApplicantDetails", String, ["b"]) as object[];
      await save(student, "coApplicantDetails", [...people(1), known]);
      const [first, second] = await idsOf(student);
      expect([first === "a", first === "b", second]).toEqual([false, false, "b"]);
      expect((await load(student))[KYC]).toMatchObject([{ panCard: "" }, papers[1]!]);
    });

    test("the versions hold: the same save again is no conflict, an older one is", async () => {
      const student = await newStudent();
      const versions = async () =>
        ((await load(student)) as unknown as { versions: Record<SectionKey, string> }).versions.coApplicantDetails;
      const saveOver = (value: unknown, seen: string) =>
        call(
          add,
          requestTo(
            "loanform/add",
            { coApplicantDetails: value },
            { as: student, headers: { "if-match": `"${seen}"` } },
          ),
        );
      const empty = await versions();
      for (let time = 0; time < 2; time += 1) expect((await saveOver(people(1), empty)).http).toBe(200);
      const one = await versions();
      expect((await saveOver(people(2), empty)).http).toBe(409);
      expect((await saveOver(people(2), one)).http).toBe(200);
    });
  });

  test("a student in India needs no passport, and needs one again when the country changes", async () => {
    const student = await newStudent();
    const study = sampleSection("admissionDetails", String) as object;
    const papers = { ...((await answers("kycDetails", student)) as object), passport: "" };
    await save(student, "admissionDetails", { ...study, countryOfUniversity: "India" });
    expect((await save(student, "kycDetails", papers)).http).toBe(200);
    await save(student, "admissionDetails", { ...study, countryOfUniversity: "Canada" });
    expect((await save(student, "kycDetails", papers)).body.issues).toEqual([
      { path: "passport", message: "Passport is required" },
    ]);
  });

  test("a replaced document is removed", async () => {
    const student = await newStudent();
    const first = (await answers("financialDetails", student)) as { utilityBill: string };
    await save(student, "financialDetails", first);
    await save(student, "financialDetails", { ...first, utilityBill: await newStoredFile(student.id) });
    expect(await db.storedFile.findUnique({ where: { id: first.utilityBill.slice(-32) } })).toBeNull();
  });
});

describe("the final submit", () => {
  test("is refused while a section is missing, and names what is missing in the modal's order", async () => {
    const student = await newStudent();
    const { http, body } = await submit(student);
    expect([http, body.message]).toEqual([422, "Required Fields Are Missing"]);
    expect(body.issues!.map(({ message }) => message)).toEqual([
      "General Details",
      "Admission Details",
      "Loan Details",
      "KYC Details",
      "Financial Details",
      "Academic Details",
      "Co-Applicant Financial Details",
      "Co-Applicant KYC Details",
      "Co-Applicant Details",
    ]);
    expect((await load(student)).complete).toBe(false);
  });

  test("fifty at once make one submission, and all are answered alike", async () => {
    const student = await newStudent();
    await fillAll(student);
    const answered = await Promise.all(Array.from({ length: 50 }, () => submit(student)));
    expect(new Set(answered.map(({ http, body }) => `${http} ${body.status}`))).toEqual(new Set(["200 1"]));
    expect(await db.event.count({ where: { userId: student.id, kind: "application.submitted" } })).toBe(1);
    expect(await db.loanForm.findUnique({ where: { userId: student.id } })).toMatchObject({
      complete: true,
      stage: "underReview",
    });
  });

  test("stays done when the rules ask for more later", async () => {
    const student = await newStudent();
    await fillAll(student);
    await submit(student);
    await db.loanForm.update({ where: { userId: student.id }, data: { academicDetails: { tenthGrade: "" } } });
    expect(await submit(student)).toMatchObject({ http: 200, body: { status: 1 } });
  });

  test("locks everything: every later save is refused and changes nothing", async () => {
    const student = await newStudent();
    await fillAll(student);
    const papers = await Promise.all(
      SECTION_KEYS.map(async (key) => [key, await answers(key, student, ["a", "b"])] as const),
    );
    await submit(student);
    const before = await db.loanForm.findUnique({ where: { userId: student.id } });
    for (const [key, value] of papers) {
      expect(await save(student, key, value)).toMatchObject({
        http: 409,
        body: { message: "Your application has been submitted and can no longer be changed." },
      });
    }
    expect(await db.loanForm.findUnique({ where: { userId: student.id } })).toEqual(before);
  });
});

test("a new form is prefilled with what signup already told", async () => {
  const student = await newStudent({
    name: "Asha Rani Iyer",
    admissionStatus: "Admitted",
    countryOfStudy: "Canada",
    loanAmount: "2500000",
    city: "Rajkot",
    targetIntake: new Date("2027-09-01"),
  });
  expect(await load(student)).toMatchObject({
    generalDetails: null,
    prefill: {
      generalDetails: {
        firstName: "Asha",
        lastName: "Rani Iyer",
        emailId: student.email,
        mobileNumber: student.phone!.slice(3),
        city: "Rajkot",
      },
      admissionDetails: {
        admissionStatus: "confirmed_admission",
        countryOfUniversity: "Canada",
        intakePeriod: "2027-09-01",
      },
      loanDetails: { loanAmount: "2500000" },
    },
  });
});

test("the dashboard says the same as the form", async () => {
  const student = await newStudent();
  const look = async () =>
    (
      await call<{ progress: { percent: number; nextTask: string }; daysLeft: number }>(
        dashboard,
        requestTo("users/webdashboard", {}, { as: student }),
      )
    ).body.data!;
  expect(await look()).toMatchObject({
    progress: { percent: 0, nextTask: "Fill out all basic information." },
    daysLeft: 5,
  });
  await fillAll(student);
  expect(await look()).toMatchObject({
    progress: { percent: 100, nextTask: "Uploading required documents to avail loan" },
  });
});
