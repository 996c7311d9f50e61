import { addDays } from "@/lib/dates/calendar";
import { seededSupport } from "@/tests/factories/dated-facts";
import { figuresOf, supportFindings, shownSupport, type SupportScheme, tellingOf } from "./schemes";
import { supportRow } from "./support-row";

const SCHEMES = seededSupport();
const TODAY = "2026-11-28";
const schemeOf = (id: string) => SCHEMES.find((scheme) => scheme.id === id)!;
const NONE = { incomeMax: null, amountMax: null, ratePct: null };

it.each([
  ["pm-vidyalaxmi", "mayAsk"],
  ["nos-sc", "mayAsk"],
  ["west-bengal-student-credit-card", "mayAsk"],
  ["csis", "askWhether"],
  ["gujarat-mysy", "askWhether"],
  ["ambedkar-interest-subsidy", "warning"],
  ["padho-pardesh", "warning"],
  ["andhra-guaranteed-loan", "warning"],
])("%s: %s", (id, telling) => expect(tellingOf(schemeOf(id), TODAY)).toBe(telling));

it.each(["closedForNew", "announced"] as const)("warns of what is %s, also where no end is known", (status) => {
  const scheme = { ...schemeOf("pm-vidyalaxmi"), status, validTo: null };
  expect(tellingOf(scheme, TODAY)).toBe("warning");
  expect(figuresOf(scheme, TODAY)).toEqual(NONE);
});

it("asks whether, and shows no figure, from the day after a review", () => {
  const scheme = schemeOf("pm-vidyalaxmi");
  const after = addDays(scheme.reviewBy, 1);
  expect(tellingOf(scheme, scheme.reviewBy)).toBe("mayAsk");
  expect(figuresOf(scheme, scheme.reviewBy)).toEqual({ incomeMax: 800_000, amountMax: 1_000_000, ratePct: null });
  expect(tellingOf(scheme, after)).toBe("askWhether");
  expect(figuresOf(scheme, after)).toEqual(NONE);
});

it.each(SCHEMES.map((scheme) => [scheme.id, scheme] as const))(
  "%s has no figure from the day after its review",
  (_, scheme) => {
    const last = shownSupport(scheme, scheme.reviewBy);
    expect(last).toMatchObject({ isStale: false, benefit: scheme.benefit, statusText: scheme.statusText });
    const { incomeMax, amountMax, ratePct, ...after } = shownSupport(scheme, addDays(scheme.reviewBy, 1));
    expect([after.isStale, incomeMax, amountMax, ratePct]).toEqual([true, null, null, null]);
    const words = [after.forWhom, after.benefit, after.how, after.conflict, after.statusText].join(" ");
    expect(words).not.toMatch(/\d/);
    expect(after.telling).not.toBe("mayAsk");
  },
);

it("warns of what is over, and does not tell what has not begun as open", () => {
  const scheme = { ...schemeOf("nos-sc"), validFrom: "2026-12-01", validTo: "2026-12-31" };
  expect(["2026-11-30", "2026-12-01", "2026-12-31", "2027-01-01"].map((day) => tellingOf(scheme, day))).toEqual([
    ...["askWhether", "mayAsk", "mayAsk", "warning"],
  ]);
});

it("shows no figure of hearsay, or of what is named only to warn", () => {
  for (const scheme of SCHEMES) {
    const isPlain = scheme.confidence !== "low" && tellingOf(scheme, TODAY) !== "warning";
    if (!isPlain) expect([scheme.id, figuresOf(scheme, TODAY)]).toEqual([scheme.id, NONE]);
  }
});

it("finds nothing in the seeded schemes", () => expect(supportFindings(SCHEMES, TODAY)).toEqual([]));

it.each<[string, Partial<SupportScheme>, RegExp]>([
  ["read in the future", { readOn: "2026-11-29" }, /read in the future/],
  ["a source of the future", { publishedOn: "2026-12" }, /source of the future/],
  ["read before it was published", { publishedOn: "2026-11-26" }, /before its source/],
  ["an end before its beginning", { validTo: "2020-01-01" }, /ends before/],
  ["open by hearsay", { confidence: "low" }, /hearsay/],
  ["open without an address", { sourceUrl: null }, /without the address/],
  ["a rate of a scholarship", { kind: "scholarship", ratePct: 4 }, /no loan/],
])("finds a planted fault: %s", (_, fault, says) => {
  const found = supportFindings([{ ...schemeOf("pm-vidyalaxmi"), ...fault }], TODAY);
  expect(found).toContainEqual({ row: "pm-vidyalaxmi", says: expect.stringMatching(says) });
});

it("takes no row that is to be mended, archived, or without kind, place, source, date and review", () => {
  const scheme = schemeOf("csis");
  const day = (text: string | null) => text && new Date(text);
  const row = {
    ...scheme,
    ...{ validFrom: day(scheme.validFrom), validTo: day(scheme.validTo) },
    ...{ reviewBy: day(scheme.reviewBy), readOn: day(scheme.readOn) },
  };
  expect(supportRow.parse(row)).toEqual(scheme);
  for (const fault of [
    ...[{ toMend: "a6_benefit: blank." }, { archivedAt: new Date() }, { kind: null }, { place: null }],
    ...[{ source: "" }, { publishedOn: null }, { reviewBy: null }],
  ])
    expect(supportRow.safeParse({ ...row, ...fault }).success).toBe(false);
});
