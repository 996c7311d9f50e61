import { fromStored } from "@/lib/loan-form/record";
import { SECTION_KEYS } from "@/lib/loan-form/registry";
import { sampleSection } from "@/tests/samples/sections";
import { DOCUMENTS, provenBy, PROVES } from "./proves";

const harish = { firstName: "Harish", lastName: "Patel", relation: "Father", dateOfBirth: "1975-03-27" };

/** An application with one co-applicant, Harish Patel, the student's father. */
function application(change: object = harish) {
  const row = Object.fromEntries(SECTION_KEYS.map((key) => [key, sampleSection(key, () => "/api/files/x", ["a"])]));
  const [person] = row.coApplicantDetails as object[];
  return fromStored({ ...row, coApplicantDetails: [{ ...person, ...change }] });
}
const proven = (slot: string, form = application()) => {
  const { whose, proves } = provenBy(form, slot, "Asha Iyer");
  return [whose, Object.fromEntries(proves.map(({ label, value }) => [label, value]))] as const;
};

test("what a document proves beside the name is said of documents of the form only", () => {
  expect(DOCUMENTS.size).toBeGreaterThan(20);
  expect(Object.keys(PROVES).filter((name) => !DOCUMENTS.has(name))).toEqual([]);
});

test.each([
  ["kycDetails.panCard", "Asha Iyer", { Name: "Asha Iyer", "Date of birth": "27 Jul 2003" }],
  [
    "kycDetails.aadhaarCardBack",
    "Asha Iyer",
    {
      Name: "Asha Iyer",
      "Permanent address": "12 Station Road, Adajan",
      "Pin code": "395007",
      City: "Surat",
      State: "Gujarat",
    },
  ],
  [
    "coApplicantKycDetails.0.panCard",
    "Harish Patel, father",
    { Name: "Harish Patel", Relation: "Father", "Date of birth": "27 Mar 1975" },
  ],
  // A parent's paper among the student's own is the co-applicant's who is that parent.
  [
    "kycDetails.fatherPanCard",
    "Harish Patel, father",
    { Name: "Harish Patel", Relation: "Father", "Date of birth": "27 Mar 1975" },
  ],
  ["kycDetails.motherPanCard", "", {}],
  [
    "coApplicantFinancialDetails.0.currentAccountStatement",
    "Harish Patel, father",
    { Name: "Harish Patel", "Employment type": "Salaried", "Ongoing EMI amount": "₹12,000" },
  ],
  // What was asked for in words, and what the form has no slot for.
  ["", "Asha Iyer", {}],
  ["kycDetails.nothing", "Asha Iyer", {}],
] as const)("%s is %j's and proves %j", (slot, whose, answers) => expect(proven(slot)).toEqual([whose, answers]));

test("a score card stands beside its own exam, an address of several lines on one", () => {
  const form = application();
  const exams = [
    { examType: "IELTS", url: "/api/files/x" },
    { examType: "GRE", url: "/api/files/x" },
  ];
  const two = { ...form, academicDetails: { ...form.academicDetails!, competitiveExams: exams } } as typeof form;
  expect(proven("academicDetails.competitiveExams.1.url", two)[1]).toEqual({
    Name: "Asha Iyer",
    "Competitive exam 2: Exam": "GRE",
  });
  const general = { ...form.generalDetails!, permanentAddress: "12 Station Road\nAdajan" };
  expect(proven("kycDetails.utilityBill", { ...form, generalDetails: general })[1]).toMatchObject({
    "Permanent address": "12 Station Road, Adajan",
  });
});

test("nobody is called by a number or a blank", () => {
  const nobody = application({ firstName: "", lastName: "", relation: "" });
  expect(proven("coApplicantKycDetails.0.panCard", nobody)[0]).toBe("");
  expect(proven("coApplicantKycDetails.4.panCard")).toEqual(["", {}]);
});
