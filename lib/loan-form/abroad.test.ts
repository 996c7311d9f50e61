import { applicationOf } from "@/lib/papers/application";
import { sampleSection } from "@/tests/samples/sections";
import { answersOf } from "./answers";
import { fromStored } from "./record";
import { formContext, sectionOf } from "./registry";
import { saveBody } from "./schema";

const url = () => "/api/files/0123456789abcdef0123456789abcdef";
const section = sectionOf("coApplicantDetails");
const [mother] = sampleSection("coApplicantDetails", url, ["a"]) as Record<string, unknown>[];
/** An uncle in Dubai, as a student may have. */
const uncle = {
  ...mother,
  country: "United Arab Emirates",
  address: "Flat 1204, Marina Tower\nAl Marsa Street",
  pinCode: "",
  city: "Dubai",
  state: "",
};

/** What a save makes of a co-applicant: stored, or said by the question's name. */
function saved(person: object) {
  const { value } = saveBody.parse({ coApplicantDetails: [person] }) as { value: unknown };
  const { data, error } = section.schema({ abroad: true }).safeParse(value);
  const said = Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[1], message]));
  return { said, stored: (data as Record<string, unknown>[] | undefined)?.[0] };
}

test("a co-applicant abroad needs no pin code and no state, and is stored as they were written", () => {
  expect(saved(uncle)).toEqual({ said: {}, stored: { ...uncle, useSameAddress: false } });
  expect(saved({ ...uncle, country: "Singapore", pinCode: "018956", city: "Singapore" }).said).toEqual({});
  expect(saved({ ...uncle, country: "Canada", pinCode: " m5v 3l9 ", state: "Ontario" }).stored).toMatchObject({
    pinCode: "m5v 3l9",
    state: "Ontario",
  });
});

test("what is asked of everybody is asked of them too, the phone as the specification has it", () => {
  expect(saved({ ...uncle, city: "", address: "", phoneNumber: "+971 50 123 4567" }).said).toEqual({
    city: "City is required",
    address: "Address is required",
    phoneNumber:
      "Enter a valid 10-digit Indian mobile number. Abroad? Give an Indian number where we reach this person.",
  });
  expect(saved({ ...uncle, country: "other" }).said).toEqual({ country: "Country is required" });
});

test.each([{}, { country: "" }, { country: null }, { country: "India" }])(
  "in India (%j) it is six digits and a state, and a save without a country is what it was",
  (where) => {
    expect(saved({ ...mother, ...where })).toEqual({ said: {}, stored: mother });
    expect(Object.keys(JSON.parse(JSON.stringify(saved({ ...mother, ...where }).stored)))).not.toContain("country");
    expect(saved({ ...mother, ...where, pinCode: "018956", state: "" }).said).toEqual({
      pinCode: "Enter a valid 6-digit pin code",
      state: "State is required",
    });
  },
);

test("the student's own address cannot be that of somebody abroad", () => {
  expect(saved({ ...uncle, useSameAddress: true }).stored).toMatchObject({ useSameAddress: false, city: "Dubai" });
});

test("the review and the copy of the application call each answer by its name there, and India is not told", () => {
  const form = fromStored({ coApplicantDetails: [mother, { ...uncle, id: "b" }] });
  const answers = answersOf(section, form.coApplicantDetails, formContext(form), {});
  const labels = (person: number) => answers.filter((one) => one.person === person).map(({ label }) => label);
  expect(labels(0)).toEqual(expect.arrayContaining(["Pin code", "State", "Use same address as Applicant's"]));
  expect(labels(0)).not.toContain("Lives in");
  expect(labels(1)).toEqual(expect.arrayContaining(["Lives in", "Postal code", "State, province or emirate"]));
  expect(labels(1)).not.toContain("Use same address as Applicant's");

  const { sections } = applicationOf(
    form,
    { reference: "D-1", name: "Asha", complete: false, submittedAt: null, files: {} },
    { address: "https://dakhila.example", at: new Date() },
  );
  const rows = sections.flatMap(({ rows }) => rows.map(({ label, value }) => `${label}: ${value}`));
  expect(rows).toEqual(
    expect.arrayContaining([
      "Lives in: United Arab Emirates",
      "Address: Flat 1204, Marina Tower, Al Marsa Street",
      "Postal code: Not provided",
    ]),
  );
});
