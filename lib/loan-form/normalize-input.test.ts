import type { FieldSpec, FieldKind, Fields } from "./fields";
import { SECTIONS, type SectionKey, sectionOf } from "./registry";
import { sampleSection } from "@/tests/samples/sections";
import { saveBody } from "./schema";

// What a client may send in place of an answer (docs/decisions/009-typed-input.md), as loanform/add reads it:
// the body first, then the form's rules.

const url = (path: string) => `/api/files/${Buffer.from(path).toString("hex").padEnd(32, "0").slice(0, 32)}`;
const context = { abroad: true, coApplicants: ["a"] };
const ABSENT = Symbol("absent");

/** What becomes of a section's value: the answers as they would be stored, or what is said, by path. */
function taken(key: SectionKey, value: unknown) {
  const body = saveBody.parse({ [key]: value }) as { value: unknown };
  const result = sectionOf(key).schema(context).safeParse(body.value);
  return {
    stored: result.data as unknown,
    said: Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join("."), message])),
  };
}

/** A section of right answers with this one at this path. */
function withAnswer(key: SectionKey, path: string, answer: unknown) {
  const value = structuredClone(sampleSection(key, url, ["a"])) as Record<string, unknown>;
  const keys = path.split(".");
  const last = keys.pop()!;
  const parent = keys.reduce<Record<string, unknown>>((at, name) => at[name] as Record<string, unknown>, value);
  if (answer === ABSENT) delete parent[last];
  else parent[last] = answer;
  return value;
}
const answerAt = (value: unknown, path: string) =>
  path.split(".").reduce((at, name) => (at as Record<string, unknown>)[name], value);

type Question = { key: SectionKey; path: string; field: FieldSpec; blankSays: string | undefined };

/** Every question of the form, also those inside groups and lists, with what a blank answer says. */
const QUESTIONS = SECTIONS.flatMap((section): Question[] => {
  const walk = (fields: Fields, prefix: string, isRequired: (name: string) => boolean): Question[] =>
    Object.entries(fields).flatMap(([name, field]) => {
      const path = prefix + name;
      const said = section.repeats && section.nameOf ? `${field.message} for ${section.nameOf(0)}` : field.message;
      const inner = field.kind === "group" ? `${path}.` : `${path}.0.`;
      return [
        { key: section.key, path, field, blankSays: isRequired(name) ? said : undefined },
        ...(field.fields ? walk(field.fields, inner, (one) => !field.fields![one]!.optional) : []),
      ];
    });
  const answers = sampleSection(section.key, url, ["a"]);
  const person = (section.repeats ? (answers as unknown[])[0] : answers) as Record<string, unknown>;
  return walk(section.fields, section.repeats ? "0." : "", (name) => section.isRequired(name, person, context));
});

const named = QUESTIONS.map((question) => [`${question.key}.${question.path}`, question] as const);

describe.each(named)("%s", (_name, { key, path, field, blankSays }) => {
  test.each([
    ["absent", ABSENT],
    ["null", null],
    ["blank", ""],
  ])("%s is no answer", (_what, nothing) => {
    const { stored, said } = taken(key, withAnswer(key, path, nothing));
    expect(said).toEqual(blankSays ? { [path]: blankSays } : {});
    if (!blankSays) expect(answerAt(stored, path)).toEqual(field.empty);
  });
});

// What each kind of question takes beside its strict form, and what it says to the rest. By hand, one question of each
// kind.
const NAME = "Write the name in letters";
const AMOUNT = "Enter the amount in rupees, in digits";
const DATE = "Enter a real date, such as 27 3 2004";
const MONTH = "Choose a month and a year";
const LISTED = "Choose one of the listed answers";
const AGAIN = "Please upload this document again";
const MOBILE = "Enter a valid 10-digit Indian mobile number";
const PIN = "Enter a valid 6-digit pin code";
const EMAIL = "Enter a valid email address";
const NOT_VALID = "This answer is not valid";

/** `is` means stored as, `says` refused with. */
type Rows = readonly (readonly [sent: unknown, "is" | "says", string | boolean | undefined])[];
const shapes = (says: string) =>
  [
    [true, "says", says],
    [["x"], "says", says],
    [{ a: 1 }, "says", says],
  ] as const;

const KINDS: Record<Exclude<FieldKind, "group" | "list">, [SectionKey, string, Rows][]> = {
  text: [
    [
      "generalDetails",
      "firstName",
      [
        [" Asha ", "is", "Asha"],
        ["\u202eAsha\u200b", "is", "Asha"],
        ["\u0a95\u0acd\u200d\u0ab7\u0aae\u0abe", "is", "\u0a95\u0acd\u200d\u0ab7\u0aae\u0abe"],
        ["\u200b", "says", "First name is required"],
        ["12345", "says", NAME],
        [".", "says", NAME],
        [1000, "says", NAME],
        ...shapes(NAME),
      ],
    ],
  ],
  textarea: [
    [
      "generalDetails",
      "permanentAddress",
      [
        ["Flat 3\r\nMG\u00a0Road\u202e ", "is", "Flat 3\nMG Road"],
        [12, "says", "Permanent address is required"],
        ...shapes("Permanent address is required"),
      ],
    ],
  ],
  email: [
    [
      "generalDetails",
      "emailId",
      [
        [" asha@example.com ", "is", "asha@example.com"],
        ["mailto:asha@example.com.", "is", "asha@example.com"],
        ["ASHA@EX.COM", "is", "asha@ex.com"],
        ["<victim@zz.com>", "says", EMAIL],
        ["a@zz.com>", "says", EMAIL],
        [7, "says", EMAIL],
        ...shapes(EMAIL),
      ],
    ],
  ],
  phone: [
    [
      "coApplicantDetails",
      "0.phoneNumber",
      [
        [9876543210, "is", "9876543210"],
        ["tel:+91-98765-43210", "is", "9876543210"],
        ["\u202a+91 98765 43210\u202c", "is", "9876543210"],
        ["https://wa.me/919876543210", "is", "9876543210"],
        ["9876543210 / 9123456780", "says", `${MOBILE}. Give one number only, and leave the others out.`],
        ["9876543210/11", "says", `${MOBILE}. Give one number only, and leave the others out.`],
        ["+919876543210, +919123456780", "says", `${MOBILE}. Give one number only, and leave the others out.`],
        ["+91 9198765432101", "says", MOBILE],
        ["971501234567", "says", `${MOBILE}. Abroad? Give an Indian number where we reach this person.`],
        ["(+65) 9123 4567", "says", `${MOBILE}. Abroad? Give an Indian number where we reach this person.`],
        [987654321, "says", MOBILE],
        [9876543210.5, "says", MOBILE],
        [-9876543210, "says", MOBILE],
        [Infinity, "says", MOBILE],
        ...shapes(MOBILE),
      ],
    ],
  ],
  pin: [
    [
      "generalDetails",
      "pinCode",
      [
        [395007, "is", "395007"],
        ["395-007.", "is", "395007"],
        ["૩૯૫ ૦૦૭", "is", "395007"],
        ["395007, Gujarat", "is", "395007"],
        ["395007 or 395009", "says", PIN],
        [39500, "says", PIN],
        [1e6, "says", PIN],
        ...shapes(PIN),
      ],
    ],
  ],
  date: [
    [
      "generalDetails",
      "dateOfBirth",
      [
        ["2004-03-21T00:00:00.000Z", "is", "2004-03-21"],
        ["21/03/2004", "is", "2004-03-21"],
        ["21st March, 2004", "is", "2004-03-21"],
        ["21-03-04", "says", "Write the year with four figures, such as 2004"],
        ["2004-03-21T18:30:00Z", "is", "2004-03-21"],
        [" 2004-03-21T23:59+05:30 ", "is", "2004-03-21"],
        ["2004-03-21 00:00:00", "is", "2004-03-21"],
        ["2004-02-30T00:00:00Z", "says", "There is no 30 February 2004: check the day and the month"],
        ["2004-03-21T", "says", DATE],
        ["2004-03-21Tnoon", "says", DATE],
        ["21 March 2004 00:00", "says", DATE],
        [1079827200000, "says", DATE],
        [20040321, "says", DATE],
        ...shapes(DATE),
      ],
    ],
  ],
  month: [
    [
      "admissionDetails",
      "intakePeriod",
      [
        ["2027-09-15", "is", "2027-09-01"],
        ["2027-09-30T00:00:00.000Z", "is", "2027-09-01"],
        [" 2027-09-02 ", "is", "2027-09-01"],
        ["2027-09-31", "says", MONTH],
        ["2027-13-01T00:00:00Z", "says", MONTH],
        ["September 2027", "is", "2027-09-01"],
        ["09/2027", "is", "2027-09-01"],
        ["Fall 2027", "says", MONTH],
        [2027, "says", MONTH],
        ...shapes(MONTH),
      ],
    ],
  ],
  country: [
    [
      "coApplicantDetails",
      "0.country",
      [
        ["India", "is", undefined],
        [" bharat ", "is", undefined],
        ...[
          ...["India.", "IN", "ind", "भारत", "ભારત", "இந்தியா", "Republic of India", "the Republic of India"],
          ...["India (IN)", "INDIA!", "Hindustan"],
        ].map((india) => [india, "is", undefined] as const),
        ["Indonesia", "is", "Indonesia"],
        ["British Indian Ocean Territory", "is", "British Indian Ocean Territory"],
        ["(Dubai)", "is", "(Dubai)"],
        ["United Arab Emirates\u200b ", "is", "United Arab Emirates"],
        ["other", "says", "Country is required"],
        ["971", "says", NAME],
        [971, "says", NOT_VALID],
        ...shapes(NOT_VALID),
      ],
    ],
  ],
  amount: [
    [
      "coApplicantDetails",
      "0.ongoingEmiAmount",
      [
        [5000, "is", "5000"],
        [0, "is", "0"],
        [-0, "is", "0"],
        [-5000, "says", AMOUNT],
        [5000.5, "says", AMOUNT],
        [1e21, "says", AMOUNT],
        [Infinity, "says", AMOUNT],
        [NaN, "says", AMOUNT],
        ["5,000", "is", "5000"],
        ["Rs.1.5 lakh/-", "is", "150000"],
        ["five thousand", "says", AMOUNT],
        ["1,5 lakh", "says", AMOUNT],
        ...shapes(AMOUNT),
      ],
    ],
    [
      "loanDetails",
      "loanAmount",
      [
        [2500000, "is", "2500000"],
        [2.5e6, "is", "2500000"],
        [799999, "says", "Minimum loan amount must be ₹8,00,000"],
        [800000.5, "says", AMOUNT],
        ...shapes(AMOUNT),
      ],
    ],
  ],
  select: [
    [
      "loanDetails",
      "employed",
      [[" Yes ", "is", "Yes"], [1, "says", LISTED], ["yes", "says", LISTED], ...shapes(LISTED)],
    ],
    ["loanDetails", "employmentType", shapes(LISTED)],
    ["academicDetails", "competitiveExams.0.examType", shapes(LISTED)],
  ],
  combobox: [
    [
      "admissionDetails",
      "countryOfUniversity",
      [
        [7, "says", "Country of university is required"],
        ["other", "says", "Country of university is required"],
        ...shapes("Country of university is required"),
      ],
    ],
    ["admissionDetails", "university", [["other", "says", "University is required"]]],
    ["coApplicantDetails", "0.relation", shapes("Relation with applicant is required")],
  ],
  typed: [["admissionDetails", "customCountry", [["Ruritania", "is", "Ruritania"], ...shapes(NOT_VALID)]]],
  checkbox: [
    [
      "coApplicantDetails",
      "0.useSameAddress",
      [
        [true, "is", true],
        ["true", "says", NOT_VALID],
        [1, "says", NOT_VALID],
        [{}, "says", NOT_VALID],
      ],
    ],
  ],
  upload: [
    ["kycDetails", "passport", [[7, "says", AGAIN], ...shapes(AGAIN)]],
    ["coApplicantKycDetails", "0.panCard", [[7, "says", `${AGAIN} for Primary Co-applicant`]]],
    ["academicDetails", "proofOfIntent.url", shapes(AGAIN)],
  ],
  id: [
    [
      "coApplicantDetails",
      "0.id",
      [["a", "is", "a"], [7, "says", "This row has no valid id"], ...shapes("This row has no valid id")],
    ],
  ],
};

describe.each(
  Object.entries(KINDS).flatMap(([kind, cases]) => cases.map(([key, path, rows]) => [kind, key, path, rows] as const)),
)("%s: %s.%s", (_kind, key, path, rows) => {
  test.each(rows)("%p %s %p", (sent, what, expected) => {
    const { stored, said } = taken(key, withAnswer(key, path, sent));
    if (what === "says") expect(said).toEqual({ [path]: expected });
    else expect([said, answerAt(stored, path)]).toEqual([{}, expected]);
  });
});

describe("groups, lists and whole sections", () => {
  const academic = (answers: object) =>
    taken("academicDetails", { tenthGrade: url("10"), twelfthGrade: url("12"), ...answers });
  const blankExam = { examType: "", url: "" };

  test.each([[undefined], [null], [""], [[]], [[null]], [[{}]]])(
    "exams %j are one blank row, as the screen has it",
    (competitiveExams) => {
      expect(academic({ competitiveExams })).toMatchObject({ said: {}, stored: { competitiveExams: [blankExam] } });
    },
  );
  test("exams keep their rows, each with its blanks", () => {
    expect(
      academic({ competitiveExams: [{ examType: "GRE" }, { url: url("sat"), examType: null }] }).stored,
    ).toMatchObject({
      competitiveExams: [
        { examType: "GRE", url: "" },
        { examType: "", url: url("sat") },
      ],
    });
  });
  test.each([
    [{ competitiveExams: "GRE" }, "competitiveExams"],
    [{ competitiveExams: ["GRE"] }, "competitiveExams.0"],
    [{ proofOfIntent: "offer_letter" }, "proofOfIntent"],
    [{ proofOfIntent: [] }, "proofOfIntent"],
  ])("%j is refused at its place", (answers, path) => expect(academic(answers).said).toEqual({ [path]: NOT_VALID }));

  test("a student without a job is asked for no employment type", () => {
    expect(
      taken("loanDetails", { loanAmount: 2500000, existingLoan: "No", loanType: "Collateral", employed: "No" }),
    ).toMatchObject({ said: {}, stored: { employmentType: "" } });
  });
  test("a typed country and university need no chosen ones", () => {
    const value = {
      admissionStatus: "offer_letter",
      customCountry: "Ruritania",
      customUniversity: "Strelsau",
      intakePeriod: "2027-09-01",
      educationLevel: "doctorate",
      areaOfStudy: "Law",
    };
    expect(taken("admissionDetails", value).said).toEqual({});
    expect(taken("admissionDetails", { ...value, countryOfUniversity: "other", university: "other" }).said).toEqual({});
  });

  test.each(SECTIONS.map(({ key }) => [key]))(
    "%s: nothing at all is answered question by question, another shape in one sentence",
    (key) => {
      const section = sectionOf(key);
      const { said } = taken(key, section.repeats ? [null] : null);
      expect(said).toEqual(taken(key, section.repeats ? [{}] : {}).said);
      expect(Object.keys(said).length).toBeGreaterThan(1);
      expect(Object.values(said).join()).not.toMatch(/Invalid|expected|not valid/);
      for (const shape of [7, "x", true]) expect(taken(key, shape).said).toEqual({ "": NOT_VALID });
      if (section.repeats)
        for (const row of [7, "x", [], true]) expect(taken(key, [row]).said).toEqual({ 0: NOT_VALID });
      else expect(taken(key, []).said).toEqual({ "": NOT_VALID });
    },
  );
  test("a question that the form does not have is named", () => {
    expect(taken("loanDetails", { ...(sampleSection("loanDetails", url) as object), role: "admin" }).said).toEqual({
      "": "There is no such question: role",
    });
  });
});
