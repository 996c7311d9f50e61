import { fromStored } from "./record";
import { formContext, SECTIONS, sectionOf } from "./registry";
import { sampleSection } from "@/tests/samples/sections";

const url = () => "/api/files/0123456789abcdef0123456789abcdef";

test("however many students there are, a section has two schemas: for a study in India, and for one abroad", () => {
  const forms = Array.from({ length: 50 }, (_, student) =>
    fromStored({
      admissionDetails: {
        ...(sampleSection("admissionDetails", url) as object),
        countryOfUniversity: student % 2 === 0 ? "India" : `Country ${student}`,
      },
      coApplicantDetails: sampleSection("coApplicantDetails", url, [`first-${student}`, `second-${student}`]),
    }),
  );
  for (const section of SECTIONS) {
    const schemas = new Set(forms.map((form) => section.schema(formContext(form))));
    expect([section.key, schemas.size]).toEqual([section.key, 2]);
  }
});

test("each of the two keeps to its own rules, whichever was asked first", () => {
  const papers = { ...(sampleSection("kycDetails", url) as object), passport: "" };
  const takes = (abroad: boolean) => sectionOf("kycDetails").schema({ abroad }).safeParse(papers).success;
  expect([takes(true), takes(false), takes(true), takes(false)]).toEqual([false, true, false, true]);
});
