import type { FieldSpec } from "@/lib/loan-form/fields";
import { fromStored } from "@/lib/loan-form/record";
import { formContext, type LoanForm, type Section, SECTION_KEYS, SECTIONS } from "@/lib/loan-form/registry";
import { sampleSection } from "@/tests/samples/sections";
import { checklistOf, usualStatus } from "./checklist";
import {
  applicantProfiles,
  nameOfDocument,
  neededDocuments,
  slotPlace,
  usuallyMissing,
  requirementLevel,
} from "./wanted";

const AT = new Date("2026-11-21T05:12:00Z");
const url = (path: string) => `/api/files/${Buffer.from(path).toString("hex").padEnd(32, "0").slice(0, 32)}`;

type Profile = {
  educationLevel?: string;
  admissionStatus?: string;
  country?: string;
  employed?: [string, string];
  people?: [relation: string, employmentType: string][];
};

/** An application with every answer and, unless told otherwise, no document. */
function formOf(profile: Profile, withPapers = false): LoanForm {
  const people = profile.people ?? [["Father", "Self Employed"]];
  const ids = people.map((_, index) => `p${index}`);
  const form = fromStored(
    Object.fromEntries(SECTION_KEYS.map((key) => [key, sampleSection(key, withPapers ? url : () => "", ids)])),
  );
  form.admissionDetails = {
    ...form.admissionDetails!,
    educationLevel: profile.educationLevel ?? "postgraduate",
    admissionStatus: profile.admissionStatus ?? "confirmed_admission",
    countryOfUniversity: profile.country ?? "Canada",
  };
  const [employed, employmentType] = profile.employed ?? ["No", ""];
  form.loanDetails = { ...form.loanDetails!, employed, employmentType };
  form.coApplicantDetails = form.coApplicantDetails!.map((person, index) => ({
    ...person,
    relation: people[index]![0],
    employmentType: people[index]![1],
  }));
  return form;
}

const isPaper = ({ kind, fields }: FieldSpec): boolean =>
  kind === "upload" || Object.values(fields ?? {}).some(({ kind: inner }) => inner === "upload");

/** The slots that say "Lenders usually ask for this", as components/loan-form/field-list.tsx works them out. */
function markedSlots(form: LoanForm) {
  const { mine, people } = applicantProfiles(form);
  const marked: string[] = [];
  for (const section of SECTIONS as readonly Section[]) {
    const rows = section.repeats
      ? people.map((profile, index) => [profile, `${index}.`] as const)
      : [[mine, ""] as const];
    for (const [profile, prefix] of rows)
      for (const [name, field] of Object.entries(section.fields as Record<string, FieldSpec>)) {
        if (!isPaper(field)) continue;
        const isRequired = section.isRequired(name, {}, formContext(form));
        if (requirementLevel(name, isRequired, profile).requirement !== "usual") continue;
        // Such a slot is never folded away.
        expect(slotPlace(name, isRequired, profile)).toBe("open");
        marked.push(`${section.key} ${prefix}${name}`);
      }
  }
  return marked.sort();
}

const topOf = (path: string) => path.replace(/\.(\d+\.)?(url|type)$/, "");

const PROFILES: [string, Profile][] = [
  ["a master's abroad, a father with a shop", {}],
  [
    "a bachelor's in India, before any letter",
    { educationLevel: "undergraduate", admissionStatus: "competitive_exams", country: "India" },
  ],
  [
    "a doctorate, a job, two salaried parents",
    {
      educationLevel: "doctorate",
      employed: ["Yes", "Salaried"],
      people: [
        ["Mother", "Salaried"],
        ["Papa", "Salaried"],
      ],
    },
  ],
  ["an own business, and an uncle", { employed: ["Yes", "Self Employed"], people: [["Uncle", "Salaried"]] }],
];

test.each(PROFILES)("%s: the slots, the checklist and the review's last look name the same papers", (_who, profile) => {
  const form = formOf(profile);
  const missing = usuallyMissing(form);
  const rows = checklistOf(form, { name: "Asha Rao", address: "https://dakhila.example", at: AT }).sections.flatMap(
    (section) => section.rows.filter(({ value }) => value === usualStatus()),
  );
  expect(missing.length).toBeGreaterThan(0);
  expect(rows.map(({ href }) => href!.split("#doc-")[1]).sort()).toEqual(missing.map(({ path }) => path).sort());
  expect(missing.map(({ key, path }) => `${key} ${topOf(path)}`).sort()).toEqual(markedSlots(form));
  // With every paper there, none is missed; what the form requires is never among them.
  expect(usuallyMissing(formOf(profile, true))).toEqual([]);
  expect(missing.filter(({ requirement }) => requirement !== "usual")).toEqual([]);
});

test("a letter in hand and a father with a shop: these papers, each with whose it is", () => {
  expect(usuallyMissing(formOf({})).map(nameOfDocument)).toEqual([
    "Bachelor's Marksheet",
    "Score card, SAT",
    "Letter, University Application Letter",
    "ITR, Primary Co-applicant",
    "Business Proof, Primary Co-applicant",
    "Current Account Statement, Primary Co-applicant",
  ]);
});

test.each<[string, [string, string, string, string]]>([
  ["Mother", ["none", "parents", "open", "others"]],
  ["father", ["parents", "none", "open", "others"]],
  ["Papa", ["parents", "none", "open", "others"]],
  ["Father-in-law", ["parents", "parents", "open", "others"]],
  ["Uncle", ["parents", "parents", "open", "others"]],
])("a salaried co-applicant who is the %s: where the slots stand", (relation, places) => {
  const { mine, people } = applicantProfiles(formOf({ people: [[relation, "Salaried"]] }));
  expect([
    slotPlace("motherPanCard", false, mine),
    slotPlace("fatherAadhaarCardFront", false, mine),
    slotPlace("paySlips", false, people[0]!),
    slotPlace("businessProof", false, people[0]!),
  ]).toEqual(places);
});

test("nothing is folded away for an answer that is not given yet", () => {
  const { mine } = applicantProfiles(fromStored({}));
  for (const name of ["paySlips", "businessProof", "bachelorsMarksheet", "proofOfIntent"])
    expect(slotPlace(name, false, mine)).toBe("open");
});

test("a stored paper of a parent who became a co-applicant is still one of the application's", () => {
  const form = formOf({}, true);
  const father = neededDocuments(form).filter(({ path }) => path.startsWith("father"));
  expect(father.map(({ requirement, url: address }) => [requirement, address !== ""])).toEqual(
    Array(3).fill(["none", true]),
  );
});
