import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { FormProvider, useForm } from "react-hook-form";
import { fromStored } from "@/lib/loan-form/record";
import { type RepeatedSection, type Section, SECTION_KEYS, sectionOf } from "@/lib/loan-form/registry";
import { sampleSection } from "@/tests/samples/sections";
import type { LoadedForm } from "./loan-form-context";
import { PersonCard } from "./person-card";
import { startValues } from "./section-values";

const SECTION = sectionOf("coApplicantDetails") as Section as RepeatedSection;
const record = {
  ...fromStored(
    Object.fromEntries(SECTION_KEYS.map((key) => [key, sampleSection(key, () => "", ["first", "second"])])),
  ),
  complete: false,
  prefill: {},
  files: {},
} as unknown as LoadedForm;

/** The cards of two saved co-applicants; `change` is what the form holds beyond what is saved. */
function Cards({ change = {} }: { change?: object }) {
  const form = useForm({ defaultValues: { ...startValues(SECTION as Section, record), ...change } });
  return (
    <FormProvider {...form}>
      {[0, 1].map((index) => (
        <PersonCard
          key={index}
          section={SECTION}
          index={index}
          record={record}
          locked={false}
          onBusy={() => {}}
          onRemove={index > 0 ? () => {} : undefined}
        />
      ))}
    </FormProvider>
  );
}
/** With the parts that come later, such as a box with suggestions. */
const drawn = async (change?: object) => text((await prerenderToNodeStream(<Cards change={change} />)).prelude);
const summaries = (html: string) =>
  [...html.matchAll(/<summary[^>]*>(.*?)<\/summary>/g)].map(([, inside]) => inside!.replace(/<[^>]+>/g, " ").trim());

test("a saved co-applicant is a line with the name, the relation and Edit; the answers are folded behind it", async () => {
  const people = record.coApplicantDetails as { firstName: string; lastName: string; relation: string }[];
  const html = await drawn();
  expect(summaries(html).map((line) => line.replace(/\s+/g, " "))).toEqual(
    people.map(({ firstName, lastName, relation }) => `${firstName} ${lastName} ${relation} Edit`),
  );
  expect(html).not.toMatch(/<details[^>]* open/);
  expect(html.match(/PRIMARY CO-APPLICANT|SECONDARY CO-APPLICANT/gi)).toHaveLength(2);
  expect(html.match(/Remove this co-applicant</g)).toHaveLength(1);
});

test("of somebody abroad a postal code and a state may be left out, and the student's address is not offered", async () => {
  const [first] = record.coApplicantDetails as object[];
  const plain = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
  const [abroad, inIndia] = plain(await drawn({ "0": { ...first, country: "United Arab Emirates" } })).split(
    "SECONDARY CO-APPLICANT",
  );
  for (const words of ["Lives in", "Country", "An Indian number that reaches them", "Postal code (optional)"])
    expect(abroad).toContain(words);
  expect(abroad).toContain("State, province or emirate (optional)");
  expect(abroad).not.toContain("Use same address");
  expect(inIndia).toContain("Use same address");
  expect(inIndia).toMatch(/Pin code (?!\(optional)/);
});

test("one who is not saved as the form has them stands open, and nothing of them is hidden", async () => {
  const [first] = record.coApplicantDetails as object[];
  expect(summaries(await drawn({ "0": { ...first, city: "Anand" } }))).toHaveLength(1);
});
