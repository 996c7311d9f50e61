import { type SectionKey, sectionOf } from "./registry";
import { sampleSection } from "@/tests/samples/sections";

// The independent check of the registry: every message of SPEC section 5, written by hand, against what the form says.

const url = (path: string) => `/api/files/${Buffer.from(path).toString("hex").padEnd(32, "0").slice(0, 32)}`;
const context = { abroad: true, coApplicants: ["a", "b", "c"] };

/** What the section says about this path when it holds this answer, everything else being right. */
function said(key: SectionKey, path: string, answer: unknown, ids?: string[], where = context) {
  const value = structuredClone(sampleSection(key, url, ids)) as Record<string, unknown>;
  const keys = path.split(".");
  const last = keys.pop()!;
  const parent = keys.reduce<Record<string, unknown>>((at, name) => at[name] as Record<string, unknown>, value);
  parent[last] = answer;
  const result = sectionOf(key).schema(where).safeParse(value);
  return (result.error?.issues ?? []).filter((issue) => issue.path.join(".") === path).map((issue) => issue.message);
}

test.each<[SectionKey, string, unknown, string]>([
  ["generalDetails", "firstName", "", "First name is required"],
  ["generalDetails", "firstName", "   ", "First name is required"],
  ["generalDetails", "lastName", "", "Last name is required"],
  ["generalDetails", "mobileNumber", "", "Mobile number is required"],
  ["generalDetails", "mobileNumber", "5876543210", "Enter a valid 10-digit Indian mobile number"],
  ["generalDetails", "mobileNumber", "987654321", "Enter a valid 10-digit Indian mobile number"],
  ["generalDetails", "mobileNumber", "98765432101", "Enter a valid 10-digit Indian mobile number"],
  ["generalDetails", "dateOfBirth", "", "Date of birth is required"],
  ["generalDetails", "emailId", "", "Email ID is required"],
  ["generalDetails", "emailId", "asha.example.com", "Enter a valid email address"],
  ["generalDetails", "permanentAddress", "", "Permanent address is required"],
  ["generalDetails", "state", "", "State is required"],
  ["generalDetails", "city", "", "City is required"],
  ["generalDetails", "pinCode", "", "Pin code is required"],
  ["admissionDetails", "admissionStatus", "", "Admission status is required"],
  ["admissionDetails", "countryOfUniversity", "", "Country of university is required"],
  ["admissionDetails", "intakePeriod", "", "Intake period is required"],
  ["admissionDetails", "educationLevel", "", "Education level is required"],
  ["admissionDetails", "areaOfStudy", "", "Area of study is required"],
  ["admissionDetails", "university", "", "University is required"],
  ["loanDetails", "loanAmount", "", "Loan amount is required"],
  ["loanDetails", "loanAmount", "799999", "Minimum loan amount must be ₹8,00,000"],
  ["loanDetails", "existingLoan", "", "Please select if you have existing loan"],
  ["loanDetails", "loanType", "", "Loan type is required"],
  ["loanDetails", "employed", "", "Employment status is required"],
  ["loanDetails", "employmentType", "", "Employment type is required"],
  ["coApplicantDetails", "0.firstName", "", "First name is required"],
  ["coApplicantDetails", "1.lastName", "", "Last name is required"],
  ["coApplicantDetails", "0.relation", "", "Relation with applicant is required"],
  ["coApplicantDetails", "0.dateOfBirth", "", "Date of birth is required"],
  ["coApplicantDetails", "1.phoneNumber", "", "Phone number is required"],
  ["coApplicantDetails", "1.phoneNumber", "1234567890", "Enter a valid 10-digit Indian mobile number"],
  ["coApplicantDetails", "0.emailId", "", "Email ID is required"],
  ["coApplicantDetails", "0.emailId", "mother@home", "Enter a valid email address"],
  ["coApplicantDetails", "0.address", "", "Address is required"],
  ["coApplicantDetails", "0.state", "", "State is required"],
  ["coApplicantDetails", "0.city", "", "City is required"],
  ["coApplicantDetails", "0.pinCode", "", "Pin code is required"],
  ["coApplicantDetails", "0.employmentType", "", "Employment type is required"],
  ["kycDetails", "panCard", "", "PAN Card is required"],
  ["kycDetails", "passport", "", "Passport is required"],
  ["kycDetails", "aadhaarCardFront", "", "Aadhaar Card Front is required"],
  ["kycDetails", "aadhaarCardBack", "", "Aadhaar Card Back is required"],
  ["kycDetails", "photoSelfie", "", "Photo/Selfie is required"],
  ["coApplicantKycDetails", "0.panCard", "", "PAN Card is required for Primary Co-applicant"],
  ["coApplicantKycDetails", "1.aadhaarCardFront", "", "Aadhaar Card Front is required for Secondary Co-applicant"],
  ["coApplicantKycDetails", "2.aadhaarCardBack", "", "Aadhaar Card Back is required for Secondary Co-applicant 2"],
  ["coApplicantKycDetails", "3.panCard", "", "PAN Card is required for Co-applicant 4"],
  ["academicDetails", "tenthGrade", "", "10th Grade document is required"],
  ["academicDetails", "twelfthGrade", "", "12th Grade/Diploma document is required"],
  ["financialDetails", "savingAccountStatement", "", "Saving Account Statement is required"],
  ["financialDetails", "utilityBill", "", "Utility Bill/Address Proof is required"],
  [
    "coApplicantFinancialDetails",
    "0.savingAccountStatement",
    "",
    "Saving Account Statement is required for Primary Co-applicant",
  ],
  [
    "coApplicantFinancialDetails",
    "1.utilityBill",
    "",
    "Utility Bill/Address Proof is required for Secondary Co-applicant",
  ],
])("%s %s = %j says %s", (key, path, answer, message) => {
  expect(said(key, path, answer, ["a", "b", "c", "d"])).toEqual([message]);
});

// What may be left blank.
test.each<[SectionKey, string, unknown]>([
  ["coApplicantDetails", "0.ongoingEmiAmount", ""],
  ["kycDetails", "motherPanCard", ""],
  ["kycDetails", "fatherPanCard", ""],
  ["kycDetails", "motherAadhaarCardFront", ""],
  ["kycDetails", "motherAadhaarCardBack", ""],
  ["kycDetails", "fatherAadhaarCardFront", ""],
  ["kycDetails", "fatherAadhaarCardBack", ""],
  ["academicDetails", "bachelorsMarksheet", ""],
  ["academicDetails", "mastersMarksheet", ""],
  ["academicDetails", "postGraduateDiploma", ""],
  ["academicDetails", "competitiveExams.0.examType", ""],
  ["academicDetails", "competitiveExams.0.url", ""],
  ["academicDetails", "proofOfIntent.type", ""],
  ["academicDetails", "proofOfIntent.url", ""],
  ["financialDetails", "paySlips", ""],
  ["financialDetails", "form16", ""],
  ["financialDetails", "itr", ""],
  ["financialDetails", "businessProof", ""],
  ["financialDetails", "currentAccountStatement", ""],
])("%s %s may be blank", (key, path, answer) => {
  expect(said(key, path, answer, ["a"])).toEqual([]);
});

describe("answers that depend on others", () => {
  const study = (answers: object) => {
    const value = { ...(sampleSection("admissionDetails", url) as object), ...answers };
    return (sectionOf("admissionDetails").schema(context).safeParse(value).error?.issues ?? []).map(
      ({ message }) => message,
    );
  };
  test("a typed country or university is an answer; it does not make the question optional", () => {
    const section = sectionOf("admissionDetails");
    for (const [name, typed] of [
      ["countryOfUniversity", "customCountry"],
      ["university", "customUniversity"],
    ] as const) {
      for (const values of [{}, { [name]: "other", [typed]: "Ruritania" }, { [name]: "", [typed]: "Ruritania" }]) {
        expect(section.isRequired(name, values, context)).toBe(true);
      }
      expect(study({ [name]: "other", [typed]: "Ruritania" })).toEqual([]);
      expect(study({ [name]: "other", [typed]: " " })).toEqual([section.fields[name].message]);
    }
  });
  test("a typed country or university takes the place of the chosen one", () => {
    expect(study({ countryOfUniversity: "", customCountry: "Atlantis" })).toEqual([]);
    expect(study({ university: "", customUniversity: "Sea College" })).toEqual([]);
    expect(study({ countryOfUniversity: "", university: "" })).toEqual([
      "Country of university is required",
      "University is required",
    ]);
  });

  const work = (answers: object) => {
    const section = sectionOf("loanDetails");
    const value = { ...(sampleSection("loanDetails", url) as object), ...answers } as never;
    return section.schema(context).safeParse(section.dropHidden(value, context));
  };
  test("employment type is asked only of the employed, and cleared for the others", () => {
    expect(work({ employed: "Yes", employmentType: "" }).error?.issues.map(({ message }) => message)).toEqual([
      "Employment type is required",
    ]);
    expect(work({ employed: "No", employmentType: "Salaried" }).data).toMatchObject({
      employed: "No",
      employmentType: "",
    });
  });
  test("the least loan amount itself is enough", () => {
    expect(work({ loanAmount: "800000" }).success).toBe(true);
  });
  test("a passport is not asked of someone who studies in India", () => {
    expect(said("kycDetails", "passport", "", undefined, { ...context, abroad: false })).toEqual([]);
  });
  test("a step for co-applicants says so when there are none", () => {
    for (const key of ["coApplicantKycDetails", "coApplicantFinancialDetails"] as const) {
      expect(sectionOf(key).schema(context).safeParse([]).error?.issues[0]?.message).toBe(
        "No co-applicants found. Please add co-applicants in the previous step.",
      );
    }
  });
});

describe("a date of birth may be today, as days are counted in India", () => {
  afterEach(() => {
    jest.useRealTimers();
  });
  test.each([
    ["2026-11-20T18:29:00Z", "2026-11-20", "2026-11-21"],
    ["2026-11-20T18:30:00Z", "2026-11-21", "2026-11-22"],
    ["2026-11-21T05:29:00Z", "2026-11-21", "2026-11-22"],
  ])("at %s, %s has come and %s has not", (now, today, tomorrow) => {
    jest.useFakeTimers({ now: new Date(now) });
    for (const [key, path] of [
      ["generalDetails", "dateOfBirth"],
      ["coApplicantDetails", "0.dateOfBirth"],
    ] as const) {
      expect(said(key, path, today)).toEqual([]);
      expect(said(key, path, tomorrow)).toEqual(["This day is still to come: check the year"]);
    }
  });
});

// lib/dates/date-problem.test.ts has the table of them.
test.each([
  ["generalDetails", "dateOfBirth"],
  ["coApplicantDetails", "0.dateOfBirth"],
] as const)("%s %s says by its cause what is wrong with a date", (key, path) => {
  expect(said(key, path, "05-8-14")).toEqual(["Write the year with four figures, such as 2004"]);
  expect(said(key, path, "2005-14-8")).toEqual(["The day comes first, then the month: 14 8 2005?"]);
  expect(said(key, path, "2005-04-31")).toEqual(["There is no 31 April 2005: check the day and the month"]);
  expect(said(key, path, "1899-12-31")).toEqual(["Check the year: it is before 1900"]);
  expect(said(key, path, "2005--14")).toEqual(["The month is missing"]);
});

describe("people as they are", () => {
  const NAMES = ["firstName", "lastName"];
  const people = [
    ...NAMES.map((name) => ["generalDetails", name]),
    ...NAMES.map((n) => ["coApplicantDetails", `0.${n}`]),
  ];
  test.each(people as [SectionKey, string][])(
    "%s %s takes a name in any script and no dot in its place",
    (key, path) => {
      for (const name of [
        "K",
        "K.",
        "D'Souza",
        "આશા",
        "आशा",
        "আশা",
        "ਆਸ਼ਾ",
        "ஆஷா",
        "ఆశా",
        "ಆಶಾ",
        "ആശ",
        "ଆଶା",
        "عائشہ",
        "Ö",
      ]) {
        expect(said(key, path, name)).toEqual([]);
      }
      for (const none of [".", "-", "--", "...", "0", "123", "₹"]) {
        expect(said(key, path, none)).toEqual(["Write the name in letters"]);
      }
    },
  );

  test("a person of one name is told what to do, and it passes", () => {
    for (const key of ["generalDetails", "coApplicantDetails"] as const) {
      expect(sectionOf(key).fields.lastName.help).toBe("Only one name? Write it in both boxes.");
    }
    expect(said("generalDetails", "lastName", "Asha")).toEqual([]);
  });

  test("a co-applicant without an e-mail may have the student's, as the hint says", () => {
    expect(sectionOf("coApplicantDetails").fields.emailId.help).toBe("No e-mail? Yours will do.");
    const student = sampleSection("generalDetails", url) as { emailId: string };
    expect(said("coApplicantDetails", "0.emailId", student.emailId, ["a", "b"])).toEqual([]);
    expect(said("coApplicantDetails", "1.emailId", student.emailId, ["a", "b"])).toEqual([]);
  });

  test.each(["+971501234567", "+6591234567", "971501234567"])("%s is refused with the way out", (number) => {
    expect(said("coApplicantDetails", "0.phoneNumber", number)).toEqual([
      "Enter a valid 10-digit Indian mobile number. Abroad? Give an Indian number where we reach this person.",
    ]);
    expect(said("generalDetails", "mobileNumber", number)).toEqual([
      "Enter a valid 10-digit Indian mobile number. Abroad? Give an Indian number where we reach you.",
    ]);
  });
});

describe("answers that nobody gives honestly", () => {
  test.each([["\u0000"], ["\ud800"], ["x".repeat(200)], [1_000], [null], [["x"]], [{ a: 1 }], [true]])(
    "%j is no first name",
    (answer) => {
      expect(said("generalDetails", "firstName", answer)).toHaveLength(1);
    },
  );
  test.each([
    ["https://evil.example/x.pdf"],
    ["javascript:alert(1)"],
    ["/api/files/../x"],
    ["//x"],
    ["data:text/html,x"],
    [7],
  ])("%j is no document", (answer) => {
    expect(said("kycDetails", "panCard", answer)).toHaveLength(1);
  });
  test.each([["2026-02-30"], ["0000-00-00"], ["+275760-09-14"], ["2999-01-01"], ["27/13/2004"]])(
    "%j is no date of birth",
    (answer) => {
      expect(said("generalDetails", "dateOfBirth", answer)).toHaveLength(1);
    },
  );
  test("unknown answers are refused", () => {
    const value = { ...(sampleSection("loanDetails", url) as object), role: "admin" };
    expect(sectionOf("loanDetails").schema(context).safeParse(value).success).toBe(false);
  });
});

describe("limits, and answers of a wrong kind", () => {
  const whole = (key: SectionKey) => structuredClone(sampleSection(key, url)) as Record<string, unknown>;
  const person = () => (whole("coApplicantDetails") as unknown as Record<string, unknown>[])[0]!;
  const exam = { examType: "SAT", url: url("exam") };
  const people = (count: number, first = {}) => Array.from({ length: count }, () => ({ ...person(), ...first }));
  const NOT_SAVED = "This text has a character that cannot be saved. Please type it again.";

  test.each<[string, SectionKey, unknown, [string, string][]]>([
    ["ten people", "coApplicantDetails", people(10), []],
    ["eleven people", "coApplicantDetails", people(11), [["", "Please add at most 10 co-applicants"]]],
    ["twenty exams", "academicDetails", { ...whole("academicDetails"), competitiveExams: Array(20).fill(exam) }, []],
    [
      "twenty-one exams, of which one is no exam",
      "academicDetails",
      { ...whole("academicDetails"), competitiveExams: [...Array(20).fill(exam), { ...exam, examType: "none" }] },
      [
        ["competitiveExams.20.examType", "Choose one of the listed answers"],
        ["competitiveExams", "Please add at most 20 exams"],
      ],
    ],
    [
      "an unknown answer beside one that is missing",
      "loanDetails",
      { ...whole("loanDetails"), employed: "", role: "admin" },
      [
        ["employed", "Employment status is required"],
        ["", "There is no such question: role"],
      ],
    ],
    [
      "nothing where text belongs",
      "generalDetails",
      { ...whole("generalDetails"), firstName: null },
      [["firstName", "First name is required"]],
    ],
    [
      "a character that is not stored",
      "generalDetails",
      { ...whole("generalDetails"), firstName: "A\u0000" },
      [["firstName", NOT_SAVED]],
    ],
    ["no country", "coApplicantDetails", people(1, { country: null }), []],
    ["a country of 120 letters", "coApplicantDetails", people(1, { country: "x".repeat(120) }), []],
    [
      "a country of 121 letters",
      "coApplicantDetails",
      people(1, { country: "x".repeat(121) }),
      [["0.country", "Please use at most 120 characters"]],
    ],
    [
      "half a character in a country",
      "coApplicantDetails",
      people(1, { country: "Oman\ud800" }),
      [["0.country", NOT_SAVED]],
    ],
  ])("%s", (_name, key, value, problems) => {
    const { error } = sectionOf(key).schema(context).safeParse(value);
    expect((error?.issues ?? []).map(({ path, message }) => [path.join("."), message])).toEqual(problems);
  });
});
