import { isDone, missingSections } from "./progress";
import { fromStored } from "./record";
import { type SectionKey, SECTION_KEYS } from "./registry";
import { sampleSection } from "@/tests/samples/sections";

const url = () => "/api/files/0123456789abcdef0123456789abcdef";
/** A form with valid answers in these sections. */
const having = (...keys: SectionKey[]) =>
  fromStored(Object.fromEntries(keys.map((key) => [key, sampleSection(key, url, ["a", "b"])])));
const without = (...keys: SectionKey[]) => having(...SECTION_KEYS.filter((key) => !keys.includes(key)));

test("a full form lacks nothing, and each section lacked is named in the modal's order", () => {
  expect(missingSections(having(...SECTION_KEYS))).toEqual([]);
  for (const key of SECTION_KEYS.filter((name) => name !== "coApplicantDetails"))
    expect(missingSections(without(key))).toEqual([key]);
  expect(missingSections(having())).toEqual([
    "generalDetails",
    "admissionDetails",
    "loanDetails",
    "kycDetails",
    "financialDetails",
    "academicDetails",
    "coApplicantFinancialDetails",
    "coApplicantKycDetails",
    "coApplicantDetails",
  ]);
});

test("without co-applicants their papers do not count either", () => {
  expect(missingSections(without("coApplicantDetails"))).toEqual([
    "coApplicantFinancialDetails",
    "coApplicantKycDetails",
    "coApplicantDetails",
  ]);
});

test("a section is undone again when its rules ask for more", () => {
  const india = having(...SECTION_KEYS);
  india.admissionDetails = { ...india.admissionDetails!, countryOfUniversity: "India" };
  india.kycDetails = { ...india.kycDetails!, passport: "" };
  expect(isDone(india, "kycDetails")).toBe(true);
  const abroad = { ...india, admissionDetails: { ...india.admissionDetails, countryOfUniversity: "Canada" } };
  expect(isDone(abroad, "kycDetails")).toBe(false);
});

test("a co-applicant added later leaves their papers missing", () => {
  const form = having(...SECTION_KEYS);
  const people = [...form.coApplicantDetails!, { ...form.coApplicantDetails![0]!, id: "c" }];
  const stored = fromStored({ ...form, coApplicantDetails: people });
  expect(missingSections(stored)).toEqual(["coApplicantFinancialDetails", "coApplicantKycDetails"]);
});
