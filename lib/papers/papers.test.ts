import { PDFDict, PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { GET as checklistPdf, POST as checklistRows } from "@/app/api/papers/checklist/route";
import { GET as applicationPdf, POST as applicationRows } from "@/app/api/papers/application/route";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { newStudent, type Student } from "@/tests/factories/sessions";
import { call, requestTo } from "@/tests/requests";
import type { Fields } from "@/lib/loan-form/fields";
import { fromStored } from "@/lib/loan-form/record";
import { type LoanForm, type SectionKey, SECTION_KEYS, SECTIONS } from "@/lib/loan-form/registry";
import { OLD_WORDS, SEEN } from "@/tests/samples/seen";
import { sampleSection } from "@/tests/samples/sections";
import { fileIdOf } from "@/lib/uploads/policy";
import { notProvided } from "@/lib/loan-form/answers";
import { absolute } from "@/lib/addresses/absolute";
import { applicationOf, draftNote } from "./application";
import { checklistOf, neededStatus, uploadedStatus } from "./checklist";
import { checklistMessage } from "./message";
import type { Paper } from "./paper";
import { pdfOf } from "./pdf";
import { findingsInForm } from "./read/in-application";
import { piecesOf, textOf } from "./testing";
import { USUALLY } from "./wanted";

const AT = new Date("2026-11-21T05:12:00Z");
const url = (path: string) => `/api/files/${Buffer.from(path).toString("hex").padEnd(32, "0").slice(0, 32)}`;
const having = (keys: readonly SectionKey[], ids = ["a"]) =>
  fromStored(Object.fromEntries(keys.map((key) => [key, sampleSection(key, url, ids)])));
const MADE = { name: "Asha Rao", address: "https://dakhila.example/dashboard/checklist", at: AT };
const checklist = (form: LoanForm) => checklistOf(form, MADE);
const application = (form: LoanForm, state: Partial<Parameters<typeof applicationOf>[1]> = {}) =>
  applicationOf(
    form,
    { reference: "DK-7F3-K9Q-2MXC", name: "Asha Rao", complete: true, submittedAt: AT, files: {}, ...state },
    { address: "https://dakhila.example/dashboard/application", at: AT },
  );
/** The rows under a title, in each group that has it. */
const under = (paper: Paper, section: string) =>
  paper.sections.filter(({ title }) => title === section).flatMap(({ rows }) => rows);
const row = (paper: Paper, section: string, label: string) => under(paper, section).find((one) => one.label === label);
const labels = (paper: Paper, section: string) => under(paper, section).map(({ label }) => label);
/** Words only, so that a line broken over two is still found. */
const flat = (pages: string[]) => pages.join("\n").replace(/\s+/g, " ");

describe("the checklist", () => {
  test("every optional document of the registry has a rule, and every rule a document", () => {
    const isUpload = (fields: Fields): boolean =>
      Object.values(fields).some(({ kind, fields: inner }) => kind === "upload" || (inner && isUpload(inner)));
    const optional = SECTIONS.flatMap(({ fields }) => Object.entries(fields as Fields))
      .filter(([, field]) => field.optional && (field.kind === "upload" || (field.fields && isUpload(field.fields))))
      .map(([name]) => name);
    expect(Object.keys(USUALLY).sort()).toEqual([...new Set(optional)].sort());
  });

  test("before any answer it says what it assumes, and lists both kinds of work", () => {
    const paper = checklist(having([]));
    expect(paper.notes.map(({ link }) => link?.href)).toEqual([
      "/dashboard/loanform/admission",
      "/dashboard/loanform/loan",
      "/dashboard/loanform/co-applicants",
    ]);
    expect(row(paper, "Your identity documents", "Passport")).toMatchObject({
      value: neededStatus(),
      done: false,
      href: "/dashboard/loanform/kyc#doc-passport",
    });
    for (const label of ["Pay Slips", "Business Proof"])
      expect(row(paper, "Your financial documents", label)).toMatchObject({ value: "If it applies" });
    expect(labels(paper, "Primary Co-applicant: identity documents")).toEqual([
      "PAN Card",
      "Aadhaar Card Front",
      "Aadhaar Card Back",
    ]);
    expect(paper.facts.find(({ label }) => label === "Country")?.value).toBe("Not given yet");
  });

  test("it stands in three groups, each document in the one of how much it is wanted", () => {
    const { sections } = checklist(having(["admissionDetails", "loanDetails", "coApplicantDetails"]));
    const groups = [...new Set(sections.map(({ group }) => group))];
    expect(groups).toEqual(["Needed", "Usually asked of you", "Only if it applies"]);
    const statuses = groups.map((group) => [
      ...new Set(sections.filter((one) => one.group === group).flatMap(({ rows }) => rows.map(({ value }) => value))),
    ]);
    expect(statuses).toEqual([["Needed"], ["Usually asked for"], ["If it applies"]]);
    expect(groups.map((group) => sections.filter((one) => one.group === group).every(({ folded }) => folded))).toEqual([
      false,
      false,
      true,
    ]);
  });

  test("answers take the assumptions away", () => {
    expect(checklist(having(["admissionDetails", "loanDetails", "coApplicantDetails"])).notes).toEqual([]);
  });

  test.each<[string, string, boolean]>([
    ["India", "IN", false],
    ["Canada", "CA", true],
  ])("%s: the passport is asked for only abroad", (country, _code, asked) => {
    const form = having(["admissionDetails"]);
    form.admissionDetails = { ...form.admissionDetails!, countryOfUniversity: country };
    expect(labels(checklist(form), "Your identity documents").includes("Passport")).toBe(asked);
  });

  test.each<[string, string | undefined, string | undefined]>([
    ["undergraduate", undefined, undefined],
    ["postgraduate", "Usually asked for", undefined],
    ["postgraduate_diploma", "Usually asked for", undefined],
    ["doctorate", "Usually asked for", "Usually asked for"],
  ])("%s: marksheets", (educationLevel, bachelors, masters) => {
    const form = having(["admissionDetails"]);
    form.admissionDetails = { ...form.admissionDetails!, educationLevel };
    const paper = checklist(form);
    expect(row(paper, "Your academic documents", "Bachelor's Marksheet")?.value).toBe(bachelors);
    expect(row(paper, "Your academic documents", "Master's Marksheet")?.value).toBe(masters);
  });

  test.each<[string, string, string[]]>([
    ["No", "", []],
    ["Yes", "Salaried", ["Pay Slips", "Form 16", "ITR"]],
    ["Yes", "Self Employed", ["ITR", "Business Proof", "Current Account Statement"]],
  ])("the student's own work, %s %s", (employed, employmentType, papers) => {
    const form = having(["loanDetails"]);
    form.loanDetails = { ...form.loanDetails!, employed, employmentType };
    expect(labels(checklist(form), "Your financial documents")).toEqual([
      "Saving Account Statement",
      "Utility Bill/Address Proof",
      ...papers,
    ]);
  });

  test("each co-applicant by their own work; a parent among them is not asked for the same card twice", () => {
    const form = having(["coApplicantDetails", "admissionDetails", "loanDetails"], ["a", "b"]);
    const [first, second] = form.coApplicantDetails!;
    form.coApplicantDetails = [
      { ...first!, relation: "Mother", employmentType: "Salaried" },
      { ...second!, relation: "Uncle", employmentType: "Self Employed" },
    ];
    const paper = checklist(form);
    expect(labels(paper, "Primary Co-applicant (Mother): financial documents")).toEqual([
      "Saving Account Statement",
      "Utility Bill/Address Proof",
      "Pay Slips",
      "Form 16",
      "ITR",
    ]);
    expect(labels(paper, "Secondary Co-applicant (Uncle): financial documents")).toContain("Business Proof");
    expect(labels(paper, "Your identity documents")).toContain("Father's PAN Card");
    expect(labels(paper, "Your identity documents")).not.toContain("Mother's PAN Card");
    expect(paper.facts.find(({ label }) => label === "Co-applicants")?.value).toBe("2");
  });

  test("a document is ticked once it is uploaded, at its very slot, also one that was not asked for", () => {
    const form = having(["admissionDetails", "coApplicantDetails", "coApplicantKycDetails", "academicDetails"]);
    form.admissionDetails = { ...form.admissionDetails!, educationLevel: "undergraduate" };
    form.coApplicantKycDetails = [{ ...form.coApplicantKycDetails![0]!, aadhaarCardBack: "" }];
    const paper = checklist(form);
    expect(row(paper, "Primary Co-applicant (Mother): identity documents", "PAN Card")).toMatchObject({
      done: true,
      value: uploadedStatus(),
      href: "/dashboard/loanform/co-applicant-kyc#doc-0.panCard",
    });
    expect(row(paper, "Primary Co-applicant (Mother): identity documents", "Aadhaar Card Back")).toMatchObject({
      done: false,
      value: neededStatus(),
    });
    expect(row(paper, "Your academic documents", "Master's Marksheet")).toMatchObject({ done: true });
    expect(row(paper, "Your academic documents", "Score card, SAT")).toMatchObject({
      done: true,
      href: "/dashboard/loanform/academic#doc-competitiveExams.0.url",
    });
  });

  test("a paper that is there says what was seen of it, and how many may be sent back is counted", () => {
    const form = having(["financialDetails", "academicDetails"]);
    const row = (path: string, seen: object, said: Date | null = null) => ({
      ...{ id: fileIdOf(url(path))!, createdAt: AT, seenKind: "seen", seen, saidRightOn: said },
    });
    const listed = (said: Date | null) => {
      const files = [row("savingAccountStatement", SEEN.old, said), row("tenthGrade", SEEN.fits)];
      return checklistOf(form, MADE, findingsInForm(form, files, "2026-11-21"));
    };
    const [old, said] = [listed(null), listed(AT)];
    const noteOf = (paper: Paper, label: RegExp) =>
      paper.sections.flatMap(({ rows }) => rows).find((one) => label.test(one.label))?.note;
    expect(noteOf(old, /saving/i)).toBe(`${OLD_WORDS.seen} ${OLD_WORDS.why}`);
    expect(noteOf(said, /saving/i)).toBe(`${OLD_WORDS.seen} You said: it is right.`);
    expect(noteOf(old, /10th/i)).toBe("This looks like a 10th marksheet, 1 page.");
    expect([old, said].map(({ facts }) => facts.find(({ label }) => label === "May be sent back")?.value)).toEqual([
      "1 document",
      undefined,
    ]);
    expect(checklistMessage(old)).not.toMatch(/bank statement|2020/);
  });

  test("what is counted and sent does not hang on the words of a language", () => {
    const form = having(["coApplicantDetails"]);
    const needed = (paper: Paper) => paper.facts.at(-1)!.value;
    const inEnglish = needed(checklist(form));
    const texts = {
      "papers.needed": "-",
      "papers.usual": "-",
      "papers.optional": "-",
      "papers.relatedSection": "{{relation}} / {{name}} / {{section}}",
    };
    const usual = Object.getOwnPropertyDescriptor(globalThis, "dakhilaMessages")!;
    Object.defineProperty(globalThis, "dakhilaMessages", { configurable: true, value: { language: "hi", texts } });
    try {
      const paper = checklist(form);
      expect(inEnglish).toMatch(/^\d+ documents$/);
      expect(needed(paper)).toBe(inEnglish);
      expect(JSON.stringify(paper)).toContain("Mother / Primary");
      expect(checklistMessage(paper)).not.toContain("Mother / ");
    } finally {
      Object.defineProperty(globalThis, "dakhilaMessages", usual);
    }
  });

  test("the message holds open documents by role, and nothing personal", () => {
    const form = having(["generalDetails", "coApplicantDetails", "kycDetails"]);
    const message = checklistMessage(checklist(form));
    expect(message).toContain("Primary Co-applicant: identity documents\n- PAN Card (needed)");
    expect(message).not.toMatch(/Your identity documents\n- PAN Card/);
    expect(message).not.toMatch(/Asha|Iyer|Rao|Mother\)|\d{6}|example\.com/);
    expect(checklistMessage(checklist(having(SECTION_KEYS)))).toMatch(
      /^All documents for my education loan are uploaded/,
    );
  });
});

describe("the application", () => {
  test("amounts, names and dates as people write them", () => {
    const form = having(SECTION_KEYS);
    form.admissionDetails = {
      ...form.admissionDetails!,
      intakePeriod: "2027-09-01",
      countryOfUniversity: "other",
      customCountry: "Kosovo",
    };
    const paper = application(form, {
      files: { [url("panCard")]: { name: "asha ABCPR1234F.jpg", size: 422_000, createdAt: AT } },
    });
    expect(row(paper, "Loan details", "Loan amount")?.value).toBe("₹20,00,000");
    expect(row(paper, "Co-applicant details: Primary Co-applicant", "Ongoing EMI amount")?.value).toBe("₹12,000");
    expect(row(paper, "General details", "Date of birth")?.value).toBe("27 Jul 2003");
    expect(row(paper, "Admission details", "Intake period")?.value).toBe("Sep 2027");
    expect(row(paper, "General details", "Mobile number")?.value).toBe("+91 98765 43210");
    expect(row(paper, "Admission details", "Country of university")?.value).toBe("Kosovo");
    expect(row(paper, "Admission details", "Education level")?.value).toBe("Undergraduate");
    expect(row(paper, "Your identity documents", "PAN Card")).toEqual({
      label: "PAN Card",
      value: "asha XXXXXX234F.jpg (412 KB), 21 Nov 2026",
      href: url("panCard"),
    });
    expect(paper.facts.slice(1)).toEqual([
      { label: "Reference number", value: "DK-7F3-K9Q-2MXC", copy: true },
      { label: "Submitted", value: "21 Nov 2026, 10:42 am" },
    ]);
    expect(paper.notes).toEqual([]);
  });

  test("numbers that were typed into an answer are masked", () => {
    const form = having(["generalDetails"]);
    form.generalDetails = {
      ...form.generalDetails!,
      permanentAddress: "12 Station Road\nAadhaar 1234 5678 9012\nA/c 123456789012345",
    };
    expect(row(application(form), "General details", "Permanent address")?.value).toBe(
      "12 Station Road, Aadhaar XXXX XXXX 9012, A/c XXXXXXXXXXX2345",
    );
    expect(JSON.stringify(application(form))).not.toMatch(/5678|12345/);
  });

  test("blanks read Not provided, and questions that do not apply are left out", () => {
    const form = having(["loanDetails"]);
    form.loanDetails = { ...form.loanDetails!, employed: "No", employmentType: "" };
    const paper = application(form, { complete: false, submittedAt: null });
    expect(labels(paper, "Loan details")).not.toContain("Employment type");
    expect(row(paper, "General details", "First name")?.value).toBe(notProvided());
    expect(row(paper, "Co-applicant details", "Co-Applicant Details")?.value).toBe(notProvided());
    expect(paper).toMatchObject({ title: "Loan application (draft copy)", notes: [{ text: draftNote() }] });
    expect(paper.facts.at(-1)).toEqual({ label: "Submitted", value: "Not yet" });
  });

  test("every question of the registry stands on it", () => {
    const paper = application(having(SECTION_KEYS, ["a", "b"]));
    // That somebody lives in India goes without saying.
    const unsaid = ["id", "typed", "country"];
    const asked = (fields: Fields): number =>
      Object.values(fields).reduce(
        (sum, { kind, fields: inner }) => sum + (inner ? asked(inner) : unsaid.includes(kind) ? 0 : 1),
        0,
      );
    const expected = SECTIONS.reduce((sum, { fields, repeats }) => sum + asked(fields) * (repeats ? 2 : 1), 0);
    // "Yes" is the samples' first choice, so the employment type applies.
    expect(paper.sections.flatMap(({ rows }) => rows)).toHaveLength(expected);
  });
});

describe("as a PDF", () => {
  test("its text is that of the rows, page by page", async () => {
    const paper = application(having(SECTION_KEYS, ["a", "b"]));
    const pages = await textOf(await pdfOf(paper));
    const text = flat(pages);
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(page).toContain("DK-7F3-K9Q-2MXC");
      expect(page.match(/^Question$/gm)?.length).toBeGreaterThan(0);
    });
    // A run in another font is a piece of its own, so ₹ stands apart from its figure.
    for (const part of [
      "Loan application",
      "21 Nov 2026, 10:42 am",
      "https://dakhila.example/dashboard/application",
      "Asha",
      "Iyer",
      "27 Jul 2003",
      "20,00,000",
      "+91 98765 43210",
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/₹ 20,00,000/);
    expect(text).not.toContain("\ufffd");
    for (const { title } of paper.sections) expect(text).toContain(title);
  });

  test("titled, in English, tagged with tables and heads", async () => {
    const pdf = await pdfOf(checklist(having([])));
    const document = await PDFDocument.load(pdf, { updateMetadata: false });
    expect(document.getTitle()).toBe("Document checklist, Dakhila");
    const { catalog } = document;
    expect(catalog.get(PDFName.of("Lang"))?.toString()).toBe("(en-IN)");
    expect(catalog.lookup(PDFName.of("MarkInfo"), PDFDict).get(PDFName.of("Marked"))?.toString()).toBe("true");
    const kinds = document.context
      .enumerateIndirectObjects()
      .map(([, object]) => (object instanceof PDFDict ? object.get(PDFName.of("S"))?.toString() : undefined));
    for (const kind of ["/Document", "/H1", "/H2", "/Table", "/TR", "/TH", "/TD"]) expect(kinds).toContain(kind);
    for (const page of document.getPages())
      expect([Math.round(page.getWidth()), Math.round(page.getHeight())]).toEqual([595, 842]);
  });

  test.each<[string, string]>([
    ["Devanagari", "आशा राव"],
    ["Gujarati", "આશા રાવ"],
    ["Tamil", "ஆஷா"],
    ["Arabic, right to left", "عائشة"],
    ["emoji", "Asha 👩‍🎓🏽"],
    ["Chinese", "阿莎"],
    ["a control character", "Asha\u0007Rao"],
    ["an override of direction", "Asha\u202Egnp.exe"],
    ["half a pair", "Asha\ud83d"],
    ["Latin beyond Latin-1", "Āśā Șerban Łukasz ₹"],
  ])("a name in %s does not crash it", async (_script, name) => {
    const form = having(["generalDetails"]);
    form.generalDetails = { ...form.generalDetails!, firstName: name, permanentAddress: `${name} `.repeat(40).trim() };
    const text = flat(await textOf(await pdfOf(application(form, { name }))));
    expect(text).not.toContain("\ufffd");
    expect(text).not.toMatch(/[\u202a-\u202e\u0007]/);
    if (!/Asha|Ā/.test(name)) expect(text).toContain("[…] stands for letters of a script that this file cannot show.");
  });

  test("answers of 500 characters, with and without a space, stay whole and inside the page", async () => {
    const form = having(["generalDetails", "coApplicantDetails"], ["a", "b", "c"]);
    const long = `${"W".repeat(499)}!`;
    form.generalDetails = { ...form.generalDetails!, permanentAddress: long };
    form.coApplicantDetails = form.coApplicantDetails!.map((person, index) => ({
      ...person,
      address: `${index} ${"long words ".repeat(45)}`,
    }));
    const pdf = await pdfOf(application(form));
    const pages = await textOf(pdf);
    expect(pages.join("").replace(/\s/g, "")).toContain(long);
    // No row is split: its first and its last piece stand on one page.
    const whole = pages.find((page) => page.includes("!"))!;
    expect(whole.match(/W/g)).toHaveLength(499);
    // Nothing runs into the foot, which holds the page's number only, or past an edge.
    for (const pieces of await piecesOf(pdf)) {
      for (const { text, y } of pieces) expect(y > (/^Page |^Dakhila, /.test(text) ? 25 : 55) && y < 842).toBe(true);
    }
  });
});

describe("the calls", () => {
  let asha: Student;
  beforeAll(async () => {
    asha = await newStudent();
    await saveLoanForm(asha.id, undefined, { complete: true, submittedAt: AT });
  });

  test.each([
    ["checklist", checklistRows, checklistPdf, "dakhila-document-checklist.pdf"],
    ["application", applicationRows, applicationPdf, "dakhila-loan-application.pdf"],
  ] as const)("%s: own rows and PDF, nothing without a session", async (name, rows, pdf, file) => {
    const { http, body, headers } = await call<Paper>(rows, requestTo(`papers/${name}`, {}, { as: asha }));
    expect([http, body.status, headers.get("cache-control")]).toEqual([200, 1, "no-store"]);
    expect(body.data!.address).toBe(absolute(`/dashboard/${name}`));

    const own = await pdf(requestTo(`papers/${name}`, null, { as: asha, method: "GET" }));
    expect(own.status).toBe(200);
    expect(Object.fromEntries(own.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${file}"`,
      "cache-control": "private, no-store",
    });
    expect(flat(await textOf(new Uint8Array(await own.arrayBuffer())))).toContain("Asha Iyer");

    const stranger = await pdf(requestTo(`papers/${name}`, null, { method: "GET" }));
    expect([stranger.status, stranger.headers.get("content-type"), stranger.headers.get("cache-control")]).toEqual([
      401,
      "application/json",
      "private, no-store",
    ]);
    expect((await call(rows, requestTo(`papers/${name}`, {}))).http).toBe(401);
  });

  test("another student's papers are their own", async () => {
    const ravi = await newStudent({ name: "Ravi Shah" });
    const text = flat(
      await textOf(
        new Uint8Array(
          await (
            await applicationPdf(requestTo("papers/application", null, { as: ravi, method: "GET" }))
          ).arrayBuffer(),
        ),
      ),
    );
    expect(text).toContain("Ravi Shah");
    expect(text).toContain("draft copy");
    expect(text).not.toMatch(/Asha|Iyer|Surat/);
  });
});
