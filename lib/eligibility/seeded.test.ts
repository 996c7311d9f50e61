import { EDUCATION_LEVELS } from "@/lib/admission";
import { COUNTRIES } from "@/prisma/seed-data/countries";
import type { Answers } from "./answers";
import { check } from "./check";
import type { Outcome } from "./finding";
import { rateFor } from "./rate";
import type { CheckedScheme } from "./schema";
import { rulebookOf, rulebookOfSeed, STUDENT } from "./testing";

const SCHEMES = rulebookOfSeed().schemes;
/** As lists of lenders name them; of Russia, Georgia, Kyrgyzstan and the like a lender without a list is asked. */
const COMMON = "US GB CA AU NZ SG HK JP AT BE DK FI FR DE GR IE IT NL NO PL PT ES SE CH CZ EE".split(" ");

/** Somebody whom the scheme's columns take, but for what the test is about. */
const welcome = ({ inIndia, countries, levels, amountMin }: CheckedScheme): Answers => ({
  ...STUDENT,
  country: inIndia ? "IN" : (countries[0] ?? "US"),
  level: levels[0] ?? "postgraduate",
  amount: amountMin ?? 1,
  admission: "confirmed_admission",
  premier: "yes",
});

describe.each(SCHEMES.map((each) => [each.id, each] as const))("%s", (_id, own) => {
  // Its columns alone: a rule's row on top could decide otherwise. One unit of its currency is one rupee here.
  const book = {
    ...rulebookOf({ ...own, rules: [], sources: [] }),
    countries: COUNTRIES.map(({ code, name }) => ({ code, name })),
  };
  const findings = (answers: Partial<Answers>) => {
    const { fits, onlyIf, misses } = check(book, { ...welcome(own), ...answers }, { [own.currency]: 1 });
    return [...fits, ...onlyIf, ...misses][0]!.findings;
  };
  const outcome = (facts: readonly string[], answers: Partial<Answers>) =>
    findings(answers).find(({ fact }) => facts.includes(fact))?.outcome;
  const limit = (answers: Partial<Answers>) => outcome(["secured", "unsecured"], answers);

  it("lends where it says", () => {
    expect(outcome(["countries"], { country: "IN" })).toBe(own.inIndia ? "holds" : "fails");
    for (const country of own.abroad === "none" ? [] : own.countries)
      expect(outcome(["countries"], { country })).toBe("holds");
    const elsewhere = COUNTRIES.map(({ code }) => code).filter(
      (code) => code !== "IN" && !own.countries.includes(code),
    );
    for (const country of elsewhere) {
      const usual = COMMON.includes(country) ? "holds" : "asks";
      const expected = { none: "fails", named: "fails", open: "asks", any: usual }[own.abroad];
      expect([country, outcome(["countries"], { country })]).toEqual([country, expected]);
    }
  });

  it("takes its levels, institutes, stages of admission and co-applicants", () => {
    for (const { value: level } of EDUCATION_LEVELS)
      expect(outcome(["levels"], { level })).toBe(
        own.levels.length === 0 ? undefined : own.levels.includes(level) ? "holds" : "fails",
      );
    expect(outcome(["onlyIf"], {})).toBe(own.onlyIf === null ? undefined : "asks");
    const listed = { yes: "holds", no: "fails", unknown: "asks" } as const;
    for (const premier of ["yes", "no", "unknown"] as const)
      expect(outcome(["institutes"], { premier })).toBe(own.institutes === "listed" ? listed[premier] : undefined);
    const early = own.admission === null ? undefined : own.admission === "anyStage" ? "holds" : "fails";
    expect(outcome(["admission"], { admission: "competitive_exams" })).toBe(early);
    expect(outcome(["admission"], { admission: "offer_letter" })).toBe(early);
    expect(outcome(["admission"], { admission: "received_offer" })).toBe(early && "holds");
    const without: Record<"notEarning" | "none", Outcome> | null =
      own.coApplicant &&
      {
        none: { notEarning: "holds", none: "holds" } as const,
        expected: { notEarning: "asks", none: "fails" } as const,
        earning: { notEarning: "fails", none: "fails" } as const,
      }[own.coApplicant];
    for (const coApplicant of ["notEarning", "none"] as const)
      expect(outcome(["coApplicant"], { coApplicant })).toBe(without?.[coApplicant]);
  });

  it("lends from its smallest loan on", () => {
    if (own.amountMin === null) return expect(outcome(["minimum"], {})).toBeUndefined();
    expect(outcome(["minimum"], { amount: own.amountMin })).toBe("holds");
    expect(outcome(["minimum"], { amount: own.amountMin - 1 })).toBe("fails");
  });

  it("lends up to its limits, with and without security", () => {
    const { securedMax, unsecuredMax, unsecuredTopMax: top, unsecuredTopFor } = own;
    const largest = Math.max(securedMax ?? 0, unsecuredMax ?? 0, top ?? 0);
    if (securedMax !== null) {
      expect(limit({ security: true, amount: securedMax })).toBe("holds");
      expect(limit({ security: true, amount: largest + 1 })).toBe("fails");
    } else expect(limit({ security: true, amount: largest + 1 })).toBe("asks");

    for (const premier of ["yes", "no", "unknown"] as const) {
      const at = (amount: number) => limit({ amount, premier, security: false });
      if (unsecuredMax !== null && unsecuredMax > 0) expect(at(unsecuredMax)).toBe("holds");
      if (top !== null) {
        const refused = unsecuredMax === null ? "asks" : "fails";
        const beyondFirm = {
          listed: { yes: "holds", no: refused, unknown: "asks" } as const,
          category: { yes: "asks", no: refused, unknown: "asks" } as const,
          profile: { yes: "asks", no: "asks", unknown: "asks" } as const,
        }[unsecuredTopFor ?? "profile"][premier];
        for (const amount of [(unsecuredMax ?? 0) + 1, top]) expect(at(amount)).toBe(beyondFirm);
        expect(at(top + 1)).toBe("fails");
      } else if (unsecuredMax !== null) {
        // More for some, without a figure.
        const asked = unsecuredTopFor !== null && (premier !== "no" || unsecuredTopFor === "profile");
        expect(at(unsecuredMax + 1)).toBe(asked ? "asks" : "fails");
        if (securedMax !== null) expect(at(securedMax + 1)).toBe("fails");
      } else if (securedMax !== null) {
        expect(at(securedMax)).toBe("asks");
        expect(at(securedMax + 1)).toBe("fails");
      } else expect(at(1_000_000_000)).toBe("asks");
    }
  });

  it("has each published rate chosen by somebody, or beaten by a lower one of the same case", () => {
    for (const { security, institute, upToAmount, aboveAmount, fromPct, plus, type } of own.rates) {
      if (plus !== null) continue;
      const stated = rateFor(
        own,
        {
          amount: upToAmount ?? (aboveAmount ?? 0) + 1,
          security: security === "with",
          premier: institute === "listed" ? "yes" : "no",
        },
        1,
      );
      expect(stated.rate).not.toBeNull();
      if (type !== "fixed" && stated.rate?.institute === institute && stated.rate.security === security)
        expect(stated.rate.fromPct).toBeLessThanOrEqual(fromPct);
    }
  });
});
