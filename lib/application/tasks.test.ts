import { fromStored } from "@/lib/loan-form/record";
import { type SectionKey, SECTION_KEYS } from "@/lib/loan-form/registry";
import { sampleSection } from "@/tests/samples/sections";
import { needsOf, tasksOf } from "./tasks";

const url = () => "/api/files/0123456789abcdef0123456789abcdef";
const having = (...keys: SectionKey[]) =>
  fromStored(Object.fromEntries(keys.map((key) => [key, sampleSection(key, url, ["a", "b"])])));
const openIn = (form: ReturnType<typeof having>, key: SectionKey) =>
  needsOf(form, key)
    .filter(({ done }) => !done)
    .map(({ path, label }) => `${path}: ${label}`);

test("nine tasks in the wizard's order, under its four steps", () => {
  const tasks = tasksOf(having());
  expect(tasks.map(({ key }) => key)).toEqual(SECTION_KEYS);
  expect(tasks.map(({ step }) => step)).toEqual([
    "Basic Details",
    "Basic Details",
    "Basic Details",
    "Basic Details",
    "KYC Details",
    "KYC Details",
    "Academic Details",
    "Financial Details",
    "Financial Details",
  ]);
  expect(tasks.every(({ done, started }) => !done && !started)).toBe(true);
});

test("an unsaved section needs all its required answers, slot by slot", () => {
  expect(openIn(having(), "kycDetails")).toEqual([
    "panCard: PAN Card",
    "passport: Passport",
    "aadhaarCardFront: Aadhaar Card Front",
    "aadhaarCardBack: Aadhaar Card Back",
    "photoSelfie: Photo/Selfie",
  ]);
  expect(openIn(having(), "academicDetails")).toEqual(["tenthGrade: 10th Grade", "twelfthGrade: 12th Grade/Diploma"]);
});

test("what is saved is done, and a blank that became necessary is open again", () => {
  const form = having("admissionDetails", "kycDetails");
  form.admissionDetails = { ...form.admissionDetails!, countryOfUniversity: "India" };
  form.kycDetails = { ...form.kycDetails!, passport: "" };
  expect(openIn(form, "kycDetails")).toEqual([]);
  expect(needsOf(form, "kycDetails").map(({ path }) => path)).not.toContain("passport");
  form.admissionDetails = { ...form.admissionDetails, countryOfUniversity: "Canada" };
  expect(openIn(form, "kycDetails")).toEqual(["passport: Passport"]);
  expect(tasksOf(form).find(({ key }) => key === "kycDetails")).toMatchObject({ done: false, started: true });
});

test("a question that depends on another is asked for only then", () => {
  const form = having("loanDetails");
  form.loanDetails = { ...form.loanDetails!, employed: "Yes", employmentType: "" };
  expect(openIn(form, "loanDetails")).toEqual(["employmentType: Employment type"]);
  form.loanDetails = { ...form.loanDetails, employed: "No" };
  expect(openIn(form, "loanDetails")).toEqual([]);
});

test("papers of co-applicants are asked for person by person", () => {
  expect(needsOf(having(), "coApplicantKycDetails")).toEqual([]);
  expect(openIn(having("coApplicantDetails"), "coApplicantKycDetails")).toEqual([
    "0.panCard: PAN Card, Primary Co-applicant",
    "0.aadhaarCardFront: Aadhaar Card Front, Primary Co-applicant",
    "0.aadhaarCardBack: Aadhaar Card Back, Primary Co-applicant",
    "1.panCard: PAN Card, Secondary Co-applicant",
    "1.aadhaarCardFront: Aadhaar Card Front, Secondary Co-applicant",
    "1.aadhaarCardBack: Aadhaar Card Back, Secondary Co-applicant",
  ]);
  expect(openIn(having(), "coApplicantDetails")[0]).toBe("0.firstName: First name, Primary Co-applicant");
});

test("a section is done exactly when something was saved and it needs nothing more", () => {
  for (const form of [
    having(),
    having(...SECTION_KEYS),
    having("coApplicantDetails", "academicDetails"),
    having("coApplicantKycDetails"),
  ]) {
    for (const { done, started, needs } of tasksOf(form))
      expect(done).toBe(started && needs.length > 0 && needs.every((need) => need.done));
  }
});
