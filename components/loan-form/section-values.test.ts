import { SECTIONS, type Section } from "@/lib/loan-form/registry";
import { sampleSection } from "@/tests/samples/sections";
import { byPlace, type FormValues, holdsSaved, listErrors, blankPerson, sectionResolver } from "./section-values";

const CONTEXT = { abroad: true, coApplicants: ["first", "second"] };
const NO_OPTIONS = { fields: {}, shouldUseNativeValidation: false };

test.each((SECTIONS as readonly Section[]).map((section) => [section.key, section] as const))(
  "%s: what is missing is listed in the order of the page",
  async (_key, section) => {
    const blank = section.repeats
      ? byPlace(CONTEXT.coApplicants.map(() => blankPerson(section)))
      : { ...section.empty };
    const { errors } = await sectionResolver(section, CONTEXT)(blank, undefined, NO_OPTIONS);
    const found = listErrors(section, errors).map(({ id }) => id);
    const names = Object.keys(section.fields).flatMap((name) =>
      section.repeats ? [`0.${name}`, `1.${name}`] : [name],
    );
    const inOrder = section.repeats ? names.sort((a, b) => a.charCodeAt(0) - b.charCodeAt(0)) : names;
    expect(found).toEqual(inOrder.filter((name) => found.includes(name)));
    expect(found.length).toBeGreaterThan(1);
  },
);

test("the passport, which depends on the country, stands where its slot does", () => {
  const kyc = (SECTIONS as readonly Section[]).find(({ key }) => key === "kycDetails")!;
  const errors = Object.fromEntries(
    ["panCard", "photoSelfie", "passport"].map((id) => [id, { type: "custom", message: `${id} is required` }]),
  );
  expect(listErrors(kyc, errors).map(({ id }) => id)).toEqual(["panCard", "passport", "photoSelfie"]);
});

test("what was typed in another way is what was saved of it; anything else is not", () => {
  const general = (SECTIONS as readonly Section[]).find(({ key }) => key === "generalDetails")!;
  const saved = sampleSection("generalDetails", (path) => path) as FormValues & { emailId: string };
  const holds = (typed: FormValues) => holdsSaved(general, { ...saved, ...typed }, saved, CONTEXT);
  expect(holds({})).toBe(true);
  expect(holds({ emailId: ` ${saved.emailId.toUpperCase()}.` })).toBe(true);
  expect(holds({ emailId: `x${saved.emailId}` })).toBe(false);
  expect(holds({ emailId: "none" })).toBe(false);

  const people = (SECTIONS as readonly Section[]).find(({ key }) => key === "coApplicantDetails")!;
  const [mother] = sampleSection("coApplicantDetails", (path) => path, ["a"]) as [FormValues & { id: string }];
  const typed = { ...mother, phoneNumber: `+91 ${String(mother.phoneNumber)}`, country: "India." };
  const theirs = byPlace([mother]);
  expect(holdsSaved(people, byPlace([typed]), theirs, CONTEXT)).toBe(true);
  expect(holdsSaved(people, byPlace([{ ...typed, country: "Nepal" }]), theirs, CONTEXT)).toBe(false);
});
