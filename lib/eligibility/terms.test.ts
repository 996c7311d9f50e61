import { ownTerms } from "./terms";
import { scheme, STUDENT } from "./testing";

const of = (columns: Parameters<typeof scheme>[1], years = 8, courseMonths = 24) =>
  ownTerms(scheme("a", columns), { ...STUDENT, years, courseMonths });

it.each([
  ["simple", "nothing", false],
  ["compound", "nothing", true],
  ["paid", "interest", false],
  ["fullEmi", "full", false],
  ["choice", "nothing", false],
  [null, "nothing", false],
] as const)("pays while studying as %p: %s", (studyInterest, mode, compounding) =>
  expect(of({ studyInterest })).toMatchObject({ mode, compounding }),
);

it.each([
  [180, 15, 180, false],
  [179, 15, 179, true],
  [120, 15, 120, true],
  [120, 10, 120, false],
  [null, 15, 180, false],
])("of %p months at most takes for %p years %p", (tenureMaxMonths, years, months, shortened) =>
  expect(of({ tenureMaxMonths }, years)).toMatchObject({ months, shortened }),
);

it.each([
  [126, "simple", 8, 96, false],
  [125, "simple", 8, 95, true],
  [31, "simple", 8, 1, true],
  [30, "simple", 8, 0, true],
  [12, "simple", 8, 0, true],
  // Full instalments run through the course, so the whole time is left for them.
  [96, "fullEmi", 8, 96, false],
  [95, "fullEmi", 8, 95, true],
] as const)(
  "of %p months with the course and its holiday, %s, for %p years %p",
  (tenure, way, years, months, shortened) =>
    expect(of({ tenureMaxMonths: tenure, tenureWithStudy: true, studyInterest: way }, years)).toMatchObject({
      months,
      shortened,
    }),
);

it.each([
  [12, 6],
  [6, 6],
  [3, 3],
  [0, 0],
  [null, 6],
])("with a holiday of %p months counts %p", (graceMonths, counted) =>
  expect(of({ graceMonths }).graceMonths).toBe(counted),
);
