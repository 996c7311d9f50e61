import { addDays, dayOf } from "@/lib/dates/calendar";
import type { FieldSpec, Fields } from "@/lib/loan-form/fields";
import { type Section, type SectionKey, sectionOf } from "@/lib/loan-form/registry";

/** A valid answer for every field, derived from the registry. `upload` and `ids` by path. */
export function sampleSection(
  key: SectionKey,
  upload: (path: string) => string,
  ids: readonly string[] = [""],
): unknown {
  const section: Section = sectionOf(key);
  if (!section.repeats) return sampleOf(section.fields, upload, "");
  return ids.map((id, index) => ({ ...sampleOf(section.fields, upload, `${index}.`), id }));
}

function sampleOf(fields: Fields, upload: (path: string) => string, at: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .map(([name, field]) => [name, sampleAnswer(name, field, upload, at + name)] as const)
      .filter(([, answer]) => answer !== undefined),
  );
}

const BY_NAME: Record<string, string> = {
  firstName: "Asha",
  lastName: "Iyer",
  city: "Surat",
  state: "Gujarat",
  loanAmount: "2000000",
  areaOfStudy: "Data Science",
  countryOfUniversity: "Canada",
  university: "University of Toronto",
  customCountry: "",
  customUniversity: "",
  relation: "Mother",
};

function sampleAnswer(name: string, field: FieldSpec, upload: (path: string) => string, path: string): unknown {
  switch (field.kind) {
    case "id":
      return "";
    case "checkbox":
      return false;
    case "upload":
      return upload(path);
    case "group":
      return sampleOf(field.fields!, upload, `${path}.`);
    case "list":
      return [sampleOf(field.fields!, upload, `${path}.0.`)];
    case "select":
      return field.choices![0]!.value;
    // Absent: India.
    case "country":
      return undefined;
    case "email":
      return "asha.iyer@example.com";
    case "phone":
      return "9876543210";
    case "pin":
      return "395007";
    case "date":
      return "2003-07-27";
    case "month":
      return `${addDays(dayOf(new Date()), 200).slice(0, 7)}-01`;
    case "amount":
      return BY_NAME[name] ?? "12000";
    case "text":
    case "typed":
    case "textarea":
    case "combobox":
      return BY_NAME[name] ?? "12 Station Road, Adajan";
  }
}
