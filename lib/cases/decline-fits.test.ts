import { rule, rulebookOf, scheme } from "@/lib/eligibility/testing";
import { fitsAfterDecline } from "./decline-fits";

const FORM = { country: "Japan", level: "postgraduate", amount: 2_000_000, hasSecurity: true };
const NO_LIMIT = { securedMax: null, unsecuredMax: null };
const onlyIn = (...countries: string[]) => ({ abroad: "named", countries }) as const;

const said = (
  reason: Parameters<typeof fitsAfterDecline>[1],
  schemes: readonly ReturnType<typeof scheme>[],
  own: readonly (string | null)[] = [],
) => {
  const fits = fitsAfterDecline(rulebookOf(...schemes), reason, FORM, own);
  return fits && { named: fits.lenders.map(({ id }) => id), excluded: fits.excluded };
};
const FITS = { named: ["a"], excluded: [] };
const EXCLUDED = { named: [], excluded: ["a"] };
/** Nothing is said of the lender. */
const SILENT = { named: [], excluded: [] };

test.each<[string, "country" | "security", Parameters<typeof scheme>[1][], object]>([
  ["it lends in any country", "country", [{}], FITS],
  ["it names the country", "country", [onlyIn("US", "JP")], FITS],
  ["it names others alone", "country", [onlyIn("US")], EXCLUDED],
  ["it publishes no countries", "country", [{ abroad: "open" }], SILENT],
  ["it names others and leaves the list open", "country", [{ abroad: "open", countries: ["US"] }], SILENT],
  ["it lends in any country, by rules that cannot all be read", "country", [{ unreadable: 1 }], SILENT],
  [
    "it names others alone, by rules that cannot all be read",
    "country",
    [{ ...onlyIn("US"), unreadable: 1 }],
    EXCLUDED,
  ],
  ["one scheme takes the country and another does not", "country", [onlyIn("US"), {}], FITS],
  ["one scheme does not take it and another does not say", "country", [onlyIn("US"), { abroad: "open" }], SILENT],
  ["its columns take it and a rule does not", "country", [{ rules: [rule("studyIn", "in", "us")] }], EXCLUDED],
  ["it lends for people of a group alone", "country", [{ forGroups: ["sc"] }], SILENT],
  ["it lends for people of a state alone", "security", [{ forStates: ["GJ"] }], SILENT],
  ["it lends as much without security", "security", [{}], FITS],
  ["it always asks for security", "security", [{ unsecuredMax: 0 }], EXCLUDED],
  ["it publishes no limit without security", "security", [NO_LIMIT], SILENT],
  ["it publishes its smallest loan alone", "security", [{ ...NO_LIMIT, amountMin: 100_000 }], SILENT],
  ["its limit is in a currency without a rate", "security", [{ currency: "USD" }], SILENT],
])("a lender is named, excluded or passed over where %s", (_, reason, schemes, expected) => {
  const own = schemes.map((columns, index) => scheme("a", { id: `a.${index}`, ...columns }));
  expect(said(reason, own)).toEqual(expected);
});

test("at most five are named, none that the student has already; one without schemes is passed over", () => {
  const ids = ["a", "b", "c", "d", "e", "f", "g"];
  const schemes = ids.map((id) => scheme(id));
  expect(said("country", schemes, ["b", null])!.named).toEqual(["a", "c", "d", "e", "f"]);
  const book = { ...rulebookOf(...schemes), schemes: schemes.slice(1) };
  expect(fitsAfterDecline(book, "country", FORM, [])).toMatchObject({ excluded: [] });
});

test.each<[string, Parameters<typeof fitsAfterDecline>[1], Partial<typeof FORM>]>([
  ["a reason that no published rule is about", "incomeLow", {}],
  ["no reason", null, {}],
  ["a form without a country", "country", { country: "" }],
  ["a form without an amount", "country", { amount: NaN }],
])("nothing is known of %s", (_, reason, form) =>
  expect(fitsAfterDecline(rulebookOf(scheme("a")), reason, { ...FORM, ...form }, [])).toBeNull(),
);
