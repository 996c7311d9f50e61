import { answersOf, differencesOf } from "./answers";
import { sectionOf } from "./registry";
import { sampleSection } from "@/tests/samples/sections";

const context = { abroad: true, coApplicants: ["a"] };
const texts = (key: Parameters<typeof sectionOf>[0], value: unknown, files = {}) =>
  Object.fromEntries(answersOf(sectionOf(key), value, context, files).map(({ path, text }) => [path, text]));

test.each([
  ["generalDetails", "mobileNumber", "+91 98765 43210"],
  ["generalDetails", "dateOfBirth", "27 Jul 2003"],
  ["loanDetails", "loanAmount", "₹20,00,000"],
  ["admissionDetails", "admissionStatus", "Exams given, yet to apply to universities"],
  ["academicDetails", "competitiveExams.0.examType", "SAT"],
] as const)("%s %s reads %s", (key, path, text) => {
  expect(
    texts(
      key,
      sampleSection(key, () => ""),
    )[path],
  ).toBe(text);
});

test("blanks are blank, and an unfinished date stays as it was typed", () => {
  const loan = { ...(sampleSection("loanDetails", String) as object), loanAmount: "" };
  expect(texts("loanDetails", loan).loanAmount).toBe("");
  expect(texts("generalDetails", { dateOfBirth: "2003-jul-" }).dateOfBirth).toBe("2003-jul-");
});

test("a question that does not apply is not listed", () => {
  expect(texts("loanDetails", { employed: "No" })).not.toHaveProperty("employmentType");
});

test("an answer that was typed freely stands under its question", () => {
  expect(texts("admissionDetails", { countryOfUniversity: "other", customCountry: "Utopia" })).toMatchObject({
    countryOfUniversity: "Utopia",
  });
  expect(texts("admissionDetails", {})).not.toHaveProperty("customCountry");
});

test("numbers of papers are masked, in answers and in the names of files", () => {
  const url = `/api/files/${"0".repeat(32)}`;
  expect(texts("generalDetails", { permanentAddress: "PAN ABCDE1234F, Surat" }).permanentAddress).not.toContain(
    "ABCDE1234F",
  );
  expect(
    texts("kycDetails", { panCard: url }, { [url]: { name: "aadhaar 1234 5678 9012.pdf" } }).panCard,
  ).not.toContain("1234 5678");
});

test("differences name the answers that differ, and nothing else", () => {
  const one = sampleSection("coApplicantDetails", String, ["a"]) as object[];
  const other = [{ ...one[0], city: "Anand" }];
  expect(differencesOf(sectionOf("coApplicantDetails"), one, other, context, {})).toEqual([
    { path: "0.city", label: "City, Primary Co-applicant", mine: "Surat", theirs: "Anand" },
  ]);
  expect(
    differencesOf(sectionOf("loanDetails"), null, sampleSection("loanDetails", String), context, {}).length,
  ).toBeGreaterThan(3);
});
