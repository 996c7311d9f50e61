import { isRealDate } from "@/lib/dates/dates";
import { LAW_RULES } from "./law-rules";

it("has each rule once", () => {
  expect(LAW_RULES.length).toBeGreaterThanOrEqual(90);
  expect(new Set(LAW_RULES.map(({ id }) => id)).size).toBe(LAW_RULES.length);
});

it.each(LAW_RULES.map((rule) => [rule.id, rule] as const))("%s has a source and its days in order", (_, rule) => {
  expect(rule.text).toMatch(/^[^\s].*\.$/);
  expect(rule.source.trim()).not.toBe("");
  expect(rule.usedBy).not.toBe("");
  const { forPublicBank, forPrivateBank, forNbfc, forForeignLender, forOthers = "" } = rule;
  expect([forPublicBank, forPrivateBank, forNbfc, forForeignLender, forOthers !== ""]).toContain(true);
  const { sourceDate, validFrom, validTo, reviewBy } = rule;
  for (const day of [sourceDate, validFrom ?? sourceDate, validTo ?? sourceDate, reviewBy ?? sourceDate])
    expect(isRealDate(day)).toBe(true);
  expect(sourceDate <= "2026-11-21").toBe(true);
  if (validFrom && validTo) expect(validFrom <= validTo).toBe(true);
});

// What the study left open is never told as if it were settled.
it("names what is to be read in the original, and is not sure of what one source tells", () => {
  const of = (id: string) => LAW_RULES.find((rule) => rule.id === id)!;
  for (const id of ["rbios-30-days", "rbios-90-days", "reject-reasons-bank", "service-area", "psb-15-days"])
    expect(of(id).mustReadOriginal).toBeTruthy();
  expect(of("rbios-commercial-decision").confidence).toBe("low");
  expect(of("psb-15-days")).toMatchObject({ forPublicBank: true, forPrivateBank: false, forNbfc: false });
  for (const id of ["rbios-first-lender", "rbios-30-days", "rbios-90-days", "rbios-who"])
    expect(of(id)).toMatchObject({ forPrivateBank: true, forNbfc: true, forForeignLender: false });
});
